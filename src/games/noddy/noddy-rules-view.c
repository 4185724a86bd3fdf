/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Replaces the cards of Noddy that a seat does not see by random cards. A seat
 * sees its own hand, the row and the turn-up. The hand of the other seat must
 * agree with what that seat has announced and, if that seat has said “Go !”,
 * must have no card that would have fitted at that time. Decides no move. */

#include "noddy-rules-private.h"

/* How many random hands are tried. If none of them agrees with an announcement,
 * it is practically certain that no hand does, because about one hand in 17,000
 * makes the rarest announcement. */
#define MAX_TRIES 1000000

guint64
noddy_laid_by (const CgState *s, int seat)
{
  guint64 laid = 0;

  for (guint i = 0; i < s->n_row; i++)
    if (noddy_row_seat (s, i) == seat)
      laid |= CARD_BIT (noddy_row_card (s, i));
  return laid;
}

guint
noddy_room_at_go (const CgState *s, int seat)
{
  guint end = 0;
  guint total = 0;

  /* @seat said “Go !” in its first turn after its last card. It had that turn
   * when the other seat had laid one more card, or directly after its own card
   * if the other seat could lay none. */
  for (guint i = 0; i < s->n_row; i++)
    if (noddy_row_seat (s, i) == seat)
      end = MIN (i + 2, s->n_row);
  for (guint i = 0; i < end; i++)
    total += noddy_value (noddy_row_card (s, i));
  return 31 - total;
}

NoddyHeard
noddy_heard_of (const CgState *s, guint64 cards)
{
  CgCard list[NODDY_HAND_CARDS];

  noddy_list_cards (cards, list);
  return noddy_hand_heard (list[0], list[1], list[2], s->turn_up);
}

/* --- dealing the hidden cards anew -------------------------------------- */

/* What is known of the hidden cards of a seat. */
typedef struct
{
  const CgState *s;
  int               seat;
  guint64           laid; /* the cards that the seat has already laid, as
                           * bits */
  guint64           from; /* the cards from which the hidden cards are drawn, as
                           * bits */
} Riddle;

/* Draws random hidden cards for the seat of @riddle and sets @cards to them, as
 * bits. Returns whether these cards agree with what that seat has announced. */
static gboolean
guess (const Riddle *riddle, CgRandom *random, guint64 *cards)
{
  const CgState *s = riddle->s;
  guint64 from = riddle->from;
  guint64 bits = 0;
  guint left = 0;

  *cards = 0;
  for (guint n = 0; n < s->hidden[riddle->seat]; left--, bits >>= 6)
    {
      guint64 card;

      if (left == 0)
        {
          bits = cg_random_next (random);
          left = 10;
        }
      card = CARD_BIT (bits & 63) & from;
      n += card != 0;
      *cards |= card;
      from ^= card;
    }
  return !(s->announced >> riddle->seat & 1) ||
         noddy_heard_of (s, riddle->laid | *cards) == s->heard[riddle->seat];
}

/* Draws from @unseen hidden cards that @seat may have, and sets @cards to them,
 * as bits. Returns FALSE if @seat cannot have any hand drawn from @unseen. */
static gboolean
imagine (const CgState *s, int seat, guint64 unseen, CgRandom *random,
         guint64 *cards)
{
  Riddle riddle = { s, seat, noddy_laid_by (s, seat), unseen };

  *cards = 0;
  if (s->hidden[seat] == 0)
    return TRUE;
  /* rule NO-22: no hidden card fitted when @seat said “Go !” */
  if (s->gone >> seat & 1)
    riddle.from &= ~noddy_fitting (noddy_room_at_go (s, seat));
  if (__builtin_popcountll (riddle.from) < s->hidden[seat])
    return FALSE;
  for (guint i = 0; i < MAX_TRIES; i++)
    if (guess (&riddle, random, cards))
      return TRUE;
  return FALSE;
}

void
noddy_resample (CgState *s, int viewer, CgRandom *random)
{
  guint64 seen = CARD_BIT (s->turn_up) | s->hand[0] | s->hand[1] |
                 noddy_laid_by (s, 0) | noddy_laid_by (s, 1);
  guint64 cards[NODDY_SEATS];

  /* Seat 0 may have been given the only cards that seat 1 can have. Then the
   * cards of both seats are drawn again. */
  while (!imagine (s, 0, ALL_BITS & ~seen, random, &cards[0]) ||
         !imagine (s, 1, ALL_BITS & ~seen & ~cards[0], random, &cards[1]))
    continue;
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    {
      s->hand[seat] |= cards[seat];
      s->hidden[seat] = 0;
    }
  s->redacted = FALSE;
}
