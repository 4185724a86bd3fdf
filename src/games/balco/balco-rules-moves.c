/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Balcó: which moves are legal, and why other moves are not.
 * Nothing in this file changes a position. */

#include "balco-rules-private.h"
#include "games/shedding/shedding-rules-choices.h"

#define N(number) SHED_RANK (number)
#define FROM_3_TO_7 (N (3) | FROM_4_TO_7)
#define FROM_4_TO_7 (N (4) | FROM_5_TO_7)
#define FROM_5_TO_7 (N (5) | FROM_6_TO_7)
#define FROM_6_TO_7 (N (6) | N (7))
#define FROM_8 (N (8) | FROM_9)
#define FROM_9 (N (9) | FROM_11)
#define FROM_11 (N (11) | FROM_12)
#define FROM_12 (N (12) | N (1))
#define ALWAYS N (2) /* rule BA-23: a 2 always fits */

const BalcoCards balco_on_top[2][16] = {
  { /* rules BA-10 and BA-11: an equal or higher number fits; rule BA-22: a 10
     * fits on any number except a 7 and a 1 */
    [0] = BALCO_NUMBERED,
    [1] = N (1) | ALWAYS, /* rule BA-24: a 1 answers a 1 */
    [2] = BALCO_NUMBERED, /* rule BA-23: any card fits on a 2 */
    [3] = FROM_3_TO_7 | FROM_8 | N (10) | ALWAYS,
    [4] = FROM_4_TO_7 | FROM_8 | N (10) | ALWAYS,
    [5] = FROM_5_TO_7 | FROM_8 | N (10) | ALWAYS,
    [6] = FROM_6_TO_7 | FROM_8 | N (10) | ALWAYS,
    /* this is possible only if the game was started with a 7 */
    [7] = N (7) | FROM_8 | ALWAYS,
    [8] = FROM_8 | N (10) | ALWAYS,
    [9] = FROM_9 | N (10) | ALWAYS,
    /* this is possible only if the game was started with a 10 (rule BA-10) */
    [10] = BALCO_NUMBERED,
    [11] = FROM_11 | N (10) | ALWAYS,
    [12] = FROM_12 | N (10) | ALWAYS,
  },
  { /* rule BA-21: the player must lay a 7 or lower */
    [2] = FROM_3_TO_7 | ALWAYS,
    [3] = FROM_3_TO_7 | ALWAYS,
    [4] = FROM_4_TO_7 | ALWAYS,
    [5] = FROM_5_TO_7 | ALWAYS,
    [6] = FROM_6_TO_7 | ALWAYS,
    [7] = FROM_3_TO_7 | ALWAYS,
  },
};

/* --- the list ------------------------------------------------------------- */

/* Lists in @out the moves that lay cards of one number from @hand, jokers, or
 * both (rules BA-11 and BA-25). @hand is the set of the hand cards that fit,
 * @jokers the number of jokers in the hand, and @mask the set of the cards for
 * which these jokers may stand. Returns how many moves there are: at most 948,
 * if all 52 cards are in one hand. This is 12 numbers times 79 choices: 16
 * choices of suits times 5 numbers of jokers, less the choice of no card. */
G_STATIC_ASSERT (12 * (16 * (BALCO_JOKERS_MAX + 1) - 1) + 16 <= CG_MAX_MOVES);

static inline guint
list_lays (BalcoCards hand, BalcoCards mask, guint jokers, CgMove *out)
{
  guint64 fits = jokers > 0 ? mask : hand;
  guint n = 0;

  fits |= fits >> 1;
  fits |= fits >> 2;
  fits &= G_GUINT64_CONSTANT (0x111111111111); /* one bit for each number */
  for (; fits != 0; fits &= fits - 1)
    {
      guint shift = (guint) __builtin_ctzll (fits);
      guint suits = (guint) (hand >> shift) & 15;
      CgMove lay = BALCO_LAY (1, 0, 0) + (shift << 5);

      n += suit_choices_list (suits, lay, out + n);
      for (guint i = 1; i <= jokers; i++)
        {
          lay += BALCO_LAY (0, 1, 0);
          out[n++] = lay;
          n += suit_choices_list (suits, lay, out + n);
        }
    }
  return n;
}

guint
balco_moves (const CgState *s, CgMove *out)
{
  BalcoCards hand;
  guint n;

  switch (s->phase)
    {
    case SHEDDING_PLAY:
    case SHEDDING_ANSWER:
      hand = s->seat[s->to_move].hand;
      if (G_UNLIKELY (hand == 0))
        /* rule BA-16: with an empty hand a face-down card is turned over */
        return shed_list_flips (&s->shed, out);
      if (hand < BALCO_ONE_JOKER)
        n = list_lays (hand & balco_layable (s), 0, 0, out);
      else
        n = list_lays (hand & balco_layable (s),
                       balco_jokers_are_free (s) ? BALCO_NUMBERED
                                                 : balco_layable (s),
                       balco_jokers (hand), out);
      if (n == 0) /* rule BA-12: if no card fits, the pile is taken */
        out[n++] = SHED_MOVE (SHEDDING_MOVE_PICK_UP, 0);
      return n;

    case SHEDDING_EXCHANGE:
      hand = s->seat[s->to_move].hand;
      return shed_list_exchanges (&s->shed, balco_set (hand), out);

    case SHEDDING_NAME:
      return shed_list_names (&s->shed, out);

    default:
      return 0;
    }
}

CgMove
balco_random_move (const CgState *s, CgRandom *random)
{
  CgMove list[CG_MAX_MOVES];

  if (shed_has_turn (&s->shed))
    {
      BalcoCards hand = s->seat[s->to_move].hand;
      BalcoCards cards = hand & balco_layable (s);
      guint suits, rank;

      if (G_LIKELY (hand < BALCO_ONE_JOKER && cards != 0))
        {
          suits = suit_choices_draw (cards, random, &rank);
          if (G_LIKELY (suits != 0))
            return BALCO_LAY (rank + 1, 0, suits);
        }
    }
  return list[cg_random_below (random, balco_moves (s, list))];
}

/* --- why not -------------------------------------------------------------- */

/* Returns why cards of @number may not be laid on the pile. */
static CgRefusal
refuse_number (const CgState *s, guint number)
{
  CgRefusal refusal = cg_refuse (SHEDDING_REFUSE_TOO_LOW);

  refusal.rank = s->top;
  if (number == 10) /* rule BA-22: a 10 fits neither on a 1 nor on a 7 */
    {
      refusal.kind = BALCO_REFUSE_NO_CLEANING;
      refusal.rank = s->top == 1 ? 1 : 7;
    }
  else if (s->phase == SHEDDING_ANSWER) /* rule BA-24: it is no answer */
    refusal.kind = SHEDDING_REFUSE_ANSWER_ATTACK;
  else if (s->ceiling > 0 && (number == 1 || number > 7))
    {
      /* rule BA-21: the number is higher than 7 in the order of the numbers */
      refusal.kind = SHEDDING_REFUSE_TOO_HIGH;
      refusal.rank = 7;
    }
  return refusal;
}

/* Returns why jokers may not stand for @number, or CG_REFUSAL_NONE if they may.
 * @number does not fit. @alone is TRUE if the jokers are laid without other
 * cards; only then may they stand for any number by the house rule
 * joker_when_stuck. */
static CgRefusal
refuse_joker (const CgState *s, guint number, gboolean alone)
{
  if (!s->option[BALCO_JOKER_WHEN_STUCK] || s->phase == SHEDDING_ANSWER)
    return refuse_number (s, number);
  if (balco_jokers_are_free (s))
    return alone ? CG_REFUSAL_NONE : cg_refuse (SHEDDING_REFUSE_JOKER_ALONE);
  return alone ? cg_refuse_rank (BALCO_REFUSE_NOT_STUCK, number)
               : refuse_number (s, number);
}

/* Returns why the lay @move is not legal, or CG_REFUSAL_NONE if it is legal. */
static CgRefusal
why_not_lay (const CgState *s, CgMove move)
{
  guint number = balco_lay_number (move);
  BalcoCards cards, hand;
  guint64 missing;

  if (number == 0 || number > 12 || move >> 11 != 0 || (move & 127) == 0)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  cards = balco_lay_cards (move);
  hand = s->seat[s->to_move].hand;
  missing = cards & ~hand & BALCO_NUMBERED;
  if (missing != 0 || balco_jokers (cards) > balco_jokers (hand))
    return cg_refuse_card (
      CG_REFUSE_NOT_YOUR_CARD,
      missing != 0 ? (CgCard) (CG_SPANISH_FIRST + __builtin_ctzll (missing))
                   : CG_JOKER);
  if ((SHED_RANK (number) & balco_layable (s)) != 0)
    return CG_REFUSAL_NONE;
  return balco_jokers (cards) > 0
           ? refuse_joker (s, number, (cards & BALCO_NUMBERED) == 0)
           : refuse_number (s, number);
}

CgRefusal
balco_why_not (const CgState *s, CgMove move)
{
  static const SheddingRefusing refusing = {
    .pack = CG_PACK_SPANISH,
    .joker = BALCO_REFUSE_DECLARE, /* rule BA-25: a joker needs a number */
    .moves = balco_moves,
    .lay = why_not_lay,
  };

  return shed_why_not (&refusing, s, move,
                       balco_set (s->seat[MAX (s->to_move, 0)].hand));
}
