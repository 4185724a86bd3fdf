/* SPDX-License-Identifier: GPL-3.0-or-later */

/* To whom it is spoken: while somebody else acts, the chip above the pile and
 * what is explained tell of them by name, or speak to nobody. */

#include "config.h"

#include "helpers.h"

#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-tips.h"

#define SETUPS 40
#define GAMES 10

/* Whether @text, in English, tells the reader to do something, or calls them
 * "you". */
static gboolean
speaks_to_somebody (const char *text)
{
  static GRegex *you, *verb;

  if (you == NULL)
    {
      you = g_regex_new ("\\byou(r|rs|rself)?\\b", G_REGEX_CASELESS, 0, NULL);
      verb = g_regex_new ("(^|[.!?:;] )(announce|answer|begin|choose|count|"
                          "draw|exchange|give|go|keep|lay|look|name|pass|pick|"
                          "play|put|say|show|swap|take|turn)\\b",
                          G_REGEX_CASELESS, 0, NULL);
    }
  return g_regex_match (you, text, 0, NULL) ||
         g_regex_match (verb, text, 0, NULL);
}

/* @own is said to whoever acts, @other is told of @name. */
static void
check (const char *what, const char *own, const char *other, const char *name)
{
  g_test_message ("%s: “%s” | “%s”", what, own, other);
  g_assert_false (speaks_to_somebody (other));
  if (g_strcmp0 (own, other) != 0)
    g_assert_nonnull (strstr (other, name));
}

static TapisGame *
deal (const CgRules *rules, CgRandom *random, guint number)
{
  CgSetup setup = test_random_setup (rules, random);

  if (number == 0)
    cg_setup_init (&setup, rules);
  return tapis_game_new (rules, &setup, number + 1, NULL);
}

static void
check_tip (TapisGame *game, const TapisLessonLink *link)
{
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;

  if (link == NULL)
    return;
  own = tapis_tips_tell (game, &(TapisTip) { link, 0 });
  other = tapis_tips_tell (game, &(TapisTip) { link, 1 });
  check (link->lesson, own, other,
         tapis_game_get_player_state (game, 1)->name);
}

/* Whatever card or event is explained at any table. */
static void
test_tips (gconstpointer data)
{
  const CgRules *rules = data;
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint i = 0; i < SETUPS; i++)
    {
      g_autoptr (TapisGame) game = deal (rules, &random, i);
      const CgSetup *setup = tapis_game_get_setup (game);
      guint n;
      g_autofree TapisSpecialCard *cards =
        tapis_game_list_special_cards (game, &n);

      for (guint k = 0; k < n; k++)
        check_tip (game, tapis_lesson_link_for_card (game, cards[k].card));
      for (guint kind = 1; kind < 256; kind++)
        {
          const char *id = cg_event_id (rules, (guint8) kind);

          if (id != NULL)
            check_tip (game, tapis_lessons_find_link (
                               rules, setup, TAPIS_LINK_EVENTS, id));
        }
    }
}

/* What the chip says in random games, to one person at seat 0 and to one at
 * seat 1. */
static void
test_chip (gconstpointer data)
{
  const CgRules *rules = data;
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint i = 0; i < GAMES; i++)
    {
      TapisGame *games[2];
      CgSetup setup = test_random_setup (rules, &random);

      for (int k = 0; k < 2; k++)
        {
          TapisSeat seats[CG_MAX_SEATS] = { 0 };

          seats[k].person = TRUE;
          games[k] = tapis_game_new (rules, &setup, i + 1, seats);
        }
      for (guint ply = 0; ply < 200; ply++)
        {
          g_autofree char *move = NULL;
          int seat = tapis_game_now (games[0])->to_move;

          if (seat < 0)
            break;
          check ("chip", tapis_game_now (games[seat == 0 ? 0 : 1])->demand,
                 tapis_game_now (games[seat == 0 ? 1 : 0])->demand,
                 tapis_game_get_player_state (games[seat == 0 ? 1 : 0],
                                              seat)->name);
          move = test_random_move (games[0], &random);
          for (int k = 0; k < 2; k++)
            g_assert_true (tapis_game_play_text (games[k], move));
        }
      for (int k = 0; k < 2; k++)
        g_object_unref (games[k]);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  test_each_game (cg_games_all, "/spoken/tips", test_tips);
  test_each_game (cg_games_all, "/spoken/chip", test_chip);
  return g_test_run ();
}
