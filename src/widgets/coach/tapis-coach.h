/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows a table and a coach, who teaches. The coach's words are
 * in a bubble. In a narrow window the bubble is below the table, in a wider one
 * beside it, and in a wide one on the table, in a free area near the object
 * that the words are about. The bubble never covers anything that a person
 * reads or touches. The object gets a ring, and the bubble gets a corner that
 * points to the object.
 *
 * The coach must not know lessons. Its buttons activate actions of one of its
 * ancestors: `lesson.continue`, `.check`, `.hint`, `.show`, `.next`, `.course`,
 * `.return`, `.back`, `.restart` and `.skip`. */

#pragma once

#include "model/learn/tapis-lesson-link.h"
#include "model/learn/tapis-question.h"
#include "widgets/table/tapis-table.h"

/** A set of the large buttons of the coach, in their order on screen. */
typedef enum
{
  TAPIS_COACH_CONTINUE = 1 << 0,
  TAPIS_COACH_CHECK = 1 << 1,
  TAPIS_COACH_HINT = 1 << 2,
  TAPIS_COACH_SHOW = 1 << 3,
  TAPIS_COACH_NEXT = 1 << 4,
  TAPIS_COACH_COURSE = 1 << 5,
  TAPIS_COACH_RETURN = 1 << 6,
} TapisCoachButtons;

#define TAPIS_TYPE_COACH (tapis_coach_get_type ())
G_DECLARE_FINAL_TYPE (TapisCoach, tapis_coach, TAPIS, COACH, GtkWidget)

/** Makes a coach with @table as a child. */
GtkWidget *tapis_coach_new (TapisTable *table);

/** Shows @game (nullable) on the table. */
void tapis_coach_set_game (TapisCoach *self, TapisGame *game);

/** Shows "Step @step of @n_steps" above the coach's words. @step counts from 1;
 * if it is 0, no number is shown. */
void tapis_coach_set_step (TapisCoach *self, guint step, guint n_steps);

/** Shows @heading instead of the number of the step, and hides the buttons that
 * lead to other steps. If @heading is %NULL, the number and the buttons are
 * shown. */
void tapis_coach_set_heading (TapisCoach *self, const char *heading);

/** Shows a button that opens the lesson of @link by the action `win.lesson`. If
 * @link is %NULL, hides that button. */
void tapis_coach_offer_lesson (TapisCoach *self, const TapisLessonLink *link);

/** Shows a button that begins the training of the theme with the id @theme by
 * the action `win.train-theme`. If @theme is %NULL, hides that button. */
void tapis_coach_offer_theme (TapisCoach *self, const char *theme);

/** Begins a step of a lesson. @texts are all texts that tapis_coach_say() can
 * show in this step, and @also (nullable) all that tapis_coach_say_also() can
 * show; both arrays end with %NULL. Until the next step the bubble keeps its
 * height: it is high enough for the longest text if there is room for that;
 * otherwise a text that is too long can be scrolled. If @texts is %NULL, the
 * bubble grows with the text that is shown. */
void tapis_coach_begin (TapisCoach *self, const char *const *texts,
                        const char *const *also);

/** Shows @text (nullable) as the coach's words, scrolled to the top. */
void tapis_coach_say (TapisCoach *self, const char *text);

/** Shows @text, a translation of the coach's words, below them. @language is
 * the code of its language, such as "fr". If @text is %NULL, no translation is
 * shown. */
void tapis_coach_say_also (TapisCoach *self, const char *text,
                           const char *language);

/** Points at the object @what (a #TapisCard, #TapisPile, #TapisPlayer or
 * #TapisAction of the game) or, if @what is %NULL, at the sign of the table
 * with the name @sign, such as "direction"; see tapis_table_locate(). If both
 * are %NULL, the coach points at nothing. */
void tapis_coach_point (TapisCoach *self, gpointer what, const char *sign);

/** Shows the options of @question as toggle buttons. If @question is %NULL,
 * removes the toggle buttons. */
void  tapis_coach_ask        (TapisCoach *self, const TapisQuestion *question);
/** Return and set which options are chosen: bit i is set if option i is chosen.
 */
guint tapis_coach_get_answer (TapisCoach *self);
void  tapis_coach_set_answer (TapisCoach *self, guint answer);

/** Shows the large buttons whose bits are set in @buttons, and hides the
 * others. */
void tapis_coach_set_buttons (TapisCoach *self, TapisCoachButtons buttons);

/** If @offer is %TRUE, highlights the hint button and shows "Would you like a
 * hint?" instead of the number of the step. Otherwise undoes both. */
void tapis_coach_offer_hint (TapisCoach *self, gboolean offer);

/** tapis_coach_focus() moves the focus into the bubble: to the options if there
 * are any, otherwise to the button that a person needs next.
 * tapis_coach_has_focus() returns whether the focus is in the bubble. */
void     tapis_coach_focus     (TapisCoach *self);
gboolean tapis_coach_has_focus (TapisCoach *self);

/** Moves the focus to the next zone if @forward is %TRUE, otherwise to the
 * previous one. The bubble is the first zone; the zones of the table follow,
 * see tapis_table_focus_zone(). If there is no such zone, returns %FALSE and
 * does not move the focus. */
gboolean tapis_coach_focus_zone (TapisCoach *self, gboolean forward);
