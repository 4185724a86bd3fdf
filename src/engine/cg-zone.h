/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A zone is a group of cards with its own position in the rules: a hand, a
 * trick, the stock. This file has the roles of zones and who sees their cards.
 * The engine uses these two enums to hide, deal and count cards, and the table
 * draws a zone by its role, so that no layer needs to know a zone by its name.
 */

#pragma once

#include <glib.h>

/** The role of a zone. */
typedef enum
{
  CG_NO_ZONE,        /* the row is no zone, but another key of a position */
  CG_ZONE_HAND,      /* each seat has one: the cards that it plays from */
  CG_ZONE_ROW_UP,    /* each seat has one: the face-up cards that it has yet to
                      * play */
  CG_ZONE_ROW_DOWN,  /* each seat has one: the face-down cards that it has yet
                      * to play */
  CG_ZONE_CAPTURED,  /* each seat has one: the cards that it has won */
  CG_ZONE_UNDIVIDED, /* each seat has one, only in a redacted state: the cards
                      * of the seat's mixed zones (CgField.mixed) if the viewer
                      * does not know which of these zones a card is in */
  CG_ZONE_TRICK,     /* the cards of the current trick: each seat has such a
                      * zone, or there is one for all that tells which seat laid
                      * a card */
  CG_ZONE_STOCK,     /* the cards that were not dealt, face down */
  CG_ZONE_TURN_UP,   /* the card that was turned up in the deal */
  CG_ZONE_PILE,      /* the cards in the middle, one upon the other */
  CG_ZONE_OUT,       /* the cards that have left the game */
} CgZoneRole;

/** Who sees the cards of a zone. If each seat has such a zone, the seat is the
 * owner of its zone. */
typedef enum
{
  CG_SEEN_BY_ALL,
  CG_SEEN_BY_OWNER,
  CG_SEEN_BY_NOBODY,
} CgSeenBy;
