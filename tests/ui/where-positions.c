/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Looks for positions in which each sentence about a game is said:
 *
 *   where-positions FOLDER GAME GAMES HINTS
 *
 * plays GAMES random games of the kind GAME, with random house rules, in marked
 * catalogues (po/workshop/marks.py), and asks for HINTS hints.
 * Whenever a message is told that was not told before, the game goes to FOLDER
 * as ID-N.tapis, and lines are printed: the file, how something is told, and
 * the text, for all that is told in that position. tests/ui/where-walk.py
 * chooses the fewest of them that tell everything and opens them in the window.
 * What is told of a card, a button or a player that somebody tries to no avail
 * is found by trying; and questions of every kind are asked. Before that there
 * is a line for each house rule: =GAME OPTION VALUE… */

#include "config.h"

#include "../model/helpers.h"
#include "where-told.h"

#include "games/cg-games.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-question.h"
#include "model/learn/tapis-seekable.h"
#include "model/words/tapis-marks.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words.h"
#include "players/cg-reasons.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#define MOST_MOVES 900
#define TRIES 12     /* of what a person may do in a position */
#define EVERY 4      /* positions that are tried out */
#define FINDS 200    /* tries to find something in a position */
#define IN_VAIN 400  /* judgements that have told nothing new, then no more */
#define QUESTIONS 60 /* of a kind */
#define MOST_HINTS 6 /* that are asked for the sake of one reason */
#define BUDGET 100   /* simulations for one of them */

/* What is told when somebody tries something that cannot be done. */
static void
refused_cb (TapisGame *game, const char *sentence, const char *refusal,
            gpointer data)
{
  where_look_at (data, "tried", sentence);
}

static void
announced_cb (TapisGame *game, const char *sentence, gpointer data)
{
  where_look_at (data, "tried", sentence);
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

  switch (cg_random_below (random, 12))
    {
    case 10:
      tapis_game_undo (game);
      return;
    case 11:
      tapis_game_redo (game);
      return;
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

/* A copy of the game to try things out in, which becomes the one that is
 * looked at until end_trying(). */
static TapisGame *
begin_trying (WhereSearch *search)
{
  g_autofree char *text = tapis_game_to_text (search->game);
  g_autoptr (GError) error = NULL;
  TapisGame *copy = tapis_game_new_from_text (text, -1, &error);

  g_assert_no_error (error);
  tapis_game_set_viewer (copy, tapis_game_now (search->game)->viewer);
  g_signal_connect (copy, "refused", G_CALLBACK (refused_cb), search);
  g_signal_connect (copy, "announce", G_CALLBACK (announced_cb), search);
  search->game = copy;
  search->trying = TRUE;
  return copy;
}

static void
end_trying (WhereSearch *search, TapisGame *game)
{
  tapis_game_cancel (search->game);
  g_object_unref (search->game);
  search->trying = FALSE;
  search->game = game;
}

/* Tries things out, as a person who does not know the rules. */
static void
try_out (WhereSearch *search, CgRandom *random)
{
  TapisGame *game = search->game;
  TapisGame *copy = begin_trying (search);

  tapis_game_set_cautious (copy, cg_random_below (random, 2) == 0);
  for (guint i = 0; i < TRIES; i++)
    {
      guint plies = tapis_game_get_n_plies (copy);

      try_something (copy, random);
      where_look_around (search);
      if (tapis_game_get_n_plies (copy) != plies)
        break;
    }
  end_trying (search, game);
}

/* Chooses some of the cards that the viewer sees. */
static void
choose_some (TapisGame *game, CgRandom *random)
{
  GListModel *piles = tapis_game_now (game)->piles;

  tapis_game_clear_selection (game);
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        if (tapis_card_get_state (tapis_pile_get_card (pile, k))->face !=
              CG_CARD_HIDDEN && cg_random_below (random, 2) == 0)
          tapis_game_activate_card (game, tapis_pile_get_card (pile, k));
    }
}

/* Looks for what can be found without a move, as one who guesses. */
static void
seek (WhereSearch *search, CgRandom *random)
{
  TapisGame *game = search->game;
  TapisGame *copy = begin_trying (search);
  guint plies = tapis_game_get_n_plies (copy);

  tapis_game_set_practice (copy, TRUE);
  tapis_seekable_begin (TAPIS_SEEKABLE (copy));
  for (guint i = 0; i < FINDS && tapis_seekable_count (TAPIS_SEEKABLE (copy));
       i++)
    {
      GListModel *actions = tapis_game_now (copy)->actions;
      g_autoptr (TapisAction) action = g_list_model_get_item (
        actions, cg_random_below (random, g_list_model_get_n_items (actions)));

      choose_some (copy, random);
      tapis_game_run_action (copy, tapis_action_get_state (action)->id);
      if (tapis_game_get_n_plies (copy) != plies)
        tapis_game_undo (copy);
    }
  end_trying (search, game);
}

/* Whether the rules of thumb have something to say here that no hint has said;
 * what is a reason for them may be one for a hint. */
static gboolean
is_worth_a_hint (WhereSearch *search, guint64 seed)
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

/* What is said of each refusal here, of a card and in general words. */
static void
look_at_refusals (WhereSearch *search)
{
  const CgCard cards[] = { CG_CARD_NONE, CG_ACE };
  const CgRules *rules = tapis_game_get_rules (search->game);

  for (guint kind = 0; kind == 0 || cg_refusal_id (rules, kind) != NULL;
       kind++)
    for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
      where_take (search, "refusal",
                  tapis_words_refusal (rules,
                                       tapis_game_get_state (search->game),
                                       (CgRefusal) { .kind = (guint8) kind,
                                                     .card = cards[i] }));
}

/* What the coach says of the moves that are not the one that the rules of thumb
 * find. */
static void
regret (WhereSearch *search, guint64 seed)
{
  const CgRules *rules = tapis_game_get_rules (search->game);
  const CgState *state = tapis_game_get_state (search->game);
  const TapisGameKind *kind = tapis_game_get_kind (search->game);
  CgMove moves[CG_MAX_MOVES];
  guint n = rules->moves (state, moves);
  CgMove better = cg_player_advise (cg_player_find ("medium"), rules, state,
                                    seed, &(CgBudget) { 0 }, NULL);

  for (guint i = 0; i < n; i++)
    if (moves[i] != better)
      where_take (search, "judged",
                  kind->says->regret (kind, state, moves[i], better));
}

/* What a review says of a move that came to mind. */
static void
judge_something (WhereSearch *search, CgRandom *random)
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
    where_take (search, "judged",
          tapis_game_explain (game, state, move, &verdict));
}

/* Questions of lessons and of practice, and all their answers. */
static void
ask_questions (WhereSearch *search, const CgRules *rules)
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
        where_look_at (search, "question", question->text);
        for (guint option = 0; option < question->n_options; option++)
          {
            where_look_at (search, "question", question->options[option].label);
            where_look_at (search, "question", question->options[option].why);
          }
        where_end (search);
      }
}

static void
ask_for_hint (WhereSearch *search)
{
  tapis_game_set_budget (search->game, BUDGET);
  if (!tapis_game_ask_hint (search->game))
    return;
  while (tapis_game_now (search->game)->advising)
    g_main_context_iteration (NULL, TRUE);
  where_look_at (search, "hint", tapis_game_now (search->game)->hint);
}

static void
search_game (WhereSearch *search, const CgRules *rules, guint64 deal,
             gboolean hints)
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
    seats[i] = (TapisSeat) { .person = i == 0 || deal % 2 == 1 };
  search->game = game = tapis_game_new (rules, &setup, deal, seats);
  where_look_at_guide (search);
  where_end (search);
  after = cg_random_below (&random, 60);
  for (guint i = 0; i < MOST_MOVES && !tapis_game_now (game)->over; i++)
    {
      /* the device is passed on */
      if (tapis_game_now (game)->to_move >= 0 &&
          seats[tapis_game_now (game)->to_move].person)
        tapis_game_set_viewer (game, tapis_game_now (game)->to_move);
      where_look_around (search);
      where_end (search);
      if (i % EVERY == 0)
        {
          try_out (search, &random);
          if (TAPIS_IS_SEEKABLE (game) &&
              tapis_seekable_count (TAPIS_SEEKABLE (game)) > 0)
            seek (search, &random);
          where_end (search);
        }
      if (i % EVERY == 1 && !tapis_game_now (game)->round_over)
        {
          if (search->in_vain < IN_VAIN)
            {
              judge_something (search, &random);
              search->in_vain = search->is_new ? 0 : search->in_vain + 1;
            }
          regret (search, deal * MOST_MOVES + i);
          look_at_refusals (search);
          where_end (search);
        }
      if (tapis_game_now (game)->viewer_to_move &&
          is_worth_a_hint (search, deal * MOST_MOVES + i))
        {
          ask_for_hint (search);
          where_end (search);
        }
      if (tapis_game_now (game)->round_over)
        {
          g_assert_true (tapis_game_next_round (game));
          continue;
        }
      if (hints && tapis_game_now (game)->viewer_to_move && i >= after)
        {
          ask_for_hint (search);
          where_end (search);
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
  where_look_around (search);
  where_look_at_log (search);
  where_end (search);
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
  g_autoptr (GHashTable) told = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) asked = g_hash_table_new (NULL, NULL);
  g_autoptr (GString) lines = g_string_new (NULL);
  WhereSearch search = { .told = told, .asked = asked, .lines = lines };
  const CgRules *rules;
  guint games, hints;

  test_start (&argc, &argv);
  rules = argc == 5 ? cg_game_find (argv[2]) : NULL;
  if (rules == NULL)
    {
      g_printerr ("usage: where-positions FOLDER GAME GAMES HINTS\n");
      return EXIT_FAILURE;
    }
  search.folder = argv[1];
  games = (guint) atoi (argv[3]);
  hints = (guint) atoi (argv[4]);
  g_mkdir_with_parents (search.folder, 0700);
  print_options (rules);
  ask_questions (&search, rules);
  for (guint i = 0; i < games + hints; i++)
    search_game (&search, rules, i, i >= games);
  return EXIT_SUCCESS;
}
