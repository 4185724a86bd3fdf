/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions written by hand, and what a computer player does there and why; and
 * what no player does anywhere. */

#pragma once

#include "players/cg-player.h"

typedef struct
{
  const char *about;    /* what the position shows */
  const char *options;  /* "three=rotate …", or NULL */
  guint       seats;
  const char *position; /* lines of [position]; see case_read() */
  const char *move;     /* NULL: any */
  const char *reason;
  guint       rank;
  int         seat;
} Case;

/** How often the learner makes a move in a position. */
typedef struct
{
  const char *about;
  const char *options;
  guint       seats;
  const char *position;
  const char *moves; /* these are counted: “lay 5D | lay 2C” */
  guint       least; /* of ASKED answers */
  guint       most;
} Habit;

/** What is asked of the players of a game. */
typedef struct
{
  const CgRules *rules;
  CgState     *(*read) (const CgRules *rules, const Case *row);
  const Case    *cases; /* what the thoughtful player does, and why */
  guint          n_cases;
  const Habit   *habits;
  guint          n_habits;
  const guint8  *elsewhere; /* reasons of which no case need be: some are other
                             * levels' or what looking ahead shows */
  guint          n_elsewhere;
} CaseGame;

#define NOBODY CG_NO_SEAT

/** How many answers of the learner are looked at. */
#define ASKED 400

/** Reads lines of [position] after @defaults, which they may say otherwise. */
CgState *case_read_position (const CgRules *rules, const CgSetup *setup,
                             const char *defaults, const char *position);

/** Reads the position of @row; places that it does not name are empty, what
 * lies nowhere has been burnt, and seat 0 is to play. */
CgState *case_read (const CgRules *rules, const Case *row);

/** Adds a test for each case and each habit of @game, and one that every reason
 * has a case. */
void case_add_game (const CaseGame *game);

/** Of @times answers of the player @level, how many are one of
 * @moves, “lay 5D | lay 2C”. */
guint case_count (const CgRules *rules, const CgState *state, const char *level,
                  const CgBudget *budget, const char *moves, guint times);

/** The options that a case has: "three=rotate …". */
void case_set_options_of (CgSetup *setup, const CgRules *rules,
                          const char *options);

/** Any value of every option. */
void case_set_options (CgSetup *setup, const CgRules *rules, CgRandom *random);

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
