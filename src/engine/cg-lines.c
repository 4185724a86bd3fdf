/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the lines of the groups and keys of a key file. A line counts as a
 * comment, a group or a key exactly if GKeyFile reads it as such. */

#include "cg-lines.h"

#include <string.h>

struct _CgLines
{
  GHashTable *places; /* owned: "group" or "group\nkey" → number of the line */
  guint       n_lines;
};

typedef enum
{
  LINE_COMMENT, /* or a blank line */
  LINE_GROUP,
  LINE_KEY,
  LINE_BROKEN,
} LineKind;

/* One line of the text, and the name of the group or key on it. */
typedef struct
{
  LineKind    kind;
  const char *name;
  gsize       length; /* of the name, in bytes */
  const char *next;   /* the start of the next line, or NULL */
  const char *end;    /* the end of this line, before its line break */
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
  /* A key for one language, such as "a[fr]", is an error. */
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

/* Records the last line that was read, @l. *@group is the name of the group
 * that the line is in, or NULL before the first group; if the line begins a
 * group, its name replaces *@group. Returns NULL, or what is wrong with the
 * line. */
static const char *
add_line (CgLines *lines, const Line *l, char **group)
{
  g_autofree char *place = NULL;

  if (l->kind == LINE_COMMENT)
    return NULL;
  if (l->kind == LINE_BROKEN)
    return "neither a key with “=”, a group nor a comment";
  if (l->kind == LINE_GROUP)
    {
      g_free (*group);
      *group = g_strndup (l->name, l->length);
    }
  else if (*group == NULL)
    {
      return "a key before any group";
    }
  place = l->kind == LINE_GROUP
            ? g_strdup (*group)
            : g_strdup_printf ("%s\n%.*s", *group, (int) l->length, l->name);
  if (!g_hash_table_insert (lines->places, g_steal_pointer (&place),
                            GUINT_TO_POINTER (lines->n_lines)))
    return l->kind == LINE_GROUP ? "this group is there twice"
                                 : "this key is there twice";
  return NULL;
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
  *reason = NULL;
  *line = 1;
  if (!g_utf8_validate_len (text, length, &valid))
    {
      *line = count_lines (text, valid);
      *reason = *valid == '\0' ? "there is a zero byte" : "not UTF-8";
      return NULL;
    }
  /* A line break at the end of the text does not begin another line. */
  while (p != NULL && (*p != '\0' || lines->n_lines == 0))
    {
      Line l;

      *line = ++lines->n_lines;
      read_line (p, &l);
      p = l.next;
      *reason = add_line (lines, &l, &group);
      if (*reason != NULL)
        return NULL;
    }
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

/* Appends one line without the carriage returns at its end. GKeyFile removes
 * one of them each time it reads the line; without any, the text does not
 * change when it is read and written again. */
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
          /* The comment may belong to the next group, so it is kept until the
           * next group is known. Blank lines are not kept: one is written above
           * each group. */
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
