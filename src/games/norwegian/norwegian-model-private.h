/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the model's files of Bataille norvégienne share. */

#pragma once

#include "games/shedding/shedding-model.h"
#include "model/learn/tapis-question.h"
#include "norwegian-rules.h"

G_BEGIN_DECLS

extern const TapisGameWords tapis_words_norwegian; /* norwegian-words.c */
extern const TapisQuiz      tapis_quiz_norwegian;  /* norwegian-quiz.c */

G_END_DECLS
