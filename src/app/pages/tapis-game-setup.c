/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person has chosen for a new game. */

#include "tapis-game-setup.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/cg-games.h"
#include "players/cg-player.h"
#include "tapis-preferences.h"
#include "model/game/tapis-games.h"
#include "model/words/tapis-words.h"

/* --- who sits where ------------------------------------------------------- */

/* The words that the settings store for a seat: PERSON for a person, and
 * COMPUTER for a computer player of the usual level. For a computer player of
 * another level the settings store the id of the level. */
#define PERSON "person"
#define COMPUTER "computer"

void
tapis_game_setup_set_name (TapisSetupSeat *seat, const char *name)
{
  g_autofree char *clean = tapis_name_clean (name);

  g_strlcpy (seat->name, clean != NULL ? clean : "", sizeof seat->name);
}

/* Returns the entry for the game of @setup in the setting @key, or NULL if
 * there is none. The setting is a dictionary from the ids of games to values of
 * the type @type. */
static GVariant *
get_entry (const TapisGameSetup *setup, const char *key, const char *type)
{
  g_autoptr (GVariant) all =
    g_settings_get_value (tapis_preferences_get_settings (), key);

  return g_variant_lookup_value (all, setup->rules->id,
                                 G_VARIANT_TYPE (type));
}

/* Reads the gender of the person at each seat from @genders, which has the type
 * "as" or is NULL. */
static void
read_genders (TapisGameSetup *setup, GVariant *genders)
{
  GVariantIter iter;
  const char *id;

  if (genders == NULL)
    return;
  g_variant_iter_init (&iter, genders);
  for (guint i = 0;
       i < CG_MAX_SEATS && g_variant_iter_next (&iter, "&s", &id); i++)
    setup->seats[i].gender = tapis_gender_from_id (id);
}

/* Reads who plays at each seat from @players, which has the type "a(ss)" or is
 * NULL. The first string for a seat is PERSON, COMPUTER or the id of a level;
 * the second string is the name of the person. */
static void
read_seats (TapisGameSetup *setup, GVariant *players)
{
  const char *who, *name;
  GVariantIter iter;

  setup->seats[0].person = TRUE;
  if (players == NULL)
    return;
  g_variant_iter_init (&iter, players);
  for (guint i = 0; i < CG_MAX_SEATS &&
                    g_variant_iter_next (&iter, "(&s&s)", &who, &name);
       i++)
    {
      const CgPlayer *player = cg_player_find (who);

      setup->seats[i].person = g_str_equal (who, PERSON);
      setup->seats[i].level = player != NULL ? player->id : NULL;
      tapis_game_setup_set_name (&setup->seats[i], name);
    }
}

/* Reads the house rules from @own, which has the type "a{ss}" or is NULL. It
 * contains the ids and the values of the house rules that differ from their
 * default value. */
static void
read_options (TapisGameSetup *setup, GVariant *own)
{
  const CgOption *options = setup->rules->options;

  for (guint i = 0; own != NULL && options[i].id != NULL; i++)
    {
      const char *text;

      if (g_variant_lookup (own, options[i].id, "&s", &text))
        cg_option_value_from_text (&options[i], text,
                                   &setup->engine.options[i]);
    }
}

/* Sets the entry for the game @id in the setting @key, a dictionary, to @value.
 */
static void
set_entry (const char *key, const char *id, GVariant *value)
{
  GSettings *settings = tapis_preferences_get_settings ();
  g_autoptr (GVariant) all = g_settings_get_value (settings, key);
  GVariantBuilder builder;

  g_variant_builder_init (&builder, g_variant_get_type (all));
  for (gsize i = 0; i < g_variant_n_children (all); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (all, i);
      const char *name;

      g_variant_get_child (entry, 0, "&s", &name);
      if (!g_str_equal (name, id))
        g_variant_builder_add_value (&builder, entry);
    }
  g_variant_builder_add_value (
    &builder, g_variant_new_dict_entry (g_variant_new_string (id), value));
  g_settings_set_value (settings, key, g_variant_builder_end (&builder));
}

static GVariant *
write_seats (const TapisGameSetup *setup)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    {
      const TapisSetupSeat *seat = &setup->seats[i];

      g_variant_builder_add (&builder, "(ss)",
                             seat->person          ? PERSON
                             : seat->level != NULL ? seat->level
                                                   : COMPUTER,
                             seat->person ? seat->name : "");
    }
  return g_variant_builder_end (&builder);
}

static GVariant *
write_genders (const TapisGameSetup *setup)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("as"));
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    g_variant_builder_add (&builder, "s", setup->seats[i].gender != NULL
                                            ? setup->seats[i].gender
                                            : "");
  return g_variant_builder_end (&builder);
}

/* Returns the ids and the values of the house rules that differ from their
 * default value, as a floating value of the type "a{ss}". */
static GVariant *
write_options (const TapisGameSetup *setup)
{
  const CgOption *options = setup->rules->options;
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; options[i].id != NULL; i++)
    if (setup->engine.options[i] != options[i].default_value)
      {
        char number[12];

        g_variant_builder_add (
          &builder, "{ss}", options[i].id,
          cg_option_value_to_text (&options[i], setup->engine.options[i],
                                   number));
      }
  return g_variant_builder_end (&builder);
}

guint
tapis_game_setup_count_persons (const TapisGameSetup *setup)
{
  guint n = 0;

  for (guint i = 0; i < setup->engine.seats; i++)
    n += setup->seats[i].person ? 1 : 0;
  return n;
}

char *
tapis_game_setup_read_deal (TapisGameSetup *setup, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &setup->deal,
                                  &error) &&
      setup->deal > 0)
    return NULL;
  setup->deal = 0;
  if (g_error_matches (error, G_NUMBER_PARSER_ERROR,
                       G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
    {
      g_autofree char *most =
        g_strdup_printf ("%" G_GUINT64_FORMAT, G_MAXUINT64);

      /* Translators: where a game is set up: why what was typed is not a deal
       * number; %s is a very large number. */
      return g_strdup_printf (_("A deal number can be at most %s."), most);
    }
  return g_strdup (_("A deal number is written in digits: 1 or higher."));
}

/* The names of persons who have given none, by seat. */
typedef char Names[CG_MAX_SEATS][TAPIS_SETUP_NAME];

/* Fills in @seats with who plays. The names in it are in @setup or @names. If a
 * person plays alone and has given no name, the model calls the person "You" in
 * the current language. */
static void
list_seats (const TapisGameSetup *setup, TapisSeat seats[CG_MAX_SEATS],
            Names names)
{
  gboolean alone = tapis_game_setup_count_persons (setup) == 1;

  memset (seats, 0, CG_MAX_SEATS * sizeof *seats);
  for (guint i = 0; i < setup->engine.seats; i++)
    {
      const TapisSetupSeat *asked = &setup->seats[i];
      TapisSeat *seat = &seats[i];

      seat->person = asked->person;
      seat->level = asked->level != NULL ? asked->level : setup->level;
      if (!asked->person)
        continue;
      seat->gender = asked->gender;
      if (*asked->name != '\0')
        seat->name = asked->name;
      else if (!alone)
        {
          g_snprintf (names[i], sizeof names[i],
                      /* Translators: at the table: a person who has given no
                       * name, by seat. */
                      C_("name", "Player %u"), i + 1);
          seat->name = names[i];
        }
    }
}

char **
tapis_game_setup_tell_players (const TapisGameSetup *setup, gboolean brief)
{
  TapisSeat seats[CG_MAX_SEATS];
  TapisPerson people[CG_MAX_SEATS];
  Names names;
  guint n = setup->engine.seats;
  char **told = g_new0 (char *, n + 1);

  list_seats (setup, seats, names);
  tapis_seats_settle (seats, n, people);
  for (guint i = 0; i < n; i++)
    {
      /* the lowest level lays any card, whatever the temper is */
      if (!seats[i].person && !g_str_equal (seats[i].level, cg_players[0]->id))
        told[i] = tapis_words_temper (
          tapis_words_avatar_temper (seats[i].avatar), &people[i], brief);
      else
        told[i] = g_strdup (brief ? people[i].name : "");
      g_free ((char *) people[i].name);
    }
  return told;
}

TapisGame *
tapis_game_setup_deal (const TapisGameSetup *setup, guint64 deal)
{
  TapisSeat seats[CG_MAX_SEATS];
  Names names;
  TapisGame *game;

  list_seats (setup, seats, names);
  game = tapis_game_new (setup->rules, &setup->engine, deal, seats);
  tapis_game_set_practice (game, setup->practice);
  return game;
}

/* --- what the settings remember ------------------------------------------- */

void
tapis_game_setup_init (TapisGameSetup *setup, const CgRules *rules)
{
  GSettings *settings = tapis_preferences_get_settings ();
  g_autofree char *level = g_settings_get_string (settings, "level");
  const CgPlayer *player = cg_player_find (level);
  g_autoptr (GVariant) n = NULL;
  g_autoptr (GVariant) options = NULL;
  g_autoptr (GVariant) players = NULL;
  g_autoptr (GVariant) genders = NULL;

  *setup = (TapisGameSetup) { .rules = rules };
  cg_setup_init (&setup->engine, rules);
  n = get_entry (setup, "seats", "u");
  options = get_entry (setup, "house-rules", "a{ss}");
  players = get_entry (setup, "players", "a(ss)");
  genders = get_entry (setup, "genders", "as");
  if (n != NULL)
    setup->engine.seats = (guint8) CLAMP (g_variant_get_uint32 (n),
                                          rules->min_seats, rules->max_seats);
  read_options (setup, options);
  /* the person at the first seat moves first, so the dealer is the last seat */
  setup->engine.dealer = (guint8) (setup->engine.seats - 1);
  setup->level = player != NULL ? player->id : cg_players[0]->id;
  setup->practice = g_settings_get_boolean (settings, "practice");
  read_seats (setup, players);
  read_genders (setup, genders);
}

void
tapis_game_setup_init_link (TapisGameSetup      *setup,
                            const TapisDealLink *link)
{
  gboolean several;

  tapis_game_setup_init (setup, link->rules);
  several = tapis_game_setup_count_persons (setup) > 1;
  setup->engine = link->setup;
  setup->deal = link->deal;
  setup->practice = FALSE;
  if (link->level != NULL)
    setup->level = link->level;
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    {
      if (several)
        *setup->seats[i].name = '\0';
      setup->seats[i].person = i == 0;
      setup->seats[i].level = NULL;
    }
}

void
tapis_game_setup_remember (const TapisGameSetup *setup)
{
  GSettings *settings = tapis_preferences_get_settings ();
  const char *id = setup->rules->id;

  set_entry ("seats", id, g_variant_new_uint32 (setup->engine.seats));
  set_entry ("house-rules", id, write_options (setup));
  set_entry ("players", id, write_seats (setup));
  set_entry ("genders", id, write_genders (setup));
  g_settings_set_string (settings, "level", setup->level);
  g_settings_set_boolean (settings, "practice", setup->practice);
}

/* --- as a value ----------------------------------------------------------- */

/* The type of the value of a setup. Its parts are the id of the game, the
 * number of players, the house rules, the players, their genders, the number of
 * the deal (0: a random deal), the id of the level, and whether the game is a
 * practice game. */
#define VALUE_TYPE "(su@a{ss}@a(ss)@astsb)"

GVariant *
tapis_game_setup_to_value (const TapisGameSetup *setup)
{
  return g_variant_new (VALUE_TYPE, setup->rules->id,
                        (guint) setup->engine.seats, write_options (setup),
                        write_seats (setup), write_genders (setup),
                        setup->deal, setup->level, setup->practice);
}

void
tapis_game_setup_from_value (TapisGameSetup *setup, GVariant *value)
{
  g_autoptr (GVariant) options = NULL;
  g_autoptr (GVariant) players = NULL;
  g_autoptr (GVariant) genders = NULL;
  const char *id, *level;
  guint n;

  *setup = (TapisGameSetup) { 0 };
  g_variant_get (value, "(&su@a{ss}@a(ss)@ast&sb)", &id, &n, &options,
                 &players, &genders, &setup->deal, &level, &setup->practice);
  setup->rules = cg_game_find (id);
  cg_setup_init (&setup->engine, setup->rules);
  setup->engine.seats = (guint8) n;
  setup->engine.dealer = (guint8) (n - 1);
  setup->level = cg_player_find (level)->id;
  read_options (setup, options);
  read_seats (setup, players);
  read_genders (setup, genders);
}
