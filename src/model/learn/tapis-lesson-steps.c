/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the attributes of the steps of a lesson, and its positions. */

#include "tapis-lesson-private.h"

#include "tapis-question.h"
#include "players/cg-player.h"
#include "model/game/tapis-game-kind.h"

#define MAX_QUESTIONS 20
#define QUESTIONS 3

/* Sets *@reason to a message that tells what is wrong. Returns FALSE. */
static gboolean G_GNUC_PRINTF (2, 3)
fail (char **reason, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  *reason = g_strdup_vprintf (format, args);
  va_end (args);
  return FALSE;
}

/* --- what the coach points at --- */

static gboolean
find_zone (const CgRules *rules, const char *id, guint *zone)
{
  const CgField *field;

  for (guint i = 0; (field = cg_zone (rules, i)) != NULL; i++)
    if (g_str_equal (field->key, id))
      {
        *zone = i;
        return TRUE;
      }
  return FALSE;
}

static gboolean
read_seat (const char *text, int *seat)
{
  gint64 number;

  if (text == NULL || !cg_number_from_text (text, 0, CG_MAX_SEATS - 1, &number))
    return FALSE;
  *seat = (int) number;
  return TRUE;
}

static gboolean
find_sign (const CgRules *rules, const char *id)
{
  const TapisGameKind *kind = tapis_game_kind_for (rules);

  return g_str_equal (id, TAPIS_SIGN_DEMAND) ||
         g_strv_contains (kind->signs, id);
}

static gboolean
read_words (const CgRules *rules, const char *text, TapisAt *at)
{
  g_auto (GStrv) words = NULL;
  guint n;

  g_free (at->id);
  *at = (TapisAt) { .seat = -1 };
  words = g_strsplit (text, " ", -1);
  n = g_strv_length (words);
  if (n == 2 && g_str_equal (words[0], "card"))
    {
      at->kind = TAPIS_AT_CARD;
      return cg_card_from_text (words[1], -1, &at->card);
    }
  if (n == 2 && g_str_equal (words[0], "player"))
    {
      at->kind = TAPIS_AT_PLAYER;
      return read_seat (words[1], &at->seat);
    }
  if (n == 2 &&
      (g_str_equal (words[0], "action") || g_str_equal (words[0], "sign")))
    {
      at->kind = *words[0] == 'a' ? TAPIS_AT_ACTION : TAPIS_AT_SIGN;
      at->id = g_strdup (words[1]);
      return at->kind == TAPIS_AT_ACTION || find_sign (rules, at->id);
    }
  if (n < 1 || n > 2 || !find_zone (rules, words[0], &at->zone))
    return FALSE;
  at->kind = TAPIS_AT_PLACE;
  if (cg_zone (rules, at->zone)->per_seat == 0)
    return n == 1;
  at->seat = 0;
  return n == 1 || read_seat (words[1], &at->seat);
}

gboolean
tapis_step_read_at (TapisAt *at, const CgRules *rules, const char *text,
                    char **reason)
{
  return text == NULL || read_words (rules, text, at) ||
         fail (reason, "at: “%s” is nothing that the coach can point at",
               text);
}

/* --- attributes --- */

/* Reads the attribute @name, which must be a number from @min to @max, into
 * *@out. If there is no such attribute, leaves *@out unchanged. */
static gboolean
read_number (const TapisAttributes *attributes, const char *name, guint min,
             guint max, guint *out, char **reason)
{
  const char *text = lesson_attribute (attributes, name);
  gint64 number;

  if (text == NULL)
    return TRUE;
  if (!cg_number_from_text (text, min, max, &number))
    return fail (reason, "%s: “%s” is not a number from %u to %u", name,
                 text, min, max);
  *out = (guint) number;
  return TRUE;
}

static gboolean
read_setup (const TapisAttributes *attributes, const CgRules *rules,
            CgSetup *setup, char **reason)
{
  const char *options = lesson_attribute (attributes, "options");
  g_autofree char *wrong = NULL;
  guint seats = rules->min_seats;
  guint dealer = 0;

  if (!read_number (attributes, "seats", rules->min_seats,
                    rules->max_seats, &seats, reason) ||
      !read_number (attributes, "dealer", 0, seats - 1, &dealer, reason))
    return FALSE;
  cg_setup_init (setup, rules);
  setup->seats = (guint8) seats;
  setup->dealer = (guint8) dealer;
  return options == NULL ||
         cg_setup_read_options (setup, rules, options, &wrong) ||
         fail (reason, "options: %s", wrong);
}

gboolean
tapis_step_read (TapisStep *step, const CgRules *rules,
                 const TapisAttributes *attributes, char **reason)
{
  const char *move = lesson_attribute (attributes, "move");
  const char *level = lesson_attribute (attributes, "level");
  const char *topic = lesson_attribute (attributes, "about");
  const char *test = lesson_attribute (attributes, "test");

  step->test = test != NULL;
  if (test != NULL && !g_str_equal (test, "yes"))
    return fail (reason, "test: “%s” is not “yes”", test);
  if (!tapis_step_read_at (&step->at, rules,
                           lesson_attribute (attributes, "at"), reason))
    return FALSE;
  if (step->kind == TAPIS_STEP_FIND &&
      tapis_game_kind_for (rules)->seeking == NULL)
    return fail (reason, "in this game there is nothing to find");
  if (move != NULL)
    step->moves = g_strsplit (g_str_equal (move, "*") ? "" : move, " | ", -1);
  if (step->kind == TAPIS_STEP_OTHER && g_strv_length (step->moves) != 1)
    return fail (reason, "another player makes one move");
  step->level = g_strdup (level != NULL ? level : "easy");
  if (cg_player_find (step->level) == NULL)
    return fail (reason, "“%s” is no computer player", level);
  step->because = g_strdup (lesson_attribute (attributes, "because"));
  step->topic = g_strdup (topic);
  if (topic != NULL && tapis_question_get_title (rules, topic) == NULL)
    return fail (reason, "nothing can be asked about “%s”", topic);
  step->questions = QUESTIONS;
  return read_number (attributes, "questions", 1, MAX_QUESTIONS,
                      &step->questions, reason) &&
         read_setup (attributes, rules, &step->setup, reason);
}

/* --- positions --- */

/* Returns the line number at the beginning of @message, an error in a saved
 * game, and sets *@reason to the rest of @message. */
static guint
split_line (const char *message, const char **reason)
{
  char *end;
  guint64 line = g_ascii_strtoull (message, &end, 10);

  *reason = g_str_has_prefix (end, ": ") ? end + 2 : message;
  return (guint) line;
}

/* If @reason tells that the key of a zone (a group of cards) is missing,
 * returns that key; free with g_free(). Otherwise returns NULL. */
static char *
missing_place (const CgRules *rules, const char *reason)
{
  g_auto (GStrv) words = g_strsplit (reason, ": ", 2);
  g_auto (GStrv) halves = g_strsplit (words[0], ".", 2);
  guint zone;

  return g_strcmp0 (words[1], "missing from [position]") == 0 &&
             find_zone (rules, halves[0], &zone)
           ? g_strdup (words[0])
           : NULL;
}

/* Returns the text of a saved game: a header of nine lines, followed by
 * @position. Free with g_free(). */
static char *
write_save (const CgRules *rules, const CgSetup *setup, const char *position)
{
  g_autoptr (GString) options = g_string_new (NULL);

  for (guint i = 0; rules->options[i].id != NULL; i++)
    {
      char number[12];

      g_string_append_printf (
        options, "%s=%s;", rules->options[i].id,
        cg_option_value_to_text (&rules->options[i], setup->options[i],
                                 number));
    }
  return g_strdup_printf ("[game]\nformat=1\nid=%s\nseats=%u\ndealer=%u\n"
                          "options=%s\ndeal=1\n\n[position]%s", rules->id,
                          setup->seats, setup->dealer, options->str, position);
}

gboolean
tapis_step_read_position (TapisStep *step, const CgRules *rules,
                          const char *text, guint *line, char **reason)
{
  static const guint header = 9; /* the number of lines of the saved game before
                                  * the position */
  const CgRules *const games[] = { rules, NULL };
  g_autofree char *filled = g_strstrip (g_strdup (text));

  if (*filled == '\0')
    return TRUE; /* the cards of an empty position are dealt each time */
  step->save = write_save (rules, &step->setup, text);
  for (;;)
    {
      g_autoptr (GError) wrong = NULL;
      g_autoptr (CgSession) session =
        cg_session_from_text (games, step->save, -1, NULL, &wrong);
      g_autofree char *empty = NULL;
      g_autofree char *save = NULL;
      const char *what;

      if (session != NULL)
        return TRUE;
      *line = split_line (wrong->message, &what);
      *line = MAX (*line, header) - header;
      empty = missing_place (rules, what);
      if (empty == NULL)
        return fail (reason, "%s", what);
      /* the text may leave out zones without cards: add the key of such a zone,
       * and read the saved game again */
      save = g_steal_pointer (&step->save);
      step->save = g_strdup_printf ("%s\n%s=\n", save, empty);
    }
}
