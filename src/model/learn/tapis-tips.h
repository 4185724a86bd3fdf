/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said the first time that a special card or an event which a lesson
 * explains (its <learn>) is met in a real game: each lesson speaks once, and
 * which have spoken is remembered beside the saves. */

#pragma once

#include "model/game/tapis-game.h"
#include "model/past/tapis-state-file.h"
#include "tapis-lesson-link.h"

G_BEGIN_DECLS

/** Something that is explained. */
typedef struct
{
  const TapisLessonLink *link;
  int seat; /* of whom it comes, or -1 */
} TapisTip;

#define TAPIS_TYPE_TIPS (tapis_tips_get_type ())
G_DECLARE_FINAL_TYPE (TapisTips, tapis_tips, TAPIS, TIPS, TapisStateFile)

/** What has been said, in @folder (tapis_store_get_folder()), read at once. A
 * file that cannot be read is kept aside, and all is said once more. */
TapisTips *tapis_tips_new (const char *folder);

/** Reads the lessons of @game, so that it need not be done while it is played.
 */
void tapis_tips_prepare (TapisTips *self, TapisGame *game);

/** Something that came of the last move of @game and has never been spoken of;
 * from now on it has. %FALSE: there is nothing. */
gboolean tapis_tips_take (TapisTips *self, TapisGame *game, TapisTip *tip);

/** What is said of @tip at the table of @game: what its special card does under
 * the rules there, said to the viewer or told of whoever laid it, or else what
 * its lesson is about. Free with g_free(). */
char *tapis_tips_tell (TapisGame *game, const TapisTip *tip);

G_END_DECLS
