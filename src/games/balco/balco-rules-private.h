/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files balco-rules*.c share. No other file may include this
 * header. */

#pragma once

#include "balco-rules.h"

/* Returns the cards that may be laid on the pile now. */
static inline BalcoCards
balco_layable (const CgState *s)
{
  return balco_on_top[s->ceiling > 0][s->top];
}

/* Puts the lay @move, which @seat has made, on the pile and updates the members
 * of @s that depend on the pile. @cards is the set of the cards of the
 * lay, @size the number of these cards. */
static inline void
balco_put_on_pile (CgState *s, CgMove move, BalcoCards cards, guint size,
                   int seat)
{
  guint number = balco_lay_number (move);

  s->pile[s->n_pile++] = SHED_LAID (move, seat);
  s->n_pile_cards += (guint8) size;
  s->pile_cards += cards;
  s->open |= cards & BALCO_NUMBERED;
  s->run = (guint8) (size + (s->top == number ? s->run : 0));
  s->top = (guint8) number;
  /* Rule BA-21: one of the players who must lay a 7 or lower has laid a card.
   * If this was a joker that stands for a higher number, because no other card
   * fitted, the players after this one need not lay a 7 or lower any more. */
  if (G_UNLIKELY (s->ceiling > 0))
    s->ceiling = number == 1 || number > 7 ? 0 : (guint8) (s->ceiling - 1);
  if (number == 7)
    s->ceiling = (guint8) MAX (s->ceiling, size);
}

/* Returns the value of a card of @number when the player who starts the game is
 * chosen: the player with the lowest value starts (rules BA-6 and BA-10).
 * @number is 0 for a joker. The 2, the 10 and the joker are not in the order of
 * the numbers; all three have the same value, which is higher than that of any
 * other card. */
static inline guint
balco_starting_value (guint number)
{
  static const guint8 values[13] = { 11, 10, 11, 1, 2, 3, 4, 5, 6, 7, 11,
                                     8, 9 };

  return values[number];
}

/* Puts on the pile the card that @seat lays to find out who starts the game
 * (house rule starter=lay). The lay @move has no effect, only a number. A joker
 * is not declared here; it is laid as a 2 (rule BA-23). */
static inline void
balco_put_to_start (CgState *s, CgMove move, int seat)
{
  balco_put_on_pile (s, move, balco_lay_cards (move), 1, seat);
  s->ceiling = 0;
}

/* Implement the slots `moves`, `random_move` and `why_not` of CgRules. Defined
 * in balco-rules-moves.c. */

guint     balco_moves       (const CgState *state, CgMove *out);
CgMove    balco_random_move (const CgState *state, CgRandom *random);
CgRefusal balco_why_not     (const CgState *state, CgMove move);

/* The values of the slots of CgRules with these names. Defined in
 * balco-rules-text.c. */

/* Translators: the name of a game. */
#define BALCO_TITLE N_("Balcó")

extern const CgOption balco_options[];
extern const CgField balco_fields[];

CgSet       balco_cards      (const CgState *state);
void        balco_complete   (CgState *state, GKeyFile *keys);
const char *balco_validate   (const CgState *state);
void        balco_write_move (const CgState *state, CgMove move, GString *text);
gboolean    balco_read_move  (const CgState *state, const char *text,
                              CgMove *move);

/* Lists @cards in ascending order, with the jokers last. Returns how many cards
 * there are. */
guint balco_list (BalcoCards cards, CgCard *out);
