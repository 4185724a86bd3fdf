/* SPDX-License-Identifier: GPL-3.0-or-later */

/* There is a sentence for everything, in every form and every language: cards,
 * refusals, events to you and to others, reasons, options, special cards,
 * broken saves. */

#include "config.h"

#include "helpers.h"
#include "sentences.h"

#include "engine/cg-position.h"
#include "players/cg-reasons.h"
#include "tests/each-game.h"
#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"

#include <string.h>

static void
test_cards (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  CgCard two[] = { CG_FRENCH (7, CG_HEARTS), CG_FRENCH (7, CG_SPADES) };
  g_autofree char *pair = tapis_words_the_cards (two, 2, TAPIS_ROLE_LISTED);
  g_autofree char *sevens = tapis_words_n_rank (2, 7, TAPIS_ROLE_LISTED);
  g_autofree char *one = tapis_words_n_rank (1, CG_ACE, TAPIS_ROLE_LISTED);

  for (CgCard card = 0; card <= CG_DECLARED_FIRST + 12; card++)
    if (cg_card_rank (card) > 0)
      {
        const char *name = tapis_words_card (card);
        const char *the_name = tapis_words_the_card (card, TAPIS_ROLE_LISTED);

        g_assert_true (g_hash_table_add (seen, (gpointer) name));
        g_assert_true (g_hash_table_add (seen, (gpointer) the_name));
      }
  g_assert_cmpstr (tapis_words_card (CG_FRENCH (CG_QUEEN, CG_HEARTS)), ==,
                   "queen of hearts");
  g_assert_cmpstr (tapis_words_card (CG_SPANISH (10, CG_ESPADAS)), ==,
                   "jack of swords");
  g_assert_cmpstr (tapis_words_card (CG_DECLARED_FIRST + 8), ==,
                   "joker as an 8");
  g_assert_cmpstr (tapis_words_card (CG_JOKER), ==, "joker");
  g_assert_cmpstr (tapis_words_card (CG_CARD_HIDDEN), ==, "face-down card");
  g_assert_cmpstr (pair, ==, "the 7 of hearts and the 7 of spades");
  g_assert_cmpstr (sevens, ==, "2 sevens");
  g_assert_cmpstr (one, ==, "1 ace");
  for (guint rank = 1; rank <= 13; rank++)
    {
      g_assert_cmpstr (tapis_words_rank (rank, TAPIS_ROLE_LISTED), !=, "");
      g_assert_cmpstr (tapis_words_a_rank (rank, TAPIS_ROLE_LISTED), !=, "");
      g_assert_cmpstr (tapis_words_ranks (rank, TAPIS_ROLE_LISTED), !=, "");
      if (rank <= 12)
        g_assert_cmpstr (tapis_words_a_number (rank, TAPIS_ROLE_LISTED), !=,
                         "");
    }
}

static void
test_suits (void)
{
  static const struct
  {
    CgPack      pack;
    guint       suits;
    const char *words;
  } rows[] = {
    { CG_PACK_FRENCH, 1u << CG_HEARTS, "hearts" },
    { CG_PACK_FRENCH, 1u << CG_HEARTS | 1u << CG_DIAMONDS, "red" },
    { CG_PACK_FRENCH, 1u << CG_SPADES | 1u << CG_CLUBS, "black" },
    { CG_PACK_FRENCH, 1u << CG_SPADES | 1u << CG_HEARTS, "spades or hearts" },
    { CG_PACK_FRENCH, 7, "spades, hearts or diamonds" },
    { CG_PACK_FRENCH, 15, "any suit" },
    { CG_PACK_SPANISH, 1u << CG_OROS, "coins" },
    { CG_PACK_SPANISH, 6, "cups or swords" },
    { CG_PACK_SPANISH, 1u << CG_BASTOS, "batons" },
    { CG_PACK_SPANISH, 15, "any suit" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = tapis_words_suits (rows[i].pack, rows[i].suits,
                                                  TAPIS_ROLE_LISTED);

      g_assert_cmpstr (words, ==, rows[i].words);
    }
}

static void
check_refusals (const CgRules *rules, const CgState *state)
{
  CgRefusal none = { G_MAXUINT8, 0, 0, CG_CARD_NONE };
  g_autofree char *general = tapis_words_refusal (rules, state, none);
  const char *id;

  for (guint kind = 0; (id = cg_refusal_id (rules, kind)) != NULL; kind++)
    for (guint rank = 0; rank <= 13; rank++)
      for (guint suits = 0; suits < 16; suits++)
        {
          CgCard card = rank == 0 ? CG_CARD_NONE
                        : rules->pack == CG_PACK_SPANISH
                          ? CG_SPANISH (MIN (rank, 12), 0)
                          : CG_FRENCH (rank, 0);
          CgRefusal refusal = { (guint8) kind, (guint8) rank, (guint8) suits,
                                card };
          g_autofree char *sentence = NULL;

          if (rules->pack == CG_PACK_SPANISH && rank == 13)
            continue;
          sentence = tapis_words_refusal (rules, state, refusal);
          assert_sentence (sentence);
          if (kind != CG_REFUSE_NOT_NOW && g_str_equal (sentence, general))
            tell_missing (rules, "refusal", id);
        }
}

static void
test_refusals (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree CgState *state = NULL;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  state = cg_state_new (rules, &setup);
  cg_deal (rules, &setup, 1, state);
  check_refusals (rules, state);
  check_refusals (rules, NULL);
}

static CgCard
card_of (const CgRules *rules, guint i)
{
  return rules->pack == CG_PACK_SPANISH ? CG_SPANISH (1 + i % 12, i % 4)
                                        : (CgCard) i;
}

/* Every event, to you and to others, one card and several, with one other
 * player or none. */
static void
check_events (const CgRules *rules, guint kind)
{
  for (int you = CG_NO_SEAT; you < 4; you++)
    for (int other = 1; other < 4; other++)
      for (guint n = 1; n <= 3; n++)
        for (guint card = 0; card < 52; card += 10)
          {
            CgEvent event = {
              .kind = (guint8) kind,
              .other = (gint8) other,
              .count = (guint8) n,
              .rank = (guint8) n,
              .suits = 2,
              .cards = { card_of (rules, card), card_of (rules, 1),
                         card_of (rules, 2) },
              .what = (guint8) card,
              .points = (gint16) n,
              .total = 21,
            };

            check_event (rules, &event, you);
            event.total = 0;
            check_event (rules, &event, you);
            event.total = 31;
            event.cards[0] = CG_CARD_NONE;
            check_event (rules, &event, you);
            if (cg_event_info (rules, kind)->or_one)
              {
                event.other = CG_NO_SEAT;
                check_event (rules, &event, you);
              }
          }
}

static void
test_events (gconstpointer data)
{
  for (guint kind = 1; cg_event_info (data, kind) != NULL; kind++)
    check_events (data, kind);
}

static void
test_reasons (gconstpointer data)
{
  const CgRules *rules = data;
  const char *id;

  for (guint kind = CG_REASON_NONE + 1;
       (id = cg_reason_id (rules, kind)) != NULL; kind++)
    {
      CgReason reason = { .kind = (guint8) kind, .rank = 7, .seat = 1 };
      CgReason joker = { .kind = (guint8) kind, .rank = 0, .seat = 1 };
      g_autofree char *sentence = tapis_words_reason (
        rules, &reason, people_named (names, CG_NO_SEAT));
      g_autofree char *of_joker = tapis_words_reason (
        rules, &joker, people_named (names, CG_NO_SEAT));

      g_assert_true ((sentence == NULL) == (of_joker == NULL));
      if (kind == CG_REASON_ANY_MOVE) /* nothing to learn */
        g_assert_null (sentence);
      else if (sentence == NULL)
        tell_missing (rules, "reason", id);
      else
        assert_sentence (sentence);
    }
}

/* --- sentences of one game ------------------------------------------------ */

/* tests/games/GAME/said.ini: what is said, to seat 0, of an event, a refusal or
 * a reason with these values, in a language:
 *
 *   [event laid seat=1 count=2 cards=7S,7H]
 *   en=Ben lays the 7 of spades and the 7 of hearts.
 *
 * The values of an event are seat, other, count, rank, what, points, total and
 * cards; of a refusal rank, suits and card; of a reason rank and seat. */

/* The text of the value @name in @words, or NULL. */
static const char *
find_value (char **words, const char *name)
{
  gsize length = strlen (name);

  for (guint i = 2; i < g_strv_length (words); i++)
    if (strncmp (words[i], name, length) == 0 && words[i][length] == '=')
      return words[i] + length + 1;
  return NULL;
}

static int
read_value (char **words, const char *name, int otherwise)
{
  const char *text = find_value (words, name);

  return text != NULL ? atoi (text) : otherwise;
}

static void
read_cards (char **words, const char *name, CgCard *cards)
{
  g_auto (GStrv) texts = NULL;

  if (find_value (words, name) == NULL)
    return;
  texts = g_strsplit (find_value (words, name), ",", CG_EVENT_CARDS);
  for (guint i = 0; texts[i] != NULL; i++)
    g_assert_true (cg_card_from_text (texts[i], -1, &cards[i]));
}

/* The kind that @id_of calls the second of @words. */
static guint8
read_kind (const CgRules *rules, char **words,
           const char *(*id_of) (const CgRules *rules, guint kind))
{
  const char *id;

  for (guint kind = 1; (id = id_of (rules, kind)) != NULL; kind++)
    if (g_str_equal (id, words[1]))
      return (guint8) kind;
  g_error ("tests/games/%s/said.ini: the game has no %s “%s”", rules->id,
           words[0], words[1]);
}

static CgEvent
read_event (const CgRules *rules, char **words)
{
  CgEvent event = {
    .kind = read_kind (rules, words, cg_event_id),
    .seat = (gint8) read_value (words, "seat", CG_NO_SEAT),
    .other = (gint8) read_value (words, "other", CG_NO_SEAT),
    .count = (guint8) read_value (words, "count", 0),
    .rank = (guint8) read_value (words, "rank", 0),
    .suits = (guint8) read_value (words, "suits", 0),
    .what = (guint8) read_value (words, "what", 0),
    .points = (gint16) read_value (words, "points", 0),
    .total = (gint16) read_value (words, "total", 0),
  };

  read_cards (words, "cards", event.cards);
  return event;
}

/* What is said of one event, or of several with " + event " between them. */
static char *
say_events (const CgRules *rules, const char *group)
{
  g_auto (GStrv) texts = g_strsplit (group, " + ", CG_MAX_EVENTS);
  CgEvent events[CG_MAX_EVENTS];
  const CgEvent *told[CG_MAX_EVENTS];
  guint n = g_strv_length (texts);
  gsize last;

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) words = g_strsplit (texts[i], " ", -1);

      events[i] = read_event (rules, words);
      told[i] = &events[i];
    }
  return n == 1 ? tapis_words_event (rules, &events[0],
                                     people_named (names, 0))
                : tapis_words_tell (rules, told, n, people_named (names, 0), 0,
                                    &last);
}

static char *
say_refusal (const CgRules *rules, char **words)
{
  CgRefusal refusal = {
    read_kind (rules, words, cg_refusal_id),
    (guint8) read_value (words, "rank", 0),
    (guint8) read_value (words, "suits", 0),
    CG_CARD_NONE,
  };

  read_cards (words, "card", &refusal.card);
  return tapis_words_refusal (rules, NULL, refusal);
}

static char *
say_reason (const CgRules *rules, char **words)
{
  CgReason reason = {
    .kind = read_kind (rules, words, cg_reason_id),
    .rank = (guint8) read_value (words, "rank", 0),
    .seat = (gint8) read_value (words, "seat", CG_NO_SEAT),
  };

  return tapis_words_reason (rules, &reason, people_named (names, CG_NO_SEAT));
}

/* What is said of the group, free with g_free(). */
static char *
say (const CgRules *rules, const char *group)
{
  g_auto (GStrv) words = g_strsplit (group, " ", -1);

  if (g_strv_length (words) > 1 && g_str_equal (words[0], "event"))
    return say_events (rules, group);
  if (g_strv_length (words) > 1 && g_str_equal (words[0], "refusal"))
    return say_refusal (rules, words);
  if (g_strv_length (words) > 1 && g_str_equal (words[0], "reason"))
    return say_reason (rules, words);
  g_error ("tests/games/%s/said.ini: [%s] is no event, refusal or reason",
           rules->id, group);
}

/* Compares what is said in @language, which is spoken, with what is written
 * down; in some languages nobody has done so. */
static void
check_said (const CgRules *rules, const char *language)
{
  g_autofree char *path =
    g_build_filename (TEST_GAMES, rules->id, "said.ini", NULL);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_auto (GStrv) groups = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, &error);
  g_assert_no_error (error);
  groups = g_key_file_get_groups (file, NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_autofree char *wanted =
        g_key_file_get_value (file, groups[i], language, NULL);
      g_autofree char *sentence = say (rules, groups[i]);

      if (wanted != NULL && g_strcmp0 (sentence, wanted) != 0)
        g_error ("tests/games/%s/said.ini: [%s] %s: “%s” is said instead of "
                 "“%s”", rules->id, groups[i], language, sentence, wanted);
    }
}

static void
test_said (gconstpointer rules)
{
  check_said (rules, "en");
}

/* --- what belongs to no game ---------------------------------------------- */

static void
test_players (void)
{
  for (guint i = 0; cg_players[i] != NULL; i++)
    {
      g_assert_cmpstr (tapis_words_level_title (cg_players[i]), !=, "");
      assert_sentence (tapis_words_level_help (cg_players[i]));
    }
  for (guint i = 0; tapis_avatars[i] != NULL; i++)
    {
      const TapisPerson animal = { .name = "Anna" };
      const CgTemper *temper = tapis_words_avatar_temper (tapis_avatars[i]);
      g_autofree char *sentence = tapis_words_temper (temper, &animal, FALSE);
      g_autofree char *brief = tapis_words_temper (temper, &animal, TRUE);

      g_assert_cmpstr (tapis_words_avatar (tapis_avatars[i]), !=, "");
      assert_sentence (sentence);
      g_assert_true (g_str_has_prefix (sentence, "Anna "));
      g_assert_true (g_str_has_prefix (brief, "Anna ("));
    }
  g_assert_null (tapis_words_avatar_temper ("person"));
}

static void
test_save_errors (void)
{
  for (int code = 0; code <= CG_SAVE_ERROR_MOVE; code++)
    {
      g_autoptr (GError) error =
        g_error_new_literal (CG_SAVE_ERROR, code, "1: ?");
      g_autofree char *lost = tapis_words_save_error (error, NULL);
      g_autofree char *kept = tapis_words_save_error (error, "a.broken-1");

      assert_sentence (lost);
      assert_sentence (kept);
      g_assert_nonnull (strstr (kept, "a.broken-1"));
    }
}

/* Days, whatever the locale: the first of a month, and a month that begins with
 * a vowel. */
static void
check_days (void)
{
  g_autoptr (GDateTime) first = g_date_time_new_utc (2026, 4, 1, 0, 0, 0);
  g_autoptr (GDateTime) later = g_date_time_new_utc (2026, 11, 22, 8, 5, 0);
  g_autofree char *day = tapis_words_day (first);
  g_autofree char *date = tapis_words_date (later);

  assert_said (day, "April 1, 2026");
  assert_said (date, "November 22, 2026, 08:05");
}

static void
test_days (void)
{
  check_days ();
}

/* Run again in another language. */
static void
test_language (gconstpointer language)
{
  if (!in_language (language))
    return;
  read_said (language);
  assert_said (tapis_words_card (CG_FRENCH (CG_QUEEN, CG_HEARTS)),
               "queen of hearts");
  check_days ();
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      check_said (cg_games_all[i], language);
      test_refusals (cg_games_all[i]);
      test_events (cg_games_all[i]);
      test_reasons (cg_games_all[i]);
    }
  test_players ();
  test_save_errors ();
}

/* A name in letters of the other direction moves nothing that is beside it. */
static void
test_directions (void)
{
  const TapisPerson people[] = { { .name = "Ada" }, { .name = "אדה" } };
  g_autofree char *ada = tapis_name_in (TAPIS_ROLE_DOER, &people[0]);
  g_autofree char *other = tapis_name_in (TAPIS_ROLE_DOER, &people[1]);

  g_assert_cmpstr (ada, ==, "Ada");
  g_assert_cmpstr (other, ==, "\342\201\250אדה\342\201\251");
}

static void
check_place (const CgResult *result, guint n_seats, int seat, const char *you,
             const char *fox)
{
  const TapisPerson player = { .name = "Fox", .you = TRUE };
  const TapisPerson other = { .name = "Fox" };
  g_autofree char *of_you = tapis_words_place (result, n_seats, seat, &player);
  g_autofree char *of_fox = tapis_words_place (result, n_seats, seat, &other);

  g_assert_cmpstr (of_you, ==, you);
  g_assert_cmpstr (of_fox, ==, fox);
}

/* Two win and lose, several have places, and a match that goes on is not won.
 */
static void
test_places (void)
{
  CgResult result = { .place = { 2, 1, 3, 3 } };

  check_place (&result, 4, 1, "You won.", "Fox won.");
  check_place (&result, 4, 0, "You came second.", "Fox came second.");
  check_place (&result, 4, 3, "You came third.", "Fox came third.");
  check_place (&result, 2, 1, "You won.", "Fox won.");
  check_place (&result, 2, 0, "You lost.", "Fox lost.");
  result.goes_on = TRUE;
  check_place (&result, 2, 1, "You are in the lead.",
               "Fox is in the lead.");
  check_place (&result, 2, 0, "You are second.", "Fox is second.");
  result.place[0] = 1;
  check_place (&result, 2, 0, "You share the lead.", "Fox shares the lead.");
  result = (CgResult) { .place = { 1, 1 } };
  check_place (&result, 2, 0, "You share first place.",
               "Fox shares first place.");
  /* who are all behind one winner have lost, and come in no place */
  result = (CgResult) { .place = { 2, 2, 1, 2 } };
  check_place (&result, 4, 0, "You lost.", "Fox lost.");
  /* partners win and lose together */
  result = (CgResult) { .place = { 1, 2, 1, 2 } };
  check_place (&result, 4, 0, "You won.", "Fox won.");
  check_place (&result, 4, 1, "You lost.", "Fox lost.");
  result.goes_on = TRUE;
  check_place (&result, 4, 2, "You are in the lead.", "Fox is in the lead.");
  check_place (&result, 4, 3, "You are second.", "Fox is second.");
  result = (CgResult) { .place = { 1, 1, 1, 1 } };
  check_place (&result, 4, 1, "You share first place.",
               "Fox shares first place.");
  result = (CgResult) { .place = { 0 } };
  check_place (&result, 2, 0, "You have not finished.",
               "Fox has not finished.");
  for (guint place = 2; place <= CG_MAX_SEATS; place++)
    g_assert_true (g_str_has_suffix (tapis_words_nth_place (place),
                                     " place"));
}

static void
check_text (char *text, const char *wanted)
{
  g_assert_cmpstr (text, ==, wanted);
  g_free (text);
}

static void
test_numbers (void)
{
  check_text (tapis_words_number (12), "12");
  check_text (tapis_words_number (0), "0");
  check_text (tapis_words_number (-4), "−4");
  check_text (tapis_words_gain (12), "+12");
  check_text (tapis_words_gain (0), "0");
  check_text (tapis_words_gain (-4), "−4");
  check_text (tapis_words_percent (62), "62 %");
  check_text (tapis_words_isolated ("4 – 2"), "4 – 2");
}

static void
test_beside (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  check_text (tapis_words_sentences ("One.", "Two.", "Three.", NULL),
              "One. Two. Three.");
  check_text (tapis_words_sentences ("", "Two.", "", "Three.", NULL),
              "Two. Three.");
  check_text (tapis_words_sentences (NULL, NULL), "");
  check_text (tapis_words_facts ("2 players", "Easy", NULL),
              "2 players · Easy");
  tapis_words_add_sentence (text, "One.");
  tapis_words_add_sentence (text, "Two.");
  g_assert_cmpstr (text->str, ==, "One. Two.");
  /* in English the context is not shown */
  g_assert_cmpstr (CN_("no such", "one", "many", 1), ==, "one");
  g_assert_cmpstr (CN_("no such", "one", "many", 2), ==, "many");
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/words/cards", test_cards);
  g_test_add_func ("/words/suits", test_suits);
  test_each_game (cg_games_all, "/words/refusals", test_refusals);
  test_each_game (cg_games_all, "/words/events", test_events);
  test_each_game (cg_games_all, "/words/reasons", test_reasons);
  test_each_game (cg_games_all, "/words/said", test_said);
  g_test_add_func ("/words/days", test_days);
  g_test_add_func ("/words/numbers", test_numbers);
  g_test_add_func ("/words/beside-each-other", test_beside);
  g_test_add_func ("/words/players", test_players);
  g_test_add_func ("/words/save-errors", test_save_errors);
  add_languages ("/words/language", test_language);
  g_test_add_func ("/words/directions", test_directions);
  g_test_add_func ("/words/places", test_places);
  return g_test_run ();
}
