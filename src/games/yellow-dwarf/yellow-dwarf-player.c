/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of Nain jaune: the rules of thumb of the level medium,
 * "the thoughtful player", and of the level easy, "the learner". No rule of the
 * game is decided here. What the players learn from a position and what a
 * sequence is worth is computed in yellow-dwarf-player-table.c. */

#include "players/cg-players.h"

#include "yellow-dwarf-player-private.h"

/* Announces the card just laid. Computer players of all levels always do so if
 * they can (rule NJ-16). */
static CgMove
announce (const CgState *s, CgReason *reason)
{
  CgCard card = yellow_dwarf_box_cards[s->claim - 1];

  cg_reason_set (reason, YELLOW_DWARF_REASON_ANNOUNCE_BOX, cg_card_rank (card));
  return YELLOW_DWARF_ANNOUNCE;
}

/* --- the thoughtful player ------------------------------------------------ */

/* Lays the next card of the sequence; of equal cards, the card of the board.
 * But if the player to move laid the last card, they stop if it is better to
 * keep the next cards and nobody else is likely to go on, so that they begin
 * again. */
static CgMove
go_on (const YellowDwarfTable *t, guint64 cards, gboolean may_stop,
       CgReason *reason)
{
  CgCard card = yellow_dwarf_best_equal (cards, t->board);
  gboolean takes = yellow_dwarf_open_box_of (t->s, card) >= 0;
  gboolean alone = cards == CARD_BIT (card);
  guint kind = t->hand == CARD_BIT (card) ? YELLOW_DWARF_REASON_LAST_CARDS
               : takes && !alone ? YELLOW_DWARF_REASON_BOARD_CARD_FIRST
               : takes           ? YELLOW_DWARF_REASON_TAKE_BOX
                                 : YELLOW_DWARF_REASON_GO_ON;

  if (may_stop && t->s->layer == t->me && yellow_dwarf_stops (t))
    {
      cg_reason_set (reason, YELLOW_DWARF_REASON_STOP_HERE,
                     cg_card_rank (card));
      return YELLOW_DWARF_STOP;
    }
  cg_reason_set (reason, kind, cg_card_rank (card));
  return card;
}

/* Returns the rank of the first card of @run that takes a box, or 0. */
static guint
first_box (const YellowDwarfTable *t, const YellowDwarfRun *run)
{
  guint64 takes = run->cards & t->board;

  return takes == 0 ? 0 : cg_card_rank ((CgCard) __builtin_ctzll (takes));
}

/* Sets @reason to why @run is better than @second, the second best sequence,
 * which is NULL if there is none. */
static void
explain (const YellowDwarfTable *t, const YellowDwarfRun *run,
         const YellowDwarfRun *second, CgReason *reason)
{
  int mine[YELLOW_DWARF_N_TERMS];
  int other[YELLOW_DWARF_N_TERMS] = { 0 };
  guint box = first_box (t, run);
  const struct
  {
    guint kind;
    guint rank;
  } reasons[YELLOW_DWARF_N_TERMS] = {
    [YELLOW_DWARF_TAKE] = { box == run->first ? YELLOW_DWARF_REASON_TAKE_BOX
                                              : YELLOW_DWARF_REASON_RUN_TO_BOX,
                            box },
    [YELLOW_DWARF_LOW] = { YELLOW_DWARF_REASON_BEGIN_LOW, run->first },
    [YELLOW_DWARF_KINGS] = { YELLOW_DWARF_REASON_KEEP_KING, run->first },
    [YELLOW_DWARF_LEAD] = { YELLOW_DWARF_REASON_NOBODY_GOES_ON, run->last + 1 },
  };
  int most = 0;

  yellow_dwarf_weigh (t, run, mine);
  if (second != NULL)
    yellow_dwarf_weigh (t, second, other);
  cg_reason_set (reason, CG_REASON_ANY_MOVE, 0);
  for (int i = 0; i < YELLOW_DWARF_N_TERMS; i++)
    if (mine[i] - other[i] > most && (mine[i] > 0 || i == YELLOW_DWARF_KINGS))
      {
        most = mine[i] - other[i];
        cg_reason_set (reason, reasons[i].kind, reasons[i].rank);
      }
}

/* Returns the move that begins the best sequence, and sets @reason. */
static CgMove
begin (const YellowDwarfTable *t, guint64 cards, CgReason *reason)
{
  YellowDwarfRun best[2];
  gboolean out = yellow_dwarf_best_runs (t, cards, best);

  if (best[0].cards == t->hand)
    cg_reason_set (reason, YELLOW_DWARF_REASON_LAST_CARDS, best[0].first);
  else if (out)
    cg_reason_set (reason, YELLOW_DWARF_REASON_LEAD_TO_END, best[0].first);
  else
    explain (t, &best[0], best[1].cards != 0 ? &best[1] : NULL, reason);
  return yellow_dwarf_best_equal (t->hand & RANK_BITS (best[0].first),
                                  t->board);
}

static CgMove
medium (const CgKnowledge *self, const CgState *s, const CgMove *moves,
        guint n_moves, CgRandom *random, CgReason *reason)
{
  guint64 cards = yellow_dwarf_cards_of (moves, n_moves);
  YellowDwarfTable t;

  if (s->claim)
    return announce (s, reason);
  if (n_moves == 1)
    return CG_NO_MOVE;
  yellow_dwarf_view_table (&t, s, s->to_move);
  return s->phase == YELLOW_DWARF_GO_ON ? go_on (&t, cards,
                                                 moves[n_moves - 1] ==
                                                   YELLOW_DWARF_STOP,
                                                 reason)
                                        : begin (&t, cards, reason);
}

/* --- the learner ---------------------------------------------------------- */

/* Returns one of @cards, drawn at random. */
static CgCard
any_of (guint64 cards, CgRandom *random)
{
  for (guint skip = cg_random_below (random,
                                     (guint) __builtin_popcountll (cards));
       skip > 0; skip--)
    cards &= cards - 1;
  return (CgCard) __builtin_ctzll (cards);
}

/* Goes on with a random card that fits, even if another one is the card of the
 * board. If it is a court card that takes no box, the learner (the level easy)
 * keeps it and stops in one of six cases. */
static CgMove
go_on_simply (const CgState *s, guint64 cards, gboolean may_stop,
              CgRandom *random)
{
  CgCard card = any_of (cards, random);

  return may_stop && s->hand[s->to_move] != cards && s->top + 1 >= CG_JACK &&
             yellow_dwarf_open_box_of (s, card) < 0 &&
             cg_random_one_in (random, 6)
           ? YELLOW_DWARF_STOP
           : card;
}

/* Begins a sequence: in half of the cases with a card of the board if the hand
 * has one; otherwise in two of three cases with a card of the lowest rank, and
 * in one with any card. */
static CgMove
begin_simply (const CgState *s, guint64 cards, CgRandom *random)
{
  guint64 lowest = cards & RANK_BITS ((guint) __builtin_ctzll (cards) / 4 + 1);
  guint64 board = cards & yellow_dwarf_open_board (s);
  CgCard card = any_of (cards, random);

  if (cg_random_one_in (random, 2) && board != 0)
    return (CgCard) __builtin_ctzll (board);
  return cg_random_one_in (random, 3) ? card : any_of (lowest, random);
}

static CgMove
easy (const CgKnowledge *self, const CgState *s, const CgMove *moves,
      guint n_moves, CgRandom *random)
{
  guint64 cards = yellow_dwarf_cards_of (moves, n_moves);

  if (s->claim)
    return YELLOW_DWARF_ANNOUNCE;
  if (n_moves == 1)
    return CG_NO_MOVE;
  return s->phase == YELLOW_DWARF_GO_ON
           ? go_on_simply (s, cards, moves[n_moves - 1] == YELLOW_DWARF_STOP,
                           random)
           : begin_simply (s, cards, random);
}

/* --- what a temper sees --------------------------------------------------- */

/* A card of the board attacks. Only the beginnings of sequences are compared,
 * by what speaks for each sequence, unless one of them leads to the end. */
static gboolean
weigh (const CgKnowledge *self, const CgState *s, const CgMove *moves,
       guint n_moves, gboolean easy, CgRandom *random, CgWeighed *weighed)
{
  guint64 first =
    yellow_dwarf_first_ranks (yellow_dwarf_cards_of (moves, n_moves));
  YellowDwarfTable t;

  if (s->claim || s->phase == YELLOW_DWARF_GO_ON)
    return FALSE;
  yellow_dwarf_view_table (&t, s, s->to_move);
  for (guint i = 0; i < n_moves; i++)
    {
      guint rank = cg_card_rank ((CgCard) moves[i]);
      guint64 equal = t.hand & RANK_BITS (rank);

      weighed[i].attack = (t.board & CARD_BIT (moves[i])) != 0 ? 100 : 0;
      weighed[i].worth =
        (first & RANK_BITS (rank)) != 0 &&
            yellow_dwarf_best_equal (equal, t.board) == moves[i]
          ? yellow_dwarf_worth (&t, rank)
          : CG_WORTHLESS;
    }
  return easy || yellow_dwarf_sure_ranks (&t) == 0;
}

/* What is counted in the simulated games, to explain to a person why a move was
 * a mistake. */
static const CgFact facts[] = {
  { .reason = YELLOW_DWARF_REASON_LEAD_AGAIN, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OWN, .event = YELLOW_DWARF_EVENT_NEW_SEQUENCE,
    .least = 0.12f },
  { .reason = YELLOW_DWARF_REASON_BOX_MORE, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OWN, .span = CG_FACT_THE_ROUND,
    .event = YELLOW_DWARF_EVENT_TOOK_BOX, .least = 0.1f },
  { .reason = YELLOW_DWARF_REASON_OUT_FIRST, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OWN, .span = CG_FACT_THE_ROUND,
    .event = YELLOW_DWARF_EVENT_STOPPED, .least = 0.1f },
  { .reason = YELLOW_DWARF_REASON_OTHERS_BOX_LESS, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OTHERS, .bad = TRUE, .event = YELLOW_DWARF_EVENT_TOOK_BOX,
    .least = 0.1f },
  { .reason = YELLOW_DWARF_REASON_FEWER_LEFT, .unit = CG_UNIT_CARDS,
    .who = CG_FACT_OWN, .span = CG_FACT_THE_ROUND, .bad = TRUE,
    .measure = cg_fact_cards, .least = 1 },
  { .reason = CG_REASON_NONE },
};

const CgKnowledge cg_knowledge_yellow_dwarf = {
  .rules = &cg_rules_yellow_dwarf,
  .reasons = (const char *const[]) {
    YELLOW_DWARF_REASONS (CG_REASON_ID)
    NULL,
  },
  .easy = easy,
  .medium = medium,
  .weigh = weigh,
  .near_easy = 10,
  .near_medium = 15,
  .facts = facts,
  .search = &yellow_dwarf_search,
};
