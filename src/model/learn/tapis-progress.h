/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How far the learner has come in each lesson: a small file beside the saves.
 * A file that cannot be read is kept aside under another name. Knows a lesson
 * only by its id. */

#pragma once

#include "model/past/tapis-state-file.h"
#include "tapis-stars.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PROGRESS (tapis_progress_get_type ())
G_DECLARE_FINAL_TYPE (TapisProgress, tapis_progress, TAPIS, PROGRESS,
                      TapisStateFile)

/** @folder: where the saves are (tapis_store_get_folder()); nothing is read
 * yet. */
TapisProgress *tapis_progress_new (const char *folder);

/** Where the lesson @id is to be resumed, and what was counted until then; all
 * 0: it is to be begun. */
TapisRun tapis_progress_get_run (TapisProgress *self, const char *id);

/** Whether its end was reached, once; and the stars that were ever earned. */
gboolean   tapis_progress_get_done  (TapisProgress *self, const char *id);
TapisStars tapis_progress_get_stars (TapisProgress *self, const char *id);

/** Whether the learner knows it: its end was reached, or the test of its
 * section was passed. */
gboolean tapis_progress_get_known (TapisProgress *self, const char *id);

/** The learner has come so far, and it is on the disk when this returns. */
void tapis_progress_reach (TapisProgress *self, const char *id,
                           const TapisRun *run);

/** The learner has come to the end with @stars: next time it begins anew. */
void tapis_progress_finish (TapisProgress *self, const char *id,
                            TapisStars stars);

/** The learner knows the lessons @ids, which end with %NULL. */
void tapis_progress_pass (TapisProgress *self, const char *const *ids);

G_END_DECLS
