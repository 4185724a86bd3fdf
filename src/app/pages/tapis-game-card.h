/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of a game on the first page: emblem, texts, and buttons with the
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

/** Shows whether a game is running in @store, and highlights one button: to
 * resume it, else to play, or to learn a game that was never played. Returns:
 * that button. */
GtkWidget *tapis_game_card_update (TapisGameCard *self, TapisStore *store);

/** Shows how @running stands, the running game; with %NULL shows how many play
 * such games and how long they take. */
void tapis_game_card_tell (TapisGameCard *self, TapisGame *running);

const CgRules *tapis_game_card_get_rules (TapisGameCard *self);

/** Shows how far the learner has come in the course of the game, by @progress.
 * For a course that was not begun it shows how long its first section takes; to
 * find that out, the lessons of that section are read. */
void tapis_game_card_tell_course (TapisGameCard *self, TapisProgress *progress);

G_END_DECLS
