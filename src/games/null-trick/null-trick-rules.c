/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of the game "The smallest trick game". Like the rules of every game
 * they use only the engine. They contain no sentences, draw nothing and read no
 * clock.
 *
 * Each of 2 to 4 players gets cards from the Spanish pack of 40 cards, as many
 * as the option `cards` tells. The next card is turned up and put under the
 * stock, and its suit is the trump suit. The player after the dealer leads. In
 * turn each player lays any one card; with the house rule `follow`, a player
 * who has cards of the suit that was led must lay one of them. The highest
 * trump takes the trick or, if there is no trump, the highest card of the suit
 * that was led. Then each player draws a card, the winner of the trick first,
 * if there are enough cards for all players; the turn-up is drawn last. The
 * winner leads to the next trick. When the hands are empty, the player with the
 * most points in captured cards wins. With the house rule `partners` and four
 * players, those who sit opposite each other win together. */

/* This game is a template that build-aux/new-game copies to begin a new game.
 * Users never see it. In the copy, change one function after the other;
 * `./check --game ID` tells what is still wrong. */

#include "null-trick-rules.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <glib/gi18n.h>

/* --- the shape of the game ------------------------------------------------ */

static const CgOption options[] = {
  [OPTION_CARDS] = { "cards", NC_("house rule", "Cards in each hand"),
                     .min = 2, .max = 5, .step = 1, .default_value = 3 },
  [OPTION_FOLLOW] = { "follow", NC_("house rule", "Suit must be followed"),
                      CG_SWITCH (FALSE) },
  [OPTION_PARTNERS] = { "partners",
                        NC_("house rule", "Four players are two pairs"),
                        CG_SWITCH (FALSE) },
  { .id = NULL },
};

/* By rank: how strong a card is among the cards of its suit (rule NT-3), and
 * how many points it counts (rule NT-5). The king has the rank 12. */
static CgByRank strength = { [1] = 12, [3] = 11, [12] = 10, [11] = 9, [10] = 8,
                             [7] = 7, [6] = 6, [5] = 5, [4] = 4, [2] = 2 };
static CgByRank points = { [1] = 11, [3] = 10, [12] = 4, [11] = 3, [10] = 2 };

/* Implements CgRules.deal: each player gets as many cards as the option `cards`
 * tells, and the next card is turned up (rule NT-1). */
static void
deal (const CgSetup *setup, CgRandom *random, CgState *s)
{
  CgCard cards[CG_MAX_ZONE];
  guint n;

  cg_clear (&cg_rules_null_trick, setup, s);
  n = cg_shuffle_all (&cg_rules_null_trick, s, random, cards);
  for (guint i = 0; i < s->option[OPTION_CARDS]; i++)
    for (guint seat = 0; seat < s->seats; seat++)
      s->hand[seat] = cg_set_add (s->hand[seat], cards[--n]);
  s->turned = s->turn_up = cards[--n];
  s->n_stock = (guint8) cg_cards_copy (cards, n, s->stock);
  s->to_move = (gint8) ((s->dealer + 1) % s->seats);
}

/* --- legal moves ---------------------------------------------------------- */

/* In each move one card is laid. The CgMove is the number of this card, a
 * CgCard. */

static int
to_move (const CgState *s)
{
  return s->to_move;
}

/* Implements CgRules.moves: any card of the hand may be laid, unless suit must
 * be followed (rule NT-2). */
static guint
moves (const CgState *s, CgMove out[CG_MAX_MOVES])
{
  CgSet cards;

  if (s->to_move == CG_NO_SEAT)
    return 0;
  cards = s->hand[s->to_move];
  if (s->option[OPTION_FOLLOW])
    cards = cg_trick_following (cards, cg_trick_led_suit (&s->trick));
  return cg_move_list_cards (cards, CG_PACK_SPANISH, out);
}

static CgRefusal
why_not (const CgState *s, CgMove move)
{
  CgRefusal refusal = cg_move_refuse_card (CG_PACK_SPANISH, s->to_move,
                                           s->hand, move);

  return refusal.kind == CG_LEGAL && s->option[OPTION_FOLLOW]
           ? cg_trick_refuse (&s->trick, s->hand[s->to_move], (CgCard) move)
           : refusal;
}

/* --- play ----------------------------------------------------------------- */

/* The CgTrickBeats of this game: returns whether @card takes the trick from
 * @other (rule NT-3). */
static gboolean
beats (const CgState *s, CgCard card, CgCard other)
{
  return cg_trick_beats (card, other, (int) cg_card_suit (s->turned), strength);
}

/* Makes each seat draw one card from the stock, the seat @first first. The
 * turn-up is drawn last. If there are fewer cards than seats, nobody draws
 * (rule NT-4). */
static void
draw (CgState *s, int first, CgEvents *events)
{
  if (s->n_stock + (s->turn_up != CG_CARD_NONE) < s->seats)
    return;
  for (int i = 0; i < s->seats; i++)
    {
      int seat = (first + i) % s->seats;
      CgCard *card = s->n_stock > 0 ? &s->stock[--s->n_stock] : &s->turn_up;

      s->hand[seat] = cg_set_add (s->hand[seat], *card);
      *card = card == &s->turn_up ? CG_CARD_NONE : 0;
      cg_events_add_count (events, CG_EVENT_DREW, seat, 1);
    }
}

/* Gives the complete trick to the seat that has won it, and makes all seats
 * draw. If the hands are then empty, ends the game; otherwise the winner leads
 * to the next trick. */
static void
take_trick (CgState *s, CgEvents *events)
{
  int seat = s->trick.seat[cg_trick_best (&s->trick, beats, s)];

  s->won[seat] = cg_set_union (s->won[seat], cg_trick_take (&s->trick));
  cg_events_add_count (events, CG_EVENT_TOOK_TRICK, seat, s->seats);
  draw (s, seat, events);
  s->to_move = (gint8) (cg_set_is_empty (s->hand[seat]) ? CG_NO_SEAT : seat);
  cg_events_add (events,
                 s->to_move == CG_NO_SEAT ? CG_EVENT_GAME_OVER : CG_EVENT_LEADS,
                 s->to_move);
}

/* Implements CgRules.play: lays a card. If the trick is then complete, gives it
 * to its winner. */
static void
play (CgState *s, CgMove move, CgEvents *events)
{
  int seat = s->to_move;

  if (events != NULL)
    events->n = 0;
  s->hand[seat] = cg_set_remove (s->hand[seat], (CgCard) move);
  s->to_move = (gint8) ((seat + 1) % s->seats);
  cg_trick_lay (&s->trick, seat, (CgCard) move);
  cg_events_add_card (events, CG_EVENT_LAID, seat, (CgCard) move);
  if (s->trick.n == s->seats)
    take_trick (s, events);
}

/* Implements CgRules.team: with the house rule `partners` and four players,
 * those who sit opposite each other are a team (rule NT-5). */
static int
team (const CgState *s, int seat)
{
  return s->option[OPTION_PARTNERS] && s->seats == 4 ? seat % 2 : seat;
}

/* Implements CgRules.result: the player with the most points wins; the points
 * of partners are added up (rule NT-5). */
static void
result (const CgState *s, CgResult *out)
{
  *out = (CgResult) { .goes_on = FALSE };
  for (int seat = 0; seat < s->seats; seat++)
    for (int other = 0; other < s->seats; other++)
      if (team (s, other) == team (s, seat))
        out->score[seat] += (gint32) cg_set_points (s->won[other], points);
  cg_result_place_by_score (&cg_rules_null_trick, s, out);
}

/* Implements CgRules.knows: everybody has seen all captured cards, and which
 * seat drew the turn-up. */
static CgSet
knows (const CgState *s, int viewer, guint zone, int owner)
{
  if (zone == ZONE_WON)
    return s->won[owner];
  if (zone == ZONE_HAND && cg_set_count (s->hand[owner], s->turned) > 0)
    return cg_set_of (s->turned);
  return (CgSet) { 0, 0 };
}

/* --- texts ---------------------------------------------------------------- */

/* The table has one row for each member of the state: its key in the text of a
 * position, the kind of its value, and where it is stored. The engine uses the
 * table to write and read positions, and refuses unknown keys and values out of
 * range.
 *
 * A row with CG_ZONE() is a zone: a place for cards, with a role and with the
 * seats that see its cards. The engine uses this to hide cards from a seat, and
 * to deal the hidden cards at random for the search. */
static const CgField fields[] = {
  { "to-move", CG_FIELD_SEAT, CG_FIELD_AT (CgState, to_move),
    .min = CG_NO_SEAT },
  { "turned", CG_FIELD_CARD, CG_FIELD_AT (CgState, turned) },
  { "trick", CG_FIELD_LAYS, CG_ZONE (TRICK, ALL),
    CG_FIELD_TRICK (CgState, trick) },
  { "turn-up", CG_FIELD_CARD, CG_FIELD_IF_ANY, CG_ZONE (TURN_UP, ALL),
    CG_FIELD_AT (CgState, turn_up) },
  { "hand", CG_FIELD_SET, CG_ZONE (HAND, OWNER), CG_FIELD_EACH (CgState, hand),
    CG_FIELD_HIDDEN (CgState, hidden) },
  { "won", CG_FIELD_SET, CG_FIELD_IF_ANY, CG_ZONE (CAPTURED, NOBODY),
    CG_FIELD_EACH (CgState, won) },
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
  if (s->turn_up == CG_CARD_NONE ? s->n_stock > 0 : s->turn_up != s->turned)
    return "the turn-up is drawn last";
  return cg_trick_validate (&s->trick, s->to_move, s->seats, s->hand);
}

/* How moves are written as text, such as "lay 7o". */
static const CgMoveWord words[] = {
  { "lay", 0, CG_MOVE_CARD },
  { .word = NULL },
};

/* The slots that are not set here have defaults, which cg-rules.h describes. A
 * game needs the slot random_move only if its speed matters. */
const CgRules cg_rules_null_trick = {
  .id = "null-trick",
  .title = N_("The smallest trick game"),
  .min_seats = 2,
  .max_seats = MAX_SEATS,
  .default_seats = 2,
  .pack = CG_PACK_SPANISH,
  .ranks = CG_RANKS_SPANISH_40,
  CG_STATE (CgState),
  .options = options,
  .fields = fields,
  .words = words,
  .max_plies = PACK_SIZE,
  .deal = deal,
  .validate = validate,
  .to_move = to_move,
  .moves = moves,
  .why_not = why_not,
  .play = play,
  .result = result,
  .team = team,
  .knows = knows,
};
