/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules and the help in the window: the list of all pages, the rules and
 * the house rules of a game, or another page of the help. It can be searched,
 * and shows which house rules are in force. */

#pragma once

#include "tapis-page.h"

#include "tapis-manual-force.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MANUAL_VIEW (tapis_manual_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisManualView, tapis_manual_view, TAPIS, MANUAL_VIEW,
                      TapisPage)

/** Shows the page or the section @to ("GAME", "GAME#turn") and moves the focus
 * there; %NULL: the list of all pages. */
void tapis_manual_view_show (TapisManualView *self, const char *to);

/** Shows the page of @part, scrolled to @part, which has the focus. */
void tapis_manual_view_show_part (TapisManualView *self,
                                  TapisManualPart *part);

/** Says that the house rules of @setup are in force for the game @rules; @where
 * says in which game. For other games, and with @rules %NULL for all games, the
 * house rules are those that were chosen last. */
void tapis_manual_view_tell (TapisManualView *self, const CgRules *rules,
                             const CgSetup *setup, TapisManualWhere where);

/** The page that is shown; %NULL: the list of all pages. */
TapisManualPage *tapis_manual_view_get_page (TapisManualView *self);

G_END_DECLS
