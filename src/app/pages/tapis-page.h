/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all pages of the window are: a widget made of a template, with a title,
 * that knows where its focus belongs. Knows no page and no window. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_PAGE (tapis_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisPage, tapis_page, TAPIS, PAGE, GtkWidget)

/* Properties, all strings: title: what a screen reader calls the page; help:
 * the page of the manual that is about it, or %NULL; keys: the section of the
 * shortcuts' window that is about it, or %NULL; back: what the way back from
 * it is called, or %NULL where it leads to all games.
 *
 * Signal: announce (string sentence), for a screen reader. */
struct _TapisPageClass
{
  GtkWidgetClass parent_class;

  /** Moves the focus to where it belongs as the page is shown; by default to
   * its first widget that can have it. */
  void (*focus) (TapisPage *self);

  /** F6: moves the focus to the next zone of the page, or to the one before;
   * %FALSE past its last one. By default the page is one zone. */
  gboolean (*focus_zone) (TapisPage *self,
                          gboolean   forward);

  /** Lets go of what is shown: another page comes. By default nothing. */
  void (*leave) (TapisPage *self);
};

/** In class_init: pages of @klass are made of the template @name, a file in a
 * folder of src/app. */
void tapis_page_class_set_template (TapisPageClass *klass,
                                    const char     *name);

const char *tapis_page_get_title (TapisPage *self);
const char *tapis_page_get_help  (TapisPage *self);
const char *tapis_page_get_keys  (TapisPage *self);
const char *tapis_page_get_back  (TapisPage *self);

void     tapis_page_focus      (TapisPage *self);
gboolean tapis_page_focus_zone (TapisPage *self,
                                gboolean   forward);
void     tapis_page_leave      (TapisPage *self);

/** Emits "announce". */
void tapis_page_announce (TapisPage  *self,
                          const char *sentence);

G_END_DECLS
