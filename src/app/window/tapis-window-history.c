/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window's pages of what was played: history, one finished game, replay,
 * statistics; and the ways between them. Knows games only from the registry. */

#include "config.h"

#include "tapis-window-history.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/pages/tapis-history-page.h"
#include "app/pages/tapis-record-page.h"
#include "app/pages/tapis-replay-page.h"
#include "app/pages/tapis-statistics-page.h"
#include "app/tapis-compat.h"
#include "games/cg-games.h"
#include "model/past/tapis-file.h"
#include "tapis-notice.h"
#include "tapis-window-game.h"

struct _WindowHistory
{
  TapisHistory *history; /* owned */

  /* pages, once they are needed; the stack keeps them */
  GtkWidget *list;
  GtkWidget *record; /* of the game that was looked at last */
  GtkWidget *replay;
  GtkWidget *statistics;

  gboolean finished; /* a finished game is replayed, not the one at the table */
};

/* --- pages ---------------------------------------------------------------- */

static void
show_page (TapisWindow *self,
           GtkWidget   *page,
           const char  *title,
           const char  *subtitle)
{
  window_leave_table (self);
  window_show_page (self, page, title, subtitle);
  tapis_page_focus (TAPIS_PAGE (page));
}

/* Reads what is new in the folder. */
static TapisHistory *
ensure_history (TapisWindow *self)
{
  WindowHistory *pages = self->history;

  if (pages->history == NULL)
    {
      pages->history = tapis_history_new (self->store);
      g_signal_connect_object (pages->history, "failed",
                               G_CALLBACK (window_show_toast), self,
                               G_CONNECT_SWAPPED);
    }
  tapis_history_load (pages->history);
  return pages->history;
}

static void
show_history (TapisWindow *self)
{
  WindowHistory *pages = self->history;
  TapisHistory *history = ensure_history (self);

  if (pages->list == NULL)
    pages->list = window_add_page (self, tapis_history_page_new (history));
  show_page (self, pages->list, _("History"), "");
}

static void
show_statistics (TapisWindow *self)
{
  WindowHistory *pages = self->history;
  TapisHistory *history = ensure_history (self);

  if (pages->statistics == NULL)
    pages->statistics =
      window_add_page (self, tapis_statistics_page_new (history));
  show_page (self, pages->statistics, _("Statistics"), "");
}

/* The page is called by the game that it is about. */
static void
show_record (TapisWindow *self)
{
  GtkWidget *page = self->history->record;
  const CgRules *rules =
    tapis_record_page_get_rules (TAPIS_RECORD_PAGE (page));

  show_page (self, page, _(rules->title), _("Finished Game"));
}

static void
show_replay (TapisWindow *self,
             TapisGame   *game)
{
  WindowHistory *pages = self->history;
  g_autoptr (TapisReplay) replay = tapis_replay_new (game);

  if (pages->replay == NULL)
    pages->replay =
      window_add_page (self, tapis_replay_page_new (self->settings));
  tapis_replay_page_set_replay (TAPIS_REPLAY_PAGE (pages->replay), replay);
  show_page (self, pages->replay, tapis_game_get_title (game), _("Replay"));
}

gboolean
window_go_back_in_history (TapisWindow *self)
{
  WindowHistory *pages = self->history;
  GtkWidget *page = window_get_page (self);

  if (page == pages->replay && pages->finished)
    show_record (self);
  else if (page == pages->record)
    show_history (self);
  else
    return FALSE;
  return TRUE;
}

/* --- one game ------------------------------------------------------------- */

/* The game that the parameter of an action names, or %NULL. */
static TapisRecord *
find_record (TapisWindow *self,
             GVariant    *parameter)
{
  GListModel *list = G_LIST_MODEL (self->history->history);
  const char *name = g_variant_get_string (parameter, NULL);

  for (guint i = 0; list != NULL && i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (TapisRecord) record = g_list_model_get_item (list, i);

      if (g_str_equal (tapis_record_get_name (record), name))
        return g_steal_pointer (&record);
    }
  return NULL;
}

static void
record_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autoptr (TapisRecord) record = find_record (self, parameter);
  WindowHistory *pages = self->history;

  if (record == NULL)
    return;
  if (pages->record != NULL)
    gtk_stack_remove (self->stack, pages->record);
  pages->record = window_add_page (self, tapis_record_page_new (record));
  show_record (self);
}

/* The whole game in sentences; %NULL: it was told that there is none. */
static char *
read_text (TapisWindow *self,
           TapisRecord *record)
{
  char *text =
    record != NULL ? tapis_record_to_text (record, NULL) : NULL;

  if (text == NULL)
    window_show_toast (self, _("The file of this game cannot be read."));
  return text;
}

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autoptr (TapisRecord) record = find_record (self, parameter);
  g_autofree char *text = read_text (self, record);

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  window_show_toast (self, _("The game is on the clipboard, as text."));
}

static void
exported_cb (GtkWindow  *window,
             const char *problem)
{
  window_show_toast (TAPIS_WINDOW (window),
                     problem != NULL ? problem
                                     : _("The game has been exported."));
}

static void
export_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autoptr (TapisRecord) record = find_record (self, parameter);
  g_autofree char *text = read_text (self, record);
  g_autofree char *base = NULL;
  g_autofree char *file = NULL;

  if (text == NULL)
    return;
  base = g_path_get_basename (tapis_record_get_name (record));
  base[strlen (base) - strlen (TAPIS_STORE_SUFFIX)] = '\0';
  file = g_strconcat (base, ".txt", NULL);
  tapis_compat_save_text (GTK_WINDOW (self), _("Export Game"), file, text,
                          exported_cb);
}

/* What a notice can bring back, or lets be forgotten. */
typedef struct
{
  TapisHistory *history;
  TapisRecord *record;
} Deleted;

static void
undo_cb (gpointer data,
         gpointer notice)
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
delete_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autoptr (TapisRecord) record = find_record (self, parameter);
  const char *sentence = _("The game has been deleted.");
  WindowHistory *pages = self->history;
  Deleted *deleted;

  if (record == NULL)
    return;
  if (window_get_page (self) == pages->record)
    show_history (self);
  if (!tapis_history_delete (pages->history, record))
    return;
  deleted = g_new (Deleted, 1);
  *deleted = (Deleted) { g_object_ref (pages->history),
                         g_object_ref (record) };
  tapis_notice_show (TAPIS_NOTICE (self->notice), sentence, _("_Undo"),
                     undo_cb, deleted, gone_cb);
  window_announce (self, sentence);
}

/* --- replay --------------------------------------------------------------- */

static void
replay_record_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autoptr (TapisRecord) record = find_record (self, parameter);
  g_autofree char *path =
    record != NULL ? tapis_record_dup_path (record) : NULL;
  g_autofree char *text = NULL;
  g_autoptr (TapisGame) game = NULL;
  gsize length;

  if (path != NULL)
    text = tapis_file_read (path, &length, NULL);
  if (text != NULL)
    game = tapis_game_new_from_text (text, (gssize) length, NULL);
  if (game == NULL)
    {
      window_show_toast (self, _("The file of this game cannot be read."));
      return;
    }
  self->history->finished = TRUE;
  show_replay (self, game);
}

/* The game on the table, as far as it has come. */
static void
replay_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autofree char *text = NULL;
  g_autoptr (TapisGame) game = NULL;

  if (self->game == NULL)
    return;
  text = tapis_game_to_text (self->game);
  game = tapis_game_new_from_text (text, -1, NULL);
  self->history->finished = FALSE;
  show_replay (self, game);
}

static TapisReplay *
get_replay (TapisWindow *self)
{
  GtkWidget *page = self->history->replay;

  return page != NULL ? tapis_replay_page_get_replay (TAPIS_REPLAY_PAGE (page))
                      : NULL;
}

static void
play_on_now (GtkWindow *window,
             gpointer   data)
{
  TapisWindow *self = TAPIS_WINDOW (window);
  TapisReplay *replay = get_replay (self);
  g_autoptr (TapisGame) game = NULL;

  if (replay == NULL)
    return;
  game = tapis_replay_play_on (replay);
  window_show_game (self, game, FALSE);
}

static void
play_on_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  TapisReplay *replay = get_replay (self);

  if (replay == NULL)
    return;
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

/* --- history and statistics ----------------------------------------------- */

static void
history_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  show_history (TAPIS_WINDOW (widget));
}

static void
statistics_action (GtkWidget  *widget,
                   const char *name,
                   GVariant   *parameter)
{
  show_statistics (TAPIS_WINDOW (widget));
}

static void
reset_agreed_cb (GtkWindow *window,
                 gpointer   rules)
{
  TapisWindow *self = TAPIS_WINDOW (window);

  tapis_history_set_aside (self->history->history, rules);
}

static void
reset_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  const CgRules *rules =
    cg_game_find (g_variant_get_string (parameter, NULL));
  g_autofree char *question =
    rules != NULL
      /* Translators: %s is a game's name. */
      ? g_strdup_printf (_("Begin the statistics of %s anew?"),
                         _(rules->title))
      : g_strdup (_("Begin all statistics anew?"));

  tapis_compat_ask (GTK_WINDOW (widget), question,
                    _("They count from nothing again. The games stay in the "
                      "history, where you can read and replay them, but "
                      "they are not counted any more."),
                    _("_Begin Anew"), TRUE, reset_agreed_cb,
                    (gpointer) rules, NULL);
}

/* --- actions -------------------------------------------------------------- */

void
window_install_history (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    const char *parameter;
    GtkWidgetActionActivateFunc activate;
    guint key; /* with Ctrl and Shift; 0: none */
  } actions[] = {
    { "win.history", NULL, history_action, GDK_KEY_h },
    { "win.statistics", NULL, statistics_action, GDK_KEY_t },
    { "win.reset-statistics", "s", reset_action, 0 },
    { "win.record", "s", record_action, 0 },
    { "win.copy-record", "s", copy_action, 0 },
    { "win.export-record", "s", export_action, 0 },
    { "win.delete-record", "s", delete_action, 0 },
    { "win.replay-record", "s", replay_record_action, 0 },
    { "win.replay", NULL, replay_action, GDK_KEY_r },
    { "win.play-on", NULL, play_on_action, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_class_install_action (widget_class, actions[i].name,
                                       actions[i].parameter,
                                       actions[i].activate);
      if (actions[i].key != 0)
        gtk_widget_class_add_binding_action (
          widget_class, actions[i].key, GDK_CONTROL_MASK | GDK_SHIFT_MASK,
          actions[i].name, NULL);
    }
}

void
window_init_history (TapisWindow *self)
{
  self->history = g_new0 (WindowHistory, 1);
}

void
window_free_history (TapisWindow *self)
{
  if (self->history != NULL)
    g_clear_object (&self->history->history);
  g_clear_pointer (&self->history, g_free);
}
