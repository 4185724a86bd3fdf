/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the learner has come in each lesson. This is saved in a small file in
 * the folder of the saved games. A broken file is kept under another name. This
 * code knows only the ids of lessons. */

#pragma once

#include "model/past/tapis-state-file.h"
#include "tapis-stars.h"

#define TAPIS_TYPE_PROGRESS (tapis_progress_get_type ())
G_DECLARE_FINAL_TYPE (TapisProgress, tapis_progress, TAPIS, PROGRESS,
                      TapisStateFile)

/** Returns the progress whose file is in @folder (see
 * tapis_store_get_folder()). The file is not read yet. */
TapisProgress *tapis_progress_new (const char *folder);

/** Returns the step at which the lesson @id is resumed, and what was counted
 * before it. All fields are 0 if no run through the lesson has been begun. */
TapisRun tapis_progress_get_run (TapisProgress *self, const char *id);

/** tapis_progress_get_done() returns whether the learner has ever come to the
 * end of the lesson @id. tapis_progress_get_stars() returns all stars that they
 * have earned in it. */
gboolean   tapis_progress_get_done  (TapisProgress *self, const char *id);
TapisStars tapis_progress_get_stars (TapisProgress *self, const char *id);

/** Returns whether the learner knows the lesson @id: whether they have come to
 * its end, or have passed the test of its section. */
gboolean tapis_progress_get_known (TapisProgress *self, const char *id);

/** Notes @run as the current run of the learner through the lesson @id. The
 * file is on the disk when the function returns. */
void tapis_progress_reach (TapisProgress *self, const char *id,
                           const TapisRun *run);

/** Notes that the learner has come to the end of the lesson @id and has earned
 * @stars, which must have TAPIS_STAR_FINISHED. The next run begins with the
 * first step. */
void tapis_progress_finish (TapisProgress *self, const char *id,
                            TapisStars stars);

/** Notes that the learner knows the lessons @ids, a list of ids that ends with
 * %NULL. */
void tapis_progress_pass (TapisProgress *self, const char *const *ids);
