/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files norwegian-rules*.c share. No other file may include this
 * header. */

#pragma once

#include "norwegian-rules.h"

/* Returns a pointer to the set of cards that seat @viewer knows in the hand of
 * seat @owner. The set exists only with the house rule three=rotate, by which a
 * three does not copy the card below it but makes all players pass their hands
 * on. */
static inline CgSet *
norwegian_knowledge (const CgState *s, int viewer, int owner)
{
  return (CgSet *) &s->seat[s->seats] + viewer * s->seats + owner;
}

/* Returns as bits of a #CgSet the cards that may be laid now. If several cards
 * are laid together, at least one of them must be in this set. */
static inline guint64
norwegian_layable (const CgState *s)
{
  return G_UNLIKELY (s->phase == SHEDDING_ANSWER)
           ? norwegian_answers (s)
           : norwegian_followers (s, s->top, s->suits);
}

/* Puts the lay @move of @seat on the pile and updates the members of @s that
 * depend on the pile. */
static inline void
norwegian_put_on_pile (CgState *s, CgMove move, int seat)
{
  guint rank = shed_lay_rank (move);

  shed_put_on_pile (&s->sets, move, seat);
  if (s->run_rank != rank)
    s->run = 0;
  s->run_rank = (guint8) rank;
  s->run += (guint8) shed_lay_size (move);
  if (rank == 3 && s->top != 0 && norwegian_threes_copy (s))
    return; /* rule BN-21: the card that the three copies stays in force */
  s->top = (guint8) rank;
  s->suits = (guint8) norwegian_asked_suits (s, move);
}

/* Implement the slots `moves`, `random_move` and `why_not` of CgRules. Defined
 * in norwegian-rules-moves.c. */

guint     norwegian_moves       (const CgState *state, CgMove *out);
CgMove    norwegian_random_move (const CgState *state, CgRandom *random);
CgRefusal norwegian_why_not     (const CgState *state, CgMove move);

/* The values of the slots of CgRules with these names. Defined in
 * norwegian-rules-text.c. */

/* Translators: the name of a game. */
#define NORWEGIAN_TITLE N_("Norwegian War")

extern const CgOption norwegian_options[];
extern const CgField norwegian_fields[];

CgSet       norwegian_cards      (const CgState *state);
void        norwegian_clear      (const CgSetup *setup, CgState *out);
const char *norwegian_validate   (const CgState *state);
