/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Draws every card at several sizes and in every style into PNG files, for
 * the eye. Needs no display.
 *
 *     contact-sheet DIRECTORY    writes the sheets
 *
 * With TAPIS_LOCALEDIR=build/po LC_ALL=fr_FR.UTF-8 the letters are French. */

#include "config.h"

#include <locale.h>

#include <gdk/gdk.h>

#include "art-image.h"
#include "model/words/tapis-translations.h"
#include "widgets/cards/tapis-pile-geometry.h"

#define GAP 8

typedef struct
{
  const char *name;
  TapisCardStyle style;
  gboolean grey;
  gboolean fanned;
  gboolean french_only; /* nothing else on Spanish cards */
} Sheet;

static const Sheet sheets[] = {
  { .name = "normal" },
  { .name = "four-colour", .style = { .four_colour = TRUE } },
  { .name = "large-index", .style = { .large_index = TRUE } },
  { .name = "grey", .grey = TRUE },
  { .name = "high-contrast",
    .style = { .high_contrast = TRUE, .four_colour = TRUE } },
  { .name = "dark", .style = { .dark = TRUE } },
  { .name = "numbers",
    .style = { .index = TAPIS_CARD_INDEX_NUMBERS },
    .french_only = TRUE },
  { .name = "fanned", .fanned = TRUE },
};

static const TapisCardStyle plain = { 0 };

static const int widths[] = { 48, 64, 96, 160, 240 };

static const char *const pack_names[] = { "french", "spanish" };

static const guint pack_ranks[] = { 13, 12 };

static void
paste (cairo_t *cr, GdkTexture *texture, int x, int y)
{
  int width = gdk_texture_get_width (texture);
  int height = gdk_texture_get_height (texture);
  cairo_surface_t *surface;

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  gdk_texture_download (texture, cairo_image_surface_get_data (surface),
                        cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  cairo_set_source_surface (cr, surface, x, y);
  cairo_paint (cr);
  cairo_surface_destroy (surface);
}

static void
make_grey (cairo_surface_t *surface)
{
  guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      {
        guint32 *pixel = (guint32 *) (data + y * stride) + x;
        guint grey = ((*pixel >> 16 & 255) * 54 + (*pixel >> 8 & 255) * 183 +
                      (*pixel & 255) * 19) >> 8;

        *pixel = (*pixel & 0xff000000) | grey << 16 | grey << 8 | grey;
      }
  cairo_surface_mark_dirty (surface);
}

/* The ranks and one more: jokers in the first rows, backs in the last. */
static GdkTexture *
card_at (guint row, guint column, int width, const TapisCardStyle *style)
{
  TapisCardStyle other = *style;

  if (column < pack_ranks[style->pack])
    return tapis_card_art_face (style->pack == CG_PACK_SPANISH
                                  ? CG_SPANISH (column + 1, row)
                                  : CG_FRENCH (column + 1, row),
                                width, style);
  if (row == 0)
    return tapis_card_art_face (CG_JOKER, width, style);
  if (row == 1)
    return tapis_card_art_face (CG_DECLARED_FIRST + 12, width, style);
  other.back = row - 2;
  return tapis_card_art_face (CG_CARD_HIDDEN, width, &other);
}

static gboolean
save (cairo_surface_t *surface, const char *directory, const char *file)
{
  g_autofree char *path = g_build_filename (directory, file, NULL);
  cairo_status_t status = cairo_surface_write_to_png (surface, path);

  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;
  g_printerr ("%s: %s\n", path, cairo_status_to_string (status));
  return FALSE;
}

static gboolean
draw_sheet (const Sheet *sheet, CgPack pack, int width, const char *directory)
{
  int height = tapis_pile_card_height (pack, width);
  guint columns = pack_ranks[pack] + 1;
  TapisCardStyle style = sheet->style;
  int step;
  g_autofree char *file = NULL;
  cairo_surface_t *surface;
  cairo_t *cr;
  gboolean ok;

  style.pack = pack;
  step = sheet->fanned ? (int) (tapis_card_art_strip (width, &style) * width)
                       : width + GAP;
  surface = cairo_image_surface_create (
    CAIRO_FORMAT_RGB24, GAP * 2 + step * ((int) columns - 1) + width,
    GAP + 4 * (height + GAP));
  cr = cairo_create (surface);
  if (style.dark)
    cairo_set_source_rgb (cr, 0.07, 0.19, 0.18);
  else
    cairo_set_source_rgb (cr, 0.16, 0.42, 0.39);
  cairo_paint (cr);

  for (guint row = 0; row < 4; row++)
    for (guint column = 0; column < columns; column++)
      {
        g_autoptr (GdkTexture) card = NULL;

        card = card_at (row, column, width, &style);
        paste (cr, card, GAP + (int) column * step,
               GAP + (int) row * (height + GAP));
      }
  cairo_destroy (cr);
  if (sheet->grey)
    make_grey (surface);

  file = g_strdup_printf ("%s-%s-%d.png", pack_names[pack], sheet->name,
                          width);
  ok = save (surface, directory, file);
  cairo_surface_destroy (surface);
  return ok;
}

/* Emblems of seats and games, tokens, marks and the dwarf. */
static gboolean
draw_small_things (const char *directory)
{
  static const int sizes[] = { 16, 24, 32, 48, 96, 192 };
  static const guint values[] = { 1, 5, 10 };
  g_auto (GStrv) seats = image_list_drawings ("avatars");
  g_auto (GStrv) games = image_list_drawings ("emblems");
  g_autoptr (GdkTexture) dwarf =
    tapis_card_art_drawing ("tokens/dwarf", 200, 200 * 7 / 6);
  cairo_surface_t *surface;
  cairo_t *cr;
  int y = GAP;
  gboolean ok;

  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 4600, 460);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 0.16, 0.42, 0.39);
  cairo_paint (cr);
  for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
    {
      GdkTexture *pictures[64];
      int x = GAP;
      guint n = 0;

      for (guint i = 0; games[i] != NULL; i++)
        pictures[n++] = tapis_card_art_emblem (games[i], sizes[s]);
      for (guint i = 0; i < G_N_ELEMENTS (values); i++)
        pictures[n++] = tapis_card_art_token (values[i], sizes[s]);
      for (guint i = 0; i < 4; i++)
        pictures[n++] = tapis_card_art_mark (CG_SPANISH (1, i), sizes[s],
                                             &plain);
      for (guint i = 0; seats[i] != NULL; i++)
        pictures[n++] = tapis_card_art_emblem (seats[i], sizes[s]);

      for (guint i = 0; i < n; i++)
        {
          paste (cr, pictures[i], x, y);
          x += sizes[s] + GAP;
          g_object_unref (pictures[i]);
        }
      y += sizes[s] + GAP;
    }
  paste (cr, dwarf, 2450, GAP);
  cairo_destroy (cr);
  ok = save (surface, directory, "small-things.png");
  cairo_surface_destroy (surface);
  return ok;
}

int
main (int argc, char *argv[])
{
  gboolean ok = TRUE;

  setlocale (LC_ALL, "");
  tapis_translations_bind (g_getenv ("TAPIS_LOCALEDIR"));

  if (argc != 2)
    {
      g_printerr ("usage: contact-sheet DIRECTORY\n");
      return 2;
    }

  g_mkdir_with_parents (argv[1], 0755);
  for (guint i = 0; i < G_N_ELEMENTS (sheets) && ok; i++)
    for (CgPack pack = CG_PACK_FRENCH; pack <= CG_PACK_SPANISH && ok; pack++)
      for (guint w = 0; w < G_N_ELEMENTS (widths) && ok; w++)
        if (pack == CG_PACK_FRENCH || !sheets[i].french_only)
          ok = draw_sheet (&sheets[i], pack, widths[w], argv[1]);
  ok = ok && draw_small_things (argv[1]);
  return ok ? 0 : 1;
}
