/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of `tapis-lab lesson` share: they read the English of a
 * lesson, and compare it with what happens at the table. */

#pragma once

#include "model/learn/tapis-tutor.h"

G_BEGIN_DECLS

/* lab-lesson-words.c */

/** The words of @text in small letters. Each mark of punctuation is a word of
 * its own. Free with g_strfreev(). */
char **lab_split_words (const char *text);

/** The number that @word stands for ("7", "seven"), or 0 where it is none. */
guint lab_read_number (const char *word);

/** Whether @word is @wanted or its plural. */
gboolean lab_is_word (const char *word, const char *wanted);

/** Whether @word names @card by its rank, as the game calls it, or a number. */
gboolean lab_names_card (const char *word, CgCard card);

/* lab-lesson-claims.c */

/** Compares the points and combinations that the step number @i of the lesson
 * tells of, in `done`, `answer` and the text of `other`, with what the moves
 * beside them score. @tutor is at that step. Prints "@path:line: …" for
 * everything that is told and not scored, or scored and not told, and then
 * returns %FALSE. @past: the events since the last position, to which those of
 * the step are added. */
gboolean lab_check_claims (TapisTutor *tutor, guint i, const char *path,
                           CgEvents *past);

G_END_DECLS
