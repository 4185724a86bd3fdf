/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Balcó teaches its players: the rules of thumb for a move in turn, those
 * of all such games and its own. Sees only what the seat knows; what is legal
 * is the rules' to say. */

#include "players/cg-players.h"

#include "balco-player-private.h"

/* --- the rules of thumb --------------------------------------------------- */

/* What the last answer to a shot is worth beyond its card, and with how many
 * cards in the pile. */
#define ANSWER 7
#define BIG_PILE 6

/* BA-24: who has neither a 1 nor a 2 nor a joker is defenceless. */
static gboolean
spends_last_answer (const ShedTable *t, const ShedLay *lay)
{
  guint answers = t->rank[0] + t->rank[1] + t->rank[2];
  guint laid = lay->rank <= 2 ? lay->count : lay->jokers;

  return laid > 0 && laid == answers && lay->left > 0 && t->pile >= BIG_PILE;
}

static int
keep_answer (const ShedTable *t, const ShedLay *lay)
{
  return spends_last_answer (t, lay)
           ? shed_keep_jokers (t, lay) + shed_keep_twos (t, lay) +
               shed_keep_aces (t, lay) - ANSWER
           : 0;
}

/* Any other is kept for what else it does. */

static int
keep_jokers (const ShedTable *t, const ShedLay *lay)
{
  return spends_last_answer (t, lay) ? 0 : shed_keep_jokers (t, lay);
}

static int
keep_twos (const ShedTable *t, const ShedLay *lay)
{
  return spends_last_answer (t, lay) ? 0 : shed_keep_twos (t, lay);
}

static int
keep_aces (const ShedTable *t, const ShedLay *lay)
{
  return spends_last_answer (t, lay) ? 0 : shed_keep_aces (t, lay);
}

static const ShedRule rules[] = {
  { SHEDDING_REASON_WIN_NOW, SHED_NOBODY, SHED_ITSELF, shed_win_now },
  { SHEDDING_REASON_THEN_WIN, SHED_NOBODY, SHED_ITSELF, shed_then_win },
  { SHEDDING_REASON_NEXT_CANNOT_FOLLOW, SHED_WHO_IS_NEXT, SHED_ITSELF,
    shed_next_cannot_follow },
  { SHEDDING_REASON_ATTACK_NOW, SHED_TARGET, SHED_ITSELF, shed_attack_now },
  { SHEDDING_REASON_ANSWER_BACK, SHED_NOBODY, SHED_ITSELF, shed_answer_back },
  { SHEDDING_REASON_SKIP_DANGER, SHED_NEIGHBOUR, SHED_ITSELF,
    shed_skip_danger },
  { SHEDDING_REASON_PLAY_AGAIN, SHED_NOBODY, SHED_ITSELF, shed_play_again },
  { SHEDDING_REASON_BURN_FOUR, SHED_NOBODY, SHED_ITSELF, shed_burn_four },
  { SHEDDING_REASON_BURN_BIG_PILE, SHED_NOBODY, SHED_ITSELF,
    shed_burn_big_pile },
  { SHEDDING_REASON_BURN_TO_LEAD, SHED_NOBODY, SHED_ITSELF, shed_burn_to_lead },
  { SHEDDING_REASON_KEEP_JOKERS, SHED_NOBODY, SHED_THE_OTHER, keep_jokers },
  { SHEDDING_REASON_KEEP_TWOS, SHED_NOBODY, SHED_THE_OTHER, keep_twos },
  { SHEDDING_REASON_KEEP_TENS, SHED_NOBODY, SHED_THE_OTHER, shed_keep_tens },
  { SHEDDING_REASON_KEEP_ACES, SHED_NOBODY, SHED_THE_OTHER, keep_aces },
  { SHEDDING_REASON_KEEP_ANSWER, SHED_NOBODY, SHED_THE_OTHER, keep_answer },
  { SHEDDING_REASON_DUMP_LOW, SHED_NOBODY, SHED_THE_OTHER, shed_dump_low },
  { SHEDDING_REASON_LAY_ALL_EQUAL, SHED_NOBODY, SHED_ITSELF,
    shed_lay_all_equal },
  { SHEDDING_REASON_MAKE_IT_HARD, SHED_WHO_IS_NEXT, SHED_ITSELF,
    shed_make_it_hard },
};

/* --- the game ------------------------------------------------------------- */

const ShedGame balco_game = {
  .weights = &balco_weights,
  .strong = 1u << 2, /* which a learner knows to be good */
  .view_table = balco_view_table,
  .view_seat = balco_view_seat,
  .view_move = balco_view_move,
  .rules = rules,
  .n_rules = G_N_ELEMENTS (rules),
  .prune = balco_prune,
  .prunes_always = TRUE,
};

SHED_DEFINE_LEVELS (balco_game)

const CgKnowledge cg_knowledge_balco = {
  .rules = &cg_rules_balco,
  .reasons = (const char *const[]) {
    SHEDDING_REASONS (CG_REASON_ID)
    NULL,
  },
  .easy = easy,
  .medium = medium,
  .setback = SHEDDING_SETBACK,
  .search = &balco_search,
};
