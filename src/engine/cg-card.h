/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards, packs and multisets of cards as plain values.
 * Knows nothing of any game: no order of ranks, no points. */

#pragma once

#include <glib.h>
#include <string.h>

G_BEGIN_DECLS

/**
 * CgCard:
 *
 * One card in one byte.
 *
 *   0 …  51   French pack: (rank - 1) * 4 + suit, rank 1 (ace) … 13 (king)
 *        56   a joker
 *  64 … 111   Spanish pack: 64 + (number - 1) * 4 + suit, number 1 … 12
 * 129 … 141   a joker declared as the number 1 … 13
 *       254   no card
 *       255   a hidden card
 *
 * The low six bits of the first three kinds are its bit in a #CgSet.
 */
typedef guint8 CgCard;

enum
{
  CG_JOKER = 56,
  CG_CARD_NONE = 254,
  CG_CARD_HIDDEN = 255,
};

#define CG_SPANISH_FIRST 64
#define CG_DECLARED_FIRST 128
#define CG_MAX_JOKERS 8

/* Ranks of the French pack; Spanish cards are called by their number. */
enum
{
  CG_ACE = 1,
  CG_JACK = 11,
  CG_QUEEN = 12,
  CG_KING = 13,
};

typedef enum
{
  CG_SPADES,
  CG_HEARTS,
  CG_DIAMONDS,
  CG_CLUBS,
} CgFrenchSuit;

typedef enum
{
  CG_OROS,
  CG_COPAS,
  CG_ESPADAS,
  CG_BASTOS,
} CgSpanishSuit;

typedef enum
{
  CG_PACK_FRENCH,  /* 52 cards */
  CG_PACK_SPANISH, /* 48 cards, with the eights and nines */
} CgPack;

#define CG_FRENCH(rank, suit) ((CgCard) (((rank) - 1) * 4 + (suit)))
#define CG_SPANISH(number, suit) \
  ((CgCard) (CG_SPANISH_FIRST + ((number) - 1) * 4 + (suit)))

/** Whether @card has a printed face of the French pack. */
static inline gboolean
cg_card_is_french (CgCard card)
{
  return card < 52;
}

/** Whether @card has a printed face of the Spanish pack. */
static inline gboolean
cg_card_is_spanish (CgCard card)
{
  return card >= CG_SPANISH_FIRST && card < CG_SPANISH_FIRST + 48;
}

/** Whether @card has a printed face of @pack. */
static inline gboolean
cg_card_is_of_pack (CgCard card, CgPack pack)
{
  return pack == CG_PACK_SPANISH ? cg_card_is_spanish (card)
                                 : cg_card_is_french (card);
}

/** Whether @card is a joker, declared or not. */
static inline gboolean
cg_card_is_joker (CgCard card)
{
  return card == CG_JOKER ||
         (card > CG_DECLARED_FIRST && card <= CG_DECLARED_FIRST + 13);
}

/** The printed rank 1 … 13 (French) or number 1 … 12 (Spanish); the declared
 * number of a declared joker; 0 for anything else. */
static inline guint
cg_card_rank (CgCard card)
{
  if (cg_card_is_french (card) || cg_card_is_spanish (card))
    return ((card & 63) >> 2) + 1;
  if (card > CG_DECLARED_FIRST && card <= CG_DECLARED_FIRST + 13)
    return card - CG_DECLARED_FIRST;
  return 0;
}

/** The suit of a French or Spanish card: #CgFrenchSuit or #CgSpanishSuit. */
static inline guint
cg_card_suit (CgCard card)
{
  return card & 3;
}

#define CG_CARD_TEXT_SIZE 8

/** Writes @card as text ("AS", "10H", "12o", "*", "*=12", "??", "-" for no
 * card) into @text, ended by a zero byte, and returns @text. */
char *  cg_card_to_text   (CgCard card, char text[CG_CARD_TEXT_SIZE]);

/** Reads one card's text, exactly as cg_card_to_text() writes it; @length is in
 * bytes, or -1 for a text ended by a zero byte. Returns %FALSE for any other
 * text. */
gboolean cg_card_from_text (const char *text, gssize length, CgCard *card);

/** Copies @n cards; returns how many. */
static inline guint
cg_cards_copy (const CgCard *cards, guint n, CgCard *out)
{
  memcpy (out, cards, n);
  return n;
}

/** Appends the texts of @n cards to @text, @separator between two. */
void cg_cards_append (const CgCard *cards, guint n, char separator,
                      GString *text);

/** Reads one to @max cards with one @separator between two, exactly as
 * cg_cards_append() writes them; @length as above. Returns how many; 0 for any
 * other text. */
guint cg_cards_from_text (const char *text, gssize length, char separator,
                          CgCard *cards, guint max);

/**
 * CgSet:
 * @lo: bit n is set if the set holds a card whose low six bits are n
 * @hi: bit n is set if it holds two of them; then the bit of @lo is set too
 *
 * A multiset of cards of one or two packs of one kind. Jokers fill the bits
 * 56 … 63 of @lo from below. Equal multisets have equal bytes.
 */
typedef struct
{
  guint64 lo;
  guint64 hi;
} CgSet;

#define CG_JOKER_BITS (G_GUINT64_CONSTANT (255) << CG_JOKER)
#define CG_CARD_BITS (~CG_JOKER_BITS)

static inline gboolean
cg_set_is_empty (CgSet set)
{
  return set.lo == 0;
}

static inline gboolean
cg_set_equal (CgSet a, CgSet b)
{
  return a.lo == b.lo && a.hi == b.hi;
}

static inline guint
cg_set_size (CgSet set)
{
  return (guint) (__builtin_popcountll (set.lo) +
                  __builtin_popcountll (set.hi));
}

static inline guint
cg_set_jokers (CgSet set)
{
  return (guint) __builtin_popcountll (set.lo & CG_JOKER_BITS);
}

/** How many cards like @card the set holds. */
static inline guint
cg_set_count (CgSet set, CgCard card)
{
  guint bit = card & 63;

  if (card == CG_JOKER)
    return cg_set_jokers (set);
  return (guint) ((set.lo >> bit & 1) + (set.hi >> bit & 1));
}

static inline guint64
cg_joker_bits (guint n)
{
  return ((G_GUINT64_CONSTANT (1) << n) - 1) << CG_JOKER;
}

/** The sum of @a and @b, in which no card may be there more than twice (a
 * joker: eight times). */
static inline CgSet
cg_set_union (CgSet a, CgSet b)
{
  CgSet r = { a.lo | b.lo, a.hi | b.hi | (a.lo & b.lo) };

  if (G_UNLIKELY (r.hi & CG_JOKER_BITS))
    {
      r.lo |= cg_joker_bits (cg_set_jokers (a) + cg_set_jokers (b));
      r.hi &= CG_CARD_BITS;
    }
  return r;
}

/** @a without as many of each card as @b holds. Counts are two bits in
 * thermometer code: 0 is 00, 1 is 01, 2 is 11. */
static inline CgSet
cg_set_minus (CgSet a, CgSet b)
{
  CgSet r = { (a.lo & ~b.lo) | (a.hi & ~b.hi), a.hi & ~b.lo };

  if (G_UNLIKELY ((a.lo & b.lo) & CG_JOKER_BITS))
    {
      guint left = cg_set_jokers (a) > cg_set_jokers (b)
                     ? cg_set_jokers (a) - cg_set_jokers (b)
                     : 0;

      r.lo = (r.lo & CG_CARD_BITS) | cg_joker_bits (left);
    }
  return r;
}

static inline CgSet
cg_set_of (CgCard card)
{
  return (CgSet) { G_GUINT64_CONSTANT (1) << (card & 63), 0 };
}

static inline CgSet
cg_set_add (CgSet set, CgCard card)
{
  return cg_set_union (set, cg_set_of (card));
}

static inline CgSet
cg_set_remove (CgSet set, CgCard card)
{
  return cg_set_minus (set, cg_set_of (card));
}

/** Whether @a holds at least as many of each card as @b. */
static inline gboolean
cg_set_contains (CgSet a, CgSet b)
{
  return (b.lo & ~a.lo) == 0 && (b.hi & ~a.hi) == 0;
}

/** Lists the cards of @set into @out, ascending, jokers last; @pack tells
 * which cards the bits are. Returns how many. */
guint cg_set_list (CgSet set, CgPack pack, CgCard *out);

/** All the cards of @packs packs with @jokers jokers in all. */
CgSet cg_set_full (CgPack pack, guint packs, guint jokers);

/** The ranks from @first to @last as bits: bit n is set for rank n. */
#define CG_RANKS(first, last) ((2u << (last)) - (1u << (first)))

/** The ranks of the Spanish pack of 40 cards, without eights and nines. */
#define CG_RANKS_SPANISH_40 (CG_RANKS (1, 7) | CG_RANKS (10, 12))

/** The cards of @set whose ranks are among @ranks, which are bits. */
CgSet cg_set_of_ranks (CgSet set, guint ranks);

G_END_DECLS
