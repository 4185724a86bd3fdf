/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the learner has come in each lesson, kept in a small file beside the
 * saves. If that file cannot be read, it is kept under another name. The code
 * here must not know more of a lesson than its id. */

#pragma once

#include "model/past/tapis-state-file.h"
#include "tapis-stars.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PROGRESS (tapis_progress_get_type ())
G_DECLARE_FINAL_TYPE (TapisProgress, tapis_progress, TAPIS, PROGRESS,
                      TapisStateFile)

/** Returns the progress whose file is in @folder, where the saves are
 * (tapis_store_get_folder()). The file is not read yet. */
TapisProgress *tapis_progress_new (const char *folder);

/** Returns where the lesson @id is to be resumed, and what was counted until
 * then. All fields are 0 if the lesson has not been begun. */
TapisRun tapis_progress_get_run (TapisProgress *self, const char *id);

/** tapis_progress_get_done() returns whether the learner has ever come to the
 * end of the lesson @id. tapis_progress_get_stars() returns all stars that they
 * have earned in it so far. */
gboolean   tapis_progress_get_done  (TapisProgress *self, const char *id);
TapisStars tapis_progress_get_stars (TapisProgress *self, const char *id);

/** Returns whether the learner knows the lesson @id: they have come to its end,
 * or have passed the test of its section. */
gboolean tapis_progress_get_known (TapisProgress *self, const char *id);

/** Notes that the learner has come as far in the lesson @id as @run says. The
 * file is on the disk when the function returns. */
void tapis_progress_reach (TapisProgress *self, const char *id,
                           const TapisRun *run);

/** Notes that the learner has come to the end of the lesson @id and has earned
 * @stars. Next time the lesson begins with its first step. */
void tapis_progress_finish (TapisProgress *self, const char *id,
                            TapisStars stars);

/** Notes that the learner knows the lessons with the ids @ids, a list that ends
 * with %NULL. */
void tapis_progress_pass (TapisProgress *self, const char *const *ids);

G_END_DECLS
