/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of a game as a table of tests, tests/games/GAME/cases.txt: a row is
 * a rule, a position and what must be so. Shared by the rule tables of all
 * games; knows none of them.
 *
 *   == BN-9 equal or higher        the rule, and what of it is shown
 *   with seats=4 six=colour        the setup; the rest at its default
 *   hand.0=9H 5C; pile=9S@3        keys as in a saved position, or deal=7
 *   + lay 9H; - lay 5C too-low     the script, of one line or several
 *
 * A row without “with” has the usual setup. What the position does not give is
 * for the game's own test to fill in. A line that begins with “---” is a
 * heading, and whatever stands before the first row is for people. The steps of
 * a script:
 *
 *   + MOVE        is legal           - MOVE ID    is refused for that reason
 *   > MOVE        play it            = KEY VALUE  the position's key reads so
 *   > deal        the next round     ? SEAT KEY VALUE  so it reads to that seat
 *                                      (without a VALUE: empty or not there)
 *   # ZONE N      that many cards    % N          that many moves are legal
 *   ! EVENT …     the last move did that; "paid seat=1 points=9" wants these
 *                 values: seat, other, count, rank, what, points, total, cards
 *                 ("cards=KH,5S")
 *   ~ EVENT …     the last move did not do that
 *   1 SEAT PLACE  how it ended       $ SEAT SCORE the points at the end
 *   x KEY=VALUE & … : WHY            with these keys (KEY alone: without it)
 *                                    the row's position is refused
 */

#pragma once

#include "engine/cg-position.h"
#include "games/cg-games.h"

G_BEGIN_DECLS

/** Fills in the keys that a row does not give; @left: the cards that it does
 * not name, jokers not counted. */
typedef void (*RuleDefaults) (GKeyFile *keys, const CgSetup *setup,
                              CgSet *left);

/** A key's value unless the row gives one. */
void rule_table_default (GKeyFile *keys, const char *key, const char *value);

/** The same for @n cards of @left, the last first, to lie in the place @zone of
 * @seat. */
void rule_table_default_cards (GKeyFile *keys, const char *zone, int seat,
                               guint n, CgPack pack, CgSet *left);

/** What is left out where each player has a hand and two rows: an empty pile,
 * a card in each hand and three face down. */
void rule_table_default_rows (GKeyFile *keys, const CgSetup *setup, CgPack pack,
                              CgSet *left);

/** Runs the tests of a program that consists of the table in the file @path: a
 * main(). */
int rule_table_main (int argc, char **argv, const CgRules *rules,
                     const char *path, RuleDefaults defaults);

G_END_DECLS
