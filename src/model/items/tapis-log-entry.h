/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One entry of a game's log: one thing that happened, in a whole sentence. An
 * entry never changes. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LOG_ENTRY (tapis_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (TapisLogEntry, tapis_log_entry, TAPIS, LOG_ENTRY, GObject)

/** What is drawn beside the words of an entry. */
typedef struct
{
  const char *avatar;   /* the avatar of the player who did it, or %NULL */
  gboolean    first;    /* a turn begins with this entry: the entry before it
                         * belongs to another move or another player */
  gboolean    round;    /* a round begins with this entry: it tells of the
                         * deal */
  gboolean    small;    /* the entry is unimportant: it tells of something that
                         * goes without saying, such as drawing a card */
  CgPack      pack;     /* the pack of the cards in @cards */
  guint       n_cards;  /* how many cards are in @cards */
  CgCard      cards[8]; /* the cards that the sentence names */
} TapisLogLook;

/** Returns the sentence: "Fox lays the queen of hearts." The property "text" is
 * the same string. */
const char *tapis_log_entry_get_text (TapisLogEntry *self);

/** Returns the number of the move that the entry tells of, 0-based. One move
 * can have several entries. */
guint tapis_log_entry_get_ply (TapisLogEntry *self);

/** Returns what is drawn beside the words; borrowed. */
const TapisLogLook *tapis_log_entry_get_look (TapisLogEntry *self);

G_END_DECLS
