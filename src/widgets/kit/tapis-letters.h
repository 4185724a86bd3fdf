/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The letters that are keys at the table, and the digits of keyboards that
 * have them beside Shift only. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** What a letter alone does. */
typedef enum
{
  TAPIS_LETTER_HINT,
  TAPIS_LETTER_NEXT,
  TAPIS_LETTER_GUIDE,
  TAPIS_LETTER_TOP,
  TAPIS_LETTER_COUNTS,
  TAPIS_LETTER_LAST,
  TAPIS_LETTER_LEGAL,
  TAPIS_LETTER_WHY,
  TAPIS_N_LETTERS,
} TapisLetter;

/** The letter in the person's language, a capital. */
const char *tapis_letter_get (TapisLetter letter);

/** The key of that letter, as in key events without Shift. */
guint tapis_letter_get_key (TapisLetter letter);

/** In a shortcuts window built by @builder: the letters of this language for
 * the objects "key-hint", "key-next", "key-guide", "key-top", "key-counts",
 * "key-last", "key-legal" and "key-why". */
void tapis_letters_show (GtkBuilder *builder);

/** The digit that the key @keycode types in the layout @group with Shift and
 * not alone, or -1. */
int tapis_shifted_digit (GdkDisplay *display,
                         guint       keycode,
                         guint       group);

G_END_DECLS
