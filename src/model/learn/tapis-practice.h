/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The practice box, a Leitner box: what a learner got wrong, in lessons, in
 * quizzes and in real games, comes again after 1, 3, 7, 14, 30 and 90 days as
 * long as the answers are right. After a wrong answer it begins again with 1
 * day. The dates are those of the person's own calendar. The box is a small
 * text file beside the saves. It holds a thousand exercises at most; when it is
 * full, the exercise that is known best is dropped, and of two alike the one
 * that has waited longer. */

#pragma once

#include "model/past/tapis-state-file.h"
#include "tapis-tutor.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PRACTICE (tapis_practice_get_type ())
G_DECLARE_FINAL_TYPE (TapisPractice, tapis_practice, TAPIS, PRACTICE,
                      TapisStateFile)

/** The box in @folder (tapis_store_get_folder()); nothing is read yet. */
TapisPractice *tapis_practice_new (const char *folder);

/** Sets the date that counts as today, for tests. With %NULL it is the date of
 * the calendar again. */
void tapis_practice_set_today (TapisPractice *self, const GDate *today);

/* --- what goes into it --- */

/** Takes in that a card was refused in a real game for @refusal, a name of
 * cg_refusal_id(). */
void tapis_practice_miss_rule (TapisPractice *self, const CgRules *rules,
                               const char *refusal);

/** Takes in a costly move of a real game: @save is the game as a save, where
 * seat 0 was to move; @played and @best are moves as text; @why is the sentence
 * that speaks for the best one, or %NULL. */
void tapis_practice_miss_move (TapisPractice *self, const char *save,
                               const char *played, const char *best,
                               const char *why);

/* --- what comes out --- */

/** How many exercises of the game of @rules are due today and can be asked; of
 * all games where @rules is %NULL. */
guint tapis_practice_count_due (TapisPractice *self, const CgRules *rules);

/** A session: a lesson of at most @most exercises that are due in the game of
 * @rules. What has been due longest comes first. %NULL where nothing is due. */
TapisLesson *tapis_practice_new_session (TapisPractice *self,
                                         const CgRules *rules, guint most);

/** Takes out exercises that are due and cannot be asked any more, because their
 * lesson has changed or their game is gone. Returns a sentence that says so, to
 * be freed with g_free(), or %NULL where there were none. */
char *tapis_practice_drop_gone (TapisPractice *self);

/** From now on takes in what goes wrong in the lesson that @tutor gives. Where
 * that lesson is the session that was made last, it marks the exercises as
 * right or wrong instead. */
void tapis_practice_follow (TapisPractice *self, TapisTutor *tutor);

/** Marks that the exercise @id was done for the first time today, and whether
 * that was right. */
void tapis_practice_mark (TapisPractice *self, const char *id, gboolean right);

G_END_DECLS
