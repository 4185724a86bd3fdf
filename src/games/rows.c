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

/* An exchange as it is written: the hand card and the face-up card. */
static gboolean
read_swap (const RowsMoves *moves,
           const CgCard     up[ROW_SIZE],
           const char      *text,
           CgMove          *move)
{
  CgCard cards[2];

  if (cg_cards_from_text (text, -1, ' ', cards, 2) != 2)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    if (cards[i] != CG_JOKER && !(moves->pack == CG_PACK_SPANISH
                                    ? cg_card_is_spanish (cards[i])
                                    : cg_card_is_french (cards[i])))
      return FALSE;
  *move = ROWS_SWAP (moves->swap, cards[0] & 63, row_find (up, cards[1]));
  return TRUE;
}

gboolean
rows_read_move (const RowsMoves *moves,
                const CgCard     up[ROW_SIZE],
                const char      *text,
                CgMove          *move)
{
  CgCard cards[CG_MAX_ZONE];
  guint n;

  if (cg_move_read_word (moves->words, text, move))
    return TRUE;
  if (g_str_has_prefix (text, "swap "))
    return read_swap (moves, up, text + strlen ("swap "), move);
  if (!g_str_has_prefix (text, "lay "))
    return FALSE;
  n = cg_cards_from_text (text + strlen ("lay "), -1, ' ', cards,
                          G_N_ELEMENTS (cards));
  *move = n > 0 ? moves->lay_of (cards, n) : CG_NO_MOVE;
  return *move != CG_NO_MOVE;
}

void
rows_write_move (const RowsMoves *moves,
                 const CgCard     up[ROW_SIZE],
                 CgMove           move,
                 GString         *text)
{
  CgCard cards[CG_MAX_ZONE];

  if (move >> 16 == 0)
    {
      g_string_append (text, "lay ");
      cg_cards_append (cards, moves->list_lay (move, cards), ' ', text);
    }
  else if (move >> 16 == moves->swap)
    {
      cards[0] = rows_swap_card (moves->pack, move);
      cards[1] = up[MIN (rows_swap_position (move), ROW_SIZE - 1)];
      g_string_append (text, "swap ");
      cg_cards_append (cards, 2, ' ', text);
    }
  else
    {
      cg_move_write_word (moves->words, move, text);
    }
}
