/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which pile each card is in. One function, tapis_game_move_cards(), moves the
 * card objects after every change: a move, undo, redo, a deal, a loaded game. A
 * card keeps its object during the whole round. */

#include <string.h>

#include "tapis-game-private.h"

#define MAX_EQUAL CG_MAX_JOKERS

/* A position in a pile, and the card that is there after the change. */
typedef struct
{
  guint  pile;
  guint  position;
  CgCard card;
} Slot;

guint
tapis_game_list_zone (TapisGame *self, const CgState *state, TapisPile *pile,
                      CgCard out[CG_MAX_ZONE])
{
  return cg_zone_cards (tapis_game_get_rules (self), state,
                        tapis_pile_get_zone (pile), tapis_pile_get_seat (pile),
                        out);
}

/* Returns the index of the pile in which the viewer sees the cards of the pile
 * with the index @i. It can be another pile only if the game has
 * TapisGameKind.secrecy. */
static guint
seen_pile (TapisGame *self, guint i)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPlace place = tapis_place_of (tapis_game_nth_pile (priv, i));
  TapisPlace seen;

  if (priv->kind->secrecy == NULL ||
      tapis_game_is_open (self, tapis_game_nth_pile (priv, i)))
    return i;
  seen = priv->kind->secrecy->seen_at (priv->now.viewer, place);
  for (guint j = 0; j < tapis_game_n_piles (priv); j++)
    {
      place = tapis_place_of (tapis_game_nth_pile (priv, j));
      if (place.zone == seen.zone && place.seat == seen.seat)
        return j;
    }
  g_assert_not_reached ();
}

/* --- which card went where --- */

static guint
distance (TapisGamePrivate *priv, const CgEvents *events, TapisPile *from,
          TapisPile *to)
{
  return priv->kind->distance (events, tapis_place_of (from),
                               tapis_place_of (to));
}

static guint
cost_of (TapisGamePrivate *priv, const CgEvents *events, TapisCard *card,
         const Slot *slot)
{
  TapisPile *from = tapis_card_get_pile (card);
  TapisPile *to = tapis_game_nth_pile (priv, slot->pile);
  guint shift = 0;

  if (from == NULL)
    return 0;
  /* If several ways are equally likely, the cheapest way is the one that shifts
   * cards least within their pile. The shift is squared, so that two equal
   * cards that both shift do not change places. */
  if (from == to)
    shift = (guint) ABS ((int) tapis_card_get_position (card) -
                         (int) slot->position);
  return distance (priv, events, from, to) * CG_MAX_ZONE * CG_MAX_ZONE *
           MAX_EQUAL +
         shift * shift;
}

/* Decides which of the @n equal @cards goes to which of the @n @slots, with the
 * lowest sum of costs: out[i] is the card for slots[i]. For every set of slots,
 * beginning with the small sets, the function finds the best way to fill it
 * with the first cards, as many as the set has slots. */
static void
match_equal (TapisGamePrivate *priv, const CgEvents *events, TapisCard **cards,
             const Slot *slots, guint n, TapisCard **out)
{
  guint cost[MAX_EQUAL][MAX_EQUAL];
  guint best[1 << MAX_EQUAL];
  guint8 last[1 << MAX_EQUAL]; /* for each set of slots: the slot of the last of
                                * the cards that fill the set */
  guint full = (1u << n) - 1;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      cost[i][j] = cost_of (priv, events, cards[i], &slots[j]);
  best[0] = 0;
  for (guint set = 1; set <= full; set++)
    {
      guint card = (guint) __builtin_popcount (set) - 1;

      best[set] = G_MAXUINT;
      /* If costs are equal, the last slot gets the last card, so that the cards
       * keep their order. */
      for (guint j = n; j-- > 0;)
        if ((set >> j & 1) && best[set ^ 1u << j] + cost[card][j] < best[set])
          {
            best[set] = best[set ^ 1u << j] + cost[card][j];
            last[set] = (guint8) j;
          }
    }
  for (guint set = full; set != 0; set ^= 1u << last[set])
    out[last[set]] = cards[__builtin_popcount (set) - 1];
}

static int
compare (guint a, guint b)
{
  return a < b ? -1 : a > b;
}

static int
compare_slots (gconstpointer a, gconstpointer b)
{
  const Slot *x = a, *y = b;

  if (x->card != y->card)
    return compare (x->card, y->card);
  return x->pile != y->pile ? compare (x->pile, y->pile)
                            : compare (x->position, y->position);
}

static int
compare_identities (gconstpointer a, gconstpointer b, gpointer data)
{
  TapisCard *x = *(TapisCard *const *) a;
  TapisCard *y = *(TapisCard *const *) b;
  TapisPile *p = tapis_card_get_pile (x);
  TapisPile *q = tapis_card_get_pile (y);

  if (tapis_card_get_identity (x) != tapis_card_get_identity (y))
    return compare (tapis_card_get_identity (x), tapis_card_get_identity (y));
  if (p == q || p == NULL || q == NULL)
    return compare (tapis_card_get_position (x), tapis_card_get_position (y));
  return tapis_pile_get_zone (p) != tapis_pile_get_zone (q)
           ? compare (tapis_pile_get_zone (p), tapis_pile_get_zone (q))
           : tapis_pile_get_seat (p) - tapis_pile_get_seat (q);
}

/* Returns the number by which @card is sorted in a hand. */
static guint
order_of (TapisGame *self, TapisCard *card)
{
  const TapisGameKind *kind = tapis_game_get_kind (self);

  return kind->order (kind, tapis_game_get_state (self),
                      tapis_card_get_identity (card));
}

/* Compares two cards in a hand. If the viewer sees the hand, @data is the
 * TapisGame, and the cards are sorted in the order of the game. If the hand is
 * hidden, @data is NULL, and the cards are sorted by their random keys, because
 * the position of a card must not tell which card it is. */
static int
compare_in_hand (gconstpointer a, gconstpointer b, gpointer data)
{
  TapisCard *x = *(TapisCard *const *) a;
  TapisCard *y = *(TapisCard *const *) b;
  int order =
    data == NULL ? 0 : compare (order_of (data, x), order_of (data, y));

  return order != 0
           ? order
           : compare (tapis_card_get_key (x), tapis_card_get_key (y));
}

/* Fills every pile with its cards. @contents has an array of cards for each
 * pile. All cards that leave a pile are taken out before any card is put in. */
static void
fill_piles (TapisGame *self, GPtrArray *contents)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < contents->len; i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);
      gboolean hand = tapis_pile_is_hand (pile);
      gboolean seen = hand && (tapis_pile_get_seat (pile) == priv->now.viewer ||
                               tapis_game_is_revealed (self, pile));

      if (hand || tapis_game_is_face_down (self, pile))
        g_ptr_array_sort_with_data (g_ptr_array_index (contents, i),
                                    compare_in_hand,
                                    seen ? self : NULL);
      else if (tapis_game_is_heap (self, pile))
        tapis_game_sort_heap (self, i, g_ptr_array_index (contents, i));
    }
  for (guint i = 0; i < contents->len; i++)
    tapis_pile_take_out (tapis_game_nth_pile (priv, i),
                         g_ptr_array_index (contents, i));
  for (guint i = 0; i < contents->len; i++)
    tapis_pile_put_in (tapis_game_nth_pile (priv, i),
                       g_ptr_array_index (contents, i));
}

/* Returns all slots of all piles, sorted by their card. @contents has an array
 * for each pile; makes each array long enough for the cards of its pile. */
static GArray *
list_slots (TapisGame *self, GPtrArray *contents)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  GArray *slots = g_array_new (FALSE, FALSE, sizeof (Slot));

  for (guint i = 0; i < contents->len; i++)
    {
      CgCard list[CG_MAX_ZONE];
      guint n = tapis_game_list_zone (self, tapis_game_get_state (self),
                                      tapis_game_nth_pile (priv, i), list);
      guint seen = seen_pile (self, i);
      GPtrArray *content = g_ptr_array_index (contents, seen);
      guint n_before = content->len;

      g_ptr_array_set_size (content, (int) (n_before + n));
      for (guint j = 0; j < n; j++)
        {
          Slot slot = { seen, n_before + j,
                        tapis_card_without_number (list[j]) };

          g_array_append_val (slots, slot);
        }
    }
  g_array_sort (slots, compare_slots);
  return slots;
}

void
tapis_game_move_cards (TapisGame *self, const CgEvents *events)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  g_autoptr (GPtrArray) contents =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GArray) slots = NULL;

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    g_ptr_array_add (contents, g_ptr_array_new ());
  slots = list_slots (self, contents);
  g_ptr_array_extend (cards, priv->cards, NULL, NULL);
  g_assert (cards->len == slots->len);
  g_ptr_array_sort_with_data (cards, compare_identities, NULL);
  for (guint i = 0, n; i < slots->len; i += n)
    {
      const Slot *first = &g_array_index (slots, Slot, i);
      TapisCard *out[MAX_EQUAL];

      for (n = 1; i + n < slots->len && first[n].card == first[0].card; n++)
        ;
      g_assert (n <= MAX_EQUAL);
      g_assert (tapis_card_get_identity (g_ptr_array_index (cards, i)) ==
                first[0].card);
      match_equal (priv, events, (TapisCard **) cards->pdata + i, first, n,
                   out);
      for (guint j = 0; j < n; j++)
        {
          GPtrArray *content = g_ptr_array_index (contents, first[j].pile);

          g_ptr_array_index (content, first[j].position) = out[j];
        }
    }
  fill_piles (self, contents);
}

void
tapis_game_make_cards (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  GPtrArray *old = priv->cards; /* freed only after the piles have removed these
                                 * cards */
  CgRandom random;

  tapis_game_drop_selection (self);
  cg_random_seed (&random, tapis_game_get_deal (self) ^
                             G_GUINT64_CONSTANT (0x7461706973));
  priv->cards = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      CgCard list[CG_MAX_ZONE];
      guint n = tapis_game_list_zone (self, tapis_game_get_state (self),
                                      tapis_game_nth_pile (priv, i), list);

      for (guint j = 0; j < n; j++)
        {
          TapisCard *card = tapis_card_new (tapis_card_without_number (list[j]),
                                            priv->rules->pack,
                                            (guint) cg_random_next (&random));

          tapis_game_let_card_tell (self, card);
          g_ptr_array_add (priv->cards, card);
        }
    }
  tapis_game_move_cards (self, NULL);
  tapis_game_clear_trick (self);
  for (guint i = 0; i < old->len; i++)
    tapis_card_set_teller (g_ptr_array_index (old, i), NULL, NULL);
  g_ptr_array_unref (old);
}

void
tapis_game_place_cards (TapisGame *self, guint round, const CgEvents *events)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (cg_session_round (priv->session) == round)
    tapis_game_move_cards (self, events);
  else
    tapis_game_make_cards (self);
}
