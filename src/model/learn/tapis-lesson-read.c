/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the XML of a lesson, and checks everything that can be checked without
 * playing it. tapis-lesson-proof.c checks the rest. */

#include "tapis-lesson-private.h"

#include "games/cg-games.h"

#include <string.h>

#define MAX_SENTENCES 3

/* Limits that no lesson of the program reaches. With a longer text or more
 * steps, the layout of the text or the check of the lesson would take
 * minutes. */
#define MAX_CHARACTERS 2000 /* the highest number of characters of a text */
#define MAX_STEPS 1000

/* The use of the text between the tags of an element. */
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

#define NO_STEP -1

/* An XML element that a lesson file may have. */
typedef struct
{
  const char *name;
  TextKind    text;
  int         step;      /* the TapisStepKind of the step that the element is,
                          * or NO_STEP */
  const char *needs[3];  /* the attributes that the element must have; this list
                          * and the next one end with NULL */
  const char *allows[7];
} Element;

static const Element elements[] = {
  { "lesson", TEXT_NONE, NO_STEP, { "game", "rules" }, { "section", "told" } },
  { "title", TEXT_TITLE, NO_STEP, { NULL }, { NULL } },
  { "about", TEXT_ABOUT, NO_STEP, { NULL }, { NULL } },
  { "learn", TEXT_LEARN, NO_STEP, { NULL },
    { "cards", "refusals", "events", "reasons", "options", "train" } },
  { "position", TEXT_POSITION, TAPIS_STEP_POSITION, { NULL },
    { "seats", "dealer", "options" } },
  { "say", TEXT_STEP, TAPIS_STEP_SAY, { NULL }, { "at" } },
  { "play", TEXT_NONE, TAPIS_STEP_PLAY, { "move" },
    { "at", "because", "test" } },
  { "find", TEXT_NONE, TAPIS_STEP_FIND, { NULL }, { "at", "test" } },
  { "other", TEXT_STEP, TAPIS_STEP_OTHER, { "move" }, { "at" } },
  { "deal", TEXT_STEP, TAPIS_STEP_DEAL, { NULL }, { "at" } },
  { "game", TEXT_STEP, TAPIS_STEP_GAME, { NULL }, { "level" } },
  { "quiz", TEXT_STEP, TAPIS_STEP_QUIZ, { "about" },
    { "questions", "seats", "options" } },
  /* the following elements may only be within <play> or <find> */
  { "facts", TEXT_FACTS, NO_STEP, { NULL }, { NULL } },
  { "ask", TEXT_ASK, NO_STEP, { NULL }, { NULL } },
  { "hint", TEXT_HINT, NO_STEP, { NULL }, { NULL } },
  { "answer", TEXT_ANSWER, NO_STEP, { NULL }, { "to", "then", "at" } },
  { "done", TEXT_DONE, NO_STEP, { NULL }, { "at" } },
};

typedef struct
{
  TapisLesson     *lesson;
  guint            line;   /* the number of the line that is being read, from
                            * 1 */
  TapisStep       *step;   /* the step whose end tag has not been read yet, or
                            * NULL */
  TapisAnswer     *answer; /* the <answer> whose end tag has not been read yet,
                            * or NULL */
  TapisLessonLink *link;   /* the <learn> that was read last, or NULL */
  TextKind         kind;   /* the use of the text that is being read */
  GString         *text;
  gboolean         closed; /* </lesson> has been read */
} Reader;

/* Sets @error to "file:line: what is wrong", with the current line. Returns
 * FALSE. */
static gboolean G_GNUC_PRINTF (3, 4)
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

/* Returns @text with each run of white space replaced by one space, and without
 * white space at its ends, as translators see it. Free with g_free(). */
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

/* Returns the number of sentences in @text. A sentence ends with ".", "!" or
 * "?" before a space or the end of the text. */
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

static const Element *
find_element (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, name))
      return &elements[i];
  return NULL;
}

const char *
lesson_attribute (const TapisAttributes *attributes, const char *name)
{
  for (guint i = 0; attributes->names[i] != NULL; i++)
    if (g_str_equal (attributes->names[i], name))
      return attributes->values[i];
  return NULL;
}

static gboolean
check_attributes (Reader *reader, const Element *element,
                  const TapisAttributes *attributes, GError **error)
{
  for (guint i = 0; attributes->names[i] != NULL; i++)
    {
      const char *name = attributes->names[i];

      if (!g_strv_contains (element->needs, name) &&
          !g_strv_contains (element->allows, name))
        return fail (reader, error, "<%s> has no “%s”", element->name, name);
      if (lesson_attribute (attributes, name) != attributes->values[i])
        return fail (reader, error, "<%s> has “%s” twice", element->name, name);
    }
  for (guint i = 0; element->needs[i] != NULL; i++)
    if (lesson_attribute (attributes, element->needs[i]) == NULL)
      return fail (reader, error, "<%s> needs “%s”", element->name,
                   element->needs[i]);
  return TRUE;
}

/* Returns whether @text is the number of a rule, such as "BN-22" or
 * "BN-33b". */
static gboolean
is_rule (const char *text)
{
  return g_regex_match_simple ("^[A-Z]{2}-[0-9]+[a-z]?$", text,
                               (GRegexCompileFlags) 0, (GRegexMatchFlags) 0);
}

static gboolean
open_lesson (Reader *reader, const TapisAttributes *attributes, GError **error)
{
  TapisLesson *lesson = reader->lesson;
  const char *game = lesson_attribute (attributes, "game");
  const char *section = lesson_attribute (attributes, "section");

  if (section != NULL && !tapis_section_find (section, &lesson->section))
    return fail (reader, error, "“%s” is no section of a course", section);
  lesson->told = g_strdup (lesson_attribute (attributes, "told"));
  lesson->rules = cg_game_find_any (game);
  if (lesson->rules == NULL)
    return fail (reader, error, "“%s” is no game", game);
  lesson->taught = g_strsplit (lesson_attribute (attributes, "rules"), " ", -1);
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
open_link (Reader *reader, const TapisAttributes *attributes, GError **error)
{
  g_autofree char *reason = NULL;

  if (reader->lesson->steps->len > 0)
    return fail (reader, error, "<learn> comes before the steps");
  reader->link = tapis_lesson_add_link (reader->lesson, attributes, &reason);
  return reader->link != NULL || fail (reader, error, "%s", reason);
}

static gboolean
open_step (Reader *reader, const Element *element,
           const TapisAttributes *attributes, GError **error)
{
  TapisLesson *lesson = reader->lesson;
  g_autofree char *reason = NULL;

  if (lesson->title == NULL || lesson->about == NULL)
    return fail (reader, error, "<title> and <about> come before the steps");
  if (lesson->steps->len == 0 && element->step != TAPIS_STEP_POSITION)
    return fail (reader, error, "the first step is a <position>");
  /* two positions in a row are not allowed, because nothing could be done in
   * the first one */
  if (element->step == TAPIS_STEP_POSITION && lesson->steps->len > 0 &&
      tapis_lesson_get_step (lesson, lesson->steps->len - 1)->kind ==
        TAPIS_STEP_POSITION)
    return fail (reader, error, "nothing happens at the table before it");
  if (lesson->steps->len == MAX_STEPS)
    return fail (reader, error, "more than %d steps", MAX_STEPS);
  reader->step = tapis_lesson_add_step (
    lesson, (TapisStepKind) element->step, reader->line);
  return tapis_step_read (reader->step, lesson->rules, attributes, &reason) ||
         fail (reader, error, "%s", reason);
}

/* Returns the list of the moves in @text, which are separated by " | ". The
 * list is empty if @text is NULL. */
static char **
split_moves (const char *text)
{
  return g_strsplit (text != NULL ? text : "", " | ", -1);
}

/* Reads the start tag of an element within a <play> or <find>. */
static gboolean
open_part (Reader *reader, const Element *element,
           const TapisAttributes *attributes, GError **error)
{
  TapisStep *step = reader->step;
  TapisAt *at = element->text == TEXT_DONE ? &step->done_at : NULL;
  g_autofree char *reason = NULL;

  if (element->text == TEXT_ANSWER)
    {
      TapisAnswer *answer = g_new0 (TapisAnswer, 1);

      answer->to = split_moves (lesson_attribute (attributes, "to"));
      answer->then = split_moves (lesson_attribute (attributes, "then"));
      answer->line = reader->line;
      g_ptr_array_add (step->answers, answer);
      reader->answer = answer;
      at = &answer->at;
    }
  return at == NULL ||
         tapis_step_read_at (at, reader->lesson->rules,
                             lesson_attribute (attributes, "at"), &reason) ||
         fail (reader, error, "%s", reason);
}

static gboolean
open_element (Reader *reader, const Element *element,
              const TapisAttributes *attributes, GError **error)
{
  if (!check_attributes (reader, element, attributes, error))
    return FALSE;
  reader->kind = element->text;
  if (reader->lesson->rules == NULL)
    return open_lesson (reader, attributes, error);
  if (reader->step != NULL)
    return open_part (reader, element, attributes, error);
  if (element->text == TEXT_LEARN)
    return open_link (reader, attributes, error);
  return element->step == NO_STEP ||
         open_step (reader, element, attributes, error);
}

/* Returns whether @element may be directly within <lesson>. An unknown element
 * (NULL) may not. */
static gboolean
stands_alone (const Element *element)
{
  return element != NULL &&
         (element->step != NO_STEP ||
          (element->text >= TEXT_TITLE && element->text <= TEXT_LEARN));
}

static void
start_element (GMarkupParseContext *context, const char *name,
               const char **names, const char **values, gpointer user_data,
               GError **error)
{
  Reader *reader = user_data;
  const Element *element = find_element (name);
  const TapisAttributes attributes = { names, values };

  g_string_truncate (reader->text, 0);
  if (reader->closed)
    fail (reader, error, "<%s> stands after </lesson>", name);
  else if (reader->lesson->rules == NULL && !g_str_equal (name, "lesson"))
    fail (reader, error, "a lesson begins with <lesson>, not with <%s>", name);
  else if (reader->kind != TEXT_NONE)
    fail (reader, error, "<%s> stands within a text", name);
  else if (reader->step != NULL &&
           (element == NULL || element->text < TEXT_FACTS))
    fail (reader, error, "<play> and <find> have no <%s>", name);
  else if (reader->step == NULL && reader->lesson->rules != NULL &&
           !stands_alone (element))
    fail (reader, error, "<%s> is no step of a lesson", name);
  else
    open_element (reader, element, &attributes, error);
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

/* Returns the address at which the text that has just been read is stored: a
 * field, or a new element at the end of a list. */
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

/* Checks the text that has just been read, and stores it. */
static gboolean
close_text (Reader *reader, const char *element, GError **error)
{
  const TapisStep *step = reader->step;
  g_autofree char *plain = collapse (reader->text->str);
  char **field = find_field (reader);

  if (*field != NULL)
    return fail (reader, error, "<%s> is there twice", element);
  if (*plain == '\0')
    /* only <other> and <deal> need no text */
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

/* Checks the task that has just been read. If it has no hint, the lesson's
 * <about> becomes its hint. */
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
  if (step != NULL && tapis_step_is_on_table (step))
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

/* Returns the name of the file @name without its folder and its suffix. */
static char *
id_of (const char *name)
{
  char *id = g_path_get_basename (name);

  if (g_str_has_suffix (id, ".xml"))
    id[strlen (id) - strlen (".xml")] = '\0';
  return id;
}

/* Parses @text line by line. If the parser were given more than one line at a
 * time, it would read ahead, and errors would have the wrong line number. */
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
      reader.line = 1;
      fail (&reader, error, "too large: more than %d bytes",
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

