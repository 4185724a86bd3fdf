/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the window share: its fields, and what tapis-window-pages.c
 * does: showing a page. Each of the files knows those before it only:
 *
 *   tapis-window-pages.c    the page that is shown
 *   tapis-window-game.c     the game on the table
 *   tapis-window-history.c  what was played
 *   tapis-window-lessons.c  what is learnt
 *   tapis-window-actions.c  menu and keys
 *   tapis-window.c          the window itself
 *
 * Nobody else includes this. */

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
  WindowHistory *history;
  WindowLessons *lessons;

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

  /* pages, made when first needed */
  GtkWidget *chooser;
  GtkWidget *setup;
  GtkWidget *table;
  GtkWidget *curtain;

  /* state */
  const CgRules *left; /* the game that the way back resumes, or NULL */
  gboolean closing; /* a person agreed that what is not saved is lost */
  gboolean narrow;
  guint narrow_idle;
};

/** Has a screen reader say @text. */
void window_announce (TapisWindow *self,
                      const char  *text);

/** Shows @text for a while, and has it spoken. */
void window_show_toast (TapisWindow *self,
                        const char  *text);

/** Adds @page to the window; what it announces is spoken. Returns: @page. */
GtkWidget *window_add_page (TapisWindow *self,
                            GtkWidget   *page);

/** The page that is shown; the table is one too. */
GtkWidget *window_get_page (TapisWindow *self);

/** Shows @page under @title and @subtitle; with %NULL the subtitle stays. */
void window_show_page (TapisWindow *self,
                       GtkWidget   *page,
                       const char  *title,
                       const char  *subtitle);

/** Whether the game lies open on the table. */
gboolean window_at_table (TapisWindow *self);

/** Shows the buttons for which there is room at the table only. */
void window_show_buttons (TapisWindow *self);

G_END_DECLS
