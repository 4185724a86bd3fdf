/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of The smallest game. Like every game it knows only the engine: no
 * sentence, no drawing, no clock.
 *
 * Each of 2 to 4 players gets `cards` cards of one pack, the rest is a stock
 * that nobody touches. The player after the dealer leads. In turn each lays any
 * one card; the highest rank (ace low; house rule `low_wins`: the lowest)
 * scores the trick and leads to the next, the first laid among equals. When the
 * hands are empty the most tricks win. */

/* This is the template of build-aux/new-game, never shown to anybody, and the
 * simplest patient of the tests. A new game is a copy of it in which one
 * function after the other is changed, while `./check --game ID` tells which
 * promise is broken. */

#include "null-rules.h"

#include "engine/cg-position.h"
#include "engine/cg-move.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- the shape of the game ------------------------------------------------ */

static const CgOption options[] = {
  [OPTION_CARDS] = { "cards", NC_("house rule", "Cards in each hand"),
                     .min = 1, .max = MAX_CARDS, .step = 1,
                     .default_value = 3 },
  [OPTION_LOW_WINS] = { "low_wins", NC_("house rule", "The lowest card wins"),
                        CG_SWITCH (FALSE) },
  { .id = NULL },
};

/* NU-1 */
static void
deal (const CgSetup *setup, CgRandom *random, CgState *s)
{
  cg_clear (&cg_rules_null, setup, s);
  s->to_move = (gint8) ((s->dealer + 1) % s->seats);
  s->n_stock = (guint8) cg_set_list (cg_set_full (CG_PACK_FRENCH, 1, 0),
                                     CG_PACK_FRENCH, s->stock);
  cg_random_shuffle (random, s->stock, s->n_stock);
  for (guint i = 0; i < s->option[OPTION_CARDS]; i++)
    for (guint seat = 0; seat < s->seats; seat++)
      {
        s->hand[seat] = cg_set_add (s->hand[seat], s->stock[--s->n_stock]);
        s->stock[s->n_stock] = 0;
      }
}

/* --- play ----------------------------------------------------------------- */

/* A move is the card to lay: CgMove and CgCard are the same number here. */

static int
to_move (const CgState *s)
{
  return s->to_move;
}

static CgRefusal
why_not (const CgState *s, CgMove move)
{
  if (s->to_move == CG_NO_SEAT)
    return cg_refuse (CG_REFUSE_GAME_OVER);
  if (move >= PACK_SIZE)
    return cg_refuse (CG_REFUSE_NOT_A_MOVE);
  if (cg_set_count (s->hand[s->to_move], (CgCard) move) == 0)
    return cg_refuse_card (CG_REFUSE_NOT_YOUR_CARD, (CgCard) move);
  return CG_REFUSAL_NONE;
}

/* NU-2 */
static guint
moves (const CgState *s, CgMove out[CG_MAX_MOVES])
{
  guint n = 0;

  if (s->to_move == CG_NO_SEAT)
    return 0;
  for (guint64 bits = s->hand[s->to_move].lo; bits != 0; bits &= bits - 1)
    out[n++] = (CgMove) __builtin_ctzll (bits);
  return n;
}

/* Who wins the full trick on the table. The seat to move has come round to
 * the one that led (NU-3). */
static guint
trick_winner (const CgState *s)
{
  guint best = 0;

  for (guint i = 1; i < s->seats; i++)
    {
      guint rank = cg_card_rank (s->table[i]);
      guint best_rank = cg_card_rank (s->table[best]);

      if (s->option[OPTION_LOW_WINS] ? rank < best_rank : rank > best_rank)
        best = i;
    }
  return ((guint) s->to_move + best) % s->seats;
}

/* Each thing that happens is told to `events` in its order. */
static void
play (CgState *s, CgMove move, CgEvents *events)
{
  CgCard card = (CgCard) move;
  guint seat = (guint) s->to_move;
  CgEvent *event;

  if (events != NULL)
    events->n = 0;

  s->hand[seat] = cg_set_remove (s->hand[seat], card);
  s->table[s->n_table++] = card;
  s->to_move = (gint8) ((seat + 1) % s->seats);
  if ((event = cg_events_add (events, CG_EVENT_LAID, (int) seat)) != NULL)
    {
      event->count = 1;
      event->cards[0] = card;
    }
  if (s->n_table < s->seats)
    return;

  seat = trick_winner (s);
  s->score[seat]++;
  for (guint i = 0; i < s->seats; i++)
    s->away = cg_set_add (s->away, s->table[i]);
  memset (s->table, 0, sizeof s->table);
  s->n_table = 0;
  if ((event = cg_events_add (events, CG_EVENT_SCORED, (int) seat)) != NULL)
    event->count = 1;

  if (cg_set_size (s->away) == s->option[OPTION_CARDS] * (guint) s->seats)
    {
      s->to_move = CG_NO_SEAT;
      cg_events_add (events, CG_EVENT_GAME_OVER, CG_NO_SEAT);
    }
  else
    {
      s->to_move = (gint8) seat;
      cg_events_add (events, CG_EVENT_LEADS, (int) seat);
    }
}

/* NU-4 */
static void
result (const CgState *s, CgResult *out)
{
  memset (out, 0, sizeof *out);
  for (guint seat = 0; seat < s->seats; seat++)
    out->score[seat] = s->score[seat];
  cg_result_place_by_score (out, s->seats);
}

/* --- texts ---------------------------------------------------------------- */

/* The state, a line a field: its key, what kind of value it is, where it is in
 * the state, and its range. By this table the engine writes a position, and
 * reads one that a person may have written: it refuses unknown keys, other
 * words and numbers out of range.
 *
 * A field with CG_ZONE() is a place for cards: what it is at the table, and who
 * sees its cards. From that the engine knows what a seat must not see and deals
 * it anew; a game that remembers more than it sees says so in CgRules.knows. */

static int
most_tricks (const CgState *s)
{
  return s->option[OPTION_CARDS];
}

static int
most_on_table (const CgState *s)
{
  return s->seats - 1;
}

static const CgField fields[] = {
  { "to-move", CG_FIELD_SEAT, CG_FIELD_AT (CgState, to_move),
    .min = CG_NO_SEAT },
  { "table", CG_FIELD_CARDS, CG_ZONE (TRICK, ALL), CG_FIELD_AT (CgState, table),
    CG_FIELD_COUNT (CgState, n_table), .max_of = most_on_table },
  { "score", CG_FIELD_NUMBER, CG_FIELD_EACH (CgState, score),
    .max_of = most_tricks },
  { "hand", CG_FIELD_SET, CG_ZONE (HAND, OWNER), CG_FIELD_EACH (CgState, hand),
    CG_FIELD_HIDDEN (CgState, hidden) },
  { "away", CG_FIELD_SET, CG_FIELD_MAY_MISS, CG_ZONE (OUT, ALL),
    CG_FIELD_AT (CgState, away) },
  { "stock", CG_FIELD_CARDS, CG_FIELD_MAY_MISS, CG_ZONE (STOCK, NOBODY),
    CG_FIELD_AT (CgState, stock), CG_FIELD_COUNT (CgState, n_stock),
    .max = PACK_SIZE },
  { .key = NULL },
};

/* Whether the parts make a position together; that each card is in one place
 * the engine has seen. */
static const char *
validate (const CgState *s)
{
  guint cards = s->option[OPTION_CARDS];
  guint tricks = cg_set_size (s->away) / s->seats;
  guint scored = 0;

  if (cg_set_size (s->away) % s->seats != 0)
    return "the cards away are no whole number of tricks";
  if (tricks > cards || (s->to_move == CG_NO_SEAT) != (tricks == cards))
    return "the game is over when all cards are away, and not before";
  for (guint i = 0; i < s->seats; i++)
    {
      /* the last n_table seats before the one to move have laid */
      guint seat = ((guint) s->to_move + s->seats - i - 1) % s->seats;
      guint laid = tricks + (i < s->n_table);

      if (s->to_move == CG_NO_SEAT)
        seat = i;
      if (cg_set_size (s->hand[seat]) + laid != cards)
        return "a hand has not the right number of cards";
      scored += s->score[seat];
    }
  return scored == tricks ? NULL : "the tricks scored are not those played";
}

/* How a move is written: "lay 7H". */
static const CgMoveWord words[] = {
  { "lay", 0, CG_MOVE_CARD },
  { .word = NULL },
};

/* `random_move` is left out: it is only for games in which speed matters. So
 * are the functions for which the engine has one: see cg-rules.h. */
const CgRules cg_rules_null = {
  .id = "null",
  .title = N_("The smallest game"),
  .min_seats = 2,
  .max_seats = MAX_SEATS,
  .default_seats = 2,
  .pack = CG_PACK_FRENCH,
  CG_STATE (CgState),
  .options = options,
  .fields = fields,
  .words = words,
  .max_plies = MAX_SEATS * MAX_CARDS,
  .deal = deal,
  .validate = validate,
  .to_move = to_move,
  .moves = moves,
  .why_not = why_not,
  .play = play,
  .result = result,
};
