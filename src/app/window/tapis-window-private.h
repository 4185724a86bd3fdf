/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share: some fields, and functions. What only one
 * file needs is in a struct of that file. A file mostly calls functions of the
 * files above it in this list:
 *
 *   tapis-window-pages.c    the visible page, and the ways between pages
 *   tapis-window-manual.c   the rules and the help beside the page
 *   tapis-window-game.c     the game on the table
 *   tapis-window-learning.c courses, lessons, practice, reviews and puzzles
 *   tapis-window-history.c  finished games and statistics
 *   tapis-window-actions.c  all other actions, with their keys
 *   tapis-window-language.c makes the content again in another language
 *   tapis-window.c          the window itself
 *
 * No other file includes this header. */

#pragma once

#include "app/tapis-compat.h"
#include "model/game/tapis-games.h"
#include "model/learn/tapis-manual.h"
#include "model/learn/tapis-tips.h"
#include "model/past/tapis-deal-link.h"
#include "model/past/tapis-history.h"
#include "model/past/tapis-keeper.h"
#include "tapis-beside.h"
#include "tapis-window.h"

/* A function that shows a page. The window stores such a function for its back
 * button: it shows the page to which the button leads. */
typedef void (*WindowBack) (TapisWindow *self);

/* A function that gives @page, a new page, the objects that it needs. */
typedef void (*WindowGive) (TapisWindow *self, GtkWidget *page);

/* A page that was made, with everything that is needed to make it again when
 * the language changes. */
typedef struct
{
  GtkWidget **page; /* the field of the window that points to the page */
  GType type;
  WindowGive give;  /* called with the new page; may be NULL */
  GVariant *kept;   /* owned: what the page shows, while it is made again;
                     * otherwise NULL */
} WindowMade;

/* The structs with what only one file of the window needs: the ways between
 * pages (tapis-window-pages.c), the manual (tapis-window-manual.c), learning
 * (tapis-window-learning.c), and finished games (tapis-window-history.c). Each
 * file makes and frees its own struct. */
typedef struct _WindowWays WindowWays;
typedef struct _WindowReading WindowReading;
typedef struct _WindowLearning WindowLearning;
typedef struct _WindowPast WindowPast;

struct _TapisWindow
{
  AdwApplicationWindow parent_instance;

  /* owned */
  WindowWays *ways;
  WindowReading *reading;
  WindowLearning *learning;
  WindowPast *past;
  TapisStore *store;
  TapisGame *game;
  TapisKeeper *keeper; /* saves `game`; NULL if there is no game */
  TapisKeeper *over; /* the keeper of a finished game that was left for another
                      * page and can be shown again; or NULL */
  char *left; /* the name of a running game that was left for another page, or
               * NULL */
  TapisTips *tips;   /* made when they are first needed */

  /* template */
  GtkWidget *root; /* the content of the window */
  GtkWidget *header;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *menu;
  GMenuModel *main_menu;
  GtkWidget *rules; /* the button that opens the rules */
  GtkWidget *guide; /* the button that opens the list of special cards; the
                     * button of the log is visible whenever this button is
                     * visible */
  GtkWidget *unsaved; /* the notice that the game cannot be saved */
  GtkWidget *notice;
  TapisBeside *beside; /* shows `stack`, and the manual beside it or in its
                        * place */
  GtkStack *stack;

  /* pages, owned by `stack`; all except `chooser` are made when they are first
   * needed */
  GtkWidget *chooser;
  GtkWidget *setup;
  GtkWidget *table;
  GtkWidget *curtain;

  /* state */
  gboolean closing; /* the person has agreed to close the window although
                     * something is not saved */
  gboolean narrow;
  gboolean large;
  guint narrow_idle;
};

/* --- pages ---------------------------------------------------------------- */

WindowWays *window_new_ways  (void);
void        window_free_ways (WindowWays *ways);

/** Makes a screen reader say @text without moving the focus. If several texts
 * are announced before the next idle, the screen reader says all of them, one
 * after the other. */
void window_announce (TapisWindow *self, const char *text);

/** Shows @text in a notice above the page for some seconds, with a button
 * labelled @label (%NULL: no button), and announces @text. */
void window_show_notice (TapisWindow *self, const char *text,
                         const char *label);

/** Shows @text in a notice above the page for some seconds, without a button,
 * and announces it. */
void window_show_toast (TapisWindow *self, const char *text);

/** Shows a short message. During a game or a round it is shown on the table, so
 * that the layout does not change. Otherwise does the same as
 * window_show_toast(). */
void window_show_message (TapisWindow *self, const char *text);

/** Returns the page in *@field, a field of the window. If it is %NULL, makes a
 * page of the type @type, adds it to the window, and calls @give (may be %NULL)
 * with it. The window announces what the page announces. */
GtkWidget *window_need_page (TapisWindow *self, GtkWidget **field, GType type,
                             WindowGive give);

/** Removes the page in *@field, if there is one, and sets *@field to %NULL. */
void window_drop_page (TapisWindow *self, GtkWidget **field);

/** window_get_made() returns the WindowMade of all pages, in the order in which
 * the pages were first made; the window owns the array. window_take_made()
 * returns the same array, but gives it to the caller, and the window begins a
 * new one. */
GArray *window_get_made  (TapisWindow *self);
GArray *window_take_made (TapisWindow *self);

/** Returns the visible page: a TapisPage or the table. */
GtkWidget *window_get_page (TapisWindow *self);

/** Shows @page. @go_back becomes the function for the back button. */
void window_show_page (TapisWindow *self, GtkWidget *page, WindowBack go_back);

/** Shows @page, a TapisPage, and moves the focus into it. @go_back becomes the
 * function for the back button. If the person goes back to @page, its focus and
 * its scroll position are as before. Otherwise the page is scrolled to its top.
 */
void window_enter_page (TapisWindow *self, GtkWidget *page,
                        WindowBack go_back);

/** Shows @page, which was made again while it was the visible page. The
 * functions for the back button and for showing the page again do not change.
 */
void window_show_made_page (TapisWindow *self, GtkWidget *page);

/** window_set_again(), called after window_show_page() or window_enter_page(),
 * tells that @again shows that page again. The back button of a lesson that is
 * opened from the page then leads to it. window_get_again() returns that
 * function. By default it is %NULL, and a lesson does not lead back to the
 * page. */
void       window_set_again (TapisWindow *self, WindowBack again);
WindowBack window_get_again (TapisWindow *self);

/** Does the same as the back button while the manual does not cover the page.
 */
void window_go_back (TapisWindow *self);

/** Calls @way, which shows a page. If @way is the function for the back button,
 * the page keeps its focus and its scroll position. */
void window_go (TapisWindow *self, WindowBack way);

/** Moves the focus into the visible page; at the table, to the hand. */
void window_focus_page (TapisWindow *self);

/** Returns whether the table is the visible page and has a game. */
gboolean window_at_table (TapisWindow *self);

/** Shows the buttons of the header bar that belong to the visible page, if
 * there is room for them. Hides all others. */
void window_show_buttons (TapisWindow *self);

/* --- the rules and the help ----------------------------------------------- */

WindowReading *window_new_reading  (void);
void           window_free_reading (WindowReading *reading);

/** These functions open the manual. The first one shows the page or section
 * @to, or the list of all pages if @to is %NULL. The second one shows @part, a
 * part of a page. */
void window_show_manual (TapisWindow *self, const char *to);
void window_show_rule   (TapisWindow *self, TapisManualPart *part);

/** Returns whether the manual is open, and has the focus or covers the page. */
gboolean window_in_manual (TapisWindow *self);

/** Closes the manual. If the focus is in the manual, it goes back to the widget
 * that had it before the manual was opened. */
void window_close_manual (TapisWindow *self);

/** Moves the focus to the manual. Returns %FALSE if the manual is not open, or
 * if window_in_manual() is %TRUE. */
gboolean window_focus_manual (TapisWindow *self);

/** Returns the function for the back button of a lesson that is opened now. If
 * the manual covers the page, the lesson is opened from the manual, and the
 * function leads back to the manual. Otherwise it is @go_back. */
WindowBack window_back_to_manual (TapisWindow *self, WindowBack go_back);

/** Updates or closes the manual from now on whenever another page is shown.
 * Called when the content of the window is made; there is no manual then. */
void window_follow_manual (TapisWindow *self);

/** For a change of the language. window_keep_manual() returns what the manual
 * shows as a floating value, or %NULL if there is no manual.
 * window_open_manual_again() makes the manual again, lets it show what @kept
 * describes (see tapis_page_open()), and opens it if @open is %TRUE. */
GVariant *window_keep_manual       (TapisWindow *self);
void      window_open_manual_again (TapisWindow *self, GVariant *kept,
                                    gboolean open);

/* --- the language -------------------------------------------------------- */

/** Makes the content of the window, without its pages, in the current language.
 */
void window_build (TapisWindow *self);

/** From now on makes the content of the window again whenever the language
 * changes. */
void window_follow_language (TapisWindow *self);

/** These functions show texts in the current language: the number of the deal
 * as the subtitle of the window; a notice that the game cannot be saved; a
 * notice that @record was deleted, with a button to restore it; and on the
 * curtain, who should have the device. */
void window_tell_deal      (TapisWindow *self);
void window_tell_problem   (TapisWindow *self);
void window_tell_deleted   (TapisWindow *self, TapisRecord *record);
void window_update_curtain (TapisWindow *self);

/** Makes the game on the table again from its text, and also a finished game
 * that was left for another page. After that the table has no game until it is
 * given one again. */
void window_make_games_again (TapisWindow *self);

/* --- the game ------------------------------------------------------------- */

/** Removes the game from the table, if there is one. */
void window_drop_game (TapisWindow *self);

/** Shows the first page. */
void window_show_chooser (TapisWindow *self);

/** Shows the page for setting up a game of @rules. */
void window_show_setup (TapisWindow *self, const CgRules *rules);

/** These functions try again to save something that could not be saved. The
 * first one saves the game on the table. The second one saves everything, and
 * returns whether everything is saved now. */
void     window_save_again (TapisWindow *self);
gboolean window_save_all   (TapisWindow *self);

/** Puts @game on the table. If @dealt, it was dealt just now, and the deal is
 * animated. */
void window_show_game (TapisWindow *self, TapisGame *game, gboolean dealt);

/** Resumes the running game with the name @name (see tapis-store.h). Returns
 * %FALSE if there is none, or if its file cannot be read; then shows a message
 * too. */
gboolean window_resume (TapisWindow *self, const char *name);

/** Calls @begin with @game. If there is an unfinished running game with the
 * name @name, which would be lost, asks in a dialog first, which names the game
 * after @game. */
void window_replace_running (TapisWindow *self, const char *name,
                             TapisGame *game, TapisAnswerFunc begin);

/** Puts @game, a new game, on the table. If there is an unfinished game that
 * would be lost, asks in a dialog first. */
void window_begin_game (TapisWindow *self, TapisGame *game);

/** Copies @link as text to the clipboard, and shows a message about this. */
void window_copy_link (TapisWindow *self, const TapisDealLink *link);

/** The action of the button of the curtain: the person who should have the
 * device confirms that they have it, and the table shows their cards. */
void window_lift_curtain (TapisWindow *self);

/** Shows @page in place of the table, as window_enter_page() does. A game on
 * the table is removed and remembered, so that window_return_to_table() can
 * show it again. */
void window_leave_table (TapisWindow *self, GtkWidget *page,
                         WindowBack go_back);

/** Shows the game again that window_leave_table() has remembered. If there is
 * none, or it cannot be resumed, shows the first page. */
void window_return_to_table (TapisWindow *self);

/** Returns the tips, or %NULL if the person does not want any. */
TapisTips *window_get_tips (TapisWindow *self);

/* --- what is learnt ------------------------------------------------------- */

WindowLearning *window_new_learning  (void);
void            window_free_learning (WindowLearning *learning);

/** Shows a review of the finished game whose save is @text, with a length of
 * @length bytes. @path is the file of the game; if it is %NULL, the review is
 * not saved. @go_back becomes the function for the back button. Returns %FALSE
 * if @text is not the save of a finished game. */
gboolean window_review (TapisWindow *self, const char *text, gsize length,
                        const char *path, WindowBack go_back);

/** Returns the lesson on the visible page, or %NULL if another page is visible.
 * The window owns the lesson. */
TapisLesson *window_get_taught (TapisWindow *self);

/** Begins the lesson that was opened last. The page of the lesson must have
 * been made. */
void window_give_taught (TapisWindow *self);

/** Shows on the first page how far the learner has come, and how many exercises
 * are due. */
void window_tell_chooser (TapisWindow *self);

/** Called for a new game on the table. @alone tells whether only one person
 * plays. If so, whenever the game refuses a move for a reason for which it has
 * already refused one, an exercise about the rule is added to the practice box.
 */
void window_follow_refusals (TapisWindow *self, gboolean alone);

/** Returns the name of the reason for the last refusal, owned by the window.
 * Returns %NULL if a move was made after the refusal, or if no move was
 * refused. */
const char *window_get_refusal (TapisWindow *self);

/* --- what was played, and actions ----------------------------------------- */

WindowPast *window_new_past  (void);
void        window_free_past (WindowPast *past);

/** window_bring_back() restores the finished game that was deleted last.
 * window_forget_deleted() makes the deletion final. window_take_deleted()
 * returns that game, which the caller then owns, or %NULL; the window can then
 * neither restore it nor make its deletion final. */
void         window_bring_back     (TapisWindow *self);
void         window_forget_deleted (TapisWindow *self);
TapisRecord *window_take_deleted   (TapisWindow *self);

/** These functions install actions of the window in class_init. The first one
 * installs the actions for learning. The second one installs those for history,
 * replay and statistics. The third one installs all other actions, and calls
 * the first two functions. */
void window_install_learning (GtkWidgetClass *widget_class);
void window_install_history  (GtkWidgetClass *widget_class);
void window_install_actions  (GtkWidgetClass *widget_class);
