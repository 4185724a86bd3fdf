/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a lesson. Checks all that can be checked without playing it: that is
 * tapis-lesson-proof.c. */

#include "config.h"

#include "tapis-lesson.h"

#include "ai/cg-player.h"
#include "games/cg-games.h"
#include "tapis-question.h"

#include <glib/gi18n.h>
#include <string.h>

/* More than a lesson has, and less than could do harm. */
#define MAX_BYTES (256 * 1024)

#define MAX_SENTENCES 3

#define MAX_QUESTIONS 20
#define QUESTIONS 3

struct _TapisLesson
{
  GObject parent_instance;

  /* owned */
  char          *name; /* of the file */
  char          *id;
  const CgRules *rules;
  char          *title;
  char          *about;
  char         **taught;
  GPtrArray     *steps; /* of TapisStep */
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_ABOUT,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisLesson, tapis_lesson, G_TYPE_OBJECT)

G_DEFINE_QUARK (tapis-lesson-error-quark, tapis_lesson_error)

static void
free_answer (gpointer data)
{
  TapisAnswer *answer = data;

  g_free (answer->to);
  g_free (answer->text);
  g_free (answer);
}

static void
free_step (gpointer data)
{
  TapisStep *step = data;

  g_free (step->at.id);
  g_free (step->text);
  g_strfreev (step->moves);
  g_free (step->hint);
  g_free (step->done);
  g_ptr_array_unref (step->answers);
  g_free (step->save);
  g_free (step->level);
  g_free (step->topic);
  g_free (step);
}

/* --- reading -------------------------------------------------------------- */

/* What a text between tags is for. */
typedef enum
{
  TEXT_NONE,
  TEXT_TITLE,
  TEXT_ABOUT,
  TEXT_POSITION,
  TEXT_STEP,
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
  TextKind     kind;
  GString     *text;
  gboolean     ended;  /* the lesson */
} Reader;

static gboolean fail (Reader     *reader,
                      GError    **error,
                      const char *format,
                      ...) G_GNUC_PRINTF (3, 4);

static void
set_error (TapisLesson     *lesson,
           guint            line,
           TapisLessonError code,
           const char      *reason,
           GError         **error)
{
  g_set_error (error, TAPIS_LESSON_ERROR, code, "%s:%u: %s", lesson->name,
               line, reason);
}

static gboolean
fail (Reader     *reader,
      GError    **error,
      const char *format,
      ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  set_error (reader->lesson, reader->line, TAPIS_LESSON_ERROR_XML,
             reason, error);
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

/* --- what the coach points at --- */

static gboolean
find_zone (const CgRules *rules, const char *id, guint *zone)
{
  for (guint i = 0; rules->zones[i].id != NULL; i++)
    if (g_str_equal (rules->zones[i].id, id))
      {
        *zone = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_seat (const char *text, int *seat)
{
  gint64 number;

  if (text == NULL || !cg_number_from_text (text, 0, CG_MAX_SEATS - 1, &number))
    return FALSE;
  *seat = (int) number;
  return TRUE;
}

static gboolean
read_at (const CgRules *rules, const char *text, TapisAt *at)
{
  g_auto (GStrv) words = NULL;
  guint n;

  *at = (TapisAt) { .seat = -1 };
  if (text == NULL)
    return TRUE;
  words = g_strsplit (text, " ", -1);
  n = g_strv_length (words);
  if (n == 2 && g_str_equal (words[0], "card"))
    {
      at->kind = TAPIS_AT_CARD;
      return cg_card_from_text (words[1], -1, &at->card);
    }
  if (n == 2 && g_str_equal (words[0], "player"))
    {
      at->kind = TAPIS_AT_PLAYER;
      return read_seat (words[1], &at->seat);
    }
  if (n == 2 &&
      (g_str_equal (words[0], "action") || g_str_equal (words[0], "sign")))
    {
      at->kind = *words[0] == 'a' ? TAPIS_AT_ACTION : TAPIS_AT_SIGN;
      at->id = g_strdup (words[1]);
      return TRUE;
    }
  if (n < 1 || n > 2 || !find_zone (rules, words[0], &at->zone))
    return FALSE;
  at->kind = TAPIS_AT_PLACE;
  if (!rules->zones[at->zone].per_seat)
    return n == 1;
  at->seat = 0;
  return n == 1 || read_seat (words[1], &at->seat);
}

/* --- elements --- */

static gboolean
open_lesson (Reader      *reader,
             const char  *element,
             const char **names,
             const char **values,
             GError     **error)
{
  TapisLesson *lesson = reader->lesson;
  const char *game, *rules;

  if (!g_str_equal (element, "lesson"))
    return fail (reader, error,
                 "a lesson begins with <lesson>, not with <%s>", element);
  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_STRING, "game", &game,
                                    G_MARKUP_COLLECT_STRING, "rules", &rules,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;
  lesson->rules = cg_game_find (game);
  if (lesson->rules == NULL)
    return fail (reader, error, "“%s” is no game", game);
  lesson->taught = g_strsplit (rules, " ", -1);
  for (guint i = 0; lesson->taught[i] != NULL; i++)
    if (*lesson->taught[i] == '\0')
      return fail (reader, error,
                   "rules are parted by one space each");
  return TRUE;
}

typedef struct
{
  const char   *element;
  TapisStepKind kind;
  TextKind      text;
  const char   *needs;  /* an attribute, or NULL */
  const char   *allows[5];
} StepKind;

static const StepKind kinds[] = {
  { "position", TAPIS_STEP_POSITION, TEXT_POSITION, NULL,
    { "seats", "dealer", "options" } },
  { "say", TAPIS_STEP_SAY, TEXT_STEP, NULL, { "at" } },
  { "play", TAPIS_STEP_PLAY, TEXT_NONE, "move", { "at" } },
  { "other", TAPIS_STEP_OTHER, TEXT_STEP, "move", { "at" } },
  { "deal", TAPIS_STEP_DEAL, TEXT_STEP, NULL, { "at" } },
  { "game", TAPIS_STEP_GAME, TEXT_STEP, NULL, { "level" } },
  { "quiz", TAPIS_STEP_QUIZ, TEXT_STEP, "about",
    { "questions", "seats", "options" } },
};

/* The attributes of an element. */
typedef struct
{
  const char **names;
  const char **values;
} Attributes;

static const char *
find_attribute (const Attributes *attributes, const char *name)
{
  for (guint i = 0; attributes->names[i] != NULL; i++)
    if (g_str_equal (attributes->names[i], name))
      return attributes->values[i];
  return NULL;
}

static gboolean
check_attributes (Reader           *reader,
                  const StepKind   *kind,
                  const Attributes *attributes,
                  GError          **error)
{
  for (guint i = 0; attributes->names[i] != NULL; i++)
    if (g_strcmp0 (attributes->names[i], kind->needs) != 0 &&
        !g_strv_contains (kind->allows, attributes->names[i]))
      return fail (reader, error, "<%s> has no “%s”", kind->element,
                   attributes->names[i]);
  if (kind->needs != NULL && find_attribute (attributes, kind->needs) == NULL)
    return fail (reader, error, "<%s> needs “%s”", kind->element, kind->needs);
  return TRUE;
}

/* A number; *@out stays as it is where it is not given. */
static gboolean
read_number (Reader           *reader,
             const Attributes *attributes,
             const char       *name,
             guint             min,
             guint             max,
             guint            *out,
             GError          **error)
{
  const char *text = find_attribute (attributes, name);
  gint64 number;

  if (text == NULL)
    return TRUE;
  if (!cg_number_from_text (text, min, max, &number))
    return fail (reader, error, "%s: “%s” is not a number from %u to %u", name,
                 text, min, max);
  *out = (guint) number;
  return TRUE;
}

static gboolean
read_setup (Reader           *reader,
            const Attributes *attributes,
            CgSetup          *setup,
            GError          **error)
{
  const CgRules *rules = reader->lesson->rules;
  const char *options = find_attribute (attributes, "options");
  g_autofree char *reason = NULL;
  guint seats = rules->min_seats;
  guint dealer = 0;

  if (!read_number (reader, attributes, "seats", rules->min_seats,
                    rules->max_seats, &seats, error) ||
      !read_number (reader, attributes, "dealer", 0, seats - 1, &dealer,
                    error))
    return FALSE;
  cg_setup_init (setup, rules);
  setup->seats = (guint8) seats;
  setup->dealer = (guint8) dealer;
  return options == NULL ||
         cg_setup_read_options (setup, rules, options, &reason) ||
         fail (reader, error, "options: %s", reason);
}

static gboolean
read_step (Reader           *reader,
           TapisStep        *step,
           const Attributes *attributes,
           GError          **error)
{
  const CgRules *rules = reader->lesson->rules;
  const char *at = find_attribute (attributes, "at");
  const char *move = find_attribute (attributes, "move");
  const char *level = find_attribute (attributes, "level");
  const char *topic = find_attribute (attributes, "about");

  if (!read_at (rules, at, &step->at))
    return fail (reader, error,
                 "at: “%s” is nothing that the coach can point at", at);
  if (move != NULL)
    step->moves = g_strsplit (g_str_equal (move, "*") ? "" : move, " | ", -1);
  if (step->kind == TAPIS_STEP_OTHER && g_strv_length (step->moves) != 1)
    return fail (reader, error, "another player makes one move");
  step->level = g_strdup (level != NULL ? level : "easy");
  if (cg_player_find (step->level) == NULL)
    return fail (reader, error, "“%s” is no computer player", level);
  step->topic = g_strdup (topic);
  if (topic != NULL && !tapis_question_has_topic (rules, topic))
    return fail (reader, error, "nothing can be asked about “%s”", topic);
  step->questions = QUESTIONS;
  return read_number (reader, attributes, "questions", 1, MAX_QUESTIONS,
                      &step->questions, error) &&
         read_setup (reader, attributes, &step->setup, error);
}

static gboolean
open_step (Reader      *reader,
           const char  *element,
           const char **names,
           const char **values,
           GError     **error)
{
  Attributes attributes = { names, values };
  TapisStep *step;
  guint i = 0;

  while (i < G_N_ELEMENTS (kinds) && !g_str_equal (kinds[i].element, element))
    i++;
  if (i == G_N_ELEMENTS (kinds))
    return fail (reader, error, "<%s> is no step of a lesson", element);
  if (reader->lesson->title == NULL || reader->lesson->about == NULL)
    return fail (reader, error,
                 "<title> and <about> come before the steps");
  if (reader->lesson->steps->len == 0 && kinds[i].kind != TAPIS_STEP_POSITION)
    return fail (reader, error, "the first step is a <position>");
  if (!check_attributes (reader, &kinds[i], &attributes, error))
    return FALSE;

  step = g_new0 (TapisStep, 1);
  step->kind = kinds[i].kind;
  step->line = reader->line;
  step->answers = g_ptr_array_new_with_free_func (free_answer);
  g_ptr_array_add (reader->lesson->steps, step);
  reader->step = step;
  reader->kind = kinds[i].text;
  return read_step (reader, step, &attributes, error);
}

/* What is said of a step's move. */
static gboolean
open_saying (Reader      *reader,
             const char  *element,
             const char **names,
             const char **values,
             GError     **error)
{
  TapisStep *step = reader->step;
  const char *to = NULL;

  if (step->kind != TAPIS_STEP_PLAY)
    return fail (reader, error, "only <play> has <%s>", element);
  if (g_str_equal (element, "answer"))
    {
      TapisAnswer *answer;

      if (!g_markup_collect_attributes (
            element, names, values, error,
            G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "to", &to,
            G_MARKUP_COLLECT_INVALID))
        return FALSE;
      answer = g_new0 (TapisAnswer, 1);
      answer->to = g_strdup (to);
      answer->line = reader->line;
      g_ptr_array_add (step->answers, answer);
      reader->answer = answer;
      reader->kind = TEXT_ANSWER;
      return TRUE;
    }
  if (!g_markup_collect_attributes (element, names, values, error,
                                    G_MARKUP_COLLECT_INVALID, NULL))
    return FALSE;
  if (g_str_equal (element, "ask"))
    reader->kind = TEXT_ASK;
  else if (g_str_equal (element, "hint"))
    reader->kind = TEXT_HINT;
  else if (g_str_equal (element, "done"))
    reader->kind = TEXT_DONE;
  else
    return fail (reader, error, "<play> has no <%s>", element);
  return TRUE;
}

static void
start_element (GMarkupParseContext *context,
               const char          *element,
               const char         **names,
               const char         **values,
               gpointer             user_data,
               GError             **error)
{
  Reader *reader = user_data;

  g_string_truncate (reader->text, 0);
  if (reader->lesson->rules == NULL)
    open_lesson (reader, element, names, values, error);
  else if (reader->kind != TEXT_NONE)
    fail (reader, error, "<%s> stands within a text", element);
  else if (reader->step != NULL)
    open_saying (reader, element, names, values, error);
  else if (g_str_equal (element, "title"))
    reader->kind = TEXT_TITLE;
  else if (g_str_equal (element, "about"))
    reader->kind = TEXT_ABOUT;
  else
    open_step (reader, element, names, values, error);
}

/* The number of the line of @text that an error of a save begins with. */
static guint
split_line (const char *message, const char **reason)
{
  char *end;
  guint64 line = g_ascii_strtoull (message, &end, 10);

  *reason = g_str_has_prefix (end, ": ") ? end + 2 : message;
  return (guint) line;
}

/* The key of a place for cards that @reason says is missing; free with
 * g_free(). */
static char *
missing_place (const CgRules *rules, const char *reason)
{
  g_auto (GStrv) words = g_strsplit (reason, ": ", 2);
  g_auto (GStrv) halves = g_strsplit (words[0], ".", 2);
  guint zone;

  return g_strcmp0 (words[1], "missing from [position]") == 0 &&
             find_zone (rules, halves[0], &zone)
           ? g_strdup (words[0])
           : NULL;
}

/* A save: nine lines, and then what @position holds. */
static char *
write_save (const CgRules *rules, const CgSetup *setup, const char *position)
{
  g_autoptr (GString) options = g_string_new (NULL);

  for (guint i = 0; rules->options[i].id != NULL; i++)
    {
      char number[12];

      g_string_append_printf (
        options, "%s=%s;", rules->options[i].id,
        cg_option_value_to_text (&rules->options[i], setup->options[i],
                                 number));
    }
  return g_strdup_printf ("[game]\nformat=1\nid=%s\nseats=%u\ndealer=%u\n"
                          "options=%s\ndeal=1\n\n[position]%s", rules->id,
                          setup->seats, setup->dealer, options->str, position);
}

static gboolean
close_position (Reader *reader, GError **error)
{
  static const guint header = 9; /* lines */
  const CgRules *const games[] = { reader->lesson->rules, NULL };
  TapisStep *step = reader->step;

  step->save = write_save (games[0], &step->setup, reader->text->str);
  for (;;)
    {
      g_autoptr (GError) wrong = NULL;
      g_autoptr (CgSession) session =
        cg_session_from_text (games, step->save, -1, NULL, &wrong);
      g_autofree char *empty = NULL;
      const char *reason;
      char *save = step->save;
      guint line;

      if (session != NULL)
        return TRUE;
      line = split_line (wrong->message, &reason);
      empty = missing_place (games[0], reason);
      if (empty == NULL)
        {
          line = line > header ? step->line + line - header : step->line;
          set_error (reader->lesson, line, TAPIS_LESSON_ERROR_XML, reason,
                     error);
          return FALSE;
        }
      /* a place that is not spoken of is empty */
      step->save = g_strdup_printf ("%s\n%s=\n", save, empty);
      g_free (save);
    }
}

/* A text ends: where it goes. */
static gboolean
close_text (Reader *reader, GError **error)
{
  TapisLesson *lesson = reader->lesson;
  TapisStep *step = reader->step;
  g_autofree char *plain = collapse (reader->text->str);
  char **field = NULL;

  switch (reader->kind)
    {
    case TEXT_TITLE:
      field = &lesson->title;
      break;
    case TEXT_ABOUT:
      field = &lesson->about;
      break;
    case TEXT_STEP:
    case TEXT_ASK:
      field = &step->text;
      break;
    case TEXT_HINT:
      field = &step->hint;
      break;
    case TEXT_DONE:
      field = &step->done;
      break;
    case TEXT_ANSWER:
      field = &reader->answer->text;
      break;
    case TEXT_POSITION:
    case TEXT_NONE:
      g_assert_not_reached ();
    }
  if (*field != NULL)
    return fail (reader, error, "it is there twice");
  if (*plain == '\0')
    {
      /* only what happens may go without a word */
      if (reader->kind == TEXT_STEP && (step->kind == TAPIS_STEP_OTHER ||
                                        step->kind == TAPIS_STEP_DEAL))
        return TRUE;
      return fail (reader, error, "the text is missing");
    }
  if (count_sentences (plain) > MAX_SENTENCES)
    return fail (reader, error,
                 "more than %d sentences at once: “%.40s…”", MAX_SENTENCES,
                 plain);
  *field = g_strdup (_(plain));
  return TRUE;
}

static void
end_element (GMarkupParseContext *context,
             const char          *element,
             gpointer             user_data,
             GError             **error)
{
  Reader *reader = user_data;
  TapisStep *step = reader->step;

  if (g_str_equal (element, "lesson"))
    return;
  if (reader->kind == TEXT_POSITION)
    {
      if (!close_position (reader, error))
        return;
    }
  else if (reader->kind != TEXT_NONE &&
           !close_text (reader, error))
    {
      return;
    }
  if (reader->kind > TEXT_STEP)
    {
      reader->answer = NULL;
      reader->kind = TEXT_NONE;
      return;
    }
  if (step != NULL && step->kind == TAPIS_STEP_PLAY && step->text == NULL)
    fail (reader, error, "<play> needs an <ask>");
  reader->step = NULL;
  reader->kind = TEXT_NONE;
}

static void
read_text (GMarkupParseContext *context,
           const char          *text,
           gsize                length,
           gpointer             user_data,
           GError             **error)
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

/* --- the object ----------------------------------------------------------- */

static void
tapis_lesson_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TapisLesson *self = TAPIS_LESSON (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_ABOUT:
      g_value_set_string (value, self->about);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_lesson_finalize (GObject *object)
{
  TapisLesson *self = TAPIS_LESSON (object);

  g_free (self->name);
  g_free (self->id);
  g_free (self->title);
  g_free (self->about);
  g_strfreev (self->taught);
  g_ptr_array_unref (self->steps);

  G_OBJECT_CLASS (tapis_lesson_parent_class)->finalize (object);
}

static void
tapis_lesson_class_init (TapisLessonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_lesson_get_property;
  object_class->finalize = tapis_lesson_finalize;

  properties[PROP_TITLE] =
    g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_ABOUT] =
    g_param_spec_string ("about", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tapis_lesson_init (TapisLesson *self)
{
  self->steps = g_ptr_array_new_with_free_func (free_step);
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
read_lines (Reader              *reader,
            GMarkupParseContext *context,
            const char          *text,
            gsize                size,
            GError             **error)
{
  const char *end = text + size;

  while (text < end)
    {
      const char *mark = memchr (text, '\n', (gsize) (end - text));
      const char *next = mark != NULL ? mark + 1 : end;

      reader->line++;
      if (!g_markup_parse_context_parse (context, text, next - text, error))
        return;
      text = next;
    }
  reader->line = MAX (reader->line, 1);
  g_markup_parse_context_end_parse (context, error);
}

TapisLesson *
tapis_lesson_new_from_text (const char *name,
                            const char *text,
                            gssize      length,
                            GError    **error)
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
  if (size > MAX_BYTES)
    {
      tapis_lesson_fail (lesson, 1, error, "too large: more than %d bytes",
                         MAX_BYTES);
      return NULL;
    }
  reader.text = g_string_new (NULL);
  context = g_markup_parse_context_new (
    &parser, (GMarkupParseFlags) 0, &reader, NULL);
  read_lines (&reader, context, text, size, &wrong);
  g_string_free (reader.text, TRUE);
  if (wrong == NULL && lesson->steps->len == 0)
    set_error (lesson, reader.line, TAPIS_LESSON_ERROR_XML,
               "the lesson has no step", &wrong);
  if (wrong == NULL)
    return g_steal_pointer (&lesson);
  if (wrong->domain == TAPIS_LESSON_ERROR)
    g_propagate_error (error, g_steal_pointer (&wrong));
  else
    set_error (lesson, reader.line, TAPIS_LESSON_ERROR_XML,
               wrong->message, error);
  return NULL;
}

TapisLesson *
tapis_lesson_new_from_file (GFile *file, GError **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  g_autofree char *text = NULL;
  g_autoptr (GError) wrong = NULL;
  gsize length;

  if (g_file_load_contents (file, NULL, &text, &length, NULL, &wrong))
    return tapis_lesson_new_from_text (name, text, (gssize) length, error);
  g_set_error (error, TAPIS_LESSON_ERROR, TAPIS_LESSON_ERROR_FILE, "%s: %s",
               name, wrong->message);
  return NULL;
}

gboolean
tapis_lesson_fail (TapisLesson *self,
                   guint        line,
                   GError     **error,
                   const char  *format,
                   ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  set_error (self, line, TAPIS_LESSON_ERROR_WRONG, reason, error);
  return FALSE;
}

const char *
tapis_lesson_get_id (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), NULL);
  return self->id;
}

const CgRules *
tapis_lesson_get_rules (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), NULL);
  return self->rules;
}

const char *
tapis_lesson_get_title (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), NULL);
  return self->title;
}

const char *
tapis_lesson_get_about (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), NULL);
  return self->about;
}

const char *const *
tapis_lesson_get_taught (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), NULL);
  return (const char *const *) self->taught;
}

guint
tapis_lesson_get_n_steps (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), 0);
  return self->steps->len;
}

const TapisStep *
tapis_lesson_get_step (TapisLesson *self, guint i)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), NULL);
  g_return_val_if_fail (i < self->steps->len, NULL);
  return g_ptr_array_index (self->steps, i);
}
