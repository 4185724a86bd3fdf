/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets the person choose a text with the pointer or with keys. */

#include "tapis-translator-private.h"

#include <glib/gi18n.h>

#include "app/tapis-compat.h"
#include "model/words/tapis-marks.h"
#include "tapis-message-popover.h"
#include "widgets/kit/tapis-widget.h"

/* The style class of the widget that was reached with the keys. */
#define HERE "translate-here"

/* --- opening -------------------------------------------------------------- */

/* Returns the widget that becomes the parent of a popover about @widget: the
 * outermost widget with a layout manager in the window or dialog, because it is
 * not destroyed when texts change. Sets *@beside to the widget to which the
 * popover should point. This is @widget. But if @widget is in a menu or another
 * popover, closes it, and sets *@beside to its parent. */
static GtkWidget *
find_host (GtkWidget *widget, GtkWidget **beside)
{
  GType dialog = g_type_from_name ("AdwDialog");
  GtkWidget *host = NULL;

  *beside = widget;
  for (; widget != NULL && !GTK_IS_ROOT (widget);
       widget = gtk_widget_get_parent (widget))
    {
      if (dialog != 0 && g_type_is_a (G_OBJECT_TYPE (widget), dialog))
        break;
      if (GTK_IS_POPOVER (widget))
        {
          GtkWidget *owner = gtk_widget_get_parent (widget);

          gtk_popover_popdown (GTK_POPOVER (widget));
          *beside = owner;
          host = NULL;
        }
      else if (gtk_widget_get_layout_manager (widget) != NULL)
        host = widget;
    }
  return host;
}

void
translator_open (TapisTranslator *self, GtkWidget *at, const TapisTexts *texts)
{
  GtkWidget *popover = tapis_message_popover_new (self->workshop);
  GtkWidget *beside;
  GtkWidget *host = find_host (at, &beside);
  graphene_rect_t bounds;

  g_return_if_fail (host != NULL);

  gtk_widget_set_parent (popover, host);
  if (gtk_widget_compute_bounds (beside, host, &bounds))
    gtk_popover_set_pointing_to (
      GTK_POPOVER (popover),
      &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                        MAX ((int) bounds.size.width, 1),
                        MAX ((int) bounds.size.height, 1) });
  tapis_widget_unparent_closed (GTK_POPOVER (popover));
  g_signal_connect_object (popover, "written", G_CALLBACK (translator_refresh),
                           self, G_CONNECT_SWAPPED);
  tapis_message_popover_look (TAPIS_MESSAGE_POPOVER (popover), texts);
}

/* Returns whether @widget is in a popover of translation mode. */
static gboolean
is_ours (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, TAPIS_TYPE_MESSAGE_POPOVER) != NULL;
}

/* --- with the pointer ----------------------------------------------------- */

void
translator_aim (TapisTranslator *self, gboolean aiming)
{
  GListModel *windows = gtk_window_get_toplevels ();

  self->aiming = aiming;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      gtk_widget_set_cursor_from_name (window, aiming ? "crosshair" : NULL);
    }
  tapis_translation_bar_set_aiming (self->bar, aiming);
}

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y,
            TapisTranslator *self)
{
  GtkWidget *window =
    gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GdkModifierType modifiers = gtk_event_controller_get_current_event_state (
    GTK_EVENT_CONTROLLER (gesture));
  g_autoptr (TapisTexts) texts = NULL;
  GtkWidget *at;

  if (!self->aiming && !(modifiers & GDK_CONTROL_MASK))
    return;
  texts = tapis_texts_at (window, x, y, &at);
  if (texts == NULL || is_ours (at))
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->aiming)
    translator_aim (self, FALSE);
  translator_end_walk (self);
  translator_open (self, at, texts);
}

/* --- with keys ------------------------------------------------------------ */

static GtkWidget *
here (TapisTranslator *self)
{
  return g_ptr_array_index (self->stops, self->stop);
}

void
translator_end_walk (TapisTranslator *self)
{
  if (self->walked == NULL)
    return;
  for (guint i = 0; i < self->stops->len; i++)
    gtk_widget_remove_css_class (g_ptr_array_index (self->stops, i), HERE);
  g_clear_pointer (&self->stops, g_ptr_array_unref);
  self->walked = NULL;
  tapis_translation_bar_set_text (self->bar, TAPIS_BAR_NOTE, NULL);
}

/* Scrolls the scrolled window around @widget, if there is one, until @widget is
 * visible. */
static void
scroll_to (GtkWidget *widget)
{
  GtkWidget *scrolled =
    gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;
  GtkAdjustment *adjustment;
  double value;

  if (scrolled == NULL ||
      !gtk_widget_compute_bounds (widget, scrolled, &bounds))
    return;
  adjustment =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  value = gtk_adjustment_get_value (adjustment) + bounds.origin.y;
  gtk_adjustment_clamp_page (adjustment, value, value + bounds.size.height);
}

static void
go_to (TapisTranslator *self, guint stop)
{
  g_autoptr (TapisTexts) texts = NULL;

  gtk_widget_remove_css_class (here (self), HERE);
  self->stop = stop;
  gtk_widget_add_css_class (here (self), HERE);
  scroll_to (here (self));
  texts = tapis_texts_of (here (self));
  tapis_translation_bar_set_text (self->bar, TAPIS_BAR_NOTE, texts->shown);
  tapis_compat_announce (
    GTK_WINDOW (gtk_widget_get_root (self->walked)), texts->shown,
    self->n_spoken++);
}

static void
begin_walk (TapisTranslator *self, GtkWidget *window)
{
  GPtrArray *stops = tapis_texts_list (window);

  translator_end_walk (self);
  if (stops->len == 0 || is_ours (g_ptr_array_index (stops, 0)))
    {
      g_ptr_array_unref (stops);
      return;
    }
  for (guint i = 0; i < stops->len; i++)
    g_object_ref (g_ptr_array_index (stops, i));
  g_ptr_array_set_free_func (stops, g_object_unref);
  self->walked = window;
  self->stops = stops;
  self->stop = 0;
  go_to (self, 0);
}

static void
choose_here (TapisTranslator *self)
{
  g_autoptr (GtkWidget) widget = g_object_ref (here (self));
  g_autoptr (TapisTexts) texts = tapis_texts_of (widget);

  translator_end_walk (self);
  if (gtk_widget_get_mapped (widget))
    translator_open (self, widget, texts);
}

/* Handles @key while the person moves from text to text with the keys. Returns
 * FALSE if the key does nothing in this mode. */
static gboolean
walk (TapisTranslator *self, guint key)
{
  gboolean right =
    gtk_widget_get_direction (self->walked) == GTK_TEXT_DIR_RTL;
  guint n = self->stops->len;
  guint next = (self->stop + 1) % n, last = (self->stop + n - 1) % n;

  switch (key)
    {
    case GDK_KEY_Right:
      go_to (self, right ? last : next);
      return TRUE;
    case GDK_KEY_Left:
      go_to (self, right ? next : last);
      return TRUE;
    case GDK_KEY_Tab:
    case GDK_KEY_Down:
      go_to (self, next);
      return TRUE;
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_Up:
      go_to (self, last);
      return TRUE;
    case GDK_KEY_Home:
      go_to (self, 0);
      return TRUE;
    case GDK_KEY_End:
      go_to (self, n - 1);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_space:
      choose_here (self);
      return TRUE;
    case GDK_KEY_Escape:
    case GDK_KEY_F12:
      translator_end_walk (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_cb (GtkEventController *controller, guint key, guint code,
        GdkModifierType modifiers, TapisTranslator *self)
{
  GtkWidget *window = gtk_event_controller_get_widget (controller);

  if (self->aiming && key == GDK_KEY_Escape)
    {
      translator_aim (self, FALSE);
      return TRUE;
    }
  if (self->walked == window && walk (self, key))
    return TRUE;
  if (key != GDK_KEY_F12 ||
      (modifiers & gtk_accelerator_get_default_mod_mask ()))
    return FALSE;
  begin_walk (self, window);
  return TRUE;
}

/* Called when @window, which may be a popover, is unmapped. */
static void
gone_cb (GtkWidget *window, TapisTranslator *self)
{
  if (self->walked == window)
    translator_end_walk (self);
}

void
translator_let_choose (TapisTranslator *self, GtkWidget *window)
{
  static const char done[] = "tapis-translator";
  GtkGesture *click;
  GtkEventController *keys;

  if (TAPIS_IS_MESSAGE_POPOVER (window) ||
      g_object_get_data (G_OBJECT (window), done) != NULL)
    return;
  g_object_set_data (G_OBJECT (window), done, self);
  click = gtk_gesture_click_new ();
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click),
                                              GTK_PHASE_CAPTURE);
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, 0);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_cb), self, 0);
  gtk_widget_add_controller (window, keys);
  g_signal_connect_object (window, "unmap", G_CALLBACK (gone_cb), self, 0);
}
