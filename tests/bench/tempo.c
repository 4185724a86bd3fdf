/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long 20 games of each kind last at the table, for a person who plays at
 * once; how long of that great moments are shown; and how long the table stands
 * still for tips in a first game. The times are those that the table takes from
 * the model; nothing is shown.
 */

#include "games/cg-games.h"
#include "model/game/tapis-games.h"
#include "model/learn/tapis-tips.h"
#include "model/words/tapis-words.h"
#include "players/cg-player.h"
#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-sizes.h"

#include <glib/gstdio.h>
#include <stdio.h>

#define GAMES 20

/* All times are in milliseconds. */
typedef struct
{
  guint moves;
  guint lasts;
  guint stage; /* great moments */
  guint tips;  /* how many tips are given */
  guint still; /* how long the table stands still for them */
} Times;

/* Returns how many cards have left @game. */
static guint
count_out (TapisGame *game)
{
  TapisPile *out = tapis_game_find_pile (game, CG_ZONE_OUT, CG_NO_SEAT);

  return out != NULL ? tapis_pile_get_n_cards (out) : 0;
}

/* Plays one move of @game, and adds its times to @times. */
static void
play (TapisGame *game, TapisTips *tips, guint64 seed, Times *times)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  CgMove move = cg_player_advise (cg_player_find ("easy"), rules, state, seed,
                                  NULL, NULL);
  g_autofree char *text = cg_move_to_text (rules, state, move);
  guint out = count_out (game);
  TapisTip tip;
  TapisStage stage;

  if (!tapis_game_play_text (game, text))
    g_error ("%s: “%s” cannot be played", rules->id, text);
  stage = tapis_game_get_stage (game);
  /* other great moments are only cried in large letters */
  if (stage.turned == CG_CARD_NONE && count_out (game) == out)
    stage.time = 0;
  times->moves++;
  times->stage += stage.time;
  times->lasts += TAPIS_MOTION_FLIGHT + stage.time;
  if (tapis_game_now (game)->to_move != 0)
    times->lasts += tapis_game_get_pause (game, TAPIS_USUAL_TIME);
  if (tips != NULL && tapis_tips_take (tips, game, &tip))
    {
      times->tips++;
      times->still += TAPIS_TIP_TIME;
      times->lasts += TAPIS_TIP_TIME;
    }
}

/* Plays the deal @deal with as many seats as most people play with, and adds
 * its times to @times. */
static void
play_game (const CgRules *rules, guint64 deal, TapisTips *tips, Times *times)
{
  g_autoptr (TapisGame) game = NULL;
  CgRandom random;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  game = tapis_game_new (rules, &setup, deal, NULL);
  cg_random_seed (&random, deal);
  if (tips != NULL)
    tapis_tips_prepare (tips, game);
  while (!tapis_game_now (game)->over && !tapis_game_now (game)->round_over)
    play (game, tips, cg_random_next (&random), times);
}

int
main (void)
{
  printf ("%-15s %7s %9s %9s %6s %9s\n", "game", "moves", "minutes",
          "stage s", "tips", "still s");
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("tempo-XXXXXX", NULL);
      g_autofree char *file = g_build_filename (folder, "tips.told", NULL);
      g_autoptr (TapisTips) tips = tapis_tips_new (folder);
      Times all = { 0 }, first = { 0 };

      play_game (cg_games[i], 1, tips, &first);
      for (guint64 deal = 1; deal <= GAMES; deal++)
        play_game (cg_games[i], deal, NULL, &all);
      printf ("%-15s %7.1f %9.2f %9.1f %6u %9.1f\n", cg_games[i]->id,
              (double) all.moves / GAMES, all.lasts / 60e3 / GAMES,
              all.stage / 1e3 / GAMES, first.tips, first.still / 1e3);
      g_remove (file);
      g_rmdir (folder);
    }
  return 0;
}
