/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy: deals the cards anew that a seat does not see. A seat sees its hand,
 * the row and the turn-up. The hand that the other seat gets must agree with
 * what it has announced and, if it has said “Go !”, have no card that fitted
 * then. Decides no move. */

#include "noddy-rules-private.h"

/* How many random hands are tried before all possible hands are counted. */
#define MAX_TRIES 64

#define RANK_BITS(rank) (G_GUINT64_CONSTANT (15) << (rank) * 4)
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
  NoddyHeard        what;   /* what it has announced */
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

/* The bits above @card, which is one bit; without @ordered all bits. */
static guint64
above (guint64 card, gboolean ordered)
{
  return ordered ? ~(card | (card - 1)) : ~G_GUINT64_CONSTANT (0);
}

/* Goes through the solutions in a fixed order, up to the one with the number
 * @wanted, 0-based, and sets @cards to the last one that it has seen. Returns
 * how many solutions it has seen. It compares ranks before suits, because only
 * few ranks agree with what was heard. */
static guint
walk (const Riddle *riddle, guint wanted, guint64 *cards)
{
  const NoddyState *s = riddle->s;
  guint64 known = riddle->known;
  guint64 set[NODDY_HAND_CARDS];
  gboolean second = riddle->hidden >= 2;
  gboolean third = riddle->hidden == 3;
  guint n = 0;

  /* what each of the three cards can be: first the hidden cards, ascending,
   * then the known ones */
  for (guint i = 0; i < riddle->hidden; i++)
    set[i] = riddle->from;
  for (guint i = riddle->hidden; i < NODDY_HAND_CARDS; i++, known &= known - 1)
    set[i] = known & -known;

  for (guint a = 0; a < 13; a++)
    for (guint b = second ? a : 0; b < 13; b++)
      for (guint c = third ? b : 0; c < 13; c++)
        {
          guint64 as = set[0] & RANK_BITS (a);
          guint64 bs = set[1] & RANK_BITS (b);
          guint64 cs = set[2] & RANK_BITS (c);
          guint flush; /* not used: it depends on the suits */

          if (as == 0 || bs == 0 || cs == 0 ||
              noddy_class ((CgCard) (a * 4), (CgCard) (b * 4),
                           (CgCard) (c * 4), s->turn_up, &flush)->heard !=
              (riddle->what & ~(NODDY_HEARD_NODDY | NODDY_HEARD_FLUSH)))
            continue;
          for (guint64 i = as; i != 0; i &= i - 1)
            for (guint64 j = bs & above (i & -i, second); j != 0; j &= j - 1)
              for (guint64 k = cs & above (j & -j, third); k != 0; k &= k - 1)
                {
                  guint64 found =
                    ((i & -i) | (j & -j) | (k & -k)) & ~riddle->known;

                  if (!solves (riddle, found))
                    continue;
                  *cards = found;
                  if (n++ == wanted)
                    return n;
                }
        }
  return n;
}

/* Draws one of the solutions, each as likely as the others. Returns FALSE when
 * there is none. */
static gboolean
solve (const Riddle *riddle, CgRandom *random, guint64 *cards)
{
  guint n;

  for (guint i = 0; i < MAX_TRIES; i++)
    if (guess (riddle, random, cards))
      return TRUE;
  n = walk (riddle, G_MAXUINT, cards);
  if (n == 0)
    return FALSE;
  walk (riddle, cg_random_below (random, n), cards);
  return TRUE;
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
  if (!solve (&riddle, random, cards))
    return FALSE;
  *cards |= sure;
  return TRUE;
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
