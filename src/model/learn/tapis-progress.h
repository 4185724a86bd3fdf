/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the learner has come in each lesson: a small file beside the saves. A
 * file that cannot be read is kept under another name. It must not know of a
 * lesson more than its id. */

#pragma once

#include "model/past/tapis-state-file.h"
#include "tapis-stars.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PROGRESS (tapis_progress_get_type ())
G_DECLARE_FINAL_TYPE (TapisProgress, tapis_progress, TAPIS, PROGRESS,
                      TapisStateFile)

/** The progress in @folder, where the saves are (tapis_store_get_folder()).
 * Nothing is read yet. */
TapisProgress *tapis_progress_new (const char *folder);

/** Where the lesson @id is to be resumed, and what was counted until then. All
 * fields are 0 where it is to be begun. */
TapisRun tapis_progress_get_run (TapisProgress *self, const char *id);

/** Whether the learner has ever come to the end of the lesson @id; and the
 * stars that they have ever earned in it. */
gboolean   tapis_progress_get_done  (TapisProgress *self, const char *id);
TapisStars tapis_progress_get_stars (TapisProgress *self, const char *id);

/** Whether the learner knows the lesson @id: they have come to its end, or have
 * passed the test of its section. */
gboolean tapis_progress_get_known (TapisProgress *self, const char *id);

/** Notes how far the learner has come in the lesson @id. It is on the disk when
 * this returns. */
void tapis_progress_reach (TapisProgress *self, const char *id,
                           const TapisRun *run);

/** Notes that the learner has come to the end of the lesson @id with @stars.
 * Next time the lesson begins with its first step. */
void tapis_progress_finish (TapisProgress *self, const char *id,
                            TapisStars stars);

/** Notes that the learner knows the lessons @ids; the list ends with %NULL. */
void tapis_progress_pass (TapisProgress *self, const char *const *ids);

G_END_DECLS
