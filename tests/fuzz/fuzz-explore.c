/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold for every position that validates, wherever it is from. */

#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* How far it is played on, and at how many of these plies the dear checks are
 * made; the first and the last are always among them. */
#define MAX_PLIES 48
#define DEAR_ONE_IN 16
#define MAX_ROUNDS 4

void
fuzz_fail (const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vfprintf (stderr, format, args);
  va_end (args);
  fputc ('\n', stderr);
  abort ();
}

/* --- counting ---------------------------------------------------------------
 */

#define MAX_GAMES 16

static struct
{
  guint inputs;
  guint sound;
} counts[MAX_GAMES];

static void
print_counts (void)
{
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    fprintf (stderr, "%s: %u of %u inputs are sound\n", cg_games_all[i]->id,
             counts[i].sound, counts[i].inputs);
}

void
fuzz_count (const CgRules *rules, gboolean sound)
{
  static gboolean told;
  guint i = 0;

  if (!told && g_getenv ("FUZZ_COUNT") != NULL)
    atexit (print_counts);
  told = TRUE;
  while (cg_games_all[i] != rules)
    i++;
  g_assert (i < MAX_GAMES);
  counts[i].inputs++;
  counts[i].sound += sound;
}

gboolean
fuzz_counts_suffice (guint percent)
{
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    if (counts[i].sound == 0 ||
        counts[i].sound * 100 < counts[i].inputs * percent)
      {
        print_counts ();
        return FALSE;
      }
  return TRUE;
}

/* --- exploring --------------------------------------------------------------
 */

/* The session's text reads back as the same text. */
static void
check_save (CgSession *session)
{
  g_autofree char *text = cg_session_to_text (session, NULL);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) loaded =
    cg_session_from_text (cg_games_all, text, -1, NULL, &error);

  FUZZ_CHECK (loaded != NULL, "%s\n%s", error->message, text);
  again = cg_session_to_text (loaded, NULL);
  FUZZ_CHECK (strcmp (text, again) == 0, "%s\nis not\n%s", text, again);
}

/* The moves of the seat to move: asked for, drawn, written and read. */
static void
check_moves (const CgRules *rules, const CgState *state, const CgMove *list,
             guint n, gboolean texts, CgRandom *random)
{
  for (guint i = 0; i < n; i++)
    {
      CgMove again;

      FUZZ_CHECK (rules->why_not (state, list[i]).kind == CG_LEGAL &&
                  (i == 0 || list[i - 1] < list[i]), "move %u", i);
      if (texts && i < 32)
        {
          g_autofree char *text = cg_move_to_text (rules, state, list[i]);

          FUZZ_CHECK (cg_read_move (rules, state, text, &again) &&
                      again == list[i], "“%s” reads as another move", text);
        }
    }
  if (n > 0)
    {
      CgRandom drawing = *random;
      CgRandom listing = *random;

      FUZZ_CHECK (cg_random_move (rules, state, &drawing) ==
                  list[cg_random_below (&listing, n)] &&
                  memcmp (&drawing, &listing, sizeof drawing) == 0,
                  "another move is drawn than from the list");
    }
  /* numbers that are no moves, near one and far from any */
  for (guint i = 0; i < 4; i++)
    {
      guint64 noise = cg_random_next (random);
      CgMove move = (CgMove) noise;
      gboolean listed = FALSE;

      if (n > 0 && i > 0)
        move = list[(noise >> 40) % n] ^ 1u << (noise & 31);
      for (guint j = 0; j < n; j++)
        listed |= list[j] == move;
      FUZZ_CHECK ((rules->why_not (state, move).kind == CG_LEGAL) == listed,
                  "move %u", move);
    }
}

/* What one seat sees of @state, and imagines. */
static void
check_view (const CgRules *rules, const CgState *state, int seat,
            CgRandom *random)
{
  gsize size = cg_state_size (rules, state);
  g_autofree CgState *view = cg_state_copy (rules, state);
  g_autofree CgState *other = NULL;
  g_autofree char *text = NULL;
  CgMove list[CG_MAX_MOVES];
  CgMove seen[CG_MAX_MOVES];
  const char *wrong;

  cg_redact (rules, view, seat);
  other = cg_state_copy (rules, view);
  cg_redact (rules, other, seat);
  FUZZ_CHECK (memcmp (view, other, size) == 0, "redacted twice is not once");
  text = cg_position_to_text (rules, view);
  cg_resample (rules, other, seat, random);
  wrong = cg_validate (rules, other);
  FUZZ_CHECK (wrong == NULL, "as imagined by seat %d: %s", seat, wrong);
  if (seat == rules->to_move (state))
    {
      guint n = rules->moves (view, seen);

      FUZZ_CHECK (n == rules->moves (state, list) &&
                  memcmp (list, seen, n * sizeof *list) == 0,
                  "seat %d may do something else than it knows", seat);
      FUZZ_CHECK (n == rules->moves (other, seen) &&
                  memcmp (list, seen, n * sizeof *list) == 0,
                  "seat %d may do something else than it imagines", seat);
    }
  cg_redact (rules, other, seat);
  FUZZ_CHECK (memcmp (view, other, size) == 0,
              "seat %d tells apart what looks alike", seat);
}

/* How a finished game or round stands; whether another round follows. */
static gboolean
check_result (const CgRules *rules, const CgState *state, guint seats)
{
  CgResult result;

  rules->result (state, &result);
  for (guint seat = 0; seat < seats; seat++)
    FUZZ_CHECK (result.place[seat] >= 1 && result.place[seat] <= seats,
                "place %u", result.place[seat]);
  FUZZ_CHECK (!result.goes_on || rules->next_round != NULL,
              "a round follows that nobody can deal");
  return result.goes_on;
}

/* Plays @move with and without a listener. */
static void
check_play (CgSession *session, CgMove move)
{
  const CgRules *rules = cg_session_rules (session);
  g_autofree CgState *alone =
    cg_state_copy (rules, cg_session_state (session));
  CgEvents events;

  rules->play (alone, move, NULL);
  FUZZ_CHECK (cg_session_play (session, move, &events).kind == CG_LEGAL,
              "a listed move is refused");
  FUZZ_CHECK (events.n <= CG_MAX_EVENTS, "%u events", events.n);
  FUZZ_CHECK (memcmp (alone, cg_session_state (session),
                      cg_state_size (rules, alone)) == 0,
              "a move with events differs from one without");
}

void
fuzz_explore (CgSession *session, guint64 seed)
{
  const CgRules *rules = cg_session_rules (session);
  guint seats = cg_session_setup (session)->seats;
  CgMove list[CG_MAX_MOVES];
  CgRandom random;
  guint round = 1;

  cg_random_seed (&random, seed);
  for (guint ply = 0; ply < MAX_PLIES; ply++)
    {
      const CgState *state = cg_session_state (session);
      const char *wrong = cg_validate (rules, state);
      guint n = rules->moves (state, list);
      gboolean dear = ply == 0 || n == 0 ||
                      cg_random_below (&random, DEAR_ONE_IN) == 0;

      FUZZ_CHECK (wrong == NULL, "after %u moves: %s", ply, wrong);
      FUZZ_CHECK ((n == 0) == (rules->to_move (state) == CG_NO_SEAT),
                  "%u moves for seat %d to move", n, rules->to_move (state));
      check_moves (rules, state, list, n, dear, &random);
      for (guint seat = 0; dear && seat < seats; seat++)
        check_view (rules, state, (int) seat, &random);
      if (dear)
        check_save (session);
      if (n > 0)
        check_play (session, list[cg_random_below (&random, n)]);
      else if (check_result (rules, state, seats) && round++ < MAX_ROUNDS)
        cg_session_next_round (session, NULL);
      else
        break;
    }
  check_save (session);
}
