/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of the list of finished games. */

#include "tapis-record-row.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"
#include "players/cg-player.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisRecordRow
{
  GtkButton parent_instance;

  /* template */
  TapisEmblem *emblem;
  GtkLabel *title;
  GtkLabel *result;
  GtkLabel *facts;
};

G_DEFINE_FINAL_TYPE (TapisRecordRow, tapis_record_row, GTK_TYPE_BUTTON)

/* Returns a text such as "November 21, 2026, 14:05 · 4 players · Easy". The
 * text can be broken into lines only after a dot or within the date. */
static char *
say_facts (TapisRecord *record)
{
  static const char no_break[] = "\302\240";
  guint n = tapis_record_get_facts (record)->setup.seats;
  const char *level = tapis_record_get_facts (record)->level;
  g_autofree char *date = tapis_record_say_date (record);
  g_autofree char *players = tapis_words_n_players (n);
  const char *more[] = {
    players,
    level != NULL ? tapis_words_level_title (cg_player_find (level)) : NULL,
    /* Translators: beside other facts about a finished game: it was a practice
     * game. */
    tapis_record_get_facts (record)->practice ? C_("finished game", "Practice")
                                              : NULL,
  };
  g_autoptr (GString) facts = g_string_new (date);

  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    if (more[i] != NULL)
      {
        g_autoptr (GString) fact = g_string_new (more[i]);
        g_autofree char *longer = NULL;

        g_string_replace (fact, " ", no_break, 0);
        longer = tapis_words_facts (facts->str, fact->str, NULL);
        g_string_assign (facts, longer);
      }
  g_string_replace (facts, " · ", "\302\240· ", 0);
  return g_string_free (g_steal_pointer (&facts), FALSE);
}

static void
show_record (TapisRecordRow *self, TapisRecord *record)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  const CgRules *rules = tapis_record_get_facts (record)->rules;
  const char *result = tapis_record_get_result (record);
  g_autofree char *facts = say_facts (record);
  g_autofree char *name = tapis_words_named (_(rules->title), result);

  tapis_emblem_set_id (self->emblem, rules->id);
  gtk_label_set_text (self->title, _(rules->title));
  gtk_label_set_text (self->result, result);
  gtk_label_set_text (self->facts, facts);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self), "s",
                                    tapis_record_get_facts (record)->name);
  /* GTK needs the target before the name of the action */
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "win.record");
  if (item != NULL)
    tapis_names_set (item, name, NULL);
  tapis_names_set (GTK_WIDGET (self), name, facts);
}

static void
tapis_record_row_set_property (GObject *object, guint id, const GValue *value,
                               GParamSpec *pspec)
{
  TapisRecord *record = g_value_get_object (value);

  if (record != NULL)
    show_record (TAPIS_RECORD_ROW (object), record);
}

static void
tapis_record_row_class_init (TapisRecordRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = tapis_record_row_set_property;
  g_object_class_install_property (
    G_OBJECT_CLASS (klass), 1,
    g_param_spec_object ("record", NULL, NULL, TAPIS_TYPE_RECORD,
                         G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));

  tapis_widget_class_set_template (widget_class, "app/tapis-record-row.ui");
  tapis_bind_children (widget_class, TapisRecordRow, emblem, title, result,
                       facts);
}

static void
tapis_record_row_init (TapisRecordRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
