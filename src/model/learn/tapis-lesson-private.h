/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisLesson share: tapis-lesson.c (the object),
 * tapis-lesson-read.c (the XML), tapis-lesson-steps.c (what the attributes of a
 * step mean), tapis-lesson-links.c (where it is offered) and
 * tapis-lesson-made.c (lessons that are in no file). */

#pragma once

#include "tapis-lesson.h"

G_BEGIN_DECLS

/* More than a lesson has, and less than could do harm. */
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
  GPtrArray     *sources; /* of TapisLesson: from which practice is made */
};

/* Sets the error "file:line: reason". */
void tapis_lesson_set_error (TapisLesson *self, guint line,
                             TapisLessonError code, const char *reason,
                             GError **error);

/* What <learn> says, but for its label. Where an attribute is wrong NULL, and
 * what, free with g_free(). */
TapisLessonLink *tapis_lesson_add_link  (TapisLesson *self, const char *cards,
                                         const char *refusals,
                                         const char *events,
                                         const char *reasons,
                                         const char *options, char **reason);
void             tapis_lesson_link_free (gpointer     data);

/* Whether the house rules that it asks for are those of @setup; and whether it
 * is for @card. */
gboolean tapis_lesson_link_fits     (const TapisLessonLink *link,
                                     const CgRules         *rules,
                                     const CgSetup         *setup);
gboolean tapis_lesson_link_has_card (const TapisLessonLink *link, CgCard card);

/* Where a lesson belongs that does not say it. */
#define TAPIS_SECTION_DEFAULT TAPIS_SECTION_SPECIAL_CARDS

/* The section of that name; FALSE where there is none. */
gboolean tapis_section_find (const char *name, TapisSection *section);

/* A step may belong to several lessons; the last one to let go of it frees it.
 */
TapisStep *tapis_step_ref (TapisStep *step);

/* A new step at the end. */
TapisStep *tapis_lesson_add_step (TapisLesson *self, TapisStepKind kind,
                                  guint line);

/* The kind of step that <element> is; FALSE where it is none. */
gboolean tapis_step_find_kind (const char *element, TapisStepKind *kind);

/* Fills in @step, of that kind, from its attributes. Where one is wrong FALSE,
 * and what, free with g_free(). */
gboolean tapis_step_read (TapisStep *step, const CgRules *rules,
                          const char *element, const char **names,
                          const char **values, char **reason);

/* What the text of an `at` says; %NULL leaves @at as it is. Where it is wrong
 * FALSE, and what. */
gboolean tapis_step_read_at (TapisAt *at, const CgRules *rules,
                             const char *text, char **reason);

/* What <position> holds, for a step of that kind. Where it is wrong FALSE,
 * *@line of @text, from 0, and what. */
gboolean tapis_step_read_position (TapisStep *step, const CgRules *rules,
                                   const char *text, guint *line,
                                   char **reason);

/* --- tapis-lesson-made.c: lessons that are in no file --- */

/* A new lesson without a step. It must not be of the kind TAPIS_LESSON_FILE. */
TapisLesson *lesson_made_new (const CgRules *rules, TapisLessonKind kind);

/* Each of these adds a task at the end: the step number @i of @lesson, at the
 * table at which it stands there; @questions questions of a quiz like that; and
 * @mistake, which is taken over. */
void lesson_made_add_step     (TapisLesson *self, TapisLesson *lesson,
                               guint i);
void lesson_made_add_quiz     (TapisLesson *self, const char *topic,
                               const CgSetup *setup, guint questions,
                               const char *source);
void lesson_made_add_mistake  (TapisLesson *self, TapisMistake *mistake);

/* Has it begin with a table that is dealt by chance, unless it begins with one.
 * Returns whether it does now and did not before. */
gboolean lesson_made_begin (TapisLesson *self);

/* Writes its title, and what it is about, in the language of the day. */
void lesson_made_tell (TapisLesson *self);

G_END_DECLS
