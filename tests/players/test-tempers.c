/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a temper does in every game: it chooses only among moves that the level
 * judges nearly equal, and what is told of it is so: the bold one attacks more
 * than the patient one, and the thrifty one keeps better cards. */

#include "players/cg-player.h"
#include "tests/each-game.h"

/* What all moves that a temper has chosen did, in all positions. */
typedef struct
{
  gint64 attack;
  gint64 spend;
  guint  others; /* how many of them the level alone would not have made */
} Manner;

/* Asks the level easy or medium with each temper for its move in @redacted. */
static void
ask_all (gboolean easy, const CgRules *rules, const CgState *redacted,
         guint64 seed, Manner *manners)
{
  const CgPlayer *player = cg_player_find (easy ? "easy" : "medium");
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  CgMove moves[CG_MAX_MOVES];
  CgWeighed weighed[CG_MAX_MOVES];
  guint n = rules->moves (redacted, moves);
  int margin = cg_temper_weigh (rules, redacted, seed, moves, n, easy, weighed);
  CgRandom random;
  CgReason reason;
  CgMove plain;
  guint own = 0;

  cg_random_seed (&random, seed);
  plain = easy ? knowledge->easy (knowledge, redacted, moves, n, &random)
               : knowledge->medium (knowledge, redacted, moves, n, &random,
                                    &reason);
  while (own < n && moves[own] != plain)
    own++;
  for (guint t = 0; t < CG_N_TEMPERS; t++)
    {
      CgMove move = player->choose (player, rules, redacted, seed,
                                    &cg_tempers[t], NULL, NULL);
      guint i = 0;

      while (moves[i] != move)
        i++;
      manners[t].attack += weighed[i].attack;
      manners[t].spend += weighed[i].spend;
      manners[t].others += i != own && n > 1;
      /* if no rule of thumb applies, any move is as good */
      g_assert_true (i == own || own == n ||
                     cg_temper_is_near (weighed[i].worth, weighed[own].worth,
                                        margin));
    }
}

static void
test_manners (gconstpointer data)
{
  const CgRules *rules = data;
  Manner manners[CG_N_TEMPERS] = { { 0 } };
  const Manner *bold = &manners[CG_TEMPER_BOLD];
  const Manner *thrifty = &manners[CG_TEMPER_THRIFTY];
  const Manner *patient = &manners[CG_TEMPER_PATIENT];
  const Manner *curious = &manners[CG_TEMPER_CURIOUS];

  for (guint64 deal = 1; deal <= 100; deal++)
    {
      g_autofree CgState *state = NULL;
      CgRandom random;
      CgSetup setup;

      cg_setup_init (&setup, rules);
      state = cg_state_new (rules, &setup);
      cg_deal (rules, &setup, deal, state);
      cg_random_seed (&random, deal);
      for (guint ply = 0; ply < 200 && rules->to_move (state) != CG_NO_SEAT;
           ply++)
        {
          g_autofree CgState *redacted =
            cg_state_seen_by (rules, state, rules->to_move (state));
          guint64 seed = cg_random_next (&random);

          ask_all (TRUE, rules, redacted, seed, manners);
          ask_all (FALSE, rules, redacted, seed, manners);
          rules->play (state,
                       cg_player_advise (cg_player_find ("medium"), rules,
                                         state, seed, NULL, NULL),
                       NULL);
        }
    }
  for (guint t = 0; t < CG_N_TEMPERS; t++)
    {
      g_test_message ("%s, %s: attack %" G_GINT64_FORMAT ", spend %"
                      G_GINT64_FORMAT ", %u moves of its own", rules->id,
                      cg_tempers[t].id, manners[t].attack, manners[t].spend,
                      manners[t].others);
      g_assert_cmpuint (manners[t].others, >, 30);
    }
  g_assert_cmpint (bold->attack, >, curious->attack);
  g_assert_cmpint (curious->attack, >, patient->attack);
  g_assert_cmpint (bold->spend, >, curious->spend);
  g_assert_cmpint (curious->spend, >, thrifty->spend);
}

static void
test_list (void)
{
  static const char *const ids[] = { "bold", "thrifty", "patient", "curious" };

  for (guint i = 0; i < CG_N_TEMPERS; i++)
    {
      g_assert_cmpstr (cg_tempers[i].id, ==, ids[i]);
      g_assert_true (cg_temper_find (ids[i]) == &cg_tempers[i]);
      g_assert_cmpuint (cg_tempers[i].whim, >, 0);
    }
  g_assert_null (cg_temper_find ("angry"));
  g_assert_null (cg_temper_find (NULL));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tempers/list", test_list);
  for (guint i = 0; cg_games[i] != NULL; i++)
    if (cg_knowledge_find (cg_games[i]) != NULL)
      {
        g_autofree char *path = g_strconcat ("/tempers/manners/",
                                             cg_games[i]->id, NULL);

        g_test_add_data_func (path, cg_games[i], test_manners);
      }
  return g_test_run ();
}
