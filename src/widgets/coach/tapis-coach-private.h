/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Declarations that the two files of TapisCoach share: tapis-coach.c (the
 * widget) and tapis-coach-layout.c (the allocation of the table and the
 * bubble). */

#pragma once

#include "tapis-coach.h"

/* The number of large buttons: one for each value of TapisCoachButtons. */
#define N_BUTTONS 7

struct _TapisCoach
{
  GtkWidget parent_instance;

  /* owned */
  gpointer what; /* the object of the game at which the coach points, or NULL */
  char *sign;
  char *heading;     /* shown instead of the number of the step, or NULL */
  char **texts;      /* all texts that can be shown in this step, or NULL if
                      * they are not known */
  char **also_texts; /* all texts that can be shown in the second language in
                      * this step, or NULL */

  /* children */
  GtkWidget *table;

  /* template */
  GtkWidget *bubble;
  GtkLabel *count;
  GtkWidget *ways; /* buttons that lead to other steps */
  GtkScrolledWindow *scrolled;
  GtkLabel *text;
  GtkLabel *also; /* the translation of the text */
  GtkWidget *choices;
  GtkWidget *feet;
  GtkWidget *further; /* in @feet: learn and train */
  GtkWidget *learn;
  GtkLabel *learn_label;
  GtkWidget *train;
  GtkWidget *buttons[N_BUTTONS];

  /* state */
  gboolean wide;         /* whether the window is wide enough for a bubble
                          * beside the table; if not, the bubble is below it */
  gboolean turned;       /* whether "wide" has changed in the last allocation,
                          * so that the coach must be measured again */
  gboolean floats;       /* whether the bubble is on the table, in the rectangle
                          * "floor" */
  graphene_rect_t floor; /* the last rectangle of the bubble and its margins on
                          * the table, in pixels; the width is 0 before the
                          * bubble has one */
  int for_width;         /* the width of the coach in its last allocation, in
                          * pixels */
  int text_share; /* the text size of the buttons in percent of the usual size,
                   * which is the same as on the table; 0: not set yet */
  gboolean keeps; /* whether "kept" has been computed for this step */
  int kept;       /* the height that the bubble keeps during the step, in pixels
                   */
  guint step;
  guint n_steps;
  gboolean offers; /* whether a hint is offered */
  gboolean asks;   /* whether a question was asked in this step */
  guint idle;
};

/* Updates the order of the children and the drawing after a change of the
 * layout. This is done when the main loop is idle, so this function may be
 * called during an allocation. */
void coach_look_again (TapisCoach *self);

/* --- tapis-coach-layout.c: virtual functions of the class --- */


void coach_measure (GtkWidget *widget, GtkOrientation orientation,
                    int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline);

void coach_size_allocate (GtkWidget *widget, int width, int height,
                          int baseline);
