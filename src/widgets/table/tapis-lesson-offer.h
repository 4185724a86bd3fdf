/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The way from a refusal to the lesson that explains it, and to its rule:
 * buttons beside what was said. They outlast the words, for those who read
 * slowly or go by keyboard, and are gone with the next move. */

#pragma once

#include "model/learn/tapis-lesson-link.h"
#include "tapis-table.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_LESSON_OFFER (tapis_lesson_offer_get_type ())
G_DECLARE_FINAL_TYPE (TapisLessonOffer, tapis_lesson_offer, TAPIS,
                      LESSON_OFFER, GtkBox)

/** For @table, which becomes its parent. It offers nothing yet. */
GtkWidget *tapis_lesson_offer_new (TapisTable *table);

/** Offers the lesson of @link; %NULL: none any more. @refused: something was
 * refused, and the rule is offered too. Returns: (transfer none) (nullable):
 * what is to be announced of it. */
const char *tapis_lesson_offer_set (TapisLessonOffer      *self,
                                    const TapisLessonLink *link,
                                    gboolean               refused);

/** How much of the room for the prompt in @plan the buttons take where they lie
 * under the words, which are @words wide, in pixels; 0 where they lie beside
 * them or are not there. */
int tapis_lesson_offer_get_height (TapisLessonOffer     *self,
                                   const TapisTablePlan *plan, int words);

/** Puts the buttons beside the place @words of the prompt or under it, and
 * moves that aside. */
void tapis_lesson_offer_allocate (TapisLessonOffer     *self,
                                  const TapisTablePlan *plan,
                                  GtkAllocation        *words);

/** Lists the buttons that can have the focus. Returns how many: 0 to 2. */
guint tapis_lesson_offer_list (TapisLessonOffer *self, GtkWidget *out[2]);

G_END_DECLS
