/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game on a table in a window, in the test's own process, and waiting for
 * what happens there. */

#pragma once

#include "desktop.h"

typedef struct
{
  TapisGame *game;
  TapisTable *table;
  GtkWindow *window;
  guint keys; /* that the test has pressed */
  guint plies; /* before the move that is waited for */
} Desk;

/** Lays @game (transfer full) on a table of its own, without motion and without
 * pauses, and waits until it is laid out. */
void desk_sit_down (Desk *desk, TapisGame *game);

void desk_stand_up (Desk *desk);

/** A point of the table above the person's cards where nothing lies. */
graphene_point_t desk_find_cloth (Desk *desk);

/** Takes @card of the person by its left edge and drags it to @x, @y of the
 * table. */
void desk_drag (Desk *desk, TapisCard *card, double x, double y);

/** Runs the main loop until @condition holds; fails where it does not in a
 * minute, naming @what was waited for. */
void desk_wait (Desk *desk, gboolean (*condition) (Desk *desk),
                const char *what);

gboolean desk_is_laid_out (Desk *desk);

/** Whether it is a person's turn, or a round or the game is over. */
gboolean desk_is_turn (Desk *desk);

/** Whether more than @plies moves have been made. */
gboolean desk_has_moved (Desk *desk);

/** A way of laying @card, which makes a move alone. */
typedef void (*DeskWay) (Desk *desk, TapisCard *card);

/** Plays @rules with three, or as many as there may be, and lays a card in each
 * of the @n_ways @ways; each must lay it. @before (or %NULL) comes before each,
 * and must lay none. */
void desk_try_ways (const CgRules *rules, const DeskWay *ways, guint n_ways,
                    DeskWay before);

/** A position of Norwegian War with three seats, in which the person of the
 * first one has a card to aim. */
#define DESK_AIMING                                                          \
  "phase=play\nto-move=0\ndirection=clockwise\nstock=2D 3D 4D\n"            \
  "pile=6S@1 7H@2\nhand.0=AC 5H 9D\nup.0=2H 9H 10C\n"                         \
  "down.0=6H QS 3C\nhand.1=5S 8D KC\nup.1=AS AH AD\ndown.1=JC 3H 3S\n"      \
  "hand.2=5D 8C KD\nup.2=QC QD QH\ndown.2=JH JD JS\n"

GtkWidget *desk_get_focus (Desk *desk);

/** Does the action @name of what has the focus. */
void desk_press_action (Desk *desk, const char *name);

/** The widget of that type in @widget, or %NULL. */
GtkWidget *desk_find_type (GtkWidget *widget, GType type);

/** Adds every label below @widget to @text, one a line. */
void desk_gather_text (GtkWidget *widget, GString *text);
