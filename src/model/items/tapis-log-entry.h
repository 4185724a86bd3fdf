/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One entry of the log of a game: a sentence about one event. An entry never
 * changes. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"

#define TAPIS_TYPE_LOG_ENTRY (tapis_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (TapisLogEntry, tapis_log_entry, TAPIS, LOG_ENTRY, GObject)

/** What is drawn beside the words of an entry. */
typedef struct
{
  const char *avatar;   /* the avatar of the player whom the event is about, or
                         * %NULL */
  gboolean    first;    /* TRUE if the entry before this one belongs to another
                         * move or another player */
  gboolean    round;    /* TRUE if the entry is about a deal, with which a round
                         * begins */
  gboolean    small;    /* TRUE if the event is unimportant, such as drawing a
                         * card */
  CgPack      pack;     /* the pack of the cards in @cards */
  guint       n_cards;  /* the number of cards in @cards */
  CgCard      cards[8]; /* the cards of the event that may be drawn */
} TapisLogLook;

/** Returns the sentence: "Fox lays the queen of hearts." */
const char *tapis_log_entry_get_text (TapisLogEntry *self);

/** Returns the number of the move to which the event belongs, 0-based. One move
 * can have several entries. */
guint tapis_log_entry_get_ply (TapisLogEntry *self);

/** Returns what is drawn beside the words of the entry; borrowed. */
const TapisLogLook *tapis_log_entry_get_look (TapisLogEntry *self);
