/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds out why one move is better than another if no rule of thumb tells it.
 * Many games are played on with each of the two moves, and the hidden cards are
 * dealt again for each game. The reason is the fact (cg-fact.h) in which the
 * two moves differ most. */

#include "cg-players.h"
#include "cg-reasons.h"

#include <math.h>
#include <string.h>

/* GAMES is how many games are played on with each of the two moves: enough to
 * know the share of games in which something happens to within 3 %. If the
 * budget has fewer simulations than GAMES * SIMULATIONS_A_GAME, one game is
 * played for each SIMULATIONS_A_GAME of them, but not fewer than
 * FEWEST_GAMES. */
#define GAMES 320
#define FEWEST_GAMES 16
#define SIMULATIONS_A_GAME 20

/* A fact happens "mostly" (CgFact.mostly) if it happens in at least this share
 * of the games. */
#define MOSTLY 0.6f

/* The highest number of moves in a game that is played on: TURN_PLIES if no
 * fact goes beyond the viewer's next turn, otherwise ROUND_PLIES. */
#define TURN_PLIES 40
#define ROUND_PLIES 400

/* A smaller difference between two chances of winning is within the error of
 * the search. */
#define SURE 0.03f

/* What was counted in the games after one of the two moves. */
typedef struct
{
  const CgRules     *rules;
  const CgKnowledge *knowledge;
  int                seat;
  guint              n_games;
  int                next;  /* the seat that plays next after the move;
                             * CG_NO_SEAT if it is not always the same seat */
  gboolean           keeps; /* @seat itself may play next after the move */
  float              mean[CG_MAX_FACTS];
} Outlook;

float
cg_fact_cards (const CgRules *rules, const CgState *before,
               const CgState *after, int seat)
{
  return (float) cg_cards_held (rules, after, seat);
}

/* Returns a sensible move for the seat whose turn it is in @state. The game's
 * playout chooses it or, if the game has no playout, the level easy, which is
 * given only what that seat knows. */
static CgMove
choose (const CgRules *rules, const CgKnowledge *knowledge,
        const CgState *state, CgRandom *random)
{
  return knowledge->search != NULL && knowledge->search->playout != NULL
           ? knowledge->search->playout (state, random)
           : cg_player_advise (&cg_player_easy, rules, state,
                               cg_random_next (random), NULL, NULL);
}

static gboolean
speaks_of (const Outlook *out, const CgState *state, const CgFact *fact,
           const CgEvent *event)
{
  if (event->kind != fact->event)
    return FALSE;
  switch (fact->who)
    {
    case CG_FACT_OWN:
      return event->seat == out->seat;
    case CG_FACT_AT_ME:
      return event->other == out->seat;
    case CG_FACT_NEXT:
      return event->seat == out->next;
    case CG_FACT_OTHERS:
      return cg_team (out->rules, state, event->seat) !=
             cg_team (out->rules, state, out->seat);
    }
  return FALSE;
}

/* Notes in @happened the facts whose event is among @events, the events of a
 * move that was made in the part @span of the game and has led to @state. */
static void
note_events (const Outlook *out, const CgState *state, CgFactSpan span,
             const CgEvents *events, gboolean happened[CG_MAX_FACTS])
{
  const CgFact *facts = out->knowledge->facts;

  for (guint f = 0; facts[f].reason != CG_REASON_NONE; f++)
    if (facts[f].event != CG_EVENT_NONE &&
        (facts[f].span == span || facts[f].span == CG_FACT_THE_ROUND))
      for (guint i = 0; i < events->n && !happened[f]; i++)
        happened[f] = speaks_of (out, state, &facts[f],
                                 &events->list[i]);
}

/* Measures the facts whose part of the game, @span, has just ended. */
static void
measure (Outlook *out, CgFactSpan span, const CgState *before,
         const CgState *after)
{
  const CgFact *facts = out->knowledge->facts;

  for (guint f = 0; facts[f].reason != CG_REASON_NONE; f++)
    if (facts[f].span == span && facts[f].measure != NULL)
      out->mean[f] +=
        facts[f].measure (out->rules, before, after, out->seat) /
        (float) out->n_games;
}

static gboolean
looks_to_the_end (const CgFact *facts)
{
  for (; facts->reason != CG_REASON_NONE; facts++)
    if (facts->span == CG_FACT_THE_ROUND)
      return TRUE;
  return FALSE;
}

/* Plays @move in @state, and plays on until all facts have been counted. */
static void
play_on (Outlook *out, CgState *state, CgMove move, CgRandom *random)
{
  const CgRules *rules = out->rules;
  const CgKnowledge *knowledge = out->knowledge;
  gboolean happened[CG_MAX_FACTS] = { FALSE };
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *before = (CgState *) copy;
  CgFactSpan span = CG_FACT_TO_TURN;
  guint most = looks_to_the_end (knowledge->facts) ? ROUND_PLIES : TURN_PLIES;
  CgEvents events;

  memcpy (before, state, cg_state_size (rules, state));
  for (guint ply = 0; ply < most; ply++)
    {
      rules->play (state, move, &events);
      note_events (out, state, span, &events, happened);
      if (span == CG_FACT_THE_TURN)
        {
          measure (out, span, before, state);
          span = CG_FACT_THE_ROUND;
          if (most == TURN_PLIES)
            break;
        }
      if (rules->to_move (state) == CG_NO_SEAT)
        break;
      if (span == CG_FACT_TO_TURN && rules->to_move (state) == out->seat)
        {
          measure (out, span, before, state);
          span = CG_FACT_THE_TURN;
        }
      move = choose (rules, knowledge, state, random);
    }
  /* a round that has ended also ends the parts of the game that had not ended
   * yet */
  for (; span <= CG_FACT_THE_ROUND; span++)
    measure (out, span, before, state);
  for (guint f = 0; knowledge->facts[f].reason != CG_REASON_NONE; f++)
    out->mean[f] += (float) happened[f] / (float) out->n_games;
}

/* Finds out which seat plays next after @move, and whether it is the same seat
 * in each of four deals of the hidden cards. */
static void
find_next (Outlook *out, const CgState *redacted, guint64 seed, CgMove move)
{
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *state = (CgState *) copy;
  CgRandom random;

  cg_random_seed (&random, seed);
  for (guint i = 0; i < 4; i++)
    {
      int next;

      memcpy (copy, redacted, cg_state_size (out->rules, redacted));
      cg_search_imagine (out->rules, out->knowledge->search, state, out->seat,
                         &random);
      out->rules->play (state, move, NULL);
      next = out->rules->to_move (state);
      out->keeps |= next == out->seat;
      if (i == 0)
        out->next = next;
      else if (next != out->next)
        out->next = CG_NO_SEAT;
    }
}

static guint
count_games (const CgBudget *budget)
{
  if (budget == NULL || budget->simulations == 0)
    return GAMES;
  return CLAMP (budget->simulations / SIMULATIONS_A_GAME, FEWEST_GAMES, GAMES);
}

static gboolean
is_cancelled (const CgBudget *budget)
{
  return budget != NULL && budget->cancel != NULL &&
         g_atomic_int_get (budget->cancel) != 0;
}

/* Plays games on from @move and counts the facts in @out. With the same @seed
 * all moves get the same hidden cards and the same random numbers, so that only
 * the move makes a difference. */
static void
look (Outlook *out, const CgRules *rules, const CgKnowledge *knowledge,
      const CgState *redacted, guint64 seed, const CgBudget *budget,
      CgMove move)
{
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *state = (CgState *) copy;
  CgRandom random;

  *out = (Outlook) {
    .rules = rules,
    .knowledge = knowledge,
    .seat = rules->to_move (redacted),
    .n_games = count_games (budget),
  };
  find_next (out, redacted, seed, move);
  for (guint game = 0; game < out->n_games && !is_cancelled (budget); game++)
    {
      cg_random_seed (&random, seed + game);
      memcpy (copy, redacted, cg_state_size (rules, redacted));
      cg_search_imagine (rules, knowledge->search, state, out->seat, &random);
      play_on (out, state, move, &random);
    }
}

/* Returns @mean rounded to a whole number of @unit. If the unit is tenths or
 * hundredths of the games, @mean is a share from 0 to 1. */
static gint16
rounded (CgUnit unit, float mean)
{
  float scale = unit == CG_UNIT_TENTHS ? 10 : unit == CG_UNIT_HUNDREDTHS ? 100
                                                                         : 1;

  return (gint16) lrintf (mean * scale);
}

static void
set_numbers (CgReason *reason, CgUnit unit, float much, float less)
{
  reason->unit = (guint8) unit;
  reason->much = rounded (unit, much);
  reason->less = rounded (unit, less);
}

/* Returns whether @fact can be used to compare the moves of @with and @without.
 * A fact that ends before the round cannot be used if only one of the two moves
 * lets the same seat play again. */
static gboolean
is_comparable (const CgFact *fact, const Outlook *with, const Outlook *without)
{
  if (fact->span != CG_FACT_THE_ROUND && with->keeps != without->keeps)
    return FALSE;
  return fact->who != CG_FACT_NEXT ||
         (!with->keeps && with->next != CG_NO_SEAT &&
          with->next == without->next);
}

/* Sets @reason to the fact in which the move of @with is better than that of
 * @without by the largest multiple of CgFact.least. Returns FALSE if no fact
 * differs enough. */
static gboolean
find_fact (const Outlook *with, const Outlook *without, CgReason *reason)
{
  const CgFact *facts = with->knowledge->facts;
  guint best = CG_MAX_FACTS;
  float most = 1;

  for (guint f = 0; facts[f].reason != CG_REASON_NONE; f++)
    {
      CgUnit unit = facts[f].unit;
      float much = with->mean[f];
      float less = without->mean[f];
      float gain = (facts[f].bad ? less - much : much - less) / facts[f].least;

      if (gain >= most && rounded (unit, much) != rounded (unit, less) &&
          is_comparable (&facts[f], with, without))
        {
          best = f;
          most = gain;
        }
    }
  if (best == CG_MAX_FACTS)
    return FALSE;
  reason->kind = facts[best].mostly != 0 && with->mean[best] >= MOSTLY
                   ? facts[best].mostly
                   : facts[best].reason;
  if (facts[best].who == CG_FACT_NEXT)
    reason->seat = (gint8) with->next;
  set_numbers (reason, facts[best].unit, with->mean[best],
               without->mean[best]);
  return TRUE;
}

/* Counts the cards of each rank in the hand of the seat whose turn it is in
 * @redacted: after @move or, if @move is CG_NO_MOVE, now. */
static void
count_ranks (const CgRules *rules, const CgKnowledge *knowledge,
             const CgState *redacted, guint64 seed, CgMove move,
             guint ranks[16])
{
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *state = (CgState *) copy;
  int seat = rules->to_move (redacted);
  int zone = cg_zone_of_role (rules, CG_ZONE_HAND);
  CgCard cards[CG_MAX_ZONE];
  CgRandom random;
  guint n;

  memset (ranks, 0, 16 * sizeof *ranks);
  memcpy (copy, redacted, cg_state_size (rules, redacted));
  cg_random_seed (&random, seed);
  if (move != CG_NO_MOVE)
    {
      cg_search_imagine (rules, knowledge->search, state, seat, &random);
      rules->play (state, move, NULL);
    }
  n = zone >= 0 ? cg_zone_cards (rules, state, (guint) zone, seat, cards)
                : 0;
  for (guint i = 0; i < n; i++)
    if (cards[i] != CG_CARD_HIDDEN)
      ranks[cg_card_rank (cards[i]) & 15]++;
}

/* Returns the only rank of which the hand keeps all cards with @move but not
 * with @other. Returns 0 if there is no such rank or more than one. */
static guint
find_kept (const CgRules *rules, const CgKnowledge *knowledge,
           const CgState *redacted, guint64 seed, CgMove move, CgMove other)
{
  guint now[16], with[16], without[16];
  guint found = 0;

  count_ranks (rules, knowledge, redacted, seed, CG_NO_MOVE, now);
  count_ranks (rules, knowledge, redacted, seed, move, with);
  count_ranks (rules, knowledge, redacted, seed, other, without);
  for (guint rank = 1; rank < 16; rank++)
    if (without[rank] < now[rank] && with[rank] >= now[rank])
      {
        if (found != 0)
          return 0;
        found = rank;
      }
  return found;
}

/* Sets @reason to how much more often the move @best wins than @other, or how
 * many more points it brings. Returns FALSE if the difference is too small. */
static gboolean
find_gain (const CgRules *rules, const CgState *redacted, CgWorth best,
           CgWorth other, CgReason *reason)
{
  float lead;
  float points = cg_player_points (rules, redacted, rules->to_move (redacted),
                                   &lead);
  float more = points * (best.value - other.value);

  if (best.value < 0 || other.value < 0)
    return FALSE;
  if (points > 0 ? more < 1 : best.value - other.value < SURE)
    return FALSE;
  if (points > 0)
    {
      reason->kind = CG_REASON_MORE_POINTS;
      set_numbers (reason, CG_UNIT_MORE, more, 0);
      return TRUE;
    }
  set_numbers (reason, CG_UNIT_TENTHS, best.value, other.value);
  if (reason->much == reason->less)
    set_numbers (reason, CG_UNIT_HUNDREDTHS, best.value, other.value);
  return TRUE;
}

/* Sets @reason to the reason that other moves are about as good as @best. */
static void
set_same (const CgRules *rules, const CgKnowledge *knowledge,
          const CgState *redacted, CgWorth best, CgReason *reason)
{
  const CgSearchKnowledge *search = knowledge->search;
  float lead;

  reason->kind = search != NULL && search->is_simultaneous != NULL &&
                     search->is_simultaneous (redacted)
                   ? CG_REASON_UNGUESSED
                   : CG_REASON_ABOUT_SAME;
  if (best.value < 0 ||
      cg_player_points (rules, redacted, rules->to_move (redacted), &lead) > 0)
    set_numbers (reason, CG_UNIT_MORE, 0, 0);
  else
    set_numbers (reason, CG_UNIT_TENTHS, best.value, best.value);
}

void
cg_player_compare (const CgRules *rules, const CgState *redacted, guint64 seed,
                   const CgBudget *budget, CgWorth best, const CgWorth *others,
                   guint n_others, CgReason *reason)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  Outlook with, without;

  cg_reason_set (reason, CG_REASON_LOOKED_AHEAD, 0);
  if (knowledge->facts != NULL)
    look (&with, rules, knowledge, redacted, seed, budget, best.move);
  for (guint i = 0; i < n_others; i++)
    {
      guint kept;

      reason->other = others[i].move;
      if (knowledge->facts != NULL)
        {
          look (&without, rules, knowledge, redacted, seed, budget,
                others[i].move);
          if (find_fact (&with, &without, reason))
            return;
        }
      if (!find_gain (rules, redacted, best, others[i], reason))
        continue;
      kept = reason->kind == CG_REASON_MORE_POINTS
               ? 0
               : find_kept (rules, knowledge, redacted, seed, best.move,
                            others[i].move);
      if (kept != 0)
        {
          reason->kind = CG_REASON_KEEP_RANK;
          reason->rank = (guint8) kept;
        }
      return;
    }
  reason->other = others[0].move;
  set_same (rules, knowledge, redacted, best, reason);
}
