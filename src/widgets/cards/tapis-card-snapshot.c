/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws cards and their marks (shadow, shade, halo, bulb) into snapshots. It
 * must not know the items of a game (such as TapisPile). */

#include "tapis-card-snapshot.h"

#include <math.h>

#include "tapis-card-theme.h"
#include "tapis-pile-geometry.h"
#include "widgets/kit/tapis-widget.h"

/* If a card is narrower than this, in pixels, only its number or letter and its
 * suit are drawn. */
#define MINI_WIDTH 42

void
tapis_card_snapshot_outline (GskRoundedRect *outline, double width,
                             double height)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width,
                                               (float) height);

  gsk_rounded_rect_init_from_rect (outline, &bounds,
                                   (float) (width * TAPIS_CARD_ART_RADIUS));
}

gboolean
tapis_card_snapshot_is_mini (CgCard face, double width)
{
  return width < MINI_WIDTH && face != CG_CARD_HIDDEN;
}

static void
draw_paper (GtkSnapshot *snapshot, const TapisCardStyle *style, double width,
            double height)
{
  GdkRGBA edge = { 0, 0, 0, style->high_contrast ? 1 : 0.35f };
  GdkRGBA paper;
  GskRoundedRect outline;

  tapis_card_art_paper (style, &paper);
  tapis_card_snapshot_outline (&outline, width, height);
  gsk_rounded_rect_init_from_rect (&outline, &outline.bounds,
                                   (float) MAX (width * 0.1, 2));
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &paper, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  /* without an edge, a small card could not be told from another card behind it
   */
  tapis_widget_snapshot_line (snapshot, &outline, 1, &edge);
}

void
tapis_card_snapshot_mini (GtkSnapshot *snapshot, GtkWidget *widget, CgPack pack,
                          CgCard face, double width, double strip)
{
  int scale = gtk_widget_get_scale_factor (widget);
  TapisCardStyle style = tapis_card_theme_get_style (pack, scale);
  double height = tapis_pile_card_height (pack, (int) width);
  const char *index = tapis_card_art_index (face, &style);
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  GdkRGBA colour;
  PangoRectangle ink;
  double size = MIN (width * (strlen (index) > 1 ? 0.62 : 0.74),
                     strip * (strlen (index) > 1 ? 0.78 : 1.1));

  draw_paper (snapshot, &style, width, height);
  tapis_card_art_colour (face, &style, &colour);
  if (*index == '\0')
    index = "\342\230\205"; /* a black star, for a joker */

  layout = gtk_widget_create_pango_layout (widget, index);
  pango_font_description_set_family (font, "Cantarell, sans-serif");
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  tapis_widget_snapshot_layout (snapshot, layout,
                                (strip - ink.width) / 2 - ink.x,
                                height * 0.29 - ink.height / 2.0 - ink.y,
                                &colour);

  if (!cg_card_is_joker (face))
    {
      double pip = MIN (width * 0.56, strip * 0.84);
      g_autoptr (GdkTexture) texture =
        tapis_card_art_mark (face, (int) ceil (pip * scale), &style);

      gtk_snapshot_append_texture (
        snapshot, texture,
        &GRAPHENE_RECT_INIT ((float) ((strip - pip) / 2),
                             (float) (height * 0.54), (float) pip,
                             (float) pip));
    }
}

void
tapis_card_snapshot_shadow (GtkSnapshot *snapshot, CgPack pack, double width)
{
  GdkRGBA shadow = { 0, 0, 0, 0.34f };
  GskRoundedRect outline;

  tapis_card_snapshot_outline (&outline, width,
                               tapis_pile_card_height (pack, (int) width));
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 1, 0,
                                     (float) CLAMP (width / 24, 1.5, 6));
}

void
tapis_card_snapshot_bulb (GtkSnapshot *snapshot, GtkWidget *widget,
                          double width, const GdkRGBA *mark)
{
  float size = (float) CLAMP (width * 0.3, 14, 30);
  graphene_rect_t disc = GRAPHENE_RECT_INIT (-size * 0.2f, -size * 1.05f,
                                             size, size);
  GdkRGBA ink = { 0.14f, 0.11f, 0.05f, 1 };
  GskRoundedRect outline;
  g_autoptr (GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (
    gtk_icon_theme_get_for_display (gtk_widget_get_display (widget)),
    "tapis-hint-symbolic", NULL, (int) size,
    gtk_widget_get_scale_factor (widget),
    gtk_widget_get_direction (widget), GTK_ICON_LOOKUP_FORCE_SYMBOLIC);

  gsk_rounded_rect_init_from_rect (&outline, &disc, size / 2);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &ink, 0, 0, 1, 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, mark, &disc);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT (disc.origin.x + size * 0.15f,
                                    disc.origin.y + size * 0.15f));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (icon),
                                            snapshot, size * 0.7, size * 0.7,
                                            &ink, 1);
  gtk_snapshot_restore (snapshot);
}

void
tapis_card_snapshot_face (GtkSnapshot *snapshot, GtkWidget *widget, CgPack pack,
                          CgCard face, double width, double strip)
{
  int scale = gtk_widget_get_scale_factor (widget);
  TapisCardStyle style = tapis_card_theme_get_style (pack, scale);
  g_autoptr (GdkTexture) texture = NULL;

  tapis_card_snapshot_shadow (snapshot, pack, width);
  if (tapis_card_snapshot_is_mini (face, width))
    {
      tapis_card_snapshot_mini (snapshot, widget, pack, face, width,
                                MIN (strip, width));
      return;
    }
  texture = tapis_card_art_face (face, (int) ceil (width) * scale, &style);
  gtk_snapshot_append_texture (
    snapshot, texture,
    &GRAPHENE_RECT_INIT (0, 0, (float) width,
                         (float) tapis_pile_card_height (pack, (int) width)));
}

void
tapis_card_snapshot_fit (GtkSnapshot *snapshot, CgPack pack, TapisFit fit,
                         double width, const GdkRGBA *mark)
{
  double height = tapis_pile_card_height (pack, (int) width);
  TapisCardStyle style = tapis_card_theme_get_style (pack, 1);
  GdkRGBA shade = { 0, 0, 0, (float) TAPIS_CARD_SNAPSHOT_DIM };
  GdkRGBA halo = *mark;
  GskRoundedRect outline;

  tapis_card_snapshot_outline (&outline, width, height);
  if (style.high_contrast)
    {
      /* in high contrast: no shade, but a bar along the lower edge */
      float bar = (float) MAX (height / 18, 4);

      if (fit != TAPIS_FIT_GOOD)
        return;
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (
        snapshot, &(GdkRGBA) { 0, 0, 0, 1 },
        &GRAPHENE_RECT_INIT (0, (float) height - bar - 2, (float) width, 2));
      gtk_snapshot_append_color (
        snapshot, mark,
        &GRAPHENE_RECT_INIT (0, (float) height - bar, (float) width, bar));
      gtk_snapshot_pop (snapshot);
    }
  else if (fit == TAPIS_FIT_BAD)
    {
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &shade, &outline.bounds);
      gtk_snapshot_pop (snapshot);
    }
  else if (fit == TAPIS_FIT_GOOD)
    {
      halo.alpha *= 0.75f;
      gtk_snapshot_append_outset_shadow (snapshot, &outline, &halo, 0, 0,
                                         (float) CLAMP (width / 40, 1.5, 3),
                                         0);
    }
}
