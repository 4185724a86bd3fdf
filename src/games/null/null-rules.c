/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of the game "The smallest game". Like the rules of every game they
 * use only the engine. They contain no sentences, draw nothing and read no
 * clock.
 *
 * Each of 2 to 4 players gets cards from one pack, as many as the option
 * `cards` tells; the remaining cards are a stock that nobody touches. The
 * player after the dealer leads. In turn each player lays any one card. The
 * highest rank wins the trick, and the ace is the lowest rank; with the house
 * rule `low_wins` the lowest rank wins. Of several cards of that rank the one
 * that was laid first wins. The winner of a trick leads to the next one. When
 * the hands are empty, the player with the most tricks wins. */

/* This game is the template that build-aux/new-game copies to begin a new game.
 * Users never see it; the tests use it when any game will do. In the copy,
 * change one function after the other; `./check --game ID` tells what is still
 * wrong. */

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

/* Implements CgRules.deal: each player gets as many cards as the option `cards`
 * tells (rule NU-1). */
static void
deal (const CgSetup *setup, CgRandom *random, CgState *s)
{
  CgCard cards[CG_MAX_ZONE];
  guint n;

  cg_clear (&cg_rules_null, setup, s);
  s->to_move = (gint8) ((s->dealer + 1) % s->seats);
  n = cg_shuffle_all (&cg_rules_null, s, random, cards);
  for (guint i = 0; i < s->option[OPTION_CARDS]; i++)
    for (guint seat = 0; seat < s->seats; seat++)
      s->hand[seat] = cg_set_add (s->hand[seat], cards[--n]);
  s->n_stock = (guint8) cg_cards_copy (cards, n, s->stock);
}

/* --- play ----------------------------------------------------------------- */

/* In each move one card is laid. The CgMove is the number of this card, a
 * CgCard. */

static int
to_move (const CgState *s)
{
  return s->to_move;
}

static CgRefusal
why_not (const CgState *s, CgMove move)
{
  return cg_move_refuse_card (CG_PACK_FRENCH, s->to_move, s->hand, move);
}

/* Implements CgRules.moves: every card of the hand may be laid (rule NU-2). */
static guint
moves (const CgState *s, CgMove out[CG_MAX_MOVES])
{
  return s->to_move == CG_NO_SEAT
           ? 0
           : cg_move_list_cards (s->hand[s->to_move], CG_PACK_FRENCH, out);
}

/* Returns the seat that wins the trick on the table (rule NU-3). All seats have
 * laid a card to it, so that the seat to move is again the seat that led. */
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

/* Implements CgRules.play: lays a card (rule NU-2). If the trick is then
 * complete, gives it to its winner (rule NU-3). Adds an event to @events, which
 * may be NULL, for each thing that happens, in order. */
static void
play (CgState *s, CgMove move, CgEvents *events)
{
  CgCard card = (CgCard) move;
  guint seat = (guint) s->to_move;

  if (events != NULL)
    events->n = 0;

  s->hand[seat] = cg_set_remove (s->hand[seat], card);
  s->table[s->n_table++] = card;
  s->to_move = (gint8) ((seat + 1) % s->seats);
  cg_events_add_card (events, CG_EVENT_LAID, (int) seat, card);
  if (s->n_table < s->seats)
    return;

  seat = trick_winner (s);
  s->score[seat]++;
  for (guint i = 0; i < s->seats; i++)
    s->away = cg_set_add (s->away, s->table[i]);
  memset (s->table, 0, sizeof s->table);
  s->n_table = 0;
  cg_events_add_count (events, CG_EVENT_SCORED, (int) seat, 1);

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

/* Implements CgRules.result: the player with the most tricks wins (rule NU-4).
 */
static void
result (const CgState *s, CgResult *out)
{
  memset (out, 0, sizeof *out);
  for (guint seat = 0; seat < s->seats; seat++)
    out->score[seat] = s->score[seat];
  cg_result_place_by_score (&cg_rules_null, s, out);
}

/* --- texts ---------------------------------------------------------------- */

/* The table has one row for each member of the state: its key in the text of a
 * position, the kind of its value, where it is stored, and its range. The
 * engine uses the table to write and read positions. A person may have written
 * the text, so the engine refuses unknown keys, unknown words and numbers out
 * of range.
 *
 * A row with CG_ZONE() is a zone: a place for cards, with a role and with the
 * seats that see its cards. The engine uses this to hide cards from a seat, and
 * to deal the hidden cards at random for the search. If players can know cards
 * that they do not see now, because they saw them before, the game must set
 * CgRules.knows. */

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
  { "table", CG_FIELD_CARDS, CG_ZONE (PILE, ALL), CG_FIELD_AT (CgState, table),
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

/* Implements CgRules.validate: checks that the members of the position @s agree
 * with each other. Returns what is wrong, or NULL if nothing is. The engine has
 * already checked that each card is in exactly one zone. */
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
      /* The last n_table seats before the seat to move have laid a card to the
       * present trick. */
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

/* How moves are written as text, such as "lay 7H". */
static const CgMoveWord words[] = {
  { "lay", 0, CG_MOVE_CARD },
  { .word = NULL },
};

/* The slots that are not set here have defaults, which cg-rules.h describes. A
 * game needs the slot random_move only if its speed matters. */
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
