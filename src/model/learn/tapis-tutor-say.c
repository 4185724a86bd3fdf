/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the coach says of the learner's moves. */

#include "config.h"

#include "tapis-tutor-private.h"

#include "tapis-seekable.h"

#include <glib/gi18n.h>

CgMove
tutor_move_of (TapisTutor *self, const TapisStep *step, const CgState *state)
{
  const CgRules *rules = tapis_game_get_rules (self->game);
  CgMove move;

  if (step->moves[0] == NULL)
    return cg_player_advise (cg_player_find ("medium"), rules, state, 0, NULL,
                             NULL);
  return cg_read_move (rules, state, step->moves[0], &move) ? move : CG_NO_MOVE;
}

/* Whether @move, made where the learner was asked, is one of the texts @moves.
 */
static gboolean
is_one_of (TapisTutor *self, CgMove move, char **moves)
{
  const CgRules *rules = tapis_game_get_rules (self->game);

  for (guint i = 0; moves[i] != NULL; i++)
    {
      CgMove read;

      if (cg_read_move (rules, self->before, moves[i], &read) && read == move)
        return TRUE;
    }
  return FALSE;
}

gboolean
tutor_is_asked (TapisTutor *self, const TapisStep *step, CgMove move)
{
  return step->kind == TAPIS_STEP_PLAY &&
         (step->moves[0] == NULL || is_one_of (self, move, step->moves));
}

char *
tutor_advise (TapisTutor *self, const TapisStep *step)
{
  const TapisGameKind *kind = tapis_game_get_kind (self->game);
  const CgState *state = tapis_game_get_state (self->game);

  return kind->says->advise (kind, state, tutor_move_of (self, step, state),
                             tapis_game_get_names (self->game));
}

/* What is said of a move while there is still something to be found. */
static char *
tell_to_wait (TapisTutor *self)
{
  return g_strdup_printf (
    ngettext ("Not yet: first there is %u more to find.",
              "Not yet: first there are %u more to find.", self->unfound),
    self->unfound);
}

char *
tutor_hint_to_find (TapisTutor *self)
{
  g_autofree char *name =
    tapis_seekable_name_next (TAPIS_SEEKABLE (self->game));

  /* Translators: a hint; %s is what the learner has not found among their cards
   * yet: "Fifteen", "Run of 3". */
  return g_strdup_printf (_("Still to be found: “%s”."), name);
}

/* What came of a move of which the lesson says nothing, and what to try. */
static char *
tell_of_move (TapisTutor *self, const TapisStep *step)
{
  const TapisGameKind *kind = tapis_game_get_kind (self->game);
  g_autofree char *asked = kind->says->name_move (
    kind, self->before, tutor_move_of (self, step, self->before),
    tapis_game_get_names (self->game));

  return g_strdup_printf (
    /* Translators: the coach of a lesson, to a move that may be made but is not
     * the one that is asked for. The first %s is what it did, in whole
     * sentences, the second one what is asked for: "the 8 of hearts", "pick up
     * the pile". */
    _("%s You may do that, but try something else here: %s."),
    tapis_game_now (self->game)->last_event, asked);
}

char *
tutor_answer (TapisTutor *self, const TapisStep *step, CgMove move,
              const TapisAnswer **answer)
{
  *answer = NULL;
  for (guint i = 0; i < step->answers->len; i++)
    {
      const TapisAnswer *one = g_ptr_array_index (step->answers, i);
      g_auto (GStrv) moves =
        one->to != NULL ? g_strsplit (one->to, " | ", -1) : NULL;

      if (moves != NULL && !is_one_of (self, move, moves))
        continue;
      *answer = one;
      if (moves != NULL)
        break;
    }
  if (*answer != NULL)
    return g_strdup ((*answer)->text);
  return step->kind == TAPIS_STEP_FIND ? tell_to_wait (self)
                                       : tell_of_move (self, step);
}
