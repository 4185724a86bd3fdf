/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The declarations that the model files of Norwegian War share. */

#pragma once

#include "games/shedding/shedding-model.h"
#include "model/learn/tapis-question.h"
#include "norwegian-rules.h"

extern const TapisGameWords tapis_words_norwegian; /* defined in
                                                    * norwegian-words.c */

/* The questions of the quiz, defined in norwegian-quiz.c. */
extern const TapisQuiz tapis_quiz_norwegian;

/* Implements TapisSheddingKind.why_next; defined in norwegian-quiz.c. Returns a
 * sentence that says why it is the turn of the seat to move in @after, the
 * position after @move, or NULL if the quiz does not ask about @move. */
char *norwegian_why_next (CgMove move, const CgState *after, CgRandom *random);
