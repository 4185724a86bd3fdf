/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions written by hand, and what a computer player does there and why. */

#pragma once

#include "ai/cg-player.h"

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

/** Reads the position of @row; places that it does not name are empty, what
 * lies nowhere has been burnt, and seat 0 is to play. */
CgState *case_read (const CgRules *rules,
                    const Case    *row);

/** Checks what the thoughtful player does in the position of @row. */
void case_check (const CgRules *rules,
                 const Case    *row);

/** Of @ASKED answers of the learner in that position, how many are @move. */
guint case_count_easy (const CgRules *rules,
                       const Case    *row,
                       const char    *move);
