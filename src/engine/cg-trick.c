/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules that trick-taking games share. */

#include "cg-trick.h"

#include "cg-position-private.h"

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

/* Returns the suit of @card, or -1 for a joker. */
static int
suit_of (CgCard card)
{
  return cg_card_is_joker (card) ? -1 : (int) cg_card_suit (card);
}

int
cg_trick_led_suit (const CgTrick *trick)
{
  return trick->n == 0 ? -1 : suit_of (trick->card[0]);
}

gboolean
cg_trick_beats (CgCard card, CgCard other, int trump, CgByRank strength)
{
  int suit = suit_of (card);

  if (suit < 0 || suit != suit_of (other))
    return suit >= 0 && suit == trump;
  return strength[cg_card_rank (card)] > strength[cg_card_rank (other)];
}

CgSet
cg_trick_following (CgSet hand, int suit)
{
  /* every fourth bit, except those of the jokers */
  guint64 bits = suit < 0 ? 0 : G_GUINT64_CONSTANT (0x11111111111111) << suit;

  return (hand.lo & bits) == 0 ? hand
                               : (CgSet) { hand.lo & bits, hand.hi & bits };
}

CgRefusal
cg_trick_refuse (const CgTrick *trick, CgSet hand, CgCard card)
{
  int suit = cg_trick_led_suit (trick);
  CgRefusal refusal = cg_refuse (CG_REFUSE_FOLLOW_SUIT);

  if (cg_set_count (cg_trick_following (hand, suit), card) > 0)
    return CG_REFUSAL_NONE;
  refusal.suits = (guint8) (1 << suit);
  return refusal;
}

const char *
cg_trick_validate (const CgTrick *trick, int to_move, int n_seats,
                   const CgSet *hands)
{
  guint held = to_move == CG_NO_SEAT ? 0 : cg_set_size (hands[to_move]);

  if ((to_move == CG_NO_SEAT) != (held == 0))
    return "the player to move has no card";
  if (trick->n >= n_seats || (trick->n > 0 && to_move == CG_NO_SEAT))
    return "the trick is complete";
  for (int i = 0; i < n_seats; i++)
    {
      /* begin with the seat before @to_move and go back to @to_move */
      int seat = (MAX (to_move, 0) + n_seats - 1 - i) % n_seats;
      gboolean laid = i < trick->n;

      if (laid && trick->seat[trick->n - 1 - i] != seat)
        return "the player to move is not the next one";
      if (cg_set_size (hands[seat]) + (guint) laid != held)
        return "a hand has not the right number of cards";
    }
  return NULL;
}

guint
cg_trick_list_lay (const CgField *field, const CgState *state, guint i,
                   CgCard cards[CG_EVENT_CARDS], int *seat)
{
  const CgTrick *trick = cg_field_place (field, state, 0);

  if (i == trick->n)
    return 0;
  *seat = trick->seat[i];
  cards[0] = trick->card[i];
  return 1;
}

gboolean
cg_trick_add_lay (const CgReading *reading, const CgField *field,
                  const CgCard *cards, guint n_cards, int seat,
                  const char *word)
{
  CgTrick *trick = cg_field_place (field, reading->state, 0);
  gboolean fine = n_cards == 1 &&
                  (cards[0] == CG_JOKER ||
                   cg_card_is_of_pack (cards[0], reading->rules->pack));

  for (guint i = 0; i < trick->n; i++)
    fine &= trick->seat[i] != seat;
  if (!fine)
    return cg_read_error (reading, "“%.20s” is not the only card of a seat",
                          word);
  cg_trick_lay (trick, seat, cards[0]);
  return TRUE;
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
