/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne: what a position must be so that its rules can play on
 * from it. Positions come from people and from damaged files. */

#include "norwegian-rules-private.h"

static const char *
check_seat (const NorwegianState *s, int seat)
{
  const NorwegianSeat *its = &s->seat[seat];
  gboolean up = its->up[0] != CG_CARD_NONE;
  gboolean active = s->active >> seat & 1;
  const char *wrong = rows_check (active, norwegian_cards_left (s, seat),
                                  its->up, its->down);

  if (wrong != NULL || !active)
    return wrong;
  if (s->phase == SHEDDING_EXCHANGE
        ? !up || cg_set_is_empty (its->hand)
        : cg_set_is_empty (its->hand) && (up || s->n_stock > 0))
    return "a hand is empty that should not be";
  return NULL;
}

/* EXCHANGE: the seats before the one to move, from the dealer's left on. */
static guint
ready_before (const NorwegianState *s)
{
  guint ready = 0;

  for (int seat = (s->dealer + 1) % s->seats; seat != s->to_move;
       seat = (seat + 1) % s->seats)
    ready |= 1u << seat;
  return ready;
}

/* Who may have to decide in that phase. */
static const char *
check_phase (const NorwegianState *s)
{
  gboolean moves = s->to_move != CG_NO_SEAT;
  gboolean in_play = moves && (s->active >> s->to_move & 1);
  gboolean laid = s->top != 0;
  const char *wrong;
  gboolean fits;

  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      fits = in_play && !laid && s->n_out + s->n_lost == 0 && !s->reversed &&
             s->asked == ready_before (s);
      break;
    case SHEDDING_PLAY:
      fits = in_play;
      break;
    case SHEDDING_ANSWER:
      fits = in_play && s->top == CG_ACE && s->last_layer != s->to_move;
      break;
    case SHEDDING_NAME:
      fits = moves && s->top == CG_ACE && s->last_layer == s->to_move;
      break;
    case NORWEGIAN_NAME_JOKER:
      fits = moves && laid && cg_set_jokers (s->burnt) > 0;
      break;
    case NORWEGIAN_FOURS:
      fits = in_play && !laid && s->option[NORWEGIAN_FOUR_ANY_TIME] &&
             s->leader != CG_NO_SEAT && (s->active >> s->leader & 1) &&
             s->leader != s->to_move && !(s->asked >> s->to_move & 1) &&
             !cg_set_is_empty (s->seat[s->to_move].hand);
      break;
    case NORWEGIAN_CHAIN:
      fits = in_play && laid && s->option[NORWEGIAN_BLIND_CHAIN] &&
             s->last_layer == s->to_move &&
             s->seat[s->to_move].down[0] != CG_CARD_NONE &&
             cg_set_is_empty (s->seat[s->to_move].hand);
      break;
    default:
      fits = !moves;
    }
  wrong = shed_check_turn (&s->shed, fits);
  if (wrong != NULL)
    return wrong;
  if ((s->leader != CG_NO_SEAT) != (s->phase == NORWEGIAN_FOURS))
    return "only an empty pile that waits for fours has a leader";
  if (s->asked != 0 && s->phase != NORWEGIAN_FOURS &&
      s->phase != SHEDDING_EXCHANGE)
    return "nobody is asked in this phase";
  return NULL;
}

const char *
norwegian_validate (const CgState *state)
{
  const NorwegianState *s = norwegian_state (state);
  /* BN-33b: hands, rows, stock, pile and burnt cards are the packs */
  const char *wrong = cg_position_check_cards (&cg_rules_norwegian, state,
                                               norwegian_full_pack (s));
  guint out = 0;

  for (guint i = 0; i < s->n_out; i++)
    out |= 1u << s->out[i];
  for (guint i = 0; i < s->n_lost; i++)
    if (out >> s->lost[i] & 1)
      return "a player has both got rid of all cards and lost";
  for (int seat = 0; seat < s->seats && wrong == NULL; seat++)
    wrong = check_seat (s, seat);
  if (wrong == NULL)
    wrong = shed_check_end (&cg_rules_norwegian, &s->shed,
                            s->option[NORWEGIAN_PLAY_ON]);
  return wrong != NULL ? wrong : check_phase (s);
}
