/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions written by hand, and what a computer player does there and why; and
 * what no player does anywhere. */

#pragma once

#include "players/cg-player.h"

/** A position: of one row of a table, or of a test. */
typedef struct
{
  const char *options;  /* "seats=3 three=rotate …", or "" */
  const char *position; /* lines of [position]; see case_read() */
} Case;

/** What is asked of the players of a game by its table, tests/games/GAME/
 * advice.txt. A row of it is
 *
 *   == ABOUT                     what the position shows
 *   with seats=3 six=colour      the setup; the rest at its default
 *   pile=4S@1; hand.0=2C 5D      keys as in a saved position
 *   > lay 5D : make-pair 5 1     the thoughtful player's move and its reason,
 *                                with the rank and seat that this is about
 *   easy 1 99 lay 5D | lay 2C    of ASKED answers of the learner so many are
 *                                one of these moves
 *   all lay 5D                   no level but chance does anything else
 *
 * Where any move is as good, it is called “any”. */
typedef struct
{
  const CgRules *rules;
  CgState     *(*read) (const CgRules *rules, const Case *row);
  gboolean       mixes; /* the thoughtful player does other things as well */
  const guint8  *elsewhere; /* reasons of which no case need be: some are other
                             * levels' or what looking ahead shows */
  guint          n_elsewhere;
} CaseGame;

/** How many answers of the learner are looked at. */
#define ASKED 400

/** Reads lines of [position] after @defaults, which they may say otherwise. */
CgState *case_read_position (const CgRules *rules, const CgSetup *setup,
                             const char *defaults, const char *position);

/** Reads the position of @row, with two seats; places that it does not name are
 * empty, what lies nowhere has been burnt, and seat 0 is to play. */
CgState *case_read (const CgRules *rules, const Case *row);

/** Adds a test for each line of the table of @game that asks, and one that
 * every reason has a case. */
void case_add_game (const CaseGame *game);

/** Of @times answers of the player @level, how many are one of
 * @moves, “lay 5D | lay 2C”. */
guint case_count (const CgRules *rules, const CgState *state, const char *level,
                  const CgBudget *budget, const char *moves, guint times);

/** Plays games of all options with two to five seats, at each turn of which all
 * levels are asked; none ever wants a move that @is_forbidden, though there are
 * some. */
void case_check_forbidden (const CgRules *rules,
                           gboolean     (*is_forbidden) (const CgState *state,
                                                         CgMove         move));

/** Plays such games as a search does: moves are legal, nobody expects more than
 * one game or less than none, and who alone has won expects one. */
void case_check_playout (const CgRules           *rules,
                         const CgSearchKnowledge *knowledge);
