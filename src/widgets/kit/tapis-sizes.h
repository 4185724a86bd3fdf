/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sizes and times that both the code and the style sheets need. A style sheet
 * refers to them as @NAME@; build-aux/styles.py writes the values into it. */

#pragma once

/** The sizes of small text and of text on a badge (the form that a seat has on
 * a narrow table), as shares of the usual text size. */
#define TAPIS_TEXT_SMALL 0.86
#define TAPIS_TEXT_BADGE 0.78

/** Sizes of the buttons below the table, in pixels: the smallest height of the
 * text of a button, the padding above and below the text, and the padding on
 * each side of the picture of a tool (a button with a picture). */
#define TAPIS_BUTTON_LEAST 26
#define TAPIS_BUTTON_PADDING 4
#define TAPIS_TOOL_SIDE 9

/** The space in pixels around the content of an opponent's seat, in which the
 * frame is that marks it: above and below the content, and beside it. */
#define TAPIS_SEAT_ABOVE 3
#define TAPIS_SEAT_BESIDE 1

/** The width of the space beside the text of a tip, in which the emblem of a
 * player is drawn, and the distance of that emblem from the edges of the space,
 * in pixels. */
#define TAPIS_TIP_ROOM 42
#define TAPIS_TIP_EDGE 8

/** How long computer players wait when a tip appears, in milliseconds. During
 * this time a line in the tip becomes shorter. */
#define TAPIS_TIP_TIME 1200
