/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of a game on the first page: an emblem, texts, and buttons with the
 * actions `win.resume ("id")`, `win.setup ("id")` and `win.learn ("id")`. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"
#include "model/learn/tapis-progress.h"
#include "model/past/tapis-store.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_GAME_CARD (tapis_game_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisGameCard, tapis_game_card, TAPIS, GAME_CARD,
                      GtkBox)

GtkWidget *tapis_game_card_new (const CgRules *rules);

/** Shows whether a game of this kind is @running, and highlights one button:
 * the button to resume the running game, otherwise the button to play, or the
 * button to learn if the game was never @played. Returns: the highlighted
 * button. */
GtkWidget *tapis_game_card_update (TapisGameCard *self, gboolean running,
                                   gboolean played);

/** Shows the state of @running, the running game. If @running is %NULL, shows
 * how many people can play the game and how long it takes. */
void tapis_game_card_tell (TapisGameCard *self, TapisGame *running);

const CgRules *tapis_game_card_get_rules (TapisGameCard *self);

/** Shows how far the learner has come in the course of the game, according to
 * @progress. If the course was not begun, shows how long its first section
 * takes; for this the lessons of that section are read. */
void tapis_game_card_tell_course (TapisGameCard *self, TapisProgress *progress);

G_END_DECLS
