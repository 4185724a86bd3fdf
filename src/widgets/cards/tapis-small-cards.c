/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A widget that draws a few small cards in a line of text. It must not know the
 * items of a game (such as TapisPile). */

#include "config.h"

#include "tapis-small-cards.h"

#include "tapis-card-snapshot.h"
#include "tapis-card-theme.h"
#include "tapis-pile-geometry.h"

#define CARD 20 /* pixels wide */
#define GAP 2

struct _TapisSmallCards
{
  GtkWidget parent_instance;

  CgPack pack;
  CgCard cards[TAPIS_SMALL_CARDS_MOST];
  guint n;
};

G_DEFINE_FINAL_TYPE (TapisSmallCards, tapis_small_cards, GTK_TYPE_WIDGET)

static void
tapis_small_cards_measure (GtkWidget *widget, GtkOrientation orientation,
                           int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  TapisSmallCards *self = TAPIS_SMALL_CARDS (widget);
  int n = (int) self->n;

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL
                          ? tapis_pile_card_height (self->pack, CARD)
                          : MAX (0, n * (CARD + GAP) - GAP);
}

static void
tapis_small_cards_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisSmallCards *self = TAPIS_SMALL_CARDS (widget);

  for (guint i = 0; i < self->n; i++)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (
        snapshot, &GRAPHENE_POINT_INIT ((float) i * (CARD + GAP), 0));
      tapis_card_snapshot_face (snapshot, widget, self->pack, self->cards[i],
                                CARD);
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
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tapis_small_cards_new (void)
{
  return g_object_new (TAPIS_TYPE_SMALL_CARDS, NULL);
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
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
