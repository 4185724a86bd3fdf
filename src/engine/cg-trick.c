/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of the rules that trick-taking games share. */

#include "cg-trick.h"

gboolean
cg_trick_goes_round (const CgTrick *trick, int to_move, int n_seats)
{
  for (guint i = 0; i < trick->n; i++)
    {
      int next = i + 1 < trick->n ? trick->seat[i + 1] : to_move;

      if (next != (trick->seat[i] + 1) % n_seats)
        return FALSE;
    }
  return TRUE;
}

CgSet
cg_trick_take (CgTrick *trick)
{
  CgSet cards = { 0, 0 };

  for (guint i = 0; i < trick->n; i++)
    cards = cg_set_add (cards, trick->card[i]);
  *trick = (CgTrick) { .n = 0 };
  return cards;
}

guint
cg_trick_best (const CgTrick *trick, CgTrickBeats beats, const CgState *state)
{
  guint best = 0;

  for (guint i = 1; i < trick->n; i++)
    if (beats (state, trick->card[i], trick->card[best]))
      best = i;
  return best;
}

gboolean
cg_trick_beats (CgCard card, CgCard other, int trump, CgByRank strength)
{
  if (cg_card_suit (card) != cg_card_suit (other))
    return (int) cg_card_suit (card) == trump;
  return strength[cg_card_rank (card)] > strength[cg_card_rank (other)];
}

CgSet
cg_trick_following (CgSet hand, int suit)
{
  /* every fourth bit, without those of the jokers */
  guint64 bits = suit < 0 ? 0 : G_GUINT64_CONSTANT (0x11111111111111) << suit;

  return (hand.lo & bits) == 0 ? hand
                               : (CgSet) { hand.lo & bits, hand.hi & bits };
}

guint
cg_set_points (CgSet cards, CgByRank points)
{
  guint sum = points[0] * cg_set_jokers (cards);

  for (guint rank = CG_ACE; rank <= CG_KING; rank++)
    sum += points[rank] *
           cg_set_size (cg_set_of_ranks (cards, CG_RANKS (rank, rank)));
  return sum;
}
