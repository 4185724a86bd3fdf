/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be counted when a move is played on: what a game has its hints tell
 * where no rule of thumb speaks for a move. A game lists its facts in
 * CgKnowledge.facts; they are counted in games whose hidden cards are dealt
 * anew (cg-player-compare.c), never in the true ones. Holds no sentence. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** What the numbers of a reason count. */
typedef enum
{
  CG_UNIT_NONE,       /* nothing was counted */
  CG_UNIT_TENTHS,     /* in how many of ten games it happens */
  CG_UNIT_HUNDREDTHS, /* in how many of a hundred */
  CG_UNIT_POINTS,     /* points */
  CG_UNIT_CARDS,      /* cards */
  CG_UNIT_MORE,       /* how many points more than with the other move */
} CgUnit;

/** Of whom a fact tells. */
typedef enum
{
  CG_FACT_OWN,    /* oneself: the event's seat */
  CG_FACT_AT_ME,  /* oneself, whom another does it to: the event's other */
  CG_FACT_NEXT,   /* who plays next, where that is always the same */
  CG_FACT_OTHERS, /* anybody else */
} CgFactWho;

/** Until when it is counted, from the move on. */
typedef enum
{
  CG_FACT_TO_TURN,   /* to one's next turn */
  CG_FACT_THE_TURN,  /* in that turn alone; what is measured is so after it */
  CG_FACT_THE_ROUND, /* to the end of the round */
} CgFactSpan;

typedef struct
{
  guint8 reason;  /* that tells it; 0 ends a list … */
  guint8 mostly;  /* … and where it happens in six games of ten or more; 0: the
                   * same. Of a fact of CG_FACT_NEXT they name that seat */
  CgUnit     unit;
  CgFactWho  who;
  CgFactSpan span;
  gboolean   bad; /* the less, the better for oneself */

  /* CG_UNIT_TENTHS: how often it happens at least once. */
  guint8 event;

  /* Otherwise: how much it is after the span; @before is the position as it was
   * imagined before the move. */
  float (*measure) (const CgRules *rules, const CgState *before,
                    const CgState *after, int seat);

  /* From which difference on it is worth a word, in games (0 to 1), points or
   * cards: at least so many that the rounded numbers differ. */
  float least;
} CgFact;

/** How many facts a game has at most. */
#define CG_MAX_FACTS 12

/** For CgFact.measure: how many cards @seat holds, in all its places. */
float cg_fact_cards (const CgRules *rules, const CgState *before,
                     const CgState *after, int seat);

G_END_DECLS
