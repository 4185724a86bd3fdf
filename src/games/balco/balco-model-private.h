/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the model's files of Balcó share. */

#pragma once

#include "games/shedding/shedding-model.h"
#include "model/learn/tapis-question.h"
#include "balco-rules.h"

G_BEGIN_DECLS

extern const TapisGameWords tapis_words_balco; /* balco-words.c */
extern const TapisQuiz      tapis_quiz_balco;  /* balco-quiz.c */

G_END_DECLS
