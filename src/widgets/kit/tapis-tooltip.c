/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A tooltip above its widget is a popover that is made here, because GTK always
 * puts its own tooltips below the widget. The text is still the property
 * “tooltip-text” of the widget, so that screen readers read it, but GTK does
 * not show it. */

#include "tapis-tooltip.h"

#include "tapis-names.h"
#include "tapis-widget.h"

#define DELAY 500 /* the time before a tooltip opens, in milliseconds, as in GTK
                   */
#define WIDE 42   /* the largest width of a line in characters, so that it fits
                   * on a telephone */

typedef struct
{
  GtkWidget *widget; /* the widget with the tooltip, which owns this struct */
  GtkEventController *motion;
  GtkWidget *bubble; /* the popover, or NULL if it is not open */
  gboolean above;
  guint timer;
} Tip;

static void
close_bubble (Tip *tip)
{
  g_clear_handle_id (&tip->timer, g_source_remove);
  g_clear_pointer (&tip->bubble, gtk_widget_unparent);
}

static void
open_cb (Tip *tip)
{
  const char *text = gtk_widget_get_tooltip_text (tip->widget);
  cairo_region_t *nothing;
  GtkWidget *label;

  if (text == NULL)
    return;
  label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE,
                        "max-width-chars", WIDE, NULL);
  tip->bubble = g_object_new (
    GTK_TYPE_POPOVER, "accessible-role", GTK_ACCESSIBLE_ROLE_TOOLTIP,
    "autohide", FALSE, "can-focus", FALSE, "can-target", FALSE, "position",
    GTK_POS_TOP, "child", label, NULL);
  gtk_widget_add_css_class (tip->bubble, "above");
  tapis_names_set (tip->bubble, text, NULL);
  gtk_widget_set_parent (tip->bubble, tip->widget);
  /* the shadow of the popover may be under the pointer. With an empty input
   * region, the pointer does not leave the widget */
  nothing = cairo_region_create ();
  gtk_widget_realize (tip->bubble);
  gdk_surface_set_input_region (
    gtk_native_get_surface (GTK_NATIVE (tip->bubble)), nothing);
  cairo_region_destroy (nothing);
  gtk_popover_popup (GTK_POPOVER (tip->bubble));
}

/* Starts the timer that opens the tooltip, if the pointer really moves. GTK
 * also reports a motion after each layout of the window although the pointer is
 * at rest; the time of that event is GDK_CURRENT_TIME. */
static void
motion_cb (Tip *tip)
{
  if (!tip->above || tip->bubble != NULL ||
      gtk_event_controller_get_current_event_time (tip->motion) ==
        GDK_CURRENT_TIME)
    return;
  g_clear_handle_id (&tip->timer, g_source_remove);
  tapis_later (&tip->timer, DELAY, G_CALLBACK (open_cb), tip);
}

static void
leave_cb (Tip *tip)
{
  close_bubble (tip);
  if (!tip->above)
    gtk_widget_set_has_tooltip (
      tip->widget, gtk_widget_get_tooltip_text (tip->widget) != NULL);
}

static void
free_tip (gpointer data)
{
  Tip *tip = data;

  g_clear_handle_id (&tip->timer, g_source_remove);
  g_free (tip);
}

static Tip *
tip_of (GtkWidget *widget)
{
  static const char key[] = "tapis-tooltip";
  Tip *tip = g_object_get_data (G_OBJECT (widget), key);

  if (tip != NULL)
    return tip;
  tip = g_new0 (Tip, 1);
  tip->widget = widget;
  tip->motion = gtk_event_controller_motion_new ();
  g_signal_connect_swapped (tip->motion, "motion", G_CALLBACK (motion_cb),
                            tip);
  g_signal_connect_swapped (tip->motion, "leave", G_CALLBACK (leave_cb), tip);
  g_signal_connect_swapped (widget, "unmap", G_CALLBACK (close_bubble), tip);
  gtk_widget_add_controller (widget, tip->motion);
  g_object_set_data_full (G_OBJECT (widget), key, tip, free_tip);
  return tip;
}

static void
set (GtkWidget *widget, const char *text, gboolean above)
{
  Tip *tip;

  /* do not set the same text again: GTK would ask the display where the pointer
   * is */
  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return;
  tip = tip_of (widget);
  tip->above = above;
  close_bubble (tip);
  gtk_widget_set_tooltip_text (widget, text);
  if (!above && !gtk_event_controller_motion_contains_pointer (
                  GTK_EVENT_CONTROLLER_MOTION (tip->motion)))
    return;
  gtk_widget_set_has_tooltip (widget, FALSE);
  gtk_widget_trigger_tooltip_query (widget);
}

void
tapis_tooltip_set (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  set (widget, text, FALSE);
}

void
tapis_tooltip_set_above (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  set (widget, text, TRUE);
}

/* --- menus ---------------------------------------------------------------- */

static gboolean
query_menu_cb (GtkMenuButton *button, int x, int y, gboolean keyboard,
               GtkTooltip *tooltip)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);
  gboolean shown = FALSE;

  if (popover == NULL || !gtk_widget_get_visible (GTK_WIDGET (popover)))
    g_signal_chain_from_overridden_handler (button, x, y, keyboard, tooltip,
                                            &shown);
  return shown;
}

void
tapis_tooltip_init (void)
{
  g_signal_override_class_handler ("query-tooltip", GTK_TYPE_MENU_BUTTON,
                                   G_CALLBACK (query_menu_cb));
}
