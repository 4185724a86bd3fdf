/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads and writes cards as text, and lists the cards of a multiset. */

#include "cg-card.h"

#include <string.h>

static const char french_suits[] = "SHDC";
static const char spanish_suits[] = "oceb";

char *
cg_card_to_text (CgCard card, char text[CG_CARD_TEXT_SIZE])
{
  char *p = text;
  guint rank = cg_card_rank (card);

  if (cg_card_is_joker (card))
    {
      *p++ = '*';
      if (card != CG_JOKER)
        *p++ = '=';
    }
  if (cg_card_is_french (card) && (rank == CG_ACE || rank >= CG_JACK))
    {
      *p++ = rank == CG_ACE ? 'A' : "JQK"[rank - CG_JACK];
    }
  else if (rank > 0)
    {
      if (rank >= 10)
        *p++ = '1';
      *p++ = (char) ('0' + rank % 10);
    }
  if (cg_card_is_french (card))
    *p++ = french_suits[cg_card_suit (card)];
  else if (cg_card_is_spanish (card))
    *p++ = spanish_suits[cg_card_suit (card)];
  if (p == text)
    {
      /* Any byte that is no card is written like a hidden card. */
      *p++ = card == CG_CARD_NONE ? '-' : '?';
      if (card != CG_CARD_NONE)
        *p++ = '?';
    }
  *p = '\0';
  return text;
}

/* Reads a number from 1 to @max without a sign and without zeros in front, and
 * moves *@p after it. Returns 0 for anything else. */
static guint
read_number (const char **p, const char *end, guint max)
{
  guint n = 0;

  if (*p == end || **p < '1' || **p > '9')
    return 0;
  while (*p < end && g_ascii_isdigit (**p) && n <= max)
    n = n * 10 + (guint) (*(*p)++ - '0');
  return n <= max ? n : 0;
}

/* Reads a card with a rank and a suit, such as "AS", "10H" or "12o". */
static gboolean
read_suited (const char *text, const char *end, CgCard *card)
{
  const char *p = text;
  const char *suit;
  guint rank;

  if (g_ascii_isdigit (*p))
    {
      rank = read_number (&p, end, 12);
    }
  else
    {
      rank = *p == 'A' ? CG_ACE : *p == 'J' ? CG_JACK
           : *p == 'Q' ? CG_QUEEN : *p == 'K' ? CG_KING : 0;
      p++;
    }
  if (rank == 0 || p != end - 1)
    return FALSE;
  suit = strchr (french_suits, *p);
  if (suit != NULL)
    {
      /* In the French pack, the ace and the court cards are letters. */
      if (g_ascii_isdigit (*text) && (rank == CG_ACE || rank > 10))
        return FALSE;
      *card = CG_FRENCH (rank, suit - french_suits);
      return TRUE;
    }
  suit = strchr (spanish_suits, *p);
  if (suit == NULL || !g_ascii_isdigit (*text))
    return FALSE;
  *card = CG_SPANISH (rank, suit - spanish_suits);
  return TRUE;
}

gboolean
cg_card_from_text (const char *text, gssize length, CgCard *card)
{
  gsize n = length < 0 ? strlen (text) : (gsize) length;
  const char *p = text;

  if (n == 0 || n >= CG_CARD_TEXT_SIZE || memchr (text, '\0', n) != NULL)
    return FALSE;
  if (n == 1 && (*p == '-' || *p == '*'))
    {
      *card = *p == '-' ? CG_CARD_NONE : CG_JOKER;
      return TRUE;
    }
  if (n == 2 && p[0] == '?' && p[1] == '?')
    {
      *card = CG_CARD_HIDDEN;
      return TRUE;
    }
  if (p[0] == '*' && p[1] == '=')
    {
      guint rank;

      p += 2;
      rank = read_number (&p, text + n, 13);
      *card = (CgCard) (CG_DECLARED_FIRST + rank);
      return rank > 0 && p == text + n;
    }
  return read_suited (text, text + n, card);
}

void
cg_cards_append (const CgCard *cards, guint n, char separator, GString *text)
{
  char card[CG_CARD_TEXT_SIZE];

  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        g_string_append_c (text, separator);
      g_string_append (text, cg_card_to_text (cards[i], card));
    }
}

guint
cg_cards_from_text (const char *text, gssize length, char separator,
                    CgCard *cards, guint max)
{
  const char *end = text + (length < 0 ? strlen (text) : (gsize) length);
  guint n = 0;

  for (;; text++)
    {
      const char *stop = memchr (text, separator, (gsize) (end - text));

      if (n == max ||
          !cg_card_from_text (text, (stop != NULL ? stop : end) - text,
                              &cards[n++]))
        return 0;
      if (stop == NULL)
        return n;
      text = stop;
    }
}

guint
cg_set_list (CgSet set, CgPack pack, CgCard *out)
{
  guint first = pack == CG_PACK_SPANISH ? CG_SPANISH_FIRST : 0;
  guint n = 0;

  for (guint64 bits = set.lo & CG_CARD_BITS; bits != 0; bits &= bits - 1)
    {
      guint bit = (guint) __builtin_ctzll (bits);

      out[n++] = (CgCard) (first + bit);
      if (set.hi >> bit & 1)
        out[n++] = (CgCard) (first + bit);
    }
  for (guint i = cg_set_jokers (set); i > 0; i--)
    out[n++] = CG_JOKER;
  return n;
}

CgSet
cg_set_full (CgPack pack, guint packs, guint jokers)
{
  guint64 cards = (G_GUINT64_CONSTANT (1)
                   << (pack == CG_PACK_SPANISH ? 48 : 52)) - 1;

  g_assert (packs <= 2 && jokers <= CG_MAX_JOKERS);
  return (CgSet) { (packs > 0 ? cards : 0) | cg_joker_bits (jokers),
                   packs > 1 ? cards : 0 };
}

CgSet
cg_set_of_ranks (CgSet set, guint ranks)
{
  guint64 cards = 0;

  for (guint left = ranks >> CG_ACE; left != 0; left &= left - 1)
    cards |= G_GUINT64_CONSTANT (15) << __builtin_ctz (left) * 4;
  return (CgSet) { set.lo & cards, set.hi & cards };
}
