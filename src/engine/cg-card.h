/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards, packs and multisets of cards as plain values. This file knows no game:
 * it has no order of ranks and no points. */

#pragma once

#include <glib.h>
#include <string.h>

/**
 * CgCard:
 *
 * One card in one byte.
 *
 *     0 …  51   French pack: (rank - 1) * 4 + suit, rank 1 (ace) … 13 (king)
 *          56   a joker
 *    64 … 111   Spanish pack: 64 + (number - 1) * 4 + suit, number 1 … 12
 *   129 … 141   a joker declared as the number 1 … 13
 *         254   no card
 *         255   a hidden card
 *
 * For the first three kinds, the low six bits are the number of the card's bit
 * in a #CgSet.
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

/* Ranks of the French pack. A Spanish card has no rank but its number. */
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
  CG_PACK_SPANISH, /* 48 cards, including eights and nines */
} CgPack;

#define CG_FRENCH(rank, suit) ((CgCard) (((rank) - 1) * 4 + (suit)))
#define CG_SPANISH(number, suit) \
  ((CgCard) (CG_SPANISH_FIRST + ((number) - 1) * 4 + (suit)))

/** Returns whether @card is a French card and not a joker. */
static inline gboolean
cg_card_is_french (CgCard card)
{
  return card < 52;
}

/** Returns whether @card is a Spanish card and not a joker. */
static inline gboolean
cg_card_is_spanish (CgCard card)
{
  return card >= CG_SPANISH_FIRST && card < CG_SPANISH_FIRST + 48;
}

/** Returns whether @card is a card of @pack and not a joker. */
static inline gboolean
cg_card_is_of_pack (CgCard card, CgPack pack)
{
  return pack == CG_PACK_SPANISH ? cg_card_is_spanish (card)
                                 : cg_card_is_french (card);
}

/** Returns whether @card is a joker, declared or not. */
static inline gboolean
cg_card_is_joker (CgCard card)
{
  return card == CG_JOKER ||
         (card > CG_DECLARED_FIRST && card <= CG_DECLARED_FIRST + 13);
}

/** Returns the rank 1 … 13 of a French card, the number 1 … 12 of a Spanish
 * card, the declared number of a declared joker, or 0 for anything else. */
static inline guint
cg_card_rank (CgCard card)
{
  if (cg_card_is_french (card) || cg_card_is_spanish (card))
    return ((card & 63) >> 2) + 1;
  if (card > CG_DECLARED_FIRST && card <= CG_DECLARED_FIRST + 13)
    return card - CG_DECLARED_FIRST;
  return 0;
}

/** Returns the suit, a #CgFrenchSuit or #CgSpanishSuit. @card must be a French
 * or Spanish card. */
static inline guint
cg_card_suit (CgCard card)
{
  return card & 3;
}

#define CG_CARD_TEXT_SIZE 8

/** Writes @card as text into @text, ended by a zero byte, and returns @text.
 * Examples: "AS", "10H", "12o", "*" (a joker), "*=12" (a declared joker), "??"
 * (a hidden card), "-" (no card). */
char *  cg_card_to_text   (CgCard card, char text[CG_CARD_TEXT_SIZE]);

/** Reads the text of one card as cg_card_to_text() writes it. @length is in
 * bytes, or -1 if the text ends with a zero byte. Returns %FALSE for any other
 * text. */
gboolean cg_card_from_text (const char *text, gssize length, CgCard *card);

/** Copies @n cards to @out and returns @n. */
static inline guint
cg_cards_copy (const CgCard *cards, guint n, CgCard *out)
{
  memcpy (out, cards, n);
  return n;
}

/** Appends the texts of @n cards to @text, with @separator between two cards.
 */
void cg_cards_append (const CgCard *cards, guint n, char separator,
                      GString *text);

/** Reads one to @max cards as cg_cards_append() writes them, with one
 * @separator between two cards. @length is in bytes, or -1 if the text ends
 * with a zero byte. Returns how many cards there are, or 0 for any other text.
 */
guint cg_cards_from_text (const char *text, gssize length, char separator,
                          CgCard *cards, guint max);

/**
 * CgSet:
 * @lo: bit n is set if the set holds at least one card whose low six bits are n
 * @hi: bit n is set if the set holds two such cards
 *
 * A multiset of cards of one or two packs of the same #CgPack. A set with n
 * jokers has the lowest n of the bits 56 … 63 of @lo. Equal multisets have
 * equal bytes.
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

/** Returns how many copies of @card are in @set. @card is no declared joker. */
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

/** Returns the sum of @a and @b. The sum must not have more than two copies of
 * a card or more than eight jokers. */
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

/** Returns @a without the cards of @b: from the number of each card in @a, its
 * number in @b is subtracted, but not below 0. The two bits of a card count it
 * in thermometer code: 0 is 00, 1 is 01, 2 is 11. */
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

/** Returns whether @a has at least as many copies of each card as @b has. */
static inline gboolean
cg_set_contains (CgSet a, CgSet b)
{
  return (b.lo & ~a.lo) == 0 && (b.hi & ~a.hi) == 0;
}

/** Fills in @out with the cards of @set in ascending order, jokers last. @pack
 * tells which cards the bits are. Returns how many cards there are. */
guint cg_set_list (CgSet set, CgPack pack, CgCard *out);

/** Returns all the cards of @packs packs (0 … 2), together with @jokers jokers
 * (0 … 8). */
CgSet cg_set_full (CgPack pack, guint packs, guint jokers);

/** A set of ranks as bits: bit n is set for each rank n from @first to @last.
 */
#define CG_RANKS(first, last) ((2u << (last)) - (1u << (first)))

/** The ranks of the Spanish pack of 40 cards, without eights and nines. */
#define CG_RANKS_SPANISH_40 (CG_RANKS (1, 7) | CG_RANKS (10, 12))

/** Returns the cards of @set whose rank has its bit set in @ranks, without
 * jokers. */
CgSet cg_set_of_ranks (CgSet set, guint ranks);
