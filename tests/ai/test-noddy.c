/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy: one position for each rule of thumb, what the thoughtful player does
 * there and why; what it never does; what the learner overlooks; and how little
 * the strong player gives away. */

#include "ai/cg-player.h"
#include "ai/cg-reasons.h"
#include "ai/noddy-thinking.h"
#include "engine/cg-position.h"
#include "games/noddy.h"

#include <string.h>

typedef struct
{
  const char *about;  /* what the position shows */
  const char *hands;  /* non-dealer's and dealer's, "7H 2C 3D|8S KC 4D" */
  const char *turned;
  const char *laid;   /* "7H 8S", or "" */
  const char *move;
  const char *reason;
} Case;

static const Case cases[] = {
  { "seven and eight", "7H 2C QD|8S KC 4D", "9C", "7H", "8S",
    "make-fifteen" },
  { "ten, king and five", "KH 2C 9D|8S JC 5D", "9C", "KH", "5D",
    "make-fifteen" },
  { "the same card again", "KH 2C 9D|8S KC 4D", "9C", "KH", "KC",
    "make-pair" },
  { "jack, queen and king", "JH KC 2D|QS 8C 4D", "AC", "JH QS", "KC",
    "make-run" },
  { "three hearts", "KH 2H 9D|8H QC AD", "3C", "KH 8H", "2H",
    "make-flush" },
  { "nine, seven and nine", "9H 9C AD|7S KC 3D", "QC", "9H 7S", "9C",
    "make-twenty-five" },
  { "ten, two, nine and ten", "10D AC 9H|2H JS 3D", "QC", "10D 2H 9H", "JS",
    "make-thirty-one" },
};

static CgCard
read_card (const char *word)
{
  CgCard card;

  g_assert_true (cg_card_from_text (word, strlen (word), &card));
  return card;
}

static guint64
read_cards (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint64 cards = 0;

  for (guint i = 0; words[i] != NULL; i++)
    cards |= NODDY_CARD (read_card (words[i]));
  return cards;
}

/* A deal whose announcements are made; seat 0 deals, seat 1 leads. */
static void
set_up (NoddyState *s, const Case *row)
{
  g_auto (GStrv) hands = g_strsplit (row->hands, "|", 2);
  g_auto (GStrv) laid = g_strsplit (row->laid, " ", -1);
  CgState *state = (CgState *) s;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_noddy);
  cg_deal (&cg_rules_noddy, &setup, 1, state);
  s->turn_up = read_card (row->turned);
  s->score[0] = s->score[1] = 0;
  s->hand[1] = read_cards (hands[0]);
  s->hand[0] = read_cards (hands[1]);
  cg_rules_noddy.play (state, NODDY_MOVE_ANNOUNCE, NULL);
  cg_rules_noddy.play (state, NODDY_MOVE_ANNOUNCE, NULL);
  for (guint i = 0; laid[i] != NULL; i++)
    {
      CgMove move = read_card (laid[i]);

      g_assert_cmpuint (cg_rules_noddy.why_not (state, move).kind, ==,
                        CG_LEGAL);
      cg_rules_noddy.play (state, move, NULL);
    }
}

static void
test_case (gconstpointer data)
{
  const Case *row = data;
  NoddyState s;
  CgReason reason;
  CgMove move;

  set_up (&s, row);
  move = cg_player_advise (cg_player_find ("medium"), &cg_rules_noddy,
                           (CgState *) &s, 1, NULL, &reason);
  g_test_message ("%s: %s", row->about, reason.id);
  g_assert_cmpuint (move, ==, read_card (row->move));
  g_assert_cmpstr (reason.id, ==, row->reason);
  g_assert_cmpuint (reason.rank, ==, cg_card_rank ((CgCard) move));
}

/* Every rule of thumb is met in play, and none is broken: a five is led only
 * from three fives. */
static void
test_every_reason (void)
{
  static const char *const ids[] = {
    "make-fifteen", "make-twenty-five", "make-thirty-one", "make-pair",
    "make-run", "make-flush", "no-five-lead", "not-announced",
    "keep-for-last", "leave-little",
  };
  guint met[G_N_ELEMENTS (ids)] = { 0 };
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_noddy);
  for (guint deal = 1; deal <= 2000; deal++)
    {
      NoddyState s;

      cg_deal (&cg_rules_noddy, &setup, deal, (CgState *) &s);
      while (s.to_move != CG_NO_SEAT)
        {
          CgReason reason;
          CgMove move = cg_player_advise (cg_player_find ("medium"),
                                          &cg_rules_noddy, (CgState *) &s,
                                          deal, NULL, &reason);

          if (s.phase == NODDY_PLAY && s.n_row == 0 &&
              cg_card_rank ((CgCard) move) == 5)
            g_assert_cmpuint (s.hand[s.to_move] >> 16 & 15, ==,
                              s.hand[s.to_move] >> 16);
          for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
            met[i] += g_str_equal (ids[i], reason.id);
          cg_rules_noddy.play ((CgState *) &s, move, NULL);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_test_message ("%s: %u", ids[i], met[i]);
      g_assert_cmpuint (met[i], >, 0);
    }
}

/* Points of who plays as @hero against @other over so many deals, each played
 * from both seats, in hundredths a deal. */
static int
points_a_deal (const char *hero, const char *other, guint deals)
{
  const CgPlayer *players[2] = { cg_player_find (hero),
                                 cg_player_find (other) };
  int points = 0;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_noddy);
  for (guint game = 0; game < 2 * deals; game++)
    {
      NoddyState s;
      CgRandom random;

      setup.dealer = game / 2 & 1;
      cg_deal (&cg_rules_noddy, &setup, game / 2, (CgState *) &s);
      cg_random_seed (&random, game);
      while (s.to_move != CG_NO_SEAT)
        {
          CgMove move = cg_player_advise (
            players[(guint) s.to_move ^ (game & 1)], &cg_rules_noddy,
            (CgState *) &s, cg_random_next (&random), NULL, NULL);

          cg_rules_noddy.play ((CgState *) &s, move, NULL);
        }
      points += s.score[game & 1] - s.score[(game & 1) ^ 1];
    }
  points = points * 50 / (int) deals;
  g_test_message ("%s against %s: %d hundredths of a point a deal", hero,
                  other, points);
  return points;
}

static void
test_levels (void)
{
  g_assert_cmpint (points_a_deal ("easy", "random", 2000), >, 25);
  g_assert_cmpint (points_a_deal ("medium", "easy", 2000), >, 50);
  g_assert_cmpint (points_a_deal ("hard", "random", 20), >, 50);
}

/* Stopped, the strong player answers at once. */
static void
test_cancel (void)
{
  const gint stop = 1;
  CgBudget budget = { .simulations = 1000000, .cancel = &stop };
  const Case row = { .hands = "KC 10H AD|JH 10S 2D", .turned = "8H",
                     .laid = "10H" };
  gint64 start = g_get_monotonic_time ();
  NoddyState s;
  CgMove move;

  set_up (&s, &row);
  move = cg_player_advise (cg_player_find ("hard"), &cg_rules_noddy,
                           (CgState *) &s, 1, &budget, NULL);
  g_assert_cmpuint (cg_rules_noddy.why_not ((CgState *) &s, move).kind, ==,
                    CG_LEGAL);
  g_assert_cmpint (g_get_monotonic_time () - start, <, G_USEC_PER_SEC / 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/noddy/medium/%02u-%s", i + 1,
                                               cases[i].reason);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/noddy/medium/every-reason", test_every_reason);
  g_test_add_func ("/noddy/levels", test_levels);
  g_test_add_func ("/noddy/hard/cancel", test_cancel);
  return g_test_run ();
}
