/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is asked to be played: of every event of every game, and of every move
 * of whole games. Nothing is heard. */

#include "config.h"

#include "helpers.h"

#include "tests/each-game.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"
#include "model/game/tapis-game-kind.h"

static const char *
name_of (TapisSound sound)
{
  const char *name = tapis_sound_get_name (sound);

  return name != NULL ? name : "";
}

/* Every event of every game tells a sound or that it is silent, however its
 * fields are. Several cards that are laid sound like several, one like one. */
static void
test_events (gconstpointer data)
{
  const CgRules *rules = data;

  for (guint kind = CG_EVENT_NONE + 1; cg_event_id (rules, kind) != NULL;
       kind++)
    for (guint fields = 0; fields < 8; fields++)
      {
        CgEvent event = { .kind = (guint8) kind, .seat = 0,
                          .other = fields & 4 ? 1 : CG_NO_SEAT,
                          .count = fields & 1 ? 3 : 1,
                          .rank = fields & 2 ? 3 : 1 };
        TapisSound sound = tapis_words_sound (rules, &event);

        if (sound == TAPIS_SOUND_UNTOLD)
          g_error ("%s: the words of the event “%s” tell no sound", rules->id,
                   cg_event_id (rules, kind));
        /* whose turn it is and who has won no single event tells */
        g_assert_cmpuint (sound, <, TAPIS_SOUND_TURN);
        if (kind == CG_EVENT_LAID)
          g_assert_cmpuint (
            sound, ==, event.count > 1 ? TAPIS_SOUND_CARDS : TAPIS_SOUND_CARD);
      }
}

/* What a game was asked to play after each change. */
typedef struct
{
  TapisSounds sounds;
  guint       changes;
} Heard;

static void
moved_cb (TapisGame *game, guint ply, Heard *heard)
{
  heard->sounds = tapis_game_now (game)->sounds;
  heard->changes++;
}

static gboolean
hears (const TapisSounds *sounds, const char *name)
{
  for (guint i = 0; i < sounds->n; i++)
    if (g_str_equal (name_of (sounds->list[i]), name))
      return TRUE;
  return FALSE;
}

static gboolean
is_of_cards (TapisSound sound)
{
  return sound >= TAPIS_SOUND_CARD && sound <= TAPIS_SOUND_SHUFFLE;
}

static gboolean
is_meaning (TapisSound sound)
{
  return sound >= TAPIS_SOUND_SKIP && sound <= TAPIS_SOUND_OUT;
}

/* Compares what was @heard with what @events should sound like: every event is
 * heard, but where more than two things are meant the lesser ones. */
static void
check_move (const CgRules *rules, const CgEvents *events, const Heard *heard,
            gboolean *met)
{
  const TapisSounds *sounds = &heard->sounds;
  guint n_cards = 0, n_meanings = 0;
  TapisSound least = TAPIS_N_SOUNDS;

  for (guint i = 0; i < sounds->n; i++)
    {
      n_cards += is_of_cards (sounds->list[i]);
      n_meanings += is_meaning (sounds->list[i]);
      if (is_meaning (sounds->list[i]))
        least = MIN (least, sounds->list[i]);
      /* each once, and the greater ones later */
      g_assert_true (i == 0 || sounds->list[i] > sounds->list[i - 1]);
    }
  g_assert_cmpuint (n_cards, <=, 1);
  g_assert_cmpuint (n_meanings, <=, 2);
  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];
      TapisSound told = tapis_words_sound (rules, event);

      met[event->kind] = TRUE;
      if (told == TAPIS_SOUND_SILENCE)
        continue;
      if (is_of_cards (told))
        g_assert_cmpuint (n_cards, ==, 1);
      else if (!hears (sounds, name_of (told)))
        g_assert_true (n_meanings == 2 && told < least);
    }
  if (n_cards == 1 && !hears (sounds, "cards"))
    {
      guint n = 0;

      for (guint i = 0; i < events->n; i++)
        n += is_of_cards (tapis_words_sound (rules, &events->list[i]));
      g_assert_true (n == 1 || hears (sounds, "shuffle"));
    }
}

/* Whether the viewer has anything to do that is not done for them. */
static gboolean
is_own_turn (TapisGame *game)
{
  return tapis_game_now (game)->viewer_to_move && !tapis_game_is_forced (game);
}

/* What those at this device hear of it: their turn, and the end. */
static void
check_own (TapisGame *game, gboolean was_own, gboolean first,
           const Heard *heard)
{
  const TapisGameNow *now = tapis_game_now (game);
  gboolean turn = hears (&heard->sounds, "turn");
  gboolean end =
    hears (&heard->sounds, "win") || hears (&heard->sounds, "lost");

  g_assert_false (turn && end);
  if (!end)
    g_assert_cmpint (turn, ==, is_own_turn (game) && (first || !was_own));
  if (now->over)
    g_assert_false (turn);
  if (hears (&heard->sounds, "win"))
    g_assert_true (
      !now->over ||
      g_str_has_prefix (now->result_text, "You "));
}

/* Plays the random game of @deal; what is forced is made for a person as @which
 * says. */
static void
play (const CgRules *rules, guint64 deal, TapisForcedMoves which,
      gboolean *met)
{
  g_autoptr (TapisGame) game = NULL;
  Heard heard = { 0 };
  CgRandom random;
  CgSetup setup;
  CgResult result;
  guint n_won = 0, n_lost = 0;

  cg_random_seed (&random, deal);
  cg_setup_init (&setup, rules);
  game = tapis_game_new (rules, &setup, deal, NULL);
  g_object_set (game, "forced-moves", which, NULL);
  moved_cb (game, 0, &heard);
  g_assert_true (hears (&heard.sounds, "shuffle"));
  check_own (game, FALSE, TRUE, &heard);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), &heard);
  while (!tapis_game_now (game)->over)
    {
      gboolean was_own = is_own_turn (game);
      guint n = tapis_game_get_n_plies (game);
      const CgState *state = tapis_game_get_state (game);
      g_autofree CgState *before = g_memdup2 (state,
                                              cg_setup_state_size (rules,
                                                                   &setup));
      g_autofree char *move = NULL;
      CgEvents events = { 0 };
      CgMove played;

      heard.changes = 0;
      if (tapis_game_now (game)->round_over)
        {
          g_assert_true (tapis_game_next_round (game));
          g_assert_true (hears (&heard.sounds, "shuffle"));
          check_own (game, was_own, TRUE, &heard);
          if (tapis_game_now (game)->round > 4)
            return;
          continue;
        }
      move = test_random_move (game, &random);
      g_assert_true (cg_read_move (rules, before, move, &played));
      rules->play (before, played, &events);
      g_assert_true (tapis_game_is_forced (game)
                       ? tapis_game_make_forced (game)
                       : tapis_game_play_text (game, move));
      g_assert_cmpuint (heard.changes, ==, 1);
      g_assert_cmpuint (tapis_game_get_n_plies (game), >, n);
      check_move (rules, &events, &heard, met);
      check_own (game, was_own, FALSE, &heard);
      n_won += hears (&heard.sounds, "win");
      n_lost += hears (&heard.sounds, "lost");
    }
  /* a person hears the end once */
  rules->result (tapis_game_get_state (game), &result);
  g_assert_cmpuint (n_won, ==, result.place[0] == 1);
  g_assert_cmpuint (n_won + n_lost, <=, 1);
  if (rules->events == NULL || setup.seats == 2)
    g_assert_cmpuint (n_won + n_lost, ==, 1);
}

static void
test_games (gconstpointer data)
{
  const CgRules *rules = data;
  gboolean met[256] = { FALSE };
  guint n = 0;

  for (guint64 deal = 1; deal <= 6; deal++)
    play (rules, deal, (TapisForcedMoves) (deal % 3), met);
  for (guint kind = 0; kind < G_N_ELEMENTS (met); kind++)
    n += met[kind];
  g_test_message ("%s: %u kinds of events were heard", rules->id, n);
  g_assert_cmpuint (n, >, 0);
}

/* What is taken back is not heard, and a leap only where it leads to. */
static void
test_leaps (void)
{
  g_autoptr (TapisGame) game = NULL;
  Heard heard = { 0 };
  CgRandom random;

  cg_random_seed (&random, 1);
  game = test_game (3, 1);
  tapis_game_set_practice (game, TRUE);
  g_signal_connect (game, "moved", G_CALLBACK (moved_cb), &heard);
  do
    {
      g_autofree char *move = test_random_move (game, &random);

      g_assert_true (tapis_game_play_text (game, move));
    }
  while (tapis_game_get_n_plies (game) < 30 ||
         !tapis_game_now (game)->viewer_to_move);
  g_assert_true (tapis_game_undo (game));
  g_assert_cmpuint (heard.sounds.n, ==, 0);
  g_assert_true (tapis_game_redo (game));
  for (guint i = 0; i < heard.sounds.n; i++)
    g_assert_true (
      heard.sounds.list[i] >= TAPIS_SOUND_TURN ||
      !tapis_game_now (game)->can_redo);
}

/* A pass that is made for a person is not their turn; what they have to make
 * themselves is. */
static void
test_forced (void)
{
  static const char *const moves[] = {
    "lay 10S", "stop", "stop",
  };

  for (guint how = 0; how < 4; how++)
    {
      /* nobody has a jack */
      g_autoptr (TapisGame) game = test_game_of (
        &cg_rules_yellow_dwarf, 3, "",
        "round=1\nphase=begin\nto-move=1\n"
        "box.10D=3\nbox.JC=6\nbox.QS=9\nbox.KH=12\nbox.7D=15\n"
        "pile=\nbank.0=105\n"
        "hand.0=AH 2C 3D 4S 4H 5H 5D 6D 7H 8S 8C 9H 10H KS QS\nbank.1=105\n"
        "hand.1=AD AC 2S 2H 3S 4D 4C 6C 7C 10S 10D QH KH KD 5C\nbank.2=105\n"
        "hand.2=2D 3C 5S 6S 6H 7S 7D 8H 8D 9S 9D 9C 10C QC KC\n"
        "stub=AS 3H JD JS JC JH QD");
      Heard heard = { 0 };

      g_signal_connect (game, "moved", G_CALLBACK (moved_cb), &heard);
      g_object_set (game, "forced-moves",
                    how == 0 ? TAPIS_FORCED_MOVES_NEVER
                             : TAPIS_FORCED_MOVES_PASSES,
                    NULL);
      tapis_game_leave_forced (game, how == 2);
      tapis_game_set_scripted (game, how == 3);
      for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
        g_assert_true (tapis_game_play_text (game, moves[i]));
      g_assert_true (tapis_game_now (game)->viewer_to_move);
      g_assert_cmpint (tapis_game_is_forced (game), ==, how == 1);
      g_assert_cmpint (hears (&heard.sounds, "turn"), ==, how != 1);
      g_assert_cmpint (tapis_game_awaits_viewer (game), ==, how != 1);
      tapis_game_keep_forced (game);
      g_assert_true (tapis_game_awaits_viewer (game));
    }
}

/* Each has a name, and no two the same. */
static void
test_names (void)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_null (tapis_sound_get_name (TAPIS_SOUND_SILENCE));
  for (guint sound = TAPIS_SOUND_CARD; sound < TAPIS_N_SOUNDS; sound++)
    {
      g_assert_nonnull (tapis_sound_get_name (sound));
      g_assert_true (
        g_hash_table_add (names, (gpointer) tapis_sound_get_name (sound)));
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/sounds/names", test_names);
  g_test_add_func ("/sounds/leaps", test_leaps);
  g_test_add_func ("/sounds/forced", test_forced);
  test_each_game (cg_games_all, "/sounds/events", test_events);
  test_each_game (cg_games_all, "/sounds/games", test_games);
  return g_test_run ();
}
