/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the model files of Balcó share. */

#pragma once

#include "games/shedding/shedding-model.h"
#include "model/learn/tapis-question.h"
#include "balco-rules.h"

G_BEGIN_DECLS

extern const TapisGameWords tapis_words_balco; /* balco-words.c */

/* balco-quiz.c */
extern const TapisQuiz tapis_quiz_balco;

/* TapisSheddingKind.why_next */
char *balco_why_next (CgMove move, const CgState *after, CgRandom *random);

G_END_DECLS
