/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual to read: the list of what there is, or the rules and the house
 * rules of a game, or another page of the help; with a search, and with the
 * house rules that are in force. Knows games only from the registry. */

#pragma once

#include "tapis-page.h"

#include "tapis-manual-force.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MANUAL_VIEW (tapis_manual_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisManualView, tapis_manual_view, TAPIS, MANUAL_VIEW,
                      TapisPage)

/** Shows the page or the section @to ("GAME", "GAME#turn"); %NULL:
 * the list of all; with the focus there. */
void tapis_manual_view_show (TapisManualView *self, const char *to);

/** Shows @part. */
void tapis_manual_view_show_part (TapisManualView *self,
                                  TapisManualPart *part);

/** From now on the house rules of @setup are in force for the game @rules,
 * @where that says; for other games, and with %NULL for all, those that were
 * chosen last. */
void tapis_manual_view_tell (TapisManualView *self, const CgRules *rules,
                             const CgSetup *setup, TapisManualWhere where);

/** The page that is shown; %NULL: the list of all. */
TapisManualPage *tapis_manual_view_get_page (TapisManualView *self);

/** How many parts, or entries of the list, are to be seen. */
guint tapis_manual_view_count (TapisManualView *self);

G_END_DECLS
