/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hands of a French pack, and moves that lay cards of one rank.
 * shedding-rules-lays.h describes the functions. */

#include "shedding-rules-lays.h"

void
shed_deal_hands (const CgRules *rules, const CgSetup *setup, CgRandom *random,
                 CgState *state, ShedHand *hands)
{
  CgCard cards[SHED_MAX_SEATS][ROW_SIZE];

  shed_deal (rules, setup, random, state, cards);
  for (guint seat = 0; seat < setup->seats; seat++)
    for (guint i = 0; i < ROW_SIZE; i++)
      hands[seat].hand = cg_set_add (hands[seat].hand, cards[seat][i]);
}

CgSet
shed_take_up_set (ShedState *s, int seat, CgEvents *events)
{
  CgCard up[ROW_SIZE];
  CgSet set = { 0, 0 };

  shed_take_up (s, seat, up, events);
  for (guint i = 0; i < ROW_SIZE; i++)
    set = cg_set_add (set, up[i]);
  return set;
}

const char *
shed_check_known (const ShedHand *hand)
{
  return cg_set_contains (hand->hand, hand->known)
           ? NULL
           : "a card is not in the hand";
}

CgRefusal
shed_refuse_lay (CgMove move, CgSet hand)
{
  guint rank = shed_lay_rank (move);
  guint lo = move & 15;
  guint hi = move >> 4 & 15;
  CgSet cards;

  if (rank == 0 || rank > CG_KING || move >> 12 != 0 || lo == 0 ||
      (hi & ~lo) != 0)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  cards = shed_lay_cards (move);
  if (!cg_set_contains (hand, cards))
    {
      guint64 missing = (cards.lo & ~hand.lo) | (cards.hi & ~hand.hi);

      return cg_refuse_card (CG_REFUSE_NOT_YOUR_CARD,
                             (CgCard) __builtin_ctzll (missing));
    }
  return CG_REFUSAL_NONE;
}

guint
shed_lay_list (CgMove lay, CgCard *out)
{
  return cg_set_list (shed_lay_cards (lay), CG_PACK_FRENCH, out);
}

void
shed_note_lay (const ShedState *s, CgMove move, CgEvents *events)
{
  CgEvent *event = cg_events_add (events, CG_EVENT_LAID, s->to_move);

  if (event != NULL)
    event->count = (guint8) shed_lay_list (move, event->cards);
}

CgMove
shed_lay_of (const CgCard *cards, guint n)
{
  CgSet set = { 0, 0 };
  guint rank = 0, n_jokers = 0;
  gboolean mixed = FALSE;

  if (n == 1 && cards[0] == CG_JOKER)
    return SHED_MOVE (SHEDDING_MOVE_JOKER, 0);
  for (guint i = 0; i < n; i++)
    {
      if (cards[i] == CG_JOKER)
        {
          n_jokers++;
          continue;
        }
      if (!cg_card_is_french (cards[i]) || cg_set_count (set, cards[i]) == 2)
        return CG_NO_MOVE;
      set = cg_set_add (set, cards[i]);
      mixed |= rank != 0 && rank != cg_card_rank (cards[i]);
      rank = cg_card_rank (cards[i]);
    }
  if (n_jokers > 0 || mixed)
    return SHED_MOVE (SHEDDING_MOVE_MIXED, n_jokers > 0);
  return SHED_LAY (rank, set.hi >> (rank - 1) * 4, set.lo >> (rank - 1) * 4);
}

guint
shed_list_pile (const CgField *field, const CgState *state, guint i,
                CgCard *cards, int *seat)
{
  const ShedState *s = shed_state (state);

  if (i == s->n_pile)
    return 0;
  *seat = shed_laid_seat (s->pile[i]);
  return shed_lay_list (shed_laid_move (s->pile[i]), cards);
}

gboolean
shed_add_to_pile (const CgReading *reading, const CgField *field,
                  const CgCard *cards, guint n, int seat, const char *word)
{
  ShedSets *s = (ShedSets *) reading->state;
  CgMove lay = shed_lay_of (cards, n);

  if (shed_move_kind (lay) != SHEDDING_MOVE_LAY)
    return cg_read_error (reading, "“%.40s” is no lay", word);
  shed_put_on_pile (s, lay, seat);
  s->top = (guint8) shed_lay_rank (lay);
  return TRUE;
}

void
shed_write_lay (const CgState *state, CgMove move, GString *text)
{
  shed_write_move (CG_PACK_FRENCH, shed_lay_list, state, move, text);
}

gboolean
shed_read_lay (const CgState *state, const char *text, CgMove *move)
{
  return shed_read_move (CG_PACK_FRENCH, shed_lay_of, state, text, move);
}
