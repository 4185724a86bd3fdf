/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The base class of the pages of the window. A page is made from a template. It
 * has a title, knows which widget gets the focus, and keeps its focus and its
 * scroll position until the person comes back to it. This file must not know
 * its subclasses or the window.
 *
 * When the language changes, all pages are made again. The window asks each
 * page for a value that describes what the page shows (tapis_page_keep()). Then
 * it destroys the pages and the objects of the model that contain sentences,
 * changes the language, and makes new pages. Each new page shows what its value
 * describes (tapis_page_open()). A subclass implements the virtual functions
 * `keep` and `open` for this. A page must not contain any other code for the
 * change of the language. */

#pragma once

#include <adwaita.h>

#include "widgets/coach/tapis-coach.h"

#define TAPIS_TYPE_PAGE (tapis_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisPage, tapis_page, TAPIS, PAGE, GtkWidget)

/** The texts of a page: write-only string properties, which its template sets.
 * Another property, "focus-widget", is the child that gets the focus first. */
typedef enum
{
  TAPIS_PAGE_TITLE = 1, /* "title": the accessible name of the page */
  TAPIS_PAGE_HEADING,  /* "heading": the title of the window; NULL: the value of
                        * "title" */
  TAPIS_PAGE_SUBTITLE, /* "subtitle": the text below the heading, or NULL */
  TAPIS_PAGE_HELP, /* "help": the id of the page of the manual that F1 opens;
                    * NULL: the list of all pages */
  TAPIS_PAGE_KEYS, /* "keys": the section about this page in the window of
                    * shortcuts, or NULL */
  TAPIS_PAGE_BACK, /* "back": the name of the button that leads back from this
                    * page; NULL: "All games" */
  TAPIS_PAGE_N_TEXTS,
} TapisPageText;

/* Signal: announce (string sentence): a screen reader should say @sentence. */
struct _TapisPageClass
{
  GtkWidgetClass parent_class;

  /** Called when the page is opened, before it gets the focus: updates
   * everything that may have changed since the page was left. The default does
   * nothing. */
  void (*enter) (TapisPage *self);

  /** Called when the page is opened: moves the focus to the widget that should
   * have it. The default is "focus-widget", or the first widget that can have
   * the focus if that property is not set. */
  void (*focus) (TapisPage *self);

  /** Called for F6 and Shift+F6: moves the focus to the next zone of the page
   * if @forward is %TRUE, otherwise to the previous zone. Returns %FALSE if
   * there is no such zone. By default the whole page is one zone. */
  gboolean (*focus_zone) (TapisPage *self, gboolean forward);

  /** Returns everything that a new page of this class needs to show the same
   * content as this page. The value may contain names, numbers, and texts that
   * do not depend on the language (a save, an id, a text that the person
   * typed). It must not contain a sentence of the program or a pointer. The
   * base class keeps the scroll positions, the focus, and the selected entries
   * of drop-down lists (GtkDropDown). The function must not change the page,
   * which may be hidden. The value is floating; %NULL, the default, means that
   * there is nothing to keep. */
  GVariant *(*keep) (TapisPage *self);

  /** Shows what @kept describes, a value that `keep` has returned, never %NULL.
   * The page is new. The window has already given it the objects that it works
   * with (a history, a lesson …) by calling its public functions. The default
   * does nothing. */
  void (*open) (TapisPage *self, GVariant *kept);

  /** Called before another page is shown: stops showing the current content.
   * The default does nothing. */
  void (*leave) (TapisPage *self);
};

/** Sets the template of the class to the file tapis-@name.ui in a folder of
 * src/app, and the CSS name of the class to @name without its dashes. To be
 * called in class_init. */
void tapis_page_class_set_template (TapisPageClass *klass, const char *name);

/** Returns the property @text of @page. Returns %NULL if the property is not
 * set, or if @page is not a TapisPage, such as the table of the window. The
 * string is owned by @page. */
const char *tapis_page_get_text (GtkWidget *page, TapisPageText text);

void     tapis_page_focus      (TapisPage *self);
gboolean tapis_page_focus_zone (TapisPage *self, gboolean forward);

/** Called when the page has become the visible page: moves the focus into it.
 * If @back is %FALSE, the person opens the page, and it is scrolled to its top.
 * If @back is %TRUE, the person comes back to the page, and the focus and the
 * scroll position stay as they were. */
void tapis_page_enter (TapisPage *self, gboolean back);

/** Called before another page is shown: remembers which widget has the focus,
 * and calls `leave`. */
void tapis_page_leave (TapisPage *self);

/** Returns everything that another page of the same class needs to look like
 * this page: the value of the virtual function `keep`, the selected entries of
 * the drop-down lists, the scroll positions, and where the focus is. The value
 * is floating. */
GVariant *tapis_page_keep (TapisPage *self);

/** Makes @self, a new page, look like the page for which tapis_page_keep() has
 * returned @kept. Both pages have the same class. The page is scrolled as soon
 * as it has a size. The focus does not move now, but tapis_page_enter() with
 * @back moves it to the widget that had it on the old page. */
void tapis_page_open (TapisPage *self, GVariant *kept);

/** Sets the titles of a page about the game @rules: the heading is the name of
 * the game, and the subtitle is the title of the page. */
void tapis_page_name_for_game (TapisPage *self, const CgRules *rules);

/** Calls tapis_names_mend() for @self. The accessible name of its scrolled
 * window becomes the title of the page. */
void tapis_page_mend_names (TapisPage *self);

/** Emits the signal "announce", so that a screen reader says @sentence. */
void tapis_page_announce (TapisPage *self, const char *sentence);

/** Shows @text, which states how much a search has found, in @label, and
 * announces it. If @text is %NULL, there is no search, and @label is hidden. */
void tapis_page_tell_found (TapisPage *self, GtkLabel *label, const char *text);

/** Makes a coach with a guided table the only child of the page, and announces
 * everything that the table announces. To be called in the init function.
 * Returns the coach and sets *@table to the table; the page owns both. */
TapisCoach *tapis_page_add_coach (TapisPage *self, TapisTable **table);
