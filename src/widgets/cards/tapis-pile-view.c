/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that shows the cards of one TapisPile. It must not know the rules of
 * any game. */

#include "tapis-pile-view-private.h"

#include <math.h>

#include "model/words/tapis-words-language.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

/* The largest number of cards that get a widget: the last (topmost) cards of a
 * deck, and, by default, the last cards of a pile that is spread out. */
#define DECK_SEEN 3
#define SPREAD_SEEN 8

/* The smallest size of the number that is drawn on captured cards, as a share
 * of the usual text size. */
#define LEAST_COUNT 0.8

G_DEFINE_FINAL_TYPE (TapisPileView, tapis_pile_view, GTK_TYPE_WIDGET)

/* --- keeping up with the pile --------------------------------------------- */

static CgPack
pack_of (TapisPileView *self)
{
  return self->pile != NULL ? tapis_pile_get_pack (self->pile)
                            : CG_PACK_FRENCH;
}

/* Returns whether the pile is spread out: it has a shape in which only its last
 * cards are shown, as many as there is room for. */
static gboolean
is_spread (TapisPileView *self)
{
  return self->shape == TAPIS_PILE_SPREAD || self->shape == TAPIS_PILE_LINE;
}

/* Returns whether this view, and not another one, shows the card at @position
 * of the pile. */
static gboolean
is_here (TapisPileView *self, guint position)
{
  return self->elsewhere == NULL ||
         !self->elsewhere (tapis_pile_get_card (self->pile, position),
                           self->elsewhere_data);
}

/* Returns how many cards of the pile belong to this view, including the covered
 * ones, which have no widget. */
static guint
n_here (TapisPileView *self)
{
  guint n = self->pile != NULL ? tapis_pile_get_n_cards (self->pile) : 0;
  guint here = 0;

  for (guint i = 0; i < n; i++)
    here += is_here (self, i);
  return here;
}

/* Returns how many cards of the pile get a widget in this view. */
static guint
n_seen (TapisPileView *self)
{
  guint n = n_here (self);

  if (is_spread (self))
    {
      int fits =
        tapis_pile_spread_fits (gtk_widget_get_width (GTK_WIDGET (self)),
                                MAX (self->card_width, 1));

      return MIN (n, MIN ((guint) fits, self->most));
    }
  return self->shape == TAPIS_PILE_DECK ? MIN (n, DECK_SEEN) : n;
}

static void
view_activated_cb (TapisPileView *self, TapisTouch touch, TapisCardView *view)
{
  g_signal_emit_by_name (self, "card-activated",
                         tapis_card_view_get_card (view), touch);
}

TapisCardView *
pile_view_find (GPtrArray *views, TapisCard *card, guint *position)
{
  for (guint i = 0; i < views->len; i++)
    {
      TapisCardView *view = g_ptr_array_index (views, i);

      if (tapis_card_view_get_card (view) == card)
        {
          if (position != NULL)
            *position = i;
          return view;
        }
    }
  return NULL;
}

static GtkWidget *
add_view (TapisPileView *self, TapisCard *card)
{
  GtkWidget *view = tapis_card_view_new (card, self->interactive);

  g_signal_connect_swapped (view, "activated", G_CALLBACK (view_activated_cb),
                            self);
  if (self->walkable)
    tapis_card_view_set_walkable (TAPIS_CARD_VIEW (view));
  gtk_widget_set_parent (view, GTK_WIDGET (self));
  return view;
}

/* Makes widgets for the cards that are new in the pile, and removes the widgets
 * of cards that have left it. */
static void
update_views (TapisPileView *self)
{
  guint n = self->pile != NULL ? tapis_pile_get_n_cards (self->pile) : 0;
  guint covered = n_here (self) - n_seen (self);
  g_autoptr (GPtrArray) old = self->views;
  GtkWidget *previous = NULL;
  int focus = -1; /* the index in @old of the card that has the focus, if that
                   * card has left the pile; otherwise -1 */

  self->views = g_ptr_array_new ();
  for (guint i = 0; i < old->len; i++)
    if (gtk_widget_has_focus (g_ptr_array_index (old, i)))
      focus = (int) i;

  for (guint i = 0; i < n; i++)
    {
      TapisCard *card = tapis_pile_get_card (self->pile, i);
      guint position;
      GtkWidget *view;

      if (!is_here (self, i))
        continue;
      if (covered > 0)
        {
          covered--;
          continue;
        }
      view = (GtkWidget *) pile_view_find (old, card, &position);
      if (view != NULL)
        {
          g_ptr_array_remove_index (old, position);
          if (focus > (int) position)
            focus--;
          else if (focus == (int) position)
            focus = -1; /* this card stays */
        }
      else
        view = add_view (self, card);
      gtk_widget_insert_after (view, GTK_WIDGET (self), previous);
      previous = view;
      g_ptr_array_add (self->views, view);
    }

  /* if the card with the focus has left, the focus goes to its neighbour */
  if (focus >= 0 && self->views->len > 0)
    gtk_widget_grab_focus (g_ptr_array_index (
      self->views, MIN ((guint) focus, self->views->len - 1)));
  else if (focus >= 0)
    g_signal_emit_by_name (self, "focus-lost");
  for (guint i = 0; i < old->len; i++)
    gtk_widget_unparent (g_ptr_array_index (old, i));
}

static void
items_changed_cb (TapisPileView *self)
{
  update_views (self);
  if (self->shape == TAPIS_PILE_GRID)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
update_accessible (TapisPileView *self)
{
  const TapisPileWords *words =
    self->pile != NULL ? tapis_pile_get_words (self->pile) : NULL;

  tapis_names_set (GTK_WIDGET (self), words != NULL ? words->name : "",
                   words != NULL ? words->description : "");
}

/* --- layout and drawing --------------------------------------------------- */

/* Only a grid requests a size. If the view has any other shape, its parent
 * decides how large it is. */
static void
tapis_pile_view_measure (GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural,
                         int *minimum_baseline, int *natural_baseline)
{
  TapisPileView *self = TAPIS_PILE_VIEW (widget);
  int n = (int) self->views->len;
  int columns = for_size < 0 ? MAX (n, 1)
                             : tapis_grid_columns (for_size, self->card_width);

  *minimum = *natural = 0;
  if (self->shape != TAPIS_PILE_GRID)
    return;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = tapis_grid_height (
      pack_of (self), (n + columns - 1) / columns, self->card_width);
  else
    {
      *minimum = tapis_grid_width (1, self->card_width);
      *natural = tapis_grid_width (MAX (n, 1), self->card_width);
    }
}

static GtkSizeRequestMode
tapis_pile_view_get_request_mode (GtkWidget *widget)
{
  return TAPIS_PILE_VIEW (widget)->shape == TAPIS_PILE_GRID
           ? GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
           : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* Allocates the widget of the card with the index @i at the position slots[i].
 * @n: the number of cards in @slots */
static void
place_card (TapisPileView *self, guint i, guint n, const TapisPileSlot *slots,
            int card_width)
{
  int card_height = tapis_pile_card_height (pack_of (self), card_width);
  GtkWidget *view = g_ptr_array_index (self->views, i);
  gboolean straight = slots[i].angle == 0;
  double y = slots[i].y + self->shift;
  /* a card that is not turned lies at whole pixels, so that it is sharp */
  GskTransform *transform = gsk_transform_translate (
    NULL,
    &GRAPHENE_POINT_INIT ((float) (straight ? round (slots[i].x) : slots[i].x),
                          (float) (straight ? round (y) : y)));

  if (!straight)
    {
      /* the card is turned about its centre */
      transform = gsk_transform_translate (
        transform,
        &GRAPHENE_POINT_INIT (card_width / 2.0f, card_height / 2.0f));
      transform = gsk_transform_rotate (transform, (float) slots[i].angle);
      transform = gsk_transform_translate (
        transform,
        &GRAPHENE_POINT_INIT (-card_width / 2.0f, -card_height / 2.0f));
    }
  /* only the part of the card that the next card in its row does not cover is
   * visible */
  tapis_card_view_set_strip (TAPIS_CARD_VIEW (view),
                             i + 1 < n && slots[i + 1].x > slots[i].x
                               ? (int) (slots[i + 1].x - slots[i].x)
                               : 0);
  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL,
                      NULL);
  gtk_widget_allocate (view, card_width, card_height, -1, transform);
}

static void
tapis_pile_view_size_allocate (GtkWidget *widget, int width, int height,
                               int baseline)
{
  TapisPileView *self = TAPIS_PILE_VIEW (widget);
  guint n;
  int card_width;
  g_autofree TapisPileSlot *slots = NULL;

  if (is_spread (self) && n_seen (self) != self->views->len)
    update_views (self);
  n = self->views->len;
  if (n == 0)
    return;

  slots = g_new (TapisPileSlot, n);
  card_width = tapis_pile_slots (self->shape, pack_of (self), (int) n, width,
                                 height, self->card_width, slots);
  self->per_row = 1;
  while ((guint) self->per_row < n &&
         slots[self->per_row].x > slots[self->per_row - 1].x)
    self->per_row++;

  for (guint i = 0; i < n; i++)
    place_card (self, i, n, slots, card_width);
}

/* Draws the number of cards of the pile in its middle. Cards that another view
 * shows are counted too. */
static void
snapshot_count (TapisPileView *self, GtkSnapshot *snapshot)
{
  double scale = CLAMP (self->card_width / 40.0, LEAST_COUNT, 1.5);
  g_autofree char *text =
    tapis_words_number ((int) tapis_pile_get_n_cards (self->pile));

  tapis_widget_snapshot_chip (GTK_WIDGET (self), snapshot, text, scale);
}

static void
tapis_pile_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisPileView *self = TAPIS_PILE_VIEW (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  int card_width = self->card_width;
  int card_height = tapis_pile_card_height (pack_of (self), card_width);
  gboolean focus = gtk_widget_has_visible_focus (widget);
  gboolean empty = self->views->len == 0;
  gboolean row = self->shape == TAPIS_PILE_ROW;

  /* a pile that has the focus or is empty gets an outline; an empty row gets
   * one only if it has the focus, because it has room for several cards */
  if (gtk_widget_get_focusable (widget) && (focus || (empty && !row)))
    {
      GdkRGBA mark;
      GskRoundedRect outline;
      graphene_rect_t bounds =
        GRAPHENE_RECT_INIT ((width - card_width) / 2.0f,
                            (height - card_height) / 2.0f,
                            (float) card_width, (float) card_height);

      gtk_style_context_get_color (gtk_widget_get_style_context (widget),
                                   &mark);
      if (!focus)
        mark.alpha *= 0.4f;
      if (!empty || row)
        bounds = GRAPHENE_RECT_INIT (1, 1, (float) width - 2,
                                     (float) height - 2);
      gsk_rounded_rect_init_from_rect (&outline, &bounds,
                                       (float) MAX (card_width * 0.06, 4));
      tapis_widget_snapshot_line (snapshot, &outline, focus ? 3 : 1.5f, &mark);
    }

  GTK_WIDGET_CLASS (tapis_pile_view_parent_class)->snapshot (widget, snapshot);
  if (self->shape == TAPIS_PILE_DECK && self->pile != NULL &&
      tapis_pile_get_role (self->pile) == CG_ZONE_CAPTURED &&
      tapis_pile_get_n_cards (self->pile) > 0)
    snapshot_count (self, snapshot);
}

static gboolean
tapis_pile_view_contains (GtkWidget *widget, double x, double y)
{
  /* if the pile cannot have the focus, a click between its cards goes to the
   * widget below the pile */
  return gtk_widget_get_focusable (widget) &&
         GTK_WIDGET_CLASS (tapis_pile_view_parent_class)
           ->contains (widget, x, y);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_pile_view_dispose (GObject *object)
{
  TapisPileView *self = TAPIS_PILE_VIEW (object);

  tapis_pile_view_set_pile (self, NULL);

  G_OBJECT_CLASS (tapis_pile_view_parent_class)->dispose (object);
}

static void
tapis_pile_view_finalize (GObject *object)
{
  TapisPileView *self = TAPIS_PILE_VIEW (object);

  g_ptr_array_unref (self->views);

  G_OBJECT_CLASS (tapis_pile_view_parent_class)->finalize (object);
}

/* Handles Enter or Space when the pile itself, and not one of its cards, has
 * the focus. */
static gboolean
chosen_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  if (!gtk_widget_has_focus (widget))
    return FALSE;
  g_signal_emit_by_name (widget, "chosen");
  return TRUE;
}

static void
tapis_pile_view_class_init (TapisPileViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const guint keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter,
                                GDK_KEY_ISO_Enter, GDK_KEY_space,
                                GDK_KEY_KP_Space };

  object_class->dispose = tapis_pile_view_dispose;
  object_class->finalize = tapis_pile_view_finalize;
  widget_class->measure = tapis_pile_view_measure;
  widget_class->get_request_mode = tapis_pile_view_get_request_mode;
  widget_class->size_allocate = tapis_pile_view_size_allocate;
  widget_class->snapshot = tapis_pile_view_snapshot;
  widget_class->contains = tapis_pile_view_contains;
  widget_class->focus = pile_view_focus;
  widget_class->grab_focus = pile_view_grab_focus;

  /**
   * TapisPileView::card-activated:
   * @card: the card that a person touched
   * @touch: how the person touched it, a #TapisTouch
   */
  tapis_class_add_signal (klass, "card-activated", 2, TAPIS_TYPE_CARD,
                          G_TYPE_INT);
  tapis_class_add_signal (klass, "chosen", 0);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i], 0, chosen_cb, NULL);

  /**
   * TapisPileView::focus-lost:
   *
   * Emitted when a card that had the focus has left the pile and the view shows
   * no card any more.
   */
  tapis_class_add_signal (klass, "focus-lost", 0);

  gtk_widget_class_set_css_name (widget_class, "pile");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_pile_view_init (TapisPileView *self)
{
  self->views = g_ptr_array_new ();
  self->card_width = 40;
  self->most = SPREAD_SEEN;
  self->per_row = 1;
  g_signal_connect (self, "notify::has-focus",
                    G_CALLBACK (gtk_widget_queue_draw), NULL);
}

GtkWidget *
tapis_pile_view_new (TapisPileShape shape, gboolean interactive,
                     gboolean focusable)
{
  TapisPileView *self = g_object_new (TAPIS_TYPE_PILE_VIEW, NULL);

  self->shape = shape;
  self->interactive = interactive;
  self->walkable = focusable && shape == TAPIS_PILE_GRID;
  gtk_widget_set_focusable (GTK_WIDGET (self), focusable && !self->walkable);
  return GTK_WIDGET (self);
}

void
tapis_pile_view_set_pile (TapisPileView *self, TapisPile *pile)
{
  g_return_if_fail (TAPIS_IS_PILE_VIEW (self));
  g_return_if_fail (pile == NULL || TAPIS_IS_PILE (pile));

  if (self->pile == pile)
    return;
  if (self->pile != NULL)
    g_signal_handlers_disconnect_by_data (self->pile, self);
  g_set_object (&self->pile, pile);
  self->elsewhere = NULL;
  if (pile != NULL)
    {
      g_signal_connect_swapped (pile, "items-changed",
                                G_CALLBACK (items_changed_cb), self);
      g_signal_connect_swapped (pile, "changed",
                                G_CALLBACK (update_accessible), self);
    }
  update_accessible (self);
  items_changed_cb (self);
}

TapisPile *
tapis_pile_view_get_pile (TapisPileView *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE_VIEW (self), NULL);

  return self->pile;
}

void
tapis_pile_view_set_card_width (TapisPileView *self, int width)
{
  g_return_if_fail (TAPIS_IS_PILE_VIEW (self));

  if (self->card_width == width)
    return;
  self->card_width = width;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
tapis_pile_view_set_most (TapisPileView *self, guint most)
{
  g_return_if_fail (TAPIS_IS_PILE_VIEW (self));

  most = MAX (most, 1);
  if (self->most == most)
    return;
  self->most = most;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
tapis_pile_view_set_elsewhere (TapisPileView *self,
                               TapisPileElsewhere is_elsewhere, gpointer data)
{
  g_return_if_fail (TAPIS_IS_PILE_VIEW (self));

  self->elsewhere = is_elsewhere;
  self->elsewhere_data = data;
  items_changed_cb (self);
}

void
tapis_pile_view_set_shift (TapisPileView *self, int shift)
{
  g_return_if_fail (TAPIS_IS_PILE_VIEW (self));

  if (self->shift == shift)
    return;
  self->shift = shift;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
tapis_pile_view_get_card_width (TapisPileView *self)
{
  g_return_val_if_fail (TAPIS_IS_PILE_VIEW (self), 0);
  return self->card_width;
}

void
tapis_sight_take_place (TapisSight *sight, GtkWidget *widget, double x,
                        double y, GtkWidget *above)
{
  graphene_point_t place;

  if (!gtk_widget_compute_point (widget, above,
                                 &GRAPHENE_POINT_INIT ((float) x, (float) y),
                                 &place))
    return;
  sight->x = place.x;
  sight->y = place.y;
}

TapisCardView *
tapis_pile_view_see (TapisPileView *self, TapisCard *card, GtkWidget *above,
                     TapisSight *sight)
{
  GtkWidget *widget = GTK_WIDGET (self);
  TapisCardView *view;
  graphene_point_t a, b;

  g_return_val_if_fail (TAPIS_IS_PILE_VIEW (self), NULL);

  view = pile_view_find (self->views, card, NULL);
  *sight = (TapisSight) { .width = self->card_width,
                          .pack = tapis_card_get_pack (card),
                          .face = tapis_card_get_state (card)->face };
  if (view == NULL || gtk_widget_get_width (GTK_WIDGET (view)) == 0)
    {
      tapis_sight_take_place (sight, widget,
                              gtk_widget_get_width (widget) / 2.0,
                              gtk_widget_get_height (widget) / 2.0, above);
      return view;
    }
  widget = GTK_WIDGET (view);
  sight->width = gtk_widget_get_width (widget);
  /* the angle of the card is that of its upper edge */
  if (gtk_widget_compute_point (widget, above, &GRAPHENE_POINT_INIT (0, 0),
                                &a) &&
      gtk_widget_compute_point (
        widget, above, &GRAPHENE_POINT_INIT ((float) sight->width, 0), &b))
    sight->angle = atan2 (b.y - a.y, b.x - a.x) * 180 / G_PI;
  tapis_sight_take_place (
    sight, widget, sight->width / 2,
    tapis_pile_card_height (sight->pack, (int) sight->width) / 2.0 -
      tapis_card_view_get_raise (view),
    above);
  return view;
}
