/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What all pages of the window are: a widget made of a template, with a title,
 * that knows where its focus belongs, and where one was. Knows no page and
 * no window.
 *
 * A page can be made again from what is kept of it. When the language changes,
 * the window asks every page for a value that says what it shows
 * (tapis_page_keep()), throws the pages away together with the model's objects
 * that hold sentences, changes the language, makes new pages and has each of
 * them show what its value says (tapis_page_open()). A page takes part by two
 * virtual functions, `keep` and `open`; nothing else in a page may serve only
 * the change of the language. */

#pragma once

#include <adwaita.h>

#include "widgets/coach/tapis-coach.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PAGE (tapis_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisPage, tapis_page, TAPIS, PAGE, GtkWidget)

/** What a template says of its page: properties, all of them strings that can
 * only be written. There is one more: "focus-widget", the child that has the
 * focus first. */
typedef enum
{
  TAPIS_PAGE_TITLE = 1, /* "title": what a screen reader calls it */
  TAPIS_PAGE_HELP, /* "help": its page of the manual, or NULL */
  TAPIS_PAGE_KEYS, /* "keys": its section of the shortcuts' window, or NULL */
  TAPIS_PAGE_BACK, /* "back": the name of the way back; NULL: "All games" */
  TAPIS_PAGE_N_TEXTS,
} TapisPageText;

/* Signal: announce (string sentence), for a screen reader. */
struct _TapisPageClass
{
  GtkWidgetClass parent_class;

  /** The page is about to be shown: brings up to date what may have changed
   * since it was left. By default nothing. */
  void (*enter) (TapisPage *self);

  /** Moves the focus to where it belongs when the page is opened; by default to
   * "focus-widget", or without one to the first widget that can have it. */
  void (*focus) (TapisPage *self);

  /** F6: moves the focus to the next zone of the page, or to the one before;
   * %FALSE past its last one. By default the page is one zone. */
  gboolean (*focus_zone) (TapisPage *self, gboolean forward);

  /** Gives what a new page of the class needs to show what this page shows:
   * names, numbers, and texts that mean the same in every language (a save, an
   * id, what a person has typed), never a sentence of the program and never the
   * address of an object. How far the page is scrolled and where its focus is
   * need not be in it: the base class keeps them. The page may be hidden, and
   * stays as it is. Returns: a floating value, or %NULL: there is nothing to
   * keep. By default %NULL. */
  GVariant *(*keep) (TapisPage *self);

  /** Shows what @kept says, which `keep` has given; it is never %NULL. The page
   * is new: the window has already given it the objects that it works with
   * (a history, a lesson …), by the functions of its own header. By default
   * nothing. */
  void (*open) (TapisPage *self, GVariant *kept);

  /** To be replaced by `keep` and `open`. Shows what @before shows, a page of
   * the same class that goes. */
  void (*renew) (TapisPage *self, TapisPage *before);

  /** Lets go of what is shown: another page comes. By default nothing. */
  void (*leave) (TapisPage *self);
};

/** In class_init: pages of @klass are made of the template tapis-@name.ui, a
 * file in a folder of src/app, and have the CSS name @name, without dashes. */
void tapis_page_class_set_template (TapisPageClass *klass, const char *name);

/** %NULL for what is no page, which the window has as well. */
const char *tapis_page_get_text (GtkWidget *page, TapisPageText text);

void     tapis_page_focus      (TapisPage *self);
gboolean tapis_page_focus_zone (TapisPage *self, gboolean forward);

/** The page is shown now and takes the focus. Opened anew it begins at its top;
 * who comes back to it, @back, finds it as it was left: the focus where it was
 * and everything scrolled as it was. */
void tapis_page_enter (TapisPage *self, gboolean back);

/** Another page is about to be shown. */
void tapis_page_leave (TapisPage *self);

/** What @self shows, how far it is scrolled and where its focus is: what
 * tapis_page_open() of another page of its class needs. Returns: a floating
 * value. */
GVariant *tapis_page_keep (TapisPage *self);

/** Has @self, a new page, show what @kept says, which tapis_page_keep() gave of
 * a page of the same class. It is scrolled as soon as it is laid out. Who goes
 * back to it (tapis_page_enter()) finds the focus where it was. */
void tapis_page_open (TapisPage *self, GVariant *kept);

/** A new page that shows what @before shows, in the language of the day. */
GtkWidget *tapis_page_renew (TapisPage *before);

/** Emits "announce". */
void tapis_page_announce (TapisPage *self, const char *sentence);

/** In init: the page is a coach with a guided @table, which is announced. Both
 * are the page's. */
TapisCoach *tapis_page_add_coach (TapisPage *self, TapisTable **table);

G_END_DECLS
