/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The object TapisLesson. tapis-lesson-read.c reads it from a file, and
 * tapis-lesson-proof.c checks it by playing it. */

#include "tapis-lesson-private.h"

#include "model/words/tapis-quote.h"
#include "model/words/tapis-translations.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* The highest number of characters of an error message, which may quote the
 * lesson. */
#define LONGEST_REASON 300

G_DEFINE_FINAL_TYPE (TapisLesson, tapis_lesson, G_TYPE_OBJECT)

G_DEFINE_QUARK (tapis-lesson-error-quark, tapis_lesson_error)

static const struct
{
  const char *name;
  const char *title;
} sections[TAPIS_N_SECTIONS] = {
  /* Translators: a section of a game's course of lessons: what everybody needs
   * first. */
  [TAPIS_SECTION_FIRST_GAME] = { "first-game", NC_("section", "First game") },
  [TAPIS_SECTION_SPECIAL_CARDS] = {
    /* Translators: a section of a game's course of lessons. */
    "special-cards", NC_("section", "Special cards")
  },
  [TAPIS_SECTION_PLAYING_WELL] = {
    /* Translators: a section of a game's course of lessons: how to win. */
    "playing-well", NC_("section", "Playing well")
  },
  [TAPIS_SECTION_HOUSE_RULES] = {
    /* Translators: a section of a game's course of lessons: rules that differ
     * from table to table. */
    "house-rules", NC_("section", "House rules")
  },
  /* Translators: a section of a game's course of lessons. */
  [TAPIS_SECTION_TEST] = { "test", NC_("section", "Test") },
};

const char *
tapis_section_get_title (TapisSection section)
{
  return g_dpgettext2 (NULL, "section", sections[section].title);
}

gboolean
tapis_section_find (const char *name, TapisSection *section)
{
  for (guint i = 0; i < TAPIS_N_SECTIONS; i++)
    if (g_str_equal (sections[i].name, name))
      {
        *section = (TapisSection) i;
        return TRUE;
      }
  return FALSE;
}

void
tapis_mistake_free (TapisMistake *mistake)
{
  g_free (mistake->save);
  g_free (mistake->move);
  g_free (mistake->best);
  g_free (mistake->why);
  g_free (mistake);
}

static void
free_answer (gpointer data)
{
  TapisAnswer *answer = data;

  g_strfreev (answer->to);
  g_strfreev (answer->then);
  g_free (answer->at.id);
  g_free (answer->text);
  g_free (answer);
}

static void
clear_step (gpointer data)
{
  TapisStep *step = data;

  g_free (step->at.id);
  g_free (step->text);
  g_strfreev (step->moves);
  g_ptr_array_unref (step->facts);
  g_ptr_array_unref (step->hints);
  g_free (step->because);
  g_free (step->done);
  g_free (step->done_at.id);
  g_ptr_array_unref (step->answers);
  g_free (step->save);
  g_free (step->level);
  g_free (step->topic);
  g_free (step->source);
  g_clear_pointer (&step->mistake, tapis_mistake_free);
}

TapisStep *
tapis_step_ref (TapisStep *step)
{
  return g_rc_box_acquire (step);
}

static void
unref_step (gpointer step)
{
  g_rc_box_release_full (step, clear_step);
}

/* --- the object ----------------------------------------------------------- */

static void
tapis_lesson_finalize (GObject *object)
{
  TapisLesson *self = TAPIS_LESSON (object);

  g_free (self->name);
  g_free (self->id);
  g_free (self->title);
  g_free (self->about);
  g_free (self->told);
  g_strfreev (self->taught);
  g_ptr_array_unref (self->links);
  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->sources);

  G_OBJECT_CLASS (tapis_lesson_parent_class)->finalize (object);
}

static void
tapis_lesson_class_init (TapisLessonClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_lesson_finalize;
}

static void
tapis_lesson_init (TapisLesson *self)
{
  self->links = g_ptr_array_new_with_free_func (tapis_lesson_link_free);
  self->steps = g_ptr_array_new_with_free_func (unref_step);
  self->sources = g_ptr_array_new_with_free_func (g_object_unref);
  self->section = TAPIS_SECTION_DEFAULT;
}

TapisStep *
tapis_lesson_add_step (TapisLesson *self, TapisStepKind kind, guint line)
{
  TapisStep *step = g_rc_box_new0 (TapisStep);

  step->kind = kind;
  step->line = line;
  step->answers = g_ptr_array_new_with_free_func (free_answer);
  step->facts = g_ptr_array_new_with_free_func (g_free);
  step->hints = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->steps, step);
  return step;
}

/* Returns whether @path is a regular file that may be read, and otherwise sets
 * @error. Other files are not accepted: they may be endless, and opening a pipe
 * would wait for a writer. */
static gboolean
check_path (const char *path, GError **error)
{
  struct stat status;
  int number = 0;

  if (g_stat (path, &status) != 0 || g_access (path, R_OK) != 0)
    number = errno;
  else if (S_ISDIR (status.st_mode))
    number = EISDIR;
  if (number == 0 && S_ISREG (status.st_mode))
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                       number != 0 ? g_strerror (number)
                                   : _("Not a regular file"));
  return FALSE;
}

/* Reads at most @size bytes of @file into @text, and sets *@length to how many
 * bytes were read. */
static gboolean
read_file (GFile *file, char *text, gsize size, gsize *length, GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GFileInputStream) in = NULL;

  if (path != NULL && !check_path (path, error))
    return FALSE;
  in = g_file_read (file, NULL, error);
  return in != NULL && g_input_stream_read_all (G_INPUT_STREAM (in), text,
                                                size, length, NULL, error);
}

TapisLesson *
tapis_lesson_new_from_file (GFile *file, GError **error)
{
  g_autofree char *name = g_file_get_parse_name (file);
  /* one byte more than a lesson may have, to find out whether the file is too
   * large */
  const gsize size = TAPIS_LESSON_MAX_BYTES + 1;
  g_autofree char *text = g_malloc (size);
  g_autoptr (GError) wrong = NULL;
  gsize length;

  if (read_file (file, text, size, &length, &wrong))
    return tapis_lesson_new_from_text (name, text, (gssize) length, error);
  g_set_error (error, TAPIS_LESSON_ERROR, TAPIS_LESSON_ERROR_FILE, "%s: %s",
               name, wrong->message);
  return NULL;
}

void
tapis_lesson_set_error (TapisLesson *self, guint line, TapisLessonError code,
                        const char *reason, GError **error)
{
  g_autofree char *quoted = tapis_quote (reason, LONGEST_REASON);

  g_set_error (error, TAPIS_LESSON_ERROR, code, "%s:%u: %s", self->name, line,
               quoted);
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
  if (self->kind == TAPIS_LESSON_FILE)
    return tapis_lesson_text (self->title);
  lesson_made_tell (self);
  return self->title;
}

const char *
tapis_lesson_get_about (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), NULL);
  if (self->kind == TAPIS_LESSON_FILE)
    return tapis_lesson_text (self->about);
  lesson_made_tell (self);
  return self->about;
}

char *
tapis_lesson_name_button (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), NULL);
  return tapis_lesson_name_button_to (self->title);
}

char *
tapis_lesson_name_button_to (const char *title)
{
  /* Translators: opens a lesson; %s is its title. */
  return g_strdup_printf (C_("button", "Lesson: %s"),
                          tapis_lesson_text (title));
}

TapisSection
tapis_lesson_get_section (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), TAPIS_SECTION_FIRST_GAME);
  return self->section;
}

TapisLessonKind
tapis_lesson_get_kind (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), TAPIS_LESSON_FILE);
  return self->kind;
}

const char *
tapis_lesson_get_told (TapisLesson *self)
{
  g_return_val_if_fail (TAPIS_IS_LESSON (self), NULL);
  return self->told;
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

guint
tapis_lesson_count_seen (TapisLesson *self, guint last)
{
  guint n = 0;

  g_return_val_if_fail (TAPIS_IS_LESSON (self), 0);
  for (guint i = 0; i < self->steps->len && i <= last; i++)
    n += tapis_lesson_get_step (self, i)->kind != TAPIS_STEP_POSITION;
  return n;
}

guint
tapis_lesson_count_tasks (TapisLesson *self)
{
  guint n = 0;

  g_return_val_if_fail (TAPIS_IS_LESSON (self), 0);
  for (guint i = 0; i < self->steps->len; i++)
    {
      const TapisStep *step = g_ptr_array_index (self->steps, i);

      n += step->kind == TAPIS_STEP_QUIZ   ? step->questions
           : tapis_step_is_on_table (step) ? 1
                                           : 0;
    }
  return n;
}
