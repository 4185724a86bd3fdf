/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The practice box (exercises that the learner is to repeat): which exercises
 * are added to it, and practice sessions. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "model/learn/tapis-lessons.h"
#include "widgets/kit/tapis-widget.h"

/* The largest number of exercises in a session, which then takes about five
 * minutes. */
#define MOST 8

gpointer
window_open_file (TapisWindow *self, gpointer file)
{
  g_autoptr (GError) error = NULL;

  g_signal_connect_object (file, "failed", G_CALLBACK (window_show_toast),
                           self, G_CONNECT_SWAPPED);
  if (!tapis_state_file_load (file, &error))
    window_show_toast (self, error->message);
  return file;
}

TapisPractice *
window_get_practice (TapisWindow *self)
{
  if (self->practice == NULL)
    {
      g_autofree char *gone = NULL;

      self->practice = window_open_file (
        self, tapis_practice_new (tapis_store_get_folder (self->store)));
      gone = tapis_practice_drop_gone (self->practice);
      if (gone != NULL)
        window_show_toast (self, gone);
    }
  return self->practice;
}

/* --- real games ----------------------------------------------------------- */

/* Adds an exercise about a rule after the game has refused a move for the same
 * reason twice: once may be a slip of the finger. */
void
window_note_refusal (TapisWindow *self, const char *sentence,
                     const char *refusal)
{
  const CgRules *rules = tapis_game_get_rules (self->game);

  g_free (self->refusal);
  self->refusal = g_strdup (refusal);
  if (refusal == NULL || tapis_game_now (self->game)->practice ||
      tapis_lesson_link_for_refusal (self->game, refusal) == NULL)
    return;
  if (!g_hash_table_add (self->refused, g_strdup (refusal)))
    tapis_practice_miss_rule (window_get_practice (self), rules, refusal);
}

void
window_note_mistakes (TapisWindow *self, TapisReview *review)
{
  const TapisReviewNow *now = tapis_review_now (review);
  g_autoptr (GPtrArray) mistakes = tapis_review_list_mistakes (review);

  for (guint i = 0; now->seat == 0 && i < mistakes->len; i++)
    {
      const TapisMistake *mistake = g_ptr_array_index (mistakes, i);

      /* exercises are made only for the learner, who has seat 0 */
      tapis_practice_miss_move (window_get_practice (self), mistake->save,
                                mistake->move, mistake->best, mistake->why);
    }
}

/* --- sessions ------------------------------------------------------------- */

/* Returns the game with the largest number of exercises that are due, or %NULL.
 */
static const CgRules *
find_due (TapisWindow *self)
{
  const CgRules *found = NULL;
  guint most = 0;

  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      guint due = tapis_practice_count_due (window_get_practice (self),
                                            cg_games[i]);

      if (due > most)
        found = cg_games[i];
      most = MAX (most, due);
    }
  return found;
}

/* Starts a practice session about the game whose id is @parameter; if that is
 * "", about the game with the most exercises that are due. */
static void
practise_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  const char *id = g_variant_get_string (parameter, NULL);
  const CgRules *rules = *id != '\0' ? cg_game_find (id) : find_due (self);
  g_autoptr (TapisLesson) session =
    rules != NULL
      ? tapis_practice_new_session (window_get_practice (self), rules, MOST)
      : NULL;

  if (session != NULL)
    {
      tapis_window_give_lesson (self, session);
      return;
    }
  /* this can happen if the exercises were done in another instance of the
   * program */
  window_show_toast (self, _("No exercise is due today."));
  window_tell_chooser (self);
}

void
window_install_practice (GtkWidgetClass *widget_class)
{
  static const TapisWidgetAction actions[] = {
    { "win.practise", "s", practise_action, 0, 0 },
  };

  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}
