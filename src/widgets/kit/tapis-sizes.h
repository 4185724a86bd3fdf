/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sizes and times that both the code and the style sheets need. A style sheet
 * refers to them as @NAME@; build-aux/styles.py writes the values into it. */

#pragma once

/** The sizes of small text and of text on a badge (a small seat on a narrow
 * table), as shares of the usual size. */
#define TAPIS_TEXT_SMALL 0.86
#define TAPIS_TEXT_BADGE 0.78

/** The buttons below the table, in pixels: the least height of the words on a
 * button, the room above and below them, and the room at both sides of the
 * picture on a tool. */
#define TAPIS_BUTTON_LEAST 26
#define TAPIS_BUTTON_PADDING 4
#define TAPIS_TOOL_SIDE 9

/** The room beside the text of a tip, in which the emblem of a player is drawn,
 * and the distance of that emblem from the edges of the room, in pixels. */
#define TAPIS_TIP_ROOM 42
#define TAPIS_TIP_EDGE 8

/** How long computer players wait when a tip appears, in milliseconds. A line
 * in the tip runs down meanwhile. */
#define TAPIS_TIP_TIME 1200
