/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of translation mode share, and what each does for those after
 * it, which are the only ones that call it:
 *
 *   tapis-translator-left.c   what is left to be done, on the page
 *   tapis-translator-point.c  choosing a text
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
  GPtrArray *monitors;     /* of the po files */
  GHashTable *missing;     /* the numbers of messages without a translation */
  GHashTable *fuzzy;       /* and of those that are fuzzy */

  /* lent, or NULL */
  AdwApplicationWindow *window; /* the first */
  TapisTranslationBar *bar;     /* at its foot */

  /* state */
  gulong hook;          /* on every widget that is realized */
  guint saved;          /* a timer, after a file was saved */
  gboolean compiling;
  gboolean show_left;
  guint left_idle;
  gboolean aiming;      /* the next click chooses */
  GtkWidget *walked;    /* the window in which keys choose, or NULL; lent */
  GPtrArray *stops;     /* its widgets with texts */
  guint stop;
  guint n_spoken;
};

/* --- what is left --------------------------------------------------------- */

/** Shows or hides, under the texts of all windows, which have no translation
 * or a fuzzy one. */
void translator_show_left (TapisTranslator *self, gboolean shown);

/** Looks again: texts may have changed. */
void translator_look_for_left (TapisTranslator *self);

/** Follows what @window shows. */
void translator_follow_left (TapisTranslator *self, GtkWidget *window);

/* --- choosing ------------------------------------------------------------- */

/** Lets texts of @window, which may be a popover, be chosen. */
void translator_let_choose (TapisTranslator *self, GtkWidget *window);

/** The next click chooses a text, or no longer. */
void translator_aim (TapisTranslator *self, gboolean aiming);

/** Opens the messages of @texts, beside @at. */
void translator_open (TapisTranslator *self, GtkWidget *at,
                      const TapisTexts *texts);

/** Lets go of the widgets of @self->walked: they may be gone. */
void translator_end_walk (TapisTranslator *self);

/* --- files ---------------------------------------------------------------- */

/** Shows what has changed in the po files. */
void translator_refresh (TapisTranslator *self);

G_END_DECLS
