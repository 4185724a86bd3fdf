/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of the game "The smallest shedding game". Like the rules of every
 * game they contain no sentences, draw nothing and read no clock. They use only
 * the engine and the parts that shedding games share (games/shedding).
 *
 * Each of 2 to 5 players gets three cards face down, three face up on them, and
 * three in hand; the remaining cards are the stock. The player after the dealer
 * leads. In turn each player lays one or more cards of one rank on the pile.
 * The rank must not be lower than the rank on top of the pile, or at least one
 * of the cards must be of a suit that was laid last; the ace is the highest
 * rank. Tens fit on any card and make the pile leave the game, and the player
 * who laid them plays again, unless the house rule `tens_burn` is off. After
 * laying, a player draws until the hand has as many cards as the option `draw`
 * tells. A player who has no card that fits takes the pile. When the stock and
 * a player's hand are empty, the player takes their face-up cards into the
 * hand. When the hand is empty again, the player turns over the face-down
 * cards, one in each turn. The first player without cards wins. */

/* This game is a template that build-aux/new-game copies to begin a new game.
 * Users never see it. In the copy, change one function after the other;
 * `./check --game ID` tells what is still wrong. */

#include "null-shed-rules.h"

#include <glib/gi18n.h>

/* --- the shape of the game ------------------------------------------------ */

static const CgOption null_shed_options[] = {
  [OPTION_DRAW] = { "draw", NC_("house rule", "Cards to draw up to"),
                    .min = 3, .max = 6, .step = 1, .default_value = 3 },
  [OPTION_TENS_BURN] = { "tens_burn", NC_("house rule", "Tens burn the pile"),
                         CG_SWITCH (TRUE) },
  { .id = NULL },
};

/* Implements CgRules.deal: each seat gets nine cards (rule NS-1).
 * shed_deal_hands() sets the phase to SHEDDING_EXCHANGE, in which players
 * exchange cards. This game has no such phase and begins at once. */
static void
deal (const CgSetup *setup, CgRandom *random, CgState *s)
{
  shed_deal_hands (&cg_rules_null_shed, setup, random, s, s->seat);
  s->phase = SHEDDING_PLAY;
}

/* --- legal moves ---------------------------------------------------------- */

static gboolean
burns (const CgState *s, guint rank)
{
  return rank == 10 && s->option[OPTION_TENS_BURN];
}

/* Returns the cards that fit on the pile, as bits of a CgSet. On an empty pile
 * every card fits. Otherwise the cards fit that are of the rank on top, of a
 * higher rank, or of a suit that was laid last (rule NS-2); tens also fit if
 * they burn the pile (rule NS-3). */
static guint64
layable (const CgState *s)
{
  if (s->top == 0)
    return CG_CARD_BITS;
  return shed_from_rank (s->top) |
         SHED_SUITS (shed_laid_move (s->pile[s->n_pile - 1]) & 15) |
         (burns (s, 10) ? SHED_RANK (10) : 0);
}

/* Implements CgRules.moves. The moves lay hand cards or, if the hand is empty,
 * turn over a face-down card (rule NS-6). If no hand card fits, the only move
 * is to take the pile (rule NS-5). */
static guint
moves (const CgState *s, CgMove *out)
{
  guint n;

  if (s->to_move == CG_NO_SEAT)
    return 0;
  n = s->n_hand[s->to_move] == 0
        ? shed_list_flips (&s->shed, out)
        : shed_list_lays (s->seat[s->to_move].hand, layable (s), out);
  if (n == 0)
    out[n++] = SHED_MOVE (SHEDDING_MOVE_PICK_UP, 0);
  return n;
}

static CgRefusal
why_not_lay (const CgState *s, CgMove move)
{
  CgRefusal refusal = shed_refuse_lay (move, s->seat[s->to_move].hand);

  if (refusal.kind != CG_LEGAL ||
      (shed_lay_cards (move).lo & layable (s)) != 0)
    return refusal;
  return cg_refuse_rank (SHEDDING_REFUSE_TOO_LOW, s->top);
}

static CgRefusal
why_not (const CgState *s, CgMove move)
{
  static const SheddingRefusing refusing = {
    .moves = moves,
    .lay = why_not_lay,
  };

  return shed_why_not (&refusing, s, move, s->seat[MAX (s->to_move, 0)].hand);
}

/* --- play ----------------------------------------------------------------- */

/* Makes @seat draw from the stock until it has enough cards (rule NS-4). If its
 * hand is still empty then, makes it take its face-up cards (rule NS-6). */
static void
refill (CgState *s, int seat, CgEvents *events)
{
  shed_draw_up_to (&s->shed, s->seat, seat, s->option[OPTION_DRAW], events);
  if (s->n_hand[seat] == 0 && s->up[seat][0] != CG_CARD_NONE)
    shed_learn (&s->shed, s->seat, seat,
                shed_take_up_set (&s->shed, seat, events), ROW_SIZE);
}

/* Puts the cards of @move on the pile (rule NS-2) and gives the turn to the
 * seat that plays next. The caller has already removed the cards from the hand
 * or from the face-down row. */
static void
lay (CgState *s, CgMove move, CgEvents *events)
{
  int seat = s->to_move;
  int next = shed_next (&s->shed, seat);
  guint rank = shed_lay_rank (move);

  shed_note_lay (&s->shed, move, events);
  shed_put_on_pile (&s->sets, move, seat);
  s->top = (guint8) rank;
  if (burns (s, rank)) /* rule NS-3: the same seat plays again */
    {
      shed_burn (&s->sets, seat, rank, events);
      shed_clear_sets (&s->sets);
      next = seat;
    }
  if (shed_has_no_card (&s->shed, seat)) /* rule NS-7: the seat wins */
    {
      shed_go_out (&s->shed, seat, events);
      shed_end_game (&s->shed, events);
      return;
    }
  refill (s, seat, events);
  shed_give_turn (&s->shed, next, events);
}

/* Makes @seat take the pile; the next seat leads (rule NS-5). */
static void
pick_up (CgState *s, int seat, CgEvents *events)
{
  shed_note_pick_up (&s->shed, seat, CG_NO_SEAT, events);
  shed_learn (&s->shed, s->seat, seat, s->pile_cards, s->n_pile_cards);
  shed_clear_sets (&s->sets);
  shed_give_turn (&s->shed, shed_next (&s->shed, seat), events);
}

/* Turns over the face-down card at @position. If the card fits, it is laid;
 * otherwise the seat to move takes it with the pile (rule NS-6). */
static void
flip (CgState *s, guint position, CgEvents *events)
{
  int seat = s->to_move;
  CgCard card = shed_flip (&s->shed, position, events);

  if ((cg_set_of (card).lo & layable (s)) != 0)
    lay (s, shed_lay_card (card), events);
  else
    {
      shed_learn (&s->shed, s->seat, seat, cg_set_of (card), 1);
      pick_up (s, seat, events);
    }
}

/* Implements CgRules.play. */
static void
play (CgState *s, CgMove move, CgEvents *events)
{
  if (events != NULL)
    events->n = 0;
  switch (shed_move_kind (move))
    {
    case SHEDDING_MOVE_LAY:
      shed_unlearn (&s->shed, s->seat, s->to_move, shed_lay_cards (move),
                    shed_lay_size (move));
      lay (s, move, events);
      break;
    case SHEDDING_MOVE_PICK_UP:
      pick_up (s, s->to_move, events);
      break;
    default: /* SHEDDING_MOVE_FLIP */
      flip (s, move & 3, events);
    }
  /* rule NS-7: a game that has lasted too long ends */
  if (shed_is_too_long (&s->shed, NULL_SHED_MAX_PLIES))
    shed_end_game (&s->shed, events);
}

/* Implements CgRules.knows: everybody has seen the cards that a seat has taken
 * from its face-up row or from the pile. */
static CgSet
knows (const CgState *s, int viewer, guint zone, int owner)
{
  return zone == SHEDDING_HAND ? s->seat[owner].known : (CgSet) { 0, 0 };
}

/* --- texts ---------------------------------------------------------------- */

/* Implements CgField.settle for the field "known". */
static const char *
settle_known (CgState *s, int seat)
{
  return shed_check_known (&s->seat[seat]);
}

/* The table has one row for each member of the state: its key in the text of a
 * position, the kind of its value, and where it is stored. The engine uses the
 * table to write and read positions, and refuses unknown keys and values out of
 * range. The macros of games/shedding make the rows for the members that
 * shedding games have in common. If you add a member to the state, add a row
 * for it here, as cg-position.h describes.
 *
 * A row with CG_ZONE() is a zone: a place for cards, with a role and with the
 * seats that see its cards. The engine uses this to hide cards from a seat, and
 * to deal the hidden cards at random for the search. */
static const CgField null_shed_fields[] = {
  SHED_FIELDS_TURN (shed_phase_words),
  SHED_FIELD_PLIES (NULL_SHED_MAX_PLIES),
  SHED_FIELD_OUT,
  SHED_FIELD_STOCK,
  SHED_FIELD_PILE (shed_add_to_pile),
  SHED_FIELD_BURNT,
  SHED_FIELDS_HAND (CgState, settle_known),
  SHED_FIELDS_ROWS (shed_settle_up),
  { .key = NULL },
};

/* Implements CgRules.validate: checks that the members of the position @s agree
 * with each other. Returns what is wrong, or NULL if nothing is. The engine has
 * already checked that each card is in exactly one zone. */
static const char *
validate (const CgState *s)
{
  return shed_validate (&cg_rules_null_shed, &s->shed, FALSE,
                        (s->phase == SHEDDING_PLAY ||
                         s->phase == SHEDDING_OVER) && !burns (s, s->top));
}

/* The slots that are not set here have defaults, which cg-rules.h describes. A
 * game needs the slot random_move only if its speed matters. */
const CgRules cg_rules_null_shed = {
  .id = "null-shed",
  .title = N_("The smallest shedding game"),
  .min_seats = 2,
  .max_seats = MAX_SEATS,
  .default_seats = 3,
  .pack = CG_PACK_FRENCH,
  SHEDDING_RULES (null_shed, NULL_SHED, CgState),
  .deal = deal,
  .validate = validate,
  .moves = moves,
  .why_not = why_not,
  .write_move = shed_write_lay,
  .read_move = shed_read_lay,
  .play = play,
  .result = shed_result,
  .knows = knows,
};
