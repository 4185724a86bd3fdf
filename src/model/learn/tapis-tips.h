/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tips: what the program says when somebody meets a special card or an event
 * that a lesson explains (<learn>) for the first time in a real game. Each
 * lesson gives only one tip; a file beside the saves remembers which lessons
 * have given theirs. */

#pragma once

#include "model/game/tapis-game.h"
#include "model/past/tapis-state-file.h"
#include "tapis-lesson-link.h"

G_BEGIN_DECLS

/** A tip: the lesson that explains something, and the player who has brought it
 * about. */
typedef struct
{
  const TapisLessonLink *link;
  int seat; /* the seat that has laid the card or caused the event, or -1 */
} TapisTip;

#define TAPIS_TYPE_TIPS (tapis_tips_get_type ())
G_DECLARE_FINAL_TYPE (TapisTips, tapis_tips, TAPIS, TIPS, TapisStateFile)

/** Returns the tips whose file is in @folder (tapis_store_get_folder()). The
 * file, which says what has been explained, is read at once. If it cannot be
 * read, it is kept under another name, and then every tip is given once more.
 */
TapisTips *tapis_tips_new (const char *folder);

/** Reads the lessons of the game that @game plays, so that they need not be
 * read during play. */
void tapis_tips_prepare (TapisTips *self, TapisGame *game);

/** Sets *@tip to a tip about the last move of @game that was never given
 * before, and notes that it has been given. Returns %FALSE if there is no such
 * tip. */
gboolean tapis_tips_take (TapisTips *self, TapisGame *game, TapisTip *tip);

/** Returns the text of @tip at the table of @game. If the tip is about a
 * special card, the text says what the card does under the rules of that table,
 * to the viewer or of the player who has laid it; else the text says what the
 * lesson is about. Free with g_free(). */
char *tapis_tips_tell (TapisGame *game, const TapisTip *tip);

G_END_DECLS
