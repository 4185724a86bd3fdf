/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of shedding-rules-choices.h, which list for each set of suits all
 * ways to choose one or more of them. */

#include "shedding-rules-choices.h"

const CgMove suit_choices[16][16] = {
  { 0 },
  { 1 },
  { 2 },
  { 1, 2, 3 },
  { 4 },
  { 1, 4, 5 },
  { 2, 4, 6 },
  { 1, 2, 3, 4, 5, 6, 7 },
  { 8 },
  { 1, 8, 9 },
  { 2, 8, 10 },
  { 1, 2, 3, 8, 9, 10, 11 },
  { 4, 8, 12 },
  { 1, 4, 5, 8, 9, 12, 13 },
  { 2, 4, 6, 8, 10, 12, 14 },
  { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 },
};

const guint8 n_suit_choices[16] = { 0, 1, 1, 3, 1, 3, 3, 7,
                                    1, 3, 3, 7, 3, 7, 7, 15 };
