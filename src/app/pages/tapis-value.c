/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the selected value of a combo row in full. */

#include "tapis-value.h"

#include "widgets/kit/tapis-names.h"

/* Returns the width of the label for @value, in characters: the length of
 * @value, but at most 13. If the text size is larger than usual, the maximum is
 * smaller, because the window does not get wider. Returns -1 if @value is NULL.
 */
static int
get_value_width (GtkListItem *item, const char *value)
{
  int dpi, most;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  most = 13 * 96 * PANGO_SCALE / MAX (dpi, 96 * PANGO_SCALE);
  return value != NULL ? MIN ((int) g_utf8_strlen (value, -1), most) : -1;
}

void
tapis_value_show_whole (AdwComboRow *row)
{
  g_autoptr (GtkBuilderScope) scope = gtk_builder_cscope_new ();
  g_autoptr (GtkListItemFactory) factory = NULL;

  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  gtk_builder_cscope_add_callback (scope, get_value_width);
  factory = gtk_builder_list_item_factory_new_from_resource (
    scope, "/io/github/tapisgames/Tapis/app/tapis-value.ui");
  adw_combo_row_set_list_factory (row, adw_combo_row_get_factory (row));
  adw_combo_row_set_factory (row, factory);
  tapis_names_describe_choice (row);
}
