/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of moves, undo and redo, the next round and the next game, and the
 * count of wins. This file does not know how a session is written as text. */

#include "cg-session-private.h"

#include <string.h>

/* Makes a session that takes ownership of @start. */
static CgSession *
session_new (const CgRules *rules, CgState *start)
{
  CgSession *session = g_new0 (CgSession, 1);

  session->rules = rules;
  cg_get_setup (rules, start, &session->setup);
  session->size = cg_setup_state_size (rules, &session->setup);
  session->start = start;
  session->state = cg_state_copy (rules, start);
  session->round = 1;
  session->plies = g_array_new (FALSE, FALSE, sizeof (CgPly));
  return session;
}

CgSession *
cg_session_new (const CgRules *rules, const CgSetup *setup, guint64 deal)
{
  CgState *start = cg_state_new (rules, setup);
  CgSession *session;

  g_assert (cg_setup_validate (setup, rules) == NULL);
  cg_deal (rules, setup, deal, start);
  session = session_new (rules, start);
  session->dealt = TRUE;
  session->deal = deal;
  return session;
}

CgSession *
cg_session_new_from_position (const CgRules *rules, const CgState *start)
{
  CgSession *session = session_new (rules, cg_state_copy (rules, start));

  session->practice = TRUE;
  return session;
}

void
cg_session_free (CgSession *session)
{
  g_free (session->start);
  g_free (session->state);
  g_array_unref (session->plies);
  g_free (session);
}

const CgRules *
cg_session_rules (CgSession *session)
{
  return session->rules;
}

const CgSetup *
cg_session_setup (CgSession *session)
{
  return &session->setup;
}

guint64
cg_session_deal (CgSession *session)
{
  return session->dealt ? session->deal : 0;
}

const CgState *
cg_session_state (CgSession *session)
{
  return session->state;
}

const CgState *
cg_session_start (CgSession *session)
{
  return session->start;
}

guint
cg_session_serial (CgSession *session)
{
  return session->serial;
}

/* --- moves ------------------------------------------------------------------
 */

static CgPly *
get_ply (CgSession *session, guint ply)
{
  return &g_array_index (session->plies, CgPly, ply);
}

guint
cg_session_n_played (CgSession *session)
{
  return session->n_played;
}

guint
cg_session_n_redo (CgSession *session)
{
  return session->plies->len - session->n_played;
}

CgMove
cg_session_move (CgSession *session, guint ply, int *seat)
{
  g_assert (ply < session->plies->len);
  if (seat != NULL)
    *seat = get_ply (session, ply)->seat;
  return get_ply (session, ply)->move;
}

void
cg_session_advance (CgSession *session, const CgPly *ply, CgState *state,
                    guint *round, CgEvents *events)
{
  if (ply->seat == CG_NO_SEAT)
    cg_next_round (session->rules, session->deal, ++*round, state, events);
  else
    session->rules->play (state, ply->move, events);
}

guint
cg_session_count_decisions (CgSession *session, int seat)
{
  g_autofree CgState *state = cg_state_copy (session->rules, session->start);
  guint round = 1;
  guint n = 0;

  for (guint i = 0; i < session->n_played; i++)
    {
      const CgPly *ply = get_ply (session, i);

      n += ply->seat == seat && cg_has_choice (session->rules, state) ? 1 : 0;
      cg_session_advance (session, ply, state, &round, NULL);
    }
  return n;
}

/* Plays @ply as a new entry of the list of moves, and discards the undone
 * moves. */
static void
append (CgSession *session, CgPly ply, CgEvents *events)
{
  CgEvents own;

  if (events == NULL)
    events = &own;
  cg_session_advance (session, &ply, session->state, &session->round, events);
  for (guint i = 0; i < events->n; i++)
    ply.reveals |=
      cg_event_info (session->rules, events->list[i].kind)->reveals;
  g_array_set_size (session->plies, session->n_played);
  g_array_append_val (session->plies, ply);
  session->n_played++;
  session->serial++;
}

CgRefusal
cg_session_play (CgSession *session, CgMove move, CgEvents *events)
{
  CgRefusal refusal = session->rules->why_not (session->state, move);
  CgPly ply = { .move = move };

  if (refusal.kind != CG_LEGAL)
    return refusal;
  ply.seat = (gint8) session->rules->to_move (session->state);
  append (session, ply, events);
  return refusal;
}

void
cg_session_rewind (CgSession *session, guint n_played)
{
  g_assert (n_played <= session->n_played);
  /* No earlier states are kept: playing all moves again is exact and fast. */
  memcpy (session->state, session->start, session->size);
  session->round = 1;
  for (guint i = 0; i < n_played; i++)
    cg_session_advance (session, get_ply (session, i), session->state,
                        &session->round, NULL);
  session->n_played = n_played;
  session->serial++;
}

gboolean
cg_session_undo (CgSession *session)
{
  if (session->n_played == 0)
    return FALSE;
  cg_session_rewind (session, session->n_played - 1);
  return TRUE;
}

void
cg_session_undo_to (CgSession *session, guint n_played)
{
  if (n_played < session->n_played)
    cg_session_rewind (session, n_played);
  g_assert (n_played == session->n_played);
}

gboolean
cg_session_redo (CgSession *session, CgEvents *events)
{
  if (cg_session_n_redo (session) == 0)
    return FALSE;
  cg_session_advance (session, get_ply (session, session->n_played),
                      session->state, &session->round, events);
  session->n_played++;
  session->serial++;
  return TRUE;
}

gboolean
cg_session_undo_is_fair (CgSession *session)
{
  return session->n_played > 0 &&
         !get_ply (session, session->n_played - 1)->reveals;
}

gboolean
cg_session_practice (CgSession *session)
{
  return session->practice;
}

void
cg_session_set_practice (CgSession *session, gboolean practice)
{
  session->practice = practice != FALSE;
}

/* --- the rounds of a match
 * ------------------------------------------------------ */

gboolean
cg_session_is_over (CgSession *session)
{
  return cg_is_over (session->rules, session->state);
}

gboolean
cg_session_round_is_over (CgSession *session)
{
  return session->rules->to_move (session->state) == CG_NO_SEAT &&
         !cg_session_is_over (session);
}

void
cg_session_next_round (CgSession *session, CgEvents *events)
{
  g_assert (cg_session_round_is_over (session));
  append (session, CG_PLY_DEAL, events);
}

guint
cg_session_round (CgSession *session)
{
  return session->round;
}

void
cg_session_round_result (CgSession *session, guint round, CgResult *out)
{
  g_autofree CgState *state = cg_state_copy (session->rules, session->start);
  guint now = 1;

  for (guint i = 0; i < session->n_played; i++)
    {
      if (session->rules->to_move (state) == CG_NO_SEAT && now == round)
        break;
      cg_session_advance (session, get_ply (session, i), state, &now, NULL);
    }
  g_assert (now == round && session->rules->to_move (state) == CG_NO_SEAT);
  session->rules->result (state, out);
}

/* --- the sitting
 * --------------------------------------------------------------- */

guint
cg_session_wins (CgSession *session, int seat)
{
  CgResult result;

  g_assert (seat >= 0 && seat < session->setup.seats);
  if (!cg_session_is_over (session))
    return session->wins[seat];
  session->rules->result (session->state, &result);
  return session->wins[seat] + (result.place[seat] == 1);
}

guint
cg_session_n_finished (CgSession *session)
{
  return session->n_finished + cg_session_is_over (session);
}

void
cg_session_next_game (CgSession *session, guint64 deal)
{
  CgResult result;

  g_assert (cg_session_is_over (session));
  session->rules->result (session->state, &result);
  session->n_finished++;
  for (guint seat = 0; seat < session->setup.seats; seat++)
    session->wins[seat] += result.place[seat] == 1;

  /* Rule BN-7: the next seat deals. The other games do the same. */
  session->setup.dealer =
    (guint8) ((session->setup.dealer + 1) % session->setup.seats);
  session->dealt = TRUE;
  session->deal = deal;
  cg_deal (session->rules, &session->setup, deal, session->start);
  memcpy (session->state, session->start, session->size);
  g_array_set_size (session->plies, 0);
  session->round = 1;
  session->n_played = 0;
  session->serial++;
}
