/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the words share: players, games, and what a sentence must
 * be. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** A name for every seat. */
extern const char *const names[CG_MAX_SEATS + 1];

/** A sentence begins with a capital or a digit, ends with a mark, and has no
 * placeholder left in it. */
void assert_sentence (const char *sentence);

/** The sentence of @event, told to the seat @you, names whoever is meant, or
 * speaks to them. */
void check_event (const CgRules *rules, const CgEvent *event, int you);

/** Fails: @rules have no words for @id, and where to write them. */
void tell_missing (const CgRules *rules, const char *what, const char *id);

/** Runs this test again in @language in a program of its own; %TRUE there. */
gboolean in_language (const char *language);

G_END_DECLS
