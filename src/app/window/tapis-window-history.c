/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's pages of what was played: history, one finished game, replay,
 * statistics; and the ways between them. Knows games only from the registry. */

#include "config.h"

#include "tapis-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/cg-games.h"
#include "model/past/tapis-file.h"
#include "app/tapis-compat.h"
#include "app/pages/tapis-history-page.h"
#include "tapis-notice.h"
#include "app/pages/tapis-record-page.h"
#include "app/pages/tapis-replay-page.h"
#include "app/pages/tapis-statistics-page.h"

/* The pages, once they are needed; the stack keeps them. */
struct _WindowHistory
{
  TapisHistory *history; /* owned */
  GtkWidget    *list;
  GtkWidget    *record;
  GtkWidget    *replay;
  GtkWidget    *statistics;

  /* where the ways back lead */
  const CgRules *left;     /* the game that was on the table, or NULL */
  gboolean       replayed; /* that game itself is replayed */
};

static void show_history (TapisWindow *self);

/* --- pages ---------------------------------------------------------------- */

void
window_leave_table (TapisWindow *self, const char *name, const char *title)
{
  WindowHistory *pages = self->pages;

  if (self->game != NULL)
    pages->left = tapis_game_get_over (self->game)
                    ? NULL
                    : tapis_game_get_rules (self->game);
  window_drop_game (self);
  if (!g_str_equal (name, "replay") && pages->replay != NULL)
    tapis_replay_page_set_replay (TAPIS_REPLAY_PAGE (pages->replay), NULL);
  adw_window_title_set_subtitle (self->title, "");
  window_show_page (self, name, title);
}

gboolean
window_is_history (TapisWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (self->stack);
  const WindowHistory *pages = self->pages;

  return page != NULL &&
         (page == pages->list || page == pages->record ||
          page == pages->replay || page == pages->statistics);
}

void
window_free_history (TapisWindow *self)
{
  g_clear_object (&self->pages->history);
  g_clear_pointer (&self->pages, g_free);
}

/* The page is called by the game that it is about. */
static void
show_record (TapisWindow *self, TapisRecord *record)
{
  window_leave_table (self, "record",
                      _(tapis_record_get_rules (record)->title));
  adw_window_title_set_subtitle (self->title, _("Finished Game"));
  tapis_record_page_set_record (TAPIS_RECORD_PAGE (self->pages->record),
                                record);
}

void
window_go_back (TapisWindow *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->stack);
  WindowHistory *pages = self->pages;

  if (g_strcmp0 (page, "replay") == 0 && !pages->replayed)
    {
      tapis_replay_page_set_replay (TAPIS_REPLAY_PAGE (pages->replay), NULL);
      show_record (self, tapis_record_page_get_record (
                           TAPIS_RECORD_PAGE (pages->record)));
    }
  else if (g_strcmp0 (page, "record") == 0)
    {
      show_history (self);
    }
  else if (window_at_lesson (self) && !window_close_lesson (self))
    {
      window_show_course (self, NULL);
    }
  else
    {
      const CgRules *left = pages->left;

      if (pages->replay != NULL)
        tapis_replay_page_set_replay (TAPIS_REPLAY_PAGE (pages->replay),
                                      NULL);
      pages->left = NULL;
      if (self->game != NULL || left == NULL ||
          !tapis_store_has_running (self->store, left->id) ||
          !tapis_window_resume (self, left))
        window_show_chooser (self);
    }
}

/* --- deleting, with a way back -------------------------------------------- */

/* What a notice can bring back, or lets be forgotten. */
typedef struct
{
  TapisHistory *history;
  TapisRecord  *record;
} Deleted;

static void
undo_cb (gpointer data, gpointer notice)
{
  Deleted *deleted = data;

  tapis_history_bring_back (deleted->history, deleted->record);
}

static void
gone_cb (gpointer data)
{
  Deleted *deleted = data;

  tapis_history_forget (deleted->history, deleted->record);
  g_object_unref (deleted->history);
  g_object_unref (deleted->record);
  g_free (deleted);
}

static void
delete_record (TapisWindow *self, TapisRecord *record)
{
  const char *sentence = _("The game has been deleted.");
  Deleted *deleted;

  if (!tapis_history_delete (self->pages->history, record))
    return;
  deleted = g_new (Deleted, 1);
  *deleted = (Deleted) { g_object_ref (self->pages->history),
                         g_object_ref (record) };
  tapis_notice_show (TAPIS_NOTICE (self->notice), sentence, _("_Undo"),
                     undo_cb, deleted, gone_cb);
  tapis_compat_announce (GTK_WINDOW (self), sentence);
}

/* --- one game ------------------------------------------------------------- */

static TapisRecord *
record_shown (TapisWindow *self)
{
  return tapis_record_page_get_record (
    TAPIS_RECORD_PAGE (self->pages->record));
}

static void
record_delete_cb (TapisWindow *self)
{
  g_autoptr (TapisRecord) record = g_object_ref (record_shown (self));

  show_history (self);
  delete_record (self, record);
}

static void
record_copy_cb (TapisWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = tapis_record_to_text (record_shown (self), &error);

  if (text == NULL)
    {
      window_show_toast (self, _("The file of this game cannot be read."));
      return;
    }
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  window_show_toast (self, _("The game is on the clipboard, as text."));
}

static void
exported_cb (GtkWindow *window, const char *problem)
{
  window_show_toast (TAPIS_WINDOW (window),
                     problem != NULL ? problem
                                     : _("The game has been exported."));
}

static void
record_export_cb (TapisWindow *self)
{
  TapisRecord *record = record_shown (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = tapis_record_to_text (record, &error);
  g_autofree char *base = g_path_get_basename (tapis_record_get_name (record));
  g_autofree char *name = NULL;

  if (text == NULL)
    {
      window_show_toast (self, _("The file of this game cannot be read."));
      return;
    }
  base[strlen (base) - strlen (TAPIS_STORE_SUFFIX)] = '\0';
  name = g_strconcat (base, ".txt", NULL);
  tapis_compat_save_text (GTK_WINDOW (self), _("Export Game"), name, text,
                          exported_cb);
}

static void
play_on_now (GtkWindow *window, gpointer data)
{
  TapisWindow *self = TAPIS_WINDOW (window);
  TapisReplay *replay = tapis_replay_page_get_replay (
    TAPIS_REPLAY_PAGE (self->pages->replay));
  g_autoptr (TapisGame) game = NULL;

  if (replay == NULL)
    return;
  game = tapis_replay_play_on (replay);
  tapis_replay_page_set_replay (TAPIS_REPLAY_PAGE (self->pages->replay),
                                NULL);
  window_show_game (self, game, FALSE);
}

static void
play_on_cb (TapisWindow *self)
{
  TapisReplay *replay = tapis_replay_page_get_replay (
    TAPIS_REPLAY_PAGE (self->pages->replay));

  if (tapis_store_has_begun (
        self->store,
        tapis_game_get_game_id (tapis_replay_get_game (replay))))
    tapis_compat_ask (GTK_WINDOW (self), _("Give up the running game?"),
                      _("A game of this kind is not finished yet. The "
                        "practice game takes its place."),
                      _("_Give Up"), TRUE, play_on_now, NULL, NULL);
  else
    play_on_now (GTK_WINDOW (self), NULL);
}

static void
announce_cb (TapisWindow *self, const char *sentence)
{
  tapis_compat_announce (GTK_WINDOW (self), sentence);
}

static void
show_replay (TapisWindow *self, TapisGame *game)
{
  WindowHistory *pages = self->pages;
  g_autoptr (TapisReplay) replay = tapis_replay_new (game);

  if (pages->replay == NULL)
    {
      pages->replay =
        window_add_page (self, tapis_replay_page_new (self->settings),
                         "replay", _("Replay"));
      g_signal_connect_swapped (pages->replay, "announce",
                                G_CALLBACK (announce_cb), self);
      g_signal_connect_swapped (pages->replay, "play-on",
                                G_CALLBACK (play_on_cb), self);
    }
  window_leave_table (self, "replay", tapis_game_get_title (game));
  adw_window_title_set_subtitle (self->title, _("Replay"));
  tapis_replay_page_set_replay (TAPIS_REPLAY_PAGE (pages->replay), replay);
}

static void
record_replay_cb (TapisWindow *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = tapis_record_dup_path (record_shown (self));
  g_autofree char *text = NULL;
  g_autoptr (TapisGame) game = NULL;
  gsize length;

  text = tapis_file_read (path, &length, &error);
  if (text != NULL)
    game = tapis_game_new_from_text (text, (gssize) length, &error);
  if (game == NULL)
    {
      window_show_toast (self, _("The file of this game cannot be read."));
      return;
    }
  self->pages->replayed = FALSE;
  show_replay (self, game);
}

static void
open_cb (TapisWindow *self, TapisRecord *record)
{
  WindowHistory *pages = self->pages;

  if (pages->record == NULL)
    {
      pages->record =
        window_add_page (self, tapis_record_page_new (), "record",
                         _("Finished Game"));
      g_signal_connect_swapped (pages->record, "replay",
                                G_CALLBACK (record_replay_cb), self);
      g_signal_connect_swapped (pages->record, "copy",
                                G_CALLBACK (record_copy_cb), self);
      g_signal_connect_swapped (pages->record, "export",
                                G_CALLBACK (record_export_cb), self);
      g_signal_connect_swapped (pages->record, "delete",
                                G_CALLBACK (record_delete_cb), self);
    }
  show_record (self, record);
}

/* --- all games ------------------------------------------------------------ */

static void
ensure_history (TapisWindow *self)
{
  WindowHistory *pages = self->pages;

  if (pages->history == NULL)
    {
      pages->history = tapis_history_new (self->store);
      g_signal_connect_object (pages->history, "failed",
                               G_CALLBACK (window_show_toast), self,
                               G_CONNECT_SWAPPED);
    }
  tapis_history_load (pages->history);
}

static void
show_history (TapisWindow *self)
{
  WindowHistory *pages = self->pages;

  ensure_history (self);
  if (pages->list == NULL)
    {
      pages->list =
        window_add_page (self, tapis_history_page_new (pages->history),
                         "history", _("History"));
      g_signal_connect_swapped (pages->list, "open", G_CALLBACK (open_cb),
                                self);
      g_signal_connect_swapped (pages->list, "delete",
                                G_CALLBACK (delete_record), self);
    }
  window_leave_table (self, "history", _("History"));
  tapis_history_page_focus (TAPIS_HISTORY_PAGE (pages->list));
}

/* --- statistics ----------------------------------------------------------- */

static void
reset_agreed_cb (GtkWindow *window, gpointer data)
{
  TapisWindow *self = TAPIS_WINDOW (window);

  tapis_history_set_aside (self->pages->history, data);
}

static void
reset_cb (TapisWindow *self)
{
  const CgRules *rules = tapis_statistics_page_get_rules (
    TAPIS_STATISTICS_PAGE (self->pages->statistics));
  g_autofree char *question =
    rules != NULL
      /* Translators: %s is a game's name. */
      ? g_strdup_printf (_("Begin the statistics of %s anew?"),
                         _(rules->title))
      : g_strdup (_("Begin all statistics anew?"));

  tapis_compat_ask (GTK_WINDOW (self), question,
                    _("They count from nothing again. The games stay in the "
                      "history, where you can read and replay them, but "
                      "they are not counted any more."),
                    _("_Begin Anew"), TRUE, reset_agreed_cb,
                    (gpointer) rules, NULL);
}

static void
show_statistics (TapisWindow *self)
{
  WindowHistory *pages = self->pages;

  ensure_history (self);
  if (pages->statistics == NULL)
    {
      pages->statistics =
        window_add_page (self, tapis_statistics_page_new (pages->history),
                         "statistics", _("Statistics"));
      g_signal_connect_swapped (pages->statistics, "reset",
                                G_CALLBACK (reset_cb), self);
    }
  window_leave_table (self, "statistics", _("Statistics"));
  tapis_statistics_page_focus (TAPIS_STATISTICS_PAGE (pages->statistics));
}

static void
statistics_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_statistics (TAPIS_WINDOW (widget));
}

/* --- actions -------------------------------------------------------------- */

static void
history_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  show_history (TAPIS_WINDOW (widget));
}

/* The game on the table, as far as it has come. */
static void
replay_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autofree char *text = NULL;
  g_autoptr (TapisGame) game = NULL;

  if (self->game == NULL)
    return;
  text = tapis_game_to_text (self->game);
  game = tapis_game_new_from_text (text, -1, NULL);
  self->pages->replayed = TRUE;
  show_replay (self, game);
}

static void
back_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  window_go_back (TAPIS_WINDOW (widget));
}

void
window_install_history (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "win.history", NULL,
                                   history_action);
  gtk_widget_class_install_action (widget_class, "win.statistics", NULL,
                                   statistics_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "win.statistics", NULL);
  gtk_widget_class_install_action (widget_class, "win.replay", NULL,
                                   replay_action);
  gtk_widget_class_install_action (widget_class, "win.back", NULL,
                                   back_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_h,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "win.history", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_r,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK,
                                       "win.replay", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left,
                                       GDK_ALT_MASK, "win.back", NULL);
}

void
window_init_history (TapisWindow *self)
{
  self->pages = g_new0 (WindowHistory, 1);
}
