/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of Bataille norvégienne's rules share. */

#pragma once

#include "norwegian-rules.h"

G_BEGIN_DECLS

static inline gboolean
norwegian_hands_rotate (const NorwegianState *s)
{
  return !norwegian_threes_copy (s);
}

/* What seat @viewer knows of the hand of seat @owner, where hands rotate. */
static inline CgSet *
norwegian_knowledge (NorwegianState *s, int viewer, int owner)
{
  return (CgSet *) &s->seat[s->seats] + viewer * s->seats + owner;
}

static inline gboolean
norwegian_hand_is_empty (const NorwegianState *s, int seat)
{
  return cg_set_is_empty (s->seat[seat].hand) && s->seat[seat].hidden == 0;
}

/* The cards of which at least one must be among those laid together. */
static inline guint64
norwegian_layable (const NorwegianState *s)
{
  return G_UNLIKELY (s->phase == SHEDDING_ANSWER)
           ? norwegian_answers (s)
           : norwegian_followers (s, s->top, s->suits);
}

/* How many cards are missing in @hand to make up three. */
static inline guint
norwegian_missing (CgSet hand)
{
  guint64 without_one = hand.lo & (hand.lo - 1);

  if (G_UNLIKELY (hand.hi != 0))
    return 3 - MIN (cg_set_size (hand), 3);
  if (hand.lo == 0)
    return 3;
  if (without_one == 0)
    return 2;
  return (without_one & (without_one - 1)) == 0;
}

/* Puts a lay on the pile and brings up to date what the pile tells. */
static inline void
norwegian_put_on_pile (NorwegianState *s, ShedLaid lay)
{
  CgMove move = shed_laid_move (lay);
  guint rank = norwegian_lay_rank (move);

  s->pile[s->n_pile++] = lay;
  s->pile_cards = cg_set_union (s->pile_cards, norwegian_lay_cards (move));
  s->last_layer = (gint8) shed_laid_seat (lay);
  if (s->run_rank != rank)
    s->run = 0;
  s->run_rank = (guint8) rank;
  s->run += (guint8) norwegian_lay_size (move);
  if (rank == 3 && s->top != 0 && norwegian_threes_copy (s))
    return; /* BN-21: what it copies stays in force */
  s->top = (guint8) rank;
  s->suits = (guint8) norwegian_asked_suits (s, move);
}

/* norwegian-rules-moves.c */

guint     norwegian_moves   (const CgState *state, CgMove *out);
CgMove    norwegian_random_move (const CgState *state, CgRandom *random);
CgRefusal norwegian_why_not (const CgState *state, CgMove move);

/* norwegian-rules-text.c */

/* Translators: the name of a game. */
#define NORWEGIAN_TITLE N_("Norwegian War")

extern const CgOption norwegian_options[];
extern const CgField norwegian_fields[];

/* CgRules.cards, CgRules.clear */
CgSet norwegian_cards (const CgState *state);
void  norwegian_clear (const CgSetup *setup, CgState *out);

const char *norwegian_validate       (const CgState *state);
void        norwegian_write_move     (const CgState *state, CgMove move,
                                      GString *text);
gboolean    norwegian_read_move      (const CgState *state, const char *text,
                                      CgMove *move);

G_END_DECLS
