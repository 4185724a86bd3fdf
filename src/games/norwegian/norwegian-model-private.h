/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the model's files of Bataille norvégienne share. */

#pragma once

#include "games/shedding/shedding-model.h"
#include "model/learn/tapis-question.h"
#include "norwegian-rules.h"

G_BEGIN_DECLS

/* norwegian-words.c, -words-position.c and -quiz.c */
extern const TapisGameWords     tapis_words_norwegian;
extern const TapisPrompt        norwegian_prompts[];
extern const TapisPositionWords tapis_position_words_norwegian;
extern const TapisQuiz          tapis_quiz_norwegian;

/* TapisSheddingKind.demand */
char *norwegian_demand (const CgState *state);

G_END_DECLS
