/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of Balcó: what they see in a position and in a move, and
 * how many points cards and effects are worth. They have only the rules of
 * thumb that they share with Norwegian War. */

#include "players/cg-players.h"

#include "balco-player.h"

/* The numbers that have a special effect or fit on any card, as bits: bit n is
 * set for the number n, bit 0 for the joker. */
#define SPECIAL (1u << 0 | 1u << 1 | 1u << 2 | 1u << 10)

/* The numbers that make the first turns easy, because they fit on most cards,
 * as bits like SPECIAL. */
#define PLAYABLE (SPECIAL | 1u << 9 | 1u << 11 | 1u << 12)

/* If the pile has at least this many cards, a player keeps the last answer to a
 * shot (an attack) for later. */
#define BIG_PILE 6

const ShedWeights balco_weights = {
  .keep = { 82, 40, 43, -3, 1, 4, 9, 12, 12, 11, 54, 17, 19 },
  .extra_stock = 21,
  .extra_end = 21,
  .burn_card = 2,
  .burn_lead = 12,
  .burn_low = 5,
  .burn_four = 31,
  .last_answer = 7,
  .again = 14,
  .skip = 3,
  .stuck_card = 50,
  .stuck_lead = 8,
  .stuck_close = 6,
  .attack_card = 20,
  .attack_lead = 8,
  .attack_close = 1,
  .up = { 84, 77, 62, -2, 0, 9, 7, 16, 21, 18, 100, 23, 23 },
  .up_pair = 10,
  .start = 10,
};

static void
view_hand (ShedTable *t, const CgState *s)
{
  BalcoCards hand = s->seat[t->me].hand;
  BalcoCards go = balco_on_top[s->ceiling > 0][s->top];

  t->rank[0] = balco_jokers (hand);
  for (guint number = 1; number <= 12; number++)
    {
      guint suits = (guint) (hand >> 4 * (number - 1)) & 15;

      t->rank[number] = balco_lay_size (suits);
      if ((go & SHED_RANK (number)) == 0 && !shed_is_special (t, number))
        t->low |= 1u << number;
    }
}

static void
view_table (ShedTable *t)
{
  const CgState *s = t->state;

  t->special = SPECIAL;
  t->playable = PLAYABLE;
  t->jokers_join = TRUE; /* rule BA-25: jokers may join other cards */
  /* rule BA-24: a 1, a 2 or a joker answers a shot */
  t->answers = SHED_RANK (1) | SHED_RANK (2) | CG_JOKER_BITS;
  t->unseen = cg_unplaced_cards (&cg_rules_balco, t->state);
  view_hand (t, s);
}

static void
view_seat (ShedTable *t, int seat)
{
  const CgState *s = t->state;

  t->known[seat] = balco_set (s->seat[seat].hand);
  /* rule BA-13: the seat after the one that takes the pile leads */
  if (shed_next (&s->shed, seat) == t->me)
    t->leads |= 1u << seat;
}

/* Returns whether @lay uses up the player's last answers to a shot (a 1, a 2 or
 * a joker, rule BA-24) while the pile is big, although the player has other
 * cards left. */
static gboolean
spends_last_answer (const ShedTable *t, const ShedLay *lay)
{
  guint answers = t->rank[0] + t->rank[1] + t->rank[2];
  guint laid = lay->rank <= 2 ? lay->count : lay->jokers;

  return laid > 0 && laid == answers && lay->left > 0 && t->pile >= BIG_PILE;
}

static void
view_move (const ShedTable *t, ShedLay *lay)
{
  const CgState *s = t->state;
  /* rule BA-21: how many players after this one must lay a 7 or lower */
  guint ceiling = s->ceiling > 0 ? s->ceiling - 1u : 0;

  if (lay->kind != SHEDDING_MOVE_LAY)
    return;

  lay->rank = balco_lay_number (lay->move);
  lay->count = balco_lay_size (lay->move);
  lay->jokers = balco_lay_jokers (lay->move);
  lay->left -= lay->count;
  lay->last_answer = spends_last_answer (t, lay);
  lay->burns = balco_cleans (s, lay->rank, lay->count);
  if (lay->burns)
    {
      lay->followers = BALCO_NUMBERED | CG_JOKER_BITS;
      lay->next = t->me;
      return;
    }

  if (lay->rank == 7)
    ceiling = MAX (ceiling, lay->count);
  else if (lay->rank == 1 || lay->rank > 7)
    ceiling = 0;
  lay->followers = balco_on_top[ceiling > 0][lay->rank] | CG_JOKER_BITS;
  lay->attacks = lay->rank == 1;
  /* rule BA-20: each 8 skips one player */
  lay->skips = lay->rank == 8 ? lay->count : 0;
  lay->next = shed_seat_after (&s->shed, t->me, lay->skips + 1, FALSE);
}

/* --- the game ------------------------------------------------------------- */

static const ShedGame game = {
  .weights = &balco_weights,
  .strong = 1u << 2,
  .view_table = view_table,
  .view_seat = view_seat,
  .view_move = view_move,
  .prune = balco_prune,
  .prunes_always = TRUE,
};

const CgKnowledge cg_knowledge_balco = {
  .rules = &cg_rules_balco,
  .reasons = (const char *const[]) {
    SHEDDING_REASONS (CG_REASON_ID)
    NULL,
  },
  SHEDDING_KNOWLEDGE (&game),
  .search = &balco_search,
};
