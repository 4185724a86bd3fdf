/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is wished for. Knows a game only by its rules' table. */

#include "config.h"

#include "tapis-wish.h"

#include <glib/gi18n.h>
#include <string.h>

#include "players/cg-player.h"
#include "model/game/tapis-games.h"

/* --- who sits where ------------------------------------------------------- */

/* Who plays, as the settings write it. Any other word is a level. */
#define PERSON "person"
#define COMPUTER "computer"

void
tapis_wish_set_name (TapisWishSeat *seat,
                     const char    *name)
{
  g_autofree char *clean = tapis_name_clean (name);

  g_strlcpy (seat->name, clean != NULL ? clean : "", sizeof seat->name);
}

static void
read_seats (TapisWish *wish,
            GSettings *settings)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, "players");
  g_autoptr (GVariant) players = g_variant_lookup_value (
    all, wish->rules->id, G_VARIANT_TYPE ("a(ss)"));
  const char *who, *name;
  GVariantIter iter;

  wish->seats[0].person = TRUE;
  if (players == NULL)
    return;
  g_variant_iter_init (&iter, players);
  for (guint i = 0; i < CG_MAX_SEATS &&
                    g_variant_iter_next (&iter, "(&s&s)", &who, &name);
       i++)
    {
      const CgPlayer *player = cg_player_find (who);

      wish->seats[i].person = g_str_equal (who, PERSON);
      wish->seats[i].level = player != NULL ? player->id : NULL;
      tapis_wish_set_name (&wish->seats[i], name);
    }
}

static void
write_seats (const TapisWish *wish,
             GSettings       *settings)
{
  g_autoptr (GVariant) all = g_settings_get_value (settings, "players");
  GVariantBuilder builder, games;
  GVariantIter iter;
  GVariant *value;
  const char *id;

  g_variant_builder_init (&games, G_VARIANT_TYPE ("a{sa(ss)}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s@a(ss)}", &id, &value))
    {
      if (!g_str_equal (id, wish->rules->id))
        g_variant_builder_add (&games, "{s@a(ss)}", id, value);
      g_variant_unref (value);
    }
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    {
      const TapisWishSeat *seat = &wish->seats[i];

      g_variant_builder_add (&builder, "(ss)",
                             seat->person          ? PERSON
                             : seat->level != NULL ? seat->level
                                                   : COMPUTER,
                             seat->person ? seat->name : "");
    }
  g_variant_builder_add (&games, "{s@a(ss)}", wish->rules->id,
                         g_variant_builder_end (&builder));
  g_settings_set_value (settings, "players", g_variant_builder_end (&games));
}

guint
tapis_wish_count_persons (const TapisWish *wish)
{
  guint n = 0;

  for (guint i = 0; i < wish->setup.seats; i++)
    n += wish->seats[i].person ? 1 : 0;
  return n;
}

char *
tapis_wish_read_deal (TapisWish  *wish,
                      const char *text)
{
  g_autoptr (GError) error = NULL;

  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &wish->deal,
                                  &error) &&
      wish->deal > 0)
    return NULL;
  wish->deal = 0;
  if (g_error_matches (error, G_NUMBER_PARSER_ERROR,
                       G_NUMBER_PARSER_ERROR_OUT_OF_BOUNDS))
    {
      g_autofree char *most =
        g_strdup_printf ("%" G_GUINT64_FORMAT, G_MAXUINT64);

      /* Translators: %s is a very large number */
      return g_strdup_printf (_("The number of a deal is %s at most."), most);
    }
  return g_strdup (_("The number of a deal is written in digits: 1 or more."));
}

TapisGame *
tapis_wish_deal (const TapisWish *wish,
                 guint64          deal)
{
  gboolean alone = tapis_wish_count_persons (wish) == 1;
  TapisSeat seats[CG_MAX_SEATS] = { 0 };
  char numbered[CG_MAX_SEATS][TAPIS_WISH_NAME];
  TapisGame *game;

  for (guint i = 0; i < wish->setup.seats; i++)
    {
      const TapisWishSeat *wished = &wish->seats[i];
      TapisSeat *seat = &seats[i];

      seat->person = wished->person;
      seat->level = wished->level != NULL ? wished->level : wish->level;
      if (!wished->person)
        continue;
      /* Who plays alone and gives no name is "You", in the language of the
       * day: the model says so. */
      if (*wished->name != '\0')
        seat->name = wished->name;
      else if (!alone)
        {
          /* Translators: a person who has given no name, by seat */
          g_snprintf (numbered[i], sizeof numbered[i], _("Player %u"), i + 1);
          seat->name = numbered[i];
        }
    }
  game = tapis_game_new (wish->rules, &wish->setup, deal, seats);
  tapis_game_set_practice (game, wish->practice);
  return game;
}

/* --- what the settings remember ------------------------------------------- */

void
tapis_wish_init (TapisWish     *wish,
                 const CgRules *rules,
                 GSettings     *settings)
{
  g_autoptr (GVariant) seats = g_settings_get_value (settings, "seats");
  g_autoptr (GVariant) all = g_settings_get_value (settings, "house-rules");
  g_autoptr (GVariant) own = NULL;
  g_autofree char *level = g_settings_get_string (settings, "level");
  const CgPlayer *player = cg_player_find (level);
  guint n;

  *wish = (TapisWish) { .rules = rules };
  cg_setup_init (&wish->setup, rules);
  if (g_variant_lookup (seats, rules->id, "u", &n))
    wish->setup.seats =
      (guint8) CLAMP (n, rules->min_seats, rules->max_seats);
  own = g_variant_lookup_value (all, rules->id, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; own != NULL && rules->options[i].id != NULL; i++)
    {
      const char *text;

      if (g_variant_lookup (own, rules->options[i].id, "&s", &text))
        cg_option_value_from_text (&rules->options[i], text,
                                   &wish->setup.options[i]);
    }
  /* the one who asks for the game begins it */
  wish->setup.dealer = (guint8) (wish->setup.seats - 1);
  wish->level = player != NULL ? player->id : cg_players[0]->id;
  wish->practice = g_settings_get_boolean (settings, "practice");
  read_seats (wish, settings);
}

void
tapis_wish_remember (const TapisWish *wish,
                     GSettings       *settings)
{
  const CgRules *rules = wish->rules;
  g_autoptr (GVariant) seats = g_settings_get_value (settings, "seats");
  g_autoptr (GVariant) all = g_settings_get_value (settings, "house-rules");
  GVariantBuilder builder, own;
  GVariantIter iter;
  const char *id;
  GVariant *value;
  guint n;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{su}"));
  g_variant_iter_init (&iter, seats);
  while (g_variant_iter_next (&iter, "{&su}", &id, &n))
    if (!g_str_equal (id, rules->id))
      g_variant_builder_add (&builder, "{su}", id, n);
  g_variant_builder_add (&builder, "{su}", rules->id,
                         (guint) wish->setup.seats);
  g_settings_set_value (settings, "seats", g_variant_builder_end (&builder));

  g_variant_builder_init (&own, G_VARIANT_TYPE ("a{ss}"));
  for (guint i = 0; rules->options[i].id != NULL; i++)
    if (wish->setup.options[i] != rules->options[i].preset)
      {
        char number[12];

        g_variant_builder_add (
          &own, "{ss}", rules->options[i].id,
          cg_option_value_to_text (&rules->options[i],
                                   wish->setup.options[i], number));
      }
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sa{ss}}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s@a{ss}}", &id, &value))
    {
      if (!g_str_equal (id, rules->id))
        g_variant_builder_add (&builder, "{s@a{ss}}", id, value);
      g_variant_unref (value);
    }
  g_variant_builder_add (&builder, "{s@a{ss}}", rules->id,
                         g_variant_builder_end (&own));
  g_settings_set_value (settings, "house-rules",
                        g_variant_builder_end (&builder));

  write_seats (wish, settings);
  g_settings_set_string (settings, "level", wish->level);
  g_settings_set_boolean (settings, "practice", wish->practice);
}
