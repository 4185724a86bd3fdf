/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the places for cards of a game are: their roles, and who sees the cards
 * that lie there. The engine hides, deals and counts cards by these two words,
 * and the table draws a place by its role, so that no layer knows a place by
 * its name. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The role of a place for cards. */
typedef enum
{
  CG_NO_ZONE,        /* no place: another key of a position */
  CG_ZONE_HAND,      /* of each seat: the cards that it plays from */
  CG_ZONE_ROW_UP,    /* of each seat: face-up cards that it has yet to play */
  CG_ZONE_ROW_DOWN,  /* of each seat: face-down cards that it has yet to play */
  CG_ZONE_CAPTURED,  /* of each seat: the cards that it has won */
  CG_ZONE_UNDIVIDED, /* of each seat, in a redacted state only: cards of which
                      * the viewer does not know in which of that seat's mixed
                      * zones they lie */
  CG_ZONE_TRICK,     /* cards played to the current trick */
  CG_ZONE_STOCK,     /* cards that were not dealt, face down */
  CG_ZONE_TURN_UP,   /* a card that was turned up in the deal */
  CG_ZONE_PILE,      /* cards in the middle, one upon the other */
  CG_ZONE_OUT,       /* cards that have left the game */
} CgZoneRole;

/** Who sees the cards of a zone. Where each seat has a zone of the kind, its
 * owner is that seat. */
typedef enum
{
  CG_SEEN_BY_ALL,
  CG_SEEN_BY_OWNER,
  CG_SEEN_BY_NOBODY,
} CgSeenBy;

G_END_DECLS
