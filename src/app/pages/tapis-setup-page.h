/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a new game is set up: number of players, who plays, level,
 * house rules, deal. Knows a game only by its table of rules. */

#pragma once

#include "tapis-page.h"
#include "tapis-game-setup.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SETUP_PAGE (tapis_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisSetupPage, tapis_setup_page, TAPIS, SETUP_PAGE,
                      TapisPage)

/** Asks how the game of @setup is to be played, and begins with what @setup
 * says. The button that begins the game is the action `win.start`. */
void tapis_setup_page_set_setup (TapisSetupPage       *self,
                                 const TapisGameSetup *setup);

/** Writes to @setup what a person has chosen. */
void tapis_setup_page_get_setup (TapisSetupPage *self, TapisGameSetup *setup);

G_END_DECLS
