/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The drop-down lists that filter finished games. */

#include "tapis-choices.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"
#include "players/cg-player.h"
#include "widgets/kit/tapis-names.h"

/* No game has fewer players than this. */
#define FEWEST 2

static void
fill (GtkDropDown *choice, GtkStringList *list, const char *name)
{
  gtk_drop_down_set_model (choice, G_LIST_MODEL (list));
  tapis_names_name_choice (choice, name);
}

void
tapis_choices_list_games (GtkDropDown *choice, const char *name)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  /* Translators: the first choice of a list of games: shows the games of all
   * of them. */
  gtk_string_list_append (list, C_("filter", "All games"));
  for (guint i = 0; cg_games[i] != NULL; i++)
    gtk_string_list_append (list, _(cg_games[i]->title));
  fill (choice, list, name);
}

void
tapis_choices_list_levels (GtkDropDown *choice, const char *name)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  /* Translators: the first choice of a list of the computer players' levels. */
  gtk_string_list_append (list, C_("filter", "All levels"));
  for (guint i = 0; cg_players[i] != NULL; i++)
    gtk_string_list_append (list, tapis_words_level_title (cg_players[i]));
  fill (choice, list, name);
}

void
tapis_choices_list_seats (GtkDropDown *choice, const char *name)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);
  guint most = FEWEST;

  for (guint i = 0; cg_games[i] != NULL; i++)
    most = MAX (most, cg_games[i]->max_seats);
  /* Translators: the first choice of a list of numbers of players. */
  gtk_string_list_append (list, C_("filter", "Any number of players"));
  for (guint n = FEWEST; n <= most; n++)
    gtk_string_list_take (list, tapis_words_n_players (n));
  fill (choice, list, name);
}

/* Returns the index of the selected entry, counted from 0 and without the first
 * entry (such as "All games"), or -1 if the first entry is selected. */
static int
get_place (GtkDropDown *choice)
{
  guint selected = gtk_drop_down_get_selected (choice);

  return selected == GTK_INVALID_LIST_POSITION ? -1 : (int) selected - 1;
}

const CgRules *
tapis_choices_get_game (GtkDropDown *choice)
{
  int place = get_place (choice);

  return place >= 0 ? cg_games[place] : NULL;
}

const char *
tapis_choices_get_level (GtkDropDown *choice)
{
  int place = get_place (choice);

  return place >= 0 ? cg_players[place]->id : NULL;
}

guint
tapis_choices_get_seats (GtkDropDown *choice)
{
  int place = get_place (choice);

  return place >= 0 ? (guint) place + FEWEST : 0;
}
