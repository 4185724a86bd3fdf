/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille scientifique as the table sees it: what TapisGame does not say. */

#pragma once

#include "model/game/tapis-game.h"

G_BEGIN_DECLS

/* Piles of the middle: "pot"; of each seat: "hand", "pile" (what it has won),
 * "chosen" (at most one card). Of another seat than the viewer's nobody may
 * know what is in hand: its hand and its pile are seen together as "owned",
 * face down and in an order that tells nothing. */
#define TAPIS_TYPE_SCIENTIFIC_WAR (tapis_scientific_war_get_type ())
G_DECLARE_FINAL_TYPE (TapisScientificWar, tapis_scientific_war, TAPIS,
                      SCIENTIFIC_WAR, TapisGame)

#define TAPIS_SCIENTIFIC_WAR_SEATS 8

/** What the game shows now; borrowed. The last trick is shown as long as the
 * next one has not begun. */
typedef struct
{
  gboolean    low_strong; /* the order is reversed: the 2 is the strongest */
  const char *caption;    /* what became of the last trick, short, or "" */
  const char *reason;     /* why, in whole sentences; "" where it had neither
                           * jacks nor jokers */
  int         taker;      /* who has taken it, or -1, as after a war */
  TapisCard  *shown[TAPIS_SCIENTIFIC_WAR_SEATS]; /* a picture of the card that
                           * each seat has shown, or NULL; the card itself lies
                           * where it went */
} TapisScientificWarNow;

const TapisScientificWarNow *tapis_scientific_war_now (
  TapisScientificWar *self);

/** The seat that has shown @card in the last trick, or -1. */
int tapis_scientific_war_find_shown (TapisScientificWar *self, TapisCard *card);

/** How many cards @seat has in hand, its chosen card not among them, or -1
 * where the viewer does not know. */
int tapis_scientific_war_get_hand_size (TapisScientificWar *self, int seat);

/** What is particular about @seat in this trick, short: "seer", "hand 4".
 * Free with g_free(), or %NULL. */
char *tapis_scientific_war_dup_note (TapisScientificWar *self, int seat);

G_END_DECLS
