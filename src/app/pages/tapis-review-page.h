/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a review, in which the program judges the decisions of a player.
 * While the decisions are judged, it shows the progress. Then it shows what the
 * decisions of one player have cost, as a plot and in sentences. When the page
 * is left, the review is cancelled. The button to solve puzzles has the action
 * `win.puzzles`.
 *
 * Signal: judged (TapisReview *review): the decisions were judged now; they
 * were not read from the file of the review. */

#pragma once

#include "model/learn/tapis-review.h"
#include "tapis-page.h"

#define TAPIS_TYPE_REVIEW_PAGE (tapis_review_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisReviewPage, tapis_review_page, TAPIS, REVIEW_PAGE,
                      TapisPage)

/** Shows @review for the seat with which it was started. If it was not started
 * yet, starts it for the seat of the viewer. */
void tapis_review_page_set_review (TapisReviewPage *self, TapisReview *review);

/** Returns the review that is shown, or %NULL. The page owns it. */
TapisReview *tapis_review_page_get_review (TapisReviewPage *self);
