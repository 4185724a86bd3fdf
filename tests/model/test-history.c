/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The history of finished games, and the statistics counted from it: of every
 * game that is registered, with broken files among them, and with thousands. */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"
#include "model/past/tapis-history.h"
#include "model/past/tapis-deal-link.h"
#include "model/past/tapis-goals.h"
#include "model/past/tapis-statistics.h"
#include "model/words/tapis-translations.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <time.h>

typedef struct
{
  char         *folder;
  char         *files;
  TapisStore   *store;
  TapisHistory *history;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp ("tapis-history-XXXXXX", NULL);
  g_assert_nonnull (place->folder);
  place->store = tapis_store_new (place->folder);
  place->files = tapis_store_dup_history_folder (place->store);
  place->history = tapis_history_new (place->store);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_assert_finalize_object (place->history);
  g_assert_finalize_object (place->store);
  test_remove_folder (place->folder);
  g_free (place->folder);
  g_free (place->files);
}

/* --- games to remember --- */

/* A whole game of @rules by chance, as the text of its save; who wins and who
 * does not: seats. */
typedef struct
{
  const CgRules *rules;
  char          *text; /* without [table] */
  guint          seats;
  CgResult       result;
  guint          n_moves;
  guint          decisions[CG_MAX_SEATS]; /* what each could choose */
  int            winner;
  int            loser;
} Played;

static Played
play_dealt (const CgRules *rules, guint seats, guint dealer, guint64 deal)
{
  Played played = { .rules = rules, .seats = seats };
  g_autoptr (CgSession) session = NULL;
  CgRandom random;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = (guint8) seats;
  setup.dealer = (guint8) dealer;
  cg_random_seed (&random, deal);
  session = cg_session_new (rules, &setup, deal);
  while (!cg_session_is_over (session))
    if (cg_session_round_is_over (session))
      cg_session_next_round (session, NULL);
    else
      {
        const CgState *state = cg_session_state (session);
        CgMove moves[CG_MAX_MOVES];

        if (rules->moves (state, moves) > 1)
          played.decisions[rules->to_move (state)]++;
        cg_session_play (session, cg_random_move (rules, state, &random),
                         NULL);
      }
  rules->result (cg_session_state (session), &played.result);
  played.text = cg_session_to_text (session, NULL);
  played.n_moves = cg_session_n_played (session);
  for (guint i = 0; i < seats; i++)
    if (played.result.place[i] == 1)
      played.winner = (int) i;
    else
      played.loser = (int) i;
  return played;
}

static Played
play (const CgRules *rules, guint seats, guint64 deal)
{
  return play_dealt (rules, seats, 0, deal);
}

static char *
text_of (const Played *played, int person, const char *level)
{
  g_autoptr (GString) text = g_string_new (played->text);

  g_string_append_printf (text, "\n[table]\nviewer=%d\n", person);
  for (int i = 0; i < (int) played->seats; i++)
    g_string_append_printf (text, "player.%d=%s\n", i,
                            i == person ? "person" : level);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Writes the file of a game that ended on @second. */
static void
keep (Place *place, const char *id, guint second, const char *text,
      gssize length)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_utc (
    G_GINT64_CONSTANT (1700000000) + second);
  g_autofree char *stamp = g_date_time_format (when, "%Y%m%dT%H%M%SZ");
  g_autofree char *name = g_strdup_printf ("%s-%s-1.tapis", id, stamp);
  g_autofree char *path = g_build_filename (place->files, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (place->files, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

static void
keep_game (Place *place, const Played *played, guint second, int person,
           const char *level)
{
  g_autofree char *text = text_of (played, person, level);

  keep (place, played->rules->id, second, text, -1);
}

/* Loads, and waits until all is there. */
static guint
load (Place *place)
{
  tapis_history_load (place->history);
  while (tapis_history_get_loading (place->history))
    g_main_context_iteration (NULL, TRUE);
  return g_list_model_get_n_items (tapis_history_get_records (place->history));
}

static TapisRecord *
nth (Place *place, guint i)
{
  g_autoptr (TapisRecord) record =
    g_list_model_get_item (tapis_history_get_records (place->history), i);

  return record; /* the list keeps it */
}

/* --- tests --- */

/* Every game, with as many players as may play it. */
static void
test_every_game (Place *place, gconstpointer data)
{
  for (guint i = 0; cg_games[i] != NULL; i++)
    for (guint n = cg_games[i]->min_seats; n <= cg_games[i]->max_seats; n += 3)
      {
        Played played = play (cg_games[i], n, 11 + n);
        const TapisRecordFacts *facts;
        TapisRecord *record;
        g_autofree char *all = NULL;
        g_autofree char *date = NULL;
        g_autoptr (GError) error = NULL;

        keep_game (place, &played, i * 100 + n, played.winner, "medium");
        load (place);
        record = nth (place, 0);
        facts = tapis_record_get_facts (record);
        g_assert_true (facts->rules == cg_games[i]);
        g_assert_cmpuint (facts->setup.seats, ==, n);
        g_assert_cmpuint (facts->deal, ==, 11 + n);
        g_assert_cmpuint (facts->n_moves, ==, played.n_moves);
        g_assert_cmpint (facts->you, ==, played.winner);
        g_assert_cmpuint (facts->n_decisions, ==,
                          played.decisions[played.winner]);
        g_assert_cmpstr (facts->level, ==, "medium");
        g_assert_true (facts->counted);
        g_assert_true (facts->won);
        for (guint seat = 0; seat < n; seat++)
          {
            g_assert_cmpuint (facts->result.place[seat], ==,
                              played.result.place[seat]);
            g_assert_cmpint (facts->result.score[seat], ==,
                             played.result.score[seat]);
          }

        all = tapis_record_to_text (record, &error);
        g_assert_no_error (error);
        g_assert_true (g_str_has_prefix (all, cg_games[i]->title));
        date = tapis_record_say_date (record);
        g_assert_nonnull (strstr (all, date));
        g_assert_nonnull (strstr (all, "(Medium)"));
        g_assert_nonnull (strstr (all, "You"));
        /* at least a line for most moves */
        {
          g_auto (GStrv) lines = g_strsplit (all, "\n", -1);

          g_assert_cmpuint (g_strv_length (lines), >, played.n_moves / 2);
        }
        g_free (played.text);
      }
}

/* Writes a catalogue in which @text, which follows the header, is
 * @translation. */
static void
write_catalogue (const char *path, const char *text, const char *translation)
{
  const char *parts[] = { "", text, "Content-Type: text/plain; charset=UTF-8\n",
                          translation };
  guint32 head[7 + 2 * G_N_ELEMENTS (parts)] = { 0x950412de, 0, 2, 28, 44 };
  g_autoptr (GByteArray) all = g_byte_array_new ();
  guint32 at = sizeof head;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      head[7 + 2 * i] = (guint32) strlen (parts[i]);
      head[8 + 2 * i] = at;
      at += head[7 + 2 * i] + 1;
    }
  g_byte_array_append (all, (const guint8 *) head, sizeof head);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_byte_array_append (all, (const guint8 *) parts[i],
                         (guint) strlen (parts[i]) + 1);
  g_assert_true (g_file_set_contents (path, (const char *) all->data,
                                      (gssize) all->len, NULL));
}

/* A game that leaves the program has no marks of translation mode. */
static void
test_no_marks (Place *place, gconstpointer data)
{
  Played played = play (cg_games[0], 2, 5);
  g_autofree char *folder = g_build_filename (place->folder, "fr",
                                              "LC_MESSAGES", NULL);
  g_autofree char *path = g_build_filename (folder, "tapis.mo", NULL);
  g_autofree char *all = NULL;
  g_autoptr (GError) error = NULL;

  keep_game (place, &played, 1, 0, "medium");
  load (place);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  write_catalogue (path, cg_games[0]->title,
                   "\342\201\241\342\201\242\342\201\244Bataille");
  tapis_translations_reload (place->folder);
  g_assert_true (tapis_translations_set_language ("fr"));
  g_assert_false (g_str_has_prefix (_(cg_games[0]->title), "Bataille"));
  all = tapis_record_to_text (nth (place, 0), &error);
  tapis_translations_set_language (NULL);
  tapis_translations_reload (g_getenv ("TAPIS_LOCALEDIR"));
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (all, "Bataille\n"));
  g_free (played.text);
}

/* The newest first, whatever the order in the folder, and wherever. */
static void
test_order (Place *place, gconstpointer data)
{
  static const char *const names[] = {
    "noddy-20260131T201500Z-10.tapis", "yellow-dwarf-20260131T201500Z-9.tapis",
    "balco-20260131T201459Z-1.tapis", "norwegian-20251231T235959Z-1.tapis",
    "a.tapis", "b-1.tapis",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint j = 0; j < G_N_ELEMENTS (names); j++)
      {
        int order = tapis_record_compare_names (names[i], names[j]);

        g_assert_cmpint (order < 0, ==, i < j);
        g_assert_cmpint (order > 0, ==, i > j);
      }
  {
    Played played = play (cg_games[0], 3, 5);

    keep_game (place, &played, 200, 0, "easy");
    keep_game (place, &played, 100, 0, "easy");
    g_assert_cmpuint (load (place), ==, 2);
    keep_game (place, &played, 150, 0, "hard");
    keep_game (place, &played, 300, 0, "easy");
    g_assert_cmpuint (load (place), ==, 4);
    for (guint i = 1; i < 4; i++)
      g_assert_cmpint (tapis_record_compare_names (
                         tapis_record_get_facts (nth (place, i - 1))->name,
                         tapis_record_get_facts (nth (place, i))->name), <, 0);
    g_free (played.text);
  }
}

/* What cannot be read is named and left alone, and is in nobody's way. */
static void
test_broken (Place *place, gconstpointer data)
{
  Played played = play (cg_games[0], 3, 5);
  g_autofree char *good = text_of (&played, 0, "easy");
  const char *id = played.rules->id;
  gsize half = strlen (good) / 2;
  g_autofree char *huge = g_strnfill (5 * 1024 * 1024, 'x');
  g_autofree char *folder = NULL;
  g_autofree char *unfinished = NULL;

  keep (place, id, 1, good, -1);
  keep (place, id, 2, "", 0);
  keep (place, id, 3, "\0\1\2\3", 4);
  keep (place, id, 4, good, (gssize) half / 3);
  keep (place, id, 5, huge, -1);
  keep (place, "bridge", 6, "[game]\nformat=1\nid=bridge\n", -1);
  {
    /* a game that is not over */
    g_autoptr (TapisGame) game = test_game (3, 4);

    unfinished = tapis_game_to_text (game);
    keep (place, "norwegian", 7, unfinished, -1);
  }
  folder = g_build_filename (place->files, "x-20260131T201459Z-1.tapis", NULL);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  keep (place, "no-stamp", 8, good, -1);

  g_assert_cmpuint (load (place), ==, 2);
  g_assert_cmpuint (
    g_strv_length ((char **) tapis_history_get_broken (place->history)), ==,
    7);
  g_assert_cmpuint (load (place), ==, 2);
  for (guint i = 0; tapis_history_get_broken (place->history)[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (
        place->files, tapis_history_get_broken (place->history)[i], NULL);

      g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
    }

  /* a truncation anywhere never crashes */
  for (gsize n = 0; n < strlen (good); n += 61)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TapisRecord) record = NULL;
      g_autofree char *part = g_strndup (good, n);

      keep (place, id, 2, part, -1);
      record = tapis_record_new (place->files,
                                 tapis_history_get_broken (place->history)[0],
                                 &error);
      g_assert_true ((record == NULL) == (error != NULL));
    }
  g_free (played.text);
}

static void
test_no_folder (Place *place, gconstpointer data)
{
  g_assert_cmpuint (load (place), ==, 0);
  g_assert_null (tapis_history_get_broken (place->history)[0]);
}

static double
cpu_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec * 1e3 + (double) now.tv_nsec / 1e6;
}

/* Two thousand games: nothing that the main loop does takes the time of a
 * frame. (Its own time is measured: the machine may do other things.) */
static void
test_thousands (Place *place, gconstpointer data)
{
  Played played[4];
  TapisTally tally;
  TapisFilter all = { 0 };
  gint64 start;
  double worst = 0;
  guint wins = 0;

  for (guint i = 0; i < 4; i++)
    played[i] = play (cg_games[i % 2], 2 + i, 40 + i);
  for (guint i = 0; i < 2000; i++)
    {
      const Played *game = &played[i % 4];
      int person = i % 3 == 0 ? game->winner : game->loser;

      keep_game (place, game, i * 60, person, i % 2 == 0 ? "easy" : "hard");
      wins += game->result.place[person] == 1;
    }
  start = g_get_monotonic_time ();
  tapis_history_load (place->history);
  while (tapis_history_get_loading (place->history))
    {
      double before = cpu_ms ();

      g_main_context_iteration (NULL, TRUE);
      worst = MAX (worst, cpu_ms () - before);
    }
  g_test_message ("2000 games in %.2f s, longest iteration %.2f ms",
                  (double) (g_get_monotonic_time () - start) / 1e6, worst);
  g_assert_cmpuint (
    g_list_model_get_n_items (tapis_history_get_records (place->history)), ==,
    2000);
  g_assert_cmpfloat (worst, <, 16);
  {
    double before = cpu_ms ();
    g_autoptr (GPtrArray) records =
      tapis_statistics_select (tapis_history_get_records (place->history),
                               &all);
    g_autoptr (GPtrArray) groups = tapis_statistics_group (records);

    tapis_statistics_count (records, &tally);
    g_test_message ("counted in %.2f ms", cpu_ms () - before);
    g_assert_cmpfloat (cpu_ms () - before, <, 16);
    g_assert_cmpuint (groups->len, ==, 4);
  }
  g_assert_cmpuint (tally.games, ==, 2000);
  g_assert_cmpuint (tally.wins, ==, wins);
  for (guint i = 0; i < 4; i++)
    g_free (played[i].text);
}

static guint
count_files (const char *folder, const char *suffix)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_suffix (name, suffix);
  return n;
}

static void
test_delete (Place *place, gconstpointer data)
{
  Played played = play (cg_games[0], 3, 5);
  g_autoptr (TapisRecord) middle = NULL;
  g_autoptr (TapisRecord) first = NULL;

  for (guint i = 1; i <= 3; i++)
    keep_game (place, &played, i, 0, "easy");
  g_assert_cmpuint (load (place), ==, 3);
  middle = g_object_ref (nth (place, 1));
  first = g_object_ref (nth (place, 0));

  g_assert_true (tapis_history_delete (place->history, middle));
  g_assert_cmpuint (load (place), ==, 2);
  g_assert_cmpuint (count_files (place->files, ".tapis"), ==, 2);
  g_assert_true (tapis_history_bring_back (place->history, middle));
  g_assert_cmpuint (load (place), ==, 3);
  g_assert_true (nth (place, 1) == middle);

  g_assert_true (tapis_history_delete (place->history, middle));
  g_assert_true (tapis_history_delete (place->history, first));
  tapis_history_forget (place->history, middle);
  g_assert_cmpuint (count_files (place->files, ".deleted"), ==, 1);
  /* the next start finishes what nobody has undone */
  g_assert_finalize_object (place->history);
  place->history = tapis_history_new (place->store);
  g_assert_cmpuint (load (place), ==, 1);
  g_assert_cmpuint (count_files (place->files, ".deleted"), ==, 0);
  {
    TestEar ear = { 0 };

    test_listen (&ear, place->history, "failed");
    g_assert_false (tapis_history_bring_back (place->history, middle));
    g_assert_cmpuint (ear.n, ==, 1);
    g_assert_true (g_str_has_prefix (ear.last,
                                     "The history cannot be changed: "));
    g_free (ear.last);
  }
  g_free (played.text);
}

/* A reading that nobody waits for any more. */
static void
test_given_up (Place *place, gconstpointer data)
{
  Played played = play (cg_games[0], 3, 5);

  for (guint i = 1; i <= 100; i++)
    keep_game (place, &played, i, 0, "easy");
  tapis_history_load (place->history);
  g_assert_finalize_object (place->history);
  for (guint i = 0; i < 20; i++)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
  place->history = tapis_history_new (place->store);
  /* asked again while it reads, it looks again */
  tapis_history_load (place->history);
  keep_game (place, &played, 101, 0, "easy");
  g_assert_cmpuint (load (place), ==, 101);
  g_free (played.text);
}

static TapisTally
count (Place *place, TapisFilter filter)
{
  g_autoptr (GPtrArray) records =
    tapis_statistics_select (tapis_history_get_records (place->history),
                             &filter);
  TapisTally tally;

  tapis_statistics_count (records, &tally);
  return tally;
}

static void
test_statistics (Place *place, gconstpointer data)
{
  static const char won[] = "1101110011";
  Played three = play (cg_games[0], 3, 5);
  Played four = play (cg_games[0], 4, 6);
  Played other = play (cg_games[1], 2, 7);
  TapisTally tally;

  for (guint i = 0; won[i] != '\0'; i++)
    keep_game (place, &three, i, won[i] == '1' ? three.winner : three.loser,
               "easy");
  keep_game (place, &four, 100, four.loser, "hard");
  keep_game (place, &other, 50, other.winner, "easy");
  {
    /* not counted: practice, several persons, nobody */
    g_autofree char *text = text_of (&three, three.winner, "easy");
    g_autofree char *practice =
      g_strconcat (text, "\n[sitting]\npractice=on\n", NULL);
    g_autofree char *all = text_of (&three, 0, "person");
    g_autofree char *none = text_of (&three, 99, "easy");

    keep (place, three.rules->id, 200, practice, -1);
    keep (place, three.rules->id, 201, all, -1);
    keep (place, three.rules->id, 202, none, -1);
  }
  g_assert_cmpuint (load (place), ==, 15);
  for (guint i = 0; i < 3; i++)
    g_assert_false (tapis_record_get_facts (nth (place, i))->counted);

  tally = count (place, (TapisFilter) { 0 });
  g_assert_cmpuint (tally.games, ==, 12);
  g_assert_cmpuint (tally.wins, ==, 8);
  g_assert_cmpuint (tapis_tally_share (&tally), ==, 67);
  g_assert_cmpuint (tally.streak, ==, 0); /* the last one was lost */
  g_assert_null (tally.rules);
  g_assert_null (tally.level);
  g_assert_cmpuint (tally.seats, ==, 0);

  tally = count (place, (TapisFilter) { .rules = cg_games[0], .seats = 3 });
  g_assert_cmpuint (tally.games, ==, 10);
  g_assert_cmpuint (tally.wins, ==, 7);
  g_assert_cmpuint (tally.streak, ==, 2);
  g_assert_cmpuint (tally.longest, ==, 3);
  g_assert_cmpstr (tally.level, ==, "easy");
  g_assert_cmpuint (tapis_tally_share (&tally), ==, 70);

  {
    TapisFilter all = { 0 };
    g_autoptr (GPtrArray) records =
      tapis_statistics_select (tapis_history_get_records (place->history),
                               &all);
    g_autoptr (GPtrArray) list = tapis_statistics_list_best (records);
    const TapisBest *best = g_ptr_array_index (list, 0);

    g_assert_cmpuint (list->len, ==, 2);
    g_assert_true (best->rules == cg_games[0]);
    g_assert_null (best->most);
    g_assert_cmpuint (best->longest, ==, 3);
    /* the one of four, which is longer or shorter, was lost */
    g_assert_cmpuint (tapis_record_get_facts (best->quickest)->n_moves, ==,
                      three.n_moves);
    g_assert_cmpuint (tapis_record_get_facts (best->quickest)->n_decisions,
                      ==, three.decisions[three.winner]);
    best = g_ptr_array_index (list, 1);
    g_assert_true (best->rules == cg_games[1]);
    g_assert_cmpuint (best->longest, ==, 1);
  }

  tally = count (place, (TapisFilter) { .level = "hard" });
  g_assert_cmpuint (tally.games, ==, 1);
  g_assert_cmpuint (tally.seats, ==, 4);
  tally = count (place, (TapisFilter) { .level = "medium" });
  g_assert_cmpuint (tally.games, ==, 0);
  g_assert_cmpuint (tapis_tally_share (&tally), ==, 0);

  /* set aside, they stay, and are counted no more */
  tapis_history_set_aside (place->history, cg_games[1]);
  while (count (place, (TapisFilter) { 0 }).games != 11)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (load (place), ==, 15);
  tally = count (place, (TapisFilter) { .rules = cg_games[1] });
  g_assert_cmpuint (tally.games, ==, 0);
  tapis_history_set_aside (place->history, NULL);
  while (count (place, (TapisFilter) { 0 }).games != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (load (place), ==, 15);
  for (guint i = 0; i < 15; i++)
    g_assert_true (tapis_record_get_facts (nth (place, i))->aside);
  g_free (three.text);
  g_free (four.text);
  g_free (other.text);
}

/* Keeps a review of the game beside it; its path. */
static char *
keep_review (TapisRecord *record)
{
  g_autofree char *path = tapis_record_dup_path (record);
  char *review = tapis_store_review_path (path);

  g_assert_true (g_str_has_suffix (review, ".review"));
  g_assert_true (g_file_set_contents (review, "[review]\n", -1, NULL));
  return review;
}

/* Where a game goes its review goes too. */
/* Goals go from one game to ten, and count the last games alone. */
static void
test_goals (Place *place, gconstpointer data)
{
  static const struct { const char *won; guint reached, wins, lately, games; }
  cases[] = {
    { "0", 0, 1, 0, 0 },         { "01", 1, 3, 1, 2 },
    { "0101", 1, 3, 2, 4 },      { "01011", 2, 6, 3, 5 },
    { "1000101", 1, 3, 2, 4 },   { "111111", 3, 0, 0, 0 },
  };
  Played game = play (cg_games[0], 2, 5);
  TapisFilter all = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint k = 0; cases[i].won[k] != '\0'; k++)
      keep_game (place, &game, i * 100 + k,
                 cases[i].won[k] == '1' ? game.winner : game.loser,
                 "easy");
  load (place);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GPtrArray) records =
        tapis_statistics_select (tapis_history_get_records (place->history),
                                 &all);
      g_autoptr (GPtrArray) goals = NULL;
      const TapisGoal *goal;
      guint before = 0;

      for (guint k = 0; k < i; k++)
        before += (guint) strlen (cases[k].won);
      g_ptr_array_set_size (records,
                            (int) (before + strlen (cases[i].won)));
      g_ptr_array_remove_range (records, 0, before);
      goals = tapis_goals_list (records);
      g_assert_cmpuint (goals->len, ==, 1);
      goal = g_ptr_array_index (goals, 0);
      g_assert_cmpstr (goal->level, ==, "easy");
      g_assert_cmpuint (goal->reached, ==, cases[i].reached);
      g_assert_cmpuint (goal->wins, ==, cases[i].wins);
      g_assert_cmpuint (goal->lately, ==, cases[i].lately);
      g_assert_cmpuint (goal->games, ==, cases[i].games);
    }
  g_free (game.text);
}

#define DAY (24 * 60 * 60)

static void
check_days (Place *place, guint day, gboolean today, guint streak)
{
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (
    G_GINT64_CONSTANT (1700000000) + day * DAY);
  TapisFilter all = { 0 };
  g_autoptr (GPtrArray) records =
    tapis_statistics_select (tapis_history_get_records (place->history), &all);
  g_autoptr (GPtrArray) days = tapis_days_list (records, now);
  g_autofree char *folder = tapis_store_dup_history_folder (place->store);
  g_autoptr (GPtrArray) read = tapis_days_read (folder, now);
  const TapisDays *noddy;

  g_assert_cmpuint (days->len, ==, 1);
  noddy = g_ptr_array_index (days, 0);
  g_assert_cmpstr (noddy->rules->id, ==, "noddy");
  g_assert_cmpint (noddy->today != NULL, ==, today);
  /* the files of that day alone say the same */
  g_assert_cmpuint (read->len, ==, today ? 1 : 0);
  if (today)
    g_assert_cmpstr (
      tapis_record_get_facts (g_ptr_array_index (read, 0))->name, ==,
      tapis_record_get_facts (noddy->today)->name);
  g_assert_cmpuint (noddy->streak, ==, streak);
}

/* The most points, and the fewest decisions of those that were won. */
static void
check_best (Place *place)
{
  TapisFilter all = { 0 };
  g_autoptr (GPtrArray) records =
    tapis_statistics_select (tapis_history_get_records (place->history), &all);
  g_autoptr (GPtrArray) list = tapis_statistics_list_best (records);
  const TapisBest *best = g_ptr_array_index (list, 0);
  const TapisRecordFacts *most = tapis_record_get_facts (best->most);
  const TapisRecordFacts *quickest = tapis_record_get_facts (best->quickest);

  g_assert_cmpuint (list->len, ==, 1);
  g_assert_true (quickest->won);
  for (guint i = 0; i < records->len; i++)
    {
      const TapisRecordFacts *facts =
        tapis_record_get_facts (g_ptr_array_index (records, i));

      g_assert_cmpint (facts->result.score[facts->you], <=,
                       most->result.score[most->you]);
      g_assert_true (!facts->won ||
                     facts->n_decisions >= quickest->n_decisions);
    }
}

/* The quickest win took the fewest decisions of one's own, in however many
 * moves of all players. */
static void
test_quickest (Place *place, gconstpointer data)
{
  const TapisFilter all = { 0 };
  guint fewest = G_MAXUINT, shortest = G_MAXUINT, of_shortest = 0;
  g_autoptr (GPtrArray) records = NULL;
  g_autoptr (GPtrArray) list = NULL;
  const TapisBest *best;

  for (guint deal = 1; deal <= 12; deal++)
    {
      Played played = play (cg_games[0], 4, deal);
      guint decisions = played.decisions[played.winner];

      keep_game (place, &played, deal, played.winner, "easy");
      fewest = MIN (fewest, decisions);
      if (played.n_moves < shortest)
        {
          shortest = played.n_moves;
          of_shortest = decisions;
        }
      g_free (played.text);
    }
  g_assert_cmpuint (of_shortest, >, fewest);
  load (place);
  records = tapis_statistics_select (tapis_history_get_records (place->history),
                                     &all);
  list = tapis_statistics_list_best (records);
  best = g_ptr_array_index (list, 0);
  g_assert_cmpuint (tapis_record_get_facts (best->quickest)->n_decisions, ==,
                    fewest);
}

/* A deal of the day counts on its own day, and the first game of it. */
static void
test_days (Place *place, gconstpointer data)
{
  const CgRules *rules = cg_game_find ("noddy");

  for (guint day = 0; day < 5; day++)
    {
      g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (
        G_GINT64_CONSTANT (1700000000) + day * DAY);
      Played game = play_dealt (rules, 2, 1, tapis_deal_of_day (when));

      /* on the day after the third nothing, then that one, a day late */
      keep_game (place, &game, (day == 3 ? 4 : day) * DAY + day, game.winner,
                 "easy");
      if (day < 3)
        keep_game (place, &game, day * DAY + 100, game.loser, "easy");
      g_free (game.text);
    }
  load (place);
  check_days (place, 2, TRUE, 3);
  check_days (place, 3, FALSE, 3);
  check_days (place, 4, TRUE, 1);
  check_days (place, 6, FALSE, 0);
  check_best (place);
}

static void
test_review (Place *place, gconstpointer data)
{
  Played played = play (cg_games[0], 3, 5);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *aside = NULL;
  g_autoptr (TapisRecord) record = NULL;
  g_autoptr (TapisRecord) other = NULL;

  for (guint i = 1; i <= 3; i++)
    keep_game (place, &played, i, 0, "easy");
  g_assert_cmpuint (load (place), ==, 3);
  record = g_object_ref (nth (place, 0));
  other = g_object_ref (nth (place, 1));
  first = keep_review (record);
  second = keep_review (other);
  g_free (keep_review (nth (place, 2)));
  /* it is no game, and outlasts a deletion that is undone */
  g_assert_cmpuint (load (place), ==, 3);
  g_assert_true (tapis_history_delete (place->history, record));
  g_assert_true (tapis_history_bring_back (place->history, record));
  g_assert_true (g_file_test (first, G_FILE_TEST_EXISTS));
  g_assert_true (tapis_history_delete (place->history, record));
  tapis_history_forget (place->history, record);
  g_assert_false (g_file_test (first, G_FILE_TEST_EXISTS));
  /* or the next start forgets it */
  g_assert_true (tapis_history_delete (place->history, other));
  g_assert_finalize_object (place->history);
  place->history = tapis_history_new (place->store);
  g_assert_cmpuint (load (place), ==, 1);
  g_assert_false (g_file_test (second, G_FILE_TEST_EXISTS));
  tapis_history_set_aside (place->history, NULL);
  while (count (place, (TapisFilter) { 0 }).games != 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (load (place), ==, 1);
  {
    g_autofree char *path = tapis_record_dup_path (nth (place, 0));

    aside = tapis_store_review_path (path);
  }
  g_assert_nonnull (strstr (aside, "earlier"));
  g_assert_true (g_file_test (aside, G_FILE_TEST_EXISTS));
  g_free (played.text);
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*run) (Place *place, gconstpointer data);
  } tests[] = {
    { "/history/every-game", test_every_game },
    { "/history/no-marks", test_no_marks },
    { "/history/order", test_order },
    { "/history/broken", test_broken },
    { "/history/no-folder", test_no_folder },
    { "/history/thousands", test_thousands },
    { "/history/delete", test_delete },
    { "/history/review", test_review },
    { "/history/given-up", test_given_up },
    { "/history/statistics", test_statistics },
    { "/history/goals", test_goals },
    { "/history/quickest", test_quickest },
    { "/history/days", test_days },
  };

  test_start (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Place, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
