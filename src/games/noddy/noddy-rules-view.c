/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy: deals the cards anew that a seat does not see. A seat sees its hand,
 * the row and the turn-up. The hand that the other seat gets must agree with
 * what it has announced and, if it has said “Go !”, have no card that fitted
 * then. Decides no move. */

#include "noddy-rules-private.h"

/* After so many random hands that do not agree with an announcement there is
 * surely none that does: the rarest announcement is made by one hand in about
 * 17,000. */
#define MAX_TRIES 1000000

#define SUIT_BITS(suit) (G_GUINT64_CONSTANT (0x1111111111111) << (suit))

guint64
noddy_laid_by (const NoddyState *s, int seat)
{
  guint64 laid = 0;

  for (guint i = 0; i < s->n_row; i++)
    if (noddy_row_seat (s, i) == seat)
      laid |= CARD_BIT (noddy_row_card (s, i));
  return laid;
}

guint
noddy_room_at_go (const NoddyState *s, int seat)
{
  guint end = 0;
  guint total = 0;

  /* after its last card the seat had to move again when the other had laid one
   * more card, or at once if the other could lay none */
  for (guint i = 0; i < s->n_row; i++)
    if (noddy_row_seat (s, i) == seat)
      end = MIN (i + 2, s->n_row);
  for (guint i = 0; i < end; i++)
    total += noddy_value (noddy_row_card (s, i));
  return 31 - total;
}

NoddyHeard
noddy_heard_of (const NoddyState *s, guint64 cards)
{
  CgCard list[NODDY_HAND_CARDS];

  for (guint i = 0; i < NODDY_HAND_CARDS; i++, cards &= cards - 1)
    list[i] = (CgCard) __builtin_ctzll (cards);
  return noddy_hand_heard (list[0], list[1], list[2], s->turn_up);
}

/* --- dealing the hidden cards anew -------------------------------------- */

/* What is known of the three cards that a seat was dealt. */
typedef struct
{
  const NoddyState *s;
  guint64           known;  /* the cards that are known, as bits */
  guint             hidden; /* how many of the three cards are hidden */
  guint64           from;   /* the cards among which these are, as bits */
  gboolean          heard;  /* whether the seat has announced */
  NoddyHeard        what;   /* what the seat has announced */
} Riddle;

/* Whether the hidden cards can be @cards: with the known ones they make what
 * was announced. */
static gboolean
solves (const Riddle *riddle, guint64 cards)
{
  return !riddle->heard ||
         noddy_heard_of (riddle->s, riddle->known | cards) == riddle->what;
}

/* Draws random hidden cards. Returns whether they agree with what was heard. */
static gboolean
guess (const Riddle *riddle, CgRandom *random, guint64 *cards)
{
  guint64 from = riddle->from;
  guint64 bits = 0;
  guint left = 0;

  *cards = 0;
  for (guint n = 0; n < riddle->hidden; left--, bits >>= 6)
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
  return solves (riddle, *cards);
}

/* Fills in what is known of the cards of @seat, whose hidden cards are among
 * @unseen. Returns the hidden cards that can be told for certain. */
static guint64
pose (Riddle *riddle, const NoddyState *s, int seat, guint64 unseen)
{
  guint64 noddy = CARD_BIT (CG_FRENCH (CG_JACK, cg_card_suit (s->turn_up)));
  guint64 sure = 0;

  *riddle = (Riddle) {
    .s = s,
    .known = noddy_laid_by (s, seat),
    .from = unseen,
    .heard = s->announced >> seat & 1,
    .what = s->heard[seat],
  };
  riddle->hidden =
    NODDY_HAND_CARDS - (guint) __builtin_popcountll (riddle->known);
  if (riddle->hidden == 0)
    return 0;
  if (s->gone >> seat & 1) /* NO-22 */
    riddle->from &= ~noddy_fitting (noddy_room_at_go (s, seat));
  if (riddle->heard)
    {
      if ((riddle->what & NODDY_HEARD_NODDY) && !(riddle->known & noddy))
        {
          sure = noddy;
          riddle->known |= noddy;
          riddle->hidden--;
        }
      riddle->from &= ~noddy;
      if (riddle->what & NODDY_HEARD_FLUSH_OF_FOUR)
        riddle->from &= SUIT_BITS (cg_card_suit (s->turn_up));
    }
  return sure;
}

/* Sets @cards to hidden cards that @seat may have among @unseen. Returns FALSE
 * when there are none. */
static gboolean
imagine (const NoddyState *s, int seat, guint64 unseen, CgRandom *random,
         guint64 *cards)
{
  Riddle riddle;
  guint64 sure;

  *cards = 0;
  if (s->hidden[seat] == 0)
    return TRUE;
  sure = pose (&riddle, s, seat, unseen);
  if ((guint) __builtin_popcountll (riddle.from) < riddle.hidden)
    return FALSE;
  for (guint i = 0; i < MAX_TRIES; i++)
    if (guess (&riddle, random, cards))
      {
        *cards |= sure;
        return TRUE;
      }
  return FALSE;
}

void
noddy_resample (CgState *redacted, int viewer, CgRandom *random)
{
  NoddyState *s = (NoddyState *) redacted;
  guint64 seen = CARD_BIT (s->turn_up) | s->hand[0] | s->hand[1] |
                 noddy_laid_by (s, 0) | noddy_laid_by (s, 1);
  guint64 cards[NODDY_SEATS];

  /* The first hand may take the only cards that the second can have. Then both
   * are drawn again. */
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
