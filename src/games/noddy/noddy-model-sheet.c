/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet of Noddy: one line for each event that scores, removed again
 * when its move is undone. Counts nothing itself: the engine's events do. */

#include "config.h"

#include "noddy-model-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- a line ------------------------------------------------------------- */

struct _TapisNoddyLine
{
  GObject parent_instance;

  TapisNoddyScore score;
  char *reason;
  char *description;
};

G_DEFINE_FINAL_TYPE (TapisNoddyLine, tapis_noddy_line, G_TYPE_OBJECT)

static void
tapis_noddy_line_finalize (GObject *object)
{
  TapisNoddyLine *self = TAPIS_NODDY_LINE (object);

  g_free (self->reason);
  g_free (self->description);
  G_OBJECT_CLASS (tapis_noddy_line_parent_class)->finalize (object);
}

static void
tapis_noddy_line_class_init (TapisNoddyLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tapis_noddy_line_finalize;
}

static void
tapis_noddy_line_init (TapisNoddyLine *self)
{
}

/* @reason: (transfer full) */
static TapisNoddyLine *
new_line (const TapisNoddyScore *score, char *reason)
{
  TapisNoddyLine *self = g_object_new (TAPIS_TYPE_NODDY_LINE, NULL);

  self->score = *score;
  self->reason = reason;
  self->description = tapis_noddy_say_score (score, reason);
  return self;
}

TapisNoddyLine *
tapis_noddy_line_of (const NoddyCombination *c, int seat, guint total)
{
  TapisNoddyScore score = {
    .part = TAPIS_NODDY_ANNOUNCED, .seat = seat, .points = c->points,
    .total = total, .n_cards = c->n_cards,
  };

  memcpy (score.cards, c->cards, c->n_cards);
  return new_line (&score, tapis_noddy_heading ((NoddyKind) c->kind,
                                                c->n_cards));
}

const TapisNoddyScore *
tapis_noddy_line_get_score (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return &self->score;
}

const char *
tapis_noddy_line_get_reason (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return self->reason;
}

const char *
tapis_noddy_line_get_description (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return self->description;
}

/* Whether both say the same. */
static gboolean
equals (const TapisNoddyLine *a, const TapisNoddyLine *b)
{
  /* the description tells kind, cards, points and total */
  return a->score.deal == b->score.deal && a->score.part == b->score.part &&
         a->score.seat == b->score.seat && a->score.nth == b->score.nth &&
         g_str_equal (a->description, b->description);
}

/* --- what was scored ---------------------------------------------------- */

/* All that the engine told of a line; a line itself hides what the viewer may
 * not see. */
typedef struct
{
  int              ply;     /* that scored, 0-based; -1: the first position */
  TapisNoddyScore  score;
  const char      *heading; /* NC_("score", …), or NULL: from @kind and @n */
  NoddyKind        kind;
  guint            n;       /* the number of cards of the combination */
} Scored;

static void
add_scored (TapisNoddy *self, const NoddyState *s, Scored scored)
{
  scored.score.deal = s->round;
  scored.score.total = scored.score.points;
  for (guint i = self->scored->len; i > 0; i--)
    {
      const TapisNoddyScore *before =
        &g_array_index (self->scored, Scored, i - 1).score;

      if (before->seat != scored.score.seat)
        continue;
      scored.score.total += before->total;
      break;
    }
  g_array_append_val (self->scored, scored);
}

static void
add_turned_jack (TapisNoddy *self, int ply, const NoddyState *s)
{
  /* Translators: a heading in a score sheet: the turn-up is a jack */
  add_scored (self, s, (Scored) {
    .ply = ply, .heading = NC_("score", "Turned jack"),
    .score = { .part = TAPIS_NODDY_BEFORE, .seat = noddy_turned_seat (s),
               .points = 2, .n_cards = 1, .cards = { s->turn_up } },
  });
}

/* Adds the points with which the first position begins, unless they are there
 * already. */
static void
begin (TapisNoddy *self)
{
  CgSession *session = tapis_game_get_session (TAPIS_GAME (self));
  const NoddyState *s = noddy_state (cg_session_start (session));
  int turned = s->announced == 0 && s->phase == NODDY_ANNOUNCE
                 ? noddy_turned_seat (s)
                 : CG_NO_SEAT;

  if (self->begun)
    return;
  self->begun = TRUE;
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    {
      guint points = s->score[seat];

      if (seat == turned && points >= 2)
        points -= 2;
      if (points > 0)
        /* Translators: a heading in a score sheet: points from before */
        add_scored (self, s, (Scored) {
          .ply = -1, .heading = NC_("score", "Brought along"),
          .score = { .part = TAPIS_NODDY_BEFORE, .seat = seat,
                     .points = points },
        });
    }
  if (turned != CG_NO_SEAT && s->score[turned] >= 2)
    add_turned_jack (self, -1, s);
}

static void
add_event (TapisNoddy *self, int ply, const NoddyState *s, const CgEvent *event)
{
  Scored scored = {
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

void
tapis_noddy_sheet_init (TapisNoddy *self)
{
  self->scored = g_array_new (FALSE, FALSE, sizeof (Scored));
  self->sheet = g_list_store_new (TAPIS_TYPE_NODDY_LINE);
}

void
tapis_noddy_sheet_noted (TapisGame *game, guint ply, const CgEvents *events)
{
  TapisNoddy *self = TAPIS_NODDY (game);

  begin (self);
  for (guint i = 0; i < events->n; i++)
    add_event (self, (int) ply, tapis_noddy_state (self), &events->list[i]);
}

void
tapis_noddy_sheet_forgot (TapisGame *game, guint n_plies)
{
  TapisNoddy *self = TAPIS_NODDY (game);
  guint n = self->scored->len;

  /* without a ply, the first position goes too: another game may begin */
  self->begun = n_plies > 0;
  while (n > 0 && (!self->begun || g_array_index (self->scored, Scored,
                                                  n - 1).ply >= (int) n_plies))
    n--;
  g_array_set_size (self->scored, n);
  self->up_to_date = MIN (self->up_to_date, n);
}

/* --- the list ----------------------------------------------------------- */

/* NO-16: of an announcement the other seat hears only the combinations. */
static TapisNoddyLine *
write_line (const Scored *scored, int viewer)
{
  TapisNoddyScore score = scored->score;

  if (score.part == TAPIS_NODDY_ANNOUNCED && score.seat != viewer)
    {
      score.n_cards = 0;
      memset (score.cards, 0, sizeof score.cards);
    }
  return new_line (&score,
                   scored->heading != NULL
                     ? g_strdup (g_dpgettext2 (NULL, "score", scored->heading))
                     : tapis_noddy_heading (scored->kind, scored->n));
}

/* Lines that say the same as before stay the same objects. */
void
tapis_noddy_sheet_show (TapisNoddy *self)
{
  g_autoptr (GPtrArray) lines =
    g_ptr_array_new_with_free_func (g_object_unref);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->sheet));
  int viewer = tapis_game_now (TAPIS_GAME (self))->viewer;
  guint first;

  begin (self);
  if (self->sheet_viewer != viewer)
    self->up_to_date = 0;
  self->sheet_viewer = viewer;
  for (guint i = first = self->up_to_date; i < self->scored->len; i++)
    {
      g_autoptr (TapisNoddyLine) line =
        write_line (&g_array_index (self->scored, Scored, i), viewer);
      g_autoptr (TapisNoddyLine) old =
        g_list_model_get_item (G_LIST_MODEL (self->sheet), i);

      if (first == i && old != NULL && equals (old, line))
        first++;
      else
        g_ptr_array_add (lines, g_steal_pointer (&line));
    }
  self->up_to_date = self->scored->len;
  if (first < n_old || lines->len > 0)
    g_list_store_splice (self->sheet, first, n_old - first, lines->pdata,
                         lines->len);
}

/* --- what the table asks ------------------------------------------------ */

guint
tapis_noddy_get_score_before (TapisNoddy *self, int seat)
{
  TapisNoddyScore last = { .points = 0 };
  guint before = 0;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), 0);
  for (guint i = 0; i < self->scored->len; i++)
    {
      const TapisNoddyScore *score =
        &g_array_index (self->scored, Scored, i).score;

      if (score->seat != seat || score->points == 0)
        continue;
      if (score->deal != last.deal || score->part != last.part ||
          score->nth != last.nth)
        before = last.total;
      last = *score;
    }
  return before;
}

guint
tapis_noddy_get_row_points (TapisNoddy *self, guint position)
{
  guint points = 0;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), 0);
  for (guint i = 0; i < self->scored->len; i++)
    {
      const TapisNoddyScore *score =
        &g_array_index (self->scored, Scored, i).score;

      if (score->deal == tapis_noddy_state (self)->round &&
          score->nth == position + 1)
        points += score->points;
    }
  return points;
}

gboolean
tapis_noddy_row_scores_now (TapisNoddy *self, guint position)
{
  const NoddyState *s;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), FALSE);
  s = tapis_noddy_state (self);
  g_return_val_if_fail (position < s->n_row, FALSE);
  for (guint i = 0; i < self->scored->len; i++)
    {
      const TapisNoddyScore *score =
        &g_array_index (self->scored, Scored, i).score;

      if (score->deal == s->round && score->nth == s->n_row &&
          memchr (score->cards, noddy_row_card (s, position),
                  score->n_cards) != NULL)
        return TRUE;
    }
  return FALSE;
}
