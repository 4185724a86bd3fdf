/* SPDX-License-Identifier: GPL-3.0-or-later */

/* From the session's position to what the table sees. One function moves the
 * cards, whatever happened: a move, undo, redo, a deal, a loaded game. It keeps
 * every card the same object. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

#include <glib/gi18n.h>
#include <string.h>

#define MAX_EQUAL CG_MAX_JOKERS

/* A place in a pile that a card must fill. */
typedef struct
{
  guint  pile;
  guint  position;
  CgCard card;
} Slot;

static guint
n_piles (TapisGamePrivate *priv)
{
  return g_list_model_get_n_items (G_LIST_MODEL (priv->piles));
}

static TapisPile *
pile_number (TapisGamePrivate *priv, guint i)
{
  g_autoptr (TapisPile) pile =
    g_list_model_get_item (G_LIST_MODEL (priv->piles), i);

  return pile; /* the list keeps it */
}

static TapisPlace
place_of (TapisPile *pile)
{
  return (TapisPlace) { tapis_pile_get_zone (pile),
                        tapis_pile_get_seat (pile) };
}

/* Which card it is, whatever a joker stands for where it lies. */
static CgCard
identity_of (CgCard card)
{
  return cg_card_is_joker (card) ? CG_JOKER : card;
}

static gboolean
is_hand (TapisPile *pile)
{
  return g_str_equal (tapis_pile_get_zone_id (pile), "hand");
}

static guint
list_zone (TapisGamePrivate *priv,
           const CgState    *state,
           TapisPile        *pile,
           CgCard            out[CG_MAX_ZONE])
{
  return priv->rules->cards (state, tapis_pile_get_zone (pile),
                             tapis_pile_get_seat (pile), out);
}

/* Whether the viewer, who watches a replay, is shown what @pile holds. */
static gboolean
is_open (TapisGamePrivate *priv, TapisPile *pile)
{
  return priv->open && tapis_pile_get_seat (pile) >= 0;
}

/* The number of the pile in which the viewer sees the cards of the pile number
 * @i. */
static guint
seen_pile (TapisGamePrivate *priv, guint i)
{
  TapisPlace place = place_of (pile_number (priv, i));
  TapisPlace seen;

  if (priv->kind->seen_at == NULL || is_open (priv, pile_number (priv, i)))
    return i;
  seen = priv->kind->seen_at (priv->viewer, place);
  if (seen.zone == place.zone && seen.seat == place.seat)
    return i;
  for (guint j = 0; j < n_piles (priv); j++)
    {
      place = place_of (pile_number (priv, j));
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

  return priv->kind->face_down != NULL && !is_open (priv, pile) &&
         priv->kind->face_down (tapis_game_get_state (self), priv->viewer,
                                place_of (pile));
}

/* --- which card went where --- */

static guint
distance (TapisGamePrivate *priv,
          const CgEvents   *events,
          TapisPile        *from,
          TapisPile        *to)
{
  return priv->kind->distance != NULL
           ? priv->kind->distance (events, place_of (from), place_of (to))
           : from != to;
}

static guint
cost_of (TapisGamePrivate *priv,
         const CgEvents   *events,
         TapisCard        *card,
         const Slot       *slot)
{
  TapisPile *from = tapis_card_get_pile (card);
  TapisPile *to = pile_number (priv, slot->pile);
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
match_equal (TapisGamePrivate *priv,
             const CgEvents   *events,
             TapisCard       **cards,
             const Slot       *slots,
             guint             n,
             TapisCard       **out)
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
  return tapis_card_get_position (x) < tapis_card_get_position (y) ? -1 : 1;
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

/* Fills every pile with its cards: first all that go are taken out. */
static void
fill_piles (TapisGame *self, GPtrArray **contents)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint n = n_piles (priv);

  for (guint i = 0; i < n; i++)
    {
      TapisPile *pile = pile_number (priv, i);

      if (is_hand (pile) || is_face_down (self, pile))
        g_ptr_array_sort_with_data (
          contents[i], compare_in_hand,
          is_hand (pile) && (tapis_pile_get_seat (pile) == priv->viewer ||
                             is_open (priv, pile))
            ? (gpointer) priv->kind
            : NULL);
    }
  for (guint i = 0; i < n; i++)
    tapis_pile_take_out (pile_number (priv, i), contents[i]);
  for (guint i = 0; i < n; i++)
    tapis_pile_put_in (pile_number (priv, i), contents[i]);
}

static GPtrArray **
new_contents (TapisGamePrivate *priv)
{
  guint n = n_piles (priv);
  GPtrArray **contents = g_new (GPtrArray *, n);

  for (guint i = 0; i < n; i++)
    contents[i] = g_ptr_array_new ();
  return contents;
}

static void
free_contents (TapisGamePrivate *priv, GPtrArray **contents)
{
  guint n = n_piles (priv);

  for (guint i = 0; i < n; i++)
    g_ptr_array_unref (contents[i]);
  g_free (contents);
}

void
tapis_game_move_cards (TapisGame *self, const CgEvents *events)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  g_autoptr (GArray) slots = g_array_new (FALSE, FALSE, sizeof (Slot));
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  GPtrArray **contents = new_contents (priv);

  for (guint i = 0; i < n_piles (priv); i++)
    {
      CgCard list[CG_MAX_ZONE];
      guint n = list_zone (priv, state, pile_number (priv, i), list);
      guint seen = seen_pile (priv, i);
      guint n_before = contents[seen]->len;

      g_ptr_array_set_size (contents[seen], (int) (n_before + n));
      for (guint j = 0; j < n; j++)
        {
          Slot slot = { seen, n_before + j, identity_of (list[j]) };

          g_array_append_val (slots, slot);
        }
    }
  for (guint i = 0; i < priv->cards->len; i++)
    g_ptr_array_add (cards, g_ptr_array_index (priv->cards, i));
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
        g_ptr_array_index (contents[first[j].pile], first[j].position) =
          out[j];
      i += n;
    }
  fill_piles (self, contents);
  free_contents (priv, contents);
}

void
tapis_game_make_cards (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  GPtrArray **contents = new_contents (priv);
  GPtrArray *old = priv->cards; /* kept until no pile holds them */
  CgRandom random;

  tapis_game_drop_selection (self);
  cg_random_seed (&random, tapis_game_get_deal (self) ^
                             G_GUINT64_CONSTANT (0x7461706973));
  priv->cards = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < n_piles (priv); i++)
    {
      CgCard list[CG_MAX_ZONE];
      guint n = list_zone (priv, state, pile_number (priv, i), list);

      for (guint j = 0; j < n; j++)
        {
          TapisCard *card =
            tapis_card_new (identity_of (list[j]), priv->rules->pack,
                            (guint) cg_random_next (&random));

          g_ptr_array_add (priv->cards, card);
          g_ptr_array_add (contents[seen_pile (priv, i)], card);
        }
    }
  fill_piles (self, contents);
  free_contents (priv, contents);
  g_ptr_array_unref (old);
}

void
tapis_game_place_cards (TapisGame      *self,
                        guint           round,
                        const CgEvents *events)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (cg_session_round (priv->session) == round)
    tapis_game_move_cards (self, events);
  else
    tapis_game_make_cards (self);
}

/* --- what the viewer knows --- */

static CgState *
redacted_for (TapisGame *self, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  CgState *state = cg_state_copy (priv->rules, tapis_game_get_state (self));

  priv->rules->redact (state, seat);
  return state;
}

/* How many of each card in the hand @pile everybody but its owner knows. */
static void
count_known (TapisGame *self, TapisPile *pile, CgState **views, guint8 *known)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  memset (known, 255, 256);
  for (guint seat = 0; seat < priv->n_seats; seat++)
    {
      CgCard list[CG_MAX_ZONE];
      guint8 seen[256] = { 0 };
      guint n;

      if ((int) seat == tapis_pile_get_seat (pile))
        continue;
      n = list_zone (priv, views[seat], pile, list);
      for (guint i = 0; i < n; i++)
        seen[list[i]]++;
      for (guint card = 0; card < 256; card++)
        known[card] = MIN (known[card], seen[card]);
    }
}

static void
refresh_hand (TapisGame *self, TapisPile *pile, CgState **views)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  gboolean mine = tapis_pile_get_seat (pile) == priv->viewer ||
                  is_open (priv, pile);
  guint8 known[256];

  count_known (self, pile, views, known);
  for (guint i = 0; i < tapis_pile_get_n_cards (pile); i++)
    {
      TapisCard *card = tapis_pile_get_card (pile, i);
      CgCard identity = tapis_card_get_identity (card);

      tapis_card_set_known (card, known[identity] > 0);
      if (known[identity] > 0)
        known[identity]--;
      tapis_card_set_face (card, mine ? identity : CG_CARD_HIDDEN);
    }
}

/* In a game that says by places what is face down. */
static void
refresh_faces_by_place (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < n_piles (priv); i++)
    {
      TapisPile *pile = pile_number (priv, i);
      gboolean hidden = is_face_down (self, pile);

      for (guint j = 0; j < tapis_pile_get_n_cards (pile); j++)
        {
          TapisCard *card = tapis_pile_get_card (pile, j);

          tapis_card_set_face (card, hidden ? CG_CARD_HIDDEN
                                            : tapis_card_get_identity (card));
        }
    }
}

static void
refresh_faces (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  CgState *views[CG_MAX_SEATS];

  if (priv->kind->face_down != NULL)
    {
      refresh_faces_by_place (self);
      return;
    }
  for (guint seat = 0; seat < priv->n_seats; seat++)
    views[seat] = redacted_for (self, (int) seat);
  for (guint i = 0; i < n_piles (priv); i++)
    {
      TapisPile *pile = pile_number (priv, i);
      CgCard list[CG_MAX_ZONE];
      guint n;

      if (is_hand (pile))
        {
          refresh_hand (self, pile, views);
          continue;
        }
      n = list_zone (priv, is_open (priv, pile) ? tapis_game_get_state (self)
                                                : views[priv->viewer],
                     pile, list);
      g_assert (n == tapis_pile_get_n_cards (pile));
      for (guint j = 0; j < n; j++)
        {
          tapis_card_set_face (tapis_pile_get_card (pile, j), list[j]);
          tapis_card_set_known (tapis_pile_get_card (pile, j), FALSE);
        }
    }
  for (guint seat = 0; seat < priv->n_seats; seat++)
    g_free (views[seat]);
}

/* --- players, piles, result --- */

/* @view is what the viewer knows of the position. */
static void
refresh_player (TapisGame      *self,
                int             seat,
                const CgState  *view,
                const CgResult *result)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  TapisPlayer *player = tapis_game_player_at (self, seat);
  TapisPlayerState now = { 0 };
  gboolean asked = tapis_game_get_viewer_to_move (self);
  CgMove naming = tapis_game_name_seat (priv, state, seat);
  const char *name = seat == priv->you ? NULL : priv->names[seat];
  g_autofree char *target_refusal = NULL;
  g_autofree char *description = NULL;
  g_autofree char *score_text = NULL;

  for (guint i = 0; i < n_piles (priv); i++)
    if (tapis_pile_get_seat (pile_number (priv, i)) == seat)
      now.n_cards += tapis_pile_get_n_cards (pile_number (priv, i));
  now.is_viewer = seat == priv->viewer;
  now.to_move = seat == priv->to_move;
  now.in_play = priv->kind->in_play == NULL ||
                priv->kind->in_play (state, seat);
  now.place = result != NULL && !result->goes_on ? result->place[seat] : 0;
  now.attacked = priv->kind->attacked != NULL &&
                 priv->kind->attacked (state, seat);
  now.wins = cg_session_wins (priv->session, seat);
  if (priv->kind->score != NULL)
    {
      now.score = priv->kind->score (state, seat);
      score_text = priv->kind->score_text (now.score);
    }
  if (priv->kind->tokens != NULL)
    {
      now.has_tokens = TRUE;
      priv->kind->tokens (now.score, &now.tokens);
    }
  now.score_text = score_text;
  now.targetable = asked && naming != CG_NO_MOVE &&
                   tapis_game_find_move (self, naming) >= 0;
  if (!now.targetable && asked && naming != CG_NO_MOVE)
    target_refusal =
      tapis_words_refusal (priv->rules, state,
                           priv->rules->why_not (state, naming));
  else if (!now.targetable && !priv->replaying)
    target_refusal = tapis_game_why_not_now (self);
  now.target_refusal = target_refusal;
  now.hinted = priv->hinted != CG_NO_MOVE && naming == priv->hinted;
  description = priv->kind->player_description (view, seat, name);
  if (now.hinted)
    tapis_add_sentence (&description, tapis_words_hinted ());
  now.description = description;
  tapis_player_update (player, &now);
}

static void
refresh_piles (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (guint i = 0; i < n_piles (priv); i++)
    {
      TapisPile *pile = pile_number (priv, i);
      TapisPlace place = place_of (pile);
      const char *owner = place.seat < 0 || place.seat == priv->you
                            ? NULL
                            : priv->names[place.seat];
      g_autofree char *name =
        priv->kind->place_name (place, owner, tapis_pile_get_n_cards (pile));
      g_autofree char *description =
        priv->kind->place_description (self, place);
      g_autofree char *caption =
        place.seat < 0
          ? priv->kind->place_caption (place, tapis_pile_get_n_cards (pile))
          : NULL;

      tapis_pile_set_words (pile, name,
                            description != NULL ? description : "",
                            caption != NULL ? caption : "");
    }
}

/* The rounds that are over; what is behind a round's end never changes, so
 * that only their number has to be looked at. */
static void
refresh_rounds (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  guint n = cg_session_round (priv->session) - (priv->to_move != CG_NO_SEAT);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (priv->rounds));

  if (priv->kind->score == NULL)
    return;
  if (n < n_old)
    g_list_store_splice (priv->rounds, n, n_old - n, NULL, 0);
  for (guint i = n_old; i < n; i++)
    {
      g_autoptr (TapisRound) round = NULL;
      g_autoptr (TapisRound) before =
        i > 0 ? g_list_model_get_item (G_LIST_MODEL (priv->rounds), i - 1)
              : NULL;
      int points[CG_MAX_SEATS], score[CG_MAX_SEATS];
      CgResult result;

      cg_session_round_result (priv->session, i + 1, &result);
      for (int seat = 0; seat < (int) priv->n_seats; seat++)
        {
          score[seat] = result.score[seat];
          points[seat] =
            score[seat] -
            (before != NULL ? tapis_round_get_score (before, seat)
                            : priv->start_score[seat]);
        }
      round = tapis_round_new (i + 1, priv->n_seats, points, score);
      g_list_store_append (priv->rounds, round);
    }
}

/* What the log says of the payments of the last move. */
static void
refresh_account (TapisGame *self, gboolean over)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  GListModel *log = G_LIST_MODEL (priv->log);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (priv->account));
  guint n = g_list_model_get_n_items (log);
  g_autoptr (GPtrArray) lines =
    g_ptr_array_new_with_free_func (g_object_unref);

  if (priv->kind->settles == NULL)
    return;
  for (guint i = 0; over && i < n; i++)
    {
      g_autoptr (TapisLogEntry) entry = g_list_model_get_item (log, i);

      if (tapis_log_entry_get_ply (entry) + 1 == priv->plies->len &&
          priv->kind->settles (tapis_log_entry_get_event (entry)))
        g_ptr_array_add (lines, g_steal_pointer (&entry));
    }
  if (n_old > 0 || lines->len > 0)
    g_list_store_splice (priv->account, 0, n_old, lines->pdata, lines->len);
}

static void
refresh_result (TapisGame *self, const CgResult *result)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *text = NULL;
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (priv->result_rows));

  for (guint place = 1; result != NULL && place <= priv->n_seats; place++)
    for (guint seat = 0; seat < priv->n_seats; seat++)
      if (result->place[seat] == place)
        {
          gboolean you = (int) seat == priv->you;
          g_autofree char *line =
            tapis_words_place (priv->names[seat], you, place);
          g_autofree char *score =
            priv->kind->score != NULL
              ? priv->kind->score_text (result->score[seat])
              : NULL;

          g_ptr_array_add (rows, tapis_result_row_new (
                                   (int) seat, priv->names[seat], place,
                                   cg_session_wins (priv->session, (int) seat),
                                   (int) seat == priv->viewer, line,
                                   score));
        }
  /* the rows of one round's end never change */
  if (n_old != rows->len ||
      (n_old > 0 && priv->result_round != priv->round))
    g_list_store_splice (priv->result_rows, 0, n_old, rows->pdata, rows->len);
  priv->result_round = priv->round;
  if (result != NULL)
    text = tapis_words_result (priv->rules, tapis_game_get_state (self),
                               (const char *const *) priv->names, priv->you);
  if (tapis_set_string (&priv->result_text, text))
    tapis_game_notify (self, PROP_RESULT_TEXT);
}

/* --- the properties of the game --- */

static void
set_boolean (TapisGame *self, gboolean *field, gboolean value, guint prop)
{
  if (*field == !!value)
    return;
  *field = !!value;
  tapis_game_notify (self, prop);
}

static void
set_number (TapisGame *self, guint *field, guint value, guint prop)
{
  if (*field == value)
    return;
  *field = value;
  tapis_game_notify (self, prop);
}

static void
take_string (TapisGame *self, char **field, char *value, guint prop)
{
  if (tapis_set_string (field, value))
    tapis_game_notify (self, prop);
  g_free (value);
}

static char *
prompt_now (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisPlayer *player = tapis_game_player_at (self, priv->to_move);

  /* in a lesson somebody else says what is to be done */
  if (priv->hold != NULL || (priv->scripted && priv->to_move != priv->viewer))
    return g_strdup ("");
  if (priv->replaying)
    return g_strdup (priv->last_event);
  if (player == NULL)
    return tapis_game_why_not_now (self);
  if (!tapis_player_get_person (player))
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s is thinking…"),
                            priv->names[priv->to_move]);
  if (priv->to_move != priv->viewer)
    return tapis_game_why_not_now (self);
  if (priv->choosing)
    return g_strdup (_(priv->kind->question));
  return priv->kind->prompt (tapis_game_get_state (self),
                             priv->to_move == priv->you
                               ? NULL
                               : priv->names[priv->to_move]);
}

static void
refresh_properties (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  int to_move = priv->rules->to_move (state);

  if (priv->to_move != to_move)
    {
      priv->to_move = to_move;
      tapis_game_notify (self, PROP_TO_MOVE);
    }
  set_boolean (self, &priv->told_viewer_to_move,
               tapis_game_get_viewer_to_move (self), PROP_VIEWER_TO_MOVE);
  set_boolean (self, &priv->over, cg_session_is_over (priv->session),
               PROP_OVER);
  set_number (self, &priv->round, cg_session_round (priv->session),
              PROP_ROUND);
  set_boolean (self, &priv->round_over,
               cg_session_round_is_over (priv->session), PROP_ROUND_OVER);
  set_boolean (self, &priv->can_undo, tapis_game_undo_target (self) >= 0,
               PROP_CAN_UNDO);
  set_boolean (self, &priv->can_redo,
               cg_session_n_redo (priv->session) > 0 && !priv->replaying,
               PROP_CAN_REDO);
  set_boolean (self, &priv->reversed,
               priv->kind->reversed != NULL && priv->kind->reversed (state),
               PROP_REVERSED);
  set_number (self, &priv->told_serial, tapis_game_get_serial (self),
              PROP_SERIAL);
  set_number (self, &priv->told_plies, tapis_game_get_n_plies (self),
              PROP_N_PLIES);
  if (priv->told_deal != tapis_game_get_deal (self))
    {
      priv->told_deal = tapis_game_get_deal (self);
      tapis_game_notify (self, PROP_DEAL);
    }
  take_string (self, &priv->prompt, prompt_now (self), PROP_PROMPT);
  take_string (self, &priv->demand, priv->kind->demand (state), PROP_DEMAND);
  take_string (self, &priv->demand_description,
               priv->kind->demand_description (state),
               PROP_DEMAND_DESCRIPTION);
}

void
tapis_game_refresh_choice (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  tapis_game_refresh_uses (self);
  tapis_game_refresh_actions (self);
  set_number (self, &priv->told_selection, priv->selection->len,
              PROP_SELECTION_COUNT);
  if (priv->told_choosing != priv->choosing)
    {
      priv->told_choosing = priv->choosing;
      take_string (self, &priv->prompt, prompt_now (self), PROP_PROMPT);
      tapis_game_notify (self, PROP_CHOOSING);
    }
}

void
tapis_game_refresh (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const CgState *state = tapis_game_get_state (self);
  g_autofree CgState *view = redacted_for (self, priv->viewer);
  CgResult result;
  const CgResult *over = NULL;

  /* in a replay nobody has a choice */
  priv->n_moves =
    priv->replaying ? 0 : priv->rules->moves (state, priv->moves);
  if (priv->rules->to_move (state) == CG_NO_SEAT)
    {
      priv->rules->result (state, &result);
      over = &result;
    }
  refresh_faces (self);
  refresh_properties (self);
  refresh_piles (self);
  for (guint seat = 0; seat < priv->n_seats; seat++)
    refresh_player (self, (int) seat, view, over);
  refresh_rounds (self);
  refresh_account (self, over != NULL);
  refresh_result (self, over);
  if (priv->kind->changed != NULL)
    priv->kind->changed (self);
  tapis_game_refresh_choice (self);
}
