/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of `tapis-lab lesson` share. This subcommand reads the English
 * text of a lesson, and compares it with what happens at the table. */

#pragma once

#include "model/learn/tapis-tutor.h"

/* Functions of lab-lesson-words.c. */

/** Returns the words of @text in small letters. Each punctuation mark is a word
 * of its own. Free with g_strfreev(). */
char **lab_split_words (const char *text);

/** Returns the number that @word means ("7", "seven"), or 0 if it is not a
 * number. */
guint lab_read_number (const char *word);

/** Returns whether @word is @wanted or its plural. */
gboolean lab_is_word (const char *word, const char *wanted);

/** Returns whether @word names the rank of @card, by its name in the game or by
 * its number. */
gboolean lab_names_card (const char *word, CgCard card);

/* Functions of lab-lesson-claims.c. */

/** Checks the texts about the moves of the step with the index @i: the elements
 * `done` and `answer`, and the text of `other`. The texts must mention the
 * points and combinations that these moves score, and no others. @tutor must be
 * at that step. For each fault, prints "@path:line: …". Returns %FALSE if there
 * is a fault. @past contains the events since the table was last set up; the
 * events of the step are added to it. */
gboolean lab_check_claims (TapisTutor *tutor, guint i, const char *path,
                           CgEvents *past);
