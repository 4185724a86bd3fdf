/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One thing that happened, in a whole sentence. Never changes, but for its
 * language. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LOG_ENTRY (tapis_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (TapisLogEntry, tapis_log_entry, TAPIS, LOG_ENTRY, GObject)

/** What is seen of it beside its words. */
typedef struct
{
  const char *avatar;   /* of the player who did it, or %NULL */
  gboolean    first;    /* a turn begins with it: what comes before it was done
                         * in another move, or by somebody else */
  gboolean    round;    /* a round begins with it */
  gboolean    small;    /* it goes without saying, such as drawing a card */
  CgPack      pack;     /* of the cards that it names … */
  guint       n_cards;  /* … so many, */
  CgCard      cards[8]; /* … these */
} TapisLogLook;

/** Also a property, "text": "Fox lays the queen of hearts." */
const char *tapis_log_entry_get_text (TapisLogEntry *self);

/** The number of the move, 0-based; all entries of a move have the same. */
guint tapis_log_entry_get_ply (TapisLogEntry *self);

/** Borrowed. */
const TapisLogLook *tapis_log_entry_get_look (TapisLogEntry *self);

G_END_DECLS
