/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Norwegian War: which moves are legal, and why other moves are
 * not. Nothing in this file changes a position. */

#include "norwegian-rules-private.h"

guint
norwegian_moves (const CgState *s, CgMove *out)
{
  CgSet hand;
  guint n;

  switch (s->phase)
    {
    case SHEDDING_PLAY:
    case SHEDDING_ANSWER:
      hand = s->seat[s->to_move].hand;
      if (G_UNLIKELY (cg_set_is_empty (hand)))
        /* rule BN-15: with an empty hand a face-down card is turned over */
        n = shed_list_flips (&s->shed, out);
      else
        /* rule BN-8: one or more cards of one rank are laid */
        n = shed_list_lays (hand, norwegian_layable (s), out);
      if (G_UNLIKELY (s->phase == SHEDDING_PLAY && cg_set_jokers (hand) > 0))
        out[n++] = SHED_MOVE (SHEDDING_MOVE_JOKER, 0);
      if (n == 0 || /* no card fits (rules BN-11 and BN-12) */
          (s->option[NORWEGIAN_VOLUNTARY_PICKUP] && s->top != 0))
        out[n++] = SHED_MOVE (SHEDDING_MOVE_PICK_UP, 0);
      return n;

    case SHEDDING_EXCHANGE:
      return shed_list_exchanges (&s->shed, s->seat[s->to_move].hand, out);

    case SHEDDING_NAME:
    case NORWEGIAN_NAME_JOKER:
      return shed_list_names (&s->shed, out);

    case NORWEGIAN_FOURS:
      n = shed_list_lays (s->seat[s->to_move].hand, SHED_RANK (4), out);
      out[n++] = SHED_MOVE (SHEDDING_MOVE_PASS, 0);
      return n;

    case NORWEGIAN_CHAIN:
      n = shed_list_flips (&s->shed, out);
      out[n++] = SHED_MOVE (SHEDDING_MOVE_PASS, 0);
      return n;

    default:
      return 0;
    }
}

/* Returns a random move of those that shed_list_exchanges() would list, without
 * listing them. Must be called only in games without equal cards. Bit n
 * of @hand is set if the card n is in the hand. */
static inline CgMove
random_exchange (guint64 hand, CgRandom *random)
{
  guint n = 1;
  guint choice;

  for (guint64 left = hand; left != 0; left &= left - 1)
    n += 3;
  choice = cg_random_below (random, n);
  if (choice == n - 1)
    return SHED_MOVE (SHEDDING_MOVE_READY, 0);
  for (; choice >= 3; choice -= 3)
    hand &= hand - 1;
  return SHED_SWAP (__builtin_ctzll (hand), choice);
}

CgMove
norwegian_random_move (const CgState *s, CgRandom *random)
{
  CgMove list[CG_MAX_MOVES];

  if (shed_has_turn (&s->shed))
    {
      CgSet hand = s->seat[s->to_move].hand;

      if (G_LIKELY (hand.hi == 0 && hand.lo != 0 && s->suits == 0 &&
                    (hand.lo & CG_JOKER_BITS) == 0 &&
                    !s->option[NORWEGIAN_VOLUNTARY_PICKUP]))
        {
          guint64 cards = hand.lo & norwegian_layable (s);
          guint suits, rank;

          if (cards == 0)
            {
              cg_random_below (random, 1);
              return SHED_MOVE (SHEDDING_MOVE_PICK_UP, 0);
            }
          suits = suit_choices_draw (cards, random, &rank);
          if (G_LIKELY (suits != 0))
            return SHED_LAY (rank + 1, 0, suits);
        }
    }
  else if (s->phase == SHEDDING_EXCHANGE && s->packs == 1 &&
           !s->option[NORWEGIAN_JOKERS])
    return random_exchange (s->seat[s->to_move].hand.lo, random);
  return list[cg_random_below (random, norwegian_moves (s, list))];
}

/* --- why not -------------------------------------------------------------- */

/* Returns why cards of @rank may not be laid on the pile. */
static CgRefusal
refuse_cards (const CgState *s, guint rank)
{
  CgRefusal refusal = cg_refuse (SHEDDING_REFUSE_TOO_LOW);

  refusal.rank = s->top;
  if (s->phase == SHEDDING_ANSWER)
    refusal.kind = SHEDDING_REFUSE_ANSWER_ATTACK;
  else if (s->top == 7)
    refusal.kind = SHEDDING_REFUSE_TOO_HIGH;
  else if (s->suits != 0)
    {
      refusal.kind = rank != CG_ACE && rank < s->top
                       ? NORWEGIAN_REFUSE_BELOW_SIX
                       : NORWEGIAN_REFUSE_SUIT;
      refusal.suits = s->suits;
    }
  else if (rank == CG_ACE)
    refusal.kind = NORWEGIAN_REFUSE_ACE_ON_COURT;
  else if (rank == 8 && s->top == 8)
    refusal.kind = NORWEGIAN_REFUSE_NOT_BELOW;
  return refusal;
}

/* Returns why the lay @move is not legal, or CG_REFUSAL_NONE if it is legal. */
static CgRefusal
why_not_lay (const CgState *s, CgMove move)
{
  guint rank = shed_lay_rank (move);
  CgRefusal refusal = shed_refuse_lay (move, s->seat[s->to_move].hand);

  if (refusal.kind != CG_LEGAL)
    return refusal;
  if (s->phase == NORWEGIAN_FOURS)
    return rank == 4 ? CG_REFUSAL_NONE
                     : cg_refuse (NORWEGIAN_REFUSE_ONLY_FOURS);
  return (shed_lay_cards (move).lo & norwegian_layable (s)) != 0
           ? CG_REFUSAL_NONE
           : refuse_cards (s, rank);
}

static CgRefusal
why_not_joker (const CgState *s)
{
  if (s->phase == NORWEGIAN_FOURS)
    return cg_refuse (NORWEGIAN_REFUSE_ONLY_FOURS);
  if (!shed_has_turn (&s->shed))
    return cg_refuse (CG_REFUSE_NOT_NOW);
  if (cg_set_jokers (s->seat[s->to_move].hand) == 0)
    return cg_refuse_card (CG_REFUSE_NOT_YOUR_CARD, CG_JOKER);
  return s->phase == SHEDDING_ANSWER
           ? cg_refuse (SHEDDING_REFUSE_ANSWER_ATTACK)
           : CG_REFUSAL_NONE;
}

static CgRefusal
why_not_other (const CgState *s, SheddingMoveKind kind)
{
  if (kind == SHEDDING_MOVE_JOKER)
    return why_not_joker (s);
  return s->phase == NORWEGIAN_FOURS || s->phase == NORWEGIAN_CHAIN
           ? CG_REFUSAL_NONE
           : cg_refuse (NORWEGIAN_REFUSE_NOTHING_TO_PASS);
}

static gboolean
allows (const CgState *state, SheddingMoveKind kind)
{
  guint phase = state->phase;

  return (kind == SHEDDING_MOVE_LAY && phase == NORWEGIAN_FOURS) ||
         (kind == SHEDDING_MOVE_FLIP && phase == NORWEGIAN_CHAIN) ||
         (kind == SHEDDING_MOVE_NAME && phase == NORWEGIAN_NAME_JOKER);
}

CgRefusal
norwegian_why_not (const CgState *s, CgMove move)
{
  static const SheddingRefusing refusing = {
    .pack = CG_PACK_FRENCH,
    .joker = SHEDDING_REFUSE_JOKER_ALONE,
    .moves = norwegian_moves,
    .lay = why_not_lay,
    .allows = allows,
    .other = why_not_other,
  };

  return shed_why_not (&refusing, s, move, s->seat[MAX (s->to_move, 0)].hand);
}
