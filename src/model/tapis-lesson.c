/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads a lesson. Checks all that can be checked without playing it: that is
 * tapis-lesson-proof.c. */

#include "config.h"

#include "tapis-lesson.h"

#include "ai/cg-player.h"
#include "games/cg-games.h"

#include <glib/gi18n.h>
#include <string.h>

/* More than a lesson has, and less than could do harm. */
#define MAX_BYTES (256 * 1024)

#define MAX_SENTENCES 3

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
  /* of a position */
  guint        seats;
  guint        dealer;
  char        *options;
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

/* The attributes of a step, all of them or none. */
static gboolean
open_step (Reader      *reader,
           const char  *element,
           const char **names,
           const char **values,
           GError     **error)
{
  static const struct
  {
    const char   *element;
    TapisStepKind kind;
    TextKind      text;
  } kinds[] = {
    { "position", TAPIS_STEP_POSITION, TEXT_POSITION },
    { "say", TAPIS_STEP_SAY, TEXT_STEP },
    { "play", TAPIS_STEP_PLAY, TEXT_NONE },
    { "other", TAPIS_STEP_OTHER, TEXT_STEP },
    { "deal", TAPIS_STEP_DEAL, TEXT_STEP },
    { "game", TAPIS_STEP_GAME, TEXT_STEP },
  };
  const CgRules *rules = reader->lesson->rules;
  const char *at = NULL, *move = NULL, *seats = NULL, *dealer = NULL;
  const char *options = NULL, *level = NULL;
  TapisStep *step;
  gint64 number = 0;
  guint i = 0;

  while (i < G_N_ELEMENTS (kinds) && !g_str_equal (kinds[i].element, element))
    i++;
  if (i == G_N_ELEMENTS (kinds))
    return fail (reader, error, "<%s> is no step of a lesson",
                 element);
  if (reader->lesson->title == NULL || reader->lesson->about == NULL)
    return fail (reader, error,
                 "<title> and <about> come before the steps");
  if (reader->lesson->steps->len == 0 && kinds[i].kind != TAPIS_STEP_POSITION)
    return fail (reader, error, "the first step is a <position>");

#define OPTIONAL(name) \
  G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, #name, &name
  switch (kinds[i].kind)
    {
    case TAPIS_STEP_POSITION:
      if (!g_markup_collect_attributes (element, names, values, error,
                                        OPTIONAL (seats), OPTIONAL (dealer),
                                        OPTIONAL (options),
                                        G_MARKUP_COLLECT_INVALID))
        return FALSE;
      break;
    case TAPIS_STEP_PLAY:
    case TAPIS_STEP_OTHER:
      if (!g_markup_collect_attributes (element, names, values, error,
                                        G_MARKUP_COLLECT_STRING, "move", &move,
                                        OPTIONAL (at),
                                        G_MARKUP_COLLECT_INVALID))
        return FALSE;
      break;
    case TAPIS_STEP_GAME:
      if (!g_markup_collect_attributes (element, names, values, error,
                                        OPTIONAL (level),
                                        G_MARKUP_COLLECT_INVALID))
        return FALSE;
      break;
    case TAPIS_STEP_SAY:
    case TAPIS_STEP_DEAL:
      if (!g_markup_collect_attributes (element, names, values, error,
                                        OPTIONAL (at),
                                        G_MARKUP_COLLECT_INVALID))
        return FALSE;
      break;
    }
#undef OPTIONAL

  step = g_new0 (TapisStep, 1);
  step->kind = kinds[i].kind;
  step->line = reader->line;
  step->answers = g_ptr_array_new_with_free_func (free_answer);
  g_ptr_array_add (reader->lesson->steps, step);
  reader->step = step;
  reader->kind = kinds[i].text;

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

  reader->seats = rules->min_seats;
  reader->dealer = 0;
  if (seats != NULL)
    {
      if (!cg_number_from_text (seats, rules->min_seats, rules->max_seats,
                                &number))
        return fail (reader, error,
                     "seats: “%s” is not a number from %u to %u", seats,
                     rules->min_seats, rules->max_seats);
      reader->seats = (guint) number;
    }
  if (dealer != NULL)
    {
      if (!cg_number_from_text (dealer, 0, reader->seats - 1, &number))
        return fail (reader, error, "dealer: “%s” is no seat",
                     dealer);
      reader->dealer = (guint) number;
    }
  g_free (reader->options);
  reader->options = g_strdup (options != NULL ? options : "");
  return TRUE;
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

static gboolean
close_position (Reader *reader, GError **error)
{
  static const guint header = 9; /* lines */
  const CgRules *const games[] = { reader->lesson->rules, NULL };
  TapisStep *step = reader->step;

  step->save = g_strdup_printf (
    "[game]\nformat=1\nid=%s\nseats=%u\ndealer=%u\noptions=%s\ndeal=1\n\n"
    "[position]%s", games[0]->id, reader->seats, reader->dealer,
    reader->options, reader->text->str);
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
  g_free (reader.options);
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
