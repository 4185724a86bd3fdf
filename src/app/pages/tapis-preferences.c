/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings a person changes, and how they reach the table and the cards.
 * Knows no game. */

#include "config.h"

#include "tapis-preferences.h"

#include <glib/gi18n.h>

#include "widgets/cards/tapis-card-theme.h"
#include "widgets/kit/tapis-names.h"

/* --- settings as the properties that widgets have ------------------------- */

static gboolean
enum_to_property (GValue   *value,
                  GVariant *variant,
                  gpointer  user_data)
{
  const char *const *nicks = user_data;
  const char *nick = g_variant_get_string (variant, NULL);
  int found = 0;

  /* an id that is not known is the same as the first */
  for (int i = 0; nicks[i] != NULL; i++)
    if (g_str_equal (nicks[i], nick))
      found = i;
  if (G_VALUE_HOLDS_UINT (value))
    g_value_set_uint (value, (guint) found);
  else
    g_value_set_int (value, found);
  return TRUE;
}

static GVariant *
property_to_enum (const GValue       *value,
                  const GVariantType *type,
                  gpointer            user_data)
{
  const char *const *nicks = user_data;
  guint n = G_VALUE_HOLDS_UINT (value) ? g_value_get_uint (value)
                                       : (guint) g_value_get_int (value);

  return n < g_strv_length ((char **) nicks) ? g_variant_new_string (nicks[n])
                                             : NULL;
}

static const char *const speed_nicks[] = { "none", "fast", "normal", "slow",
                                           NULL };
static const char *const index_nicks[] = { "language", "english", "numbers",
                                           NULL };
/* in the order of TapisAnnouncements */
static const char *const announcement_nicks[] = { "all", "important",
                                                  "own-turn", NULL };
/* in the order of TapisCardBack */
static const char *const back_nicks[] = { "teal", "terracotta",
                                          "indigo", NULL };

static void
bind_enum (GSettings          *settings,
           const char         *key,
           gpointer            object,
           const char         *property,
           const char *const  *nicks,
           GSettingsBindFlags  flags)
{
  g_settings_bind_with_mapping (settings, key, object, property, flags,
                                enum_to_property, property_to_enum,
                                (gpointer) nicks, NULL);
}

void
tapis_preferences_bind_theme (GSettings *settings)
{
  TapisCardTheme *theme = tapis_card_theme_get_default ();
  AdwStyleManager *style = adw_style_manager_get_default ();

  g_settings_bind (settings, "four-colour-suits", theme, "four-colour",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "large-index", theme, "large-index",
                   G_SETTINGS_BIND_GET);
  bind_enum (settings, "card-back", theme, "back", back_nicks,
             G_SETTINGS_BIND_GET);
  bind_enum (settings, "index-letters", theme, "index", index_nicks,
             G_SETTINGS_BIND_GET);
  g_object_bind_property (style, "dark", theme, "dark",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (style, "high-contrast", theme, "high-contrast",
                          G_BINDING_SYNC_CREATE);
}

void
tapis_preferences_bind_speed (GSettings  *settings,
                              GObject    *object,
                              const char *property)
{
  bind_enum (settings, "animation-speed", object, property, speed_nicks,
             G_SETTINGS_BIND_GET);
}

void
tapis_preferences_bind_announcements (GSettings  *settings,
                                      GObject    *object,
                                      const char *property)
{
  bind_enum (settings, "announcements", object, property, announcement_nicks,
             G_SETTINGS_BIND_GET);
}

/* --- a few cards as they will look ---------------------------------------- */

#define SAMPLE_WIDTH 56

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

      if (picture == NULL)
        {
          picture = gtk_picture_new ();
          gtk_widget_set_size_request (picture, SAMPLE_WIDTH,
                                       tapis_card_art_height (CG_PACK_FRENCH,
                                                              SAMPLE_WIDTH));
          gtk_picture_set_can_shrink (GTK_PICTURE (picture), TRUE);
          gtk_box_append (GTK_BOX (box), picture);
        }
      gtk_picture_set_paintable (GTK_PICTURE (picture),
                                 GDK_PAINTABLE (texture));
      picture = gtk_widget_get_next_sibling (picture);
    }
}

/* --- the window ----------------------------------------------------------- */

static gboolean
seconds_get (GValue   *value,
             GVariant *variant,
             gpointer  user_data)
{
  g_value_set_double (value, g_variant_get_uint32 (variant) / 1000.0);
  return TRUE;
}

static GVariant *
seconds_set (const GValue       *value,
             const GVariantType *type,
             gpointer            user_data)
{
  return g_variant_new_uint32 (
    (guint32) (g_value_get_double (value) * 1000 + 0.5));
}

void
tapis_preferences_show (GtkWindow *parent,
                        GSettings *settings)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource (
    "/io/github/tapisgames/Tapis/app/tapis-preferences.ui");
  GtkWindow *window =
    GTK_WINDOW (gtk_builder_get_object (builder, "preferences"));
  GtkWidget *samples =
    GTK_WIDGET (gtk_builder_get_object (builder, "samples"));
  static const struct
  {
    const char *key;
    const char *control;
  } switches[] = {
    { "step-mode", "step" },
    { "confirm-risky", "confirm" },
    { "coach", "coach" },
    { "four-colour-suits", "four_colour" },
    { "large-index", "large_index" },
  };
  static const char *const choices[] = { "speed", "announcements", "index",
                                       "back" };

  g_settings_bind_with_mapping (
    settings, "computer-pause", gtk_builder_get_object (builder, "pause"),
    "value", G_SETTINGS_BIND_DEFAULT, seconds_get, seconds_set, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (settings, switches[i].key,
                     gtk_builder_get_object (builder, switches[i].control),
                     "active", G_SETTINGS_BIND_DEFAULT);
  bind_enum (settings, "animation-speed",
             gtk_builder_get_object (builder, "speed"), "selected",
             speed_nicks, G_SETTINGS_BIND_DEFAULT);
  bind_enum (settings, "announcements",
             gtk_builder_get_object (builder, "announcements"), "selected",
             announcement_nicks, G_SETTINGS_BIND_DEFAULT);
  bind_enum (settings, "index-letters",
             gtk_builder_get_object (builder, "index"), "selected",
             index_nicks, G_SETTINGS_BIND_DEFAULT);
  bind_enum (settings, "card-back", gtk_builder_get_object (builder, "back"),
             "selected", back_nicks, G_SETTINGS_BIND_DEFAULT);

  show_samples (samples);
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (show_samples), samples,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      AdwComboRow *row =
        ADW_COMBO_ROW (gtk_builder_get_object (builder, choices[i]));
      const char *help = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));

      tapis_names_describe_choice (
        row, help != NULL && *help != '\0' ? help : NULL);
    }
  tapis_names_mend (GTK_WIDGET (window), gtk_window_get_title (window));
  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
}
