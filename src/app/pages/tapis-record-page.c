/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page about one finished game. */

#include "tapis-record-page.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words.h"
#include "tapis-fact-row.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"

struct _TapisRecordPage
{
  TapisPage parent_instance;

  /* owned */
  TapisRecord *record;

  /* template */
  TapisEmblem *emblem;
  GtkLabel *result;
  GtkLabel *date;
  GtkWidget *buttons;
  GtkWidget *link;
  AdwPreferencesGroup *players;
  AdwPreferencesGroup *facts;
};

G_DEFINE_FINAL_TYPE (TapisRecordPage, tapis_record_page, TAPIS_TYPE_PAGE)

/* Adds a row for each player, ordered by their places, the winner first. */
static void
add_players (TapisRecordPage *self, TapisRecord *record)
{
  const TapisRecordFacts *facts = tapis_record_get_facts (record);
  guint n = facts->setup.seats;

  for (guint place = 0; place <= n; place++)
    for (guint seat = 0; seat < n; seat++)
      {
        const char *level = facts->seats[seat].level;
        g_autofree char *points = NULL;
        g_autofree char *sentence = NULL;

        if (facts->result.place[seat] != place)
          continue;
        points = tapis_record_say_points (record, facts->result.score[seat]);
        sentence = tapis_record_say_place (record, seat);
        adw_preferences_group_add (
          self->players,
          tapis_fact_row_new (
            sentence,
            level != NULL ? tapis_words_level_title (cg_player_find (level))
                          : NULL,
            points));
      }
}

/* Adds a row with @title and @number. If @number is 0, the row shows only the
 * title. */
static void
add_fact (TapisRecordPage *self, const char *title, guint64 number)
{
  g_autofree char *text =
    number != 0 ? g_strdup_printf ("%" G_GUINT64_FORMAT, number) : NULL;

  adw_preferences_group_add (self->facts,
                             tapis_fact_row_new (title, NULL, text));
}

static void
add_facts (TapisRecordPage *self, TapisRecord *record)
{
  const TapisRecordFacts *facts = tapis_record_get_facts (record);
  g_auto (GStrv) rules = tapis_words_house_rules (facts->rules, &facts->setup);

  if (facts->deal != 0)
    /* Translators: of a finished game, before a number: the same number deals
     * the same cards. */
    add_fact (self, C_("fact", "Deal number"), facts->deal);
  if (facts->n_rounds > 1)
    /* Translators: of a finished game, before a number: how many were
     * played. */
    add_fact (self, C_("fact", "Rounds"), facts->n_rounds);
  /* Translators: of a finished game, before a number: how many were made. A
   * noun. */
  add_fact (self, C_("fact", "Moves of all players"), facts->n_moves);
  if (facts->n_decisions > 0)
    /* Translators: of a finished game, before a number: how often the person
     * who played had a choice. A noun. */
    add_fact (self, C_("fact", "Your decisions"), facts->n_decisions);
  if (facts->practice)
    add_fact (self, _("A practice game: it does not count in the "
                      "statistics."), 0);
  else if (facts->aside)
    add_fact (self, _("Played before the statistics were reset: it does not "
                      "count in them."), 0);
  for (guint i = 0; rules[i] != NULL; i++)
    add_fact (self, rules[i], 0);
}

static void
tapis_record_page_dispose (GObject *object)
{
  g_clear_object (&TAPIS_RECORD_PAGE (object)->record);

  G_OBJECT_CLASS (tapis_record_page_parent_class)->dispose (object);
}

static void
tapis_record_page_class_init (TapisRecordPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_record_page_dispose;

  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "record-page");
  tapis_bind_children (widget_class, TapisRecordPage, emblem, result, date,
                       buttons, link, players, facts);
}

static void
tapis_record_page_init (TapisRecordPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tapis_record_page_set_record (TapisRecordPage *self, TapisRecord *record)
{
  const TapisRecordFacts *facts = tapis_record_get_facts (record);
  const CgRules *rules = facts->rules;
  g_autofree char *date = tapis_record_say_date (record);

  g_return_if_fail (TAPIS_IS_RECORD_PAGE (self));
  g_return_if_fail (self->record == NULL);

  self->record = g_object_ref (record);
  tapis_page_name_for_game (TAPIS_PAGE (self), rules);
  tapis_emblem_set_id (self->emblem, rules->id);
  gtk_label_set_text (self->result, tapis_record_get_result (record));
  gtk_label_set_text (self->date, date);
  add_players (self, record);
  add_facts (self, record);
  for (GtkWidget *button = gtk_widget_get_first_child (self->buttons);
       button != NULL; button = gtk_widget_get_next_sibling (button))
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                      facts->name);
  gtk_widget_set_visible (self->link, facts->deal != 0);
  tapis_names_mend (GTK_WIDGET (self), _(rules->title));
}
