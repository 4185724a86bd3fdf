/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of rows and of moves with them. */

#include "rows.h"

gboolean
rows_read (GKeyFile *keys,
           CgPack    pack,
           int       seat,
           CgCard    up[ROW_SIZE],
           CgCard    down[ROW_SIZE],
           GError  **error)
{
  char key[CG_KEY_SIZE];
  CgCard row[ROW_SIZE];
  guint n;

  cg_position_key (key, "up", seat);
  if (!cg_position_get_cards (keys, key, pack, FALSE, row, ROW_SIZE, &n,
                              error))
    return FALSE;
  if (n != 0 && n != ROW_SIZE)
    return cg_position_error (error, key, "there are three cards or none");
  memset (up, CG_CARD_NONE, ROW_SIZE);
  memcpy (up, row, n);
  cg_position_key (key, "down", seat);
  if (!cg_position_get_cards (keys, key, pack, FALSE, row, ROW_SIZE, &n,
                              error))
    return FALSE;
  memset (down, CG_CARD_NONE, ROW_SIZE);
  memcpy (down, row, n);
  return TRUE;
}

gboolean
rows_read_swap (char       **words,
                CgPack       pack,
                guint        kind,
                const CgCard up[ROW_SIZE],
                CgMove      *move)
{
  CgCard cards[2];

  if (g_strv_length (words) != 2)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    if (!cg_card_from_text (words[i], -1, &cards[i]) ||
        !(cards[i] == CG_JOKER ||
          (pack == CG_PACK_SPANISH ? cg_card_is_spanish (cards[i])
                                   : cg_card_is_french (cards[i]))))
      return FALSE;
  *move = ROWS_SWAP (kind, cards[0] & 63, row_find (up, cards[1]));
  return TRUE;
}

void
rows_write_swap (CgCard       card,
                 guint        position,
                 const CgCard up[ROW_SIZE],
                 GString     *text)
{
  char name[CG_CARD_TEXT_SIZE];

  g_string_append_printf (text, "swap %s ", cg_card_to_text (card, name));
  g_string_append (text, cg_card_to_text (up[MIN (position, 2)], name));
}
