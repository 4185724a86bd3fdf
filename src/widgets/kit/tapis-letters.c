/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The letter keys of the table. Each language has its own letters, because a
 * person remembers the word that begins with the letter. */

#include "tapis-letters.h"

#include <glib/gi18n.h>

static const struct
{
  const char *id; /* the id of the GtkShortcutsShortcut of this key in the
                   * shortcuts window */
  const char *letter;
} letters[TAPIS_N_LETTERS] = {
  /* Translators: one letter, the key that gives a hint. All messages with
   * “shortcut” must differ; where they are shown is the window of keyboard
   * shortcuts, and the same letters are in the help, in <key>. */
  [TAPIS_LETTER_HINT] = { "key-hint", NC_ ("shortcut", "H") },
  /* Translators: one letter: the key that makes the next computer move */
  [TAPIS_LETTER_NEXT] = { "key-next", NC_ ("shortcut", "N") },
  /* Translators: one letter: the key of special cards and house rules */
  [TAPIS_LETTER_GUIDE] = { "key-guide", NC_ ("shortcut", "S") },
  /* Translators: one letter: the key that tells the top of the pile */
  [TAPIS_LETTER_TOP] = { "key-top", NC_ ("shortcut", "T") },
  /* Translators: one letter: the key that tells how many cards all have */
  [TAPIS_LETTER_COUNTS] = { "key-counts", NC_ ("shortcut", "C") },
  /* Translators: one letter: the key that tells what happened last */
  [TAPIS_LETTER_LAST] = { "key-last", NC_ ("shortcut", "L") },
  /* Translators: one letter: the key that tells which moves there are */
  [TAPIS_LETTER_LEGAL] = { "key-legal", NC_ ("shortcut", "M") },
  /* Translators: one letter: the key that tells why a card cannot be laid */
  [TAPIS_LETTER_WHY] = { "key-why", NC_ ("shortcut", "W") },
};

const char *
tapis_letter_get (TapisLetter letter)
{
  g_return_val_if_fail (letter < TAPIS_N_LETTERS, NULL);

  return g_dpgettext2 (NULL, "shortcut", letters[letter].letter);
}

guint
tapis_letter_get_key (TapisLetter letter)
{
  return gdk_keyval_to_lower (
    gdk_unicode_to_keyval (g_utf8_get_char (tapis_letter_get (letter))));
}

void
tapis_letters_show (GtkBuilder *builder)
{
  for (TapisLetter i = 0; i < TAPIS_N_LETTERS; i++)
    {
      g_autofree char *name = gtk_accelerator_name (tapis_letter_get_key (i),
                                                    0);

      g_object_set (gtk_builder_get_object (builder, letters[i].id),
                    "accelerator", name, NULL);
    }
}

static gboolean
is_digit (guint key)
{
  return key >= GDK_KEY_0 && key <= GDK_KEY_9;
}

int
tapis_shifted_digit (GdkDisplay *display, guint keycode, guint group)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *values = NULL;
  int digit = -1;
  int n;

  if (!gdk_display_map_keycode (display, keycode, &keys, &values, &n))
    return -1;
  for (int i = 0; i < n; i++)
    if (keys[i].group == (int) group && is_digit (values[i]))
      {
        if (keys[i].level == 0)
          return -1; /* the digit can be typed without Shift */
        if (keys[i].level == 1)
          digit = (int) (values[i] - GDK_KEY_0);
      }
  return digit;
}
