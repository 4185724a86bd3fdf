/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a legal move would do: which players it hits, whether it loses the game,
 * and whether a player must be named after it. To find out, the move is played
 * on a copy of the position. This file must not use any GObject. */

#include "tapis-position-view.h"

#include <glib/gi18n.h>

/* Returns the position after @move, to be freed with g_free(). If @events is
 * not NULL, it is filled in with what the move did. */
static CgState *
play_ahead (const TapisPositionView *view, CgMove move, CgEvents *events)
{
  const CgRules *rules = view->position.kind->rules;
  CgState *after = cg_state_copy (rules, view->position.state);

  rules->play (after, move, events);
  return after;
}

/* Returns whether a player must be named after @move and there are several
 * players to choose from. */
static gboolean
leaves_names (const TapisPositionView *view, CgMove move)
{
  const TapisGameKind *kind = view->position.kind;
  g_autofree CgState *after = play_ahead (view, move, NULL);
  CgMove moves[CG_MAX_MOVES];

  return kind->rules->to_move (after) == view->to_move &&
         kind->rules->moves (after, moves) > 1 &&
         kind->named_seat (kind, after, moves[0]) != CG_NO_SEAT;
}

gboolean
tapis_position_view_is_plain (const TapisPositionView *view,
                              const TapisUse *use, CgMove *move)
{
  const TapisViewedCard *card = tapis_position_view_find (view, use);
  TapisUse all[TAPIS_MAX_USES];

  if (card == NULL || !card->playable || !card->made.legal ||
      tapis_position_view_list (view, use, all) != 1)
    return FALSE;
  *move = card->made.n_choices > 0 ? card->made.choice : card->made.move;
  return card->made.n_choices <= 1 &&
         tapis_position_view_count_moves (view, use) == 1 &&
         !leaves_names (view, *move);
}

gboolean
tapis_position_view_aims (const TapisPositionView *view, CgMove move, int seat,
                          CgMove *name)
{
  const TapisGameKind *kind = view->position.kind;
  g_autofree CgState *after = NULL;

  *name = CG_NO_MOVE;
  if (seat == view->to_move)
    return FALSE;
  after = play_ahead (view, move, NULL);
  if (kind->attacked (kind, after, seat))
    return TRUE;
  if (kind->rules->to_move (after) != view->to_move)
    return FALSE;
  *name = kind->name_seat (kind, after, seat);
  return *name != CG_NO_MOVE &&
         kind->rules->why_not (after, *name).kind == CG_LEGAL;
}

gboolean
tapis_position_view_hits (const TapisPositionView *view, CgMove move)
{
  CgSetup setup;
  CgMove name;

  cg_get_setup (view->position.kind->rules, view->position.state, &setup);
  for (int seat = 0; seat < (int) setup.seats; seat++)
    if (tapis_position_view_aims (view, move, seat, &name))
      return TRUE;
  return FALSE;
}

/* Returns whether the player who makes @move can know that it loses the game.
 */
static gboolean
loses (const TapisPositionView *view, CgMove move)
{
  const CgRules *rules = view->position.kind->rules;
  gboolean lost = FALSE;
  CgEvents events;

  g_free (play_ahead (view, move, &events));
  for (guint i = 0; i < events.n; i++)
    {
      /* A person is not warned if the move turns up a card that they do not
       * know. */
      if (cg_event_info (rules, events.list[i].kind)->reveals)
        return FALSE;
      lost = lost || (events.list[i].kind == CG_EVENT_OUT_LOST &&
                      events.list[i].seat == view->to_move);
    }
  return lost;
}

const char *
tapis_position_view_risk (const TapisPositionView *view, CgMove move)
{
  const TapisGameKind *kind = view->position.kind;
  const TapisLegal *legal = view->legal;
  const char *sentence;

  if (legal->n_moves < 2)
    return NULL;
  sentence = kind->gives_up (kind, legal->moves, legal->n_moves, move);
  if (sentence == NULL && loses (view, move))
    sentence =
      N_("With this move you lose. Play it again if you are sure.");
  return sentence;
}
