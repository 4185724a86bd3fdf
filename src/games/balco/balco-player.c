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
  SHED_RULES_TO_WIN,
  SHED_RULES_OF_THE_MOMENT,
  SHED_RULES_OF_BURNING,
  { SHEDDING_REASON_KEEP_JOKERS, SHED_NOBODY, SHED_THE_OTHER, keep_jokers },
  { SHEDDING_REASON_KEEP_TWOS, SHED_NOBODY, SHED_THE_OTHER, keep_twos },
  { SHEDDING_REASON_KEEP_TENS, SHED_NOBODY, SHED_THE_OTHER, shed_keep_tens },
  { SHEDDING_REASON_KEEP_ACES, SHED_NOBODY, SHED_THE_OTHER, keep_aces },
  { SHEDDING_REASON_KEEP_ANSWER, SHED_NOBODY, SHED_THE_OTHER, keep_answer },
  SHED_RULES_OF_PLAIN_CARDS,
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
