/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the invisible marks of translation mode. */

#include "tapis-marks.h"

/* A mark is a number in base 3, followed by the character END. Its digits 0, 1
 * and 2 are the characters DIGIT, DIGIT + 1 and DIGIT + 2. */
#define DIGIT 0x2061u
#define END 0x2064u
#define BASE 3

/* The highest number of digits in a mark. No number of a message needs so many.
 */
#define MAX_DIGITS 12

/* Reads the mark at @text into @number. Returns the position after the mark, or
 * NULL if there is no mark at @text. */
static const char *
read_mark (const char *text, guint *number)
{
  guint digits = 0;

  *number = 0;
  for (const char *p = text; digits <= MAX_DIGITS; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == END)
        return digits > 0 ? g_utf8_next_char (p) : NULL;
      if (c < DIGIT || c >= DIGIT + BASE)
        return NULL;
      *number = *number * BASE + (c - DIGIT);
      digits++;
    }
  return NULL;
}

static void
add_once (GArray *numbers, guint number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, guint, i) == number)
      return;
  g_array_append_val (numbers, number);
}

gboolean
tapis_marks_read (const char *text, GArray *numbers)
{
  gboolean any = FALSE;
  guint number;

  while (*text != '\0')
    {
      const char *end = read_mark (text, &number);

      if (end != NULL)
        {
          add_once (numbers, number);
          any = TRUE;
        }
      text = end != NULL ? end : g_utf8_next_char (text);
    }
  return any;
}

char *
tapis_marks_strip (const char *text)
{
  GString *plain = g_string_new (NULL);
  guint number;

  while (*text != '\0')
    {
      const char *end = read_mark (text, &number);

      if (end == NULL)
        {
          end = g_utf8_next_char (text);
          g_string_append_len (plain, text, end - text);
        }
      text = end;
    }
  return g_string_free (plain, FALSE);
}
