/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computes where the index, the marks and the picture are on a card. Nothing is
 * drawn here. */

#include "tapis-card-layout.h"

#define UNITS TAPIS_CARD_UNITS
#define MIDDLE_X (UNITS / 2)
#define MIDDLE_Y (UNITS * 0.7)
#define SPANISH_HEIGHT (UNITS * 95 / 61)
#define SPANISH_MIDDLE_Y (SPANISH_HEIGHT / 2)

static void
add_pip (TapisCardLayout *layout, double x, double y, double size)
{
  layout->pips[layout->n_pips++] = (TapisCardPip) {
    .x = x,
    .y = y,
    .width = size,
    .size = size,
    .turned = y > MIDDLE_Y,
  };
}

/* Adds two marks. The centre of one is @x units to the right of the centre of
 * the card and @y units above it. The other is the same distance to the left
 * and below, upside down. */
static void
add_pair (TapisCardLayout *layout, double x, double y, double size)
{
  add_pip (layout, MIDDLE_X + x, MIDDLE_Y - y, size);
  add_pip (layout, MIDDLE_X - x, MIDDLE_Y + y, size);
}

static void
add_field (TapisCardLayout *layout, guint rank)
{
  const double side = 42;
  const double top = 118;
  double size = rank <= 3 ? 64 : rank <= 6 ? 58 : rank <= 8 ? 50 : 46;

  if (rank == CG_ACE)
    {
      add_pip (layout, MIDDLE_X, MIDDLE_Y, 92);
      return;
    }
  if (rank <= 3)
    add_pair (layout, 0, top - 3, size);
  else
    {
      add_pair (layout, -side, top, size);
      add_pair (layout, side, top, size);
    }
  if (rank == 3 || rank == 5 || rank == 9)
    add_pip (layout, MIDDLE_X, MIDDLE_Y, size);
  if (rank >= 6 && rank <= 8)
    {
      add_pip (layout, MIDDLE_X - side, MIDDLE_Y, size);
      add_pip (layout, MIDDLE_X + side, MIDDLE_Y, size);
    }
  if (rank == 7)
    add_pip (layout, MIDDLE_X, MIDDLE_Y - top / 2, size);
  if (rank == 8)
    add_pair (layout, 0, top / 2, size);
  if (rank >= 9)
    {
      add_pair (layout, -side, top / 3, size);
      add_pair (layout, side, top / 3, size);
    }
  if (rank == 10)
    add_pair (layout, 0, top * 2 / 3, size);
}

/* --- the Spanish pack ----------------------------------------------------- */

/* Adds a mark of a Spanish card or of a compact card. These marks are always
 * upright. @is_long: whether the mark is a sword or a club of the Spanish pack
 */
static void
add_mark (TapisCardLayout *layout, gboolean is_long, double x, double y,
          double size)
{
  layout->pips[layout->n_pips++] = (TapisCardPip) {
    .x = x,
    .y = y,
    .width = is_long ? size * TAPIS_CARD_LONG_MARK : size,
    .size = size,
  };
}

/* Adds @n marks side by side. @step: the distance between the centres of two
 * neighbours; @y: the distance of the marks' centres from the centre of the
 * card, downwards. */
static void
add_row (TapisCardLayout *layout, gboolean is_long, guint n, double step,
         double y, double size)
{
  for (guint i = 0; i < n; i++)
    add_mark (layout, is_long, MIDDLE_X + (i - (n - 1) / 2.0) * step,
              SPANISH_MIDDLE_Y + y, size);
}

/* Adds the marks of a card of coins or cups. `rows` is the number of marks in
 * each of five rows, from top to bottom; a row with 0 is left out. Only the
 * rows in the middle, away from the corners with the index, are wider than half
 * of the card. */
static void
add_round_field (TapisCardLayout *layout, guint number)
{
  static const struct
  {
    double size, top, middle, step;
    guint rows[5];
  } fields[] = {
    [2] = { 108, 92, 0, 0, { 1, 0, 0, 0, 1 } },
    [3] = { 98, 120, 0, 0, { 1, 0, 1, 0, 1 } },
    [4] = { 66, 104, 0, 0, { 2, 0, 0, 0, 2 } },
    [5] = { 66, 112, 0, 0, { 2, 0, 1, 0, 2 } },
    [6] = { 66, 114, 0, 104, { 2, 0, 2, 0, 2 } },
    [7] = { 66, 114, 0, 72, { 2, 0, 3, 0, 2 } },
    [8] = { 66, 130, 46, 104, { 2, 2, 0, 2, 2 } },
    [9] = { 62, 134, 56, 124, { 2, 2, 1, 2, 2 } },
  };
  double size = fields[number].size;

  for (guint i = 0; i < 5; i++)
    {
      double y = i == 0 || i == 4 ? fields[number].top : fields[number].middle;

      add_row (layout, FALSE, fields[number].rows[i],
               i == 0 || i == 4 ? 138 - size : fields[number].step,
               i < 2 ? -y : i > 2 ? y : 0, size);
    }
}

/* Adds the marks of a card of swords or clubs, in two or three rows of one to
 * three marks. */
static void
add_long_field (TapisCardLayout *layout, guint number)
{
  static const struct
  {
    double size, step, middle_step;
    guint n_rows, rows[3];
  } fields[] = {
    [2] = { 164, 0, 0, 2, { 1, 1 } },
    [3] = { 162, 72, 0, 2, { 1, 2 } },
    [4] = { 162, 72, 0, 2, { 2, 2 } },
    [5] = { 140, 46, 0, 2, { 2, 3 } },
    [6] = { 140, 46, 0, 2, { 3, 3 } },
    [7] = { 110, 52, 60, 3, { 2, 3, 2 } },
    [8] = { 110, 46, 60, 3, { 3, 2, 3 } },
    [9] = { 110, 46, 46, 3, { 3, 3, 3 } },
  };
  guint n_rows = fields[number].n_rows;

  for (guint i = 0; i < n_rows; i++)
    add_row (layout, TRUE, fields[number].rows[i],
             n_rows == 3 && i == 1 ? fields[number].middle_step
                                   : fields[number].step,
             (i - (n_rows - 1) / 2.0) * (fields[number].size + 9),
             fields[number].size);
}

/* --- the forms of a card -------------------------------------------------- */

/* The forms in which a card is drawn: whole, or compact because the card is
 * small or because its index is large. A compact card has one large mark, which
 * is upright: unlike a whole card, a compact card does not look the same upside
 * down. */
typedef enum
{
  WHOLE,
  SMALL,
  LARGE,
  N_FORMS,
} Form;

/* The part of the layout that all cards of a pack have in common, by pack and
 * form. `beside` is the space, in units, between the index and the right edge
 * of the strip that must be visible in a fan. On a Spanish card the breaks in
 * the frame (the pinta) are above the index. */
static const struct
{
  TapisCardLayout layout;
  double beside;
} forms[][N_FORMS] = {
  [CG_PACK_FRENCH] = {
    [WHOLE] = { { .index = { 29, 15, 40, 38 },
                  .corner_y = 76, .corner_size = 32,
                  .panel = { 54, 12, 142, 326 }, .panel_zoom = 1 }, 3 },
    [SMALL] = { { .index = { 47, 18, 70, 76 },
                  .corner_y = 136, .corner_size = 60,
                  .panel = { 96, 12, 142, 326 }, .panel_zoom = 1.65 }, 4 },
    [LARGE] = { { .index = { 64, 20, 98, 94 },
                  .corner_y = 166, .corner_size = 76,
                  .panel = { 122, 12, 116, 326 }, .panel_zoom = 1.5 }, 4 },
  },
  [CG_PACK_SPANISH] = {
    [WHOLE] = { { .index = { 36, 21, 38, 38 },
                  .corner_y = 79, .corner_size = 34,
                  .panel = { 12, 12, 226, SPANISH_HEIGHT - 24 },
                  .panel_zoom = 1 }, 6 },
    [SMALL] = { { .index = { 54, 28, 58, 74 },
                  .corner_y = 142, .corner_size = 58,
                  .panel = { 92, 16, 142, SPANISH_HEIGHT - 32 },
                  .panel_zoom = 1.6 }, 6 },
    [LARGE] = { { .index = { 68, 28, 90, 92 },
                  .corner_y = 172, .corner_size = 80,
                  .panel = { 121, 16, 113, SPANISH_HEIGHT - 32 },
                  .panel_zoom = 1.45 }, 6 },
  },
};

static void
add_french_marks (TapisCardLayout *layout, guint rank, Form form)
{
  if (form == WHOLE)
    add_field (layout, rank);
  else if (form == SMALL)
    add_mark (layout, FALSE, 162, 238, 148);
  else
    add_mark (layout, FALSE, 176, 262, 124);
}

static void
add_spanish_marks (TapisCardLayout *layout, CgCard card, Form form)
{
  guint number = cg_card_rank (card);
  gboolean is_long = cg_card_suit (card) >= CG_ESPADAS;

  if (form != WHOLE && is_long)
    add_mark (layout, TRUE, form == SMALL ? 164 : 176, 198, 320);
  else if (form == SMALL)
    add_mark (layout, FALSE, 161, 264, 146);
  else if (form == LARGE)
    add_mark (layout, FALSE, 170, 292, 130);
  else if (number > 1)
    (is_long ? add_long_field : add_round_field) (layout, number);
}

/* --- public --------------------------------------------------------------- */

double
tapis_card_layout_height (CgPack pack)
{
  return pack == CG_PACK_SPANISH ? SPANISH_HEIGHT : UNITS * 1.4;
}

void
tapis_card_layout_init (TapisCardLayout *layout, CgPack pack, CgCard card,
                        gboolean small, gboolean large)
{
  Form form = large ? LARGE : small ? SMALL : WHOLE;
  guint rank = cg_card_rank (card);

  *layout = forms[pack][form].layout;
  layout->compact = form != WHOLE;
  layout->strip = layout->index.x + layout->index.width / 2 +
                  forms[pack][form].beside;
  if (pack == CG_PACK_FRENCH && cg_card_is_french (card) && rank < CG_JACK)
    add_french_marks (layout, rank, form);
  else if (pack == CG_PACK_SPANISH && cg_card_is_spanish (card) && rank <= 9)
    add_spanish_marks (layout, card, form);
}
