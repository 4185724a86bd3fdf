/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The settings, the window in which the person changes them, and the objects
 * that follow them. */

#include "config.h"

#include "tapis-preferences.h"

#include <glib/gi18n.h>

#include "model/words/tapis-languages.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words-language.h"
#include "tapis-plain.h"
#include "tapis-value.h"
#include "widgets/cards/tapis-card-theme.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-sounds.h"
#include "widgets/kit/tapis-widget.h"

GSettings *
tapis_preferences_get_settings (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new (APPLICATION_ID);
  return settings;
}

/* --- settings as the properties that widgets have ------------------------- */

/* These functions convert a setting that is one of several values. In the
 * settings a value is a word (the "nick" of an enum); in the property of a
 * widget it is an index from 0. The values have the same order in the schema,
 * in the lists of the preferences, and in the enums TapisAnnouncements,
 * TapisForcedMoves, TapisOneTap and TapisCardBack. */

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

/* Makes the program light or dark, or what the desktop is. */
static void
set_appearance (GSettings *settings)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_DEFAULT,
    ADW_COLOR_SCHEME_FORCE_LIGHT,
    ADW_COLOR_SCHEME_FORCE_DARK,
  };

  adw_style_manager_set_color_scheme (
    adw_style_manager_get_default (),
    schemes[g_settings_get_enum (settings, "appearance")]);
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
  g_signal_connect (settings, "changed::appearance",
                    G_CALLBACK (set_appearance), NULL);
  set_appearance (settings);
  g_object_bind_property (style, "dark", theme, "dark",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (style, "high-contrast", theme, "high-contrast",
                          G_BINDING_SYNC_CREATE);
}

static void
set_volume (GSettings *settings)
{
  tapis_sounds_set_volume (
    g_settings_get_boolean (settings, "sounds")
      ? g_settings_get_uint (settings, "sound-volume") / 100.0
      : 0);
}

void
tapis_preferences_bind_sounds (void)
{
  GSettings *settings = tapis_preferences_get_settings ();

  g_object_connect (
    settings,
    "signal::changed::sounds", set_volume, NULL,
    "signal::changed::sound-volume", set_volume, NULL,
    NULL);
  set_volume (settings);
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
  bind_enum ("one-tap", table, "one-tap", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "computer-pause", table, "computer-pause",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "step-mode", table, "step-mode",
                   G_SETTINGS_BIND_GET);
}

void
tapis_preferences_bind_game (GObject *game)
{
  GSettings *settings = tapis_preferences_get_settings ();

  g_settings_bind (settings, "coach", game, "coach", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "confirm-risky", game, "cautious",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "mark-playable", game, "marking",
                   G_SETTINGS_BIND_GET);
  bind_enum ("forced-moves", game, "forced-moves", G_SETTINGS_BIND_GET);
}

void
tapis_preferences_unbind_game (GObject *game)
{
  g_settings_unbind (game, "coach");
  g_settings_unbind (game, "cautious");
  g_settings_unbind (game, "marking");
  g_settings_unbind (game, "forced-moves");
}

/* --- a few cards as they will look ---------------------------------------- */

#define SAMPLE_WIDTH 56 /* the width of each card in pixels */

/* Draws a few cards in the pictures of @box, with the look that the person has
 * set. */
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

/* Returns @factor, an integer in a pointer. The value of a setting is the value
 * of its control, multiplied by this factor. */
static double
get_factor (gpointer factor)
{
  return GPOINTER_TO_UINT (factor);
}

static gboolean
setting_to_number (GValue *value, GVariant *variant, gpointer factor)
{
  g_value_set_double (value,
                      g_variant_get_uint32 (variant) / get_factor (factor));
  return TRUE;
}

static GVariant *
number_to_setting (const GValue *value, const GVariantType *type,
                   gpointer factor)
{
  return g_variant_new_uint32 (
    (guint32) (g_value_get_double (value) * get_factor (factor) + 0.5));
}

/* Binds the setting @key, an unsigned integer, to @adjustment. The setting is
 * the value of the adjustment, multiplied by @factor and rounded. */
static void
bind_number (const char *key, gpointer adjustment, guint factor)
{
  g_settings_bind_with_mapping (tapis_preferences_get_settings (), key,
                                adjustment, "value", G_SETTINGS_BIND_DEFAULT,
                                setting_to_number, number_to_setting,
                                GUINT_TO_POINTER (factor), NULL);
}

/* --- sounds --------------------------------------------------------------- */

/* Plays a sound, so that the person hears the volume that they have just set.
 */
static void
play_sample (GtkWidget *scale)
{
  if (gtk_widget_get_mapped (scale))
    tapis_sounds_play (scale, TAPIS_SOUND_TOKEN);
}

static char *
tell_volume (GtkScale *scale, double value, gpointer user_data)
{
  return tapis_words_percent ((guint) (value + 0.5));
}

/* Sets up the scale for the volume. Hides the group of settings for sounds if
 * sounds cannot be played. */
static void
set_up_sounds (GtkBuilder *builder)
{
  GObject *scale = gtk_builder_get_object (builder, "sound-volume");
  GObject *volume = gtk_builder_get_object (builder, "volume");

  bind_number ("sound-volume", volume, 1);
  gtk_scale_set_format_value_func (GTK_SCALE (scale), tell_volume, NULL, NULL);
  g_signal_connect_object (volume, "value-changed", G_CALLBACK (play_sample),
                           scale, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (
    GTK_WIDGET (gtk_builder_get_object (builder, "sound")),
    tapis_sounds_have_player ());
}

/* --- the language --------------------------------------------------------- */

/* Returns the codes of the languages that @row lists. The first code is "",
 * which stands for the language of the system or for no language. */
static const char *const *
get_codes (AdwComboRow *row)
{
  return g_object_get_data (G_OBJECT (row), "codes");
}

/* Returns the name of @language for the list. If its translation is incomplete,
 * the percentage of translated messages is added. */
static char *
name_language (const TapisLanguage *language)
{
  g_autofree char *percent = NULL;

  if (language->percent == 100)
    return g_strdup (language->name);
  percent = tapis_words_percent (language->percent);
  return tapis_words_facts (language->name, percent, NULL);
}

static void
language_chosen_cb (AdwComboRow *row)
{
  guint selected = adw_combo_row_get_selected (row);

  if (selected < g_strv_length ((char **) get_codes (row)))
    g_settings_set_string (tapis_preferences_get_settings (),
                           gtk_buildable_get_buildable_id (
                             GTK_BUILDABLE (row)),
                           get_codes (row)[selected]);
}

/* Fills @row with all languages and selects the language that is set. The id of
 * @row is the name of its setting. @first is the text of the first entry, which
 * stands for the code "". This entry is also selected if the setting is a
 * language that is not in the list. */
static void
list_languages (AdwComboRow *row, const char *first)
{
  g_autoptr (GPtrArray) all = tapis_languages_list ();
  g_autofree char *set = g_settings_get_string (
    tapis_preferences_get_settings (),
    gtk_buildable_get_buildable_id (GTK_BUILDABLE (row)));
  GtkStringList *names = gtk_string_list_new (NULL);
  GPtrArray *codes = g_ptr_array_new ();
  guint selected = 0;

  gtk_string_list_append (names, first);
  g_ptr_array_add (codes, g_strdup (""));
  for (guint i = 0; i < all->len; i++)
    {
      const TapisLanguage *language = g_ptr_array_index (all, i);

      gtk_string_list_take (names, name_language (language));
      g_ptr_array_add (codes, g_strdup (language->code));
      if (g_str_equal (language->code, set))
        selected = i + 1;
    }
  g_ptr_array_add (codes, NULL);
  g_object_set_data_full (G_OBJECT (row), "codes",
                          g_ptr_array_free (codes, FALSE),
                          (GDestroyNotify) g_strfreev);
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  g_object_unref (names);
  adw_combo_row_set_selected (row, selected);
  g_signal_connect (row, "notify::selected",
                    G_CALLBACK (language_chosen_cb), NULL);
  tapis_value_show_whole (row);
}

static void
speak_cb (GSettings *settings)
{
  g_autofree char *code = g_settings_get_string (settings, "language");

  tapis_translations_set_language (*code != '\0' ? code : NULL);
}

/* Changes the language in an idle. A change of the language makes the window
 * with the list of languages again, and that window is still handling the
 * choice now. */
static void
speak_soon (GSettings *settings)
{
  static guint idle;

  tapis_later (&idle, 0, G_CALLBACK (speak_cb), settings);
}

void
tapis_preferences_bind_language (void)
{
  GSettings *settings = tapis_preferences_get_settings ();

  g_signal_connect (settings, "changed::language", G_CALLBACK (speak_soon),
                    NULL);
  if (tapis_translations_get_language () == NULL)
    speak_cb (settings);
  gtk_widget_set_default_direction (
    tapis_words_are_rtl () ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

/* --- the window ----------------------------------------------------------- */

/* Makes the window of preferences in the current language. */
static GtkWindow *
build (void)
{
  GSettings *settings = tapis_preferences_get_settings ();
  g_autoptr (GtkBuilder) builder = NULL;
  GtkWindow *window;
  GtkWidget *samples;
  /* names of settings, which are also the ids of their controls in the template
   */
  static const char *const switches[] = {
    "step-mode",         "confirm-risky", "tips",   "coach",
    "four-colour-suits", "large-index",   "sounds", "mark-playable",
  };
  static const char *const choices[] = {
    "forced-moves",  "animation-speed", "announcements",
    "index-letters", "card-back",       "one-tap",       "appearance",
  };

  tapis_plain_ensure ();
  builder = gtk_builder_new_from_resource (
    "/io/github/tapisgames/Tapis/app/tapis-preferences.ui");
  window = GTK_WINDOW (gtk_builder_get_object (builder, "preferences"));
  samples = GTK_WIDGET (gtk_builder_get_object (builder, "samples"));
  /* the unit of the setting is milliseconds, the unit of the control is seconds
   */
  bind_number ("computer-pause", gtk_builder_get_object (builder, "pause"),
               1000);
  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    g_settings_bind (settings, switches[i],
                     gtk_builder_get_object (builder, switches[i]),
                     "active", G_SETTINGS_BIND_DEFAULT);
  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      AdwComboRow *row =
        ADW_COMBO_ROW (gtk_builder_get_object (builder, choices[i]));

      bind_enum (choices[i], row, "selected", G_SETTINGS_BIND_DEFAULT);
      tapis_value_show_whole (row);
    }

  set_up_sounds (builder);
  show_samples (samples);
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (show_samples), samples,
                           G_CONNECT_SWAPPED);
  list_languages (
    ADW_COMBO_ROW (gtk_builder_get_object (builder, "language")),
    /* Translators: in a list of languages: that of the desktop. */
    C_("language", "Same as System"));
  list_languages (
    ADW_COMBO_ROW (gtk_builder_get_object (builder, "second-language")),
    /* Translators: in a list of languages: none of them. */
    C_("language", "None"));
  tapis_names_mend (GTK_WIDGET (window), gtk_window_get_title (window));
  return window;
}

GtkWidget *
tapis_preferences_show (GtkWindow *parent)
{
  GtkWindow *window = build ();

  gtk_window_set_transient_for (window, parent);
  gtk_window_present (window);
  return GTK_WIDGET (window);
}
