/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Pictures as pixels, for the tests that measure them. */

#pragma once

#include "widgets/cards/tapis-card-art.h"

typedef struct
{
  int width, height;
  guint32 *pixels; /* 0xaarrggbb, the colours multiplied by alpha */
} Image;

void    image_clear           (Image                *image);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Image, image_clear)

/** The names of the drawings in @folder of the program's resources ("avatars"),
 * in their order. */
GStrv   image_list_drawings   (const char           *folder);

/** The pixels of @texture, which is given up. */
Image   image_take            (GdkTexture           *texture);

Image   image_of_face         (CgCard card, int width,
                               const TapisCardStyle *style);

guint32 image_pixel           (const Image *image, int x, int y);

/** How bright a pixel is without its colour, 0 … 255. */
guint   image_grey            (guint32               pixel);

/** The contrast of two opaque colours as WCAG 2 defines it, 1 … 21. */
double  image_contrast        (guint32 a, guint32 b);

/** How many pixels of two pictures of one size differ plainly without
 * colour. */
guint   image_differing       (const Image *a, const Image *b);

/** Fails where two of @n pictures differ in fewer than @least pixels. */
void    image_assert_differ   (const Image *images, guint n, guint least);

/** Makes a picture of its outline: white where it is opaque. */
void    image_make_silhouette (Image                *image);
