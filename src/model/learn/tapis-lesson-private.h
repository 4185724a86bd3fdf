/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisLesson share: tapis-lesson.c (the object),
 * tapis-lesson-read.c (the XML), tapis-lesson-steps.c (what the attributes of a
 * step mean), tapis-lesson-links.c (for what a lesson is offered) and
 * tapis-lesson-made.c (lessons that are in no file). */

#pragma once

#include "tapis-lesson.h"

G_BEGIN_DECLS

/* The largest lesson in bytes: more than any lesson needs, and less than could
 * do harm. */
#define TAPIS_LESSON_MAX_BYTES (256 * 1024)

struct _TapisLesson
{
  GObject parent_instance;

  TapisLessonKind kind;

  /* owned */
  char          *name; /* the name of the file, for error messages */
  char          *id;
  const CgRules *rules;
  char          *title;
  char          *about;
  TapisSection   section;
  char          *told;
  char         **taught;
  GPtrArray     *links; /* of TapisLessonLink */
  GPtrArray     *steps; /* of TapisStep */
  GPtrArray     *sources; /* of TapisLesson: in a practice session, the lessons
                           * to which its exercises belong */
};

/* Sets @error to the message "file:@line: @reason". */
void tapis_lesson_set_error (TapisLesson *self, guint line,
                             TapisLessonError code, const char *reason,
                             GError **error);

/* The section of a lesson that does not name one. */
#define TAPIS_SECTION_DEFAULT TAPIS_SECTION_SPECIAL_CARDS

/* Sets *@section to the section called @name; returns FALSE if there is none.
 */
gboolean tapis_section_find (const char *name, TapisSection *section);

/* The attributes of an XML element of a lesson, as GMarkup gives them: both
 * lists end with NULL. */
typedef struct
{
  const char **names;
  const char **values;
} TapisAttributes;

/* Returns the value of the attribute @name, or NULL if there is no such
 * attribute. */
const char *lesson_attribute (const TapisAttributes *attributes,
                              const char            *name);

/* Adds a link to the lesson from the @attributes of <learn>; the label is not
 * set yet. Returns NULL if an attribute is wrong, and sets *@reason to what is
 * wrong; free that with g_free(). */
TapisLessonLink *tapis_lesson_add_link (TapisLesson           *self,
                                        const TapisAttributes *attributes,
                                        char                 **reason);
void             tapis_lesson_link_free (gpointer data);

/* tapis_lesson_link_fits() returns whether @setup has the house rules that
 * @link asks for. tapis_lesson_link_names() returns whether @link offers its
 * lesson for @name, which is a card as text or the name of a refusal, event or
 * reason, as @kind says. */
gboolean tapis_lesson_link_fits  (const TapisLessonLink *link,
                                  const CgRules         *rules,
                                  const CgSetup         *setup);
gboolean tapis_lesson_link_names (const TapisLessonLink *link,
                                  TapisLinkKind          kind,
                                  const char            *name);

/* Takes a reference to @step, because a step may belong to several lessons. The
 * step is freed when the last of them is. */
TapisStep *tapis_step_ref (TapisStep *step);

/* Adds a step at the end of the lesson and returns it; @line is the line of the
 * file in which the step begins. */
TapisStep *tapis_lesson_add_step (TapisLesson *self, TapisStepKind kind,
                                  guint line);

/* --- tapis-lesson-steps.c: what the attributes of a step mean. Each of these
 * returns FALSE where something is wrong, and sets *@reason to what is; free
 * that with g_free(). --- */

/* Fills in @step, whose kind is set already, from its @attributes. */
gboolean tapis_step_read (TapisStep *step, const CgRules *rules,
                          const TapisAttributes *attributes, char **reason);

/* Sets *@at to what @text, the value of an attribute `at`, points at. If @text
 * is NULL, *@at stays as it is. */
gboolean tapis_step_read_at (TapisAt *at, const CgRules *rules,
                             const char *text, char **reason);

/* Reads @text, which stands between <position> and </position>, into @step. If
 * something is wrong, sets *@line to the number of that line in @text, from 0.
 */
gboolean tapis_step_read_position (TapisStep *step, const CgRules *rules,
                                   const char *text, guint *line,
                                   char **reason);

/* --- tapis-lesson-made.c: lessons that are in no file --- */

/* Returns a new lesson without steps. @kind must not be TAPIS_LESSON_FILE. */
TapisLesson *lesson_made_new (const CgRules *rules, TapisLessonKind kind);

/* Each of these functions adds a task at the end of @self.
 * lesson_made_add_step() adds the step number @i of @lesson, with the table at
 * which the step is given in that lesson. lesson_made_add_quiz() adds a quiz of
 * @questions questions about @topic, in games of @setup; @source is as in
 * TapisStep. lesson_made_add_mistake() adds the task to find a better move than
 * @mistake, which is taken over. */
void lesson_made_add_step     (TapisLesson *self, TapisLesson *lesson,
                               guint i);
void lesson_made_add_quiz     (TapisLesson *self, const char *topic,
                               const CgSetup *setup, guint questions,
                               const char *source);
void lesson_made_add_mistake  (TapisLesson *self, TapisMistake *mistake);

/* Puts a table that is dealt by chance at the beginning of the lesson, unless
 * the lesson is empty or begins with a table already. Returns whether a table
 * was added. */
gboolean lesson_made_begin (TapisLesson *self);

/* Sets the title of the lesson, and the text that says what it is about, in the
 * current language. */
void lesson_made_tell (TapisLesson *self);

G_END_DECLS
