/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Buttons beside the prompt (the sentence above a person's cards) that open a
 * lesson about what the prompt says and, if a move was refused, the rule that
 * forbids the move. The buttons stay longer than the sentence, for people who
 * read slowly or use the keyboard, and go with the next move. */

#pragma once

#include "model/learn/tapis-lesson-link.h"
#include "tapis-table.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LESSON_OFFER (tapis_lesson_offer_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonOffer, tapis_lesson_offer, TAPIS,
                      LESSON_OFFER, GtkBox)

/** Makes the buttons, hidden at first, as a child of @table. */
GtkWidget *tapis_lesson_offer_new (TapisTable *table);

/** Shows a button for the lesson of @link; %NULL: hides the buttons. @refused:
 * whether a move was refused, so that a button for the rule is shown too.
 * Returns: (transfer none) (nullable): the text that a screen reader is to
 * announce about the lesson. */
const char *tapis_lesson_offer_set (TapisLessonOffer      *self,
                                    const TapisLessonLink *link,
                                    gboolean               refused);

/** Returns how much of the height for the prompt in @plan the buttons take if
 * they lie under the words, which are @words pixels wide; 0 if the buttons lie
 * beside the words or are hidden. In pixels. */
int tapis_lesson_offer_get_height (TapisLessonOffer     *self,
                                   const TapisTablePlan *plan, int words);

/** Puts the buttons beside or under the words of the prompt, and moves @words,
 * the place of the words, aside to make room. */
void tapis_lesson_offer_allocate (TapisLessonOffer     *self,
                                  const TapisTablePlan *plan,
                                  GtkAllocation        *words);

/** Writes the buttons that can have the focus into @out. Returns how many there
 * are: 0 to 2. */
guint tapis_lesson_offer_list (TapisLessonOffer *self, GtkWidget *out[2]);

G_END_DECLS
