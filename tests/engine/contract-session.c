/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks of a session of any game: saves, undo and redo. */

#include "contract.h"

void
check_save (Trial *trial, CgSession *session)
{
  g_autofree char *text = cg_session_to_text (session, NULL);
  g_autofree char *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CgSession) loaded = NULL;

  loaded = cg_session_from_text (cg_games_all, text, -1, NULL, &error);
  CHECK (trial, loaded != NULL, "the save: %s\n%s", error->message, text);
  CHECK (trial, memcmp (cg_session_state (loaded), cg_session_state (session),
                        trial->size) == 0 &&
         memcmp (cg_session_start (loaded), cg_session_start (session),
                 trial->size) == 0,
         "the save loads as another state\n%s", text);
  CHECK (trial, cg_session_n_played (loaded) == cg_session_n_played (session) &&
         cg_session_n_redo (loaded) == cg_session_n_redo (session) &&
         cg_session_deal (loaded) == cg_session_deal (session) &&
         cg_session_practice (loaded) == cg_session_practice (session),
         "the save loads as another session\n%s", text);
  again = cg_session_to_text (loaded, NULL);
  CHECK (trial, strcmp (text, again) == 0, "the save changes by loading\n%s",
         text);
}

/* Takes every move back and plays it again, comparing each state with the one
 * that was there on the way. */
void
check_undo (Trial *trial, CgSession *session)
{
  const CgRules *rules = trial->rules;
  guint n = cg_session_n_played (session);
  g_autofree char *states = g_malloc ((n + 1) * trial->size);
  guint round = 1;

  memcpy (states, cg_session_start (session), trial->size);
  for (guint i = 0; i < n; i++)
    {
      char *next = states + (i + 1) * trial->size;
      int seat;
      CgMove move = cg_session_move (session, i, &seat);

      memcpy (next, next - trial->size, trial->size);
      CHECK (trial, rules->to_move ((CgState *) next) == seat,
             "move %u was seat %d's", i, seat);
      if (seat == CG_NO_SEAT)
        cg_next_round (rules, trial->deal, ++round, (CgState *) next, NULL);
      else
        rules->play ((CgState *) next, move, NULL);
    }
  for (guint i = n + 1; i-- > 0;)
    {
      CHECK (trial, memcmp (cg_session_state (session),
                            states + i * trial->size, trial->size) == 0,
             "undo to ply %u gives another state", i);
      CHECK (trial, cg_session_n_played (session) == i &&
             cg_session_n_redo (session) == n - i, "undo counts wrongly");
      CHECK (trial, cg_session_undo (session) == (i > 0),
             "undo at ply %u", i);
    }
  for (guint i = 0; i <= n; i++)
    {
      CHECK (trial, memcmp (cg_session_state (session),
                            states + i * trial->size, trial->size) == 0,
             "redo to ply %u gives another state", i);
      CHECK (trial, cg_session_redo (session, NULL) == (i < n),
             "redo at ply %u", i);
    }
}
