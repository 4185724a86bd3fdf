/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of the game "The smallest shedding game". Like the rules of every
 * game they contain no sentence, no drawing and no clock. They use the engine
 * and the parts that shedding games share (games/shedding).
 *
 * Each of 2 to 5 players gets three cards face down, three face up on them, and
 * three in hand; the remaining cards are the stock. The player after the dealer
 * leads, and in turn each player lays one or more equal cards, of which one is
 * not lower than the card on top of the pile or of its suit; the ace is the
 * highest. A 10 fits on anything and makes the pile leave the game, unless the
 * house rule `tens_burn` is off; whoever laid it plays again. After a lay the
 * hand is filled up to `draw` cards. Whoever has no card that fits takes the
 * pile. When the stock and the hand are empty, the face-up cards are taken into
 * the hand, and after them the face-down ones are turned over, one in each
 * turn. The first player without cards wins. */

/* This game is a template of build-aux/new-game. It is never shown to users. A
 * new game begins as a copy of it, in which one function after the other is
 * changed, while `./check --game ID` tells what is still wrong. */

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

/* CgRules.deal: nine cards each (NS-1). The phase after shed_deal_hands() is
 * the one in which Norwegian War exchanges cards; here the game begins at once.
 */
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

/* Returns the cards that fit on the pile, as bits of a CgSet: any on an empty
 * pile; else equal or higher ones, those of a suit of the top lay (NS-2), and
 * tens that burn (NS-3). */
static guint64
layable (const CgState *s)
{
  if (s->top == 0)
    return CG_CARD_BITS;
  return shed_from_rank (s->top) |
         SHED_SUITS (shed_laid_move (s->pile[s->n_pile - 1]) & 15) |
         (burns (s, 10) ? SHED_RANK (10) : 0);
}

/* CgRules.moves: lays, or a face-down card if the hand is empty (NS-6), or the
 * pile if nothing fits (NS-5). */
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

/* Makes @seat draw (NS-4), and take its face-up cards into an empty hand
 * (NS-6). */
static void
refill (CgState *s, int seat, CgEvents *events)
{
  shed_draw_up_to (&s->shed, s->seat, seat, s->option[OPTION_DRAW], events);
  if (s->n_hand[seat] == 0 && s->up[seat][0] != CG_CARD_NONE)
    shed_learn (&s->shed, s->seat, seat,
                shed_take_up_set (&s->shed, seat, events), ROW_SIZE);
}

/* Lays the cards of @move, which have already left the hand or the row (NS-2).
 */
static void
lay (CgState *s, CgMove move, CgEvents *events)
{
  int seat = s->to_move;
  int next = shed_next (&s->shed, seat);
  guint rank = shed_lay_rank (move);

  shed_note_lay (&s->shed, move, events);
  shed_put_on_pile (&s->sets, move, seat);
  s->top = (guint8) rank;
  if (burns (s, rank)) /* NS-3 */
    {
      shed_burn (&s->sets, seat, rank, events);
      shed_clear_sets (&s->sets);
      next = seat;
    }
  if (shed_has_no_card (&s->shed, seat)) /* NS-7 */
    {
      shed_go_out (&s->shed, seat, events);
      shed_end_game (&s->shed, events);
      return;
    }
  refill (s, seat, events);
  shed_give_turn (&s->shed, next, events);
}

/* Makes @seat take the pile; the next player leads (NS-5). */
static void
pick_up (CgState *s, int seat, CgEvents *events)
{
  shed_note_pick_up (&s->shed, seat, CG_NO_SEAT, events);
  shed_learn (&s->shed, s->seat, seat, s->pile_cards, s->n_pile_cards);
  shed_clear_sets (&s->sets);
  shed_give_turn (&s->shed, shed_next (&s->shed, seat), events);
}

/* Turns over a face-down card, and lays it if it fits (NS-6). */
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

/* CgRules.play. */
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
  if (shed_is_too_long (&s->shed, NULL_SHED_MAX_PLIES)) /* NS-7 */
    shed_end_game (&s->shed, events);
}

/* CgRules.knows: everybody has seen the cards that were taken up. */
static CgSet
knows (const CgState *s, int viewer, guint zone, int owner)
{
  return zone == SHEDDING_HAND ? s->seat[owner].known : (CgSet) { 0, 0 };
}

/* --- texts ---------------------------------------------------------------- */

/* CgField.settle of the field "known". */
static const char *
settle_known (CgState *s, int seat)
{
  return shed_check_known (&s->seat[seat]);
}

/* The members of the state, one row for each: its key in a text, the kind of
 * its value, and where it is stored. The engine uses this table to write and
 * read positions, and refuses unknown keys and values out of range. All members
 * of this game are those of SHED_SETS and have a row that is written already; a
 * member that you add gets a row here, as cg-position.h describes.
 *
 * A row with CG_ZONE() is a place for cards, and tells its role and who sees
 * the cards. From this the engine knows what to hide from a seat and how to
 * deal hidden cards anew for the search. */
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

/* Checks that the members of a position agree with each other. Returns what is
 * wrong, or NULL. The engine has already checked that each card is in exactly
 * one place. */
static const char *
validate (const CgState *s)
{
  return shed_validate (&cg_rules_null_shed, &s->shed, FALSE,
                        (s->phase == SHEDDING_PLAY ||
                         s->phase == SHEDDING_OVER) && !burns (s, s->top));
}

/* The slots that are not set here have defaults, which cg-rules.h describes.
 * The slot random_move is only needed by games whose speed matters. */
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
