/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget that shows one box of the board of Nain jaune: the card, the
 * tokens and the points. No rule is decided here. */

#include "yellow-dwarf-table-box.h"

#include <math.h>

#include "widgets/cards/tapis-card-art.h"
#include "widgets/cards/tapis-card-snapshot.h"
#include "widgets/cards/tapis-card-theme.h"
#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-tokens-view.h"

#define PAD 5 /* pixels between the edge of the box and its content */

/* The opacity of a card that cannot take its box in this round. */
#define PALE 0.5

struct _TapisBoxView
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *tokens;
  GtkWidget *points;

  /* state */
  TapisBox box;
  gboolean dwarf; /* whether this is the box with the yellow dwarf */
  int card;       /* the width of the card in pixels */
  int line;       /* the height of the line with the points, in pixels */
};

G_DEFINE_FINAL_TYPE (TapisBoxView, tapis_box_view, GTK_TYPE_WIDGET)

/* --- layout --------------------------------------------------------------- */

/* Returns the rectangle in which the dwarf is drawn: above the tokens, as large
 * as there is room. */
static GdkRectangle
dwarf_place (TapisBoxView *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int room = height - 2 * PAD - self->line - self->card / 2;
  int w = MIN (width - 2 * PAD, room * 6 / 7);

  return (GdkRectangle) { (width - w) / 2, PAD + (room - w * 7 / 6) / 2, w,
                          w * 7 / 6 };
}

static void
allocate (GtkWidget *child, int x, int y, int width, int height)
{
  tapis_widget_allocate (child, &(GdkRectangle) { x, y, width, height });
}

static void
tapis_box_view_size_allocate (GtkWidget *widget, int width, int height,
                              int baseline)
{
  TapisBoxView *self = TAPIS_BOX_VIEW (widget);
  int tokens = self->card / 2;
  int x = PAD;
  int y = height - PAD - self->line;

  if (!self->dwarf)
    {
      x = 2 * PAD + self->card;
      tokens = y - PAD;
    }
  allocate (self->tokens, x, y - tokens, width - x - PAD, tokens);
  allocate (self->points, x, y, width - x - PAD, self->line);
}

/* Draws a padlock on the picture of a closed box: on the dwarf, or on the card
 * below its index. */
static void
snapshot_lock (TapisBoxView *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRectangle dwarf = dwarf_place (self);
  float size = (float) MAX (16, self->card / 2);
  float x = self->dwarf ? (float) gtk_widget_get_width (widget) / 2
                        : PAD + (float) self->card / 2;
  float y = (float) (self->dwarf ? dwarf.y + dwarf.height / 2
                                 : gtk_widget_get_height (widget) / 2 +
                                     self->card / 3);
  graphene_rect_t disc = GRAPHENE_RECT_INIT (x - size / 2, y - size / 2, size,
                                             size);
  GdkRGBA paper = { 0.99f, 0.98f, 0.97f, 1 };
  GdkRGBA ink = { 0.11f, 0.11f, 0.13f, 1 };
  GskRoundedRect outline;
  g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (
    gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)),
    "tapis-closed-symbolic", NULL, (int) size,
    gtk_widget_get_scale_factor (widget), gtk_widget_get_direction (widget),
    GTK_ICON_LOOKUP_FORCE_SYMBOLIC);

  gsk_rounded_rect_init_from_rect (&outline, &disc, size / 2);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &ink, 0, 0, 1, 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &paper, &disc);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (disc.origin.x + size * 0.18f,
                                    disc.origin.y + size * 0.18f));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon),
                                            snapshot, size * 0.64,
                                            size * 0.64, &ink, 1);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_dwarf (TapisBoxView *self, GtkSnapshot *snapshot)
{
  GdkRectangle r = dwarf_place (self);
  g_autoptr (GdkTexture) texture = NULL;
  int pixels;

  if (r.width <= 0)
    return;
  pixels = r.width * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  texture = tapis_card_art_drawing ("tokens/dwarf", pixels, pixels * 7 / 6);
  gtk_snapshot_push_opacity (snapshot, self->box.closed ? PALE : 1);
  gtk_snapshot_append_texture (
    snapshot, texture,
    &GRAPHENE_RECT_INIT ((float) r.x, (float) r.y, (float) r.width,
                         (float) r.height));
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_card (TapisBoxView *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int height = tapis_pile_card_height (CG_PACK_FRENCH, self->card);
  const TapisBox *box = &self->box;
  /* a card that has been laid and cannot be announced now can no longer take
   * its box in this round */
  gboolean pale = box->closed || (box->laid && !box->claimed);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot,
    &GRAPHENE_POINT_INIT (
      PAD, floorf ((float) (gtk_widget_get_height (widget) - height) / 2)));
  gtk_snapshot_push_opacity (snapshot, pale ? PALE : 1);
  tapis_card_snapshot_face (snapshot, widget, CG_PACK_FRENCH,
                            box->card, self->card, self->card);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
tapis_box_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisBoxView *self = TAPIS_BOX_VIEW (widget);

  if (self->box.card == CG_CARD_NONE)
    return;
  if (self->dwarf)
    snapshot_dwarf (self, snapshot);
  else
    snapshot_card (self, snapshot);
  if (self->box.closed)
    snapshot_lock (self, snapshot);
  GTK_WIDGET_CLASS (tapis_box_view_parent_class)->snapshot (widget, snapshot);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_box_view_dispose (GObject *object)
{
  tapis_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (tapis_box_view_parent_class)->dispose (object);
}

static void
tapis_box_view_class_init (TapisBoxViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_box_view_dispose;
  widget_class->size_allocate = tapis_box_view_size_allocate;
  widget_class->snapshot = tapis_box_view_snapshot;

  tapis_widget_class_make_choosable (widget_class, "box.choose");
  gtk_widget_class_set_css_name (widget_class, "boardbox");
}

static void
tapis_box_view_init (TapisBoxView *self)
{
  self->box.card = CG_CARD_NONE;
  self->card = 30;
  self->line = 16;
  self->tokens = tapis_tokens_view_new ();
  gtk_widget_set_parent (self->tokens, GTK_WIDGET (self));
  self->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->points, "points");
  gtk_widget_set_parent (self->points, GTK_WIDGET (self));
  tapis_widget_make_choosable (GTK_WIDGET (self));
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tapis_box_view_new (gboolean dwarf)
{
  TapisBoxView *self = g_object_new (TAPIS_TYPE_BOX_VIEW, NULL);

  self->dwarf = dwarf;
  return GTK_WIDGET (self);
}

void
tapis_box_view_set_box (TapisBoxView *self, const TapisBox *box,
                        const char *name, const char *description)
{
  g_autofree char *points = NULL;

  g_return_if_fail (TAPIS_IS_BOX_VIEW (self));

  if (box == NULL)
    {
      self->box = (TapisBox) { .card = CG_CARD_NONE };
      return;
    }
  self->box = *box;
  points = g_strdup_printf ("%u", box->points);
  tapis_tokens_view_set_tokens (TAPIS_TOKENS_VIEW (self->tokens), &box->tokens);
  gtk_label_set_text (GTK_LABEL (self->points), points);
  tapis_widget_toggle_class (GTK_WIDGET (self), "claimed", box->claimed);
  tapis_widget_toggle_class (GTK_WIDGET (self), "closed", box->closed);
  tapis_names_set (GTK_WIDGET (self), name, description);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tapis_box_view_set_sizes (TapisBoxView *self, int card, int line)
{
  g_return_if_fail (TAPIS_IS_BOX_VIEW (self));

  if (self->card == card && self->line == line)
    return;
  self->card = card;
  self->line = line;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
