/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How many points a round of Nain jaune a player can win of thoughtful ones at
 * all without seeing their cards: the best answer to them by one who knows
 * exactly how they play. It takes each deal of the hidden cards to be as likely
 * as what they have done makes it, lets them go on as they would, and searches
 * its own decisions only.
 *
 *   yellow-dwarf-ceiling [SEATS [DEALS [SIMULATIONS [FIRST]]]]
 */

#include "games/yellow-dwarf/yellow-dwarf-rules.h"
#include "players/cg-players.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Exchanges of two hidden cards before a search, and before a simulation. */
#define AT_FIRST 300
#define EACH 3

/* A decision that a thoughtful player would not have made with the cards that
 * it is thought to have makes them 2 to this power times less likely. */
#define UNLIKELY 5

#define MAX_DECISIONS 512

/* What another one did, as it saw the table but for its hand. */
typedef struct
{
  YellowDwarfState before;
  CgMove  move;
  guint64 laid; /* by it until then */
} Decision;

/* What the hero, who answers, knows and thinks. */
static struct
{
  int      hero;
  Decision decisions[MAX_DECISIONS];
  guint    n_decisions;
  guint64  laid[YELLOW_DWARF_MAX_SEATS];

  guint64  hand[YELLOW_DWARF_MAX_SEATS];
  guint    odd[YELLOW_DWARF_MAX_SEATS]; /* decisions that do not go with it */
  CgCard   cards[52];  /* that are hidden */
  guint8   owner[52];  /* of each; the stub comes last */
  guint    n_held;     /* not in the stub */
  guint    n_hidden;
} mind;

/* The set of one card. */
static guint64
bit_of (guint card)
{
  return G_GUINT64_CONSTANT (1) << card;
}

static const CgSearchKnowledge *
knowledge (void)
{
  return cg_knowledge_find (&cg_rules_yellow_dwarf)->search;
}

static CgMove
thoughtful (const CgState *state)
{
  return cg_player_medium.choose (&cg_rules_yellow_dwarf, state, 0, NULL, NULL);
}

/* Whether two moves differ in more than suits that mean nothing. */
static gboolean
differ (CgMove a, CgMove b)
{
  if (a >= YELLOW_DWARF_STOP || b >= YELLOW_DWARF_STOP)
    return a != b;
  return a / 4 != b / 4 || yellow_dwarf_box_of ((CgCard) a) !=
                             yellow_dwarf_box_of ((CgCard) b);
}

static guint
count_odd (int seat)
{
  guint odd = 0;

  for (guint i = 0; i < mind.n_decisions; i++)
    {
      Decision *d = &mind.decisions[i];

      if (d->before.to_move != seat)
        continue;
      d->before.hand[seat] = mind.hand[seat] | (mind.laid[seat] & ~d->laid);
      odd += differ (thoughtful ((const CgState *) &d->before), d->move);
    }
  return odd;
}

/* Gives hidden card a to the owner of b and b to that of a. */
static void
exchange (guint a, guint b)
{
  CgCard card = mind.cards[a];
  guint64 both = bit_of (card) | bit_of (mind.cards[b]);

  mind.hand[mind.owner[a]] ^= both;
  if (b < mind.n_held)
    mind.hand[mind.owner[b]] ^= both;
  mind.cards[a] = mind.cards[b];
  mind.cards[b] = card;
}

/* Metropolis: over many exchanges each deal comes up as often as it is
 * likely. */
static void
try_exchange (CgRandom *random)
{
  guint a = cg_random_below (random, mind.n_held);
  guint b = cg_random_below (random, mind.n_hidden);
  guint odd_a, odd_b;
  int worse;

  if (mind.owner[a] == mind.owner[b])
    return;
  exchange (a, b);
  odd_a = count_odd (mind.owner[a]);
  odd_b = b < mind.n_held ? count_odd (mind.owner[b]) : 0;
  worse = (int) (odd_a - mind.odd[mind.owner[a]]);
  if (b < mind.n_held)
    worse += (int) (odd_b - mind.odd[mind.owner[b]]);
  if (worse > 0 && cg_random_next (random) >> MAX (64 - UNLIKELY * worse, 0))
    {
      exchange (a, b);
      return;
    }
  mind.odd[mind.owner[a]] = odd_a;
  if (b < mind.n_held)
    mind.odd[mind.owner[b]] = odd_b;
}

/* Begins with what the strong player would imagine. */
static void
begin_to_think (const YellowDwarfState *redacted, CgRandom *random)
{
  YellowDwarfState s = *redacted;
  guint64 stub = (G_GUINT64_CONSTANT (1) << 52) - 1;

  knowledge ()->imagine ((CgState *) &s, mind.hero, random);
  stub &= ~(yellow_dwarf_pile_set (&s) | s.hand[mind.hero]);
  memcpy (mind.hand, s.hand, sizeof mind.hand);
  mind.n_held = 0;
  for (int seat = 0; seat < s.seats; seat++)
    for (guint64 left = seat != mind.hero ? s.hand[seat] : 0; left != 0;
         left &= left - 1)
      {
        mind.owner[mind.n_held] = (guint8) seat;
        mind.cards[mind.n_held++] = (CgCard) __builtin_ctzll (left);
        stub &= ~(left & -left);
      }
  mind.n_hidden = mind.n_held;
  for (; stub != 0; stub &= stub - 1)
    {
      mind.owner[mind.n_hidden] = s.seats;
      mind.cards[mind.n_hidden++] = (CgCard) __builtin_ctzll (stub);
    }
  for (int seat = 0; seat < s.seats; seat++)
    mind.odd[seat] = count_odd (seat);
  for (guint i = 0; i < AT_FIRST; i++)
    try_exchange (random);
}

static void
imagine (CgState *redacted, int seat, CgRandom *random)
{
  YellowDwarfState *s = (YellowDwarfState *) redacted;

  for (guint i = 0; i < EACH; i++)
    try_exchange (random);
  for (int other = 0; other < s->seats; other++)
    s->bank[other] = 2000; /* whoever cannot pay is another matter */
  memcpy (s->hand, mind.hand, sizeof s->hand);
  memset (s->hidden, 0, sizeof s->hidden);
}

/* The others have no choice. */
static guint
prune (const CgState *state, CgMove *moves, guint n_moves)
{
  if (yellow_dwarf_state (state)->to_move == mind.hero)
    return knowledge ()->prune (state, moves, n_moves);
  moves[0] = thoughtful (state);
  return 1;
}

static CgMove
answer (const YellowDwarfState *s, guint simulations, CgRandom *random)
{
  const CgRules *rules = &cg_rules_yellow_dwarf;
  CgSearchKnowledge known = *knowledge ();
  CgSearchQuestion question = {
    .seed = cg_random_next (random),
    .simulations = simulations,
    .asked = CG_NO_MOVE,
  };
  YellowDwarfState redacted = *s;
  CgMove moves[CG_MAX_MOVES];
  CgSearchResult result;
  guint n = rules->moves ((const CgState *) s, moves);

  if (n == 1 || prune ((const CgState *) s, moves, n) == 1)
    return moves[0];
  rules->redact ((CgState *) &redacted, mind.hero);
  begin_to_think (&redacted, random);
  known.imagine = imagine;
  known.prune = prune;
  cg_search (rules, &known, (const CgState *) &redacted, &question, &result);
  return result.move;
}

static void
remember (const YellowDwarfState *s, CgMove move)
{
  int seat = s->to_move;

  if (seat != mind.hero && move != YELLOW_DWARF_ANNOUNCE)
    {
      Decision *d = &mind.decisions[mind.n_decisions++];

      g_assert (mind.n_decisions < MAX_DECISIONS);
      *d = (Decision) { *s, move, mind.laid[seat] };
      cg_rules_yellow_dwarf.redact ((CgState *) &d->before, seat);
    }
  if (move < YELLOW_DWARF_STOP)
    mind.laid[seat] |= bit_of (move);
}

/* What the hero has more than the others in the mean, after one round. */
static double
play_round (const CgSetup *setup, guint64 deal, int hero, guint simulations)
{
  YellowDwarfState s;
  CgState *state = (CgState *) &s;
  double lead = 0;
  CgRandom random;

  cg_random_seed (&random, deal * YELLOW_DWARF_MAX_SEATS + (guint64) hero);
  memset (&mind, 0, sizeof mind);
  mind.hero = hero;
  cg_deal (&cg_rules_yellow_dwarf, setup, deal, state);
  while (s.to_move != CG_NO_SEAT)
    {
      CgMove move = s.to_move == hero ? answer (&s, simulations, &random)
                                      : thoughtful (state);

      remember (&s, move);
      cg_rules_yellow_dwarf.play (state, move, NULL);
    }
  for (int seat = 0; seat < s.seats; seat++)
    lead += seat == hero ? s.bank[seat] : -s.bank[seat] / (s.seats - 1.0);
  return lead;
}

int
main (int argc, char **argv)
{
  guint seats = argc > 1 ? (guint) atoi (argv[1]) : 3;
  guint deals = argc > 2 ? (guint) atoi (argv[2]) : 20;
  guint simulations = argc > 3 ? (guint) atoi (argv[3]) : 2000;
  guint64 first = argc > 4 ? (guint64) atoi (argv[4]) : 9001;
  double sum = 0;
  double squares = 0;
  CgSetup setup;

  cg_setup_init (&setup, &cg_rules_yellow_dwarf);
  setup.seats = (guint8) CLAMP (seats, YELLOW_DWARF_MIN_SEATS,
                                YELLOW_DWARF_MAX_SEATS);
  setup.options[YELLOW_DWARF_ROUNDS] = 1;
  for (guint k = 0; k < deals; k++)
    {
      double lead = 0;

      setup.dealer = (guint8) (k % setup.seats);
      for (int hero = 0; hero < setup.seats; hero++)
        lead += play_round (&setup, first + k, hero, simulations);
      lead /= setup.seats;
      sum += lead;
      squares += lead * lead;
    }
  sum /= deals;
  printf ("%u seats, %u deals: %+.2f ± %.2f points a round\n", setup.seats,
          deals, sum,
          1.96 * sqrt ((squares / deals - sum * sum) / (deals - 1.0)));
  return 0;
}
