/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of players. Every name that comes from outside (the command line,
 * an entry, the settings or a file) is cleaned here. */

#include "tapis-name.h"

/* The highest number of marks, such as accents, on one letter. No language
 * needs more, and many marks would cover the line above. */
#define MOST_MARKS 3

/* Returns whether @c is invisible although Unicode calls it a letter or a mark.
 */
static gboolean
is_filler (gunichar c)
{
  return c == 0x034F || c == 0x115F || c == 0x1160 || c == 0x17B4 ||
         c == 0x17B5 || c == 0x2800 || c == 0x3164 || c == 0xFFA0;
}

char *
tapis_name_clean (const char *name)
{
  g_autoptr (GString) clean = g_string_new (NULL);
  g_autofree char *valid = NULL;
  gboolean blank = FALSE;
  guint length = 0;
  guint marks = MOST_MARKS; /* the number of marks on the last letter;
                             * MOST_MARKS before the first letter, because a
                             * name must not begin with a mark */

  if (name == NULL)
    return NULL;
  valid = g_utf8_make_valid (name, -1);
  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      GUnicodeType type = g_unichar_type (c);

      if (g_unichar_isspace (c) || type == G_UNICODE_CONTROL ||
          type == G_UNICODE_SPACE_SEPARATOR ||
          type == G_UNICODE_LINE_SEPARATOR ||
          type == G_UNICODE_PARAGRAPH_SEPARATOR)
        {
          blank = TRUE;
          marks = MOST_MARKS;
          continue;
        }
      /* Marks of direction, joiners and tags are invisible. */
      if (type == G_UNICODE_FORMAT || is_filler (c))
        continue;
      if (type != G_UNICODE_NON_SPACING_MARK &&
          type != G_UNICODE_ENCLOSING_MARK)
        marks = 0;
      else if (marks++ >= MOST_MARKS)
        continue;
      if (blank && length > 0)
        {
          /* A blank that would be the last character is not added. */
          if (length + 2 > TAPIS_NAME_LENGTH)
            break;
          g_string_append_c (clean, ' ');
          length++;
        }
      blank = FALSE;
      if (length == TAPIS_NAME_LENGTH)
        break;
      g_string_append_unichar (clean, c);
      length++;
    }
  return length > 0 ? g_string_free (g_steal_pointer (&clean), FALSE) : NULL;
}
