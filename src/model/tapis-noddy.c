/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy as the table sees it: what its moves are made of, the learner's count
 * before an announcement, and the score sheet. What it says is in
 * tapis-noddy-words.c. Decides no rule: it asks the engine. */

#include "config.h"

#include "tapis-noddy.h"

#include "games/noddy.h"
#include "tapis-noddy-count.h"
#include "tapis-noddy-quiz.h"
#include "tapis-noddy-sheet.h"
#include "tapis-noddy-words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _TapisNoddy
{
  TapisGame parent_instance;

  /* owned */
  GListStore *found;
  GListStore *sheet;
  char *message;

  /* state */
  TapisNoddyCount count;
  gboolean yourself;

  /* state: what was last notified, and for which position the count is */
  gboolean counting;
  guint64 counted_hand;
  CgCard counted_turn_up;
  guint target;
};

enum
{
  PROP_COUNTING = 1,
  PROP_COUNT_YOURSELF,
  PROP_COUNT_MESSAGE,
  PROP_TARGET,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisNoddy, tapis_noddy, TAPIS_TYPE_GAME)

static const char *const find_ids[TAPIS_NODDY_N_NAMES] = {
  [TAPIS_NODDY_NODDY] = "find-noddy",    [TAPIS_NODDY_FIFTEEN] = "find-15",
  [TAPIS_NODDY_TWENTY_FIVE] = "find-25", [TAPIS_NODDY_HITTER] = "find-31",
  [TAPIS_NODDY_PAIR] = "find-pair",      [TAPIS_NODDY_RUN] = "find-run",
  [TAPIS_NODDY_FLUSH] = "find-flush",
};

static const NoddyState *
state_of (TapisNoddy *self)
{
  return noddy_state (tapis_game_get_state (TAPIS_GAME (self)));
}

/* --- what moves are made of --- */

/* NO-1: the ace is low. */
static guint
order (CgCard card)
{
  return card;
}

/* An announcement is made of the hand and the turn-up (NO-10), so that those
 * can be chosen for counting. */
static guint
uses (const CgState *state, CgMove move, TapisUse out[TAPIS_MAX_USES])
{
  const NoddyState *s = noddy_state (state);
  CgCard hand[CG_MAX_ZONE];
  guint n;

  if (move == NODDY_MOVE_GO)
    return 0;
  if (move != NODDY_MOVE_ANNOUNCE)
    {
      out[0] = (TapisUse) { NODDY_HAND, -1, (CgCard) move };
      return 1;
    }
  n = cg_rules_noddy.cards (state, NODDY_HAND, s->to_move, hand);
  for (guint i = 0; i < n; i++)
    out[i] = (TapisUse) { NODDY_HAND, -1, hand[i] };
  out[n] = (TapisUse) { NODDY_TURN_UP, 0, s->turn_up };
  return n + 1;
}

static gboolean
compose (const CgState  *state,
         const TapisUse *chosen,
         guint           n,
         CgMove         *move,
         const char    **sentence)
{
  const NoddyState *s = noddy_state (state);

  switch (chosen[n - 1].zone)
    {
    case NODDY_ROW:
      *sentence = _("That card has been laid.");
      return FALSE;
    case NODDY_STOCK:
      *sentence = _("These cards are not in this deal.");
      return FALSE;
    case NODDY_TURN_UP:
      if (s->phase != NODDY_ANNOUNCE)
        *sentence = _("The turn-up counts for the announcements only.");
      return FALSE;
    default:
      *move = chosen[n - 1].card;
      return s->phase != NODDY_ANNOUNCE;
    }
}

static gboolean
one_only (const CgState *state)
{
  return noddy_state (state)->phase != NODDY_ANNOUNCE;
}

static gboolean
in_reach (const CgState *state, TapisPlace place)
{
  return noddy_state (state)->phase == NODDY_ANNOUNCE &&
         place.zone == NODDY_TURN_UP;
}

static const char *
usable (const CgState *state)
{
  return noddy_state (state)->phase == NODDY_ANNOUNCE
           /* Translators: said of a card, while one looks for combinations. */
           ? C_("card", "It counts in your announcement.")
           : C_("card", "You can play it.");
}

static int
score (const CgState *state, int seat)
{
  return noddy_state (state)->score[seat];
}

/* --- the count --- */

static void
set_message (TapisNoddy *self, const char *message)
{
  if (tapis_set_string (&self->message, message))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNT_MESSAGE]);
}

/* What is said before anything has been counted. */
static void
begin_message (TapisNoddy *self)
{
  set_message (self, self->counted_hand != 0 && !self->yourself &&
                         self->count.n == 0
                       ? _("Your cards make nothing with the turn-up.")
                       : "");
}

/* Begins anew where the viewer has cards to count that were not there. */
static void
begin_count (TapisNoddy *self)
{
  TapisGame *game = TAPIS_GAME (self);
  const NoddyState *s = state_of (self);
  int viewer = tapis_game_get_viewer (game);
  gboolean counting = s->phase == NODDY_ANNOUNCE && s->to_move == viewer &&
                      !tapis_game_get_replaying (game) &&
                      tapis_player_get_person (
                        tapis_game_get_player (game, viewer));
  guint64 hand = counting ? s->hand[viewer] : 0;

  if (hand != self->counted_hand ||
      (counting && s->turn_up != self->counted_turn_up))
    {
      CgCard cards[CG_MAX_ZONE];
      guint n = 0;

      if (counting)
        n = cg_rules_noddy.cards (tapis_game_get_state (game), NODDY_HAND,
                                  viewer, cards);
      tapis_noddy_count_begin (&self->count, cards, n,
                               counting ? s->turn_up : CG_CARD_NONE);
      self->counted_hand = hand;
      self->counted_turn_up = s->turn_up;
      g_list_store_remove_all (self->found);
      begin_message (self);
    }
  if (self->counting != counting)
    {
      self->counting = counting;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNTING]);
    }
}

/* What is chosen: cards of the hand and the turn-up. */
static guint
list_chosen (TapisNoddy *self, CgCard out[NODDY_HAND_CARDS + 1])
{
  TapisGame *game = TAPIS_GAME (self);
  TapisPile *const piles[] = {
    tapis_game_get_pile (game, "hand", tapis_game_get_viewer (game)),
    tapis_game_get_pile (game, "turn-up", CG_NO_SEAT),
  };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    for (guint j = 0; j < tapis_pile_get_n_cards (piles[i]); j++)
      {
        TapisCard *card = tapis_pile_get_card (piles[i], j);

        if (tapis_card_get_selected (card))
          out[n++] = tapis_card_get_face (card);
      }
  return n;
}

/* Chooses the cards of @c and no others, so that they are lifted. */
static void
lift (TapisNoddy *self, const NoddyCombination *c)
{
  TapisGame *game = TAPIS_GAME (self);
  TapisPile *const piles[] = {
    tapis_game_get_pile (game, "hand", tapis_game_get_viewer (game)),
    tapis_game_get_pile (game, "turn-up", CG_NO_SEAT),
  };

  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    for (guint j = 0; j < tapis_pile_get_n_cards (piles[i]); j++)
      {
        TapisCard *card = tapis_pile_get_card (piles[i], j);
        gboolean wanted = memchr (c->cards, tapis_card_get_face (card),
                                  c->n_cards) != NULL;

        if (tapis_card_get_selected (card) != wanted)
          tapis_game_activate_card (game, card);
      }
}

/* Writes down the combination @which, and says so. */
static void
take (TapisNoddy *self, guint which)
{
  const NoddyCombination *c = &self->count.list[which];
  TapisNoddyScore score = {
    .part = TAPIS_NODDY_ANNOUNCED,
    .seat = tapis_game_get_viewer (TAPIS_GAME (self)),
    .points = c->points, .n_cards = c->n_cards,
    .total = tapis_noddy_count_points (&self->count),
  };
  g_autofree char *heading =
    tapis_noddy_heading ((NoddyKind) c->kind, c->n_cards);
  g_autofree char *message = NULL;
  g_autoptr (TapisNoddyLine) line = NULL;

  memcpy (score.cards, c->cards, c->n_cards);
  message = tapis_noddy_say_score (&score, heading);
  line = tapis_noddy_line_new (&score, heading, message);
  g_list_store_append (self->found, line);
  if (tapis_noddy_count_left (&self->count) == 0)
    tapis_add_sentence (&message, _("That is all."));
  set_message (self, message);
}

static void
count_on (TapisNoddy *self)
{
  int which = tapis_noddy_count_next (&self->count);

  if (which < 0)
    return;
  lift (self, &self->count.list[which]);
  take (self, (guint) which);
}

static void
find (TapisNoddy *self, TapisNoddyName name)
{
  CgCard cards[NODDY_HAND_CARDS + 1];
  guint n = list_chosen (self, cards);
  guint which = 0;
  TapisNoddyVerdict verdict =
    tapis_noddy_count_try (&self->count, name, cards, n, &which);

  if (verdict == TAPIS_NODDY_FOUND)
    {
      take (self, which);
      tapis_game_clear_selection (TAPIS_GAME (self));
    }
  else
    {
      g_autofree char *sentence =
        tapis_noddy_say_verdict (name, verdict, cards, n);

      set_message (self, sentence);
    }
}

/* --- the buttons of the count --- */

static guint
aids (TapisGame *game, GPtrArray *strings, TapisActionNow *out)
{
  TapisNoddy *self = TAPIS_NODDY (game);
  guint left = tapis_noddy_count_left (&self->count);
  guint n = 0;

  if (!self->counting)
    return 0;
  if (self->yourself)
    for (; n < TAPIS_NODDY_N_NAMES; n++)
      out[n] = (TapisActionNow) {
        find_ids[n], CG_NO_MOVE, tapis_noddy_name_label ((TapisNoddyName) n),
        tapis_noddy_name_help ((TapisNoddyName) n), FALSE,
      };
  else if (left > 0)
    out[n++] = (TapisActionNow) {
      "count", CG_NO_MOVE,
      left == self->count.n
        /* Translators: a button: the first combination is counted */
        ? C_("button", "Count")
        /* Translators: a button: the next combination is counted */
        : C_("button", "Count on"),
      _("Counts the next combination of your cards and the turn-up, and lifts "
        "its cards."), TRUE,
    };
  return n;
}

static char *
why_not_aid (TapisGame *game, const char *id)
{
  CgCard cards[NODDY_HAND_CARDS + 1];

  return g_str_equal (id, "count") ||
             list_chosen (TAPIS_NODDY (game), cards) > 0
           ? NULL
           : g_strdup (_("First choose the cards: your own, and the turn-up if "
                         "it belongs to them."));
}

static void
use_aid (TapisGame *game, const char *id)
{
  TapisNoddy *self = TAPIS_NODDY (game);

  if (g_str_equal (id, "count"))
    count_on (self);
  else
    for (guint i = 0; i < TAPIS_NODDY_N_NAMES; i++)
      if (g_str_equal (id, find_ids[i]))
        find (self, (TapisNoddyName) i);
  tapis_game_refresh_choice (game);
  tapis_game_announce (game, self->message);
}

/* --- the position has changed --- */

static void
changed (TapisGame *game)
{
  TapisNoddy *self = TAPIS_NODDY (game);
  const NoddyState *s = state_of (self);
  guint target = s->option[NODDY_GAME] == NODDY_MATCH ? s->goal : 0;

  begin_count (self);
  tapis_noddy_sheet_update (self->sheet, tapis_game_get_session (game),
                            tapis_game_get_viewer (game));
  if (self->target == target)
    return;
  self->target = target;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TARGET]);
}

static const TapisGameKind kind = {
  .rules = &cg_rules_noddy,
  .order = order,
  .uses = uses,
  .compose = compose,
  .one_only = one_only,
  .in_reach = in_reach,
  .usable = usable,
  .score = score,
  .score_text = tapis_noddy_score_text,
  .prompt = tapis_noddy_prompt,
  .demand = tapis_noddy_demand,
  .demand_description = tapis_noddy_demand_description,
  .place_name = tapis_noddy_place_name,
  .place_caption = tapis_noddy_place_caption,
  .place_description = tapis_noddy_place_description,
  .player_description = tapis_noddy_player_description,
  .actions = tapis_noddy_actions,
  .aids = aids,
  .why_not_aid = why_not_aid,
  .use_aid = use_aid,
  .advise = tapis_noddy_advise,
  .name_move = tapis_noddy_name_move,
  .regret = tapis_noddy_regret,
  .tell_top = tapis_noddy_tell_top,
  .topics = tapis_noddy_topics,
  .ask = tapis_noddy_ask,
  .changed = changed,
};

/* --- the object --- */

static void
tapis_noddy_get_property (GObject    *object,
                          guint       id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  switch (id)
    {
    case PROP_COUNTING:
      g_value_set_boolean (value, self->counting);
      break;
    case PROP_COUNT_YOURSELF:
      g_value_set_boolean (value, self->yourself);
      break;
    case PROP_COUNT_MESSAGE:
      g_value_set_string (value, self->message);
      break;
    case PROP_TARGET:
      g_value_set_uint (value, self->target);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_noddy_set_property (GObject      *object,
                          guint         id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  switch (id)
    {
    case PROP_COUNT_YOURSELF:
      tapis_noddy_set_count_yourself (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_noddy_dispose (GObject *object)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  g_clear_object (&self->found);
  g_clear_object (&self->sheet);
  G_OBJECT_CLASS (tapis_noddy_parent_class)->dispose (object);
}

static void
tapis_noddy_finalize (GObject *object)
{
  TapisNoddy *self = TAPIS_NODDY (object);

  g_free (self->message);
  G_OBJECT_CLASS (tapis_noddy_parent_class)->finalize (object);
}

static void
tapis_noddy_class_init (TapisNoddyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_noddy_get_property;
  object_class->set_property = tapis_noddy_set_property;
  object_class->dispose = tapis_noddy_dispose;
  object_class->finalize = tapis_noddy_finalize;
  TAPIS_GAME_CLASS (klass)->kind = &kind;

  props[PROP_COUNTING] =
    g_param_spec_boolean ("counting", NULL, NULL, FALSE, flags);
  props[PROP_COUNT_YOURSELF] =
    g_param_spec_boolean ("count-yourself", NULL, NULL, FALSE,
                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                            G_PARAM_STATIC_STRINGS);
  props[PROP_COUNT_MESSAGE] =
    g_param_spec_string ("count-message", NULL, NULL, "", flags);
  props[PROP_TARGET] =
    g_param_spec_uint ("target", NULL, NULL, 0, G_MAXUINT, 0, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_noddy_init (TapisNoddy *self)
{
  self->found = g_list_store_new (TAPIS_TYPE_NODDY_LINE);
  self->sheet = g_list_store_new (TAPIS_TYPE_NODDY_LINE);
  self->message = g_strdup ("");
}

/* --- for the table --- */

gboolean
tapis_noddy_get_counting (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), FALSE);
  return self->counting;
}

gboolean
tapis_noddy_get_count_yourself (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), FALSE);
  return self->yourself;
}

void
tapis_noddy_set_count_yourself (TapisNoddy *self, gboolean yourself)
{
  g_return_if_fail (TAPIS_IS_NODDY (self));
  if (self->yourself == !!yourself)
    return;
  self->yourself = !!yourself;
  if (self->counting)
    {
      begin_message (self);
      tapis_game_clear_selection (TAPIS_GAME (self));
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COUNT_YOURSELF]);
}

const char *
tapis_noddy_get_count_message (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), NULL);
  return self->message;
}

guint
tapis_noddy_get_target (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), 0);
  return self->target;
}

GListModel *
tapis_noddy_get_found (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), NULL);
  return G_LIST_MODEL (self->found);
}

GListModel *
tapis_noddy_get_sheet (TapisNoddy *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), NULL);
  return G_LIST_MODEL (self->sheet);
}

guint
tapis_noddy_get_score_before (TapisNoddy *self, int seat)
{
  GListModel *sheet;
  TapisNoddyScore last = { .points = 0 };
  guint before = 0;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), 0);
  sheet = G_LIST_MODEL (self->sheet);
  for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
    {
      g_autoptr (TapisNoddyLine) line = g_list_model_get_item (sheet, i);
      const TapisNoddyScore *score = tapis_noddy_line_get_score (line);

      if (score->seat != seat || score->points == 0)
        continue;
      if (score->deal != last.deal || score->part != last.part ||
          score->nth != last.nth)
        before = last.total;
      last = *score;
    }
  return before;
}

int
tapis_noddy_get_row_seat (TapisNoddy *self, guint position)
{
  g_return_val_if_fail (TAPIS_IS_NODDY (self), CG_NO_SEAT);
  g_return_val_if_fail (position < state_of (self)->n_row, CG_NO_SEAT);
  return noddy_row_seat (state_of (self), position);
}

guint
tapis_noddy_get_row_points (TapisNoddy *self, guint position)
{
  GListModel *sheet;
  guint deal, points = 0;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), 0);
  sheet = G_LIST_MODEL (self->sheet);
  deal = state_of (self)->round;
  for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
    {
      g_autoptr (TapisNoddyLine) line = g_list_model_get_item (sheet, i);
      const TapisNoddyScore *score = tapis_noddy_line_get_score (line);

      if (score->deal == deal && score->nth == position + 1)
        points += score->points;
    }
  return points;
}

gboolean
tapis_noddy_row_scores_now (TapisNoddy *self, guint position)
{
  const NoddyState *s;
  GListModel *sheet;

  g_return_val_if_fail (TAPIS_IS_NODDY (self), FALSE);
  s = state_of (self);
  g_return_val_if_fail (position < s->n_row, FALSE);
  sheet = G_LIST_MODEL (self->sheet);
  for (guint i = 0; i < g_list_model_get_n_items (sheet); i++)
    {
      g_autoptr (TapisNoddyLine) line = g_list_model_get_item (sheet, i);
      const TapisNoddyScore *score = tapis_noddy_line_get_score (line);

      if (score->deal == s->round && score->nth == s->n_row &&
          memchr (score->cards, noddy_row_card (s, position),
                  score->n_cards) != NULL)
        return TRUE;
    }
  return FALSE;
}
