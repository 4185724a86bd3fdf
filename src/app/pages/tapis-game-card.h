/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card of a game on the first page. It shows the emblem of the game, texts,
 * and buttons with the actions `win.resume ("id")`, `win.setup ("id")` and
 * `win.learn ("id")`, where "id" is the id of the game. */

#pragma once

#include <gtk/gtk.h>

#include "engine/cg-rules.h"
#include "model/learn/tapis-progress.h"
#include "model/past/tapis-store.h"

#define TAPIS_TYPE_GAME_CARD (tapis_game_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisGameCard, tapis_game_card, TAPIS, GAME_CARD,
                      GtkBox)

GtkWidget *tapis_game_card_new (const CgRules *rules);

/** Sets whether the card is a poster: a layout for a card with much room, which
 * also uses room that the card does not need. */
void tapis_game_card_set_poster (TapisGameCard *self, gboolean poster);

/** Returns the least height of the poster if it is @width pixels wide, with the
 * present size of the texts. */
int tapis_game_card_get_poster_height (TapisGameCard *self, int width);

/** Shows the button to resume if the game is @running, and highlights one
 * button: the button to resume if the game is @running, the button for a new
 * game if it was @played, otherwise the button to learn. Returns the
 * highlighted button. */
GtkWidget *tapis_game_card_update (TapisGameCard *self, gboolean running,
                                   gboolean played);

/** Shows the state of @running, the running game. If @running is %NULL, shows
 * how many people can play the game and how long a game takes. */
void tapis_game_card_tell (TapisGameCard *self, TapisGame *running);

const CgRules *tapis_game_card_get_rules (TapisGameCard *self);

/** Shows how far the learner has come in the course of the game, as recorded in
 * @progress. If the game was never played and its course is not begun, shows
 * how long the first section of the course takes; for this the files of its
 * lessons are read. */
void tapis_game_card_tell_course (TapisGameCard *self, TapisProgress *progress);
