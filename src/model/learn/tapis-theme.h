/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A theme is a question about a kind of position that a learner can practise
 * again and again, each time with cards that have just been dealt. The themes
 * of a game come from its lessons. A theme of judgement asks for the best move,
 * in a position in which that move has a reason that the lesson teaches
 * (<learn reasons="…">); the strongest computer player judges. A theme of rules
 * asks the questions of a quiz (<quiz about="…">); the rules of the game tell
 * the answers. In a game in which cards make combinations, the learner finds
 * those of a hand (TapisGameKind.seeking). */

#pragma once

#include "players/cg-task.h"
#include "tapis-lesson.h"

struct _TapisTheme
{
  const CgRules *rules;
  const char    *id;      /* that of the lesson or of the topic, or "find" */
  TapisStepKind  task;    /* what the learner does: TAPIS_STEP_PLAY in a theme
                           * of judgement, TAPIS_STEP_QUIZ in one of rules, or
                           * TAPIS_STEP_FIND */
  CgSetup        setup;   /* the games in which tasks are looked for */
  GStrv          reasons; /* of a theme of judgement: the ids of the reasons */
  const TapisLessonLink *link; /* of a theme of judgement: the link to the
                                * lesson */

  /* what the practice box remembers (tapis_theme_remember()) */
  guint level;   /* how difficult the next task is, from 0 to
                  * CG_TASK_LEVELS - 1 */
  guint n_known; /* how many of the known tasks were given */
};

/** Returns the themes of the game with @rules: an array of #TapisTheme, in the
 * order of the course. Never freed. */
GPtrArray *tapis_themes_get (const CgRules *rules);

/** Returns the theme of the game with @rules whose id is @id, or %NULL if there
 * is none. Never freed. */
TapisTheme *tapis_theme_find (const CgRules *rules, const char *id);

/** Returns the translated title of @theme: "When to burn the pile". */
const char *tapis_theme_get_title (const TapisTheme *theme);

/** The levels for which tasks are known: 1, 3 and 5. */
#define TAPIS_THEME_KNOWN_LEVEL(level) ((level) | 1)

/** Returns the places of the tasks of @theme that are known at @level, as in
 * data/tasks/GAME.txt: the number of a game, ":", and the number of moves
 * before the task. Nobody has to wait for them. Free with g_strfreev(). */
GStrv tapis_theme_list_known (const TapisTheme *theme, guint level);

/** Returns the place of the next known task of @theme at its level, or %NULL if
 * none is known. No task comes twice before all have come. Free with g_free().
 */
char *tapis_theme_take_known (TapisTheme *theme);

/** Sets the level of @theme, and notes that at least @n_known of its known
 * tasks were given, perhaps when the program ran before. */
void tapis_theme_remember (TapisTheme *theme, guint level, guint n_known);

/** Look for a task of @theme, a theme of judgement, like cg_task_find() and, at
 * the place @place of a known task, cg_task_find_at(). */
gboolean tapis_theme_find_task (const TapisTheme *theme, guint level,
                                guint64 deal, guint deals, const gint *cancel,
                                CgTask *task);
gboolean tapis_theme_make_known (const TapisTheme *theme, guint level,
                                 const char *place, const gint *cancel,
                                 CgTask *task);

/** Returns a lesson that gives tasks of @theme or, if @theme is %NULL, of all
 * themes of the game with @rules, for @seconds or, if @seconds is 0, until the
 * learner leaves it. @seed gives the order of the themes. Free with
 * g_object_unref(). */
TapisLesson *tapis_theme_new_training (const CgRules    *rules,
                                       TapisTheme *theme, guint64 seed,
                                       guint seconds);
