/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Cards as text, and multisets of cards against plain counting. */

#include "engine/cg-random.h"

#include <string.h>

static gboolean
is_card (guint c)
{
  return c < 52 || c == CG_JOKER || (c >= 64 && c < 112) ||
         (c > 128 && c <= 141) || c >= CG_CARD_NONE;
}

/* Every byte; those that are cards read back. */
static void
test_round_trip (void)
{
  for (guint c = 0; c < 256; c++)
    {
      char text[CG_CARD_TEXT_SIZE];
      CgCard card = 0;

      memset (text, 'x', sizeof text);
      cg_card_to_text ((CgCard) c, text);
      g_assert_nonnull (memchr (text, '\0', sizeof text));
      g_assert_true (cg_card_from_text (text, -1, &card));
      g_assert_cmpuint (card, ==, is_card (c) ? c : CG_CARD_HIDDEN);
    }
}

static void
test_texts (void)
{
  static const struct
  {
    CgCard      card;
    const char *text;
    guint       rank;
  } cases[] = {
    { CG_FRENCH (CG_ACE, CG_SPADES), "AS", 1 },
    { CG_FRENCH (2, CG_HEARTS), "2H", 2 },
    { CG_FRENCH (10, CG_DIAMONDS), "10D", 10 },
    { CG_FRENCH (CG_JACK, CG_CLUBS), "JC", 11 },
    { CG_FRENCH (CG_QUEEN, CG_SPADES), "QS", 12 },
    { CG_FRENCH (CG_KING, CG_HEARTS), "KH", 13 },
    { CG_SPANISH (1, CG_OROS), "1o", 1 },
    { CG_SPANISH (9, CG_COPAS), "9c", 9 },
    { CG_SPANISH (10, CG_ESPADAS), "10e", 10 },
    { CG_SPANISH (12, CG_BASTOS), "12b", 12 },
    { CG_JOKER, "*", 0 },
    { CG_DECLARED_FIRST + 1, "*=1", 1 },
    { CG_DECLARED_FIRST + 13, "*=13", 13 },
    { CG_CARD_HIDDEN, "??", 0 },
    { CG_CARD_NONE, "-", 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      char text[CG_CARD_TEXT_SIZE];

      g_assert_cmpstr (cg_card_to_text (cases[i].card, text), ==,
                       cases[i].text);
      g_assert_cmpuint (cg_card_rank (cases[i].card), ==, cases[i].rank);
    }
  g_assert_true (cg_card_is_joker (CG_JOKER));
  g_assert_true (cg_card_is_joker (CG_DECLARED_FIRST + 12));
  g_assert_false (cg_card_is_joker (CG_DECLARED_FIRST));
  g_assert_false (cg_card_is_joker (CG_CARD_HIDDEN));
  g_assert_cmpuint (cg_card_suit (CG_SPANISH (4, CG_ESPADAS)), ==, CG_ESPADAS);
}

/* Every text of up to three printable characters: each card by one text. */
static void
test_no_other_text (void)
{
  guint n = 0;

  for (guint length = 0; length <= 3; length++)
    {
      char text[4] = { ' ', ' ', ' ', '\0' };
      gboolean more = TRUE;

      text[length] = '\0';
      while (more)
        {
          char again[CG_CARD_TEXT_SIZE];
          CgCard card;
          guint i = 0;

          if (cg_card_from_text (text, (gssize) length, &card))
            {
              n++;
              g_assert_cmpstr (cg_card_to_text (card, again), ==, text);
            }
          while (i < length && ++text[i] == 127)
            text[i++] = ' ';
          more = i < length;
        }
    }
  /* all but the jokers declared as 10 … 13, which are four long */
  g_assert_cmpuint (n, ==, 52 + 48 + 1 + 9 + 2);
}

static void
test_bad_texts (void)
{
  static const char *const bad[] = {
    "", " ", "A", "S", "1S", "11S", "13H", "0H", "AH ", " AH", "ah", "Ah",
    "10", "100H", "010H", "Ao", "Jo", "13o", "0o", "*=", "*=0", "*=14",
    "*=01", "**", "?", "???", "--", "K\303\251", "10SS", "99999999999S",
  };
  CgCard card;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (cg_card_from_text (bad[i], -1, &card));
  g_assert_false (cg_card_from_text ("A\0S", 3, &card));
  g_assert_true (cg_card_from_text ("KHX", 2, &card));
  g_assert_cmpuint (card, ==, CG_FRENCH (CG_KING, CG_HEARTS));
}

/* --- multisets
 * ----------------------------------------------------------------- */

typedef struct
{
  guint8 n[64]; /* cards by bit; jokers at 60 */
} Counts;

static CgSet
set_of_counts (const Counts *counts)
{
  CgSet set = { 0, 0 };

  for (guint bit = 0; bit <= CG_JOKER; bit++)
    for (guint i = 0; i < counts->n[bit]; i++)
      set = cg_set_add (set, (CgCard) bit);
  return set;
}

static void
assert_counts (CgSet set, const Counts *counts)
{
  guint size = 0;

  for (guint bit = 0; bit <= CG_JOKER; bit++)
    {
      g_assert_cmpuint (cg_set_count (set, (CgCard) bit), ==, counts->n[bit]);
      size += counts->n[bit];
    }
  g_assert_cmpuint (cg_set_size (set), ==, size);
  g_assert_cmpuint (cg_set_jokers (set), ==, counts->n[CG_JOKER]);
  g_assert_cmpint (cg_set_is_empty (set), ==, size == 0);
  g_assert_cmpuint (set.hi & ~set.lo, ==, 0);
  /* equal multisets have equal bytes */
  g_assert_true (cg_set_equal (set, set_of_counts (counts)));
}

static void
test_sets (void)
{
  CgRandom random;

  cg_random_seed (&random, 52);
  for (guint round = 0; round < 20000; round++)
    {
      Counts a = { { 0 } };
      Counts b = { { 0 } };
      Counts sum = { { 0 } };
      Counts rest = { { 0 } };
      gboolean contains = TRUE;
      guint density = 1 + cg_random_below (&random, 3);

      for (guint bit = 0; bit <= CG_JOKER; bit++)
        {
          guint max = bit == CG_JOKER ? CG_MAX_JOKERS : bit < 52 ? 2 : 0;

          a.n[bit] = (guint8) cg_random_below (&random, max + 1);
          if (cg_random_below (&random, density) == 0)
            b.n[bit] = (guint8) cg_random_below (&random, max + 1);
          /* what the caller promises */
          sum.n[bit] = (guint8) MIN (a.n[bit] + b.n[bit], max);
          rest.n[bit] = (guint8) (a.n[bit] > b.n[bit]
                                    ? a.n[bit] - b.n[bit] : 0);
          contains = contains && a.n[bit] >= b.n[bit];
        }
      assert_counts (set_of_counts (&a), &a);
      assert_counts (cg_set_minus (set_of_counts (&a), set_of_counts (&b)),
                     &rest);
      g_assert_cmpint (cg_set_contains (set_of_counts (&a),
                                        set_of_counts (&b)), ==, contains);
      for (guint bit = 0; bit <= CG_JOKER; bit++)
        b.n[bit] = (guint8) (sum.n[bit] - a.n[bit]);
      assert_counts (cg_set_union (set_of_counts (&a), set_of_counts (&b)),
                     &sum);
    }
}

static void
test_lists (void)
{
  static const struct
  {
    CgPack pack;
    guint  packs;
    guint  jokers;
    guint  size;
    CgCard first;
    CgCard last;
  } cases[] = {
    { CG_PACK_FRENCH, 1, 0, 52, 0, 51 },
    { CG_PACK_FRENCH, 1, 2, 54, 0, CG_JOKER },
    { CG_PACK_FRENCH, 2, 4, 108, 0, CG_JOKER },
    { CG_PACK_FRENCH, 0, 0, 0, 0, 0 },
    { CG_PACK_SPANISH, 1, 0, 48, 64, 111 },
    { CG_PACK_SPANISH, 1, 4, 52, 64, CG_JOKER },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CgSet full = cg_set_full (cases[i].pack, cases[i].packs,
                                cases[i].jokers);
      CgSet again = { 0, 0 };
      CgCard list[128];
      guint n = cg_set_list (full, cases[i].pack, list);

      g_assert_cmpuint (n, ==, cases[i].size);
      g_assert_cmpuint (cg_set_size (full), ==, n);
      for (guint j = 0; j < n; j++)
        {
          again = cg_set_add (again, list[j]);
          if (j > 0 && list[j] != CG_JOKER)
            g_assert_cmpuint (list[j - 1], <=, list[j]);
        }
      g_assert_true (cg_set_equal (again, full));
      if (n > 0)
        {
          g_assert_cmpuint (list[0], ==, cases[i].first);
          g_assert_cmpuint (list[n - 1], ==, cases[i].last);
        }
    }
}

/* Packs with fewer ranks. */
static void
test_ranks (void)
{
  static const struct
  {
    CgPack pack;
    guint  packs;
    guint  ranks;
    guint  size;
    CgCard there;
    CgCard missing;
  } cases[] = {
    { CG_PACK_SPANISH, 1, CG_RANKS_SPANISH_40, 40, CG_SPANISH (10, CG_OROS),
      CG_SPANISH (9, CG_BASTOS) },
    { CG_PACK_SPANISH, 2, CG_RANKS_SPANISH_40, 80, CG_SPANISH (7, CG_BASTOS),
      CG_SPANISH (8, CG_OROS) },
    { CG_PACK_FRENCH, 1, CG_RANKS (7, 13) | 1 << CG_ACE, 32,
      CG_FRENCH (CG_ACE, CG_CLUBS), CG_FRENCH (6, CG_SPADES) },
    { CG_PACK_FRENCH, 1, CG_RANKS (1, 13), 52, CG_FRENCH (CG_KING, CG_CLUBS),
      CG_JOKER },
    { CG_PACK_FRENCH, 2, CG_RANKS (13, 13), 8, CG_FRENCH (CG_KING, CG_SPADES),
      CG_FRENCH (CG_QUEEN, CG_CLUBS) },
    { CG_PACK_FRENCH, 1, 0, 0, CG_CARD_NONE, CG_FRENCH (CG_ACE, CG_SPADES) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      CgSet full = cg_set_full (cases[i].pack, cases[i].packs, 4);
      CgSet set = cg_set_of_ranks (full, cases[i].ranks);
      CgCard list[128];
      guint n = cg_set_list (set, cases[i].pack, list);

      g_assert_cmpuint (n, ==, cases[i].size);
      g_assert_cmpuint (cg_set_count (set, cases[i].missing), ==, 0);
      if (cases[i].there != CG_CARD_NONE)
        g_assert_cmpuint (cg_set_count (set, cases[i].there), ==,
                          cases[i].packs);
      for (guint j = 0; j < n; j++)
        g_assert_true (cg_card_is_of_pack (list[j], cases[i].pack) &&
                       (cases[i].ranks >> cg_card_rank (list[j]) & 1));
    }
}

/* Several cards as one text; and texts that are none, or too many. */
static void
test_several (void)
{
  static const CgCard three[] = { CG_FRENCH (10, CG_SPADES), CG_JOKER,
                                  CG_SPANISH (12, CG_OROS) };
  static const char *const bad[] = { "", "+", "AS+", "+AS", "AS++KH", "AS KH",
                                     "AS+KHX", "AS+2S+3S+4S" };
  g_autoptr (GString) text = g_string_new ("lay ");
  CgCard cards[3] = { 0 };

  cg_cards_append (three, 3, ' ', text);
  g_assert_cmpstr (text->str, ==, "lay 10S * 12o");
  g_assert_cmpuint (cg_cards_from_text (text->str + 4, -1, ' ', cards, 3), ==,
                    3);
  g_assert_cmpmem (cards, 3, three, 3);
  g_assert_cmpuint (cg_cards_from_text ("AS+KH@1", 5, '+', cards, 3), ==, 2);
  g_assert_cmpuint (cards[1], ==, CG_FRENCH (CG_KING, CG_HEARTS));
  g_assert_cmpuint (cg_cards_from_text ("AS", -1, '+', cards, 1), ==, 1);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_cmpuint (cg_cards_from_text (bad[i], -1, '+', cards, 3), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card/round-trip", test_round_trip);
  g_test_add_func ("/card/texts", test_texts);
  g_test_add_func ("/card/no-other-text", test_no_other_text);
  g_test_add_func ("/card/bad-texts", test_bad_texts);
  g_test_add_func ("/card/several", test_several);
  g_test_add_func ("/set/counting", test_sets);
  g_test_add_func ("/set/lists", test_lists);
  g_test_add_func ("/set/ranks", test_ranks);
  return g_test_run ();
}
