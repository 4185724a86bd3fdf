/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything lies in the middle of Bataille scientifique: the sign of the
 * order above, what became of the trick below it, a card's place for each
 * player, and the pot. Plain arithmetic on numbers; knows no widget. */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define TAPIS_WAR_MAX_SPOTS 8

/** The sign of the order is no wider than this. */
#define TAPIS_WAR_SIGN_WIDTH 560

/**
 * TapisWarNeeds:
 * @spots: players with a place, 1 … %TAPIS_WAR_MAX_SPOTS
 * @text: the width of the widest name or note under a card
 * @line: the height of one line of small text
 * @sign: the height of the sign of the order, %TAPIS_WAR_SIGN_WIDTH wide or as
 *   wide as the middle
 * @caption: the height of what became of the trick
 * @note: the height of one line of what explains it
 * @card: the widest that the cards become
 */
typedef struct
{
  int spots;
  int text;
  int line;
  int sign;
  int caption;
  int note;
  int card;
} TapisWarNeeds;

/**
 * TapisWarPlan:
 * @card: the width of the cards
 * @rows: in how many rows the places lie
 * @note: room for two lines, or as many as there is room for, or none
 * @spots: a card with two lines of text under it each
 * @pot: a card with one line of text under it
 *
 * Rectangles do not overlap.
 */
typedef struct
{
  int card;
  int rows;
  GdkRectangle sign;
  GdkRectangle caption;
  GdkRectangle note;
  GdkRectangle spots[TAPIS_WAR_MAX_SPOTS];
  GdkRectangle pot;
} TapisWarPlan;

/** The least room for cards of that width in a table of @table_width. */
void tapis_war_request (const TapisWarNeeds *needs, int table_width, int *width,
                        int *height);

/** Lays the middle. */
void tapis_war_plan (const TapisWarNeeds *needs, int width, int height,
                     TapisWarPlan *plan);

G_END_DECLS
