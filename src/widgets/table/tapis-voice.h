/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that the table tells in words: the prompt above the hand, or in
 * its place a refusal, a hint, a comment or another sentence; the line about
 * what happened last; the buttons that open a lesson; and the announcements of
 * a screen reader. The widgets are children of the table. */

#pragma once

#include "model/learn/tapis-tips.h"
#include "tapis-table-parts.h"

/** Makes a voice. It tells nothing yet. */
TapisVoice *tapis_voice_new  (const TapisTableParts *parts);
void        tapis_voice_free (TapisVoice *self);

/** Tells what happens in @game from now on. If @game is %NULL, tells nothing
 * any more, and the text above the hand remains until tapis_voice_prompt() is
 * called. */
void tapis_voice_set_game (TapisVoice *self, TapisGame *game);

/** Shows @text above the hand for a while, and makes a screen reader announce
 * it. Does nothing if @text is %NULL or "". */
void tapis_voice_tell (TapisVoice *self, const char *text);

/** Shows the sentence of @tip above the hand, with the emblem of the player
 * that it is about and a button that opens its lesson. Computer players wait a
 * moment, and then go on while the tip is still shown. If another tip is shown
 * that the person cannot have read yet, computer players wait until it can have
 * been read; then @tip is shown. */
void tapis_voice_give_tip (TapisVoice *self, const TapisTip *tip);

/** Ends the wait of the computer players for a tip. To be called when a person
 * presses a key. */
void tapis_voice_wake (TapisVoice *self);

/** Hides the tip that is shown, because the person has read it, and shows the
 * next tip if there is one. Returns %FALSE if no tip is shown. */
gboolean tapis_voice_dismiss_tip (TapisVoice *self);

/** Allocates the emblem of a tip within the rectangle of the prompt,
 * @prompt. */
void tapis_voice_allocate_teller (TapisVoice *self,
                                  const GtkAllocation *prompt);

/** Shows the present hint of the game. If there is none but a hint is shown,
 * shows the prompt instead. */
void tapis_voice_hint (TapisVoice *self);

/** Shows the prompt again. Returns %FALSE if it was shown already. */
gboolean tapis_voice_prompt (TapisVoice *self);

/** Returns whether a comment of the coach is shown. */
gboolean tapis_voice_comments (TapisVoice *self);

/** Returns whether computer players must wait, because a comment of the coach
 * is shown or because a tip has just appeared. */
gboolean tapis_voice_holds (TapisVoice *self);

/** tapis_voice_follow_move() is to be called after a move: it shows what
 * happened, and the new prompt. tapis_voice_tell_turn() is to be called after
 * it: if it has become the viewer's turn, a screen reader announces this after
 * everything else. If the focus has moved (@stayed is %FALSE), nothing is
 * announced, because the screen reader reads the widget with the focus
 * anyway. */
void tapis_voice_follow_move (TapisVoice *self);
void tapis_voice_tell_turn   (TapisVoice *self, gboolean stayed);
