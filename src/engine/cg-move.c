/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes moves whose text is one word, alone or followed by a number,
 * several numbers or a card. */

#include "cg-move.h"

#include <string.h>

/* The highest number that can follow a word. It is enough for seats and rows.
 */
#define MAX_NUMBER 15

guint
cg_move_list_cards (CgSet cards, CgPack pack, CgMove out[CG_MAX_MOVES])
{
  CgCard list[CG_MAX_ZONE];
  CgSet kinds = { cards.lo & (CG_CARD_BITS | cg_joker_bits (1)), 0 };
  guint n = cg_set_list (kinds, pack, list);

  for (guint i = 0; i < n; i++)
    out[i] = list[i];
  return n;
}

/* Returns whether @number is the number of a card of @pack. */
static gboolean
is_card (CgMove number, CgPack pack)
{
  return number < CG_CARD_NONE && cg_card_is_of_pack ((CgCard) number, pack);
}

CgRefusal
cg_move_refuse_card (CgPack pack, int to_move, const CgSet *hands, CgMove move)
{
  if (to_move == CG_NO_SEAT)
    return cg_refuse (CG_REFUSE_GAME_OVER);
  if (!is_card (move, pack) && move != CG_JOKER)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  return cg_set_count (hands[to_move], (CgCard) move) > 0
           ? CG_REFUSAL_NONE
           : cg_refuse_card (CG_REFUSE_NOT_YOUR_CARD, (CgCard) move);
}

/* Returns whether the row @word has a move with the number @word->move +
 * @added. */
static gboolean
has_move (const CgMoveWord *word, CgPack pack, CgMove added)
{
  switch (word->argument)
    {
    case CG_MOVE_CARD_OR_JOKER:
      if (added == CG_JOKER)
        return TRUE;
      G_GNUC_FALLTHROUGH;
    case CG_MOVE_CARD:
      return is_card (added, pack);
    case CG_MOVE_NUMBER:
      return added <= MAX_NUMBER;
    case CG_MOVE_NTH:
      return added < MAX_NUMBER;
    case CG_MOVE_SOME:
      return added < 1u << MAX_NUMBER;
    default:
      return added == 0;
    }
}

/* Reads @text, which is “ 1 3” or "", and sets bit n - 1 of *@added for each
 * number n in it. Returns FALSE if it is no such text. */
static gboolean
read_some (const char *text, CgMove *added)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  gint64 number = 0;

  *added = 0;
  if (*text == '\0')
    return TRUE;
  for (guint i = 1; words[i] != NULL; i++)
    {
      if (!cg_number_from_text (words[i], number + 1, MAX_NUMBER, &number))
        return FALSE;
      *added |= 1u << (number - 1);
    }
  return *words[0] == '\0' && words[1] != NULL;
}

/* Reads @text, which is what follows the word of the row @word, and sets
 * *@added to the number that it adds to the move. Returns FALSE if it is no
 * argument. */
static gboolean
read_argument (const CgMoveWord *word, CgPack pack, const char *text,
               CgMove *added)
{
  guint first = word->argument == CG_MOVE_NTH;
  gint64 number;
  CgCard card;

  if (word->argument == CG_MOVE_ALONE)
    {
      *added = 0;
      return *text == '\0';
    }
  if (word->argument == CG_MOVE_SOME)
    return read_some (text, added);
  if (*text++ != ' ')
    return FALSE;
  if (word->argument == CG_MOVE_CARD || word->argument == CG_MOVE_CARD_OR_JOKER)
    {
      if (!cg_card_from_text (text, -1, &card))
        return FALSE;
      *added = card;
      return has_move (word, pack, card);
    }
  if (!cg_number_from_text (text, first, MAX_NUMBER, &number))
    return FALSE;
  *added = (CgMove) number - first;
  return TRUE;
}

gboolean
cg_move_read_word (const CgMoveWord *words, CgPack pack, const char *text,
                   CgMove *move)
{
  for (; words->word != NULL; words++)
    {
      CgMove added;

      if (g_str_has_prefix (text, words->word) &&
          read_argument (words, pack, text + strlen (words->word), &added))
        {
          *move = words->move + added;
          return TRUE;
        }
    }
  return FALSE;
}

void
cg_move_write_word (const CgMoveWord *words, CgPack pack, CgMove move,
                    GString *text)
{
  CgMove added;
  char card[CG_CARD_TEXT_SIZE];

  while (words->word != NULL && !has_move (words, pack, move - words->move))
    words++;
  if (words->word == NULL)
    {
      g_string_append_printf (text, "#%x", move);
      return;
    }
  added = move - words->move;
  g_string_append (text, words->word);
  switch (words->argument)
    {
    case CG_MOVE_CARD:
    case CG_MOVE_CARD_OR_JOKER:
      g_string_append_printf (text, " %s",
                              cg_card_to_text ((CgCard) added, card));
      break;
    case CG_MOVE_NUMBER:
      g_string_append_printf (text, " %u", added);
      break;
    case CG_MOVE_NTH:
      g_string_append_printf (text, " %u", added + 1);
      break;
    case CG_MOVE_SOME:
      for (guint i = 0; added >> i != 0; i++)
        if (added >> i & 1)
          g_string_append_printf (text, " %u", i + 1);
      break;
    default:
      break;
    }
}

void
cg_write_move (const CgRules *rules, const CgState *state, CgMove move,
               GString *text)
{
  if (rules->write_move != NULL)
    rules->write_move (state, move, text);
  else
    cg_move_write_word (rules->words, rules->pack, move, text);
}

gboolean
cg_read_move (const CgRules *rules, const CgState *state, const char *text,
              CgMove *move)
{
  return rules->read_move != NULL
           ? rules->read_move (state, text, move)
           : cg_move_read_word (rules->words, rules->pack, text, move);
}
