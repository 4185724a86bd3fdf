/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of puzzles: one mistake after the other lies on the table once more,
 * and the learner looks for what is better. It shows #TapisPuzzle; after the
 * last one it leads back. */

#pragma once

#include "model/learn/tapis-puzzle.h"
#include "tapis-page.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PUZZLE_PAGE (tapis_puzzle_page_get_type ())
G_DECLARE_FINAL_TYPE (TapisPuzzlePage, tapis_puzzle_page, TAPIS, PUZZLE_PAGE,
                      TapisPage)

/** Asks about @mistakes, of #TapisMistake, from the number @first on. */
void tapis_puzzle_page_set_mistakes (TapisPuzzlePage *self,
                                     GPtrArray *mistakes, guint first);

/** Which of them is asked about, from 0; it stays when the page is left. */
guint tapis_puzzle_page_get_number (TapisPuzzlePage *self);

G_END_DECLS
