/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy at the table: the count before an announcement, alone or one by one,
 * the play to 31, the score sheet, and what stays hidden. */

#include "config.h"

#include "tests/model/helpers.h"

#include "games/noddy/noddy-rules.h"
#include "model/game/tapis-game-kind.h"
#include "games/noddy/noddy-model.h"
#include "games/noddy/noddy-model-count.h"

#include <string.h>

/* Seat 0, a person, announces first with this hand. */
static TapisGame *
game_to_announce (const char *hand, const char *turn_up)
{
  g_autofree char *position = g_strdup_printf (
    "phase=announce\nto-move=0\nturn-up=%s\nrow=\nscore.0=0\nscore.1=0\n"
    "hand.0=%s\nhand.1=KC 10H AD\n", turn_up, hand);

  return test_game_of (&cg_rules_noddy, 2, "\ndealer=1", position);
}

/* How many buttons there are, and the one of that id or NULL. */
static TapisAction *
find_action (TapisGame *game, const char *id, guint *n)
{
  GListModel *actions = tapis_game_now (game)->actions;
  TapisAction *found = NULL;

  *n = g_list_model_get_n_items (actions);
  for (guint i = 0; i < *n; i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (actions, i);

      if (g_str_equal (tapis_action_get_state (action)->id, id))
        found = action; /* the list keeps it */
    }
  return found;
}

static guint
score_of (TapisGame *game, int seat)
{
  return (guint) tapis_game_get_player_state (game, seat)->score;
}

/* Chooses the cards; that with a mark is the turn-up. */
static void
choose (TapisGame *game, const char *cards)
{
  g_auto (GStrv) words = g_strsplit (cards, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean middle = g_str_has_suffix (words[i], "!");
      g_autofree char *text = g_strndup (words[i], strcspn (words[i], "!"));

      g_assert_true (tapis_game_activate_card (
        game, middle ? test_card (game, "turn-up", -1, text)
                     : test_card (game, "hand", 0, text)));
    }
}

static const char *
line_at (GListModel *list, guint i)
{
  g_autoptr (TapisNoddyLine) line = g_list_model_get_item (list, i);

  g_assert_nonnull (line);
  return tapis_noddy_line_get_score (line)->description; /* the list keeps it */
}

/* --- counting yourself --- */

/* NO-10, NO-11, NO-14: choose cards, name them, be told. */
static void
test_find (void)
{
  g_autoptr (TapisGame) game = game_to_announce ("6H 6S 7D", "8S");
  TapisNoddy *noddy = TAPIS_NODDY (game);
  const char *found = "Fifteen (2) · Pair (2) · Run of 3 (2) · Run of 3 (2)";
  TestEar refused = { NULL, 0 }, spoken = { NULL, 0 };
  TapisAction *action;
  guint n;
  static const struct
  {
    const char *cards;
    const char *id;
    const char *said;
  } tries[] = {
    { "6H 7D", "find-15", "No: those cards count 13, not 15." },
    { "7D 8S!", "find-15",
      "Fifteen with the 7 of diamonds and the 8 of spades: 2 points, "
      "total 2." },
    { "7D 8S!", "find-15", "You have counted that already." },
    { "7D 8S!", "find-pair",
      "No: a pair is two, three or four equal cards." },
    { "6H 6S 7D", "find-pair",
      "Nearly: not all of those cards belong to it." },
    { "6H 6S", "find-pair",
      "Pair with the 6 of spades and the 6 of hearts: 2 points, total 4." },
    { "6H 7D", "find-run", "Nearly: more of the four cards belong to it." },
    { "6S 7D 8S!", "find-run",
      "Run of 3 with the 6 of spades, the 7 of diamonds and the 8 of spades: "
      "2 points, total 6." },
    { "6S 8S!", "find-flush",
      "No: a flush is three or four cards of one suit." },
    { "6H", "find-noddy",
      "Noddy is the jack of trumps, in your hand." },
    { "6H 6S 7D", "find-25", "No: those cards count 19, not 25." },
    { "6H 6S 7D 8S!", "find-31", "No: those cards count 27, not 31." },
    { "6H 7D 8S!", "find-run",
      "Run of 3 with the 6 of hearts, the 7 of diamonds and the 8 of spades: "
      "2 points, total 8. That is all." },
  };

  test_listen (&refused, game, "refused");
  test_listen (&spoken, game, "announce");
  g_assert_true (tapis_noddy_now (noddy)->counting);
  g_assert_null (find_action (game, "find-15", &n));
  tapis_noddy_set_count_yourself (noddy, TRUE);
  action = find_action (game, "find-15", &n);
  g_assert_cmpuint (n, ==, TAPIS_NODDY_N_NAMES + 1);
  g_assert_cmpstr (tapis_action_get_state (action)->refusal, ==,
                   "First choose the cards: your own, and the turn-up if it "
                   "belongs to them.");
  g_assert_false (tapis_game_run_action (game, "find-15"));
  g_assert_cmpstr (refused.last, ==, tapis_action_get_state (action)->refusal);

  for (guint i = 0; i < G_N_ELEMENTS (tries); i++)
    {
      tapis_game_clear_selection (game);
      choose (game, tries[i].cards);
      g_assert_null (tapis_action_get_state (action)->refusal);
      g_assert_true (tapis_game_run_action (game, tries[i].id));
      g_assert_cmpstr (tapis_noddy_now (noddy)->message, ==,
                       tries[i].said);
      g_assert_cmpstr (spoken.last, ==, tries[i].said);
    }
  g_assert_cmpstr (tapis_noddy_now (noddy)->found, ==, found);
  g_assert_cmpuint (tapis_game_get_n_plies (game), ==, 0);

  g_assert_true (tapis_game_run_action (game, "announce"));
  g_assert_false (tapis_noddy_now (noddy)->counting);
  g_assert_cmpuint (score_of (game, 0), ==, 8);
  /* taken back, it is as far counted as it was */
  g_assert_true (tapis_game_undo (game));
  g_assert_true (tapis_noddy_now (noddy)->counting);
  g_assert_cmpstr (tapis_noddy_now (noddy)->found, ==, found);
  g_free (refused.last);
  g_free (spoken.last);
}

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

/* --- having them counted --- */

/* NO-16: one after the other in the order of an announcement, lifted. */
static void
test_count_on (void)
{
  g_autoptr (TapisGame) game = game_to_announce ("JH 5C 5D", "5H");
  TapisNoddy *noddy = TAPIS_NODDY (game);
  TapisCard *jack = test_card (game, "hand", 0, "JH");
  TapisCard *turned = test_card (game, "turn-up", -1, "5H");
  TapisAction *count;
  guint n;

  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "Count what your cards make with the turn-up, then "
                   "announce it.");
  g_assert_cmpstr (tapis_card_get_description (jack), ==,
                   "3 of 3. It counts in your announcement.");
  count = find_action (game, "count", &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpstr (tapis_action_get_state (count)->label, ==, "Count");
  g_assert_true (tapis_action_get_state (count)->suggested);
  g_assert_false (tapis_action_get_state (
    find_action (game, "announce", &n))->suggested);

  g_assert_true (tapis_game_run_action (game, "count"));
  g_assert_cmpstr (tapis_noddy_now (noddy)->message, ==,
                   "Noddy with the jack of hearts: 1 point, total 1.");
  g_assert_cmpstr (tapis_action_get_state (count)->label, ==, "Count on");
  g_assert_true (tapis_card_get_state (jack)->selected);
  g_assert_false (tapis_card_get_state (turned)->selected);
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 1);
  g_assert_true (tapis_game_run_action (game, "count"));
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 2);
  while (find_action (game, "count", &n) != NULL)
    g_assert_true (tapis_game_run_action (game, "count"));
  g_assert_cmpstr (tapis_noddy_now (noddy)->message, ==,
                   "Pair royal with the 5 of hearts, the 5 of diamonds and the "
                   "5 of clubs: 6 points, total 19. That is all.");
  g_assert_true (tapis_card_get_state (turned)->selected);
  g_assert_true (tapis_action_get_state (
    find_action (game, "announce", &n))->suggested);
  g_assert_cmpstr (tapis_noddy_now (noddy)->found, ==,
                   "Noddy (1) · Fifteen (2) · Fifteen (2) · Fifteen (2) · "
                   "Fifteen (2) · Twenty-five (4) · Pair royal (6)");
  g_assert_true (tapis_game_run_action (game, "announce"));
  g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 0);
  g_assert_false (tapis_card_get_state (turned)->selected);
  /* the turn-up has no more to do */
  g_assert_false (tapis_game_activate_card (game, turned));
}

static void
test_nothing (void)
{
  g_autoptr (TapisGame) game = game_to_announce ("KS 10C AC", "8H");
  guint n;

  g_assert_null (find_action (game, "count", &n));
  g_assert_true (tapis_action_get_state (
    find_action (game, "announce", &n))->suggested);
  g_assert_true (tapis_game_run_action (game, "announce"));
  g_assert_cmpstr (line_at (tapis_noddy_now (TAPIS_NODDY (game))->sheet, 0), ==,
                   "Nothing: 0 points, total 0.");
}

/* --- the play --- */

static TapisGame *
game_in_play (const char *dealer, const char *row, const char *mine,
              const char *theirs, const char *said0, const char *said1)
{
  g_autofree char *options = g_strconcat ("\ndealer=", dealer, NULL);
  g_autofree char *position = g_strdup_printf (
    "phase=play\nto-move=0\nturn-up=8H\nrow=%s\nscore.0=3\nscore.1=1\n"
    "hand.0=%s\nhand.1=%s\nannounced.0=%s\nannounced.1=%s\n",
    row, mine, theirs, said0, said1);

  return test_game_of (&cg_rules_noddy, 2, options, position);
}

/* NO-20…NO-25, example 28: totals, what each card scores, "Go!" and 31. */
static void
test_play (void)
{
  g_autoptr (TapisGame) game = test_game_of (
    &cg_rules_noddy, 2, "\ndealer=1",
    "phase=announce\nto-move=0\nturn-up=8H\nrow=\nscore.0=0\nscore.1=0\n"
    "hand.0=KC 10H AD\nhand.1=JH 10S 2D\n");
  TapisNoddy *noddy = TAPIS_NODDY (game);
  TapisCard *king, *ace;
  TapisAction *lay, *go;
  TestEar refused = { NULL, 0 };
  guint n;

  test_listen (&refused, game, "refused");
  king = test_card (game, "hand", 0, "KC");
  ace = test_card (game, "hand", 0, "AD");
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "count and announce");
  g_assert_false (tapis_game_lay_selection (game));
  g_assert_cmpstr (refused.last, ==, "First choose one or more cards.");
  g_assert_true (tapis_game_play_text (game, "announce"));
  g_assert_true (tapis_game_play_text (game, "announce"));
  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "You lead: lay any card.");
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "0 of 31");
  lay = find_action (game, "lay", &n);
  go = find_action (game, "go", &n);
  g_assert_cmpstr (tapis_action_get_state (go)->refusal, ==,
                   "No “Go!” yet: you can still lay the ace of diamonds.");
  /* one card at a time */
  g_assert_true (tapis_game_activate_card (game, king));
  g_assert_true (tapis_game_activate_card (game, ace));
  g_assert_false (tapis_card_get_state (king)->selected);
  g_assert_cmpstr (tapis_action_get_state (lay)->label, ==,
                   "Lay the ace of diamonds");
  g_assert_true (tapis_game_lay_card (game,
                                      test_card (game, "hand", 0, "10H")));
  g_assert_true (tapis_game_play_text (game, "lay 10S"));
  g_assert_cmpstr (tapis_game_now (game)->demand, ==, "20 of 31");
  g_assert_cmpuint (tapis_noddy_now (noddy)->row[0].points, ==, 0);
  g_assert_cmpuint (tapis_noddy_now (noddy)->row[1].points, ==, 2);
  g_assert_true (tapis_noddy_now (noddy)->row[0].scores_now);
  g_assert_true (tapis_noddy_now (noddy)->row[1].scores_now);
  g_assert_cmpint (tapis_noddy_now (noddy)->row[1].seat, ==, 1);
  g_assert_true (tapis_game_lay_card (game, king));
  g_assert_false (tapis_noddy_now (noddy)->row[1].scores_now);
  g_assert_cmpstr (tapis_game_now (game)->demand_description, ==,
                   "The total is 30: a card that counts 1 or less fits.");
  g_assert_true (tapis_game_play_text (game, "go"));
  g_assert_nonnull (strstr (
    tapis_game_get_player_state (game, 1)->description,
    "has said “Go!”."));
  g_assert_true (tapis_game_lay_card (game, ace));
  g_assert_true (tapis_game_now (game)->over);
  g_assert_cmpuint (tapis_noddy_now (noddy)->row[3].points, ==, 6);
  g_assert_cmpuint (score_of (game, 0), ==, 6);
  g_assert_cmpuint (score_of (game, 1), ==, 3);
  g_free (refused.last);
}

/* NO-21, NO-22: why a card does not fit, and that "Go!" must be said. */
static void
test_go (void)
{
  g_autoptr (TapisGame) game = game_in_play (
    "1", "KD@0 KS@1 9C@0 AS@1", "KH", "4C", "pair:2", "15:2");
  guint n;

  g_assert_cmpstr (tapis_game_now (game)->prompt, ==,
                   "Every card you hold would go over 31: say “Go!”.");
  g_assert_cmpstr (
    tapis_card_get_refusal (test_card (game, "hand", 0, "KH")), ==,
    "With the king of hearts the total goes over 31.");
  g_assert_true (
    tapis_action_get_state (find_action (game, "go", &n))->suggested);
  g_assert_true (tapis_game_run_action (game, "go"));
  g_assert_true (tapis_game_play_text (game, "go"));
  g_assert_true (tapis_game_now (game)->over);
}

static void
test_regret (void)
{
  g_autoptr (TapisGame) game = game_in_play (
    "0", "7C@1", "8D KC 2D", "3C 4D", "pair:2", "15:2 15:2");
  const TapisGameKind *kind = tapis_game_get_kind (game);
  const CgState *state = tapis_game_get_state (game);
  g_autofree char *sentence =
    kind->says->regret (kind, state, CG_FRENCH (CG_KING, CG_CLUBS),
                  CG_FRENCH (8, CG_DIAMONDS));

  g_assert_cmpstr (sentence, ==, "With the 8 of diamonds you would have "
                                 "scored 2 points at once.");
  g_assert_null (kind->says->regret (kind, state, CG_FRENCH (8, CG_DIAMONDS),
                               CG_FRENCH (CG_KING, CG_CLUBS)));
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

/* Lines are added at the end only, and no line that stays is written anew. */
static void
grown_cb (GListModel *sheet, guint position, guint removed, guint added)
{
  g_assert_cmpuint (removed, ==, 0);
  g_assert_cmpuint (position + added, ==, g_list_model_get_n_items (sheet));
}

static void
shrunk_cb (GListModel *sheet, guint position, guint removed, guint added)
{
  g_assert_cmpuint (added, ==, 0);
  g_assert_cmpuint (position, ==, g_list_model_get_n_items (sheet));
}

static void
go (TapisGame *game, gboolean (*step) (TapisGame *game), GCallback allowed)
{
  GListModel *sheet = tapis_noddy_now (TAPIS_NODDY (game))->sheet;
  gulong handler = g_signal_connect (sheet, "items-changed", allowed, NULL);

  g_assert_true (step (game));
  g_signal_handler_disconnect (sheet, handler);
}

/* The sheet is that of the position, whatever has led there: undo, redo, a
 * replay that jumps, or a loaded game; and only what has changed is written. */
static void
test_sheet_again (void)
{
  CgRandom random;

  cg_random_seed (&random, 5);
  for (guint deal = 0; deal < 20; deal++)
    {
      g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func (g_free);
      CgSetup setup = test_random_setup (&cg_rules_noddy, &random);
      g_autoptr (TapisGame) game =
        tapis_game_new (&cg_rules_noddy, &setup, deal, NULL);

      tapis_game_set_practice (game, TRUE);
      g_ptr_array_add (told, tell_sheet (game));
      while (told->len < 60 && !tapis_game_now (game)->over)
        {
          g_autofree char *move = NULL;

          if (tapis_game_now (game)->round_over)
            go (game, tapis_game_next_round, G_CALLBACK (grown_cb));
          else
            {
              move = test_random_move (game, &random);
              g_assert_true (tapis_game_play_text (game, move));
            }
          g_assert_cmpuint (tapis_game_get_n_plies (game), ==, told->len);
          g_ptr_array_add (told, tell_sheet (game));
        }
      for (guint i = 0; i < 6 && tapis_game_now (game)->can_undo; i++)
        {
          g_autofree char *now = NULL;

          go (game, tapis_game_undo, G_CALLBACK (shrunk_cb));
          now = tell_sheet (game);
          g_assert_cmpstr (now, ==,
                           told->pdata[tapis_game_get_n_plies (game)]);
        }
      while (tapis_game_now (game)->can_redo)
        {
          g_autofree char *now = NULL;

          go (game, tapis_game_redo, G_CALLBACK (grown_cb));
          now = tell_sheet (game);
          g_assert_cmpstr (now, ==,
                           told->pdata[tapis_game_get_n_plies (game)]);
        }
      test_check_replay (game, tell_sheet, told, &random);
      if (tapis_game_now (game)->over)
        {
          g_autofree char *anew = NULL;

          g_assert_true (tapis_game_next_game (game, deal + 100));
          anew = tell_sheet (game);
          check_sheet (game);
          g_assert_null (strstr (anew, "/2/"));
        }
    }
}

/* A deal that was saved in its middle has the same sheet. */
static void
test_loaded (void)
{
  g_autoptr (TapisGame) game = game_to_announce ("6H 6S 7D", "8S");
  g_autoptr (TapisGame) again = NULL;
  g_autofree char *text = NULL;
  GListModel *one, *two;

  g_assert_true (tapis_game_play_text (game, "announce"));
  g_assert_true (tapis_game_play_text (game, "announce"));
  g_assert_true (tapis_game_play_text (game, "lay 7D"));
  text = tapis_game_to_text (game);
  again = tapis_game_new_from_text (text, -1, NULL);
  g_assert_nonnull (again);
  one = tapis_noddy_now (TAPIS_NODDY (game))->sheet;
  two = tapis_noddy_now (TAPIS_NODDY (again))->sheet;
  g_assert_cmpuint (g_list_model_get_n_items (one), >, 4);
  g_assert_cmpuint (g_list_model_get_n_items (one), ==,
                    g_list_model_get_n_items (two));
  for (guint i = 0; i < g_list_model_get_n_items (one); i++)
    g_assert_cmpstr (line_at (one, i), ==, line_at (two, i));
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/noddy/find", test_find);
  g_test_add_func ("/noddy/every-name", test_every_name);
  g_test_add_func ("/noddy/count-on", test_count_on);
  g_test_add_func ("/noddy/nothing", test_nothing);
  g_test_add_func ("/noddy/play", test_play);
  g_test_add_func ("/noddy/go", test_go);
  g_test_add_func ("/noddy/regret", test_regret);
  g_test_add_func ("/noddy/sheet", test_sheet);
  g_test_add_func ("/noddy/sheet-again", test_sheet_again);
  g_test_add_func ("/noddy/loaded", test_loaded);
  return g_test_run ();
}
