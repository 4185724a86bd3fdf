/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Sizes that both the layout and the style sheets need. A style sheet refers to
 * them as @NAME@; build-aux/styles.py writes the values into it. */

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
