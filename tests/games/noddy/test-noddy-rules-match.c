/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a table of rows cannot say of Noddy: matches of chance, the cut for the
 * deal, and what a seat may imagine. */

#include "engine/cg-position.h"
#include "games/noddy/noddy-rules.h"

#include <string.h>

/* NO-3, NO-31: matches until many jacks have been turned, and one of them has
 * won. turned_noddy=nondealer, and turned_noddy=dealer. */
static void
test_turned_noddy (gconstpointer data)
{
  gboolean dealer = GPOINTER_TO_INT (data);
  const CgRules *rules = &cg_rules_noddy;
  guint seen = 0;
  guint won = 0;

  for (guint64 deal = 1; seen < 200 || won == 0; deal++)
    {
      g_autofree CgState *state = NULL;
      CgSetup setup;
      CgEvents events;
      guint round = 1;

      g_assert_cmpuint (deal, <, 100000);
      cg_setup_init (&setup, rules);
      setup.options[NODDY_GAME] = NODDY_MATCH;
      setup.options[NODDY_TARGET] = NODDY_TARGET_15;
      setup.options[NODDY_TURNED_NODDY] =
        dealer ? NODDY_PAYS_DEALER : NODDY_PAYS_NONDEALER;
      state = cg_state_new (rules, &setup);
      cg_deal (rules, &setup, deal, state);
      while (!cg_is_over (rules, state))
        {
          CgMove list[CG_MAX_MOVES];
          const CgState *s = state;
          guint8 before[2];
          int paid;

          if (rules->moves (state, list) > 0)
            {
              rules->play (state, list[0], NULL);
              continue;
            }
          memcpy (before, s->score, sizeof before);
          cg_next_round (rules, deal, ++round, state, &events);
          g_assert_cmpuint (events.list[0].kind, ==, CG_EVENT_DEALT);
          g_assert_cmpint (events.list[0].seat, ==, (round - 1) % 2);
          g_assert_cmpuint (events.list[0].cards[0], ==, s->turn_up);
          paid = dealer ? noddy_dealer (s) : 1 - noddy_dealer (s);
          if (cg_card_rank (s->turn_up) != CG_JACK)
            {
              g_assert_cmpint (noddy_turned_seat (s), ==, CG_NO_SEAT);
              g_assert_cmpmem (before, 2, s->score, 2);
              g_assert_cmpuint (events.n, ==, 1);
              continue;
            }
          seen++;
          g_assert_cmpint (noddy_turned_seat (s), ==, paid);
          g_assert_cmpuint (s->score[paid], ==, before[paid] + 2);
          g_assert_cmpuint (s->score[1 - paid], ==, before[1 - paid]);
          g_assert_cmpuint (events.list[1].kind, ==, NODDY_EVENT_COMBINATION);
          g_assert_cmpint (events.list[1].seat, ==, paid);
          g_assert_cmpint (events.list[1].points, ==, 2);
          if (s->score[paid] < 15)
            {
              g_assert_cmpuint (events.n, ==, 2);
              continue;
            }
          won++;
          g_assert_cmpuint (events.n, ==, 4);
          g_assert_cmpuint (events.list[2].kind, ==, NODDY_EVENT_TARGET);
          g_assert_cmpint (events.list[2].seat, ==, paid);
          g_assert_cmpuint (events.list[3].kind, ==, CG_EVENT_GAME_OVER);
          g_assert_true (cg_is_over (rules, state));
          g_assert_null (cg_validate (rules, state));
        }
    }
}

/* NO-2: the lower card deals, and equal ranks cut again. */
static void
test_cut (void)
{
  guint dealt[2] = { 0, 0 };
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_noddy);
  for (guint64 deal = 1; deal <= 2000; deal++)
    {
      CgCard cut[CG_MAX_SEATS];
      guint dealer = cg_draw_dealer (&cg_rules_noddy, &setup, deal, cut);

      g_assert_true (cg_card_is_french (cut[0]) && cg_card_is_french (cut[1]));
      g_assert_cmpuint (cg_card_rank (cut[dealer]), <,
                        cg_card_rank (cut[1 - dealer]));
      g_assert_cmpuint (cut[2], ==, CG_CARD_NONE);
      dealt[dealer]++;
    }
  g_assert_cmpuint (dealt[0], >, 900);
  g_assert_cmpuint (dealt[1], >, 900);
}

/* --- what a seat imagines ------------------------------------------------ */

/* A position in which seat 0 has heard all and knows little. */
static void
read_view (const char *text, CgState *s)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_noddy);
  g_assert_true (g_key_file_load_from_data (keys, text, -1, G_KEY_FILE_NONE,
                                            NULL));
  cg_position_read (&cg_rules_noddy, &setup, keys, s, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (cg_validate (&cg_rules_noddy, s), ==, NULL);
  cg_redact (&cg_rules_noddy, s, 0);
}

/* Every hand that seat 1 can have, listed the long way: it announces what was
 * heard, and when it has said “Go !” with @room left no card of it fitted. */
static GHashTable *
possible_hands (const CgState *view, guint room)
{
  GHashTable *hands = g_hash_table_new_full (g_int64_hash, g_int64_equal,
                                             g_free, g_free);
  guint64 seen = view->hand[0] | G_GUINT64_CONSTANT (1) << view->turn_up;
  CgCard dealt[NODDY_HAND_CARDS];
  guint n_laid = 0;

  for (guint i = 0; i < view->n_row; i++)
    {
      seen |= G_GUINT64_CONSTANT (1) << noddy_row_card (view, i);
      if (noddy_row_seat (view, i) == 1)
        dealt[n_laid++] = noddy_row_card (view, i);
    }
  for (guint code = 0; code < 52 * 52 * 52; code++)
    {
      NoddyCombination list[NODDY_MAX_COMBINATIONS];
      guint64 hand = 0;
      gboolean fits = TRUE;
      guint rest = code;
      guint above = 0;

      for (guint i = n_laid; i < NODDY_HAND_CARDS; i++, rest /= 52)
        {
          dealt[i] = (CgCard) (rest % 52);
          fits &= dealt[i] >= above && !(seen >> dealt[i] & 1) &&
                  noddy_value (dealt[i]) > room;
          hand |= G_GUINT64_CONSTANT (1) << dealt[i];
          above = dealt[i] + 1u;
        }
      if (fits && rest == 0 &&
          noddy_hear (list, noddy_list_hand (dealt, view->turn_up, list)) ==
          view->heard[1])
        g_hash_table_insert (hands, g_memdup2 (&hand, sizeof hand),
                             g_new0 (guint, 1));
    }
  return hands;
}

/* Imagines the hand of seat 1 often: every hand that it can have comes, nothing
 * else, and none much more often than another. Returns how many there are. */
static guint
check_imagined (const char *text, guint room)
{
  g_autoptr (GHashTable) hands = NULL;
  GHashTableIter iter;
  gpointer n;
  guint n_hands;
  CgState view;
  CgRandom random;

  read_view (text, &view);
  hands = possible_hands (&view, room);
  n_hands = g_hash_table_size (hands);
  g_assert_cmpuint (n_hands, >, 0);
  cg_random_seed (&random, 1);
  for (guint i = 0; i < 200 * n_hands; i++)
    {
      CgState s = view;
      guint *times;

      cg_resample (&cg_rules_noddy, (CgState *) &s, 0, &random);
      g_assert_cmpstr (cg_validate (&cg_rules_noddy, (CgState *) &s), ==, NULL);
      times = g_hash_table_lookup (hands, &s.hand[1]);
      g_assert_nonnull (times);
      (*times)++;
    }
  g_hash_table_iter_init (&iter, hands);
  while (g_hash_table_iter_next (&iter, NULL, &n))
    {
      g_assert_cmpuint (*(guint *) n, >, 120);
      g_assert_cmpuint (*(guint *) n, <, 300);
    }
  return n_hands;
}

#define HEARD(turn_up, mine, theirs, said)                             \
  "[position]\nphase=announce\nto-move=0\nturn-up=" turn_up            \
  "\nrow=\nscore.0=0\nscore.1=0\nhand.0=" mine "\nhand.1=" theirs    \
  "\nannounced.1=" said "\n"

#define PLAYED(turn_up, row, to_move, go, mine, theirs, said0, said1)  \
  "[position]\nphase=play\nto-move=" to_move "\nturn-up=" turn_up      \
  "\nrow=" row "\n" go "score.0=0\nscore.1=0\nhand.0=" mine           \
  "\nhand.1=" theirs "\nannounced.0=" said0 "\nannounced.1=" said1 "\n"

/* NO-16: names are heard, cards are not seen. */
static void
test_imagined (void)
{
  /* the four fives: there is no other hand */
  g_assert_cmpuint (
    check_imagined (HEARD ("5S", "AS 2S 9D", "5C 5D 5H",
                           "15:2 15:2 15:2 15:2 double-pair-royal:12"), 0),
    ==, 1);
  /* the jack of trumps, and two of the three other fives */
  g_assert_cmpuint (
    check_imagined (HEARD ("5H", "AS 2S 9D", "JH 5C 5D",
                           "noddy:1 15:2 15:2 15:2 15:2 25:4 pair-royal:6"),
                    0), ==, 3);
  /* 4 5 6 of trumps, or 5 6 8 */
  g_assert_cmpuint (
    check_imagined (HEARD ("7S", "AS 2S 9D", "4S 5S 6S",
                           "15:2 run:4 flush:4"), 0), ==, 2);
  check_imagined (HEARD ("8S", "AS 2S 9D", "6H 6S 7D",
                         "15:2 pair:2 run:2 run:2"), 0);
  check_imagined (HEARD ("8H", "AS 2S 9D", "KC 10H AD", "nothing"), 0);
  /* Noddy and no more; a flush of four and no more; of three and no more */
  check_imagined (HEARD ("8H", "AS 2S 9D", "JH 6D 3C", "noddy:1"), 0);
  check_imagined (HEARD ("8H", "AS 2S 9D", "QH 6H 3H", "flush:4"), 0);
  check_imagined (HEARD ("8H", "AS 2S 9D", "QH 6C 3H", "flush:3"), 0);
}

/* What was laid belongs to the hand that announced. */
static void
test_imagined_in_play (void)
{
  g_assert_cmpuint (
    check_imagined (PLAYED ("5S", "5C@1", "0", "", "AS 2S 9D", "5D 5H",
                            "15:2 flush:3",
                            "15:2 15:2 15:2 15:2 double-pair-royal:12"), 0),
    ==, 1);
  check_imagined (PLAYED ("8S", "6H@1", "0", "", "AS 2S 9D", "6S 7D",
                          "flush:3", "15:2 pair:2 run:2 run:2"), 0);
  check_imagined (PLAYED ("7D", "KS@1 QC@0 8H@1", "0", "", "AS 2S", "4C",
                          "nothing", "15:2 25:3"), 0);
}

/* NO-22: after “Go !” at 30 it is no ace; not even one that would announce the
 * same. */
static void
test_imagined_after_go (void)
{
  guint before =
    check_imagined (PLAYED ("7D", "KS@1 QC@0 8H@1 2S@0", "1", "", "AS", "4C",
                            "nothing", "15:2 25:3"), 0);
  guint after =
    check_imagined (PLAYED ("7D", "KS@1 QC@0 8H@1 2S@0", "0", "go=1\n", "AS",
                            "4C", "nothing", "15:2 25:3"), 1);

  g_assert_cmpuint (after, <, before);
}

/* Who sees neither hand imagines both. */
static void
test_imagined_by_nobody (void)
{
  CgState view, s;
  CgRandom random;

  read_view (PLAYED ("7D", "KS@1 QC@0 8H@1 2S@0", "0", "go=1\n", "AS", "4C",
                     "nothing", "15:2 25:3"), &view);
  cg_redact (&cg_rules_noddy, (CgState *) &view, CG_NO_SEAT);
  g_assert_cmpuint (view.hidden[0], ==, 1);
  cg_random_seed (&random, 1);
  for (guint i = 0; i < 1000; i++)
    {
      s = view;
      cg_resample (&cg_rules_noddy, (CgState *) &s, CG_NO_SEAT, &random);
      g_assert_cmpstr (cg_validate (&cg_rules_noddy, (CgState *) &s), ==, NULL);
      cg_redact (&cg_rules_noddy, (CgState *) &s, CG_NO_SEAT);
      g_assert_cmpmem (&s, sizeof s, &view, sizeof view);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/noddy/turned/nondealer", GINT_TO_POINTER (FALSE),
                        test_turned_noddy);
  g_test_add_data_func ("/noddy/turned/dealer", GINT_TO_POINTER (TRUE),
                        test_turned_noddy);
  g_test_add_func ("/noddy/cut", test_cut);
  g_test_add_func ("/noddy/imagined/announced", test_imagined);
  g_test_add_func ("/noddy/imagined/in-play", test_imagined_in_play);
  g_test_add_func ("/noddy/imagined/after-go", test_imagined_after_go);
  g_test_add_func ("/noddy/imagined/by-nobody", test_imagined_by_nobody);
  return g_test_run ();
}
