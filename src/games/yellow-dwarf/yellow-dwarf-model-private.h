/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The declarations that the files of the model of Nain jaune share. */

#pragma once

#include "yellow-dwarf-rules.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-question.h"
#include "yellow-dwarf-model.h"

/* defined in yellow-dwarf-words.c, yellow-dwarf-words-position.c and
 * yellow-dwarf-quiz.c */
extern const TapisGameWords     tapis_words_yellow_dwarf;
extern const TapisPositionWords tapis_position_words_yellow_dwarf;
extern const TapisQuiz          tapis_quiz_yellow_dwarf;
