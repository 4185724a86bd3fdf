/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where stock, pile and burnt cards lie, with what stands above and below
 * them: plain arithmetic on numbers. Knows no widget and no game. */

#pragma once

#include <gdk/gdk.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/**
 * TapisSheddingNeeds:
 * @pack: which cards are played with
 * @line: the height of one line of small text
 * @chip: the height of the chip that tells what is asked for
 * @card: the width of the cards in a hand
 * @table: the width of the table
 */
typedef struct
{
  CgPack pack;
  int line;
  int chip;
  int card;
  int table;
} TapisSheddingNeeds;

/** Where everything lies; rectangles do not overlap. @card: the width of the
 * cards here. */
typedef struct
{
  int card;
  GdkRectangle chip;
  GdkRectangle direction;
  GdkRectangle stock;
  GdkRectangle pile;
  GdkRectangle burnt;
  GdkRectangle stock_caption;
  GdkRectangle pile_caption;
  GdkRectangle burnt_caption;
} TapisSheddingPlan;

/** The room that it needs. */
void tapis_shedding_request (const TapisSheddingNeeds *needs,
                             int                      *width,
                             int                      *height);

/** Lays it in the middle of a place of @width by @height. */
void tapis_shedding_plan (const TapisSheddingNeeds *needs,
                          int                       width,
                          int                       height,
                          TapisSheddingPlan        *plan);

G_END_DECLS
