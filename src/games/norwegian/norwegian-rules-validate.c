/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne: what a position must be so that its rules can play on
 * from it. Positions come from people and from damaged files. */

#include "norwegian-rules-private.h"

static void
count (guint8 *counts, CgSet set)
{
  for (guint bit = 0; bit < 64; bit++)
    counts[bit] += (guint8) ((set.lo >> bit & 1) + (set.hi >> bit & 1));
}

static void
count_cards (guint8 *counts, const CgCard *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    if (cards[i] == CG_JOKER)
      count (counts, (CgSet) { CG_JOKER_BITS & -CG_JOKER_BITS, 0 });
    else
      counts[cards[i] & 63]++;
}

/* BN-33b: hands, rows, stock, pile and burnt cards are the packs. */
static const char *
check_cards (const NorwegianState *s)
{
  guint8 counts[64] = { 0 };
  guint8 full[64] = { 0 };

  for (int seat = 0; seat < s->seats; seat++)
    {
      const NorwegianSeat *its = &s->seat[seat];

      count (counts, its->hand);
      count_cards (counts, its->up, its->up[0] != CG_CARD_NONE ? 3 : 0);
      count_cards (counts, its->down, its->n_down);
    }
  count_cards (counts, s->stock, s->n_stock);
  for (guint i = 0; i < s->n_pile; i++)
    count (counts, norwegian_lay_cards (norwegian_lay_move (s->pile[i])));
  count (counts, s->burnt);
  count (full, norwegian_full_pack (s));

  /* jokers are all alike, wherever their bits are */
  for (guint bit = CG_JOKER + 1; bit < 64; bit++)
    {
      counts[CG_JOKER] += counts[bit];
      full[CG_JOKER] += full[bit];
      counts[bit] = full[bit] = 0;
    }
  for (guint bit = 0; bit < 64; bit++)
    if (counts[bit] < full[bit])
      return "a card is missing";
    else if (counts[bit] > full[bit])
      return "a card is there too often";
  return NULL;
}

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
  if (s->phase == NORWEGIAN_EXCHANGE
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
  gboolean fits;

  switch (s->phase)
    {
    case NORWEGIAN_EXCHANGE:
      fits = in_play && !laid && s->n_out + s->n_lost == 0 && !s->reversed &&
             s->asked == ready_before (s);
      break;
    case NORWEGIAN_PLAY:
      fits = in_play;
      break;
    case NORWEGIAN_ANSWER:
      fits = in_play && s->top == CG_ACE && s->last_layer != s->to_move;
      break;
    case NORWEGIAN_NAME:
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
             s->last_layer == s->to_move && s->seat[s->to_move].n_down > 0 &&
             cg_set_is_empty (s->seat[s->to_move].hand);
      break;
    default:
      fits = !moves;
    }
  if (!fits)
    return "phase and player to move do not fit the position";
  if (moves && !in_play &&
      (s->n_out == 0 || s->out[s->n_out - 1] != s->to_move))
    return "the player to move has left the game";
  if ((s->leader != CG_NO_SEAT) != (s->phase == NORWEGIAN_FOURS))
    return "only an empty pile that waits for fours has a leader";
  if (s->asked != 0 && s->phase != NORWEGIAN_FOURS &&
      s->phase != NORWEGIAN_EXCHANGE)
    return "nobody is asked in this phase";
  return NULL;
}

const char *
norwegian_validate (const CgState *state)
{
  const NorwegianState *s = norwegian_state (state);
  const char *wrong = check_cards (s);
  guint out = 0;
  gboolean decided;

  for (guint i = 0; i < s->n_out; i++)
    out |= 1u << s->out[i];
  for (guint i = 0; i < s->n_lost; i++)
    if (out >> s->lost[i] & 1)
      return "a player has both got rid of all cards and lost";
  for (int seat = 0; seat < s->seats && wrong == NULL; seat++)
    wrong = check_seat (s, seat);
  if (wrong != NULL)
    return wrong;
  decided = (s->active & (s->active - 1)) == 0 ||
            (s->n_out > 0 && !s->option[NORWEGIAN_PLAY_ON]) ||
            s->plies >= NORWEGIAN_MAX_PLIES;
  if (decided != (s->phase == NORWEGIAN_OVER))
    return decided ? "the game is over" : "the game is not over";
  return check_phase (s);
}
