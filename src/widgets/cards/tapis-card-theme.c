/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How this person wants their cards, for every card on screen. Knows the
 * settings' values, not where they are kept. */

#include "config.h"

#include "tapis-card-theme.h"

struct _TapisCardTheme
{
  GObject parent_instance;

  /* state */
  guint back;
  guint index;
  gboolean four_colour;
  gboolean large_index;
  gboolean high_contrast;
  gboolean dark;
};

enum
{
  PROP_0,
  PROP_BACK,
  PROP_INDEX,
  PROP_FOUR_COLOUR,
  PROP_LARGE_INDEX,
  PROP_HIGH_CONTRAST,
  PROP_DARK,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TapisCardTheme, tapis_card_theme, G_TYPE_OBJECT)

static void
take_uint (TapisCardTheme *self,
           guint          *field,
           guint           value,
           GParamSpec     *pspec)
{
  if (*field == value)
    return;
  *field = value;
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tapis_card_theme_get_property (GObject    *object,
                               guint       id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TapisCardTheme *self = TAPIS_CARD_THEME (object);

  switch (id)
    {
    case PROP_BACK:
      g_value_set_uint (value, self->back);
      break;
    case PROP_INDEX:
      g_value_set_uint (value, self->index);
      break;
    case PROP_FOUR_COLOUR:
      g_value_set_boolean (value, self->four_colour);
      break;
    case PROP_LARGE_INDEX:
      g_value_set_boolean (value, self->large_index);
      break;
    case PROP_HIGH_CONTRAST:
      g_value_set_boolean (value, self->high_contrast);
      break;
    case PROP_DARK:
      g_value_set_boolean (value, self->dark);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_card_theme_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  TapisCardTheme *self = TAPIS_CARD_THEME (object);

  switch (id)
    {
    case PROP_BACK:
      take_uint (self, &self->back, g_value_get_uint (value), pspec);
      break;
    case PROP_INDEX:
      take_uint (self, &self->index, g_value_get_uint (value), pspec);
      break;
    case PROP_FOUR_COLOUR:
      take_uint (self, (guint *) &self->four_colour,
                 (guint) g_value_get_boolean (value), pspec);
      break;
    case PROP_LARGE_INDEX:
      take_uint (self, (guint *) &self->large_index,
                 (guint) g_value_get_boolean (value), pspec);
      break;
    case PROP_HIGH_CONTRAST:
      take_uint (self, (guint *) &self->high_contrast,
                 (guint) g_value_get_boolean (value), pspec);
      break;
    case PROP_DARK:
      take_uint (self, (guint *) &self->dark,
                 (guint) g_value_get_boolean (value), pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tapis_card_theme_class_init (TapisCardThemeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                      G_PARAM_STATIC_STRINGS;

  object_class->get_property = tapis_card_theme_get_property;
  object_class->set_property = tapis_card_theme_set_property;

  properties[PROP_BACK] =
    g_param_spec_uint ("back", NULL, NULL, 0, TAPIS_CARD_N_BACKS - 1, 0,
                       flags);
  properties[PROP_INDEX] =
    g_param_spec_uint ("index", NULL, NULL, 0, TAPIS_CARD_INDEX_NUMBERS, 0,
                       flags);
  properties[PROP_FOUR_COLOUR] =
    g_param_spec_boolean ("four-colour", NULL, NULL, FALSE, flags);
  properties[PROP_LARGE_INDEX] =
    g_param_spec_boolean ("large-index", NULL, NULL, FALSE, flags);
  properties[PROP_HIGH_CONTRAST] =
    g_param_spec_boolean ("high-contrast", NULL, NULL, FALSE, flags);
  properties[PROP_DARK] =
    g_param_spec_boolean ("dark", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * TapisCardTheme::changed:
   *
   * Every card must be drawn anew.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass),
                                   G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
tapis_card_theme_init (TapisCardTheme *self)
{
}

TapisCardTheme *
tapis_card_theme_get_default (void)
{
  static TapisCardTheme *theme;

  if (theme == NULL)
    theme = g_object_new (TAPIS_TYPE_CARD_THEME, NULL);
  return theme;
}

TapisCardStyle
tapis_card_theme_get_style (TapisCardTheme *self,
                            int             scale)
{
  return (TapisCardStyle) {
    .index = (TapisCardIndex) self->index,
    .back = (TapisCardBack) self->back,
    .four_colour = self->four_colour ? 1 : 0,
    .large_index = self->large_index ? 1 : 0,
    .high_contrast = self->high_contrast ? 1 : 0,
    .dark = self->dark ? 1 : 0,
    .scale = (guint) CLAMP (scale, 1, 4),
  };
}
