/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisCoach share: tapis-coach.c (the widget) and
 * tapis-coach-layout.c (the places of the table and the bubble). */

#pragma once

#include "tapis-coach.h"

G_BEGIN_DECLS

/* As many as TapisCoachButtons. */
#define N_BUTTONS 7

struct _TapisCoach
{
  GtkWidget parent_instance;

  /* owned */
  gpointer what; /* a GObject */
  char *sign;
  char *heading;     /* or NULL where the number of the step is shown */
  char **texts;      /* what may be said in this step, or NULL where that is not
                      * known … */
  char **also_texts; /* … and the same in the second language, or NULL */

  /* children */
  GtkWidget *table;

  /* template */
  GtkWidget *bubble;
  GtkLabel *count;
  GtkWidget *ways; /* buttons that lead to other steps */
  GtkScrolledWindow *scrolled;
  GtkLabel *text;
  GtkLabel *also; /* in a second language */
  GtkWidget *choices;
  GtkWidget *feet;
  GtkWidget *learn;
  GtkLabel *learn_label;
  GtkWidget *buttons[N_BUTTONS];

  /* state */
  gboolean wide;         /* the bubble stands beside the table, not below … */
  gboolean turned;       /* … and that has just changed */
  gboolean floats;       /* the bubble stands on the table … */
  graphene_rect_t floor; /* … in this place */
  int for_width;         /* the width of the last layout */
  int text_share; /* the size of the text of the buttons, in percent, which is
                   * that of the table's; 0 at first */
  gboolean keeps; /* the height of the bubble is kept for this step … */
  int kept;       /* … and is this */
  guint step;
  guint n_steps;
  gboolean offers; /* a hint */
  gboolean asks;   /* a question was asked in this step */
  guint idle;
};

/* Has the coach look again at where things lie, soon and not in the midst of a
 * layout. */
void coach_look_again (TapisCoach *self);

/* --- tapis-coach-layout.c: virtual functions of the class --- */

GtkSizeRequestMode coach_get_request_mode (GtkWidget *widget);

void coach_measure (GtkWidget *widget, GtkOrientation orientation,
                    int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline);

void coach_size_allocate (GtkWidget *widget, int width, int height,
                          int baseline);

G_END_DECLS
