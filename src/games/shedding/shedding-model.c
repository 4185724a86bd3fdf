/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The functions that the models of shedding games share: they find out which
 * cards a move uses, and which move the cards make that a person has selected.
 * The texts about moves are in shedding-words.c, the rules in
 * shedding-rules.c. */

#include "shedding-model.h"

#include <glib/gi18n.h>

/* Lists the face-up cards of the seat to move in @up. Returns how many there
 * are. */
static guint
list_up (const TapisGameKind *kind, const CgState *state,
         CgCard up[CG_MAX_ZONE])
{
  return cg_zone_cards (kind->rules, state, SHEDDING_UP,
                        shed_state (state)->to_move, up);
}

guint
tapis_shedding_count (const TapisGameKind *kind, const CgState *state,
                      guint zone, int seat)
{
  CgCard cards[CG_MAX_ZONE];

  return cg_zone_cards (kind->rules, state, zone, seat, cards);
}

guint
tapis_shedding_list_lay (const TapisGameKind *kind, CgMove move, CgCard *out)
{
  const TapisSheddingKind *family = kind->family;

  return shed_list_lay (family->list_lay, move, out);
}

static guint
uses (const TapisGameKind *kind, const CgState *state, CgMove move,
      TapisUse *uses)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = tapis_shedding_list_lay (kind, move, cards);

  g_assert (n <= TAPIS_MAX_USES);
  for (guint i = 0; i < n; i++)
    uses[i] = (TapisUse) {
      SHEDDING_HAND, -1, cg_card_is_joker (cards[i]) ? CG_JOKER : cards[i],
    };
  if (n > 0)
    return n;
  if (shed_move_kind (move) == SHEDDING_MOVE_FLIP)
    {
      uses[0] = (TapisUse) { SHEDDING_DOWN, (int) (move & 3),
                             CG_CARD_HIDDEN };
      return 1;
    }
  if (shed_move_kind (move) == SHEDDING_MOVE_SWAP)
    {
      list_up (kind, state, cards);
      uses[0] = (TapisUse) { SHEDDING_HAND, -1,
                             shed_swap_card (kind->rules->pack, move) };
      /* if several face-up cards are equal, it does not matter which one is
       * exchanged */
      uses[1] = (TapisUse) { SHEDDING_UP, -1,
                             cards[shed_swap_position (move)] };
      return 2;
    }
  return 0;
}

/* Returns the move that exchanges the hand card @hand for the face-up card at
 * @position. If several face-up cards are equal to that card, only the exchange
 * of the first of them is legal; then returns this one. */
static CgMove
exchange (const TapisGameKind *kind, const CgState *state, CgCard hand,
          guint position)
{
  CgCard up[CG_MAX_ZONE];

  list_up (kind, state, up);
  return SHED_SWAP (hand & 63, row_find (up, up[position]));
}

static gboolean
compose (const TapisGameKind *kind, const CgState *state, const TapisUse *uses,
         guint n_uses, CgMove *move, const char **sentence)
{
  const TapisSheddingKind *family = kind->family;
  CgCard hand[TAPIS_MAX_USES];
  const TapisUse *up = NULL;
  guint n = 0;

  for (guint i = 0; i < n_uses; i++)
    switch (uses[i].zone)
      {
      case SHEDDING_HAND:
        hand[n++] = uses[i].card;
        break;
      case SHEDDING_UP:
        up = &uses[i];
        break;
      case SHEDDING_DOWN:
        *move = SHED_MOVE (SHEDDING_MOVE_FLIP, uses[i].position);
        return TRUE;
      case SHEDDING_PILE:
        *move = SHED_MOVE (SHEDDING_MOVE_PICK_UP, 0);
        return TRUE;
      case SHEDDING_STOCK:
        *sentence = N_("Cards are drawn for you after you have laid.");
        return FALSE;
      default:
        *sentence = N_("Those cards have left the game.");
        return FALSE;
      }
  if (shed_state (state)->phase == SHEDDING_EXCHANGE)
    {
      if (n == 0 || up == NULL)
        return FALSE;
      *move = exchange (kind, state, hand[n - 1], (guint) up->position);
      return TRUE;
    }
  if (up != NULL)
    {
      *sentence =
        family->why_not_up != NULL
          ? family->why_not_up (state)
          : N_("You take your face-up cards into your hand when your hand and "
               "the stock are empty.");
      return FALSE;
    }
  *move = n > 0 ? family->lay_of (hand, n) : CG_NO_MOVE;
  return *move != CG_NO_MOVE;
}

static gboolean
at_once (const TapisGameKind *kind, const CgState *state, CgMove move)
{
  return shed_move_kind (move) == SHEDDING_MOVE_SWAP;
}

static gboolean
one_only (const TapisGameKind *kind, const CgState *state)
{
  int seat = shed_state (state)->to_move;

  /* A player with an empty hand turns over face-down cards, one at a time. */
  return shed_state (state)->phase == SHEDDING_EXCHANGE ||
         (seat >= 0 &&
          tapis_shedding_count (kind, state, SHEDDING_HAND, seat) == 0);
}

static const char *
usable (const TapisGameKind *kind, const CgState *state)
{
  return shed_state (state)->phase == SHEDDING_EXCHANGE
           /* Translators: said of a card, before the game begins. */
           ? C_("card", "You can exchange it.")
           : NULL;
}

static int
named_seat (const TapisGameKind *kind, const CgState *state, CgMove move)
{
  return shed_move_kind (move) == SHEDDING_MOVE_NAME ? (int) (move & 15)
                                                     : CG_NO_SEAT;
}

static CgMove
name_seat (const TapisGameKind *kind, const CgState *state, int seat)
{
  CgMove move = SHED_MOVE (SHEDDING_MOVE_NAME, seat);
  guint refused = kind->rules->why_not (state, move).kind;

  return refused == CG_REFUSE_NOT_NOW || refused == CG_REFUSE_GAME_OVER
           ? CG_NO_MOVE
           : move;
}

static gboolean
in_play (const TapisGameKind *kind, const CgState *state, int seat)
{
  return shed_state (state)->active >> seat & 1;
}

static gboolean
reversed (const TapisGameKind *kind, const CgState *state)
{
  return shed_state (state)->reversed;
}

static gboolean
attacked (const TapisGameKind *kind, const CgState *state, int seat)
{
  return shed_state (state)->phase == SHEDDING_ANSWER &&
         shed_state (state)->to_move == seat;
}

static const char *
gives_up (const TapisGameKind *kind, const CgMove *moves, guint n, CgMove move)
{
  if (shed_move_kind (move) != SHEDDING_MOVE_PICK_UP)
    return NULL;
  /* A move that turns over a face-down card does not count as laying a card,
   * because nobody knows whether the card will fit. */
  for (guint i = 0; i < n; i++)
    if (shed_move_kind (moves[i]) != SHEDDING_MOVE_PICK_UP &&
        shed_move_kind (moves[i]) != SHEDDING_MOVE_FLIP)
      return N_("You could lay a card. Pick up again if you are sure.");
  return NULL;
}

/* Implements TapisGameKind.distance. Returns 0 if @from and @to are the same
 * place, 1 if cards usually move from the zone of @from to that of @to, and 100
 * if they do not. `ways` lists the usual ways from one zone to another. If
 * @events is NULL, a move is undone; then the opposite ways are usual, too. */
static guint
distance (const CgEvents *events, TapisPlace from, TapisPlace to)
{
  static const guint8 ways[][2] = {
    { SHEDDING_STOCK, SHEDDING_HAND },
    { SHEDDING_HAND, SHEDDING_PILE },
    { SHEDDING_HAND, SHEDDING_BURNT },
    { SHEDDING_PILE, SHEDDING_HAND },
    { SHEDDING_PILE, SHEDDING_BURNT },
    { SHEDDING_UP, SHEDDING_HAND },
    { SHEDDING_HAND, SHEDDING_UP },
    { SHEDDING_DOWN, SHEDDING_PILE },
    { SHEDDING_DOWN, SHEDDING_HAND },
    { SHEDDING_DOWN, SHEDDING_BURNT },
  };

  if (from.zone == to.zone && from.seat == to.seat)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if ((ways[i][0] == from.zone && ways[i][1] == to.zone) ||
        (events == NULL && ways[i][1] == from.zone && ways[i][0] == to.zone))
      return 1;
  return 100;
}

const TapisGameKind tapis_shedding_kind = {
  .says = &tapis_shedding_says,
  .signs = (const char *const[]) { "direction", NULL },
  .distance = distance,
  .uses = uses,
  .compose = compose,
  .at_once = at_once,
  .one_only = one_only,
  .usable = usable,
  .in_play = in_play,
  .attacked = attacked,
  .reversed = reversed,
  .named_seat = named_seat,
  .name_seat = name_seat,
  .gives_up = gives_up,
};
