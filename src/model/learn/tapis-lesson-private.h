/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisLesson share: tapis-lesson.c (the object),
 * tapis-lesson-read.c (the XML), tapis-lesson-links.c (for what it is offered)
 * and tapis-lesson-steps.c (what the attributes of a step mean). */

#pragma once

#include "tapis-lesson.h"

G_BEGIN_DECLS

/* More than a lesson has, and less than could do harm. */
#define TAPIS_LESSON_MAX_BYTES (256 * 1024)

struct _TapisLesson
{
  GObject parent_instance;

  /* owned */
  char          *name; /* of the file */
  char          *id;
  const CgRules *rules;
  char          *title;
  char          *about;
  TapisSection   section;
  char          *told;
  gboolean       exam; /* a test, made of what other lessons ask … */
  gboolean       practice; /* … or a session of the practice box */
  char         **taught;
  GPtrArray     *links; /* of TapisLessonLink */
  GPtrArray     *steps; /* of TapisStep */
  GPtrArray     *sources; /* of TapisLesson: from which practice is made */

  /* of a lesson that is made */
  void (*retell) (TapisLesson *self);
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

/* A step that several lessons have; the last one to let go of it frees it. */
TapisStep *tapis_step_ref   (TapisStep *step);
void       tapis_step_unref (gpointer   step);

/* A new lesson that is in no file, without a step. @retell writes its title,
 * what it is about and the texts of its own steps, in the language of the day:
 * called by who makes it when all steps are there, and at each change of the
 * language. */
TapisLesson *tapis_lesson_new_made (const CgRules *rules, const char *id,
                                    void (*retell) (TapisLesson *self));

/* Adds the table that @save holds, and @step, a task of some lesson, which is
 * done there. */
void tapis_lesson_add_task (TapisLesson *self, TapisStep *step,
                            const char *save);

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

G_END_DECLS
