/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every sentence in every language with real cards, names and numbers in it:
 * none holds what its language cannot hold (grammar.c). Sentences come from the
 * tables of the words, each with all its values, and from whole random games as
 * the window and a screen reader have them. */

#include "config.h"

#include "grammar.h"
#include "helpers.h"
#include "roles.h"
#include "sentences.h"

#include "players/cg-reasons.h"
#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-question.h"
#include "model/learn/tapis-review.h"
#include "model/learn/tapis-tutor.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* Random games of each game, more in a soak, and the longest of them. */
#define GAMES (g_getenv ("TAPIS_SOAK") != NULL ? 9u : 3u)
#define MOST 160

static const guint counts[] = { 0, 1, 2, 5 };

/* The catalogues in which words show their roles; NULL until they are made. */
static char *forms_folder;

static void
look (char *sentence)
{
  grammar_look (sentence);
  g_free (sentence);
}

/* --- the tables --- */

/* Counts that name as many cards have them. */
static void
look_at_event (const CgRules *rules, CgEvent event)
{
  for (int you = CG_NO_SEAT; you < 3; you++)
    look (tapis_words_event (rules, &event, people_named (grammar_names, you)));
  grammar_look (tapis_words_cry (rules, &event));
}

static void
look_at_events (const CgRules *rules, guint kind)
{
  gboolean spanish = rules->pack == CG_PACK_SPANISH;

  for (guint n = 0; n < G_N_ELEMENTS (counts); n++)
    for (guint seat = 0; seat < CG_MAX_SEATS; seat++)
      for (guint rank = 1; rank <= (spanish ? 12 : 13); rank++)
        {
          CgCard card = spanish ? CG_SPANISH (rank, rank % 4)
                                : CG_FRENCH (rank, rank % 4);
          CgEvent event = {
            .kind = (guint8) kind,
            .seat = (gint8) seat,
            .other = (gint8) ((seat + 1 + rank % 10) % CG_MAX_SEATS),
            .count = (guint8) MAX (counts[n], 1),
            .rank = (guint8) rank,
            .suits = (guint8) (1u << rank % 4),
            .cards = { card, card, card, card, card },
            .what = (guint8) (rank % 8),
            .points = (gint16) counts[n],
            .total = (gint16) (15 + counts[n]),
          };

          /* their rank is a place */
          if (kind == CG_EVENT_OUT_WON ||
              g_str_equal (cg_event_id (rules, kind), "eliminated"))
            event.rank = MIN (event.rank, CG_MAX_SEATS);
          look_at_event (rules, event);
        }
}

static void
look_at_refusals (const CgRules *rules)
{
  guint ranks = rules->pack == CG_PACK_SPANISH ? 12 : 13;

  for (guint kind = 0; cg_refusal_id (rules, kind) != NULL; kind++)
    for (guint rank = 0; rank <= ranks; rank++)
      for (guint suits = 0; suits < 16; suits++)
        {
          CgRefusal refusal = { (guint8) kind, (guint8) rank, (guint8) suits,
                                CG_CARD_NONE };

          look (tapis_words_refusal (rules, NULL, refusal));
          if (rank == 0)
            continue;
          refusal.card = rules->pack == CG_PACK_SPANISH
                           ? CG_SPANISH (rank, suits % 4)
                           : CG_FRENCH (rank, suits % 4);
          look (tapis_words_refusal (rules, NULL, refusal));
        }
}

static void
look_at_reasons (const CgRules *rules)
{
  guint ranks = rules->pack == CG_PACK_SPANISH ? 12 : 13;

  for (guint i = CG_REASON_NONE + 1; cg_reason_id (rules, i) != NULL; i++)
    for (guint rank = 0; rank <= ranks; rank++)
      for (guint seat = 0; seat < CG_MAX_SEATS; seat++)
        {
          CgReason reason = { .kind = (guint8) i,
                              .rank = (guint8) rank,
                              .seat = (gint8) seat };

          look (tapis_words_reason (rules, &reason,
                                    people_named (grammar_names, CG_NO_SEAT)));
        }
}

/* What was counted, by itself: the move that it is compared with is any. */
static void
look_at_counts (void)
{
  static const guint8 even[] = { CG_REASON_ABOUT_SAME, CG_REASON_UNGUESSED };
  static const gint16 amounts[] = { 0, 1, 2, 5, 10, 100 };
  const char *other = tapis_words_the_card (CG_FRENCH (8, CG_HEARTS),
                                            TAPIS_ROLE_LISTED);

  for (guint unit = CG_UNIT_TENTHS; unit <= CG_UNIT_MORE; unit++)
    for (guint n = 0; n < G_N_ELEMENTS (amounts); n++)
      {
        CgReason reason = {
          .kind = CG_REASON_LOOKED_AHEAD,
          .unit = (guint8) unit,
          .much = amounts[n],
          .less = amounts[(n + 1) % G_N_ELEMENTS (amounts)],
        };

        look (tapis_words_counted (&reason, other));
        look (tapis_words_counted (&reason, NULL));
        for (guint k = 0; k < G_N_ELEMENTS (even); k++)
          {
            reason.kind = even[k];
            look (tapis_words_even (&reason, other,
                                    tapis_words_rank (CG_KING,
                                                      TAPIS_ROLE_LISTED)));
          }
      }
}

static void
look_at_options (const CgRules *rules)
{
  for (guint i = 0; rules->options[i].id != NULL; i++)
    {
      const CgOption *option = &rules->options[i];

      grammar_look (tapis_words_option_title (option));
      grammar_look (tapis_words_option_help (rules, option));
      for (guint k = 0; k < cg_option_n_values (option); k++)
        {
          int value = cg_option_value_at (option, k);

          look (tapis_words_option_value (option, value));
          look (tapis_words_option_rule (rules, option, value));
        }
    }
  grammar_look (tapis_words_game_blurb (rules));
  grammar_look (tapis_words_game_length (rules));
  look (tapis_words_game_seats (rules));
}

/* Every place that @seat can have among so many, at the end and on the way. */
static void
look_at_places (guint seat, guint seats)
{
  for (guint place = 1; place <= seats; place++)
    for (guint goes_on = 0; goes_on < 2; goes_on++)
      {
        CgResult result = { .goes_on = goes_on != 0 };

        for (guint i = 0; i < seats; i++)
          result.place[i] = (guint8) ((place + i + seats - seat) % seats + 1);
        result.place[seat] = (guint8) place;
        for (guint you = 0; you < 2; you++)
          look (tapis_words_place (&result, seats, (int) seat,
                                   &people_named (grammar_names,
                                                  you != 0 ? (int) seat
                                                           : -1)[seat]));
      }
}

/* Cards and numbers alone, and days: what sentences are made of. */
static void
look_at_words (void)
{
  for (CgCard card = 0; card <= CG_DECLARED_FIRST + 12; card++)
    if (cg_card_rank (card) > 0)
      {
        grammar_look (tapis_words_card (card));
        grammar_look (tapis_words_the_card (card, TAPIS_ROLE_LISTED));
      }
  for (guint rank = 1; rank <= 13; rank++)
    for (guint n = 0; n < G_N_ELEMENTS (counts); n++)
      look (tapis_words_n_rank (counts[n], rank, TAPIS_ROLE_LISTED));
  for (guint seat = 0; seat < CG_MAX_SEATS; seat++)
    for (guint seats = MAX (seat + 1, 2); seats <= CG_MAX_SEATS; seats++)
      look_at_places (seat, seats);
  for (int month = 1; month <= 12; month++)
    for (int day = 1; day <= 11; day += 5)
      {
        g_autoptr (GDateTime) when =
          g_date_time_new_utc (2026, month, day, 20, 15, 0);

        look (tapis_words_day (when));
        look (tapis_words_date (when));
      }
}

/* --- whole games --- */

static void
told_cb (const char *name, const char *text, gpointer data)
{
  /* a number is no sentence */
  if (text != NULL && text[strspn (text, "-0123456789")] != '\0')
    grammar_look (text);
}

/* All that is said by what @list holds. */
static void
look_at_list (GListModel *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (list, i);

      test_tell_all (item, told_cb, NULL);
      if (G_IS_LIST_MODEL (item))
        look_at_list (G_LIST_MODEL (item));
    }
}

/* What can be done now, as advice, as a name, and as a mistake. */
static void
look_at_moves (TapisGame *game)
{
  const TapisGameKind *kind = tapis_game_get_kind (game);
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  g_autofree CgMove *moves = g_new (CgMove, CG_MAX_MOVES);
  const TapisPerson *people = tapis_game_get_people (game);
  guint n = rules->moves (state, moves);

  /* as where several persons share the device */
  look (kind->says->prompt (kind, state,
                            people_named (grammar_names, CG_NO_SEAT)));
  for (guint i = 0; i < n; i++)
    {
      look (kind->says->advise (kind, state, moves[i], people));
      look (kind->says->name_move (kind, state, moves[i], people));
      look (kind->says->regret (kind, state, moves[i], moves[(i + 1) % n]));
    }
}

static void
look_at_table (TapisGame *game)
{
  test_tell_all (game, told_cb, NULL);
  look_at_list (tapis_game_now (game)->players);
  look_at_list (tapis_game_now (game)->piles);
  look_at_list (tapis_game_now (game)->log);
  look_at_list (tapis_game_now (game)->actions);
  look_at_list (tapis_game_now (game)->result_rows);
  look_at_list (tapis_game_now (game)->rounds);
  look_at_list (tapis_game_now (game)->account);
  look (tapis_game_tell_top (game));
  look (tapis_game_tell_counts (game));
  look (tapis_game_tell_last (game));
  look (tapis_game_tell_legal (game));
}

/* What can be done with each two equal cards of the person who plays now. */
static void
look_at_equal_cards (TapisGame *game)
{
  TapisPile *hand = tapis_game_get_pile (game, "hand", 0);
  guint n = tapis_game_now (game)->viewer_to_move
              ? tapis_pile_get_n_cards (hand) : 0;

  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      {
        TapisCard *cards[] = { tapis_pile_get_card (hand, i),
                               tapis_pile_get_card (hand, j) };

        if (cg_card_rank (tapis_card_get_identity (cards[0])) !=
            cg_card_rank (tapis_card_get_identity (cards[1])))
          continue;
        for (guint k = 0; k < 2; k++)
          if (!tapis_card_get_state (cards[k])->selected)
            tapis_game_activate_card (game, cards[k]);
        if (!tapis_game_now (game)->viewer_to_move)
          return; /* where a card is played at once */
        look_at_list (tapis_game_now (game)->actions);
        tapis_game_clear_selection (game);
      }
}

static void
announce_cb (TapisGame *game, const char *sentence)
{
  grammar_look (sentence);
}

static TapisGame *
new_game (const CgRules *rules, guint64 deal, CgRandom *random)
{
  CgSetup setup = test_random_setup (rules, random);
  TapisSeat seats[CG_MAX_SEATS] = { 0 };
  TapisGame *game;

  for (guint i = 0; i < setup.seats; i++)
    seats[i] = (TapisSeat) { .name = grammar_names[i],
                             .person = i == 0 };
  game = tapis_game_new (rules, &setup, deal, seats);
  g_signal_connect (game, "announce", G_CALLBACK (announce_cb), NULL);
  g_signal_connect (game, "refused", G_CALLBACK (announce_cb), NULL);
  return game;
}

/* A game of random moves: at every turn what is said, and at some of them all
 * that the table shows. */
static void
play_game (const CgRules *rules, guint64 deal, CgRandom *random)
{
  g_autoptr (TapisGame) game = new_game (rules, deal, random);

  for (guint i = 0; i < MOST && !tapis_game_now (game)->over; i++)
    {
      if (i % 4 == 0)
        look_at_table (game);
      if (tapis_game_now (game)->round_over)
        {
          look_at_table (game);
          tapis_game_next_round (game);
        }
      else
        {
          g_autofree char *move = test_random_move (game, random);

          look_at_moves (game);
          g_assert_true (tapis_game_play_text (game, move));
          look_at_equal_cards (game);
        }
    }
  look_at_table (game);
}

/* The final result of whole games, to each of the players. */
static void
look_at_results (const CgRules *rules, guint64 deal, CgRandom *random)
{
  CgSetup setup = test_random_setup (rules, random);
  g_autofree CgState *state = cg_state_new (rules, &setup);
  int teams[CG_MAX_SEATS];
  CgEvents events;

  cg_deal (rules, &setup, deal, state);
  for (int seat = 0; seat < setup.seats; seat++)
    teams[seat] = cg_team (rules, state, seat);
  while (rules->to_move (state) != CG_NO_SEAT)
    {
      events.n = 0;
      rules->play (state, cg_random_move (rules, state, random), &events);
    }
  for (int you = CG_NO_SEAT; you < setup.seats; you++)
    look (tapis_words_result (rules, state,
                              people_named (grammar_names, you)));
  for (guint winners = 1; winners < 8; winners++)
    {
      gboolean won[CG_MAX_SEATS];

      for (guint i = 0; i < setup.seats; i++)
        won[i] = (winners >> i & 1) != 0;
      for (int you = CG_NO_SEAT; you < setup.seats; you++)
        look (tapis_words_round (won, setup.seats,
                                 people_named (grammar_names, you), teams));
    }
}

/* Plays random moves to the end of a game. Returns the text of the game, in
 * which seat 0 is a person, and writes into @keys a review of that seat:
 * chances, costs and figures of all sizes, and the move that was made as the
 * best one. */
static char *
review_at_random (const CgRules *rules, GKeyFile *keys)
{
  g_autoptr (CgSession) session = NULL;
  g_autofree char *text = NULL;
  g_autofree char *sum = NULL;
  CgRandom random;
  CgSetup setup;

  cg_random_seed (&random, 8);
  setup = test_random_setup (rules, &random);
  session = cg_session_new (rules, &setup, 7);
  while (!cg_session_is_over (session))
    {
      const CgState *state = cg_session_state (session);
      g_autofree char *key = NULL;
      g_autoptr (GString) verdict = NULL;
      CgMove moves[CG_MAX_MOVES];
      guint n = cg_session_n_played (session);

      if (cg_session_round_is_over (session))
        {
          cg_session_next_round (session, NULL);
          continue;
        }
      key = g_strdup_printf ("%u", n);
      verdict = g_string_new (NULL);
      g_string_printf (verdict, "0.%02u 0.%02u looked-ahead 0 -1 %u %u %u ",
                       n * 7 % 100, n * 3 % 26, CG_UNIT_TENTHS, n % 11,
                       n * 5 % 11);
      moves[0] = moves[cg_random_below (&random, rules->moves (state, moves))];
      cg_write_move (rules, state, moves[0], verdict);
      g_key_file_set_value (keys, "seat.0", key, verdict->str);
      cg_session_play (session, moves[0], NULL);
    }
  text = cg_session_to_text (session, NULL);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  g_key_file_set_string (keys, "review", "game", sum);
  g_key_file_set_integer (keys, "review", "format", 4);
  return g_strconcat (text, "\n[table]\nplayer.0=person\n", NULL);
}

/* What a review says of every decision of a game, and its puzzles. */
static void
look_at_review (const CgRules *rules)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autofree char *text = review_at_random (rules, keys);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TapisReview) review = NULL;
  g_autoptr (TapisLesson) puzzles = NULL;
  g_autoptr (TapisTutor) tutor = NULL;

  close (g_file_open_tmp (NULL, &path, &error));
  g_key_file_save_to_file (keys, path, &error);
  review = tapis_review_new (text, -1, path, &error);
  g_assert_no_error (error);
  tapis_review_start (review, 0);
  g_assert_false (tapis_review_now (review)->working); /* it was read */
  for (guint i = 0; i < tapis_review_now (review)->n_decisions; i++)
    look (tapis_review_say_decision (review, i));
  look (tapis_review_say_summary (review));
  look (tapis_review_say_luck (review));
  puzzles = tapis_review_new_puzzles (review);
  tutor = puzzles != NULL ? tapis_tutor_new (puzzles) : NULL;
  for (guint i = 0; tutor != NULL && i < TAPIS_REVIEW_PUZZLES; i++)
    {
      grammar_look (tapis_tutor_get_text (tutor));
      tapis_tutor_show (tutor);
      grammar_look (tapis_tutor_get_text (tutor));
      tapis_tutor_go_on (tutor);
    }
  g_unlink (path);
}

/* Eight questions of a quiz, and every answer. */
static void
look_at_questions (const CgRules *rules, const char *topic, CgRandom *random)
{
  CgSetup setup;

  cg_setup_init (&setup, rules);
  for (guint i = 0; i < 8; i++)
    {
      g_autoptr (TapisQuestion) question =
        tapis_question_new (&setup, rules, topic, random);

      if (question == NULL) /* where every card may be used */
        continue;
      grammar_look (question->text);
      for (guint k = 0; k < question->n_options; k++)
        {
          grammar_look (question->options[k].label);
          grammar_look (question->options[k].why);
          look (tapis_question_mark (question, 1u << k, NULL));
        }
    }
}

static void
look_at_quiz (const CgRules *rules, CgRandom *random)
{
  g_autoptr (TapisGame) game = new_game (rules, 1, random);
  const TapisQuiz *quiz = tapis_game_get_kind (game)->quiz;

  if (tapis_question_get_title (rules, "cards") != NULL)
    look_at_questions (rules, "cards", random);
  for (guint i = 0; quiz != NULL && quiz->topics[i].id != NULL; i++)
    look_at_questions (rules, quiz->topics[i].id, random);
}

static void
look_at_game (const CgRules *rules)
{
  CgRandom random;

  for (guint kind = 1; cg_event_id (rules, kind) != NULL; kind++)
    look_at_events (rules, kind);
  look_at_refusals (rules);
  look_at_reasons (rules);
  look_at_options (rules);
  cg_random_seed (&random, 8);
  look_at_quiz (rules, &random);
  cg_random_seed (&random, 8);
  for (guint64 deal = 0; deal < GAMES; deal++)
    {
      play_game (rules, deal, &random);
      look_at_results (rules, deal, &random);
    }
}

static void
look_at_all (void)
{
  look_at_words ();
  look_at_counts ();
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    look_at_game (cg_games_all[i]);
}

/* Fails where the catalogue of @language is not the one that speaks. */
static void
assert_speaks (const char *language)
{
  g_autofree char *line = g_strdup_printf ("\nLanguage: %s\n", language);

  /* the header is the translation of nothing */
  if (!g_str_equal (language, "en"))
    g_assert_nonnull (strstr (dgettext ("tapis", ""), line));
}

/* What is said in a language: of a game, or without any (%NULL). */
typedef struct
{
  const char    *language;
  const CgRules *rules;
} Case;

static void
test_language (gconstpointer data)
{
  const Case *wanted = data;
  g_auto (GStrv) core = listed_languages ("CORE");

  if (!in_language (wanted->language))
    return;
  assert_speaks (wanted->language);
  grammar_begin (wanted->language);
  if (wanted->rules != NULL)
    {
      look_at_game (wanted->rules);
      if (cg_game_find (wanted->rules->id) != NULL) /* no template */
        look_at_review (wanted->rules);
      grammar_end (0);
      return;
    }
  look_at_words ();
  look_at_counts ();
  grammar_end (
    g_strv_contains ((const char *const *) core, wanted->language) ? 300 : 0);
}

static void
add_case (const char *language, const CgRules *rules)
{
  g_autofree char *path = g_strdup_printf (
    "/rendering/%s/%s", language, rules != NULL ? rules->id : "words");
  Case *wanted = g_new (Case, 1);

  *wanted = (Case) { g_intern_string (language), rules };
  g_test_add_data_func_full (path, wanted, test_language, g_free);
}

/* English is no fault in a language that has hardly begun: whatever its rules
 * are, they are not for what nobody has translated. */
static void
test_untranslated (gconstpointer language)
{
  if (!in_language ("none"))
    return;
  assert_speaks ("none");
  grammar_begin (language);
  look_at_all ();
  grammar_end (0);
  g_assert_cmpuint (g_hash_table_size (grammar_seen ()), >=, 3000);
}

/* What English does not need: genders, and another “and” before some words. */
static void
check_rules (void)
{
  const CgResult result = { .place = { 1, 2 } };
  const TapisPerson eva = { .name = "Eva", .gender = "feminine" };
  const TapisPerson tom = { .name = "Tom", .gender = "masculine" };
  g_autofree char *of_eva = tapis_words_place (&result, 2, 0, &eva);
  g_autofree char *of_tom = tapis_words_place (&result, 2, 0, &tom);
  g_autofree char *other = tapis_words_list (
    (const char *const[]) { "Eva", "Tom", "Iris" }, 3);
  g_autofree char *same = tapis_words_list (
    (const char *const[]) { "Ivo", "Hierro" }, 2);

  g_assert_cmpstr (of_eva, ==,
                   "‹feminine:‹subject|player’s name:Eva› won.›");
  g_assert_cmpstr (of_tom, ==, "‹subject|player’s name:Tom› won.");
  g_assert_cmpstr (tapis_gender_settle (NULL), ==, "masculine");
  g_assert_cmpstr (tapis_gender_settle ("neuter"), ==, "masculine");
  g_assert_cmpstr (tapis_gender_settle ("feminine"), ==, "feminine");
  g_assert_cmpstr (other, ==, "Eva, Tom e Iris");
  g_assert_cmpstr (same, ==, "Ivo and Hierro");
}

/* Every word that is put into a sentence stands there in a role: in sentences
 * of the game @data, or in those of all games. */
static void
test_roles (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *translations = g_strdup (g_getenv ("TAPIS_LOCALEDIR"));

  if (!g_test_subprocess ())
    {
      if (forms_folder == NULL)
        forms_folder = roles_make ("forms");
      g_setenv ("TAPIS_LOCALEDIR", forms_folder, TRUE);
    }
  if (!in_language ("roles"))
    {
      /* those of the languages that follow */
      g_setenv ("TAPIS_LOCALEDIR", translations, TRUE);
      return;
    }
  grammar_begin ("roles");
  if (rules != NULL)
    {
      look_at_game (rules);
      roles_compare (grammar_seen (), rules->id);
      return;
    }
  check_rules ();
  look_at_words ();
  look_at_counts ();
  look_at_game (cg_game_find_any ("null"));
  roles_compare (grammar_seen (), NULL);
  look_at_all ();
  roles_check_asked (grammar_seen ());
}

/* --- the rules themselves --- */

static void
test_faults (gconstpointer language)
{
  g_autoptr (GHashTable) examples = NULL;
  GHashTableIter iter;
  gpointer wrong, right;

  grammar_begin (language);
  examples = grammar_examples ();
  g_hash_table_iter_init (&iter, examples);
  while (g_hash_table_iter_next (&iter, &wrong, &right))
    {
      g_test_message ("%s: %s", (const char *) language, (const char *) wrong);
      g_assert_nonnull (grammar_fault (wrong));
      g_assert_cmpstr (grammar_fault (right), ==, NULL);
    }
}

static void
add_cases (const char *language)
{
  add_case (language, NULL);
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    add_case (language, cg_games_all[i]);
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) languages = NULL;
  g_autofree char *folder = NULL;
  int status;

  test_start (&argc, &argv);
  languages = listed_languages ("LINGUAS");
  if (!g_test_subprocess ())
    folder = roles_make ("untranslated");
  g_test_add_data_func ("/rendering/faults/en", "en", test_faults);
  add_languages ("/rendering/faults", test_faults);
  g_test_add_data_func ("/rendering/roles", NULL, test_roles);
  test_each_game (cg_games_all, "/rendering/roles", test_roles);
  add_cases ("en");
  for (guint i = 0; languages[i] != NULL; i++)
    add_cases (languages[i]);
  add_languages ("/rendering/untranslated", test_untranslated);
  status = g_test_run ();
  if (folder != NULL)
    test_remove_folder (folder);
  if (forms_folder != NULL)
    test_remove_folder (forms_folder);
  g_free (forms_folder);
  return status;
}
