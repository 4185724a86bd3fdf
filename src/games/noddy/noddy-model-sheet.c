/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet of Noddy: one line for each event that scores. It is read
 * from the events of the log, so that it is the same whatever has led to the
 * position: a move, undo, redo or a loaded game. */

#include "config.h"

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

/* @reason: (transfer full) */
static TapisNoddyLine *
new_line (const TapisNoddyScore *score, char *reason)
{
  TapisNoddyLine *self = g_object_new (TAPIS_TYPE_NODDY_LINE, NULL);

  self->score = *score;
  self->score.reason = reason;
  self->score.description = tapis_noddy_say_score (&self->score);
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

/* --- what was scored ---------------------------------------------------- */

/* All that the engine told of a line; a line itself hides what the viewer may
 * not see. */
typedef struct
{
  TapisNoddyScore  score;
  const char      *heading; /* NC_("score", …), or NULL: from @kind and @n */
  NoddyKind        kind;
  guint            n;       /* the number of cards of the combination */
} Scored;

/* What has been read of the log so far. */
typedef struct
{
  GArray *scored; /* owned, of Scored; unused bytes are zero */
  guint   deal;
  guint   row;    /* the number of cards in it */
  guint   total[NODDY_SEATS];
} Reading;

/* Valid until the next one is added. */
static Scored *
add_scored (Reading *reading, TapisNoddyPart part, int seat, guint points,
            const char *heading)
{
  guint n = reading->scored->len;
  Scored *scored;

  g_array_set_size (reading->scored, n + 1);
  scored = &g_array_index (reading->scored, Scored, n);
  scored->heading = heading;
  scored->score.deal = reading->deal;
  scored->score.part = part;
  scored->score.seat = seat;
  scored->score.points = points;
  scored->score.total = reading->total[seat] += points;
  return scored;
}

static void
add_turned_jack (Reading *reading, int seat, CgCard jack)
{
  /* Translators: a heading in a score sheet: the turn-up is a jack */
  Scored *scored = add_scored (reading, TAPIS_NODDY_BEFORE, seat, 2,
                               NC_("score", "Turned jack"));

  scored->score.n_cards = 1;
  scored->score.cards[0] = jack;
}

/* The points with which the first position begins. */
static void
read_start (Reading *reading, const CgState *start)
{
  const NoddyState *s = noddy_state (start);
  guint first[NODDY_SEATS];

  reading->deal = s->round;
  reading->row = s->n_row;
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    {
      first[seat] = (guint) tapis_kind_noddy.scoring->first (&tapis_kind_noddy,
                                                             start, seat);
      if (first[seat] > 0)
        /* Translators: a heading in a score sheet: points from before */
        add_scored (reading, TAPIS_NODDY_BEFORE, seat, first[seat],
                    NC_("score", "Brought along"));
    }
  for (int seat = 0; seat < NODDY_SEATS; seat++)
    if (s->score[seat] > first[seat])
      add_turned_jack (reading, seat, s->turn_up);
}

static void
read_combination (Reading *reading, const CgEvent *event)
{
  Scored *scored = add_scored (reading,
                               event->rank > 0 ? TAPIS_NODDY_PLAYED
                                               : TAPIS_NODDY_ANNOUNCED,
                               event->seat, (guint) event->points, NULL);

  scored->kind = (NoddyKind) event->what;
  scored->n = scored->score.n_cards = event->count;
  scored->score.nth = event->rank;
  memcpy (scored->score.cards, event->cards, event->count);
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
      if (noddy_is_turned_jack (event))
        add_turned_jack (reading, event->seat, event->cards[0]);
      else
        read_combination (reading, event);
      break;
    case NODDY_EVENT_NOTHING:
      add_scored (reading, TAPIS_NODDY_ANNOUNCED, event->seat, 0,
                  /* Translators: a heading in a score sheet: no combination */
                  NC_("score", "Nothing"));
      break;
    case NODDY_EVENT_LAST_CARD:
      add_scored (reading, TAPIS_NODDY_PLAYED, event->seat,
                  (guint) event->points,
                  event->total == 31 ? NC_("score", "Exactly 31")
                                     : NC_("score", "Last card"))
        ->score.nth = reading->row;
      break;
    default:
      break;
    }
}

static GArray *
read_log (TapisGame *game)
{
  GListModel *log = tapis_game_now (game)->log;
  Reading reading = { .scored = g_array_new (FALSE, TRUE, sizeof (Scored)) };

  read_start (&reading, cg_session_start (tapis_game_get_session (game)));
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

      read_event (&reading, tapis_log_entry_get_event (entry));
    }
  return reading.scored;
}

/* --- what is shown ------------------------------------------------------ */

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

/* Where the second pegs stand, and what is said below the cards of the row. */
static void
refresh_scores (TapisNoddy *self)
{
  const NoddyState *s = tapis_noddy_state (self);
  TapisNoddyScore last[NODDY_SEATS] = { { .points = 0 } };

  memset (self->now.before, 0, sizeof self->now.before);
  memset (self->now.row, 0, sizeof self->now.row);
  for (guint i = 0; i < s->n_row; i++)
    self->now.row[i].seat = noddy_row_seat (s, i);
  for (guint i = 0; i < self->scored->len; i++)
    {
      const TapisNoddyScore *score =
        &g_array_index (self->scored, Scored, i).score;
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

/* Lines that say the same as before stay the same objects. */
void
tapis_noddy_sheet_show (TapisNoddy *self)
{
  TapisGame *game = TAPIS_GAME (self);
  GArray *scored = read_log (game);
  g_autoptr (GPtrArray) lines =
    g_ptr_array_new_with_free_func (g_object_unref);
  guint n_old = g_list_model_get_n_items (self->now.sheet);
  int viewer = tapis_game_now (game)->viewer;
  guint first = 0;

  while (self->sheet_viewer == viewer && first < MIN (n_old, scored->len) &&
         memcmp (&g_array_index (self->scored, Scored, first),
                 &g_array_index (scored, Scored, first), sizeof (Scored)) == 0)
    first++;
  for (guint i = first; i < scored->len; i++)
    g_ptr_array_add (lines, write_line (&g_array_index (scored, Scored, i),
                                        viewer));
  g_clear_pointer (&self->scored, g_array_unref);
  self->scored = scored;
  self->sheet_viewer = viewer;
  refresh_scores (self);
  if (first < n_old || lines->len > 0)
    g_list_store_splice (G_LIST_STORE (self->now.sheet), first, n_old - first,
                         lines->pdata, lines->len);
}
