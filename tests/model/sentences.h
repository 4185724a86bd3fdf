/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the words share: players, games, and what a sentence must
 * be. */

#pragma once

#include "engine/cg-rules.h"
#include "model/words/tapis-forms.h"

G_BEGIN_DECLS

/** A name for every seat. */
extern const char *const names[CG_MAX_SEATS + 1];

/** Players of these names, of whom the seat @you, or none, is called "you".
 * Valid until the next call. */
const TapisPerson *people_named (const char *const *called, int you);

/** A sentence begins with a letter, which is a capital where there are any, or
 * with a digit, ends with a mark, and has no placeholder left in it. */
void assert_sentence (const char *sentence);

/** The sentence of @event, told to the seat @you, names whoever is meant, or
 * speaks to them. */
void check_event (const CgRules *rules, const CgEvent *event, int you);

/** Fails: @rules have no words for @id, and where to write them. */
void tell_missing (const CgRules *rules, const char *what, const char *id);

/** Reads what sentences are in @language (tests/model/said), if anybody has
 * written it down. */
void read_said (const char *language);

/** @said is what @english is in the language that was read: English where none
 * was; anything where nobody has written it down. */
void assert_said (const char *said, const char *english);

/** Reads the languages of a file in po: "LINGUAS", or "CORE". */
char **listed_languages (const char *list);

/** Adds a test of each language of po/LINGUAS, as @path/LANGUAGE, with the
 * language as its data. */
void add_languages (const char *path, GTestDataFunc test);

/** Runs this test again in @language in a program of its own; %TRUE there. */
gboolean in_language (const char *language);

G_END_DECLS
