/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of translation mode share: the fields of the translator, and
 * functions. Apart from translator_refresh(), a file calls only functions of
 * the files above it in this list:
 *
 *   tapis-translator-left.c   marks what is not translated yet
 *   tapis-translator-point.c  lets a person choose a text
 *   tapis-translator.c        languages, files and windows
 *
 * No other file includes this header. */

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
  GHashTable *missing;     /* the set of the numbers of messages without a
                            * translation */
  GHashTable *fuzzy;       /* the set of the numbers of fuzzy messages */

  /* lent, or NULL */
  AdwApplicationWindow *window; /* the main window */
  TapisTranslationBar *bar;     /* the bar at the bottom of the main window */

  /* state */
  gulong hook;          /* an emission hook, called for every widget that is
                         * realized */
  guint saved;          /* a timer that runs after a po file was saved, or 0 */
  gboolean compiling;
  gboolean show_left;
  guint left_idle;
  gboolean aiming;      /* the next click chooses a text */
  GtkWidget *walked;    /* lent: the window in which the keys move from text to
                         * text, or NULL */
  GPtrArray *stops;     /* the widgets with texts in the window `walked` */
  guint stop;
  guint n_spoken;
};

/* --- what is left --------------------------------------------------------- */

/** Marks the texts in all windows that have no translation or a fuzzy one if
 * @shown; otherwise removes the marks. */
void translator_show_left (TapisTranslator *self, gboolean shown);

/** Updates the marks of texts without a translation in all windows, because
 * texts may have changed. */
void translator_look_for_left (TapisTranslator *self);

/** From now on updates the marks of texts without a translation in @window
 * whenever it has been drawn. */
void translator_follow_left (TapisTranslator *self, GtkWidget *window);

/* --- choosing ------------------------------------------------------------- */

/** Lets the person choose texts in @window, which may be a popover, from now
 * on. */
void translator_let_choose (TapisTranslator *self, GtkWidget *window);

/** Makes the next click choose a text if @aiming, and otherwise not. */
void translator_aim (TapisTranslator *self, gboolean aiming);

/** Opens a popover beside the widget @at with the messages of @texts. */
void translator_open (TapisTranslator *self, GtkWidget *at,
                      const TapisTexts *texts);

/** Ends the mode in which the keys move from text to text in the window
 * @self->walked, whose widgets may be gone. */
void translator_end_walk (TapisTranslator *self);

/* --- files ---------------------------------------------------------------- */

/** Reads the po files again and shows the new translations. */
void translator_refresh (TapisTranslator *self);

G_END_DECLS
