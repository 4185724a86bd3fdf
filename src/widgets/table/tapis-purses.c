/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out which tokens fly, and from which place to which. A token flies from
 * a place that has fewer tokens of its value than before to a place that has
 * more of them. If a place has changed tokens into others, these numbers do not
 * match; then the points decide who pays whom. It must not know any game. */

#include "tapis-purses.h"

#include "widgets/cards/tapis-motion.h"

#define N_VALUES 3

static const guint8 values[N_VALUES] = { 10, 5, 1 };

/* The tokens at one place: before a player or in a box. */
typedef struct
{
  TapisTokensView *view; /* owned */
  TapisTokens      had;
  TapisSight       tops[N_VALUES]; /* where the uppermost token of each value
                                    * was before the change */

  /* the differences after the change: the number of tokens of each value, and
   * the number of points, that must still fly to this place; negative if they
   * must fly away from it */
  int more[N_VALUES];
  int points;
} Purse;

struct _TapisPurses
{
  GtkWidget *table;
  GArray *purses; /* owned: an array of Purse */
};

static void
clear_purse (gpointer data)
{
  Purse *purse = data;

  tapis_tokens_view_settle (purse->view);
  g_clear_object (&purse->view);
}

static void
add_purses (TapisPurses *self, GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (TAPIS_IS_TOKENS_VIEW (widget))
    {
      Purse purse = { .view = g_object_ref (TAPIS_TOKENS_VIEW (widget)) };

      purse.had = *tapis_tokens_view_get_tokens (purse.view);
      for (guint v = 0; v < N_VALUES; v++)
        tapis_tokens_view_see (purse.view, values[v], self->table,
                               &purse.tops[v]);
      g_array_append_val (self->purses, purse);
    }
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    add_purses (self, child);
}

TapisPurses *
tapis_purses_new (GtkWidget *table)
{
  TapisPurses *self = g_new0 (TapisPurses, 1);

  self->table = table;
  self->purses = g_array_new (FALSE, FALSE, sizeof (Purse));
  g_array_set_clear_func (self->purses, clear_purse);
  add_purses (self, table);
  return self;
}

void
tapis_purses_free (TapisPurses *self)
{
  g_array_unref (self->purses);
  g_free (self);
}

static int
count_points (const TapisTokens *tokens)
{
  return (int) (10 * tokens->tens + 5 * tokens->fives + tokens->ones);
}

/* Sets "more" and "points" of every place to the differences since the purses
 * were made. Returns FALSE if one of the places is no longer on the table. */
static gboolean
compare (TapisPurses *self)
{
  for (guint i = 0; i < self->purses->len; i++)
    {
      Purse *purse = &g_array_index (self->purses, Purse, i);
      const TapisTokens *now = tapis_tokens_view_get_tokens (purse->view);

      if (!gtk_widget_is_ancestor (GTK_WIDGET (purse->view), self->table))
        return FALSE;
      for (guint v = 0; v < N_VALUES; v++)
        purse->more[v] =
          (int) tapis_tokens_count (now, values[v]) -
          (int) tapis_tokens_count (&purse->had, values[v]);
      purse->points = count_points (now) - count_points (&purse->had);
    }
  return TRUE;
}

static void
landed_cb (GtkWidget *place, guint value)
{
  tapis_tokens_view_land (TAPIS_TOKENS_VIEW (place), value);
}

/* Makes a token of the value values[@v] fly from @payer to @receiver. It starts
 * after @delay milliseconds, but at most after TAPIS_MOTION_TOKENS_CAP. */
static void
send (TapisPurses *self, TapisFlights *flights, Purse *payer, Purse *receiver,
      guint v, guint delay)
{
  TapisSight to;

  tapis_tokens_view_see (receiver->view, values[v], self->table, &to);
  tapis_tokens_view_send (payer->view, values[v]);
  tapis_flights_add_token (flights, &payer->tops[v], &to, values[v],
                           GTK_WIDGET (receiver->view), landed_cb,
                           MIN (delay, TAPIS_MOTION_TOKENS_CAP));
  payer->more[v]++;
  receiver->more[v]--;
  payer->points += values[v];
  receiver->points -= values[v];
}

/* Looks for two places between which a token of the value values[@v] can fly.
 * @receiver must still receive enough points for it and, if @gained is TRUE,
 * have more such tokens than before. @payer must still pay enough points and,
 * if @lost is TRUE, have fewer such tokens than before. Returns FALSE if there
 * are no such places. */
static gboolean
find_way (TapisPurses *self, guint v, gboolean gained, gboolean lost,
          Purse **payer, Purse **receiver)
{
  *payer = *receiver = NULL;
  for (guint i = 0; i < self->purses->len; i++)
    {
      Purse *purse = &g_array_index (self->purses, Purse, i);

      if (*receiver == NULL && purse->points >= values[v] &&
          (!gained || purse->more[v] > 0))
        *receiver = purse;
      if (*payer == NULL && purse->points <= -values[v] &&
          (!lost || purse->more[v] < 0))
        *payer = purse;
    }
  return *payer != NULL && *receiver != NULL;
}

void
tapis_purses_fly (TapisPurses *self, TapisFlights *flights)
{
  /* first come tokens that one place has lost and another has gained; then
   * tokens that the receiver has changed into others; then tokens that the
   * payer got by changing others */
  static const struct { gboolean gained, lost; } rounds[] = {
    { TRUE, TRUE }, { FALSE, TRUE }, { TRUE, FALSE },
  };
  Purse *payer, *receiver;
  guint n = 0;

  if (!compare (self))
    return;
  for (guint i = 0; i < self->purses->len; i++)
    {
      Purse *purse = &g_array_index (self->purses, Purse, i);

      tapis_tokens_view_hold (purse->view, &purse->had);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    for (guint v = 0; v < N_VALUES; v++)
      while (find_way (self, v, rounds[i].gained, rounds[i].lost, &payer,
                       &receiver))
        send (self, flights, payer, receiver, v, n++ * TAPIS_MOTION_STAGGER);
}
