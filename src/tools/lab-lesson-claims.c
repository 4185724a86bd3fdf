/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Compares what the English text of a lesson says about points with what its
 * moves score. The scoring of a game tells which events bring points. The name
 * of such an event is its "cry", the words that a player calls out when they
 * score, for example "Fifteen!".
 *
 * The text about a move must mention each event of the move that has a cry and
 * brings points. It can do so by the name of the event ("a fifteen"), by its
 * points, or by the sum that a player scores. It must not mention any other
 * points or names. Sentences about something that did not happen are not
 * checked. */

#include "lab-lesson.h"

#include "model/game/tapis-game-kind.h"
#include "model/words/tapis-words.h"

#include <stdio.h>
#include <string.h>

/* The number of random games that are played to find all cries of a game. */
#define GAMES 200

/* A sentence with one of these words is not about a move that was made. */
static const char *const supposing[] = {
  "would", "could", "can", "cannot", "may", "might", "must", "if", "not", "no",
  "never", "without", "instead", "until", "chance", "half", "?", NULL,
};

/* A text of a lesson, and the moves about which it tells. */
typedef struct
{
  const char          *path;   /* the path of the file of the lesson */
  guint                line;
  const TapisGameKind *kind;
  const CgState       *before; /* the position before the moves */
  const CgState       *after;  /* the position after the moves */
  CgEvents             events; /* the events of the moves */
  CgEvents             near;   /* the events since the table was last set up,
                                * and those until the learner acts again */
  char               **words;  /* the words of the text */
  gboolean             holds;  /* whether the text agrees with the moves */
} Talk;

static void G_GNUC_PRINTF (2, 3)
complain (Talk *talk, const char *format, ...)
{
  g_autofree char *what = NULL;
  va_list args;

  va_start (args, format);
  what = g_strdup_vprintf (format, args);
  va_end (args);
  fprintf (stderr, "%s:%u: %s\n", talk->path, talk->line, what);
  talk->holds = FALSE;
}

/* --- events --------------------------------------------------------------- */

/* Returns how many points @event gives to @seat. The number is negative if the
 * event takes points away, and 0 if @seat is CG_NO_SEAT. */
static int
points_of (const TapisGameKind *kind, const CgEvent *event, int seat)
{
  int points = 0;

  if (seat != CG_NO_SEAT)
    tapis_account_find (kind->scoring, event, seat, &points);
  return points;
}

/* Returns the cry for @event in small letters and without the exclamation mark.
 * Returns NULL if the event has no cry, or does not bring points. Free with
 * g_free(). */
static char *
name_of (const TapisGameKind *kind, const CgEvent *event)
{
  const char *cry = tapis_words_cry (kind->rules, event);
  g_autofree char *name = NULL;

  if (cry == NULL || points_of (kind, event, event->seat) <= 0)
    return NULL;
  name = g_strndup (cry, strcspn (cry, "!"));
  return g_utf8_strdown (name, -1);
}

/* Makes the move @text in @state and adds its events to @events. Returns FALSE
 * if @text is not a move. */
static gboolean
make_move (const CgRules *rules, CgState *state, const char *text,
           CgEvents *events)
{
  CgEvents of_move;
  CgMove move;

  if (!cg_read_move (rules, state, text, &move))
    return FALSE;
  rules->play (state, move, &of_move);
  for (guint i = 0; i < of_move.n && events->n < CG_MAX_EVENTS; i++)
    events->list[events->n++] = of_move.list[i];
  return TRUE;
}

/* Returns the set of the names of all events with a cry that bring points in
 * the game of @kind, as name_of() returns them. The sets are computed once for
 * each game and are never freed. */
static GHashTable *
names_of (const TapisGameKind *kind)
{
  static GHashTable *all;
  GHashTable *names;
  CgSetup setup;
  CgRandom random;

  if (all == NULL)
    all = g_hash_table_new (NULL, NULL);
  names = g_hash_table_lookup (all, kind);
  if (names != NULL)
    return names;
  names = g_hash_table_new (g_str_hash, g_str_equal);
  g_hash_table_insert (all, (gpointer) kind, names);
  cg_setup_init (&setup, kind->rules);
  cg_random_seed (&random, 1);
  for (guint64 game = 0; game < GAMES; game++)
    {
      g_autofree CgState *state = cg_state_new (kind->rules, &setup);

      cg_deal (kind->rules, &setup, game, state);
      while (kind->rules->to_move (state) != CG_NO_SEAT)
        {
          CgEvents events;

          kind->rules->play (
            state, cg_random_move (kind->rules, state, &random), &events);
          for (guint i = 0; i < events.n; i++)
            {
              g_autofree char *name = name_of (kind, &events.list[i]);

              if (name != NULL)
                g_hash_table_add (names, (gpointer) g_intern_string (name));
            }
        }
    }
  return names;
}

/* --- reading -------------------------------------------------------------- */

/* Returns whether the first of @words is one of the words in @choices, which
 * are separated by spaces. */
static gboolean
is (char **words, const char *choices)
{
  g_auto (GStrv) list = g_strsplit (choices, " ", -1);

  return words[0] != NULL &&
         g_strv_contains ((const char *const *) list, words[0]);
}

static gboolean
ends_sentence (char **words)
{
  return words[0] == NULL || is (words, ". ! ? …");
}

/* Returns whether the sentence that contains words[@i] tells about a move that
 * was made. */
static gboolean
is_told (char **words, guint i)
{
  while (i > 0 && !ends_sentence (words + i - 1))
    i--;
  for (;; i++)
    {
      if (words[i] == NULL)
        return TRUE;
      if (g_strv_contains (supposing, words[i]))
        return FALSE;
      if (ends_sentence (words + i))
        return TRUE;
    }
}

/* Returns whether @words begin with @name. The text may use the plural of
 * @name. If @name is a number, the text may use it in figures or letters. */
static gboolean
stands_at (char **words, const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, " ", -1);
  guint number = lab_read_number (name);

  if (words[0] == NULL)
    return FALSE;
  if (number > 0 && lab_read_number (words[0]) == number)
    return TRUE;
  for (guint i = 0; parts[i] != NULL; i++)
    if (words[i] == NULL || !lab_is_word (words[i], parts[i]))
      return FALSE;
  return TRUE;
}

/* Returns the number of points with which @words begin, for example "2 points"
 * (2), "2 and 3 points" (2), "a point" (1), "a point for each of the five
 * cards" (5), "2 more" (2), "1 for the last card" (1). Returns 0 if they do not
 * begin with a number of points. */
static guint
read_points (char **words)
{
  guint n = is (words, "a") ? 1 : lab_read_number (words[0]);

  if (n == 0)
    return 0;
  if (!is (words + 1, "point points"))
    return is (words, "a")             ? 0
           : is (words + 1, "more for") ? n
           : is (words + 1, "and") && words[2] != NULL &&
               lab_read_number (words[2]) > 0 &&
               is (words + 3, "point points")
             ? n
             : 0;
  if (is (words + 2, "each"))
    return 0;
  if (is (words + 2, "for") && is (words + 3, "each every"))
    for (words += 4; !ends_sentence (words); words++)
      if (lab_read_number (words[0]) > 0)
        return n * lab_read_number (words[0]);
  return n;
}

/* --- comparing ------------------------------------------------------------ */

/* Returns whether @points is a number anywhere in the text of the position, for
 * example a score. */
static gboolean
is_on_table (const CgRules *rules, const CgState *state, guint points)
{
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_auto (GStrv) names = NULL;

  cg_position_write (rules, state, keys);
  names = g_key_file_get_keys (keys, CG_GROUP_POSITION, NULL, NULL);
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *value = g_key_file_get_value (keys, CG_GROUP_POSITION,
                                                     names[i], NULL);
      g_auto (GStrv) parts = g_strsplit_set (value, " :@", -1);

      for (guint j = 0; parts[j] != NULL; j++)
        if (strspn (parts[j], "0123456789") == strlen (parts[j]) &&
            lab_read_number (parts[j]) == points)
          return TRUE;
    }
  return FALSE;
}

/* Returns the sum of the points that @seat wins by @events if @wins is TRUE, or
 * loses by them if it is FALSE. If @cried is FALSE, events with a cry do not
 * count. */
static guint
sum (const Talk *talk, const CgEvents *events, int seat, gboolean wins,
     gboolean cried)
{
  int all = 0;

  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];
      int points = points_of (talk->kind, event, seat);
      g_autofree char *name = name_of (talk->kind, event);

      if ((wins ? points > 0 : points < 0) && (cried || name == NULL))
        all += ABS (points);
    }
  return (guint) all;
}

/* Returns whether a player wins or loses @points by one of @events, by all of
 * them together, or by all of them that have no cry. */
static gboolean
is_scored (const Talk *talk, const CgEvents *events, guint points)
{
  for (int seat = 0; seat < CG_MAX_SEATS; seat++)
    {
      for (guint i = 0; i < events->n; i++)
        if (ABS (points_of (talk->kind, &events->list[i], seat)) ==
            (int) points)
          return TRUE;
      for (guint i = 0; i < 4; i++)
        if (sum (talk, events, seat, i & 1, i >> 1) == points)
          return TRUE;
    }
  return FALSE;
}

static void
check_points_told (Talk *talk)
{
  const CgRules *rules = talk->kind->rules;

  for (guint i = 0; talk->words[i] != NULL; i++)
    {
      guint points = read_points (talk->words + i);

      /* do not check a single point: "a point" often means one of several
       * points */
      if (points > 1 && is_told (talk->words, i) &&
          !is_scored (talk, &talk->events, points) &&
          !is_scored (talk, &talk->near, points) &&
          !is_on_table (rules, talk->before, points) &&
          !is_on_table (rules, talk->after, points))
        complain (talk, "%u points are told, and nobody scores so many",
                  points);
    }
}

static gboolean
is_cried (const Talk *talk, const CgEvents *events, const char *name)
{
  for (guint i = 0; i < events->n; i++)
    {
      g_autofree char *cried = name_of (talk->kind, &events->list[i]);

      /* a name may contain another name: a "pair royal" is also a "pair" */
      if (cried != NULL && strstr (cried, name) != NULL)
        return TRUE;
    }
  return FALSE;
}

static void
check_names_told (Talk *talk)
{
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, names_of (talk->kind));
  while (g_hash_table_iter_next (&iter, &name, NULL))
    for (guint i = 0; talk->words[i] != NULL; i++)
      if (is (talk->words + i, "a an") &&
          !is (talk->words + i + 1, "1 2 3 4 5 6 7 8 9 10") &&
          stands_at (talk->words + i + 1, name) && is_told (talk->words, i) &&
          !is_cried (talk, &talk->events, name) &&
          !is_cried (talk, &talk->near, name))
        complain (talk, "“a %s” is told, and nobody scores one",
                  (const char *) name);
}

/* Removes from @told one number that equals @points. Returns FALSE if there is
 * none. */
static gboolean
take (GArray *told, guint points)
{
  for (guint i = 0; i < told->len; i++)
    if (g_array_index (told, guint, i) == points)
      {
        g_array_remove_index (told, i);
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_named (const Talk *talk, const char *name)
{
  for (guint i = 0; talk->words[i] != NULL; i++)
    if (stands_at (talk->words + i, name))
      return TRUE;
  return FALSE;
}

/* Returns whether the text mentions the sum that @seat has scored: with these
 * moves, with the moves in `near`, or in the whole match. */
static gboolean
is_total_told (const Talk *talk, int seat, GArray *told)
{
  CgResult result;

  talk->kind->rules->result (talk->after, &result);
  for (guint i = 0; talk->words[i] != NULL; i++)
    if (lab_read_number (talk->words[i]) == (guint) result.score[seat])
      return TRUE;
  return take (told, sum (talk, &talk->events, seat, TRUE, TRUE)) ||
         take (told, sum (talk, &talk->near, seat, TRUE, TRUE));
}

/* Complains about each event that has a cry and brings points but is not
 * mentioned in the text. Each event whose name is in the text is first matched
 * with one number of points in the text. Only the numbers that are left can
 * stand for events whose names are not in the text. For example, "a run, for 2
 * points" does not mention a fifteen that brings 2 points as well. */
static void
check_scored (Talk *talk)
{
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; talk->words[i] != NULL; i++)
    {
      guint points = read_points (talk->words + i);

      if (points > 0)
        g_array_append_val (told, points);
    }
  for (int named = TRUE; named >= FALSE; named--)
    for (guint i = 0; i < talk->events.n; i++)
      {
        const CgEvent *event = &talk->events.list[i];
        guint points = (guint) points_of (talk->kind, event, event->seat);
        g_autofree char *name = name_of (talk->kind, event);
        gboolean found;

        if (name == NULL || is_named (talk, name) != named)
          continue;
        found = take (told, points);
        if (!named && !found && !is_total_told (talk, event->seat, told))
          complain (talk, "“%s” scores %u here, and is not told", name,
                    points);
      }
}

/* --- texts ---------------------------------------------------------------- */

static gboolean
check_text (Talk *talk, guint line, const char *text)
{
  g_auto (GStrv) words = lab_split_words (text);

  talk->line = line;
  talk->words = words;
  talk->holds = TRUE;
  check_points_told (talk);
  check_names_told (talk);
  check_scored (talk);
  return talk->holds;
}

/* Makes the move @first and then the moves @then (may be NULL) in a copy of the
 * position. Checks what @text says about these moves. */
static gboolean
check_moves (const Talk *common, const char *first, char **then, guint line,
             const char *text)
{
  Talk talk = *common;
  const CgRules *rules = talk.kind->rules;
  g_autofree CgState *state = cg_state_copy (rules, talk.before);

  if (!make_move (rules, state, first, &talk.events))
    return TRUE;
  for (guint i = 0; then != NULL && then[i] != NULL; i++)
    if (!make_move (rules, state, then[i], &talk.events))
      return TRUE;
  talk.after = state;
  return check_text (&talk, line, text);
}

/* Adds to talk->near the events of the step with the index @i, and those of the
 * moves that other players make after it until the learner acts again. */
static void
look_ahead (TapisLesson *lesson, guint i, Talk *talk)
{
  const CgRules *rules = talk->kind->rules;
  const TapisStep *step = tapis_lesson_get_step (lesson, i);
  g_autofree CgState *state = cg_state_copy (rules, talk->before);

  do
    if (step->moves[0] == NULL ||
        !make_move (rules, state, step->moves[0], &talk->near))
      return;
  while (++i < tapis_lesson_get_n_steps (lesson) &&
         (step = tapis_lesson_get_step (lesson, i))->kind == TAPIS_STEP_OTHER);
}

static gboolean
check_step (Talk *common, const TapisStep *step)
{
  const char *text = step->kind == TAPIS_STEP_OTHER ? step->text : step->done;
  gboolean holds = TRUE;

  for (guint i = 0; step->moves[i] != NULL && text != NULL; i++)
    holds = check_moves (common, step->moves[i], NULL, step->line, text) &&
            holds;
  for (guint i = 0; i < step->answers->len; i++)
    {
      const TapisAnswer *answer = step->answers->pdata[i];

      for (guint j = 0; answer->to[j] != NULL; j++)
        holds = check_moves (common, answer->to[j], answer->then, answer->line,
                             answer->text) &&
                holds;
    }
  return holds;
}

gboolean
lab_check_claims (TapisTutor *tutor, guint i, const char *path,
                  CgEvents *past)
{
  TapisLesson *lesson = tapis_tutor_get_lesson (tutor);
  TapisGame *game = tapis_tutor_get_game (tutor);
  const TapisStep *step = tapis_lesson_get_step (lesson, i);
  Talk talk = { .path = path, .near = *past };
  g_autofree CgState *state = NULL;
  gboolean holds;

  talk.kind = tapis_game_get_kind (game);
  if (talk.kind->scoring == NULL || talk.kind->scoring->account == NULL ||
      (step->kind != TAPIS_STEP_PLAY && step->kind != TAPIS_STEP_OTHER))
    return TRUE;
  talk.before = tapis_game_get_state (game);
  look_ahead (lesson, i, &talk);
  holds = check_step (&talk, step);
  state = cg_state_copy (talk.kind->rules, talk.before);
  if (step->moves[0] != NULL)
    make_move (talk.kind->rules, state, step->moves[0], past);
  return holds;
}
