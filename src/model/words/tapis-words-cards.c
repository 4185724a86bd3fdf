/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of cards, ranks and suits. They are whole names and not put
 * together from pieces, because other languages have genders and cases. */

#include "tapis-words-private.h"

#include <glib/gi18n.h>

/* The two names of a card: without and with its article. */
typedef struct
{
  const char *name;
  const char *the_name;
} CardName;

/* The names of the French cards, by CgCard: the aces of the four suits, then
 * the twos, and so on up to the kings. */
/* Translators: each card is named twice: alone, and with its article, as it
 * stands in sentences: "Fox lays the queen of hearts." Where your language
 * declines, give the form in which it is named alone; those that sentences need
 * are in po/forms. */
static const CardName french[] = {
  { N_("ace of spades"), THE_("the ace of spades") },
  { N_("ace of hearts"), THE_("the ace of hearts") },
  { N_("ace of diamonds"), THE_("the ace of diamonds") },
  { N_("ace of clubs"), THE_("the ace of clubs") },
  { N_("2 of spades"), THE_("the 2 of spades") },
  { N_("2 of hearts"), THE_("the 2 of hearts") },
  { N_("2 of diamonds"), THE_("the 2 of diamonds") },
  { N_("2 of clubs"), THE_("the 2 of clubs") },
  { N_("3 of spades"), THE_("the 3 of spades") },
  { N_("3 of hearts"), THE_("the 3 of hearts") },
  { N_("3 of diamonds"), THE_("the 3 of diamonds") },
  { N_("3 of clubs"), THE_("the 3 of clubs") },
  { N_("4 of spades"), THE_("the 4 of spades") },
  { N_("4 of hearts"), THE_("the 4 of hearts") },
  { N_("4 of diamonds"), THE_("the 4 of diamonds") },
  { N_("4 of clubs"), THE_("the 4 of clubs") },
  { N_("5 of spades"), THE_("the 5 of spades") },
  { N_("5 of hearts"), THE_("the 5 of hearts") },
  { N_("5 of diamonds"), THE_("the 5 of diamonds") },
  { N_("5 of clubs"), THE_("the 5 of clubs") },
  { N_("6 of spades"), THE_("the 6 of spades") },
  { N_("6 of hearts"), THE_("the 6 of hearts") },
  { N_("6 of diamonds"), THE_("the 6 of diamonds") },
  { N_("6 of clubs"), THE_("the 6 of clubs") },
  { N_("7 of spades"), THE_("the 7 of spades") },
  { N_("7 of hearts"), THE_("the 7 of hearts") },
  { N_("7 of diamonds"), THE_("the 7 of diamonds") },
  { N_("7 of clubs"), THE_("the 7 of clubs") },
  { N_("8 of spades"), THE_("the 8 of spades") },
  { N_("8 of hearts"), THE_("the 8 of hearts") },
  { N_("8 of diamonds"), THE_("the 8 of diamonds") },
  { N_("8 of clubs"), THE_("the 8 of clubs") },
  { N_("9 of spades"), THE_("the 9 of spades") },
  { N_("9 of hearts"), THE_("the 9 of hearts") },
  { N_("9 of diamonds"), THE_("the 9 of diamonds") },
  { N_("9 of clubs"), THE_("the 9 of clubs") },
  { N_("10 of spades"), THE_("the 10 of spades") },
  { N_("10 of hearts"), THE_("the 10 of hearts") },
  { N_("10 of diamonds"), THE_("the 10 of diamonds") },
  { N_("10 of clubs"), THE_("the 10 of clubs") },
  { N_("jack of spades"), THE_("the jack of spades") },
  { N_("jack of hearts"), THE_("the jack of hearts") },
  { N_("jack of diamonds"), THE_("the jack of diamonds") },
  { N_("jack of clubs"), THE_("the jack of clubs") },
  { N_("queen of spades"), THE_("the queen of spades") },
  { N_("queen of hearts"), THE_("the queen of hearts") },
  { N_("queen of diamonds"), THE_("the queen of diamonds") },
  { N_("queen of clubs"), THE_("the queen of clubs") },
  { N_("king of spades"), THE_("the king of spades") },
  { N_("king of hearts"), THE_("the king of hearts") },
  { N_("king of diamonds"), THE_("the king of diamonds") },
  { N_("king of clubs"), THE_("the king of clubs") },
};

/* The names of the Spanish cards, by CgCard minus CG_SPANISH_FIRST: the aces of
 * the four suits, then the cards from 2 to 9, the jacks (10), the knights (11)
 * and the kings (12). */
static const CardName spanish[] = {
  { N_("ace of coins"), THE_("the ace of coins") },
  { N_("ace of cups"), THE_("the ace of cups") },
  { N_("ace of swords"), THE_("the ace of swords") },
  { N_("ace of batons"), THE_("the ace of batons") },
  { N_("2 of coins"), THE_("the 2 of coins") },
  { N_("2 of cups"), THE_("the 2 of cups") },
  { N_("2 of swords"), THE_("the 2 of swords") },
  { N_("2 of batons"), THE_("the 2 of batons") },
  { N_("3 of coins"), THE_("the 3 of coins") },
  { N_("3 of cups"), THE_("the 3 of cups") },
  { N_("3 of swords"), THE_("the 3 of swords") },
  { N_("3 of batons"), THE_("the 3 of batons") },
  { N_("4 of coins"), THE_("the 4 of coins") },
  { N_("4 of cups"), THE_("the 4 of cups") },
  { N_("4 of swords"), THE_("the 4 of swords") },
  { N_("4 of batons"), THE_("the 4 of batons") },
  { N_("5 of coins"), THE_("the 5 of coins") },
  { N_("5 of cups"), THE_("the 5 of cups") },
  { N_("5 of swords"), THE_("the 5 of swords") },
  { N_("5 of batons"), THE_("the 5 of batons") },
  { N_("6 of coins"), THE_("the 6 of coins") },
  { N_("6 of cups"), THE_("the 6 of cups") },
  { N_("6 of swords"), THE_("the 6 of swords") },
  { N_("6 of batons"), THE_("the 6 of batons") },
  { N_("7 of coins"), THE_("the 7 of coins") },
  { N_("7 of cups"), THE_("the 7 of cups") },
  { N_("7 of swords"), THE_("the 7 of swords") },
  { N_("7 of batons"), THE_("the 7 of batons") },
  { N_("8 of coins"), THE_("the 8 of coins") },
  { N_("8 of cups"), THE_("the 8 of cups") },
  { N_("8 of swords"), THE_("the 8 of swords") },
  { N_("8 of batons"), THE_("the 8 of batons") },
  { N_("9 of coins"), THE_("the 9 of coins") },
  { N_("9 of cups"), THE_("the 9 of cups") },
  { N_("9 of swords"), THE_("the 9 of swords") },
  { N_("9 of batons"), THE_("the 9 of batons") },
  { N_("jack of coins"), THE_("the jack of coins") },
  { N_("jack of cups"), THE_("the jack of cups") },
  { N_("jack of swords"), THE_("the jack of swords") },
  { N_("jack of batons"), THE_("the jack of batons") },
  { N_("knight of coins"), THE_("the knight of coins") },
  { N_("knight of cups"), THE_("the knight of cups") },
  { N_("knight of swords"), THE_("the knight of swords") },
  { N_("knight of batons"), THE_("the knight of batons") },
  { N_("king of coins"), THE_("the king of coins") },
  { N_("king of cups"), THE_("the king of cups") },
  { N_("king of swords"), THE_("the king of swords") },
  { N_("king of batons"), THE_("the king of batons") },
};

/* The names of a joker that counts as the number 1 … 12 of the Spanish pack. */
static const CardName jokers[] = {
  { N_("joker as an ace (1)"), THE_("the joker as an ace (1)") },
  { N_("joker as a 2"), THE_("the joker as a 2") },
  { N_("joker as a 3"), THE_("the joker as a 3") },
  { N_("joker as a 4"), THE_("the joker as a 4") },
  { N_("joker as a 5"), THE_("the joker as a 5") },
  { N_("joker as a 6"), THE_("the joker as a 6") },
  { N_("joker as a 7"), THE_("the joker as a 7") },
  { N_("joker as an 8"), THE_("the joker as an 8") },
  { N_("joker as a 9"), THE_("the joker as a 9") },
  { N_("joker as a jack (10)"), THE_("the joker as a jack (10)") },
  { N_("joker as a knight (11)"), THE_("the joker as a knight (11)") },
  { N_("joker as a king (12)"), THE_("the joker as a king (12)") },
};

/* Translators, all of these: a card, alone or in the middle of a sentence. */
static const CardName joker = { N_("joker"), THE_("the joker") };
/* Translators: a card, read aloud. */
static const CardName hidden = { N_("face-down card"),
                                 THE_("a face-down card") };
/* Translators: read aloud, in place of a card. */
static const CardName none = { N_("no card"), THE_("no card") };

static const CardName *
name_of (CgCard card)
{
  if (cg_card_is_french (card))
    return &french[card];
  if (cg_card_is_spanish (card))
    return &spanish[card - CG_SPANISH_FIRST];
  if (card > CG_DECLARED_FIRST && card <= CG_DECLARED_FIRST + 12)
    return &jokers[card - CG_DECLARED_FIRST - 1];
  if (cg_card_is_joker (card))
    return &joker;
  return card == CG_CARD_HIDDEN ? &hidden : &none;
}

const char *
tapis_words_card (CgCard card)
{
  return _(name_of (card)->name);
}

const char *
tapis_words_the_card (CgCard card, TapisRole role)
{
  return tapis_form (role, NULL, name_of (card)->the_name);
}

char *
tapis_words_the_cards (const CgCard *cards, guint n, TapisRole role)
{
  const char *words[CG_MAX_ZONE];

  n = MIN (n, CG_MAX_ZONE);
  for (guint i = 0; i < n; i++)
    words[i] = tapis_words_the_card (cards[i], role);
  return tapis_words_list (words, n);
}

/* Translators, all of these: so many cards of a rank, in the middle of a
 * sentence. */
char *
tapis_words_n_rank (guint n, guint rank, TapisRole role)
{
  static const struct
  {
    const char *one;
    const char *many;
  } counted[] = {
    { COUNTED_("%u card", "%u cards") },
    { COUNTED_("%u ace", "%u aces") },
    { COUNTED_("%u two", "%u twos") },
    { COUNTED_("%u three", "%u threes") },
    { COUNTED_("%u four", "%u fours") },
    { COUNTED_("%u five", "%u fives") },
    { COUNTED_("%u six", "%u sixes") },
    { COUNTED_("%u seven", "%u sevens") },
    { COUNTED_("%u eight", "%u eights") },
    { COUNTED_("%u nine", "%u nines") },
    { COUNTED_("%u ten", "%u tens") },
    { COUNTED_("%u jack", "%u jacks") },
    { COUNTED_("%u queen", "%u queens") },
    { COUNTED_("%u king", "%u kings") },
  };

  g_return_val_if_fail (rank < G_N_ELEMENTS (counted), NULL);
  return tapis_say_with_number (
    tapis_form_n (role, counted[rank].one, counted[rank].many, n), (int) n);
}

/* The names of a rank: without its article, with its article, and in the
 * plural. */
static const struct
{
  const char *name;
  const char *a_name;
  const char *plural;
} ranks[] = {
  { NC_("rank", "ace"), NC_("rank", "an ace"), NC_("ranks", "aces") },
  { NC_("rank", "2"), NC_("rank", "a 2"), NC_("ranks", "twos") },
  { NC_("rank", "3"), NC_("rank", "a 3"), NC_("ranks", "threes") },
  { NC_("rank", "4"), NC_("rank", "a 4"), NC_("ranks", "fours") },
  { NC_("rank", "5"), NC_("rank", "a 5"), NC_("ranks", "fives") },
  { NC_("rank", "6"), NC_("rank", "a 6"), NC_("ranks", "sixes") },
  { NC_("rank", "7"), NC_("rank", "a 7"), NC_("ranks", "sevens") },
  { NC_("rank", "8"), NC_("rank", "an 8"), NC_("ranks", "eights") },
  { NC_("rank", "9"), NC_("rank", "a 9"), NC_("ranks", "nines") },
  { NC_("rank", "10"), NC_("rank", "a 10"), NC_("ranks", "tens") },
  { NC_("rank", "jack"), NC_("rank", "a jack"), NC_("ranks", "jacks") },
  { NC_("rank", "queen"), NC_("rank", "a queen"), NC_("ranks", "queens") },
  { NC_("rank", "king"), NC_("rank", "a king"), NC_("ranks", "kings") },
};

const char *
tapis_words_rank (guint rank, TapisRole role)
{
  g_return_val_if_fail (rank >= 1 && rank <= G_N_ELEMENTS (ranks), "");
  return tapis_form (role, "rank", ranks[rank - 1].name);
}

const char *
tapis_words_a_rank (guint rank, TapisRole role)
{
  g_return_val_if_fail (rank >= 1 && rank <= G_N_ELEMENTS (ranks), "");
  return tapis_form (role, "rank", ranks[rank - 1].a_name);
}

const char *
tapis_words_ranks (guint rank, TapisRole role)
{
  g_return_val_if_fail (rank >= 1 && rank <= G_N_ELEMENTS (ranks), "");
  return tapis_form (role, "ranks", ranks[rank - 1].plural);
}

const char *
tapis_words_a_number (guint number, TapisRole role)
{
  static const char *const numbers[] = {
    NC_("number", "an ace (1)"),
    NC_("number", "a 2"),
    NC_("number", "a 3"),
    NC_("number", "a 4"),
    NC_("number", "a 5"),
    NC_("number", "a 6"),
    NC_("number", "a 7"),
    NC_("number", "an 8"),
    NC_("number", "a 9"),
    NC_("number", "a jack (10)"),
    NC_("number", "a knight (11)"),
    NC_("number", "a king (12)"),
  };

  g_return_val_if_fail (number >= 1 && number <= G_N_ELEMENTS (numbers), "");
  return tapis_form (role, "number", numbers[number - 1]);
}

const char *
tapis_words_numbers (guint number, TapisRole role)
{
  if (number == 11)
    return tapis_form (role, "ranks", NC_("ranks", "knights (11)"));
  return number == 12 ? tapis_form (role, "ranks", NC_("ranks", "kings (12)"))
                      : tapis_words_ranks (number, role);
}

/* Returns the name of the suit number @suit of @pack, such as "hearts". */
static const char *
suit_name (CgPack pack, guint suit, TapisRole role)
{
  static const char *const suits[] = {
    NC_("suit", "spades"),
    NC_("suit", "hearts"),
    NC_("suit", "diamonds"),
    NC_("suit", "clubs"),
  };
  static const char *const spanish_suits[] = {
    NC_("suit", "coins"),
    NC_("suit", "cups"),
    NC_("suit", "swords"),
    NC_("suit", "batons"),
  };

  g_return_val_if_fail (suit < G_N_ELEMENTS (suits), "");
  return tapis_form (role, "suit", pack == CG_PACK_SPANISH
                                     ? spanish_suits[suit]
                                     : suits[suit]);
}

char *
tapis_words_suits (CgPack pack, guint suits, TapisRole role)
{
  gboolean coloured = pack == CG_PACK_FRENCH;
  /* Translators: the color of a suit that is asked for. */
  static const char *const red = NC_("suits", "red");
  static const char *const black = NC_("suits", "black");
  static const char *const any = NC_("suits", "any suit");
  const char *words[4];
  guint n = 0;

  if (coloured && suits == (1u << CG_HEARTS | 1u << CG_DIAMONDS))
    return g_strdup (tapis_form (role, "suits", red));
  if (coloured && suits == (1u << CG_SPADES | 1u << CG_CLUBS))
    return g_strdup (tapis_form (role, "suits", black));
  if (suits == 15)
    return g_strdup (tapis_form (role, "suits", any));
  for (guint suit = 0; suit < 4; suit++)
    if (suits >> suit & 1)
      words[n++] = suit_name (pack, suit, role);
  return tapis_words_choice (words, n);
}
