/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a review: how far it is, and then what the decisions of one seat
 * have cost, as a plot and in sentences. It shows a #TapisReview; leaving it
 * stops judging. Its button is the action `win.puzzles`.
 *
 * Signal: judged (TapisReview *review): the review has been judged for the
 * first time, and not read from its file. */

#pragma once

#include "model/learn/tapis-review.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_REVIEW_PAGE (tapis_review_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisReviewPage, tapis_review_page, TAPIS, REVIEW_PAGE,
                      TapisPage)

/** Shows @review, of the seat that it tells of already or else of the viewer's.
 */
void tapis_review_page_set_review (TapisReviewPage *self, TapisReview *review);

/** The review, or %NULL; borrowed. */
TapisReview *tapis_review_page_get_review (TapisReviewPage *self);

G_END_DECLS
