/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The pages about finished games: the list of all finished games (the history),
 * one finished game, its replay, and the statistics. Also the ways between
 * these pages. */

#include "tapis-notice.h"
#include "tapis-window-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/pages/tapis-history-page.h"
#include "app/pages/tapis-record-page.h"
#include "app/pages/tapis-replay-page.h"
#include "app/pages/tapis-statistics-page.h"
#include "app/tapis-compat.h"
#include "games/cg-games.h"
#include "model/past/tapis-file.h"
#include "widgets/kit/tapis-widget.h"

#define SHIFT_CONTROL (GDK_SHIFT_MASK | GDK_CONTROL_MASK)

struct _WindowPast
{
  /* owned */
  TapisHistory *history;  /* made when it is first needed */
  TapisRecord *looked_at; /* the game that the page `record` shows, or NULL */
  TapisRecord *deleted;   /* the deleted game that can be restored, or NULL */

  /* pages, owned by the stack */
  GtkWidget *games;  /* the page with the list of finished games */
  GtkWidget *record; /* the page about one finished game */
  GtkWidget *replay;
  GtkWidget *statistics;
};

WindowPast *
window_new_past (void)
{
  return g_new0 (WindowPast, 1);
}

void
window_free_past (WindowPast *past)
{
  g_clear_object (&past->looked_at);
  g_clear_object (&past->history);
  g_free (past);
}

/* --- pages ---------------------------------------------------------------- */

/* Makes the history if there is none yet, and reads the files of games that
 * were finished since the last call. */
static void
load_history (TapisWindow *self)
{
  if (self->past->history == NULL)
    {
      self->past->history = tapis_history_new (self->store);
      g_signal_connect_object (self->past->history, "failed",
                               G_CALLBACK (window_show_toast), self,
                               G_CONNECT_SWAPPED);
    }
  tapis_history_load (self->past->history);
}

static void
give_history (TapisWindow *self, GtkWidget *page)
{
  tapis_history_page_set_history (TAPIS_HISTORY_PAGE (page),
                                  self->past->history);
}

static void
show_history (TapisWindow *self)
{
  load_history (self);
  window_need_page (self, &self->past->games, TAPIS_TYPE_HISTORY_PAGE,
                    give_history);
  window_leave_table (self, self->past->games, window_return_to_table);
}

static void
show_record (TapisWindow *self)
{
  window_leave_table (self, self->past->record, show_history);
}

static void
show_replay (TapisWindow *self, TapisGame *game, WindowBack go_back)
{
  g_autoptr (TapisReplay) replay = tapis_replay_new (game);

  window_need_page (self, &self->past->replay, TAPIS_TYPE_REPLAY_PAGE, NULL);
  tapis_replay_page_set_replay (TAPIS_REPLAY_PAGE (self->past->replay), replay);
  window_leave_table (self, self->past->replay, go_back);
}

/* --- one game ------------------------------------------------------------- */

/* Returns a new reference to the finished game whose name is @parameter, the
 * parameter of an action. Returns NULL if there is no such game. */
static TapisRecord *
find_record (TapisWindow *self, GVariant *parameter)
{
  GListModel *list = tapis_history_get_records (self->past->history);
  const char *name = g_variant_get_string (parameter, NULL);

  for (guint i = 0; list != NULL && i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (TapisRecord) record = g_list_model_get_item (list, i);

      if (g_str_equal (tapis_record_get_facts (record)->name, name))
        return g_steal_pointer (&record);
    }
  return NULL;
}

static void
give_record (TapisWindow *self, GtkWidget *page)
{
  tapis_record_page_set_record (TAPIS_RECORD_PAGE (page),
                                self->past->looked_at);
}

static void
open_record (TapisWindow *self, TapisRecord *record)
{
  if (record == NULL)
    return;
  window_drop_page (self, &self->past->record);
  g_set_object (&self->past->looked_at, record);
  window_need_page (self, &self->past->record, TAPIS_TYPE_RECORD_PAGE,
                    give_record);
  show_record (self);
}

/* Returns the whole game as a text. If its file cannot be read, shows a message
 * and returns NULL. */
static char *
read_text (TapisWindow *self, TapisRecord *record)
{
  char *text = record != NULL ? tapis_record_to_text (record, NULL) : NULL;

  if (text == NULL)
    window_show_message (self, _("The file of this game cannot be read."));
  return text;
}

static void
copy_record (TapisWindow *self, TapisRecord *record)
{
  g_autofree char *text = read_text (self, record);

  if (text == NULL)
    return;
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  window_show_message (self, _("The game is on the clipboard, as text."));
}

static void
link_record (TapisWindow *self, TapisRecord *record)
{
  const TapisRecordFacts *facts;

  if (record == NULL)
    return;
  facts = tapis_record_get_facts (record);
  window_copy_link (self, &(TapisDealLink) { facts->rules, facts->setup,
                                             facts->deal, facts->level });
}

static void
exported_cb (GtkWindow *window, const char *problem)
{
  TapisWindow *self = TAPIS_WINDOW (window);

  if (problem != NULL)
    window_show_toast (self, problem);
  else
    window_show_message (self, _("The game has been exported."));
}

static void
export_record (TapisWindow *self, TapisRecord *record)
{
  g_autofree char *text = read_text (self, record);
  g_autofree char *base = NULL;
  g_autofree char *file = NULL;

  if (text == NULL)
    return;
  base = g_path_get_basename (tapis_record_get_facts (record)->name);
  base[strlen (base) - strlen (TAPIS_STORE_SUFFIX)] = '\0';
  file = g_strconcat (base, ".txt", NULL);
  /* Translators: the title of a window in which a file is chosen. */
  tapis_compat_save_text (GTK_WINDOW (self), C_("page", "Export Game"), file,
                          text, exported_cb);
}

/* Restores the game that was deleted last. This is possible while the notice
 * about its deletion is shown. If it fails, an error message has replaced that
 * notice, and gets a button to try again. */
void
window_bring_back (TapisWindow *self)
{
  g_autoptr (TapisRecord) record = g_steal_pointer (&self->past->deleted);

  if (record == NULL || tapis_history_bring_back (self->past->history, record))
    return;
  self->past->deleted = g_steal_pointer (&record);
  /* Translators: in a notice: brings a game back that was deleted. A verb. */
  tapis_notice_offer (TAPIS_NOTICE (self->notice), C_("button", "_Undo"));
}

void
window_forget_deleted (TapisWindow *self)
{
  if (self->past->deleted != NULL)
    tapis_history_forget (self->past->history, self->past->deleted);
  g_clear_object (&self->past->deleted);
}

TapisRecord *
window_take_deleted (TapisWindow *self)
{
  return g_steal_pointer (&self->past->deleted);
}

void
window_tell_deleted (TapisWindow *self, TapisRecord *record)
{
  window_show_notice (self, _("The game has been deleted."),
                      /* Translators: in a notice: brings a game back that
                       * was deleted. A verb. */
                      C_("button", "_Undo"));
  self->past->deleted = g_object_ref (record);
}

static void
delete_record (TapisWindow *self, TapisRecord *record)
{
  if (record == NULL)
    return;
  if (window_get_page (self) == self->past->record)
    window_go (self, show_history);
  if (!tapis_history_delete (self->past->history, record))
    return;
  window_tell_deleted (self, record);
}

/* --- replay --------------------------------------------------------------- */

/* Returns the text of @record, or NULL if it cannot be read. Sets @path to the
 * path of its file. The caller owns both. */
static char *
read_record (TapisRecord *record, char **path, gsize *length)
{
  *path = record != NULL ? tapis_record_dup_path (record) : NULL;
  return *path != NULL ? tapis_file_read (*path, length, NULL) : NULL;
}

static void
replay_record (TapisWindow *self, TapisRecord *record)
{
  gsize length;
  g_autofree char *path = NULL;
  g_autofree char *text = read_record (record, &path, &length);
  g_autoptr (TapisGame) game =
    text != NULL ? tapis_game_new_from_text (text, (gssize) length, NULL)
                 : NULL;

  if (game != NULL)
    show_replay (self, game, show_record);
  else
    window_show_message (self, _("The file of this game cannot be read."));
}

static void
review_record (TapisWindow *self, TapisRecord *record)
{
  gsize length;
  g_autofree char *path = NULL;
  g_autofree char *text = read_record (record, &path, &length);

  if (text == NULL ||
      !window_review (self, text, length, path, show_record))
    window_show_message (self, _("The file of this game cannot be read."));
}

/* The actions on a finished game. Their parameter is the name of the record.
 * @record is NULL if there is no such record any more. */
static const struct
{
  const char *name;
  void (*act) (TapisWindow *self, TapisRecord *record);
} record_acts[] = {
  { "win.record", open_record },
  { "win.copy-record", copy_record },
  { "win.link-record", link_record },
  { "win.export-record", export_record },
  { "win.delete-record", delete_record },
  { "win.replay-record", replay_record },
  { "win.review-record", review_record },
};

static void
record_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TapisWindow *self = TAPIS_WINDOW (widget);
  g_autoptr (TapisRecord) record = find_record (self, parameter);

  for (guint i = 0; i < G_N_ELEMENTS (record_acts); i++)
    if (g_str_equal (record_acts[i].name, name))
      record_acts[i].act (self, record);
}

/* Replays the game on the table up to the current position. */
static void
replay_action (TapisWindow *self)
{
  g_autofree char *text = NULL;
  g_autoptr (TapisGame) game = NULL;

  if (self->game == NULL)
    return;
  text = tapis_game_to_text (self->game);
  game = tapis_game_new_from_text (text, -1, NULL);
  show_replay (self, game, window_return_to_table);
}

static TapisReplay *
get_replay (TapisWindow *self)
{
  GtkWidget *page = self->past->replay;

  return page != NULL ? tapis_replay_page_get_replay (TAPIS_REPLAY_PAGE (page))
                      : NULL;
}

static void
play_on_now (GtkWindow *window, gpointer data)
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
play_on_action (TapisWindow *self)
{
  TapisReplay *replay = get_replay (self);
  TapisGame *game;

  if (replay == NULL)
    return;
  game = tapis_replay_now (replay)->game;
  window_replace_running (self, tapis_game_get_game_id (game), game,
                          play_on_now);
}

/* --- history and statistics ----------------------------------------------- */

static void
count_history (TapisWindow *self, GtkWidget *page)
{
  tapis_statistics_page_set_history (TAPIS_STATISTICS_PAGE (page),
                                     self->past->history);
}

static void
statistics_action (TapisWindow *self)
{
  load_history (self);
  window_need_page (self, &self->past->statistics, TAPIS_TYPE_STATISTICS_PAGE,
                    count_history);
  window_leave_table (self, self->past->statistics, window_return_to_table);
}

static void
reset_agreed_cb (GtkWindow *window, gpointer rules)
{
  TapisWindow *self = TAPIS_WINDOW (window);

  tapis_history_set_aside (self->past->history, rules);
}

/* Asks, and then begins the statistics anew: all games that are finished now
 * are no longer counted. The parameter is the id of a game, or "" for all
 * games. */
static void
reset_action (TapisWindow *self, const char *name, GVariant *parameter)
{
  const CgRules *rules = cg_game_find (g_variant_get_string (parameter, NULL));
  g_autofree char *question =
    rules != NULL
      /* Translators: %s is a game's name. */
      ? g_strdup_printf (_("Reset the statistics of %s?"),
                         _(rules->title))
      : g_strdup (_("Reset all statistics?"));

  tapis_compat_ask (GTK_WINDOW (self), question,
                    _("Counting starts again at zero. The games stay in the "
                      "history, where you can read and replay them, but they "
                      "are no longer counted."),
                    /* Translators: under "Reset all statistics?": counts again
                     * from zero. A verb. */
                    C_("button", "_Reset"), reset_agreed_cb,
                    (gpointer) rules, NULL);
}

/* --- actions -------------------------------------------------------------- */

void
window_install_history (GtkWidgetClass *widget_class)
{
  static const TapisWidgetAction actions[] = {
    { "win.history", NULL, G_CALLBACK (show_history),
      GDK_KEY_h, SHIFT_CONTROL },
    { "win.statistics", NULL, G_CALLBACK (statistics_action),
      GDK_KEY_t, SHIFT_CONTROL },
    { "win.reset-statistics", "s", G_CALLBACK (reset_action), 0, 0 },
    { "win.replay", NULL, G_CALLBACK (replay_action),
      GDK_KEY_r, SHIFT_CONTROL },
    { "win.play-on", NULL, G_CALLBACK (play_on_action), 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (record_acts); i++)
    gtk_widget_class_install_action (widget_class, record_acts[i].name, "s",
                                     record_action);
  tapis_widget_class_install_actions (widget_class, actions,
                                      G_N_ELEMENTS (actions));
}
