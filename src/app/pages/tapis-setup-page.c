/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page for setting up a new game. This file must know a game only by its
 * CgRules. */

#include "tapis-setup-page.h"

#include <glib/gi18n.h>

#include "model/learn/tapis-lessons.h"
#include "model/words/tapis-words.h"
#include "players/cg-player.h"
#include "tapis-seats-row.h"
#include "tapis-value.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisSetupPage
{
  TapisPage parent_instance;

  /* owned */
  char *deal_help;
  char *wrong_deal; /* a sentence that says what is wrong with the typed number
                     * of the deal; NULL if nothing is wrong */

  /* template */
  AdwPreferencesGroup *game;
  AdwPreferencesGroup *rules;
  GtkActionable *day;
  GtkSpinButton *seats;
  TapisSeatsRow *players;
  AdwComboRow *level;
  GtkSwitch *practice;
  AdwActionRow *deal_row;
  GtkEditable *deal;
  GtkWidget *reset;

  /* state */
  GtkWidget *rows[CG_MAX_OPTIONS]; /* for each house rule: its AdwComboRow, or
                                    * the GtkSwitch in its row */
  GtkWidget *lessons[CG_MAX_OPTIONS]; /* for each house rule: the button that
                                       * opens the lesson about it */
  TapisGameSetup setup;
};

G_DEFINE_FINAL_TYPE (TapisSetupPage, tapis_setup_page, TAPIS_TYPE_PAGE)

/* --- one row a house rule ------------------------------------------------- */

static gboolean
is_switch (const CgOption *option)
{
  return option->choices == cg_choices_switch;
}

/* Returns the name of the property that contains the index of the current value
 * of @option. It is a property of the widget in TapisSetupPage.rows. */
static const char *
position_property (const CgOption *option)
{
  return is_switch (option) ? "active" : "selected";
}

/* Shows the button that opens the lesson about the house rule with the index
 * @i, if possible about its current value. Hides the button if there is no such
 * lesson. */
static void
show_lesson (TapisSetupPage *self, guint i)
{
  const CgRules *rules = self->setup.rules;
  GtkWidget *button = self->lessons[i];
  TapisLesson *lesson =
    tapis_lessons_for_option (rules, i, self->setup.engine.options[i]);
  g_autofree char *name = NULL;

  gtk_widget_set_visible (button, lesson != NULL);
  if (lesson == NULL)
    return;
  name = tapis_lesson_name_button (lesson);
  gtk_widget_set_tooltip_text (button, name);
  tapis_names_set (button, name,
                   tapis_words_option_title (&rules->options[i]));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s",
                                    tapis_lesson_get_id (lesson));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.lesson");
}

static void
read_rows (TapisSetupPage *self)
{
  const CgOption *options = self->setup.rules->options;
  gboolean usual = TRUE;

  for (guint i = 0; options[i].id != NULL; i++)
    {
      gint16 *value = &self->setup.engine.options[i];
      guint position;

      g_object_get (self->rows[i], position_property (&options[i]), &position,
                    NULL);
      *value = cg_option_value_at (&options[i], position);
      usual = usual && *value == options[i].default_value;
      show_lesson (self, i);
    }
  gtk_widget_set_visible (self->reset, !usual);
}

static void
write_row (TapisSetupPage *self, guint i, int value)
{
  const CgOption *option = &self->setup.rules->options[i];

  for (guint k = 0; k < cg_option_n_values (option); k++)
    if (cg_option_value_at (option, k) == value)
      g_object_set (self->rows[i], position_property (option), k, NULL);
}

/* Adds the row for the house rule with the index @i. The title of the house
 * rule is the accessible name of the row and, if there is a switch in it, of
 * the switch. */
static void
add_row (TapisSetupPage *self, guint i)
{
  const CgOption *option = &self->setup.rules->options[i];
  const char *help = tapis_words_option_help (self->setup.rules, option);
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
    is_switch (option) ? "/io/github/tapisgames/Tapis/app/tapis-switch-row.ui"
                       : "/io/github/tapisgames/Tapis/app/tapis-choice-row.ui");
  gpointer row = gtk_builder_get_object (builder, "row");

  self->rows[i] = row;
  self->lessons[i] = GTK_WIDGET (gtk_builder_get_object (builder, "lesson"));
  g_object_set (row, "title", tapis_words_option_title (option), "subtitle",
                help, NULL);
  if (is_switch (option))
    {
      self->rows[i] = adw_action_row_get_activatable_widget (row);
      tapis_names_set (self->rows[i], NULL, help);
      tapis_names_set (row, NULL, help);
    }
  else
    {
      for (guint k = 0; k < cg_option_n_values (option); k++)
        gtk_string_list_take (
          GTK_STRING_LIST (adw_combo_row_get_model (row)),
          tapis_words_option_value (option, cg_option_value_at (option, k)));
      tapis_value_show_whole (row);
    }
  write_row (self, i, self->setup.engine.options[i]);
  g_signal_connect_swapped (self->rows[i],
                            is_switch (option) ? "notify::active"
                                               : "notify::selected",
                            G_CALLBACK (read_rows), self);
  adw_preferences_group_add (self->rules, row);
}

static void
reset_cb (TapisSetupPage *self)
{
  const CgOption *options = self->setup.rules->options;

  for (guint i = 0; options[i].id != NULL; i++)
    write_row (self, i, options[i].default_value);
}

/* --- who plays ------------------------------------------------------------ */

static void
seats_cb (TapisSetupPage *self)
{
  self->setup.engine.seats =
    (guint8) gtk_spin_button_get_value_as_int (self->seats);
  /* the person at seat 0 moves first, so the dealer is the last seat */
  self->setup.engine.dealer = (guint8) (self->setup.engine.seats - 1);
  tapis_seats_row_set_setup (self->players, &self->setup);
}

/* --- the level ------------------------------------------------------------ */

static char *
get_level_help (TapisSetupPage *self, guint level)
{
  return level != GTK_INVALID_LIST_POSITION
           ? g_strdup (tapis_words_level_help (cg_players[level]))
           : NULL;
}

static void
level_cb (TapisSetupPage *self)
{
  guint level = adw_combo_row_get_selected (self->level);

  if (self->setup.rules == NULL || level == GTK_INVALID_LIST_POSITION)
    return;
  self->setup.level = cg_players[level]->id;
  tapis_seats_row_set_setup (self->players, &self->setup);
}

/* --- the number of a deal ------------------------------------------------- */

/* Reads the typed number of the deal. If it is not valid, the row shows the
 * reason in place of its usual explanation. */
static void
deal_cb (TapisSetupPage *self)
{
  g_autofree char *text =
    g_strstrip (g_strdup (gtk_editable_get_text (self->deal)));
  const char *help;
  gboolean wrong;

  g_clear_pointer (&self->wrong_deal, g_free);
  self->setup.deal = 0;
  if (*text != '\0')
    self->wrong_deal = tapis_game_setup_read_deal (&self->setup, text);
  wrong = self->wrong_deal != NULL;
  help = wrong ? self->wrong_deal : self->deal_help;
  adw_action_row_set_subtitle (self->deal_row, help);
  tapis_widget_toggle_class (GTK_WIDGET (self->deal_row), "wrong", wrong);
  tapis_widget_toggle_class (GTK_WIDGET (self->deal), "error", wrong);
  tapis_names_set (GTK_WIDGET (self->deal), NULL, help);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->deal),
                               GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE
                                     : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

static void
start_cb (TapisSetupPage *self)
{
  if (self->wrong_deal != NULL)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->deal));
      tapis_page_announce (TAPIS_PAGE (self), self->wrong_deal);
      return;
    }
  gtk_widget_activate_action (GTK_WIDGET (self), "win.start", NULL);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_setup_page_dispose (GObject *object)
{
  TapisSetupPage *self = TAPIS_SETUP_PAGE (object);

  g_clear_pointer (&self->deal_help, g_free);
  g_clear_pointer (&self->wrong_deal, g_free);

  G_OBJECT_CLASS (tapis_setup_page_parent_class)->dispose (object);
}

/* The type of the value that `keep` returns: the choices of the person, the
 * text typed as the number of the deal (which may not be valid), and whether
 * the row of the players is expanded. */
#define KEPT_TYPE "(vsb)"

static GVariant *
tapis_setup_page_keep (TapisPage *page)
{
  TapisSetupPage *self = TAPIS_SETUP_PAGE (page);
  TapisGameSetup setup;

  tapis_setup_page_get_setup (self, &setup);
  return g_variant_new (
    KEPT_TYPE, tapis_game_setup_to_value (&setup),
    gtk_editable_get_text (self->deal),
    adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self->players)));
}

static void
tapis_setup_page_open (TapisPage *page, GVariant *kept)
{
  TapisSetupPage *self = TAPIS_SETUP_PAGE (page);
  g_autoptr (GVariant) chosen = NULL;
  TapisGameSetup setup;
  const char *deal;
  gboolean unfolded;

  g_variant_get (kept, "(v&sb)", &chosen, &deal, &unfolded);
  tapis_game_setup_from_value (&setup, chosen);
  tapis_setup_page_set_setup (self, &setup);
  gtk_editable_set_text (self->deal, deal);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->players), unfolded);
}

static void
tapis_setup_page_class_init (TapisSetupPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_setup_page_dispose;

  g_type_ensure (TAPIS_TYPE_SEATS_ROW);
  TAPIS_PAGE_CLASS (klass)->keep = tapis_setup_page_keep;
  TAPIS_PAGE_CLASS (klass)->open = tapis_setup_page_open;
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "setup-page");
  tapis_bind_children (widget_class, TapisSetupPage, day, game, rules, seats,
                       level, players, practice, deal_row, deal, reset);
  tapis_bind_callbacks (widget_class, get_level_help, level_cb, reset_cb,
                        seats_cb, deal_cb, start_cb);
}

static void
tapis_setup_page_init (TapisSetupPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; cg_players[i] != NULL; i++)
    gtk_string_list_append (
      GTK_STRING_LIST (adw_combo_row_get_model (self->level)),
      tapis_words_level_title (cg_players[i]));
  tapis_value_show_whole (self->level);
  self->deal_help = g_strdup (adw_action_row_get_subtitle (self->deal_row));
  deal_cb (self);
}

void
tapis_setup_page_set_setup (TapisSetupPage *self, const TapisGameSetup *setup)
{
  const CgRules *rules = setup->rules;
  g_autofree char *help = g_strconcat (rules->id, "-house-rules", NULL);

  g_return_if_fail (TAPIS_IS_SETUP_PAGE (self));

  if (self->setup.rules != NULL)
    for (guint i = 0; self->setup.rules->options[i].id != NULL; i++)
      adw_preferences_group_remove (
        self->rules,
        gtk_widget_get_ancestor (self->rows[i], ADW_TYPE_ACTION_ROW));

  /* Set the range before self->setup, because setting the range may change the
   * number of players. That must not count as a choice of the person. */
  gtk_actionable_set_action_target (self->day, "s", rules->id);
  gtk_spin_button_set_range (self->seats, rules->min_seats,
                             rules->max_seats);
  self->setup = *setup;
  adw_preferences_group_set_title (self->game, _(rules->title));
  adw_preferences_group_set_description (self->game,
                                         tapis_words_game_blurb (rules));
  gtk_spin_button_set_value (self->seats, self->setup.engine.seats);
  adw_combo_row_set_selected (self->level,
                              cg_player_place (self->setup.level));
  gtk_switch_set_active (self->practice, self->setup.practice);
  gtk_editable_set_text (self->deal, "");
  for (guint i = 0; rules->options[i].id != NULL; i++)
    add_row (self, i);
  tapis_seats_row_set_setup (self->players, &self->setup);
  adw_expander_row_set_expanded (
    ADW_EXPANDER_ROW (self->players),
    tapis_game_setup_count_persons (&self->setup) != 1);
  gtk_widget_set_visible (GTK_WIDGET (self->rules),
                          rules->options[0].id != NULL);
  read_rows (self);
  g_object_set (self, "help", help, NULL);
  tapis_page_mend_names (TAPIS_PAGE (self));
}

void
tapis_setup_page_get_setup (TapisSetupPage *self, TapisGameSetup *setup)
{
  g_return_if_fail (TAPIS_IS_SETUP_PAGE (self));

  *setup = self->setup;
  setup->practice = gtk_switch_get_active (self->practice);
}
