/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share: its fields, and the functions that each
 * file offers to the files below it in this list, which alone call them:
 *
 *   tapis-window-pages.c    which page is shown
 *   tapis-window-manual.c   the rules and the help beside the page
 *   tapis-window-game.c     the game on the table
 *   tapis-window-practice.c the practice box
 *   tapis-window-review.c   reviews and puzzles
 *   tapis-window-history.c  finished games and statistics
 *   tapis-window-lessons.c  courses and lessons
 *   tapis-window-actions.c  all other actions, with their keys
 *   tapis-window-language.c makes the content again in another language
 *   tapis-window.c          the window itself
 *
 * Nobody else includes this. */

#pragma once

#include "model/game/tapis-games.h"
#include "model/learn/tapis-manual.h"
#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-progress.h"
#include "model/learn/tapis-review.h"
#include "model/learn/tapis-tips.h"
#include "model/past/tapis-deal-link.h"
#include "model/past/tapis-history.h"
#include "model/past/tapis-keeper.h"
#include "tapis-beside.h"
#include "tapis-window.h"

G_BEGIN_DECLS

/* A function that shows a page. The window keeps one as the way back from the
 * page that it shows. */
typedef void (*WindowBack) (TapisWindow *self);

/* A function that gives @page, which has just been made, the objects that it
 * works with. */
typedef void (*WindowGive) (TapisWindow *self, GtkWidget *page);

/* A page that has been made, with all that is needed to make it again. */
typedef struct
{
  GtkWidget **page; /* the field of the window that holds it */
  GType type;
  WindowGive give;  /* may be NULL */
  GVariant *kept;   /* owned: what the page shows, while it is made again */
} WindowMade;

struct _TapisWindow
{
  AdwApplicationWindow parent_instance;

  /* owned; those from `history` on are made when they are first needed */
  TapisStore *store;
  TapisGame *game;
  TapisKeeper *keeper; /* of the game */
  TapisKeeper *over; /* the keeper of a finished game that was left for another
                      * page */
  TapisHistory *history;
  TapisProgress *progress;
  TapisPractice *practice;
  TapisTips *tips;
  GHashTable *refused; /* of char *: what the game has refused, by name */
  GListModel *course; /* the lessons of the game `learnt` */
  TapisLesson *taught; /* the lesson that was opened last */
  TapisRecord *looked_at; /* the game that the page `record` shows, or NULL */
  GArray *made; /* of WindowMade: the pages, in the order in which they were
                 * made first */
  TapisRecord *deleted; /* a deleted game that can be brought back, or NULL */

  /* template */
  GtkWidget *root; /* the content of the window */
  GtkWidget *header;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *menu;
  GMenuModel *main_menu;
  GtkWidget *rules; /* the button that opens the rules */
  GtkWidget *guide; /* the button for the special cards; that of the log follows
                     * its visibility */
  GtkWidget *unsaved; /* the notice that says that the game is not saved */
  GtkWidget *notice;
  TapisBeside *beside; /* shows the stack, and the manual beside it */
  GtkStack *stack;

  /* pages, made when they are first needed; lent by the stack */
  GtkWidget *chooser;
  GtkWidget *setup;
  GtkWidget *table;
  GtkWidget *curtain;
  GtkWidget *games; /* the page of finished games */
  GtkWidget *record; /* the page of one finished game */
  GtkWidget *replay;
  GtkWidget *statistics;
  GtkWidget *review; /* the page of a review */
  GtkWidget *path; /* the page of the course of a game */
  GtkWidget *lesson; /* the page of a lesson, test, practice session or of
                      * puzzles */
  GtkWidget *manual; /* the manual, which is not in the stack */

  /* state */
  WindowBack go_back; /* where the way back leads from the page that is shown */
  gboolean back_there; /* that way back is being taken now */
  WindowBack review_back; /* where the way back leads from the page `review` */
  guint puzzle; /* the puzzle that was left for a lesson */
  WindowBack manual_back; /* where the way back leads from a lesson that was
                           * opened in the manual, after the manual */
  GtkWidget *manual_from; /* weak: what had the focus before the manual was
                           * opened */
  const CgRules *left; /* the game that was left for another page, or NULL */
  const CgRules *learnt; /* the game whose lessons are in `course`, or NULL */
  guint lesson_end; /* TapisCoachButtons: the buttons after the last step of
                     * `taught` */
  gboolean closing; /* a person has agreed to close without saving */
  char *refusal; /* owned: the name of what the game has refused since the last
                  * move, or NULL */
  gboolean narrow;
  guint narrow_idle;
  GString *speech; /* what a screen reader is to say in the next idle */
  guint speech_idle;
  guint n_spoken;
};

/* --- pages ---------------------------------------------------------------- */

/** Has a screen reader say @text without moving the focus. Several sentences
 * before the next idle are said one after the other. */
void window_announce (TapisWindow *self, const char *text);

/** Shows @text above the page for some seconds, with a button @label (%NULL:
 * none), and has a screen reader say it. */
void window_show_notice (TapisWindow *self, const char *text,
                         const char *label);

/** Shows @text in the same way, without a button. */
void window_show_toast (TapisWindow *self, const char *text);

/** Shows @text on the table, if a game is being played there, so that nothing
 * has to move; otherwise as window_show_toast() does. */
void window_show_message (TapisWindow *self, const char *text);

/** Returns the page in @field, a field of the window. If it is %NULL, a page of
 * @type is made and added to the window, and @give is called with it, unless
 * that is %NULL. What the page announces is said by a screen reader. */
GtkWidget *window_need_page (TapisWindow *self, GtkWidget **field, GType type,
                             WindowGive give);

/** Removes the page in @field, if there is one, and sets @field to %NULL. */
void window_drop_page (TapisWindow *self, GtkWidget **field);

/** Returns a new list for TapisWindow.made. */
GArray *window_new_made (void);

/** The page that is shown: a TapisPage or the table. */
GtkWidget *window_get_page (TapisWindow *self);

/** Shows @page. From there the way back is @go_back. */
void window_show_page (TapisWindow *self, GtkWidget *page, WindowBack go_back);

/** Shows @page, a TapisPage, and moves the focus to it. It begins at its top;
 * if a person comes back to it, it is as they left it. */
void window_enter_page (TapisWindow *self, GtkWidget *page,
                        WindowBack go_back);

/** Calls @way. If that is the way back, the page that it shows is as it was
 * left. */
void window_go (TapisWindow *self, WindowBack way);

/** Moves the focus to where it belongs on the page that is shown. */
void window_focus_page (TapisWindow *self);

/** Whether the game is on the table and the table is shown. */
gboolean window_at_table (TapisWindow *self);

/** Shows those buttons of the header bar that belong to the page and for which
 * there is room. */
void window_show_buttons (TapisWindow *self);

/* --- the rules and the help ----------------------------------------------- */

/** Show, in the manual: the page or the section @to (%NULL: the list of all
 * pages); or @part of a page. */
void window_show_manual (TapisWindow *self, const char *to);
void window_show_rule   (TapisWindow *self, TapisManualPart *part);

/** Whether the focus is in the manual, or the manual covers the page. */
gboolean window_in_manual (TapisWindow *self);

/** Closes the manual. The focus goes back to where it was before. */
void window_close_manual (TapisWindow *self);

/** Moves the focus to the manual. Returns %FALSE if it is not open or has the
 * focus already. */
gboolean window_focus_manual (TapisWindow *self);

/** Returns the way back from a lesson that is being opened: to the manual, if
 * that covers the page and the lesson was opened from there; otherwise
 * @go_back. */
WindowBack window_back_to_manual (TapisWindow *self, WindowBack go_back);

/** Has the manual follow which page is shown. */
void window_follow_manual (TapisWindow *self);

/** Makes the manual again, after a change of the language, and has it show what
 * @kept says (tapis_page_open()). @open: whether it is visible. */
void window_open_manual_again (TapisWindow *self, GVariant *kept,
                               gboolean open);

/* --- the language -------------------------------------------------------- */

/** Makes the content of the window, without its pages, in the current language.
 */
void window_build (TapisWindow *self);

/** Has the content be made again whenever the language changes. */
void window_follow_language (TapisWindow *self);

/** Show, in the current language, what the window itself says: the deal in the
 * title; that the game is not saved; that @record was deleted and can be
 * brought back; and who is to have the device. */
void window_tell_deal      (TapisWindow *self);
void window_tell_problem   (TapisWindow *self);
void window_tell_deleted   (TapisWindow *self, TapisRecord *record);
void window_update_curtain (TapisWindow *self);

/** Makes the game on the table, and a finished one that was left, again from
 * their texts. After that the table has no game. */
void window_make_games_again (TapisWindow *self);

/** Has the page `lesson` give the lesson `taught`. */
void window_give_taught (TapisWindow *self);

/* --- the game ------------------------------------------------------------- */

/** Takes the game from the table, if there is one. */
void window_drop_game (TapisWindow *self);

/** Shows the first page. */
void window_show_chooser (TapisWindow *self);

/** Shows the page for setting up a new game, as it was left. */
void window_return_to_setup (TapisWindow *self);

/** Try again to save the game on the table, or everything that could not be
 * saved. Returns: whether everything is saved now. */
void     window_save_again (TapisWindow *self);
gboolean window_save_all   (TapisWindow *self);

/** Puts @game on the table. @dealt: it has just been dealt, which is shown. */
void window_show_game (TapisWindow *self, TapisGame *game, gboolean dealt);

/** Begins @game, which has just been made. If a running game of the same kind
 * would be lost, it asks first. */
void window_begin_game (TapisWindow *self, TapisGame *game);

/** Puts @link on the clipboard, as text, and says so. */
void window_copy_link (TapisWindow *self, const TapisDealLink *link);

/** The action of the curtain: the person who was to have the device has it, and
 * sees their cards. */
void window_lift_action (GtkWidget *widget, const char *name,
                         GVariant *parameter);

/** Shows @page, as window_enter_page() does, in the place of the table. A game
 * on the table is remembered, for window_return_to_table(). */
void window_leave_table (TapisWindow *self, GtkWidget *page,
                         WindowBack go_back);

/** Resumes the game that was left for another page; without one it shows the
 * first page. */
void window_return_to_table (TapisWindow *self);

/* --- what was played, what is learnt, actions ----------------------------- */

/** Reviews the finished game in @text. @path: its file, or %NULL. From the
 * review the way back is @go_back. Returns %FALSE if @text is no finished game.
 */
gboolean window_review (TapisWindow *self, const char *text, gsize length,
                        const char *path, WindowBack go_back);

/** Shows the puzzles again that were left for a lesson. */
void window_show_puzzles (TapisWindow *self);

/** Gives @lesson. From there the way back is @go_back. */
void window_open_lesson (TapisWindow *self, TapisLesson *lesson,
                         WindowBack go_back);

/** Undo the deletion of a finished game, or make it final. */
void window_bring_back     (TapisWindow *self);
void window_forget_deleted (TapisWindow *self);

/** Shows on the first page how far the learner has come, and how many exercises
 * are due. */
void window_tell_chooser (TapisWindow *self);

/* --- practice ------------------------------------------------------------- */

/** Reads @file, a TapisStateFile, and returns it. What is wrong with it is
 * told, now and whenever it cannot be written. */
gpointer window_open_file (TapisWindow *self, gpointer file);

/** The practice box, which is read when it is first needed; lent. */
TapisPractice *window_get_practice (TapisWindow *self);

/** Put into the practice box: a rule, when the game has refused something by
 * the name @refusal twice; and what a new review calls a mistake. */
void window_note_refusal  (TapisWindow *self, const char *sentence,
                           const char *refusal);
void window_note_mistakes (TapisWindow *self, TapisReview *review);

/** In class_init: installs the action of practice. */
void window_install_practice (GtkWidgetClass *widget_class);

/** In class_init: install the actions of reviews; those of history, replay and
 * statistics; those of lessons; and all actions, with their keys. */
void window_install_review  (GtkWidgetClass *widget_class);
void window_install_history (GtkWidgetClass *widget_class);
void window_install_lessons (GtkWidgetClass *widget_class);
void window_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
