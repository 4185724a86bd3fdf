/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program that runs while Tapis is built. It writes the tables for fast
 * counting that noddy-rules.h declares. It gets their content from the lists
 * that noddy-rules-count.c makes, and must not need the rest of the game. */

#include "noddy-rules.h"

#include <stdio.h>

#define MAX_CLASSES 256

static NoddyClass classes[MAX_CLASSES];
static guint n_classes;

static guint
points (const NoddyCombination *list, guint n)
{
  guint sum = 0;

  for (guint i = 0; i < n; i++)
    sum += list[i].points;
  return sum;
}

/* Returns the index in `classes` of the class of four cards with these ranks (0
 * for the ace to 12 for the king), and adds the class if it is new. The four
 * cards get four different suits, so that they make neither a flush nor
 * Noddy. */
static guint
find_class (const guint rank[4])
{
  const CgCard hand[] = {
    CG_FRENCH (rank[0] + 1, CG_SPADES),
    CG_FRENCH (rank[1] + 1, CG_HEARTS),
    CG_FRENCH (rank[2] + 1, CG_DIAMONDS),
  };
  CgCard turn_up = CG_FRENCH (rank[3] + 1, CG_CLUBS);
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint n = noddy_list_hand (hand, turn_up, list);
  NoddyHeard heard = noddy_hear (list, n);
  guint at;

  for (at = 0; at < n_classes; at++)
    if (classes[at].heard == heard)
      return at;
  g_assert (n_classes < MAX_CLASSES);
  classes[at] = (NoddyClass) { (guint8) points (list, n), heard };
  n_classes++;
  return at;
}

/* Returns the points of the flush that four cards of these @suits make, or 0 if
 * they make none. @suits: two bits for each card. */
static guint
flush (guint suits)
{
  guint count[4] = { 0 };

  for (guint i = 0; i < 4; i++)
    count[suits >> i * 2 & 3]++;
  for (guint suit = 0; suit < 4; suit++)
    if (count[suit] >= 3)
      return count[suit];
  return 0;
}

/* Prints one number of a table. Begins a new line before every 24 numbers. */
static void
print (guint number)
{
  static guint column;

  printf ("%s%u,", column++ % 24 == 0 ? "\n  " : " ", number);
}

int
main (void)
{
  guint first[NODDY_N_PAIRS];
  guint second[NODDY_N_PAIRS];
  guint pair_of[13][13] = { { 0 } };
  guint n_pairs = 0;

  for (guint a = 0; a < 13; a++)
    for (guint b = a; b < 13; b++)
      {
        first[n_pairs] = a;
        second[n_pairs] = b;
        pair_of[a][b] = pair_of[b][a] = n_pairs++;
      }
  g_assert (n_pairs == NODDY_N_PAIRS);

  printf ("/* SPDX-License-Identifier: GPL-3.0-or-later */\n\n"
          "/* Written by noddy-rules-tables.c; see noddy-rules.h. */\n\n"
          "#include \"games/noddy/noddy-rules.h\"\n\n"
          "const guint16 noddy_pair_of[52 * 64] = {");
  for (guint a = 0; a < 52; a++)
    for (guint b = 0; b < 64; b++)
      print (b >= 52 ? 0
                     : (pair_of[a >> 2][b >> 2] |
                        ((a & 3) | (b & 3) << 2) << NODDY_PAIR_BITS));
  printf ("\n};\n\nconst guint8 noddy_class_of[%d] = {",
          NODDY_N_PAIRS * NODDY_N_PAIRS);
  for (guint ab = 0; ab < n_pairs; ab++)
    for (guint cd = 0; cd < n_pairs; cd++)
      print (find_class ((guint[]) { first[ab], second[ab], first[cd],
                                     second[cd] }));
  printf ("\n};\n\nconst NoddyClass noddy_classes[] = {\n");
  for (guint i = 0; i < n_classes; i++)
    printf ("  { %u, 0x%x },\n", classes[i].points, classes[i].heard);
  printf ("};\n\nconst guint8 noddy_flush_of[256] = {");
  for (guint suits = 0; suits < 256; suits++)
    print (flush (suits));
  printf ("\n};\n");
  return 0;
}
