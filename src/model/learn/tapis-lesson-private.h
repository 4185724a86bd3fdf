/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Declarations for the files of TapisLesson: tapis-lesson.c (the object),
 * tapis-lesson-read.c (the XML), tapis-lesson-steps.c (the attributes of a
 * step), tapis-lesson-links.c (the links that offer a lesson) and
 * tapis-lesson-made.c (lessons that are not in a file). */

#pragma once

#include "players/cg-task.h"
#include "tapis-lesson.h"

/* The largest size of a lesson file in bytes. No lesson needs so much, and a
 * file of this size can do no harm. */
#define TAPIS_LESSON_MAX_BYTES (256 * 1024)

struct _TapisLesson
{
  GObject parent_instance;

  TapisLessonKind kind;

  /* owned */
  char          *name; /* the name of the file, which error messages begin
                        * with */
  char          *id;
  const CgRules *rules;
  char          *title;
  char          *about;
  TapisSection   section;
  char          *told;
  char         **taught;
  GPtrArray     *links; /* of TapisLessonLink */
  GPtrArray     *steps; /* of TapisStep */
  const TapisTheme *theme; /* the theme of a training; NULL: all themes */
  gint64         end;   /* when a training ends, in g_get_monotonic_time(); 0:
                         * it has no time */
  GPtrArray     *sources; /* of TapisLesson: in a practice session, the lessons
                           * from which its exercises come */
};

/* Sets @error to the code @code and the message "file:@line: @reason". */
void tapis_lesson_set_error (TapisLesson *self, guint line,
                             TapisLessonError code, const char *reason,
                             GError **error);

/* The section of a lesson whose file does not name a section. */
#define TAPIS_SECTION_DEFAULT TAPIS_SECTION_SPECIAL_CARDS

/* Sets *@section to the section whose name in lesson files is @name. Returns
 * FALSE if there is none. */
gboolean tapis_section_find (const char *name, TapisSection *section);

/* The attributes of an XML element, as GMarkup gives them. Both lists end with
 * NULL. */
typedef struct
{
  const char **names;
  const char **values;
} TapisAttributes;

/* Returns the value of the attribute @name, or NULL if the element does not
 * have it. */
const char *lesson_attribute (const TapisAttributes *attributes,
                              const char            *name);

/* Adds a link with the @attributes of a <learn> element to the lesson @self,
 * and returns it. Its label is not set yet. If an attribute is wrong, returns
 * NULL and sets *@reason to a text that tells what is wrong; free it with
 * g_free(). */
TapisLessonLink *tapis_lesson_add_link (TapisLesson           *self,
                                        const TapisAttributes *attributes,
                                        char                 **reason);
void             tapis_lesson_link_free (gpointer data);

/* tapis_lesson_link_fits() returns whether @setup has the house rules that
 * @link requires. tapis_lesson_link_names() returns whether @link offers its
 * lesson for @name. @kind tells whether @name is a card as text or the id of a
 * refusal, an event or a reason. */
gboolean tapis_lesson_link_fits  (const TapisLessonLink *link,
                                  const CgRules         *rules,
                                  const CgSetup         *setup);
gboolean tapis_lesson_link_names (const TapisLessonLink *link,
                                  TapisLinkKind          kind,
                                  const char            *name);

/* Returns a new reference to @step. A step may belong to several lessons; it is
 * freed together with the last of them. */
TapisStep *tapis_step_ref (TapisStep *step);

/* Adds a step at the end of the lesson and returns it; borrowed. @line is the
 * number of the line of the file in which the step begins. */
TapisStep *tapis_lesson_add_step (TapisLesson *self, TapisStepKind kind,
                                  guint line);

/* --- tapis-lesson-steps.c: the attributes of a step. If something is wrong,
 * each of these functions returns FALSE and sets *@reason to a text that tells
 * what is wrong; free it with g_free(). --- */

/* Sets the fields of @step, except its kind, from the @attributes of its
 * element. */
gboolean tapis_step_read (TapisStep *step, const CgRules *rules,
                          const TapisAttributes *attributes, char **reason);

/* Sets *@at to the thing that @text, the value of an attribute `at`, means. If
 * @text is NULL, leaves *@at unchanged. */
gboolean tapis_step_read_at (TapisAt *at, const CgRules *rules,
                             const char *text, char **reason);

/* Reads @text, the text between <position> and </position>, into @step. If
 * something is wrong, sets *@line to the number of the wrong line of @text,
 * from 0. */
gboolean tapis_step_read_position (TapisStep *step, const CgRules *rules,
                                   const char *text, guint *line,
                                   char **reason);

/* --- tapis-lesson-made.c: lessons that are not in a file --- */

/* Returns a new lesson without steps. @kind must not be TAPIS_LESSON_FILE. */
TapisLesson *lesson_made_new (const CgRules *rules, TapisLessonKind kind);

/* Each of these functions adds a task at the end of @self.
 * lesson_made_add_step() adds the step number @i of @lesson (from 0), after the
 * position in which that lesson gives it. lesson_made_add_quiz() adds a quiz of
 * @questions questions about @topic in games with @setup; @source is as in
 * TapisStep. lesson_made_add_mistake() adds the task to find a better move than
 * that of @mistake, and takes ownership of @mistake. */
void lesson_made_add_step     (TapisLesson *self, TapisLesson *lesson,
                               guint i);
void lesson_made_add_quiz     (TapisLesson *self, const char *topic,
                               const CgSetup *setup, guint questions,
                               const char *source);
void lesson_made_add_mistake  (TapisLesson *self, TapisMistake *mistake);

/* lesson_made_add_theme() adds a task of @theme, which is made later if it is a
 * theme of judgement. lesson_made_fill() makes the task whose position is the
 * step number @i. lesson_made_cut() removes all steps from the number @n on. */
void lesson_made_add_theme (TapisLesson *self, TapisTheme *theme);
void lesson_made_fill      (TapisLesson *self, guint i, const CgTask *task);
void lesson_made_cut       (TapisLesson *self, guint n);

/* Inserts a position with randomly dealt cards at the beginning of the lesson,
 * unless the lesson is empty or begins with a position that is known already.
 * Returns whether it was inserted. */
gboolean lesson_made_begin (TapisLesson *self);

/* Sets the title of the lesson, and the text that tells what it is about, to
 * those in the current language. */
void lesson_made_tell (TapisLesson *self);
