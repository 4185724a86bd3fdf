/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a review: first how far it has come, and then what the decisions
 * of one seat have cost, as a plot and in sentences. When the page is left, the
 * review stops. Its button has the action `win.puzzles`. Signal: judged
 * (TapisReview *review): the review has just been judged; it was not read from
 * its file. */

#pragma once

#include "model/learn/tapis-review.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_REVIEW_PAGE (tapis_review_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisReviewPage, tapis_review_page, TAPIS, REVIEW_PAGE,
                      TapisPage)

/** Shows @review: for the seat that it has judged already, or else for the seat
 * of the viewer. */
void tapis_review_page_set_review (TapisReviewPage *self, TapisReview *review);

/** The review that is shown, lent, or %NULL. */
TapisReview *tapis_review_page_get_review (TapisReviewPage *self);

G_END_DECLS
