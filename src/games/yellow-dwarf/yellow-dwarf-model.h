/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model of Nain jaune for the widgets of its table: what the table shows in
 * addition to what TapisGame offers. */

#pragma once

#include "model/game/tapis-game.h"
#include "model/items/tapis-tokens.h"

G_BEGIN_DECLS

/* The piles in the middle are "pile", which holds all cards laid in this round,
 * and "stub", the cards that were not dealt. The pile of each seat is "hand".
 * The actions are "announce", which takes the box of the card just laid, and
 * "stop". */

/** A box of the board in the present position. */
typedef struct
{
  CgCard      card;    /* the card of the board that takes the points of this
                        * box */
  guint       points;
  TapisTokens tokens;  /* the fewest tokens that make `points` */
  gboolean    laid;    /* whether the card has been laid in this round */
  gboolean    claimed; /* whether the viewer may announce the card now */
  gboolean    closed;  /* whether the box is closed: nobody can take its points
                        * any more */
} TapisBox;

/** Returns the box with the number @box, 0 … 4. The cards of the boxes are 10D,
 * JC, QS, KH and 7D. */
TapisBox tapis_yellow_dwarf_get_box (TapisGame *game, guint box);

/** Returns the name of the box @box, such as "Box: the king of hearts, 12
 * points", or a description in sentences how the box is taken. Free with
 * g_free(). */
char *tapis_yellow_dwarf_dup_box_name        (TapisGame *game, guint box);
char *tapis_yellow_dwarf_dup_box_description (TapisGame *game, guint box);

/** Returns how many cards the sequence on the table has. */
guint tapis_yellow_dwarf_get_run (TapisGame *game);

G_END_DECLS
