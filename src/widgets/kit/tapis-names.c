/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Corrects names and descriptions that GTK and libadwaita report wrongly to
 * screen readers. It must know nothing of cards. */

#include "tapis-names.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"
#include "tapis-tooltip.h"
#include "tapis-widget.h"

/* Returns whether @widget is an inner part of a widget of GTK or libadwaita for
 * which a screen reader would speak the name of its type: a widget without a
 * role of its own, a scrollbar, a picture in an expander row or a combo row, or
 * a list in a combo row. */
static gboolean
is_mute (GtkWidget *widget)
{
  GtkAccessibleRole role =
    gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (role == GTK_ACCESSIBLE_ROLE_WIDGET ||
      role == GTK_ACCESSIBLE_ROLE_SCROLLBAR)
    return TRUE;
  if (GTK_IS_IMAGE (widget) &&
      gtk_widget_get_ancestor (widget, ADW_TYPE_EXPANDER_ROW) != NULL)
    return TRUE;
  return (GTK_IS_LIST_VIEW (widget) || GTK_IS_IMAGE (widget)) &&
         gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL;
}

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
tapis_names_set (GtkWidget *widget, const char *name, const char *description)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  if (name != NULL)
    {
      gtk_accessible_reset_relation (accessible,
                                     GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      set_name (widget, name);
    }
  if (description != NULL)
    {
      gtk_accessible_reset_relation (accessible,
                                     GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
      gtk_accessible_update_property (accessible,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      description, -1);
    }
}

void
tapis_names_set_tip (GtkWidget *widget, const char *name)
{
  tapis_tooltip_set (widget, name);
  tapis_names_set (widget, name, "");
}

void
tapis_names_init (void)
{
  /* the reference to the class is kept, so that the change is permanent */
  GtkWidgetClass *scrolled = g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW);

  gtk_widget_class_set_accessible_role (scrolled, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* Names the menu item @item by its own text. Newer GTK versions set a relation
 * to the item's label, but do not take the name from that label. */
static void
name_item (GtkWidget *item)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *name = NULL;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (item), "text") == NULL)
    return;
  g_object_get (item, "text", &text, NULL);
  parts = g_strsplit (text != NULL ? text : "", "_", -1);
  name = g_strjoinv (NULL, parts);
  tapis_names_set (item, name, NULL);
}

/* Removes the relation to a describing label from a widget that also has a
 * description as a text. Newer libadwaita versions describe rows and their
 * switches by such a relation, but newer GTK versions do not take the text from
 * the label. */
static void
describe (GtkAccessible *accessible)
{
  if (gtk_test_accessible_has_property (
        accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) &&
      gtk_test_accessible_has_relation (
        accessible, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY))
    gtk_accessible_reset_relation (accessible,
                                   GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

static gboolean
is_told (GtkAccessible *accessible, GtkAccessibleProperty property,
         const char *text)
{
  g_autofree char *other = NULL;

  /* a property that is not set cannot be checked */
  if (!gtk_test_accessible_has_property (accessible, property))
    return FALSE;
  other = gtk_test_accessible_check_property (accessible, property, text, NULL);
  return other == NULL;
}

/* Names @widget by its tooltip if it is a button with a picture and has no
 * other name. Clears the description of @widget if its tooltip is also its
 * name: GTK uses a tooltip as the description, and a screen reader would read
 * the same words twice. */
static void
mend_tip (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  const char *tip = gtk_widget_get_tooltip_text (widget);

  if (tip != NULL && GTK_IS_BUTTON (widget) &&
      gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL &&
      !gtk_test_accessible_has_property (accessible,
                                         GTK_ACCESSIBLE_PROPERTY_LABEL))
    set_name (widget, tip);
  if (tip != NULL &&
      is_told (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, tip) &&
      (is_told (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tip) ||
       !gtk_test_accessible_has_property (
         accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)))
    tapis_names_set (widget, NULL, "");
}

/* Names @widget, which is an expander row or the list in it, by the title of
 * the row. */
static void
name_by_row (GtkWidget *widget, GType type)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, type);

  if (row != NULL)
    tapis_names_set (
      widget, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), NULL);
}

/* Names @expander by its label, and calls tapis_names_mend() with @scrolled for
 * the widget that it opens: this widget is not in the tree of widgets before
 * the expander is opened. */
static void
mend_expander (GtkExpander *expander, const char *scrolled)
{
  GtkWidget *label = gtk_expander_get_label_widget (expander);
  GtkWidget *child = gtk_expander_get_child (expander);

  if (GTK_IS_LABEL (label))
    set_name (GTK_WIDGET (expander), gtk_label_get_text (GTK_LABEL (label)));
  if (child != NULL)
    tapis_names_mend (child, scrolled);
}

void
tapis_names_mend (GtkWidget *widget, const char *scrolled)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);
  GtkAccessibleRole role = gtk_accessible_get_accessible_role (accessible);
  GtkWidget *child = gtk_widget_get_first_child (widget);

  describe (accessible);
  mend_tip (widget);
  if (ADW_IS_STATUS_PAGE (widget))
    scrolled = adw_status_page_get_title (ADW_STATUS_PAGE (widget));
  if (GTK_IS_EXPANDER (widget))
    mend_expander (GTK_EXPANDER (widget), scrolled);
  if (ADW_IS_EXPANDER_ROW (widget) || GTK_IS_LIST_BOX (widget))
    name_by_row (widget, ADW_TYPE_EXPANDER_ROW);
  /* newer libadwaita versions name a row with a text entry by two labels, which
   * both show the title */
  if (ADW_IS_ENTRY_ROW (widget))
    name_by_row (widget, ADW_TYPE_ENTRY_ROW);
  if (GTK_IS_BUTTON (widget) && GTK_IS_LABEL (child))
    {
      /* GTK 4.8 names a button by its text with the underscore and by its
       * label, so that both are read one after the other */
      if (gtk_test_accessible_has_relation (
            accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY))
        tapis_names_set (widget, gtk_label_get_text (GTK_LABEL (child)), NULL);
    }
  else if (GTK_IS_SCROLLED_WINDOW (widget) && scrolled != NULL &&
           !gtk_test_accessible_has_property (
             accessible, GTK_ACCESSIBLE_PROPERTY_LABEL))
    set_name (widget, scrolled);
  else if (role == GTK_ACCESSIBLE_ROLE_MENU_ITEM ||
           role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX ||
           role == GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO)
    name_item (widget);
  else if (GTK_IS_LIST_BOX (widget) && role == GTK_ACCESSIBLE_ROLE_GENERIC)
    /* only the rows of the list take the focus */
    gtk_widget_set_focusable (widget, FALSE);
  else if (is_mute (widget))
    set_name (widget, "");

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    tapis_names_mend (child, scrolled);
}

static void
visible_child_cb (GtkStack *stack)
{
  GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (stack));

  for (; page != NULL; page = gtk_widget_get_next_sibling (page))
    gtk_accessible_update_state (
      GTK_ACCESSIBLE (page), GTK_ACCESSIBLE_STATE_HIDDEN,
      page != gtk_stack_get_visible_child (stack), -1);
}

void
tapis_names_hide_unseen (GtkStack *stack)
{
  g_return_if_fail (GTK_IS_STACK (stack));

  g_signal_connect (stack, "notify::visible-child",
                    G_CALLBACK (visible_child_cb), NULL);
  visible_child_cb (stack);
}

void
tapis_names_show_child (GtkWidget *child, gboolean shown)
{
  gtk_widget_set_child_visible (child, shown);
  gtk_accessible_update_state (GTK_ACCESSIBLE (child),
                               GTK_ACCESSIBLE_STATE_HIDDEN, !shown, -1);
}

static void
mend_popover_cb (GtkWidget *popover, gpointer data)
{
  GtkWidget *button = gtk_widget_get_parent (popover);

  tapis_names_mend (popover, gtk_widget_get_tooltip_text (button));
  set_name (popover, gtk_widget_get_tooltip_text (button));
}

void
tapis_names_mend_menu (GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  g_return_if_fail (popover != NULL);

  g_signal_connect (popover, "map", G_CALLBACK (mend_popover_cb), NULL);
}

static void
describe_choice (AdwComboRow *row)
{
  const char *help = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
  GtkStringObject *chosen = adw_combo_row_get_selected_item (row);
  g_autofree char *text = NULL;

  if (chosen == NULL)
    return;
  text = tapis_words_facts (gtk_string_object_get_string (chosen), help,
                            NULL);
  /* newer libadwaita versions describe a row by the label of its subtitle, but
   * newer GTK versions do not take the text from that label */
  tapis_names_set (GTK_WIDGET (row), NULL, text);
}

void
tapis_names_describe_choice (AdwComboRow *row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  g_signal_connect (row, "notify::selected-item",
                    G_CALLBACK (describe_choice), NULL);
  g_signal_connect (row, "notify::subtitle", G_CALLBACK (describe_choice),
                    NULL);
  describe_choice (row);
}

static void
name_choice (GtkDropDown *choice)
{
  GtkWidget *parts[] = {
    GTK_WIDGET (choice),
    gtk_widget_get_first_child (GTK_WIDGET (choice)),
  };
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (choice);

  if (chosen == NULL)
    return;
  /* older GTK versions report the name of the button in the drop-down list,
   * newer ones that of the list itself: set both */
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    tapis_names_set (parts[i],
                     g_object_get_data (G_OBJECT (choice), "tapis-name"),
                     gtk_string_object_get_string (chosen));
}

void
tapis_names_name_choice (GtkDropDown *choice, const char *name)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (choice));

  g_object_set_data_full (G_OBJECT (choice), "tapis-name", g_strdup (name),
                          g_free);
  g_signal_connect (choice, "notify::selected-item", G_CALLBACK (name_choice),
                    NULL);
  name_choice (choice);
}
