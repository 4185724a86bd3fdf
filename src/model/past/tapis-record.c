/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game, read from its file. */

#include "tapis-record.h"

#include "games/cg-games.h"
#include "tapis-file.h"
#include "model/game/tapis-game-kind.h"
#include "model/words/tapis-marks.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

/* There may be thousands of records. To save memory, values that can be
 * computed from other fields are not stored, and strings that many records have
 * in common are stored once. */
struct _TapisRecord
{
  GObject parent_instance;

  GRefString *folder;     /* the folder of the history; owned, and shared with
                           * other records */
  TapisRecordFacts facts; /* owned: `name` and `seats`; shared with other
                           * records: `text` and the names of the players */
  gint64 when;            /* when the game ended, in seconds since 1970 */
  guint told;             /* the value of tapis_translations_get_serial() when
                           * the text and the names were made */
};

G_DEFINE_FINAL_TYPE (TapisRecord, tapis_record, G_TYPE_OBJECT)

static void
tapis_record_finalize (GObject *object)
{
  TapisRecord *self = TAPIS_RECORD (object);

  for (guint i = 0; i < self->facts.setup.seats; i++)
    g_ref_string_release ((GRefString *) self->facts.seats[i].name);
  g_free ((TapisRecordSeat *) self->facts.seats);
  g_ref_string_release ((GRefString *) self->facts.text);
  g_ref_string_release (self->folder);
  g_free ((char *) self->facts.name);
  G_OBJECT_CLASS (tapis_record_parent_class)->finalize (object);
}

static void
tapis_record_class_init (TapisRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_record_finalize;
}

static void
tapis_record_init (TapisRecord *self)
{
}

/* --- names of files: "GAME-20260131T201500Z-2.tapis" -------- */

#define STAMP_LENGTH 16

const char *
tapis_record_find_time (const char *name)
{
  const char *last = strrchr (name, '-');
  const char *stamp;

  if (last == NULL || last - name < STAMP_LENGTH)
    return NULL;
  stamp = last - STAMP_LENGTH;
  for (guint i = 0; i < STAMP_LENGTH; i++)
    if (i == 8    ? stamp[i] != 'T'
        : i == 15 ? stamp[i] != 'Z'
                  : !g_ascii_isdigit (stamp[i]))
      return NULL;
  return stamp;
}

int
tapis_record_compare_names (const char *a, const char *b)
{
  const char *x = tapis_record_find_time (a);
  const char *y = tapis_record_find_time (b);
  int order;

  if ((x == NULL) != (y == NULL))
    return x == NULL ? 1 : -1; /* a name without a time counts as the oldest */
  if (x == NULL)
    return strcmp (a, b);
  order = strncmp (y, x, STAMP_LENGTH);
  if (order == 0)
    {
      guint64 m = g_ascii_strtoull (x + STAMP_LENGTH + 1, NULL, 10);
      guint64 n = g_ascii_strtoull (y + STAMP_LENGTH + 1, NULL, 10);

      order = m > n ? -1 : m < n;
    }
  return order != 0 ? order : strcmp (a, b);
}

/* Returns when a game ended, in seconds since 1970. This is the time in @name,
 * the name of the game's file; if @name has no time, it is the modification
 * time of the file, whose path is @path. */
static gint64
read_when (const char *path, const char *name)
{
  const char *stamp = tapis_record_find_time (name);
  g_autofree char *text =
    stamp != NULL ? g_strndup (stamp, STAMP_LENGTH) : NULL;
  g_autoptr (GDateTime) utc =
    text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;
  GStatBuf status;

  if (utc != NULL)
    return g_date_time_to_unix (utc);
  return g_stat (path, &status) == 0 ? status.st_mtime : 0;
}

/* --- reading --- */

/* Returns the id of the level of the computer players if all of them have the
 * same level; otherwise NULL. */
static const char *
find_level (const TapisSeat *seats, guint n)
{
  const char *level = NULL;

  for (guint i = 0; i < n; i++)
    {
      if (seats[i].level != NULL && level != NULL &&
          !g_str_equal (level, seats[i].level))
        return NULL;
      level = seats[i].level != NULL ? seats[i].level : level;
    }
  return level;
}

/* Sets the facts about the players and about the end of the game, which is
 * @state. */
static void
read_seats (TapisRecord *self, GKeyFile *keys, const CgState *state)
{
  g_autoptr (GPtrArray) given = g_ptr_array_new_with_free_func (g_free);
  TapisRecordFacts *facts = &self->facts;
  TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
  TapisPerson people[CG_MAX_SEATS];
  guint n = facts->setup.seats;
  TapisRecordSeat *who = g_new (TapisRecordSeat, n);
  g_autofree char *text = NULL;

  tapis_seats_read (keys, n, seats, given);
  facts->you = tapis_seats_settle (seats, n, people);
  facts->won = facts->you != CG_NO_SEAT &&
               facts->result.place[facts->you] == 1;
  facts->level = find_level (seats, n);
  for (guint i = 0; i < n; i++)
    who[i] = (TapisRecordSeat) { g_ref_string_new_intern (people[i].name),
                                 seats[i].level, people[i].animal,
                                 people[i].gender };
  facts->seats = who;
  text = facts->you != CG_NO_SEAT && facts->result.place[facts->you] > 1
           ? tapis_record_say_place (self, (guint) facts->you)
           : tapis_words_result (facts->rules, state, people);
  facts->text = g_ref_string_new_intern (text);
  for (guint i = 0; i < n; i++)
    g_free ((char *) people[i].name);
}

TapisRecord *
tapis_record_new (const char *folder, const char *name, GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  gsize length;
  g_autofree char *text = tapis_file_read (path, &length, error);
  g_autoptr (CgSession) session = NULL;
  g_autoptr (GKeyFile) keys = NULL;
  TapisRecordFacts *facts;
  TapisRecord *self;

  if (text == NULL)
    return NULL;
  session = cg_session_from_text (cg_games, text, (gssize) length, &keys,
                                  error);
  if (session == NULL)
    return NULL;
  if (!cg_session_is_over (session))
    {
      g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_MOVE,
                   "1: the game is not over");
      return NULL;
    }

  self = g_object_new (TAPIS_TYPE_RECORD, NULL);
  self->folder = g_ref_string_new_intern (folder);
  self->told = tapis_translations_get_serial ();
  self->when = read_when (path, name);
  facts = &self->facts;
  facts->name = g_strdup (name);
  facts->rules = cg_session_rules (session);
  facts->setup = *cg_session_setup (session);
  facts->deal = cg_session_deal (session);
  facts->n_moves = cg_session_n_played (session);
  facts->n_rounds = cg_session_round (session);
  facts->has_points = tapis_game_kind_for (facts->rules)->scoring != NULL;
  facts->rules->result (cg_session_state (session), &facts->result);
  read_seats (self, keys, cg_session_state (session));
  if (facts->you != CG_NO_SEAT)
    facts->n_decisions = cg_session_count_decisions (session, facts->you);
  facts->practice = cg_session_practice (session);
  facts->aside = strchr (name, G_DIR_SEPARATOR) != NULL;
  facts->counted = facts->you != CG_NO_SEAT && !facts->practice &&
                   !facts->aside;
  return self;
}

/* --- facts and texts --- */

/* Makes the text of the result and the names again if the language has changed
 * since they were made. This reads the file again, but only when the texts of
 * the record are needed. */
static void
retell (TapisRecord *self)
{
  g_autoptr (TapisRecord) fresh = NULL;
  TapisRecordFacts mine = self->facts;

  if (self->told == tapis_translations_get_serial ())
    return;
  self->told = tapis_translations_get_serial ();
  fresh = tapis_record_new (self->folder, self->facts.name, NULL);
  if (fresh == NULL || fresh->facts.setup.seats != mine.setup.seats)
    return;
  self->facts.seats = fresh->facts.seats;
  self->facts.text = fresh->facts.text;
  fresh->facts.seats = mine.seats;
  fresh->facts.text = mine.text;
}

const TapisRecordFacts *
tapis_record_get_facts (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return &self->facts;
}

const char *
tapis_record_get_result (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  retell (self);
  return self->facts.text;
}

char *
tapis_record_dup_path (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return g_build_filename (self->folder, self->facts.name, NULL);
}

/* Some times have no local time, for example a time in the first hours of the
 * year 1, west of Greenwich. Then the first second of 1970 is returned. */
GDateTime *
tapis_record_dup_time (TapisRecord *self)
{
  GDateTime *local;

  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  local = g_date_time_new_from_unix_local (self->when);
  return local != NULL ? local : g_date_time_new_from_unix_local (0);
}

char *
tapis_record_say_date (TapisRecord *self)
{
  g_autoptr (GDateTime) when = tapis_record_dup_time (self);

  return tapis_words_date (when);
}

char *
tapis_record_say_day (TapisRecord *self)
{
  g_autoptr (GDateTime) when = tapis_record_dup_time (self);

  return tapis_words_day (when);
}

char *
tapis_record_say_place (TapisRecord *self, guint seat)
{
  const TapisRecordFacts *facts = tapis_record_get_facts (self);
  TapisPerson who;

  g_return_val_if_fail (seat < facts->setup.seats, NULL);
  retell (self);
  who = (TapisPerson) {
    facts->seats[seat].name, facts->seats[seat].animal,
    facts->seats[seat].gender, (int) seat == facts->you,
  };
  return tapis_words_place (&facts->result, facts->setup.seats, (int) seat,
                            &who);
}

char *
tapis_record_say_points (TapisRecord *self, int points)
{
  const TapisRecordFacts *facts = tapis_record_get_facts (self);

  return facts->has_points
           ? tapis_game_kind_for (facts->rules)->scoring->text (points)
           : NULL;
}

/* --- the whole game as text --- */

/* Returns a line about the player at @seat: "1. Fox (Easy), 12 points". The
 * place, the level or the points are left out if there are none. */
static char *
describe_player (TapisRecord *self, guint seat)
{
  const TapisRecordFacts *facts = &self->facts;
  const char *level = facts->seats[seat].level;
  g_autofree char *points =
    tapis_record_say_points (self, facts->result.score[seat]);
  g_autofree char *number = tapis_words_number (facts->result.place[seat]);
  g_autofree char *who =
    level == NULL
      ? g_strdup (facts->seats[seat].name)
      /* Translators: in the text of a finished game: a player and the
       * level of the computer: "Fox (Easy)". */
      : g_strdup_printf (C_("exported game", "%s (%s)"),
                         facts->seats[seat].name,
                         tapis_words_level_title (cg_player_find (level)));
  g_autofree char *with_points =
    points == NULL
      ? g_strdup (who)
      /* Translators: in the text of a finished game: a player and what they
       * have: "Fox (Easy), 12 points". */
      : g_strdup_printf (C_("exported game", "%s, %s"), who, points);

  return facts->result.place[seat] == 0
           ? g_steal_pointer (&with_points)
           /* Translators: in the text of a finished game: who came first,
            * second …: "1. Fox (Easy), 12 points". */
           : g_strdup_printf (C_("exported game", "%s. %s"), number,
                              with_points);
}

/* Adds a line for each player to @text, in the order of their places. */
static void
append_players (TapisRecord *self, GString *text)
{
  for (guint place = 0; place <= self->facts.setup.seats; place++)
    for (guint seat = 0; seat < self->facts.setup.seats; seat++)
      if (self->facts.result.place[seat] == place)
        {
          g_autofree char *player = describe_player (self, seat);

          g_string_append_printf (text, "%s\n", player);
        }
}

/* Adds the house rules of @game and the sentences of its log to @text. */
static void
append_game (TapisGame *game, GString *text)
{
  const char *const *rules = tapis_game_get_house_rules (game);
  GListModel *log = tapis_game_now (game)->log;

  if (rules[0] != NULL)
    g_string_append_printf (
      text, "\n%s\n",
      /* Translators: in the text of a finished game: the rules that differed
       * from the usual game follow. */
      C_("heading", "House rules"));
  for (guint i = 0; rules[i] != NULL; i++)
    g_string_append_printf (text, "%s\n", rules[i]);
  /* Translators: in the text of a finished game: a sentence for each move
   * follows. */
  g_string_append_printf (text, "\n%s\n", C_("heading", "What happened"));
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

      g_string_append_printf (text, "%s\n", tapis_log_entry_get_text (entry));
    }
}

char *
tapis_record_to_text (TapisRecord *self, GError **error)
{
  g_autofree char *path = tapis_record_dup_path (self);
  gsize length;
  g_autofree char *saved = tapis_file_read (path, &length, error);
  g_autofree char *date = tapis_record_say_date (self);
  g_autoptr (GString) text = g_string_new (_(self->facts.rules->title));
  g_autoptr (TapisGame) game = NULL;

  if (saved == NULL)
    return NULL;
  game = tapis_game_new_from_text (saved, (gssize) length, error);
  if (game == NULL)
    return NULL;
  g_string_append_printf (text, "\n%s\n", date);
  if (self->facts.deal != 0)
    {
      g_autofree char *number =
        g_strdup_printf ("%" G_GUINT64_FORMAT, self->facts.deal);

      /* Translators: in the text of a finished game: the number that deals the
       * same cards again. A noun. */
      g_string_append_printf (text, C_("exported game", "Deal %s"), number);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, "\n%s\n", tapis_record_get_result (self));
  append_players (self, text);
  append_game (game, text);
  /* the text is used outside the program, so the invisible marks of translation
   * mode are removed */
  return tapis_marks_strip (text->str);
}
