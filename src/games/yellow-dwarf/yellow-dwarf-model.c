/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model of Nain jaune: which cards a move uses, the scores, the boxes and
 * the sequence on the table. It decides no rule; it asks the engine. */

#include "yellow-dwarf-model-private.h"

#include <glib/gi18n.h>

/* --- what moves are made of --- */

static gboolean
compose (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n, CgMove *move, const char **sentence)
{
  *sentence = NULL;
  if (n != 1 || chosen[0].zone != YELLOW_DWARF_HAND)
    return FALSE;
  *move = chosen[0].card;
  return TRUE;
}

/* Implements TapisGameKind.gives_up: asks for confirmation if a person passes
 * who could lay a card. It does not ask if a person forgets to announce a card,
 * because to remember it is part of the game. */
static const char *
gives_up (const TapisGameKind *kind, const CgMove *moves, guint n, CgMove move)
{
  if (move != YELLOW_DWARF_STOP)
    return NULL;
  for (guint i = 0; i < n; i++)
    if (moves[i] < YELLOW_DWARF_STOP)
      return N_("You could lay a card. Pass again if you are sure.");
  return NULL;
}

/* Implements TapisGameKind.forced. A pass may be made for the person: if it is
 * the only legal move, there is no card to announce, because announcing would
 * be another legal move. */
static TapisForced
forced (const TapisGameKind *kind, const CgState *state, CgMove move)
{
  return move == YELLOW_DWARF_STOP ? TAPIS_FORCED_PASS : TAPIS_FORCED_MOVE;
}

static int
score (const TapisGameKind *kind, const CgState *state, int seat)
{
  return state->bank[seat];
}

/* Implements TapisScoring.first. The first stake belongs to the first round, so
 * the score before that round is what @seat had before it staked. */
static int
first_score (const TapisGameKind *kind, const CgState *s, int seat)
{
  return s->bank[seat] + yellow_dwarf_stake (s);
}

/* Returns how many of @units small tokens are not exchanged for larger ones,
 * each of which is worth @size small ones. If there are at most @most small
 * tokens, all of them are kept. Otherwise the largest number up to @most is
 * kept that leaves a multiple of @size to be exchanged. */
static guint
keep_small (guint units, guint most, guint size)
{
  guint least = most - size + 1;

  return units <= most ? units : least + (units - least) % size;
}

/* Implements TapisScoring.tokens: sets @out to the tokens that show @points, at
 * most 20 ones and 10 fives, as at the start (rule NJ-4), and tens for the
 * rest. 120 points are 5 tens, 10 fives and 20 ones. The same number of points
 * always gives the same tokens. */
static gboolean
tokens (int points, TapisTokens *out)
{
  guint units = (guint) MAX (points, 0);
  guint fives;

  out->ones = keep_small (units, 20, 5);
  fives = (units - out->ones) / 5;
  out->fives = keep_small (fives, 10, 2);
  out->tens = (fives - out->fives) / 2;
  return TRUE;
}

/* Returns the fewest tokens that show @points, the points of a box. */
static TapisTokens
box_tokens (int points)
{
  return (TapisTokens) { (guint) points / 10, (guint) points % 10 / 5,
                         (guint) points % 5 };
}

/* Rules NJ-3, NJ-15, NJ-21, NJ-22 and NJ-23. */
static const TapisAccountRow account[] = {
  /* Translators: rows of an account, with each player's points: "Stake −15" */
  { NC_("account", "Stake"), YELLOW_DWARF_EVENT_STAKED, .sign = -1 },
  { NC_("account", "Boxes taken"), YELLOW_DWARF_EVENT_TOOK_BOX, .sign = 1 },
  /* Translators: a row of an account: points for cards that were left */
  { NC_("account", "Cards left over"), YELLOW_DWARF_EVENT_PAID, .sign = -1 },
  { NC_("account", "Grand Opera"), YELLOW_DWARF_EVENT_GRAND_OPERA, .sign = 1 },
  /* Translators: a row of an account: put into boxes for cards not laid */
  { NC_("account", "Put into boxes"), YELLOW_DWARF_EVENT_KEPT, .sign = -1 },
  { .title = NULL },
};

/* Implements TapisScoring.round_winner: returns the seat that has no cards
 * left, because it has won the round (rule NJ-20), or CG_NO_SEAT if there is
 * none. */
static int
round_winner (const TapisGameKind *kind, const CgState *s)
{
  for (int seat = 0; seat < s->seats; seat++)
    if (yellow_dwarf_hand_size (s, seat) == 0)
      return seat;
  return CG_NO_SEAT;
}

/* --- boxes and sequence --- */

TapisBox
tapis_yellow_dwarf_get_box (TapisGame *game, guint box)
{
  const CgState *s = tapis_game_get_state (game);
  CgCard card = yellow_dwarf_box_cards[box];

  return (TapisBox) {
    .card = card,
    .points = (guint) s->box[box],
    .tokens = box_tokens (s->box[box]),
    .laid = yellow_dwarf_pile_set (s) >> card & 1,
    .claimed = s->claim == box + 1 && tapis_game_now (game)->viewer_to_move,
    .closed = yellow_dwarf_is_closed (s, box),
  };
}

guint
tapis_yellow_dwarf_get_run (TapisGame *game)
{
  const CgState *s = tapis_game_get_state (game);
  guint n = s->n_pile > 0;

  while (n < s->n_pile &&
         cg_card_rank (yellow_dwarf_lay_card (s->pile[s->n_pile - n])) ==
           cg_card_rank (yellow_dwarf_lay_card (
             s->pile[s->n_pile - n - 1])) + 1)
    n++;
  return n;
}

/* --- the kind --- */

/* The ids of the parts of the table at which a lesson can point: the board, and
 * each box, named after its card (rule NJ-3). */
static const char *const signs[] = {
  "board", "box-10D", "box-JC", "box-QS", "box-KH", "box-7D", NULL,
};

static const TapisScoring scoring = {
  .score = score,
  .first = first_score,
  .tokens = tokens,
  .account = account,
  .round_winner = round_winner,
};

const TapisGameKind tapis_kind_yellow_dwarf = {
  .rules = &cg_rules_yellow_dwarf,
  .words = &tapis_words_yellow_dwarf,
  .says = &tapis_position_words_yellow_dwarf,
  .scoring = &scoring,
  .quiz = &tapis_quiz_yellow_dwarf,
  .signs = signs,
  .compose = compose,
  .one_only = tapis_always,
  .gives_up = gives_up,
  .forced = forced,
  .places = 3,
};
