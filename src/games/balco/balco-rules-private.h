/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of Balcó's rules share. */

#pragma once

#include "balco-rules.h"

G_BEGIN_DECLS

static inline BalcoCards
balco_layable (const BalcoState *s)
{
  return balco_on_top[s->ceiling > 0][s->top];
}

/* Puts a lay of @size @cards on the pile and brings up to date what the pile
 * tells. */
static inline void
balco_put_on_pile (BalcoState *s, CgMove move, BalcoCards cards, guint size,
                   int seat)
{
  guint number = balco_lay_number (move);

  s->pile[s->n_pile++] = SHED_LAID (move, seat);
  s->n_pile_cards += (guint8) size;
  s->pile_cards += cards;
  s->open |= cards & BALCO_NUMBERED;
  s->run = (guint8) (size + (s->top == number ? s->run : 0));
  s->top = (guint8) number;
  /* BA-21: one of those bound has laid; what a joker may stand for where
   * nothing else fitted binds nobody to 7 any more when it is higher */
  if (G_UNLIKELY (s->ceiling > 0))
    s->ceiling = number == 1 || number > 7 ? 0 : (guint8) (s->ceiling - 1);
  if (number == 7)
    s->ceiling = (guint8) MAX (s->ceiling, size);
}

/* How high a card counts for the start (BA-6, BA-10): all that have no number
 * alike, and above the 1. */
static inline guint
balco_starting_value (guint number)
{
  static const guint8 values[13] = { 11, 10, 11, 1, 2, 3, 4, 5, 6, 7, 11,
                                     8, 9 };

  return values[number];
}

/* starter=lay: puts a card with which the game is started on the pile. It has
 * no effect, only its number counts. A joker is not declared then, and lies
 * there as a blank card (BA-23). */
static inline void
balco_put_to_start (BalcoState *s, CgMove move, int seat)
{
  balco_put_on_pile (s, move, balco_lay_cards (move), 1, seat);
  s->ceiling = 0;
}

/* balco-rules-moves.c */

guint     balco_moves       (const CgState *state, CgMove *out);
CgMove    balco_random_move (const CgState *state, CgRandom *random);
CgRefusal balco_why_not     (const CgState *state, CgMove move);

/* balco-rules-text.c */

/* Translators: the name of a game. */
#define BALCO_TITLE N_("Balcó")

extern const CgOption balco_options[];
extern const CgField balco_fields[];

/* CgRules.cards, CgRules.complete */
CgSet balco_cards    (const CgState *state);
void  balco_complete (CgState *state, GKeyFile *keys);

/* Lists @cards, ascending, jokers last; returns how many. */
guint balco_list (BalcoCards cards, CgCard *out);

const char *balco_validate   (const CgState *state);
void        balco_write_move (const CgState *state, CgMove move, GString *text);
gboolean    balco_read_move  (const CgState *state, const char *text,
                              CgMove *move);

G_END_DECLS
