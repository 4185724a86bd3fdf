/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a review, in which the program judges the decisions of a player.
 * It shows first how far the review has come, and then what the decisions of
 * one seat have cost, as a plot and in sentences. When the page is left, the
 * review stops. The button of the page has the action `win.puzzles`.
 *
 * Signal: judged (TapisReview *review): the review has just been judged, not
 * read from its file. */

#pragma once

#include "model/learn/tapis-review.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_REVIEW_PAGE (tapis_review_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisReviewPage, tapis_review_page, TAPIS, REVIEW_PAGE,
                      TapisPage)

/** Shows @review for the seat whose decisions are judged already, or else for
 * the seat of the viewer. */
void tapis_review_page_set_review (TapisReviewPage *self, TapisReview *review);

/** Returns the review that is shown, lent, or %NULL. */
TapisReview *tapis_review_page_get_review (TapisReviewPage *self);

G_END_DECLS
