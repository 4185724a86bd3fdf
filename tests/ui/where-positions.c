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
 * What is told of a card, a button or a player that somebody tries to no avail
 * is found by trying; and questions of every kind are asked. Before that there
 * is a line for each house rule: =GAME OPTION VALUE… */

#include "config.h"

#include "../model/helpers.h"

#include "games/cg-games.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-question.h"
#include "model/words/tapis-marks.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words.h"
#include "players/cg-reasons.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#define MOST_MOVES 900
#define TRIES 12     /* of what a person may do in a position */
#define EVERY 4      /* positions that are tried out */
#define QUESTIONS 60 /* of a kind */
#define MOST_HINTS 6 /* that are asked for the sake of one reason */
#define BUDGET 100   /* simulations for one of them */

typedef struct
{
  TapisGame  *game;
  GHashTable *told;   /* the numbers of messages */
  GHashTable *asked;  /* by reason: how many hints were asked for its sake */
  const char *folder;
  gboolean    trying; /* what is told now, the position alone does not show */
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
  if (search->trying && !g_str_equal (how, "tried"))
    how = "chosen";
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

/* What is told when somebody tries something that cannot be done. */
static void
refused_cb (TapisGame *game, const char *sentence, const char *refusal,
            gpointer data)
{
  look_at (data, "tried", sentence);
}

/* Chooses all cards of a pile that are worth as much as @card. */
static void
choose_equal (TapisGame *game, TapisPile *pile, TapisCard *card)
{
  guint rank = cg_card_rank (tapis_card_get_state (card)->face);

  tapis_game_clear_selection (game);
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *other = tapis_pile_get_card (pile, i);

      if (cg_card_rank (tapis_card_get_state (other)->face) == rank)
        tapis_game_activate_card (game, other);
    }
}

/* Does one of the things that a person may do with the cards, buttons and
 * players on the table, whether it can be done or not. */
static void
try_something (TapisGame *game, CgRandom *random)
{
  const TapisGameNow *now = tapis_game_now (game);
  guint n_piles = g_list_model_get_n_items (now->piles);
  guint n_actions = g_list_model_get_n_items (now->actions);
  g_autoptr (TapisPile) pile = g_list_model_get_item (
    now->piles, cg_random_below (random, n_piles));
  guint n_cards = tapis_pile_get_n_cards (pile);
  TapisCard *card =
    n_cards > 0
      ? tapis_pile_get_card (pile, cg_random_below (random, n_cards))
      : NULL;
  int seat = (int) cg_random_below (random, tapis_game_get_n_seats (game));

  switch (cg_random_below (random, 10))
    {
    case 8:
    case 9:
      if (card != NULL && tapis_card_get_state (card)->face != CG_CARD_HIDDEN)
        choose_equal (game, pile, card);
      return;
    case 0:
      tapis_game_choose_player (game, seat);
      return;
    case 1:
      tapis_game_lay_selection (game);
      return;
    case 2:
    case 3:
      if (n_actions > 0)
        {
          g_autoptr (TapisAction) action = g_list_model_get_item (
            now->actions, cg_random_below (random, n_actions));

          tapis_game_run_action (game, tapis_action_get_state (action)->id);
        }
      return;
    case 4:
      if (card != NULL)
        tapis_game_aim (game, card, seat);
      return;
    case 5:
      if (card != NULL)
        tapis_game_lay_card (game, card);
      return;
    default:
      if (card != NULL)
        tapis_game_activate_card (game, card);
    }
}

/* Tries things out in a copy of the game, as a person who does not know the
 * rules. */
static void
try_out (Search *search, CgRandom *random)
{
  TapisGame *game = search->game;
  g_autofree char *text = tapis_game_to_text (game);
  g_autoptr (TapisGame) copy = NULL;
  g_autoptr (GError) error = NULL;

  copy = tapis_game_new_from_text (text, -1, &error);
  g_assert_no_error (error);
  tapis_game_set_viewer (copy, tapis_game_now (game)->viewer);
  tapis_game_set_cautious (copy, cg_random_below (random, 2) == 0);
  g_signal_connect (copy, "refused", G_CALLBACK (refused_cb), search);
  search->game = copy;
  search->trying = TRUE;
  for (guint i = 0; i < TRIES; i++)
    {
      guint plies = tapis_game_get_n_plies (copy);

      try_something (copy, random);
      look_around (search);
      if (tapis_game_get_n_plies (copy) != plies)
        break;
    }
  tapis_game_cancel (copy);
  search->trying = FALSE;
  search->game = game;
}

/* Whether the rules of thumb have something to say here that no hint has said;
 * what is a reason for them may be one for a hint. */
static gboolean
is_worth_a_hint (Search *search, guint64 seed)
{
  const CgRules *rules = tapis_game_get_rules (search->game);
  static const char *const levels[] = { "easy", "medium" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      CgReason reason = { .kind = CG_REASON_NONE };
      g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autofree char *text = NULL;

      cg_player_advise (cg_player_find (levels[i]), rules,
                        tapis_game_get_state (search->game), seed,
                        &(CgBudget) { 0 }, &reason);
      text = tapis_words_reason (rules, &reason,
                                 tapis_game_get_people (search->game));
      if (text == NULL)
        continue;
      tapis_marks_read (text, numbers);
      for (guint k = 0; k < numbers->len; k++)
        {
          gpointer number =
            GUINT_TO_POINTER (g_array_index (numbers, guint, k));
          guint asked =
            GPOINTER_TO_UINT (g_hash_table_lookup (search->asked, number));

          if (!g_hash_table_contains (search->told, number) &&
              asked < MOST_HINTS)
            {
              g_hash_table_insert (search->asked, number,
                                   GUINT_TO_POINTER (asked + 1));
              return TRUE;
            }
        }
    }
  return FALSE;
}

/* What is said of each refusal here, in general words where the position has
 * no better ones. */
static void
look_at_refusals (Search *search)
{
  const CgRules *rules = tapis_game_get_rules (search->game);

  for (guint kind = 0; kind == 0 || cg_refusal_id (rules, kind) != NULL;
       kind++)
    take (search, "refusal",
          tapis_words_refusal (rules, tapis_game_get_state (search->game),
                               (CgRefusal) { .kind = (guint8) kind,
                                             .card = CG_CARD_NONE }));
}

/* What a review says of a move that came to mind. */
static void
judge_something (Search *search, CgRandom *random)
{
  TapisGame *game = search->game;
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  CgMove moves[CG_MAX_MOVES];
  guint n = rules->moves (state, moves);
  CgMove move = moves[cg_random_below (random, n)];
  CgVerdict verdict;

  if (cg_player_judge (rules, state, move, cg_random_next (random),
                       &(CgBudget) { .simulations = BUDGET }, &verdict) &&
      verdict.best != move)
    take (search, "judged",
          tapis_game_explain (game, state, move, &verdict));
}

/* Questions of lessons and of practice, and all their answers. */
static void
ask_questions (Search *search, const CgRules *rules)
{
  const TapisQuiz *quiz = tapis_game_kind_for (rules)->quiz;
  CgSetup setup;
  CgRandom random;

  cg_setup_init (&setup, rules);
  cg_random_seed (&random, 1);
  for (guint i = 0; quiz != NULL && quiz->topics[i] != NULL; i++)
    for (guint k = 0; k < QUESTIONS; k++)
      {
        g_autoptr (TapisQuestion) question =
          tapis_question_new (&setup, rules, quiz->topics[i], &random);

        search->game = question->game;
        look_at (search, "question", question->text);
        for (guint option = 0; option < question->n_options; option++)
          {
            look_at (search, "question", question->options[option].label);
            look_at (search, "question", question->options[option].why);
          }
        end_position (search);
      }
}

static void
ask_for_hint (Search *search)
{
  tapis_game_set_budget (search->game, BUDGET);
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
      if (i % EVERY == 0)
        {
          try_out (search, &random);
          end_position (search);
        }
      if (i % EVERY == 1 && !tapis_game_now (game)->round_over)
        {
          judge_something (search, &random);
          look_at_refusals (search);
          end_position (search);
        }
      if (tapis_game_now (game)->viewer_to_move &&
          is_worth_a_hint (search, deal * MOST_MOVES + i))
        {
          ask_for_hint (search);
          end_position (search);
        }
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
      g_autoptr (GHashTable) asked = g_hash_table_new (NULL, NULL);
      g_autoptr (GString) lines = g_string_new (NULL);
      Search search = {
        .told = told, .asked = asked, .folder = argv[1], .lines = lines
      };

      if (g_str_equal (cg_games[k]->id, "null"))
        continue;
      print_options (cg_games[k]);
      ask_questions (&search, cg_games[k]);
      for (guint i = 0; i < games; i++)
        search_game (&search, cg_games[k], i, FALSE);
      for (guint i = 0; i < hints; i++)
        search_game (&search, cg_games[k], games + i, TRUE);
    }
  return EXIT_SUCCESS;
}
