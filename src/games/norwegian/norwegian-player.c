/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of Bataille norvégienne: what they read off a redacted
 * state before they think about a move, what each thing is worth, the rules of
 * thumb that only this game has, and what to do in its own phases. What is
 * legal is the rules' to say. */

#include "players/cg-players.h"

#include "norwegian-player.h"

/* --- what they see -------------------------------------------------------- */

/* With one of these, or a special card, the first turns are no worry. */
#define HIGH (31u << 9)

/* What a three is worth where it is an ordinary card. */
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

/* The cards of which the place is not known, without the jokers. */
static CgSet
list_unseen (const NorwegianState *s)
{
  CgSet unseen = cg_unplaced_cards (&cg_rules_norwegian, (const CgState *) s);

  unseen.lo &= CG_CARD_BITS;
  return unseen;
}

static void
view_hand (ShedTable *t, const NorwegianState *s)
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
  const NorwegianState *s = norwegian_state (t->state);

  t->special = 1u << 0 | 1u << CG_ACE | 1u << 2 | 1u << SHED_TEN |
               (norwegian_threes_copy (s) ? 1u << 3 : 0);
  t->playable = t->special | HIGH;
  t->never_last = 1u << SHED_TEN | 1u << 0;
  t->leads = G_MAXUINT; /* BN-13 */
  t->answers = norwegian_answers (s);
  t->left = norwegian_cards_left (t->state, t->me);
  t->hand_only = t->left == norwegian_hand_size (s, t->me);
  t->pile = cg_set_size (s->pile_cards);
  t->unseen = list_unseen (s);
  view_hand (t, s);
}

static void
view_seat (ShedTable *t, int seat)
{
  const NorwegianState *s = norwegian_state (t->state);

  t->known[seat] = s->seat[seat].hand;
  t->hidden[seat] = s->seat[seat].hidden;
  t->seat_left[seat] = (guint8) norwegian_cards_left (t->state, seat);
}

static void
read_lay (const ShedTable *t, ShedLay *lay)
{
  const NorwegianState *s = norwegian_state (t->state);

  lay->rank = norwegian_lay_rank (lay->move);
  lay->count = cg_set_size (norwegian_lay_cards (lay->move));
  lay->left -= lay->count;
  lay->loses = lay->left == 0 && lay->rank == SHED_TEN; /* BN-31 */
  lay->effective = lay->rank;
  if (lay->rank == 3 && norwegian_threes_copy (s) && s->top != 0)
    {
      lay->effective = s->top; /* BN-21 */
      lay->suits = s->suits;
    }
  else
    lay->suits = norwegian_asked_suits (s, lay->move);

  lay->burns = norwegian_burns (
    s, lay->rank, lay->count + (s->run_rank == lay->rank ? s->run : 0u));
  if (lay->burns)
    {
      lay->effective = 0;
      lay->suits = 0;
      if (lay->rank != SHED_TEN || s->option[NORWEGIAN_TEN_REPLAYS])
        lay->next = t->me;
      return;
    }

  lay->attacks = lay->effective == CG_ACE;
  lay->reverses = norwegian_turns (s, lay->effective, lay->count);
  lay->skips = lay->effective == 8 ? lay->count : 0;
  lay->next = shed_seat_after (&s->shed, t->me, lay->skips + 1,
                               lay->reverses != s->reversed);
}

static void
view_move (const ShedTable *t, ShedLay *lay)
{
  if (lay->kind == SHEDDING_MOVE_LAY)
    {
      read_lay (t, lay);
      lay->followers = norwegian_followers (norwegian_state (t->state),
                                            lay->effective, lay->suits);
    }
  else if (lay->kind == SHEDDING_MOVE_JOKER)
    {
      lay->jokers = 1;
      lay->left--;
      if (t->pile > 0)
        lay->next = t->me;
    }
}

/* --- the rules of thumb --------------------------------------------------- */

/* What a card of which nothing is known is worth in a hand. */
#define AVERAGE_CARD 20

/* What things are worth, as in the weights. */
enum
{
  JOKER_CARD = 60,  /* each card given away by a joker, in 1/10 */
  TAKE_TURN = 55,   /* the turn lost by taking the pile by choice */
  TAKE_CARD = 100,  /* each card taken by choice, in 1/10 */
  TAKE_SHARE = 10,  /* what the good cards among them count, in percent */
  PASS_CARD = 200,  /* each card fewer in hand by passing hands on, in 1/10 */
  PASS_WORTH = 25,  /* better cards by passing hands on, in percent */
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
};

SHED_DEFINE_LEVELS (game)

const CgKnowledge cg_knowledge_norwegian = {
  .rules = &cg_rules_norwegian,
  .reasons = (const char *const[]) {
    SHEDDING_REASONS (CG_REASON_ID) NORWEGIAN_REASONS (CG_REASON_ID)
    NULL,
  },
  .easy = easy,
  .medium = medium,
  .praise = praise,
  .facts = shed_facts,
  .search = &norwegian_search,
};
