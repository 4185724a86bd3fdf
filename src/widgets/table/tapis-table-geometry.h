/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calculates the layout of the table for every size from a telephone to a large
 * screen. This is plain arithmetic on numbers, so that it can be tested without
 * a window. It must not know any widget or game. */

#pragma once

#include <gdk/gdk.h>

#include "engine/cg-card.h"

#define TAPIS_TABLE_MAX_OPPONENTS 10

/** The least width of a table, in pixels, beside which the log can be shown all
 * the time. */
#define TAPIS_TABLE_PANE_WIDTH 1000

/** The least width of a table, in pixels, beside which the log, the guide or
 * the result can be shown for a while. On a narrower table it is a sheet over
 * the table. */
#define TAPIS_TABLE_SIDE_WIDTH 680

/** The minimum width and height of the table, in pixels. */
#define TAPIS_TABLE_MIN_WIDTH 350
#define TAPIS_TABLE_MIN_HEIGHT 414

/** The minimum height is less by this many pixels if the table has no row of
 * buttons. */
#define TAPIS_TABLE_BUTTONS 46

/** The minimum height is less by this many pixels in a lesson, where there is
 * no prompt. */
#define TAPIS_TABLE_GUIDED 16

/** The least and the greatest width of a card in the hand, in pixels. */
#define TAPIS_TABLE_MIN_CARD 30
#define TAPIS_TABLE_MAX_CARD 240

/** The least size in pixels of a player's emblem at a full seat, and its size
 * on a badge (a small seat on a narrow table). */
#define TAPIS_SEAT_EMBLEM 44
#define TAPIS_BADGE_EMBLEM 28

/** What is on the table before a player. This is called the form of the
 * seat. */
typedef enum
{
  TAPIS_SEAT_BARE,   /* nothing */
  TAPIS_SEAT_ROWS,   /* three face-up cards on three face-down ones */
  TAPIS_SEAT_HEAP,   /* a heap of cards that the player has taken */
  TAPIS_SEAT_TOKENS, /* the player's points, as stacks of tokens */
} TapisSeatForm;

/** A function that sets @width and @height to the least size of the middle, if
 * cards in the hand are @card pixels wide and the table without the log is
 * @table_width pixels wide. The size must grow with @card. */
typedef void (*TapisMiddleRequest) (gconstpointer data, int card,
                                    int table_width, int *width, int *height);

/**
 * TapisTableNeeds:
 * @width: the width of the table, including the log, the guide or the result
 *   beside it
 * @height: the height of the table
 * @pack: the kind of cards of the game
 * @opponents: the number of other players, 1 to %TAPIS_TABLE_MAX_OPPONENTS
 * @to_the_right: whether the first opponent sits at the right, not at the left
 * @seat: what is on the table before every player
 * @own_heap: whether the person at the device has a heap of cards before them
 *   while the opponents' seats show none
 * @lines: the number of lines of text beside an emblem
 * @hand: the number of cards in the person's hand
 * @known: the number of known cards in the hand of each opponent
 * @log: whether the log, the guide or the result is to be beside the table
 * @log_left: whether it is at the left side, as in a language that is read from
 *   right to left
 * @line: the height of one line of small text
 * @emblem: the size of a player's emblem at a full seat
 * @request_middle: the function that tells how much room the middle needs
 * @middle_data: the first argument of @request_middle
 * @badge_width: the width of the widest text on an opponent's badge
 * @name_width: the width of the widest text beside an opponent's emblem
 * @own_width: the width of the widest text beside the person's own emblem
 * @actions_height: the height of the buttons at the width that they get
 * @prompt_height: the height of the room for the sentences above the hand
 *
 * The numbers from which the layout is calculated. Lengths are in pixels.
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
  int known[TAPIS_TABLE_MAX_OPPONENTS];
  gboolean log;
  int log_least;           /* the least width of the log or the result beside
                            * the table; 0: their usual width */
  gboolean log_left;
  int line;
  int emblem;
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
 * @compact: whether the opponents' seats are badges in rows instead of full
 *   seats on an arc
 * @pane: whether the log has its own room beside the table
 * @card: the greatest width of a card in the hand
 * @row_card: the width of the cards in the person's own rows or heap
 * @seat_card: the width of the cards before an opponent
 * @known_card: the width of the known cards in the hand of an opponent, which
 *   are between the head of the seat and the cards before the opponent; 0 if
 *   there are none
 * @table_width: the width of the table without the log
 * @middle: all the room between the players and the prompt, centred
 *
 * The calculated layout, in pixels. Each of the other fields is the rectangle
 * of the part that it is named after. Rectangles do not overlap.
 */
typedef struct
{
  gboolean compact;
  gboolean pane;
  int card;
  int row_card;
  int seat_card;
  int known_card;
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
 * pixels. @log: whether something is shown beside the table; @least: the least
 * width of that thing, or 0 for its usual width. */
int tapis_table_text_width (int width, gboolean log, int least);

/** Sets @plan to the layout for @needs. */
void tapis_table_plan (const TapisTableNeeds *needs, TapisTablePlan *plan);

/** Returns the height in pixels that the table needs with the smallest
 * cards. */
int tapis_table_least_height (const TapisTableNeeds *needs);

/** Returns the height in pixels of the head of a seat: an emblem of the size
 * @emblem with @lines lines of text beside it, each @line pixels high, or, if
 * @emblem is %TAPIS_BADGE_EMBLEM, that emblem and the text below it. */
int tapis_seat_head_height (int emblem, int line, int lines);

/** Returns the height in pixels of the known cards in an opponent's hand, with
 * the gap below them, if a card of @pack is @known_card pixels wide. */
int tapis_seat_known_height (CgPack pack, int known_card);

/** Returns the height in pixels of the cards or tokens before a player if a
 * card is @card_width pixels wide. */
int tapis_seat_cards_height (TapisSeatForm form, CgPack pack, int card_width);

/** Returns the width in pixels of the cards or tokens before a player if a card
 * is @card_width pixels wide. */
int tapis_seat_cards_width (TapisSeatForm form, int card_width);
