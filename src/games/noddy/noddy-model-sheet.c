/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet of Noddy: one line for each event that scores. The sheet is
 * made from the events of the log, so that it is the same however the position
 * was reached: by a move, by undo or redo, or by loading a game. */

#include "noddy-model-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- a line ------------------------------------------------------------- */

struct _TapisNoddyLine
{
  GObject parent_instance;

  TapisNoddyScore score; /* its strings are owned */
};

G_DEFINE_FINAL_TYPE (TapisNoddyLine, tapis_noddy_line, G_TYPE_OBJECT)

static void
tapis_noddy_line_finalize (GObject *object)
{
  TapisNoddyLine *self = TAPIS_NODDY_LINE (object);

  g_free ((char *) self->score.reason);
  g_free ((char *) self->score.description);
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

/* Returns a new line of the score sheet with @score. @reason: (transfer full):
 * what was scored. */
static TapisNoddyLine *
new_line (const TapisNoddyScore *score, char *reason)
{
  TapisNoddyLine *self = g_object_new (TAPIS_TYPE_NODDY_LINE, NULL);

  self->score = *score;
  self->score.reason = reason;
  self->score.description = tapis_noddy_say_score (&self->score);
  return self;
}

const TapisNoddyScore *
tapis_noddy_line_get_score (TapisNoddyLine *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_LINE (self), NULL);
  return &self->score;
}

static gboolean
is_same_line (const TapisNoddyScore *a, const TapisNoddyScore *b)
{
  return a->deal == b->deal && a->seat == b->seat && a->nth == b->nth &&
         g_str_equal (a->description, b->description);
}

/* --- reading the log ---------------------------------------------------- */

/* What has been read from the log so far. */
typedef struct
{
  TapisGame *game;
  GPtrArray *lines; /* owned, of TapisNoddyLine */
  int        viewer;
  guint      ply;   /* the move that has brought about the last event */
  guint      nth;   /* which of the combinations of that move it was, from 0 */
  guint      deal;  /* the number of the deal in the match, from 1 on */
  guint      row;   /* how many cards have been laid in this deal */
  guint      total[NODDY_SEATS];
} Reading;

/* Adds a line with @score, of which it fills in the deal and the total. The
 * line has no cards if the viewer may not see them: an announcement tells the
 * other seat only the combinations (rule NO-16). @reason: (transfer full): what
 * was scored. */
static void
add_line (Reading *reading, TapisNoddyScore score, char *reason)
{
  score.deal = reading->deal;
  score.total = reading->total[score.seat] += score.points;
  if (score.part == TAPIS_NODDY_ANNOUNCED && score.seat != reading->viewer)
    score.n_cards = 0;
  g_ptr_array_add (reading->lines, new_line (&score, reason));
}

static void
add_turned_jack (Reading *reading, int seat, CgCard jack)
{
  TapisNoddyScore score = {
    .part = TAPIS_NODDY_BEFORE, .seat = seat, .points = 2, .n_cards = 1,
    .cards = { jack },
  };

  /* Translators: a heading in a score sheet: the turn-up is a jack */
  add_line (reading, score, g_strdup (C_("score", "Turned jack")));
}

/* Adds lines for the points that the players have at @s, the first position
 * of the log. */
static void
read_start (Reading *reading, const CgState *s)
{
  guint first[NODDY_SEATS];

  reading->deal = s->round;
  reading->row = s->n_row;
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    {
      first[seat] = (guint) tapis_kind_noddy.scoring->first (&tapis_kind_noddy,
                                                             s, seat);
      if (first[seat] > 0)
        add_line (reading,
                  (TapisNoddyScore) { .part = TAPIS_NODDY_BEFORE, .seat = seat,
                                      .points = first[seat] },
                  /* Translators: a heading in a score sheet: points from
                   * before */
                  g_strdup (C_("score", "Carried over")));
    }
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    if (s->score[seat] > first[seat])
      add_turned_jack (reading, seat, s->turn_up);
}

/* Returns whether the player who has announced the combination of @event had
 * found it. */
static TapisNoddyMark
find_mark (const Reading *reading, const CgEvent *event)
{
  int found = tapis_noddy_get_found (TAPIS_NODDY (reading->game),
                                     reading->ply);

  if (event->kind == NODDY_EVENT_MISSED)
    return TAPIS_NODDY_MISSED_IT;
  if (event->rank > 0 || found < 0 ||
      !tapis_game_get_player_state (reading->game, event->seat)->person)
    return TAPIS_NODDY_UNMARKED;
  /* if missed points are not given, only what was found is announced */
  return !tapis_noddy_counts_all (tapis_game_get_state (reading->game)) ||
             (found >> reading->nth & 1)
           ? TAPIS_NODDY_FOUND_IT
           : TAPIS_NODDY_MISSED_IT;
}

/* Adds the line for an event that scores, for an announcement that scores
 * nothing, or for something that was missed. */
static void
read_score (Reading *reading, const CgEvent *event)
{
  TapisNoddyScore score = {
    .part = TAPIS_NODDY_ANNOUNCED, .seat = event->seat,
    .points = event->kind == NODDY_EVENT_MISSED ? 0 : (guint) event->points,
    .worth = (guint) event->points,
  };
  char *reason;

  if (event->kind == NODDY_EVENT_COMBINATION ||
      event->kind == NODDY_EVENT_MISSED)
    {
      score.mark = find_mark (reading, event);
      score.nth = event->rank;
      score.n_cards = event->count;
      memcpy (score.cards, event->cards, event->count);
      reason = tapis_noddy_heading ((NoddyKind) event->what, event->count);
    }
  else if (event->kind == NODDY_EVENT_LAST_CARD)
    {
      score.nth = reading->row;
      reason = g_strdup (event->total == 31 ? C_("score", "Exactly 31")
                                            : C_("score", "Last card"));
    }
  else if (event->kind == NODDY_EVENT_TAKEN)
    /* Translators: a heading in a score sheet: points that the other player had
     * not found in their own cards */
    reason = g_strdup (C_("score", "Missed by the other"));
  else
    /* Translators: a heading in a score sheet: no combination */
    reason = g_strdup (C_("score", "Nothing"));
  if (score.nth > 0)
    score.part = TAPIS_NODDY_PLAYED;
  add_line (reading, score, reason);
}

static void
read_event (Reading *reading, const CgEvent *event)
{
  switch (event->kind)
    {
    case CG_EVENT_DEALT:
      reading->deal = event->count;
      reading->row = 0;
      break;
    case CG_EVENT_LAID:
      reading->row++;
      break;
    case NODDY_EVENT_COMBINATION:
    case NODDY_EVENT_NOTHING:
    case NODDY_EVENT_MISSED:
    case NODDY_EVENT_TAKEN:
    case NODDY_EVENT_LAST_CARD:
      if (noddy_is_turned_jack (event))
        add_turned_jack (reading, event->seat, event->cards[0]);
      else
        read_score (reading, event);
      break;
    default:
      break;
    }
}

/* --- what is shown ------------------------------------------------------ */

/* Computes from @lines where the second pegs are and which points are shown
 * below the cards of the row. */
static void
update_pegs_and_row (TapisNoddy *self, GPtrArray *lines)
{
  const CgState *s = tapis_noddy_state (self);
  TapisNoddyScore last[NODDY_SEATS] = { { .points = 0 } };

  memset (self->now.before, 0, sizeof self->now.before);
  memset (self->now.row, 0, sizeof self->now.row);
  for (guint i = 0; i < s->n_row; i++)
    self->now.row[i].seat = noddy_row_seat (s, i);
  for (guint i = 0; i < lines->len; i++)
    {
      const TapisNoddyScore *score =
        tapis_noddy_line_get_score (g_ptr_array_index (lines, i));
      TapisNoddyScore *before = &last[score->seat];

      if (score->points == 0)
        continue;
      if (score->deal != before->deal || score->part != before->part ||
          score->nth != before->nth)
        self->now.before[score->seat] = before->total;
      *before = *score;
      if (score->deal != s->round || score->nth == 0)
        continue;
      self->now.row[score->nth - 1].points += score->points;
      for (guint k = 0; k < s->n_row && score->nth == s->n_row; k++)
        self->now.row[k].scores_now |=
          memchr (score->cards, noddy_row_card (s, k), score->n_cards) != NULL;
    }
}

/* Sets the sentence about the viewer's counting from the marks of @lines. */
static void
update_account (TapisNoddy *self, int viewer, GPtrArray *lines)
{
  guint found = 0, there = 0;
  g_autofree char *text = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      const TapisNoddyScore *score =
        tapis_noddy_line_get_score (g_ptr_array_index (lines, i));

      if (score->seat != viewer || score->mark == TAPIS_NODDY_UNMARKED)
        continue;
      there += score->worth;
      found += score->mark == TAPIS_NODDY_FOUND_IT ? score->worth : 0;
    }
  if (there > 0)
    text = tapis_noddy_say_account (found, there);
  tapis_set_string ((char **) &self->now.account, text != NULL ? text : "");
}

/* The lines at the beginning of the sheet that have not changed stay the same
 * objects, so that the table creates widgets only for the lines after them. */
void
tapis_noddy_sheet_show (TapisNoddy *self)
{
  TapisGame *game = TAPIS_GAME (self);
  GListModel *log = tapis_game_now (game)->log;
  g_autoptr (GPtrArray) lines =
    g_ptr_array_new_with_free_func (g_object_unref);
  Reading reading = { .game = game, .lines = lines,
                      .viewer = tapis_game_now (game)->viewer };
  guint n_old = g_list_model_get_n_items (self->now.sheet);
  guint first = 0;

  read_start (&reading, cg_session_start (tapis_game_get_session (game)));
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);
      guint ply = tapis_log_entry_get_ply (entry);

      reading.nth = i > 0 && ply == reading.ply ? reading.nth + 1 : 0;
      reading.ply = ply;
      read_event (&reading, tapis_log_entry_get_event (entry));
    }
  update_pegs_and_row (self, lines);
  update_account (self, reading.viewer, lines);
  for (; first < MIN (n_old, lines->len); first++)
    {
      g_autoptr (TapisNoddyLine) old =
        g_list_model_get_item (self->now.sheet, first);
      TapisNoddyLine *new = g_ptr_array_index (lines, first);

      if (!is_same_line (&old->score, &new->score))
        break;
    }
  if (first < n_old || first < lines->len)
    g_list_store_splice (G_LIST_STORE (self->now.sheet), first, n_old - first,
                         lines->pdata + first, lines->len - first);
}
