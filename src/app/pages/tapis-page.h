/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The base class of the pages of the window. A page is made of a template; it
 * has a title, knows where its focus belongs, and comes back as it was left.
 * Must not know any page or the window.
 *
 * A page can be made again from what is kept of it. When the language changes,
 * the window asks every page for a value that says what it shows
 * (tapis_page_keep()), throws away the pages and the objects of the model that
 * hold sentences, changes the language, makes new pages and has each of them
 * show what its value says (tapis_page_open()). A page takes part by two
 * virtual functions, `keep` and `open`; nothing else in a page may serve only
 * the change of the language. */

#pragma once

#include <adwaita.h>

#include "widgets/coach/tapis-coach.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_PAGE (tapis_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisPage, tapis_page, TAPIS, PAGE, GtkWidget)

/** The properties that a template sets for its page, all of them strings that
 * can only be written. There is one more property, "focus-widget": the child
 * that has the focus first. */
typedef enum
{
  TAPIS_PAGE_TITLE = 1, /* "title": a screen reader calls the page so */
  TAPIS_PAGE_HEADING,  /* "heading": the title of the window; NULL: "title" */
  TAPIS_PAGE_SUBTITLE, /* "subtitle": stands below the heading; NULL: nothing */
  TAPIS_PAGE_HELP, /* "help": the page of the manual; NULL: the list of all */
  TAPIS_PAGE_KEYS, /* "keys": its section in the window of shortcuts, or NULL */
  TAPIS_PAGE_BACK, /* "back": the name of the button that leads back; NULL: "All
                    * games" */
  TAPIS_PAGE_N_TEXTS,
} TapisPageText;

/* Signal: announce (string sentence): a screen reader is to say @sentence. */
struct _TapisPageClass
{
  GtkWidgetClass parent_class;

  /** Called before the page is shown: brings up to date what may have changed
   * since the page was left. By default it does nothing. */
  void (*enter) (TapisPage *self);

  /** Moves the focus to where it belongs when the page is opened; by default to
   * "focus-widget", or without one to the first widget that can have it. */
  void (*focus) (TapisPage *self);

  /** Called for the key F6: moves the focus to the next zone of the page, or to
   * the one before. Returns %FALSE past the last one. By default the page is
   * one zone. */
  gboolean (*focus_zone) (TapisPage *self, gboolean forward);

  /** Returns what a new page of the class needs to show what this page shows:
   * names, numbers, and texts that mean the same in every language (a save, an
   * id, what a person has typed), never a sentence of the program and never the
   * address of an object. The base class keeps how far the page is scrolled,
   * where its focus is and what is chosen in its drop-down lists (GtkDropDown).
   * The page may be hidden, and stays as it is. Returns: a floating value, or
   * %NULL: there is nothing to keep. By default %NULL. */
  GVariant *(*keep) (TapisPage *self);

  /** Shows what @kept says, a value that `keep` has returned; it is never
   * %NULL. The page is new, but the window has already given it the objects
   * that it works with (a history, a lesson …), by the functions of its own
   * header. By default it does nothing. */
  void (*open) (TapisPage *self, GVariant *kept);

  /** Called before another page is shown: lets go of what is shown. By default
   * it does nothing. */
  void (*leave) (TapisPage *self);
};

/** In class_init: pages of @klass are made of the template tapis-@name.ui, a
 * file in a folder of src/app. Their CSS name is @name without its dashes. */
void tapis_page_class_set_template (TapisPageClass *klass, const char *name);

/** What @page says of itself, lent. %NULL where it says nothing, or where @page
 * is no TapisPage, as the table of the window. */
const char *tapis_page_get_text (GtkWidget *page, TapisPageText text);

void     tapis_page_focus      (TapisPage *self);
gboolean tapis_page_focus_zone (TapisPage *self, gboolean forward);

/** Called when @self has been shown: moves the focus to it. @back: %FALSE where
 * a person opens the page, which then begins at its top; %TRUE where they come
 * back to it, and find the focus and the scrolling as they left them. */
void tapis_page_enter (TapisPage *self, gboolean back);

/** Called before another page is shown. */
void tapis_page_leave (TapisPage *self);

/** Returns all that another page of the same class needs to be as this page is:
 * what the page itself keeps, what is chosen in its drop-down lists, how far it
 * is scrolled and where its focus is. The value is floating. */
GVariant *tapis_page_keep (TapisPage *self);

/** Has @self, a new page, show what @kept says, which tapis_page_keep() has
 * returned for a page of the same class. It is scrolled as soon as it is laid
 * out. A person who comes back to it (tapis_page_enter()) finds the focus where
 * it was. */
void tapis_page_open (TapisPage *self, GVariant *kept);

/** Sets the titles of a page about one game of @rules: the heading is the name
 * of the game, and below it stands the title of the page. */
void tapis_page_name_for_game (TapisPage *self, const CgRules *rules);

/** Calls tapis_names_mend() for @self. What scrolls is called by the title of
 * the page. */
void tapis_page_mend_names (TapisPage *self);

/** Has a screen reader say @sentence, by the signal "announce". */
void tapis_page_announce (TapisPage *self, const char *sentence);

/** In init: makes a coach with a guided table the only content of the page, and
 * has the page announce what the table announces. Returns: the coach, lent;
 * @table is set to the table, lent too. */
TapisCoach *tapis_page_add_coach (TapisPage *self, TapisTable **table);

G_END_DECLS
