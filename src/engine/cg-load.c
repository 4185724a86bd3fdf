/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes a session from the text that cg-save.c writes. The text is not trusted:
 * every number, card, move and name is checked, and CgRules.why_not checks
 * every move before it is played. */

#include "cg-position.h"
#include "cg-lines.h"
#include "cg-session-private.h"

#include <string.h>

/* The highest number of finished games that a save may have. Nobody plays that
 * many games in one sitting. */
#define MAX_FINISHED 1000000

/* The arguments of the functions that read a save. */
typedef struct
{
  CgLines  *lines;
  GKeyFile *keys;
  GError  **error;
} Reader;

/* Sets the error "LINE: KEY: REASON", where LINE is the line of @key in @group,
 * and returns FALSE. If @key is NULL, the error is "LINE: REASON" with the line
 * of the group. */
static gboolean G_GNUC_PRINTF (5, 6)
fail (Reader *reader, CgSaveError code, const char *group, const char *key,
      const char *format, ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = cg_position_reason (format, args);
  va_end (args);
  g_set_error (reader->error, CG_SAVE_ERROR, code, "%u: %s%s%s",
               cg_lines_find (reader->lines, group, key),
               key != NULL ? key : "", key != NULL ? ": " : "", reason);
  return FALSE;
}

static char *
get_value (Reader *reader, const char *group, const char *key)
{
  char *value = g_key_file_get_value (reader->keys, group, key, NULL);

  return value != NULL ? g_strstrip (value) : NULL;
}

static gboolean
get_number (Reader *reader, CgSaveError code, const char *group,
            const char *key, int min, int max, int *out)
{
  g_autofree char *value = get_value (reader, group, key);
  gint64 number;

  if (value == NULL)
    return fail (reader, code, group, key, "missing from [%s]", group);
  if (!cg_number_from_text (value, min, max, &number))
    return fail (reader, code, group, key,
                 "“%.20s” is not a number from %d to %d", value, min, max);
  *out = (int) number;
  return TRUE;
}

/* Fails if @group has a key that is not in @known, a list ended by NULL. */
static gboolean
check_keys (Reader *reader, CgSaveError code, const char *group,
            const char *const *known)
{
  g_auto (GStrv) found = g_key_file_get_keys (reader->keys, group, NULL, NULL);

  for (guint i = 0; found != NULL && found[i] != NULL; i++)
    if (!g_strv_contains (known, found[i]))
      return fail (reader, code, group, found[i], "no such key here");
  return TRUE;
}

static gboolean
read_options (Reader *reader, const CgRules *rules, CgSetup *setup)
{
  g_autofree char *value = get_value (reader, GROUP_GAME, "options");
  g_autofree char *reason = NULL;

  return value == NULL ||
         cg_setup_read_options (setup, rules, value, &reason) ||
         fail (reader, CG_SAVE_ERROR_SETUP, GROUP_GAME, "options", "%s",
               reason);
}

/* Reads the format and the game in the group [game]. Returns the rules of the
 * game, or NULL if there is an error. */
static const CgRules *
read_rules (Reader *reader, const CgRules *const *games)
{
  g_autofree char *id = get_value (reader, GROUP_GAME, "id");
  int format;

  if (!g_key_file_has_group (reader->keys, GROUP_GAME))
    fail (reader, CG_SAVE_ERROR_SYNTAX, GROUP_GAME, NULL,
          "there is no group [%s]", GROUP_GAME);
  else if (!get_number (reader, CG_SAVE_ERROR_FORMAT, GROUP_GAME, "format", 1,
                        G_MAXINT, &format))
    return NULL;
  else if (format > CG_SAVE_FORMAT)
    fail (reader, CG_SAVE_ERROR_FORMAT, GROUP_GAME, "format",
          "%d is newer than %d, the newest that is known here", format,
          CG_SAVE_FORMAT);
  else if (id == NULL)
    fail (reader, CG_SAVE_ERROR_GAME, GROUP_GAME, "id", "missing from [%s]",
          GROUP_GAME);
  else
    {
      for (guint i = 0; games[i] != NULL; i++)
        if (strcmp (games[i]->id, id) == 0)
          return games[i];
      fail (reader, CG_SAVE_ERROR_GAME, GROUP_GAME, "id",
            "“%.40s” is no game that is known here", id);
    }
  return NULL;
}

/* Reads the seats, the dealer and the options of the group [game]. */
static gboolean
read_setup (Reader *reader, const CgRules *rules, CgSetup *setup)
{
  static const char *const known[] = {
    "format", "id", "seats", "dealer", "options", "deal", NULL,
  };
  int seats;
  int dealer = 0;

  cg_setup_init (setup, rules);
  if (!check_keys (reader, CG_SAVE_ERROR_SETUP, GROUP_GAME, known) ||
      !get_number (reader, CG_SAVE_ERROR_SETUP, GROUP_GAME, "seats",
                   rules->min_seats, rules->max_seats, &seats) ||
      (g_key_file_has_key (reader->keys, GROUP_GAME, "dealer", NULL) &&
       !get_number (reader, CG_SAVE_ERROR_SETUP, GROUP_GAME, "dealer", 0,
                    seats - 1, &dealer)))
    return FALSE;
  setup->seats = (guint8) seats;
  setup->dealer = (guint8) dealer;
  return read_options (reader, rules, setup);
}

/* Reads the number of the deal in the group [game], and sets *@dealt to whether
 * there is one. */
static gboolean
read_deal (Reader *reader, gboolean *dealt, guint64 *deal)
{
  g_autofree char *number = get_value (reader, GROUP_GAME, "deal");

  *dealt = number != NULL;
  *deal = 0;
  return number == NULL ||
         (g_ascii_string_to_unsigned (number, 10, 0, G_MAXUINT64, deal, NULL) &&
          (*number != '0' || number[1] == '\0')) ||
         fail (reader, CG_SAVE_ERROR_SETUP, GROUP_GAME, "deal",
               "“%.30s” is not the number of a deal", number);
}

/* Sets a copy of the error @broken of cg_position_read(), whose message begins
 * with a key, with the line number of this key in front of it. */
static gboolean
fail_at_key (Reader *reader, GError *broken)
{
  const char *colon = strchr (broken->message, ':');
  g_autofree char *key =
    g_strndup (broken->message,
               colon != NULL ? (gsize) (colon - broken->message) : 0);

  g_set_error (reader->error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION, "%u: %s",
               cg_lines_find (reader->lines, CG_GROUP_POSITION, key),
               broken->message);
  return FALSE;
}

/* Reads the group [position] into @state. The state must be valid, and the
 * group must have no key that the game would not write for this state. */
static gboolean
read_position (Reader *reader, const CgRules *rules, const CgSetup *setup,
               CgState *state)
{
  g_autoptr (GKeyFile) written = g_key_file_new ();
  g_autoptr (GError) broken = NULL;
  g_auto (GStrv) known = NULL;
  const char *wrong;

  if (!g_key_file_has_group (reader->keys, CG_GROUP_POSITION))
    return fail (reader, CG_SAVE_ERROR_POSITION, CG_GROUP_POSITION, NULL,
                 "there is no group [%s]", CG_GROUP_POSITION);
  if (!cg_position_read (rules, setup, reader->keys, state, &broken))
    return fail_at_key (reader, broken);
  wrong = cg_validate (rules, state);
  if (wrong != NULL)
    return fail (reader, CG_SAVE_ERROR_POSITION, CG_GROUP_POSITION, NULL,
                 "%s", wrong);
  cg_position_write (rules, state, written);
  known = g_key_file_get_keys (written, CG_GROUP_POSITION, NULL, NULL);
  return check_keys (reader, CG_SAVE_ERROR_POSITION, CG_GROUP_POSITION,
                     (const char *const *) known);
}

/* Plays the entry @key of the group [moves]. @value is "SEAT MOVE" or, for the
 * next round of a match, "deal". */
static gboolean
read_move (Reader *reader, CgSession *session, const char *key,
           const char *value)
{
  const CgRules *rules = session->rules;
  const char *text = strchr (value, ' ');
  g_autofree char *seat =
    g_strndup (value, text != NULL ? (gsize) (text - value) : 0);
  int to_move = rules->to_move (session->state);
  gint64 number;
  CgMove move;
  CgRefusal refusal;

  if (strcmp (value, DEAL) == 0)
    {
      if (!cg_session_round_is_over (session))
        return fail (reader, CG_SAVE_ERROR_MOVE, GROUP_MOVES, key,
                     "no round is dealt here");
      cg_session_next_round (session, NULL);
      return TRUE;
    }
  if (!cg_number_from_text (seat, 0, session->setup.seats - 1, &number))
    return fail (reader, CG_SAVE_ERROR_MOVE, GROUP_MOVES, key,
                 "“%.30s” is not a seat and a move", value);
  if (to_move == CG_NO_SEAT)
    return fail (reader, CG_SAVE_ERROR_MOVE, GROUP_MOVES, key,
                 "the %s is over before this move",
                 cg_session_is_over (session) ? "game" : "round");
  if (number != to_move)
    return fail (reader, CG_SAVE_ERROR_MOVE, GROUP_MOVES, key,
                 "it is the turn of seat %d", to_move);
  if (!cg_read_move (rules, session->state, text + 1, &move))
    return fail (reader, CG_SAVE_ERROR_MOVE, GROUP_MOVES, key,
                 "“%.30s” is no move", text + 1);
  refusal = cg_session_play (session, move, NULL);
  if (refusal.kind != CG_LEGAL)
    return fail (reader, CG_SAVE_ERROR_MOVE, GROUP_MOVES, key,
                 "“%.30s” is not legal there: %s", text + 1,
                 cg_refusal_id (rules, refusal.kind));
  return TRUE;
}

static gboolean
read_moves (Reader *reader, CgSession *session)
{
  g_auto (GStrv) found =
    g_key_file_get_keys (reader->keys, GROUP_MOVES, NULL, NULL);

  for (guint i = 0; found != NULL && found[i] != NULL; i++)
    {
      g_autofree char *value = get_value (reader, GROUP_MOVES, found[i]);
      char key[12];

      g_snprintf (key, sizeof key, "%u", i + 1);
      if (strcmp (key, found[i]) != 0)
        return fail (reader, CG_SAVE_ERROR_MOVE, GROUP_MOVES, found[i],
                     "move %s should be here", key);
      if (!read_move (reader, session, found[i], value))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_wins (Reader *reader, CgSession *session)
{
  g_autofree char *value = get_value (reader, GROUP_SITTING, "wins");
  g_auto (GStrv) words = g_strsplit (value != NULL ? value : "", " ", -1);

  if (g_strv_length (words) != session->setup.seats)
    return fail (reader, CG_SAVE_ERROR_SETUP, GROUP_SITTING, "wins",
                 "not one number for each seat");
  for (guint seat = 0; seat < session->setup.seats; seat++)
    {
      gint64 wins;

      if (!cg_number_from_text (words[seat], 0, session->n_finished, &wins))
        return fail (reader, CG_SAVE_ERROR_SETUP, GROUP_SITTING, "wins",
                     "“%.20s” is not a number from 0 to %u", words[seat],
                     session->n_finished);
      session->wins[seat] = (guint) wins;
    }
  return TRUE;
}

/* Reads the group [sitting]. The moves must have been played. */
static gboolean
read_sitting (Reader *reader, CgSession *session)
{
  static const char *const known[] = {
    "redo", "finished", "wins", "practice", NULL,
  };
  g_autofree char *practice = get_value (reader, GROUP_SITTING, "practice");
  int value;

  if (!check_keys (reader, CG_SAVE_ERROR_SETUP, GROUP_SITTING, known))
    return FALSE;
  if (g_key_file_has_key (reader->keys, GROUP_SITTING, "redo", NULL))
    {
      if (!get_number (reader, CG_SAVE_ERROR_SETUP, GROUP_SITTING, "redo", 0,
                       (int) session->n_played, &value))
        return FALSE;
      cg_session_rewind (session, session->n_played - (guint) value);
    }
  if (g_key_file_has_key (reader->keys, GROUP_SITTING, "finished", NULL))
    {
      if (!get_number (reader, CG_SAVE_ERROR_SETUP, GROUP_SITTING, "finished",
                       0, MAX_FINISHED, &value))
        return FALSE;
      session->n_finished = (guint) value;
      if (!read_wins (reader, session))
        return FALSE;
    }
  else if (g_key_file_has_key (reader->keys, GROUP_SITTING, "wins", NULL))
    {
      return fail (reader, CG_SAVE_ERROR_SETUP, GROUP_SITTING, "wins",
                   "wins without finished games");
    }
  if (practice != NULL)
    {
      session->practice = strcmp (practice, "on") == 0;
      if (!session->practice && strcmp (practice, "off") != 0)
        return fail (reader, CG_SAVE_ERROR_SETUP, GROUP_SITTING, "practice",
                     "“%.20s” is neither on nor off", practice);
    }
  return TRUE;
}

/* Returns whether @deal is the number of a deal that gives @state. */
static gboolean
is_deal (const CgRules *rules, const CgSetup *setup, guint64 deal,
         const CgState *state)
{
  g_autofree CgState *dealt = cg_state_new (rules, setup);

  cg_deal (rules, setup, deal, dealt);
  return memcmp (dealt, state, cg_setup_state_size (rules, setup)) == 0;
}

static CgSession *
read_session (Reader *reader, const CgRules *const *games)
{
  g_autoptr (CgSession) session = NULL;
  g_autofree CgState *state = NULL;
  const CgRules *rules;
  CgSetup setup;
  gboolean dealt;
  guint64 deal;

  rules = read_rules (reader, games);
  if (rules == NULL || !read_setup (reader, rules, &setup) ||
      !read_deal (reader, &dealt, &deal))
    return NULL;
  state = cg_state_new (rules, &setup);
  if (!read_position (reader, rules, &setup, state))
    return NULL;
  session = cg_session_new_from_position (rules, state);
  /* Later rounds of a match are dealt from the number of the deal, even if the
   * start position is not what this number gives. */
  if (rules->next_round != NULL)
    session->deal = deal;
  if (dealt && is_deal (rules, &setup, deal, state))
    {
      session->dealt = TRUE;
      session->deal = deal;
      session->practice = FALSE;
    }
  if (!read_moves (reader, session) || !read_sitting (reader, session))
    return NULL;
  return g_steal_pointer (&session);
}

CgSession *
cg_session_from_text (const CgRules *const *games, const char *text,
                      gssize length, GKeyFile **extra, GError **error)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (CgLines) lines = NULL;
  g_autoptr (GError) broken = NULL;
  g_autofree char *copy = NULL;
  gsize size = length < 0 ? strlen (text) : (gsize) length;
  const char *reason;
  guint line;
  CgSession *session;
  Reader reader;

  if (size == 0)
    {
      g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_SYNTAX, "1: empty");
      return NULL;
    }
  if (size > CG_SAVE_MAX_BYTES)
    {
      g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_SYNTAX,
                   "1: too large: more than %d bytes", CG_SAVE_MAX_BYTES);
      return NULL;
    }
  copy = g_malloc (size + 1);
  memcpy (copy, text, size);
  copy[size] = '\0';
  lines = cg_lines_new (copy, size, &line, &reason);
  if (lines == NULL)
    {
      g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_SYNTAX, "%u: %s", line,
                   reason);
      return NULL;
    }
  if (!g_key_file_load_from_data (keys, copy, size,
                                  G_KEY_FILE_KEEP_COMMENTS, &broken))
    {
      /* This hardly ever happens, because cg_lines_new() found no fault. */
      g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_SYNTAX, "1: %s",
                   broken->message);
      return NULL;
    }
  reader = (Reader) { .lines = lines, .keys = keys, .error = error };
  session = read_session (&reader, games);
  if (session != NULL && extra != NULL)
    *extra = g_steal_pointer (&keys);
  return session;
}
