/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of Bataille scientifique: the rules of thumb of the
 * thoughtful player (medium) and of the learner (easy). They read the position
 * as a seat sees it, and must not change it. */

#include "scientific-war-player-private.h"

#include "players/cg-players.h"

#include <string.h>

/* By how many points a card may be worse than the best card and still be
 * chosen. One of the cards that are good enough is drawn at random, because the
 * others could foresee the choice of a player who always lays the best card. */
#define AS_GOOD 20

/* The thoughtful player swaps if the cards of the pile are better than those of
 * the hand by at least this many points on average. */
#define SWAP_FROM 2

/* --- the thoughtful player ------------------------------------------------ */

static CgMove
decide_swap (const ScientificWarTable *t, CgReason *reason)
{
  gboolean better = t->better_pile >= SWAP_FROM;

  cg_reason_set (reason,
                 better ? SCIENTIFIC_WAR_REASON_SWAP_PILE
                        : SCIENTIFIC_WAR_REASON_KEEP_HAND,
                 0);
  return better ? SCIENTIFIC_WAR_MOVE_SWAP : SCIENTIFIC_WAR_MOVE_KEEP;
}

/* Sets @reason to why a seer lays the card of @view. */
static void
explain_seen (const ScientificWarView *view, CgReason *reason)
{
  if (view->wins > 0)
    cg_reason_set (reason,
                   view->rank == 0 ? SCIENTIFIC_WAR_REASON_JOKER_TAKES
                                   : SCIENTIFIC_WAR_REASON_CHEAPEST_WINNER,
                   view->rank);
  else if (view->ties > 0)
    cg_reason_set (reason, SCIENTIFIC_WAR_REASON_RATHER_WAR, view->rank);
  else
    cg_reason_set (reason, SCIENTIFIC_WAR_REASON_LOSE_CHEAPLY, view->rank);
}

/* Sets @reason to why a player who sees no chosen card lays the card of
 * @view. */
static void
explain (const ScientificWarTable *t, const ScientificWarView *view,
         CgReason *reason)
{
  guint strength = scientific_war_strength (t->s, view->card);
  guint kind = SCIENTIFIC_WAR_REASON_RISK_LITTLE;

  if (view->rank == CG_JACK)
    kind = t->turn > 0 ? SCIENTIFIC_WAR_REASON_JACK_TURNS
                       : SCIENTIFIC_WAR_REASON_JACK_BEATS_HIGH;
  else if (view->wins == 100)
    kind = SCIENTIFIC_WAR_REASON_SURE_TRICK;
  else if (view->rank == 0)
    kind = SCIENTIFIC_WAR_REASON_JOKER_SPOILS;
  else if (t->pot > 0 && view->wins >= 50)
    kind = SCIENTIFIC_WAR_REASON_TAKE_POT;
  else if (view->rank == 8 && t->better_pile > 0)
    kind = SCIENTIFIC_WAR_REASON_EIGHT_TO_SWAP;
  else if (view->rank == CG_QUEEN)
    kind = SCIENTIFIC_WAR_REASON_QUEEN_TO_SEE;
  else if (view->wins >= 50 || strength >= 10)
    kind = SCIENTIFIC_WAR_REASON_STRONG_CARD;
  cg_reason_set (reason, kind, view->rank);
}

/* Returns the index in @views of the card to lay when another seat is the seer:
 * a card that nobody can beat or, if there is none, the card that is worth
 * least. */
static guint
choose_watched (const ScientificWarTable *t, const ScientificWarView *views,
                guint n, CgReason *reason)
{
  guint best = 0;
  guint sure = n;

  for (guint i = 0; i < n; i++)
    {
      if (views[i].worth < views[best].worth)
        best = i;
      if (views[i].wins == 100 &&
          (sure == n || views[i].worth < views[sure].worth))
        sure = i;
    }
  if (sure < n)
    {
      cg_reason_set (reason, SCIENTIFIC_WAR_REASON_SURE_TRICK,
                     views[sure].rank);
      return sure;
    }
  cg_reason_set (reason, SCIENTIFIC_WAR_REASON_SEER_WATCHES, views[best].rank);
  reason->seat = (gint8) t->seer;
  return best;
}

/* Returns the index in @views of the card to lay as the seer: the card that
 * brings most points, and among several such cards the one that is worth
 * least. */
static guint
choose_seeing (const ScientificWarView *views, guint n)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (views[i].points > views[best].points ||
        (views[i].points == views[best].points &&
         views[i].worth < views[best].worth))
      best = i;
  return best;
}

/* Returns the index in @views of the card that brings most points on average,
 * or of a card that is almost as good. */
static guint
choose_best (const ScientificWarView *views, guint n, CgRandom *random)
{
  guint good[CG_MAX_ZONE];
  guint n_good = 0;
  int most = G_MININT;

  for (guint i = 0; i < n; i++)
    most = MAX (most, views[i].points);
  for (guint i = 0; i < n; i++)
    if (views[i].points >= most - AS_GOOD)
      good[n_good++] = i;
  return good[cg_random_below (random, n_good)];
}

static CgMove
medium (const CgKnowledge *self, const CgState *redacted, const CgMove *moves,
        guint n_moves, CgRandom *random, CgReason *reason)
{
  ScientificWarTable t;
  ScientificWarView views[CG_MAX_ZONE];
  guint choice;

  if (n_moves == 1)
    return CG_NO_MOVE;
  scientific_war_view_table (&t, redacted);
  if (t.s->phase == SCIENTIFIC_WAR_SWAP)
    return decide_swap (&t, reason);
  scientific_war_view_cards (&t, moves, n_moves, random, views);
  if (t.seer != CG_NO_SEAT)
    return moves[choose_watched (&t, views, n_moves, reason)];
  choice = t.sees ? choose_seeing (views, n_moves)
                  : choose_best (views, n_moves, random);
  if (t.sees)
    explain_seen (&views[choice], reason);
  else
    explain (&t, &views[choice], reason);
  return moves[choice];
}

/* --- the learner ---------------------------------------------------------- */

/* Returns the strongest card of @moves. A learner does not know that jacks and
 * jokers are special. */
static CgMove
strongest (const CgState *s, const CgMove *moves, guint n_moves)
{
  CgMove best = moves[0];
  guint most = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      guint strength = scientific_war_strength (s, (CgCard) moves[i]);

      if (strength > most)
        {
          most = strength;
          best = moves[i];
        }
    }
  return best;
}

/* Chooses for a learner who is the seer: the weakest card that is stronger than
 * all chosen cards that the learner sees or, if there is none, the weakest
 * card. */
static CgMove
answer (const CgState *s, const CgMove *moves, guint n_moves)
{
  CgMove winner = CG_NO_MOVE;
  CgMove weakest = moves[0];
  guint low = G_MAXUINT;
  guint enough = G_MAXUINT;
  guint high = 0;

  for (int seat = 0; seat < s->seats; seat++)
    if (s->pick[seat] < CG_CARD_NONE)
      high = MAX (high, scientific_war_strength (s, s->pick[seat]));
  for (guint i = 0; i < n_moves; i++)
    {
      guint strength = scientific_war_strength (s, (CgCard) moves[i]);

      if (strength == 0)
        continue;
      if (strength < low)
        {
          low = strength;
          weakest = moves[i];
        }
      if (strength > high && strength < enough)
        {
          enough = strength;
          winner = moves[i];
        }
    }
  return winner != CG_NO_MOVE ? winner : weakest;
}

static CgMove
easy (const CgKnowledge *self, const CgState *s, const CgMove *moves,
      guint n_moves, CgRandom *random)
{
  CgMove sensible[CG_MAX_ZONE];
  guint n;

  if (n_moves == 1)
    return CG_NO_MOVE;
  memcpy (sensible, moves, n_moves * sizeof *moves);
  n = scientific_war_drop_forbidden (s, sensible, n_moves);
  if (s->phase == SCIENTIFIC_WAR_SWAP)
    return n == 1 || cg_random_one_in (random, 2) ? SCIENTIFIC_WAR_MOVE_KEEP
                                                  : CG_NO_MOVE;
  if (s->seer >> s->to_move & 1)
    return answer (s, sensible, n);
  return cg_random_one_in (random, 2)
           ? moves[cg_random_below (random, n_moves)]
           : strongest (s, moves, n_moves);
}

/* --- what a temper sees --------------------------------------------------- */

/* The ranks that do something at once: the jack turns the order, the 8 lets its
 * player swap, the 3 unveils the hands. The queen is not among them: learners
 * who like it win more games than others. */
#define ACTS (1u << CG_JACK | 1u << 8 | 1u << 3)

/* A learner judges a card by its strength, a thoughtful player by what it
 * brings. A player who sees what the others do, or who is seen, has only one
 * good card. */
static gboolean
weigh (const CgKnowledge *self, const CgState *redacted, const CgMove *moves,
       guint n_moves, gboolean easy, CgRandom *random, CgWeighed *weighed)
{
  ScientificWarTable t;
  ScientificWarView views[CG_MAX_ZONE];

  scientific_war_view_table (&t, redacted);
  if (t.s->phase == SCIENTIFIC_WAR_SWAP || (t.s->seer >> t.me & 1) ||
      (!easy && t.seer != CG_NO_SEAT))
    return FALSE;
  scientific_war_view_cards (&t, moves, n_moves, random, views);
  for (guint i = 0; i < n_moves; i++)
    {
      weighed[i].attack = ACTS >> views[i].rank & 1 ? 100 : 0;
      weighed[i].spend = weighed[i].attack;
      weighed[i].worth =
        easy ? (int) scientific_war_strength (t.s, views[i].card)
             : views[i].points;
    }
  return TRUE;
}

/* What is counted in the games that the search simulates, to explain why a move
 * was a mistake. */
static const CgFact facts[] = {
  { .reason = SCIENTIFIC_WAR_REASON_TRICK_MORE, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OWN, .event = CG_EVENT_TOOK_TRICK,
    .least = 0.1f },
  { .reason = SCIENTIFIC_WAR_REASON_OTHERS_TRICK_LESS, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OTHERS, .bad = TRUE,
    .event = CG_EVENT_TOOK_TRICK, .least = 0.1f },
  { .reason = SCIENTIFIC_WAR_REASON_MORE_CARDS, .unit = CG_UNIT_CARDS,
    .who = CG_FACT_OWN, .measure = cg_fact_cards, .least = 1 },
  { .reason = CG_REASON_NONE },
};

const CgKnowledge cg_knowledge_scientific_war = {
  .rules = &cg_rules_scientific_war,
  .reasons = (const char *const[]) {
    SCIENTIFIC_WAR_REASONS (CG_REASON_ID)
    NULL,
  },
  .easy = easy,
  .medium = medium,
  .weigh = weigh,
  .near_easy = 2,
  .near_medium = 1,
  .judge = scientific_war_judge,
  .facts = facts,
  .search = &scientific_war_search,
};
