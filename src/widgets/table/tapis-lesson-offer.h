/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons beside the prompt (the sentence above a person's cards). One opens a
 * lesson about the subject of the prompt. If a move was refused, the other one
 * opens the rule that forbids it. The buttons remain longer than the sentence,
 * for people who read slowly or use the keyboard, and disappear when a move is
 * made. */

#pragma once

#include "model/learn/tapis-lesson-link.h"
#include "tapis-table.h"

#define TAPIS_TYPE_LESSON_OFFER (tapis_lesson_offer_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonOffer, tapis_lesson_offer, TAPIS,
                      LESSON_OFFER, GtkBox)

/** Makes the two buttons as a child of @table. They are hidden at first. */
TapisLessonOffer *tapis_lesson_offer_new (TapisTable *table);

/** Shows a button for the lesson @link, or hides both buttons if @link is
 * %NULL. If @refused is %TRUE, a move was refused, and the button for the rule
 * is shown too. Returns: (transfer none) (nullable): the text that a screen
 * reader is to announce about the lesson */
const char *tapis_lesson_offer_set (TapisLessonOffer      *self,
                                    const TapisLessonLink *link,
                                    gboolean               refused);

/** Returns how many pixels of the height of the prompt in @plan the buttons
 * need if they are below the text, which is @words pixels wide. Returns 0 if
 * they are beside the text or hidden. */
int tapis_lesson_offer_get_height (TapisLessonOffer     *self,
                                   const TapisTablePlan *plan, int words);

/** Allocates the buttons beside or below the text of the prompt. @words is the
 * rectangle of the text; it is moved to make room for them. */
void tapis_lesson_offer_allocate (TapisLessonOffer     *self,
                                  const TapisTablePlan *plan,
                                  GtkAllocation        *words);

/** Writes the visible buttons into @out. Returns how many there are, 0 to 2. */
guint tapis_lesson_offer_list (TapisLessonOffer *self, GtkWidget *out[2]);
