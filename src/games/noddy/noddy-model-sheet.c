/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the lines of Noddy's score sheet come from what was played: the moves are
 * played again, and what the engine tells of them is written down. Counts
 * nothing itself. */

#include "config.h"

#include "noddy-model-private.h"

#include <glib/gi18n.h>
#include <string.h>

typedef struct
{
  GPtrArray *lines; /* of TapisNoddyLine */
  int        viewer;
  guint      deal;
  guint      nth;   /* cards laid so far in this deal */
  guint      total[NODDY_SEATS];
} Sheet;

/* Takes @heading over. */
static void
add_line (Sheet *self, TapisNoddyScore *score, char *heading)
{
  g_autofree char *description = NULL;

  score->deal = self->deal;
  self->total[score->seat] += score->points;
  score->total = self->total[score->seat];
  description = tapis_noddy_say_score (score, heading);
  g_ptr_array_add (self->lines,
                   tapis_noddy_line_new (score, heading, description));
  g_free (heading);
}

static void
add_turned_jack (Sheet *self, const NoddyState *s, int seat, guint points)
{
  TapisNoddyScore score = {
    .part = TAPIS_NODDY_BEFORE, .seat = seat, .points = points,
    .n_cards = 1, .cards = { s->turn_up },
  };

  /* Translators: a heading in a score sheet: the turn-up is a jack */
  add_line (self, &score, g_strdup (C_("score", "Turned jack")));
}

/* A position may begin with points. */
static void
add_start (Sheet *self, const NoddyState *s)
{
  int turned = s->announced == 0 && s->phase == NODDY_ANNOUNCE
                 ? noddy_turned_seat (s)
                 : CG_NO_SEAT;

  self->nth = s->n_row;
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    {
      guint points = s->score[seat];
      TapisNoddyScore score = { .part = TAPIS_NODDY_BEFORE, .seat = seat };

      if (seat == turned && points >= 2)
        points -= 2;
      score.points = points;
      if (points > 0)
        /* Translators: a heading in a score sheet: points from before */
        add_line (self, &score, g_strdup (C_("score", "Brought along")));
    }
  if (turned != CG_NO_SEAT && s->score[turned] >= 2)
    add_turned_jack (self, s, turned, 2);
}

/* What was announced stays hidden from the other: only kinds are heard. */
static void
add_combination (Sheet *self, const NoddyState *s, const CgEvent *event)
{
  TapisNoddyScore score = {
    .part = event->rank > 0 ? TAPIS_NODDY_PLAYED : TAPIS_NODDY_ANNOUNCED,
    .seat = event->seat, .nth = event->rank,
    .points = (guint) event->points,
  };

  if (event->rank > 0 || event->seat == self->viewer)
    {
      score.n_cards = event->count;
      memcpy (score.cards, event->cards, event->count);
    }
  add_line (self, &score,
            tapis_noddy_heading ((NoddyKind) event->what, event->count));
}

static void
add_event (Sheet *self, const NoddyState *s, const CgEvent *event)
{
  TapisNoddyScore score = { .seat = event->seat };

  switch ((CgEventKind) event->kind)
    {
    case CG_EVENT_DEALT:
      self->deal++;
      self->nth = 0;
      if (noddy_turned_seat (s) != CG_NO_SEAT)
        add_turned_jack (self, s, noddy_turned_seat (s), 2);
      break;
    case CG_EVENT_LAID:
      self->nth++;
      break;
    case CG_EVENT_COMBINATION:
      /* the turned jack is told with the deal */
      if (self->nth > 0 || s->announced != 0)
        add_combination (self, s, event);
      break;
    case CG_EVENT_NOTHING:
      score.part = TAPIS_NODDY_ANNOUNCED;
      /* Translators: a heading in a score sheet: no combination */
      add_line (self, &score, g_strdup (C_("score", "Nothing")));
      break;
    case CG_EVENT_LAST_CARD:
      score.part = TAPIS_NODDY_PLAYED;
      score.nth = self->nth;
      score.points = (guint) event->points;
      add_line (self, &score,
                g_strdup (event->total == 31 ? C_("score", "Exactly 31")
                                             : C_("score", "Last card")));
      break;
    default:
      break;
    }
}

static void
write_lines (Sheet *self, CgSession *session)
{
  const CgRules *rules = cg_session_rules (session);
  g_autofree CgState *state =
    cg_state_copy (rules, cg_session_start (session));

  self->deal = noddy_state (state)->round;
  add_start (self, noddy_state (state));
  for (guint i = 0; i < cg_session_n_played (session); i++)
    {
      CgEvents events;
      int seat;
      CgMove move = cg_session_move (session, i, &seat);

      if (move == CG_NO_MOVE)
        cg_next_round (rules, cg_session_deal (session),
                       noddy_state (state)->round + 1u, state, &events);
      else
        rules->play (state, move, &events);
      for (guint j = 0; j < events.n; j++)
        add_event (self, noddy_state (state), &events.list[j]);
    }
}

void
tapis_noddy_sheet_update (GListStore *sheet, CgSession *session, int viewer)
{
  Sheet self = { .lines = g_ptr_array_new_with_free_func (g_object_unref),
                 .viewer = viewer };
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (sheet));
  guint same = 0;

  write_lines (&self, session);
  for (; same < n_old && same < self.lines->len; same++)
    {
      g_autoptr (TapisNoddyLine) old =
        g_list_model_get_item (G_LIST_MODEL (sheet), same);

      if (!tapis_noddy_line_equals (old,
                                    g_ptr_array_index (self.lines, same)))
        break;
    }
  if (same < n_old || same < self.lines->len)
    g_list_store_splice (sheet, same, n_old - same, self.lines->pdata + same,
                         self.lines->len - same);
  g_ptr_array_unref (self.lines);
}
