/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where each card lies and what the viewer sees of it. One function moves the
 * cards, whatever happened: a move, undo, redo, a deal, a loaded game. It keeps
 * every card the same object. Knows no game by name. */

#include "config.h"

#include <string.h>

#include "tapis-game-private.h"

#define MAX_EQUAL CG_MAX_JOKERS

/* A place in a pile that a card must fill. */
typedef struct
{
  guint  pile;
  guint  position;
  CgCard card;
} Slot;

/* Which card it is, whatever a joker stands for where it lies. */
static CgCard
identity_of (CgCard card)
{
  return cg_card_is_joker (card) ? CG_JOKER : card;
}

static gboolean
is_hand (TapisPile *pile)
{
  return tapis_pile_get_role (pile) == CG_ZONE_HAND;
}

static guint
list_zone (TapisGamePrivate *priv, const CgState *state, TapisPile *pile,
           CgCard out[CG_MAX_ZONE])
{
  return cg_zone_cards (priv->rules, state, tapis_pile_get_zone (pile),
                        tapis_pile_get_seat (pile), out);
}

/* Whether the viewer, who watches a replay, is shown what @pile holds. */
static gboolean
is_open (TapisGamePrivate *priv, TapisPile *pile)
{
  return priv->open && tapis_pile_get_seat (pile) >= 0;
}

/* The same when it is over: then the cards that are left are shown; but where a
 * rule divides them in secret they stay so (BS-44). */
static gboolean
is_revealed (TapisGamePrivate *priv, TapisPile *pile)
{
  return is_open (priv, pile) ||
         (tapis_pile_get_seat (pile) >= 0 && priv->kind->secrecy == NULL &&
          priv->mode != MODE_REPLAY &&
          (cg_session_is_over (priv->session) ||
           cg_session_round_is_over (priv->session)));
}

/* The number of the pile in which the viewer sees the cards of the pile number
 * @i. */
static guint
seen_pile (TapisGamePrivate *priv, guint i)
{
  TapisPlace place = tapis_place_of (tapis_game_nth_pile (priv, i));
  TapisPlace seen;

  if (priv->kind->secrecy == NULL ||
      is_open (priv, tapis_game_nth_pile (priv, i)))
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

/* Whether the cards of @pile are backs to the viewer, in a game that says so
 * by places. */
static gboolean
is_face_down (TapisGame *self, TapisPile *pile)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  return priv->kind->secrecy != NULL && !is_open (priv, pile) &&
         priv->kind->secrecy->face_down (priv->kind,
                                         tapis_game_get_state (self),
                                         priv->now.viewer,
                                         tapis_place_of (pile));
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
  /* of ways that are as likely, the one that shifts cards least; squared, so
   * that two cards that both shift do not change places */
  if (from == to)
    shift = (guint) ABS ((int) tapis_card_get_position (card) -
                         (int) slot->position);
  return distance (priv, events, from, to) * CG_MAX_ZONE * CG_MAX_ZONE *
           MAX_EQUAL +
         shift * shift;
}

/* Gives the cards @cards, all @n equal, the slots @slots in the way that costs
 * least: for every set of slots, the best way to fill it with as many of the
 * first cards. */
static void
match_equal (TapisGamePrivate *priv, const CgEvents *events, TapisCard **cards,
             const Slot *slots, guint n, TapisCard **out)
{
  guint cost[MAX_EQUAL][MAX_EQUAL];
  guint best[1 << MAX_EQUAL];
  guint8 last[1 << MAX_EQUAL]; /* the slot of the last of those cards */
  guint full = (1u << n) - 1;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      cost[i][j] = cost_of (priv, events, cards[i], &slots[j]);
  best[0] = 0;
  for (guint set = 1; set <= full; set++)
    {
      guint card = (guint) __builtin_popcount (set) - 1;

      best[set] = G_MAXUINT;
      /* among equals the last slot for the last card: it keeps the order */
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
compare_slots (gconstpointer a, gconstpointer b)
{
  const Slot *x = a, *y = b;

  if (x->card != y->card)
    return (int) x->card - (int) y->card;
  if (x->pile != y->pile)
    return x->pile < y->pile ? -1 : 1;
  return x->position < y->position ? -1 : x->position > y->position;
}

static int
compare_identities (gconstpointer a, gconstpointer b, gpointer data)
{
  TapisCard *x = *(TapisCard *const *) a;
  TapisCard *y = *(TapisCard *const *) b;
  TapisPile *p = tapis_card_get_pile (x);
  TapisPile *q = tapis_card_get_pile (y);

  if (tapis_card_get_identity (x) != tapis_card_get_identity (y))
    return (int) tapis_card_get_identity (x) -
           (int) tapis_card_get_identity (y);
  if (p != q && p != NULL && q != NULL)
    {
      if (tapis_pile_get_zone (p) != tapis_pile_get_zone (q))
        return tapis_pile_get_zone (p) < tapis_pile_get_zone (q) ? -1 : 1;
      return tapis_pile_get_seat (p) - tapis_pile_get_seat (q);
    }
  return (int) tapis_card_get_position (x) - (int) tapis_card_get_position (y);
}

/* One's own hand goes by rank. What is hidden goes by numbers that tell
 * nothing: where a card lies must not say which it is. */
static int
compare_in_hand (gconstpointer a, gconstpointer b, gpointer data)
{
  const TapisGameKind *kind = data;
  TapisCard *x = *(TapisCard *const *) a;
  TapisCard *y = *(TapisCard *const *) b;
  guint i = tapis_card_get_key (x);
  guint j = tapis_card_get_key (y);

  if (kind != NULL)
    {
      guint p = kind->order (tapis_card_get_identity (x));
      guint q = kind->order (tapis_card_get_identity (y));

      if (p != q)
        return p < q ? -1 : 1;
    }
  return i < j ? -1 : i > j;
}

/* Whether the position does not say in which order the cards lie in @pile,
 * which is common to all. */
static gboolean
is_heap (TapisGamePrivate *priv, TapisPile *pile)
{
  return tapis_pile_get_seat (pile) < 0 &&
         cg_zone_is_set (priv->rules, tapis_pile_get_zone (pile));
}

/* --- heaps ---
 * In which order cards lie that the position knows only as a set. It follows
 * from the moves alone, so that a game lies on the table as it does when it is
 * resumed or gone through once more. */

/* Takes @card out of the @n @cards, or returns FALSE. */
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

/* What lies in the pile number @i of the middle. */
static void
list_middle (TapisGame *self, guint i, TapisMiddleCards *out)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPile *pile = tapis_game_nth_pile (priv, i);

  out->n = 0;
  if (tapis_pile_get_seat (pile) >= 0)
    return;
  out->n = list_zone (priv, tapis_game_get_state (self), pile, out->cards);
  for (guint k = 0; k < out->n; k++)
    out->cards[k] = identity_of (out->cards[k]);
}

static void
note_arrival (TapisGamePrivate *priv, guint pile, CgCard card)
{
  TapisArrival arrival = { priv->plies->len - 1, (guint8) pile, card };

  g_array_append_val (priv->arrivals, arrival);
}

void
tapis_game_note_arrivals (TapisGame *self, gboolean dealt)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisMiddleCards new;

      if (!is_heap (priv, tapis_game_nth_pile (priv, i)))
        continue;
      list_middle (self, i, &new);
      if (!dealt)
        for (guint k = 0; k < priv->middle[i].n; k++)
          take_out (new.cards, &new.n, priv->middle[i].cards[k]);
      /* what lay in the middle, as it lay there, below what comes from a
       * player */
      for (guint from = 0; from < tapis_game_n_piles (priv); from++)
        for (guint k = 0; from != i && k < priv->middle[from].n; k++)
          if (take_out (new.cards, &new.n, priv->middle[from].cards[k]))
            note_arrival (priv, i, priv->middle[from].cards[k]);
      for (guint k = 0; k < new.n; k++)
        note_arrival (priv, i, new.cards[k]);
    }
  tapis_game_settle_arrivals (self);
}

void
tapis_game_settle_arrivals (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  while (priv->arrivals->len > 0 &&
         g_array_index (priv->arrivals, TapisArrival, priv->arrivals->len - 1)
             .ply >= priv->plies->len)
    g_array_set_size (priv->arrivals, priv->arrivals->len - 1);
  if (priv->middle == NULL)
    priv->middle = g_new0 (TapisMiddleCards, tapis_game_n_piles (priv));
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    list_middle (self, i, &priv->middle[i]);
}

/* Sorts @content, the cards of the heap number @i: what came last lies on top,
 * and of equal cards those that lay there stay below. */
static void
sort_heap (TapisGame *self, guint i, GPtrArray *content)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPile *heap = tapis_game_nth_pile (priv, i);
  TapisMiddleCards left;
  guint end = content->len;

  list_middle (self, i, &left);
  for (guint k = priv->arrivals->len; k > 0 && end > 0; k--)
    {
      const TapisArrival *arrival =
        &g_array_index (priv->arrivals, TapisArrival, k - 1);
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

/* Fills every pile with its cards (@contents, by pile): first all that go are
 * taken out. */
static void
fill_piles (TapisGame *self, GPtrArray *contents)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < contents->len; i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);
      gboolean hand = is_hand (pile);
      gboolean seen = hand &&
                      (tapis_pile_get_seat (pile) == priv->now.viewer ||
                       is_revealed (priv, pile));

      if (hand || is_face_down (self, pile))
        g_ptr_array_sort_with_data (g_ptr_array_index (contents, i),
                                    compare_in_hand,
                                    seen ? (gpointer) priv->kind : NULL);
      else if (is_heap (priv, pile))
        sort_heap (self, i, g_ptr_array_index (contents, i));
    }
  for (guint i = 0; i < contents->len; i++)
    tapis_pile_take_out (tapis_game_nth_pile (priv, i),
                         g_ptr_array_index (contents, i));
  for (guint i = 0; i < contents->len; i++)
    tapis_pile_put_in (tapis_game_nth_pile (priv, i),
                       g_ptr_array_index (contents, i));
}

void
tapis_game_move_cards (TapisGame *self, const CgEvents *events)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  g_autoptr (GArray) slots = g_array_new (FALSE, FALSE, sizeof (Slot));
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  g_autoptr (GPtrArray) contents =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    g_ptr_array_add (contents, g_ptr_array_new ());
  for (guint i = 0; i < contents->len; i++)
    {
      CgCard list[CG_MAX_ZONE];
      guint n = list_zone (priv, state, tapis_game_nth_pile (priv, i), list);
      guint seen = seen_pile (priv, i);
      GPtrArray *content = g_ptr_array_index (contents, seen);
      guint n_before = content->len;

      g_ptr_array_set_size (content, (int) (n_before + n));
      for (guint j = 0; j < n; j++)
        {
          Slot slot = { seen, n_before + j, identity_of (list[j]) };

          g_array_append_val (slots, slot);
        }
    }
  g_ptr_array_extend (cards, priv->cards, NULL, NULL);
  g_assert (cards->len == slots->len);
  g_array_sort (slots, compare_slots);
  g_ptr_array_sort_with_data (cards, compare_identities, NULL);

  for (guint i = 0; i < slots->len;)
    {
      const Slot *first = &g_array_index (slots, Slot, i);
      TapisCard *out[MAX_EQUAL];
      guint n = 1;

      while (i + n < slots->len && first[n].card == first[0].card)
        n++;
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
      i += n;
    }
  fill_piles (self, contents);
}

void
tapis_game_make_cards (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  GPtrArray *old = priv->cards; /* kept until no pile holds them */
  CgRandom random;

  tapis_game_drop_selection (self);
  cg_random_seed (&random, tapis_game_get_deal (self) ^
                             G_GUINT64_CONSTANT (0x7461706973));
  priv->cards = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      CgCard list[CG_MAX_ZONE];
      guint n = list_zone (priv, tapis_game_get_state (self),
                           tapis_game_nth_pile (priv, i), list);

      for (guint j = 0; j < n; j++)
        g_ptr_array_add (priv->cards,
                         tapis_card_new (identity_of (list[j]),
                                         priv->rules->pack,
                                         (guint) cg_random_next (&random)));
    }
  tapis_game_move_cards (self, NULL);
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

/* --- what the viewer sees --- */

void
tapis_game_refresh_faces (TapisGame *self, const CgState *view)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);

  for (guint i = 0; i < tapis_game_n_piles (priv); i++)
    {
      TapisPile *pile = tapis_game_nth_pile (priv, i);
      gboolean revealed = is_revealed (priv, pile);
      /* a hand is sorted, captured cards lie face down though one may know
       * them, and some games say by places what is face down: then each card is
       * seen as what it is, or not at all */
      gboolean captured = tapis_pile_get_role (pile) == CG_ZONE_CAPTURED;
      gboolean whole = is_hand (pile) || captured ||
                       priv->kind->secrecy != NULL;
      gboolean hidden = priv->kind->secrecy != NULL
                          ? is_face_down (self, pile)
                          : (captured || tapis_pile_get_seat (pile) !=
                                           priv->now.viewer) &&
                              !revealed;
      gboolean heap = is_heap (priv, pile);
      CgCard list[CG_MAX_ZONE];

      if (!whole)
        list_zone (priv, revealed ? state : view, pile, list);
      for (guint j = 0; j < tapis_pile_get_n_cards (pile); j++)
        {
          TapisCard *card = tapis_pile_get_card (pile, j);
          CgCard face = !whole   ? heap && list[j] != CG_CARD_HIDDEN
                                     ? tapis_card_get_identity (card)
                                     : list[j]
                        : hidden ? CG_CARD_HIDDEN
                                 : tapis_card_get_identity (card);

          tapis_card_set_face (card, face);
        }
    }
}
