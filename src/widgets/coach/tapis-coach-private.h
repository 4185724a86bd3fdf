/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisCoach share: tapis-coach.c (the widget) and
 * tapis-coach-layout.c (the places of the table and the bubble). */

#pragma once

#include "tapis-coach.h"

G_BEGIN_DECLS

/* How many large buttons there are, one for each of TapisCoachButtons. */
#define N_BUTTONS 7

struct _TapisCoach
{
  GtkWidget parent_instance;

  /* owned */
  gpointer what; /* the object of the game that the coach points at, or NULL */
  char *sign;
  char *heading;     /* the heading of the bubble; NULL: the number of the
                      * step */
  char **texts;      /* the texts that may be said in this step, or NULL if they
                      * are not known */
  char **also_texts; /* the texts of this step in the second language, or
                      * NULL */

  /* children */
  GtkWidget *table;

  /* template */
  GtkWidget *bubble;
  GtkLabel *count;
  GtkWidget *ways; /* buttons that lead to other steps */
  GtkScrolledWindow *scrolled;
  GtkLabel *text;
  GtkLabel *also; /* the words in a second language */
  GtkWidget *choices;
  GtkWidget *feet;
  GtkWidget *learn;
  GtkLabel *learn_label;
  GtkWidget *buttons[N_BUTTONS];

  /* state */
  gboolean wide;         /* whether the bubble stands beside the table, not
                          * below it */
  gboolean turned;       /* whether "wide" has just changed */
  gboolean floats;       /* whether the bubble stands on the table, in the place
                          * "floor" */
  graphene_rect_t floor; /* the last place of the bubble on the table, in
                          * pixels */
  int for_width;         /* the width of the coach in the last layout, in
                          * pixels */
  int text_share; /* the size of the buttons' text, the same as on the table, in
                   * percent of the usual size; 0: not set yet */
  gboolean keeps; /* whether "kept" is the height of the bubble for this step */
  int kept;       /* the height of the bubble that is kept, in pixels */
  guint step;
  guint n_steps;
  gboolean offers; /* whether a hint is offered */
  gboolean asks;   /* whether a question was asked in this step */
  guint idle;
};

/* Has the coach look again where things lie, not at once but when the main loop
 * is idle: so this may be called during a layout. */
void coach_look_again (TapisCoach *self);

/* --- tapis-coach-layout.c: virtual functions of the class --- */

GtkSizeRequestMode coach_get_request_mode (GtkWidget *widget);

void coach_measure (GtkWidget *widget, GtkOrientation orientation,
                    int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline);

void coach_size_allocate (GtkWidget *widget, int width, int height,
                          int baseline);

G_END_DECLS
