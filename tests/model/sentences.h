/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the words share: players, games, and what a sentence must
 * be. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** A name for every seat. */
extern const char *const names[CG_MAX_SEATS + 1];

/** The games, and the events that each tells in its own terms. */
typedef struct
{
  const char *id;
  CgEventKind first, last;
} TestGame;

#define N_GAMES 5
extern const TestGame games[N_GAMES];

/** A sentence begins with a capital or a digit, ends with a mark, and has no
 * placeholder left in it. */
void assert_sentence (const char *sentence);

/** The sentence of @event, told to the seat @you, names whoever is meant, or
 * speaks to them. */
void check_event (const CgRules *rules,
                  const CgEvent *event,
                  int            you);

/** Runs this test again in @language in a program of its own; %TRUE there. */
gboolean in_language (const char *language);

G_END_DECLS
