/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a computer player of Nain jaune reads off a position before it thinks
 * about a move, and the worth of each sequence that it can begin. Chooses
 * nothing. */

#include "yellow-dwarf-thinking.h"

/* How likely the lead must come back for a stop by choice. */
#define SAFE_ENOUGH 700

#define FOUR(rank) (G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4)
#define BIT(card) YELLOW_DWARF_BIT (card)

/* One weight after the other was moved up or down and kept where one player
 * with the new ones won points from two or four with the old ones, over
 * thousands of deals that each played once from every seat. */
const YellowDwarfWeights yellow_dwarf_weights = {
  .take = 18,
  .take_close = 10,
  .first = { 0, 120, 119, 105, 88, 72, 70, 54, 45, 36, 27, 11, 2, 0 },
  .cut = -5,
  .king = -80,
  .lead = 30,
};

/* The seats from @from up to the one before @to said "without @rank". */
static inline void
note_passes (YellowDwarfTable *t, int from, int to, guint rank)
{
  for (int seat = from; seat != to;
       seat = seat + 1 == t->s->seats ? 0 : seat + 1)
    t->lacks[seat] |= (guint16) (1u << rank);
}

static inline void
note_all_passed (YellowDwarfTable *t, guint rank)
{
  for (int seat = 0; seat < t->s->seats; seat++)
    t->lacks[seat] |= (guint16) (1u << rank);
}

/* The card of the board of each rank, as a bit. */
static const guint64 board_of[14] = {
  [7] = BIT (CG_FRENCH (7, CG_DIAMONDS)),
  [10] = BIT (CG_FRENCH (10, CG_DIAMONDS)),
  [CG_JACK] = BIT (CG_FRENCH (CG_JACK, CG_CLUBS)),
  [CG_QUEEN] = BIT (CG_FRENCH (CG_QUEEN, CG_SPADES)),
  [CG_KING] = BIT (CG_FRENCH (CG_KING, CG_HEARTS)),
};

static void
read_pile (YellowDwarfTable *t)
{
  const YellowDwarfState *s = t->s;
  guint64 laid = 0;
  guint top = CG_KING;
  int layer = 0;
  guint first = 0;

  for (guint i = 0; i < s->n_pile; i++)
    {
      CgCard card = yellow_dwarf_lay_card (s->pile[i]);
      int seat = yellow_dwarf_lay_seat (s->pile[i]);
      guint rank = cg_card_rank (card);

      laid |= BIT (card);
      t->without[seat] |= board_of[rank]; /* laid now or not there */
      if (seat != layer && top != CG_KING)
        {
          note_passes (t, layer, seat, top + 1);
          t->lowest[layer] = MAX (t->lowest[layer], first);
          first = 0;
        }
      else if (rank != top + 1 || top == CG_KING)
        {
          if (top != CG_KING)
            note_all_passed (t, top + 1);
          t->lowest[layer] = MAX (t->lowest[layer], first);
          first = rank;
        }
      if (BIT (card) == board_of[rank])
        first = 0;
      top = rank;
      layer = seat;
    }
  t->lowest[layer] = MAX (t->lowest[layer], first);
  if (s->phase == YELLOW_DWARF_GO_ON)
    note_passes (t, layer, s->to_move, top + 1);
  else if (s->phase == YELLOW_DWARF_BEGIN && top != CG_KING)
    note_all_passed (t, top + 1);
  t->seen |= laid;
}

void
yellow_dwarf_view_table (YellowDwarfTable       *t,
                         const YellowDwarfState *s,
                         int                     me)
{
  guint least = G_MAXUINT;

  *t = (YellowDwarfTable) {
    .s = s,
    .me = me,
    .hand = s->hand[me],
    .seen = s->hand[me],
    .danger = CG_NO_SEAT,
  };
  for (int seat = 0; seat < s->seats; seat++)
    t->lacks[seat] = s->lacks[seat];
  read_pile (t);
  t->unseen = 52 - (guint) __builtin_popcountll (t->seen);

  /* Nearest first: of two alike the one who plays sooner counts. */
  for (int i = 1; i < s->seats; i++)
    {
      int seat = (me + i) % s->seats;
      guint left = yellow_dwarf_hand_size (s, seat);

      if (left < least)
        {
          least = left;
          t->danger = seat;
        }
    }
  t->close = MAX (0, YELLOW_DWARF_CLOSE + 1 - (int) least);
}

static guint
unseen_of (const YellowDwarfTable *t, guint rank)
{
  return 4 - (guint) __builtin_popcountll (t->seen & FOUR (rank));
}

int
yellow_dwarf_chance_of_none (const YellowDwarfTable *t, guint rank)
{
  const YellowDwarfState *s = t->s;
  int chance = YELLOW_DWARF_CERTAIN;
  guint safe = t->unseen;
  guint cards;

  if (rank > CG_KING || (cards = unseen_of (t, rank)) == 0)
    return chance;
  for (int seat = 0; seat < s->seats; seat++)
    if (seat != t->me && !(t->lacks[seat] >> rank & 1))
      safe -= yellow_dwarf_hand_size (s, seat);
  for (guint i = 0; i < cards; i++)
    {
      if (safe <= i)
        return 0;
      chance = chance * (int) (safe - i) / (int) (t->unseen - i);
    }
  return chance;
}

void
yellow_dwarf_view_run (const YellowDwarfTable *t,
                       guint64                 hand,
                       guint                   rank,
                       YellowDwarfRun         *run)
{
  *run = (YellowDwarfRun) { .first = rank };
  for (; rank <= CG_KING && (hand & FOUR (rank)) != 0; rank++)
    {
      CgCard card = yellow_dwarf_best_equal (hand & FOUR (rank));

      run->cards |= BIT (card);
      run->last = rank;
      if (BIT (card) == board_of[rank])
        run->boxes += t->s->box[yellow_dwarf_box_of (card)];
    }
  run->chance = yellow_dwarf_chance_of_none (t, run->last + 1);
}

gboolean
yellow_dwarf_cut_run (const YellowDwarfTable *t, YellowDwarfRun *run)
{
  guint64 card = run->cards & FOUR (run->last);

  if ((run->cards & ~card) == 0)
    return FALSE;
  if (card == board_of[run->last])
    run->boxes -= t->s->box[yellow_dwarf_box_of (
      (CgCard) __builtin_ctzll (card))];
  run->chance = yellow_dwarf_chance_of_none (t, run->last);
  run->cards &= ~card;
  run->last--;
  run->cut++;
  return TRUE;
}

gboolean
yellow_dwarf_goes_out (const YellowDwarfTable *t, guint64 hand)
{
  gboolean may_stop = t->s->option[YELLOW_DWARF_VOLUNTARY_STOP];

  for (;;)
    {
      guint64 first = yellow_dwarf_first_ranks (hand);
      guint64 safe = 0;

      for (; first != 0 && safe == 0; first &= first - 1)
        {
          YellowDwarfRun run;
          gboolean more = TRUE;

          yellow_dwarf_view_run (t, hand,
                                 (guint) __builtin_ctzll (first) / 4 + 1,
                                 &run);
          if (run.cards == hand)
            return TRUE;
          while (more && run.chance != YELLOW_DWARF_CERTAIN)
            more = may_stop && yellow_dwarf_cut_run (t, &run);
          if (more)
            safe = run.cards;
        }
      if (safe == 0)
        return FALSE;
      hand &= ~safe;
    }
}

void
yellow_dwarf_weigh (const YellowDwarfTable *t,
                    const YellowDwarfRun   *run,
                    int                     points[YELLOW_DWARF_N_TERMS])
{
  const YellowDwarfWeights *w = &yellow_dwarf_weights;

  points[YELLOW_DWARF_TAKE] =
    (w->take + w->take_close * t->close) * run->boxes;
  points[YELLOW_DWARF_LOW] = w->first[run->first];
  points[YELLOW_DWARF_KINGS] = run->last == CG_KING ? w->king : 0;
  points[YELLOW_DWARF_LEAD] =
    w->cut * (int) run->cut +
    (run->last == CG_KING ? 0 : w->lead * run->chance / YELLOW_DWARF_CERTAIN);
}

int
yellow_dwarf_worth (const YellowDwarfTable *t, const YellowDwarfRun *run)
{
  int points[YELLOW_DWARF_N_TERMS];
  int sum = 0;

  yellow_dwarf_weigh (t, run, points);
  for (guint i = 0; i < YELLOW_DWARF_N_TERMS; i++)
    sum += points[i];
  return sum;
}

int
yellow_dwarf_best_cut (const YellowDwarfTable *t, YellowDwarfRun *run)
{
  int most = yellow_dwarf_worth (t, run);
  YellowDwarfRun part = *run;

  if (run->chance == YELLOW_DWARF_CERTAIN || run->cards == t->hand ||
      !t->s->option[YELLOW_DWARF_VOLUNTARY_STOP])
    return most;
  while (yellow_dwarf_cut_run (t, &part))
    if (part.chance >= SAFE_ENOUGH)
      {
        int points = yellow_dwarf_worth (t, &part);

        if (points > most)
          {
            most = points;
            *run = part;
          }
      }
  return most;
}

gboolean
yellow_dwarf_stops (const YellowDwarfTable *t)
{
  guint next = t->s->top + 1u;
  YellowDwarfRun stop = {
    .last = t->s->top,
    .chance = yellow_dwarf_chance_of_none (t, next),
  };
  YellowDwarfRun run;

  if (stop.chance < SAFE_ENOUGH)
    return FALSE;
  yellow_dwarf_view_run (t, t->hand, next, &run);
  run.first = 0;
  if (run.cards == t->hand)
    return FALSE;
  stop.cut = run.last + 1 - next;
  return yellow_dwarf_worth (t, &stop) > yellow_dwarf_best_cut (t, &run);
}
