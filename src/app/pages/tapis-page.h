/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The base class of the pages of the window. A page is made from a template; it
 * has a title, knows which widget gets the focus, and looks as it was left when
 * a person comes back to it. This file must not know any page or the window.
 *
 * A page can be made again. When the language changes, the window asks every
 * page for a value that says what the page shows (tapis_page_keep()), throws
 * away the pages and the objects of the model that hold sentences, changes the
 * language, makes new pages, and lets each new page show what its value says
 * (tapis_page_open()). A subclass takes part by two virtual functions, `keep`
 * and `open`; nothing else in a page may exist only for the change of the
 * language. */

#pragma once

#include <adwaita.h>

#include "widgets/coach/tapis-coach.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PAGE (tapis_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisPage, tapis_page, TAPIS, PAGE, GtkWidget)

/** The properties of a page that its template sets. They are strings and can
 * only be written. One more property, "focus-widget", holds the child that gets
 * the focus first. */
typedef enum
{
  TAPIS_PAGE_TITLE = 1, /* "title": the name of the page for a screen reader */
  TAPIS_PAGE_HEADING,  /* "heading": the title of the window; NULL: "title" is
                        * used */
  TAPIS_PAGE_SUBTITLE, /* "subtitle": the text below the heading; NULL: none */
  TAPIS_PAGE_HELP, /* "help": the page of the manual; NULL: the list of all
                    * pages */
  TAPIS_PAGE_KEYS, /* "keys": the section for this page in the window of
                    * shortcuts, or NULL */
  TAPIS_PAGE_BACK, /* "back": the name of the button that leads back from this
                    * page; NULL: "All games" */
  TAPIS_PAGE_N_TEXTS,
} TapisPageText;

/* Signal: announce (string sentence): a screen reader should say @sentence. */
struct _TapisPageClass
{
  GtkWidgetClass parent_class;

  /** Called before the page is shown: updates everything that may have changed
   * since the page was left. The default does nothing. */
  void (*enter) (TapisPage *self);

  /** Called when the page is opened: moves the focus to the widget that should
   * have it. The default is "focus-widget" or, without it, the first widget
   * that can have the focus. */
  void (*focus) (TapisPage *self);

  /** Called for the key F6: moves the focus to the next zone of the page, or to
   * the one before. Returns %FALSE if there is no further zone. By default the
   * whole page is one zone. */
  gboolean (*focus_zone) (TapisPage *self, gboolean forward);

  /** Returns everything that a new page of this class needs in order to show
   * what this page shows: names, numbers, and texts that mean the same in every
   * language (a save, an id, a text that a person has typed), but never a
   * sentence of the program or the address of an object. The base class itself
   * keeps how far the page is scrolled, where its focus is, and what is chosen
   * in its drop-down lists (GtkDropDown). The page may be hidden, and is not
   * changed. Returns: a floating value; %NULL if there is nothing to keep,
   * which is the default. */
  GVariant *(*keep) (TapisPage *self);

  /** Shows what @kept says. @kept is a value that `keep` has returned, never
   * %NULL. The page is new, but the window has already given it the objects
   * that it works with (a history, a lesson …) by calling the functions of the
   * page's own header. The default does nothing. */
  void (*open) (TapisPage *self, GVariant *kept);

  /** Called before another page is shown: stops showing the present content.
   * The default does nothing. */
  void (*leave) (TapisPage *self);
};

/** Sets the template of the pages of @klass to tapis-@name.ui, a file in a
 * folder of src/app, and their CSS name to @name without its dashes. To be
 * called in class_init. */
void tapis_page_class_set_template (TapisPageClass *klass, const char *name);

/** Returns the property @text of @page, lent. %NULL if the property is not set,
 * or if @page is not a TapisPage (the table of the window is none). */
const char *tapis_page_get_text (GtkWidget *page, TapisPageText text);

void     tapis_page_focus      (TapisPage *self);
gboolean tapis_page_focus_zone (TapisPage *self, gboolean forward);

/** Called when @self has been shown: moves the focus into the page. @back is
 * %FALSE if a person opens the page, which is then scrolled to its top; it is
 * %TRUE if a person comes back to the page, and finds the focus and the
 * scrolling as they were. */
void tapis_page_enter (TapisPage *self, gboolean back);

/** Called before another page is shown. */
void tapis_page_leave (TapisPage *self);

/** Returns everything that another page of the same class needs in order to
 * look like this page: the value of the virtual function `keep`, what is chosen
 * in the drop-down lists, how far the page is scrolled, and where its focus is.
 * The value is floating. */
GVariant *tapis_page_keep (TapisPage *self);

/** Lets @self, a new page, show what @kept says. tapis_page_keep() has returned
 * @kept for a page of the same class. The page is scrolled as soon as it is
 * laid out. A person who comes back to it (tapis_page_enter()) finds the focus
 * where it was on the old page. */
void tapis_page_open (TapisPage *self, GVariant *kept);

/** Sets the titles of a page about the game @rules: the heading is the name of
 * the game, and below it stands the title of the page. */
void tapis_page_name_for_game (TapisPage *self, const CgRules *rules);

/** Calls tapis_names_mend() for @self, so that a screen reader calls the
 * scrolled area by the title of the page. */
void tapis_page_mend_names (TapisPage *self);

/** Lets a screen reader say @sentence, by emitting the signal "announce". */
void tapis_page_announce (TapisPage *self, const char *sentence);

/** Tells how much a search has found: shows @text in @label, and lets a screen
 * reader say it. %NULL: nothing is looked for, and @label is hidden. */
void tapis_page_tell_found (TapisPage *self, GtkLabel *label, const char *text);

/** Makes a coach with a guided table the only content of the page, and lets the
 * page announce what the table announces. To be called in the init function.
 * Returns: the coach, lent; @table is set to the table, lent too. */
TapisCoach *tapis_page_add_coach (TapisPage *self, TapisTable **table);

G_END_DECLS
