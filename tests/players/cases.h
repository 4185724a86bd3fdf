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

#define NOBODY CG_NO_SEAT

/** How many seeds case_count_easy() tries. */
#define ASKED 400

/** Reads lines of [position] after @defaults, which they may say otherwise. */
CgState *case_read_position (const CgRules *rules, const CgSetup *setup,
                             const char *defaults, const char *position);

/** Reads the position of @row; places that it does not name are empty, what
 * lies nowhere has been burnt, and seat 0 is to play. */
CgState *case_read (const CgRules *rules, const Case *row);

/** Checks what the thoughtful player does in the position of @row. */
void case_check (const CgRules *rules, const Case *row);

/** The same where the position has been read. */
void case_check_at (const CgRules *rules, const Case *row,
                    const CgState *state);

/** Whether reasons of that kind are given of what is counted, and not by a rule
 * of thumb. */
gboolean case_is_counted (const CgRules *rules, guint kind);

/** Adds @test for each of @cases under @path. */
void case_add (const char *path, const Case *cases, guint n,
               GTestDataFunc test);

/** Checks that the learner lays low cards, often one where a @pair would go,
 * and now and then wastes a @two. */
void case_check_lays_low (const CgRules *rules, const Case *row,
                          const char *pair, const char *single,
                          const char *two);

/** Checks that the learner often makes that exchange, and else none. */
void case_check_exchanges_little (const CgRules *rules, const Case *row,
                                  const char *swap);

/** Of @times answers of the player @level, how many are @move. */
guint case_count (const CgRules *rules, const CgState *state, const char *level,
                  const CgBudget *budget, const char *move, guint times);

/** Of @ASKED answers of the learner in that position, how many are @move. */
guint case_count_easy (const CgRules *rules, const Case *row, const char *move);

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
