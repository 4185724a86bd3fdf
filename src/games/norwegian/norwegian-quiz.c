/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Bataille norvégienne can ask. The engine knows the
 * answers. */

#include "config.h"

#include "norwegian-model-private.h"

#include <glib/gi18n.h>

/* One in so many of the common cases is asked about: picking up, and an
 * ordinary card, after which it is the next player's turn. */
#define OFTEN 6

static const char *const topics[] = { "next", NULL };

/* Whether @move is one of tens that has burnt the pile. */
static gboolean
burns (CgMove move)
{
  return shed_move_kind (move) == SHEDDING_MOVE_LAY &&
         norwegian_lay_rank (move) == 10;
}

/* Why it is the turn of whoever it is after @move, which leads to @after. */
static char *
why_next (CgMove move, const CgState *state)
{
  const NorwegianState *after = norwegian_state (state);

  if (shed_move_kind (move) == SHEDDING_MOVE_PICK_UP) /* BN-13 */
    return g_strdup (
      after->option[NORWEGIAN_LEAD_AFTER_PICKUP] == NORWEGIAN_LAST_LAYER
        ? _("After a pick-up, whoever laid last leads.")
        : _("After a pick-up, the player after the one who picked up leads."));
  if (burns (move)) /* BN-25 */
    return g_strdup (after->option[NORWEGIAN_TEN_REPLAYS]
                       ? _("After a 10 the same player plays again.")
                       : _("After a 10 the next player leads."));
  if (after->top == 8) /* BN-24, BN-21 */
    return g_strdup (_("Each 8 skips one player, and so does a 3 that copies "
                       "an 8."));
  return g_strdup (_("After this card it is simply the next player’s turn."));
}

/* Whether everybody sees what @move does, and it depends on no hidden card. */
static gboolean
can_ask_next (CgMove move, const CgState *state, CgRandom *random)
{
  const NorwegianState *after = norwegian_state (state);
  gboolean picks_up = shed_move_kind (move) == SHEDDING_MOVE_PICK_UP;

  if ((!picks_up && shed_move_kind (move) != SHEDDING_MOVE_LAY) ||
      after->phase != SHEDDING_PLAY || !(after->active & 1) ||
      after->seats > TAPIS_QUESTION_MAX_OPTIONS)
    return FALSE;
  return burns (move) || after->top == 8 ||
         ((picks_up || after->top != 0) &&
          cg_random_below (random, OFTEN) == 0);
}

static gboolean
ask (const char *topic, TapisQuestion *question, CgRandom *random)
{
  static const TapisNextQuestion next = { can_ask_next, why_next };

  return tapis_shedding_ask_next (&next, question, random);
}

const TapisQuiz tapis_quiz_norwegian = {
  .topics = topics,
  .ask = ask,
};
