/* SPDX-License-Identifier: GPL-3.0-or-later */

/* There is a sentence for everything, in every form and every language: cards,
 * refusals, events to you and to others, reasons, options, special cards,
 * broken saves. */

#include "config.h"

#include "helpers.h"
#include "sentences.h"

#include "games/shedding/shedding-player.h"
#include "engine/cg-position.h"
#include "games/balco/balco-rules.h"
#include "games/cg-games.h"
#include "games/noddy/noddy-rules.h"
#include "games/norwegian/norwegian-rules.h"
#include "games/scientific-war/scientific-war-rules.h"
#include "games/yellow-dwarf/yellow-dwarf-rules.h"
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
test_refusals (void)
{
  CgState *state;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_norwegian);
  state = cg_state_new (&cg_rules_norwegian, &setup);
  cg_deal (&cg_rules_norwegian, &setup, 1, state);
  check_refusals (&cg_rules_norwegian, state);
  g_free (state);
  for (guint i = 0; cg_games[i] != NULL; i++)
    check_refusals (cg_games[i], NULL);
}

static void
test_refusal_texts (void)
{
  static const struct
  {
    const char *game;
    CgRefusal   refusal;
    const char *sentence;
  } rows[] = {
    { "norwegian", { SHEDDING_REFUSE_TOO_HIGH, 7, 0, CG_CARD_NONE },
      "After a 7 you need a 7 or lower." },
    { "norwegian", { SHEDDING_REFUSE_TOO_LOW, 9, 0, CG_CARD_NONE },
      "After a 9 you need a 9 or higher." },
    { "norwegian", { SHEDDING_REFUSE_TOO_LOW, CG_QUEEN, 0, CG_CARD_NONE },
      "After a queen you need a queen or higher." },
    { "norwegian", { SHEDDING_REFUSE_TOO_LOW, CG_KING, 0, CG_CARD_NONE },
      "After a king you need a king or an ace." },
    { "norwegian", { NORWEGIAN_REFUSE_SUIT, 6, 1u << CG_HEARTS, CG_CARD_NONE },
      "After the 6 of hearts you need a heart." },
    { "norwegian",
      { CG_REFUSE_NOT_YOUR_CARD, 0, 0, CG_FRENCH (CG_QUEEN, CG_HEARTS) },
      "You do not have the queen of hearts in your hand." },

    { "balco", { SHEDDING_REFUSE_TOO_LOW, 8, 0, CG_CARD_NONE },
      "After an 8 you need an 8 or higher in the order 3 4 5 6 7 8 9 11 12 "
      "1." },
    { "balco", { SHEDDING_REFUSE_TOO_LOW, 9, 0, CG_CARD_NONE },
      "After a 9 you need a 9, a knight (11), a king (12) or an ace (1)." },
    { "balco", { SHEDDING_REFUSE_TOO_HIGH, 7, 0, CG_CARD_NONE },
      "The game is broken: you need a 7 or lower." },
    { "balco", { SHEDDING_REFUSE_ANSWER_ATTACK, 1, 0, CG_CARD_NONE },
      "You are shot at: answer with an ace (1), a 2 or a joker." },
    { "balco", { BALCO_REFUSE_NO_CLEANING, 1, 0, CG_CARD_NONE },
      "A 10 cannot clean an ace (1) away." },
    { "balco", { BALCO_REFUSE_NO_CLEANING, 7, 0, CG_CARD_NONE },
      "The game is broken: no 10 cleans now, you need a 7 or lower." },
    { "balco",
      { CG_REFUSE_NOT_YOUR_CARD, 0, 0, CG_SPANISH (11, CG_COPAS) },
      "You do not have the knight of cups in your hand." },
    { "yellow-dwarf", { YELLOW_DWARF_REFUSE_NOT_NEXT_RANK, CG_JACK, 0,
                        CG_CARD_NONE },
      "The sequence goes on with a jack." },
    { "yellow-dwarf", { YELLOW_DWARF_REFUSE_MUST_GO_ON, 8, 0, CG_CARD_NONE },
      "At this table whoever can go on must go on: you have an 8." },
    { "scientific-war", { SCIENTIFIC_WAR_REFUSE_NO_PILE, 0, 0, CG_CARD_NONE },
      "You have no pile to swap with your hand." },
    { "noddy",
      { NODDY_REFUSE_OVER_31, 0, 0, CG_FRENCH (CG_QUEEN, CG_HEARTS) },
      "With the queen of hearts the total goes over 31." },
    { "noddy", { NODDY_REFUSE_CARD_FITS, 0, 0, CG_FRENCH (2, CG_CLUBS) },
      "No “Go!” yet: you can still lay the 2 of clubs." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const CgRules *rules = cg_game_find (rows[i].game);
      g_autofree char *sentence =
        tapis_words_refusal (rules, NULL, rows[i].refusal);

      g_assert_cmpstr (sentence, ==, rows[i].sentence);
    }
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
test_events (void)
{
  for (guint i = 0; cg_games[i] != NULL; i++)
    for (guint kind = 1; cg_event_info (cg_games[i], kind) != NULL; kind++)
      check_events (cg_games[i], kind);
}

#define EVENT(game, kind_, seat_, other_, ...) \
  game, { .kind = kind_, .seat = seat_, .other = other_, __VA_ARGS__ }

/* Sentences in which something is filled in, to seat 0. */
static void
test_sentences (void)
{
  static const struct
  {
    const char *game;
    CgEvent     event;
    const char *english;
  } rows[] = {
    { EVENT ("balco", CG_EVENT_LAID, 1, -1, .count = 2,
             .cards = { CG_SPANISH (10, CG_ESPADAS), CG_JOKER }),
      "Ben lays the jack of swords and the joker." },
    { EVENT ("balco", SHEDDING_EVENT_SKIPPED, 0, 1, .count = 0),
      "Ben leaves a gap: you lose your turn." },
    { EVENT ("balco", BALCO_EVENT_STRAW, 1, -1, .count = 12),
      "Ben makes straw: the pile has grown to 12 cards." },
    { EVENT ("yellow-dwarf", YELLOW_DWARF_EVENT_WITHOUT, 1, -1,
             .rank = CG_JACK),
      "Without jack! Ben passes." },
    { EVENT ("yellow-dwarf", YELLOW_DWARF_EVENT_PAID, 2, 1, .count = 3,
             .points = 3),
      "Eva pays Ben 3 points for 3 cards." },
    { EVENT ("yellow-dwarf", YELLOW_DWARF_EVENT_KEPT, 0, -1, .points = 12,
             .cards = { CG_FRENCH (CG_QUEEN, CG_SPADES) }),
      "You still have the queen of spades: you put 12 points into its box." },
    { EVENT ("scientific-war", SCIENTIFIC_WAR_EVENT_WAR, -1, -1,
             .rank = CG_KING,
             .count = 4),
      "War between kings! Now there are 4 cards in the pot." },
    { EVENT ("scientific-war", SCIENTIFIC_WAR_EVENT_SEER, 1, -1, .count = 0),
      "Ben is the seer and will see the cards of the others before "
        "choosing." },
    { EVENT ("noddy", NODDY_EVENT_COMBINATION, 0, -1, .points = 2,
             .what = NODDY_KIND_FIFTEEN, .total = 8),
      "You have a fifteen for 2 points, total 8." },
    { EVENT ("noddy", NODDY_EVENT_GO, 1, -1, .count = 0),
      "Go! Ben cannot lay a card without going over 31." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const CgRules *rules = cg_game_find (rows[i].game);
      g_autofree char *sentence =
        tapis_words_event (rules, &rows[i].event, people_named (names, 0));

      assert_said (sentence, rows[i].english);
    }
}

static void
test_reasons (void)
{
  const char *id;

  for (guint i = 0; cg_games[i] != NULL; i++)
    for (guint kind = CG_REASON_NONE + 1;
         (id = cg_reason_id (cg_games[i], kind)) != NULL; kind++)
      {
        CgReason reason = { .kind = (guint8) kind, .rank = 7, .seat = 1 };
        CgReason joker = { .kind = (guint8) kind, .rank = 0, .seat = 1 };
        g_autofree char *sentence =
          tapis_words_reason (cg_games[i], &reason,
                            people_named (names, CG_NO_SEAT));
        g_autofree char *of_joker =
          tapis_words_reason (cg_games[i], &joker,
                            people_named (names, CG_NO_SEAT));

        g_assert_true ((sentence == NULL) == (of_joker == NULL));
        if (kind == CG_REASON_ANY_MOVE) /* nothing to learn */
          g_assert_null (sentence);
        else if (sentence == NULL)
          tell_missing (cg_games[i], "reason", id);
        else
          assert_sentence (sentence);
      }
}

/* Balcó has words of its own, and cards with other numbers. */
static void
test_reason_texts (void)
{
  static const struct
  {
    const CgRules *rules;
    CgReason       reason;
    const char    *english;
  } rows[] = {
    { &cg_rules_norwegian,
      { .kind = SHEDDING_REASON_KEEP_TENS, .rank = 0,
        .seat = CG_NO_SEAT },
      "A 10 burns the pile, so keep it for a big one." },
    { &cg_rules_balco,
      { .kind = SHEDDING_REASON_KEEP_TENS, .rank = 0,
        .seat = CG_NO_SEAT },
      "A 10 cleans the pile away, so keep it for a big one." },
    { &cg_rules_balco,
      { .kind = SHEDDING_REASON_ATTACK_NOW, .rank = 1,
        .seat = 1 },
      "Now is a good moment to shoot at Ben." },
    { &cg_rules_balco,
      { .kind = SHEDDING_REASON_CHEAPEST_SPECIAL, .rank = 11,
        .seat = CG_NO_SEAT },
      "Only special cards fit, and you will miss a knight (11) the least." },
    { &cg_rules_balco,
      { .kind = SHEDDING_REASON_FACE_UP_STRONG, .rank = 0,
        .seat = CG_NO_SEAT },
      "It is good to have a joker waiting face up for the end of the game." },
    { &cg_rules_balco,
      { .kind = SHEDDING_REASON_BURN_FOUR, .rank = 12,
        .seat = CG_NO_SEAT },
      "The row of kings (12) is complete and cleans the pile away." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sentence =
        tapis_words_reason (rows[i].rules, &rows[i].reason,
                            people_named (names, CG_NO_SEAT));

      assert_said (sentence, rows[i].english);
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

  assert_said (day, "1 April 2026");
  assert_said (date, "22 November 2026, 08:05");
}

static void
test_days (void)
{
  check_days ();
}

static void
check_translated (void)
{
  CgEvent laid = { .kind = CG_EVENT_LAID, .seat = 1, .other = CG_NO_SEAT,
                   .count = 1,
                   .cards = { CG_FRENCH (CG_QUEEN, CG_HEARTS) } };
  CgRefusal refusal = { SHEDDING_REFUSE_TOO_HIGH, 7, 0, CG_CARD_NONE };
  g_autofree char *event =
    tapis_words_event (&cg_rules_norwegian, &laid, people_named (names, 0));
  g_autofree char *sentence =
    tapis_words_refusal (&cg_rules_norwegian, NULL, refusal);

  assert_said (tapis_words_card (laid.cards[0]), "queen of hearts");
  assert_said (event, "Ben lays the queen of hearts.");
  assert_said (sentence, "After a 7 you need a 7 or lower.");
}

/* Run again in another language. */
static void
test_language (gconstpointer language)
{
  if (!in_language (language))
    return;
  read_said (language);
  check_translated ();
  test_sentences ();
  test_reason_texts ();
  check_days ();
  test_refusals ();
  test_events ();
  test_reasons ();
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
  g_test_add_func ("/words/refusals", test_refusals);
  g_test_add_func ("/words/refusal-texts", test_refusal_texts);
  g_test_add_func ("/words/events", test_events);
  g_test_add_func ("/words/sentences", test_sentences);
  g_test_add_func ("/words/reasons", test_reasons);
  g_test_add_func ("/words/reason-texts", test_reason_texts);
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
