/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Bataille norvégienne can ask. The engine knows the
 * answers. */

#include "config.h"

#include "norwegian-quiz.h"

#include "norwegian-rules.h"
#include "norwegian-model-words.h"

#include <glib/gi18n.h>

#define NEXT "next"

/* What comes about often, picking up and an ordinary card after which the next
 * player's turn comes, is asked one time in so many. */
#define OFTEN 6

const char *const tapis_norwegian_topics[] = { NEXT, NULL };

/* Whether @move is one of tens that has burnt the pile. */
static gboolean
burns (CgMove move)
{
  return norwegian_move_kind (move) == NORWEGIAN_MOVE_LAY &&
         norwegian_lay_rank (move) == 10;
}

/* Why it is the turn of whoever it is after @move, which leads to @after. */
static const char *
why_next (CgMove move, const NorwegianState *after)
{
  if (norwegian_move_kind (move) == NORWEGIAN_MOVE_PICK_UP) /* BN-13 */
    return after->option[NORWEGIAN_LEAD_AFTER_PICKUP] == NORWEGIAN_LAST_LAYER
             ? _("After a pick-up, whoever laid last leads.")
             : _("After a pick-up, the player after the one who picked up "
                 "leads.");
  if (burns (move)) /* BN-25 */
    return after->option[NORWEGIAN_TEN_REPLAYS]
             ? _("After a 10 the same player plays again.")
             : _("After a 10 the next player leads.");
  if (after->top == 8) /* BN-24, BN-21 */
    return _("Each 8 skips one player, and so does a 3 that copies an 8.");
  return _("After this card it is simply the next player’s turn.");
}

/* What becomes of @move is seen by all, and hangs on no hidden card. */
static gboolean
can_ask_next (CgMove move, const NorwegianState *after, CgRandom *random)
{
  gboolean picks_up = norwegian_move_kind (move) == NORWEGIAN_MOVE_PICK_UP;

  if ((!picks_up && norwegian_move_kind (move) != NORWEGIAN_MOVE_LAY) ||
      after->phase != NORWEGIAN_PLAY || !(after->active & 1) ||
      after->seats > TAPIS_QUESTION_MAX_OPTIONS)
    return FALSE;
  return burns (move) || after->top == 8 ||
         ((picks_up || after->top != 0) &&
          cg_random_below (random, OFTEN) == 0);
}

gboolean
tapis_norwegian_ask (const char    *topic,
                     TapisQuestion *question,
                     CgRandom      *random)
{
  const CgState *state = tapis_game_get_state (question->game);
  g_autofree CgState *after = cg_state_copy (&cg_rules_norwegian, state);
  g_autofree char *name = NULL;
  CgMove moves[CG_MAX_MOVES];
  guint n = cg_rules_norwegian.moves (state, moves);
  CgMove move = moves[cg_random_below (random, n)];

  cg_rules_norwegian.play (after, move, NULL);
  if (!can_ask_next (move, norwegian_state (after), random))
    return FALSE;
  tapis_question_add_players (question, norwegian_state (after)->to_move,
                              why_next (move, norwegian_state (after)));
  if (norwegian_move_kind (move) == NORWEGIAN_MOVE_PICK_UP)
    {
      question->text =
        g_strdup (_("You pick up the pile. Whose turn is it then?"));
      return TRUE;
    }
  name = tapis_norwegian_name_move (state, move, NULL);
  /* Translators: a question of a quiz; %s is "the 8 of clubs", "2 eights" … */
  question->text = g_strdup_printf (_("You lay %s. Whose turn is it then?"),
                                    name);
  return TRUE;
}
