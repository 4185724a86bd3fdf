/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of the rules that trick-taking games share: the trick on the table,
 * which cards of a hand follow suit, which card wins, and the points of the
 * cards that a seat has captured. Knows no game. */

#pragma once

#include "cg-position.h"

G_BEGIN_DECLS

/** The trick on the table: its cards in the order in which they were laid, and
 * who laid each. The items behind the first @n are zero; an empty trick is all
 * zero. */
typedef struct
{
  CgCard card[CG_MAX_SEATS];
  gint8  seat[CG_MAX_SEATS];
  guint8 n;
} CgTrick;

/** The members of a row CG_FIELD_LAYS of CgRules.fields that writes and reads
 * the CgTrick @member, in which each seat has one card: "8S@2 9S@0". */
#define CG_FIELD_TRICK(Type, member)                     \
  .at = offsetof (Type, member), .max = CG_MAX_SEATS,    \
  .lay = cg_trick_list_lay, .add = cg_trick_add_lay

guint    cg_trick_list_lay (const CgField *field, const CgState *state,
                            guint i, CgCard cards[CG_EVENT_CARDS], int *seat);
gboolean cg_trick_add_lay  (const CgReading *reading, const CgField *field,
                            const CgCard *cards, guint n_cards, int seat,
                            const char *word);

/** A number for each rank, from 0 (a joker) to 13: how strong a card is, or how
 * many points it counts. */
typedef const guint8 CgByRank[CG_KING + 1];

/** Returns whether @card, which was laid after @other, takes the trick from it.
 * @other is the card that would win without @card. */
typedef gboolean (*CgTrickBeats) (const CgState *state, CgCard card,
                                  CgCard other);

/** Lays @card of @seat to the trick. A seat lays one card. */
static inline void
cg_trick_lay (CgTrick *trick, int seat, CgCard card)
{
  g_assert (trick->n < CG_MAX_SEATS);
  trick->card[trick->n] = card;
  trick->seat[trick->n++] = (gint8) seat;
}

/** Returns the suit of the first card, or -1 if the trick is empty or begins
 * with a joker. */
int cg_trick_led_suit (const CgTrick *trick);

/** Returns the cards of the trick, and empties it. */
CgSet cg_trick_take (CgTrick *trick);

/** Returns the number of the card that wins, from 0 in the order in which they
 * were laid; its seat is trick->seat[number]. The trick is not empty. */
guint cg_trick_best (const CgTrick *trick, CgTrickBeats beats,
                     const CgState *state);

/** For a CgTrickBeats: whether @card is stronger than @other and of the same
 * suit, or is a trump, which @other is not. @trump: a suit, or -1. A joker has
 * no suit and beats no card. */
gboolean cg_trick_beats (CgCard card, CgCard other, int trump,
                         CgByRank strength);

/** Returns the cards of @hand that may be laid if the suit @suit must be
 * followed: those of that suit, or all if there are none or @suit is -1. */
CgSet cg_trick_following (CgSet hand, int suit);

/** Returns why @card of @hand may not be laid if suit must be followed, or
 * CG_REFUSAL_NONE. */
CgRefusal cg_trick_refuse (const CgTrick *trick, CgSet hand, CgCard card);

/** For CgRules.validate of a game in which the seats lay one after the other
 * and hold equally many cards. Checks that @to_move is the next seat, that each
 * seat has as many cards in @hands and in the trick as the others, and that the
 * game is over (@to_move is CG_NO_SEAT) if there are none. Returns NULL, or
 * what is wrong. */
const char *cg_trick_validate (const CgTrick *trick, int to_move, int n_seats,
                               const CgSet *hands);

/** Returns the sum of the points of @cards. */
guint cg_set_points (CgSet cards, CgByRank points);

G_END_DECLS
