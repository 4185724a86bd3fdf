/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó: what a position must be so that its rules can play on from it.
 * Positions come from people and from damaged files. */

#include "balco-rules-private.h"

static const char *
check_seat (const BalcoState *s, int seat)
{
  const BalcoSeat *its = &s->seat[seat];
  gboolean up = its->up[0] != CG_CARD_NONE;
  gboolean active = s->active >> seat & 1;
  const char *wrong = rows_check (active, balco_cards_left (s, seat), its->up,
                                  its->down);

  if (wrong != NULL || !active)
    return wrong;
  if (s->phase == SHEDDING_EXCHANGE && (!up || its->n_hand != 3))
    return "cards are exchanged between hands and rows of three";
  if (its->n_hand == 0 && (up || s->n_stock > 0))
    return "a hand is empty that should not be";
  return NULL;
}

/* Who may have to decide in that phase. */
static const char *
check_phase (const BalcoState *s)
{
  gboolean moves = s->to_move != CG_NO_SEAT;
  gboolean in_play = moves && (s->active >> s->to_move & 1);
  gboolean fits;

  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      fits = in_play && s->top == 0 && s->n_out == 0;
      break;
    case SHEDDING_PLAY:
      fits = in_play && (s->top != 1 || s->n_pile == s->n_start);
      break;
    case SHEDDING_ANSWER:
      fits = in_play && s->top == 1 && s->n_pile > s->n_start &&
             balco_last_layer (s) != s->to_move;
      break;
    case SHEDDING_NAME:
      fits = moves && s->top == 1 && s->n_pile > s->n_start &&
             balco_last_layer (s) == s->to_move;
      break;
    default:
      fits = !moves;
    }
  if (fits && s->n_start > 0 &&
      (s->option[BALCO_STARTER] != BALCO_STARTER_LAYS ||
       (s->phase != SHEDDING_OVER && s->n_pile == s->n_start &&
        s->to_move != balco_last_layer (s))))
    return "the game does not start so";
  return shed_check_turn (&s->shed, fits);
}

const char *
balco_validate (const CgState *state)
{
  const BalcoState *s = balco_state (state);
  /* BA-2: hands, rows, stock, pile and cleaned cards are the pack */
  const char *wrong = cg_position_check_cards (&cg_rules_balco, state,
                                               balco_set (balco_full_pack (s)));

  for (int seat = 0; seat < s->seats && wrong == NULL; seat++)
    wrong = check_seat (s, seat);
  if (wrong == NULL)
    wrong = shed_check_end (&cg_rules_balco, &s->shed,
                            s->option[BALCO_PLAY_TO_LAST]);
  return wrong != NULL ? wrong : check_phase (s);
}
