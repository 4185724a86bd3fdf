/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards in the hands of others that lie open to a learner: all that the
 * learner knows, and nothing else. Computer players play every game, with all
 * kinds of house rules; after each move the model is asked. */

#include "config.h"

#include "helpers.h"
#include "model/game/tapis-game-kind.h"
#include "model/game/tapis-position-view.h"

#define GAMES 12
#define MOST_MOVES 120
#define VIEWER 0

/* What the tests have seen of one game. */
typedef struct
{
  const CgRules *rules;
  CgRandom       random;
  guint          n_shown;  /* how many known cards were shown */
  guint          n_picked; /* how many cards others took up openly */
} Watch;

static TapisGame *
show (const CgRules *rules, const CgState *state)
{
  TapisGame *game = tapis_game_new_from_position (rules, state, NULL);

  g_assert_cmpint (tapis_game_now (game)->viewer, ==, VIEWER);
  tapis_game_show_known (game);
  return game;
}

/* The cards in the first zone of that role, of @seat or in the middle. */
static CgSet
cards_in (const CgRules *rules, const CgState *state, CgZoneRole role, int seat)
{
  int zone = cg_zone_of_role (rules, role);
  CgCard cards[CG_MAX_ZONE];
  CgSet set = { 0, 0 };
  guint n = zone < 0
              ? 0
              : cg_zone_cards (rules, state, (guint) zone, seat, cards);

  for (guint i = 0; i < n; i++)
    if (cards[i] != CG_CARD_HIDDEN)
      set = cg_set_add (set, tapis_card_without_number (cards[i]));
  return set;
}

static CgSet
known_to (TapisGame *game, int seat)
{
  const TapisPlayerState *player = tapis_game_get_player_state (game, seat);
  const TapisGameKind *kind = tapis_game_get_kind (game);
  const CgState *state = tapis_game_get_state (game);
  CgSet set = { 0, 0 };

  for (guint i = 0; i < player->n_known; i++)
    {
      set = cg_set_add (set, player->known[i]);
      if (i > 0)
        g_assert_cmpuint (kind->order (kind, state, player->known[i - 1]), <=,
                          kind->order (kind, state, player->known[i]));
    }
  return set;
}

/* Asks for all seats in @state, in which @before has led. */
static void
check (Watch *watch, const CgState *before, const CgState *state)
{
  const CgRules *rules = watch->rules;
  g_autofree CgState *seen = cg_state_seen_by (rules, state, VIEWER);
  g_autofree CgState *other = cg_state_copy (rules, seen);
  g_autoptr (TapisGame) game = show (rules, state);
  g_autoptr (TapisGame) exchanged = NULL;

  /* what VIEWER cannot know lies elsewhere */
  cg_resample (rules, other, VIEWER, &watch->random);
  exchanged = show (rules, other);
  for (int seat = 0; seat < (int) tapis_game_get_n_seats (game); seat++)
    {
      const TapisPlayerState *player = tapis_game_get_player_state (game, seat);
      CgSet known = known_to (game, seat);
      CgSet hand = cards_in (rules, state, CG_ZONE_HAND, seat);
      CgSet taken = cg_set_minus (
        hand, cards_in (rules, before, CG_ZONE_HAND, seat));
      CgSet pile = cg_set_minus (
        cards_in (rules, before, CG_ZONE_PILE, CG_NO_SEAT),
        cards_in (rules, state, CG_ZONE_PILE, CG_NO_SEAT));

      if (seat == VIEWER)
        {
          g_assert_cmpuint (player->n_known, ==, 0);
          continue;
        }
      g_assert_true (cg_set_equal (
        known, cards_in (rules, seen, CG_ZONE_HAND, seat)));
      g_assert_true (cg_set_equal (known, known_to (exchanged, seat)));
      g_assert_cmpstr (
        player->description, ==,
        tapis_game_get_player_state (exchanged, seat)->description);
      g_assert_true (cg_set_contains (hand, known));
      g_assert_true (cg_set_contains (
        cards_in (rules, other, CG_ZONE_HAND, seat), known));
      watch->n_shown += player->n_known;
      /* what went from the pile into the hand was seen */
      taken = cg_set_minus (taken, cg_set_minus (taken, pile));
      if (rules->knows == NULL)
        continue;
      g_assert_true (cg_set_contains (known, taken));
      watch->n_picked += cg_set_size (taken);
    }
}

static void
play (Watch *watch)
{
  const CgRules *rules = watch->rules;
  const CgPlayer *easy = cg_player_find ("easy");
  const CgBudget budget = { .simulations = 20 };
  CgSetup setup = test_random_setup (rules, &watch->random);
  g_autofree CgState *state = cg_state_new (rules, &setup);

  cg_deal (rules, &setup, cg_random_next (&watch->random), state);
  for (guint n = 0; n < MOST_MOVES && rules->to_move (state) >= 0; n++)
    {
      g_autofree CgState *before = cg_state_copy (rules, state);
      CgEvents events = { 0 };

      rules->play (state,
                   cg_player_advise (easy, rules, state,
                                     cg_random_next (&watch->random), &budget,
                                     NULL),
                   &events);
      if (rules->to_move (state) >= 0)
        check (watch, before, state);
    }
}

static void
test_redacted (gconstpointer data)
{
  Watch watch = { .rules = data };

  cg_random_seed (&watch.random, 17);
  for (guint i = 0; i < GAMES; i++)
    play (&watch);
  g_test_message ("%u known cards were shown, %u were picked up",
                  watch.n_shown, watch.n_picked);
}

/* A pile that a player picks up lies open at that player, and is named; nothing
 * of it is shown where nobody asks for it. */
static void
test_picked_up (void)
{
  g_autoptr (TapisGame) game = test_game_from (
    2, "",
    "phase=play\nto-move=1\nstock=2S\npile=4S@0 9H@1 JD@0\n"
    "hand.0=6S 7H 7D\nup.0=2H 9D 10C\ndown.0=6H QS 3D\n"
    "hand.1=4H 5H 6C\nup.1=2D 9C 10H\ndown.1=6D QC 3S");
  const TapisPlayerState *player = tapis_game_get_player_state (game, 1);

  g_assert_true (tapis_game_play_text (game, "pick-up"));
  g_assert_cmpuint (player->n_known, ==, 0);
  g_assert_null (tapis_game_tell_known (game, player));
  tapis_game_show_known (game);
  player = tapis_game_get_player_state (game, 1);
  g_assert_cmpuint (player->n_known, ==, 3);
  g_assert_nonnull (strstr (player->description,
                            "holds the 4 of spades, the 9 of hearts and the "
                            "jack of diamonds."));
  g_assert_cmpuint (tapis_game_get_player_state (game, 0)->n_known, ==, 0);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/known/picked-up", test_picked_up);
  test_each_game (cg_games_all, "/known/redacted", test_redacted);
  return g_test_run ();
}
