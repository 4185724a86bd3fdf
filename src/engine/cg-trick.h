/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules that trick-taking games share: the trick on the table, which cards
 * of a hand follow suit, which card wins, and the points of the cards that a
 * seat has captured. This file knows no game. */

#pragma once

#include "cg-position.h"

/** The trick on the table: its cards in the order in which they were laid, and
 * the seat that laid each. Items from @n on are zero, so that an empty trick is
 * all zero. */
typedef struct
{
  CgCard card[CG_MAX_SEATS];
  gint8  seat[CG_MAX_SEATS];
  guint8 n;
} CgTrick;

/** Sets members of a row of CgRules.fields whose kind is CG_FIELD_LAYS. The row
 * writes and reads the CgTrick @member, in which a seat has at most one card:
 * "8S@2 9S@0". */
#define CG_FIELD_TRICK(Type, member)                     \
  .at = offsetof (Type, member), .max = CG_MAX_SEATS,    \
  .lay = cg_trick_list_lay, .add = cg_trick_add_lay

guint    cg_trick_list_lay (const CgField *field, const CgState *state,
                            guint i, CgCard cards[CG_EVENT_CARDS], int *seat);
gboolean cg_trick_add_lay  (const CgReading *reading, const CgField *field,
                            const CgCard *cards, guint n_cards, int seat,
                            const char *word);

/** A number for each rank, and item 0 for jokers: how strong a card is, or how
 * many points it counts. */
typedef const guint8 CgByRank[CG_KING + 1];

/** Returns whether @card takes the trick from @other. @other was laid earlier
 * and wins the trick so far. */
typedef gboolean (*CgTrickBeats) (const CgState *state, CgCard card,
                                  CgCard other);

/** Adds @card to the trick as laid by @seat. A seat lays one card to a trick.
 */
static inline void
cg_trick_lay (CgTrick *trick, int seat, CgCard card)
{
  g_assert (trick->n < CG_MAX_SEATS);
  trick->card[trick->n] = card;
  trick->seat[trick->n++] = (gint8) seat;
}

/** Returns the suit of the first card of @trick, or -1 if the trick is empty or
 * begins with a joker. */
int cg_trick_led_suit (const CgTrick *trick);

/** Empties the trick and returns its cards. */
CgSet cg_trick_take (CgTrick *trick);

/** Returns the index in the trick of the card that wins; the seat that laid it
 * is trick->seat[index]. The trick must not be empty. */
guint cg_trick_best (const CgTrick *trick, CgTrickBeats beats,
                     const CgState *state);

/** For the use in a CgTrickBeats. Returns whether @card beats @other: it is
 * stronger and of the same suit, or it is a trump and @other is not. @trump is
 * a suit, or -1 if there are no trumps. A joker has no suit and beats no card.
 */
gboolean cg_trick_beats (CgCard card, CgCard other, int trump,
                         CgByRank strength);

/** Returns the cards of @hand that may be laid if @suit must be followed: the
 * cards of that suit, or the whole hand if it has none or if @suit is -1. */
CgSet cg_trick_following (CgSet hand, int suit);

/** Returns why @card of @hand may not be laid to @trick if suit must be
 * followed, or CG_REFUSAL_NONE if it may. */
CgRefusal cg_trick_refuse (const CgTrick *trick, CgSet hand, CgCard card);

/** For the use in CgRules.validate of a game in which the seats lay one after
 * another and hold equally many cards. Checks that @to_move is the next seat to
 * lay, that every seat has the same number of cards in @hands and in the trick
 * together, and that the game is over (@to_move is CG_NO_SEAT) if there are no
 * cards. Returns NULL if all this is true, otherwise what is wrong. */
const char *cg_trick_validate (const CgTrick *trick, int to_move, int n_seats,
                               const CgSet *hands);

/** Returns the sum of the points of @cards. */
guint cg_set_points (CgSet cards, CgByRank points);
