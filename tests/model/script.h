/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Scripts of what a person does at a table, and of what they see and are told
 * there. A script is a text file; in it a case is
 *
 *   == TITLE
 *   seats=3                the setup: seats, dealer, options
 *   hand.0=4C 7H KS        the keys of the position; seat 0 is the person
 *   (an empty line)
 *   play lay 7H            what is done, in this order, and what is so then
 *   demand = 7 or lower
 *
 * Keys that stand before the first case are those of every case, unless it says
 * otherwise. A line that begins with “#” is a comment.
 *
 * What is done must work, or with “not ” before it must be refused:
 *
 *   play MOVE              a move as a save has it, of the seat that is to move
 *   choose CARD, lay CARD, lay-chosen, exchange CARD CARD, aim SEAT CARD
 *   touch WAY CARD         toggle, add, tap, finger, again, enter, once, drag
 *   press ID, name SEAT    a button, a player
 *   undo, redo, next-round, next-game DEAL, round (played to its end)
 *   ask TOPIC              a quiz asks about it
 *
 * and this always works:
 *
 *   clear (lets the cards go), look SEAT (the table is shown to that seat),
 *   earnest, practice, cautious
 *   hold SENTENCE          nobody may play until “hold” alone
 *   forget                 what was refused and said until now
 *   call NAME CARD         from now on NAME is this very card
 *   same CARD CARD         these two are one and the same card
 *   save                   the game is saved, and goes on as it is read
 *
 * A CARD is “7H” in the hand of seat 0, “up.0/9D”, “pile/QD”, “hand.0/#4” (the
 * fifth one there), or a NAME. What is so is a value, compared with “=” as a
 * whole, with “~” by a part of it, with “^” by its beginning; with “!” that is
 * no part of it:
 *
 *   prompt = Your turn: lay a card.
 *   player 2 cry = I shoot!
 *
 * script.c has the list of the values. Numbers are in digits, what is true or
 * false is yes or no, and what there is not is empty. */

#pragma once

#include "helpers.h"

/** The value @name that only one game has, or %NULL where the game has no such
 * value; free with g_free(). A word of a script that is none of the above is
 * given to it too: then it does what the word says, and returns any text. */
typedef char *(*ScriptTell) (TapisGame *game, const char *name);

/** Adds a test for each case of the file at @path, in which @rules are played.
 * @tell (or %NULL) knows the values of this game alone. */
void script_add (const CgRules *rules, const char *path, ScriptTell tell);

/** Runs the cases of the file at @path now. */
void script_run (const CgRules *rules, const char *path);
