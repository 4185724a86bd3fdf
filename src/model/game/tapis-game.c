/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game as an object: its properties, and those that somebody else sets. What
 * can be asked of it is in tapis-game-getters.c; the other files are listed in
 * tapis-game-private.h. Knows no game by name. */

#include "config.h"

#include "tapis-game-private.h"

GParamSpec *tapis_game_props[N_GAME_PROPS];
guint tapis_game_signals[N_GAME_SIGNALS];

G_DEFINE_TYPE_WITH_PRIVATE (TapisGame, tapis_game, G_TYPE_OBJECT)

TapisGamePrivate *
tapis_game_get_private (TapisGame *self)
{
  return tapis_game_get_instance_private (self);
}

static void
tapis_game_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  TapisGame *self = TAPIS_GAME (object);
  TapisGamePrivate *priv = tapis_game_get_instance_private (self);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, tapis_game_get_title (self));
      break;
    case PROP_GAME_ID:
      g_value_set_string (value, priv->rules->id);
      break;
    case PROP_DEAL:
      g_value_set_uint64 (value, tapis_game_get_deal (self));
      break;
    case PROP_VIEWER:
      g_value_set_int (value, priv->viewer);
      break;
    case PROP_PRACTICE:
      g_value_set_boolean (value, priv->practice);
      break;
    case PROP_HURRYING:
      g_value_set_boolean (value, priv->hurrying);
      break;
    case PROP_TO_MOVE:
      g_value_set_int (value, priv->to_move);
      break;
    case PROP_VIEWER_TO_MOVE:
      g_value_set_boolean (value, tapis_game_get_viewer_to_move (self));
      break;
    case PROP_BUSY:
      g_value_set_boolean (value, tapis_game_get_busy (self));
      break;
    case PROP_ADVISING:
      g_value_set_boolean (value, tapis_game_get_advising (self));
      break;
    case PROP_JUDGING:
      g_value_set_boolean (value, tapis_game_get_judging (self));
      break;
    case PROP_HINT:
      g_value_set_string (value, priv->hint);
      break;
    case PROP_CAUTIOUS:
      g_value_set_boolean (value, priv->cautious);
      break;
    case PROP_COACH:
      g_value_set_boolean (value, priv->coach);
      break;
    case PROP_COMMENT:
      g_value_set_string (value, priv->comment);
      break;
    case PROP_OVER:
      g_value_set_boolean (value, priv->over);
      break;
    case PROP_ROUND:
      g_value_set_uint (value, priv->round);
      break;
    case PROP_ROUND_OVER:
      g_value_set_boolean (value, priv->round_over);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, priv->can_undo);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, priv->can_redo);
      break;
    case PROP_SERIAL:
      g_value_set_uint (value, tapis_game_get_serial (self));
      break;
    case PROP_N_PLIES:
      g_value_set_uint (value, tapis_game_get_n_plies (self));
      break;
    case PROP_SELECTION_COUNT:
      g_value_set_uint (value, priv->selection->len);
      break;
    case PROP_CHOOSING:
      g_value_set_boolean (value, priv->choosing);
      break;
    case PROP_PROMPT:
      g_value_set_string (value, priv->prompt);
      break;
    case PROP_DEMAND:
      g_value_set_string (value, priv->demand);
      break;
    case PROP_DEMAND_DESCRIPTION:
      g_value_set_string (value, priv->demand_description);
      break;
    case PROP_REVERSED:
      g_value_set_boolean (value, priv->reversed);
      break;
    case PROP_LAST_EVENT:
      g_value_set_string (value, priv->last_event);
      break;
    case PROP_RESULT_TEXT:
      g_value_set_string (value, priv->result_text);
      break;
    case PROP_PLAYERS:
      g_value_set_object (value, priv->players);
      break;
    case PROP_LOG:
      g_value_set_object (value, priv->log);
      break;
    case PROP_ACTIONS:
      g_value_set_object (value, priv->actions);
      break;
    case PROP_PILES:
      g_value_set_object (value, priv->piles);
      break;
    case PROP_RESULT_ROWS:
      g_value_set_object (value, priv->result_rows);
      break;
    case PROP_ROUNDS:
      g_value_set_object (value, priv->rounds);
      break;
    case PROP_ACCOUNT:
      g_value_set_object (value, priv->account);
      break;
    case PROP_HOUSE_RULES:
      g_value_set_boxed (value, priv->house_rules);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_game_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  TapisGame *self = TAPIS_GAME (object);

  switch (id)
    {
    case PROP_VIEWER:
      tapis_game_set_viewer (self, g_value_get_int (value));
      break;
    case PROP_PRACTICE:
      tapis_game_set_practice (self, g_value_get_boolean (value));
      break;
    case PROP_CAUTIOUS:
      tapis_game_set_cautious (self, g_value_get_boolean (value));
      break;
    case PROP_COACH:
      tapis_game_set_coach (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_game_dispose (GObject *object)
{
  TapisGame *self = TAPIS_GAME (object);
  TapisGamePrivate *priv = tapis_game_get_instance_private (self);

  tapis_game_cancel (self);
  g_clear_object (&priv->piles);
  g_clear_object (&priv->players);
  g_clear_object (&priv->log);
  g_clear_object (&priv->actions);
  g_clear_object (&priv->result_rows);
  g_clear_object (&priv->rounds);
  g_clear_object (&priv->account);
  g_ptr_array_set_size (priv->selection, 0);
  g_ptr_array_set_size (priv->cards, 0);
  g_hash_table_remove_all (priv->known_actions);
  G_OBJECT_CLASS (tapis_game_parent_class)->dispose (object);
}

static void
tapis_game_finalize (GObject *object)
{
  TapisGame *self = TAPIS_GAME (object);
  TapisGamePrivate *priv = tapis_game_get_instance_private (self);

  g_clear_pointer (&priv->session, cg_session_free);
  g_array_unref (priv->plies);
  g_ptr_array_unref (priv->cards);
  g_ptr_array_unref (priv->selection);
  g_hash_table_unref (priv->known_actions);
  g_strfreev (priv->names);
  g_strfreev (priv->given);
  g_strfreev (priv->house_rules);
  g_free (priv->moves);
  g_free (priv->prompt);
  g_free (priv->demand);
  g_free (priv->demand_description);
  g_free (priv->last_event);
  g_free (priv->result_text);
  g_free (priv->hold);
  g_free (priv->hint);
  g_free (priv->comment);
  G_OBJECT_CLASS (tapis_game_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  GParamSpec **props = tapis_game_props;
  const GParamFlags read =
    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  const GParamFlags write = read | G_PARAM_WRITABLE;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", read);
  props[PROP_GAME_ID] =
    g_param_spec_string ("game-id", NULL, NULL, "", read);
  props[PROP_DEAL] =
    g_param_spec_uint64 ("deal", NULL, NULL, 0, G_MAXUINT64, 0, read);
  props[PROP_VIEWER] =
    g_param_spec_int ("viewer", NULL, NULL, 0, CG_MAX_SEATS, 0, write);
  props[PROP_PRACTICE] =
    g_param_spec_boolean ("practice", NULL, NULL, FALSE, write);
  tapis_game_props[PROP_HURRYING] =
    g_param_spec_boolean ("hurrying", NULL, NULL, FALSE, read);
  props[PROP_TO_MOVE] =
    g_param_spec_int ("to-move", NULL, NULL, -1, CG_MAX_SEATS, -1, read);
  props[PROP_VIEWER_TO_MOVE] =
    g_param_spec_boolean ("viewer-to-move", NULL, NULL, FALSE, read);
  props[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, read);
  props[PROP_ADVISING] =
    g_param_spec_boolean ("advising", NULL, NULL, FALSE, read);
  props[PROP_JUDGING] =
    g_param_spec_boolean ("judging", NULL, NULL, FALSE, read);
  props[PROP_HINT] = g_param_spec_string ("hint", NULL, NULL, NULL, read);
  props[PROP_CAUTIOUS] =
    g_param_spec_boolean ("cautious", NULL, NULL, FALSE, write);
  props[PROP_COACH] =
    g_param_spec_boolean ("coach", NULL, NULL, FALSE, write);
  props[PROP_COMMENT] =
    g_param_spec_string ("comment", NULL, NULL, NULL, read);
  props[PROP_OVER] = g_param_spec_boolean ("over", NULL, NULL, FALSE, read);
  props[PROP_ROUND] =
    g_param_spec_uint ("round", NULL, NULL, 0, G_MAXUINT, 0, read);
  props[PROP_ROUND_OVER] =
    g_param_spec_boolean ("round-over", NULL, NULL, FALSE, read);
  props[PROP_CAN_UNDO] =
    g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, read);
  props[PROP_CAN_REDO] =
    g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, read);
  props[PROP_SERIAL] =
    g_param_spec_uint ("serial", NULL, NULL, 0, G_MAXUINT, 0, read);
  props[PROP_N_PLIES] =
    g_param_spec_uint ("n-plies", NULL, NULL, 0, G_MAXUINT, 0, read);
  props[PROP_SELECTION_COUNT] =
    g_param_spec_uint ("selection-count", NULL, NULL, 0, G_MAXUINT, 0, read);
  props[PROP_CHOOSING] =
    g_param_spec_boolean ("choosing", NULL, NULL, FALSE, read);
  props[PROP_PROMPT] = g_param_spec_string ("prompt", NULL, NULL, "", read);
  props[PROP_DEMAND] = g_param_spec_string ("demand", NULL, NULL, "", read);
  props[PROP_DEMAND_DESCRIPTION] =
    g_param_spec_string ("demand-description", NULL, NULL, "", read);
  props[PROP_REVERSED] =
    g_param_spec_boolean ("reversed", NULL, NULL, FALSE, read);
  props[PROP_LAST_EVENT] =
    g_param_spec_string ("last-event", NULL, NULL, "", read);
  props[PROP_RESULT_TEXT] =
    g_param_spec_string ("result-text", NULL, NULL, NULL, read);
  props[PROP_PLAYERS] =
    g_param_spec_object ("players", NULL, NULL, G_TYPE_LIST_MODEL, read);
  props[PROP_LOG] =
    g_param_spec_object ("log", NULL, NULL, G_TYPE_LIST_MODEL, read);
  props[PROP_ACTIONS] =
    g_param_spec_object ("actions", NULL, NULL, G_TYPE_LIST_MODEL, read);
  props[PROP_PILES] =
    g_param_spec_object ("piles", NULL, NULL, G_TYPE_LIST_MODEL, read);
  props[PROP_RESULT_ROWS] =
    g_param_spec_object ("result-rows", NULL, NULL, G_TYPE_LIST_MODEL, read);
  props[PROP_ROUNDS] =
    g_param_spec_object ("rounds", NULL, NULL, G_TYPE_LIST_MODEL, read);
  props[PROP_ACCOUNT] =
    g_param_spec_object ("account", NULL, NULL, G_TYPE_LIST_MODEL, read);
  props[PROP_HOUSE_RULES] =
    g_param_spec_boxed ("house-rules", NULL, NULL, G_TYPE_STRV, read);
  g_object_class_install_properties (object_class, N_GAME_PROPS, props);
}

static guint
new_signal (const char *name, GType argument)
{
  return g_signal_new (name, TAPIS_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                       NULL, NULL, G_TYPE_NONE, argument != G_TYPE_NONE,
                       argument);
}

/* --- what a subclass may add ------------------------------------------------ */

static void
noted (TapisGame *self, guint ply, const CgEvents *events)
{
}

static void
forgot (TapisGame *self, guint n_plies)
{
}

static void
changed (TapisGame *self)
{
}

static guint
list_aids (TapisGame *self, GPtrArray *strings, TapisActionNow *out)
{
  return 0;
}

static char *
why_not_aid (TapisGame *self, const char *id)
{
  return NULL;
}

static void
use_aid (TapisGame *self, const char *id)
{
}

static void
tapis_game_class_init (TapisGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tapis_game_get_property;
  object_class->set_property = tapis_game_set_property;
  object_class->dispose = tapis_game_dispose;
  object_class->finalize = tapis_game_finalize;
  klass->noted = noted;
  klass->forgot = forgot;
  klass->changed = changed;
  klass->list_aids = list_aids;
  klass->why_not_aid = why_not_aid;
  klass->use_aid = use_aid;

  install_properties (object_class);
  tapis_game_signals[ABOUT_TO_CHANGE] =
    new_signal ("about-to-change", G_TYPE_NONE);
  tapis_game_signals[CHANGED] = new_signal ("changed", G_TYPE_NONE);
  tapis_game_signals[MOVED] = new_signal ("moved", G_TYPE_UINT);
  tapis_game_signals[REFUSED] =
    g_signal_new ("refused", TAPIS_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                  NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  tapis_game_signals[ANNOUNCE] = new_signal ("announce", G_TYPE_STRING);
  tapis_game_signals[AIDED] = new_signal ("aided", G_TYPE_NONE);
  tapis_game_signals[NEXT_GAME] = new_signal ("next-game", G_TYPE_NONE);
}

static void
tapis_game_init (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_instance_private (self);

  priv->plies = g_array_new (FALSE, TRUE, sizeof (TapisPly));
  priv->cards = g_ptr_array_new_with_free_func (g_object_unref);
  priv->selection = g_ptr_array_new_with_free_func (g_object_unref);
  priv->piles = g_list_store_new (TAPIS_TYPE_PILE);
  priv->players = g_list_store_new (TAPIS_TYPE_PLAYER);
  priv->log = g_list_store_new (TAPIS_TYPE_LOG_ENTRY);
  priv->actions = g_list_store_new (TAPIS_TYPE_ACTION);
  priv->result_rows = g_list_store_new (TAPIS_TYPE_RESULT_ROW);
  priv->rounds = g_list_store_new (TAPIS_TYPE_ROUND);
  priv->account = g_list_store_new (TAPIS_TYPE_ACCOUNT_ROW);
  priv->known_actions = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                               g_object_unref);
  priv->moves = g_new (CgMove, CG_MAX_MOVES);
  priv->to_move = CG_NO_SEAT;
  priv->hinted = CG_NO_MOVE;
  priv->prompt = g_strdup ("");
  priv->demand = g_strdup ("");
  priv->demand_description = g_strdup ("");
  priv->last_event = g_strdup ("");
}

/* --- what somebody else sets --- */

void
tapis_game_set_viewer (TapisGame *self, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_if_fail (TAPIS_IS_GAME (self));
  g_return_if_fail (seat >= 0 && seat < (int) priv->n_seats);
  if (priv->viewer == seat)
    return;
  tapis_game_drop_selection (self);
  tapis_game_drop_hint (self);
  tapis_game_drop_comment (self);
  priv->viewer = seat;
  tapis_game_move_cards (self, NULL);
  tapis_game_refresh (self);
  tapis_game_notify (self, PROP_VIEWER);
}

void
tapis_game_set_practice (TapisGame *self, gboolean practice)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_if_fail (TAPIS_IS_GAME (self));
  if (priv->practice == !!practice)
    return;
  priv->practice = !!practice;
  cg_session_set_practice (priv->session, priv->practice);
  tapis_game_refresh (self);
  tapis_game_notify (self, PROP_PRACTICE);
  g_signal_emit (self, tapis_game_signals[CHANGED], 0);
}

void
tapis_game_set_scripted (TapisGame *self, gboolean scripted)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  if (tapis_game_get_private (self)->scripted == scripted)
    return;
  tapis_game_get_private (self)->scripted = scripted;
  tapis_game_refresh (self);
}

void
tapis_game_set_hold (TapisGame *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  if (tapis_set_string (&tapis_game_get_private (self)->hold, sentence))
    tapis_game_refresh (self);
}
