/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The practice box, a Leitner box. Exercises that a learner got wrong, in
 * lessons, quizzes and real games, are asked again after 1, 3, 7, 14, 30 and 90
 * days, as long as the answers are right; then they leave the box. After a
 * wrong answer an exercise begins again with 1 day. A theme that was trained is
 * also an exercise, asked with other cards each time; it stays in the box. Days
 * are those of the local calendar. The box is a small text file in the folder
 * of the saved games. It has at most 1000 exercises. When it is full, the
 * exercise that is known best is removed; of two that are known equally well,
 * the one that has been due longer. */

#pragma once

#include "model/past/tapis-state-file.h"
#include "tapis-tutor.h"

#define TAPIS_TYPE_PRACTICE (tapis_practice_get_type ())
G_DECLARE_FINAL_TYPE (TapisPractice, tapis_practice, TAPIS, PRACTICE,
                      TapisStateFile)

/** Returns the practice box whose file is in @folder (see
 * tapis_store_get_folder()). The file is not read yet. */
TapisPractice *tapis_practice_new (const char *folder);

/** Sets the date that counts as today, for tests; %NULL: the real date. */
void tapis_practice_set_today (TapisPractice *self, const GDate *today);

/* --- adding exercises --- */

/** Adds an exercise about @refusal, an id from cg_refusal_id(), to the box,
 * because a card was refused for this reason in a real game with @rules. */
void tapis_practice_miss_rule (TapisPractice *self, const CgRules *rules,
                               const char *refusal);

/** Adds an exercise about @mistake, a costly move in a real game, to the box.
 * It is asked in its own position until the answer is right at the first try;
 * then its theme replaces it, if its link has one. */
void tapis_practice_miss_move (TapisPractice      *self,
                               const TapisMistake *mistake);

/* --- exercises that are due --- */

/** How well a learner knows a theme. */
typedef struct
{
  guint n_tasks; /* how many tasks were done */
  guint n_right; /* how many of them were right at the first try */
  guint streak;  /* how many were right in a row */
  guint level;   /* how well the theme is known, and how difficult its next task
                  * is: from 0 to CG_TASK_LEVELS - 1 */
} TapisKnowledge;

/** Returns how well the learner knows @theme. */
TapisKnowledge tapis_practice_get_knowledge (TapisPractice    *self,
                                             const TapisTheme *theme);

/** Returns how many exercises are due today and can be asked, in the game with
 * @rules or, if @rules is %NULL, in all games. */
guint tapis_practice_count_due (TapisPractice *self, const CgRules *rules);

/** Returns a practice session: a lesson of at most @most exercises that are due
 * in the game with @rules. The exercise that has been due longest comes first.
 * Returns %NULL if no exercise is due. */
TapisLesson *tapis_practice_new_session (TapisPractice *self,
                                         const CgRules *rules, guint most);

/** Removes the exercises that are due but can no longer be asked, because their
 * lesson has changed or their game no longer exists. Returns a sentence that
 * tells the person how many were removed, or %NULL if there were none. Free
 * with g_free(). */
char *tapis_practice_drop_gone (TapisPractice *self);

/** From now on, adds to the box each task or quiz of the lesson of @tutor in
 * which the learner does something wrong. If the lesson is a practice
 * session (it must be the newest one) or a training, marks its exercises as
 * right or wrong instead. */
void tapis_practice_follow (TapisPractice *self, TapisTutor *tutor);

/** Notes that the exercise with the id @id was done today, and whether the
 * first answer was @right. */
void tapis_practice_mark (TapisPractice *self, const char *id, gboolean right);
