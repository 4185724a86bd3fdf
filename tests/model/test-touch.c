/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a card is touched: that one touch lays what makes exactly one move and
 * nothing else, in every game; and what is marked of that. */

#include "config.h"

#include <string.h>

#include "tests/each-game.h"
#include "helpers.h"
#include "model/game/tapis-game-kind.h"

/* --- one touch ------------------------------------------------------------ */

static gboolean
is_plain (TapisGame *game, TapisCard *card)
{
  CgMove move;

  return tapis_game_find_plain (game, card, &move);
}

/* Whether a word of @text is @card, and how many of its words are cards. */
static gboolean
names_card (const char *text, CgCard card, guint *n)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gboolean found = FALSE;

  *n = 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      CgCard one;

      if (!cg_card_from_text (words[i], -1, &one))
        continue;
      found = found || one == card;
      (*n)++;
    }
  return found;
}

/* The text of the only legal move that names @card of the hand, if it names no
 * other and leaves nobody to be named; or NULL. */
static char *
only_move (TapisGame *game, CgCard card)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  g_autofree CgState *after = cg_state_copy (rules, state);
  g_autofree char *only = NULL;
  CgMove moves[CG_MAX_MOVES];
  CgMove move = CG_NO_MOVE;
  CgEvents events;
  guint n = rules->moves (state, moves);
  guint cards, with = 1;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = cg_move_to_text (rules, state, moves[i]);

      if (!names_card (text, card, &cards))
        continue;
      if (only != NULL)
        return NULL;
      only = g_steal_pointer (&text);
      with = cards;
      move = moves[i];
    }
  if (only == NULL || with > 1)
    return NULL;
  rules->play (after, move, &events);
  if (rules->to_move (after) == rules->to_move (state) &&
      rules->moves (after, moves) > 1)
    {
      g_autofree char *next = cg_move_to_text (rules, after, moves[0]);

      if (g_str_has_prefix (next, "name "))
        return NULL;
    }
  return g_steal_pointer (&only);
}

/* The cards of a hand of the seat to move; returns one that makes a move. */
static TapisCard *
check_hand (TapisGame *game, CgRandom *random, guint *n_several)
{
  TapisPile *hand =
    tapis_game_get_pile (game, "hand", tapis_game_now (game)->viewer);
  guint n = tapis_pile_get_n_cards (hand);
  guint plies = tapis_game_get_n_plies (game);
  TapisCard *found = NULL;

  for (guint i = 0; i < n; i++)
    {
      TapisCard *card = tapis_pile_get_card (hand, i);
      g_autofree char *only =
        only_move (game, tapis_card_get_state (card)->face);

      if (is_plain (game, card) != (only != NULL))
        {
          g_autofree char *text = tapis_game_to_text (game);

          g_error ("%s: the %s makes “%s” alone, and is %splain\n%s",
                   tapis_game_get_game_id (game), tapis_card_get_name (card),
                   only != NULL ? only : "nothing",
                   only != NULL ? "not " : "", text);
        }
      if (only != NULL && (found == NULL || cg_random_below (random, 2) == 0))
        found = card;
      if (only == NULL && tapis_card_get_state (card)->playable)
        {
          /* it is chosen, and more must be said */
          g_assert_true (tapis_game_touch_card (game, card,
                                                TAPIS_TOUCH_ONCE));
          g_assert_cmpuint (tapis_game_get_n_plies (game), ==, plies);
          g_assert_true (tapis_card_get_state (card)->selected);
          tapis_game_clear_selection (game);
          (*n_several)++;
        }
    }
  return found;
}

/* Whole games, in which everybody lays by one touch what can be laid so. */
static void
test_once (gconstpointer data)
{
  const CgRules *rules = data;
  guint n_once = 0, n_several = 0;
  CgRandom random;

  cg_random_seed (&random, 18);
  for (guint deal = 1; deal <= 6; deal++)
    {
      CgSetup setup = test_random_setup (rules, &random);
      g_autoptr (TapisGame) game = tapis_game_new (rules, &setup, deal, NULL);

      for (guint ply = 0; ply < 120 && !tapis_game_now (game)->over; ply++)
        {
          const TapisGameNow *now = tapis_game_now (game);
          TapisCard *card = NULL;

          if (now->round_over)
            {
              tapis_game_run_action (game, "next-round");
              continue;
            }
          if (now->viewer_to_move)
            card = check_hand (game, &random, &n_several);
          if (card != NULL)
            {
              guint plies = tapis_game_get_n_plies (game);

              g_assert_true (tapis_game_touch_card (game, card,
                                                    TAPIS_TOUCH_ONCE));
              g_assert_cmpuint (tapis_game_get_n_plies (game), >, plies);
              g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 0);
              n_once++;
            }
          else
            {
              g_autofree char *move = test_random_move (game, &random);

              g_assert_true (tapis_game_play_text (game, move));
            }
        }
    }
  g_test_message ("%s: %u laid at once, %u chosen first", rules->id, n_once,
                  n_several);
  g_assert_cmpuint (n_once, >, 5);
}

#define OTHERS "hand.1=4H\nup.0=2H 9D 10C\ndown.0=6D QC 3S\n" \
               "up.1=2D 9C 10H\ndown.1=6C QS 3D\n"

/* --- another choice ------------------------------------------------------- */

static const TapisTouch plain_touches[] = {
  TAPIS_TOUCH_TOGGLE, TAPIS_TOUCH_TAP, TAPIS_TOUCH_FINGER, TAPIS_TOUCH_ENTER,
  TAPIS_TOUCH_ONCE,
};

/* Chooses @chosen alone and touches @other: it is chosen instead however it is
 * touched, but where it is touched as one more. */
static void
check_moves (TapisGame *game, TapisCard *chosen, TapisCard *other)
{
  guint plies = tapis_game_get_n_plies (game);

  for (guint i = 0; i < G_N_ELEMENTS (plain_touches); i++)
    {
      tapis_game_clear_selection (game);
      g_assert_true (tapis_game_activate_card (game, chosen));
      g_assert_true (tapis_game_touch_card (game, other, plain_touches[i]));
      g_assert_cmpuint (tapis_game_get_n_plies (game), ==, plies);
      g_assert_cmpuint (tapis_game_get_selection_count (game), ==, 1);
      g_assert_true (tapis_card_get_state (other)->selected);
    }
  tapis_game_clear_selection (game);
  g_assert_true (tapis_game_activate_card (game, chosen));
  g_assert_false (tapis_game_touch_card (game, other, TAPIS_TOUCH_ADD));
  g_assert_true (tapis_card_get_state (chosen)->selected);
  g_assert_false (tapis_card_get_state (other)->selected);
  g_assert_nonnull (strstr (tapis_card_get_description (other),
                            "instead of what is chosen"));
  tapis_game_clear_selection (game);
}

/* Every two cards of a hand in which each could be laid. */
static guint
check_choices (TapisGame *game)
{
  TapisPile *hand =
    tapis_game_get_pile (game, "hand", tapis_game_now (game)->viewer);
  guint n = tapis_pile_get_n_cards (hand);
  guint n_moved = 0;

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < n; k++)
      {
        TapisCard *chosen = tapis_pile_get_card (hand, i);
        TapisCard *other = tapis_pile_get_card (hand, k);
        gboolean fits;

        if (i == k || tapis_game_count_move (game, chosen) != 1 ||
            !tapis_card_get_state (other)->playable ||
            !tapis_game_activate_card (game, chosen))
          continue;
        /* in some games one card is laid by it */
        if (!tapis_card_get_state (chosen)->selected)
          return n_moved;
        fits = tapis_card_get_state (other)->playable;
        tapis_game_clear_selection (game);
        if (fits)
          continue;
        check_moves (game, chosen, other);
        n_moved++;
      }
  return n_moved;
}

static void
test_moved (gconstpointer data)
{
  const CgRules *rules = data;
  guint n_moved = 0;
  CgRandom random;

  cg_random_seed (&random, 7);
  for (guint deal = 1; deal <= 4; deal++)
    {
      CgSetup setup = test_random_setup (rules, &random);
      g_autoptr (TapisGame) game = tapis_game_new (rules, &setup, deal, NULL);

      for (guint ply = 0; ply < 60 && tapis_game_now (game)->to_move >= 0;
           ply++)
        {
          guint plies = tapis_game_get_n_plies (game);
          g_autofree char *move = NULL;

          if (tapis_game_now (game)->viewer_to_move)
            n_moved += check_choices (game);
          if (tapis_game_get_n_plies (game) != plies)
            continue;
          move = test_random_move (game, &random);
          g_assert_true (tapis_game_play_text (game, move));
        }
    }
  g_test_message ("%s: chosen instead %u times", rules->id, n_moved);
}

/* What is touched after what, and what is chosen or said then. */
static void
test_another (void)
{
  static const struct
  {
    const char *cards[4];
    TapisTouch touch; /* of the last one */
    const char *chosen;
    const char *refused; /* a part of it, or NULL */
    guint plies;
  } cases[] = {
    /* an equal one is added, another one chosen instead of both */
    { { "7H", "7S" }, TAPIS_TOUCH_TAP, "7S 7H", NULL, 0 },
    { { "7H", "KS" }, TAPIS_TOUCH_TAP, "KS", NULL, 0 },
    { { "7H", "7S", "KS" }, TAPIS_TOUCH_FINGER, "KS", NULL, 0 },
    { { "KS", "7H" }, TAPIS_TOUCH_TOGGLE, "7H", NULL, 0 },
    /* touched as one more, it is refused */
    { { "7H", "KS" }, TAPIS_TOUCH_ADD, "7H", "must have the same rank", 0 },
    { { "7H", "7S" }, TAPIS_TOUCH_ADD, "7S 7H", NULL, 0 },
    { { "7H", "7S", "7S" }, TAPIS_TOUCH_ADD, "7H", NULL, 0 },
    /* one that does not fit at all is refused for that */
    { { "7H", "4C" }, TAPIS_TOUCH_TAP, "7H", "After a 5 you need", 0 },
    { { "7H", "4C" }, TAPIS_TOUCH_ADD, "7H", "must have the same rank", 0 },
    /* what is dragged is laid without what it does not go with */
    { { "7H", "KS" }, TAPIS_TOUCH_LAY, "", NULL, 1 },
    { { "7H", "7S" }, TAPIS_TOUCH_LAY, "", NULL, 1 },
    /* put down again */
    { { "7H", "7H" }, TAPIS_TOUCH_TOGGLE, "", NULL, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TapisGame) game = test_game_from (
        2, "", "phase=play\nto-move=0\nstock=\npile=5H@1\n"
               "hand.0=4C 7H 7S KS\n" OTHERS);
      TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
      g_autoptr (GString) chosen = g_string_new (NULL);
      TestEar refused = { NULL, 0 };

      test_listen (&refused, game, "refused");
      for (guint k = 0; k < 4 && cases[i].cards[k] != NULL; k++)
        tapis_game_touch_card (
          game, test_card (game, "hand", 0, cases[i].cards[k]),
          k < 3 && cases[i].cards[k + 1] != NULL ? TAPIS_TOUCH_TAP
                                                 : cases[i].touch);
      for (guint k = 0; k < tapis_pile_get_n_cards (hand); k++)
        {
          const TapisCardState *state =
            tapis_card_get_state (tapis_pile_get_card (hand, k));
          char text[CG_CARD_TEXT_SIZE];

          if (!state->selected)
            continue;
          cg_card_to_text (state->face, text);
          g_string_append_printf (chosen, "%s%s", chosen->len > 0 ? " " : "",
                                  text);
        }
      g_test_message ("%u: %s, %s", i, chosen->str, refused.last);
      g_assert_cmpstr (chosen->str, ==, cases[i].chosen);
      g_assert_cmpuint (tapis_game_get_n_plies (game), ==, cases[i].plies);
      if (cases[i].refused == NULL)
        g_assert_null (refused.last);
      else
        g_assert_nonnull (strstr (refused.last, cases[i].refused));
      g_clear_pointer (&refused.last, g_free);
    }
}

/* --- marks ---------------------------------------------------------------- */

/* Of every card that is seen in @pile: whether it is marked as @playable. */
static void
check_pile (TapisGame *game, TapisPile *pile, gboolean told)
{
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      const TapisCardState *state =
        tapis_card_get_state (tapis_pile_get_card (pile, i));
      TapisFit fit = !told || state->face == CG_CARD_HIDDEN ? TAPIS_FIT_UNTOLD
                     : state->playable                      ? TAPIS_FIT_GOOD
                                                            : TAPIS_FIT_BAD;

      g_assert_cmpint (state->fit, ==, fit);
    }
}

/* Nothing is marked unless that is wished, in one's own turn, where some cards
 * fit and others do not; where none fits the hand tells it. */
static void
test_marks (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=7D@1\n"
           "hand.0=4C 9H KS\n" OTHERS);
  g_autoptr (TapisGame) none = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=7D@1\n"
           "hand.0=9H KS\n" OTHERS);
  g_autoptr (TapisGame) all = test_game_from (
    2, "", "phase=play\nto-move=0\nstock=\npile=5D@1\n"
           "hand.0=7H KS\n" OTHERS);

  check_pile (game, tapis_game_get_pile (game, "hand", 0), FALSE);
  tapis_game_set_marking (game, TRUE);
  tapis_game_set_marking (none, TRUE);
  tapis_game_set_marking (all, TRUE);
  check_pile (game, tapis_game_get_pile (game, "hand", 0), TRUE);
  check_pile (game, tapis_game_get_pile (game, "up", 0), FALSE);
  check_pile (game, tapis_game_get_pile (game, "up", 1), FALSE);
  g_assert_cmpint (tapis_card_get_state (test_card (game, "hand", 0, "9H"))
                     ->fit, ==, TAPIS_FIT_BAD);
  g_assert_cmpint (tapis_card_get_state (test_card (none, "hand", 0, "9H"))
                     ->fit, ==, TAPIS_FIT_BAD);
  check_pile (all, tapis_game_get_pile (all, "hand", 0), FALSE);
  tapis_game_play_text (game, "lay 4C");
  check_pile (game, tapis_game_get_pile (game, "hand", 0), FALSE);
  tapis_game_set_marking (none, FALSE);
  check_pile (none, tapis_game_get_pile (none, "hand", 0), FALSE);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games_all, "/touch/once", test_once);
  test_each_game (cg_games_all, "/touch/moved", test_moved);
  g_test_add_func ("/touch/another", test_another);
  g_test_add_func ("/touch/marks", test_marks);
  return g_test_run ();
}
