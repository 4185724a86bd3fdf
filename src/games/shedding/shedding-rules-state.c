/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules that games of hand, rows and one pile share whatever their hands
 * look like. */

#include "shedding-rules-state.h"

#include <string.h>

const CgZone shedding_zones[] = {
  [SHEDDING_HAND] = { "hand", TRUE },
  [SHEDDING_UP] = { "up", TRUE },
  [SHEDDING_DOWN] = { "down", TRUE },
  [SHEDDING_STOCK] = { "stock", FALSE },
  [SHEDDING_PILE] = { "pile", FALSE },
  [SHEDDING_BURNT] = { "burnt", FALSE },
  { NULL, FALSE },
};

void
shed_get_setup (const CgState *state, CgSetup *setup)
{
  const ShedState *s = shed_state (state);

  memset (setup, 0, sizeof *setup);
  setup->seats = s->seats;
  setup->dealer = s->dealer;
  for (guint i = 0; i < SHED_MAX_OPTIONS; i++)
    setup->options[i] = s->option[i];
}

int
shed_to_move (const CgState *state)
{
  return shed_state (state)->to_move;
}

void
shed_result (const CgState *state, CgResult *out)
{
  const ShedState *s = shed_state (state);

  memset (out, 0, sizeof *out);
  if (s->n_out == 0 && !shed_is_decided (s)) /* broken off */
    return;
  for (int seat = 0; seat < s->seats; seat++)
    out->place[seat] = (guint8) (s->n_out + 1);
  for (guint i = 0; i < s->n_out; i++)
    out->place[s->out[i]] = (guint8) (i + 1);
}

void
shed_clear (const CgSetup *setup, ShedState *s)
{
  s->seats = setup->seats;
  s->dealer = setup->dealer;
  for (guint i = 0; i < SHED_MAX_OPTIONS; i++)
    s->option[i] = (guint8) setup->options[i];
  s->to_move = CG_NO_SEAT;
  s->active = (guint16) ((1u << s->seats) - 1);
}

/* --- checks of a position ------------------------------------------------- */

const char *
shed_settle_out (CgState *state, int seat)
{
  ShedState *s = (ShedState *) state;

  for (guint i = 0; i < s->n_out; i++)
    s->active &= (guint16) ~(1u << s->out[i]);
  return NULL;
}

const char *
shed_check_turn (const ShedState *s, gboolean fits)
{
  if (!fits)
    return "phase and player to move do not fit the position";
  if (s->to_move != CG_NO_SEAT && !(s->active >> s->to_move & 1) &&
      (s->n_out == 0 || s->out[s->n_out - 1] != s->to_move))
    return "the player to move has left the game";
  return NULL;
}

const char *
shed_check_end (const CgRules *rules, const ShedState *s, gboolean play_on)
{
  gboolean decided = shed_is_decided (s) || (s->n_out > 0 && !play_on) ||
                     s->plies >= rules->max_plies;

  if (decided == (s->phase == SHEDDING_OVER))
    return NULL;
  return decided ? "the game is over" : "the game is not over";
}

/* --- what happened -------------------------------------------------------- */

void
shed_end_game (ShedState *s, CgEvents *events)
{
  s->phase = SHEDDING_OVER;
  s->to_move = CG_NO_SEAT;
  cg_events_add (events, CG_EVENT_GAME_OVER, CG_NO_SEAT);
}

void
shed_note_place (CgEvents *events, int seat, guint place)
{
  CgEvent *event = cg_events_add (events, CG_EVENT_OUT_WON, seat);

  if (event != NULL)
    event->rank = (guint8) place;
}

void
shed_go_out (ShedState *s, int seat, CgEvents *events)
{
  s->active &= (guint16) ~(1u << seat);
  s->out[s->n_out++] = (guint8) seat;
  shed_note_place (events, seat, s->n_out);
}
