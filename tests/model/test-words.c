/* SPDX-License-Identifier: GPL-3.0-or-later */

/* There is a sentence for everything, in every form and every language: cards,
 * refusals, events to you and to others, reasons, options, special cards,
 * broken saves. */

#include "config.h"

#include "helpers.h"

#include "ai/cg-reasons.h"
#include "engine/cg-position.h"
#include "model/tapis-words.h"

#include <string.h>

static const char *const names[] = { "Ada", "Ben", "Eva", "Max", NULL };

/* A sentence begins with a capital or a digit, ends with a mark, and has no
 * placeholder left in it. */
static void
assert_sentence (const char *sentence)
{
  gunichar first, last;

  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpstr (sentence, !=, "");
  first = g_utf8_get_char (sentence);
  last = g_utf8_get_char (g_utf8_prev_char (sentence + strlen (sentence)));
  if (!g_unichar_isupper (first) && !g_unichar_isdigit (first))
    g_error ("no beginning of a sentence: %s", sentence);
  if (last != '.' && last != '!' && last != '?' && last != 0x2026)
    g_error ("no end of a sentence: %s", sentence);
  if (strchr (sentence, '%') != NULL || strstr (sentence, "(null)") != NULL)
    g_error ("a placeholder is left: %s", sentence);
}

static void
test_cards (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  CgCard two[] = { CG_FRENCH (7, CG_HEARTS), CG_FRENCH (7, CG_SPADES) };
  g_autofree char *pair = tapis_words_the_cards (two, 2);
  g_autofree char *sevens = tapis_words_n_rank (2, 7);
  g_autofree char *one = tapis_words_n_rank (1, CG_ACE);

  for (CgCard card = 0; card < 52; card++)
    {
      g_assert_true (g_hash_table_add (seen,
                                       (gpointer) tapis_words_card (card)));
      g_assert_true (
        g_hash_table_add (seen, (gpointer) tapis_words_the_card (card)));
    }
  g_assert_cmpstr (tapis_words_card (CG_FRENCH (CG_QUEEN, CG_HEARTS)), ==,
                   "queen of hearts");
  g_assert_cmpstr (tapis_words_card (CG_JOKER), ==, "joker");
  g_assert_cmpstr (tapis_words_card (CG_CARD_HIDDEN), ==, "face-down card");
  g_assert_cmpstr (pair, ==, "the 7 of hearts and the 7 of spades");
  g_assert_cmpstr (sevens, ==, "2 sevens");
  g_assert_cmpstr (one, ==, "1 ace");
  for (guint rank = 1; rank <= 13; rank++)
    {
      g_assert_cmpstr (tapis_words_rank (rank), !=, "");
      g_assert_cmpstr (tapis_words_a_rank (rank), !=, "");
      g_assert_cmpstr (tapis_words_ranks (rank), !=, "");
    }
}

static void
test_suits (void)
{
  static const struct
  {
    guint       suits;
    const char *words;
  } rows[] = {
    { 1u << CG_HEARTS, "hearts" },
    { 1u << CG_HEARTS | 1u << CG_DIAMONDS, "red" },
    { 1u << CG_SPADES | 1u << CG_CLUBS, "black" },
    { 1u << CG_SPADES | 1u << CG_HEARTS, "spades or hearts" },
    { 7, "spades, hearts or diamonds" },
    { 15, "any suit" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = tapis_words_suits (rows[i].suits);

      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

static void
test_refusals (void)
{
  CgState *state;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_norwegian);
  state = cg_state_new (&cg_rules_norwegian, &setup);
  cg_deal (&cg_rules_norwegian, &setup, 1, state);
  for (guint kind = 0; kind < CG_N_REFUSALS; kind++)
    for (guint rank = 0; rank <= 13; rank++)
      for (guint suits = 0; suits < 16; suits++)
        {
          CgCard card = rank == 0 ? CG_CARD_NONE : CG_FRENCH (rank, 0);
          CgRefusal refusal = { (guint8) kind, (guint8) rank, (guint8) suits,
                                card };
          g_autofree char *with = tapis_words_refusal (&cg_rules_norwegian,
                                                       state, refusal);
          g_autofree char *without = tapis_words_refusal (&cg_rules_norwegian,
                                                          NULL, refusal);

          assert_sentence (with);
          assert_sentence (without);
        }
  g_free (state);
}

static void
test_refusal_texts (void)
{
  static const struct
  {
    CgRefusal   refusal;
    const char *sentence;
  } rows[] = {
    { { CG_REFUSE_TOO_HIGH, 7, 0, CG_CARD_NONE },
      "After a 7 you need a 7 or lower." },
    { { CG_REFUSE_TOO_LOW, 9, 0, CG_CARD_NONE },
      "After a 9 you need a 9 or higher." },
    { { CG_REFUSE_TOO_LOW, CG_QUEEN, 0, CG_CARD_NONE },
      "After a queen you need a queen or higher." },
    { { CG_REFUSE_TOO_LOW, CG_KING, 0, CG_CARD_NONE },
      "After a king you need a king or an ace." },
    { { CG_REFUSE_SUIT, 6, 1u << CG_HEARTS, CG_CARD_NONE },
      "After the 6 of hearts you need a heart." },
    { { CG_REFUSE_NOT_YOUR_CARD, 0, 0, CG_FRENCH (CG_QUEEN, CG_HEARTS) },
      "You do not have the queen of hearts in your hand." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence =
        tapis_words_refusal (&cg_rules_norwegian, NULL, rows[i].refusal);

      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

/* Every event, to you and to others, one card and several. */
static void
test_events (void)
{
  for (guint kind = 0; kind < CG_N_EVENTS; kind++)
    for (int you = CG_NO_SEAT; you < 4; you++)
      for (int other = 1; other < 4; other++)
        for (guint count = 1; count <= 3; count++)
          {
            CgEvent event = { (guint8) kind, 0, (gint8) other,
                              (guint8) count, (guint8) count, 2, { 0 } };
            g_autofree char *sentence = NULL;
            const char *cry;

            if (kind == CG_EVENT_PICKED_UP && other == 3)
              event.other = CG_NO_SEAT;
            sentence = tapis_words_event (&cg_rules_norwegian, &event, names,
                                          you);
            assert_sentence (sentence);
            cry = tapis_words_cry (&cg_rules_norwegian, &event);
            g_assert_cmpstr (cry, !=, "");
            /* whoever is meant is named, or spoken to */
            if (kind != CG_EVENT_GAME_OVER && kind != CG_EVENT_COPIED)
              g_assert_cmpint (strstr (sentence, "Ada") != NULL, ==, you != 0);
          }
}

static void
test_event_texts (void)
{
  static const struct
  {
    CgEvent     event;
    int         you;
    const char *sentence;
  } rows[] = {
    { { CG_EVENT_LAID, 1, -1, 1, 0, 0, { CG_FRENCH (CG_QUEEN, CG_HEARTS) } },
      0, "Ben lays the queen of hearts." },
    { { CG_EVENT_LAID, 0, -1, 1, 0, 0, { CG_FRENCH (CG_QUEEN, CG_HEARTS) } },
      0, "You lay the queen of hearts." },
    { { CG_EVENT_PICKED_UP, 1, 0, 5, 0, 0, { 0 } }, 0,
      "You make Ben pick up the pile: 5 cards." },
    { { CG_EVENT_PICKED_UP, 0, 1, 1, 0, 0, { 0 } }, 0,
      "Ben makes you pick up the pile: 1 card." },
    { { CG_EVENT_PICKED_UP, 2, 1, 3, 0, 0, { 0 } }, 0,
      "Ben makes Eva pick up the pile: 3 cards." },
    { { CG_EVENT_SKIPPED, 2, 1, 0, 0, 0, { 0 } }, 0,
      "Ben makes Eva lose the turn." },
    { { CG_EVENT_SKIPPED, 1, 1, 0, 0, 0, { 0 } }, 0, "Ben loses the turn." },
    { { CG_EVENT_ATTACKED, 1, 0, 0, 0, 0, { 0 } }, 0, "Ben attacks you!" },
    { { CG_EVENT_OUT_WON, 0, -1, 0, 1, 0, { 0 } }, 0,
      "Norwegian! You win." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence = tapis_words_event (
        &cg_rules_norwegian, &rows[i].event, names, rows[i].you);

      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
}

static void
test_reasons (void)
{
  for (guint i = 0; i < CG_N_REASONS; i++)
    {
      CgReason reason = { cg_reason_ids[i], 7, 1 };
      g_autofree char *sentence = tapis_words_reason (&reason, names);

      if (i == CG_REASON_ANY_MOVE) /* nothing to learn */
        g_assert_null (sentence);
      else
        assert_sentence (sentence);
    }
}

static void
test_options (void)
{
  const CgRules *rules = &cg_rules_norwegian;
  guint n_rules = 0;

  for (guint i = 0; rules->options[i].id != NULL; i++)
    {
      const CgOption *option = &rules->options[i];
      CgSetup setup;

      assert_sentence (tapis_words_option_help (rules, option));
      g_assert_cmpstr (tapis_words_option_title (option), !=, "");
      cg_setup_init (&setup, rules);
      for (int value = option->min; value <= option->max; value++)
        {
          g_autofree char *name = tapis_words_option_value (option, value);
          g_autofree char *rule = tapis_words_option_rule (rules, option,
                                                           value);
          g_auto (GStrv) list = NULL;

          g_assert_cmpstr (name, !=, "");
          assert_sentence (rule);
          setup.options[i] = (gint16) value;
          list = tapis_words_house_rules (rules, &setup);
          g_assert_cmpuint (g_strv_length (list), ==,
                            value != option->preset);
          if (list[0] != NULL)
            g_assert_cmpstr (list[0], ==, rule);
          n_rules++;
        }
    }
  g_assert_cmpuint (n_rules, >=, 24);
  assert_sentence (tapis_words_game_blurb (rules));
  g_assert_cmpstr (tapis_words_game_length (rules), !=, "");
}

static void
test_special_cards (void)
{
  CgRandom random;

  cg_random_seed (&random, 3);
  for (guint i = 0; i < 200; i++)
    {
      CgSetup setup = test_random_setup (&random);
      guint n;
      g_autofree TapisSpecialCard *cards =
        tapis_words_special_cards (&cg_rules_norwegian, &setup, &n);

      g_assert_cmpuint (n, ==, 7u + (setup.options[NORWEGIAN_JOKERS] != 0) +
                                 (setup.options[NORWEGIAN_JACK_REVERSE] != 0) +
                                 (setup.options[NORWEGIAN_FOUR_ANY_TIME] !=
                                  0));
      for (guint j = 0; j < n; j++)
        {
          assert_sentence (cards[j].text);
          g_assert_cmpstr (cards[j].title, !=, "");
        }
    }
}

static void
test_players (void)
{
  for (guint i = 0; cg_players[i] != NULL; i++)
    {
      g_assert_cmpstr (tapis_words_level_title (cg_players[i]), !=, "");
      assert_sentence (tapis_words_level_help (cg_players[i]));
    }
  for (guint i = 0; tapis_avatars[i] != NULL; i++)
    g_assert_cmpstr (tapis_words_avatar (tapis_avatars[i]), !=, "");
}

static void
test_save_errors (void)
{
  for (int code = -1; code <= CG_SAVE_ERROR_MOVE; code++)
    {
      g_autoptr (GError) error =
        code < 0 ? g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_ACCES, "?")
                 : g_error_new_literal (CG_SAVE_ERROR, code, "1: ?");
      g_autofree char *lost = tapis_words_save_error (error, NULL);
      g_autofree char *kept = tapis_words_save_error (error, "a.broken-1");

      assert_sentence (lost);
      assert_sentence (kept);
      g_assert_nonnull (strstr (kept, "a.broken-1"));
    }
}

/* Run again in another language: nothing stays English. */
static void
check_translated (const char *queen, const char *lays, const char *seven)
{
  CgEvent laid = { CG_EVENT_LAID, 1, -1, 1, 0, 0,
                   { CG_FRENCH (CG_QUEEN, CG_HEARTS) } };
  CgRefusal refusal = { CG_REFUSE_TOO_HIGH, 7, 0, CG_CARD_NONE };
  g_autofree char *event =
    tapis_words_event (&cg_rules_norwegian, &laid, names, 0);
  g_autofree char *sentence =
    tapis_words_refusal (&cg_rules_norwegian, NULL, refusal);

  g_assert_cmpstr (tapis_words_card (laid.cards[0]), ==, queen);
  g_assert_cmpstr (event, ==, lays);
  g_assert_cmpstr (sentence, ==, seven);
}

static void
test_language (gconstpointer language)
{
  if (g_test_subprocess ())
    {
      if (g_str_equal (language, "fr"))
        check_translated ("dame de cœur", "Ben pose la dame de cœur.",
                          "Après un 7, il faut un 7 ou moins.");
      else
        check_translated ("dama de cors", "Ben posa la dama de cors.",
                          "Sobre un 7 cal un 7 o menys.");
      test_refusals ();
      test_reasons ();
      test_options ();
      test_special_cards ();
      test_players ();
      test_save_errors ();
      return;
    }
  g_setenv ("LANGUAGE", language, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_setenv ("LANGUAGE", "en", TRUE);
  g_test_trap_assert_passed ();
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/words/cards", test_cards);
  g_test_add_func ("/words/suits", test_suits);
  g_test_add_func ("/words/refusals", test_refusals);
  g_test_add_func ("/words/refusal-texts", test_refusal_texts);
  g_test_add_func ("/words/events", test_events);
  g_test_add_func ("/words/event-texts", test_event_texts);
  g_test_add_func ("/words/reasons", test_reasons);
  g_test_add_func ("/words/options", test_options);
  g_test_add_func ("/words/special-cards", test_special_cards);
  g_test_add_func ("/words/players", test_players);
  g_test_add_func ("/words/save-errors", test_save_errors);
  g_test_add_data_func ("/words/language/fr", "fr", test_language);
  g_test_add_data_func ("/words/language/ca", "ca", test_language);
  return g_test_run ();
}
