/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tips: explanations for a person who meets a special card or an event for the
 * first time in a real game. A lesson gives the tip if its <learn> names the
 * card or the event. Each lesson gives its tip only once; a file in the folder
 * of the saved games remembers which lessons have given theirs. */

#pragma once

#include "model/game/tapis-game.h"
#include "model/past/tapis-state-file.h"
#include "tapis-lesson-link.h"

/** A tip: the link to the lesson that explains the card or event, and the
 * player who has caused it. */
typedef struct
{
  const TapisLessonLink *link;
  int seat; /* the seat of the player who has laid the card or caused the event;
             * -1: none */
} TapisTip;

#define TAPIS_TYPE_TIPS (tapis_tips_get_type ())
G_DECLARE_FINAL_TYPE (TapisTips, tapis_tips, TAPIS, TIPS, TapisStateFile)

/** Returns the tips whose file is in @folder (see tapis_store_get_folder()).
 * The file is read at once. If it is broken, it is kept under another name, and
 * then all tips are given once more. */
TapisTips *tapis_tips_new (const char *folder);

/** Reads all lessons of the course for @game, so that they need not be read
 * while @game is played. */
void tapis_tips_prepare (TapisTips *self, TapisGame *game);

/** Sets *@tip to a tip about the last move of @game that has not been given
 * yet, and notes that it has been given. Returns %FALSE if there is no such
 * tip, or if a result or a choice is shown: then the tip waits for a later
 * event. */
gboolean tapis_tips_take (TapisTips *self, TapisGame *game, TapisTip *tip);

/** Returns the text of @tip in @game. If the tip is about a special card, the
 * text tells what this card does by the rules of @game; it speaks to the
 * viewer, or about another player who has laid the card. Otherwise the text
 * tells what the lesson is about. Free with g_free(). */
char *tapis_tips_tell (TapisGame *game, const TapisTip *tip);
