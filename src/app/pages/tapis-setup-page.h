/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page for setting up a new game: the number of players, who plays, the
 * level, the house rules and the number of the deal. This file must know a game
 * only by its CgRules. */

#pragma once

#include "tapis-page.h"
#include "tapis-game-setup.h"

#define TAPIS_TYPE_SETUP_PAGE (tapis_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisSetupPage, tapis_setup_page, TAPIS, SETUP_PAGE,
                      TapisPage)

/** Shows @setup. The person can then change the choices. The button that begins
 * the game activates `win.start`. */
void tapis_setup_page_set_setup (TapisSetupPage       *self,
                                 const TapisGameSetup *setup);

/** Fills @setup with the choices of the person. */
void tapis_setup_page_get_setup (TapisSetupPage *self, TapisGameSetup *setup);
