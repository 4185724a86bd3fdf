/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The selected value of a row, in whole. */

#include "config.h"

#include "tapis-value.h"

/* The width at which @value is broken into lines, in characters. */
static int
get_value_width (GtkListItem *item, const char *value)
{
  return value != NULL ? MIN (g_utf8_strlen (value, -1), 13) : -1;
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
}
