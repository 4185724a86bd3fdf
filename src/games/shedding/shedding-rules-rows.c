/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of rows and of moves with them, and why these are not legal. */

#include "shedding-rules-rows.h"

const char *
rows_check_up (const CgCard up[ROW_SIZE])
{
  return up[0] != CG_CARD_NONE && row_size (up) != ROW_SIZE
           ? "there are three cards or none"
           : NULL;
}

const char *
rows_check (gboolean active, guint n_cards, const CgCard up[ROW_SIZE],
            const CgCard down[ROW_SIZE])
{
  if (!active)
    return n_cards > 0 ? "a player who has left the game holds cards" : NULL;
  if (n_cards == 0)
    return "a player without cards is still in play";
  if (up[0] != CG_CARD_NONE && row_size (down) != ROW_SIZE)
    return "face-up cards lie on three face-down cards";
  return NULL;
}

/* Whether @card is of @pack or a joker. */
static gboolean
is_of_pack (CgPack pack, CgCard card)
{
  return card == CG_JOKER || cg_card_is_of_pack (card, pack);
}

/* --- moves ---------------------------------------------------------------- */

guint
rows_list_flips (const CgCard down[ROW_SIZE], CgMove *out)
{
  guint n = row_size (down);

  for (guint i = 0; i < n; i++)
    out[i] = ROWS_MOVE (SHEDDING_MOVE_FLIP, i);
  return n;
}

guint
rows_list_names (const ShedState *s, CgMove *out)
{
  guint n = 0;

  /* a bit at a time: this is often done in playouts */
  for (guint left = s->active & ~(1u << s->to_move); left != 0;
       left &= left - 1)
    out[n++] = ROWS_MOVE (SHEDDING_MOVE_NAME, __builtin_ctz (left));
  return n;
}

CgRefusal
rows_why_not_flip (guint position, gboolean now, guint n_hand,
                   const CgCard down[ROW_SIZE])
{
  if (position >= ROW_SIZE)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (!now)
    return cg_refuse (CG_REFUSE_NOT_NOW);
  if (n_hand > 0)
    return cg_refuse (SHEDDING_REFUSE_HAND_FIRST);
  return position < row_size (down) ? CG_REFUSAL_NONE
                                    : cg_refuse (SHEDDING_REFUSE_NO_SUCH_CARD);
}

CgRefusal
rows_why_not_name (const ShedState *s, guint seat, gboolean now)
{
  if (seat >= s->seats)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (!now)
    return cg_refuse (CG_REFUSE_NOT_NOW);
  if ((int) seat == s->to_move)
    return cg_refuse (SHEDDING_REFUSE_ONESELF);
  return s->active >> seat & 1 ? CG_REFUSAL_NONE
                               : cg_refuse (SHEDDING_REFUSE_SEAT_IS_OUT);
}

CgRefusal
rows_why_not_swap (const ShedState *s, CgPack pack, CgMove swap, CgSet hand,
                   const CgCard up[ROW_SIZE])
{
  CgCard card = rows_swap_card (pack, swap);
  guint position = rows_swap_position (swap);

  if ((swap & 0xff00) != 0 || !is_of_pack (pack, card))
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (s->phase != SHEDDING_EXCHANGE)
    return cg_refuse (CG_REFUSE_NOT_NOW);
  if (cg_set_count (hand, card) == 0)
    return cg_refuse_card (CG_REFUSE_NOT_YOUR_CARD, card);
  /* of two equal face-up cards the first stands for both */
  if (position == ROW_SIZE || row_find (up, up[position]) != position)
    return cg_refuse (SHEDDING_REFUSE_NOT_FACE_UP);
  return up[position] == card ? cg_refuse_card (SHEDDING_REFUSE_SAME_CARD, card)
                              : CG_REFUSAL_NONE;
}

/* An exchange as it is written: the hand card and the face-up card. */
static gboolean
read_swap (const RowsMoves *moves, const CgCard up[ROW_SIZE], const char *text,
           CgMove *move)
{
  CgCard cards[2];

  if (cg_cards_from_text (text, -1, ' ', cards, 2) != 2)
    return FALSE;
  for (guint i = 0; i < 2; i++)
    if (!is_of_pack (moves->pack, cards[i]))
      return FALSE;
  *move = ROWS_SWAP (cards[0] & 63, row_find (up, cards[1]));
  return TRUE;
}

gboolean
rows_read_move (const RowsMoves *moves, const CgCard up[ROW_SIZE],
                const char *text, CgMove *move)
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
rows_write_move (const RowsMoves *moves, const CgCard up[ROW_SIZE], CgMove move,
                 GString *text)
{
  CgCard cards[CG_MAX_ZONE];

  if (shed_move_kind (move) == SHEDDING_MOVE_LAY)
    {
      g_string_append (text, "lay ");
      cg_cards_append (cards, moves->list_lay (move, cards), ' ', text);
    }
  else if (shed_move_kind (move) == SHEDDING_MOVE_SWAP)
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
