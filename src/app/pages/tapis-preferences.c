/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings that a person changes, and how they reach the table and the
 * cards. Knows no game. */

#include "config.h"

#include "tapis-preferences.h"

#include <glib/gi18n.h>

#include "widgets/cards/tapis-card-theme.h"
#include "widgets/kit/tapis-names.h"

GSettings *
tapis_preferences_get_settings (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new (APPLICATION_ID);
  return settings;
}

/* --- settings as the properties that widgets have ------------------------- */

/* A choice is a nick in the settings and a 0-based position in a property. The
 * order is that of the schema, of the lists in the preferences, and of
 * TapisAnnouncements and TapisCardBack. */

static gboolean
nick_to_place (GValue *value, GVariant *variant, gpointer user_data)
{
  const char *const *nicks = user_data;
  const char *nick = g_variant_get_string (variant, NULL);
  int place = 0;

  while (!g_str_equal (nicks[place], nick))
    place++;
  if (G_VALUE_HOLDS_UINT (value))
    g_value_set_uint (value, (guint) place);
  else
    g_value_set_int (value, place);
  return TRUE;
}

static GVariant *
place_to_nick (const GValue *value, const GVariantType *type,
               gpointer user_data)
{
  const char *const *nicks = user_data;
  guint place = g_value_get_uint (value);

  return place < g_strv_length ((char **) nicks)
           ? g_variant_new_string (nicks[place])
           : NULL;
}

static void
bind_enum (const char *key, gpointer object, const char *property,
           GSettingsBindFlags flags)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) schema_key = NULL;
  g_autoptr (GVariant) range = NULL;
  g_autoptr (GVariant) nicks = NULL;
  GSettings *settings = tapis_preferences_get_settings ();

  g_object_get (settings, "settings-schema", &schema, NULL);
  schema_key = g_settings_schema_get_key (schema, key);
  range = g_settings_schema_key_get_range (schema_key);
  g_variant_get (range, "(sv)", NULL, &nicks);
  g_settings_bind_with_mapping (settings, key, object, property, flags,
                                nick_to_place, place_to_nick,
                                g_variant_dup_strv (nicks, NULL),
                                (GDestroyNotify) g_strfreev);
}

void
tapis_preferences_bind_theme (void)
{
  GSettings *settings = tapis_preferences_get_settings ();
  TapisCardTheme *theme = tapis_card_theme_get_default ();
  AdwStyleManager *style = adw_style_manager_get_default ();

  g_settings_bind (settings, "four-colour-suits", theme, "four-colour",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "large-index", theme, "large-index",
                   G_SETTINGS_BIND_GET);
  bind_enum ("card-back", theme, "back", G_SETTINGS_BIND_GET);
  bind_enum ("index-letters", theme, "index", G_SETTINGS_BIND_GET);
  g_object_bind_property (style, "dark", theme, "dark",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (style, "high-contrast", theme, "high-contrast",
                          G_BINDING_SYNC_CREATE);
}

void
tapis_preferences_bind_speed (GObject *table)
{
  bind_enum ("animation-speed", table, "speed", G_SETTINGS_BIND_GET);
}

void
tapis_preferences_bind_table (GObject *table)
{
  GSettings *settings = tapis_preferences_get_settings ();

  tapis_preferences_bind_speed (table);
  bind_enum ("announcements", table, "announcements", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "computer-pause", table, "computer-pause",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "step-mode", table, "step-mode",
                   G_SETTINGS_BIND_GET);
}

/* --- a few cards as they will look ---------------------------------------- */

#define SAMPLE_WIDTH 56 /* of the pictures, in pixels */

/* Draws a few cards in the pictures of @box. */
static void
show_samples (GtkWidget *box)
{
  static const CgCard cards[] = {
    CG_FRENCH (CG_KING, CG_SPADES), CG_FRENCH (CG_QUEEN, CG_HEARTS),
    CG_FRENCH (7, CG_DIAMONDS), CG_FRENCH (CG_ACE, CG_CLUBS), CG_CARD_HIDDEN,
  };
  int scale = gtk_widget_get_scale_factor (box);
  TapisCardStyle style = tapis_card_theme_get_style (CG_PACK_FRENCH, scale);
  GtkWidget *picture = gtk_widget_get_first_child (box);

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autoptr (GdkTexture) texture =
        tapis_card_art_face (cards[i], SAMPLE_WIDTH * scale, &style);

      gtk_picture_set_paintable (GTK_PICTURE (picture),
                                 GDK_PAINTABLE (texture));
      picture = gtk_widget_get_next_sibling (picture);
    }
}

/* --- the window ----------------------------------------------------------- */

static gboolean
seconds_get (GValue *value, GVariant *variant, gpointer user_data)
{
  g_value_set_double (value, g_variant_get_uint32 (variant) / 1000.0);
  return TRUE;
}

static GVariant *
seconds_set (const GValue *value, const GVariantType *type, gpointer user_data)
{
  return g_variant_new_uint32 (
    (guint32) (g_value_get_double (value) * 1000 + 0.5));
}

void
tapis_preferences_show (GtkWindow *parent)
{
  GSettings *settings = tapis_preferences_get_settings ();
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
    "/io/github/tapisgames/Tapis/app/tapis-preferences.ui");
  GtkWindow *window =
    GTK_WINDOW (gtk_builder_get_object (builder, "preferences"));
  GtkWidget *samples =
    GTK_WIDGET (gtk_builder_get_object (builder, "samples"));
  /* settings, and the controls that the template calls the same */
  static const char *const switches[] = {
    "step-mode",         "confirm-risky", "tips", "coach",
    "four-colour-suits", "large-index",
  };
  static const char *const choices[] = {
    "animation-speed", "announcements", "index-letters", "card-back",
  };

  g_settings_bind_with_mapping (
    settings, "computer-pause", gtk_builder_get_object (builder, "pause"),
    "value", G_SETTINGS_BIND_DEFAULT, seconds_get, seconds_set, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (settings, switches[i],
                     gtk_builder_get_object (builder, switches[i]),
                     "active", G_SETTINGS_BIND_DEFAULT);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      AdwComboRow *row =
        ADW_COMBO_ROW (gtk_builder_get_object (builder, choices[i]));

      bind_enum (choices[i], row, "selected", G_SETTINGS_BIND_DEFAULT);
      tapis_names_describe_choice (row);
    }

  show_samples (samples);
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (show_samples), samples,
                           G_CONNECT_SWAPPED);
  tapis_names_mend (GTK_WIDGET (window), gtk_window_get_title (window));
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}
