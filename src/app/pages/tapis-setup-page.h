/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page on which a new game is settled: seats, level, house rules. Knows a
 * game only by its rules' table. */

#pragma once

#include "tapis-page.h"
#include "tapis-game-setup.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_SETUP_PAGE (tapis_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisSetupPage, tapis_setup_page, TAPIS, SETUP_PAGE,
                      TapisPage)

/** Its button to begin the game is the action `win.start`. */
GtkWidget *tapis_setup_page_new (GSettings *settings);

/** Asks for a game of @rules. */
void tapis_setup_page_set_rules (TapisSetupPage *self,
                                 const CgRules  *rules);

/** What has been settled. */
void tapis_setup_page_get_setup (TapisSetupPage *self,
                                 TapisGameSetup *setup);

G_END_DECLS
