/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which cards fly, from where and when: the places of all cards are remembered
 * by identity before a change, and compared after the next layout. Play, undo,
 * redo, a deal and a game that is loaded are all the same here. */

#include "config.h"

#include "tapis-table-private.h"

#include "widgets/cards/tapis-motion.h"

/* Where a card was: what was seen of it, at which seat (-1: the middle), and
 * how high it lay in its pile. */
typedef struct
{
  TapisSight sight;
  const TapisPile *pile; /* only compared */
  gboolean shown;
  int seat;
  guint height;
} Seen;

void
table_remember (TapisTable *self)
{
  GListModel *piles;

  /* the places before the first of several changes count */
  if (!tapis_table_is_laid_out (self))
    return;
  g_hash_table_remove_all (self->sights);
  table_forget_tokens (self);
  if (gtk_widget_get_width (GTK_WIDGET (self)) == 0)
    return;
  table_remember_tokens (self);
  piles = tapis_game_now (self->game)->piles;
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        {
          TapisCard *card = tapis_pile_get_card (pile, k);
          Seen *seen = g_new0 (Seen, 1);

          seen->shown =
            table_see_card (self, pile, card, &seen->sight) != NULL;
          table_see_dragged (self, card, &seen->sight);
          seen->pile = pile;
          seen->seat = tapis_pile_get_seat (pile);
          seen->height = k;
          g_hash_table_insert (self->sights, g_object_ref (card), seen);
        }
    }
}

/* A card that has changed its place. */
typedef struct
{
  TapisSight from;
  TapisSight to;
  TapisCardView *view;
  TapisPile *goal;  /* where it lies now */
  guint order;      /* which starts first */
  guint height;     /* where it lay in its pile */
  gboolean heaped;  /* it goes on lying in the middle, with its whole pile */
  gboolean shifts;  /* it goes on lying where it lay, a little aside … */
  gboolean covered; /* … but was seen there, and is not any more */
  gboolean stops;   /* it was laid on a pile that has left the middle at once */
} Change;

static int
compare_changes (gconstpointer a, gconstpointer b)
{
  const Change *x = a, *y = b;

  /* what makes room lies below all that comes and goes */
  if (x->shifts != y->shifts)
    return x->shifts ? -1 : 1;
  return x->order < y->order ? -1 : x->order > y->order;
}

/* No pile is higher: more of its cards go at once. */
#define HIGHEST 199

/* In a deal the lowest row comes first, one card each at a time; otherwise
 * what is laid comes before what is drawn, and of a pile that is taken the
 * uppermost card. */
static guint
order_of (TapisTable *self, const Seen *seen, TapisPile *pile, guint position)
{
  int seat = tapis_pile_get_seat (pile);
  int n = (int) tapis_game_get_n_seats (self->game);

  if (seat < 0)
    return position;
  seat = (seat - tapis_game_now (self->game)->viewer + n - 1) % n;
  if (self->phase == PHASE_DEALT)
    return 10000 - 1000 * MIN (tapis_pile_get_zone (pile), 9) +
           position * 16 + (guint) seat;
  if (seen != NULL && seen->seat < 0)
    position = HIGHEST - MIN (seen->height, HIGHEST);
  return 1000 + 200 * (guint) seat + position;
}

static gboolean
is_elsewhere (const TapisSight *a, const TapisSight *b)
{
  return ABS (a->x - b->x) > 1.5 || ABS (a->y - b->y) > 1.5;
}

static gboolean
differs (const TapisSight *a, const TapisSight *b)
{
  return is_elsewhere (a, b) || a->face != b->face ||
         ABS (a->width - b->width) > 1.5;
}

gboolean
table_may_move (TapisTable *self)
{
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)),
                "gtk-enable-animations", &enabled, NULL);
  return enabled && self->speed != TAPIS_SPEED_NONE &&
         gtk_widget_get_mapped (GTK_WIDGET (self));
}

static gboolean
may_fly (TapisTable *self)
{
  /* nobody follows the cards while the rest is played at once */
  return table_may_move (self) && !self->hurried &&
         !tapis_game_now (self->game)->hurrying;
}

/* Whether it goes its own way, which begins after others have begun theirs. */
static gboolean
flies (const Change *change)
{
  return is_elsewhere (&change->from, &change->to) && !change->shifts;
}

/* Where @laid lands that lay on a pile before both left it for the same place:
 * beside its last card, as they lay. %FALSE where there was no such pile. */
static gboolean
find_stop (const GArray *changes, const Change *laid, TapisSight *stop)
{
  const Change *top = NULL, *next = NULL;

  for (guint i = 0; i < changes->len; i++)
    {
      const Change *change = &g_array_index (changes, Change, i);

      if (!change->heaped || change->shifts || change->goal != laid->goal)
        continue;
      if (top == NULL || change->height > top->height)
        {
          next = top;
          top = change;
        }
      else if (next == NULL || change->height > next->height)
        {
          next = change;
        }
    }
  if (top == NULL)
    return FALSE;
  *stop = top->from;
  stop->face = laid->to.face;
  if (next != NULL)
    {
      stop->x += top->from.x - next->from.x;
      stop->y += top->from.y - next->from.y;
    }
  return TRUE;
}

static void
start_flights (TapisTable *self)
{
  static const guint durations[] = {
    [TAPIS_SPEED_FAST] = TAPIS_MOTION_FLIGHT_FAST,
    [TAPIS_SPEED_NORMAL] = TAPIS_MOTION_FLIGHT,
    [TAPIS_SPEED_SLOW] = TAPIS_MOTION_FLIGHT_SLOW,
  };
  GListModel *piles = tapis_game_now (self->game)->piles;
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (Change));
  gboolean known = g_hash_table_size (self->sights) > 0;
  gboolean dealt = self->phase == PHASE_DEALT;
  Seen stock = { .seat = -1 };
  guint stagger = 0, leaves = 0, last = 0;
  TapisSight stop;

  /* nothing was seen before: everything comes from the stock's place */
  if (!known)
    tapis_middle_see_deck (TAPIS_MIDDLE (self->middle), GTK_WIDGET (self),
                           &stock.sight);
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);
      gboolean stirred = FALSE; /* a card below */

      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        {
          TapisCard *card = tapis_pile_get_card (pile, k);
          const Seen *before =
            known ? g_hash_table_lookup (self->sights, card) : &stock;
          gboolean lies;
          Change change = {
            .order = order_of (self, known ? before : NULL, pile, k)
          };

          change.view = table_see_card (self, pile, card, &change.to);
          if (before == NULL)
            continue;
          change.from = before->sight;
          change.shifts = known && before->pile == pile;
          /* what will be covered is seen until it is */
          change.covered =
            change.shifts && before->shown && change.view == NULL;
          if (change.covered)
            change.to.face = change.from.face;
          /* what nobody sees turns over unseen */
          lies = !differs (&change.from, &change.to) ||
                 (change.view == NULL &&
                  !is_elsewhere (&change.from, &change.to));
          /* what lies on what moves goes on lying on it */
          if (lies && !change.covered && !(stirred && change.shifts))
            continue;
          stirred |= !lies;
          /* of the stock goes first what lies on top */
          change.height = known ? before->height : G_MAXUINT - change.order;
          change.goal = pile;
          change.heaped = known && before->seat < 0 &&
                          tapis_pile_get_seat (pile) < 0;
          g_array_append_val (changes, change);
        }
    }

  for (guint i = 0, n = 0; i < changes->len; i++)
    {
      Change *change = &g_array_index (changes, Change, i);

      change->stops = known && !change->heaped &&
                      tapis_pile_get_seat (change->goal) < 0 &&
                      find_stop (changes, change, &stop);
      if (change->stops)
        leaves = durations[self->speed] + TAPIS_MOTION_REST +
                 n++ * TAPIS_MOTION_STAGGER;
    }
  g_array_sort (changes, compare_changes);
  if (changes->len > 1 && (known || dealt))
    stagger = MIN (TAPIS_MOTION_STAGGER,
                   (dealt ? TAPIS_MOTION_STAGGER_CAP
                          : TAPIS_MOTION_STAGGER_CAP / 4) /
                     (changes->len - 1));
  for (guint i = 0, n = 0; i < changes->len; i++)
    if (flies (&g_array_index (changes, Change, i)))
      last = n++ * stagger;
  /* what only turns over does so together, at once */
  for (guint i = 0, n = 0; i < changes->len; i++)
    {
      const Change *change = &g_array_index (changes, Change, i);
      guint delay = change->covered   ? MAX (leaves, last)
                    : !flies (change) ? 0
                    : change->heaped  ? leaves
                                      : n++ * stagger;

      tapis_flights_add (TAPIS_FLIGHTS (self->flights), &change->from,
                         &change->to, change->view, delay, change->height);
      if (change->stops && find_stop (changes, change, &stop))
        tapis_flights_stop_last (TAPIS_FLIGHTS (self->flights), &stop, leaves);
    }
  table_fly_tokens (self);
  tapis_flights_start (TAPIS_FLIGHTS (self->flights),
                       durations[self->speed]);
}

void
table_landed (TapisTable *self)
{
  table_forget_tokens (self);
  if (self->won)
    table_gleam (self);
  self->won = FALSE;
  table_hear_landing (self);
  table_settle (self);
}

void
table_layout_done (TapisTable *self)
{
  if (tapis_table_is_laid_out (self))
    return;
  tapis_table_finish (self);
  if (may_fly (self))
    start_flights (self);
  g_hash_table_remove_all (self->sights);
  table_hear_start (self);
  table_enter (self, PHASE_FLIGHT);
  if (!tapis_flights_is_busy (TAPIS_FLIGHTS (self->flights)))
    table_landed (self);
}
