/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the cards' pictures: what can be read, told apart and overlaps.
 * Needs no display. */

#include "config.h"

#include <libintl.h>
#include <locale.h>
#include <math.h>
#include <string.h>

#include <gdk/gdk.h>

#include "data/tapis-cards-resources.h"
#include "widgets/tapis-card-art.h"
#include "widgets/tapis-card-layout.h"

typedef struct
{
  int width, height;
  guint32 *pixels;
} Image;

static const TapisCardStyle plain = { 0 };

static void
image_clear (Image *image)
{
  g_free (image->pixels);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Image, image_clear)

static Image
download (GdkTexture *texture)
{
  Image image;

  image.width = gdk_texture_get_width (texture);
  image.height = gdk_texture_get_height (texture);
  image.pixels = g_new (guint32, image.width * image.height);
  gdk_texture_download (texture, (guchar *) image.pixels, image.width * 4);
  return image;
}

static Image
face (CgCard card, int width, const TapisCardStyle *style)
{
  g_autoptr (GdkTexture) texture = tapis_card_art_face (card, width, style);

  g_assert_nonnull (texture);
  return download (texture);
}

static guint32
pixel (const Image *image, int x, int y)
{
  g_assert_true (x >= 0 && x < image->width && y >= 0 && y < image->height);
  return image->pixels[y * image->width + x];
}

static guint
grey (guint32 p)
{
  return ((p >> 16 & 255) * 54 + (p >> 8 & 255) * 183 + (p & 255) * 19) >> 8;
}

static double
linear (guint v)
{
  double c = v / 255.0;

  return c <= 0.04045 ? c / 12.92 : pow ((c + 0.055) / 1.055, 2.4);
}

/* As WCAG 2 defines it. */
static double
contrast (guint32 a, guint32 b)
{
  double la = 0.2126 * linear (a >> 16 & 255) + 0.7152 * linear (a >> 8 & 255) +
              0.0722 * linear (a & 255) + 0.05;
  double lb = 0.2126 * linear (b >> 16 & 255) + 0.7152 * linear (b >> 8 & 255) +
              0.0722 * linear (b & 255) + 0.05;

  return MAX (la, lb) / MIN (la, lb);
}

/* The best contrast with the paper inside of the upper left index. */
static double
index_contrast (CgCard card, const TapisCardStyle *style)
{
  g_auto (Image) image = face (card, 240, style);
  double unit = image.width / TAPIS_CARD_UNITS;
  TapisCardLayout layout;
  guint32 paper;
  double most = 0;

  tapis_card_layout_init (&layout, card, FALSE, style->large_index);
  paper = pixel (&image, image.width / 2, (int) (5 * unit));
  for (int y = layout.index.y * unit;
       y < (layout.index.y + layout.index.height) * unit; y++)
    for (int x = (layout.index.x - layout.index.width / 2) * unit;
         x < (layout.index.x + layout.index.width / 2) * unit; x++)
      most = MAX (most, contrast (paper, pixel (&image, x, y)));
  return most;
}

/* The index is large and bold at every size, for which WCAG 2.2, 1.4.6, asks
 * 4.5:1. The red of the plain pack is meant to be red rather than brown and
 * gives 5:1; high contrast gives 7:1 for all suits. */
static void
test_contrast (void)
{
  for (guint colours = 0; colours < 2; colours++)
    for (guint suit = CG_SPADES; suit <= CG_CLUBS; suit++)
      for (guint rank = CG_ACE; rank <= CG_KING; rank++)
        {
          CgCard card = CG_FRENCH (rank, suit);
          TapisCardStyle style = { .four_colour = colours };

          g_assert_cmpfloat (index_contrast (card, &style), >=,
                             suit == CG_SPADES ? 7 : 5);
          style.large_index = TRUE;
          g_assert_cmpfloat (index_contrast (card, &style), >=, 5);
          style.dark = TRUE;
          g_assert_cmpfloat (index_contrast (card, &style), >=, 4.5);
          style.dark = FALSE;
          style.high_contrast = TRUE;
          g_assert_cmpfloat (index_contrast (card, &style), >=, 7);
        }
  g_assert_cmpfloat (index_contrast (CG_JOKER, &plain), >=, 5);
}

/* Transparent corners, an unbroken edge, and paper all along inside of it. */
static void
test_bounds (void)
{
  static const int widths[] = { 48, 79, 80, 121, 240 };

  for (guint i = 0; i < G_N_ELEMENTS (widths) * 2; i++)
    for (CgCard card = 0; card <= CG_JOKER; card++)
      {
        TapisCardStyle style = { .large_index = i & 1 };
        g_auto (Image) image = face (card, widths[i / 2], &style);
        int right = image.width - 1, bottom = image.height - 1;
        int radius = ceil (image.width * TAPIS_CARD_ART_RADIUS) + 1;
        const guint32 paper = 0xfffdfbf7;

        g_assert_cmpint (image.height, ==, tapis_card_art_height (image.width));
        g_assert_cmphex (pixel (&image, 0, 0) >> 24, <, 128);
        g_assert_cmphex (pixel (&image, right, 0) >> 24, <, 128);
        g_assert_cmphex (pixel (&image, 0, bottom) >> 24, <, 128);
        g_assert_cmphex (pixel (&image, right, bottom) >> 24, <, 128);
        for (int x = radius; x <= right - radius; x++)
          {
            g_assert_cmphex (pixel (&image, x, 0), ==, 0xffa9a193);
            g_assert_cmphex (pixel (&image, x, bottom), ==, 0xffa9a193);
            g_assert_cmphex (pixel (&image, x, 1), ==, paper);
            g_assert_cmphex (pixel (&image, x, bottom - 1), ==, paper);
          }
        for (int y = radius; y <= bottom - radius; y++)
          {
            g_assert_cmphex (pixel (&image, 0, y), ==, 0xffa9a193);
            g_assert_cmphex (pixel (&image, right, y), ==, 0xffa9a193);
            g_assert_cmphex (pixel (&image, 1, y), ==, paper);
            g_assert_cmphex (pixel (&image, right - 1, y), ==, paper);
          }
      }
}

static gboolean
apart (const TapisCardBox *a, const TapisCardBox *b)
{
  return a->x + a->width <= b->x || b->x + b->width <= a->x ||
         a->y + a->height <= b->y || b->y + b->height <= a->y;
}

static void
assert_inside (const TapisCardBox *box)
{
  g_assert_cmpfloat (box->x, >=, 6);
  g_assert_cmpfloat (box->y, >=, 6);
  g_assert_cmpfloat (box->x + box->width, <=, TAPIS_CARD_UNITS - 6);
  g_assert_cmpfloat (box->y + box->height, <=, TAPIS_CARD_UNITS * 1.4 - 6);
}

/* What a suit's mark covers of its square: 90 % across, 98 % down. */
static TapisCardBox
mark_box (double x, double y, double size)
{
  return (TapisCardBox) { x - size * 0.45, y - size * 0.49, size * 0.9,
                          size * 0.98 };
}

/* Index, the mark under it, field and picture keep out of each other's way;
 * the field holds as many marks as the card says. */
static void
test_layout (void)
{
  for (guint style = 0; style < 4; style++)
    for (CgCard card = 0; card < 53; card++)
      {
        CgCard c = card == 52 ? CG_JOKER : card;
        guint rank = card == 52 ? 0 : cg_card_rank (c);
        TapisCardBox boxes[2 * 2 + 10 + 1];
        TapisCardLayout layout;
        guint n = 0;

        tapis_card_layout_init (&layout, c, style & 1, style >> 1);
        if (rank >= CG_JACK || rank == 0)
          {
            g_assert_cmpuint (layout.n_pips, ==, 0);
            boxes[n++] = layout.panel;
          }
        else
          g_assert_cmpuint (layout.n_pips, ==, style == 0 ? rank : 1);

        boxes[n++] = (TapisCardBox) { layout.index.x - layout.index.width / 2,
                                      layout.index.y, layout.index.width,
                                      layout.index.height };
        boxes[n++] = mark_box (layout.index.x, layout.corner_y,
                               layout.corner_size);
        g_assert_cmpfloat (layout.index.x + layout.index.width / 2, <=,
                           layout.strip);
        g_assert_cmpfloat (boxes[n - 1].x + boxes[n - 1].width, <=,
                           layout.strip);
        if (layout.both_corners)
          for (guint i = 0; i < 2; i++, n++)
            {
              boxes[n] = boxes[n - 2];
              boxes[n].x = TAPIS_CARD_UNITS - (boxes[n].x + boxes[n].width);
              boxes[n].y = TAPIS_CARD_UNITS * 1.4 -
                           (boxes[n].y + boxes[n].height);
            }
        for (guint i = 0; i < layout.n_pips; i++)
          boxes[n++] = mark_box (layout.pips[i].x, layout.pips[i].y,
                                 layout.pips[i].size);

        for (guint i = 0; i < n; i++)
          {
            assert_inside (&boxes[i]);
            for (guint j = 0; j < i; j++)
              {
                if (!apart (&boxes[i], &boxes[j]))
                  g_error ("card %u, layout %u: boxes %u and %u overlap", c,
                           style, i, j);
              }
          }
      }
}

/* How many pixels of two pictures differ plainly without colour. */
static guint
differing (const Image *a, const Image *b)
{
  guint n = 0;

  g_assert_cmpint (a->width, ==, b->width);
  g_assert_cmpint (a->height, ==, b->height);
  for (int i = 0; i < a->width * a->height; i++)
    n += ABS ((int) grey (a->pixels[i]) - (int) grey (b->pixels[i])) > 48;
  return n;
}

static void
assert_all_differ (Image *images, guint n, guint least)
{
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < i; j++)
      if (differing (&images[i], &images[j]) < least)
        g_error ("pictures %u and %u look alike: %u pixels differ", i, j,
                 differing (&images[i], &images[j]));
}

static void
test_pairs_differ (void)
{
  for (guint s = 0; s < 4; s++)
    {
      TapisCardStyle style = { .large_index = s & 1, .four_colour = s >> 1 };
      Image images[52 + 1 + 13];
      guint n = 0;

      for (CgCard card = 0; card < 52; card++)
        images[n++] = face (card, 48, &style);
      images[n++] = face (CG_JOKER, 48, &style);
      for (guint declared = 1; declared <= 13; declared++)
        images[n++] = face (CG_DECLARED_FIRST + declared, 48, &style);
      /* the least is between two suits of one number */
      assert_all_differ (images, n, 20);
      for (guint i = 0; i < n; i++)
        image_clear (&images[i]);
    }
}

static void
test_fan (void)
{
  /* the visible strip alone tells each card from the others */
  Image images[52];
  int strip = (int) (tapis_card_art_strip (48, NULL) * 48);

  for (CgCard card = 0; card < 52; card++)
    {
      Image whole = face (card, 48, &plain);

      images[card] = (Image) { strip, whole.height,
                               g_new (guint32, strip * whole.height) };
      for (int y = 0; y < whole.height; y++)
        memcpy (images[card].pixels + y * strip,
                whole.pixels + y * whole.width, strip * sizeof (guint32));
      image_clear (&whole);
    }
  assert_all_differ (images, 52, 6);
  for (guint i = 0; i < 52; i++)
    image_clear (&images[i]);

  g_assert_cmpfloat (tapis_card_art_strip (96, NULL), <, 0.25);
  g_assert_cmpfloat (tapis_card_art_strip (48, NULL), <, 0.36);
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

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
      for (guint j = 0; j < i; j++)
        {
          CgCard card = CG_FRENCH (CG_QUEEN, CG_DIAMONDS);
          g_auto (Image) a = face (card, widths[w], &styles[i]);
          g_auto (Image) b = face (card, widths[w], &styles[j]);

          g_assert_true (memcmp (a.pixels, b.pixels,
                                 a.width * a.height * 4) != 0);
        }
}

static void
test_backs (void)
{
  Image backs[TAPIS_CARD_N_BACKS];

  for (guint i = 0; i < TAPIS_CARD_N_BACKS; i++)
    {
      TapisCardStyle style = { .back = i };
      g_autoptr (GdkTexture) back = tapis_card_art_back (96, &style);
      g_autoptr (GdkTexture) hidden = NULL;

      hidden = tapis_card_art_face (CG_CARD_HIDDEN, 96, &style);
      g_assert_true (hidden == back);
      backs[i] = download (back);
      for (guint j = 0; j < i; j++)
        g_assert_cmpuint (differing (&backs[i], &backs[j]), >, 100);
    }
  for (guint i = 0; i < TAPIS_CARD_N_BACKS; i++)
    image_clear (&backs[i]);
}

/* A court looks the same from the other side of the table. */
static void
test_courts_turn (void)
{
  for (CgCard card = CG_FRENCH (CG_JACK, 0); card <= CG_FRENCH (CG_KING, 3);
       card++)
    {
      g_auto (Image) image = face (card, 160, &plain);
      int n = image.width * image.height;
      guint different = 0;

      for (int i = 0; i < n; i++)
        different += ABS ((int) grey (image.pixels[i]) -
                          (int) grey (image.pixels[n - 1 - i])) > 48;
      g_assert_cmpuint (different, <, n / 200);
    }
}

static void
test_index_text (void)
{
  TapisCardStyle style = { .index = TAPIS_CARD_INDEX_ENGLISH };
  CgCard king = CG_FRENCH (CG_KING, CG_HEARTS);

  g_assert_cmpstr (tapis_card_art_index (king, &style), ==, "K");
  g_assert_cmpstr (tapis_card_art_index (king, NULL), ==, "K");
  g_assert_cmpstr (tapis_card_art_index (CG_FRENCH (10, CG_CLUBS), &style), ==,
                   "10");
  g_assert_cmpstr (tapis_card_art_index (CG_FRENCH (1, CG_CLUBS), &style), ==,
                   "A");
  g_assert_cmpstr (tapis_card_art_index (CG_JOKER, &style), ==, "");
  g_assert_cmpstr (tapis_card_art_index (CG_DECLARED_FIRST + 12, &style), ==,
                   "12");
  g_assert_cmpstr (tapis_card_art_index (CG_CARD_NONE, &style), ==, "");
  style.index = TAPIS_CARD_INDEX_NUMBERS;
  g_assert_cmpstr (tapis_card_art_index (king, &style), ==, "13");
  g_assert_cmpstr (tapis_card_art_index (CG_FRENCH (1, CG_CLUBS), &style), ==,
                   "1");
}

/* The letters of another language, and that they change the picture. */
static void
test_language (void)
{
  static const char *const french[] = { "A", "V", "D", "R" };
  static const guint ranks[] = { CG_ACE, CG_JACK, CG_QUEEN, CG_KING };
  const char *folder = g_getenv ("TAPIS_LOCALEDIR");
  TapisCardStyle english = { .index = TAPIS_CARD_INDEX_ENGLISH };
  g_auto (Image) before = face (CG_FRENCH (CG_QUEEN, CG_CLUBS), 48, NULL);

  if (folder == NULL)
    {
      g_test_skip ("TAPIS_LOCALEDIR says where the translations are");
      return;
    }
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_setenv ("LANGUAGE", "fr", TRUE);
  g_assert_nonnull (setlocale (LC_ALL, ""));

  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    {
      CgCard card = CG_FRENCH (ranks[i], CG_CLUBS);

      g_assert_cmpstr (tapis_card_art_index (card, NULL), ==, french[i]);
      g_assert_cmpint (tapis_card_art_index (card, &english)[0], ==,
                       "AJQK"[i]);
    }
  tapis_card_art_clear ();
  {
    g_auto (Image) after = face (CG_FRENCH (CG_QUEEN, CG_CLUBS), 48, NULL);

    g_assert_cmpuint (differing (&before, &after), >, 10);
  }

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
  first = tapis_card_art_face (0, 120, NULL);
  again = tapis_card_art_face (0, 120, &plain);
  g_assert_true (first == again);
  g_assert_cmpuint (tapis_card_art_cache_bytes (), ==, 120 * 168 * 4);

  g_weak_ref_init (&gone, first);
  g_clear_object (&first);
  g_clear_object (&again);
  for (CgCard card = 0; card < 52; card++)
    {
      g_autoptr (GdkTexture) large = tapis_card_art_face (card, 480, NULL);

      g_assert_cmpint (gdk_texture_get_width (large), ==, 480);
      g_assert_cmpuint (tapis_card_art_cache_bytes (), <=,
                        TAPIS_CARD_ART_CACHE_BYTES);
    }
  /* the one not asked for longest is forgotten, the latest is not */
  g_assert_null (g_weak_ref_get (&gone));
  g_weak_ref_clear (&gone);
  late = tapis_card_art_face (51, 480, NULL);
  first = tapis_card_art_face (51, 480, NULL);
  g_assert_true (late == first);

  tapis_card_art_clear ();
  g_assert_cmpuint (tapis_card_art_cache_bytes (), ==, 0);
  g_assert_cmpint (gdk_texture_get_width (late), ==, 480);
}

/* No byte and no width breaks anything. */
static void
test_unknown (void)
{
  g_auto (Image) blank = face (CG_CARD_NONE, 64, NULL);

  for (guint card = 0; card < 256; card++)
    {
      g_auto (Image) image = face (card, 64, NULL);
      gboolean known = card < 52 || card == CG_JOKER ||
                       (card > 128 && card <= 141) || card == CG_CARD_HIDDEN;

      g_assert_cmpint (image.width, ==, 64);
      g_assert_cmpint (image.height, ==, 90);
      if (known)
        g_assert_cmpuint (differing (&image, &blank), >, 50);
      else
        g_assert_cmpuint (differing (&image, &blank), ==, 0);
    }

  {
    g_auto (Image) none = face (0, 0, NULL);
    g_auto (Image) negative = face (0, -5, NULL);
    g_auto (Image) huge = face (0, 100000, NULL);

    g_assert_cmpint (none.width, ==, TAPIS_CARD_ART_MIN_WIDTH);
    g_assert_cmpint (negative.width, ==, TAPIS_CARD_ART_MIN_WIDTH);
    g_assert_cmpint (huge.width, ==, TAPIS_CARD_ART_MAX_WIDTH);
  }
}

static void
test_emblems (void)
{
  const char *const *names = tapis_card_art_emblems ();
  g_autoptr (GdkTexture) none = NULL;
  Image images[16];
  guint n = 0;

  for (; names[n] != NULL; n++)
    {
      g_autoptr (GdkTexture) emblem = tapis_card_art_emblem (names[n], 32);

      images[n] = download (emblem);
      /* round: nothing in the corner, something in the middle */
      g_assert_cmphex (pixel (&images[n], 0, 0), ==, 0);
      g_assert_cmphex (pixel (&images[n], 16, 16) >> 24, ==, 255);
    }
  /* as many as seats at the largest table */
  g_assert_cmpuint (n, ==, 11);
  {
    g_autoptr (GdkTexture) game = tapis_card_art_emblem ("norwegian", 32);

    images[n++] = download (game);
  }
  assert_all_differ (images, n, 100);
  for (guint i = 0; i < n; i++)
    image_clear (&images[i]);

  none = tapis_card_art_emblem ("../cards/ace", 32);
  g_assert_null (none);
}

static void
test_pips (void)
{
  Image images[4];

  for (guint suit = 0; suit < 4; suit++)
    {
      g_autoptr (GdkTexture) pip = tapis_card_art_pip (suit, 16, NULL);
      GdkRGBA colour;

      images[suit] = download (pip);
      tapis_card_art_suit_colour (suit, NULL, &colour);
      g_assert_cmphex (pixel (&images[suit], 8, 8), ==,
                       0xff000000u | (guint) lround (colour.red * 255) << 16 |
                         (guint) lround (colour.green * 255) << 8 |
                         (guint) lround (colour.blue * 255));
      /* the shape alone */
      for (int i = 0; i < 16 * 16; i++)
        images[suit].pixels[i] = (images[suit].pixels[i] >> 24) * 0x010101;
    }
  /* black and red alone would tell neither spades from clubs nor hearts from
   * diamonds */
  assert_all_differ (images, 4, 20);
  for (guint suit = 0; suit < 4; suit++)
    image_clear (&images[suit]);
}

/* Letters come from translations, never from a drawing. */
static void
test_no_letters (void)
{
  static const char *const folders[] = { "cards", "avatars", "emblems" };
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
  g_assert_cmpuint (seen, >=, 12 + 4 + 2 + 11 + 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-art/contrast", test_contrast);
  g_test_add_func ("/card-art/bounds", test_bounds);
  g_test_add_func ("/card-art/layout", test_layout);
  g_test_add_func ("/card-art/pairs-differ", test_pairs_differ);
  g_test_add_func ("/card-art/fan", test_fan);
  g_test_add_func ("/card-art/styles-differ", test_styles_differ);
  g_test_add_func ("/card-art/backs", test_backs);
  g_test_add_func ("/card-art/courts-turn", test_courts_turn);
  g_test_add_func ("/card-art/index-text", test_index_text);
  g_test_add_func ("/card-art/language", test_language);
  g_test_add_func ("/card-art/cache", test_cache);
  g_test_add_func ("/card-art/unknown", test_unknown);
  g_test_add_func ("/card-art/emblems", test_emblems);
  g_test_add_func ("/card-art/pips", test_pips);
  g_test_add_func ("/card-art/no-letters", test_no_letters);
  return g_test_run ();
}
