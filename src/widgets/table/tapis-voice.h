/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table says: the prompt above the hand, or in its place what was
 * refused, told, hinted at or commented on; the line of what happened last; the
 * way to a lesson; and what is announced for a screen reader. Its widgets are
 * children of the table. */

#pragma once

#include "model/learn/tapis-tips.h"
#include "tapis-lesson-offer.h"
#include "tapis-table-parts.h"
#include "tapis-told-line.h"

G_BEGIN_DECLS

/** Adds its widgets to the table. */
TapisVoice *tapis_voice_new  (const TapisTableParts *parts);
void        tapis_voice_free (TapisVoice *self);

/** The widgets, for their layout and the keyboard. */
GtkLabel         *tapis_voice_get_prompt (TapisVoice *self);
TapisToldLine    *tapis_voice_get_line   (TapisVoice *self);
TapisLessonOffer *tapis_voice_get_offer  (TapisVoice *self);

/** Says what @game says from now on, or, for %NULL, nothing any more. Whatever
 * is shown stays until tapis_voice_prompt() is called. */
void tapis_voice_set_game (TapisVoice *self, TapisGame *game);

/** Puts @text above the hand for a while, and has it spoken; %NULL and "" say
 * nothing. */
void tapis_voice_tell (TapisVoice *self, const char *text);

/** Tells @tip, with the way to its lesson. */
void tapis_voice_give_tip (TapisVoice *self, const TapisTip *tip);

/** Tells the hint that the game has, or takes it back. */
void tapis_voice_hint (TapisVoice *self);

/** Shows the prompt again. Returns %FALSE where it was there already. */
gboolean tapis_voice_prompt (TapisVoice *self);

/** Whether what is said holds the computer players back. */
gboolean tapis_voice_holds (TapisVoice *self);

/** After a move: tells what happened and what is asked now. Where it has become
 * the turn of the viewer, and the focus does not tell that because it has
 * @stayed where it was, it is announced after all else. */
void tapis_voice_follow_move (TapisVoice *self);
void tapis_voice_tell_turn   (TapisVoice *self, gboolean stayed);

G_END_DECLS
