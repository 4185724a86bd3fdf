/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune for the table: what it shows in addition to TapisGame. */

#pragma once

#include "model/game/tapis-game.h"
#include "model/items/tapis-tokens.h"

G_BEGIN_DECLS

/* Piles of the middle: "pile", which holds all cards laid in this round, and
 * "stub", the cards that were not dealt; of each seat: "hand". Actions:
 * "announce", which takes the box of the card just laid, and "stop". */

/** A box of the board as it is now. */
typedef struct
{
  CgCard      card;    /* the card that takes the points */
  guint       points;
  TapisTokens tokens;  /* the fewest tokens that make these points */
  gboolean    laid;    /* whether the card has been laid in this round */
  gboolean    claimed; /* whether the viewer may announce the card now */
  gboolean    closed;  /* whether nobody can take the points any more */
} TapisBox;

/** The box with the number @box, 0 … 4. Their cards are 10D, JC, QS, KH, 7D. */
TapisBox tapis_yellow_dwarf_get_box (TapisGame *game, guint box);

/** The name of a box, "Box: the king of hearts, 12 points"; and in whole
 * sentences how the box is taken. Free with g_free(). */
char *tapis_yellow_dwarf_dup_box_name        (TapisGame *game, guint box);
char *tapis_yellow_dwarf_dup_box_description (TapisGame *game, guint box);

/** How many cards the sequence that is on the table has. */
guint tapis_yellow_dwarf_get_run (TapisGame *game);

G_END_DECLS
