/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page that lists the themes of a game, and how well the learner knows each
 * of them. A training is begun from here. */

#pragma once

#include "model/learn/tapis-practice.h"
#include "tapis-page.h"

#define TAPIS_TYPE_TRAIN_PAGE (tapis_train_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisTrainPage, tapis_train_page, TAPIS, TRAIN_PAGE,
                      TapisPage)

/** Shows the themes of the game with @rules. @practice has what the learner
 * knows of them. A row has the action `win.train-theme (("id", timed))`: the id
 * of the theme, or "" for all themes, and whether the training ends after some
 * minutes. */
void tapis_train_page_set_game (TapisTrainPage *self, const CgRules *rules,
                                TapisPractice *practice);
