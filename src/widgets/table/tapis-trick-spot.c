/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The spot of a player in a trick: the card, the name and a note. It must not
 * know the rules. */

#include "tapis-trick-spot.h"

#include "tapis-trick-geometry.h"
#include "widgets/cards/tapis-card-art.h"
#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisTrickSpot
{
  GtkWidget parent_instance;

  /* child widgets */
  GtkWidget *view; /* the card that is shown, or NULL */
  GtkWidget *name;
  GtkWidget *note;

  /* state */
  CgPack pack;
  int card_width;
  gboolean wins;
};

G_DEFINE_FINAL_TYPE (TapisTrickSpot, tapis_trick_spot, GTK_TYPE_WIDGET)

/* Allocates @label at the y coordinate @y, centred in a spot of @width pixels.
 * A text that is too long is made smaller. */
static void
allocate_line (GtkWidget *label, int y, int width)
{
  if (!gtk_widget_get_visible (label))
    return;
  tapis_fit_label (GTK_LABEL (label), width, G_MAXINT);
  tapis_widget_allocate_centred (
    label, &(GdkRectangle) { 0, y, width,
                             tapis_widget_natural_height (label, -1) });
}

static void
tapis_trick_spot_size_allocate (GtkWidget *widget, int width, int height,
                                int baseline)
{
  TapisTrickSpot *self = TAPIS_TRICK_SPOT (widget);
  GdkRectangle card = tapis_trick_spot_find_card (self, width);

  if (self->view != NULL)
    gtk_widget_size_allocate (self->view, &card, -1);
  allocate_line (self->name, card.height + TAPIS_TRICK_SPOT_GAP, width);
  allocate_line (self->note,
                 card.height + TAPIS_TRICK_SPOT_GAP +
                   tapis_widget_natural_height (self->name, -1),
                 width);
}

/* Draws a ring around the card if the player has won the trick, otherwise the
 * outline of the room for the card. The style sheet sets the colour. */
static void
snapshot_frame (TapisTrickSpot *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRectangle card = tapis_trick_spot_find_card (
    self, gtk_widget_get_width (widget));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (
    (float) card.x, (float) card.y, (float) card.width, (float) card.height);
  GskRoundedRect outline;
  GdkRGBA colour;
  float w = self->wins ? (float) CLAMP (card.width / 16.0, 3, 5) : 1.5f;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget),
                               &colour);
  gsk_rounded_rect_init_from_rect (
    &outline, &bounds, (float) (card.width * TAPIS_CARD_ART_RADIUS));
  if (self->wins)
    gsk_rounded_rect_shrink (&outline, -w, -w, -w, -w);
  tapis_widget_snapshot_line (snapshot, &outline, w, &colour);
}

static void
tapis_trick_spot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  snapshot_frame (TAPIS_TRICK_SPOT (widget), snapshot);
  GTK_WIDGET_CLASS (tapis_trick_spot_parent_class)
    ->snapshot (widget, snapshot);
}

static void
tapis_trick_spot_dispose (GObject *object)
{
  TAPIS_TRICK_SPOT (object)->view = NULL;
  tapis_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (tapis_trick_spot_parent_class)->dispose (object);
}

static void
tapis_trick_spot_class_init (TapisTrickSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_trick_spot_dispose;
  widget_class->size_allocate = tapis_trick_spot_size_allocate;
  widget_class->snapshot = tapis_trick_spot_snapshot;

  gtk_widget_class_set_css_name (widget_class, "trickspot");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (TapisTrickSpot *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
tapis_trick_spot_init (TapisTrickSpot *self)
{
  self->card_width = 60;
  self->name = add_label (self, "spot-name");
  self->note = add_label (self, "spot-note");
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

void
tapis_trick_spot_set_words (TapisTrickSpot *self, const char *name,
                            const char *note, const char *full,
                            const char *description)
{
  g_return_if_fail (TAPIS_IS_TRICK_SPOT (self));

  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_label_set_text (GTK_LABEL (self->note), note != NULL ? note : "");
  gtk_widget_set_visible (self->note, note != NULL);
  tapis_names_set (GTK_WIDGET (self), full, description);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
tapis_trick_spot_set_card (TapisTrickSpot *self, TapisCard *card, gboolean wins)
{
  TapisCard *old;

  g_return_if_fail (TAPIS_IS_TRICK_SPOT (self));
  g_return_if_fail (card == NULL || TAPIS_IS_CARD (card));

  old = self->view != NULL
          ? tapis_card_view_get_card (TAPIS_CARD_VIEW (self->view))
          : NULL;
  self->wins = wins;
  tapis_widget_toggle_class (GTK_WIDGET (self), "wins", wins);
  if (old != card)
    {
      g_clear_pointer (&self->view, gtk_widget_unparent);
      if (card != NULL)
        {
          self->view = tapis_card_view_new (card, FALSE);
          gtk_widget_insert_after (self->view, GTK_WIDGET (self), NULL);
        }
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

TapisCardView *
tapis_trick_spot_get_view (TapisTrickSpot *self)
{
  g_return_val_if_fail (TAPIS_IS_TRICK_SPOT (self), NULL);

  return (TapisCardView *) self->view;
}

int
tapis_trick_spot_measure_text (TapisTrickSpot *self, const char *note)
{
  GtkWidget *label;

  g_return_val_if_fail (TAPIS_IS_TRICK_SPOT (self), 0);

  label = note != NULL ? self->note : self->name;
  /* measured in bold, because the name of the winner is bold and bold is
   * wider */
  return tapis_widget_text_width (
           label, note != NULL ? note : gtk_label_get_text (GTK_LABEL (label)),
           1, PANGO_WEIGHT_BOLD) +
         2;
}

void
tapis_trick_spot_set_card_width (TapisTrickSpot *self, CgPack pack, int width)
{
  g_return_if_fail (TAPIS_IS_TRICK_SPOT (self));

  self->pack = pack;
  self->card_width = width;
}

GdkRectangle
tapis_trick_spot_find_card (TapisTrickSpot *self, int width)
{
  return (GdkRectangle) {
    (width - self->card_width) / 2, 0, self->card_width,
    tapis_pile_card_height (self->pack, self->card_width)
  };
}
