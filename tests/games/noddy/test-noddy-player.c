/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy: one position for each rule of thumb, with what the thoughtful player
 * does there and why; what that player never does; what the learner overlooks;
 * and whether the judge finds the better of two moves where it can be worked
 * out. */

#include "players/cg-player.h"
#include "players/cg-reasons.h"
#include "engine/cg-position.h"
#include "games/noddy/noddy-rules.h"

#include <string.h>

#define CARD_BIT(card) (G_GUINT64_CONSTANT (1) << (card))
#define FIVES (G_GUINT64_CONSTANT (15) << 16)

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
    cards |= CARD_BIT (read_card (words[i]));
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
  g_test_message ("%s: %s", row->about,
                  cg_reason_id (&cg_rules_noddy, reason.kind));
  g_assert_cmpuint (move, ==, read_card (row->move));
  g_assert_cmpstr (cg_reason_id (&cg_rules_noddy, reason.kind), ==,
                   row->reason);
  g_assert_cmpuint (reason.rank, ==, cg_card_rank ((CgCard) move));
}

/* Every rule of thumb is met in play. */
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

          for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
            met[i] += g_str_equal (ids[i], cg_reason_id (&cg_rules_noddy,
                                                         reason.kind));
          cg_rules_noddy.play ((CgState *) &s, move, NULL);
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_test_message ("%s: %u", ids[i], met[i]);
      g_assert_cmpuint (met[i], >, 0);
    }
}

/* The points of @move; @plain: whether a learner sees them. */
static int
points_of (const NoddyState *s, CgMove move, gboolean *plain)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard row[NODDY_ROW_CARDS];
  NoddyState after = *s;
  guint n;

  cg_rules_noddy.play ((CgState *) &after, move, NULL);
  for (guint i = 0; i < after.n_row; i++)
    row[i] = noddy_row_card (&after, i);
  n = noddy_list_play (row, after.n_row, FALSE, list);
  *plain = TRUE;
  for (guint i = 0; i < n; i++)
    *plain &= list[i].kind == NODDY_KIND_FIFTEEN ||
              list[i].kind == NODDY_KIND_PAIR ||
              list[i].kind == NODDY_KIND_PAIR_ROYAL;
  return after.score[s->to_move] - s->score[s->to_move];
}

/* Whatever has happened before, the thoughtful player leads a five only from
 * three fives, and the learner does not leave a fifteen or a pair for less. */
static void
test_never (void)
{
  CgSetup setup;
  CgRandom random;

  cg_setup_init (&setup, &cg_rules_noddy);
  cg_random_seed (&random, 1);
  for (guint deal = 1; deal <= 3000; deal++)
    {
      NoddyState s;
      CgState *state = (CgState *) &s;

      cg_deal (&cg_rules_noddy, &setup, deal, state);
      while (s.to_move != CG_NO_SEAT)
        {
          CgMove moves[CG_MAX_MOVES];
          guint n_moves = cg_rules_noddy.moves (state, moves);
          CgMove easy = cg_player_advise (cg_player_find ("easy"),
                                          &cg_rules_noddy, state, deal, NULL,
                                          NULL);
          CgMove medium = cg_player_advise (cg_player_find ("medium"),
                                            &cg_rules_noddy, state, deal, NULL,
                                            NULL);
          gboolean plain;

          if (s.phase == NODDY_PLAY && s.n_row == 0 &&
              cg_card_rank ((CgCard) medium) == 5)
            g_assert_cmpuint (s.hand[s.to_move] & ~FIVES, ==, 0);
          for (guint i = 0; i < n_moves && s.phase == NODDY_PLAY; i++)
            {
              int points = points_of (&s, moves[i], &plain);

              if (plain)
                g_assert_cmpint (points_of (&s, easy, &plain), >=, points);
            }
          cg_rules_noddy.play (state,
                               cg_rules_noddy.random_move (state, &random),
                               NULL);
        }
    }
}

/* What the dealer (seat 0) has won when it lays @first. */
static float
play_out (const NoddyState *s, CgMove first)
{
  NoddyState after = *s;
  CgState *state = (CgState *) &after;

  cg_rules_noddy.play (state, first, NULL);
  while (after.to_move != CG_NO_SEAT)
    {
      CgMove moves[CG_MAX_MOVES];

      cg_rules_noddy.moves (state, moves);
      cg_rules_noddy.play (state, moves[0], NULL);
    }
  return after.score[0] > after.score[1]    ? 1
         : after.score[0] == after.score[1] ? 0.5f
                                            : 0;
}

static NoddyHeard
heard_of (guint64 hand, CgCard turn_up)
{
  CgCard cards[NODDY_HAND_CARDS];

  for (guint i = 0; i < NODDY_HAND_CARDS; i++, hand &= hand - 1)
    cards[i] = (CgCard) __builtin_ctzll (hand);
  return noddy_hand_heard (cards[0], cards[1], cards[2], turn_up);
}

/* Whoever has announced a double pair royal holds the other three fives, so the
 * result of the dealer's last choice can be worked out. */
static void
test_judge_exactly (void)
{
  guint64 others = (CARD_BIT (52) - 1) & ~FIVES;
  guint worse = 0;
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint deal = 0; deal < 60; deal++)
    {
      Case row = { .hands = "5C 5D 5H|AS AH AC", .turned = "5S", .laid = "" };
      CgMove moves[CG_MAX_MOVES];
      NoddyState s;
      CgState *state = (CgState *) &s;
      float won[2];

      set_up (&s, &row);
      s.hand[0] = 0;
      while (__builtin_popcountll (s.hand[0]) < NODDY_HAND_CARDS)
        s.hand[0] |= others & CARD_BIT (cg_random_below (&random, 52));
      s.score[0] = (guint8) (s.score[1] + cg_random_below (&random, 5));
      s.heard[0] = heard_of (s.hand[0], s.turn_up);
      while (s.n_row < 3)
        cg_rules_noddy.play (state,
                             cg_rules_noddy.random_move (state, &random),
                             NULL);
      if (s.to_move != 0 || cg_rules_noddy.moves (state, moves) < 2)
        continue;
      for (guint k = 0; k < 2; k++)
        won[k] = play_out (&s, moves[k]);
      for (guint k = 0; k < 2; k++)
        {
          const CgBudget budget = { .simulations = 200 };
          CgVerdict verdict;

          g_assert_true (cg_player_judge (&cg_rules_noddy, state, moves[k],
                                          deal, &budget, &verdict));
          /* the points by which a deal is won count a little too */
          g_assert_cmpfloat_with_epsilon (verdict.chance,
                                          MAX (won[0], won[1]), 0.05);
          g_assert_cmpfloat_with_epsilon (verdict.cost,
                                          MAX (won[1 - k] - won[k], 0), 0.05);
          worse += verdict.cost > 0.3f;
        }
    }
  g_assert_cmpuint (worse, >, 5);
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
  g_test_add_func ("/noddy/never", test_never);
  g_test_add_func ("/noddy/judge/exactly", test_judge_exactly);
  return g_test_run ();
}
