/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The letter keys of the table, and digits on keyboard layouts on which digits
 * need Shift. */

#pragma once

#include <gtk/gtk.h>

/** The function of a letter key that is pressed without modifiers. */
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

/** Returns the letter of the key with the function @letter, in the language of
 * the interface and in upper case. */
const char *tapis_letter_get (TapisLetter letter);

/** Returns the GDK key value of the key with the function @letter, in lower
 * case. */
guint tapis_letter_get_key (TapisLetter letter);

/** Shows the letters of the interface language in the shortcuts window that
 * @builder has built: sets the property "accelerator" of the objects
 * "key-hint", "key-next", "key-guide", "key-top", "key-counts", "key-last",
 * "key-legal" and "key-why". */
void tapis_letters_show (GtkBuilder *builder);

/** Returns the digit, 0 to 9, that the hardware key @keycode types with Shift
 * in the keyboard layout @group, if it does not type a digit without Shift.
 * Otherwise returns -1. */
int tapis_shifted_digit (GdkDisplay *display, guint keycode, guint group);
