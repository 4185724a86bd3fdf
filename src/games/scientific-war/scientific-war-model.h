/* SPDX-License-Identifier: GPL-3.0-or-later */

/* TapisScientificWar: what the table of Bataille scientifique shows in addition
 * to TapisGame. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/* Piles of the middle: "pot"; of each seat: "hand", "pile" (the cards that it
 * has won) and "chosen" (at most one card). The viewer must not know which
 * cards another seat has in its hand. Therefore hand and pile of another seat
 * are shown together as "owned", face down and in an order that tells
 * nothing. */
#define TAPIS_TYPE_SCIENTIFIC_WAR (tapis_scientific_war_get_type ())
G_DECLARE_FINAL_TYPE (TapisScientificWar, tapis_scientific_war, TAPIS,
                      SCIENTIFIC_WAR, TapisGame)

#define TAPIS_SCIENTIFIC_WAR_SEATS 8

/** What the game shows now; borrowed. The last trick is shown until the next
 * one begins. */
typedef struct
{
  gboolean    low_strong; /* whether the order is reversed: the 2 is the
                           * strongest card */
  const char *caption;    /* how the last trick has ended, in short, or "" */
  const char *reason;     /* why it has ended so, in whole sentences; "" when no
                           * jack or joker lay in it */
  int         taker;      /* the seat that has taken the trick, or -1 */
  TapisCard  *shown[TAPIS_SCIENTIFIC_WAR_SEATS]; /* by seat: a picture of the
                           * card that it has shown, or NULL; the card itself
                           * has moved on */
} TapisScientificWarNow;

const TapisScientificWarNow *tapis_scientific_war_now (
  TapisScientificWar *self);

/** The seat that has shown @card in the trick that is shown, or -1. */
int tapis_scientific_war_find_shown (TapisScientificWar *self, TapisCard *card);

/** What is special about @seat in this trick, in short: "seer"; "hand 4" if the
 * viewer knows how many cards the seat has in hand; or %NULL. Free with
 * g_free(). */
char *tapis_scientific_war_dup_note (TapisScientificWar *self, int seat);

G_END_DECLS
