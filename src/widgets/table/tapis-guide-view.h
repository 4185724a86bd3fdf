/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guide, to be looked at while playing: what each special card does under
 * the rules of this table, as a picture and a sentence, and the house rules. A
 * list with a row for each. It must not know any game. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_GUIDE_VIEW (tapis_guide_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisGuideView, tapis_guide_view, TAPIS, GUIDE_VIEW,
                      GtkBox)

/** Shows the guide of @game, or with %NULL an empty one; @links: whether the
 * rows have buttons to their lessons (the action `win.lesson`). */
void tapis_guide_view_set_game (TapisGuideView *self, TapisGame *game,
                                gboolean links);

/** Moves the focus to the first row. */
void tapis_guide_view_focus_first (TapisGuideView *self);

G_END_DECLS
