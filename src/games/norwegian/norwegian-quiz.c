/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The questions that a quiz about Norwegian War can ask. The engine gives the
 * answers. */

#include "norwegian-model-private.h"

#include <glib/gi18n.h>

/* The common cases are a pick-up and a card without an effect on the turn. Of
 * COMMON moves of these cases the quiz asks on average about one. */
#define COMMON 6

/* Returns whether @move lays tens, which burn the pile. */
static gboolean
burns (CgMove move)
{
  return shed_move_kind (move) == SHEDDING_MOVE_LAY &&
         shed_lay_rank (move) == 10;
}

/* Returns a sentence that says why it is the turn of the player to move in
 * @after, the position after @move. */
static char *
explain_turn (CgMove move, const CgState *after)
{
  /* rule BN-13: which seat leads after a pick-up */
  if (shed_move_kind (move) == SHEDDING_MOVE_PICK_UP)
    return g_strdup (
      after->option[NORWEGIAN_LEAD_AFTER_PICKUP] == NORWEGIAN_LAST_LAYER
        ? _("After a pick-up, the player who laid last leads.")
        : _("After a pick-up, the next player leads."));
  if (burns (move)) /* rule BN-25: a ten burns the pile */
    return g_strdup (after->option[NORWEGIAN_TEN_REPLAYS]
                       ? _("After a 10 the same player plays again.")
                       : _("After a 10 the next player leads."));
  if (after->top == 8) /* rules BN-24 and BN-21: eights or threes */
    return g_strdup (_("Each 8 skips one player, and so does a 3 that copies "
                       "an 8."));
  return g_strdup (_("After this card it is simply the next player’s turn."));
}

char *
norwegian_why_next (CgMove move, const CgState *after, CgRandom *random)
{
  gboolean picks_up = shed_move_kind (move) == SHEDDING_MOVE_PICK_UP;

  if ((!picks_up && shed_move_kind (move) != SHEDDING_MOVE_LAY) ||
      after->phase != SHEDDING_PLAY || !(after->active & 1) ||
      after->seats > TAPIS_QUESTION_MAX_OPTIONS)
    return NULL;
  return burns (move) || after->top == 8 ||
             ((picks_up || after->top != 0) &&
              cg_random_below (random, COMMON) == 0)
           ? explain_turn (move, after)
           : NULL;
}

const TapisQuiz tapis_quiz_norwegian = {
  .topics = (const TapisTopic[]) { TAPIS_SHEDDING_NEXT, { 0 } },
  .ask = tapis_shedding_ask_next,
};
