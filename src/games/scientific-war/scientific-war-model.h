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

/** How many different ranks there are. */
#define TAPIS_N_STRENGTHS 13

/** Whether the order is reversed: the 2 is the strongest. */
gboolean tapis_scientific_war_get_low_strong (TapisScientificWar *self);

/** What became of the last trick, short, and why, in whole sentences;
 * both are "" once the next one has begun, and the reason where it had neither
 * jacks nor jokers. Borrowed until the next move. */
const char *tapis_scientific_war_get_trick_caption (TapisScientificWar *self);
const char *tapis_scientific_war_get_trick_reason  (TapisScientificWar *self);

/** The ranks from the strongest to the weakest; the ace is 1. */
void tapis_scientific_war_get_order (TapisScientificWar *self,
                                     guint ranks[TAPIS_N_STRENGTHS]);

/** A picture of the card that @seat has shown in the last trick, as long as the
 * next one has not begun; else %NULL. The card itself lies where it went.
 * Borrowed. */
TapisCard *tapis_scientific_war_get_shown (TapisScientificWar *self, int seat);

/** The seat that has shown @card in the last trick, or -1. */
int tapis_scientific_war_find_shown (TapisScientificWar *self, TapisCard *card);

/** Who has taken the last trick, as long as the next one has not begun; else
 * -1, as after a war. */
int tapis_scientific_war_get_taker (TapisScientificWar *self);

/** How many cards @seat has in hand, its chosen card not among them, or -1
 * where the viewer does not know. */
int tapis_scientific_war_get_hand_size (TapisScientificWar *self, int seat);

/** What is particular about @seat in this trick, short: "seer", "hand 4".
 * Free with g_free(), or %NULL. */
char *tapis_scientific_war_dup_note (TapisScientificWar *self, int seat);

G_END_DECLS
