/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines of Noddy's score sheet: what the engine tells of each move is kept,
 * and cut when moves are undone. Counts nothing itself. */

#include "config.h"

#include "noddy-model-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* A line as the truth has it. */
typedef struct
{
  int              ply; /* which scored, or -1: the game began with it */
  TapisNoddyScore  score;
  const char      *heading; /* msgid, or NULL: of @kind */
  NoddyKind        kind;
  guint            n; /* how many cards make it */
} TapisScored;

struct _TapisNoddySheet
{
  GArray     *scored; /* of TapisScored */
  GListStore *lines;  /* of TapisNoddyLine, one for each, once it is shown */
  gboolean    begun;  /* what the game began with is there */
  guint       same;   /* so many lines are still right */
  int         viewer; /* for whom they are written */
};

TapisNoddySheet *
tapis_noddy_sheet_new (void)
{
  TapisNoddySheet *self = g_new0 (TapisNoddySheet, 1);

  self->scored = g_array_new (FALSE, FALSE, sizeof (TapisScored));
  self->lines = g_list_store_new (TAPIS_TYPE_NODDY_LINE);
  return self;
}

void
tapis_noddy_sheet_free (TapisNoddySheet *self)
{
  g_array_unref (self->scored);
  g_object_unref (self->lines);
  g_free (self);
}

GListModel *
tapis_noddy_sheet_get_lines (TapisNoddySheet *self)
{
  return G_LIST_MODEL (self->lines);
}

/* --- what is scored --- */

static void
add_scored (TapisNoddySheet *self, const NoddyState *s, TapisScored scored)
{
  scored.score.deal = s->round;
  scored.score.total = scored.score.points;
  for (guint i = self->scored->len; i > 0; i--)
    {
      const TapisNoddyScore *before =
        &g_array_index (self->scored, TapisScored, i - 1).score;

      if (before->seat != scored.score.seat)
        continue;
      scored.score.total += before->total;
      break;
    }
  g_array_append_val (self->scored, scored);
}

static void
add_turned_jack (TapisNoddySheet *self, int ply, const NoddyState *s)
{
  /* Translators: a heading in a score sheet: the turn-up is a jack */
  add_scored (self, s, (TapisScored) {
    .ply = ply, .heading = NC_("score", "Turned jack"),
    .score = { .part = TAPIS_NODDY_BEFORE, .seat = noddy_turned_seat (s),
               .points = 2, .n_cards = 1, .cards = { s->turn_up } },
  });
}

/* A position may begin with points. */
static void
begin (TapisNoddySheet *self, const NoddyState *s)
{
  int turned = s->announced == 0 && s->phase == NODDY_ANNOUNCE
                 ? noddy_turned_seat (s)
                 : CG_NO_SEAT;

  self->begun = TRUE;
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    {
      guint points = s->score[seat];

      if (seat == turned && points >= 2)
        points -= 2;
      if (points > 0)
        /* Translators: a heading in a score sheet: points from before */
        add_scored (self, s, (TapisScored) {
          .ply = -1, .heading = NC_("score", "Brought along"),
          .score = { .part = TAPIS_NODDY_BEFORE, .seat = seat,
                     .points = points },
        });
    }
  if (turned != CG_NO_SEAT && s->score[turned] >= 2)
    add_turned_jack (self, -1, s);
}

static void
add_event (TapisNoddySheet  *self,
           int               ply,
           const NoddyState *s,
           const CgEvent    *event)
{
  TapisScored scored = {
    .ply = ply,
    .score = { .part = TAPIS_NODDY_ANNOUNCED, .seat = event->seat,
               .points = (guint) event->points },
  };

  switch (event->kind)
    {
    case CG_EVENT_DEALT:
      if (noddy_turned_seat (s) != CG_NO_SEAT)
        add_turned_jack (self, ply, s);
      return;
    case NODDY_EVENT_COMBINATION:
      /* the turned jack is told with the deal */
      if (s->n_row == 0 && s->announced == 0)
        return;
      scored.kind = (NoddyKind) event->what;
      scored.n = scored.score.n_cards = event->count;
      memcpy (scored.score.cards, event->cards, event->count);
      scored.score.nth = event->rank;
      if (event->rank > 0)
        scored.score.part = TAPIS_NODDY_PLAYED;
      break;
    case NODDY_EVENT_NOTHING:
      /* Translators: a heading in a score sheet: no combination */
      scored.heading = NC_("score", "Nothing");
      scored.score.points = 0;
      break;
    case NODDY_EVENT_LAST_CARD:
      scored.score.part = TAPIS_NODDY_PLAYED;
      scored.score.nth = s->n_row;
      scored.heading = event->total == 31 ? NC_("score", "Exactly 31")
                                          : NC_("score", "Last card");
      break;
    default:
      return;
    }
  add_scored (self, s, scored);
}

static void
ensure_begun (TapisNoddySheet *self, TapisGame *game)
{
  if (!self->begun)
    begin (self, noddy_state (cg_session_start (tapis_game_get_session (game))));
}

void
tapis_noddy_sheet_note (TapisNoddySheet *self,
                        TapisGame       *game,
                        guint            ply,
                        const CgEvents  *events)
{
  ensure_begun (self, game);
  for (guint i = 0; i < events->n; i++)
    add_event (self, (int) ply, noddy_state (tapis_game_get_state (game)),
               &events->list[i]);
}

void
tapis_noddy_sheet_forget (TapisNoddySheet *self, guint n_plies)
{
  guint n = self->scored->len;

  /* all of it: another game may begin */
  self->begun = n_plies > 0;
  while (n > 0 && (!self->begun || g_array_index (self->scored, TapisScored,
                                                  n - 1).ply >= (int) n_plies))
    n--;
  g_array_set_size (self->scored, n);
  self->same = MIN (self->same, n);
}

/* --- the lines --- */

/* What was announced stays hidden from the other: only kinds are heard. */
static TapisNoddyLine *
write_line (const TapisScored *scored, int viewer)
{
  TapisNoddyScore score = scored->score;
  g_autofree char *heading =
    scored->heading != NULL
      ? g_strdup (g_dpgettext2 (NULL, "score", scored->heading))
      : tapis_noddy_heading (scored->kind, scored->n);
  g_autofree char *description = NULL;

  if (score.part == TAPIS_NODDY_ANNOUNCED && score.seat != viewer)
    {
      score.n_cards = 0;
      memset (score.cards, 0, sizeof score.cards);
    }
  description = tapis_noddy_say_score (&score, heading);
  return tapis_noddy_line_new (&score, heading, description);
}

void
tapis_noddy_sheet_show (TapisNoddySheet *self, TapisGame *game)
{
  g_autoptr (GPtrArray) lines =
    g_ptr_array_new_with_free_func (g_object_unref);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->lines));
  guint first;

  ensure_begun (self, game);
  if (self->viewer != tapis_game_get_viewer (game))
    self->same = 0;
  self->viewer = tapis_game_get_viewer (game);
  for (guint i = first = self->same; i < self->scored->len; i++)
    {
      g_autoptr (TapisNoddyLine) line = write_line (
        &g_array_index (self->scored, TapisScored, i), self->viewer);
      g_autoptr (TapisNoddyLine) old =
        g_list_model_get_item (G_LIST_MODEL (self->lines), i);

      if (first == i && old != NULL && tapis_noddy_line_equals (old, line))
        first++;
      else
        g_ptr_array_add (lines, g_steal_pointer (&line));
    }
  self->same = self->scored->len;
  if (first < n_old || lines->len > 0)
    g_list_store_splice (self->lines, first, n_old - first, lines->pdata,
                         lines->len);
}
