/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything on the table lies, from a telephone to a wall: plain
 * arithmetic on numbers, so that it can be tested without a window. Knows no
 * widget and no game. */

#pragma once

#include <gdk/gdk.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

#define TAPIS_TABLE_MAX_OPPONENTS 10

/** From this width on the log has a pane of its own. */
#define TAPIS_TABLE_PANE_WIDTH 1000

/** The table does not ask for more room than this. */
#define TAPIS_TABLE_MIN_WIDTH 350
#define TAPIS_TABLE_MIN_HEIGHT 420

/** Bounds of a card in the hand, in pixels. */
#define TAPIS_TABLE_MIN_CARD 30
#define TAPIS_TABLE_MAX_CARD 240

/**
 * TapisTableNeeds:
 * @width: of the whole table
 * @height: likewise
 * @pack: which cards are played with
 * @opponents: 1 … %TAPIS_TABLE_MAX_OPPONENTS
 * @to_the_right: the first of them sits to the right, not to the left
 * @hand: how many cards the person holds
 * @log: whether a pane for the log is wished
 * @line: the height of one line of small text
 * @chip: the height of the chip that tells what is asked for
 * @badge_width: the widest name of an opponent in small text
 * @name_width: the widest text beside an opponent's emblem
 * @own_width: the same beside the person's own emblem
 * @actions_height: of the buttons for the width that they get
 * @prompt_height: of the sentence for the width that it gets
 *
 * What must be known before the table is laid.
 */
typedef struct
{
  int width;
  int height;
  CgPack pack;
  int opponents;
  gboolean to_the_right;
  int hand;
  gboolean log;
  int line;
  int chip;
  int badge_width;
  int name_width;
  int own_width;
  int actions_height;
  int prompt_height;
} TapisTableNeeds;

/**
 * TapisTablePlan:
 * @compact: opponents are badges in rows rather than seats on an arc
 * @pane: the log has a pane of its own
 * @card: the widest that cards in the hand become
 * @middle_card: the width of the stock's, the pile's and the burnt cards
 * @row_card: the width of the person's own face-up cards
 * @seat_card: the width of the opponents' face-up cards
 *
 * Where everything lies. Rectangles do not overlap.
 */
typedef struct
{
  gboolean compact;
  gboolean pane;
  int card;
  int middle_card;
  int row_card;
  int seat_card;
  GdkRectangle log;
  GdkRectangle seats[TAPIS_TABLE_MAX_OPPONENTS];
  GdkRectangle chip;
  GdkRectangle direction;
  GdkRectangle stock;
  GdkRectangle pile;
  GdkRectangle burnt;
  GdkRectangle stock_caption;
  GdkRectangle pile_caption;
  GdkRectangle burnt_caption;
  GdkRectangle prompt;
  GdkRectangle own_seat;
  GdkRectangle own_row;
  GdkRectangle hand;
  GdkRectangle actions;
} TapisTablePlan;

/** The width that the buttons and the sentence get, for measuring them. */
int tapis_table_text_width (int      width,
                            gboolean log);

/** Lays the table. */
void tapis_table_plan (const TapisTableNeeds *needs,
                       TapisTablePlan        *plan);

/** The height of an emblem with what stands beside it, and of an emblem in a
 * badge: the seats are drawn by the same numbers as they are planned by. */
int tapis_seat_head_height (int      line,
                            gboolean compact);

/** The height of three face-up cards on three face-down ones. */
int tapis_seat_cards_height (CgPack pack,
                             int    card_width);

/** The width of the same. */
int tapis_seat_cards_width (int card_width);

G_END_DECLS
