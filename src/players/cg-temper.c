/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tempers, and how they choose among moves that are nearly equal. This file
 * knows no game. */

#include "cg-temper.h"

#include "cg-player.h"
#include "engine/cg-move.h"

#include <string.h>

/* How much better than the level's own choice a move may be, in margins, to be
 * nearly equal to it. A worse move may differ by one margin only. Where a level
 * does not choose its best move, what is lost and what is gained by tempers is
 * about the same then: this was found by playing many games. */
#define BETTER 3

const CgTemper cg_tempers[CG_N_TEMPERS] = {
  [CG_TEMPER_BOLD] = { "bold", 2, 1, 60 },
  [CG_TEMPER_THRIFTY] = { "thrifty", 0, -3, 60 },
  [CG_TEMPER_PATIENT] = { "patient", -2, -1, 60 },
  [CG_TEMPER_CURIOUS] = { "curious", 0, 0, 100 },
};

const CgTemper *
cg_temper_find (const char *id)
{
  for (guint i = 0; i < CG_N_TEMPERS; i++)
    if (g_strcmp0 (cg_tempers[i].id, id) == 0)
      return &cg_tempers[i];
  return NULL;
}

/* Returns the card that @move lays, if the words of @rules tell it, or
 * CG_CARD_NONE. */
static CgCard
card_of (const CgRules *rules, CgMove move)
{
  const CgMoveWord *word = rules->words;

  for (; word != NULL && word->word != NULL; word++)
    if ((word->argument == CG_MOVE_CARD ||
         word->argument == CG_MOVE_CARD_OR_JOKER) &&
        move >= word->move && move - word->move < CG_CARD_NONE)
      return (CgCard) (move - word->move);
  return CG_CARD_NONE;
}

/* Weighs @moves for a game that does not do so: high cards attack, and they are
 * good cards. */
static void
weigh_by_rank (const CgRules *rules, const CgMove *moves, guint n_moves,
               CgWeighed *weighed)
{
  for (guint i = 0; i < n_moves; i++)
    {
      CgCard card = card_of (rules, moves[i]);
      guint rank = card < CG_CARD_NONE ? cg_card_rank (card) : 0;

      rank = rank == CG_ACE ? CG_KING + 1 : rank;
      weighed[i].attack = weighed[i].spend = (int) (100 * rank) / (CG_KING + 1);
    }
}

int
cg_temper_weigh (const CgRules *rules, const CgState *redacted, guint64 seed,
                 const CgMove *moves, guint n_moves, gboolean easy,
                 CgWeighed *weighed)
{
  const CgKnowledge *knowledge = cg_knowledge_find (rules);
  CgRandom random;

  memset (weighed, 0, n_moves * sizeof *weighed);
  weigh_by_rank (rules, moves, n_moves, weighed);
  cg_random_seed (&random, seed);
  if (knowledge == NULL || knowledge->weigh == NULL ||
      !knowledge->weigh (knowledge, redacted, moves, n_moves, easy, &random,
                         weighed))
    return -1;
  return easy ? knowledge->near_easy : knowledge->near_medium;
}

gboolean
cg_temper_is_near (int worth, int chosen, int margin)
{
  return worth != CG_WORTHLESS && worth >= chosen - margin &&
         worth <= chosen + margin * BETTER;
}

CgMove
cg_temper_choose (const CgTemper *temper, const CgRules *rules,
                  const CgState *redacted, guint64 seed, const CgMove *moves,
                  guint n_moves, CgMove chosen, gboolean easy)
{
  CgWeighed weighed[CG_MAX_MOVES];
  int margin = cg_temper_weigh (rules, redacted, seed, moves, n_moves, easy,
                                weighed);
  CgMove best = chosen;
  int most = G_MININT;
  int worth = 0;
  CgRandom random;

  for (guint i = 0; i < n_moves; i++)
    if (moves[i] == chosen)
      worth = weighed[i].worth;
  cg_random_seed (&random, ~seed);
  for (guint i = 0; i < n_moves; i++)
    {
      int liking = temper->attack * weighed[i].attack +
                   temper->spend * weighed[i].spend +
                   (int) cg_random_below (&random, temper->whim);

      if (liking > most &&
          (chosen == CG_NO_MOVE || moves[i] == chosen ||
           cg_temper_is_near (weighed[i].worth, worth, margin)))
        {
          most = liking;
          best = moves[i];
        }
    }
  return best;
}
