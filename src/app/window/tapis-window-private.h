/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share: a few fields, and functions. What only
 * one file needs is in that file's own struct. A file mostly calls functions of
 * the files above it in this list:
 *
 *   tapis-window-pages.c    which page is shown, and the ways between pages
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

#include "model/game/tapis-games.h"
#include "model/learn/tapis-manual.h"
#include "model/learn/tapis-tips.h"
#include "model/past/tapis-deal-link.h"
#include "model/past/tapis-history.h"
#include "model/past/tapis-keeper.h"
#include "tapis-beside.h"
#include "tapis-window.h"

G_BEGIN_DECLS

/* A function that shows a page. The window keeps one of these as its "way
 * back": it shows the page to which the back button leads. */
typedef void (*WindowBack) (TapisWindow *self);

/* A function that gives the new page @page the objects that it needs. */
typedef void (*WindowGive) (TapisWindow *self, GtkWidget *page);

/* A page that has been made, with all that is needed to make it again when the
 * language changes. */
typedef struct
{
  GtkWidget **page; /* the field of the window that points to the page */
  GType type;
  WindowGive give;  /* called with the new page; may be NULL */
  GVariant *kept;   /* owned: what the page shows, kept while the page is made
                     * again */
} WindowMade;

/* What only one file of the window needs: the ways between the pages, the
 * manual, what is learnt, and what was played. The file makes and frees it. */
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
  TapisKeeper *keeper; /* saves the game */
  TapisKeeper *over; /* the keeper of a finished game that can be shown again,
                      * while another page is shown in its place; or NULL */
  TapisTips *tips;   /* made when it is first needed */

  /* template */
  GtkWidget *root; /* the content of the window */
  GtkWidget *header;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *menu;
  GMenuModel *main_menu;
  GtkWidget *rules; /* the button that opens the rules */
  GtkWidget *guide; /* the button that opens the list of special cards; the
                     * button of the log is visible when this one is */
  GtkWidget *unsaved; /* the notice that says that the game is not saved */
  GtkWidget *notice;
  TapisBeside *beside; /* shows the stack, and the manual beside it */
  GtkStack *stack;

  /* pages, made when they are first needed and owned by the stack */
  GtkWidget *chooser;
  GtkWidget *setup;
  GtkWidget *table;
  GtkWidget *curtain;

  /* state */
  const CgRules *left; /* the unfinished game that was left for another page, or
                        * NULL */
  gboolean closing; /* a person has agreed to close without saving */
  gboolean narrow;
  guint narrow_idle;
};

/* --- pages ---------------------------------------------------------------- */

WindowWays *window_new_ways  (void);
void        window_free_ways (WindowWays *ways);

/** Makes a screen reader say @text without moving the focus. If there are
 * several sentences before the next idle, they are said one after the other. */
void window_announce (TapisWindow *self, const char *text);

/** Shows @text above the page for some seconds, with a button @label (%NULL: no
 * button), and makes a screen reader say it. */
void window_show_notice (TapisWindow *self, const char *text,
                         const char *label);

/** Shows @text above the page for some seconds, without a button, and makes a
 * screen reader say it. */
void window_show_toast (TapisWindow *self, const char *text);

/** Shows @text on the table if a game is being played there, so that nothing on
 * the screen moves; otherwise shows it as window_show_toast() does. */
void window_show_message (TapisWindow *self, const char *text);

/** Returns the page to which @field, a field of the window, points. If it is
 * %NULL, a page of @type is made and added to the window, and @give (may be
 * %NULL) is called with it. A screen reader says what the page announces. */
GtkWidget *window_need_page (TapisWindow *self, GtkWidget **field, GType type,
                             WindowGive give);

/** Removes the page to which @field points, if there is one, and sets @field to
 * %NULL. */
void window_drop_page (TapisWindow *self, GtkWidget **field);

/** Returns the list of WindowMade of the pages, lent, in the order in which
 * they were made first. window_take_made() gives it to the caller: from now on
 * the pages that are made go to a new list. */
GArray *window_get_made  (TapisWindow *self);
GArray *window_take_made (TapisWindow *self);

/** Returns the page that is shown: a TapisPage or the table. */
GtkWidget *window_get_page (TapisWindow *self);

/** Shows @page. The back button then calls @go_back. */
void window_show_page (TapisWindow *self, GtkWidget *page, WindowBack go_back);

/** Shows @page, a TapisPage, and moves the focus to it. The back button then
 * calls @go_back. The page is shown from its top, unless the person comes back
 * to it: then it is as they left it. */
void window_enter_page (TapisWindow *self, GtkWidget *page,
                        WindowBack go_back);

/** Shows @page, the page that is shown now and was made again. The ways from it
 * stay as they are. */
void window_show_made_page (TapisWindow *self, GtkWidget *page);

/** Says after window_show_page() or window_enter_page() that @again shows that
 * page again, so that a lesson that is opened from it can lead back to it.
 * window_get_again() returns this function; %NULL, which is the default: no
 * lesson leads back to the page. */
void       window_set_again (TapisWindow *self, WindowBack again);
WindowBack window_get_again (TapisWindow *self);

/** Does what the back button does. */
void window_go_back (TapisWindow *self);

/** Calls @way, which shows a page. If @way is where the back button leads, that
 * page is shown as it was left. */
void window_go (TapisWindow *self, WindowBack way);

/** Moves the focus into the page that is shown; on the table, to the hand. */
void window_focus_page (TapisWindow *self);

/** Whether there is a game on the table, and the table is the page that is
 * shown. */
gboolean window_at_table (TapisWindow *self);

/** Shows the buttons of the header bar that belong to the page that is shown,
 * if there is room for them, and hides the others. */
void window_show_buttons (TapisWindow *self);

/* --- the rules and the help ----------------------------------------------- */

WindowReading *window_new_reading  (void);
void           window_free_reading (WindowReading *reading);

/** Open the manual. The first function shows the page or section @to (%NULL:
 * the list of all pages), the second one shows @part, a part of a page. */
void window_show_manual (TapisWindow *self, const char *to);
void window_show_rule   (TapisWindow *self, TapisManualPart *part);

/** Whether the focus is in the manual, or the manual covers the page. */
gboolean window_in_manual (TapisWindow *self);

/** Closes the manual. The focus goes back to the widget that had it before the
 * manual was opened. */
void window_close_manual (TapisWindow *self);

/** Moves the focus to the manual. Returns %FALSE if the manual is not open or
 * has the focus already. */
gboolean window_focus_manual (TapisWindow *self);

/** Returns the function for the back button of a lesson that is being opened.
 * It leads to the manual if the manual covers the page, that is if the lesson
 * was opened from the manual; otherwise it is @go_back. */
WindowBack window_back_to_manual (TapisWindow *self, WindowBack go_back);

/** Closes or updates the manual from now on whenever another page is shown.
 * Called when the content of the window is made: there is no manual yet. */
void window_follow_manual (TapisWindow *self);

/** For a change of the language. window_keep_manual() returns what the manual
 * shows, a floating value, or %NULL. window_open_manual_again() makes the
 * manual again, to show what @kept says (see tapis_page_open()). @open: whether
 * the manual is visible. */
GVariant *window_keep_manual       (TapisWindow *self);
void      window_open_manual_again (TapisWindow *self, GVariant *kept,
                                    gboolean open);

/* --- the language -------------------------------------------------------- */

/** Makes the content of the window, without its pages, in the current language.
 */
void window_build (TapisWindow *self);

/** Makes the content of the window again from now on whenever the language
 * changes. */
void window_follow_language (TapisWindow *self);

/** Show texts of the window itself in the current language: the number of the
 * deal in the title; that the game is not saved; that @record was deleted and
 * can be brought back; and who is to have the device. */
void window_tell_deal      (TapisWindow *self);
void window_tell_problem   (TapisWindow *self);
void window_tell_deleted   (TapisWindow *self, TapisRecord *record);
void window_update_curtain (TapisWindow *self);

/** Makes the game on the table again from its text, and also a finished game
 * that was left for another page. The table itself has no game after that. */
void window_make_games_again (TapisWindow *self);

/* --- the game ------------------------------------------------------------- */

/** Takes the game from the table, if there is one. */
void window_drop_game (TapisWindow *self);

/** Shows the first page. */
void window_show_chooser (TapisWindow *self);

/** Shows the page for setting up a game of @rules. */
void window_show_setup (TapisWindow *self, const CgRules *rules);

/** Try again to save what could not be saved: the first function saves the game
 * on the table; the second one saves everything, and returns whether everything
 * is saved now. */
void     window_save_again (TapisWindow *self);
gboolean window_save_all   (TapisWindow *self);

/** Puts @game on the table. @dealt: it has just been dealt, so that the deal is
 * animated. */
void window_show_game (TapisWindow *self, TapisGame *game, gboolean dealt);

/** Begins the new game @game. If an unfinished game of the same kind would be
 * lost, a dialog asks first. */
void window_begin_game (TapisWindow *self, TapisGame *game);

/** Copies @link to the clipboard, as text, and shows a message about that. */
void window_copy_link (TapisWindow *self, const TapisDealLink *link);

/** The action of the button of the curtain, which a person presses when they
 * have got the device: shows their cards. */
void window_lift_action (GtkWidget *widget, const char *name,
                         GVariant *parameter);

/** Shows @page in the place of the table, as window_enter_page() does. A game
 * on the table is remembered, so that window_return_to_table() can show it
 * again. */
void window_leave_table (TapisWindow *self, GtkWidget *page,
                         WindowBack go_back);

/** Shows the game again that was left for another page; if there is none, shows
 * the first page. */
void window_return_to_table (TapisWindow *self);

/* --- what is learnt ------------------------------------------------------- */

WindowLearning *window_new_learning  (void);
void            window_free_learning (WindowLearning *learning);

/** Shows a review of the finished game in @text, which is @length bytes long.
 * @path: the file of the game, or %NULL. The back button then calls @go_back.
 * Returns %FALSE if @text is not a finished game. */
gboolean window_review (TapisWindow *self, const char *text, gsize length,
                        const char *path, WindowBack go_back);

/** Returns the lesson that is given on the page that is shown, lent; %NULL if
 * another page is shown. */
TapisLesson *window_get_taught (TapisWindow *self);

/** Gives the lesson that was opened last, on the page that was made for it. */
void window_give_taught (TapisWindow *self);

/** Shows on the first page how far the learner has come, and how many exercises
 * are due. */
void window_tell_chooser (TapisWindow *self);

/** Follows the new game on the table: when it has refused a move for the same
 * reason twice, an exercise about that rule is added to the practice box.
 * @alone: whether one person plays; otherwise there are no exercises. */
void window_follow_refusals (TapisWindow *self, gboolean alone);

/** Returns the name of the reason for the last refusal, lent; %NULL after the
 * next move. */
const char *window_get_refusal (TapisWindow *self);

/* --- what was played, and actions ----------------------------------------- */

WindowPast *window_new_past  (void);
void        window_free_past (WindowPast *past);

/** Undo the deletion of the finished game that was deleted last, or make it
 * final. window_take_deleted() returns the deleted game, which the caller owns
 * then, or %NULL, and the deletion is neither undone nor final. */
void         window_bring_back     (TapisWindow *self);
void         window_forget_deleted (TapisWindow *self);
TapisRecord *window_take_deleted   (TapisWindow *self);

/** Install actions of the window: for what is learnt; for history, replay and
 * statistics; and all actions of the window, with their keys. They are called
 * in class_init. */
void window_install_learning (GtkWidgetClass *widget_class);
void window_install_history  (GtkWidgetClass *widget_class);
void window_install_actions  (GtkWidgetClass *widget_class);

G_END_DECLS
