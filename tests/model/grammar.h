/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What no sentence of a language can hold, once cards, names and numbers stand
 * in it: "per el", « que Anna », "1 cards". The rules are those of po/rules,
 * which the tools for translators read too (po/workshop/rules.py). Knows no
 * sentence and no game. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** Names that begin with a vowel, an h or a consonant, for every seat. */
extern const char *const grammar_names[];

/** From now on sentences are of @language ("fr", "pt_BR"); one without rules of
 * its own has those of all. */
void grammar_begin (const char *language);

/** Looks at @sentence, which may be %NULL, once. One that holds a mark
 * (po/workshop/untranslated.py) is not translated yet: no rule of the language
 * is for it. */
void grammar_look (const char *sentence);

/** What was looked at since grammar_begin(): a set of sentences. Borrowed. */
GHashTable *grammar_seen (void);

/** Fails with all that was wrong since grammar_begin(), or, where nothing was,
 * where fewer than @at_least sentences were held against the rules. */
void grammar_end (guint at_least);

/** Sentences that cannot be in the language that was begun, and how they can,
 * as the rules have them. */
GHashTable *grammar_examples (void);

/** What is wrong with @sentence of the language that was begun, or %NULL. */
const char *grammar_fault (const char *sentence);

G_END_DECLS
