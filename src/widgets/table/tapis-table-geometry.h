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

/** From this width on what is opened for a while stands beside the table. */
#define TAPIS_TABLE_SIDE_WIDTH 680

/** The least width and height that the table asks for, in pixels. */
#define TAPIS_TABLE_MIN_WIDTH 350
#define TAPIS_TABLE_MIN_HEIGHT 414

/** How much less height it asks for without a row of buttons. */
#define TAPIS_TABLE_BUTTONS 46

/** How much less height it asks for in a lesson, where there is no prompt. */
#define TAPIS_TABLE_GUIDED 16

/** Bounds of a card in the hand, in pixels. */
#define TAPIS_TABLE_MIN_CARD 30
#define TAPIS_TABLE_MAX_CARD 240

/** The emblem of a player at a seat and on a badge, in pixels. */
#define TAPIS_SEAT_EMBLEM 44
#define TAPIS_BADGE_EMBLEM 28

/** Small text, and that of a badge, as shares of the usual size; style.css has
 * the same. */
#define TAPIS_TEXT_SMALL 0.86
#define TAPIS_TEXT_BADGE 0.78

/** What lies on the table before a player. */
typedef enum
{
  TAPIS_SEAT_BARE,   /* nothing */
  TAPIS_SEAT_ROWS,   /* three face-up cards on three face-down ones */
  TAPIS_SEAT_HEAP,   /* a heap of their own */
  TAPIS_SEAT_TOKENS, /* what they have, in tokens */
} TapisSeatForm;

/** Sets @width and @height to the least room that the middle needs if cards in
 * the hand are @card pixels wide and the table is @table_width wide without the
 * log. The room grows with @card. */
typedef void (*TapisMiddleRequest) (gconstpointer data, int card,
                                    int table_width, int *width, int *height);

/**
 * TapisTableNeeds:
 * @width: of the whole table
 * @height: likewise
 * @pack: which cards are played with
 * @opponents: 1 … %TAPIS_TABLE_MAX_OPPONENTS
 * @to_the_right: the first of them sits to the right, not to the left
 * @seat: what lies before every player
 * @own_heap: only the person has a heap before them
 * @lines: of text beside an emblem
 * @hand: how many cards the person holds
 * @log: whether a pane for the log is wished
 * @log_left: on the left, where one reads from right to left
 * @line: the height of one line of small text
 * @request_middle: asks for the middle, with @middle_data
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
  TapisSeatForm seat;
  gboolean own_heap;
  int lines;
  int hand;
  gboolean log;
  int log_least;           /* its least width; 0: the usual one */
  gboolean log_left;
  int line;
  TapisMiddleRequest request_middle;
  gconstpointer middle_data;
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
 * @row_card: the width of the person's own face-up cards, or of their heap
 * @seat_card: the width of the opponents' cards
 * @table_width: what is left beside the log
 * @middle: all that is free between the players and the sentence, centred
 *
 * Where everything lies. Rectangles do not overlap.
 */
typedef struct
{
  gboolean compact;
  gboolean pane;
  int card;
  int row_card;
  int seat_card;
  int table_width;
  GdkRectangle log;
  GdkRectangle seats[TAPIS_TABLE_MAX_OPPONENTS];
  GdkRectangle middle;
  GdkRectangle prompt;
  GdkRectangle own_seat;
  GdkRectangle own_row;
  GdkRectangle hand;
  GdkRectangle actions;
} TapisTablePlan;

/** The width that the buttons and the prompt get on a table of @width. @log:
 * whether something stands beside the table; @least: its least width, or 0 */
int tapis_table_text_width (int width, gboolean log, int least);

/** Fills @plan with a place for everything that @needs names. */
void tapis_table_plan (const TapisTableNeeds *needs, TapisTablePlan *plan);

/** The height that the table needs with the smallest cards, in pixels. */
int tapis_table_least_height (const TapisTableNeeds *needs);

/** The height of a seat's head: an emblem with @lines lines of text beside it,
 * each @line pixels high; or, if it is @compact, the emblem of a badge and the
 * text below it. */
int tapis_seat_head_height (int line, int lines, gboolean compact);

/** The height in pixels of what lies before a player whose cards are
 * @card_width wide. */
int tapis_seat_cards_height (TapisSeatForm form, CgPack pack, int card_width);

/** The width in pixels of what lies before such a player. */
int tapis_seat_cards_width (TapisSeatForm form, int card_width);

G_END_DECLS
