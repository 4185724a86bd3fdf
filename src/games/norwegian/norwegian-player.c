/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Bataille norvégienne teaches its players: the rules of thumb for a move
 * in turn, those of all such games and its own, and what to do in its own
 * phases. Sees only what the seat knows; what is legal is the rules' to say. */

#include "players/cg-players.h"

#include "norwegian-player-private.h"

/* --- the rules of thumb --------------------------------------------------- */

/* What a card of which nothing is known is worth in a hand. */
#define AVERAGE_CARD 20

/* What things are worth, as in the weights. */
enum
{
  EARLY_TEN = 60,   /* a ten gone while few cards are left */
  JOKER_CARD = 60,  /* each card given away by a joker, in 1/10 */
  TAKE_TURN = 55,   /* the turn lost by taking the pile by choice */
  TAKE_CARD = 100,  /* each card taken by choice, in 1/10 */
  TAKE_SHARE = 10,  /* what the good cards among them count, in percent */
  PASS_CARD = 200,  /* each card fewer in hand by passing hands on, in 1/10 */
  PASS_WORTH = 25,  /* better cards by passing hands on, in percent */
};

/* BN-31 */
static int
not_end_on_ten (const ShedTable *t, const ShedLay *lay)
{
  guint rank;

  if (lay->left == 0 && lay->rank == SHED_TEN)
    return -5000;
  if (shed_leaves_one_rank (t, lay, &rank) && rank == SHED_TEN)
    return -3000;
  if (lay->rank == SHED_TEN && t->hand_only && !t->stock &&
      t->left <= SHED_CLOSE)
    return EARLY_TEN;
  return 0;
}

static int
keep_threes (const ShedTable *t, const ShedLay *lay)
{
  return shed_keep_rank (t, lay, 3);
}

static int
reverse_danger (const ShedTable *t, const ShedLay *lay)
{
  return lay->reverses ? t->weights->skip *
                           (shed_closeness (t, t->next) -
                            shed_closeness (t, lay->next))
                       : 0;
}

static int
joker_big_pile (const ShedTable *t, const ShedLay *lay)
{
  return lay->jokers > 0 ? JOKER_CARD * (int) t->pile / 10 : 0;
}

/* Taking the pile by choice costs the turn, and each card is a burden ... */
static int
pick_up_small (const ShedTable *t, const ShedLay *lay)
{
  return lay->picks_up ? -TAKE_TURN - TAKE_CARD * (int) t->pile / 10 : 0;
}

/* ... but some are welcome. */
static int
pick_up_good (const ShedTable *t, const ShedLay *lay)
{
  CgSet pile = norwegian_state (t->state)->pile_cards;
  int points = 0;

  if (!lay->picks_up)
    return 0;
  for (guint rank = 1; rank <= SHED_TEN; rank++)
    if (shed_is_special (t, rank))
      {
        guint64 four = SHED_RANK (rank);

        points += t->keep[rank] * (int) cg_set_size ((CgSet) {
                                    pile.lo & four, pile.hi & four });
      }
  return points * TAKE_SHARE / 100;
}

/* House rule: threes pass the hands on. What goes of the hand, against what
 * comes for it from the other side. */
static int
pass_hand_points (const ShedTable *t, const ShedLay *lay)
{
  const NorwegianState *s = norwegian_state (t->state);
  int mine = 0;
  int from, gives, gets;

  if (lay->rank != 3 || norwegian_threes_copy (s) || lay->burns)
    return 0;
  from = shed_seat_after (&s->shed, t->me, lay->count, !s->reversed);
  if (from == t->me)
    return 0;
  gives = (int) (cg_set_size (s->seat[t->me].hand) - lay->count);
  if (s->n_stock > 0)
    gives = MAX (gives, 3);
  gets = (int) norwegian_hand_size (s, from);
  for (guint rank = 0; rank <= CG_KING; rank++)
    if (rank != 3)
      mine += t->keep[rank] * (int) t->rank[rank];
  return PASS_CARD * (gives - gets) / 10 +
         PASS_WORTH *
           (AVERAGE_CARD * MIN (gives, gets) - MIN (mine, AVERAGE_CARD * 6)) /
           100;
}

static int
pass_bad_hand (const ShedTable *t, const ShedLay *lay)
{
  return MAX (0, pass_hand_points (t, lay));
}

static int
keep_good_hand (const ShedTable *t, const ShedLay *lay)
{
  return MIN (0, pass_hand_points (t, lay));
}

static const ShedRule rules[] = {
  SHED_RULES_TO_WIN,
  { SHEDDING_REASON_NOT_END_ON_TEN, SHED_NOBODY, SHED_EITHER, not_end_on_ten },
  SHED_RULES_OF_THE_MOMENT,
  { NORWEGIAN_REASON_REVERSE_DANGER, SHED_NEIGHBOUR, SHED_ITSELF,
    reverse_danger },
  SHED_RULES_OF_BURNING,
  { NORWEGIAN_REASON_JOKER_BIG_PILE, SHED_NOBODY, SHED_ITSELF, joker_big_pile },
  { NORWEGIAN_REASON_PASS_BAD_HAND, SHED_NOBODY, SHED_ITSELF, pass_bad_hand },
  { NORWEGIAN_REASON_KEEP_GOOD_HAND, SHED_NOBODY, SHED_THE_OTHER,
    keep_good_hand },
  { SHEDDING_REASON_KEEP_TWOS, SHED_NOBODY, SHED_THE_OTHER, shed_keep_twos },
  { SHEDDING_REASON_KEEP_THREES, SHED_NOBODY, SHED_THE_OTHER, keep_threes },
  { SHEDDING_REASON_KEEP_TENS, SHED_NOBODY, SHED_THE_OTHER, shed_keep_tens },
  { SHEDDING_REASON_KEEP_ACES, SHED_NOBODY, SHED_THE_OTHER, shed_keep_aces },
  { SHEDDING_REASON_DUMP_LOW, SHED_NOBODY, SHED_THE_OTHER, shed_keep_jokers },
  SHED_RULES_OF_PLAIN_CARDS,
  { SHEDDING_REASON_PICK_UP_GOOD, SHED_NOBODY, SHED_ITSELF, pick_up_good },
  { SHEDDING_REASON_PICK_UP_SMALL, SHED_NOBODY, SHED_ITSELF, pick_up_small },
};

/* --- its own phases ------------------------------------------------------- */

/* The two and the ace, which a learner knows to be good. */
#define STRONG (1u << CG_ACE | 1u << 2)

static CgMove
lay_fours (const ShedTable *t, CgReason *reason)
{
  CgMove pass = t->moves[t->n_moves - 1];
  CgMove best = t->moves[0];
  guint most = 0;

  for (guint i = 0; i < t->n_moves - 1; i++)
    {
      guint count = cg_set_size (norwegian_lay_cards (t->moves[i]));

      if (count > most)
        {
          most = count;
          best = t->moves[i];
        }
    }
  if (t->hand_only && !t->stock && t->rank[SHED_TEN] > 0 &&
      t->left == most + t->rank[SHED_TEN])
    {
      shed_say (reason, SHEDDING_REASON_NOT_END_ON_TEN, 0, CG_NO_SEAT);
      return pass;
    }
  shed_say (reason, NORWEGIAN_REASON_FOUR_NOW, 4, CG_NO_SEAT);
  return best;
}

/* House rule: another face-down card in the same turn, when it is likely to
 * fit. */
static CgMove
chain (const ShedTable *t, CgRandom *random, CgReason *reason)
{
  const NorwegianState *s = norwegian_state (t->state);
  guint64 go = norwegian_followers (s, s->top, s->suits);
  guint all = cg_set_size (t->unseen);
  guint good = cg_set_size ((CgSet) { t->unseen.lo & go, t->unseen.hi & go });
  CgMove move = shed_flip_any (t, random, reason);

  if (good * 3 >= all * 2)
    {
      shed_say (reason, NORWEGIAN_REASON_FLIP_AGAIN, 0, CG_NO_SEAT);
      return move;
    }
  shed_say (reason, NORWEGIAN_REASON_STOP_FLIPPING, 0, CG_NO_SEAT);
  return ROWS_MOVE (SHEDDING_MOVE_PASS, 0);
}

/* As a learner does. */
static CgMove
lay_fours_or_not (const ShedTable *t, CgRandom *random, CgReason *reason)
{
  if (t->n_moves > 1 && cg_random_below (random, 3) == 0)
    {
      shed_say (reason, NORWEGIAN_REASON_NO_FOUR, 0, CG_NO_SEAT);
      return t->moves[t->n_moves - 1];
    }
  shed_say (reason,
            t->n_moves > 1 ? NORWEGIAN_REASON_FOUR_NOW
                           : SHEDDING_REASON_WIN_NOW,
            4, CG_NO_SEAT);
  return t->moves[0];
}

static CgMove
choose (const ShedTable *t, gboolean learner, CgRandom *random,
        CgReason *reason)
{
  switch (shed_state (t->state)->phase)
    {
    case NORWEGIAN_NAME_JOKER:
      if (learner)
        return shed_name_next (t, reason);
      shed_say (reason, NORWEGIAN_REASON_JOKER_LEADER, 0, t->danger);
      return ROWS_MOVE (SHEDDING_MOVE_NAME, t->danger);
    case NORWEGIAN_FOURS:
      return learner ? lay_fours_or_not (t, random, reason)
                     : lay_fours (t, reason);
    default: /* NORWEGIAN_CHAIN */
      return learner ? CG_NO_MOVE : chain (t, random, reason);
    }
}

/* --- the game ------------------------------------------------------------- */

const ShedGame norwegian_game = {
  .weights = &norwegian_weights,
  .strong = STRONG,
  .view_table = norwegian_view_table,
  .view_seat = norwegian_view_seat,
  .view_move = norwegian_view_move,
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .prune = norwegian_prune,
  .choose = choose,
};

SHED_DEFINE_LEVELS (norwegian_game)

const CgKnowledge cg_knowledge_norwegian = {
  .rules = &cg_rules_norwegian,
  .reasons = (const char *const[]) {
    SHEDDING_REASONS (CG_REASON_ID) NORWEGIAN_REASONS (CG_REASON_ID)
    NULL,
  },
  .easy = easy,
  .medium = medium,
  .setback = SHEDDING_SETBACK,
  .search = &norwegian_search,
};
