/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Zones are a game's places for cards. This file has their roles, and who sees
 * the cards that lie there. The engine hides, deals and counts cards by these
 * two enums, and the table draws a zone by its role, so that no layer needs to
 * know a zone by its name. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The role of a zone. */
typedef enum
{
  CG_NO_ZONE,        /* not a zone, but another key of a position */
  CG_ZONE_HAND,      /* each seat has one: the cards that it plays from */
  CG_ZONE_ROW_UP,    /* each seat has one: face-up cards that it has yet to play
                      */
  CG_ZONE_ROW_DOWN,  /* each seat has one: face-down cards that it has yet to
                      * play */
  CG_ZONE_CAPTURED,  /* each seat has one: the cards that it has won */
  CG_ZONE_UNDIVIDED, /* each seat has one, only in a redacted state: cards of
                      * the seat's mixed zones (CgField.mixed), where the viewer
                      * does not know in which of these zones a card lies */
  CG_ZONE_TRICK,     /* cards played to the current trick: each seat has one, or
                      * there is one that tells who laid each card */
  CG_ZONE_STOCK,     /* cards that were not dealt, face down */
  CG_ZONE_TURN_UP,   /* a card that was turned up in the deal */
  CG_ZONE_PILE,      /* cards in the middle, one upon the other */
  CG_ZONE_OUT,       /* cards that have left the game */
} CgZoneRole;

/** Who sees the cards of a zone. The owner of a zone that each seat has is that
 * seat. */
typedef enum
{
  CG_SEEN_BY_ALL,
  CG_SEEN_BY_OWNER,
  CG_SEEN_BY_NOBODY,
} CgSeenBy;

G_END_DECLS
