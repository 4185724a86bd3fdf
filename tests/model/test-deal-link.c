/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Links to deals: what is written is read again, whatever the rules; what is
 * wrong with one is named; and a day's deal is the same everywhere. */

#include "helpers.h"

#include "games/cg-games.h"
#include "model/past/tapis-deal-link.h"

static void
check_again (const TapisDealLink *link)
{
  g_autofree char *text = tapis_deal_link_to_text (link);
  TapisDealLink again = { 0 };
  g_autofree char *wrong = tapis_deal_link_read (&again, text);

  g_assert_cmpstr (wrong, ==, NULL);
  g_assert_true (again.rules == link->rules);
  g_assert_cmpuint (again.deal, ==, link->deal);
  g_assert_cmpstr (again.level, ==, link->level);
  g_assert_cmpuint (again.setup.seats, ==, link->setup.seats);
  g_assert_cmpuint (again.setup.dealer, ==, link->setup.dealer);
  for (guint i = 0; link->rules->options[i].id != NULL; i++)
    g_assert_cmpint (again.setup.options[i], ==, link->setup.options[i]);
}

/* Every game, with any rules, numbers, dealers and levels. */
static void
test_again (void)
{
  static const char *const levels[] = { NULL, "easy", "medium", "hard" };
  CgRandom random;

  cg_random_seed (&random, 5);
  for (guint n = 0; cg_games[n] != NULL; n++)
    for (guint i = 0; i < 200; i++)
      {
        const CgRules *rules = cg_games[n];
        TapisDealLink link = { .rules = rules, .level = levels[i % 4],
                               .deal = 1 + cg_random_below (&random, 999999) };

        link.setup = test_random_setup (rules, &random);
        check_again (&link);
      }
}

/* No house rule is called like something else in a link. */
static void
test_names (void)
{
  for (guint n = 0; cg_games_all[n] != NULL; n++)
    {
      g_assert_cmpint (cg_option_index (cg_games_all[n], "players"), <, 0);
      g_assert_cmpint (cg_option_index (cg_games_all[n], "dealer"), <, 0);
      g_assert_cmpint (cg_option_index (cg_games_all[n], "level"), <, 0);
    }
}

static void
test_wrong (void)
{
  static const struct { const char *text, *wrong; } links[] = {
    { "", "This is not a link to a deal: it does not begin with “tapis:”." },
    { "http://balco/1",
      "This is not a link to a deal: it does not begin with “tapis:”." },
    { "tapis:\377", "This is not a link to a deal: it does not begin with "
                    "“tapis:”." },
    { "tapis:", "There is no game “”." },
    { "tapis:bridge/5", "There is no game “bridge”." },
    /* the template, which is never shown */
    { "tapis:null/7", "There is no game “null”." },
    { "tapis:norwegian/\033]0;x\a\n\342\200\256",
      "“�]0;x���” is not a deal number." },
    { "tapis:\033c/7", "There is no game “�c”." },
    { "tapis:balco/5?level=\033c", "There is no level “�c”." },
    { "tapis:balco/5?dealer=\n", "“�” is not a dealer’s seat." },
    { "tapis:balco/5?\n=\r", "This game has no house rule “�=�”." },
    { "tapis:balco/5?\n", "This game has no house rule “�”." },
    { "tapis:balco/5?\n=1&\n=1", "“�” is in the link twice." },
    { "tapis:balco", "“” is not a deal number." },
    { "tapis:balco/0", "“0” is not a deal number." },
    { "tapis:balco/5x?players=2", "“5x” is not a deal number." },
    { "tapis:balco/5/6", "“5/6” is not a deal number." },
    { "tapis:balco/5?players=6", "This game is for 2 to 5 players." },
    { "tapis:balco/5?players=2&players=3",
      "“players” is in the link twice." },
    { "tapis:balco/5?dealer=4&players=3", "“4” is not a dealer’s seat." },
    { "tapis:balco/5?level=dozy", "There is no level “dozy”." },
    { "tapis:balco/5?six=suit", "This game has no house rule “six=suit”." },
    { "tapis:norwegian/5?six=seven",
      "This game has no house rule “six=seven”." },
    { "tapis:norwegian/5?six", "This game has no house rule “six”." },
  };
  g_autofree char *longest = g_strnfill (3000, 'x');
  g_autofree char *too_long = g_strconcat ("tapis:", longest, NULL);
  TapisDealLink link = { 0 };
  char *wrong;

  for (guint i = 0; i < G_N_ELEMENTS (links); i++)
    {
      wrong = tapis_deal_link_read (&link, links[i].text);
      g_assert_cmpstr (wrong, ==, links[i].wrong);
      g_free (wrong);
      g_assert_null (link.rules);
    }
  wrong = tapis_deal_link_read (&link, too_long);
  g_assert_nonnull (wrong);
  g_free (wrong);
  /* and what is quoted of one is shortened */
  too_long[1000] = '\0';
  wrong = tapis_deal_link_read (&link, too_long);
  g_assert_cmpint (g_utf8_strlen (wrong, -1), <, 150);
  g_assert_true (g_str_has_suffix (wrong, "…”."));
  g_free (wrong);
  /* the dealer is one of those who play, wherever that stands */
  g_assert_null (
    tapis_deal_link_read (&link, "TAPIS:balco/5?dealer=5&players=5"));
  g_assert_cmpuint (link.setup.dealer, ==, 4);
}

static void
test_day (void)
{
  g_autoptr (GDateTime) day =
    g_date_time_new_local (2026, 11, 22, 23, 59, 59.0);

  for (guint n = 0; cg_games[n] != NULL; n++)
    {
      TapisDealLink link;
      CgSetup usual;

      tapis_deal_link_init_day (&link, cg_games[n], day);
      cg_setup_init (&usual, cg_games[n]);
      g_assert_cmpuint (link.deal, ==, 20261122);
      g_assert_cmpuint (link.setup.seats, ==, usual.seats);
      g_assert_cmpmem (link.setup.options, sizeof usual.options, usual.options,
                       sizeof usual.options);
      check_again (&link);
    }
}

int
main (int argc, char *argv[])
{
  test_start (&argc, &argv);
  g_test_add_func ("/deal-link/again", test_again);
  g_test_add_func ("/deal-link/names", test_names);
  g_test_add_func ("/deal-link/wrong", test_wrong);
  g_test_add_func ("/deal-link/day", test_day);
  return g_test_run ();
}
