/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne as the table sees it: its own properties, and what its
 * moves are made of. What it says is in tapis-norwegian-words.c. Decides no
 * rule: it asks the engine. */

#include "config.h"

#include "tapis-norwegian.h"

#include "games/norwegian.h"
#include "tapis-norwegian-words.h"

#include <glib/gi18n.h>

struct _TapisNorwegian
{
  TapisGame parent_instance;

  /* state: what was last notified */
  const char *phase;
  guint       stock_count;
  guint       burnt_count;
  guint       pile_count;
  gboolean    reversed;
};

enum
{
  PROP_PHASE = 1,
  PROP_STOCK_COUNT,
  PROP_BURNT_COUNT,
  PROP_PILE_COUNT,
  PROP_DIRECTION,
  PROP_PILE,
  PROP_STOCK,
  PROP_BURNT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisNorwegian, tapis_norwegian, TAPIS_TYPE_GAME)

/* --- what moves are made of --- */

static guint
order (CgCard card)
{
  static const guint8 of_suit[] = { 0, 1, 3, 2 }; /* black, red, black, red */
  guint rank = cg_card_rank (card);

  if (cg_card_is_joker (card))
    return 60;
  return (rank == CG_ACE ? CG_KING + 1 : rank) * 4 +
         of_suit[cg_card_suit (card)];
}

static guint
uses (const CgState *state, CgMove move, TapisUse out[TAPIS_MAX_USES])
{
  const NorwegianState *s = norwegian_state (state);
  CgCard cards[CG_MAX_ZONE];
  guint n;

  switch (norwegian_move_kind (move))
    {
    case NORWEGIAN_MOVE_LAY:
      n = cg_set_list (norwegian_lay_cards (move), CG_PACK_FRENCH, cards);
      g_assert (n <= TAPIS_MAX_USES);
      for (guint i = 0; i < n; i++)
        out[i] = (TapisUse) { NORWEGIAN_HAND, -1, cards[i] };
      return n;
    case NORWEGIAN_MOVE_JOKER:
      out[0] = (TapisUse) { NORWEGIAN_HAND, -1, CG_JOKER };
      return 1;
    case NORWEGIAN_MOVE_FLIP:
      out[0] = (TapisUse) { NORWEGIAN_DOWN, (int) (move & 3),
                            CG_CARD_HIDDEN };
      return 1;
    case NORWEGIAN_MOVE_SWAP:
      out[0] = (TapisUse) { NORWEGIAN_HAND, -1, norwegian_swap_card (move) };
      /* of equal ones any will do */
      out[1] = (TapisUse) {
        NORWEGIAN_UP, -1,
        s->seat[s->to_move].up[rows_swap_position (move)]
      };
      return 2;
    default:
      return 0;
    }
}

/* Of equal face-up cards the engine exchanges the first. */
static guint
first_equal (const NorwegianState *s, guint position)
{
  const CgCard *up = s->seat[s->to_move].up;

  for (guint i = 0; i < position; i++)
    if (up[i] == up[position])
      return i;
  return position;
}

static gboolean
compose (const CgState  *state,
         const TapisUse *chosen,
         guint           n,
         CgMove         *move,
         const char    **sentence)
{
  const NorwegianState *s = norwegian_state (state);
  g_autoptr (GString) text = g_string_new ("lay");
  const TapisUse *hand = NULL, *up = NULL;
  char card[CG_CARD_TEXT_SIZE];

  for (guint i = 0; i < n; i++)
    switch (chosen[i].zone)
      {
      case NORWEGIAN_HAND:
        hand = &chosen[i];
        g_string_append_c (text, ' ');
        g_string_append (text, cg_card_to_text (chosen[i].card, card));
        break;
      case NORWEGIAN_UP:
        up = &chosen[i];
        break;
      case NORWEGIAN_DOWN:
        *move = NORWEGIAN_MOVE (NORWEGIAN_MOVE_FLIP, chosen[i].position);
        return TRUE;
      case NORWEGIAN_PILE:
        *move = NORWEGIAN_MOVE (NORWEGIAN_MOVE_PICK_UP, 0);
        return TRUE;
      case NORWEGIAN_STOCK:
        *sentence = _("Cards are drawn for you after you have laid.");
        return FALSE;
      default:
        *sentence = _("Those cards have left the game.");
        return FALSE;
      }
  if (s->phase == NORWEGIAN_EXCHANGE)
    {
      if (hand == NULL || up == NULL)
        return FALSE;
      *move = NORWEGIAN_SWAP (hand->card,
                              first_equal (s, (guint) up->position));
      return TRUE;
    }
  if (up != NULL)
    {
      *sentence = _("Your face-up cards come into your hand when your hand "
                    "and the stock are empty.");
      return FALSE;
    }
  return cg_rules_norwegian.read_move (state, text->str, move);
}

static gboolean
at_once (const CgState *state, CgMove move)
{
  return norwegian_move_kind (move) != NORWEGIAN_MOVE_LAY &&
         norwegian_move_kind (move) != NORWEGIAN_MOVE_JOKER;
}

static gboolean
one_only (const CgState *state)
{
  return norwegian_state (state)->phase == NORWEGIAN_EXCHANGE;
}

static int
named_seat (const CgState *state, CgMove move)
{
  return norwegian_move_kind (move) == NORWEGIAN_MOVE_NAME ? (int) (move & 15)
                                                           : CG_NO_SEAT;
}

static CgMove
name_seat (const CgState *state, int seat)
{
  guint phase = norwegian_state (state)->phase;

  return phase == NORWEGIAN_NAME || phase == NORWEGIAN_NAME_JOKER
           ? NORWEGIAN_MOVE (NORWEGIAN_MOVE_NAME, seat)
           : CG_NO_MOVE;
}

static gboolean
forced (const CgState *state, CgMove move)
{
  return norwegian_move_kind (move) == NORWEGIAN_MOVE_PASS &&
         norwegian_state (state)->phase == NORWEGIAN_FOURS;
}

/* The ways that cards go, there and, by undo, back. */
static guint
distance (const CgEvents *events, TapisPlace from, TapisPlace to)
{
  static const guint8 ways[][2] = {
    { NORWEGIAN_STOCK, NORWEGIAN_HAND }, { NORWEGIAN_HAND, NORWEGIAN_PILE },
    { NORWEGIAN_HAND, NORWEGIAN_BURNT }, { NORWEGIAN_PILE, NORWEGIAN_HAND },
    { NORWEGIAN_PILE, NORWEGIAN_BURNT }, { NORWEGIAN_UP, NORWEGIAN_HAND },
    { NORWEGIAN_HAND, NORWEGIAN_UP },    { NORWEGIAN_DOWN, NORWEGIAN_PILE },
    { NORWEGIAN_DOWN, NORWEGIAN_HAND },  { NORWEGIAN_DOWN, NORWEGIAN_BURNT },
  };
  gboolean rotated = FALSE;

  for (guint i = 0; events != NULL && i < events->n; i++)
    rotated |= events->list[i].kind == CG_EVENT_ROTATED;
  if (from.zone == NORWEGIAN_HAND && to.zone == NORWEGIAN_HAND)
    return from.seat == to.seat ? (rotated ? 20 : 0) : (rotated ? 1 : 100);
  if (from.zone == to.zone && from.seat == to.seat)
    return 0;
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if ((ways[i][0] == from.zone && ways[i][1] == to.zone) ||
        (events == NULL && ways[i][1] == from.zone && ways[i][0] == to.zone))
      return 1;
  return 100;
}

static gboolean
in_play (const CgState *state, int seat)
{
  return norwegian_state (state)->active >> seat & 1;
}

static gboolean
attacked (const CgState *state, int seat)
{
  const NorwegianState *s = norwegian_state (state);

  return s->phase == NORWEGIAN_ANSWER && s->to_move == seat;
}

static gboolean
reversed (const CgState *state)
{
  return norwegian_state (state)->reversed;
}

/* --- its own properties --- */

static void
set_count (TapisNorwegian *self, guint *field, guint count, guint prop)
{
  if (*field == count)
    return;
  *field = count;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static const char *
phase_id (guint phase)
{
  static const char *const ids[] = {
    [NORWEGIAN_EXCHANGE] = "exchange",
    [NORWEGIAN_PLAY] = "play",
    [NORWEGIAN_ANSWER] = "answer",
    [NORWEGIAN_NAME] = "name",
    [NORWEGIAN_NAME_JOKER] = "name-joker",
    [NORWEGIAN_FOURS] = "fours",
    [NORWEGIAN_CHAIN] = "chain",
    [NORWEGIAN_OVER] = "over",
  };

  return ids[phase];
}

static void
changed (TapisGame *game)
{
  TapisNorwegian *self = TAPIS_NORWEGIAN (game);
  const NorwegianState *s = norwegian_state (tapis_game_get_state (game));
  const char *phase = phase_id (s->phase);

  if (self->phase != phase)
    {
      self->phase = phase;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PHASE]);
    }
  set_count (self, &self->stock_count, s->n_stock, PROP_STOCK_COUNT);
  set_count (self, &self->burnt_count, cg_set_size (s->burnt),
             PROP_BURNT_COUNT);
  set_count (self, &self->pile_count, cg_set_size (s->pile_cards),
             PROP_PILE_COUNT);
  if (self->reversed != s->reversed)
    {
      self->reversed = s->reversed;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_DIRECTION]);
    }
}

static const TapisGameKind kind = {
  .rules = &cg_rules_norwegian,
  .order = order,
  .uses = uses,
  .compose = compose,
  .at_once = at_once,
  .one_only = one_only,
  .named_seat = named_seat,
  .name_seat = name_seat,
  .forced = forced,
  .distance = distance,
  .in_play = in_play,
  .attacked = attacked,
  .reversed = reversed,
  .prompt = tapis_norwegian_prompt,
  .demand = tapis_norwegian_demand,
  .demand_description = tapis_norwegian_demand_description,
  .place_name = tapis_norwegian_place_name,
  .place_description = tapis_norwegian_place_description,
  .player_description = tapis_norwegian_player_description,
  .actions = tapis_norwegian_actions,
  .advise = tapis_norwegian_advise,
  .name_move = tapis_norwegian_name_move,
  .regret = tapis_norwegian_regret,
  .tell_top = tapis_norwegian_tell_top,
  .changed = changed,
};

static void
tapis_norwegian_get_property (GObject    *object,
                              guint       id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  TapisNorwegian *self = TAPIS_NORWEGIAN (object);

  switch (id)
    {
    case PROP_PHASE:
      g_value_set_string (value, self->phase);
      break;
    case PROP_STOCK_COUNT:
      g_value_set_uint (value, self->stock_count);
      break;
    case PROP_BURNT_COUNT:
      g_value_set_uint (value, self->burnt_count);
      break;
    case PROP_PILE_COUNT:
      g_value_set_uint (value, self->pile_count);
      break;
    case PROP_DIRECTION:
      g_value_set_string (value, tapis_norwegian_get_direction (self));
      break;
    case PROP_PILE:
      g_value_set_object (value, tapis_norwegian_get_pile (self));
      break;
    case PROP_STOCK:
      g_value_set_object (value, tapis_norwegian_get_stock (self));
      break;
    case PROP_BURNT:
      g_value_set_object (value, tapis_norwegian_get_burnt (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_norwegian_class_init (TapisNorwegianClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags =
    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  TAPIS_GAME_CLASS (klass)->kind = &kind;
  object_class->get_property = tapis_norwegian_get_property;

  props[PROP_PHASE] =
    g_param_spec_string ("phase", NULL, NULL, "exchange", flags);
  props[PROP_STOCK_COUNT] =
    g_param_spec_uint ("stock-count", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_BURNT_COUNT] =
    g_param_spec_uint ("burnt-count", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_PILE_COUNT] =
    g_param_spec_uint ("pile-count", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_DIRECTION] =
    g_param_spec_string ("direction", NULL, NULL, "", flags);
  props[PROP_PILE] =
    g_param_spec_object ("pile", NULL, NULL, TAPIS_TYPE_PILE, flags);
  props[PROP_STOCK] =
    g_param_spec_object ("stock", NULL, NULL, TAPIS_TYPE_PILE, flags);
  props[PROP_BURNT] =
    g_param_spec_object ("burnt", NULL, NULL, TAPIS_TYPE_PILE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_norwegian_init (TapisNorwegian *self)
{
  self->phase = phase_id (NORWEGIAN_EXCHANGE);
}

const char *
tapis_norwegian_get_phase (TapisNorwegian *self)
{
  g_return_val_if_fail (TAPIS_IS_NORWEGIAN (self), NULL);
  return self->phase;
}

guint
tapis_norwegian_get_stock_count (TapisNorwegian *self)
{
  g_return_val_if_fail (TAPIS_IS_NORWEGIAN (self), 0);
  return self->stock_count;
}

guint
tapis_norwegian_get_burnt_count (TapisNorwegian *self)
{
  g_return_val_if_fail (TAPIS_IS_NORWEGIAN (self), 0);
  return self->burnt_count;
}

guint
tapis_norwegian_get_pile_count (TapisNorwegian *self)
{
  g_return_val_if_fail (TAPIS_IS_NORWEGIAN (self), 0);
  return self->pile_count;
}

const char *
tapis_norwegian_get_direction (TapisNorwegian *self)
{
  g_return_val_if_fail (TAPIS_IS_NORWEGIAN (self), NULL);
  return self->reversed ? C_("direction of play", "Counterclockwise")
                        : C_("direction of play", "Clockwise");
}

TapisPile *
tapis_norwegian_get_pile (TapisNorwegian *self)
{
  return tapis_game_get_pile (TAPIS_GAME (self), "pile", -1);
}

TapisPile *
tapis_norwegian_get_stock (TapisNorwegian *self)
{
  return tapis_game_get_pile (TAPIS_GAME (self), "stock", -1);
}

TapisPile *
tapis_norwegian_get_burnt (TapisNorwegian *self)
{
  return tapis_game_get_pile (TAPIS_GAME (self), "burnt", -1);
}
