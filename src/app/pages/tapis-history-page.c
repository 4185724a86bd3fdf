/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page with the list of finished games. It makes widgets for visible rows
 * only, so that a list of thousands of games is shown as fast as a short list.
 */

#include "tapis-history-page.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words.h"
#include "tapis-choices.h"
#include "tapis-record-row.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

#define MAX_BROKEN 4 /* the page names at most this many unreadable files */

struct _TapisHistoryPage
{
  TapisPage parent_instance;

  /* owned */
  TapisHistory *history;

  /* template */
  GtkFilterListModel *model;
  GtkCustomFilter *filter;
  GtkDropDown *games;
  GtkLabel *broken;
  GtkStack *stack;

  /* state */
  guint focus_idle; /* an idle source that moves the focus to the first row; or
                     * 0 */
  gboolean wants_focus;
};

G_DEFINE_FINAL_TYPE (TapisHistoryPage, tapis_history_page, TAPIS_TYPE_PAGE)

static gboolean
is_shown (gpointer item, gpointer games)
{
  const CgRules *rules = tapis_choices_get_game (games);

  return rules == NULL || tapis_record_get_facts (item)->rules == rules;
}

static void
focus_cb (TapisHistoryPage *self)
{
  self->wants_focus = FALSE;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
update (TapisHistoryPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  gtk_stack_set_visible_child_name (
    self->stack, n > 0                                         ? "list"
                 : tapis_history_get_loading (self->history) ? "loading"
                                                               : "empty");
  if (n > 0 && self->wants_focus)
    tapis_later (&self->focus_idle, 0, G_CALLBACK (focus_cb), self);
}

static void
tell_broken (TapisHistoryPage *self)
{
  const char *const *names = tapis_history_get_broken (self->history);
  guint n = g_strv_length ((char **) names);
  const char *told[MAX_BROKEN + 1];
  g_autofree char *list = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < n && i < MAX_BROKEN; i++)
    told[i] = names[i];
  if (n > MAX_BROKEN)
    told[MAX_BROKEN] = "…";
  list = tapis_words_list (told, MIN (n, MAX_BROKEN + 1));
  text = g_strdup_printf (
    /* Translators: in the history, under the list: the first number decides
     * the form; %s is a list of files' names. */
    ngettext ("%u file cannot be read and stays as it is: %s",
              "%u files cannot be read and stay as they are: %s", n),
    n, list);
  gtk_label_set_text (self->broken, text);
  gtk_widget_set_visible (GTK_WIDGET (self->broken), n > 0);
}

static void
changed_cb (TapisHistoryPage *self)
{
  tell_broken (self);
  update (self);
}

static void
game_chosen_cb (TapisHistoryPage *self)
{
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  if (self->history != NULL)
    update (self);
}

/* The action of the Delete key: deletes the game in the row that has the focus.
 */
static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (TAPIS_IS_RECORD_ROW (focus))
    gtk_widget_activate_action_variant (
      widget, "win.delete-record",
      gtk_actionable_get_action_target_value (GTK_ACTIONABLE (focus)));
}

static void
tapis_history_page_focus (TapisPage *page)
{
  TapisHistoryPage *self = TAPIS_HISTORY_PAGE (page);

  self->wants_focus = TRUE;
  gtk_widget_grab_focus (GTK_WIDGET (self->games));
  update (self);
}

static void
tapis_history_page_dispose (GObject *object)
{
  TapisHistoryPage *self = TAPIS_HISTORY_PAGE (object);

  g_clear_handle_id (&self->focus_idle, g_source_remove);
  g_clear_object (&self->history);

  G_OBJECT_CLASS (tapis_history_page_parent_class)->dispose (object);
}

static void
tapis_history_page_class_init (TapisHistoryPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_history_page_dispose;
  TAPIS_PAGE_CLASS (klass)->focus = tapis_history_page_focus;

  g_type_ensure (TAPIS_TYPE_RECORD_ROW);
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "history-page");
  tapis_bind_children (widget_class, TapisHistoryPage, model, filter, games,
                       broken, stack);
  tapis_bind_callbacks (widget_class, game_chosen_cb);
  gtk_widget_class_install_action (widget_class, "history.delete", NULL,
                                   delete_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Delete, 0,
                                       "history.delete", NULL);
}

static void
tapis_history_page_init (TapisHistoryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* This layout manager measures the page as a whole. Without it AT-SPI
   * sometimes reports the old positions of rows after the list was scrolled
   * (noticed by the test program test-pages). */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_bin_layout_new ());
  /* Translators: read aloud: what is chosen in the history: of which game the
   * finished ones are shown. */
  tapis_choices_list_games (self->games, C_("filter", "Games shown"));
  gtk_custom_filter_set_filter_func (self->filter, is_shown, self->games,
                                     NULL);
  tapis_names_mend (GTK_WIDGET (self), NULL);
  tapis_names_hide_unseen (self->stack);
}

void
tapis_history_page_set_history (TapisHistoryPage *self,
                                TapisHistory     *history)
{
  g_return_if_fail (TAPIS_IS_HISTORY_PAGE (self));
  g_return_if_fail (self->history == NULL);

  self->history = g_object_ref (history);
  gtk_filter_list_model_set_model (self->model,
                                   tapis_history_get_records (history));
  g_signal_connect_object (self->model, "items-changed", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (history, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);
}
