/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the model's files of Balcó share. */

#pragma once

#include "games/shedding/shedding-model.h"
#include "model/learn/tapis-question.h"
#include "balco-rules.h"

G_BEGIN_DECLS

/* balco-words.c, -words-position.c and -quiz.c */
extern const TapisGameWords     tapis_words_balco;
extern const TapisPrompt        balco_prompts[];
extern const TapisPositionWords tapis_position_words_balco;
extern const TapisQuiz          tapis_quiz_balco;

/* TapisSheddingKind.demand */
char *balco_demand (const CgState *state);

G_END_DECLS
