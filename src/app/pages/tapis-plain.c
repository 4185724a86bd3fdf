/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Rows and groups of settings that show their texts as plain text instead of
 * markup, and in full. */

#include "tapis-plain.h"

static void
make_plain (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    gtk_label_set_use_markup (GTK_LABEL (widget), FALSE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    make_plain (child);
}

void
tapis_plain_init (gpointer widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (ADW_IS_PREFERENCES_ROW (widget))
    adw_preferences_row_set_use_markup (widget, FALSE);
  if (ADW_IS_ACTION_ROW (widget))
    g_object_set (widget, "title-lines", 0, "subtitle-lines", 0, NULL);
  make_plain (widget);
}

/* Defines a type that differs from its parent type only in that it shows plain
 * text. */
#define DEFINE(Name, name, Parent, PARENT)                                    \
  struct _##Name                                                              \
  {                                                                           \
    Parent parent_instance;                                                   \
  };                                                                          \
  G_DEFINE_FINAL_TYPE (Name, name, PARENT)                                    \
  static void name##_class_init (Name##Class *klass) {}                       \
  static void name##_init (Name *self) { tapis_plain_init (self); }

DEFINE (TapisGroup, tapis_group, AdwPreferencesGroup,
        ADW_TYPE_PREFERENCES_GROUP)
DEFINE (TapisActionRow, tapis_action_row, AdwActionRow, ADW_TYPE_ACTION_ROW)
DEFINE (TapisComboRow, tapis_combo_row, AdwComboRow, ADW_TYPE_COMBO_ROW)
DEFINE (TapisEntryRow, tapis_entry_row, AdwEntryRow, ADW_TYPE_ENTRY_ROW)

void
tapis_plain_ensure (void)
{
  g_type_ensure (TAPIS_TYPE_GROUP);
  g_type_ensure (TAPIS_TYPE_ACTION_ROW);
  g_type_ensure (TAPIS_TYPE_COMBO_ROW);
  g_type_ensure (TAPIS_TYPE_ENTRY_ROW);
}
