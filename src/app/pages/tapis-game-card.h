/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the first page has of a game: emblem, words, and the buttons `win.resume
 * ("id")`, `win.setup ("id")` and `win.learn ("id")`. Knows games only from the
 * registry. */

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

/** Shows whether a game is running in @store, and suggests to resume it, to
 * play, or, where the game was never played, to learn it. Returns: the button
 * that is suggested. */
GtkWidget *tapis_game_card_update (TapisGameCard *self, TapisStore *store);

/** Tells about the @running game, or with %NULL about such games. */
void tapis_game_card_tell (TapisGameCard *self, TapisGame *running);

const CgRules *tapis_game_card_get_rules (TapisGameCard *self);

/** Tells how far the learner has come; of a course that was not begun how long
 * it takes, which reads its first lessons. */
void tapis_game_card_tell_course (TapisGameCard *self, TapisProgress *progress);

G_END_DECLS
