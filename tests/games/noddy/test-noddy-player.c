/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy: one position for each rule of thumb, what the thoughtful player does
 * there and why; what it never does; what the learner overlooks; and how little
 * the strong player gives away. */

#include "players/cg-player.h"
#include "players/cg-reasons.h"
#include "games/noddy/noddy-player-private.h"
#include "engine/cg-position.h"
#include "games/noddy/noddy-rules.h"
#include "noddy-loss.h"

#include <string.h>

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

/* Points of who plays as @hero against @other over so many deals, each played
 * from both seats, in hundredths a deal. */
static int
points_a_deal (const char *hero, const char *other, guint deals)
{
  const CgPlayer *players[2] = { cg_player_find (hero),
                                 cg_player_find (other) };
  const CgBudget budget = { .simulations = 100000 };
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
            (CgState *) &s, cg_random_next (&random), &budget, NULL);

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
  g_assert_cmpint (points_a_deal ("hard", "random", 60), >, 50);
}

static float
judge (const CgState *redacted, CgMove move, CgMove *best)
{
  CgSearchQuestion question = { .simulations = 1, .asked = move };
  CgSearchResult result;

  noddy_judge (redacted, &question, &result);
  g_assert_cmpfloat (result.asked, >=, 0);
  g_assert_cmpfloat (result.asked, <=, result.value);
  g_assert_cmpfloat (result.value, <=, 1);
  *best = result.move;
  return result.value - result.asked;
}

/* Judges every move of whose turn it is; returns the most that one loses. */
static float
judge_all (const NoddyState *s)
{
  NoddyState redacted = *s;
  CgState *state = (CgState *) &redacted;
  CgMove moves[CG_MAX_MOVES];
  guint n_moves;
  float most = 0;
  gboolean has_best = FALSE;

  cg_redact (&cg_rules_noddy, state, s->to_move);
  n_moves = cg_rules_noddy.moves (state, moves);
  for (guint i = 0; i < n_moves; i++)
    {
      CgMove best, again;

      most = MAX (most, judge (state, moves[i], &best));
      g_assert_cmpfloat (judge (state, best, &again), ==, 0);
      g_assert_cmpuint (again, ==, best);
      has_best |= best == moves[i];
    }
  g_assert_true (has_best);
  if (n_moves == 1)
    g_assert_cmpfloat (most, ==, 0);
  return most;
}

/* At every turn of some games one move is the best, and some moves are not. */
static void
test_judge (void)
{
  const guint deals = g_getenv ("TAPIS_SOAK") != NULL ? 20 : 8;
  guint worse = 0;
  CgSetup setup;
  CgRandom random;

  cg_setup_init (&setup, &cg_rules_noddy);
  cg_random_seed (&random, 1);
  for (guint deal = 1; deal <= deals; deal++)
    {
      NoddyState s;

      setup.options[NODDY_GAME] = deal & 1 ? NODDY_MATCH : NODDY_SINGLE_DEAL;
      cg_deal (&cg_rules_noddy, &setup, deal, (CgState *) &s);
      while (s.to_move != CG_NO_SEAT)
        {
          worse += judge_all (&s) > 0;
          cg_rules_noddy.play (
            (CgState *) &s,
            cg_rules_noddy.random_move ((CgState *) &s, &random), NULL);
        }
    }
  g_assert_cmpuint (worse, >, deals);
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

/* Who announced a double pair royal has the other three fives: then the last
 * choice can be reckoned. */
static void
test_judge_exactly (void)
{
  guint64 others = (NODDY_CARD (52) - 1) & ~FIVES;
  guint worse = 0;
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint deal = 0; deal < 60; deal++)
    {
      Case row = { .hands = "5C 5D 5H|AS AH AC", .turned = "5S", .laid = "" };
      CgMove moves[CG_MAX_MOVES];
      NoddyState s;
      CgState *state = (CgState *) &s;
      CgMove best;
      float won[2];

      set_up (&s, &row);
      s.hand[0] = 0;
      while (__builtin_popcountll (s.hand[0]) < NODDY_HAND_CARDS)
        s.hand[0] |= others & NODDY_CARD (cg_random_below (&random, 52));
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
      cg_redact (&cg_rules_noddy, state, 0);
      for (guint k = 0; k < 2; k++)
        {
          float lost = judge (state, moves[k], &best);

          /* a draw may be a few points, which count a little, from either */
          g_assert_cmpfloat_with_epsilon (lost, MAX (won[1 - k] - won[k], 0),
                                          0.15);
          worse += lost > 0.3f;
        }
    }
  g_assert_cmpuint (worse, >, 5);
}

/* --- the best play ------------------------------------------------------- */

/* What the leader gains on the dealer when each lays its cards in that order,
 * as far as they fit. */
static int
lay_out (const NoddyPlay *play, const CgCard cards[2][NODDY_HAND_CARDS])
{
  NoddyState s = play->start;

  for (guint part = 0; part < 2; part++)
    s.hand[play->seat[part]] = NODDY_CARD (cards[part][0]) |
                               NODDY_CARD (cards[part][1]) |
                               NODDY_CARD (cards[part][2]);
  while (s.to_move != CG_NO_SEAT)
    {
      const CgCard *own = cards[s.to_move == play->seat[NODDY_DEALER]];
      CgMove moves[CG_MAX_MOVES];
      guint n = cg_rules_noddy.moves ((CgState *) &s, moves);
      CgMove move = moves[0];

      for (guint k = NODDY_HAND_CARDS; k-- > 0;)
        for (guint i = 0; i < n; i++)
          if (moves[i] == own[k])
            move = moves[i];
      cg_rules_noddy.play ((CgState *) &s, move, NULL);
    }
  return s.score[play->seat[NODDY_LEADER]] - s.score[play->seat[NODDY_DEALER]];
}

/* What the strong player thinks that cards come to is what the rules say. */
static void
test_outcomes (void)
{
  guint looked_at = 0;
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint deal = 1; deal <= 40; deal++)
    {
      NoddyState s;
      NoddyPlay *play;
      NoddyMiddle *m;
      guint simulations = 0;
      CgCard cards[2][NODDY_HAND_CARDS];
      NoddyLeads leads;

      noddy_loss_deal (deal, &s);
      play = noddy_play_new (&s, TRUE, 1, NULL, &simulations);
      noddy_leads_init (&leads, play);
      cards[0][0] = (CgCard) __builtin_ctzll (play->own);
      m = noddy_middle_new (play, cards[0][0], &leads, 1);
      for (guint reply = 0; reply < 52; reply++)
        {
          const NoddyEndgame *e = m->after[reply];

          cards[1][0] = (CgCard) reply;
          for (guint k = 0; e != NULL && k < 200; k++)
            {
              guint order[2];

              for (guint part = 0; part < 2; part++)
                {
                  if (e->n_hands[part] == 0)
                    break;
                  order[part] = cg_random_below (&random,
                                                 2 * e->n_hands[part]);
                  cards[part][1] = e->first[part][order[part]];
                  cards[part][2] = e->second[part][order[part]];
                }
              if (e->n_hands[0] == 0 || e->n_hands[1] == 0 ||
                  (e->hands[0][order[0] / 2] & e->hands[1][order[1] / 2]) != 0)
                continue;
              looked_at++;
              g_assert_cmpfloat (e->worth[order[0] * e->stride + order[1]], ==,
                                 lay_out (play, cards));
            }
        }
      g_assert_cmpuint (simulations, >, 0);
      noddy_middle_free (m);
      noddy_leads_clear (&leads);
      noddy_play_free (play);
    }
  g_assert_cmpuint (looked_at, >, 10000);
}

/* Little is to be gained by who knows how the strong player plays. */
static void
test_loss (void)
{
  static const guint deals[] = { 25, 32, 38, 123 }; /* quick ones */
  double loss[2] = { 0, 0 };
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      NoddyState s;

      noddy_loss_deal (deals[i], &s);
      loss[0] += noddy_loss_to_leader (&s) / G_N_ELEMENTS (deals);
      loss[1] += noddy_loss_to_dealer (&s, 6, &random) / G_N_ELEMENTS (deals);
    }
  g_test_message ("to the best leader %.4f, to the best dealer %.4f points",
                  loss[0], loss[1]);
  for (guint part = 0; part < 2; part++)
    {
      g_assert_cmpfloat (loss[part], >=, -1e-4);
      g_assert_cmpfloat (loss[part], <=, 0.05);
    }
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
  g_test_add_func ("/noddy/never", test_never);
  g_test_add_func ("/noddy/levels", test_levels);
  g_test_add_func ("/noddy/judge/best", test_judge);
  g_test_add_func ("/noddy/judge/exactly", test_judge_exactly);
  g_test_add_func ("/noddy/hard/outcomes", test_outcomes);
  g_test_add_func ("/noddy/hard/loss", test_loss);
  g_test_add_func ("/noddy/hard/cancel", test_cancel);
  return g_test_run ();
}
