/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A question that the quiz of a shedding game can ask: whose turn is it next?
 * The rules of the engine give the right answer. */

#include "shedding-model.h"

#include "model/learn/tapis-question.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

gboolean
tapis_shedding_ask_next (const char *topic, TapisQuestion *question,
                         CgRandom *random)
{
  const TapisGameKind *kind = tapis_game_get_kind (question->game);
  const TapisSheddingKind *family = kind->family;
  const CgState *state = tapis_game_get_state (question->game);
  g_autofree CgState *after = cg_state_copy (kind->rules, state);
  g_autofree char *why = NULL;
  g_autofree char *name = NULL;
  CgMove moves[CG_MAX_MOVES];
  CgCard cards[CG_MAX_ZONE];
  guint n = kind->rules->moves (state, moves);
  CgMove move = moves[cg_random_below (random, n)];

  kind->rules->play (after, move, NULL);
  why = family->why_next (move, after, random);
  if (why == NULL)
    return FALSE;
  tapis_question_add_players (question, kind->rules->to_move (after), why);
  if (shed_move_kind (move) == SHEDDING_MOVE_PICK_UP)
    {
      question->text =
        g_strdup (_("You pick up the pile. Whose turn is it then?"));
      return TRUE;
    }
  n = tapis_shedding_list_lay (kind, move, cards);
  name = n > 0 ? tapis_words_the_cards (cards, n, TAPIS_ROLE_OBJECT)
               : kind->says->name_move (kind, state, move, NULL);
  /* Translators: a question of a quiz; %s is "the 8 of clubs", "2 eights" … */
  question->text = g_strdup_printf (_("You lay %s. Whose turn is it then?"),
                                    name);
  return TRUE;
}
