/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Facts: what a hint can tell in favour of a move if no rule of thumb does,
 * such as "you get rid of your last card in 7 of 10 games". A game lists its
 * facts in CgKnowledge.facts. cg-player-compare.c plays many games on from the
 * move and counts the facts in them. It deals the hidden cards again for each
 * of these games, so that a fact never gives away the true cards. The sentences
 * are in the model. */

#pragma once

#include "engine/cg-rules.h"

/** The unit of the numbers CgReason.much and CgReason.less. */
typedef enum
{
  CG_UNIT_NONE,       /* nothing was counted */
  CG_UNIT_TENTHS,     /* in how many of 10 games the fact happens */
  CG_UNIT_HUNDREDTHS, /* in how many of 100 games it happens */
  CG_UNIT_POINTS,     /* points */
  CG_UNIT_CARDS,      /* cards */
  CG_UNIT_MORE,       /* how many more points than with the other move */
} CgUnit;

/** The seat that a fact is about. The viewer is the seat whose move is
 * judged. */
typedef enum
{
  CG_FACT_OWN,    /* the viewer is CgEvent.seat */
  CG_FACT_AT_ME,  /* the viewer is CgEvent.other */
  CG_FACT_NEXT,   /* the seat that plays next after the move; only if it is the
                   * same seat in all games */
  CG_FACT_OTHERS, /* any seat that is not of the viewer's team */
} CgFactWho;

/** The part of the game after the move in which a fact is counted. */
typedef enum
{
  CG_FACT_TO_TURN,   /* from the move until the viewer's next turn begins */
  CG_FACT_THE_TURN,  /* during the viewer's next turn only */
  CG_FACT_THE_ROUND, /* from the move to the end of the round */
} CgFactSpan;

/** Something that is counted in the games after a move. The viewer is the seat
 * that makes this move. */
typedef struct
{
  guint8 reason;  /* the reason (CgReason.kind) whose sentence tells the fact; 0
                   * ends the list */
  guint8 mostly;  /* used instead of @reason if the fact happens in at least 60
                   * % of the games; 0: @reason is always used. With
                   * CG_FACT_NEXT the sentences of both reasons name the seat
                   * that plays next */
  CgUnit     unit;
  CgFactWho  who;
  CgFactSpan span;
  gboolean   bad; /* the fact is bad for the viewer: less is better */

  /* The event that is counted if the unit is CG_UNIT_TENTHS. A game counts if
   * the event happens at least once in its part @span. */
  guint8 event;

  /* The function that measures the fact if the unit is not CG_UNIT_TENTHS. It
   * returns the number of points or cards in @after, the position at the end of
   * @span. @before is the position before the move, with the same hidden cards.
   * @seat is the viewer. */
  float (*measure) (const CgRules *rules, const CgState *before,
                    const CgState *after, int seat);

  /* The smallest difference between two moves that a hint may tell: a share of
   * games (0 to 1), or points, or cards. It is large enough for the two rounded
   * numbers to differ. */
  float least;
} CgFact;

/** The highest number of facts of a game. */
#define CG_MAX_FACTS 12

/** A function for CgFact.measure. Returns how many cards @seat has not yet
 * played in @after. */
float cg_fact_cards (const CgRules *rules, const CgState *before,
                     const CgState *after, int seat);
