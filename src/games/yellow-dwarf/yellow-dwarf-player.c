/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Nain jaune teaches its players: the thoughtful player and the learner.
 * What is known of the table and what a sequence is worth is in
 * yellow-dwarf-player-table.c. */

#include "players/cg-players.h"

#include "yellow-dwarf-player-private.h"

/* Everybody always announces (NJ-16). */
static CgMove
announce (const YellowDwarfState *s, CgReason *reason)
{
  CgCard card = yellow_dwarf_box_cards[s->claim - 1];

  cg_reason_set (reason, YELLOW_DWARF_REASON_ANNOUNCE_BOX, cg_card_rank (card));
  return YELLOW_DWARF_ANNOUNCE;
}

/* --- the thoughtful player ------------------------------------------------ */

/* Lays the next card, of equal ones that of the board; but whoever has begun
 * the sequence or taken it over stops where nobody else can go on, if it is
 * better to keep the rest: the lead comes back. */
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

/* The rank of the first card in @run that takes a box. */
static guint
first_box (const YellowDwarfTable *t, const YellowDwarfRun *run)
{
  guint64 takes = run->cards & t->board;

  return takes == 0 ? 0 : cg_card_rank ((CgCard) __builtin_ctzll (takes));
}

/* Says why @run was chosen before @second; NULL where there is no other. */
static void
explain (const YellowDwarfTable *t, const YellowDwarfRun *run,
         const YellowDwarfRun *second, CgReason *reason)
{
  int mine[YELLOW_DWARF_N_TERMS];
  int other[YELLOW_DWARF_N_TERMS] = { 0 };
  int telling = -1;
  int most = 0;

  yellow_dwarf_weigh (t, run, mine);
  if (second != NULL)
    yellow_dwarf_weigh (t, second, other);
  for (int i = 0; i < YELLOW_DWARF_N_TERMS; i++)
    if (mine[i] - other[i] > most && (mine[i] > 0 || i == YELLOW_DWARF_KINGS))
      {
        most = mine[i] - other[i];
        telling = i;
      }
  switch (telling)
    {
    case YELLOW_DWARF_TAKE:
      cg_reason_set (reason,
                     first_box (t, run) == run->first
                       ? YELLOW_DWARF_REASON_TAKE_BOX
                       : YELLOW_DWARF_REASON_RUN_TO_BOX,
                     first_box (t, run));
      break;
    case YELLOW_DWARF_LOW:
      cg_reason_set (reason, YELLOW_DWARF_REASON_BEGIN_LOW, run->first);
      break;
    case YELLOW_DWARF_LEAD:
      cg_reason_set (reason, YELLOW_DWARF_REASON_NOBODY_GOES_ON, run->last + 1);
      break;
    case YELLOW_DWARF_KINGS:
      cg_reason_set (reason, YELLOW_DWARF_REASON_KEEP_KING, run->first);
      break;
    default:
      cg_reason_set (reason, CG_REASON_ANY_MOVE, 0);
    }
}

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
medium (const CgState *redacted, const CgMove *moves, guint n_moves,
        CgRandom *random, CgReason *reason)
{
  const YellowDwarfState *s = yellow_dwarf_state (redacted);
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

static gboolean
one_in (CgRandom *random, guint n)
{
  return cg_random_below (random, n) == 0;
}

static CgCard
any_of (guint64 cards, CgRandom *random)
{
  for (guint skip = cg_random_below (random,
                                     (guint) __builtin_popcountll (cards));
       skip > 0; skip--)
    cards &= cards - 1;
  return (CgCard) __builtin_ctzll (cards);
}

/* Goes on with the first card that fits, and does not look which of equal
 * cards is on the board; now and then a court card seems too good to go. */
static CgMove
go_on_simply (const YellowDwarfState *s, guint64 cards, gboolean may_stop,
              CgRandom *random, CgReason *reason)
{
  CgCard card = any_of (cards, random);

  if (may_stop && s->hand[s->to_move] != cards && s->top + 1 >= CG_JACK &&
      yellow_dwarf_open_box_of (s, card) < 0 && one_in (random, 6))
    {
      cg_reason_set (reason, CG_REASON_ANY_MOVE, 0);
      return YELLOW_DWARF_STOP;
    }
  cg_reason_set (reason, YELLOW_DWARF_REASON_GO_ON, cg_card_rank (card));
  return card;
}

/* Begins with a card of the board when it comes to mind, or with the lowest
 * card, or with any. */
static CgMove
begin_simply (const YellowDwarfState *s, guint64 cards, CgRandom *random,
              CgReason *reason)
{
  guint64 lowest = cards & RANK_BITS ((guint) __builtin_ctzll (cards) / 4 + 1);
  CgCard card = any_of (cards, random);

  if (one_in (random, 2))
    for (guint64 left = cards; left != 0; left &= left - 1)
      {
        CgCard held = (CgCard) __builtin_ctzll (left);

        if (yellow_dwarf_open_box_of (s, held) >= 0)
          {
            cg_reason_set (reason, YELLOW_DWARF_REASON_TAKE_BOX,
                           cg_card_rank (held));
            return held;
          }
      }
  if (one_in (random, 3))
    {
      cg_reason_set (reason, CG_REASON_ANY_MOVE, 0);
      return card;
    }
  card = any_of (lowest, random);
  cg_reason_set (reason, YELLOW_DWARF_REASON_BEGIN_LOW, cg_card_rank (card));
  return card;
}

static CgMove
easy (const CgState *redacted, const CgMove *moves, guint n_moves,
      CgRandom *random, CgReason *reason)
{
  const YellowDwarfState *s = yellow_dwarf_state (redacted);
  guint64 cards = yellow_dwarf_cards_of (moves, n_moves);

  if (s->claim)
    return announce (s, reason);
  if (n_moves == 1)
    return CG_NO_MOVE;
  return s->phase == YELLOW_DWARF_GO_ON
           ? go_on_simply (s, cards, moves[n_moves - 1] == YELLOW_DWARF_STOP,
                           random, reason)
           : begin_simply (s, cards, random, reason);
}

/* What is counted in games played on. */
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
  .facts = facts,
  .search = &yellow_dwarf_search,
};
