/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share: tapis-window.c (its pages),
 * tapis-window-game.c (the game on the table), tapis-window-curtain.c (who may
 * see it), tapis-window-history.c (what was played), tapis-window-lessons.c
 * (what is learnt) and tapis-window-actions.c (menu and keys). Nobody else
 * includes this. */

#pragma once

#include "model/game/tapis-games.h"
#include "model/past/tapis-keeper.h"
#include "tapis-window.h"

G_BEGIN_DECLS

/* The pages of what was played; see tapis-window-history.c. */
typedef struct _WindowHistory WindowHistory;

/* The pages of lessons; see tapis-window-lessons.c. */
typedef struct _WindowLessons WindowLessons;

struct _TapisWindow
{
  AdwApplicationWindow parent_instance;

  /* owned */
  GSettings *settings;
  TapisStore *store;
  TapisGame *game;
  TapisKeeper *keeper; /* of the game */

  /* template */
  GtkWidget *header;
  AdwWindowTitle *title;
  GtkWidget *back;
  GtkWidget *menu;
  GMenuModel *main_menu;
  GtkWidget *guide;
  GtkWidget *log;
  GtkWidget *unsaved; /* the notice that the game is not saved */
  GtkWidget *notice;
  GtkStack *stack;

  /* children, made when first needed */
  GtkWidget *chooser;
  GtkWidget *setup;
  GtkWidget *table;
  GtkWidget *curtain;
  WindowHistory *pages; /* owned */
  WindowLessons *lessons; /* owned */

  /* state */
  gboolean closing; /* a person agreed that what is not saved is lost */
  gboolean narrow;
  guint narrow_idle;
};

/* tapis-window.c */

/** Shows @text for a while, and has it spoken. */
void window_show_toast (TapisWindow *self,
                        const char  *text);

/** Adds a page that a screen reader calls @title; returns it. */
GtkWidget *window_add_page (TapisWindow *self,
                            GtkWidget   *page,
                            const char  *name,
                            const char  *title);

/** Shows the page "chooser", "setup", "table" or "curtain" under @title. */
void window_show_page (TapisWindow *self,
                       const char  *name,
                       const char  *title);

/** Whether the game lies open on the table. */
gboolean window_at_table (TapisWindow *self);

/** Shows all games; the one on the table is left as it is saved. */
void window_show_chooser (TapisWindow *self);

/** Asks how a game of @rules is to be played. */
void window_show_setup (TapisWindow   *self,
                        const CgRules *rules);

/* tapis-window-game.c */

/** Takes the game from the table, if there is one. */
void window_drop_game (TapisWindow *self);

/** Tries once more to save what the disk would not take; whether all is
 * saved now. */
gboolean window_save_all (TapisWindow *self);

/** Begins @game, which has just been made; asks first when one of its
 * kind would be lost in which a person has made a move. */
void window_begin_game (TapisWindow *self,
                        TapisGame   *game);

/** Shows the game with its viewer's eyes; @dealt: card by card. */
void window_show_table (TapisWindow *self,
                        gboolean     dealt);

/** Puts @game on the table; @dealt: it has just been dealt. */
void window_show_game (TapisWindow *self,
                       TapisGame   *game,
                       gboolean     dealt);

/* tapis-window-curtain.c */

/** Whether several people play the game at this device. */
gboolean window_wants_curtain (TapisWindow *self);

/** Covers the table until the next person has the device. */
void window_lower_curtain (TapisWindow *self);

/** Has the curtain follow the game. */
void window_connect_curtain (TapisWindow *self);

/* tapis-window-history.c */

void window_init_history (TapisWindow *self);
void window_free_history (TapisWindow *self);

/** Whether a page of what was played is shown. */
gboolean window_is_history (TapisWindow *self);
/** Leaves the table for the page @name under @title; the game that runs there
 * can be come back to. */
void window_leave_table (TapisWindow *self,
                         const char  *name,
                         const char  *title);

/** Leaves the page that is shown for the one before. */
void window_go_back (TapisWindow *self);

/** Installs the actions of history, replay and statistics. */
void window_install_history (GtkWidgetClass *widget_class);

/* tapis-window-lessons.c */

void window_init_lessons (TapisWindow *self);
void window_free_lessons (TapisWindow *self);

/** Shows the lessons of a game; with %NULL of the one that is learnt. */
void window_show_course (TapisWindow   *self,
                         const CgRules *rules);

/** Whether a lesson is shown. */
gboolean window_at_lesson (TapisWindow *self);

/** Ends the lesson that is shown; %FALSE where it was not opened from a game, to
 * which the way back leads then. */
gboolean window_close_lesson (TapisWindow *self);

/** F6 in a lesson; %FALSE past its end. */
gboolean window_focus_lesson_zone (TapisWindow *self,
                                   gboolean     forward);

/** Moves the focus to what is to be done; %FALSE where no page of lessons is
 * shown. */
gboolean window_focus_lessons (TapisWindow *self);

/** Installs their actions. */
void window_install_lessons (GtkWidgetClass *widget_class);

/* tapis-window-actions.c */

/** Has the actions that are about the deal's number follow the game. */
void window_enable_deal_actions (TapisWindow *self);

/** Installs the actions and their keys. */
void window_install_actions (GtkWidgetClass *widget_class);

G_END_DECLS
