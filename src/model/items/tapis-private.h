/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The functions with which the game changes the items that the table shows:
 * cards, piles, players, buttons. Only files of src/model include this header.
 */

#pragma once

#include "engine/cg-rules.h"
#include "model/kit/tapis-object.h"
#include "model/words/tapis-words-language.h"
#include "tapis-action.h"
#include "tapis-card.h"
#include "tapis-log-entry.h"
#include "tapis-pile.h"
#include "tapis-player.h"

/* --- TapisCard --- */

/** Returns a new card. @pack is the pack to which the card belongs, which
 * cannot be seen from @card if it is a joker. @key is a random number by which
 * hidden cards are sorted, so that their order does not tell which cards they
 * are. */
TapisCard *tapis_card_new (CgCard card, CgPack pack, guint key);

/** tapis_card_get_identity() returns which card it is, even if the viewer must
 * not know it. tapis_card_get_key() returns the random number that was given to
 * tapis_card_new(). */
CgCard tapis_card_get_identity (TapisCard *self);
guint  tapis_card_get_key      (TapisCard *self);

/** Set in which pile the card is, which face it shows, and whether it is
 * selected. @pile may be %NULL; @position is the position in the pile, 0-based.
 */
void tapis_card_set_place    (TapisCard *self, TapisPile *pile, guint position);
void tapis_card_set_face     (TapisCard *self, CgCard face);
void tapis_card_set_selected (TapisCard *self, gboolean selected);

/** Replaces the state of the card. @state is a copy of the current state in
 * which some fields have been changed. Its strings are copied. */
void tapis_card_set_state (TapisCard *self, const TapisCardState *state);

/** The functions that make the texts of a card when they are first read.
 * `refuse` returns why the card cannot be played, or NULL if it can; `describe`
 * returns the card's description. The caller frees the strings with g_free().
 */
typedef struct
{
  char *(*refuse)   (TapisCard *card, gpointer data);
  char *(*describe) (TapisCard *card, gpointer data);
} TapisCardTeller;

/** Sets the description of a card that has no TapisCardTeller. */
void tapis_card_set_description (TapisCard *self, const char *description);

/** Sets the functions that make the texts of the card, and their argument
 * @data. @teller is not copied and must never be freed. If it is %NULL, the
 * texts stay as they are. */
void tapis_card_set_teller (TapisCard *self, const TapisCardTeller *teller,
                            gpointer data);

/* --- TapisLogEntry --- */

/** Returns a new entry. @text is the sentence about @event, and @ply is the
 * number of the move, 0-based. @text and the avatar in @look are copied. */
TapisLogEntry *tapis_log_entry_new (const char *text, const CgEvent *event,
                                    guint ply, const TapisLogLook *look);

/** Returns the event of the entry. */
const CgEvent *tapis_log_entry_get_event (TapisLogEntry *self);

/* --- TapisPile --- */

TapisPile *tapis_pile_new (guint zone, const char *zone_id, CgZoneRole role,
                           int seat, CgPack pack);

/** The first step of replacing all cards of the pile by @cards: removes the
 * cards that leave the pile, and as many others as are needed so that the rest
 * has the same order as in @cards. */
void tapis_pile_take_out (TapisPile *self, GPtrArray *cards);

/** The second step of replacing all cards of the pile by @cards: inserts those
 * of @cards that are not in the pile. */
void tapis_pile_put_in (TapisPile *self, GPtrArray *cards);

void tapis_pile_set_words (TapisPile *self, const TapisPileWords *words);

/* --- TapisPlayer --- */

/** Returns a new player with a copy of @state. It takes references to the piles
 * in @state. */
TapisPlayer *tapis_player_new (const TapisPlayerState *state);

/** Replaces the state of the player. @state is a copy of the current state in
 * which some fields have been changed. Its strings are copied. */
void tapis_player_set_state (TapisPlayer *self, const TapisPlayerState *state);

/** Sets the words that the player calls out, and emits "cried". @cry may be
 * %NULL for no words. @great is TRUE at a great moment. */
void tapis_player_cry (TapisPlayer *self, const char *cry, gboolean great);

/* --- TapisAction --- */

TapisAction *tapis_action_new (const char *id);

/** Replaces the state of the button. @state is a copy of the current state in
 * which some fields have been changed. Its strings are copied. */
void tapis_action_set_state (TapisAction *self, const TapisActionState *state);
