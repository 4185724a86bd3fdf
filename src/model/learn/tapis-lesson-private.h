/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisLesson share: tapis-lesson.c (the object),
 * tapis-lesson-read.c (the XML), tapis-lesson-steps.c (what the attributes of a
 * step mean), tapis-lesson-links.c (where it is offered) and
 * tapis-lesson-made.c (lessons that are in no file). */

#pragma once

#include "tapis-lesson.h"

G_BEGIN_DECLS

/* How many bytes a lesson may have: more than any needs, and fewer than could
 * do harm. */
#define TAPIS_LESSON_MAX_BYTES (256 * 1024)

struct _TapisLesson
{
  GObject parent_instance;

  TapisLessonKind kind;

  /* owned */
  char          *name; /* of the file */
  char          *id;
  const CgRules *rules;
  char          *title;
  char          *about;
  TapisSection   section;
  char          *told;
  char         **taught;
  GPtrArray     *links; /* of TapisLessonLink */
  GPtrArray     *steps; /* of TapisStep */
  GPtrArray     *sources; /* of TapisLesson: those that practice is about */
};

/* Sets @error to "file:@line: @reason". */
void tapis_lesson_set_error (TapisLesson *self, guint line,
                             TapisLessonError code, const char *reason,
                             GError **error);

/* The section of a lesson that does not name one. */
#define TAPIS_SECTION_DEFAULT TAPIS_SECTION_SPECIAL_CARDS

/* Sets *@section to the section called @name; FALSE where there is none. */
gboolean tapis_section_find (const char *name, TapisSection *section);

/* The attributes of an element of a lesson, as GMarkup gives them: both lists
 * end with NULL. */
typedef struct
{
  const char **names;
  const char **values;
} TapisAttributes;

/* The value of the attribute @name, or NULL where there is no such attribute.
 */
const char *lesson_attribute (const TapisAttributes *attributes,
                              const char            *name);

/* Adds what <learn> says, but for its label. Returns NULL where an attribute is
 * wrong, and sets *@reason to what is; free that with g_free(). */
TapisLessonLink *tapis_lesson_add_link (TapisLesson           *self,
                                        const TapisAttributes *attributes,
                                        char                 **reason);
void             tapis_lesson_link_free (gpointer data);

/* Whether @setup has the house rules that @link asks for; and whether @link is
 * for @name, a card as text or the name of a refusal, event or reason. */
gboolean tapis_lesson_link_fits  (const TapisLessonLink *link,
                                  const CgRules         *rules,
                                  const CgSetup         *setup);
gboolean tapis_lesson_link_names (const TapisLessonLink *link,
                                  TapisLinkKind          kind,
                                  const char            *name);

/* A step may belong to several lessons; the last one to let go of it frees it.
 */
TapisStep *tapis_step_ref (TapisStep *step);

/* Adds a step at the end of the lesson; it begins in @line of the file. */
TapisStep *tapis_lesson_add_step (TapisLesson *self, TapisStepKind kind,
                                  guint line);

/* --- tapis-lesson-steps.c: what the attributes of a step mean. Each of these
 * returns FALSE where something is wrong, and sets *@reason to what is; free
 * that with g_free(). --- */

/* Fills in @step, whose kind is set, from its attributes. */
gboolean tapis_step_read (TapisStep *step, const CgRules *rules,
                          const TapisAttributes *attributes, char **reason);

/* Sets *@at to what @text, the value of an attribute `at`, points at. Where
 * @text is NULL, *@at stays as it is. */
gboolean tapis_step_read_at (TapisAt *at, const CgRules *rules,
                             const char *text, char **reason);

/* Reads @text, which stands between <position> and </position>. *@line: the
 * line of @text, from 0, in which something is wrong. */
gboolean tapis_step_read_position (TapisStep *step, const CgRules *rules,
                                   const char *text, guint *line,
                                   char **reason);

/* --- tapis-lesson-made.c: lessons that are in no file --- */

/* A new lesson without steps. @kind must not be TAPIS_LESSON_FILE. */
TapisLesson *lesson_made_new (const CgRules *rules, TapisLessonKind kind);

/* Each of these adds a task at the end: the step number @i of @lesson, with the
 * table at which it is given there; a quiz of @questions questions about
 * @topic, in games of @setup, with @source as in TapisStep; or the task to find
 * what is better than @mistake, which is taken over. */
void lesson_made_add_step     (TapisLesson *self, TapisLesson *lesson,
                               guint i);
void lesson_made_add_quiz     (TapisLesson *self, const char *topic,
                               const CgSetup *setup, guint questions,
                               const char *source);
void lesson_made_add_mistake  (TapisLesson *self, TapisMistake *mistake);

/* Has the lesson begin with a table that is dealt by chance, unless it begins
 * with a table already. Returns whether a table was added. */
gboolean lesson_made_begin (TapisLesson *self);

/* Writes the title, and what the lesson is about, in the language of the day.
 */
void lesson_made_tell (TapisLesson *self);

G_END_DECLS
