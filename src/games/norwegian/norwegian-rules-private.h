/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of Bataille norvégienne's rules share. */

#pragma once

#include "norwegian-rules.h"

#include <string.h>

G_BEGIN_DECLS

#define RANK_BITS(rank) (G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4)
#define ALL_BITS ((G_GUINT64_CONSTANT (1) << 52) - 1)
#define SUIT_BITS(suits) \
  ((guint64) (suits) * G_GUINT64_CONSTANT (0x1111111111111))
#define ACES RANK_BITS (CG_ACE)
#define TWOS RANK_BITS (2)
#define THREES RANK_BITS (3)
#define EIGHTS RANK_BITS (8)
#define TENS RANK_BITS (10)
#define UP_TO_SEVEN ((G_GUINT64_CONSTANT (1) << 28) - 1) /* ace included */

#define BLACK_SUITS (1u << CG_SPADES | 1u << CG_CLUBS)
#define RED_SUITS (1u << CG_HEARTS | 1u << CG_DIAMONDS)

static inline gboolean
norwegian_hands_rotate (const NorwegianState *s)
{
  return s->option[NORWEGIAN_THREE] == NORWEGIAN_THREE_ROTATE;
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

/* The cards of which at least one must be among those laid together: the
 * legality matrix of BN 1.3. */
static inline guint64
norwegian_layable (const NorwegianState *s)
{
  /* BN-20, BN-21 */
  guint64 always = norwegian_hands_rotate (s) ? TWOS : TWOS | THREES;
  guint64 mask;

  if (s->top == 0)
    return ALL_BITS;
  if (s->phase == SHEDDING_ANSWER) /* BN-26 */
    return ACES | TENS | always;
  if (s->top == 7) /* BN-23 */
    return UP_TO_SEVEN;
  mask = ACES; /* BN-3: the ace is the highest */
  if (s->top != CG_ACE)
    mask |= ALL_BITS & ALL_BITS << (s->top - 1) * 4; /* BN-9 */
  if (s->suits != 0)
    mask &= SUIT_BITS (s->suits); /* BN-22 */
  if (s->option[NORWEGIAN_ACE_NOT_ON_JK] &&
      (s->top == CG_JACK || s->top == CG_KING))
    mask &= ~ACES;
  /* BN-24: on the rank that a three copies too (BN-21); higher tops forbid
   * eights anyway */
  if (s->top == 8 && s->option[NORWEGIAN_EIGHT] == NORWEGIAN_EIGHT_BELOW)
    mask &= ~EIGHTS;
  return mask | always;
}

/* How many cards a lay has; not every processor counts bits quickly. */
static inline guint
norwegian_lay_size (CgMove move)
{
  const guint64 counts = G_GUINT64_CONSTANT (0x4332322132212110);

  return (guint) ((counts >> (move & 15) * 4 & 15) +
                  (counts >> (move >> 4 & 15) * 4 & 15));
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
  if (rank == 3 && s->top != 0 && !norwegian_hands_rotate (s))
    return; /* BN-21: what it copies stays in force */
  s->top = (guint8) rank;
  s->suits = 0;
  if (rank == 6 && s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_SUIT)
    s->suits = move & 15;
  else if (rank == 6 && s->option[NORWEGIAN_SIX] == NORWEGIAN_SIX_COLOUR)
    s->suits = (guint8) ((move & BLACK_SUITS ? BLACK_SUITS : 0) |
                         (move & RED_SUITS ? RED_SUITS : 0));
}

/* norwegian-rules-moves.c */

guint     norwegian_moves   (const CgState *state,
                             CgMove        *out);
CgMove    norwegian_random_move (const CgState *state,
                                 CgRandom      *random);
CgRefusal norwegian_why_not (const CgState *state,
                             CgMove         move);

/* norwegian-rules-text.c */

#define NORWEGIAN_TITLE N_("Norwegian War")

extern const CgOption norwegian_options[];
extern const CgField norwegian_fields[];

/* CgRules.clear, CgRules.complete */
void norwegian_clear    (const CgSetup *setup,
                         CgState       *out);
void norwegian_complete (CgState       *state,
                         GKeyFile      *keys);

/* All the cards of the game. */
CgSet norwegian_full_pack (const NorwegianState *s);

/* The cards that are not hidden, wherever they are. */
CgSet norwegian_seen (const NorwegianState *s);

const char *norwegian_validate       (const CgState *state);
void        norwegian_write_move     (const CgState *state,
                                      CgMove         move,
                                      GString       *text);
gboolean    norwegian_read_move      (const CgState *state,
                                      const char    *text,
                                      CgMove        *move);

G_END_DECLS
