/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Bataille scientifique think about a trick: what
 * the others may lay, what each card would bring. Reads redacted states and
 * changes nothing. */

#pragma once

#include "players/cg-player.h"
#include "players/cg-search.h"
#include "scientific-war-player.h"
#include "scientific-war-rules.h"

G_BEGIN_DECLS

/** What losing or winning a card means, in points, by rank, where the @order
 * (0 or 1: reversed) holds that will hold after the trick. */
extern const int scientific_war_worth[2][14];

/** What one trick does to a seat. */
typedef enum
{
  SCIENTIFIC_WAR_LOSES,
  SCIENTIFIC_WAR_TIES, /* a war: nobody takes it */
  SCIENTIFIC_WAR_WINS,
} ScientificWarOutcome;

/** The position as the seat to move sees it, in a trick. */
typedef struct
{
  const ScientificWarState *s;

  int      me;          /* the seat to move */
  guint    pot;         /* how many cards are in it */
  int      seer;        /* another who will see all picks, or CG_NO_SEAT */
  gboolean sees;        /* I am the only seer and see them all */
  int      turn;        /* how many points better the other order would be for
                         * me than this one */
  int      better_pile; /* how many points better a card of my pile is than one
                         * of my hand, on average */
} ScientificWarTable;

void scientific_war_view_table (ScientificWarTable *t, const CgState *redacted);

/** What a card would bring. */
typedef struct
{
  CgCard card;
  guint  rank;
  int    worth;   /* of the card */
  int    points;  /* that it brings on average */
  guint  wins;    /* percent of the tricks that it takes … */
  guint  ties;    /* … and of those that become a war */
} ScientificWarView;

/** Fills in a view of each of @moves: tries it against every card that the
 * other player may lay, each as likely; with more than one other, against a
 * sample of what they may lay. */
void scientific_war_view_cards (const ScientificWarTable *t,
                                const CgMove *moves, guint n_moves,
                                CgRandom *random, ScientificWarView *views);

/** Leaves out what no level ever does: to swap for cards that are no better; as
 * the only seer to win with a better card than another that wins as much, or to
 * lose with a better one than another that loses no more. Keeps the order, and
 * at least one. In redacted states and in full ones. */
guint scientific_war_drop_forbidden (const CgState *state, CgMove *moves,
                                     guint n_moves);

/** What the search needs to know. */
extern const CgSearchKnowledge scientific_war_search;

/** CgKnowledge.judge: where two choose blindly it solves the trick, otherwise
 * it searches. */
void scientific_war_judge (const CgState          *redacted,
                           const CgSearchQuestion *question,
                           CgSearchResult         *result);

G_END_DECLS
