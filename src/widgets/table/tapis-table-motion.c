/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out which cards fly when the game changes, from where to where, and
 * when each of them starts. */

#include "tapis-table-motion.h"

#include "tapis-gleam.h"
#include "tapis-ground.h"
#include "tapis-own-place.h"
#include "tapis-purses.h"
#include "widgets/cards/tapis-flights.h"
#include "widgets/cards/tapis-motion.h"

struct _TapisTableMotion
{
  const TapisTableParts *parts;
  GHashTable *before;  /* owned: TapisCard → Seen, where it was before the
                        * change */
  GHashTable *held;    /* owned: TapisCard → TapisSight, for dragged cards */
  TapisPurses *purses; /* owned; NULL if no tokens have been remembered */
  TapisGleam *gleam;   /* owned */
  TapisSpeed speed;
  TapisStage stage;    /* what is shown for longer at the next change */
};

/* Where a card was before the change. sight: where and how it was drawn; shown:
 * whether it had a widget of its own; seat: the player it belonged to, or -1 if
 * it was in the middle; height: the number of cards below it in its pile. */
typedef struct
{
  TapisSight sight;
  const TapisPile *pile; /* only compared, because the pile may have been
                          * freed */
  CgZoneRole role;       /* the role of the pile */
  gboolean shown;
  int seat;
  guint height;
} Seen;

TapisTableMotion *
tapis_table_motion_new (const TapisTableParts *parts)
{
  TapisTableMotion *self = g_new0 (TapisTableMotion, 1);

  self->parts = parts;
  self->before = g_hash_table_new_full (NULL, NULL, g_object_unref, g_free);
  self->held = g_hash_table_new_full (NULL, NULL, g_object_unref, g_free);
  self->gleam = tapis_gleam_new (GTK_WIDGET (parts->table));
  self->speed = TAPIS_SPEED_NORMAL;
  self->stage.turned = CG_CARD_NONE;
  return self;
}

void
tapis_table_motion_free (TapisTableMotion *self)
{
  g_hash_table_unref (self->before);
  g_hash_table_unref (self->held);
  g_clear_pointer (&self->purses, tapis_purses_free);
  tapis_gleam_free (self->gleam);
  g_free (self);
}

void
tapis_table_motion_set_speed (TapisTableMotion *self, TapisSpeed speed)
{
  self->speed = speed;
  tapis_ground_set_still (self->parts->ground, speed == TAPIS_SPEED_NONE);
}

void
tapis_table_motion_finish (TapisTableMotion *self)
{
  tapis_flights_finish (TAPIS_FLIGHTS (self->parts->layer));
}

gboolean
tapis_table_motion_is_busy (TapisTableMotion *self)
{
  return tapis_flights_is_busy (TAPIS_FLIGHTS (self->parts->layer));
}

gboolean
tapis_table_motion_may_move (TapisTableMotion *self)
{
  GtkWidget *table = GTK_WIDGET (self->parts->table);
  gboolean enabled = TRUE;

  g_object_get (gtk_widget_get_settings (table), "gtk-enable-animations",
                &enabled, NULL);
  return enabled && self->speed != TAPIS_SPEED_NONE &&
         gtk_widget_get_mapped (table);
}

void
tapis_table_motion_gleam (TapisTableMotion *self, gboolean gleam)
{
  if (gleam && tapis_table_motion_may_move (self))
    tapis_gleam_start (self->gleam,
                       tapis_own_place_get_seat (self->parts->own));
  else
    tapis_gleam_stop (self->gleam);
}

void
tapis_table_motion_draw (TapisTableMotion *self, GtkSnapshot *snapshot)
{
  tapis_gleam_draw (self->gleam, snapshot);
}

void
tapis_table_motion_hold (TapisTableMotion *self, GPtrArray *cards,
                         const TapisSight *sights)
{
  g_hash_table_remove_all (self->held);
  for (guint i = 0; i < cards->len; i++)
    g_hash_table_insert (self->held,
                         g_object_ref (g_ptr_array_index (cards, i)),
                         g_memdup2 (&sights[i], sizeof sights[i]));
  tapis_flights_hold (TAPIS_FLIGHTS (self->parts->layer), sights, cards->len);
}

/* --- before a change ------------------------------------------------------ */

void
tapis_table_motion_forget (TapisTableMotion *self)
{
  g_hash_table_remove_all (self->before);
}

void
tapis_table_motion_settle (TapisTableMotion *self)
{
  g_clear_pointer (&self->purses, tapis_purses_free);
}

static void
remember_card (TapisTableMotion *self, TapisPile *pile, guint height)
{
  TapisCard *card = tapis_pile_get_card (pile, height);
  const TapisSight *held = g_hash_table_lookup (self->held, card);
  Seen *seen = g_new0 (Seen, 1);

  seen->shown = tapis_ground_see_card (self->parts->ground, pile, card,
                                       &seen->sight) != NULL;
  if (held != NULL)
    seen->sight = *held;
  seen->pile = pile;
  seen->role = tapis_pile_get_role (pile);
  seen->seat = tapis_pile_get_seat (pile);
  seen->height = height;
  g_hash_table_insert (self->before, g_object_ref (card), seen);
}

void
tapis_table_motion_remember (TapisTableMotion *self)
{
  GListModel *piles;

  /* if the game changes several times before a layout, cards fly from where
   * they were before the first change */
  if (!tapis_table_is_laid_out (self->parts->table))
    return;
  tapis_table_motion_forget (self);
  tapis_table_motion_settle (self);
  if (gtk_widget_get_width (GTK_WIDGET (self->parts->table)) == 0)
    return;
  if (tapis_ground_get_form (self->parts->ground) == TAPIS_SEAT_TOKENS)
    self->purses = tapis_purses_new (GTK_WIDGET (self->parts->table));
  piles = tapis_game_now (self->parts->game)->piles;
  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);

      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        remember_card (self, pile, k);
    }
}

/* --- what has changed ----------------------------------------------------- */

/* A card that has changed its position or its face. */
typedef struct
{
  TapisSight from;
  TapisSight to;
  TapisCardView *view;
  TapisPile *goal;  /* the pile in which the card is now */
  guint order;      /* cards with a lower number start earlier */
  guint height;     /* the number of cards that were below it in its old pile */
  gboolean heaped;  /* the card was in the middle and is still there */
  gboolean shifts;  /* the card is still in its pile, and at most moves aside */
  gboolean covered; /* the card is still in its pile, but no longer seen */
  gboolean stops;   /* the card was played onto a pile that then leaves together
                     * with it */
  gboolean turns;   /* the card was face down, and is turned over before it
                     * flies */
} Change;

/* All cards that change at the same time. */
typedef struct
{
  GArray *list;      /* an array of Change */
  gboolean known;    /* whether the positions before the change are known */
  gboolean dealt;    /* whether the cards of a new deal come from the stock, row
                      * by row */
  Seen stock;
  TapisStage stage;  /* what is shown for longer */
  guint duration;    /* the duration of a flight in milliseconds */
  guint begins;      /* the time after which the cards start to fly, in
                      * milliseconds; more than 0 only if a card is turned over
                      * first */
} Changes;

static int
compare_changes (gconstpointer a, gconstpointer b)
{
  const Change *x = a, *y = b;

  /* cards that only move aside fly below all others */
  if (x->shifts != y->shifts)
    return x->shifts ? -1 : 1;
  return x->order < y->order ? -1 : x->order > y->order;
}

/* If a pile is taken, cards that had at least this many cards below them all
 * have the same order. */
#define HIGHEST 199

/* Returns the order of a card: cards with a lower number start earlier. In a
 * deal the lowest row comes first, and each player gets one card at a time.
 * Otherwise played cards come before drawn ones, and if a pile is taken its
 * uppermost card comes first. */
static guint
order_of (TapisTableMotion *self, const Changes *changes, const Seen *seen,
          TapisPile *pile, guint position)
{
  TapisGame *game = self->parts->game;
  int seat = tapis_pile_get_seat (pile);
  int n = (int) tapis_game_get_n_seats (game);

  if (seat < 0)
    return position;
  seat = (seat - tapis_game_now (game)->viewer + n - 1) % n;
  if (changes->dealt)
    return 10000 - 1000 * MIN (tapis_pile_get_zone (pile), 9) +
           position * 16 + (guint) seat;
  if (changes->known && seen != NULL && seen->seat < 0)
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

/* Adds the card at @position of @pile to @changes if its position or its face
 * has changed. @stirred tells whether a card below it in @pile has changed; it
 * is set to TRUE if this card has. */
static void
add_change (TapisTableMotion *self, Changes *changes, TapisPile *pile,
            guint position, gboolean *stirred)
{
  gboolean known = changes->known;
  TapisCard *card = tapis_pile_get_card (pile, position);
  const Seen *before =
    known ? g_hash_table_lookup (self->before, card) : &changes->stock;
  Change change = {
    .order = order_of (self, changes, before, pile, position),
    .goal = pile,
  };
  gboolean lies;

  change.view =
    tapis_ground_see_card (self->parts->ground, pile, card, &change.to);
  if (before == NULL)
    return;
  change.from = before->sight;
  change.shifts = known && before->pile == pile;
  /* a card that is now covered by another card remains visible until that one
   * has landed */
  change.covered = change.shifts && before->shown && change.view == NULL;
  if (change.covered)
    change.to.face = change.from.face;
  /* a card without a widget needs no flight if only its face has changed */
  lies = !differs (&change.from, &change.to) ||
         (change.view == NULL && !is_elsewhere (&change.from, &change.to));
  /* a card that has not changed is left out, unless a card below it in its pile
   * moves */
  if (lies && !change.covered && !(*stirred && change.shifts))
    return;
  *stirred |= !lies;
  /* the uppermost card of the stock starts first */
  change.height = known ? before->height : G_MAXUINT - change.order;
  change.heaped =
    known && before->seat < 0 && tapis_pile_get_seat (pile) < 0;
  change.turns = changes->stage.turned != CG_CARD_NONE &&
                 before->role == CG_ZONE_ROW_DOWN && !change.shifts &&
                 before->seat == changes->stage.seat;
  g_array_append_val (changes->list, change);
}

static void
list_changes (TapisTableMotion *self, Changes *changes)
{
  GListModel *piles =
    tapis_game_now (self->parts->game)->piles;

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (TapisPile) pile = g_list_model_get_item (piles, i);
      gboolean stirred = FALSE;

      for (guint k = 0; k < tapis_pile_get_n_cards (pile); k++)
        add_change (self, changes, pile, k, &stirred);
    }
}

/* --- when ----------------------------------------------------------------- */

/* Returns whether the card flies to another pile. Cards for which this is so
 * start one after another. */
static gboolean
flies (const Change *change)
{
  return is_elsewhere (&change->from, &change->to) && !change->shifts;
}

/* Finds where a card stops on its way. A card may be played onto a pile in the
 * middle that then leaves at once, together with the card. Sets @stop to the
 * position on that pile where the card of @laid lands first: beside the pile's
 * last card, at the same distance as between its last two cards. Returns FALSE
 * if there was no such pile. */
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

/* Marks the cards that stop on their way, on a pile that then leaves together
 * with them. Returns when the last of these cards flies on, in milliseconds
 * after the start. */
static guint
mark_stops (const Changes *changes)
{
  TapisSight stop;
  guint leaves = 0, n = 0;

  for (guint i = 0; i < changes->list->len; i++)
    {
      Change *change = &g_array_index (changes->list, Change, i);

      change->stops = changes->known && !change->heaped &&
                      tapis_pile_get_seat (change->goal) < 0 &&
                      find_stop (changes->list, change, &stop);
      if (change->stops)
        leaves = changes->begins + changes->duration +
                 MAX (TAPIS_MOTION_REST, changes->begins > 0
                                           ? 0
                                           : changes->stage.time) +
                 n++ * TAPIS_MOTION_STAGGER;
    }
  return leaves;
}

/* Returns where the card of @change is shown, face up, while it is turned over:
 * at its old position, but as large as the largest card that moves, and moved
 * up or down as far as needed to be inside the table. */
static TapisSight
find_turned (TapisTableMotion *self, const Changes *changes,
             const Change *change)
{
  TapisSight turned = change->from;
  float half;

  for (guint i = 0; i < changes->list->len; i++)
    {
      const Change *other = &g_array_index (changes->list, Change, i);

      turned.width = MAX (turned.width, other->from.width);
      turned.width = MAX (turned.width, other->to.width);
    }
  half = (float) tapis_pile_card_height (turned.pack, (int) turned.width) / 2;
  turned.y = CLAMP (
    turned.y, half,
    (float) gtk_widget_get_height (GTK_WIDGET (self->parts->table)) - half);
  turned.angle = 0;
  turned.face = changes->stage.turned;
  return turned;
}

/* Returns the time between the starts of two cards, in milliseconds. */
static guint
find_stagger (const Changes *changes)
{
  guint cap = changes->dealt ? TAPIS_MOTION_STAGGER_CAP
                             : TAPIS_MOTION_STAGGER_CAP / 4;

  if (changes->list->len < 2 || (!changes->known && !changes->dealt))
    return 0;
  return MIN (TAPIS_MOTION_STAGGER, cap / (changes->list->len - 1));
}

/* Adds the flight of the card of @change, which starts after @delay
 * milliseconds. If the card stops on a pile, it leaves that pile after @leaves
 * milliseconds. Both times count from the start of all flights. */
static void
add_flight (TapisTableMotion *self, const Changes *changes,
            const Change *change, guint delay, guint leaves)
{
  TapisFlights *flights = TAPIS_FLIGHTS (self->parts->layer);
  TapisSight stop;

  tapis_flights_add (flights, &change->from, &change->to, change->view,
                     change->turns ? 0 : delay, change->height);
  if (change->turns)
    {
      stop = find_turned (self, changes, change);
      tapis_flights_stop_last (flights, &stop, delay);
    }
  if (change->stops && find_stop (changes->list, change, &stop))
    tapis_flights_stop_last (flights, &stop, leaves);
}

static void
add_flights (TapisTableMotion *self, Changes *changes)
{
  guint stagger = find_stagger (changes);
  guint last, leaves, n = 0;

  g_array_sort (changes->list, compare_changes);
  for (guint i = 0; i < changes->list->len; i++)
    {
      const Change *change = &g_array_index (changes->list, Change, i);

      n += flies (change) ? 1 : 0;
      if (change->turns)
        changes->begins = changes->duration + changes->stage.time;
    }
  leaves = mark_stops (changes);
  last = changes->begins + MAX (n, 1) * stagger - stagger;
  n = 0;
  /* cards that do not fly to another pile all start at the same time */
  for (guint i = 0; i < changes->list->len; i++)
    {
      const Change *change = &g_array_index (changes->list, Change, i);
      guint delay = change->covered   ? MAX (leaves, last)
                    : !flies (change) ? changes->begins
                    : change->heaped  ? leaves
                                      : changes->begins + n++ * stagger;

      add_flight (self, changes, change, delay, leaves);
    }
}

void
tapis_table_motion_set_stage (TapisTableMotion *self, const TapisStage *stage)
{
  self->stage = *stage;
}

void
tapis_table_motion_start (TapisTableMotion *self, gboolean dealt,
                          gboolean at_once)
{
  static const guint durations[] = {
    [TAPIS_SPEED_NONE] = 0,
    [TAPIS_SPEED_FAST] = TAPIS_MOTION_FLIGHT_FAST,
    [TAPIS_SPEED_NORMAL] = TAPIS_MOTION_FLIGHT,
    [TAPIS_SPEED_SLOW] = TAPIS_MOTION_FLIGHT_SLOW,
  };
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (Change));
  Changes changes = {
    .list = list,
    .known = g_hash_table_size (self->before) > 0,
    .dealt = dealt,
    .stock = { .seat = -1 },
    .stage = self->stage,
    .duration = durations[self->speed],
  };

  changes.stage.time =
    changes.stage.time * changes.duration / TAPIS_MOTION_FLIGHT;
  if (tapis_table_motion_may_move (self) && !at_once)
    {
      /* if the old positions are not known, all cards come from the stock */
      if (!changes.known)
        tapis_middle_see_deck (
          TAPIS_MIDDLE (tapis_ground_get_middle (self->parts->ground)),
          GTK_WIDGET (self->parts->table), &changes.stock.sight);
      list_changes (self, &changes);
      add_flights (self, &changes);
      if (self->purses != NULL)
        tapis_purses_fly (self->purses, TAPIS_FLIGHTS (self->parts->layer));
      tapis_flights_start (TAPIS_FLIGHTS (self->parts->layer),
                           changes.duration);
    }
  tapis_table_motion_forget (self);
}
