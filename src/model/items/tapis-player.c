/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody who sits at the table. Knows no rule: the game says how they are. */

#include "config.h"

#include "tapis-player.h"

#include "engine/cg-rules.h"
#include "tapis-private.h"
#include "model/words/tapis-words.h"

struct _TapisPlayer
{
  GObject parent_instance;

  /* settled */
  int       seat;
  char     *name;
  char     *avatar;
  gboolean  person;
  char     *level;

  /* owned */
  TapisPile *hand;
  TapisPile *up;
  TapisPile *down;
  TapisPile *won;
  char      *target_refusal;
  char      *score_text;
  char      *cry;
  char      *description;

  /* state */
  gboolean is_viewer;
  guint    n_cards;
  gboolean to_move;
  gboolean in_play;
  guint    place;
  gboolean targetable;
  gboolean attacked;
  gboolean hinted;
  guint    wins;
  int      score;
  gboolean has_tokens;
  TapisTokens tokens;
};

const char *const tapis_avatars[] = {
  "fox",   "owl",  "hare",     "badger", "heron",
  "otter", "lynx", "hedgehog", "swift",  "toad",
  NULL,
};

enum
{
  PROP_SEAT = 1,
  PROP_NAME,
  PROP_AVATAR,
  PROP_PERSON,
  PROP_LEVEL,
  PROP_IS_VIEWER,
  PROP_N_CARDS,
  PROP_TO_MOVE,
  PROP_IN_PLAY,
  PROP_PLACE,
  PROP_TARGETABLE,
  PROP_TARGET_REFUSAL,
  PROP_ATTACKED,
  PROP_HINTED,
  PROP_WINS,
  PROP_SCORE,
  PROP_SCORE_TEXT,
  PROP_CRY,
  PROP_DESCRIPTION,
  PROP_HAND,
  PROP_UP,
  PROP_DOWN,
  PROP_WON,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisPlayer, tapis_player, G_TYPE_OBJECT)

static void
set_boolean (TapisPlayer *self, gboolean *field, gboolean value, guint prop)
{
  if (*field == !!value)
    return;
  *field = !!value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
set_number (TapisPlayer *self, guint *field, guint value, guint prop)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
set_string (TapisPlayer *self, char **field, const char *value, guint prop)
{
  if (tapis_set_string (field, value))
    g_object_notify_by_pspec (G_OBJECT (self), props[prop]);
}

static void
tapis_player_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  TapisPlayer *self = TAPIS_PLAYER (object);

  switch (id)
    {
    case PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_AVATAR:
      g_value_set_string (value, self->avatar);
      break;
    case PROP_PERSON:
      g_value_set_boolean (value, self->person);
      break;
    case PROP_LEVEL:
      g_value_set_string (value, self->level);
      break;
    case PROP_IS_VIEWER:
      g_value_set_boolean (value, self->is_viewer);
      break;
    case PROP_N_CARDS:
      g_value_set_uint (value, self->n_cards);
      break;
    case PROP_TO_MOVE:
      g_value_set_boolean (value, self->to_move);
      break;
    case PROP_IN_PLAY:
      g_value_set_boolean (value, self->in_play);
      break;
    case PROP_PLACE:
      g_value_set_uint (value, self->place);
      break;
    case PROP_TARGETABLE:
      g_value_set_boolean (value, self->targetable);
      break;
    case PROP_TARGET_REFUSAL:
      g_value_set_string (value, self->target_refusal);
      break;
    case PROP_ATTACKED:
      g_value_set_boolean (value, self->attacked);
      break;
    case PROP_HINTED:
      g_value_set_boolean (value, self->hinted);
      break;
    case PROP_WINS:
      g_value_set_uint (value, self->wins);
      break;
    case PROP_SCORE:
      g_value_set_int (value, self->score);
      break;
    case PROP_SCORE_TEXT:
      g_value_set_string (value, self->score_text);
      break;
    case PROP_CRY:
      g_value_set_string (value, self->cry);
      break;
    case PROP_DESCRIPTION:
      g_value_set_string (value, self->description);
      break;
    case PROP_HAND:
      g_value_set_object (value, self->hand);
      break;
    case PROP_UP:
      g_value_set_object (value, self->up);
      break;
    case PROP_DOWN:
      g_value_set_object (value, self->down);
      break;
    case PROP_WON:
      g_value_set_object (value, self->won);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_player_dispose (GObject *object)
{
  TapisPlayer *self = TAPIS_PLAYER (object);

  g_clear_object (&self->hand);
  g_clear_object (&self->up);
  g_clear_object (&self->down);
  g_clear_object (&self->won);
  G_OBJECT_CLASS (tapis_player_parent_class)->dispose (object);
}

static void
tapis_player_finalize (GObject *object)
{
  TapisPlayer *self = TAPIS_PLAYER (object);

  g_free (self->name);
  g_free (self->avatar);
  g_free (self->level);
  g_free (self->target_refusal);
  g_free (self->score_text);
  g_free (self->cry);
  g_free (self->description);
  G_OBJECT_CLASS (tapis_player_parent_class)->finalize (object);
}

static void
tapis_player_class_init (TapisPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags =
    G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_player_get_property;
  object_class->dispose = tapis_player_dispose;
  object_class->finalize = tapis_player_finalize;

  props[PROP_SEAT] =
    g_param_spec_int ("seat", NULL, NULL, 0, CG_MAX_SEATS, 0, flags);
  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", flags);
  props[PROP_AVATAR] = g_param_spec_string ("avatar", NULL, NULL, "", flags);
  props[PROP_PERSON] =
    g_param_spec_boolean ("person", NULL, NULL, FALSE, flags);
  props[PROP_LEVEL] = g_param_spec_string ("level", NULL, NULL, NULL, flags);
  props[PROP_IS_VIEWER] =
    g_param_spec_boolean ("is-viewer", NULL, NULL, FALSE, flags);
  props[PROP_N_CARDS] =
    g_param_spec_uint ("n-cards", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_TO_MOVE] =
    g_param_spec_boolean ("to-move", NULL, NULL, FALSE, flags);
  props[PROP_IN_PLAY] =
    g_param_spec_boolean ("in-play", NULL, NULL, FALSE, flags);
  props[PROP_PLACE] =
    g_param_spec_uint ("place", NULL, NULL, 0, CG_MAX_SEATS, 0, flags);
  props[PROP_TARGETABLE] =
    g_param_spec_boolean ("targetable", NULL, NULL, FALSE, flags);
  props[PROP_TARGET_REFUSAL] =
    g_param_spec_string ("target-refusal", NULL, NULL, NULL, flags);
  props[PROP_ATTACKED] =
    g_param_spec_boolean ("attacked", NULL, NULL, FALSE, flags);
  props[PROP_HINTED] =
    g_param_spec_boolean ("hinted", NULL, NULL, FALSE, flags);
  props[PROP_WINS] =
    g_param_spec_uint ("wins", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_SCORE] =
    g_param_spec_int ("score", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  props[PROP_SCORE_TEXT] =
    g_param_spec_string ("score-text", NULL, NULL, NULL, flags);
  props[PROP_CRY] = g_param_spec_string ("cry", NULL, NULL, NULL, flags);
  props[PROP_DESCRIPTION] =
    g_param_spec_string ("description", NULL, NULL, "", flags);
  props[PROP_HAND] =
    g_param_spec_object ("hand", NULL, NULL, TAPIS_TYPE_PILE, flags);
  props[PROP_UP] =
    g_param_spec_object ("up", NULL, NULL, TAPIS_TYPE_PILE, flags);
  props[PROP_DOWN] =
    g_param_spec_object ("down", NULL, NULL, TAPIS_TYPE_PILE, flags);
  props[PROP_WON] =
    g_param_spec_object ("won", NULL, NULL, TAPIS_TYPE_PILE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_player_init (TapisPlayer *self)
{
  self->description = g_strdup ("");
}

TapisPlayer *
tapis_player_new (int              seat,
                  const TapisSeat *settled,
                  TapisPile       *hand,
                  TapisPile       *up,
                  TapisPile       *down,
                  TapisPile       *won)
{
  TapisPlayer *self = g_object_new (TAPIS_TYPE_PLAYER, NULL);

  self->seat = seat;
  self->name = g_strdup (settled->name);
  self->avatar = g_strdup (settled->avatar);
  self->person = settled->person;
  self->level = g_strdup (settled->level);
  g_set_object (&self->hand, hand);
  g_set_object (&self->up, up);
  g_set_object (&self->down, down);
  g_set_object (&self->won, won);
  return self;
}

void
tapis_player_update (TapisPlayer *self, const TapisPlayerState *state)
{
  set_boolean (self, &self->is_viewer, state->is_viewer, PROP_IS_VIEWER);
  set_number (self, &self->n_cards, state->n_cards, PROP_N_CARDS);
  set_boolean (self, &self->to_move, state->to_move, PROP_TO_MOVE);
  set_boolean (self, &self->in_play, state->in_play, PROP_IN_PLAY);
  set_number (self, &self->place, state->place, PROP_PLACE);
  set_boolean (self, &self->targetable, state->targetable, PROP_TARGETABLE);
  set_string (self, &self->target_refusal, state->target_refusal,
              PROP_TARGET_REFUSAL);
  set_boolean (self, &self->attacked, state->attacked, PROP_ATTACKED);
  set_boolean (self, &self->hinted, state->hinted, PROP_HINTED);
  set_number (self, &self->wins, state->wins, PROP_WINS);
  self->has_tokens = state->has_tokens;
  self->tokens = state->tokens;
  if (self->score != state->score)
    {
      self->score = state->score;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCORE]);
    }
  set_string (self, &self->score_text, state->score_text, PROP_SCORE_TEXT);
  set_string (self, &self->description, state->description,
              PROP_DESCRIPTION);
}

void
tapis_player_set_cry (TapisPlayer *self, const char *cry)
{
  set_string (self, &self->cry, cry, PROP_CRY);
}

int
tapis_player_get_seat (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), -1);
  return self->seat;
}

const char *
tapis_player_get_name (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->name;
}

const char *
tapis_player_get_avatar (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->avatar;
}

gboolean
tapis_player_get_person (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), FALSE);
  return self->person;
}

const char *
tapis_player_get_level (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->level;
}

gboolean
tapis_player_get_is_viewer (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), FALSE);
  return self->is_viewer;
}

guint
tapis_player_get_n_cards (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), 0);
  return self->n_cards;
}

gboolean
tapis_player_get_to_move (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), FALSE);
  return self->to_move;
}

gboolean
tapis_player_get_in_play (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), FALSE);
  return self->in_play;
}

guint
tapis_player_get_place (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), 0);
  return self->place;
}

gboolean
tapis_player_get_targetable (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), FALSE);
  return self->targetable;
}

const char *
tapis_player_get_target_refusal (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->target_refusal;
}

gboolean
tapis_player_get_attacked (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), FALSE);
  return self->attacked;
}

gboolean
tapis_player_get_hinted (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), FALSE);
  return self->hinted;
}

guint
tapis_player_get_wins (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), 0);
  return self->wins;
}

int
tapis_player_get_score (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), 0);
  return self->score;
}

const char *
tapis_player_get_score_text (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->score_text;
}

gboolean
tapis_player_get_tokens (TapisPlayer *self, TapisTokens *tokens)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), FALSE);
  *tokens = self->tokens;
  return self->has_tokens;
}

const char *
tapis_player_get_cry (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->cry;
}

const char *
tapis_player_get_description (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->description;
}

TapisPile *
tapis_player_get_hand (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->hand;
}

TapisPile *
tapis_player_get_up (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->up;
}

TapisPile *
tapis_player_get_down (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->down;
}

TapisPile *
tapis_player_get_won (TapisPlayer *self)
{
  g_return_val_if_fail (TAPIS_IS_PLAYER (self), NULL);
  return self->won;
}
