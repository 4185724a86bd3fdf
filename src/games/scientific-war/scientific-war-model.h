/* SPDX-License-Identifier: GPL-3.0-or-later */

/* TapisScientificWar: the game of Bataille scientifique as the table shows it.
 * To TapisGame it adds how the last trick has ended. */

#pragma once

#include "model/game/tapis-game.h"

/* The pile in the middle of the table is "pot". Each seat has the piles "hand",
 * "pile" (the cards that it has won) and "chosen" (at most one card). The
 * viewer must not know which cards another seat has in its hand. Therefore hand
 * and pile of another seat are shown together as the pile "owned", face down
 * and in an order that reveals nothing. */
#define TAPIS_TYPE_SCIENTIFIC_WAR (tapis_scientific_war_get_type ())
G_DECLARE_FINAL_TYPE (TapisScientificWar, tapis_scientific_war, TAPIS,
                      SCIENTIFIC_WAR, TapisGame)

/** What the table shows now besides the trick itself; the strings are
 * borrowed. */
typedef struct
{
  gboolean    low_strong; /* whether the order is reversed, so that the 2 is the
                           * strongest card */
  const char *caption;    /* how the last trick has ended, in a few words, or
                           * "" */
  const char *reason;     /* why the last trick has ended like this, in whole
                           * sentences, or "" if it had neither a jack nor a
                           * joker */
} TapisScientificWarNow;

const TapisScientificWarNow *tapis_scientific_war_now (
  TapisScientificWar *self);

/** Returns a few words about @seat in this trick: "seer"; "may swap"; "pile 4",
 * the size of the viewer's own pile; "hand 4", the size of another seat's hand
 * if the viewer knows it; or %NULL. If @seat is negative, returns the widest
 * note, and @game is not used. Free with g_free(). */
char *tapis_scientific_war_dup_note (TapisGame *game, int seat);
