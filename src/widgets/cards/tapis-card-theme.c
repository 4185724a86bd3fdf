/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The style of all cards on screen. This file knows the values of the settings
 * that determine it, but not where the settings are kept. */

#include "tapis-card-theme.h"

#include "widgets/kit/tapis-widget.h"

/* The properties: `back` and `index` are numbers, the others are booleans. */
enum
{
  PROP_BACK = 1,
  PROP_INDEX,
  PROP_FOUR_COLOUR,
  PROP_LARGE_INDEX,
  PROP_HIGH_CONTRAST,
  PROP_DARK,
  N_PROPS,
};

struct _TapisCardTheme
{
  GObject parent_instance;

  /* state */
  guint wish[N_PROPS];
};

G_DEFINE_FINAL_TYPE (TapisCardTheme, tapis_card_theme, G_TYPE_OBJECT)

static void
tapis_card_theme_set_property (GObject *object, guint id, const GValue *value,
                               GParamSpec *pspec)
{
  TapisCardTheme *self = TAPIS_CARD_THEME (object);
  guint wish = G_VALUE_HOLDS_UINT (value)
                 ? g_value_get_uint (value)
                 : (guint) g_value_get_boolean (value);

  if (self->wish[id] == wish)
    return;
  self->wish[id] = wish;
  g_signal_emit_by_name (self, "changed");
}

static void
tapis_card_theme_class_init (TapisCardThemeClass *klass)
{
  static const char *const flags[N_PROPS] = {
    [PROP_FOUR_COLOUR] = "four-colour",
    [PROP_LARGE_INDEX] = "large-index",
    [PROP_HIGH_CONTRAST] = "high-contrast",
    [PROP_DARK] = "dark",
  };
  const GParamFlags write = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = tapis_card_theme_set_property;
  g_object_class_install_property (
    object_class, PROP_BACK,
    g_param_spec_uint ("back", NULL, NULL, 0, TAPIS_CARD_N_BACKS - 1, 0,
                       write));
  g_object_class_install_property (
    object_class, PROP_INDEX,
    g_param_spec_uint ("index", NULL, NULL, 0, TAPIS_CARD_INDEX_NUMBERS, 0,
                       write));
  for (guint i = PROP_FOUR_COLOUR; i < N_PROPS; i++)
    g_object_class_install_property (
      object_class, i,
      g_param_spec_boolean (flags[i], NULL, NULL, FALSE, write));

  /* `changed` is emitted when all cards must be drawn again */
  tapis_class_add_signal (klass, "changed", 0);
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
tapis_card_theme_get_style (CgPack pack, int scale)
{
  const TapisCardTheme *self = tapis_card_theme_get_default ();

  return (TapisCardStyle) {
    .pack = pack,
    .index = (TapisCardIndex) self->wish[PROP_INDEX],
    .back = (TapisCardBack) self->wish[PROP_BACK],
    .four_colour = self->wish[PROP_FOUR_COLOUR] & 1,
    .large_index = self->wish[PROP_LARGE_INDEX] & 1,
    .high_contrast = self->wish[PROP_HIGH_CONTRAST] & 1,
    .dark = self->wish[PROP_DARK] & 1,
    .scale = (guint) CLAMP (scale, 1, 4),
  };
}
