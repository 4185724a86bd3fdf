/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the game changes the objects that the table sees. For src/model only. */

#pragma once

#include "engine/cg-rules.h"
#include "tapis-action.h"
#include "tapis-card.h"
#include "tapis-log-entry.h"
#include "tapis-pile.h"
#include "tapis-player.h"

G_BEGIN_DECLS

/** Replaces a string; returns whether it is another now. */
static inline gboolean
tapis_set_string (char **field, const char *value)
{
  char *old = *field;

  if (g_strcmp0 (old, value) == 0)
    return FALSE;
  *field = g_strdup (value);
  g_free (old);
  return TRUE;
}

/** Makes @text, the new string of an item that has had @old, the item's own;
 * returns whether it is another. */
static inline gboolean
tapis_text_take (const char **text, const char *old)
{
  const char *now = *text;

  if (g_strcmp0 (now, old) == 0)
    {
      *text = old;
      return FALSE;
    }
  *text = g_strdup (now);
  g_free ((char *) old);
  return TRUE;
}

static inline void
tapis_text_free (const char *text)
{
  g_free ((char *) text);
}

/** A signal without arguments. */
static inline guint
tapis_new_signal (const char *name, GType type)
{
  return g_signal_new (name, type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 0);
}

/** Adds a sentence behind others. */
static inline void
tapis_add_sentence (char **text, const char *sentence)
{
  char *old = *text;

  *text = g_strconcat (old, " ", sentence, NULL);
  g_free (old);
}

/* --- TapisCard --- */

/** @pack: whose card it is; a joker does not tell. @key: a number that tells
 * nothing of @card, for the order of hidden hands. */
TapisCard *tapis_card_new (CgCard card, CgPack pack, guint key);

/** Which card it really is: never to be shown. */
CgCard tapis_card_get_identity (TapisCard *self);
guint  tapis_card_get_key      (TapisCard *self);

void tapis_card_set_place    (TapisCard *self, TapisPile *pile, guint position);
void tapis_card_set_face     (TapisCard *self, CgCard face);
void tapis_card_set_selected (TapisCard *self, gboolean selected);

/** Begin with a copy of what it is now. */
void tapis_card_set_state (TapisCard *self, const TapisCardState *state);

/* --- TapisLogEntry --- */

TapisLogEntry *tapis_log_entry_new (const char *text, const CgEvent *event,
                                    guint ply);

/** What happened, of which the text tells. */
const CgEvent *tapis_log_entry_get_event (TapisLogEntry *self);

/* --- TapisPile --- */

TapisPile *tapis_pile_new (guint zone, const char *zone_id, int seat,
                           CgPack pack);

/** First half of a change to exactly @cards: takes out what does not stay in
 * its order. */
void tapis_pile_take_out (TapisPile *self, GPtrArray *cards);

/** Second half: puts in what is missing. */
void tapis_pile_put_in (TapisPile *self, GPtrArray *cards);

void tapis_pile_set_words (TapisPile *self, const TapisPileWords *words);

/* --- TapisPlayer --- */

/** Keeps its seat, piles and all else that is settled in @state. */
TapisPlayer *tapis_player_new (const TapisPlayerState *state);

/** Begin with a copy of what it is now. */
void tapis_player_set_state (TapisPlayer *self, const TapisPlayerState *state);

/** @cry: %NULL ends what was cried. */
void tapis_player_cry (TapisPlayer *self, const char *cry);

/* --- TapisAction --- */

TapisAction *tapis_action_new (const char *id);

/** Begin with a copy of what it is now. */
void tapis_action_set_state (TapisAction *self, const TapisActionState *state);

G_END_DECLS
