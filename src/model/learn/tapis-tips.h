/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said when a special card or an event that a lesson explains (<learn>)
 * is met in a real game for the first time. Each lesson speaks once; a file
 * beside the saves remembers which lessons have spoken. */

#pragma once

#include "model/game/tapis-game.h"
#include "model/past/tapis-state-file.h"
#include "tapis-lesson-link.h"

G_BEGIN_DECLS

/** Something that is explained. */
typedef struct
{
  const TapisLessonLink *link;
  int seat; /* the seat that has laid the card or caused the event, or -1 */
} TapisTip;

#define TAPIS_TYPE_TIPS (tapis_tips_get_type ())
G_DECLARE_FINAL_TYPE (TapisTips, tapis_tips, TAPIS, TIPS, TapisStateFile)

/** The tips in @folder (tapis_store_get_folder()); what has been said is read
 * at once. A file that cannot be read is kept under another name, and then
 * every lesson speaks once more. */
TapisTips *tapis_tips_new (const char *folder);

/** Reads the lessons of @game, so that they need not be read during play. */
void tapis_tips_prepare (TapisTips *self, TapisGame *game);

/** Sets *@tip to something that came of the last move of @game and was never
 * spoken of, and remembers it as spoken of. %FALSE where there is nothing. */
gboolean tapis_tips_take (TapisTips *self, TapisGame *game, TapisTip *tip);

/** What is said of @tip at the table of @game. Of a special card it is what the
 * card does under the rules there, said to the viewer or of the player who has
 * laid it; else it is what the lesson is about. Free with g_free(). */
char *tapis_tips_tell (TapisGame *game, const TapisTip *tip);

G_END_DECLS
