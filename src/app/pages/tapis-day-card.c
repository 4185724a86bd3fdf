/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The card on the first page with the deals of the day. */

#include "tapis-day-card.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "model/past/tapis-goals.h"
#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisDayCard
{
  GtkBox parent_instance;

  /* owned */
  GPtrArray *played; /* elements: TapisRecord; the deals of the day that were
                      * finished today; NULL until they have been read */
  GHashTable *begun; /* maps the CgRules of each game of which the deal of the
                      * day is running to a text that describes that game */

  /* template */
  GtkLabel *about;
  GtkWidget *tiles; /* contains a button for each game, in the order of cg_games
                     */
};

G_DEFINE_FINAL_TYPE (TapisDayCard, tapis_day_card, GTK_TYPE_BOX)

/* --- one game ------------------------------------------------------------- */

static void
add_tile (TapisDayCard *self, const CgRules *rules)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
    "/io/github/tapisgames/Tapis/app/tapis-day-tile.ui");
  gpointer tile = gtk_builder_get_object (builder, "tile");
  gpointer emblem = gtk_builder_get_object (builder, "emblem");
  gpointer name = gtk_builder_get_object (builder, "name");

  tapis_emblem_set_id (emblem, rules->id);
  gtk_label_set_text (name, _(rules->title));
  gtk_actionable_set_action_target (tile, "s", rules->id);
  gtk_actionable_set_action_name (tile, "win.deal-of-day");
  gtk_box_append (GTK_BOX (self->tiles), tile);
}

static GtkWidget *
find_tile (TapisDayCard *self, const CgRules *rules)
{
  GtkWidget *tile = gtk_widget_get_first_child (self->tiles);

  for (guint i = 0; cg_games[i] != rules; i++)
    tile = gtk_widget_get_next_sibling (tile);
  return tile;
}

/* Returns the result of today's deal of @rules in words, or NULL if that deal
 * was not played to its end. The string is owned by the record. */
static const char *
find_result (TapisDayCard *self, const CgRules *rules)
{
  for (guint i = 0; self->played != NULL && i < self->played->len; i++)
    {
      TapisRecord *record = g_ptr_array_index (self->played, i);

      if (tapis_record_get_facts (record)->rules == rules)
        return tapis_record_get_result (record);
    }
  return NULL;
}

static void
show (TapisDayCard *self, const CgRules *rules)
{
  GtkWidget *tile = find_tile (self, rules);
  GtkWidget *ended =
    gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (tile)));
  const char *result = find_result (self, rules);
  const char *begun = g_hash_table_lookup (self->begun, rules);
  const char *text = result;
  g_autofree char *name = NULL;

  if (begun != NULL)
    /* Translators: beside “Deal of the Day”, below a game's name: goes on with
     * that deal, which is not finished. A verb; short. */
    text = C_("button", "Resume");
  else if (result == NULL)
    /* Translators: beside “Deal of the Day”: deals it at once. A verb. */
    text = C_("button", "Play");
  name = tapis_words_facts (
    /* Translators: where a game is set up: a deal that is the same for
     * everybody on one day. */
    C_("setting", "Deal of the Day"), _(rules->title), NULL);
  gtk_label_set_text (GTK_LABEL (ended), text);
  tapis_widget_toggle_class (tile, "played", text == result);
  tapis_names_set (tile, name,
                   begun != NULL    ? begun
                   : result != NULL ? result
                     /* Translators: in the statistics, below a game's name and
                      * "Deal of the Day". */
                                    : C_("statistics", "Not played yet today"));
}

void
tapis_day_card_set_emblems (TapisDayCard *self, int size)
{
  for (GtkWidget *tile = gtk_widget_get_first_child (self->tiles);
       tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    tapis_emblem_set_size (
      TAPIS_EMBLEM (gtk_widget_get_first_child (
        gtk_button_get_child (GTK_BUTTON (tile)))), size);
}

void
tapis_day_card_tell (TapisDayCard *self, const CgRules *rules,
                     TapisGame *running)
{
  g_return_if_fail (TAPIS_IS_DAY_CARD (self));

  if (running != NULL)
    g_hash_table_replace (self->begun, (gpointer) rules,
                          tapis_store_tell_running (running));
  else
    g_hash_table_remove (self->begun, rules);
  show (self, rules);
}

/* --- the day -------------------------------------------------------------- */

static void
read_in_thread (GTask *task, gpointer source, gpointer folder,
                GCancellable *cancellable)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  g_task_return_pointer (task, tapis_days_read (folder, now),
                         (GDestroyNotify) g_ptr_array_unref);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  TapisDayCard *self = TAPIS_DAY_CARD (source);

  g_clear_pointer (&self->played, g_ptr_array_unref);
  self->played = g_task_propagate_pointer (G_TASK (result), NULL);
  for (guint i = 0; cg_games[i] != NULL; i++)
    show (self, cg_games[i]);
}

void
tapis_day_card_update (TapisDayCard *self, TapisStore *store)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = tapis_words_day (now);
  g_autofree char *about = NULL;

  g_return_if_fail (TAPIS_IS_DAY_CARD (self));

  /* Translators: on the first page, below "Deal of the Day", behind the day:
   * "November 22, 2026 · The same cards for everybody". */
  about = tapis_words_facts (day, _("The same cards for everybody"), NULL);
  gtk_label_set_text (self->about, about);
  task = g_task_new (self, NULL, read_cb, NULL);
  g_task_set_task_data (task, tapis_store_dup_history_folder (store), g_free);
  g_task_run_in_thread (task, read_in_thread);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_day_card_finalize (GObject *object)
{
  TapisDayCard *self = TAPIS_DAY_CARD (object);

  g_clear_pointer (&self->played, g_ptr_array_unref);
  g_hash_table_unref (self->begun);

  G_OBJECT_CLASS (tapis_day_card_parent_class)->finalize (object);
}

static void
tapis_day_card_class_init (TapisDayCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = tapis_day_card_finalize;

  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
  g_type_ensure (TAPIS_TYPE_EMBLEM);
  tapis_widget_class_set_template (widget_class, "app/tapis-day-card.ui");
  tapis_bind_children (widget_class, TapisDayCard, about, tiles);
}

static void
tapis_day_card_init (TapisDayCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->begun = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  /* Translators: where a game is set up: a deal that is the same for everybody
   * on one day. */
  tapis_names_set (GTK_WIDGET (self), C_("setting", "Deal of the Day"), NULL);
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      add_tile (self, cg_games[i]);
      show (self, cg_games[i]);
    }
}
