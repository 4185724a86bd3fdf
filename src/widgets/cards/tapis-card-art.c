/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes textures of cards, suits, tokens and emblems, and keeps the most
 * recently used ones in a cache. tapis-card-painter.c paints them. This file
 * must not know widgets or rules. */

#include "tapis-card-art.h"

#include <glib/gi18n.h>

#include "model/words/tapis-translations.h"
#include "tapis-canvas.h"
#include "tapis-card-layout.h"
#include "tapis-card-painter.h"
#include "tapis-pile-geometry.h"

#define RESOURCES "/io/github/tapisgames/Tapis/"

typedef struct
{
  guint64 key;
  GdkTexture *texture;
  gsize bytes;
} Picture;

static struct
{
  GQueue order; /* of Picture, the most recently used one first */
  gsize bytes;
  guint told; /* the result of tapis_translations_get_serial() when the pictures
               * were made */
} art;

typedef enum
{
  KIND_FACE,
  KIND_MARK,
  KIND_TOKEN,
  KIND_DRAWING,
} Kind;

static const TapisCardStyle plain_style = { 0 };

/* --- the cache ------------------------------------------------------------ */

static void
picture_free (Picture *picture)
{
  art.bytes -= picture->bytes;
  g_clear_object (&picture->texture);
  g_free (picture);
}

static GdkTexture *
find_picture (guint64 key)
{
  /* after a change of the language, the cached cards have the wrong letters:
   * free all pictures */
  if (art.told != tapis_translations_get_serial ())
    while (art.order.length > 0)
      picture_free (g_queue_pop_tail (&art.order));
  art.told = tapis_translations_get_serial ();
  for (GList *link = art.order.head; link != NULL; link = link->next)
    {
      Picture *picture = link->data;

      if (picture->key != key)
        continue;
      g_queue_unlink (&art.order, link);
      g_queue_push_head_link (&art.order, link);
      return g_object_ref (picture->texture);
    }
  return NULL;
}

/* Adds @texture to the cache, which takes over the caller's reference. Returns
 * a new reference to it. */
static GdkTexture *
keep_picture (guint64 key, GdkTexture *texture)
{
  Picture *picture = g_new0 (Picture, 1);

  picture->key = key;
  picture->texture = texture;
  picture->bytes = 4 * (gsize) gdk_texture_get_width (texture) *
                   (gsize) gdk_texture_get_height (texture);

  g_queue_push_head (&art.order, picture);
  art.bytes += picture->bytes;
  while (art.bytes > TAPIS_CARD_ART_CACHE_BYTES && art.order.length > 1)
    picture_free (g_queue_pop_tail (&art.order));
  return g_object_ref (picture->texture);
}

static guint64
make_key (Kind kind, guint what, int size, const TapisCardStyle *style)
{
  return (guint64) what << 32 | (guint64) kind << 24 | (guint64) size << 13 |
         (guint64) style->scale << 10 | (guint64) style->back << 8 |
         (guint64) style->pack << 6 | (guint64) style->index << 4 |
         style->dark << 3 | style->high_contrast << 2 |
         style->large_index << 1 | style->four_colour;
}

/* Returns the picture of the SVG file @name that was painted when the program
 * was built, @size device pixels wide, or %NULL if there is none. */
static GdkTexture *
find_painted (const char *name, int size)
{
  g_autofree char *id = g_path_get_basename (name);
  g_autofree char *path =
    g_strdup_printf (RESOURCES "painted/%s-%d.png", id, size);

  if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL,
                             NULL))
    return NULL;
  return gdk_texture_new_from_resource (path);
}

/* Returns the picture of @what from the cache; if it is not there, paints it.
 * Depending on @kind, @what is a card, the value of a token, or the quark of a
 * drawing's name. */
static GdkTexture *
get_picture (Kind kind, guint what, int width, int height,
             const TapisCardStyle *style)
{
  guint64 key = make_key (kind, what, width, style);
  GdkTexture *texture = find_picture (key);
  cairo_surface_t *surface;
  g_autoptr (GBytes) bytes = NULL;
  gsize stride;
  cairo_t *cr;

  if (texture != NULL)
    return texture;
  if (kind == KIND_DRAWING)
    texture = find_painted (g_quark_to_string (what), width);
  if (texture != NULL)
    return keep_picture (key, texture);

  surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cr = cairo_create (surface);
  switch (kind)
    {
    case KIND_FACE:
      tapis_card_painter_face (cr, (CgCard) what, width, style);
      break;
    case KIND_MARK:
      tapis_card_painter_mark (cr, (CgCard) what, width, style);
      break;
    case KIND_TOKEN:
      tapis_card_painter_token (cr, what, width);
      break;
    case KIND_DRAWING:
      tapis_canvas_draw (cr, g_quark_to_string (what), NULL, width / 2.0,
                         height / 2.0, width, height);
      break;
    }
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  stride = (gsize) cairo_image_surface_get_stride (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface),
                                      stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy,
                                      surface);
  return keep_picture (key, gdk_memory_texture_new (width, height,
                                                    GDK_MEMORY_DEFAULT,
                                                    bytes, stride));
}

static int
clamp_size (int size)
{
  return CLAMP (size, TAPIS_CARD_ART_MIN_WIDTH, TAPIS_CARD_ART_MAX_WIDTH);
}

/* --- public --------------------------------------------------------------- */

const char *
tapis_card_art_index (CgCard card, const TapisCardStyle *style)
{
  static const char *const numbers[] = {
    "", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13",
  };
  static const char *const letters[] = {
    /* Translators: the ace's letter in the corner of a card */
    [CG_ACE] = NC_ ("card index", "A"),
    /* Translators: the jack's letter in the corner of a card */
    [CG_JACK] = NC_ ("card index", "J"),
    /* Translators: the queen's letter in the corner of a card */
    [CG_QUEEN] = NC_ ("card index", "Q"),
    /* Translators: the king's letter in the corner of a card */
    [CG_KING] = NC_ ("card index", "K"),
  };
  guint rank = cg_card_rank (card);

  /* Spanish cards and declared jokers have numbers in every language */
  if (style->index == TAPIS_CARD_INDEX_NUMBERS || !cg_card_is_french (card) ||
      (rank > CG_ACE && rank < CG_JACK))
    return numbers[rank];
  return style->index == TAPIS_CARD_INDEX_ENGLISH
           ? letters[rank]
           : g_dpgettext2 (NULL, "card index", letters[rank]);
}

GdkTexture *
tapis_card_art_face (CgCard card, int width, const TapisCardStyle *style)
{
  CgPack pack = tapis_card_painter_pack (card, style);

  width = clamp_size (width);
  return get_picture (KIND_FACE, card, width,
                      tapis_pile_card_height (pack, width), style);
}

GdkTexture *
tapis_card_art_mark (CgCard card, int size, const TapisCardStyle *style)
{
  /* all cards of a suit share one picture in the cache, under the key of the
   * suit's first card; all jokers share another one */
  guint what = cg_card_is_french (card) ? CG_FRENCH (1, cg_card_suit (card))
               : cg_card_is_spanish (card)
                 ? CG_SPANISH (1, cg_card_suit (card))
                 : CG_JOKER;

  size = clamp_size (size);
  return get_picture (KIND_MARK, what, size, size, style);
}

double
tapis_card_art_strip (int width, const TapisCardStyle *style)
{
  TapisCardLayout layout;

  tapis_card_layout_init (&layout, style->pack, CG_JOKER,
                          tapis_card_painter_is_small (width, style),
                          style->large_index);
  return layout.strip / TAPIS_CARD_UNITS;
}

static GdkRGBA
to_rgba (guint32 rgb)
{
  return (GdkRGBA) { (rgb >> 16 & 255) / 255.0f, (rgb >> 8 & 255) / 255.0f,
                     (rgb & 255) / 255.0f, 1 };
}

void
tapis_card_art_colour (CgCard card, const TapisCardStyle *style,
                       GdkRGBA *colour)
{
  *colour = to_rgba (tapis_card_painter_rgb (card, style));
}

void
tapis_card_art_paper (const TapisCardStyle *style, GdkRGBA *paper)
{
  *paper = to_rgba (tapis_canvas_paper_rgb (style));
}

/* Returns the name of the drawing of the emblem @id: "avatars/…" for a player,
 * "emblems/…" for a game, or %NULL if there is none. Free with g_free(). */
static char *
find_emblem (const char *id)
{
  static const char *const folders[] = { "avatars", "emblems" };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s/%s", folders[i], id);
      g_autofree char *path = g_strconcat (RESOURCES, name, ".svg", NULL);

      if (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL,
                                NULL))
        return g_steal_pointer (&name);
    }
  return NULL;
}

GdkTexture *
tapis_card_art_emblem (const char *id, int size)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (id != NULL, NULL);

  name = find_emblem (id);
  size = clamp_size (size);
  return name != NULL ? get_picture (KIND_DRAWING, g_quark_from_string (name),
                                     size, size, &plain_style)
                      : NULL;
}

GdkTexture *
tapis_card_art_token (guint value, int size)
{
  g_return_val_if_fail (value == 1 || value == 5 || value == 10, NULL);

  size = clamp_size (size);
  return get_picture (KIND_TOKEN, value, size, size, &plain_style);
}

GdkTexture *
tapis_card_art_drawing (const char *name, int width, int height)
{
  g_return_val_if_fail (name != NULL, NULL);

  return get_picture (KIND_DRAWING, g_quark_from_string (name),
                      clamp_size (width), height, &plain_style);
}

gsize
tapis_card_art_cache_bytes (void)
{
  return art.bytes;
}

void
tapis_card_art_clear (void)
{
  g_queue_clear_full (&art.order, (GDestroyNotify) picture_free);
  tapis_canvas_forget ();
}
