/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that draws small cards in a row. It must not know the items of a
 * game (such as TapisPile). */

#include "tapis-small-cards.h"

#include "tapis-card-snapshot.h"
#include "tapis-card-theme.h"
#include "tapis-pile-geometry.h"
#include "widgets/kit/tapis-widget.h"

#define CARD 20 /* pixels wide */
#define GAP 2

/* What stands for cards that have no room. */
#define MORE "…"

struct _TapisSmallCards
{
  GtkWidget parent_instance;

  CgPack pack;
  CgCard cards[TAPIS_SMALL_CARDS_MOST];
  guint n;
  int width;         /* of a card, in pixels */
  gboolean squeezed; /* the cards may take less room than side by side */
};

G_DEFINE_FINAL_TYPE (TapisSmallCards, tapis_small_cards, GTK_TYPE_WIDGET)

static void
tapis_small_cards_measure (GtkWidget *widget, GtkOrientation orientation,
                           int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  TapisSmallCards *self = TAPIS_SMALL_CARDS (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL
                          ? tapis_pile_card_height (self->pack, self->width)
                          : MAX (0, (int) self->n * (self->width + GAP) - GAP);
  if (self->squeezed && orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*natural, self->width);
}

/* Draws @layout, which has the text MORE, at @x, as high as the middle of the
 * cards. */
static void
draw_more (TapisSmallCards *self, GtkSnapshot *snapshot, PangoLayout *layout,
           double x)
{
  GtkStyleContext *style = gtk_widget_get_style_context (GTK_WIDGET (self));
  GdkRGBA colour;
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_style_context_get_color (style, &colour);
  tapis_widget_snapshot_layout (
    snapshot, layout, x,
    (tapis_pile_card_height (self->pack, self->width) - height) / 2.0,
    &colour);
}

static void
tapis_small_cards_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisSmallCards *self = TAPIS_SMALL_CARDS (widget);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget,
                                                                   MORE);
  int room = gtk_widget_get_width (widget) - self->width;
  int strip = TAPIS_PILE_SMALL_STRIP (self->width);
  int n = (int) self->n, more = 0;
  double step, x;

  if ((n - 1) * strip > room)
    {
      pango_layout_get_pixel_size (layout, &more, NULL);
      more += GAP;
      n = 1 + MAX (0, room - more) / strip;
    }
  step = MIN (self->width + GAP, (double) (room - more) / MAX (n - 1, 1));
  x = MAX (0, (room - more - step * (n - 1)) / 2);
  if (more > 0)
    draw_more (self, snapshot, layout, x + step * (n - 1) + self->width + GAP);
  for (int i = 0; i < n; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (
        snapshot, &GRAPHENE_POINT_INIT ((float) (x + i * step), 0));
      tapis_card_snapshot_face (snapshot, widget, self->pack, self->cards[i],
                                self->width, i + 1 < n ? step : self->width);
      gtk_snapshot_restore (snapshot);
    }
}

static void
tapis_small_cards_class_init (TapisSmallCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = tapis_small_cards_measure;
  widget_class->snapshot = tapis_small_cards_snapshot;
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tapis_small_cards_init (TapisSmallCards *self)
{
  self->width = CARD;
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

void
tapis_small_cards_set (TapisSmallCards *self, CgPack pack, const CgCard *cards,
                       guint n)
{
  g_return_if_fail (TAPIS_IS_SMALL_CARDS (self));
  g_return_if_fail (n <= TAPIS_SMALL_CARDS_MOST);

  self->pack = pack;
  self->n = n;
  memcpy (self->cards, cards, n * sizeof *cards);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tapis_small_cards_squeeze (TapisSmallCards *self, int card_width)
{
  g_return_if_fail (TAPIS_IS_SMALL_CARDS (self));

  if (self->width == card_width && self->squeezed)
    return;
  self->width = card_width;
  self->squeezed = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
