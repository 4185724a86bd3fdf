/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The order of the cards in a heap: a pile in the middle of the table whose
 * order the position does not hold. The order that is shown follows from the
 * moves alone, so that it is the same after the game is loaded or replayed. */

#include <string.h>

#include "tapis-game-private.h"

gboolean
tapis_game_is_heap (TapisGame *self, TapisPile *pile)
{
  return tapis_pile_get_seat (pile) < 0 &&
         cg_zone_is_set (tapis_game_get_rules (self),
                         tapis_pile_get_zone (pile));
}

/* Removes one card equal to @card from @cards, an array of *@n cards, and
 * subtracts 1 from *@n. Returns FALSE if there is no such card. */
static gboolean
take_out (CgCard *cards, guint *n, CgCard card)
{
  for (guint i = 0; i < *n; i++)
    if (cards[i] == card)
      {
        (*n)--;
        memmove (cards + i, cards + i + 1, (*n - i) * sizeof *cards);
        return TRUE;
      }
  return FALSE;
}

/* Sets @out to the cards of the pile with the index @i; to no cards if the pile
 * is not in the middle of the table. */
static void
list_middle (TapisGame *self, guint i, TapisMiddleCards *out)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPile *pile = tapis_game_nth_pile (priv, i);

  out->n = 0;
  if (tapis_pile_get_seat (pile) >= 0)
    return;
  out->n =
    tapis_game_list_zone (self, tapis_game_get_state (self), pile, out->cards);
  for (guint k = 0; k < out->n; k++)
    out->cards[k] = tapis_card_without_number (out->cards[k]);
}

static void
note_arrival (TapisGamePrivate *priv, guint pile, CgCard card)
{
  TapisArrival arrival = { priv->past.plies->len - 1, (guint8) pile, card };

  g_array_append_val (priv->heaps.arrivals, arrival);
}

void
tapis_game_note_arrivals (TapisGame *self, gboolean dealt)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisMiddleCards new;

      if (!tapis_game_is_heap (self, tapis_game_nth_pile (priv, i)))
        continue;
      list_middle (self, i, &new);
      if (!dealt)
        for (guint k = 0; k < priv->heaps.middle[i].n; k++)
          take_out (new.cards, &new.n, priv->heaps.middle[i].cards[k]);
      /* Cards that come from another pile in the middle of the table are below
       * the cards that come from a player; they keep the order that they had in
       * that pile. */
      for (guint from = 0; from < tapis_game_n_piles (priv); from++)
        for (guint k = 0; from != i && k < priv->heaps.middle[from].n; k++)
          if (take_out (new.cards, &new.n, priv->heaps.middle[from].cards[k]))
            note_arrival (priv, i, priv->heaps.middle[from].cards[k]);
      for (guint k = 0; k < new.n; k++)
        note_arrival (priv, i, new.cards[k]);
    }
  tapis_game_settle_arrivals (self);
}

void
tapis_game_settle_arrivals (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  while (priv->heaps.arrivals->len > 0 &&
         g_array_index (priv->heaps.arrivals, TapisArrival,
                        priv->heaps.arrivals->len - 1)
             .ply >= priv->past.plies->len)
    g_array_set_size (priv->heaps.arrivals, priv->heaps.arrivals->len - 1);
  if (priv->heaps.middle == NULL)
    priv->heaps.middle = g_new0 (TapisMiddleCards, tapis_game_n_piles (priv));
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    list_middle (self, i, &priv->heaps.middle[i]);
}

void
tapis_game_sort_heap (TapisGame *self, guint i, GPtrArray *content)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPile *heap = tapis_game_nth_pile (priv, i);
  TapisMiddleCards left;
  guint end = content->len;

  list_middle (self, i, &left);
  for (guint k = priv->heaps.arrivals->len; k > 0 && end > 0; k--)
    {
      const TapisArrival *arrival =
        &g_array_index (priv->heaps.arrivals, TapisArrival, k - 1);
      TapisCard *card = NULL;
      guint at = 0;

      if (arrival->pile != i || !take_out (left.cards, &left.n, arrival->card))
        continue;
      for (guint j = end; j-- > 0;)
        {
          TapisCard *here = g_ptr_array_index (content, j);

          if (tapis_card_get_identity (here) == arrival->card &&
              (card == NULL || (tapis_card_get_pile (card) == heap &&
                                tapis_card_get_pile (here) != heap)))
            {
              card = here;
              at = j;
            }
        }
      g_ptr_array_remove_index (content, at);
      g_ptr_array_insert (content, (int) --end, card);
    }
}
