/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A key file's lines, told apart as GKeyFile tells them apart. */

#include "cg-lines.h"

#include <string.h>

struct _CgLines
{
  GHashTable *places; /* owned: "group" or "group\nkey" → line */
  guint       n_lines;
};

typedef enum
{
  LINE_COMMENT, /* or blank */
  LINE_GROUP,
  LINE_KEY,
  LINE_BROKEN,
} LineKind;

/* One line and the name of the group or key on it. */
typedef struct
{
  LineKind    kind;
  const char *name;
  gsize       length; /* of the name */
  const char *next;   /* where the next line starts, or NULL */
  const char *end;    /* of this line, without its end mark */
} Line;

static void
read_line (const char *p, Line *line)
{
  const char *stop;

  line->end = p + strcspn (p, "\n");
  line->next = *line->end == '\n' ? line->end + 1 : NULL;
  if (line->end > p && line->end[-1] == '\r')
    line->end--;
  while (p < line->end && g_ascii_isspace (*p))
    p++;
  line->name = p;
  line->length = 0;
  line->kind = LINE_BROKEN;
  if (p == line->end || *p == '#')
    {
      line->kind = LINE_COMMENT;
      return;
    }
  if (*p == '[')
    {
      line->name = ++p;
      while (p < line->end && *p != ']' && *p != '[' && !g_ascii_iscntrl (*p))
        p++;
      line->length = (gsize) (p - line->name);
      if (p == line->end || *p != ']' || line->length == 0)
        return;
      for (p++; p < line->end; p++)
        if (*p != ' ' && *p != '\t')
          return;
      line->kind = LINE_GROUP;
      return;
    }
  stop = memchr (p, '=', (gsize) (line->end - p));
  if (stop == NULL)
    return;
  while (stop > p && g_ascii_isspace (stop[-1]))
    stop--;
  line->length = (gsize) (stop - p);
  /* keys in several languages, "a[fr]", have no place here */
  if (line->length > 0 && memchr (p, '[', line->length) == NULL &&
      memchr (p, ']', line->length) == NULL)
    line->kind = LINE_KEY;
}

static guint
count_lines (const char *text, const char *end)
{
  guint n = 1;

  for (; text < end; text++)
    n += *text == '\n';
  return n;
}

CgLines *
cg_lines_new (const char *text, gsize length, guint *line, const char **reason)
{
  g_autoptr (CgLines) lines = g_new0 (CgLines, 1);
  g_autofree char *group = NULL;
  const char *p = text;
  const char *valid;

  lines->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                         NULL);
  *line = 1;
  if (!g_utf8_validate_len (text, length, &valid))
    {
      *line = count_lines (text, valid);
      *reason = *valid == '\0' ? "there is a zero byte" : "not UTF-8";
      return NULL;
    }
  /* what comes after the last end mark is a line only if there is anything */
  while (p != NULL && (*p != '\0' || lines->n_lines == 0))
    {
      Line l;
      g_autofree char *place = NULL;

      *line = ++lines->n_lines;
      read_line (p, &l);
      p = l.next;
      if (l.kind == LINE_COMMENT)
        continue;
      if (l.kind == LINE_BROKEN)
        {
          *reason = "neither a key with “=”, a group nor a comment";
          return NULL;
        }
      if (l.kind == LINE_GROUP)
        {
          g_free (group);
          group = g_strndup (l.name, l.length);
          place = g_strdup (group);
          *reason = "this group is there twice";
        }
      else if (group == NULL)
        {
          *reason = "a key before any group";
          return NULL;
        }
      else
        {
          place = g_strdup_printf ("%s\n%.*s", group, (int) l.length, l.name);
          *reason = "this key is there twice";
        }
      if (!g_hash_table_insert (lines->places, g_steal_pointer (&place),
                                GUINT_TO_POINTER (*line)))
        return NULL;
    }
  *reason = NULL;
  return g_steal_pointer (&lines);
}

void
cg_lines_free (CgLines *lines)
{
  g_hash_table_unref (lines->places);
  g_free (lines);
}

guint
cg_lines_find (CgLines *lines, const char *group, const char *key)
{
  gpointer line = NULL;

  if (key != NULL)
    {
      g_autofree char *place = g_strdup_printf ("%s\n%s", group, key);

      line = g_hash_table_lookup (lines->places, place);
    }
  if (line == NULL)
    line = g_hash_table_lookup (lines->places, group);
  return line != NULL ? GPOINTER_TO_UINT (line) : lines->n_lines;
}

/* GKeyFile takes one carriage return from the end of a line each time that it
 * reads it; here all of them go at once, so that a text settles. */
static void
append_line (GString *out, const char *start, const char *end)
{
  while (end > start && end[-1] == '\r')
    end--;
  g_string_append_len (out, start, end - start);
  g_string_append_c (out, '\n');
}

void
cg_lines_copy_head (const char *text, GString *out)
{
  while (text != NULL)
    {
      Line l;

      read_line (text, &l);
      if (l.kind != LINE_COMMENT)
        return;
      if (l.name < l.end)
        append_line (out, text, l.end);
      text = l.next;
    }
}

void
cg_lines_copy_groups (const char *text, const char *const *but, GString *out)
{
  g_autoptr (GString) comments = g_string_new (NULL);
  gboolean wanted = FALSE;
  gboolean head = TRUE;

  while (text != NULL)
    {
      const char *start = text;
      Line l;

      read_line (text, &l);
      text = l.next;
      head = head && l.kind == LINE_COMMENT;
      switch (l.kind)
        {
        case LINE_COMMENT:
          /* it may belong to a group that comes; blank lines are made anew */
          if (l.name < l.end && !head)
            append_line (comments, start, l.end);
          continue;
        case LINE_GROUP:
          {
            g_autofree char *name = g_strndup (l.name, l.length);

            wanted = !g_strv_contains (but, name);
            if (wanted)
              g_string_append_c (out, '\n');
          }
          break;
        case LINE_KEY:
        case LINE_BROKEN:
          break;
        }
      if (wanted)
        {
          g_string_append (out, comments->str);
          append_line (out, start, l.end);
        }
      g_string_truncate (comments, 0);
    }
  if (wanted)
    g_string_append (out, comments->str);
}
