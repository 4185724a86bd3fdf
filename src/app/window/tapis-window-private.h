/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share: its fields, and what each file does for
 * those after it, which are the only ones that call it:
 *
 *   tapis-window-pages.c    the page that is shown
 *   tapis-window-names.c    what the pages are called
 *   tapis-window-manual.c   the rules and the help beside the page
 *   tapis-window-game.c     the game on the table
 *   tapis-window-practice.c what is practised
 *   tapis-window-review.c   what the decisions of a game have cost
 *   tapis-window-history.c  what was played
 *   tapis-window-lessons.c  what is learnt
 *   tapis-window-actions.c  menu and keys
 *   tapis-window-renew.c    all of it anew in another language
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

/* Shows a page: where the way back leads from another one. */
typedef void (*WindowBack) (TapisWindow *self);

struct _TapisWindow
{
  AdwApplicationWindow parent_instance;

  /* owned; from the history on made when first needed */
  TapisStore *store;
  TapisGame *game;
  TapisKeeper *keeper; /* of the game */
  TapisKeeper *over; /* of a finished game that was left for another page */
  TapisHistory *history;
  TapisProgress *progress;
  TapisPractice *practice;
  TapisTips *tips;
  GHashTable *refused; /* what the game has refused, as names */
  GListModel *course; /* the lessons of the game that is learnt */
  TapisLesson *taught; /* the lesson that is given */
  const char *message; /* of the notice, not translated; or NULL: only its text
                        * is known */
  char *message_about; /* what is put into it, or NULL */
  TapisRecord *deleted; /* the game that can be brought back, or NULL */

  /* template */
  GtkWidget *root; /* all that the window holds */
  GtkWidget *header;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *menu;
  GMenuModel *main_menu;
  GtkWidget *rules; /* the button to them */
  GtkWidget *guide; /* the button; that of the log follows it */
  GtkWidget *unsaved; /* the notice that the game is not saved */
  GtkWidget *notice;
  TapisBeside *beside; /* the stack, with the manual beside it */
  GtkStack *stack;

  /* pages, made when first needed; the stack keeps them */
  GtkWidget *chooser;
  GtkWidget *setup;
  GtkWidget *table;
  GtkWidget *curtain;
  GtkWidget *games; /* that are finished */
  GtkWidget *record; /* of the game that was looked at last */
  GtkWidget *replay;
  GtkWidget *statistics;
  GtkWidget *review; /* of the game that was reviewed last */
  GtkWidget *path; /* of lessons */
  GtkWidget *lesson; /* or test, practice, puzzles */
  GtkWidget *manual; /* no page of the stack */

  /* state */
  WindowBack go_back; /* from the page that is shown */
  gboolean back_there; /* that way is taken now */
  WindowBack review_back; /* from the review */
  guint puzzle; /* the step of its puzzles that was left for a lesson */
  WindowBack manual_back; /* from a lesson, before the manual */
  GtkWidget *manual_from; /* weak: what had the focus before it */
  const CgRules *left; /* the game that was left for another page, or NULL */
  const CgRules *learnt; /* whose lessons the course has */
  gboolean closing; /* a person agreed that what is not saved is lost */
  char *refusal; /* owned: what the game has refused since the last move */
  gboolean narrow;
  guint narrow_idle;
  GString *speech; /* what is to be said, in an idle */
  guint speech_idle;
  guint n_spoken;
};

/* --- pages ---------------------------------------------------------------- */

/** Has a screen reader say @text without moving the focus. Sentences said in
 * one go are put together, none replaces another. */
void window_announce (TapisWindow *self, const char *text);

/** Shows @text for a while, with a button @label or with %NULL, and has it
 * spoken. */
void window_show_notice (TapisWindow *self, const char *text,
                         const char *label);

/** The same without a button. */
void window_show_toast (TapisWindow *self, const char *text);

/** The same with a message that is marked as N_(), which follows the language;
 * @about: what its %s is, or %NULL where it has none. */
void window_show_message (TapisWindow *self, const char *message,
                          const char *about);

/** Shows the notice that is shown once more, in a window that is built anew:
 * @before is the old one. */
void window_renew_notice (TapisWindow *self, GtkWidget *before);

/** Adds @page to the window; what it announces is spoken. Returns: @page. */
GtkWidget *window_add_page (TapisWindow *self, GtkWidget *page);

/** The page that is shown; the table is one too. */
GtkWidget *window_get_page (TapisWindow *self);

/** Shows @page, with the way back that @go_back is. */
void window_show_page (TapisWindow *self, GtkWidget *page, WindowBack go_back);

/** The same with a TapisPage, which takes the focus: it begins at its top, or
 * where the way back is taken it is as it was left. */
void window_enter_page (TapisWindow *self, GtkWidget *page,
                        WindowBack go_back);

/** Leads where @way does; that may be the way back. */
void window_go (TapisWindow *self, WindowBack way);

/** What @page is called, and more about it (%NULL: what is there stays), in
 * the title; lent. */
void window_name_page (TapisWindow *self, GtkWidget *page, const char **title,
                       const char **subtitle);

/** Whether the game lies open on the table. */
gboolean window_at_table (TapisWindow *self);

/** Shows the buttons for which there is room at the table only. */
void window_show_buttons (TapisWindow *self);

/* --- the rules and the help ----------------------------------------------- */

/** Shows the page or the section @to of the manual, with %NULL the list of all;
 * or @part of it. */
void window_show_manual (TapisWindow *self, const char *to);
void window_show_rule   (TapisWindow *self, TapisManualPart *part);

/** Whether the focus is in the manual, or nothing else is to be seen. */
gboolean window_in_manual (TapisWindow *self);

/** Closes it: the focus goes back to where it was. */
void window_close_manual (TapisWindow *self);

/** Moves the focus to it; %FALSE where it is not open or has it already. */
gboolean window_focus_manual (TapisWindow *self);

/** Where the way back leads from a lesson that is opened now: to the manual, if
 * it was opened from there, which covers the page; otherwise where @go_back
 * does. */
WindowBack window_back_to_manual (TapisWindow *self, WindowBack go_back);

/** The manual follows what the window shows; and is made anew in another
 * language, @old is what held it before. */
void window_follow_manual (TapisWindow *self);
void window_renew_manual  (TapisWindow *self, TapisBeside *old);

/* --- the language -------------------------------------------------------- */

/** Makes all that the window holds, but for its pages, in the language now. */
void window_build (TapisWindow *self);

/** From now on the window changes with the language. */
void window_follow_language (TapisWindow *self);

/** What is told anew then: the deal in the title; that the game is not saved;
 * that @record has been deleted, and can be brought back; the lessons of the
 * course; who is to have the device. */
void window_tell_deal       (TapisWindow *self);
void window_tell_problem    (TapisWindow *self);
void window_tell_deleted    (TapisWindow *self, TapisRecord *record);
void window_fill_course     (TapisWindow *self);
void window_update_curtain  (TapisWindow *self);

/** Adds a table to the window; and lets it hear what the first page, @chooser,
 * asks for. */
GtkWidget *window_add_table      (TapisWindow *self);
void       window_follow_chooser (TapisWindow *self, GtkWidget *chooser);

/* --- the game ------------------------------------------------------------- */

/** Takes the game from the table, if there is one. */
void window_drop_game (TapisWindow *self);

/** Shows the first page. */
void window_show_chooser (TapisWindow *self);

/** Shows the page on which a new game is set up as it was left. */
void window_return_to_setup (TapisWindow *self);

/** Tries once more to save the game that the disk would not take; and all
 * that it would not take. Returns: whether all is saved now. */
void     window_save_again (TapisWindow *self);
gboolean window_save_all   (TapisWindow *self);

/** Puts @game on the table; @dealt: it has just been dealt. */
void window_show_game (TapisWindow *self, TapisGame *game, gboolean dealt);

/** Begins @game, which has just been made; asks first when one of its
 * kind would be lost in which a person has made a move. */
void window_begin_game (TapisWindow *self, TapisGame *game);

/** Puts the deal @link on the clipboard, and says so. */
void window_copy_link (TapisWindow *self, const TapisDealLink *link);

/** The action of the curtain: the person for whom it is down has the device. */
void window_lift_action (GtkWidget *widget, const char *name,
                         GVariant *parameter);

/** As window_enter_page(), for a page that takes the place of the table; a game
 * that is not over is remembered. */
void window_leave_table (TapisWindow *self, GtkWidget *page,
                         WindowBack go_back);

/** Resumes the game that was left for another page; without one shows the
 * first page. */
void window_return_to_table (TapisWindow *self);

/* --- what was played, what is learnt, actions ----------------------------- */

/** Reviews the finished game that @text holds, whose file is @path, or %NULL.
 * The way back leads where @go_back does. Returns %FALSE where it is none. */
gboolean window_review (TapisWindow *self, const char *text, gsize length,
                        const char *path, WindowBack go_back);

/** Shows the puzzles again, which were left for a lesson. */
void window_show_puzzles (TapisWindow *self);

/** Gives @lesson, from whatever source; the way back leads where @go_back does.
 */
void window_open_lesson (TapisWindow *self, TapisLesson *lesson,
                         WindowBack go_back);

/** Undo the deletion of a finished game, or make it last. */
void window_bring_back     (TapisWindow *self);
void window_forget_deleted (TapisWindow *self);

/** Tells the first page how far the learner has come, and what is due. */
void window_tell_chooser (TapisWindow *self);

/* --- practice ------------------------------------------------------------- */

/** Reads @file, a TapisStateFile, and returns it; what goes wrong with it is
 * told, now and later. */
gpointer window_open_file (TapisWindow *self, gpointer file);

/** The practice box, which is read when it is first needed. */
TapisPractice *window_get_practice (TapisWindow *self);

/** Takes in that the game refused something for @refusal; and what a review
 * that has just been made calls costly. */
void window_note_refusal  (TapisWindow *self, const char *sentence,
                           const char *refusal);
void window_note_mistakes (TapisWindow *self, TapisReview *review);

/** In class_init: install the actions of practice. */
void window_install_practice (GtkWidgetClass *widget_class);

/** In class_init: install the actions of reviews; those of history, replay and
 * statistics; those of lessons; and all others with their keys. */
void window_install_review  (GtkWidgetClass *widget_class);
void window_install_history (GtkWidgetClass *widget_class);
void window_install_lessons (GtkWidgetClass *widget_class);
void window_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
