/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The object TapisGame: its properties, its signals and its setters.
 * tapis-game-private.h lists the other files of TapisGame. This file must not
 * decide what is shown. */

#include "tapis-game-private.h"

GParamSpec *tapis_game_props[N_GAME_PROPS];
guint tapis_game_signals[N_GAME_SIGNALS];

G_DEFINE_TYPE_WITH_PRIVATE (TapisGame, tapis_game, G_TYPE_OBJECT)

TapisGamePrivate *
tapis_game_get_private (TapisGame *self)
{
  g_return_val_if_fail (TAPIS_IS_GAME (self), NULL);
  return tapis_game_get_instance_private (self);
}

#define FIELD(name) .field = G_STRUCT_OFFSET (TapisGameNow, name)

/* The properties of TapisGame. A property with a function @set is writable, for
 * example by a setting. */
static const struct
{
  const char *name;
  GType       type;  /* G_TYPE_BOOLEAN, _INT or _STRING */
  gsize       field; /* the offset of the value in TapisGameNow, in bytes */
  /* Sets the property; a gboolean is passed as an int. NULL if the property is
   * read-only. */
  void (*set) (TapisGame *self, int value);
} properties[N_GAME_PROPS] = {
  [PROP_VIEWER] = { "viewer", G_TYPE_INT, FIELD (viewer) },
  [PROP_TO_MOVE] = { "to-move", G_TYPE_INT, FIELD (to_move) },
  [PROP_VIEWER_TO_MOVE] = { "viewer-to-move", G_TYPE_BOOLEAN,
                            FIELD (viewer_to_move) },
  [PROP_BUSY] = { "busy", G_TYPE_BOOLEAN, FIELD (busy) },
  [PROP_ADVISING] = { "advising", G_TYPE_BOOLEAN, FIELD (advising) },
  [PROP_JUDGING] = { "judging", G_TYPE_BOOLEAN, FIELD (judging) },
  [PROP_HINT] = { "hint", G_TYPE_STRING, FIELD (hint) },
  [PROP_HURRYING] = { "hurrying", G_TYPE_BOOLEAN, FIELD (hurrying) },
  [PROP_CAUTIOUS] = { "cautious", G_TYPE_BOOLEAN, FIELD (cautious),
                      tapis_game_set_cautious },
  [PROP_MARKING] = { "marking", G_TYPE_BOOLEAN, FIELD (marking),
                     tapis_game_set_marking },
  [PROP_COACH] = { "coach", G_TYPE_BOOLEAN, FIELD (coach),
                   tapis_game_set_coach },
  [PROP_FORCED_MOVES] = { "forced-moves", G_TYPE_INT, FIELD (forced_moves),
                          tapis_game_set_forced_moves },
  [PROP_COMMENT] = { "comment", G_TYPE_STRING, FIELD (comment) },
  [PROP_OVER] = { "over", G_TYPE_BOOLEAN, FIELD (over) },
  [PROP_ROUND_OVER] = { "round-over", G_TYPE_BOOLEAN, FIELD (round_over) },
  [PROP_CAN_UNDO] = { "can-undo", G_TYPE_BOOLEAN, FIELD (can_undo) },
  [PROP_CAN_REDO] = { "can-redo", G_TYPE_BOOLEAN, FIELD (can_redo) },
  [PROP_CHOOSING] = { "choosing", G_TYPE_BOOLEAN, FIELD (choosing) },
  [PROP_PROMPT] = { "prompt", G_TYPE_STRING, FIELD (prompt) },
  [PROP_DEMAND] = { "demand", G_TYPE_STRING, FIELD (demand) },
  [PROP_REVERSED] = { "reversed", G_TYPE_BOOLEAN, FIELD (reversed) },
};

static gpointer
field_of (TapisGame *self, guint prop)
{
  return G_STRUCT_MEMBER_P (&tapis_game_get_private (self)->now,
                            properties[prop].field);
}

gboolean
tapis_game_set_number (TapisGame *self, guint prop, int value)
{
  int *field = field_of (self, prop);

  if (*field == value)
    return FALSE;
  *field = value;
  tapis_game_notify (self, prop);
  return TRUE;
}

void
tapis_game_set_text (TapisGame *self, guint prop, const char *value)
{
  if (tapis_game_replace (field_of (self, prop), value))
    tapis_game_notify (self, prop);
}

static void
tapis_game_get_property (GObject *object, guint id, GValue *value,
                         GParamSpec *pspec)
{
  gconstpointer field = field_of (TAPIS_GAME (object), id);

  if (properties[id].type == G_TYPE_BOOLEAN)
    g_value_set_boolean (value, *(const gboolean *) field);
  else if (properties[id].type == G_TYPE_INT)
    g_value_set_int (value, *(const int *) field);
  else
    g_value_set_string (value, *(const char *const *) field);
}

static void
tapis_game_set_property (GObject *object, guint id, const GValue *value,
                         GParamSpec *pspec)
{
  properties[id].set (TAPIS_GAME (object),
                      properties[id].type == G_TYPE_BOOLEAN
                        ? g_value_get_boolean (value)
                        : g_value_get_int (value));
}

static void
tapis_game_dispose (GObject *object)
{
  TapisGame *self = TAPIS_GAME (object);
  TapisGamePrivate *priv = tapis_game_get_instance_private (self);
  TapisGameNow *now = &priv->now;

  tapis_game_cancel (self);
  tapis_game_clear_trick (self);
  g_clear_object (&now->piles);
  g_clear_object (&now->players);
  g_clear_object (&now->log);
  g_clear_object (&now->since);
  g_clear_object (&now->actions);
  g_clear_object (&now->result_rows);
  g_clear_object (&now->rounds);
  g_clear_object (&now->account);
  /* A widget may keep a card after the game is freed; that card must not ask
   * the game for its texts. */
  for (guint i = 0; i < priv->cards->len; i++)
    tapis_card_set_teller (g_ptr_array_index (priv->cards, i), NULL, NULL);
  g_ptr_array_set_size (priv->cards, 0);
  G_OBJECT_CLASS (tapis_game_parent_class)->dispose (object);
}

static void
tapis_game_finalize (GObject *object)
{
  TapisGame *self = TAPIS_GAME (object);
  TapisGamePrivate *priv = tapis_game_get_instance_private (self);
  TapisGameNow *now = &priv->now;

  g_clear_pointer (&priv->session, cg_session_free);
  g_key_file_unref (priv->extra);
  g_array_unref (priv->past.plies);
  g_array_unref (priv->heaps.arrivals);
  g_free (priv->heaps.middle);
  g_ptr_array_unref (priv->cards);
  tapis_choice_clear (&priv->choice);
  g_hash_table_unref (priv->known_actions);
  for (guint i = 0; i < G_N_ELEMENTS (priv->people); i++)
    g_free ((char *) priv->people[i].name);
  g_strfreev (priv->given);
  g_strfreev (priv->house_rules);
  g_free (priv->hold);
  tapis_text_free (now->prompt);
  tapis_text_free (now->demand);
  tapis_text_free (now->demand_description);
  tapis_text_free (now->last_event);
  tapis_text_free (now->result_text);
  tapis_text_free (now->hint);
  tapis_text_free (now->comment);
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
        properties[id].type == G_TYPE_BOOLEAN
          ? g_param_spec_boolean (name, NULL, NULL, FALSE, flags)
        : properties[id].type == G_TYPE_INT
          ? g_param_spec_int (name, NULL, NULL, -1, G_MAXINT, -1, flags)
          : g_param_spec_string (name, NULL, NULL, NULL, flags);
    }
  g_object_class_install_properties (object_class, N_GAME_PROPS,
                                     tapis_game_props);
}

/* The default of TapisGameClass.list_aids. */
static guint
list_aids (TapisGame *self, GPtrArray *strings, TapisActionNow *out)
{
  return 0;
}

static void
tapis_game_class_init (TapisGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tapis_game_get_property;
  object_class->set_property = tapis_game_set_property;
  object_class->dispose = tapis_game_dispose;
  object_class->finalize = tapis_game_finalize;
  klass->list_aids = list_aids;

  install_properties (object_class);
  tapis_game_signals[ABOUT_TO_CHANGE] =
    tapis_class_add_signal (klass, "about-to-change", 0);
  tapis_game_signals[CHANGED] = tapis_class_add_signal (klass, "changed", 0);
  tapis_game_signals[MOVED] =
    tapis_class_add_signal (klass, "moved", 1, G_TYPE_UINT);
  tapis_game_signals[REFUSED] =
    tapis_class_add_signal (klass, "refused", 2, G_TYPE_STRING, G_TYPE_STRING);
  tapis_game_signals[ANNOUNCE] =
    tapis_class_add_signal (klass, "announce", 1, G_TYPE_STRING);
  tapis_game_signals[AIDED] = tapis_class_add_signal (klass, "aided", 0);
  tapis_game_signals[NEXT_GAME] =
    tapis_class_add_signal (klass, "next-game", 0);
}

static GListModel *
new_list (GType type)
{
  return G_LIST_MODEL (g_list_store_new (type));
}

static void
tapis_game_init (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_instance_private (self);

  priv->extra = g_key_file_new ();
  priv->past.plies = g_array_new (FALSE, TRUE, sizeof (TapisPly));
  priv->heaps.arrivals = g_array_new (FALSE, FALSE, sizeof (TapisArrival));
  priv->cards = g_ptr_array_new_with_free_func (g_object_unref);
  tapis_choice_init (&priv->choice);
  priv->known_actions =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_object_unref);
  priv->thinking.hinted = CG_NO_MOVE;
  priv->now = (TapisGameNow) {
    .to_move = CG_NO_SEAT,
    .prompt = g_strdup (""),
    .demand = g_strdup (""),
    .demand_description = g_strdup (""),
    .last_event = g_strdup (""),
    .piles = new_list (TAPIS_TYPE_PILE),
    .players = new_list (TAPIS_TYPE_PLAYER),
    .log = new_list (TAPIS_TYPE_LOG_ENTRY),
    .since = new_list (TAPIS_TYPE_LOG_ENTRY),
    .actions = new_list (TAPIS_TYPE_ACTION),
    .result_rows = new_list (TAPIS_TYPE_RESULT_ROW),
    .rounds = new_list (TAPIS_TYPE_SCORE_ROW),
    .account = new_list (TAPIS_TYPE_SCORE_ROW),
  };
}

const TapisGameNow *
tapis_game_now (TapisGame *self)
{
  return &tapis_game_get_private (self)->now;
}

/* --- setters --- */

void
tapis_game_set_viewer (TapisGame *self, int seat)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  g_return_if_fail (seat >= 0 && seat < (int) priv->n_seats);
  if (priv->now.viewer == seat)
    return;
  tapis_game_drop_selection (self);
  tapis_game_drop_hint (self);
  tapis_game_drop_comment (self);
  priv->now.viewer = seat;
  tapis_game_drop_view (self);
  tapis_game_move_cards (self, NULL);
  tapis_game_refresh (self);
  tapis_game_notify (self, PROP_VIEWER);
}

void
tapis_game_set_cautious (TapisGame *self, gboolean cautious)
{
  tapis_game_set_number (self, PROP_CAUTIOUS, cautious);
}

void
tapis_game_set_practice (TapisGame *self, gboolean practice)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  if (priv->now.practice == practice)
    return;
  cg_session_set_practice (priv->session, practice);
  tapis_game_refresh (self);
  g_signal_emit (self, tapis_game_signals[CHANGED], 0);
}

void
tapis_game_set_scripted (TapisGame *self, gboolean scripted)
{
  TapisMode mode = scripted ? MODE_LESSON : MODE_PLAY;

  if (tapis_game_get_private (self)->mode == mode)
    return;
  tapis_game_get_private (self)->mode = mode;
  tapis_game_drop_view (self);
  tapis_game_refresh (self);
}

void
tapis_game_show_known (TapisGame *self)
{
  tapis_game_get_private (self)->known_shown = TRUE;
  tapis_game_refresh (self);
}

void
tapis_game_set_hold (TapisGame *self, const char *sentence)
{
  if (!tapis_set_string (&tapis_game_get_private (self)->hold, sentence))
    return;
  tapis_game_drop_view (self);
  tapis_game_refresh (self);
}
