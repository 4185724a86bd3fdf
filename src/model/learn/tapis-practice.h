/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The practice box: what a learner got wrong, in lessons, in quizzes and in
 * real games, comes again after 1, 3, 7, 14, 30 and 90 days as long as it is
 * answered right, and from the beginning where it is not (a Leitner box). The
 * dates are those of the person's own calendar. One small text file beside the
 * saves, of a thousand exercises at most: beyond them what is known best goes
 * first, and what was never done. */

#pragma once

#include "model/past/tapis-state-file.h"
#include "tapis-tutor.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PRACTICE (tapis_practice_get_type ())
G_DECLARE_FINAL_TYPE (TapisPractice, tapis_practice, TAPIS, PRACTICE,
                      TapisStateFile)

/** The box in @folder (tapis_store_get_folder()); nothing is read yet. */
TapisPractice *tapis_practice_new (const char *folder);

/** Sets the date that counts as today, or with %NULL the calendar's own again:
 * for tests. */
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

/** How much of the game of @rules is due today and can be asked; %NULL: of all
 * games. */
guint tapis_practice_count_due (TapisPractice *self, const CgRules *rules);

/** A session: a lesson of what is due in that game, longest due first, @most
 * exercises at most; %NULL where nothing is. */
TapisLesson *tapis_practice_new_session (TapisPractice *self,
                                         const CgRules *rules, guint most);

/** Takes out what is due and cannot be asked any more, for its lesson has
 * changed or it belongs to no game. Returns a sentence that says so, free with
 * g_free(), or %NULL: there was nothing. */
char *tapis_practice_drop_gone (TapisPractice *self);

/** Takes in what goes wrong in the lesson that @tutor gives; where that is the
 * session that was made last, marks what was due as right or wrong instead. */
void tapis_practice_follow (TapisPractice *self, TapisTutor *tutor);

/** It was done, right or not, for the first time today. */
void tapis_practice_mark (TapisPractice *self, const char *id, gboolean right);

G_END_DECLS
