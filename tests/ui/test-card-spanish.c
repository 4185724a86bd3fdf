/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures what only the Spanish pack has: the pinta, figures that stand free,
 * and jokers that are of this pack or of the other. Needs no display. */

#include "config.h"

#include <string.h>

#include <librsvg/rsvg.h>

#include "art-image.h"
#include "data/tapis-cards-resources.h"
#include "widgets/cards/tapis-card-layout.h"

#define PREFIX "/io/github/tapisgames/Tapis/cards/"

static const char *const suits[] = { "oros", "copas", "espadas", "bastos" };
static const char *const figures[] = { "sota", "cavall", "rei" };

/* Whether a pixel is as dark as the frame's line. */
static gboolean
is_line (guint32 pixel)
{
  return image_grey (pixel) < 128;
}

/* The breaks in a row of pixels from @from to @to, each between two pieces of
 * line of at least two pixels. */
static guint
count_breaks (const Image *image, int y, int from, int to)
{
  guint breaks = 0;
  int run = 0;
  gboolean line = FALSE, open = FALSE;

  for (int x = from; x <= to; x++)
    {
      gboolean here = is_line (image_pixel (image, x, y));

      if (here != line)
        {
          if (run < 2)
            {
              /* the corner's last pixels, or a break too small to be seen */
              g_assert_false (open);
            }
          else if (line)
            open = TRUE;
          else if (open)
            breaks++;
          line = here;
          run = 0;
        }
      run++;
    }
  /* what is open at the end was not closed by a line: no break of the pinta */
  return breaks;
}

/* Upside down. */
static Image
turned (const Image *image)
{
  int n = image->width * image->height;
  Image other = { image->width, image->height, g_new (guint32, n) };

  for (int i = 0; i < n; i++)
    other.pixels[i] = image->pixels[n - 1 - i];
  return other;
}

/* There is paper between the frame, whose upper left corner is at @y, @y, and
 * the index in it. */
static void
assert_frame_clear (const Image *image, int y, int strip)
{
  int corner = image->width / 50 + 2;
  int inner = y;

  while (is_line (image_pixel (image, inner, image->height * 3 / 5)))
    inner++;
  g_assert_cmpint (inner - y, <=, image->width / 40 + 1);
  for (int x = inner + corner; x < strip; x++)
    if (is_line (image_pixel (image, x, inner)))
      g_error ("%d wide: the index touches the frame at %d, %d", image->width,
               x, inner);
  for (int v = inner + corner; v < image->height / 3; v++)
    if (is_line (image_pixel (image, inner, v)))
      g_error ("%d wide: the index touches the frame at %d, %d", image->width,
               inner, v);
}

static void
assert_pinta (CgCard card, int width, const TapisCardStyle *style)
{
  g_auto (Image) image = image_of_face (card, width, style);
  g_auto (Image) other = turned (&image);
  const Image *sides[] = { &image, &other };
  int strip = (int) (tapis_card_art_strip (width, style) * width);

  for (guint i = 0; i < 2; i++)
    {
      int y = 2 * MAX (style->scale, 1), left;

      /* the upper side of the frame, under the card's edge and some paper */
      while (!is_line (image_pixel (sides[i], width / 2, y)))
        y++;
      g_assert_cmpint (y, <, width / 12 + 4);
      left = y;
      /* a compact card has no second index */
      if (i == 0 || tapis_card_art_strip (width, style) < 0.3)
        assert_frame_clear (sides[i], y, strip);
      if (count_breaks (sides[i], y, left, strip - 1) != cg_card_suit (card) ||
          count_breaks (sides[i], y, left, width - 1 - left) !=
            cg_card_suit (card))
        g_error ("card %u, %d wide, side %u: %u breaks in a fan, %u in all",
                 card, width, i, count_breaks (sides[i], y, left, strip - 1),
                 count_breaks (sides[i], y, left, width - 1 - left));
    }
}

/* A player counts the breaks from the corner on, and in a fan too. */
static void
test_pinta (void)
{
  static const int widths[] = { 48, 56, 64, 79, 80, 96, 120, 160, 240 };

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint s = 0; s < 16; s++)
      {
        TapisCardStyle style = {
          .pack = CG_PACK_SPANISH,
          .large_index = s & 1,
          .high_contrast = s >> 1 & 1,
          .four_colour = s >> 2 & 1,
          .scale = 1 + (s >> 3),
        };

        for (guint suit = CG_OROS; suit <= CG_BASTOS; suit++)
          {
            assert_pinta (CG_SPANISH (2, suit), widths[w] * style.scale,
                          &style);
            assert_pinta (CG_SPANISH (12, suit), widths[w] * style.scale,
                          &style);
          }
      }
}

/* A drawing of the cards' folder alone, @width wide, on nothing. */
static Image
draw (const char *name, int width, int height)
{
  g_autofree char *path = g_strconcat (PREFIX, name, ".svg", NULL);
  RsvgRectangle box = { 0, 0, width, height };
  g_autoptr (GBytes) bytes = NULL;
  RsvgHandle *handle;
  cairo_surface_t *surface;
  cairo_t *cr;
  Image image = { width, height, g_new (guint32, width * height) };

  bytes = g_resource_lookup_data (tapis_cards_get_resource (), path, 0, NULL);
  g_assert_nonnull (bytes);
  handle = rsvg_handle_new_from_data (g_bytes_get_data (bytes, NULL),
                                      g_bytes_get_size (bytes), NULL);
  g_assert_nonnull (handle);
  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  g_assert_true (rsvg_handle_render_document (handle, cr, &box, NULL));
  cairo_destroy (cr);
  g_object_unref (handle);
  cairo_surface_flush (surface);
  g_assert_cmpint (cairo_image_surface_get_stride (surface), ==, width * 4);
  memcpy (image.pixels, cairo_image_surface_get_data (surface),
          width * height * 4);
  cairo_surface_destroy (surface);
  return image;
}

/* Nothing of a drawing whose middle is the card's is where the frame or the
 * two indices are. One pixel is one unit of the layout. */
static void
assert_stands_free (const char *name, int width, int height)
{
  g_auto (Image) image = draw (name, width, height);
  int left = ((int) TAPIS_CARD_UNITS - width) / 2;
  int tall = (int) tapis_card_layout_height (CG_PACK_SPANISH);
  int top = (tall - height) / 2;
  TapisCardLayout layout;
  double index_right, index_bottom;

  tapis_card_layout_init (&layout, CG_PACK_SPANISH, CG_SPANISH (12, CG_OROS),
                          FALSE, FALSE);
  index_right = layout.index.x + layout.index.width / 2;
  index_bottom = layout.corner_y + layout.corner_size / 2;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        int cx = x + left, cy = y + top;
        gboolean frame = cx < 12 || cy < 12 || cx > TAPIS_CARD_UNITS - 12 ||
                         cy > tall - 12;
        gboolean first = cx < index_right && cy < index_bottom;
        gboolean second = cx > TAPIS_CARD_UNITS - index_right &&
                          cy > tall - index_bottom;

        if ((frame || first || second) && image_pixel (&image, x, y) >> 24 > 32)
          g_error ("%s: something at %d, %d", name, cx, cy);
      }
}

static void
test_figures_stand_free (void)
{
  for (guint suit = 0; suit < 4; suit++)
    {
      g_autofree char *ace = g_strconcat ("ace-", suits[suit], NULL);

      assert_stands_free (ace, 220, 350);
      for (guint i = 0; i < 3; i++)
        {
          g_autofree char *name = NULL;

          name = g_strdup_printf ("%s-%s", figures[i], suits[suit]);
          assert_stands_free (name, 250, 389);
        }
    }
  assert_stands_free ("joker-spanish", 250, 389);
}

/* Known by outline alone: sota, cavall and rei, each of the suits, and the
 * aces. */
static void
test_silhouettes (void)
{
  Image images[3 * 4 + 1], aces[4];
  guint n = 0;

  for (guint suit = 0; suit < 4; suit++)
    {
      g_autofree char *ace = g_strconcat ("ace-", suits[suit], NULL);

      aces[suit] = draw (ace, 40, 64);
      image_make_silhouette (&aces[suit]);
      for (guint i = 0; i < 3; i++)
        {
          g_autofree char *name = NULL;

          name = g_strdup_printf ("%s-%s", figures[i], suits[suit]);
          images[n] = draw (name, 48, 75);
          image_make_silhouette (&images[n++]);
        }
    }
  images[n] = draw ("joker-spanish", 48, 75);
  image_make_silhouette (&images[n++]);

  image_assert_differ (images, n, 200);
  image_assert_differ (aces, 4, 400);
  for (guint i = 0; i < n; i++)
    image_clear (&images[i]);
  for (guint i = 0; i < 4; i++)
    image_clear (&aces[i]);
}

/* A joker is of the pack it is used in; a card with a suit tells itself. */
static void
test_jokers (void)
{
  static const TapisCardStyle french = { 0 };
  static const TapisCardStyle spanish = { .pack = CG_PACK_SPANISH };
  CgCard declared = CG_DECLARED_FIRST + 12;
  g_auto (Image) here = image_of_face (CG_JOKER, 96, &spanish);
  g_auto (Image) there = image_of_face (CG_JOKER, 96, &french);
  g_auto (Image) twelve = image_of_face (declared, 96, &spanish);
  g_autoptr (GdkTexture) king = NULL;
  g_autoptr (GdkTexture) same = NULL;

  g_assert_cmpint (here.height, ==, (96 * 95 + 30) / 61);
  g_assert_cmpint (there.height, ==, (96 * 7 + 2) / 5);
  g_assert_cmpuint (image_differing (&here, &twelve), >, 20);
  g_assert_cmpstr (tapis_card_art_index (declared, &spanish), ==, "12");
  g_assert_cmpstr (tapis_card_art_index (CG_JOKER, &spanish), ==, "");

  king = tapis_card_art_face (CG_SPANISH (12, CG_COPAS), 96, &french);
  same = tapis_card_art_face (CG_SPANISH (12, CG_COPAS), 96, &spanish);
  g_assert_cmpint (gdk_texture_get_height (king), ==,
                   gdk_texture_get_height (same));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-spanish/pinta", test_pinta);
  g_test_add_func ("/card-spanish/figures-stand-free",
                   test_figures_stand_free);
  g_test_add_func ("/card-spanish/silhouettes", test_silhouettes);
  g_test_add_func ("/card-spanish/jokers", test_jokers);
  return g_test_run ();
}
