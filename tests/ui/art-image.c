/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures as pixels, for the tests that measure them. */

#include "config.h"

#include "art-image.h"

#include <math.h>

static int
compare_names (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

GStrv
image_list_drawings (const char *folder)
{
  g_autofree char *path =
    g_strconcat ("/io/github/tapisgames/Tapis/", folder, NULL);
  GStrv names = g_resources_enumerate_children (
    path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert_nonnull (names);
  for (guint i = 0; names[i] != NULL; i++)
    *strrchr (names[i], '.') = '\0';
  qsort (names, g_strv_length (names), sizeof *names, compare_names);
  return names;
}

void
image_clear (Image *image)
{
  g_clear_pointer (&image->pixels, g_free);
}

Image
image_take (GdkTexture *texture)
{
  Image image;

  g_assert_nonnull (texture);
  image.width = gdk_texture_get_width (texture);
  image.height = gdk_texture_get_height (texture);
  image.pixels = g_new (guint32, image.width * image.height);
  gdk_texture_download (texture, (guchar *) image.pixels, image.width * 4);
  g_object_unref (texture);
  return image;
}

Image
image_of_face (CgCard card, int width, const TapisCardStyle *style)
{
  return image_take (tapis_card_art_face (card, width, style));
}

guint32
image_pixel (const Image *image, int x, int y)
{
  g_assert_true (x >= 0 && x < image->width && y >= 0 && y < image->height);
  return image->pixels[y * image->width + x];
}

guint
image_grey (guint32 p)
{
  return ((p >> 16 & 255) * 54 + (p >> 8 & 255) * 183 + (p & 255) * 19) >> 8;
}

static double
linear (guint v)
{
  double c = v / 255.0;

  return c <= 0.04045 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

static double
luminance (guint32 p)
{
  return 0.2126 * linear (p >> 16 & 255) + 0.7152 * linear (p >> 8 & 255) +
         0.0722 * linear (p & 255);
}

double
image_contrast (guint32 a, guint32 b)
{
  double la = luminance (a) + 0.05;
  double lb = luminance (b) + 0.05;

  return MAX (la, lb) / MIN (la, lb);
}

guint
image_differing (const Image *a, const Image *b)
{
  guint n = 0;

  g_assert_cmpint (a->width, ==, b->width);
  g_assert_cmpint (a->height, ==, b->height);
  for (int i = 0; i < a->width * a->height; i++)
    n += ABS ((int) image_grey (a->pixels[i]) -
              (int) image_grey (b->pixels[i])) > 48;
  return n;
}

void
image_assert_differ (const Image *images, guint n, guint least)
{
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      if (image_differing (&images[i], &images[j]) < least)
        g_error ("pictures %u and %u look alike: %u pixels differ", i, j,
                 image_differing (&images[i], &images[j]));
}

void
image_make_silhouette (Image *image)
{
  for (int i = 0; i < image->width * image->height; i++)
    image->pixels[i] = (image->pixels[i] >> 24) * 0x010101;
}
