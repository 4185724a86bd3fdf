/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of translation mode share: the fields of the translator, and
 * functions. Except for translator_refresh(), a file calls only functions of
 * the files above it in this list:
 *
 *   tapis-translator-left.c   marks texts that are not translated
 *   tapis-translator-point.c  lets the person choose a text
 *   tapis-translator.c        the language, its files, and the windows
 *
 * No other file includes this header. */

#pragma once

#include <adwaita.h>

#include "tapis-texts.h"
#include "tapis-translation-bar.h"
#include "tapis-translator.h"

struct _TapisTranslator
{
  GObject parent_instance;

  /* owned */
  TapisWorkshop *workshop;
  GPtrArray *monitors;     /* elements: GFileMonitor, one for each po file */
  GHashTable *missing;     /* the set of the numbers of messages without a
                            * translation */
  GHashTable *fuzzy;       /* the set of the numbers of fuzzy messages */

  /* weak pointers, or NULL */
  AdwApplicationWindow *window; /* the main window */
  TapisTranslationBar *bar;     /* the bar at the bottom of the main window */

  /* state */
  gulong hook;          /* the id of an emission hook that is called for each
                         * widget that is realized; or 0 */
  guint saved;          /* the source id of a timer that was started when a po
                         * file changed; or 0 */
  gboolean compiling;
  gboolean show_left;
  guint left_idle;
  gboolean aiming;      /* the next click chooses a text */
  GtkWidget *walked;    /* not owned: the window in which the keys move from
                         * text to text, or NULL */
  GPtrArray *stops;     /* owned: the widgets with texts in `walked`; NULL if
                         * `walked` is NULL */
  guint stop;
  guint n_spoken;
};

/* --- what is left --------------------------------------------------------- */

/** If @shown, marks the texts in all windows that have no translation or a
 * fuzzy one. Otherwise removes the marks. */
void translator_show_left (TapisTranslator *self, gboolean shown);

/** Updates the marks of translator_show_left() in all windows, because texts
 * may have changed. */
void translator_look_for_left (TapisTranslator *self);

/** From now on updates the marks of translator_show_left() in @window whenever
 * it has been drawn. */
void translator_follow_left (TapisTranslator *self, GtkWidget *window);

/* --- choosing ------------------------------------------------------------- */

/** Lets the person choose texts in @window, a window or popover, from now on.
 */
void translator_let_choose (TapisTranslator *self, GtkWidget *window);

/** If @aiming, the next click chooses a text. Otherwise it does not. */
void translator_aim (TapisTranslator *self, gboolean aiming);

/** Opens a popover with the messages of @texts. It points to the widget @at. */
void translator_open (TapisTranslator *self, GtkWidget *at,
                      const TapisTexts *texts);

/** Ends the mode in which the keys move from text to text. The widgets in the
 * window may be destroyed already. Does nothing outside this mode. */
void translator_end_walk (TapisTranslator *self);

/* --- files ---------------------------------------------------------------- */

/** Makes the workshop compile the po files that have changed, and shows the new
 * translations. */
void translator_refresh (TapisTranslator *self);
