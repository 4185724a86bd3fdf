/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommand `tapis-lab train`: lists the themes of a game, prints the file
 * of known tasks (data/tasks), or looks for tasks of a theme. On request the
 * strongest computer player judges each task again. */

#include "lab.h"

#include "model/learn/tapis-theme.h"
#include "players/cg-reasons.h"

#include <stdio.h>

/* The largest share of tasks, in percent, that may have another answer when
 * they are judged again. */
#define MOST_DOUBTFUL 2

/* The games of known tasks have higher numbers than this one, and other ones
 * for each level. */
#define FIRST_KNOWN 2000000

/* In how many games a task is looked for. */
#define MAX_DEALS 20000

static int
list_themes (const CgRules *rules)
{
  GPtrArray *themes = tapis_themes_get (rules);

  for (guint i = 0; i < themes->len; i++)
    {
      const TapisTheme *theme = g_ptr_array_index (themes, i);
      g_autofree char *reasons =
        theme->reasons != NULL ? g_strjoinv (" ", theme->reasons) : NULL;

      printf ("%-32s %-32s %s\n", theme->id, tapis_theme_get_title (theme),
              reasons != NULL                    ? reasons
              : theme->task == TAPIS_STEP_QUIZ ? "(rules)"
                                                : "(counting)");
    }
  return LAB_OK;
}

static void
print_task (const CgRules *rules, const CgTask *task, gboolean save)
{
  g_autoptr (CgSession) session = cg_task_play (rules, task);
  const CgState *state = cg_session_state (session);
  g_autofree char *best = cg_move_to_text (rules, state, task->best);
  g_autofree char *other = cg_move_to_text (rules, state, task->other);

  printf ("deal %" G_GUINT64_FORMAT " ply %u: %s, not %s (%.1f), %s",
          task->deal, task->ply, best, other, (double) task->margin,
          cg_reason_id (rules, task->reason.kind));
  if (save)
    {
      g_autofree char *text = cg_session_to_text (session, NULL);

      printf ("\n%s", text);
    }
}

/* Prints the file of known tasks of the game of @args: for each theme and level
 * as many tasks as @args says, each judged twice more. Its games have other
 * numbers than those in which tasks are looked for while a person plays. */
static int
print_stock (const LabArgs *args, const CgRules *rules)
{
  GPtrArray *themes = tapis_themes_get (rules);

  printf ("# SPDX-License-Identifier: GPL-3.0-or-later\n"
          "# tapis-lab train %s --stock --tasks %d: theme, level, tasks\n",
          rules->id, args->tasks);
  for (guint i = 0; i < themes->len * CG_TASK_LEVELS; i++)
    {
      const TapisTheme *theme =
        g_ptr_array_index (themes, i / CG_TASK_LEVELS);
      guint level = i % CG_TASK_LEVELS;
      CgTask task = { .deal = (level + 1) * FIRST_KNOWN };

      if (theme->reasons == NULL || level != TAPIS_THEME_KNOWN_LEVEL (level))
        continue;
      printf ("%s %u", theme->id, level);
      for (int n = 0; n < args->tasks &&
                      tapis_theme_find_task (theme, level, task.deal + 1,
                                             5 * MAX_DEALS, NULL, &task);)
        if (cg_task_prove (rules, &task, task.deal) &&
            cg_task_prove (rules, &task, task.ply))
          {
            printf (" %" G_GUINT64_FORMAT ":%u", task.deal, task.ply);
            n++;
          }
      printf ("\n");
      fflush (stdout);
    }
  return LAB_OK;
}

int
lab_train (const LabArgs *args)
{
  const CgRules *rules = cg_game_find_any (args->words[0]);
  const TapisTheme *theme;
  guint64 deal = args->seed;
  gint64 start = g_get_monotonic_time ();
  int n_doubtful = 0;
  CgTask task;

  if (rules == NULL)
    return lab_usage_error ("there is no game “%s”", args->words[0]);
  if (args->stock)
    return print_stock (args, rules);
  if (args->n_words == 1)
    return list_themes (rules);
  theme = tapis_theme_find (rules, args->words[1]);
  if (theme == NULL || theme->reasons == NULL)
    return lab_usage_error ("%s has no theme “%s” of judgement", rules->id,
                            args->words[1]);
  for (int i = 0; i < args->tasks; i++)
    {
      gint64 before = g_get_monotonic_time ();
      gboolean same = TRUE;

      if (!tapis_theme_find_task (theme, (guint) args->level, deal, MAX_DEALS,
                                  NULL, &task))
        {
          printf ("no task in %d deals\n", MAX_DEALS);
          return LAB_BAD_DATA;
        }
      print_task (rules, &task, args->save);
      printf (" %.1f s, %d deals",
              (double) (g_get_monotonic_time () - before) / G_USEC_PER_SEC,
              (int) (task.deal - deal + 1));
      if (args->prove)
        same = cg_task_prove (rules, &task, task.deal ^ 0x5eed);
      n_doubtful += !same;
      printf ("%s\n", same ? "" : " DOUBTFUL");
      deal = task.deal + 1;
    }
  printf ("%s %s: %d tasks, %.1f s each", rules->id, theme->id, args->tasks,
          (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC /
            args->tasks);
  if (args->prove)
    printf (", %d doubtful", n_doubtful);
  printf ("\n");
  return n_doubtful * 100 <= args->tasks * MOST_DOUBTFUL ? LAB_OK
                                                         : LAB_BAD_DATA;
}
