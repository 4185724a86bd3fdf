/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What one looks up while playing: what each special card does under the rules
 * of this table, drawn and in sentences, and its house rules. A list whose
 * rows are gone through by the arrow keys and read out. Knows no game. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_GUIDE_VIEW (tapis_guide_view_get_type ())
G_DECLARE_FINAL_TYPE (TapisGuideView, tapis_guide_view, TAPIS, GUIDE_VIEW,
                      GtkBox)

GtkWidget *tapis_guide_view_new (void);

/** Tells of @game, or for %NULL of nothing; @links: with the way to the lesson
 * of each card, the action `win.lesson`. */
void tapis_guide_view_set_game (TapisGuideView *self,
                                TapisGame      *game,
                                gboolean        links);

/** Moves the focus to the first row. */
void tapis_guide_view_focus_first (TapisGuideView *self);

G_END_DECLS
