/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The declarations that the model files of Balcó share. */

#pragma once

#include "games/shedding/shedding-model.h"
#include "model/learn/tapis-question.h"
#include "balco-rules.h"

extern const TapisGameWords tapis_words_balco; /* defined in balco-words.c */

/* The questions of the quiz, defined in balco-quiz.c. */
extern const TapisQuiz tapis_quiz_balco;

/* Implements TapisSheddingKind.why_next; defined in balco-quiz.c. Returns a
 * sentence that says why it is the turn of the seat to move in @after, the
 * position after @move, or NULL if the quiz does not ask about @move. */
char *balco_why_next (CgMove move, const CgState *after, CgRandom *random);
