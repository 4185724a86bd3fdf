/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows and groups of settings that show their texts as plain text instead of
 * markup, and in full. The widgets of libadwaita read titles and descriptions
 * as markup, so that a translation with "&" or "<" would be shown as an empty
 * text. A template cannot prevent this, because it may set the property
 * "use-markup" after the title. Templates therefore use the types of this file.
 * Other widgets that are derived from widgets of libadwaita call
 * tapis_plain_init(). */

#pragma once

#include <adwaita.h>

/** Makes all labels that @widget already contains show plain text. If @widget
 * is a row, it gets as many lines as its texts need. To be called in the init
 * function of a widget, before any text is set. */
void tapis_plain_init (gpointer widget);

#define TAPIS_TYPE_GROUP (tapis_group_get_type ())
G_DECLARE_FINAL_TYPE (TapisGroup, tapis_group, TAPIS, GROUP,
                      AdwPreferencesGroup)

#define TAPIS_TYPE_ACTION_ROW (tapis_action_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisActionRow, tapis_action_row, TAPIS, ACTION_ROW,
                      AdwActionRow)

#define TAPIS_TYPE_COMBO_ROW (tapis_combo_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisComboRow, tapis_combo_row, TAPIS, COMBO_ROW,
                      AdwComboRow)

#define TAPIS_TYPE_ENTRY_ROW (tapis_entry_row_get_type ())
G_DECLARE_FINAL_TYPE (TapisEntryRow, tapis_entry_row, TAPIS, ENTRY_ROW,
                      AdwEntryRow)

/** Registers the types of this file, so that templates can name them. */
void tapis_plain_ensure (void);
