/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of Norwegian War: what they see in a position and in a
 * move, how many points cards and effects are worth, the rules of thumb that
 * only this game has, and how they choose in the phases that only this game
 * has. */

#include "players/cg-players.h"

#include "norwegian-player.h"

/* --- what they see -------------------------------------------------------- */

/* The ranks from 9 to king, as bits: bit n is set for rank n. A card of these
 * ranks or a special card in hand makes the first turns easy. */
#define HIGH (31u << 9)

/* How many points it is worth to keep a three in hand, if threes do not
 * copy. */
#define PLAIN_THREE (-10)

const ShedWeights norwegian_weights = {
  .keep = { 60, 70, 35, 70, 0, 2, 5, 8, 16, 11, 45, 17, 21, 25 },
  .extra_stock = 12,
  .extra_end = 21,
  .burn_card = 2,
  .burn_lead = 10,
  .burn_low = 8,
  .burn_four = 25,
  .early_ten = 60,
  .again = 8,
  .skip = 6,
  .stuck_card = 93,
  .stuck_lead = 8,
  .stuck_close = 6,
  .attack_card = 60,
  .attack_lead = 8,
  .attack_close = 8,
  .up = { 90, 80, 85, 80, 0, 2, 6, 12, 20, 22, 85, 40, 50, 60 },
  .up_pair = 12,
  .start = 5,
};

/* Returns the cards, without the jokers, of which the player to move does not
 * know where they are. */
static CgSet
list_unseen (const CgState *s)
{
  CgSet unseen = cg_unplaced_cards (&cg_rules_norwegian, s);

  unseen.lo &= CG_CARD_BITS;
  return unseen;
}

static void
view_hand (ShedTable *t, const CgState *s)
{
  CgSet hand = s->seat[t->me].hand;
  guint top = s->top == CG_ACE ? CG_KING + 1 : s->top;

  t->rank[0] = cg_set_jokers (hand);
  if (!norwegian_threes_copy (s))
    t->keep[3] = t->up[3] = PLAIN_THREE;
  for (guint rank = 1; rank <= CG_KING; rank++)
    t->rank[rank] = cg_set_size ((CgSet) { hand.lo & SHED_RANK (rank),
                                           hand.hi & SHED_RANK (rank) });
  for (guint rank = 3; rank < MIN (top, SHED_TEN); rank++)
    t->low |= 1u << rank;
  t->low &= ~t->special;
}

static void
view_table (ShedTable *t)
{
  const CgState *s = t->state;

  t->special = 1u << 0 | 1u << CG_ACE | 1u << 2 | 1u << SHED_TEN |
               (norwegian_threes_copy (s) ? 1u << 3 : 0);
  t->playable = t->special | HIGH;
  t->never_last = 1u << SHED_TEN | 1u << 0;
  /* rule BN-13: the last player to lay leads after a pick-up, whichever seat
   * takes the pile */
  t->leads = G_MAXUINT;
  t->answers = norwegian_answers (s);
  t->unseen = list_unseen (s);
  view_hand (t, s);
}

static void
view_seat (ShedTable *t, int seat)
{
  t->known[seat] = t->state->seat[seat].hand;
}

static void
view_lay (const ShedTable *t, ShedLay *lay)
{
  const CgState *s = t->state;
  guint suits = norwegian_asked_suits (s, lay->move);
  guint acts_as;

  lay->rank = shed_lay_rank (lay->move);
  lay->count = shed_lay_size (lay->move);
  lay->left -= lay->count;
  /* rule BN-31: the last card must not be a ten */
  lay->loses = lay->left == 0 && lay->rank == SHED_TEN;
  acts_as = lay->rank;
  /* rule BN-21: a three copies the card on top */
  if (lay->rank == 3 && norwegian_threes_copy (s) && s->top != 0)
    {
      acts_as = s->top;
      suits = s->suits;
    }
  lay->burns = norwegian_burns (
    s, lay->rank, lay->count + (s->run_rank == lay->rank ? s->run : 0u));
  if (lay->burns)
    {
      lay->followers = norwegian_followers (s, 0, 0);
      if (lay->rank != SHED_TEN || s->option[NORWEGIAN_TEN_REPLAYS])
        lay->next = t->me;
      return;
    }

  lay->followers = norwegian_followers (s, acts_as, suits);
  lay->attacks = acts_as == CG_ACE;
  lay->reverses = norwegian_turns (s, acts_as, lay->count);
  lay->skips = acts_as == 8 ? lay->count : 0;
  lay->next = shed_seat_after (&s->shed, t->me, lay->skips + 1,
                               lay->reverses != s->reversed);
}

static void
view_move (const ShedTable *t, ShedLay *lay)
{
  if (lay->kind == SHEDDING_MOVE_LAY)
    view_lay (t, lay);
  else if (lay->kind == SHEDDING_MOVE_JOKER)
    {
      lay->jokers = 1;
      lay->left--;
      if (t->pile > 0)
        lay->next = t->me;
    }
}

/* --- the rules of thumb --------------------------------------------------- */

/* How many points a card that the player does not know is worth on average. */
#define AVERAGE_CARD 20

/* How many points the rules of thumb of this file give. The points of the other
 * rules are in #ShedWeights. */
enum
{
  JOKER_CARD = 60,  /* points for each card of the pile that a joker gives away,
                     * in tenths of a point */
  TAKE_TURN = 55,   /* points lost with the turn when the pile is taken by
                     * choice */
  TAKE_CARD = 100,  /* points lost for each card that is taken by choice, in
                     * tenths of a point */
  TAKE_SHARE = 10,  /* of the points of special cards that are taken by choice,
                     * this percentage counts */
  PASS_CARD = 200,  /* points for each card by which the hand becomes smaller
                     * when hands are passed on, in tenths of a point */
  PASS_WORTH = 25,  /* of the points by which the hand becomes better when hands
                     * are passed on, this percentage counts */
};

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

/* Returns the points that it costs to take the pile by choice: for the lost
 * turn and for each card. */
static int
pick_up_small (const ShedTable *t, const ShedLay *lay)
{
  return lay->picks_up ? -TAKE_TURN - TAKE_CARD * (int) t->pile / 10 : 0;
}

/* Returns the points for the special cards of a pile that is taken by
 * choice. */
static int
pick_up_good (const ShedTable *t, const ShedLay *lay)
{
  CgSet pile = t->state->pile_cards;
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

/* Returns the points for a lay that makes all players pass their hands on
 * (house rule three=rotate). The hand that the player gives away is compared
 * with the hand that the player gets. */
static int
pass_hand_points (const ShedTable *t, const ShedLay *lay)
{
  const CgState *s = t->state;
  int mine = 0;
  int from, gives, gets;

  if (lay->rank != 3 || norwegian_threes_copy (s) || lay->burns)
    return 0;
  from = shed_seat_after (&s->shed, t->me, lay->count, !s->reversed);
  if (from == t->me)
    return 0;
  gives = s->n_hand[t->me] - (int) lay->count;
  if (s->n_stock > 0)
    gives = MAX (gives, 3);
  gets = s->n_hand[from];
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
  { NORWEGIAN_REASON_REVERSE_DANGER, SHED_NEIGHBOUR, SHED_ITSELF,
    reverse_danger },
  { NORWEGIAN_REASON_JOKER_BIG_PILE, SHED_NOBODY, SHED_ITSELF, joker_big_pile },
  { NORWEGIAN_REASON_PASS_BAD_HAND, SHED_NOBODY, SHED_ITSELF, pass_bad_hand },
  { NORWEGIAN_REASON_KEEP_GOOD_HAND, SHED_NOBODY, SHED_THE_OTHER,
    keep_good_hand },
  { SHEDDING_REASON_PICK_UP_GOOD, SHED_NOBODY, SHED_ITSELF, pick_up_good },
  { SHEDDING_REASON_PICK_UP_SMALL, SHED_NOBODY, SHED_ITSELF, pick_up_small },
};

/* --- its own phases ------------------------------------------------------- */

/* The ranks that the level easy knows to be good, as bits: ace and two. */
#define STRONG (1u << CG_ACE | 1u << 2)

/* Returns the move that lays the most fours out of turn, or the pass if the
 * player would have only tens left after that move. */
static CgMove
lay_fours (const ShedTable *t, CgReason *reason)
{
  CgMove pass = t->moves[t->n_moves - 1];
  CgMove best = t->moves[0];
  guint most = 0;

  for (guint i = 0; i < t->n_moves - 1; i++)
    {
      guint count = shed_lay_size (t->moves[i]);

      if (count > most)
        {
          most = count;
          best = t->moves[i];
        }
    }
  if (t->hand_only && t->s->n_stock == 0 && t->rank[SHED_TEN] > 0 &&
      t->left == most + t->rank[SHED_TEN])
    {
      cg_reason_set (reason, SHEDDING_REASON_NOT_END_ON_TEN, 0);
      return pass;
    }
  cg_reason_set (reason, NORWEGIAN_REASON_FOUR_NOW, 4);
  return best;
}

/* For the house rule blind_chain: returns a move that turns over another
 * face-down card if at least two thirds of the unseen cards fit, otherwise the
 * pass. */
static CgMove
chain (const ShedTable *t, CgRandom *random, CgReason *reason)
{
  const CgState *s = t->state;
  guint64 go = norwegian_followers (s, s->top, s->suits);
  guint all = cg_set_size (t->unseen);
  guint good = cg_set_size ((CgSet) { t->unseen.lo & go, t->unseen.hi & go });
  CgMove move = shed_flip_any (t, random);

  if (good * 3 >= all * 2)
    {
      cg_reason_set (reason, NORWEGIAN_REASON_FLIP_AGAIN, 0);
      return move;
    }
  cg_reason_set (reason, NORWEGIAN_REASON_STOP_FLIPPING, 0);
  return SHED_MOVE (SHEDDING_MOVE_PASS, 0);
}

static CgMove
choose (const ShedTable *t, CgRandom *random, CgReason *reason)
{
  switch (t->s->phase)
    {
    case NORWEGIAN_NAME_JOKER:
      return shed_name (t->danger, NORWEGIAN_REASON_JOKER_LEADER, reason);
    case NORWEGIAN_FOURS:
      return lay_fours (t, reason);
    default: /* the phase NORWEGIAN_CHAIN */
      return chain (t, random, reason);
    }
}

/* Chooses for the level easy, which passes in one of three cases when it may
 * lay fours out of turn. If only one move is left in @t then, it is a lay that
 * wins at once; see norwegian_prune(). */
static CgMove
choose_easily (const ShedTable *t, CgRandom *random)
{
  switch (t->s->phase)
    {
    case NORWEGIAN_NAME_JOKER:
      return SHED_MOVE (SHEDDING_MOVE_NAME, t->next);
    case NORWEGIAN_FOURS:
      return t->n_moves > 1 && cg_random_one_in (random, 3)
               ? t->moves[t->n_moves - 1]
               : t->moves[0];
    default: /* the phase NORWEGIAN_CHAIN */
      return CG_NO_MOVE;
    }
}

/* --- the game ------------------------------------------------------------- */

static const ShedGame game = {
  .weights = &norwegian_weights,
  .strong = STRONG,
  .view_table = view_table,
  .view_seat = view_seat,
  .view_move = view_move,
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .prune = norwegian_prune,
  .choose = choose,
  .choose_easily = choose_easily,
};

const CgKnowledge cg_knowledge_norwegian = {
  .rules = &cg_rules_norwegian,
  .reasons = (const char *const[]) {
    SHEDDING_REASONS (CG_REASON_ID) NORWEGIAN_REASONS (CG_REASON_ID)
    NULL,
  },
  SHEDDING_KNOWLEDGE (&game),
  .search = &norwegian_search,
};
