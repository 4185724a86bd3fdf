/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The house rules and the special cards of every game in words, and whole games
 * of which everything is said. */

#include "config.h"

#include "helpers.h"
#include "sentences.h"

#include "tests/each-game.h"
#include "model/words/tapis-words.h"

/* Checks an option; returns whether it is explained. */
static gboolean
check_option (const CgRules *rules, guint i)
{
  const CgOption *option = &rules->options[i];
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *help = tapis_words_option_help (rules, option);
  CgSetup setup;

  if (*help != '\0')
    assert_sentence (help);
  g_assert_cmpstr (tapis_words_option_title (option), !=, "");
  cg_setup_init (&setup, rules);
  for (guint k = 0; k < cg_option_n_values (option); k++)
    {
      int value = cg_option_value_at (option, k);
      g_autofree char *name = tapis_words_option_value (option, value);
      char *rule = tapis_words_option_rule (rules, option, value);
      g_auto (GStrv) list = NULL;

      g_assert_cmpstr (name, !=, "");
      assert_sentence (rule);
      setup.options[i] = (gint16) value;
      list = tapis_words_house_rules (rules, &setup);
      g_assert_cmpuint (g_strv_length (list), ==,
                        value != option->default_value);
      if (list[0] != NULL)
        g_assert_cmpstr (list[0], ==, rule);
      /* no two values make the same rule */
      g_assert_true (g_hash_table_add (seen, rule));
    }
  return *help != '\0';
}

static void
test_options (void)
{
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      const CgRules *rules = cg_games_all[i];
      guint n = 0, n_explained = 0;

      for (; rules->options[n].id != NULL; n++)
        n_explained += check_option (rules, n);
      if (n_explained > 0) /* a game explains all of its options, or none */
        g_assert_cmpuint (n_explained, ==, n);
      assert_sentence (tapis_words_game_blurb (rules));
      g_assert_cmpstr (tapis_words_game_length (rules), !=, "");
    }
}

static void
test_special_cards (void)
{
  CgRandom random;

  cg_random_seed (&random, 3);
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    for (guint k = 0; k < 200; k++)
      {
        const CgRules *rules = cg_games_all[i];
        CgSetup setup = test_random_setup (rules, &random);
        guint n;
        g_autofree TapisSpecialCard *cards =
          tapis_words_special_cards (rules, &setup, &n);

        for (guint j = 0; j < n; j++)
          {
            assert_sentence (cards[j].text);
            g_assert_cmpstr (cards[j].title, !=, "");
            g_assert_true (cg_card_is_joker (cards[j].card) ||
                           cg_card_is_spanish (cards[j].card) ==
                             (rules->pack == CG_PACK_SPANISH));
          }
      }
}

static char *
tell_special_cards (const CgRules *rules, const CgSetup *setup)
{
  guint n;
  g_autofree TapisSpecialCard *cards =
    tapis_words_special_cards (rules, setup, &n);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s %s\n", cards[i].title, cards[i].text);
  return g_string_free (text, FALSE);
}

/* How many different things the special cards say as @option has each of its
 * values. */
static guint
count_sayings (const CgRules *rules, guint i)
{
  const CgOption *option = &rules->options[i];
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  CgSetup setup;

  cg_setup_init (&setup, rules);
  for (guint v = 0; v < cg_option_n_values (option); v++)
    {
      setup.options[i] = cg_option_value_at (option, v);
      g_hash_table_add (seen, tell_special_cards (rules, &setup));
    }
  return g_hash_table_size (seen);
}

/* A house rule about a special card is told there, each of its values in other
 * words; one about something else changes nothing there.
 * tests/games/GAME/special-cards.txt lists the former, by their ids. */
static void
test_special_card_options (gconstpointer data)
{
  const CgRules *rules = data;
  g_auto (GStrv) listed = test_read_lines (rules, "special-cards.txt");

  for (guint i = 0; listed[i] != NULL; i++)
    if (cg_option_index (rules, listed[i]) < 0)
      g_error ("tests/games/%s/special-cards.txt: “%s” is no option of the "
               "game", rules->id, listed[i]);
  for (guint i = 0; rules->options[i].id != NULL; i++)
    {
      const char *id = rules->options[i].id;
      guint n_values = cg_option_n_values (&rules->options[i]);
      guint n = count_sayings (rules, i);

      if (g_strv_contains ((const char *const *) listed, id) && n < n_values)
        g_error ("%s: the special cards say the same for several values of the "
                 "option “%s”: write other words for each in src/games/%s, or "
                 "take the option out of tests/games/%s/special-cards.txt",
                 rules->id, id, rules->id, rules->id);
      if (!g_strv_contains ((const char *const *) listed, id) && n != 1)
        g_error ("%s: the option “%s” changes what the special cards say: "
                 "write it into tests/games/%s/special-cards.txt", rules->id,
                 id, rules->id);
    }
}

/* --- whole games --- */

/* Some move or other, in its turn or not, allowed or not. */
static void
check_some_refusal (const CgRules *rules, const CgState *state,
                    CgRandom *random)
{
  CgRefusal nothing = { G_MAXUINT8, 0, 0, CG_CARD_NONE };
  CgMove move = cg_random_below (random, 1u << cg_random_below (random, 20));
  CgRefusal refusal = rules->why_not (state, move);
  g_autofree char *sentence = tapis_words_refusal (rules, state, refusal);
  g_autofree char *general = tapis_words_refusal (rules, state, nothing);

  assert_sentence (sentence);
  /* every reason is a reason */
  if (refusal.kind != CG_REFUSE_NOT_NOW)
    g_assert_cmpstr (sentence, !=, general);
}

static void
check_all_events (const CgRules *rules, const CgEvents *events, guint seats,
                  guint seen[256])
{
  for (guint i = 0; i < events->n; i++)
    {
      for (int you = CG_NO_SEAT; you < (int) seats; you++)
        check_event (rules, &events->list[i], you);
      seen[events->list[i].kind]++;
    }
}

/* A whole match of random moves. */
static void
check_match (const CgRules *rules, guint64 deal, CgRandom *random,
             guint seen[256])
{
  CgSetup setup = test_random_setup (rules, random);
  g_autofree CgState *state = cg_state_new (rules, &setup);
  CgEvents events;

  cg_deal (rules, &setup, deal, state);
  for (guint round = 2; round < 20; round++)
    {
      while (rules->to_move (state) != CG_NO_SEAT)
        {
          check_some_refusal (rules, state, random);
          events.n = 0;
          rules->play (state, cg_random_move (rules, state, random), &events);
          check_all_events (rules, &events, setup.seats, seen);
        }
      check_some_refusal (rules, state, random);
      if (cg_is_over (rules, state))
        return;
      events.n = 0;
      cg_next_round (rules, deal, round, state, &events);
      check_all_events (rules, &events, setup.seats, seen);
    }
}

/* The id of the first of the game's own events that has not been seen. */
static const char *
find_unseen (const CgRules *rules, const guint seen[256])
{
  const char *id;

  for (guint kind = CG_EVENT_GAME;
       (id = cg_event_id (rules, kind)) != NULL; kind++)
    if (seen[kind] == 0)
      return id;
  return NULL;
}

/* Whatever happens in matches of the game, and whatever is refused, is said. In
 * @deals of them, and, if @all, as many more as it takes until what is rare has
 * happened too. */
static void
check_game (const CgRules *rules, guint deals, gboolean all)
{
  CgRandom random;
  guint seen[256] = { 0 };

  cg_random_seed (&random, 5);
  for (guint64 deal = 0;
       deal < deals ||
       (all && deal < 400 && find_unseen (rules, seen) != NULL);
       deal++)
    check_match (rules, deal, &random, seen);
  if (all && find_unseen (rules, seen) != NULL)
    g_error ("%s: the event “%s” has not happened in 400 random games",
             rules->id, find_unseen (rules, seen));
}

static void
test_matches (gconstpointer data)
{
  check_game (data, 40, TRUE);
}

/* All of it in another language. Of what may happen in a game a sample: that
 * everything is said the test above has shown. */
static void
test_language (gconstpointer language)
{
  if (!in_language (language))
    return;
  test_options ();
  test_special_cards ();
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    check_game (cg_games_all[i], 4, FALSE);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/words/options", test_options);
  g_test_add_func ("/words/special-cards", test_special_cards);
  test_each_game (cg_games_all, "/words/special-card-options",
                  test_special_card_options);
  test_each_game (cg_games_all, "/words/games", test_matches);
  add_languages ("/words/language", test_language);
  return g_test_run ();
}
