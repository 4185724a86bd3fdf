/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual in the window: the list of all pages, the rules and house rules of
 * a game, or another page of the help. The person can search the texts, and
 * sees which house rules are in force. */

#pragma once

#include "tapis-page.h"

#include "tapis-manual-force.h"

#define TAPIS_TYPE_MANUAL_VIEW (tapis_manual_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisManualView, tapis_manual_view, TAPIS, MANUAL_VIEW,
                      TapisPage)

/** Shows the page or the section @to ("GAME" or "GAME#turn") and moves the
 * focus there. If @to is %NULL, shows the list of all pages. */
void tapis_manual_view_show (TapisManualView *self, const char *to);

/** Shows the page of @part, scrolls to @part, and moves the focus there. */
void tapis_manual_view_show_part (TapisManualView *self,
                                  TapisManualPart *part);

/** Tells the view that the house rules of @setup are in force in a game of
 * @rules, and in which game: @where. For all other games the view shows the
 * house rules that the person chose last. If @rules is %NULL, the view does
 * this for every game, and @setup is not used. */
void tapis_manual_view_tell (TapisManualView *self, const CgRules *rules,
                             const CgSetup *setup, TapisManualWhere where);

/** Returns the page that is shown, or %NULL if the list of all pages is shown.
 */
TapisManualPage *tapis_manual_view_get_page (TapisManualView *self);
