/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the cards' pictures: what can be read, told apart and overlaps.
 * Needs no display. */

#include "config.h"

#include <locale.h>
#include <math.h>
#include <string.h>

#include <gdk/gdk.h>

#include "art-image.h"
#include "model/words/tapis-translations.h"
#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/cards/tapis-card-layout.h"
#include "widgets/cards/tapis-card-snapshot.h"

static const TapisCardStyle plain = { 0 };

/* All faces of a pack: its cards, a joker and the declared jokers. */
#define MAX_FACES (52 + 1 + 13)

static guint
list_faces (CgPack pack, CgCard *faces)
{
  guint n = 0;

  for (guint i = 0; i < (pack == CG_PACK_SPANISH ? 48 : 52); i++)
    faces[n++] = (CgCard) (pack == CG_PACK_SPANISH ? CG_SPANISH_FIRST + i : i);
  faces[n++] = CG_JOKER;
  for (guint declared = 1; declared <= 13; declared++)
    faces[n++] = (CgCard) (CG_DECLARED_FIRST + declared);
  return n;
}

/* The best contrast with the paper inside of the upper left index. */
static double
index_contrast (CgCard card, const TapisCardStyle *style)
{
  g_auto (Image) image = image_of_face (card, 160, style);
  double unit = image.width / TAPIS_CARD_UNITS;
  TapisCardLayout layout;
  guint32 paper;
  double most = 0;

  tapis_card_layout_init (&layout, style->pack, card, FALSE,
                          style->large_index);
  /* between the edge and the frame */
  paper = image_pixel (&image, image.width / 2, 3);
  for (int y = layout.index.y * unit;
       y < (layout.index.y + layout.index.height) * unit; y++)
    for (int x = (layout.index.x - layout.index.width / 2) * unit;
         x < (layout.index.x + layout.index.width / 2) * unit; x++)
      most = MAX (most, image_contrast (paper, image_pixel (&image, x, y)));
  return most;
}

/* @colour, or what is left of it on a card that cannot be played. */
static guint
to_pixel (const GdkRGBA *colour, gboolean dimmed)
{
  double light = dimmed ? 255 * (1 - TAPIS_CARD_SNAPSHOT_DIM) : 255;

  return (guint) lround (colour->red * light) << 16 |
         (guint) lround (colour->green * light) << 8 |
         (guint) lround (colour->blue * light);
}

/* WCAG 2.2, 1.4.6, asks for 7:1 where letters are not large. */
static void
test_contrast (void)
{
  for (CgPack pack = CG_PACK_FRENCH; pack <= CG_PACK_SPANISH; pack++)
    for (guint s = 0; s < 16; s++)
      {
        TapisCardStyle style = {
          .pack = pack,
          .four_colour = s & 1,
          .large_index = s >> 1 & 1,
          .dark = s >> 2 & 1,
          .high_contrast = s >> 3 & 1,
        };
        CgCard faces[MAX_FACES];
        guint n = list_faces (pack, faces);

        for (guint i = 0; i < n; i++)
          {
            GdkRGBA colour;

            if (index_contrast (faces[i], &style) < 7)
              g_error ("card %u, style %u: %.2f:1", faces[i], s,
                       index_contrast (faces[i], &style));
            tapis_card_art_colour (faces[i], &style, &colour);
            g_assert_cmpfloat (
              image_contrast (to_pixel (&colour, FALSE),
                              style.high_contrast ? 0xffffff
                              : style.dark        ? 0xf1ece2
                                                  : 0xfdfbf7),
              >=, 7);
          }
      }
}

/* What cannot be played is still to be read (WCAG 2.2, 1.4.3: 4.5:1), and seen
 * to be another than what can: 1.5:1 between their papers. */
static void
test_dimmed (void)
{
  for (CgPack pack = CG_PACK_FRENCH; pack <= CG_PACK_SPANISH; pack++)
    for (guint s = 0; s < 4; s++)
      {
        TapisCardStyle style = {
          .pack = pack,
          .four_colour = s & 1,
          .dark = s >> 1 & 1,
        };
        CgCard faces[MAX_FACES];
        guint n = list_faces (pack, faces);
        GdkRGBA colour, paper;

        tapis_card_art_paper (&style, &paper);
        g_assert_cmpfloat (image_contrast (to_pixel (&paper, FALSE),
                                           to_pixel (&paper, TRUE)), >=, 1.5);
        for (guint i = 0; i < n; i++)
          {
            tapis_card_art_colour (faces[i], &style, &colour);
            g_assert_cmpfloat (image_contrast (to_pixel (&colour, TRUE),
                                               to_pixel (&paper, TRUE)),
                               >=, 4.5);
          }
      }
}

static void
assert_bounds (CgCard card, int width, const TapisCardStyle *style)
{
  g_auto (Image) image = image_of_face (card, width, style);
  int right = image.width - 1, bottom = image.height - 1;
  int radius = ceil (image.width * TAPIS_CARD_ART_RADIUS) + 1;
  const guint32 paper = 0xfffdfbf7;

  g_assert_cmpint (image.height, ==,
                   tapis_pile_card_height (style->pack, width));
  g_assert_cmphex (image_pixel (&image, 0, 0) >> 24, <, 128);
  g_assert_cmphex (image_pixel (&image, right, 0) >> 24, <, 128);
  g_assert_cmphex (image_pixel (&image, 0, bottom) >> 24, <, 128);
  g_assert_cmphex (image_pixel (&image, right, bottom) >> 24, <, 128);
  for (int x = radius; x <= right - radius; x++)
    {
      g_assert_cmphex (image_pixel (&image, x, 0), ==, 0xffa9a193);
      g_assert_cmphex (image_pixel (&image, x, bottom), ==, 0xffa9a193);
      g_assert_cmphex (image_pixel (&image, x, 1), ==, paper);
      g_assert_cmphex (image_pixel (&image, x, bottom - 1), ==, paper);
    }
  for (int y = radius; y <= bottom - radius; y++)
    {
      g_assert_cmphex (image_pixel (&image, 0, y), ==, 0xffa9a193);
      g_assert_cmphex (image_pixel (&image, right, y), ==, 0xffa9a193);
      g_assert_cmphex (image_pixel (&image, 1, y), ==, paper);
      g_assert_cmphex (image_pixel (&image, right - 1, y), ==, paper);
    }
}

/* Transparent corners, an unbroken edge, and paper all along inside of it. */
static void
test_bounds (void)
{
  static const int widths[] = { 48, 79, 80, 121, 240 };

  for (CgPack pack = CG_PACK_FRENCH; pack <= CG_PACK_SPANISH; pack++)
    for (guint i = 0; i < G_N_ELEMENTS (widths) * 2; i++)
      {
        TapisCardStyle style = { .pack = pack, .large_index = i & 1 };
        CgCard faces[MAX_FACES];
        guint n = list_faces (pack, faces);

        for (guint k = 0; k < n; k++)
          assert_bounds (faces[k], widths[i / 2], &style);
      }
}

static gboolean
apart (const TapisCardBox *a, const TapisCardBox *b)
{
  return a->x + a->width <= b->x || b->x + b->width <= a->x ||
         a->y + a->height <= b->y || b->y + b->height <= a->y;
}

static void
assert_inside (const TapisCardBox *box, double height)
{
  g_assert_cmpfloat (box->x, >=, 6);
  g_assert_cmpfloat (box->y, >=, 6);
  g_assert_cmpfloat (box->x + box->width, <=, TAPIS_CARD_UNITS - 6);
  g_assert_cmpfloat (box->y + box->height, <=, height - 6);
}

/* What a suit's mark covers of its box: a French one 90 % across, 98 % down. */
static TapisCardBox
mark_box (CgPack pack, double x, double y, double width, double height)
{
  double across = pack == CG_PACK_FRENCH ? 0.9 : 1;
  double down = pack == CG_PACK_FRENCH ? 0.98 : 1;

  return (TapisCardBox) { x - width * across / 2, y - height * down / 2,
                          width * across, height * down };
}

static void
assert_layout (CgPack pack, CgCard card, gboolean small, gboolean large)
{
  double height = tapis_card_layout_height (pack);
  guint rank = cg_card_is_joker (card) ? 0 : cg_card_rank (card);
  guint courts = pack == CG_PACK_SPANISH ? 10 : CG_JACK;
  TapisCardBox boxes[2 * 2 + 10 + 1];
  TapisCardLayout layout;
  guint n = 0;

  tapis_card_layout_init (&layout, pack, card, small, large);
  if (rank >= courts || rank == 0)
    {
      g_assert_cmpuint (layout.n_pips, ==, 0);
      /* test-card-spanish looks where a figure that stands free is */
      if (pack == CG_PACK_FRENCH || layout.compact)
        boxes[n++] = layout.panel;
    }
  else if (pack == CG_PACK_SPANISH && rank == 1 && !layout.compact)
    g_assert_cmpuint (layout.n_pips, ==, 0);
  else
    g_assert_cmpuint (layout.n_pips, ==, layout.compact ? 1 : rank);

  boxes[n++] = (TapisCardBox) { layout.index.x - layout.index.width / 2,
                                layout.index.y, layout.index.width,
                                layout.index.height };
  boxes[n++] = mark_box (pack, layout.index.x, layout.corner_y,
                         layout.corner_size, layout.corner_size);
  g_assert_cmpfloat (layout.index.x + layout.index.width / 2, <=,
                     layout.strip);
  g_assert_cmpfloat (boxes[n - 1].x + boxes[n - 1].width, <=, layout.strip);
  if (!layout.compact)
    for (guint i = 0; i < 2; i++, n++)
      {
        boxes[n] = boxes[n - 2];
        boxes[n].x = TAPIS_CARD_UNITS - (boxes[n].x + boxes[n].width);
        boxes[n].y = height - (boxes[n].y + boxes[n].height);
      }
  for (guint i = 0; i < layout.n_pips; i++)
    boxes[n++] = mark_box (pack, layout.pips[i].x, layout.pips[i].y,
                           layout.pips[i].width, layout.pips[i].size);

  for (guint i = 0; i < n; i++)
    {
      assert_inside (&boxes[i], height);
      for (guint j = 0; j < i; j++)
        if (!apart (&boxes[i], &boxes[j]))
          g_error ("card %u, small %d, large %d: boxes %u and %u overlap", card,
                   small, large, i, j);
    }
}

/* Index, the mark under it, field and picture keep out of each other's way;
 * the field holds as many marks as the card says. */
static void
test_layout (void)
{
  for (CgPack pack = CG_PACK_FRENCH; pack <= CG_PACK_SPANISH; pack++)
    {
      CgCard faces[MAX_FACES];
      guint n = list_faces (pack, faces);

      for (guint i = 0; i < n * 4; i++)
        assert_layout (pack, faces[i / 4], i & 1, i >> 1 & 1);
    }
}

static void
test_pairs_differ (void)
{
  for (guint s = 0; s < 8; s++)
    {
      TapisCardStyle style = {
        .pack = s >> 2,
        .large_index = s & 1,
        .four_colour = s >> 1 & 1,
      };
      CgCard faces[MAX_FACES];
      Image images[MAX_FACES];
      guint n = list_faces (style.pack, faces);

      for (guint i = 0; i < n; i++)
        images[i] = image_of_face (faces[i], 48, &style);
      /* the least is between two suits of one number */
      image_assert_differ (images, n, 20);
      for (guint i = 0; i < n; i++)
        image_clear (&images[i]);
    }
}

/* The visible strip alone tells each card from the others. */
static void
test_fan (void)
{
  for (CgPack pack = CG_PACK_FRENCH; pack <= CG_PACK_SPANISH; pack++)
    {
      TapisCardStyle style = { .pack = pack };
      int strip = (int) (tapis_card_art_strip (48, &style) * 48);
      CgCard faces[MAX_FACES];
      Image images[MAX_FACES];
      guint n = list_faces (pack, faces);

      for (guint i = 0; i < n; i++)
        {
          Image whole = image_of_face (faces[i], 48, &style);

          images[i] = (Image) { strip, whole.height,
                                g_new (guint32, strip * whole.height) };
          for (int y = 0; y < whole.height; y++)
            memcpy (images[i].pixels + y * strip,
                    whole.pixels + y * whole.width, strip * sizeof (guint32));
          image_clear (&whole);
        }
      image_assert_differ (images, n, 6);
      for (guint i = 0; i < n; i++)
        image_clear (&images[i]);

      g_assert_cmpfloat (tapis_card_art_strip (96, &style), <, 0.25);
      g_assert_cmpfloat (tapis_card_art_strip (48, &style), <, 0.36);
    }
}

static void
test_styles_differ (void)
{
  static const TapisCardStyle styles[] = {
    { 0 },
    { .four_colour = TRUE },
    { .large_index = TRUE },
    { .high_contrast = TRUE },
    { .dark = TRUE },
    { .index = TAPIS_CARD_INDEX_NUMBERS },
  };
  static const int widths[] = { 48, 120 };
  static const CgCard cards[] = {
    CG_FRENCH (CG_QUEEN, CG_DIAMONDS),
    CG_SPANISH (11, CG_ESPADAS),
  };

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint c = 0; c < G_N_ELEMENTS (cards); c++)
      /* a Spanish card has numbers in any case */
      for (guint i = 0; i < G_N_ELEMENTS (styles) - c; i++)
        for (guint j = 0; j < i; j++)
          {
            g_auto (Image) a = image_of_face (cards[c], widths[w], &styles[i]);
            g_auto (Image) b = image_of_face (cards[c], widths[w], &styles[j]);

            g_assert_true (memcmp (a.pixels, b.pixels,
                                   a.width * a.height * 4) != 0);
          }
}

static void
test_backs (void)
{
  for (CgPack pack = CG_PACK_FRENCH; pack <= CG_PACK_SPANISH; pack++)
    {
      Image backs[TAPIS_CARD_N_BACKS];

      for (guint i = 0; i < TAPIS_CARD_N_BACKS; i++)
        {
          TapisCardStyle style = { .back = i, .pack = pack };

          backs[i] = image_take (
            tapis_card_art_face (CG_CARD_HIDDEN, 96, &style));
          g_assert_cmpint (backs[i].height, ==,
                           tapis_pile_card_height (pack, 96));
        }
      image_assert_differ (backs, TAPIS_CARD_N_BACKS, 100);
      for (guint i = 0; i < TAPIS_CARD_N_BACKS; i++)
        image_clear (&backs[i]);
    }
}

/* A court looks the same from the other side of the table. */
static void
test_courts_turn (void)
{
  for (CgCard card = CG_FRENCH (CG_JACK, 0); card <= CG_FRENCH (CG_KING, 3);
       card++)
    {
      g_auto (Image) image = image_of_face (card, 160, &plain);
      int n = image.width * image.height;
      guint different = 0;

      for (int i = 0; i < n; i++)
        different += ABS ((int) image_grey (image.pixels[i]) -
                          (int) image_grey (image.pixels[n - 1 - i])) > 48;
      g_assert_cmpuint (different, <, n / 200);
    }
}

static void
test_index_text (void)
{
  TapisCardStyle style = { .index = TAPIS_CARD_INDEX_ENGLISH };
  CgCard king = CG_FRENCH (CG_KING, CG_HEARTS);

  g_assert_cmpstr (tapis_card_art_index (king, &style), ==, "K");
  g_assert_cmpstr (tapis_card_art_index (king, &plain), ==, "K");
  g_assert_cmpstr (tapis_card_art_index (CG_FRENCH (10, CG_CLUBS), &style), ==,
                   "10");
  g_assert_cmpstr (tapis_card_art_index (CG_FRENCH (1, CG_CLUBS), &style), ==,
                   "A");
  g_assert_cmpstr (tapis_card_art_index (CG_JOKER, &style), ==, "");
  g_assert_cmpstr (tapis_card_art_index (CG_DECLARED_FIRST + 12, &style), ==,
                   "12");
  g_assert_cmpstr (tapis_card_art_index (CG_CARD_NONE, &style), ==, "");
  g_assert_cmpstr (tapis_card_art_index (CG_SPANISH (1, CG_OROS), &style), ==,
                   "1");
  g_assert_cmpstr (tapis_card_art_index (CG_SPANISH (12, CG_BASTOS), &style),
                   ==, "12");
  style.index = TAPIS_CARD_INDEX_NUMBERS;
  g_assert_cmpstr (tapis_card_art_index (king, &style), ==, "13");
  g_assert_cmpstr (tapis_card_art_index (CG_FRENCH (1, CG_CLUBS), &style), ==,
                   "1");
}

/* The letters of a language, and that they change the picture where they are
 * others: whether they do. */
static gboolean
check_letters (const char *language, Image *english_face)
{
  static const char *const letters[] = { "A", "J", "Q", "K" };
  static const guint ranks[] = { CG_ACE, CG_JACK, CG_QUEEN, CG_KING };
  TapisCardStyle english = { .index = TAPIS_CARD_INDEX_ENGLISH };
  gboolean changed;

  g_setenv ("LANGUAGE", language, TRUE);
  g_assert_nonnull (setlocale (LC_ALL, ""));
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    {
      CgCard card = CG_FRENCH (ranks[i], CG_CLUBS);

      g_assert_cmpstr (tapis_card_art_index (card, &plain), ==,
                       g_dpgettext2 (NULL, "card index", letters[i]));
      g_assert_cmpstr (tapis_card_art_index (card, &english), ==, letters[i]);
    }
  g_assert_cmpstr (tapis_card_art_index (CG_SPANISH (10, CG_COPAS), &plain), ==,
                   "10");
  changed = !g_str_equal (g_dpgettext2 (NULL, "card index", "Q"), "Q");
  tapis_card_art_clear ();
  {
    g_auto (Image) after = image_of_face (CG_FRENCH (CG_QUEEN, CG_CLUBS), 48,
                                          &plain);
    guint differing = image_differing (english_face, &after);

    if (changed)
      g_assert_cmpuint (differing, >, 10);
    else
      g_assert_cmpuint (differing, ==, 0);
  }
  return changed;
}

static void
test_languages (void)
{
  const char *folder = g_getenv ("TAPIS_LOCALEDIR");
  g_auto (GStrv) languages = g_strsplit (CORE_LANGUAGES, ":", -1);
  g_auto (Image) before = image_of_face (CG_FRENCH (CG_QUEEN, CG_CLUBS), 48,
                                         &plain);
  guint changed = 0;

  if (folder == NULL)
    {
      g_test_skip ("TAPIS_LOCALEDIR says where the translations are");
      return;
    }
  tapis_translations_bind (folder);
  for (guint i = 0; languages[i] != NULL; i++)
    changed += check_letters (languages[i], &before);
  g_assert_cmpuint (changed, >, 0);

  g_setenv ("LANGUAGE", "en", TRUE);
  setlocale (LC_ALL, "");
  tapis_card_art_clear ();
}

static void
test_cache (void)
{
  g_autoptr (GdkTexture) first = NULL;
  g_autoptr (GdkTexture) again = NULL;
  g_autoptr (GdkTexture) late = NULL;
  GWeakRef gone;

  tapis_card_art_clear ();
  g_assert_cmpuint (tapis_card_art_cache_bytes (), ==, 0);
  first = tapis_card_art_face (0, 120, &plain);
  again = tapis_card_art_face (0, 120, &plain);
  g_assert_true (first == again);
  g_assert_cmpuint (tapis_card_art_cache_bytes (), ==, 120 * 168 * 4);

  g_weak_ref_init (&gone, first);
  g_clear_object (&first);
  g_clear_object (&again);
  for (CgCard card = 0; card < 52; card++)
    {
      g_autoptr (GdkTexture) large = tapis_card_art_face (card, 480, &plain);

      g_assert_cmpint (gdk_texture_get_width (large), ==, 480);
      g_assert_cmpuint (tapis_card_art_cache_bytes (), <=,
                        TAPIS_CARD_ART_CACHE_BYTES);
    }
  /* the one not asked for longest is forgotten, the latest is not */
  g_assert_null (g_weak_ref_get (&gone));
  g_weak_ref_clear (&gone);
  late = tapis_card_art_face (51, 480, &plain);
  first = tapis_card_art_face (51, 480, &plain);
  g_assert_true (late == first);

  tapis_card_art_clear ();
  g_assert_cmpuint (tapis_card_art_cache_bytes (), ==, 0);
  g_assert_cmpint (gdk_texture_get_width (late), ==, 480);
}

/* No byte and no width breaks anything. */
static void
test_unknown (void)
{
  for (CgPack pack = CG_PACK_FRENCH; pack <= CG_PACK_SPANISH; pack++)
    {
      TapisCardStyle style = { .pack = pack };
      g_auto (Image) blank = image_of_face (CG_CARD_NONE, 64, &style);

      g_assert_cmpint (blank.height, ==, pack == CG_PACK_FRENCH ? 90 : 100);
      for (guint card = 0; card < 256; card++)
        {
          g_auto (Image) image = image_of_face (card, 64, &style);
          gboolean known = cg_card_is_french (card) ||
                           cg_card_is_spanish (card) ||
                           cg_card_is_joker (card) || card == CG_CARD_HIDDEN;
          int height = cg_card_is_french (card)    ? 90
                       : cg_card_is_spanish (card) ? 100
                                                   : blank.height;

          g_assert_cmpint (image.width, ==, 64);
          g_assert_cmpint (image.height, ==, height);
          if (!known)
            g_assert_cmpuint (image_differing (&image, &blank), ==, 0);
          else if (height == blank.height)
            g_assert_cmpuint (image_differing (&image, &blank), >, 50);
        }
    }

  {
    g_auto (Image) none = image_of_face (0, 0, &plain);
    g_auto (Image) negative = image_of_face (0, -5, &plain);
    g_auto (Image) huge = image_of_face (0, 100000, &plain);

    g_assert_cmpint (none.width, ==, TAPIS_CARD_ART_MIN_WIDTH);
    g_assert_cmpint (negative.width, ==, TAPIS_CARD_ART_MIN_WIDTH);
    g_assert_cmpint (huge.width, ==, TAPIS_CARD_ART_MAX_WIDTH);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-art/contrast", test_contrast);
  g_test_add_func ("/card-art/dimmed", test_dimmed);
  g_test_add_func ("/card-art/bounds", test_bounds);
  g_test_add_func ("/card-art/layout", test_layout);
  g_test_add_func ("/card-art/pairs-differ", test_pairs_differ);
  g_test_add_func ("/card-art/fan", test_fan);
  g_test_add_func ("/card-art/styles-differ", test_styles_differ);
  g_test_add_func ("/card-art/backs", test_backs);
  g_test_add_func ("/card-art/courts-turn", test_courts_turn);
  g_test_add_func ("/card-art/index-text", test_index_text);
  g_test_add_func ("/card-art/languages", test_languages);
  g_test_add_func ("/card-art/cache", test_cache);
  g_test_add_func ("/card-art/unknown", test_unknown);
  return g_test_run ();
}
