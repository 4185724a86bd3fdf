/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The generator and the shuffle give for ever what they give today (the
 * vectors were made by a second, independent implementation), and what they
 * give is even. Fixed seeds: nothing here is left to chance. */

#include "engine/cg-random.h"

#include <math.h>
#include <string.h>

typedef struct
{
  guint64     seed;
  const char *state;
  const char *next;     /* numbers of 64 bits, hexadecimal like the state */
  const char *below_52; /* numbers after those */
  const char *shuffled; /* a French pack in order, from a fresh start */
} Vector;

static const Vector vectors[] = {
  { 0,
    "e220a8397b1dcdaf 6e789e6aa1b965f4 06c45d188009454f f88bb8a8724c81ec",
    "53175d61490b23df 61da6f3dc380d507 5c0fdf91ec9a7bfc 02eebf8c3bbe5e1a "
    "7eca04ebaf4a5eea",
    "1 44 43 15 3 16 3 5 4 3",
    "9S 7C QC 8D KD 9H 9C KH QD 7D 5D 2D 10S 3H 10H 6S 7H 4C 7S 8S 8C 2H "
    "8H 6H KC QS 3D JC 2C AH 9D 3S JH 3C QH 6D 4D JS JD 2S AD 4H AC 4S 10D "
    "10C KS 6C AS 5H 5C 5S" },
  { 1,
    "910a2dec89025cc1 beeb8da1658eec67 f893a2eefb32555e 71c18690ee42c90b",
    "cfc5d07f6f03c29b bf424132963fe08d 19a37d5757aaf520 bf08119f05cd56d6 "
    "2f47184b86186fa4",
    "30 51 27 5 6 47 17 3 20 4",
    "10C JH 5C QD AS 3H 9C 7H 2C 10H QS 6D 8C 4S 5D AH KS 5H 8S 3D 9H 4H "
    "7D JS 8D 8H 9D 2D 3C JC 7S QC 6H 9S 5S 6S KC AC 4C AD 4D KD KH 2S 6C "
    "QH 7C 3S 10S 2H 10D JD" },
  { 42,
    "bdd732262feb6e95 28efe333b266f103 47526757130f9f52 581ce1ff0e4ae394",
    "d0764d4f4476689f 519e4174576f3791 fbe07cfb0c24ed8c b37d9f600cd835b8 "
    "cb231c3874846a73",
    "30 6 31 10 48 29 44 35 3 20",
    "JC 7H 10C 3S 8H 8D QC AS 5D 2S 6H 8S 3D 9C 2D KD 7S 5H 8C 4D 4H KC "
    "10S 4S JH 3C AC 6D 9S 9H 7D QH 10H 5C AH 2C 6S 4C AD QS KS 6C JS 3H "
    "QD 2H 7C 10D 9D KH 5S JD" },
  { G_MAXUINT64,
    "e4d971771b652c20 e99ff867dbf682c9 382ff84cb27281e9 6d1db36ccba982d2",
    "56ccf8ce948e27b2 e68588432e5a5b90 e3e9b5a48119ca8b 460f19495532ae73 "
    "a7d62040ea9263e1",
    "20 45 25 33 44 17 33 48 3 13",
    "10H 2S KS 3C 8H 7S KH 7H 5C QD 9C AS JH AC 4C 2C 9S 3H 5S 8S 8D KD 3S "
    "QC 6C 9D 6S AH 6D 9H KC 2D 10D 10C 2H JC 4S 3D AD JD 7D 4D 10S 7C 6H "
    "JS 5D 8C 4H QS QH 5H" },
};

static void
add_hex (GString *text, guint64 number)
{
  g_string_append_printf (text, "%s%016" G_GINT64_MODIFIER "x",
                          text->len > 0 ? " " : "", number);
}

static void
assert_text (GString *text, const char *wanted)
{
  g_assert_cmpstr (text->str, ==, wanted);
  g_string_truncate (text, 0);
}

static void
test_vector (gconstpointer data)
{
  const Vector *vector = data;
  CgRandom random;
  CgCard cards[52];
  g_autoptr (GString) text = g_string_new (NULL);

  cg_random_seed (&random, vector->seed);
  for (guint i = 0; i < 4; i++)
    add_hex (text, random.s[i]);
  assert_text (text, vector->state);
  for (guint i = 0; i < 5; i++)
    add_hex (text, cg_random_next (&random));
  assert_text (text, vector->next);
  for (guint i = 0; i < 10; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "",
                            cg_random_below (&random, 52));
  assert_text (text, vector->below_52);

  for (guint i = 0; i < 52; i++)
    cards[i] = (CgCard) i;
  cg_random_seed (&random, vector->seed);
  cg_random_shuffle (&random, cards, 52);
  cg_cards_append (cards, 52, ' ', text);
  assert_text (text, vector->shuffled);
}

/* The published vector of xoshiro256++ from the state 1 2 3 4. */
static void
test_published (void)
{
  static const guint64 expected[] = {
    41943041u, 58720359u, 3588806011781223u, 3591011842654386u,
    9228616714210784205u, 9973669472204895162u, 14011001112246962877u,
    12406186145184390807u, 15849039046786891736u, 10450023813501588000u,
  };
  CgRandom random = { { 1, 2, 3, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (cg_random_next (&random), ==, expected[i]);
}

/* Fails when counts that should be even are so uneven, or so even, that it
 * would happen once in some hundred million times: a chi-square of @n - 1
 * degrees of freedom within six standard deviations (Wilson and Hilferty). */
static void
assert_even (const guint *counts, guint n, double expected)
{
  double chi2 = 0;
  double k = n - 1;
  double z;

  for (guint i = 0; i < n; i++)
    chi2 += (counts[i] - expected) * (counts[i] - expected) / expected;
  z = (cbrt (chi2 / k) - (1 - 2 / (9 * k))) / sqrt (2 / (9 * k));
  g_assert_cmpfloat (z, <, 6);
  g_assert_cmpfloat (z, >, -6);
}

static void
test_bounds (void)
{
  static const guint bounds[] = { 2, 3, 5, 7, 11, 13, 16, 52, 100, 108, 255 };
  enum { DRAWS = 2000 };

  for (guint b = 0; b < G_N_ELEMENTS (bounds); b++)
    for (guint64 seed = 0; seed < 20; seed++)
      {
        guint counts[256] = { 0 };
        CgRandom random;

        cg_random_seed (&random, seed);
        for (guint i = 0; i < bounds[b] * DRAWS / 10; i++)
          {
            guint32 draw = cg_random_below (&random, bounds[b]);

            g_assert_cmpuint (draw, <, bounds[b]);
            counts[draw]++;
          }
        assert_even (counts, bounds[b], DRAWS / 10);
      }
}

/* A bound for which one number in four would come twice as often as the
 * others if the draws that spoil it were not rejected. */
static void
test_rejection (void)
{
  const guint32 bound = 3u << 30;
  guint thirds[3] = { 0 };
  guint residues[3] = { 0 };
  CgRandom random;

  cg_random_seed (&random, 3);
  for (guint i = 0; i < 300000; i++)
    {
      guint32 draw = cg_random_below (&random, bound);

      g_assert_cmpuint (draw, <, bound);
      thirds[draw / (1u << 30)]++;
      residues[draw % 3]++;
    }
  assert_even (thirds, 3, 100000);
  assert_even (residues, 3, 100000);
  g_assert_cmpuint (cg_random_below (&random, 1), ==, 0);
}

/* Each card comes to each place, and each order of four is as likely. */
static void
test_shuffle (void)
{
  enum { SHUFFLES = 20000 };
  guint places[52][52] = { { 0 } };
  guint orders[256] = { 0 };
  guint even[24];
  guint n = 0;
  CgRandom random;

  cg_random_seed (&random, 4);
  for (guint i = 0; i < SHUFFLES; i++)
    {
      CgCard pack[52];
      CgCard four[4] = { 0, 1, 2, 3 };

      for (guint j = 0; j < 52; j++)
        pack[j] = (CgCard) j;
      cg_random_shuffle (&random, pack, 52);
      for (guint j = 0; j < 52; j++)
        places[pack[j]][j]++;
      cg_random_shuffle (&random, four, 4);
      orders[four[0] << 6 | four[1] << 4 | four[2] << 2 | four[3]]++;
    }
  for (guint card = 0; card < 52; card++)
    assert_even (places[card], 52, SHUFFLES / 52.0);
  for (guint i = 0; i < 256; i++)
    if (orders[i] > 0)
      {
        g_assert_cmpuint (n, <, 24);
        even[n++] = orders[i];
      }
  g_assert_cmpuint (n, ==, 24);
  assert_even (even, 24, SHUFFLES / 24.0);
}

/* Seeds that are near each other have nothing to do with each other. */
static void
test_near_seeds (void)
{
  guint ones[64] = { 0 };

  for (guint64 seed = 0; seed < 20000; seed++)
    {
      CgRandom a;
      CgRandom b;
      guint64 differs;

      cg_random_seed (&a, seed);
      cg_random_seed (&b, seed + 1);
      differs = cg_random_next (&a) ^ cg_random_next (&b);
      for (guint bit = 0; bit < 64; bit++)
        ones[bit] += differs >> bit & 1;
    }
  for (guint bit = 0; bit < 64; bit++)
    {
      guint counts[2] = { ones[bit], 20000 - ones[bit] };

      assert_even (counts, 2, 10000);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (vectors); i++)
    {
      g_autofree char *path = g_strdup_printf ("/random/vector/%u", i);

      g_test_add_data_func (path, &vectors[i], test_vector);
    }
  g_test_add_func ("/random/published", test_published);
  g_test_add_func ("/random/bounds", test_bounds);
  g_test_add_func ("/random/rejection", test_rejection);
  g_test_add_func ("/random/shuffle", test_shuffle);
  g_test_add_func ("/random/near-seeds", test_near_seeds);
  return g_test_run ();
}
