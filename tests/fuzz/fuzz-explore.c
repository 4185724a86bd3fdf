/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold for every position that validates, wherever it is from. */

#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_PLIES 60

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

void
fuzz_round_trip (CgSession *session)
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

/* What one seat sees of @state, and imagines. */
static void
look (const CgRules *rules, const CgState *state, int seat, CgRandom *random)
{
  gsize size = cg_state_size (rules, state);
  g_autofree CgState *view = cg_state_copy (rules, state);
  g_autofree CgState *other = NULL;
  const char *wrong;

  rules->redact (view, seat);
  other = cg_state_copy (rules, view);
  rules->redact (other, seat);
  FUZZ_CHECK (memcmp (view, other, size) == 0, "redacted twice is not once");
  rules->resample (other, seat, random);
  wrong = rules->validate (other);
  FUZZ_CHECK (wrong == NULL, "as imagined by seat %d: %s", seat, wrong);
  rules->redact (other, seat);
  FUZZ_CHECK (memcmp (view, other, size) == 0,
              "seat %d tells apart what looks alike", seat);
}

void
fuzz_explore (CgSession *session, guint64 seed)
{
  const CgRules *rules = cg_session_rules (session);
  CgMove list[CG_MAX_MOVES];
  CgRandom random;

  cg_random_seed (&random, seed);
  for (guint ply = 0; ply < MAX_PLIES; ply++)
    {
      const CgState *state = cg_session_state (session);
      const char *wrong = rules->validate (state);
      guint n = rules->moves (state, list);
      int seat = rules->to_move (state);
      CgMove move;
      CgMove again;

      FUZZ_CHECK (wrong == NULL, "after %u moves: %s", ply, wrong);
      FUZZ_CHECK ((n == 0) == (seat == CG_NO_SEAT),
                  "%u moves for seat %d to move", n, seat);
      for (guint i = 0; i < n; i++)
        FUZZ_CHECK (rules->why_not (state, list[i]).kind == CG_LEGAL &&
                    (i == 0 || list[i - 1] < list[i]), "move %u", i);
      if ((ply & (ply - 1)) == 0)
        look (rules, state,
              (int) cg_random_below (&random,
                                     cg_session_setup (session)->seats),
              &random);
      if (n == 0)
        {
          CgResult result;

          rules->result (state, &result);
          break;
        }
      move = list[cg_random_below (&random, n)];
      if ((ply & (ply - 1)) == 0)
        {
          g_autofree char *text = cg_move_to_text (rules, state, move);

          FUZZ_CHECK (rules->read_move (state, text, &again) && again == move,
                      "“%s” reads as another move", text);
        }
      /* numbers that are no moves */
      rules->why_not (state, (CgMove) cg_random_next (&random));
      FUZZ_CHECK (cg_session_play (session, move, NULL).kind == CG_LEGAL,
                  "a listed move is refused");
    }
  fuzz_round_trip (session);
}
