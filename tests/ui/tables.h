/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tables to look at in a test: a game, its layout without a window, labels that
 * are whole. */

#pragma once

#include <gtk/gtk.h>

#include "model/game/tapis-games.h"
#include "parts.h"

/* A hand of 38 cards. */
#define BIG_HAND                                                             \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=\npile=\n"               \
  "hand.0=2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H "   \
  "7D 7C 8S 8H 8D 8C 9S 9H 9D 9C 10S 10H 10D 10C JS JH JD\n"                 \
  "up.0=JC QS QH\ndown.0=QD QC KS\n"                                         \
  "hand.1=2S AC\nup.1=KH KD KC\ndown.1=AS AH AD\n"

/** A game that is dealt; the person sits at seat 0. */
TapisGame *new_game (const CgRules *rules, guint seats);

/** Presses the first button of the game itself, where it has one now. */
void press_first (TapisGame *game);

/** Lays the table out, as the frames of a window of that size do. */
void lay_out (TapisTable *table, int width, int height);

/** Writes what @widget is, for a message. */
void describe (GtkWidget *widget, char *text, gsize size);

/** Fails where not all of @label is seen, on a table of @width by @height. */
void check_label (GtkLabel *label, int width, int height);
