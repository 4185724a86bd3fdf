/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a computer player of Nain jaune learns from a position, and what each
 * sequence that it can begin is worth. No move is chosen here. */

#include "yellow-dwarf-player-private.h"

/* A player stops by choice only if the chance that this player begins the next
 * sequence is at least this many thousandths. */
#define SAFE_ENOUGH 700

/* How much each property of a sequence is worth, in tenths of a point. The
 * weights were found by playing many thousand rounds: one weight after the
 * other was changed, and the change was kept if a player with the new weights
 * won points from two or four players with the old weights. Each deal was
 * played once from every seat. */
static const struct
{
  int take;       /* weight of each point in a box that the sequence takes */
  int take_close; /* added to `take` for each step of YellowDwarfTable.close */
  int first[14];  /* weight of beginning with each rank; first[0] is for the
                   * rest of a sequence */
  int cut;        /* weight of each card that the player could lay but keeps */
  int king;       /* weight of laying a king, which could give the lead later */
  int lead;       /* weight of beginning again because nobody can go on */
} weights = {
  .take = 18,
  .take_close = 10,
  .first = { 0, 120, 119, 105, 88, 72, 70, 54, 45, 36, 27, 11, 2, 0 },
  .cut = -5,
  .king = -80,
  .lead = 30,
};

/* Notes that the seats from @from to the seat before @to lack @rank, because
 * they have said "without" when a card of @rank was asked for. */
static inline void
note_passes (YellowDwarfTable *t, int from, int to, guint rank)
{
  for (int seat = from; seat != to;
       seat = seat + 1 == t->s->seats ? 0 : seat + 1)
    t->lacks[seat] |= (guint16) (1u << rank);
}

/* Notes which cards are in the pile, and which ranks each seat lacks because it
 * has passed when they were asked for. */
static void
read_pile (YellowDwarfTable *t)
{
  const CgState *s = t->s;
  guint passed_by_all = 0;
  guint top = CG_KING;
  int layer = 0;

  for (guint i = 0; i < s->n_pile; i++)
    {
      CgCard card = yellow_dwarf_lay_card (s->pile[i]);
      int seat = yellow_dwarf_lay_seat (s->pile[i]);
      guint rank = cg_card_rank (card);

      t->seen |= CARD_BIT (card);
      if (top != CG_KING && seat != layer)
        note_passes (t, layer, seat, top + 1);
      else if (top != CG_KING && rank != top + 1)
        passed_by_all |= 2u << top;
      top = rank;
      layer = seat;
    }
  if (s->phase == YELLOW_DWARF_GO_ON)
    note_passes (t, layer, s->to_move, top + 1);
  else if (s->phase == YELLOW_DWARF_BEGIN && top != CG_KING)
    passed_by_all |= 2u << top;
  for (int seat = 0; seat < s->seats; seat++)
    t->lacks[seat] |= (guint16) (passed_by_all | s->lacks[seat]);
}

void
yellow_dwarf_view_habits (YellowDwarfHabits *habits, const CgState *s)
{
  guint64 board = yellow_dwarf_open_board (s);
  guint top = CG_KING;
  int layer = 0;
  guint first = 0;

  memset (habits, 0, sizeof *habits);
  for (guint i = 0; i < s->n_pile; i++)
    {
      CgCard card = yellow_dwarf_lay_card (s->pile[i]);
      int seat = yellow_dwarf_lay_seat (s->pile[i]);
      guint rank = cg_card_rank (card);

      /* of equal cards a seat lays the card of the board first; so after this
       * lay it has no card of the board of this rank */
      habits->without[seat] |= board & RANK_BITS (rank);
      if (seat != layer || rank != top + 1 || top == CG_KING)
        {
          habits->lowest[layer] = MAX (habits->lowest[layer], first);
          first = seat == layer || top == CG_KING ? rank : 0;
        }
      if ((CARD_BIT (card) & board) != 0)
        first = 0;
      top = rank;
      layer = seat;
    }
  habits->lowest[layer] = MAX (habits->lowest[layer], first);
}

void
yellow_dwarf_view_table (YellowDwarfTable *t, const CgState *s, int me)
{
  guint least = G_MAXUINT;
  int seat = me;

  *t = (YellowDwarfTable) {
    .s = s,
    .me = me,
    .board = yellow_dwarf_open_board (s),
    .hand = s->hand[me],
    .seen = s->hand[me],
  };
  read_pile (t);
  t->unseen = 52 - (guint) __builtin_popcountll (t->seen);
  while ((seat = seat + 1 == s->seats ? 0 : seat + 1) != me)
    {
      t->left[seat] = (guint8) yellow_dwarf_hand_size (s, seat);
      least = MIN (least, t->left[seat]);
    }
  t->close = MAX (0, YELLOW_DWARF_CLOSE + 1 - (int) least);
}

/* Returns the chance, in thousandths, that nobody else can lay a card of @rank.
 * This is the chance that all cards of @rank that I do not see are in the stub
 * (the cards that were not dealt) or in hands of seats that have passed at this
 * rank. It is certain if @rank is above the king. */
static int
chance_of_none (const YellowDwarfTable *t, guint rank)
{
  int chance = YELLOW_DWARF_CERTAIN;
  guint safe = t->unseen;
  guint cards;

  if (rank > CG_KING)
    return chance;
  cards = 4u - yellow_dwarf_equals (t->seen, rank);
  for (int seat = 0; seat < t->s->seats; seat++)
    if (!(t->lacks[seat] >> rank & 1))
      safe -= t->left[seat];
  if (safe < cards)
    return 0;
  for (guint i = 0; i < cards; i++)
    chance = chance * (int) (safe - i) / (int) (t->unseen - i);
  return chance;
}

/* Sets @run to the longest sequence of cards in @hand that begins with @rank.
 */
static void
view_run (const YellowDwarfTable *t, guint64 hand, guint rank,
          YellowDwarfRun *run)
{
  *run = (YellowDwarfRun) { .first = rank };
  for (; rank <= CG_KING && (hand & RANK_BITS (rank)) != 0; rank++)
    {
      CgCard card = yellow_dwarf_best_equal (hand & RANK_BITS (rank), t->board);

      run->cards |= CARD_BIT (card);
      run->last = rank;
      if ((CARD_BIT (card) & t->board) != 0)
        run->boxes += t->s->box[yellow_dwarf_box_of (card)];
    }
  run->chance = chance_of_none (t, run->last + 1);
}

/* Shortens @run by its last card. Returns FALSE and changes nothing if it has
 * only one card. */
static gboolean
cut_run (const YellowDwarfTable *t, YellowDwarfRun *run)
{
  guint64 card = run->cards & RANK_BITS (run->last);

  if ((run->cards & ~card) == 0)
    return FALSE;
  if ((card & t->board) != 0)
    run->boxes -= t->s->box[yellow_dwarf_box_of (
      (CgCard) __builtin_ctzll (card))];
  run->chance = chance_of_none (t, run->last);
  run->cards &= ~card;
  run->last--;
  run->cut++;
  return TRUE;
}

/* Returns whether a player who holds @hand and begins a sequence can certainly
 * lay all cards before anybody else begins one, because the player begins again
 * after each sequence but the last. */
static gboolean
goes_out (const YellowDwarfTable *t, guint64 hand)
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

          view_run (t, hand, (guint) __builtin_ctzll (first) / 4 + 1, &run);
          if (run.cards == hand)
            return TRUE;
          while (more && run.chance != YELLOW_DWARF_CERTAIN)
            more = may_stop && cut_run (t, &run);
          if (more)
            safe = run.cards;
        }
      if (safe == 0)
        return FALSE;
      hand &= ~safe;
    }
}

void
yellow_dwarf_weigh (const YellowDwarfTable *t, const YellowDwarfRun *run,
                    int points[YELLOW_DWARF_N_TERMS])
{
  points[YELLOW_DWARF_TAKE] =
    (weights.take + weights.take_close * t->close) * run->boxes;
  points[YELLOW_DWARF_LOW] = weights.first[run->first];
  points[YELLOW_DWARF_KINGS] = run->last == CG_KING ? weights.king : 0;
  points[YELLOW_DWARF_LEAD] = weights.cut * (int) run->cut;
  if (run->last != CG_KING)
    points[YELLOW_DWARF_LEAD] +=
      weights.lead * run->chance / YELLOW_DWARF_CERTAIN;
}

/* Returns how much all terms together speak for beginning with @run, in tenths
 * of a point. */
static int
worth (const YellowDwarfTable *t, const YellowDwarfRun *run)
{
  int points[YELLOW_DWARF_N_TERMS];
  int sum = 0;

  yellow_dwarf_weigh (t, run, points);
  for (guint i = 0; i < YELLOW_DWARF_N_TERMS; i++)
    sum += points[i];
  return sum;
}

/* Shortens @run at its end if it is worth more then. Returns what it is worth
 * after that, in tenths of a point. */
static int
best_cut (const YellowDwarfTable *t, YellowDwarfRun *run)
{
  int most = worth (t, run);
  YellowDwarfRun part = *run;

  if (run->chance == YELLOW_DWARF_CERTAIN || run->cards == t->hand ||
      !t->s->option[YELLOW_DWARF_VOLUNTARY_STOP])
    return most;
  while (cut_run (t, &part))
    if (part.chance >= SAFE_ENOUGH)
      {
        int points = worth (t, &part);

        if (points > most)
          {
            most = points;
            *run = part;
          }
      }
  return most;
}

/* Returns whether a player who begins with @run, or with the first part of it,
 * can certainly lay all cards before anybody else begins a sequence. */
static gboolean
leads_out (const YellowDwarfTable *t, const YellowDwarfRun *run)
{
  YellowDwarfRun part = *run;

  if (run->cards == t->hand)
    return TRUE;
  do
    if (part.chance == YELLOW_DWARF_CERTAIN)
      return goes_out (t, t->hand & ~part.cards);
  while (t->s->option[YELLOW_DWARF_VOLUNTARY_STOP] && cut_run (t, &part));
  return FALSE;
}

guint64
yellow_dwarf_sure_ranks (const YellowDwarfTable *t)
{
  guint64 sure = 0;

  if (t->s->option[YELLOW_DWARF_MISSING_RANK] != YELLOW_DWARF_FREE_CHOICE ||
      !goes_out (t, t->hand))
    return 0;
  for (guint64 first = yellow_dwarf_first_ranks (t->hand); first != 0;
       first &= first - 1)
    {
      YellowDwarfRun run;

      view_run (t, t->hand, (guint) __builtin_ctzll (first) / 4 + 1, &run);
      if (leads_out (t, &run))
        sure |= first & -first;
    }
  return sure;
}

gboolean
yellow_dwarf_best_runs (const YellowDwarfTable *t, guint64 cards,
                        YellowDwarfRun best[2])
{
  guint64 sure = yellow_dwarf_sure_ranks (t);
  int most[2] = { G_MININT, G_MININT };

  best[0] = best[1] = (YellowDwarfRun) { 0 };
  for (guint64 first = sure != 0 ? sure : yellow_dwarf_first_ranks (cards);
       first != 0; first &= first - 1)
    {
      YellowDwarfRun run;
      int points;

      view_run (t, t->hand, (guint) __builtin_ctzll (first) / 4 + 1, &run);
      points = best_cut (t, &run);
      if (points > most[0])
        {
          best[1] = best[0];
          most[1] = most[0];
          best[0] = run;
          most[0] = points;
        }
      else if (points > most[1])
        {
          best[1] = run;
          most[1] = points;
        }
    }
  return sure != 0;
}

int
yellow_dwarf_worth (const YellowDwarfTable *t, guint rank)
{
  YellowDwarfRun run;

  view_run (t, t->hand, rank, &run);
  return best_cut (t, &run);
}

gboolean
yellow_dwarf_stops (const YellowDwarfTable *t)
{
  guint next = t->s->top + 1u;
  YellowDwarfRun stop = {
    .last = t->s->top,
    .chance = chance_of_none (t, next),
  };
  YellowDwarfRun run;

  if (stop.chance < SAFE_ENOUGH)
    return FALSE;
  view_run (t, t->hand, next, &run);
  run.first = 0;
  if (run.cards == t->hand)
    return FALSE;
  stop.cut = run.last + 1 - next;
  return worth (t, &stop) > best_cut (t, &run);
}
