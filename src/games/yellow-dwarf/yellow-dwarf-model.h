/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model of Nain jaune for the widgets of its table: what the table of this
 * game shows besides what TapisGame offers. */

#pragma once

#include "model/game/tapis-game.h"
#include "model/items/tapis-tokens.h"

/* The ids of the piles in the middle are "pile" (all cards laid in this round)
 * and "stub" (the cards that were not dealt). Each seat has the pile "hand".
 * The ids of the actions are "lay", "announce" (takes the box of the card just
 * laid) and "stop" (says "without"). */

/** A box of the board as it is now. */
typedef struct
{
  CgCard      card;    /* the card that takes the points of this box */
  guint       points;
  TapisTokens tokens;  /* the fewest tokens that make `points` */
  gboolean    laid;    /* whether the card has been laid in this round */
  gboolean    claimed; /* whether the viewer may announce the card now */
  gboolean    closed;  /* whether the box is closed: nobody can take its points
                        * any more */
} TapisBox;

/** Returns the box with the number @box, from 0 to 4. The cards of the boxes 0
 * to 4 are 10D, JC, QS, KH and 7D. */
TapisBox tapis_yellow_dwarf_get_box (TapisGame *game, guint box);

/** Return texts about the box with the number @box, for a screen reader: its
 * name, such as "Box: the king of hearts, 12 points"; and sentences that say
 * how the box is taken. Free with g_free(). */
char *tapis_yellow_dwarf_dup_box_name        (TapisGame *game, guint box);
char *tapis_yellow_dwarf_dup_box_description (TapisGame *game, guint box);

/** Returns how many cards the last sequence on the table has; 0 before the
 * first card. */
guint tapis_yellow_dwarf_get_run (TapisGame *game);
