/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The row for choosing who plays. */

#include "tapis-seats-row.h"

#include <glib/gi18n.h>

#include "tapis-plain.h"
#include "tapis-value.h"
#include "players/cg-player.h"
#include "model/words/tapis-words.h"
#include "widgets/kit/tapis-names.h"

/* The entries of the list for a seat. From WHO_LEVELS on there is one entry for
 * each level of the computer players. WHO_COMPUTER is a computer player of the
 * usual level. */
enum
{
  WHO_PERSON,
  WHO_COMPUTER,
  WHO_LEVELS,
};

struct _TapisSeatsRow
{
  AdwExpanderRow parent_instance;

  /* children, indexed by seat */
  AdwComboRow *who[CG_MAX_SEATS];
  GtkEditable *names[CG_MAX_SEATS];
  AdwComboRow *genders[CG_MAX_SEATS];

  /* owned: the genders that the language distinguishes (tapis_genders()) */
  char **asked;

  /* state */
  TapisGameSetup *setup; /* the setup that the rows show and change; NULL while
                          * the rows are filled, and after the row was disposed
                          * of */
};

G_DEFINE_FINAL_TYPE (TapisSeatsRow, tapis_seats_row, ADW_TYPE_EXPANDER_ROW)

/* --- what is told --------------------------------------------------------- */

static void
update (TapisSeatsRow *self)
{
  g_auto (GStrv) players = tapis_game_setup_tell_players (self->setup, TRUE);
  g_auto (GStrv) tempers = tapis_game_setup_tell_players (self->setup, FALSE);
  g_autofree char *list = tapis_words_list ((const char *const *) players,
                                            g_strv_length (players));
  gboolean watched = tapis_game_setup_count_persons (self->setup) == 0;
  g_autofree char *text =
    g_strjoin ("\n", watched ? _("Only computer players: you watch") : list,
               watched ? list : NULL, NULL);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), text);
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    {
      gboolean there = i < self->setup->engine.seats;

      gtk_widget_set_visible (GTK_WIDGET (self->who[i]), there);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->who[i]),
                                   there ? tempers[i] : "");
      gtk_widget_set_visible (GTK_WIDGET (self->names[i]),
                              there && self->setup->seats[i].person);
      gtk_widget_set_visible (GTK_WIDGET (self->genders[i]),
                              there && self->setup->seats[i].person &&
                                self->asked[0] != NULL);
    }
}

/* --- rows ----------------------------------------------------------------- */

static guint
choice_of (const TapisSetupSeat *seat)
{
  if (seat->person)
    return WHO_PERSON;
  return seat->level == NULL ? WHO_COMPUTER
                             : WHO_LEVELS + cg_player_place (seat->level);
}

static void
read_rows (TapisSeatsRow *self)
{
  guint before;

  if (self->setup == NULL)
    return;
  before = tapis_game_setup_count_persons (self->setup);
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    {
      TapisSetupSeat *seat = &self->setup->seats[i];
      guint chosen = adw_combo_row_get_selected (self->who[i]);

      seat->person = chosen == WHO_PERSON;
      seat->level = chosen >= WHO_LEVELS ? cg_players[chosen - WHO_LEVELS]->id
                                         : NULL;
      tapis_game_setup_set_name (seat, gtk_editable_get_text (self->names[i]));
      if (self->asked[0] != NULL)
        seat->gender = tapis_gender_from_id (
          self->asked[adw_combo_row_get_selected (self->genders[i])]);
    }
  /* a name is needed only if there are several persons */
  if (before > 1 && tapis_game_setup_count_persons (self->setup) == 1)
    for (guint i = 0; i < CG_MAX_SEATS; i++)
      gtk_editable_set_text (self->names[i], "");
  update (self);
}

static GListModel *
list_choices (void)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  /* Translators: where a game is set up, one line of a list. */
  gtk_string_list_append (list, C_("who sits there", "A person"));
  /* Translators: where a game is set up, one line of a list: of the level that
   * is chosen for all. */
  gtk_string_list_append (list, C_("who sits there", "A computer player"));
  for (guint i = 0; cg_players[i] != NULL; i++)
    gtk_string_list_take (
      list,
      /* Translators: where a game is set up, one line of a list; %s is a
       * level: "Easy". */
      g_strdup_printf (C_("who sits there", "Computer: %s"),
                       tapis_words_level_title (cg_players[i])));
  return G_LIST_MODEL (list);
}

static GListModel *
list_genders (char **asked)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; asked[i] != NULL; i++)
    gtk_string_list_append (list, tapis_gender_title (asked[i]));
  return G_LIST_MODEL (list);
}

static guint
gender_of (TapisSeatsRow *self, const TapisSetupSeat *seat)
{
  for (guint i = 0; self->asked[i] != NULL; i++)
    if (g_strcmp0 (self->asked[i], seat->gender) == 0)
      return i;
  return 0;
}

static void
add_seat (TapisSeatsRow *self, guint i, GListModel *choices,
          GListModel *genders)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
    "/io/github/tapisgames/Tapis/app/tapis-seat-rows.ui");
  gpointer who = gtk_builder_get_object (builder, "who");
  gpointer name = gtk_builder_get_object (builder, "name");
  gpointer gender = gtk_builder_get_object (builder, "gender");
  /* Translators: where a game is set up: a place at the table, by number. */
  g_autofree char *seat_title = g_strdup_printf (C_("setting", "Seat %u"),
                                                 i + 1);
  g_autofree char *name_title = g_strdup_printf (
    /* Translators: where a game is set up, an entry: the name of who sits
     * there. */
    C_("setting", "Name at seat %u"), i + 1);
  g_autofree char *gender_title = g_strdup_printf (
    /* Translators: where a game is set up: how the person who sits there is
     * spoken of. Only shown where “genders” asks for it. */
    C_("setting", "Gender at seat %u"), i + 1);

  self->who[i] = who;
  self->names[i] = name;
  self->genders[i] = gender;
  g_object_set (who, "title", seat_title, "model", choices, NULL);
  g_object_set (name, "title", name_title, NULL);
  g_object_set (gender, "title", gender_title, "model", genders, NULL);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), who);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), name);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), gender);
  tapis_value_show_whole (who);
  tapis_names_describe_choice (gender);
  g_signal_connect_swapped (who, "notify::selected", G_CALLBACK (read_rows),
                            self);
  g_signal_connect_swapped (name, "changed", G_CALLBACK (read_rows), self);
  g_signal_connect_swapped (gender, "notify::selected", G_CALLBACK (read_rows),
                            self);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_seats_row_dispose (GObject *object)
{
  TAPIS_SEATS_ROW (object)->setup = NULL;

  G_OBJECT_CLASS (tapis_seats_row_parent_class)->dispose (object);
}

static void
tapis_seats_row_finalize (GObject *object)
{
  g_strfreev (TAPIS_SEATS_ROW (object)->asked);

  G_OBJECT_CLASS (tapis_seats_row_parent_class)->finalize (object);
}

static void
tapis_seats_row_class_init (TapisSeatsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tapis_seats_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_seats_row_finalize;
}

static void
tapis_seats_row_init (TapisSeatsRow *self)
{
  g_autoptr (GListModel) choices = list_choices ();
  g_autoptr (GListModel) genders = NULL;

  tapis_plain_init (self);
  self->asked = tapis_genders ();
  genders = list_genders (self->asked);
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    add_seat (self, i, choices, genders);
}

void
tapis_seats_row_set_setup (TapisSeatsRow *self, TapisGameSetup *setup)
{
  g_return_if_fail (TAPIS_IS_SEATS_ROW (self));
  g_return_if_fail (setup != NULL);

  self->setup = NULL;
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    {
      adw_combo_row_set_selected (self->who[i], choice_of (&setup->seats[i]));
      gtk_editable_set_text (self->names[i], setup->seats[i].name);
      adw_combo_row_set_selected (self->genders[i],
                                  gender_of (self, &setup->seats[i]));
    }
  self->setup = setup;
  update (self);
}
