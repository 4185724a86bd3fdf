/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sign of the order, which shows which cards are strong. Decides no
 * rule. */

#include "scientific-war-table-order.h"

#include <adwaita.h>

#include "widgets/cards/tapis-card-theme.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-tooltip.h"
#include "widgets/kit/tapis-widget.h"

/* If the sign is narrower than WIDE times the height of the title, the title is
 * above the ranks, otherwise beside them. */
#define WIDE 27

/* The padding of the sign in pixels: SIDE at the left and right, EDGE above and
 * below. */
#define SIDE 14
#define EDGE 5

/* The size of the text of the strongest rank and of the weakest rank, as shares
 * of the font size, and the opacity of the weakest rank. */
#define STRONG_SIZE 1.2
#define WEAK_SIZE 0.74
#define WEAK_ALPHA 0.72

#define N_RANKS 13

struct _TapisOrderSign
{
  GtkWidget parent_instance;

  /* references that this widget owns */
  /* moves the ranks; its value goes from 0 (usual order) to 1 (reversed) */
  AdwAnimation *turning;

  /* child widgets */
  GtkWidget *title;

  /* state */
  gboolean set; /* whether an order has been set */
  gboolean turned;
  GdkRectangle row; /* where the ranks are drawn */
};

G_DEFINE_FINAL_TYPE (TapisOrderSign, tapis_order_sign, GTK_TYPE_WIDGET)

/* --- drawing -------------------------------------------------------------- */

/* Returns a Pango layout of the index of cards of @rank: a letter or a number.
 * @size: the size of the text, as a share of the font size. Returns: (transfer
 * full). */
static PangoLayout *
lay_out (TapisOrderSign *self, guint rank, double size)
{
  TapisCardStyle style = tapis_card_theme_get_style (CG_PACK_FRENCH, 1);

  return tapis_widget_lay_out (GTK_WIDGET (self),
                               tapis_card_art_index (CG_FRENCH (rank, 0),
                                                     &style),
                               size, PANGO_WEIGHT_BOLD);
}

/* Draws the rank that is number @i in the usual order, in which 0 is the
 * ace. */
static void
snapshot_rank (TapisOrderSign *self, GtkSnapshot *snapshot, guint i,
               GdkRGBA colour)
{
  /* the position of the rank in the row, from 0 on; a fraction while the ranks
   * move */
  double at = i + (N_RANKS - 1 - 2.0 * i) *
                    adw_animation_get_value (self->turning);
  double strength = 1 - at / (N_RANKS - 1);
  double step = (double) self->row.width / N_RANKS;
  double x = self->row.x + step * (at + 0.5);
  g_autoptr (PangoLayout) layout = NULL;
  int width, height;

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = 2 * self->row.x + self->row.width - x;
  layout = lay_out (self, i == 0 ? CG_ACE : N_RANKS + 1 - i,
                    WEAK_SIZE + (STRONG_SIZE - WEAK_SIZE) * strength);
  pango_layout_get_pixel_size (layout, &width, &height);
  colour.alpha *= (float) (WEAK_ALPHA + (1 - WEAK_ALPHA) * strength);
  tapis_widget_snapshot_layout (
    snapshot, layout, x - width / 2.0,
    self->row.y + (self->row.height - height) / 2.0, &colour);
}

static void
tapis_order_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisOrderSign *self = TAPIS_ORDER_SIGN (widget);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget),
                               &colour);
  for (guint i = 0; i < N_RANKS; i++)
    snapshot_rank (self, snapshot, i, colour);
  GTK_WIDGET_CLASS (tapis_order_sign_parent_class)
    ->snapshot (widget, snapshot);
}

/* --- layout --------------------------------------------------------------- */

static GtkSizeRequestMode
tapis_order_sign_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tapis_order_sign_measure (GtkWidget *widget, GtkOrientation orientation,
                          int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  TapisOrderSign *self = TAPIS_ORDER_SIGN (widget);
  int line = tapis_widget_natural_height (self->title, -1);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 0;
      *natural = WIDE * line;
    }
  else
    *minimum = *natural =
      (for_size >= 0 && for_size < WIDE * line ? 2 * line : line * 5 / 4) +
      2 * EDGE;
}

static void
tapis_order_sign_size_allocate (GtkWidget *widget, int width, int height,
                                int baseline)
{
  TapisOrderSign *self = TAPIS_ORDER_SIGN (widget);
  int line = tapis_widget_natural_height (self->title, -1);
  int title = MIN (tapis_widget_natural_width (self->title),
                   width - 2 * SIDE);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (width < WIDE * line)
    {
      tapis_widget_allocate (
        self->title,
        &(GdkRectangle) { (width - title) / 2, EDGE, title, line });
      self->row = (GdkRectangle) { SIDE / 2, EDGE + line, width - SIDE,
                                   height - 2 * EDGE - line };
      return;
    }
  tapis_widget_allocate (self->title,
                         &(GdkRectangle) { rtl ? width - SIDE - title : SIDE,
                                           (height - line) / 2, title, line });
  self->row = (GdkRectangle) { rtl ? SIDE : 2 * SIDE + title, EDGE,
                               width - title - 3 * SIDE, height - 2 * EDGE };
}

/* --- the widget ----------------------------------------------------------- */

static void
tick_cb (double value, gpointer user_data)
{
  gtk_widget_queue_draw (user_data);
}

static void
tapis_order_sign_dispose (GObject *object)
{
  TapisOrderSign *self = TAPIS_ORDER_SIGN (object);

  g_clear_object (&self->turning);
  g_clear_pointer (&self->title, gtk_widget_unparent);

  G_OBJECT_CLASS (tapis_order_sign_parent_class)->dispose (object);
}

static void
tapis_order_sign_class_init (TapisOrderSignClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tapis_order_sign_dispose;
  widget_class->snapshot = tapis_order_sign_snapshot;
  widget_class->get_request_mode = tapis_order_sign_get_request_mode;
  widget_class->measure = tapis_order_sign_measure;
  widget_class->size_allocate = tapis_order_sign_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "ordersign");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tapis_order_sign_init (TapisOrderSign *self)
{
  self->title = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->title), PANGO_ELLIPSIZE_END);
  gtk_widget_set_parent (self->title, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "drawn");
  self->turning = adw_timed_animation_new (
    GTK_WIDGET (self), 0, 0, 0,
    adw_callback_animation_target_new (tick_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->turning),
                                  ADW_EASE_IN_OUT_CUBIC);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
tapis_order_sign_set (TapisOrderSign *self, gboolean turned, const char *title,
                      const char *description, guint duration)
{
  g_return_if_fail (TAPIS_IS_ORDER_SIGN (self));

  if (!self->set || self->turned != turned)
    {
      AdwTimedAnimation *turning = ADW_TIMED_ANIMATION (self->turning);

      adw_timed_animation_set_value_from (
        turning, adw_animation_get_value (self->turning));
      adw_timed_animation_set_value_to (turning, turned);
      adw_timed_animation_set_duration (turning, self->set ? duration : 0);
      adw_animation_play (self->turning);
      self->set = TRUE;
      self->turned = turned;
    }
  gtk_label_set_text (GTK_LABEL (self->title), title);
  tapis_widget_toggle_class (GTK_WIDGET (self), "turned", turned);
  tapis_tooltip_set_above (GTK_WIDGET (self), description);
  tapis_names_set (GTK_WIDGET (self), title, description);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
