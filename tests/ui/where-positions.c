/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for positions in which each sentence about a game is said:
 *
 *   where-positions FOLDER GAMES HINTS
 *
 * plays GAMES random games of every kind, with random house rules, in marked
 * catalogues (po/workshop/marks.py), and asks for HINTS hints of each kind.
 * Whenever a message is told that was not told before, the game goes to FOLDER
 * as ID-N.tapis, and lines are printed: the file, how something is told, and
 * the text, for all that is told in that position. tests/ui/where-walk.py
 * chooses the fewest of them that tell everything and opens them in the window.
 * Before that there is a line for each house rule: =GAME OPTION VALUE… */

#include "config.h"

#include "../model/helpers.h"

#include "games/cg-games.h"
#include "model/words/tapis-marks.h"
#include "model/words/tapis-translations.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#define MOST_MOVES 400

typedef struct
{
  TapisGame  *game;
  GHashTable *told;   /* the numbers of messages */
  const char *folder;
  guint       files;
  GString    *lines;  /* owned: what is told in this position */
  gboolean    is_new; /* some of it was not told before */
} Search;

/* Whether @text holds a message that was not told before. */
static gboolean
tells_something_new (Search *search, const char *text)
{
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  gboolean found = FALSE;

  tapis_marks_read (text, numbers);
  for (guint i = 0; i < numbers->len; i++)
    found |= g_hash_table_add (
      search->told, GUINT_TO_POINTER (g_array_index (numbers, guint, i)));
  return found;
}

static void
look_at (Search *search, const char *how, const char *text)
{
  g_autofree char *line = g_strdup (text);

  if (text == NULL || *text == '\0')
    return;
  search->is_new |= tells_something_new (search, text);
  g_string_append_printf (search->lines, "\t%s\t%s\n", how,
                          g_strdelimit (line, "\n", ' '));
}

/* Ends a position: keeps it if anything new is told in it. */
static void
end_position (Search *search)
{
  if (search->is_new)
    {
      const char *id = tapis_game_get_rules (search->game)->id;
      g_autofree char *name = g_strdup_printf ("%s-%u", id, ++search->files);
      g_autofree char *path =
        g_strdup_printf ("%s/%s.tapis", search->folder, name);
      g_autofree char *game = tapis_game_to_text (search->game);
      g_autoptr (GError) error = NULL;

      if (!g_file_set_contents (path, game, -1, &error))
        g_error ("%s", error->message);
      g_print ("%s\n%s", name, search->lines->str);
    }
  search->is_new = FALSE;
  g_string_truncate (search->lines, 0);
}

static void
take (Search *search, const char *how, char *text)
{
  look_at (search, how, text);
  g_free (text);
}

static void
look_at_cards (Search *search, TapisPile *pile)
{
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *card = tapis_pile_get_card (pile, i);
      const TapisCardState *state = tapis_card_get_state (card);

      look_at (search, "card", tapis_card_get_name (card));
      look_at (search, "card", state->description);
      if (state->refusal != NULL)
        {
          look_at (search, "why not", state->refusal);
          take (search, "why not", tapis_game_tell_why (search->game, card));
        }
    }
}

static void
look_at_rows (Search *search, GListModel *rows)
{
  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (TapisScoreRow) row = g_list_model_get_item (rows, i);

      look_at (search, "score", tapis_score_row_get_line (row)->title);
    }
}

static void
look_at_log (Search *search)
{
  GListModel *log = tapis_game_now (search->game)->log;

  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

      look_at (search, "log", tapis_log_entry_get_text (entry));
    }
}

/* All that is told in this position, but for the log. */
static void
look_around (Search *search)
{
  TapisGame *game = search->game;
  const TapisGameNow *now = tapis_game_now (game);

  look_at (search, "prompt", now->prompt);
  look_at (search, "prompt", now->demand);
  look_at (search, "prompt", now->demand_description);
  look_at (search, "result", now->result_text);
  for (guint i = 0; i < g_list_model_get_n_items (now->actions); i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (now->actions, i);
      const TapisActionState *state = tapis_action_get_state (action);

      look_at (search, "button", state->label);
      look_at (search, "button", state->description);
      look_at (search, "button", state->refusal);
    }
  for (guint i = 0; i < g_list_model_get_n_items (now->players); i++)
    {
      g_autoptr (TapisPlayer) player = g_list_model_get_item (now->players, i);
      const TapisPlayerState *state = tapis_player_get_state (player);

      look_at (search, "player", state->description);
      look_at (search, "player", state->cry);
      look_at (search, "player", state->target_refusal);
    }
  for (guint i = 0; i < g_list_model_get_n_items (now->piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (now->piles, i);
      const TapisPileWords *words = tapis_pile_get_words (pile);

      look_at (search, "place", words->name);
      look_at (search, "place", words->description);
      look_at (search, "place", words->caption);
      look_at_cards (search, pile);
    }
  for (guint i = 0; i < g_list_model_get_n_items (now->result_rows); i++)
    {
      g_autoptr (TapisResultRow) row =
        g_list_model_get_item (now->result_rows, i);

      look_at (search, "result", tapis_result_row_get_line (row)->text);
    }
  look_at_rows (search, now->account);
  take (search, "key", tapis_game_tell_top (game));
  take (search, "key", tapis_game_tell_counts (game));
  take (search, "key", tapis_game_tell_last (game));
  take (search, "key", tapis_game_tell_legal (game));
}

/* The first thing to be found out once a table: what its rules are. */
static void
look_at_guide (Search *search)
{
  const char *const *rules = tapis_game_get_house_rules (search->game);
  guint n;
  g_autofree TapisSpecialCard *cards =
    tapis_game_list_special_cards (search->game, &n);

  for (guint i = 0; rules[i] != NULL; i++)
    look_at (search, "guide", rules[i]);
  for (guint i = 0; i < n; i++)
    {
      look_at (search, "guide", cards[i].title);
      look_at (search, "guide", cards[i].text);
    }
}

static void
ask_for_hint (Search *search)
{
  if (!tapis_game_ask_hint (search->game))
    return;
  while (tapis_game_now (search->game)->advising)
    g_main_context_iteration (NULL, TRUE);
  look_at (search, "hint", tapis_game_now (search->game)->hint);
}

static void
search_game (Search *search, const CgRules *rules, guint64 deal, gboolean hints)
{
  g_autoptr (TapisGame) game = NULL;
  TapisSeat seats[CG_MAX_SEATS];
  CgRandom random;
  CgSetup setup;
  guint after;

  cg_random_seed (&random, deal);
  if (deal % 3 == 0)
    {
      cg_setup_init (&setup, rules);
      setup.seats = (guint8) (rules->min_seats +
                              cg_random_below (&random, 2) *
                                (rules->max_seats > rules->min_seats));
    }
  else
    {
      setup = test_random_setup (rules, &random);
    }
  for (guint i = 0; i < setup.seats; i++)
    seats[i] = (TapisSeat) { .person = i == 0 || deal % 4 == 1 };
  search->game = game = tapis_game_new (rules, &setup, deal, seats);
  look_at_guide (search);
  end_position (search);
  after = cg_random_below (&random, 60);
  for (guint i = 0; i < MOST_MOVES && !tapis_game_now (game)->over; i++)
    {
      /* the device is passed on */
      if (tapis_game_now (game)->to_move >= 0 &&
          seats[tapis_game_now (game)->to_move].person)
        tapis_game_set_viewer (game, tapis_game_now (game)->to_move);
      look_around (search);
      end_position (search);
      if (tapis_game_now (game)->round_over)
        {
          g_assert_true (tapis_game_next_round (game));
          continue;
        }
      if (hints && tapis_game_now (game)->viewer_to_move && i >= after)
        {
          ask_for_hint (search);
          end_position (search);
          return;
        }
      {
        const CgState *state = tapis_game_get_state (game);
        g_autofree char *move = deal % 2 == 0
          ? test_random_move (game, &random)
          : cg_move_to_text (rules, state,
                             cg_player_advise (cg_player_find ("easy"), rules,
                                               state, deal * 1000 + i,
                                               &(CgBudget) { 0 }, NULL));

        g_assert_true (tapis_game_play_text (game, move));
      }
    }
  look_around (search);
  look_at_log (search);
  end_position (search);
}

static void
print_options (const CgRules *rules)
{
  for (guint i = 0; rules->options[i].id != NULL; i++)
    {
      const CgOption *option = &rules->options[i];

      g_print ("=%s %s", rules->id, option->id);
      for (guint k = 0; k < cg_option_n_values (option); k++)
        {
          char number[12];

          g_print (" %s", cg_option_value_to_text (
                            option, cg_option_value_at (option, k), number));
        }
      g_print ("\n");
    }
}

int
main (int argc, char **argv)
{
  guint games, hints;

  test_start (&argc, &argv);
  if (argc != 4)
    {
      g_printerr ("usage: where-positions FOLDER GAMES HINTS\n");
      return EXIT_FAILURE;
    }
  games = (guint) atoi (argv[2]);
  hints = (guint) atoi (argv[3]);
  g_mkdir_with_parents (argv[1], 0700);
  for (guint k = 0; cg_games[k] != NULL; k++)
    {
      g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
      g_autoptr (GString) lines = g_string_new (NULL);
      Search search = { .told = told, .folder = argv[1], .lines = lines };

      if (g_str_equal (cg_games[k]->id, "null"))
        continue;
      print_options (cg_games[k]);
      for (guint i = 0; i < games; i++)
        search_game (&search, cg_games[k], i, FALSE);
      for (guint i = 0; i < hints; i++)
        search_game (&search, cg_games[k], games + i, TRUE);
    }
  return EXIT_SUCCESS;
}
