/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table says: the prompt above the hand, or in its place a refusal, a
 * hint, a comment or another sentence; the line of what happened last; the
 * buttons to a lesson; and what a screen reader announces. Its widgets are
 * children of the table. */

#pragma once

#include "model/learn/tapis-tips.h"
#include "tapis-lesson-offer.h"
#include "tapis-table-parts.h"
#include "tapis-told-line.h"

G_BEGIN_DECLS

/** Makes a voice that says nothing yet, and adds its widgets to the table. */
TapisVoice *tapis_voice_new  (const TapisTableParts *parts);
void        tapis_voice_free (TapisVoice *self);

/** Returns the label of the prompt. The next two functions return the line of
 * what happened last and the buttons to a lesson. Other parts of the table lay
 * these widgets out and move the focus to them. */
GtkLabel         *tapis_voice_get_prompt (TapisVoice *self);
TapisToldLine    *tapis_voice_get_line   (TapisVoice *self);
TapisLessonOffer *tapis_voice_get_offer  (TapisVoice *self);

/** From now on says what happens in @game; if it is %NULL, nothing more. The
 * words that are shown stay until tapis_voice_prompt() is called. */
void tapis_voice_set_game (TapisVoice *self, TapisGame *game);

/** Shows @text above the hand for a while, and has a screen reader announce it.
 * If @text is %NULL or "", nothing is said. */
void tapis_voice_tell (TapisVoice *self, const char *text);

/** Shows the sentence of @tip above the hand, with the emblem of the player
 * whom it is about and the button to its lesson. Computer players wait a
 * moment, and then go on while the tip can still be read. If another tip is
 * shown that cannot have been read yet, computer players wait until it can, and
 * then @tip is shown. */
void tapis_voice_give_tip (TapisVoice *self, const TapisTip *tip);

/** Ends the moment for which computer players wait when a tip appears. To be
 * called when a person presses a key. */
void tapis_voice_wake (TapisVoice *self);

/** Ends a tip, for a person who has read it, or shows the next tip. Returns
 * %FALSE if no tip is shown. */
gboolean tapis_voice_dismiss_tip (TapisVoice *self);

/** Gives the emblem of a tip its place in the prompt, which is allocated at
 * @prompt. */
void tapis_voice_allocate_teller (TapisVoice *self,
                                  const GtkAllocation *prompt);

/** Shows the hint that the game has now; if it has none, the last hint gives
 * way to the prompt. */
void tapis_voice_hint (TapisVoice *self);

/** Shows the prompt again. Returns %FALSE if it was shown already. */
gboolean tapis_voice_prompt (TapisVoice *self);

/** Returns whether computer players must wait, because what is said now has not
 * been read yet. */
gboolean tapis_voice_holds (TapisVoice *self);

/** To be called after a move: shows what happened and what is asked now.
 * tapis_voice_tell_turn() then has a screen reader announce, after everything
 * else, that it has become the viewer's turn; but only if the focus has @stayed
 * where it was, for otherwise what has the focus now tells it. */
void tapis_voice_follow_move (TapisVoice *self);
void tapis_voice_tell_turn   (TapisVoice *self, gboolean stayed);

G_END_DECLS
