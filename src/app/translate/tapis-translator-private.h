/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of translation mode share. Each file offers functions to the
 * files below it in this list, and only they call them:
 *
 *   tapis-translator-left.c   marks what is not translated yet
 *   tapis-translator-point.c  lets a person choose a text
 *   tapis-translator.c        languages, files and windows
 *
 * Nobody else includes this. */

#pragma once

#include <adwaita.h>

#include "tapis-texts.h"
#include "tapis-translation-bar.h"
#include "tapis-translator.h"

G_BEGIN_DECLS

struct _TapisTranslator
{
  GObject parent_instance;

  /* owned */
  TapisWorkshop *workshop;
  GPtrArray *monitors;     /* of GFileMonitor, one for each po file */
  GHashTable *missing;     /* the numbers of messages without a translation */
  GHashTable *fuzzy;       /* the numbers of fuzzy messages */

  /* lent, or NULL */
  AdwApplicationWindow *window; /* the main window */
  TapisTranslationBar *bar;     /* the bar at the foot of that window */

  /* state */
  gulong hook;          /* called for every widget that is realized */
  guint saved;          /* a timer after a file was saved, or 0 */
  gboolean compiling;
  gboolean show_left;
  guint left_idle;
  gboolean aiming;      /* the next click chooses a text */
  GtkWidget *walked;    /* lent: the window in which keys go from text to text,
                         * or NULL */
  GPtrArray *stops;     /* the widgets with texts in that window */
  guint stop;
  guint n_spoken;
};

/* --- what is left --------------------------------------------------------- */

/** Marks the texts in all windows that have no translation or a fuzzy one, or
 * takes the marks away. */
void translator_show_left (TapisTranslator *self, gboolean shown);

/** Sets these marks again, because texts may have changed. */
void translator_look_for_left (TapisTranslator *self);

/** Keeps the marks in @window up to date. */
void translator_follow_left (TapisTranslator *self, GtkWidget *window);

/* --- choosing ------------------------------------------------------------- */

/** Lets the person choose texts of @window, which may be a popover. */
void translator_let_choose (TapisTranslator *self, GtkWidget *window);

/** Has the next click choose a text, or no longer. */
void translator_aim (TapisTranslator *self, gboolean aiming);

/** Opens a popover beside @at with the messages of @texts. */
void translator_open (TapisTranslator *self, GtkWidget *at,
                      const TapisTexts *texts);

/** Ends going from text to text in @self->walked, whose widgets may be gone. */
void translator_end_walk (TapisTranslator *self);

/* --- files ---------------------------------------------------------------- */

/** Reads the po files again and shows what has changed. */
void translator_refresh (TapisTranslator *self);

G_END_DECLS
