/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lists the combinations of Noddy, with their cards and points. Must know only
 * cards and no position, because the tables for fast counting are made from
 * these lists while the program is built (noddy-rules-tables.c). */

#include "noddy-rules.h"

/* The points of two or more cards of equal rank, and the points of a run. Both
 * are indexed by the number of cards. */
static const guint8 pair_points[] = { 0, 0, 2, 6, 12 };
static const guint8 run_points[] = { 0, 0, 0, 2, 4, 5, 6 };

/* Appends a combination to @out, which already holds *@n combinations. @cards:
 * the cards of the combination, or NULL when they are not known. */
static void
add (NoddyCombination *out, guint *n, NoddyKind kind, const CgCard *cards,
     guint n_cards, guint points)
{
  NoddyCombination *c = &out[(*n)++];

  c->kind = (guint8) kind;
  c->n_cards = (guint8) n_cards;
  c->points = (guint8) points;
  for (guint i = 0; i < G_N_ELEMENTS (c->cards); i++)
    c->cards[i] = cards != NULL && i < n_cards ? cards[i] : CG_CARD_NONE;
}

static guint
sum (const CgCard *cards, guint n)
{
  guint total = 0;

  for (guint i = 0; i < n; i++)
    total += noddy_value (cards[i]);
  return total;
}

static NoddyKind
pair_kind (guint n)
{
  return (NoddyKind) (NODDY_KIND_PAIR + n - 2);
}

/* Returns whether the ranks of the @n @cards are consecutive, in any order. */
static gboolean
is_run (const CgCard *cards, guint n)
{
  guint ranks = 0;

  for (guint i = 0; i < n; i++)
    {
      guint bit = 1u << cg_card_rank (cards[i]);

      if (ranks & bit)
        return FALSE;
      ranks |= bit;
    }
  ranks += ranks & -ranks;
  return (ranks & (ranks - 1)) == 0;
}

/* --- the announcement --------------------------------------------------- */

#define N_CARDS (NODDY_HAND_CARDS + 1) /* the hand and the turn-up */

/* All sets of two or more of the four cards: bit i is set when the card i
 * belongs to the set. The sets are in the order in which combinations are
 * listed. */
static const guint8 subsets[] = {
  0x3, 0x5, 0x9, 0x6, 0xa, 0xc, 0x7, 0xb, 0xd, 0xe, 0xf,
};

/* Copies to @out each card cards[i] for which bit i of @set is set, and returns
 * how many cards these are. */
static guint
choose (const CgCard *cards, guint set, CgCard *out)
{
  guint n = 0;

  for (guint i = 0; i < N_CARDS; i++)
    if (set >> i & 1)
      out[n++] = cards[i];
  return n;
}

/* Lists every set of at least @least of the four @cards that makes @total (rule
 * NO-12). */
static void
list_totals (const CgCard *cards, NoddyKind kind, guint total, guint least,
             NoddyCombination *out, guint *n)
{
  for (guint i = 0; i < G_N_ELEMENTS (subsets); i++)
    {
      CgCard chosen[N_CARDS];
      guint size = choose (cards, subsets[i], chosen);

      if (size >= least && sum (chosen, size) == total)
        add (out, n, kind, chosen, size,
             kind == NODDY_KIND_FIFTEEN ? 2 : size);
    }
}

/* Lists the pairs and the larger groups of cards of equal rank. Of each rank
 * only the largest group counts (rule NO-13). @cards are in ascending order. */
static void
list_pairs (const CgCard *cards, NoddyCombination *out, guint *n)
{
  for (guint i = 0, size; i < N_CARDS; i += size)
    {
      size = 1;
      while (i + size < N_CARDS &&
             cg_card_rank (cards[i + size]) == cg_card_rank (cards[i]))
        size++;
      if (size >= 2)
        add (out, n, pair_kind (size), cards + i, size, pair_points[size]);
    }
}

/* Lists the runs of four cards or, if there are none, the runs of three cards
 * (rule NO-14). */
static void
list_runs (const CgCard *cards, NoddyCombination *out, guint *n)
{
  guint before = *n;

  for (guint length = 4; length >= 3 && *n == before; length--)
    for (guint i = 0; i < G_N_ELEMENTS (subsets); i++)
      {
        CgCard chosen[N_CARDS];

        if (choose (cards, subsets[i], chosen) == length &&
            is_run (chosen, length))
          add (out, n, NODDY_KIND_RUN, chosen, length, run_points[length]);
      }
}

/* Lists the flush: all cards of a suit, if there are at least three of them
 * (rule NO-15). */
static void
list_flush (const CgCard *cards, NoddyCombination *out, guint *n)
{
  for (guint suit = 0; suit < 4; suit++)
    {
      CgCard chosen[N_CARDS];
      guint size = 0;

      for (guint i = 0; i < N_CARDS; i++)
        if (cg_card_suit (cards[i]) == suit)
          chosen[size++] = cards[i];
      if (size >= 3)
        add (out, n, NODDY_KIND_FLUSH, chosen, size, size);
    }
}

guint
noddy_list_hand (const CgCard hand[NODDY_HAND_CARDS], CgCard turn_up,
                 NoddyCombination out[NODDY_MAX_COMBINATIONS])
{
  CgCard cards[N_CARDS]; /* the hand and the turn-up (rule NO-10), in ascending
                          * order */
  guint n = 0;

  for (guint i = 0; i < N_CARDS; i++)
    {
      CgCard card = i < NODDY_HAND_CARDS ? hand[i] : turn_up;
      guint at = i;

      for (; at > 0 && cards[at - 1] > card; at--)
        cards[at] = cards[at - 1];
      cards[at] = card;
    }

  for (guint i = 0; i < NODDY_HAND_CARDS; i++)
    if (hand[i] == CG_FRENCH (CG_JACK, cg_card_suit (turn_up)))
      add (out, &n, NODDY_KIND_NODDY, hand + i, 1, 1);
  list_totals (cards, NODDY_KIND_FIFTEEN, 15, 2, out, &n);
  list_totals (cards, NODDY_KIND_TWENTY_FIVE, 25, 3, out, &n);
  list_totals (cards, NODDY_KIND_THIRTY_ONE, 31, 4, out, &n);
  list_pairs (cards, out, &n);
  list_runs (cards, out, &n);
  list_flush (cards, out, &n);
  return n;
}

/* --- the play ----------------------------------------------------------- */

/* Lists every group of cards at the end of the row that makes @total and has at
 * least @least cards. If @running is set, lists only the whole row, if it makes
 * @total. */
static void
list_tail_total (const CgCard *row, guint n_row, gboolean running,
                 NoddyKind kind, guint total, guint least,
                 NoddyCombination *out, guint *n)
{
  for (guint size = running ? MAX (n_row, least) : least; size <= n_row; size++)
    if (sum (row + n_row - size, size) == total)
      add (out, n, kind, row + n_row - size, size,
           kind == NODDY_KIND_FIFTEEN ? 2 : size);
}

guint
noddy_list_play (const CgCard *row, guint n_row, gboolean running,
                 NoddyCombination out[NODDY_MAX_COMBINATIONS])
{
  const CgCard *end = row + n_row;
  guint n = 0;
  guint pair = 1;
  guint run = 0;
  guint flush = 1;

  if (n_row == 0)
    return 0;
  /* rule NO-23: first the totals, then equal cards, a run and a flush */
  list_tail_total (row, n_row, running, NODDY_KIND_FIFTEEN, 15, 2, out, &n);
  list_tail_total (row, n_row, running, NODDY_KIND_TWENTY_FIVE, 25, 3, out, &n);
  list_tail_total (row, n_row, running, NODDY_KIND_THIRTY_ONE, 31, 4, out, &n);

  while (pair < MIN (n_row, 4) &&
         cg_card_rank (end[-1 - (int) pair]) == cg_card_rank (end[-1]))
    pair++;
  if (pair >= 2)
    add (out, &n, pair_kind (pair), end - pair, pair, pair_points[pair]);

  for (guint size = 3; size <= n_row; size++)
    if (is_run (end - size, size))
      run = size;
  if (run >= 3)
    add (out, &n, NODDY_KIND_RUN, end - run, run, run_points[run]);

  while (flush < n_row &&
         cg_card_suit (end[-1 - (int) flush]) == cg_card_suit (end[-1]))
    flush++;
  if (flush >= 3)
    add (out, &n, NODDY_KIND_FLUSH, end - flush, flush, flush);
  return n;
}

/* --- what the other seat hears ------------------------------------------ */

/* The bit fields of a NoddyHeard, in the order of the announcement (rule
 * NO-16). Each field is the number of combinations of one kind and with one
 * number of cards. Four cards never make more combinations than a field can
 * hold. */
static const struct
{
  const char *word;
  guint8      kind;
  guint8      n_cards; /* the number of cards, or 0 for any number */
  guint8      points;
  guint8      shift;   /* the lowest bit of the field */
  guint8      bits;    /* the width of the field */
} terms[] = {
  { "noddy", NODDY_KIND_NODDY, 1, 1, 0, 1 },
  { "15", NODDY_KIND_FIFTEEN, 0, 2, 1, 3 },
  { "25", NODDY_KIND_TWENTY_FIVE, 3, 3, 4, 2 },
  { "25", NODDY_KIND_TWENTY_FIVE, 4, 4, 6, 1 },
  { "31", NODDY_KIND_THIRTY_ONE, 4, 4, 7, 1 },
  { "pair", NODDY_KIND_PAIR, 2, 2, 8, 2 },
  { "pair-royal", NODDY_KIND_PAIR_ROYAL, 3, 6, 10, 1 },
  { "double-pair-royal", NODDY_KIND_DOUBLE_PAIR_ROYAL, 4, 12, 11, 1 },
  { "run", NODDY_KIND_RUN, 3, 2, 12, 2 },
  { "run", NODDY_KIND_RUN, 4, 4, 14, 1 },
  { "flush", NODDY_KIND_FLUSH, 3, 3, 15, 1 },
  { "flush", NODDY_KIND_FLUSH, 4, 4, 16, 1 },
};

/* Returns how many combinations the field terms[@term] of @heard holds. */
static guint
times (NoddyHeard heard, guint term)
{
  return heard >> terms[term].shift & ((1u << terms[term].bits) - 1);
}

NoddyHeard
noddy_hear (const NoddyCombination *list, guint n)
{
  NoddyHeard heard = 0;

  for (guint i = 0; i < n; i++)
    for (guint term = 0; term < G_N_ELEMENTS (terms); term++)
      if (list[i].kind == terms[term].kind &&
          (terms[term].n_cards == 0 || terms[term].n_cards == list[i].n_cards))
        heard += 1u << terms[term].shift;
  return heard;
}

guint
noddy_list_heard (NoddyHeard        heard,
                  NoddyCombination  out[NODDY_MAX_COMBINATIONS])
{
  guint n = 0;

  for (guint term = 0; term < G_N_ELEMENTS (terms); term++)
    for (guint i = times (heard, term);
         i > 0 && n < NODDY_MAX_COMBINATIONS; i--)
      add (out, &n, (NoddyKind) terms[term].kind, NULL, terms[term].n_cards,
           terms[term].points);
  return n;
}

void
noddy_heard_to_text (NoddyHeard heard, GString *text)
{
  const char *space = "";

  if (heard == 0)
    g_string_append (text, "nothing");
  for (guint term = 0; term < G_N_ELEMENTS (terms); term++)
    for (guint i = times (heard, term); i > 0; i--)
      {
        g_string_append_printf (text, "%s%s:%u", space, terms[term].word,
                                terms[term].points);
        space = " ";
      }
}
