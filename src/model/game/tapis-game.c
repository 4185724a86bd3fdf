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

static gboolean
get_cautious (TapisGame *self)
{
  return tapis_game_get_private (self)->cautious;
}

/* What can be followed, each by one of three kinds of questions; @set: what can
 * be bound to a setting. */
static const struct
{
  const char *name;
  gboolean (*flag) (TapisGame *self);
  int (*number) (TapisGame *self);
  const char *(*text) (TapisGame *self);
  void (*set) (TapisGame *self, gboolean flag);
} properties[N_GAME_PROPS] = {
  [PROP_VIEWER] = { "viewer", .number = tapis_game_get_viewer },
  [PROP_TO_MOVE] = { "to-move", .number = tapis_game_get_to_move },
  [PROP_VIEWER_TO_MOVE] = { "viewer-to-move",
                            .flag = tapis_game_get_viewer_to_move },
  [PROP_BUSY] = { "busy", .flag = tapis_game_get_busy },
  [PROP_ADVISING] = { "advising", .flag = tapis_game_get_advising },
  [PROP_JUDGING] = { "judging", .flag = tapis_game_get_judging },
  [PROP_HINT] = { "hint", .text = tapis_game_get_hint },
  [PROP_HURRYING] = { "hurrying", .flag = tapis_game_get_hurrying },
  [PROP_CAUTIOUS] = { "cautious", .flag = get_cautious,
                      .set = tapis_game_set_cautious },
  [PROP_COACH] = { "coach", .flag = tapis_game_get_coach,
                   .set = tapis_game_set_coach },
  [PROP_COMMENT] = { "comment", .text = tapis_game_get_comment },
  [PROP_OVER] = { "over", .flag = tapis_game_get_over },
  [PROP_ROUND_OVER] = { "round-over", .flag = tapis_game_get_round_over },
  [PROP_CAN_UNDO] = { "can-undo", .flag = tapis_game_get_can_undo },
  [PROP_CAN_REDO] = { "can-redo", .flag = tapis_game_get_can_redo },
  [PROP_CHOOSING] = { "choosing", .flag = tapis_game_get_choosing },
  [PROP_PROMPT] = { "prompt", .text = tapis_game_get_prompt },
  [PROP_DEMAND] = { "demand", .text = tapis_game_get_demand },
  [PROP_REVERSED] = { "reversed", .flag = tapis_game_get_reversed },
};

static void
tapis_game_get_property (GObject    *object,
                         guint       id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  TapisGame *self = TAPIS_GAME (object);

  if (properties[id].flag != NULL)
    g_value_set_boolean (value, properties[id].flag (self));
  else if (properties[id].number != NULL)
    g_value_set_int (value, properties[id].number (self));
  else
    g_value_set_string (value, properties[id].text (self));
}

static void
tapis_game_set_property (GObject      *object,
                         guint         id,
                         const GValue *value,
                         GParamSpec   *pspec)
{
  properties[id].set (TAPIS_GAME (object), g_value_get_boolean (value));
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
  for (guint id = 1; id < N_GAME_PROPS; id++)
    {
      const char *name = properties[id].name;
      GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY |
                          G_PARAM_STATIC_STRINGS;

      if (properties[id].set != NULL)
        flags |= G_PARAM_WRITABLE;
      tapis_game_props[id] =
        properties[id].flag != NULL
          ? g_param_spec_boolean (name, NULL, NULL, FALSE, flags)
        : properties[id].number != NULL
          ? g_param_spec_int (name, NULL, NULL, -1, G_MAXINT, -1, flags)
          : g_param_spec_string (name, NULL, NULL, NULL, flags);
    }
  g_object_class_install_properties (object_class, N_GAME_PROPS,
                                     tapis_game_props);
}

static guint
new_signal (const char *name, GType argument)
{
  return g_signal_new (name, TAPIS_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL,
                       NULL, NULL, G_TYPE_NONE, argument != G_TYPE_NONE,
                       argument);
}

/* --- what a subclass may add --- */

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
  g_signal_emit (self, tapis_game_signals[CHANGED], 0);
}

void
tapis_game_set_scripted (TapisGame *self, gboolean scripted)
{
  TapisMode mode = scripted ? MODE_LESSON : MODE_PLAY;

  g_return_if_fail (TAPIS_IS_GAME (self));
  if (tapis_game_get_private (self)->mode == mode)
    return;
  tapis_game_get_private (self)->mode = mode;
  tapis_game_refresh (self);
}

void
tapis_game_set_hold (TapisGame *self, const char *sentence)
{
  g_return_if_fail (TAPIS_IS_GAME (self));
  if (tapis_set_string (&tapis_game_get_private (self)->hold, sentence))
    tapis_game_refresh (self);
}
