/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fills a history with games that were played by the rules of thumb:
 *
 *   finished-games FOLDER NUMBER [GAME [SEATS [LEVEL]]]
 *
 * writes NUMBER files to FOLDER, of all registered games in turn, a day and a
 * bit apart, the last one on 20 November 2026; the same ones every time. LEVEL
 * is the player whose rules of thumb the person has followed: "medium".
 *
 *   finished-games FOLDER today
 *
 * writes the deal of the day of every game, played just now. */

#include "config.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#include "players/cg-player.h"
#include "engine/cg-session.h"
#include "games/cg-games.h"
#include "model/past/tapis-deal-link.h"

#define LAST G_GINT64_CONSTANT (1795203900) /* 20 November 2026, evening */
#define DIFFERENT 24 /* games of a kind, then the same ones come again */

static char *
play (const CgRules *rules, guint seats, guint dealer, guint64 deal,
      const char *level, const char *person)
{
  CgSetup setup;
  g_autoptr (CgSession) session = NULL;
  g_autoptr (GString) text = NULL;
  g_autofree char *saved = NULL;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) seats;
  setup.dealer = (guint8) dealer;
  session = cg_session_new (rules, &setup, deal);
  while (!cg_session_is_over (session))
    if (cg_session_round_is_over (session))
      {
        cg_session_next_round (session, NULL);
      }
    else
      {
        const CgState *state = cg_session_state (session);
        CgMove move = cg_player_advise (
          cg_player_find (rules->to_move (state) == 0 ? person : "easy"),
          rules, state,
          deal * 1000 + cg_session_n_played (session), &(CgBudget) { 0 },
          NULL);

        cg_session_play (session, move, NULL);
      }
  saved = cg_session_to_text (session, NULL);
  text = g_string_new (saved);
  g_string_append (text, "\n[table]\nviewer=0\nplayer.0=person\n"
                         "avatar.0=person\n");
  for (guint i = 1; i < seats; i++)
    g_string_append_printf (text, "player.%u=%s\n", i, level);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static gboolean
write_today (const char *folder)
{
  g_autoptr (GDateTime) utc = g_date_time_new_now_utc ();
  g_autoptr (GDateTime) now = g_date_time_to_local (utc);
  g_autofree char *stamp = g_date_time_format (utc, "%Y%m%dT%H%M%SZ");

  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *name =
        g_strdup_printf ("%s-%s-1.tapis", cg_games[i]->id, stamp);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *text = NULL;
      TapisDealLink day;

      tapis_deal_link_init_day (&day, cg_games[i], now);
      text = play (day.rules, day.setup.seats, day.setup.dealer, day.deal,
                   "easy", "medium");
      if (!g_file_set_contents (path, text, -1, NULL))
        return FALSE;
    }
  return TRUE;
}

int
main (int argc, char **argv)
{
  static const char *const levels[] = { "easy", "medium", "easy", "hard" };
  g_autoptr (GHashTable) known =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  guint n_games = 0;
  guint n;

  if (argc < 3)
    return EXIT_FAILURE;
  if (g_str_equal (argv[2], "today"))
    {
      g_mkdir_with_parents (argv[1], 0700);
      return write_today (argv[1]) ? EXIT_SUCCESS : EXIT_FAILURE;
    }
  n = (guint) atoi (argv[2]);
  while (cg_games[n_games] != NULL)
    n_games++;
  g_mkdir_with_parents (argv[1], 0700);
  for (guint i = 0; i < n; i++)
    {
      const CgRules *rules =
        argc > 3 ? cg_game_find (argv[3]) : cg_games[i % n_games];
      guint number = i / n_games % DIFFERENT;
      guint spread = MIN ((guint) (rules->max_seats - rules->min_seats), 3);
      guint seats = argc > 4 ? (guint) atoi (argv[4])
                             : rules->min_seats + number % (spread + 1);
      const char *level = levels[i / n_games % 4];
      g_autofree char *key =
        g_strdup_printf ("%s %u %s", rules->id, number, level);
      g_autoptr (GDateTime) when = g_date_time_new_from_unix_utc (
        LAST - (gint64) (n - 1 - i) * 96000);
      g_autofree char *stamp = g_date_time_format (when, "%Y%m%dT%H%M%SZ");
      g_autofree char *name =
        g_strdup_printf ("%s-%s-1.tapis", rules->id, stamp);
      g_autofree char *path = g_build_filename (argv[1], name, NULL);
      const char *text = g_hash_table_lookup (known, key);

      if (text == NULL)
        {
          char *played = play (rules, seats, (100 + number) % seats,
                               100 + number, level,
                               argc > 5 ? argv[5] : "medium");

          g_hash_table_insert (known, g_steal_pointer (&key), played);
          text = played;
        }
      if (!g_file_set_contents (path, text, -1, NULL))
        return EXIT_FAILURE;
    }
  return EXIT_SUCCESS;
}
