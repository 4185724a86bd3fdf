/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a session of practice says of its own. */

#include "config.h"

#include "tapis-practice-private.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "model/game/tapis-game-kind.h"
#include "tapis-lesson-private.h"

gboolean
practice_read_legal (CgSession *game, const char *text, CgMove *move)
{
  const CgRules *rules = cg_session_rules (game);

  return text != NULL &&
         cg_read_move (rules, cg_session_state (game), text, move) &&
         rules->why_not (cg_session_state (game), *move).kind == CG_LEGAL;
}

CgSession *
practice_read_save (const char *save)
{
  return save != NULL
           ? cg_session_from_text (cg_games_all, save, -1, NULL, NULL)
           : NULL;
}

/* The question about the move that was made once at the table of @position;
 * free with g_free(). */
static char *
tell_mistake (const TapisStep *position, const TapisStep *task)
{
  g_autoptr (CgSession) game = practice_read_save (position->save);
  const TapisGameKind *kind = tapis_game_kind_for (cg_session_rules (game));
  TapisSeat seats[CG_MAX_SEATS] = { { .person = TRUE } };
  TapisPerson people[CG_MAX_SEATS] = { { .name = NULL } };
  g_autofree char *named = NULL;
  CgMove move = CG_NO_MOVE;

  /* called as the table will call them */
  tapis_seats_settle (seats, cg_session_setup (game)->seats, people);
  practice_read_legal (game, task->played, &move);
  named = kind->says->name_move (kind, cg_session_state (game), move, people);
  for (guint i = 0; i < G_N_ELEMENTS (people); i++)
    g_free ((char *) people[i].name);
  /* Translators: of a position of a real game; %s is the move that was made
   * there: "the 8 of hearts", "pick up the pile". */
  return g_strdup_printf (_("You once chose this here: %s. What is better?"),
                          named);
}

void
practice_tell (TapisLesson *session)
{
  g_autoptr (GString) about = g_string_new (NULL);

  for (guint i = 0; i < session->sources->len; i++)
    {
      if (i > 0)
        /* Translators: between the titles of two lessons. */
        g_string_append (about, C_("list of lessons", "; "));
      g_string_append (about, tapis_lesson_get_title (g_ptr_array_index (
                                session->sources, i)));
    }
  g_free (session->title);
  g_free (session->about);
  /* Translators: the title of the page that repeats what one got wrong. */
  session->title = g_strdup (C_("page", "Practice"));
  session->about = g_strdup (about->str);
  for (guint i = 0; i < session->steps->len; i++)
    {
      TapisStep *step = g_ptr_array_index (session->steps, i);

      if (step->kind != TAPIS_STEP_QUIZ && step->played == NULL)
        continue;
      g_free (step->text);
      step->text =
        step->kind == TAPIS_STEP_QUIZ
          /* Translators: the coach, in practice, before a question. */
          ? g_strdup (C_("practice", "A question."))
          : tell_mistake (g_ptr_array_index (session->steps, i - 1), step);
    }
}
