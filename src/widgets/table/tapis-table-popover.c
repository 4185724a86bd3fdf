/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes popovers over the table, and places them. */

#include "tapis-table-popover.h"

#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

GtkWidget *
tapis_table_popover_new (GtkWidget *content, const char *name,
                         const char *description)
{
  /* on GTK 4.18 a popover has an accessible name only if its role is GROUP */
  GtkWidget *popover =
    g_object_new (GTK_TYPE_POPOVER, "accessible-role",
                  GTK_ACCESSIBLE_ROLE_GROUP, "child", content, "position",
                  GTK_POS_TOP, NULL);

  tapis_names_set (popover, name, description);
  tapis_names_mend (popover, name);
  tapis_widget_unparent_closed (GTK_POPOVER (popover));
  return popover;
}

void
tapis_table_popover_place (GtkWidget *popover, GtkWidget *owner,
                           const graphene_rect_t *bounds)
{
  GdkRectangle place = { (int) bounds->origin.x, (int) bounds->origin.y,
                         (int) bounds->size.width, (int) bounds->size.height };

  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place);
  gtk_widget_set_parent (popover, owner);
}
