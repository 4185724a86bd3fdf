/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget of one card: draws the card, lets a person choose it, and names it
 * for screen readers. It must not know the rules of any game. */

#include "tapis-card-view.h"

#include "tapis-card-snapshot.h"
#include "tapis-card-theme.h"
#include "tapis-pile-geometry.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

#define HOVER_RAISE 0.06

struct _TapisCardView
{
  GtkWidget parent_instance;

  /* owned */
  TapisCard *card;
  GdkTexture *texture;

  /* state */
  int texture_width;
  CgCard texture_face;
  gboolean interactive;
  gboolean away;
  gboolean dragged;
  gboolean hover;
  gboolean walkable; /* the card takes the focus only so that a screen reader
                      * reads it */
  int strip; /* how many pixels of the card's width the next card leaves
              * uncovered; 0: nothing covers the card */
};

/* The actions of the widget, and the touch with which each emits `activated`.
 * Screen readers offer these actions too. */
static const struct
{
  const char *action;
  TapisTouch touch;
} touches[] = {
  { "card.select", TAPIS_TOUCH_TOGGLE },
  { "card.lay", TAPIS_TOUCH_LAY },
  { "card.add", TAPIS_TOUCH_ADD },
};

#define ADDING (GDK_CONTROL_MASK | GDK_SHIFT_MASK)

G_DEFINE_FINAL_TYPE (TapisCardView, tapis_card_view, GTK_TYPE_WIDGET)

/* --- drawing -------------------------------------------------------------- */

/* The size of the emblem of the player who laid the card, as a share of the
 * card's width, and the smallest and largest size in pixels. */
#define BADGE 0.36
#define LEAST_BADGE 15
#define MOST_BADGE 30

/* Returns the height of the card if it is @width pixels wide. */
static int
height_for (TapisCardView *self, int width)
{
  return tapis_pile_card_height (tapis_card_get_pack (self->card), width);
}

static void
ensure_texture (TapisCardView *self, int width)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  CgCard face = tapis_card_get_state (self->card)->face;
  TapisCardStyle style;

  if (self->texture != NULL && self->texture_width == width * scale &&
      self->texture_face == face)
    return;
  g_clear_object (&self->texture);
  style = tapis_card_theme_get_style (tapis_card_get_pack (self->card), scale);
  self->texture = tapis_card_art_face (face, width * scale, &style);
  self->texture_width = width * scale;
  self->texture_face = face;
}

/* The emblem of the player who laid the card is drawn at the lower left, where
 * the next card does not cover it. */
void
tapis_card_view_draw_badge (TapisCardView *self, GtkSnapshot *snapshot,
                            int width)
{
  const TapisCardState *card = tapis_card_get_state (self->card);
  int strip = self->strip > 0 ? MIN (self->strip, width) : width;
  int size = CLAMP ((int) (width * BADGE), LEAST_BADGE, MOST_BADGE);
  g_autoptr (GdkTexture) texture = NULL;
  graphene_rect_t place;
  GskRoundedRect edge;

  if (card->laid_by == NULL || !(card->laid_last || self->walkable))
    return;
  size = MIN (size, strip);
  texture = tapis_card_art_emblem (
    card->laid_by, size * gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  if (texture == NULL)
    return;
  graphene_rect_init (&place, (float) MIN (2, (strip - size) / 2),
                      (float) (height_for (self, width) - size - 2),
                      (float) size, (float) size);
  gsk_rounded_rect_init_from_rect (&edge, &place, (float) size / 2);
  gtk_snapshot_append_texture (snapshot, texture, &place);
  tapis_widget_snapshot_line (snapshot, &edge, 1.5f,
                              &(GdkRGBA) { 1, 1, 1, 0.9f });
}

double
tapis_card_view_get_raise (TapisCardView *self)
{
  double height = height_for (self,
                              gtk_widget_get_width (GTK_WIDGET (self)));

  g_return_val_if_fail (TAPIS_IS_CARD_VIEW (self), 0);

  if (!self->interactive)
    return 0;
  if (tapis_card_get_state (self->card)->selected)
    return height * TAPIS_CARD_VIEW_RAISE;
  return self->hover ? height * HOVER_RAISE : 0;
}

/* Draws a ring around a card that has the focus, is part of a hint or is
 * selected. @mark: the colour of the ring */
static void
draw_ring (TapisCardView *self, GtkSnapshot *snapshot,
           const GskRoundedRect *outline, const GdkRGBA *mark)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = gtk_widget_get_width (widget);
  const TapisCardState *card = tapis_card_get_state (self->card);
  gboolean strong = card->hinted || gtk_widget_has_visible_focus (widget);
  float w = strong ? (float) CLAMP (width / 22.0, 2.5, 5) : 2;
  GskRoundedRect ring = *outline;
  GdkRGBA halo = *mark;

  if (!strong && !card->selected)
    return;
  if (strong)
    gsk_rounded_rect_shrink (&ring, -w / 2, -w / 2, -w / 2, -w / 2);
  tapis_widget_snapshot_line (snapshot, &ring, w, mark);
  if (!card->hinted)
    return;
  /* the halo has no blur: around a rotated card, as in a fan, Cairo draws only
   * the corners of a blur */
  halo.alpha *= 0.35f;
  gtk_snapshot_append_outset_shadow (snapshot, &ring, &halo, 0, 0, 3, 0);
  tapis_card_snapshot_bulb (snapshot, widget, width, mark);
}

static void
tapis_card_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisCardView *self = TAPIS_CARD_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  CgPack pack = tapis_card_get_pack (self->card);
  const TapisCardState *card = tapis_card_get_state (self->card);
  GskRoundedRect outline;
  GdkRGBA mark;

  if (self->away || self->dragged || width <= 0)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT (0, (float) -tapis_card_view_get_raise (self)));
  tapis_card_snapshot_outline (&outline, width, height_for (self, width));

  tapis_card_snapshot_shadow (snapshot, pack, width);
  if (tapis_card_snapshot_is_mini (card->face, width))
    tapis_card_snapshot_mini (snapshot, widget, pack, card->face, width,
                   self->strip > 0 ? MIN (self->strip, width) : width);
  else
    {
      ensure_texture (self, width);
      gtk_snapshot_append_texture (snapshot, self->texture, &outline.bounds);
    }

  tapis_card_view_draw_badge (self, snapshot, width);

  /* the style sheet sets this colour: brass, or in high contrast the colour of
   * text */
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &mark);
  tapis_card_snapshot_fit (snapshot, pack, card->fit, width, &mark);
  draw_ring (self, snapshot, &outline, &mark);
  gtk_snapshot_restore (snapshot);
}

static gboolean
tapis_card_view_contains (GtkWidget *widget, double x, double y)
{
  TapisCardView *self = TAPIS_CARD_VIEW (widget);
  double raise = 0;

  /* a selected card takes clicks where it is drawn, above its allocation, too.
   * A card that is raised because the pointer is on it takes clicks only in its
   * allocation; otherwise raising it could move it away from the pointer */
  if (tapis_card_get_state (self->card)->selected)
    raise = tapis_card_view_get_raise (self);
  return x >= 0 && x < gtk_widget_get_width (widget) && y >= -raise &&
         y < gtk_widget_get_height (widget);
}

/* --- accessibility -------------------------------------------------------- */

static void
update_accessible (TapisCardView *self)
{
  const TapisCardState *card = tapis_card_get_state (self->card);
  const char *description = tapis_card_get_description (self->card);

  tapis_names_set (GTK_WIDGET (self), tapis_card_get_name (self->card),
                   description != NULL ? description : "");
  if (self->interactive)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                                 GTK_ACCESSIBLE_STATE_PRESSED,
                                 card->selected
                                   ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                   : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                 -1);
}

static void
card_changed_cb (TapisCardView *self)
{
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
theme_changed_cb (TapisCardView *self, TapisCardTheme *theme)
{
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* --- choosing ------------------------------------------------------------- */

static void
set_hover (TapisCardView *self, gboolean hover)
{
  if (self->hover == hover)
    return;
  self->hover = hover;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Raises the card if the pointer moves onto it. GTK also reports a motion when
 * the card moves under a pointer that is at rest. In this case the card is not
 * raised, because it would look as if it were selected. */
static void
motion_cb (TapisCardView *self, double x, double y)
{
  static graphene_point_t last = { -1, -1 };
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_point_t now;
  gboolean known = last.x >= 0;

  if (root == NULL ||
      !gtk_widget_compute_point (GTK_WIDGET (self), root,
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y),
                                 &now) ||
      graphene_point_near (&last, &now, 0.5f))
    return;
  last = now;
  if (known)
    set_hover (self, TRUE);
}

static void
leave_cb (TapisCardView *self)
{
  set_hover (self, FALSE);
}

/* Returns whether a click at @x, @y is the second half of a double click whose
 * first half was on another card, which has moved away since. The person does
 * not mean to click the card that is there now. */
static gboolean
is_stray (TapisCardView *self, double x, double y, GtkEventController *click)
{
  static struct
  {
    gconstpointer card; /* may have been freed: only its address is compared */
    guint32 time;
    graphene_point_t place;
  } last;
  GtkWidget *widget = GTK_WIDGET (self);
  guint32 time = gtk_event_controller_get_current_event_time (click);
  graphene_point_t place;
  gboolean stray;
  int near, soon;

  if (time == GDK_CURRENT_TIME ||
      !gtk_widget_compute_point (
        widget, GTK_WIDGET (gtk_widget_get_root (widget)),
        &GRAPHENE_POINT_INIT ((float) x, (float) y), &place))
    return FALSE;
  g_object_get (gtk_widget_get_settings (widget),
                "gtk-double-click-time", &soon,
                "gtk-double-click-distance", &near, NULL);
  stray = last.card != NULL && last.card != self->card &&
          time - last.time < (guint32) soon &&
          graphene_point_near (&place, &last.place, (float) near);
  last.card = self->card;
  last.time = time;
  last.place = place;
  return stray;
}

static void
released_cb (TapisCardView *self, int n_press, double x, double y,
             GtkGestureSingle *click)
{
  GdkModifierType held =
    gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (click));
  TapisTouch touch = (held & ADDING) != 0 ? TAPIS_TOUCH_ADD
                     : n_press > 1        ? TAPIS_TOUCH_AGAIN
                     : gtk_gesture_single_get_current_sequence (click) != NULL
                       ? TAPIS_TOUCH_FINGER
                       : TAPIS_TOUCH_TAP;

  if (!self->interactive ||
      !tapis_card_view_contains (GTK_WIDGET (self), x, y))
    return;
  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  if (is_stray (self, x, y, GTK_EVENT_CONTROLLER (click)))
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self));
  g_signal_emit_by_name (self, "activated", touch);
}

static void
touch_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  for (guint i = 0; i < G_N_ELEMENTS (touches); i++)
    if (g_str_equal (name, touches[i].action))
      g_signal_emit_by_name (widget, "activated", touches[i].touch);
}

static void
enter (TapisCardView *self)
{
  if (self->interactive)
    g_signal_emit_by_name (self, "activated", TAPIS_TOUCH_ENTER);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_card_view_dispose (GObject *object)
{
  TapisCardView *self = TAPIS_CARD_VIEW (object);

  g_clear_object (&self->card);
  g_clear_object (&self->texture);

  G_OBJECT_CLASS (tapis_card_view_parent_class)->dispose (object);
}

static void
tapis_card_view_class_init (TapisCardViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  guint entered;

  object_class->dispose = tapis_card_view_dispose;
  widget_class->snapshot = tapis_card_view_snapshot;
  widget_class->contains = tapis_card_view_contains;

  /**
   * TapisCardView::activated:
   * @touch: how a person touched the card, a #TapisTouch
   */
  tapis_class_add_signal (klass, "activated", 1, G_TYPE_INT);

  for (guint i = 0; i < G_N_ELEMENTS (touches); i++)
    gtk_widget_class_install_action (widget_class, touches[i].action, NULL,
                                     touch_action);
  entered = g_signal_new_class_handler (
    "enter", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
    G_CALLBACK (enter), NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_activate_signal (widget_class, entered);
  for (guint i = 0; i < G_N_ELEMENTS (tapis_space_keys); i++)
    {
      guint key = tapis_space_keys[i];

      gtk_widget_class_add_binding_action (widget_class, key, 0, "card.select",
                                           NULL);
      gtk_widget_class_add_binding_action (widget_class, key, GDK_CONTROL_MASK,
                                           "card.add", NULL);
      gtk_widget_class_add_binding_action (widget_class, key, GDK_SHIFT_MASK,
                                           "card.add", NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (tapis_enter_keys); i++)
    gtk_widget_class_add_binding_signal (widget_class, tapis_enter_keys[i], 0,
                                         "enter", NULL);
  gtk_widget_class_set_css_name (widget_class, "playingcard");
}

static void
tapis_card_view_init (TapisCardView *self)
{
}

/* Adds @controller to the widget and calls @callback when its @signal is
 * emitted. */
static void
add_controller (TapisCardView *self, gpointer controller, const char *signal,
                GCallback callback)
{
  g_signal_connect_swapped (controller, signal, callback, self);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
make_interactive (TapisCardView *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  add_controller (self, motion, "motion", G_CALLBACK (motion_cb));
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  add_controller (self, click, "released", G_CALLBACK (released_cb));
  /* draw the card again when its focus becomes visible or invisible: draw_ring
   * () depends on it */
  g_signal_connect (self, "state-flags-changed",
                    G_CALLBACK (gtk_widget_queue_draw), NULL);
}

GtkWidget *
tapis_card_view_new (TapisCard *card, gboolean interactive)
{
  TapisCardView *self;

  g_return_val_if_fail (TAPIS_IS_CARD (card), NULL);

  self = g_object_new (TAPIS_TYPE_CARD_VIEW,
                       "accessible-role",
                       interactive ? GTK_ACCESSIBLE_ROLE_BUTTON
                                   : GTK_ACCESSIBLE_ROLE_IMG,
                       NULL);
  self->card = g_object_ref (card);
  self->interactive = interactive;
  if (interactive)
    make_interactive (self);
  else
    for (guint i = 0; i < G_N_ELEMENTS (touches); i++)
      gtk_widget_action_set_enabled (GTK_WIDGET (self), touches[i].action,
                                     FALSE);
  g_signal_connect_object (card, "changed", G_CALLBACK (card_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (theme_changed_cb), self,
                           G_CONNECT_SWAPPED);
  update_accessible (self);
  return GTK_WIDGET (self);
}

TapisCard *
tapis_card_view_get_card (TapisCardView *self)
{
  g_return_val_if_fail (TAPIS_IS_CARD_VIEW (self), NULL);

  return self->card;
}

void
tapis_card_view_set_away (TapisCardView *self, gboolean away)
{
  g_return_if_fail (TAPIS_IS_CARD_VIEW (self));

  if (self->away == away)
    return;
  self->away = away;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tapis_card_view_set_dragged (TapisCardView *self, gboolean dragged)
{
  g_return_if_fail (TAPIS_IS_CARD_VIEW (self));

  if (self->dragged == dragged)
    return;
  self->dragged = dragged;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tapis_card_view_set_strip (TapisCardView *self, int strip)
{
  g_return_if_fail (TAPIS_IS_CARD_VIEW (self));

  if (self->strip == strip)
    return;
  self->strip = strip;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tapis_card_view_set_walkable (TapisCardView *self)
{
  g_return_if_fail (TAPIS_IS_CARD_VIEW (self));

  self->walkable = TRUE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "notify::has-focus",
                    G_CALLBACK (gtk_widget_queue_draw), NULL);
}
