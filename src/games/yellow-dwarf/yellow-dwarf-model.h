/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Nain jaune as the table sees it: what TapisGame does not say. */

#pragma once

#include "model/game/tapis-game.h"
#include "model/items/tapis-tokens.h"

G_BEGIN_DECLS

/* Piles of the middle: "pile", all cards laid in this round, and "stub"; of
 * each seat: "hand". Actions: "announce" (takes the box of the card just laid)
 * and "stop". */

/** A box of the board: the card that takes its points, and how it is now. */
typedef struct
{
  CgCard      card;
  guint       points;
  TapisTokens tokens;  /* the points as the fewest tokens */
  gboolean    laid;    /* the card has been laid in this round */
  gboolean    claimed; /* the viewer may announce the card now */
  gboolean    closed;  /* nobody can take the points any more */
} TapisBox;

/** The box number @box, 0 … 4: 10D, JC, QS, KH, 7D. */
TapisBox tapis_yellow_dwarf_get_box (TapisGame *game, guint box);

/** "Box: the king of hearts, 12 points"; and how it is taken, in whole
 * sentences. Free with g_free(). */
char *tapis_yellow_dwarf_dup_box_name        (TapisGame *game, guint box);
char *tapis_yellow_dwarf_dup_box_description (TapisGame *game, guint box);

/** How many cards the sequence on the table has. */
guint tapis_yellow_dwarf_get_run (TapisGame *game);

G_END_DECLS
