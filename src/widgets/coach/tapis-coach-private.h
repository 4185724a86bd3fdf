/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisCoach share: tapis-coach.c (the widget) and
 * tapis-coach-layout.c (where the bubble lies). */

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
  char *heading; /* or NULL: the step */
  char **texts;      /* what may be said in this step, or NULL: anything … */
  char **also_texts; /* … and in the second language, or NULL */

  /* children */
  GtkWidget *table;

  /* template */
  GtkWidget *bubble;
  GtkLabel *count;
  GtkWidget *ways; /* to other steps */
  GtkScrolledWindow *scrolled;
  GtkLabel *text;
  GtkLabel *also; /* in a second language */
  GtkWidget *choices;
  GtkWidget *feet;
  GtkWidget *learn;
  GtkLabel *learn_label;
  GtkWidget *buttons[N_BUTTONS];

  /* state */
  gboolean wide;         /* the bubble stands beside the table … */
  gboolean turned;       /* … since the last layout, or no longer */
  gboolean floats;       /* … and it stands on it … */
  graphene_rect_t floor; /* … there */
  int for_width;
  int text_share; /* of its buttons, as the table's, in percent; 0 at first */
  gboolean keeps; /* the bubble has the height of this step: */
  int kept;
  guint step;
  guint n_steps;
  gboolean offers;
  gboolean asks; /* in this step */
  guint idle;
};

/* Something may lie elsewhere now: looks at it with the next frame, not in the
 * midst of a layout. */
void coach_look_again (TapisCoach *self);

/* --- tapis-coach-layout.c: of the class --- */

GtkSizeRequestMode coach_get_request_mode (GtkWidget *widget);

void coach_measure (GtkWidget *widget, GtkOrientation orientation,
                    int for_size, int *minimum, int *natural,
                    int *minimum_baseline, int *natural_baseline);

void coach_size_allocate (GtkWidget *widget, int width, int height,
                          int baseline);

G_END_DECLS
