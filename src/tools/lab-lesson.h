/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of `tapis-lab lesson` share. This subcommand reads the English
 * of a lesson, and compares it with what happens at the table. */

#pragma once

#include "model/learn/tapis-tutor.h"

G_BEGIN_DECLS

/* The functions of lab-lesson-words.c. */

/** Returns the words of @text in small letters. Each mark of punctuation is a
 * word of its own. Free with g_strfreev(). */
char **lab_split_words (const char *text);

/** Returns the number that @word stands for ("7", "seven"), or 0 if it is not a
 * number. */
guint lab_read_number (const char *word);

/** Returns whether @word is @wanted or its plural. */
gboolean lab_is_word (const char *word, const char *wanted);

/** Returns whether @word names the rank of @card, by the name that it has in
 * the game or by its number. */
gboolean lab_names_card (const char *word, CgCard card);

/* The functions of lab-lesson-claims.c. */

/** Compares the points and combinations that the texts of the step number @i
 * speak of (`done`, `answer` and the text of `other`) with what the moves of
 * the step score. @tutor must be at that step of the lesson. Prints
 * "@path:line: …" for each score that is told but not made, or made but not
 * told, and returns %FALSE if there is any. @past holds the events since the
 * last position; the events of the step are added to it. */
gboolean lab_check_claims (TapisTutor *tutor, guint i, const char *path,
                           CgEvents *past);

G_END_DECLS
