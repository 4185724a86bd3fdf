/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the drawings beside the cards: emblems, marks, tokens, the dwarf.
 * Needs no display. */

#include "config.h"

#include "art-image.h"
#include "data/tapis-cards-resources.h"
#include "widgets/cards/tapis-canvas.h"

static const TapisCardStyle plain = { 0 };

static void
test_emblems (void)
{
  g_auto (GStrv) seats = image_list_drawings ("avatars");
  g_auto (GStrv) games = image_list_drawings ("emblems");
  g_autoptr (GdkTexture) none = NULL;
  Image images[32];
  guint n = 0;

  /* as many as seats at the largest table */
  g_assert_cmpuint (g_strv_length (seats), ==, 11);
  g_assert_cmpuint (11 + g_strv_length (games), <, G_N_ELEMENTS (images));
  for (guint i = 0; seats[i] != NULL; i++)
    images[n++] = image_take (tapis_card_art_emblem (seats[i], 32));
  for (guint i = 0; games[i] != NULL; i++)
    images[n++] = image_take (tapis_card_art_emblem (games[i], 32));
  for (guint i = 0; i < n; i++)
    {
      /* round: nothing in the corner, something in the middle */
      g_assert_cmphex (image_pixel (&images[i], 0, 0), ==, 0);
      g_assert_cmphex (image_pixel (&images[i], 16, 16) >> 24, ==, 255);
    }
  image_assert_differ (images, n, 100);
  for (guint i = 0; i < n; i++)
    image_clear (&images[i]);

  none = tapis_card_art_emblem ("../cards/ace", 32);
  g_assert_null (none);
}

/* What was painted when the program was built looks as painted now. */
static void
test_painted_emblems (void)
{
  static const int sizes[] = { 44, 48, 84, 88, 96, 168 };
  g_auto (GStrv) games = image_list_drawings ("emblems");

  for (guint i = 0; games[i] != NULL; i++)
    for (guint k = 0; k < G_N_ELEMENTS (sizes); k++)
      {
        g_autofree char *painted =
          g_strdup_printf ("/io/github/tapisgames/Tapis/painted/%s-%d.png",
                           games[i], sizes[k]);
        g_autofree char *drawing = g_strconcat ("emblems/", games[i], NULL);
        g_auto (Image) was =
          image_take (gdk_texture_new_from_resource (painted));
        g_auto (Image) given =
          image_take (tapis_card_art_emblem (games[i], sizes[k]));
        Image is = { sizes[k], sizes[k],
                     g_new0 (guint32, sizes[k] * sizes[k]) };
        cairo_surface_t *surface = cairo_image_surface_create_for_data (
          (guchar *) is.pixels, CAIRO_FORMAT_ARGB32, sizes[k], sizes[k],
          sizes[k] * 4);
        cairo_t *cr = cairo_create (surface);

        tapis_canvas_draw (cr, drawing, NULL, sizes[k] / 2.0, sizes[k] / 2.0,
                           sizes[k], sizes[k]);
        cairo_surface_flush (surface);
        g_assert_cmpuint (image_differing (&was, &is), ==, 0);
        g_assert_cmpuint (image_differing (&given, &was), ==, 0);
        cairo_destroy (cr);
        cairo_surface_destroy (surface);
        image_clear (&is);
      }
}

/* Black and red alone would tell neither spades from clubs nor hearts from
 * diamonds: the outline does, in either pack. */
static void
test_marks (void)
{
  static const CgCard cards[] = {
    CG_FRENCH (4, CG_SPADES),    CG_FRENCH (5, CG_HEARTS),
    CG_FRENCH (6, CG_DIAMONDS),  CG_FRENCH (7, CG_CLUBS),
    CG_SPANISH (4, CG_OROS),     CG_SPANISH (5, CG_COPAS),
    CG_SPANISH (6, CG_ESPADAS),  CG_SPANISH (7, CG_BASTOS),
    CG_JOKER,
  };
  Image images[G_N_ELEMENTS (cards)];
  g_autoptr (GdkTexture) four = tapis_card_art_mark (cards[0], 16, &plain);
  g_autoptr (GdkTexture) nine = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      images[i] = image_take (tapis_card_art_mark (cards[i], 16, &plain));
      g_assert_cmphex (image_pixel (&images[i], 0, 0) >> 24, <, 128);
      g_assert_cmphex (image_pixel (&images[i], 8, 8) >> 24, ==, 255);
      image_make_silhouette (&images[i]);
    }
  image_assert_differ (images, G_N_ELEMENTS (cards), 20);
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    image_clear (&images[i]);

  /* the rank does not matter */
  nine = tapis_card_art_mark (CG_FRENCH (9, CG_SPADES), 16, &plain);
  g_assert_true (nine == four);
}

/* Tokens differ by outline alone, and the number is read on a pale field. */
static void
test_tokens (void)
{
  static const guint values[] = { 1, 5, 10 };
  Image outlines[G_N_ELEMENTS (values)];

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_auto (Image) token = image_take (tapis_card_art_token (values[i], 100));
      guint32 field = image_pixel (&token, 50, 29);
      double most = 0;

      for (int y = 30; y < 64; y++)
        for (int x = 32; x < 68; x++)
          most = MAX (most, image_contrast (field, image_pixel (&token, x, y)));
      g_assert_cmpfloat (most, >=, 7);
      g_assert_cmpuint (image_grey (field), >, 240);

      outlines[i] = image_take (tapis_card_art_token (values[i], 24));
      image_make_silhouette (&outlines[i]);
      g_assert_cmphex (image_pixel (&outlines[i], 0, 0), ==, 0);
    }
  image_assert_differ (outlines, G_N_ELEMENTS (values), 20);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    image_clear (&outlines[i]);
}

static void
test_dwarf (void)
{
  g_auto (Image) dwarf =
    image_take (tapis_card_art_drawing ("tokens/dwarf", 120, 140));

  g_assert_cmpint (dwarf.height, ==, 140);
  g_assert_cmphex (image_pixel (&dwarf, 60, 100) >> 24, ==, 255);
  for (int x = 0; x < dwarf.width; x++)
    {
      g_assert_cmphex (image_pixel (&dwarf, x, 0) >> 24, <, 128);
      g_assert_cmphex (image_pixel (&dwarf, x, dwarf.height - 1), ==, 0);
    }
  for (int y = 0; y < dwarf.height; y++)
    {
      g_assert_cmphex (image_pixel (&dwarf, 0, y), ==, 0);
      g_assert_cmphex (image_pixel (&dwarf, dwarf.width - 1, y), ==, 0);
    }
}

/* Letters come from translations, never from a drawing. */
static void
test_no_letters (void)
{
  static const char *const folders[] = { "cards", "avatars", "emblems",
                                         "tokens" };
  guint seen = 0;

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = NULL;
      g_auto (GStrv) names = NULL;

      folder = g_strdup_printf ("/io/github/tapisgames/Tapis/%s/", folders[i]);
      names = g_resource_enumerate_children (tapis_cards_get_resource (),
                                             folder, 0, NULL);
      g_assert_nonnull (names);
      for (guint k = 0; names[k] != NULL; k++, seen++)
        {
          g_autofree char *path = g_strconcat (folder, names[k], NULL);
          g_autoptr (GBytes) bytes = NULL;
          gsize size;
          const char *data;

          bytes = g_resource_lookup_data (tapis_cards_get_resource (), path, 0,
                                          NULL);
          data = g_bytes_get_data (bytes, &size);
          g_assert_null (g_strstr_len (data, size, "<text"));
          g_assert_nonnull (g_strstr_len (data, size,
                                          "SPDX-License-Identifier"));
        }
    }
  g_assert_cmpuint (seen, >=, 2 * 12 + 2 * 4 + 2 * 2 + 11 + 5 + 4);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/small-art/emblems", test_emblems);
  g_test_add_func ("/small-art/painted-emblems", test_painted_emblems);
  g_test_add_func ("/small-art/marks", test_marks);
  g_test_add_func ("/small-art/tokens", test_tokens);
  g_test_add_func ("/small-art/dwarf", test_dwarf);
  g_test_add_func ("/small-art/no-letters", test_no_letters);
  return g_test_run ();
}
