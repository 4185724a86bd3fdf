/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the XML of a lesson. Checks all that can be checked without playing it:
 * that is tapis-lesson-proof.c. */

#include "config.h"

#include "tapis-lesson-private.h"

#include "games/cg-games.h"

#include <string.h>

#define MAX_SENTENCES 3

/* No lesson has so many; more of them would be laid out, or played in every
 * way, for minutes. */
#define MAX_CHARACTERS 2000 /* of a text */
#define MAX_STEPS 1000

/* An attribute that need not be there. */
#define OPTIONAL (G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL)

/* What a text between tags is for. */
typedef enum
{
  TEXT_NONE,
  TEXT_TITLE,
  TEXT_ABOUT,
  TEXT_LEARN,
  TEXT_POSITION,
  TEXT_STEP,
  TEXT_FACTS,
  TEXT_ASK,
  TEXT_HINT,
  TEXT_DONE,
  TEXT_ANSWER,
} TextKind;

typedef struct
{
  TapisLesson *lesson;
  guint        line;   /* that is being read */
  TapisStep   *step;   /* that is open, or NULL */
  TapisAnswer *answer; /* that is open, or NULL */
  TapisLessonLink *link; /* likewise */
  TextKind     kind;
  GString     *text;
  gboolean     closed; /* </lesson> has been read */
} Reader;

static gboolean fail (Reader     *reader,
                      GError    **error,
                      const char *format,
                      ...) G_GNUC_PRINTF (3, 4);

/* Returns FALSE. */
static gboolean
fail (Reader *reader, GError **error, const char *format, ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  tapis_lesson_set_error (reader->lesson, reader->line,
                          TAPIS_LESSON_ERROR_XML, reason, error);
  return FALSE;
}

/* White space as in a translator's text: single spaces, none at the ends. */
static char *
collapse (const char *text)
{
  GString *out = g_string_new (NULL);

  for (; *text != '\0'; text++)
    if (!g_ascii_isspace (*text))
      g_string_append_c (out, *text);
    else if (out->len > 0 && out->str[out->len - 1] != ' ')
      g_string_append_c (out, ' ');
  if (out->len > 0 && out->str[out->len - 1] == ' ')
    g_string_truncate (out, out->len - 1);
  return g_string_free (out, FALSE);
}

/* A sentence ends with a mark and a space or the end of the text. */
static guint
count_sentences (const char *text)
{
  guint n = 0;

  for (; *text != '\0'; text++)
    if (strchr (".!?", *text) != NULL && (text[1] == ' ' || text[1] == '\0'))
      n++;
  return n;
}

/* --- elements --- */

/* "BN-22", "BN-33b" */
static gboolean
is_rule (const char *text)
{
  return g_regex_match_simple ("^[A-Z]{2}-[0-9]+[a-z]?$", text,
                               (GRegexCompileFlags) 0, (GRegexMatchFlags) 0);
}

static gboolean
open_lesson (Reader *reader, const char *element, const char **names,
             const char **values, GError **error)
{
  TapisLesson *lesson = reader->lesson;
  const char *game, *rules, *section, *told;

  if (!g_str_equal (element, "lesson"))
    return fail (reader, error,
                 "a lesson begins with <lesson>, not with <%s>", element);
  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_STRING, "game", &game,
                                    G_MARKUP_COLLECT_STRING, "rules", &rules,
                                    OPTIONAL, "section", &section,
                                    OPTIONAL, "told", &told,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;
  if (section != NULL && !tapis_section_find (section, &lesson->section))
    return fail (reader, error, "“%s” is no section of a course", section);
  lesson->told = g_strdup (told);
  lesson->rules = cg_game_find_any (game);
  if (lesson->rules == NULL)
    return fail (reader, error, "“%s” is no game", game);
  lesson->taught = g_strsplit (rules, " ", -1);
  if (lesson->taught[0] == NULL)
    return fail (reader, error, "it teaches no rule");
  for (guint i = 0; lesson->taught[i] != NULL; i++)
    if (!is_rule (lesson->taught[i]))
      return fail (reader, error,
                   "rules are numbers such as BN-22, parted by one space "
                   "each, not “%s”", lesson->taught[i]);
  return TRUE;
}

static gboolean
open_link (Reader *reader, const char **names, const char **values,
           GError **error)
{
  const char *cards, *refusals, *events, *reasons, *options;
  g_autofree char *reason = NULL;

  if (!g_markup_collect_attributes (
        "learn", names, values, error,
        OPTIONAL, "cards", &cards, OPTIONAL, "refusals", &refusals, OPTIONAL,
        "events", &events, OPTIONAL, "reasons", &reasons, OPTIONAL,
        "options", &options, G_MARKUP_COLLECT_INVALID))
    return FALSE;
  if (reader->lesson->steps->len > 0)
    return fail (reader, error, "<learn> comes before the steps");
  reader->kind = TEXT_LEARN;
  reader->link = tapis_lesson_add_link (reader->lesson, cards, refusals,
                                        events, reasons, options, &reason);
  return reader->link != NULL || fail (reader, error, "%s", reason);
}

/* What the text of such a step is for. */
static TextKind
text_of (TapisStepKind kind)
{
  return kind == TAPIS_STEP_POSITION                          ? TEXT_POSITION
         : kind == TAPIS_STEP_PLAY || kind == TAPIS_STEP_FIND ? TEXT_NONE
                                                              : TEXT_STEP;
}

static gboolean
open_step (Reader *reader, const char *element, const char **names,
           const char **values, GError **error)
{
  TapisLesson *lesson = reader->lesson;
  g_autofree char *reason = NULL;
  TapisStepKind kind;

  if (!tapis_step_find_kind (element, &kind))
    return fail (reader, error, "<%s> is no step of a lesson", element);
  if (lesson->title == NULL || lesson->about == NULL)
    return fail (reader, error, "<title> and <about> come before the steps");
  if (lesson->steps->len == 0 && kind != TAPIS_STEP_POSITION)
    return fail (reader, error, "the first step is a <position>");
  /* whoever goes to one would lay all tables up to the last */
  if (kind == TAPIS_STEP_POSITION && lesson->steps->len > 0 &&
      tapis_lesson_get_step (lesson, lesson->steps->len - 1)->kind == kind)
    return fail (reader, error, "nothing happens at the table before it");
  if (lesson->steps->len == MAX_STEPS)
    return fail (reader, error, "more than %d steps", MAX_STEPS);
  reader->step = tapis_lesson_add_step (lesson, kind, reader->line);
  reader->kind = text_of (kind);
  return tapis_step_read (reader->step, lesson->rules, element, names, values,
                          &reason) ||
         fail (reader, error, "%s", reason);
}

static gboolean
read_at (Reader *reader, const char *text, TapisAt *at, GError **error)
{
  g_autofree char *reason = NULL;

  return tapis_step_read_at (at, reader->lesson->rules, text, &reason) ||
         fail (reader, error, "%s", reason);
}

static gboolean
open_answer (Reader *reader, const char **names, const char **values,
             GError **error)
{
  const char *to, *then, *at;
  TapisAnswer *answer;

  if (!g_markup_collect_attributes (
        "answer", names, values, error, OPTIONAL, "to", &to, OPTIONAL, "then",
        &then, OPTIONAL, "at", &at, G_MARKUP_COLLECT_INVALID))
    return FALSE;
  answer = g_new0 (TapisAnswer, 1);
  answer->to = g_strdup (to);
  answer->then = g_strsplit (then != NULL ? then : "", " | ", -1);
  answer->line = reader->line;
  g_ptr_array_add (reader->step->answers, answer);
  reader->answer = answer;
  reader->kind = TEXT_ANSWER;
  return read_at (reader, at, &answer->at, error);
}

static gboolean
open_done (Reader *reader, const char **names, const char **values,
           GError **error)
{
  const char *at;

  reader->kind = TEXT_DONE;
  return g_markup_collect_attributes ("done", names, values, error, OPTIONAL,
                                      "at", &at, G_MARKUP_COLLECT_INVALID) &&
         read_at (reader, at, &reader->step->done_at, error);
}

/* What is said of a step's move. */
static gboolean
open_saying (Reader *reader, const char *element, const char **names,
             const char **values, GError **error)
{
  if (text_of (reader->step->kind) != TEXT_NONE)
    return fail (reader, error, "only <play> and <find> have <%s>", element);
  if (g_str_equal (element, "answer"))
    return open_answer (reader, names, values, error);
  if (g_str_equal (element, "done"))
    return open_done (reader, names, values, error);
  if (g_str_equal (element, "facts"))
    reader->kind = TEXT_FACTS;
  else if (g_str_equal (element, "ask"))
    reader->kind = TEXT_ASK;
  else if (g_str_equal (element, "hint"))
    reader->kind = TEXT_HINT;
  else
    return fail (reader, error, "<play> and <find> have no <%s>", element);
  return g_markup_collect_attributes (element, names, values, error,
                                      G_MARKUP_COLLECT_INVALID, NULL);
}

static void
start_element (GMarkupParseContext *context, const char *element,
               const char **names, const char **values, gpointer user_data,
               GError **error)
{
  Reader *reader = user_data;

  g_string_truncate (reader->text, 0);
  if (reader->closed)
    fail (reader, error, "<%s> stands after </lesson>", element);
  else if (reader->lesson->rules == NULL)
    open_lesson (reader, element, names, values, error);
  else if (reader->kind != TEXT_NONE)
    fail (reader, error, "<%s> stands within a text", element);
  else if (reader->step != NULL)
    open_saying (reader, element, names, values, error);
  else if (g_str_equal (element, "title"))
    reader->kind = TEXT_TITLE;
  else if (g_str_equal (element, "about"))
    reader->kind = TEXT_ABOUT;
  else if (g_str_equal (element, "learn"))
    open_link (reader, names, values, error);
  else
    open_step (reader, element, names, values, error);
}

static gboolean
close_position (Reader *reader, GError **error)
{
  g_autofree char *reason = NULL;
  guint line;

  if (tapis_step_read_position (reader->step, reader->lesson->rules,
                                reader->text->str, &line, &reason))
    return TRUE;
  tapis_lesson_set_error (reader->lesson, reader->step->line + line,
                          TAPIS_LESSON_ERROR_XML, reason, error);
  return FALSE;
}

/* Where the text that ends goes; a new place in a list. */
static char **
find_field (Reader *reader)
{
  TapisStep *step = reader->step;
  GPtrArray *list;

  switch (reader->kind)
    {
    case TEXT_TITLE:
      return &reader->lesson->title;
    case TEXT_ABOUT:
      return &reader->lesson->about;
    case TEXT_LEARN:
      return &reader->link->label;
    case TEXT_STEP:
    case TEXT_ASK:
      return &step->text;
    case TEXT_FACTS:
    case TEXT_HINT:
      list = reader->kind == TEXT_FACTS ? step->facts : step->hints;
      g_ptr_array_add (list, NULL);
      return (char **) &g_ptr_array_index (list, list->len - 1);
    case TEXT_DONE:
      return &step->done;
    case TEXT_ANSWER:
      return &reader->answer->text;
    case TEXT_POSITION:
    case TEXT_NONE:
      break;
    }
  g_assert_not_reached ();
}

/* A text ends. */
static gboolean
close_text (Reader *reader, const char *element, GError **error)
{
  const TapisStep *step = reader->step;
  g_autofree char *plain = collapse (reader->text->str);
  char **field = find_field (reader);

  if (*field != NULL)
    return fail (reader, error, "<%s> is there twice", element);
  if (*plain == '\0')
    /* only what happens may go without a word */
    return (reader->kind == TEXT_STEP && (step->kind == TAPIS_STEP_OTHER ||
                                          step->kind == TAPIS_STEP_DEAL)) ||
           fail (reader, error, "the text is missing");
  if (g_utf8_strlen (plain, -1) > MAX_CHARACTERS)
    return fail (reader, error, "more than %d characters at once: “%.40s…”",
                 MAX_CHARACTERS, plain);
  if (count_sentences (plain) > MAX_SENTENCES)
    return fail (reader, error,
                 "more than %d sentences at once: “%.40s…”", MAX_SENTENCES,
                 plain);
  *field = g_steal_pointer (&plain);
  return TRUE;
}

/* A task ends. Where it has no hint of its own, what its lesson is about is
 * one. */
static void
close_task (Reader *reader, const char *element, GError **error)
{
  if (reader->step->text == NULL)
    fail (reader, error, "<%s> needs an <ask>", element);
  else if (reader->step->hints->len == 0)
    g_ptr_array_add (reader->step->hints, g_strdup (reader->lesson->about));
}

static void
end_element (GMarkupParseContext *context, const char *element,
             gpointer user_data, GError **error)
{
  Reader *reader = user_data;
  TapisStep *step = reader->step;

  if (g_str_equal (element, "lesson"))
    {
      reader->closed = TRUE;
      for (guint i = 0; i < reader->lesson->links->len; i++)
        ((TapisLessonLink *) g_ptr_array_index (reader->lesson->links, i))
          ->about = reader->lesson->about;
      return;
    }
  if (reader->kind == TEXT_POSITION)
    {
      if (!close_position (reader, error))
        return;
    }
  else if (reader->kind != TEXT_NONE &&
           !close_text (reader, element, error))
    {
      return;
    }
  if (reader->kind > TEXT_STEP)
    {
      reader->answer = NULL;
      reader->kind = TEXT_NONE;
      return;
    }
  if (step != NULL && text_of (step->kind) == TEXT_NONE)
    close_task (reader, element, error);
  reader->step = NULL;
  reader->kind = TEXT_NONE;
}

static void
read_text (GMarkupParseContext *context, const char *text, gsize length,
           gpointer user_data, GError **error)
{
  Reader *reader = user_data;

  if (reader->kind != TEXT_NONE)
    {
      g_string_append_len (reader->text, text, (gssize) length);
      return;
    }
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      {
        fail (reader, error, "text where none belongs");
        return;
      }
}

/* The file's name without its folder and its ending. */
static char *
id_of (const char *name)
{
  char *id = g_path_get_basename (name);

  if (g_str_has_suffix (id, ".xml"))
    id[strlen (id) - strlen (".xml")] = '\0';
  return id;
}

/* Line by line, for the parser is often a line ahead. */
static void
read_lines (Reader *reader, GMarkupParseContext *context, const char *text,
            gsize size, GError **error)
{
  const char *end = text + size;

  while (text < end)
    {
      const char *mark = memchr (text, '\n', (gsize) (end - text));
      const char *next = mark != NULL ? mark + 1 : end;

      reader->line++;
      if (memchr (text, '\0', (gsize) (next - text)) != NULL)
        {
          fail (reader, error, "a NUL, with which a text would end");
          return;
        }
      if (!g_markup_parse_context_parse (context, text, next - text, error))
        return;
      text = next;
    }
  reader->line = MAX (reader->line, 1);
  g_markup_parse_context_end_parse (context, error);
}

TapisLesson *
tapis_lesson_new_from_text (const char *name, const char *text, gssize length,
                            GError **error)
{
  static const GMarkupParser parser = {
    .start_element = start_element,
    .end_element = end_element,
    .text = read_text,
  };
  g_autoptr (TapisLesson) lesson = g_object_new (TAPIS_TYPE_LESSON, NULL);
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) wrong = NULL;
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  Reader reader = { .lesson = lesson };

  g_return_val_if_fail (name != NULL && text != NULL, NULL);

  lesson->name = g_strdup (name);
  lesson->id = id_of (name);
  if (size > TAPIS_LESSON_MAX_BYTES)
    {
      tapis_lesson_fail (lesson, 1, error, "too large: more than %d bytes",
                         TAPIS_LESSON_MAX_BYTES);
      return NULL;
    }
  reader.text = g_string_new (NULL);
  context = g_markup_parse_context_new (
    &parser, (GMarkupParseFlags) 0, &reader, NULL);
  read_lines (&reader, context, text, size, &wrong);
  g_string_free (reader.text, TRUE);
  if (wrong == NULL && lesson->steps->len == 0)
    tapis_lesson_set_error (lesson, reader.line, TAPIS_LESSON_ERROR_XML,
                            "the lesson has no step", &wrong);
  if (wrong == NULL)
    return g_steal_pointer (&lesson);
  if (wrong->domain == TAPIS_LESSON_ERROR)
    g_propagate_error (error, g_steal_pointer (&wrong));
  else
    tapis_lesson_set_error (lesson, reader.line, TAPIS_LESSON_ERROR_XML,
                            wrong->message, error);
  return NULL;
}

