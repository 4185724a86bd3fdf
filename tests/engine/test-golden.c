/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Golden games: whole games written out so that a person can follow them.
 * Each is played again from its moves, and every line must come out the same:
 * a change of the rules, the dealing or the texts shows as a difference.
 *
 *   test-golden                                     checks all golden games
 *   test-golden --write GAME SEED OPTION=VALUE …    prints a new one, played by
 *                                                   the best player there is
 *
 * OPTION may be seats and dealer too. */

#include "players/cg-player.h"
#include "engine/cg-position.h"
#include "games/cg-games.h"

#include <string.h>

/* "laid (0) 7H 7D, drew (0) 2" */
static void
append_event (GString *text, const CgRules *rules, const CgEvent *event)
{
  static const char suits[] = "SHDC";
  const struct
  {
    const char *name;
    int         value;
  } values[] = {
    { "rank", event->rank },     { "what", event->what },
    { "points", event->points }, { "total", event->total },
  };

  g_string_append (text, cg_event_id (rules, event->kind));
  if (event->seat != CG_NO_SEAT)
    g_string_append_printf (text, " (%d)", event->seat);
  for (guint i = 0; i < CG_EVENT_CARDS && event->cards[i] != CG_CARD_NONE; i++)
    {
      char card[CG_CARD_TEXT_SIZE];

      g_string_append_printf (text, " %s",
                              cg_card_to_text (event->cards[i], card));
    }
  if (event->cards[0] == CG_CARD_NONE && event->count > 0)
    g_string_append_printf (text, " %u", event->count);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (values[i].value != 0)
      g_string_append_printf (text, " %s %d", values[i].name,
                              values[i].value);
  if (event->suits > 0)
    g_string_append (text, " suits ");
  for (guint suit = 0; suit < 4; suit++)
    if (event->suits >> suit & 1)
      g_string_append_c (text, suits[suit]);
  if (event->other != CG_NO_SEAT)
    g_string_append_printf (text, " <-> %d", event->other);
}

static void
append_events (GString *text, const CgRules *rules, const CgEvents *events)
{
  for (guint i = 0; i < events->n; i++)
    {
      if (i > 0)
        g_string_append (text, ", ");
      append_event (text, rules, &events->list[i]);
    }
}

static void
append_position (GString *text, const CgRules *rules, const CgState *state)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_auto (GStrv) names = NULL;

  cg_position_write (rules, state, keys);
  names = g_key_file_get_keys (keys, CG_GROUP_POSITION, NULL, NULL);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *value = g_key_file_get_value (
        keys, CG_GROUP_POSITION, names[i], NULL);

      g_string_append_printf (text, "    %s=%s\n", names[i], value);
    }
}

#define LICENCE "# SPDX-License-Identifier: GPL-3.0-or-later\n"

/* The next move: of the text that is checked, or of the player. */
typedef CgMove (*NextMove) (const CgRules *rules, const CgState *state,
                            guint ply, gpointer data);

/* Plays a game and writes it out; the whole position comes every twentieth
 * move. */
static char *
transcribe (const CgRules *rules, const CgSetup *setup, guint64 deal,
            const char *header, NextMove next, gpointer data)
{
  g_autofree CgState *state = cg_state_new (rules, setup);
  GString *text = g_string_new (LICENCE);
  CgResult result;
  guint round = 1;
  guint ply = 0;

  g_string_append_printf (text, "%s\n\n", header);
  cg_deal (rules, setup, deal, state);
  append_position (text, rules, state);
  while (!cg_is_over (rules, state))
    {
      g_autofree char *words = NULL;
      CgEvents events;
      CgMove move;

      if (rules->to_move (state) == CG_NO_SEAT)
        {
          cg_next_round (rules, deal, ++round, state, &events);
          g_string_append (text, "deal    ");
          append_events (text, rules, &events);
          g_string_append_c (text, '\n');
          append_position (text, rules, state);
          continue;
        }
      move = next (rules, state, ply, data);
      if (move == CG_NO_MOVE)
        break;
      words = cg_move_to_text (rules, state, move);
      g_string_append_printf (text, "%d %s    ", rules->to_move (state),
                              words);
      rules->play (state, move, &events);
      append_events (text, rules, &events);
      g_string_append_c (text, '\n');
      if (++ply % 20 == 0 || rules->to_move (state) == CG_NO_SEAT)
        append_position (text, rules, state);
    }
  if (rules->to_move (state) != CG_NO_SEAT)
    return g_string_free (text, FALSE);
  rules->result (state, &result);
  for (int seat = 0; seat < setup->seats; seat++)
    {
      g_string_append_printf (text, "place of %d: %u", seat,
                              result.place[seat]);
      if (result.score[seat] != 0)
        g_string_append_printf (text, ", points %d", result.score[seat]);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* "norwegian 12 seats=3 six=colour" */
static const CgRules *
read_header (const char *header, CgSetup *setup, guint64 *deal)
{
  g_auto (GStrv) words = g_strsplit (header, " ", -1);
  const CgRules *rules = cg_game_find_any (words[0]);

  if (rules == NULL || words[1] == NULL)
    g_error ("“%s” names no game and deal", header);
  cg_setup_init (setup, rules);
  *deal = g_ascii_strtoull (words[1], NULL, 10);
  for (guint i = 2; words[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);
      int option = cg_option_index (rules, pair[0]);

      if (g_str_equal (pair[0], "seats"))
        setup->seats = (guint8) atoi (pair[1]);
      else if (g_str_equal (pair[0], "dealer"))
        setup->dealer = (guint8) atoi (pair[1]);
      else if (option < 0 || pair[1] == NULL ||
               !cg_option_value_from_text (&rules->options[option], pair[1],
                                           &setup->options[option]))
        g_error ("no such option: %s", words[i]);
    }
  if (cg_setup_validate (setup, rules) != NULL)
    g_error ("%s", cg_setup_validate (setup, rules));
  return rules;
}

static CgMove
next_of_player (const CgRules *rules, const CgState *state, guint ply,
                gpointer data)
{
  return cg_player_advise (cg_player_find ("medium"), rules, state,
                           *(guint64 *) data + ply, NULL, NULL);
}

/* The moves of a golden game are its lines that start with a seat. */
static CgMove
next_of_text (const CgRules *rules, const CgState *state, guint ply,
              gpointer data)
{
  char ***lines = data;
  g_auto (GStrv) parts = NULL;
  CgMove move;

  while (**lines != NULL && !g_ascii_isdigit (***lines))
    (*lines)++;
  if (**lines == NULL)
    return CG_NO_MOVE;
  parts = g_strsplit (strchr (*(*lines)++, ' ') + 1, "    ", 2);
  if (!cg_read_move (rules, state, parts[0], &move) ||
      rules->why_not (state, move).kind != CG_LEGAL)
    g_error ("move %u, “%s”, is not legal any more", ply + 1, parts[0]);
  return move;
}

static void
test_golden (gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) lines_again = NULL;
  g_autoptr (GError) error = NULL;
  const CgRules *rules;
  CgSetup setup;
  guint64 deal;
  char **cursor;

  g_file_get_contents (data, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, 2);
  rules = read_header (lines[1], &setup, &deal);
  cursor = lines + 2;
  again = transcribe (rules, &setup, deal, lines[1], next_of_text, &cursor);
  lines_again = g_strsplit (again, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines_again[i] != NULL; i++)
    g_assert_cmpstr (lines_again[i], ==, lines[i]);
  g_assert_cmpuint (g_strv_length (lines_again), ==, g_strv_length (lines));
  g_assert_nonnull (strstr (text, "place of 0"));
}

static void
add_golden_games (GPtrArray *paths)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "golden",
                                                   NULL);
  g_autoptr (GError) error = NULL;
  GDir *dir = g_dir_open (folder, 0, &error);
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".golden"))
      {
        g_autofree char *test = g_strdup_printf ("/golden/%s", name);
        char *path = g_build_filename (folder, name, NULL);

        g_ptr_array_add (paths, path);
        g_test_add_data_func (test, path, test_golden);
      }
  g_dir_close (dir);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);

  if (argc >= 4 && g_str_equal (argv[1], "--write"))
    {
      g_autofree char *header = g_strjoinv (" ", argv + 2);
      g_autofree char *text = NULL;
      CgSetup setup;
      guint64 deal;
      const CgRules *rules = read_header (header, &setup, &deal);

      text = transcribe (rules, &setup, deal, header, next_of_player, &deal);
      g_print ("%s", text);
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  add_golden_games (paths);
  g_assert_cmpuint (paths->len, >=, 3);
  return g_test_run ();
}
