/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helper functions that several widgets use. It must not know the rules. */

#include "tapis-widget.h"

#include "tapis-names.h"
#include "tapis-widgets-resources.h"

/* --- later ---------------------------------------------------------------- */

typedef struct
{
  guint *id;
  void (*function) (gpointer data);
  gpointer data;
} Later;

static gboolean
later_cb (gpointer user_data)
{
  const Later *later = user_data;

  *later->id = 0;
  later->function (later->data);
  return G_SOURCE_REMOVE;
}

void
tapis_later (guint *id, guint delay, GCallback function, gpointer data)
{
  const Later later = { id, (void (*) (gpointer)) function, data };
  gpointer kept;

  if (*id != 0)
    return;
  kept = g_memdup2 (&later, sizeof later);
  *id = delay > 0 ? g_timeout_add_full (G_PRIORITY_DEFAULT, delay, later_cb,
                                        kept, g_free)
                  : g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, later_cb, kept,
                                     g_free);
}

/* --- children ------------------------------------------------------------- */

void
tapis_widget_class_set_template (GtkWidgetClass *klass, const char *path)
{
  g_autofree char *whole =
    g_strconcat ("/io/github/tapisgames/Tapis/", path, NULL);

  /* this call makes the linker include the resource */
  tapis_widgets_get_resource ();
  gtk_widget_class_set_template_from_resource (klass, whole);
}

void
tapis_widget_clear (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)) != NULL)
    gtk_widget_unparent (child);
}

static gboolean
unparent_cb (gpointer popover)
{
  gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkPopover *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb,
                   g_object_ref (popover), g_object_unref);
}

#define RETURN "tapis-return"

static void
free_return (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

GtkWidget *
tapis_widget_get_return (GtkWidget *popover)
{
  GWeakRef *to = g_object_get_data (G_OBJECT (popover), RETURN);
  /* this reference can be dropped, because the widget's parent has another one
   */
  g_autoptr (GtkWidget) widget = to != NULL ? g_weak_ref_get (to) : NULL;

  return widget;
}

void
tapis_widget_set_return (GtkWidget *popover, GtkWidget *widget)
{
  GWeakRef *to = g_new0 (GWeakRef, 1);

  g_weak_ref_init (to, widget);
  g_object_set_data_full (G_OBJECT (popover), RETURN, to, free_return);
}

static void
return_focus_cb (GtkWidget *popover)
{
  GtkWidget *to = tapis_widget_get_return (popover);

  if (to != NULL && gtk_widget_get_mapped (to))
    gtk_widget_grab_focus (to);
}

static void
note_return (GtkWidget *popover)
{
  GtkWidget *from = tapis_widget_find_focus (popover);

  /* without this, GTK would move the focus to the first widget beside the
   * popover */
  if (from != NULL && !tapis_widget_holds (popover, from))
    tapis_widget_set_return (popover, from);
}

void
tapis_widget_unparent_closed (GtkPopover *popover)
{
  g_return_if_fail (GTK_IS_POPOVER (popover));

  note_return (GTK_WIDGET (popover));
  g_signal_connect (popover, "map", G_CALLBACK (note_return), NULL);
  g_signal_connect (popover, "closed", G_CALLBACK (return_focus_cb), NULL);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
}

/* --- the focus ------------------------------------------------------------ */

GtkWidget *
tapis_widget_find_focus (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

gboolean
tapis_widget_holds (GtkWidget *widget, GtkWidget *part)
{
  return widget != NULL && part != NULL &&
         (part == widget || gtk_widget_is_ancestor (part, widget));
}

/* --- scrolling ------------------------------------------------------------ */

double
tapis_widget_get_scroll (GtkScrolledWindow *scrolled)
{
  return gtk_adjustment_get_value (
    gtk_scrolled_window_get_vadjustment (scrolled));
}

/* Scrolls @adjustment to @value as soon as its content has been laid out. */
static void
laid_out_cb (GtkAdjustment *adjustment, double *value)
{
  double to = *value;

  if (gtk_adjustment_get_page_size (adjustment) == 0)
    return;
  g_signal_handlers_disconnect_by_data (adjustment, value);
  gtk_adjustment_set_value (adjustment, to);
}

static void
free_value (gpointer value, GClosure *closure)
{
  g_free (value);
}

void
tapis_widget_set_scroll (GtkScrolledWindow *scrolled, double value)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scrolled);
  gboolean kinetic = gtk_scrolled_window_get_kinetic_scrolling (scrolled);

  /* stop a kinetic scrolling that would continue from the old value */
  gtk_scrolled_window_set_kinetic_scrolling (scrolled, FALSE);
  gtk_scrolled_window_set_kinetic_scrolling (scrolled, kinetic);
  if (gtk_adjustment_get_page_size (adjustment) > 0 || value == 0)
    gtk_adjustment_set_value (adjustment, value);
  else
    g_signal_connect_data (adjustment, "changed", G_CALLBACK (laid_out_cb),
                           g_memdup2 (&value, sizeof value), free_value,
                           (GConnectFlags) 0);
}

static gboolean
show_end_cb (gpointer adjustment)
{
  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* The adjustment changes while its content is laid out. What is scrolled then
 * would be drawn where it was. */
static void
content_changed_cb (GtkAdjustment *adjustment)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_end_cb, g_object_ref (adjustment),
                   g_object_unref);
}

void
tapis_widget_keep_end (GtkScrolledWindow *scrolled)
{
  g_signal_connect (gtk_scrolled_window_get_vadjustment (scrolled), "changed",
                    G_CALLBACK (content_changed_cb), NULL);
}

/* --- drawing -------------------------------------------------------------- */

void
tapis_widget_snapshot_line (GtkSnapshot *snapshot,
                            const GskRoundedRect *outline, float width,
                            const GdkRGBA *colour)
{
  gtk_snapshot_append_border (
    snapshot, outline, (float[4]) { width, width, width, width },
    (GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

/* --- layout --------------------------------------------------------------- */

GtkSizeRequestMode
tapis_widget_height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

GtkSizeRequestMode
tapis_layout_height_for_width (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

int
tapis_widget_least_width (GtkWidget *child)
{
  int least;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  return least;
}

int
tapis_widget_natural_width (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural,
                      NULL, NULL);
  return natural;
}

PangoLayout *
tapis_widget_lay_out (GtkWidget *widget, const char *text, double scale,
                      PangoWeight weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_attr_list_insert (attributes, pango_attr_weight_new (weight));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

int
tapis_widget_text_width (GtkWidget *widget, const char *text, double scale,
                         PangoWeight weight)
{
  g_autoptr (PangoLayout) layout =
    tapis_widget_lay_out (widget, text, scale, weight);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

void
tapis_widget_snapshot_layout (GtkSnapshot *snapshot, PangoLayout *layout,
                              double x, double y, const GdkRGBA *colour)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

void
tapis_widget_snapshot_chip (GtkWidget *widget, GtkSnapshot *snapshot,
                            const char *text, double scale)
{
  g_autoptr (PangoLayout) layout =
    tapis_widget_lay_out (widget, text, scale, PANGO_WEIGHT_BOLD);
  GskRoundedRect chip;
  int width, height, wide;
  double x, y;

  pango_layout_get_pixel_size (layout, &width, &height);
  wide = MAX (height, width + height / 2);
  x = (gtk_widget_get_width (widget) - wide) / 2.0;
  y = (gtk_widget_get_height (widget) - height) / 2.0;
  gsk_rounded_rect_init_from_rect (
    &chip, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) wide,
                                (float) height),
    (float) height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &chip);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0, 0, 0, 0.72f },
                             &chip.bounds);
  gtk_snapshot_pop (snapshot);
  tapis_widget_snapshot_layout (snapshot, layout, x + (wide - width) / 2.0, y,
                                &(GdkRGBA) { 1, 1, 1, 1 });
}

int
tapis_widget_line_height (GtkWidget *widget, double scale)
{
  g_autoptr (PangoLayout) line =
    tapis_widget_lay_out (widget, "Tapis", scale, PANGO_WEIGHT_NORMAL);
  int height;

  pango_layout_get_pixel_size (line, NULL, &height);
  return height;
}

int
tapis_widget_natural_height (GtkWidget *child, int width)
{
  int natural;

  if (width >= 0)
    width = MAX (width, tapis_widget_least_width (child));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural,
                      NULL, NULL);
  return natural;
}

void
tapis_widget_allocate (GtkWidget *child, const GdkRectangle *place)
{
  GtkAllocation a = *place;
  int least;

  a.width = MAX (a.width, tapis_widget_least_width (child));
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, a.width, &least, NULL,
                      NULL, NULL);
  a.height = MAX (a.height, least);
  gtk_widget_size_allocate (child, &a, -1);
}

void
tapis_widget_allocate_centred (GtkWidget *child, const GdkRectangle *place)
{
  GtkAllocation a = *place;
  int least, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural,
                      NULL, NULL);
  a.width = MAX (least, MIN (natural, place->width));
  a.x += (place->width - a.width) / 2;
  a.height = MIN (tapis_widget_natural_height (child, a.width),
                  place->height);
  a.y += (place->height - a.height) / 2;
  tapis_widget_allocate (child, &a);
}

void
tapis_widget_wrap_buttons (GtkWidget *widget)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (GTK_IS_BUTTON (widget) && GTK_IS_LABEL (child))
    {
      gtk_label_set_wrap (GTK_LABEL (child), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (child), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (child),
                                       GTK_NATURAL_WRAP_NONE);
      gtk_label_set_justify (GTK_LABEL (child), GTK_JUSTIFY_CENTER);
      return;
    }
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    tapis_widget_wrap_buttons (child);
}

void
tapis_widget_toggle_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* --- actions -------------------------------------------------------------- */

void
tapis_widget_class_install_actions (GtkWidgetClass *klass,
                                    const TapisWidgetAction *actions, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      if (actions[i].activate != NULL)
        gtk_widget_class_install_action (
          klass, actions[i].name, actions[i].parameter,
          (GtkWidgetActionActivateFunc) actions[i].activate);
      if (actions[i].key != 0)
        gtk_widget_class_add_binding_action (klass, actions[i].key,
                                             actions[i].modifiers,
                                             actions[i].name, NULL);
    }
}

/* --- choosing ------------------------------------------------------------- */

const guint tapis_enter_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter,
                                   GDK_KEY_ISO_Enter };
const guint tapis_space_keys[] = { GDK_KEY_space, GDK_KEY_KP_Space };

static void
choose_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "chosen");
}

void
tapis_widget_class_make_choosable (GtkWidgetClass *klass, const char *action)
{
  tapis_class_add_signal (klass, "chosen", 0);
  gtk_widget_class_install_action (klass, action, NULL, choose_action);
  for (guint i = 0; i < G_N_ELEMENTS (tapis_space_keys); i++)
    gtk_widget_class_add_binding_action (klass, tapis_space_keys[i], 0, action,
                                         NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tapis_enter_keys); i++)
    gtk_widget_class_add_binding_action (klass, tapis_enter_keys[i], 0, action,
                                         NULL);
  gtk_widget_class_set_accessible_role (klass, GTK_ACCESSIBLE_ROLE_BUTTON);
}

static void
released_cb (GtkWidget *widget, int n_press, double x, double y,
             GtkGestureClick *click)
{
  if (!gtk_widget_contains (widget, x, y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (widget);
  g_signal_emit_by_name (widget, "chosen");
}

void
tapis_widget_make_choosable (GtkWidget *widget)
{
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (widget, TRUE);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb),
                            widget);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

/* --- touches -------------------------------------------------------------- */

/* A touch sequence that has ended: a finger was lifted from a widget. */
typedef struct
{
  GtkWidget *widget; /* owned */
  GdkEventSequence *touch; /* not owned; it is only compared with other
                            * sequences */
} Lifted;

static gboolean
lifted_cb (gpointer data)
{
  Lifted *lifted = data;
  g_autoptr (GListModel) list =
    gtk_widget_observe_controllers (lifted->widget);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) controller =
        g_list_model_get_item (list, i);

      if (GTK_IS_GESTURE_SINGLE (controller) &&
          gtk_gesture_single_get_current_sequence (
            GTK_GESTURE_SINGLE (controller)) == lifted->touch)
        gtk_event_controller_reset (controller);
    }
  return G_SOURCE_REMOVE;
}

static void
free_lifted (gpointer data)
{
  Lifted *lifted = data;

  g_object_unref (lifted->widget);
  g_free (lifted);
}

/* Called in the capture phase, before any child of @widget handles the event.
 * If a finger is lifted, resets the gestures of @widget after all handlers have
 * run. */
static gboolean
touched_cb (GtkWidget *widget, GdkEvent *event)
{
  Lifted *lifted;

  if (gdk_event_get_event_type (event) != GDK_TOUCH_END)
    return GDK_EVENT_PROPAGATE;
  lifted = g_new (Lifted, 1);
  lifted->widget = g_object_ref (widget);
  lifted->touch = gdk_event_get_event_sequence (event);
  g_idle_add_full (G_PRIORITY_HIGH, lifted_cb, lifted, free_lifted);
  return GDK_EVENT_PROPAGATE;
}

void
tapis_widget_end_touches (GtkWidget *widget)
{
  GtkEventController *touches = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (touches, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (touches, "event", G_CALLBACK (touched_cb), widget);
  gtk_widget_add_controller (widget, touches);
}

gboolean
tapis_widget_is_own_event (GtkEventController *controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);
  GtkNative *native =
    gtk_widget_get_native (gtk_event_controller_get_widget (controller));

  return event == NULL ||
         gdk_event_get_surface (event) == gtk_native_get_surface (native);
}

/* --- rows of text --------------------------------------------------------- */

static GtkWidget *
new_text_row (gpointer item, gpointer data)
{
  const char *text = gtk_string_object_get_string (item);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0,
                                   "wrap", TRUE, NULL);

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  tapis_names_set (row, text, NULL);
  return row;
}

void
tapis_widget_list_texts (GtkListBox *list, GtkStringList *texts)
{
  gtk_list_box_bind_model (list, G_LIST_MODEL (texts), new_text_row, NULL,
                           NULL);
}
