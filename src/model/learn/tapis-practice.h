/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The practice box, a Leitner box: exercises that a learner got wrong, in
 * lessons, in quizzes and in real games, are asked again after 1, 3, 7, 14, 30
 * and 90 days as long as the answers are right. After a wrong answer an
 * exercise begins again with 1 day. The dates are those of the person's own
 * calendar. The box is a small text file beside the saves. It holds at most a
 * thousand exercises; when it is full, the exercise that is known best is
 * dropped, and of two that are known equally well the one that has waited
 * longer. */

#pragma once

#include "model/past/tapis-state-file.h"
#include "tapis-tutor.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PRACTICE (tapis_practice_get_type ())
G_DECLARE_FINAL_TYPE (TapisPractice, tapis_practice, TAPIS, PRACTICE,
                      TapisStateFile)

/** Returns the box whose file is in @folder (tapis_store_get_folder()). The
 * file is not read yet. */
TapisPractice *tapis_practice_new (const char *folder);

/** Sets the date that counts as today, for tests. With %NULL the date of the
 * calendar counts again. */
void tapis_practice_set_today (TapisPractice *self, const GDate *today);

/* --- what goes into it --- */

/** Adds an exercise to the box because a card was refused in a real game for
 * @refusal, a name of cg_refusal_id(). */
void tapis_practice_miss_rule (TapisPractice *self, const CgRules *rules,
                               const char *refusal);

/** Adds an exercise to the box because of a costly move in a real game. @save
 * is the game as a save in which seat 0 is to move; @played and @best are moves
 * as text; @why is a sentence that says why @best is better, or %NULL. */
void tapis_practice_miss_move (TapisPractice *self, const char *save,
                               const char *played, const char *best,
                               const char *why);

/* --- what comes out --- */

/** Returns how many exercises of the game of @rules are due today and can be
 * asked; of all games if @rules is %NULL. */
guint tapis_practice_count_due (TapisPractice *self, const CgRules *rules);

/** Returns a session: a lesson of at most @most exercises that are due in the
 * game of @rules. The exercise that has been due longest comes first. %NULL if
 * nothing is due. */
TapisLesson *tapis_practice_new_session (TapisPractice *self,
                                         const CgRules *rules, guint most);

/** Removes exercises that are due and cannot be asked any more, because their
 * lesson has changed or their game is gone. Returns a sentence that says so, to
 * be freed with g_free(), or %NULL if there were none. */
char *tapis_practice_drop_gone (TapisPractice *self);

/** From now on adds to the box what goes wrong in the lesson that @tutor gives.
 * If that lesson is the session that was made last, marks its exercises as
 * right or wrong instead. */
void tapis_practice_follow (TapisPractice *self, TapisTutor *tutor);

/** Notes that the exercise with the id @id was done today, and whether the
 * first answer was @right. */
void tapis_practice_mark (TapisPractice *self, const char *id, gboolean right);

G_END_DECLS
