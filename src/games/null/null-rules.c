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

static const CgZone zones[] = {
  { "hand", TRUE },
  { "table", FALSE },
  { "away", FALSE },
  { "stock", FALSE },
  { NULL, FALSE },
};

static gsize
state_size (const CgSetup *setup)
{
  return sizeof (CgState);
}

static void
get_setup (const CgState *s, CgSetup *setup)
{
  *setup = (CgSetup) { .seats = s->seats, .dealer = s->dealer };
  setup->options[OPTION_CARDS] = s->cards;
  setup->options[OPTION_LOW_WINS] = s->low_wins;
}

/* A state with nothing but its setup: `deal` and the reading of a text start
 * here. memset, because equal positions must be equal bytes, padding included.
 */
static void
clear (const CgSetup *setup, CgState *s)
{
  memset (s, 0, sizeof *s);
  s->seats = setup->seats;
  s->dealer = setup->dealer;
  s->cards = (guint8) setup->options[OPTION_CARDS];
  s->low_wins = (guint8) setup->options[OPTION_LOW_WINS];
}

/* NU-1 */
static void
deal (const CgSetup *setup, CgRandom *random, CgState *s)
{
  clear (setup, s);
  s->to_move = (gint8) ((s->dealer + 1) % s->seats);
  s->n_stock = (guint8) cg_set_list (cg_set_full (CG_PACK_FRENCH, 1, 0),
                                     CG_PACK_FRENCH, s->stock);
  cg_random_shuffle (random, s->stock, s->n_stock);
  for (guint i = 0; i < s->cards; i++)
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

      if (s->low_wins ? rank < best_rank : rank > best_rank)
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

  if (cg_set_size (s->away) == s->cards * (guint) s->seats)
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

/* --- what a seat knows ---------------------------------------------------- */

/* Here a seat knows its hand and what lies open. Counts stay: how many cards
 * the others hold is seen by all. */
static void
redact (CgState *s, int seat)
{
  for (int other = 0; other < s->seats; other++)
    if (other != seat)
      {
        s->hidden[other] += (guint8) cg_set_size (s->hand[other]);
        s->hand[other] = (CgSet) { 0, 0 };
      }
  memset (s->stock, CG_CARD_HIDDEN, s->n_stock);
}

/* The cards that are in no hand, not away and not on the table, in the order of
 * their numbers; returns how many. */
static guint
list_unplaced (const CgState *s, CgCard out[PACK_SIZE])
{
  CgSet left = cg_set_minus (cg_set_full (CG_PACK_FRENCH, 1, 0), s->away);

  for (guint seat = 0; seat < s->seats; seat++)
    left = cg_set_minus (left, s->hand[seat]);
  for (guint i = 0; i < s->n_table; i++)
    left = cg_set_remove (left, s->table[i]);
  return cg_set_list (left, CG_PACK_FRENCH, out);
}

/* The cards that the seat cannot place are all those that it does not see;
 * shuffled, they fill the hidden places. */
static void
resample (CgState *s, int seat, CgRandom *random)
{
  CgCard cards[PACK_SIZE];
  guint n = list_unplaced (s, cards);

  cg_random_shuffle (random, cards, n);

  for (guint other = 0; other < s->seats; other++)
    for (; s->hidden[other] > 0; s->hidden[other]--)
      s->hand[other] = cg_set_add (s->hand[other], cards[--n]);
  memcpy (s->stock, cards, n);
}

/* --- texts ---------------------------------------------------------------- */

/* The state as a text, a line a field: its key, what kind of value it is, where
 * it is in the state, and its range. By this table the engine lists the cards
 * of a place, writes a position, and reads one that a person may have written:
 * it refuses unknown keys, other words and numbers out of range. Whether the
 * parts make a position together is for `validate`, which is always called
 * next. */

static int
most_tricks (const CgState *s)
{
  return s->cards;
}

static int
most_on_table (const CgState *s)
{
  return s->seats - 1;
}

static const CgField fields[] = {
  { "to-move", CG_FIELD_SEAT, CG_FIELD_AT (CgState, to_move),
    .min = CG_NO_SEAT },
  { "table", CG_FIELD_CARDS, CG_FIELD_AT (CgState, table),
    CG_FIELD_COUNT (CgState, n_table), .max_of = most_on_table },
  { "score", CG_FIELD_NUMBER, CG_FIELD_EACH (CgState, score),
    .max_of = most_tricks },
  { "hand", CG_FIELD_SET, CG_FIELD_EACH (CgState, hand),
    CG_FIELD_HIDDEN (CgState, hidden) },
  { "away", CG_FIELD_SET, CG_FIELD_MAY_MISS, CG_FIELD_AT (CgState, away) },
  { "stock", CG_FIELD_CARDS, CG_FIELD_MAY_MISS, CG_FIELD_AT (CgState, stock),
    CG_FIELD_COUNT (CgState, n_stock), .max = PACK_SIZE },
  { .key = NULL },
};

/* A lesson's position need not tell what is hidden: as many cards are away as
 * were won in tricks, and the others are the stock. */
static void
complete (CgState *s, GKeyFile *keys)
{
  CgCard left[PACK_SIZE];
  guint n_left = list_unplaced (s, left);
  guint tricks = 0;

  for (guint seat = 0; seat < s->seats; seat++)
    tricks += s->score[seat];
  if (!cg_position_has (keys, "away"))
    for (guint i = 0; i < tricks * s->seats && n_left > 0; i++)
      s->away = cg_set_add (s->away, left[--n_left]);
  if (!cg_position_has (keys, "stock"))
    s->n_stock = (guint8) list_unplaced (s, s->stock);
}

static const char *
validate (const CgState *s)
{
  CgSet pack = cg_set_full (CG_PACK_FRENCH, 1, 0);
  const char *wrong = cg_position_check_cards (&cg_rules_null, s, pack);
  guint tricks = cg_set_size (s->away) / s->seats;
  guint scored = 0;

  if (wrong != NULL)
    return wrong;
  if (cg_set_size (s->away) % s->seats != 0)
    return "the cards away are no whole number of tricks";
  if (tricks > s->cards || (s->to_move == CG_NO_SEAT) != (tricks == s->cards))
    return "the game is over when all cards are away, and not before";
  for (guint i = 0; i < s->seats; i++)
    {
      /* the last n_table seats before the one to move have laid */
      guint seat = ((guint) s->to_move + s->seats - i - 1) % s->seats;
      guint laid = tricks + (i < s->n_table);

      if (s->to_move == CG_NO_SEAT)
        seat = i;
      if (cg_set_size (s->hand[seat]) + laid != s->cards)
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

/* `random_move` is left out: it is only for games in which speed matters. */
const CgRules cg_rules_null = {
  .id = "null",
  .title = N_("The smallest game"),
  .min_seats = 2,
  .max_seats = MAX_SEATS,
  .default_seats = 2,
  .pack = CG_PACK_FRENCH,
  .options = options,
  .zones = zones,
  .fields = fields,
  .words = words,
  .max_plies = MAX_SEATS * MAX_CARDS,
  .state_size = state_size,
  .clear = clear,
  .deal = deal,
  .get_setup = get_setup,
  .validate = validate,
  .to_move = to_move,
  .moves = moves,
  .why_not = why_not,
  .play = play,
  .result = result,
  .redact = redact,
  .resample = resample,
  .complete = complete,
};
