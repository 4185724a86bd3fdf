/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the model files of Norwegian War share. */

#pragma once

#include "games/shedding/shedding-model.h"
#include "model/learn/tapis-question.h"
#include "norwegian-rules.h"

G_BEGIN_DECLS

extern const TapisGameWords tapis_words_norwegian; /* norwegian-words.c */

/* norwegian-quiz.c */
extern const TapisQuiz tapis_quiz_norwegian;

/* TapisSheddingKind.why_next */
char *norwegian_why_next (CgMove move, const CgState *after, CgRandom *random);

G_END_DECLS
