/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A finished game, read from its file. Knows no rule and no window. */

#include "config.h"

#include "tapis-record.h"

#include "games/cg-games.h"
#include "tapis-file.h"
#include "model/game/tapis-game-private.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

struct _TapisRecord
{
  GObject parent_instance;

  /* owned */
  char *name;
  char *path;
  GDateTime *when;
  char *date;
  char *day;
  char *names[CG_MAX_SEATS];
  char *text;

  /* settled */
  const CgRules *rules;
  CgSetup setup;
  guint64 deal;
  guint n_moves;
  guint n_rounds;
  gboolean practice;
  int you;
  TapisSeat seats[CG_MAX_SEATS]; /* their names are those above */
  CgResult result;
};

G_DEFINE_FINAL_TYPE (TapisRecord, tapis_record, G_TYPE_OBJECT)

static void
tapis_record_finalize (GObject *object)
{
  TapisRecord *self = TAPIS_RECORD (object);

  g_free (self->name);
  g_free (self->path);
  g_clear_pointer (&self->when, g_date_time_unref);
  g_free (self->date);
  g_free (self->day);
  g_free (self->text);
  for (guint i = 0; i < CG_MAX_SEATS; i++)
    g_free (self->names[i]);
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

/* --- names of files: "norwegian-20260131T201500Z-2.tapis" --- */

#define STAMP_LENGTH 16

/* Where the time begins in a file's name, or NULL. */
static const char *
find_stamp (const char *name)
{
  const char *last = strrchr (name, '-');
  const char *stamp;

  if (last == NULL || last - name < STAMP_LENGTH)
    return NULL;
  stamp = last - STAMP_LENGTH;
  for (guint i = 0; i < STAMP_LENGTH; i++)
    if (i == 8 ? stamp[i] != 'T'
               : i == 15 ? stamp[i] != 'Z' : !g_ascii_isdigit (stamp[i]))
      return NULL;
  return stamp;
}

int
tapis_record_compare_names (const char *a, const char *b)
{
  const char *x = find_stamp (a);
  const char *y = find_stamp (b);
  int order;

  if ((x == NULL) != (y == NULL))
    return x == NULL ? 1 : -1; /* of no time: the oldest */
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

/* The time of the name, or of the file. */
static GDateTime *
read_when (const char *path, const char *name)
{
  const char *stamp = find_stamp (name);
  g_autofree char *text =
    stamp != NULL ? g_strndup (stamp, STAMP_LENGTH) : NULL;
  g_autoptr (GDateTime) utc =
    text != NULL ? g_date_time_new_from_iso8601 (text, NULL) : NULL;
  GStatBuf status;

  if (utc == NULL)
    utc = g_date_time_new_from_unix_utc (
      g_stat (path, &status) == 0 ? status.st_mtime : 0);
  return g_date_time_to_local (utc);
}

/* --- reading --- */

static char *
result_text (TapisRecord *self, const CgState *state)
{
  if (self->you != CG_NO_SEAT && self->result.place[self->you] > 1)
    return tapis_record_say_place (self, (guint) self->you);
  return tapis_words_result (self->rules, state,
                             (const char *const *) self->names, self->you);
}

TapisRecord *
tapis_record_new (const char *folder, const char *name, GError **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (CgSession) session = NULL;
  g_autoptr (GKeyFile) keys = NULL;
  g_autoptr (GPtrArray) given = g_ptr_array_new_with_free_func (g_free);
  TapisRecord *self;
  gsize length;
  guint n;

  text = tapis_file_read (path, &length, error);
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
  self->name = g_strdup (name);
  self->path = g_steal_pointer (&path);
  self->when = read_when (self->path, name);
  self->rules = cg_session_rules (session);
  self->setup = *cg_session_setup (session);
  self->deal = cg_session_deal (session);
  self->n_moves = cg_session_n_played (session);
  self->n_rounds = cg_session_round (session);
  self->practice = cg_session_practice (session);
  n = self->setup.seats;
  tapis_seats_read (keys, n, self->seats, given);
  self->you = tapis_seats_settle (self->seats, n, self->names);
  for (guint i = 0; i < n; i++)
    self->seats[i].name = self->names[i];
  self->rules->result (cg_session_state (session), &self->result);
  self->text = result_text (self, cg_session_state (session));
  self->date = tapis_words_date (self->when);
  self->day = tapis_words_day (self->when);
  return self;
}

/* --- what is known of it --- */

const char *
tapis_record_get_path (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return self->path;
}

const char *
tapis_record_get_name (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return self->name;
}

const CgRules *
tapis_record_get_rules (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return self->rules;
}

const CgSetup *
tapis_record_get_setup (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return &self->setup;
}

guint64
tapis_record_get_deal (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), 0);
  return self->deal;
}

GDateTime *
tapis_record_get_when (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return self->when;
}

const char *
tapis_record_get_date (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return self->date;
}

const char *
tapis_record_get_day (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return self->day;
}

guint
tapis_record_get_n_seats (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), 0);
  return self->setup.seats;
}

guint
tapis_record_get_n_moves (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), 0);
  return self->n_moves;
}

guint
tapis_record_get_n_rounds (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), 0);
  return self->n_rounds;
}

const char *
tapis_record_get_player (TapisRecord *self, guint seat)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  g_return_val_if_fail (seat < self->setup.seats, NULL);
  return self->names[seat];
}

gboolean
tapis_record_is_person (TapisRecord *self, guint seat)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), FALSE);
  g_return_val_if_fail (seat < self->setup.seats, FALSE);
  return self->seats[seat].person;
}

const char *
tapis_record_get_level (TapisRecord *self, guint seat)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  g_return_val_if_fail (seat < self->setup.seats, NULL);
  return self->seats[seat].level;
}

guint
tapis_record_get_place (TapisRecord *self, guint seat)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), 0);
  g_return_val_if_fail (seat < self->setup.seats, 0);
  return self->result.place[seat];
}

char *
tapis_record_say_place (TapisRecord *self, guint seat)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  g_return_val_if_fail (seat < self->setup.seats, NULL);
  return tapis_words_place (&self->result, self->setup.seats, (int) seat,
                            self->names[seat], (int) seat == self->you);
}

int
tapis_record_get_score (TapisRecord *self, guint seat)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), 0);
  g_return_val_if_fail (seat < self->setup.seats, 0);
  return self->result.score[seat];
}

static const TapisGameKind *
kind_of (TapisRecord *self)
{
  g_autoptr (GTypeClass) type =
    g_type_class_ref (tapis_game_type_for (self->rules));

  return ((TapisGameClass *) type)->kind; /* it is for ever */
}

gboolean
tapis_record_has_points (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), FALSE);
  return kind_of (self)->score_text != NULL;
}

char *
tapis_record_say_points (TapisRecord *self, int points)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return tapis_record_has_points (self) ? kind_of (self)->score_text (points)
                                        : NULL;
}

int
tapis_record_get_you (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), CG_NO_SEAT);
  return self->you;
}

const char *
tapis_record_get_common_level (TapisRecord *self)
{
  const char *level = NULL;

  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  for (guint i = 0; i < self->setup.seats; i++)
    {
      const char *other = self->seats[i].level;

      if (other != NULL && level != NULL && !g_str_equal (level, other))
        return NULL;
      level = other != NULL ? other : level;
    }
  return level;
}

gboolean
tapis_record_get_practice (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), FALSE);
  return self->practice;
}

gboolean
tapis_record_get_aside (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), FALSE);
  return strchr (self->name, G_DIR_SEPARATOR) != NULL;
}

gboolean
tapis_record_get_counted (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), FALSE);
  return self->you != CG_NO_SEAT && !self->practice &&
         !tapis_record_get_aside (self);
}

const char *
tapis_record_get_result (TapisRecord *self)
{
  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  return self->text;
}

/* --- the whole game as text --- */

static void
append_players (TapisRecord *self, GString *text)
{
  for (guint place = 0; place <= self->setup.seats; place++)
    for (guint i = 0; i < self->setup.seats; i++)
      {
        g_autofree char *points =
          tapis_record_say_points (self, self->result.score[i]);

        if (self->result.place[i] != place)
          continue;
        if (place > 0)
          g_string_append_printf (text, "%u. ", place);
        g_string_append (text, self->names[i]);
        if (self->seats[i].level != NULL)
          g_string_append_printf (
            text, " (%s)",
            tapis_words_level_title (cg_player_find (self->seats[i].level)));
        if (points != NULL)
          g_string_append_printf (text, ", %s", points);
        g_string_append_c (text, '\n');
      }
}

char *
tapis_record_to_text (TapisRecord *self, GError **error)
{
  g_autofree char *saved = NULL;
  g_autoptr (TapisGame) game = NULL;
  GString *text;
  const char *const *rules;
  GListModel *log;
  gsize length;

  g_return_val_if_fail (TAPIS_IS_RECORD (self), NULL);
  saved = tapis_file_read (self->path, &length, error);
  if (saved == NULL)
    return NULL;
  game = tapis_game_new_from_text (saved, (gssize) length, error);
  if (game == NULL)
    return NULL;

  text = g_string_new (_(self->rules->title));
  g_string_append_printf (text, "\n%s\n", self->date);
  if (self->deal != 0)
    {
      g_autofree char *number =
        g_strdup_printf ("%" G_GUINT64_FORMAT, self->deal);

      g_string_append_printf (text, _("Deal %s"), number);
      g_string_append_c (text, '\n');
    }
  g_string_append_printf (text, "\n%s\n", self->text);
  append_players (self, text);
  rules = tapis_game_get_house_rules (game);
  if (rules[0] != NULL)
    g_string_append_printf (text, "\n%s\n", _("House rules"));
  for (guint i = 0; rules[i] != NULL; i++)
    g_string_append_printf (text, "%s\n", rules[i]);
  g_string_append_printf (text, "\n%s\n", _("What happened"));
  log = tapis_game_get_log (game);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

      g_string_append_printf (text, "%s\n", tapis_log_entry_get_text (entry));
    }
  return g_string_free (text, FALSE);
}
