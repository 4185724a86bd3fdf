/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of the result of a finished game or round. */

#include "config.h"

#include "tapis-result-row.h"

struct _TapisResultRow
{
  GObject parent_instance;

  int seat;
  char *name;
  guint place;
  guint wins;
  gboolean is_viewer;
  char *text;
  char *score_text;
};

enum
{
  PROP_SEAT = 1,
  PROP_NAME,
  PROP_PLACE,
  PROP_WINS,
  PROP_IS_VIEWER,
  PROP_TEXT,
  PROP_SCORE_TEXT,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

G_DEFINE_FINAL_TYPE (TapisResultRow, tapis_result_row, G_TYPE_OBJECT)

static void
tapis_result_row_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TapisResultRow *self = TAPIS_RESULT_ROW (object);

  switch (id)
    {
    case PROP_SEAT:
      g_value_set_int (value, self->seat);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_PLACE:
      g_value_set_uint (value, self->place);
      break;
    case PROP_WINS:
      g_value_set_uint (value, self->wins);
      break;
    case PROP_IS_VIEWER:
      g_value_set_boolean (value, self->is_viewer);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_SCORE_TEXT:
      g_value_set_string (value, self->score_text);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_result_row_finalize (GObject *object)
{
  TapisResultRow *self = TAPIS_RESULT_ROW (object);

  g_free (self->name);
  g_free (self->text);
  g_free (self->score_text);
  G_OBJECT_CLASS (tapis_result_row_parent_class)->finalize (object);
}

static void
tapis_result_row_class_init (TapisResultRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_result_row_get_property;
  object_class->finalize = tapis_result_row_finalize;

  props[PROP_SEAT] =
    g_param_spec_int ("seat", NULL, NULL, -1, G_MAXINT, -1, flags);
  props[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, NULL, flags);
  props[PROP_PLACE] =
    g_param_spec_uint ("place", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_WINS] =
    g_param_spec_uint ("wins", NULL, NULL, 0, G_MAXUINT, 0, flags);
  props[PROP_IS_VIEWER] =
    g_param_spec_boolean ("is-viewer", NULL, NULL, FALSE, flags);
  props[PROP_TEXT] =
    g_param_spec_string ("text", NULL, NULL, NULL, flags);
  props[PROP_SCORE_TEXT] =
    g_param_spec_string ("score-text", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
tapis_result_row_init (TapisResultRow *self)
{
}

TapisResultRow *
tapis_result_row_new (int         seat,
                      const char *name,
                      guint       place,
                      guint       wins,
                      gboolean    is_viewer,
                      const char *text,
                      const char *score_text)
{
  TapisResultRow *self = g_object_new (TAPIS_TYPE_RESULT_ROW, NULL);

  self->seat = seat;
  self->name = g_strdup (name);
  self->place = place;
  self->wins = wins;
  self->is_viewer = !!is_viewer;
  self->text = g_strdup (text);
  self->score_text = g_strdup (score_text);
  return self;
}

int
tapis_result_row_get_seat (TapisResultRow *self)
{
  g_return_val_if_fail (TAPIS_IS_RESULT_ROW (self), -1);
  return self->seat;
}

const char *
tapis_result_row_get_name (TapisResultRow *self)
{
  g_return_val_if_fail (TAPIS_IS_RESULT_ROW (self), NULL);
  return self->name;
}

guint
tapis_result_row_get_place (TapisResultRow *self)
{
  g_return_val_if_fail (TAPIS_IS_RESULT_ROW (self), 0);
  return self->place;
}

guint
tapis_result_row_get_wins (TapisResultRow *self)
{
  g_return_val_if_fail (TAPIS_IS_RESULT_ROW (self), 0);
  return self->wins;
}

gboolean
tapis_result_row_get_is_viewer (TapisResultRow *self)
{
  g_return_val_if_fail (TAPIS_IS_RESULT_ROW (self), FALSE);
  return self->is_viewer;
}

const char *
tapis_result_row_get_text (TapisResultRow *self)
{
  g_return_val_if_fail (TAPIS_IS_RESULT_ROW (self), NULL);
  return self->text;
}

const char *
tapis_result_row_get_score_text (TapisResultRow *self)
{
  g_return_val_if_fail (TAPIS_IS_RESULT_ROW (self), NULL);
  return self->score_text;
}
