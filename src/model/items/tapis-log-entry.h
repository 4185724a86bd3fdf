/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One thing that happened, in a whole sentence. An entry never changes. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LOG_ENTRY (tapis_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (TapisLogEntry, tapis_log_entry, TAPIS, LOG_ENTRY, GObject)

/** What is drawn beside the words of an entry. */
typedef struct
{
  const char *avatar;   /* of the player who did it, or %NULL */
  gboolean    first;    /* a turn begins with this entry: the entry before it
                         * belongs to another move or another player */
  gboolean    round;    /* a round begins with this entry */
  gboolean    small;    /* it goes without saying, such as drawing a card */
  CgPack      pack;     /* the pack of the cards that are named */
  guint       n_cards;  /* how many cards are named … */
  CgCard      cards[8]; /* … and which */
} TapisLogLook;

/** The sentence: "Fox lays the queen of hearts." Also the property "text". */
const char *tapis_log_entry_get_text (TapisLogEntry *self);

/** The number of the move, 0-based; all entries of a move have the same. */
guint tapis_log_entry_get_ply (TapisLogEntry *self);

/** Borrowed. */
const TapisLogLook *tapis_log_entry_get_look (TapisLogEntry *self);

G_END_DECLS
