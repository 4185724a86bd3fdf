/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plans where everything on the table lies, whether the screen is a telephone
 * or fills a wall. This is plain arithmetic on numbers, so that it can be
 * tested without a window. It must know no widget and no game. */

#pragma once

#include <gdk/gdk.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

#define TAPIS_TABLE_MAX_OPPONENTS 10

/** The least width of a table, in pixels, beside which the log can stand all
 * the time. */
#define TAPIS_TABLE_PANE_WIDTH 1000

/** The least width of a table, in pixels, beside which something can stand that
 * is opened for a while. On a narrower table it lies over the table as a sheet.
 */
#define TAPIS_TABLE_SIDE_WIDTH 680

/** The least width and height that the table asks for, in pixels. */
#define TAPIS_TABLE_MIN_WIDTH 350
#define TAPIS_TABLE_MIN_HEIGHT 414

/** How much less height the table asks for if it has no row of buttons, in
 * pixels. */
#define TAPIS_TABLE_BUTTONS 46

/** How much less height the table asks for in a lesson, where there is no
 * prompt, in pixels. */
#define TAPIS_TABLE_GUIDED 16

/** The least and the greatest width of a card in the hand, in pixels. */
#define TAPIS_TABLE_MIN_CARD 30
#define TAPIS_TABLE_MAX_CARD 240

/** The size of a player's emblem at a seat, and on a badge (a small seat on a
 * narrow table), in pixels. */
#define TAPIS_SEAT_EMBLEM 44
#define TAPIS_BADGE_EMBLEM 28

/** What lies on the table before a player. */
typedef enum
{
  TAPIS_SEAT_BARE,   /* nothing */
  TAPIS_SEAT_ROWS,   /* three face-up cards on three face-down ones */
  TAPIS_SEAT_HEAP,   /* a heap of cards that the player has taken */
  TAPIS_SEAT_TOKENS, /* the player's points, as stacks of tokens */
} TapisSeatForm;

/** Sets @width and @height to the least room that the middle needs if cards in
 * the hand are @card pixels wide and the table without the log is @table_width
 * pixels wide. The larger @card is, the more room the middle needs. */
typedef void (*TapisMiddleRequest) (gconstpointer data, int card,
                                    int table_width, int *width, int *height);

/**
 * TapisTableNeeds:
 * @width: the width of the table with what stands beside it
 * @height: the height of the table
 * @pack: which cards are played with
 * @opponents: how many other players there are, 1 … %TAPIS_TABLE_MAX_OPPONENTS
 * @to_the_right: whether the first opponent sits to the right, not to the left
 * @seat: what lies before every player
 * @own_heap: whether only the person has a heap of cards before them
 * @lines: how many lines of text stand beside an emblem
 * @hand: how many cards the person holds
 * @log: whether the log, the guide or the result should stand beside the table
 * @log_left: whether they stand on its left, as in a language that is read from
 *   right to left
 * @line: the height of one line of small text
 * @request_middle: the function that tells how much room the middle needs
 * @middle_data: the first argument of @request_middle
 * @badge_width: the width of an opponent's widest text on a badge
 * @name_width: the width of the widest text beside an opponent's emblem
 * @own_width: the width of the widest text beside the person's own emblem
 * @actions_height: the height of the buttons in the width that they get
 * @prompt_height: the height of the room for the sentences above the hand
 *
 * What must be known before the table is laid out. Sizes are in pixels.
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
  int log_least;           /* the least width of the log or the result beside
                            * the table; 0: the usual width */
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
 * @compact: whether opponents are badges in rows rather than seats on an arc
 * @pane: whether the log has room of its own beside the table
 * @card: the greatest width of a card in the hand
 * @row_card: the width of the person's own face-up cards, or of their heap
 * @seat_card: the width of the cards before an opponent
 * @table_width: the width that the log leaves to the table
 * @middle: all the room between the players and the prompt, centred
 *
 * Where everything lies, in pixels: the other fields are the places of what
 * they are named after. Rectangles do not overlap.
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

/** Returns the width that the buttons and the prompt get on a table of @width
 * pixels. @log: whether something stands beside the table; @least: its least
 * width, or 0 for the usual one. */
int tapis_table_text_width (int width, gboolean log, int least);

/** Fills @plan with a place for everything that @needs names. */
void tapis_table_plan (const TapisTableNeeds *needs, TapisTablePlan *plan);

/** Returns the height that the table needs with the smallest cards, in pixels.
 */
int tapis_table_least_height (const TapisTableNeeds *needs);

/** Returns the height of a seat's head: an emblem with @lines lines of text
 * beside it, each @line pixels high; or, if @compact is %TRUE, the emblem of a
 * badge and the text below it. */
int tapis_seat_head_height (int line, int lines, gboolean compact);

/** Returns the height in pixels of what lies before a player whose cards are
 * @card_width wide. */
int tapis_seat_cards_height (TapisSeatForm form, CgPack pack, int card_width);

/** Returns the width in pixels of what lies before a player whose cards are
 * @card_width wide. */
int tapis_seat_cards_width (TapisSeatForm form, int card_width);

G_END_DECLS
