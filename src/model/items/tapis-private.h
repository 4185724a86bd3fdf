/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the game changes the items that the table shows. For src/model only. */

#pragma once

#include "engine/cg-rules.h"
#include "model/kit/tapis-object.h"
#include "model/words/tapis-words-numbers.h"
#include "tapis-action.h"
#include "tapis-card.h"
#include "tapis-log-entry.h"
#include "tapis-pile.h"
#include "tapis-player.h"

G_BEGIN_DECLS

/* --- TapisCard --- */

/** @pack: the pack that the card belongs to, which one cannot tell from a
 * joker. @key: a random number by which hidden cards are sorted, so that their
 * order does not tell which cards they are. */
TapisCard *tapis_card_new (CgCard card, CgPack pack, guint key);

/** Which card it is, even if the viewer must not know it; and its key. */
CgCard tapis_card_get_identity (TapisCard *self);
guint  tapis_card_get_key      (TapisCard *self);

/** @pile: where the card lies, or %NULL; @position: its place there, 0-based.
 */
void tapis_card_set_place    (TapisCard *self, TapisPile *pile, guint position);
void tapis_card_set_face     (TapisCard *self, CgCard face);
void tapis_card_set_selected (TapisCard *self, gboolean selected);

/** @state: the current one with some fields changed; strings are copied. */
void tapis_card_set_state (TapisCard *self, const TapisCardState *state);

/** What makes the texts of a card when somebody asks for them: its refusal, or
 * NULL, and its description. The caller frees them. */
typedef struct
{
  char *(*refuse)   (TapisCard *card, gpointer data);
  char *(*describe) (TapisCard *card, gpointer data);
} TapisCardTeller;

/** Sets the description of a card that has no teller. */
void tapis_card_set_description (TapisCard *self, const char *description);

/** @teller: is never freed; %NULL: the texts stay as they are. */
void tapis_card_set_teller (TapisCard *self, const TapisCardTeller *teller,
                            gpointer data);

/* --- TapisLogEntry --- */

/** @ply: the number of the move. @look: its avatar is copied. */
TapisLogEntry *tapis_log_entry_new (const char *text, const CgEvent *event,
                                    guint ply, const TapisLogLook *look);

/** The event that the text tells of. */
const CgEvent *tapis_log_entry_get_event (TapisLogEntry *self);

/* --- TapisPile --- */

TapisPile *tapis_pile_new (guint zone, const char *zone_id, CgZoneRole role,
                           int seat, CgPack pack);

/** The first half of replacing all cards by @cards: takes out the cards that
 * leave the pile, and those whose order changes. */
void tapis_pile_take_out (TapisPile *self, GPtrArray *cards);

/** The second half: puts in those of @cards that are missing. */
void tapis_pile_put_in (TapisPile *self, GPtrArray *cards);

void tapis_pile_set_words (TapisPile *self, const TapisPileWords *words);

/* --- TapisPlayer --- */

/** A player with a copy of @state, and with references to its piles. */
TapisPlayer *tapis_player_new (const TapisPlayerState *state);

/** @state: the current one with some fields changed; strings are copied. */
void tapis_player_set_state (TapisPlayer *self, const TapisPlayerState *state);

/** Sets the cry and emits "cried"; @cry: %NULL for none. */
void tapis_player_cry (TapisPlayer *self, const char *cry);

/* --- TapisAction --- */

TapisAction *tapis_action_new (const char *id);

/** @state: the current one with some fields changed; strings are copied. */
void tapis_action_set_state (TapisAction *self, const TapisActionState *state);

G_END_DECLS
