/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules that shedding games share and that do not depend on how a game
 * stores the hands. shedding-rules.h describes the functions. */

#include "shedding-rules.h"

const char *const shed_phase_words[] = { SHEDDING_PHASE_WORDS, NULL };

int
shed_to_move (const CgState *state)
{
  return shed_state (state)->to_move;
}

void
shed_result (const CgState *state, CgResult *out)
{
  const ShedState *s = shed_state (state);

  memset (out, 0, sizeof *out);
  if (s->n_out == 0 && !shed_is_decided (s)) /* broken off: nobody wins */
    return;
  for (int seat = 0; seat < s->seats; seat++)
    out->place[seat] = (guint8) (s->n_out + 1);
  for (guint i = 0; i < s->n_out; i++)
    out->place[s->out[i]] = (guint8) (i + 1);
}

/* --- dealing -------------------------------------------------------------- */

static void
put_all_in_play (ShedState *s)
{
  s->active = (guint16) ((1u << s->seats) - 1);
}

void
shed_deal (const CgRules *rules, const CgSetup *setup, CgRandom *random,
           CgState *state, CgCard hands[SHED_MAX_SEATS][ROW_SIZE])
{
  ShedState *s = (ShedState *) state;
  guint seats = setup->seats;
  CgCard cards[CG_MAX_ZONE];
  const CgCard *next;
  guint n;

  cg_clear (rules, setup, state);
  put_all_in_play (s);
  n = cg_shuffle_all (rules, state, random, cards);
  next = cards + n - 1; /* the last card is dealt first */
  s->phase = SHEDDING_EXCHANGE;
  s->to_move = (gint8) shed_next (s, s->dealer);
  for (guint seat = (guint) s->to_move, i = 0; i < seats; i++, next--)
    {
      for (guint j = 0; j < ROW_SIZE; j++)
        {
          s->down[seat][j] = next[-(int) (j * seats)];
          s->up[seat][j] = next[-(int) ((j + ROW_SIZE) * seats)];
          hands[seat][j] = next[-(int) ((j + 2 * ROW_SIZE) * seats)];
        }
      s->n_hand[seat] = ROW_SIZE;
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
  s->n_stock = (guint8) (n - 3 * ROW_SIZE * seats);
  memcpy (s->stock, cards, s->n_stock);
}

/* --- checks of a position ------------------------------------------------- */

const char *
shed_settle_phase (CgState *state, int seat)
{
  put_all_in_play ((ShedState *) state);
  return NULL;
}

const char *
shed_settle_out (CgState *state, int seat)
{
  ShedState *s = (ShedState *) state;

  for (guint i = 0; i < s->n_out; i++)
    s->active &= (guint16) ~(1u << s->out[i]);
  return NULL;
}

const char *
shed_settle_up (CgState *state, int seat)
{
  const CgCard *up = shed_state (state)->up[seat];

  return up[0] != CG_CARD_NONE && row_size (up) != ROW_SIZE
           ? "there are three cards or none"
           : NULL;
}

static const char *
check_seat (const ShedState *s, int seat)
{
  gboolean up = s->up[seat][0] != CG_CARD_NONE;
  gboolean no_hand = s->n_hand[seat] == 0;
  gboolean no_card = shed_has_no_card (s, seat);

  if (!(s->active >> seat & 1))
    return no_card ? NULL : "a player who has left the game holds cards";
  if (no_card)
    return "a player without cards is still in play";
  if (up && row_size (s->down[seat]) != ROW_SIZE)
    return "face-up cards lie on three face-down cards";
  if (s->phase == SHEDDING_EXCHANGE ? !up || no_hand
                                    : no_hand && (up || s->n_stock > 0))
    return "a hand is empty that should not be";
  return NULL;
}

/* Returns whether the phase of @s, if it is one that all games have, agrees
 * with the seat to move and with the pile. */
static gboolean
phase_fits (const ShedState *s)
{
  gboolean moves = s->to_move != CG_NO_SEAT;
  gboolean in_play = moves && (s->active >> s->to_move & 1);
  int layer = shed_last_layer (s);

  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      return in_play && s->top == 0 && s->n_out == 0 && !s->reversed;
    case SHEDDING_PLAY:
      return in_play;
    case SHEDDING_ANSWER:
      return in_play && layer != CG_NO_SEAT && layer != s->to_move;
    case SHEDDING_NAME:
      return moves && layer == s->to_move;
    case SHEDDING_OVER:
      return !moves;
    default:
      return moves;
    }
}

static const char *
check_turn (const ShedState *s)
{
  if (!phase_fits (s))
    return "phase and player to move do not fit the position";
  if (s->to_move != CG_NO_SEAT && !(s->active >> s->to_move & 1) &&
      (s->n_out == 0 || s->out[s->n_out - 1] != s->to_move))
    return "the player to move has left the game";
  return NULL;
}

static const char *
check_end (const CgRules *rules, const ShedState *s, gboolean play_on)
{
  gboolean decided = shed_is_decided (s) || (s->n_out > 0 && !play_on) ||
                     s->plies >= rules->max_plies;

  if (decided == (s->phase == SHEDDING_OVER))
    return NULL;
  return decided ? "the game is over" : "the game is not over";
}

const char *
shed_validate (const CgRules *rules, const ShedState *s, gboolean play_on,
               gboolean fits)
{
  const char *wrong = NULL;

  for (int seat = 0; seat < s->seats && wrong == NULL; seat++)
    wrong = check_seat (s, seat);
  if (wrong == NULL)
    wrong = check_end (rules, s, play_on);
  if (wrong == NULL && !fits)
    wrong = "phase and player to move do not fit the position";
  return wrong != NULL ? wrong : check_turn (s);
}

/* --- what happened -------------------------------------------------------- */

gboolean
shed_ready (ShedState *s, CgEvents *events)
{
  cg_events_add (events, SHEDDING_EVENT_READY, s->to_move);
  if (s->to_move == s->dealer)
    return TRUE;
  s->to_move = (gint8) shed_next (s, s->to_move);
  return FALSE;
}

void
shed_end_game (ShedState *s, CgEvents *events)
{
  s->phase = SHEDDING_OVER;
  s->to_move = CG_NO_SEAT;
  cg_events_add (events, CG_EVENT_GAME_OVER, CG_NO_SEAT);
}

void
shed_note_place (CgEvents *events, int seat, guint place)
{
  CgEvent *event = cg_events_add (events, CG_EVENT_OUT_WON, seat);

  if (event != NULL)
    event->rank = (guint8) place;
}

void
shed_go_out (ShedState *s, int seat, CgEvents *events)
{
  s->active &= (guint16) ~(1u << seat);
  s->out[s->n_out++] = (guint8) seat;
  shed_note_place (events, seat, s->n_out);
}

CgCard
shed_flip (ShedState *s, guint position, CgEvents *events)
{
  CgCard *row = s->down[s->to_move];
  CgCard card = row[position];
  CgEvent *event = cg_events_add (events, SHEDDING_EVENT_FLIPPED, s->to_move);

  if (event != NULL)
    event->cards[0] = card;
  memmove (row + position, row + position + 1, ROW_SIZE - 1 - position);
  row[ROW_SIZE - 1] = CG_CARD_NONE;
  return card;
}

/* --- moves ---------------------------------------------------------------- */

/* Returns whether @card is a card of @pack or a joker. */
static gboolean
is_of_pack (CgPack pack, CgCard card)
{
  return card == CG_JOKER || cg_card_is_of_pack (card, pack);
}

guint
shed_list_flips (const ShedState *s, CgMove *out)
{
  guint n = row_size (s->down[s->to_move]);

  for (guint i = 0; i < n; i++)
    out[i] = SHED_MOVE (SHEDDING_MOVE_FLIP, i);
  return n;
}

guint
shed_list_names (const ShedState *s, CgMove *out)
{
  guint n = 0;

  /* The search calls this often: going through the bits that are set is faster
   * than checking for each seat whether it is in play. */
  for (guint left = s->active & ~(1u << s->to_move); left != 0;
       left &= left - 1)
    out[n++] = SHED_MOVE (SHEDDING_MOVE_NAME, __builtin_ctz (left));
  return n;
}

guint
shed_list_exchanges (const ShedState *s, CgSet hand, CgMove *out)
{
  guint64 jokers = hand.lo & CG_JOKER_BITS;
  guint64 cards = (hand.lo ^ jokers) | (jokers & -jokers);
  const CgCard *up = s->up[s->to_move];
  guint lies[ROW_SIZE] = { up[0] & 63, up[1] & 63, up[2] & 63 };
  gboolean twin[ROW_SIZE] = { FALSE, lies[1] == lies[0],
                              lies[2] == lies[0] || lies[2] == lies[1] };
  guint64 equal = (G_GUINT64_CONSTANT (1) << lies[0] |
                   G_GUINT64_CONSTANT (1) << lies[1] |
                   G_GUINT64_CONSTANT (1) << lies[2]) & cards;
  guint n = 0;

  for (; cards != 0; cards &= cards - 1)
    {
      guint bit = (guint) __builtin_ctzll (cards);

      if (G_LIKELY (equal == 0 && !twin[1] && !twin[2]))
        {
          out[n++] = SHED_SWAP (bit, 0);
          out[n++] = SHED_SWAP (bit, 1);
          out[n++] = SHED_SWAP (bit, 2);
          continue;
        }
      for (guint p = 0; p < ROW_SIZE; p++)
        if (lies[p] != bit && !twin[p])
          out[n++] = SHED_SWAP (bit, p);
    }
  out[n++] = SHED_MOVE (SHEDDING_MOVE_READY, 0);
  return n;
}

/* Returns why the seat to move may not turn over the face-down card at
 * @position, or CG_REFUSAL_NONE if it may. @now tells whether the phase
 * allows turning over a card. */
static CgRefusal
why_not_flip (const ShedState *s, guint position, gboolean now)
{
  if (position >= ROW_SIZE)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (!now)
    return cg_refuse (CG_REFUSE_NOT_NOW);
  if (s->n_hand[s->to_move] > 0)
    return cg_refuse (SHEDDING_REFUSE_HAND_FIRST);
  return position < row_size (s->down[s->to_move])
           ? CG_REFUSAL_NONE
           : cg_refuse (SHEDDING_REFUSE_NO_SUCH_CARD);
}

/* Returns why the seat to move may not name @seat, or CG_REFUSAL_NONE if it
 * may. @now tells whether the phase allows naming a seat. */
static CgRefusal
why_not_name (const ShedState *s, guint seat, gboolean now)
{
  if (seat >= s->seats)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (!now)
    return cg_refuse (CG_REFUSE_NOT_NOW);
  if ((int) seat == s->to_move)
    return cg_refuse (SHEDDING_REFUSE_ONESELF);
  return s->active >> seat & 1 ? CG_REFUSAL_NONE
                               : cg_refuse (SHEDDING_REFUSE_SEAT_IS_OUT);
}

/* Returns why the seat to move may not make the exchange @swap, or
 * CG_REFUSAL_NONE if it may. @hand is the hand of that seat, or its
 * known cards in a redacted state. */
static CgRefusal
why_not_swap (const ShedState *s, CgPack pack, CgMove swap, CgSet hand)
{
  const CgCard *up = s->up[MAX (s->to_move, 0)];
  CgCard card = shed_swap_card (pack, swap);
  guint position = shed_swap_position (swap);

  if ((swap & 0xff00) != 0 || !is_of_pack (pack, card))
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (s->phase != SHEDDING_EXCHANGE)
    return cg_refuse (CG_REFUSE_NOT_NOW);
  if (cg_set_count (hand, card) == 0)
    return cg_refuse_card (CG_REFUSE_NOT_YOUR_CARD, card);
  /* of several equal face-up cards only the first may be exchanged */
  if (position == ROW_SIZE || row_find (up, up[position]) != position)
    return cg_refuse (SHEDDING_REFUSE_NOT_FACE_UP);
  return up[position] == card ? cg_refuse_card (SHEDDING_REFUSE_SAME_CARD, card)
                              : CG_REFUSAL_NONE;
}

/* Returns why the seat to move may not pick up the pile, or CG_REFUSAL_NONE if
 * it may. If this move is legal, CgRules.moves lists it last. */
static CgRefusal
why_not_pick_up (const SheddingRefusing *game, const CgState *state)
{
  CgMove list[CG_MAX_MOVES];

  if (!shed_has_turn (shed_state (state)))
    return cg_refuse (CG_REFUSE_NOT_NOW);
  if (shed_state (state)->top == 0)
    return cg_refuse (SHEDDING_REFUSE_NOTHING_TO_PICK_UP);
  return shed_move_kind (list[game->moves (state, list) - 1]) ==
             SHEDDING_MOVE_PICK_UP
           ? CG_REFUSAL_NONE
           : cg_refuse (SHEDDING_REFUSE_MUST_LAY);
}

/* Returns why the seat to move may not make a move of @kind, which has no
 * argument, or CG_REFUSAL_NONE if it may. */
static CgRefusal
why_not_plain (const SheddingRefusing *game, const CgState *state,
               SheddingMoveKind kind)
{
  switch (kind)
    {
    case SHEDDING_MOVE_PICK_UP:
      return why_not_pick_up (game, state);
    case SHEDDING_MOVE_READY:
      return shed_state (state)->phase == SHEDDING_EXCHANGE
               ? CG_REFUSAL_NONE
               : cg_refuse (CG_REFUSE_NOT_NOW);
    case SHEDDING_MOVE_JOKER:
    case SHEDDING_MOVE_PASS:
      if (game->other != NULL)
        return game->other (state, kind);
      return cg_refuse (CG_REFUSE_NOT_A_MOVE);
    default:
      return cg_refuse (CG_REFUSE_NOT_A_MOVE);
    }
}

CgRefusal
shed_why_not (const SheddingRefusing *game, const CgState *state, CgMove move,
              CgSet hand)
{
  const ShedState *s = shed_state (state);
  SheddingMoveKind kind = shed_move_kind (move);
  guint rest = move & 0xffff;
  gboolean allowed = game->allows != NULL && game->allows (state, kind);

  if (s->phase == SHEDDING_OVER)
    return cg_refuse (CG_REFUSE_GAME_OVER);
  switch (kind)
    {
    case SHEDDING_MOVE_LAY:
      return allowed || shed_has_turn (s) ? game->lay (state, move)
                                          : cg_refuse (CG_REFUSE_NOT_NOW);
    case SHEDDING_MOVE_FLIP:
      return why_not_flip (s, rest, allowed || shed_has_turn (s));
    case SHEDDING_MOVE_NAME:
      return why_not_name (s, rest, allowed || s->phase == SHEDDING_NAME);
    case SHEDDING_MOVE_SWAP:
      return why_not_swap (s, game->pack, move, hand);
    case SHEDDING_MOVE_MIXED:
      return cg_refuse (rest == 0         ? SHEDDING_REFUSE_DIFFERENT_RANKS
                        : game->joker != 0 ? game->joker
                                           : CG_REFUSE_NOT_A_MOVE);
    default:
      return rest == 0 ? why_not_plain (game, state, kind)
                       : cg_refuse (CG_REFUSE_NOT_A_MOVE);
    }
}

/* Returns the face-up row of the seat to move, or that of seat 0 if no seat is
 * to move. */
static const CgCard *
up_to_exchange (const CgState *state)
{
  const ShedState *s = shed_state (state);

  return s->up[MAX (s->to_move, 0)];
}

/* The moves that are written as one word. After "flip" and "name" there is a
 * number. */
static const CgMoveWord words[] = {
  { "flip", SHED_MOVE (SHEDDING_MOVE_FLIP, 0), CG_MOVE_NTH },
  { "pick-up", SHED_MOVE (SHEDDING_MOVE_PICK_UP, 0), CG_MOVE_ALONE },
  { "name", SHED_MOVE (SHEDDING_MOVE_NAME, 0), CG_MOVE_NUMBER },
  { "pass", SHED_MOVE (SHEDDING_MOVE_PASS, 0), CG_MOVE_ALONE },
  { "ready", SHED_MOVE (SHEDDING_MOVE_READY, 0), CG_MOVE_ALONE },
  { .word = NULL },
};

guint
shed_list_lay (guint (*list_lay) (CgMove lay, CgCard *out), CgMove move,
               CgCard *out)
{
  if (shed_move_kind (move) == SHEDDING_MOVE_LAY)
    return list_lay (move, out);
  out[0] = CG_JOKER;
  return shed_move_kind (move) == SHEDDING_MOVE_JOKER;
}

gboolean
shed_read_move (CgPack pack, CgMove (*lay_of) (const CgCard *cards, guint n),
                const CgState *state, const char *text, CgMove *move)
{
  CgCard cards[CG_MAX_ZONE];
  guint n;

  if (cg_move_read_word (words, pack, text, move))
    return TRUE;
  if (g_str_has_prefix (text, "swap "))
    {
      n = cg_cards_from_text (text + strlen ("swap "), -1, ' ', cards, 2);
      if (n != 2 || !is_of_pack (pack, cards[0]) ||
          !is_of_pack (pack, cards[1]))
        return FALSE;
      *move = SHED_SWAP (cards[0] & 63,
                         row_find (up_to_exchange (state), cards[1]));
      return TRUE;
    }
  if (!g_str_has_prefix (text, "lay "))
    return FALSE;
  n = cg_cards_from_text (text + strlen ("lay "), -1, ' ', cards,
                          G_N_ELEMENTS (cards));
  *move = n > 0 ? lay_of (cards, n) : CG_NO_MOVE;
  return *move != CG_NO_MOVE;
}

void
shed_write_move (CgPack pack, guint (*list_lay) (CgMove lay, CgCard *out),
                 const CgState *state, CgMove move, GString *text)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = shed_list_lay (list_lay, move, cards);

  if (n > 0)
    {
      g_string_append (text, "lay ");
      cg_cards_append (cards, n, ' ', text);
    }
  else if (shed_move_kind (move) == SHEDDING_MOVE_SWAP)
    {
      cards[0] = shed_swap_card (pack, move);
      cards[1] = up_to_exchange (state)[MIN (shed_swap_position (move),
                                             ROW_SIZE - 1)];
      g_string_append (text, "swap ");
      cg_cards_append (cards, 2, ' ', text);
    }
  else
    {
      cg_move_write_word (words, pack, move, text);
    }
}
