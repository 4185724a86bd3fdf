/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Facts: what hints can say for a move if no rule of thumb speaks for it, such
 * as "you get rid of your last card in 7 of 10 games". A game lists its facts
 * in CgKnowledge.facts. cg-player-compare.c counts them in many games that are
 * played on from the move, with the hidden cards dealt anew, so that a fact
 * never tells the true cards. The sentences are in the model. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** The unit of the two numbers of a reason. */
typedef enum
{
  CG_UNIT_NONE,       /* nothing was counted */
  CG_UNIT_TENTHS,     /* in how many of ten games it happens */
  CG_UNIT_HUNDREDTHS, /* in how many of a hundred */
  CG_UNIT_POINTS,     /* points */
  CG_UNIT_CARDS,      /* cards */
  CG_UNIT_MORE,       /* how many points more than with the other move */
} CgUnit;

/** The seat that a fact is about. The viewer is the seat that made the move. */
typedef enum
{
  CG_FACT_OWN,    /* the viewer, as the event's seat */
  CG_FACT_AT_ME,  /* the viewer, as `other` of the event */
  CG_FACT_NEXT,   /* the seat that plays next, if it is the same in all games */
  CG_FACT_OTHERS, /* any seat that is not of the viewer's team */
} CgFactWho;

/** How long after the move a fact is counted. */
typedef enum
{
  CG_FACT_TO_TURN,   /* until the viewer's next turn */
  CG_FACT_THE_TURN,  /* during the viewer's next turn */
  CG_FACT_THE_ROUND, /* to the end of the round */
} CgFactSpan;

/** Something that is counted. The viewer is the seat that makes the move. */
typedef struct
{
  guint8 reason;  /* the reason that tells it; 0 ends a list */
  guint8 mostly;  /* the reason if it happens in 60 % of the games or more; 0:
                   * @reason. With CG_FACT_NEXT both name that seat */
  CgUnit     unit;
  CgFactWho  who;
  CgFactSpan span;
  gboolean   bad; /* the viewer wants little of it */

  /* With CG_UNIT_TENTHS: the event. A game counts if the event happens in the
   * span at least once. */
  guint8 event;

  /* With the other units: returns how much there is in @after, the position at
   * the end of the span. @before is the position before the move, with the same
   * hidden cards. */
  float (*measure) (const CgRules *rules, const CgState *before,
                    const CgState *after, int seat);

  /* The smallest difference between two moves that is told, as a share of games
   * (0 to 1), in points or in cards. It is so large that the two rounded
   * numbers differ. */
  float least;
} CgFact;

/** The highest number of facts of a game. */
#define CG_MAX_FACTS 12

/** For CgFact.measure: returns how many cards @seat has yet to play in @after.
 */
float cg_fact_cards (const CgRules *rules, const CgState *before,
                     const CgState *after, int seat);

G_END_DECLS
