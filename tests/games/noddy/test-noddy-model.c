/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy at the table: what its script says, every count that there is, the
 * score sheet in whole games, and what stays hidden. */

#include "config.h"

#include "tests/model/script.h"

#include "games/noddy/noddy-rules.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-review.h"
#include "games/noddy/noddy-model.h"
#include "games/noddy/noddy-model-count.h"

#include <stdlib.h>
#include <string.h>

static guint
score_of (TapisGame *game, int seat)
{
  return (guint) tapis_game_get_player_state (game, seat)->score;
}

static const char *
line_at (GListModel *list, guint i)
{
  g_autoptr (TapisNoddyLine) line = g_list_model_get_item (list, i);

  g_assert_nonnull (line);
  return tapis_noddy_line_get_score (line)->description; /* the list keeps it */
}

/* What only this game has: "message", "score 1", "laid 0". */
static char *
tell (TapisGame *game, const char *name)
{
  const TapisNoddyNow *now = tapis_noddy_now (TAPIS_NODDY (game));
  const char *space = strchr (name, ' ');
  guint n = space != NULL ? (guint) atoi (space + 1) : 0;

  if (g_str_equal (name, "count-yourself"))
    tapis_noddy_set_count_yourself (TAPIS_NODDY (game), TRUE);
  if (g_str_equal (name, "count-yourself") || g_str_equal (name, "counting"))
    return g_strdup (now->counting ? "yes" : "no");
  if (g_str_equal (name, "message"))
    return g_strdup (now->message);
  if (g_str_equal (name, "found"))
    return g_strdup (now->found);
  if (g_str_equal (name, "so-far"))
    return g_strdup (now->account);
  if (g_str_equal (name, "alone"))
    return g_strdup (now->alone ? "yes" : "no");
  if (g_str_has_prefix (name, "score "))
    return g_strdup_printf ("%u", score_of (game, (int) n));
  if (g_str_has_prefix (name, "sheet "))
    return g_strdup (line_at (now->sheet, n));
  if (g_str_has_prefix (name, "laid "))
    return g_strdup_printf ("seat %d, %u points%s", now->row[n].seat,
                            now->row[n].points,
                            now->row[n].scores_now ? ", now" : "");
  return NULL;
}

/* --- the count --- */

/* What a name is not is never in the engine's list, and what is in the list
 * can be found: for every set of cards of many hands. */
static void
test_every_name (void)
{
  CgRandom random;

  cg_random_seed (&random, 5);
  for (guint round = 0; round < 500; round++)
    {
      TapisNoddyCount count;
      CgCard cards[4];
      guint found = 0;

      for (guint i = 0; i < 4; i++)
        do
          cards[i] = (CgCard) cg_random_below (&random, 52);
        while (memchr (cards, cards[i], i) != NULL);
      tapis_noddy_count_begin (&count, cards, cards[3]);
      for (guint set = 1; set < 16; set++)
        for (guint name = 0; name < TAPIS_NODDY_N_NAMES; name++)
          {
            CgCard chosen[4];
            guint n = 0, which = 0;
            TapisNoddyVerdict verdict;

            for (guint i = 0; i < 4; i++)
              if (set >> i & 1)
                chosen[n++] = cards[i];
            verdict = tapis_noddy_count_try (&count, (TapisNoddyName) name,
                                             chosen, n, &which);
            if (verdict == TAPIS_NODDY_FOUND)
              {
                found++;
                g_assert_cmpuint (count.list[which].n_cards, ==, n);
                g_assert_cmpint (
                  tapis_noddy_count_try (&count, (TapisNoddyName) name,
                                         chosen, n, &which), ==,
                  TAPIS_NODDY_FOUND_BEFORE);
              }
          }
      g_assert_cmpuint (found, ==, count.n);
      g_assert_cmpuint (tapis_noddy_count_left (&count), ==, 0);
      g_assert_cmpuint (tapis_noddy_count_points (&count), ==,
                        noddy_hand_points (cards[0], cards[1], cards[2],
                                           cards[3]));
    }
}

/* --- the sheet --- */

/* Every point has its line, in every deal of a match, and undo takes them
 * back. */
static void
check_sheet (TapisGame *game)
{
  GListModel *sheet = tapis_noddy_now (TAPIS_NODDY (game))->sheet;
  guint total[2] = { 0, 0 };

  for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
    {
      g_autoptr (TapisNoddyLine) line = g_list_model_get_item (sheet, i);
      const TapisNoddyScore *score = tapis_noddy_line_get_score (line);

      total[score->seat] += score->points;
      g_assert_cmpuint (score->total, ==, total[score->seat]);
      g_assert_cmpuint (score->deal, <=, tapis_game_now (game)->round);
      /* NO-16: the other's announcement shows no card */
      if (score->part == TAPIS_NODDY_ANNOUNCED &&
          score->seat != tapis_game_now (game)->viewer)
        g_assert_cmpuint (score->n_cards, ==, 0);
    }
  for (int seat = 0; seat < 2; seat++)
    g_assert_cmpuint (total[seat], ==, score_of (game, seat));
}

/* No sentence that is seen names a card that only the other holds. What is
 * left in a hand is shown when the deal is over, and never before; the stock
 * is not even then. */
static void
check_hidden (TapisGame *game)
{
  const TapisPerson fox = { .name = "Fox" };
  gboolean over = tapis_game_now (game)->over ||
                  tapis_game_now (game)->round_over;
  const CgRules *rules = tapis_game_get_rules (game);
  int viewer = tapis_game_now (game)->viewer;
  TapisPile *theirs = tapis_game_get_pile (game, "hand", 1 - viewer);
  TapisPile *stock = tapis_game_get_pile (game, "stock", CG_NO_SEAT);
  g_autofree CgState *view =
    cg_state_copy (rules, tapis_game_get_state (game));
  const TapisGameKind *kind = tapis_game_get_kind (game);

  for (guint i = 0; i < tapis_pile_get_n_cards (theirs); i++)
    {
      TapisCard *card = tapis_pile_get_card (theirs, i);

      if (over)
        {
          g_assert_cmpuint (tapis_card_get_state (card)->face, ==,
                            tapis_card_get_identity (card));
          g_assert_cmpstr (tapis_card_get_name (card), !=, "face-down card");
        }
      else
        {
          g_assert_cmpuint (tapis_card_get_state (card)->face, ==,
                            CG_CARD_HIDDEN);
          g_assert_cmpstr (tapis_card_get_name (card), ==, "face-down card");
        }
      g_assert_null (tapis_card_get_refusal (card));
      g_assert_false (tapis_card_get_state (card)->selected);
    }
  for (guint i = 0; i < tapis_pile_get_n_cards (stock); i++)
    g_assert_cmpuint (
      tapis_card_get_state (tapis_pile_get_card (stock, i))->face, ==,
      CG_CARD_HIDDEN);
  /* what is told is told as well of what the viewer knows */
  cg_redact (rules, view, viewer);
  for (int seat = 0; seat < 2; seat++)
    {
      g_autofree char *shown = kind->says->player_description (
        kind, tapis_game_get_state (game), seat, &fox);
      g_autofree char *known = kind->says->player_description (kind, view, seat,
                                                               &fox);

      g_assert_cmpstr (shown, ==, known);
    }
}

static void
test_sheet (void)
{
  CgRandom random;

  cg_random_seed (&random, 11);
  for (guint i = 0; i < 60; i++)
    {
      CgSetup setup = test_random_setup (&cg_rules_noddy, &random);
      g_autoptr (TapisGame) game =
        tapis_game_new (&cg_rules_noddy, &setup, i, NULL);

      tapis_game_set_practice (game, TRUE);
      check_sheet (game);
      while (!tapis_game_now (game)->over)
        {
          g_autofree char *move = NULL;

          if (tapis_game_now (game)->round_over)
            {
              g_assert_true (tapis_game_run_action (game, "next-round"));
              check_sheet (game);
              check_hidden (game);
              continue;
            }
          move = test_random_move (game, &random);
          g_assert_true (tapis_game_play_text (game, move));
          check_sheet (game);
          check_hidden (game);
          tapis_game_set_viewer (game, (int) cg_random_below (&random, 2));
          check_sheet (game);
          check_hidden (game);
          if (cg_random_below (&random, 4) == 0 &&
              tapis_game_now (game)->can_undo)
            {
              tapis_game_undo (game);
              check_sheet (game);
              check_hidden (game);
            }
        }
      g_assert_cmpuint (tapis_game_now (game)->round > 1, <=,
                        setup.options[NODDY_GAME] == NODDY_MATCH);
    }
}

/* The lines of a sheet, each with its deal. */
static char *
tell_sheet (TapisGame *game)
{
  GListModel *sheet = tapis_noddy_now (TAPIS_NODDY (game))->sheet;
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
    {
      g_autoptr (TapisNoddyLine) line = g_list_model_get_item (sheet, i);
      const TapisNoddyScore *score = tapis_noddy_line_get_score (line);

      g_string_append_printf (text, "%u/%u/%d/%u %s\n", score->deal,
                              score->part, score->seat, score->nth,
                              tapis_noddy_line_get_score (line)->description);
    }
  return g_string_free (text, FALSE);
}

/* Lines come and go at the end only: no line that stays is written anew. */
static void
changed_cb (GListModel *sheet, guint position, guint removed, guint added)
{
  g_assert_true (removed == 0 || added == 0);
  g_assert_cmpuint (position + added, ==, g_list_model_get_n_items (sheet));
}

static void
watch_sheet (TapisGame *game)
{
  g_signal_connect (tapis_noddy_now (TAPIS_NODDY (game))->sheet,
                    "items-changed", G_CALLBACK (changed_cb), NULL);
}

/* The sheet is that of the position, whatever has led there. */
static void
test_sheet_again (void)
{
  for (guint deal = 0; deal < 20; deal++)
    test_check_ways (&cg_rules_noddy, deal, 60, tell_sheet, watch_sheet);
}

/* Single deals that were won or lost whatever was laid: points count all the
 * same. */
static const struct
{
  guint64     deal;
  guint8      dealer;
  const char *moves; /* of both seats */
  const char *said;  /* of the second decision of seat 0 */
} decided[] = {
  { 22, 0, "announce|announce|lay AD|lay 8D|lay 8C|lay 2S|lay 6C|go",
    "2: the 2 of spades. Expected: −10 points. This move costs about 7 "
    "points." },
  { 642, 0, "announce|announce|lay QH|lay AC|lay 5D|lay 3C|lay JS|go",
    "2: the 3 of clubs. Expected: −6 points. This move costs about 8 points." },
  { 405, 1, "announce|announce|lay 10D|lay 7C|lay 7S|lay 7D",
    "2: the 7 of spades. Expected: −13 points. This move costs about 9 "
    "points." },
  { 74, 0, "announce|announce|lay 3H|lay 5D|lay 6H|lay 5S|lay 9D|go",
    "2: the 5 of spades. Expected: +14 points. This move costs about 8 "
    "points." },
  { 829, 1, "announce|announce|lay 6S|lay JD|lay QS|go|go",
    "2: the queen of spades. Expected: +17 points. This move costs about 3 "
    "points." },
};

static void
test_review (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (decided); i++)
    {
      g_auto (GStrv) moves = g_strsplit (decided[i].moves, "|", -1);
      g_autoptr (CgSession) session = NULL;
      g_autoptr (TapisReview) review = NULL;
      g_autofree char *text = NULL;
      g_autofree char *said = NULL;
      CgSetup setup;
      CgMove move;

      cg_setup_init (&setup, &cg_rules_noddy);
      setup.dealer = decided[i].dealer;
      session = cg_session_new (&cg_rules_noddy, &setup, decided[i].deal);
      for (guint k = 0; moves[k] != NULL; k++)
        {
          g_assert_true (cg_read_move (&cg_rules_noddy,
                                       cg_session_state (session), moves[k],
                                       &move));
          cg_session_play (session, move, NULL);
        }
      text = cg_session_to_text (session, NULL);
      review = tapis_review_new (text, -1, NULL, NULL);
      tapis_review_start (review, 0);
      while (tapis_review_now (review)->working)
        g_main_context_iteration (NULL, TRUE);
      said = tapis_review_say_decision (review, 1);
      g_test_message ("%s", said);
      g_assert_true (g_str_has_prefix (said, decided[i].said));
    }
}

/* The next game has a sheet of its own. */
static void
test_next_sheet (void)
{
  CgSetup setup;
  g_autoptr (TapisGame) game = NULL;
  g_autofree char *anew = NULL;

  cg_setup_init (&setup, &cg_rules_noddy);
  game = tapis_game_new (&cg_rules_noddy, &setup, 3, NULL);
  test_run_until (game, -1);
  g_assert_true (tapis_game_now (game)->over);
  g_assert_true (tapis_game_next_game (game, 100));
  anew = tell_sheet (game);
  check_sheet (game);
  g_assert_null (strstr (anew, "/2/"));
}

/* NO-3: the 2 points for the turned jack are told in the account too. */
static void
test_turned_jack (void)
{
  CgSetup setup;
  g_autoptr (TapisGame) game = NULL;
  g_autoptr (TapisScoreRow) row = NULL;
  CgRandom random;

  cg_setup_init (&setup, &cg_rules_noddy);
  game = tapis_game_new (&cg_rules_noddy, &setup, 613080, NULL);
  cg_random_seed (&random, 3);
  while (!tapis_game_now (game)->round_over && !tapis_game_now (game)->over)
    {
      g_autofree char *move = test_random_move (game, &random);

      g_assert_true (tapis_game_play_text (game, move));
    }
  row = g_list_model_get_item (tapis_game_now (game)->account, 0);
  g_assert_cmpstr (tapis_score_row_get_line (row)->title, ==, "Turned jack");
  g_assert_cmpint (tapis_score_row_get_line (row)->points[0] +
                     tapis_score_row_get_line (row)->points[1], ==, 2);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  script_add (&cg_rules_noddy, TEST_GAMES "/noddy/script.txt", tell);
  g_test_add_func ("/noddy/every-name", test_every_name);
  g_test_add_func ("/noddy/sheet", test_sheet);
  g_test_add_func ("/noddy/sheet-again", test_sheet_again);
  g_test_add_func ("/noddy/review", test_review);
  g_test_add_func ("/noddy/next-sheet", test_next_sheet);
  g_test_add_func ("/noddy/turned-jack", test_turned_jack);
  return g_test_run ();
}
