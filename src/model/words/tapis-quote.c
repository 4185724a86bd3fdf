/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Quotes a text that comes from outside, for a message. */

#include "tapis-quote.h"

/* The highest number of characters of a text that is quoted in a sentence. */
#define MOST 80

/* Returns whether @c changes the direction of the text that follows it. */
static gboolean
turns_direction (gunichar c)
{
  return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

char *
tapis_quote (const char *text, guint most)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr (GString) quoted = g_string_new (NULL);
  guint n = 0;

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      GUnicodeType type = g_unichar_type (c);

      if (++n == most && *g_utf8_next_char (p) != '\0')
        {
          g_string_append (quoted, "…");
          break;
        }
      if (type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR ||
          type == G_UNICODE_PARAGRAPH_SEPARATOR || turns_direction (c))
        c = 0xFFFD;
      g_string_append_unichar (quoted, c);
    }
  return g_string_free (g_steal_pointer (&quoted), FALSE);
}

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
char *
tapis_quote_in (const char *sentence, const char *text)
{
  g_autofree char *quoted = tapis_quote (text, MOST);

  return g_strdup_printf (sentence, quoted);
}
#pragma GCC diagnostic pop
