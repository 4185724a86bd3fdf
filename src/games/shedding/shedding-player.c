/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Norwegian War and Balcó choose a move: the best
 * lay by the rules of thumb, with the reason for it; the exchange of cards
 * before the game; and the weaker choices of the level easy. */

#include "shedding-player.h"

#include <string.h>

/* How many moves each player makes on average before chance begins to change
 * the choices. */
#define PATIENCE 60

/* The largest number of points that restlessness() returns. */
#define MAX_RESTLESS 200

/* Returns the largest number of points that chance adds to a move now. The
 * longer the game lasts, the larger is this number: players who always judge in
 * the same way could give the same cards to each other for ever. */
static guint
restlessness (const ShedState *s)
{
  guint patience = PATIENCE * s->seats;

  return s->plies > patience
           ? MIN (MAX_RESTLESS, (s->plies - patience) / s->seats / 4)
           : 0;
}

gboolean
shed_tires (const CgState *redacted, CgRandom *random)
{
  return cg_random_below (random, MAX_RESTLESS) <
         restlessness (shed_state (redacted));
}

/* --- the best ------------------------------------------------------------- */

/* Returns the sum of the points that all rules of thumb give @lay. */
static int
worth (const ShedTable *t, const ShedGame *game, const ShedLay *lay)
{
  const ShedRule *rule;
  int points = 0;

  for (guint i = 0; (rule = shed_rule (game, i)) != NULL; i++)
    points += rule->points (t, lay);
  return points;
}

/* Returns whether @lay uses special cards and @second only plain ones. */
static gboolean
spends_special (const ShedTable *t, const ShedLay *lay, const ShedLay *second)
{
  return (shed_is_special (t, lay->rank) || lay->jokers > 0) &&
         !shed_is_special (t, second->rank) && second->jokers == 0;
}

/* Returns the rule of thumb that prefers @lay to @second by the most points, of
 * those that may be given as the reason (see ShedTells). Returns NULL if no
 * such rule prefers @lay. */
static const ShedRule *
most_telling (const ShedTable *t, const ShedGame *game, const ShedLay *lay,
              const ShedLay *second)
{
  gboolean spares = !spends_special (t, lay, second);
  const ShedRule *telling = NULL;
  const ShedRule *rule;
  int most = 0;

  for (guint i = 0; (rule = shed_rule (game, i)) != NULL; i++)
    {
      int mine = rule->points (t, lay);
      int points = mine - rule->points (t, second);

      if (points > most &&
          (mine > 0 || rule->tells == SHED_EITHER ||
           (rule->tells == SHED_THE_OTHER && spares)))
        {
          most = points;
          telling = rule;
        }
    }
  return telling;
}

/* Returns the reason for @lay if no rule of thumb prefers it to @second.
 * @second is NULL if nothing else can be laid. */
static guint8
plain_reason (const ShedTable *t, const ShedLay *lay, const ShedLay *second)
{
  if (shed_win_now (t, lay) > 0)
    return SHEDDING_REASON_WIN_NOW;
  if (shed_then_win (t, lay) > 0)
    return SHEDDING_REASON_THEN_WIN;
  return second != NULL && spends_special (t, lay, second)
           ? CG_REASON_ANY_MOVE
           : SHEDDING_REASON_DUMP_LOW;
}

/* Returns whether a reason of the kind @kind tells that a card is kept for
 * later. */
static gboolean
spares_a_card (guint kind)
{
  return kind == SHEDDING_REASON_DUMP_LOW ||
         kind == SHEDDING_REASON_KEEP_TWOS ||
         kind == SHEDDING_REASON_KEEP_THREES ||
         kind == SHEDDING_REASON_KEEP_TENS ||
         kind == SHEDDING_REASON_KEEP_ACES ||
         kind == SHEDDING_REASON_KEEP_JOKERS ||
         kind == SHEDDING_REASON_KEEP_ANSWER;
}

/* Returns the kind of the reason to give for @lay: @kind, or another kind that
 * describes @lay better. For example, a reason that tells that a card is kept
 * for later is replaced if @lay itself uses special cards or jokers. */
static guint8
fit_to_lay (const ShedTable *t, const ShedLay *lay, const ShedLay *second,
            guint kind)
{
  gboolean dearer = second != NULL &&
                    t->keep[lay->rank] > t->keep[second->rank];

  if (t->answering && lay->rank == SHED_TEN && lay->next == t->me &&
      (dearer || kind == SHEDDING_REASON_BURN_TO_LEAD))
    return SHEDDING_REASON_ANSWER_BURN;
  if (spares_a_card (kind) && t->jokers_join && lay->jokers > 0)
    return SHEDDING_REASON_JOKER_AS;
  if (spares_a_card (kind) && shed_is_special (t, lay->rank))
    return t->answering ? SHEDDING_REASON_ANSWER_CHEAPLY
                        : SHEDDING_REASON_CHEAPEST_SPECIAL;
  if (kind == SHEDDING_REASON_DUMP_LOW && lay->count > 1)
    return SHEDDING_REASON_LAY_ALL_EQUAL;
  return kind;
}

/* Sets the reason why @pick_up, which takes the pile, was chosen although
 * @second could be laid. */
static void
explain_pick_up (const ShedTable *t, const ShedGame *game,
                 const ShedLay *pick_up, const ShedLay *second,
                 CgReason *reason)
{
  const ShedRule *rule = most_telling (t, game, pick_up, second);
  int good = 0;

  for (guint i = 0; i < game->n_rules; i++)
    if (game->rules[i].reason == SHEDDING_REASON_PICK_UP_GOOD)
      good = game->rules[i].points (t, pick_up);
  if (rule != NULL && rule->reason == SHEDDING_REASON_NOT_END_ON_TEN)
    cg_reason_set (reason, SHEDDING_REASON_NOT_END_ON_TEN, 0);
  else if (worth (t, game, pick_up) - good < worth (t, game, second))
    cg_reason_set (reason, SHEDDING_REASON_PICK_UP_GOOD, 0);
  else
    cg_reason_set (reason, SHEDDING_REASON_PICK_UP_SMALL, second->rank);
}

/* Sets the reason why @lay was chosen and not @second, the best lay of other
 * cards. @second is NULL if there is no other lay. */
static void
explain (const ShedTable *t, const ShedGame *game, const ShedLay *lay,
         const ShedLay *second, CgReason *reason)
{
  const ShedRule *rule = second != NULL ? most_telling (t, game, lay, second)
                                        : NULL;
  guint kind = rule != NULL ? rule->reason : plain_reason (t, lay, second);

  cg_reason_set (reason, fit_to_lay (t, lay, second, kind), lay->rank);
  if (rule != NULL)
    reason->seat = (gint8) (rule->about == SHED_WHO_IS_NEXT ? lay->next
                            : rule->about == SHED_NEIGHBOUR ? t->next
                            : rule->about == SHED_TARGET    ? t->target
                                                            : CG_NO_SEAT);
}

/* Returns whether @a and @b lay the same cards, apart from the number of equal
 * cards. */
static gboolean
lay_the_same (const ShedLay *a, const ShedLay *b)
{
  return a->kind == b->kind && a->rank == b->rank && a->jokers == b->jokers;
}

/* Returns the best move by the rules of thumb, for a player who has cards in
 * hand, and sets the reason. */
static CgMove
choose_lay (const ShedTable *t, const ShedGame *game, CgRandom *random,
            CgReason *reason)
{
  guint restless = restlessness (t->s);
  CgRandom chance;
  ShedLay best = { 0 };
  ShedLay second = { 0 };
  int most = G_MININT;
  int next_most = G_MININT;

  /* The number of moves made so far is added because the caller may give the
   * same seed at each turn. */
  cg_random_seed (&chance, cg_random_next (random) + t->s->plies);

  /* `second` is the best move that lays other cards: the reason says why `best`
   * is better than `second`. A lay is never compared with picking up the pile.
   */
  for (guint i = 0; i < t->n_moves; i++)
    {
      ShedLay lay = shed_view_move (t, game, t->moves[i]);
      int points = worth (t, game, &lay);

      if (restless > 0)
        points += (int) cg_random_below (&chance, restless);
      if (points > most)
        {
          if (most > G_MININT && !lay_the_same (&best, &lay) && !best.picks_up)
            {
              second = best;
              next_most = most;
            }
          best = lay;
          most = points;
        }
      else if (points > next_most && !lay.picks_up &&
               !lay_the_same (&best, &lay))
        {
          second = lay;
          next_most = points;
        }
    }

  if (best.picks_up && next_most > G_MININT)
    explain_pick_up (t, game, &best, &second, reason);
  else
    explain (t, game, &best, next_most > G_MININT ? &second : NULL, reason);
  return best.move;
}

/* --- the exchange --------------------------------------------------------- */

static int
count_pairs (const guint row[ROW_SIZE])
{
  return (row[0] == row[1]) + (row[1] == row[2]) + (row[0] == row[2]);
}

/* Returns the points for starting the game with the face-up row @row, which
 * lists ranks, and with a hand of rank[n] cards of each rank n. */
static int
worth_start (const ShedTable *t, const guint row[ROW_SIZE],
             const guint rank[14])
{
  int points = t->weights->up_pair * count_pairs (row);

  for (guint i = 0; i < ROW_SIZE; i++)
    points += t->up[row[i]];
  for (guint r = 0; r <= CG_KING; r++)
    if (rank[r] > 0 && (t->playable >> r & 1))
      return points + t->weights->start;
  return points;
}

/* Returns the exchange after which the row and the hand are best. If no
 * exchange makes them better, returns the last move of @t, which is READY. */
static CgMove
exchange (const ShedTable *t, CgReason *reason)
{
  const CgCard *up = t->s->up[t->me];
  guint row[ROW_SIZE] = { cg_card_rank (up[0]), cg_card_rank (up[1]),
                          cg_card_rank (up[2]) };
  int most = worth_start (t, row, t->rank);
  int pairs = count_pairs (row);
  CgMove best = t->moves[t->n_moves - 1];
  guint to_table = 0;
  guint to_hand = 0;
  gboolean pairs_up = FALSE;

  for (guint i = 0; i + 1 < t->n_moves; i++)
    {
      guint from = shed_swap_rank (t->moves[i]);
      guint position = shed_swap_position (t->moves[i]);
      guint new_row[ROW_SIZE] = { row[0], row[1], row[2] };
      guint rank[14];
      int points;

      memcpy (rank, t->rank, sizeof rank);
      rank[from]--;
      rank[row[position]]++;
      new_row[position] = from;
      points = worth_start (t, new_row, rank);
      if (points > most)
        {
          most = points;
          best = t->moves[i];
          to_table = from;
          to_hand = row[position];
          pairs_up = count_pairs (new_row) > pairs;
        }
    }

  if (best == t->moves[t->n_moves - 1])
    cg_reason_set (reason, SHEDDING_REASON_ROW_READY, 0);
  else if (shed_is_special (t, to_table) || to_table >= CG_QUEEN)
    cg_reason_set (reason, SHEDDING_REASON_FACE_UP_STRONG, to_table);
  else if (pairs_up)
    cg_reason_set (reason, SHEDDING_REASON_FACE_UP_PAIR, to_table);
  else
    cg_reason_set (reason, SHEDDING_REASON_KEEP_PLAYABLE_START, to_hand);
  return best;
}

/* --- whom to attack ------------------------------------------------------- */

/* Returns the move that names the player whom it is best to attack. */
static CgMove
name_target (const ShedTable *t, CgReason *reason)
{
  int none = shed_chance_of_none (t, t->target, t->answers);
  gboolean closest = shed_closeness (t, t->target) > 0;
  gboolean weakest = FALSE;
  gboolean leads = t->leads != G_MAXUINT && (t->leads >> t->target & 1);

  for (int seat = 0; seat < t->s->seats; seat++)
    if (seat != t->me && seat != t->target && t->seat_left[seat] > 0)
      {
        if (t->seat_left[seat] <= t->seat_left[t->target])
          closest = FALSE;
        if (shed_chance_of_none (t, seat, t->answers) < none)
          weakest = TRUE;
      }
  return shed_name (t->target,
                    closest                ? SHEDDING_REASON_ATTACK_LEADER
                    : weakest              ? SHEDDING_REASON_ATTACK_DEFENCELESS
                    : leads                ? SHEDDING_REASON_ATTACK_TO_LEAD
                    : t->target != t->next ? SHEDDING_REASON_ATTACK_DEFENCELESS
                                           : SHEDDING_REASON_ATTACK_NEXT,
                    reason);
}

CgMove
shed_name (int seat, guint kind, CgReason *reason)
{
  cg_reason_set (reason, kind, 0);
  reason->seat = (gint8) seat;
  return SHED_MOVE (SHEDDING_MOVE_NAME, seat);
}

/* --- the level easy ------------------------------------------------------- */

/* Returns whether the level easy should make a random move this time. The
 * longer a game lasts, the more often it returns TRUE. */
static gboolean
gets_bored (const ShedTable *t, CgRandom *random)
{
  return cg_random_below (random, 4 * MAX_RESTLESS) < restlessness (t->s);
}

/* With a probability of one half, returns a move that exchanges a hand card of
 * one of the ranks @strong (bit n stands for rank n) for a face-up card of the
 * ranks 4 to 8. Otherwise, or if there is no such exchange, returns the last
 * move, which is READY. */
static CgMove
exchange_little (const ShedTable *t, guint strong, CgRandom *random)
{
  if (!cg_random_one_in (random, 2))
    for (guint i = 0; i + 1 < t->n_moves; i++)
      {
        guint rank = shed_swap_rank (t->moves[i]);
        guint position = shed_swap_position (t->moves[i]);
        guint lies = cg_card_rank (t->s->up[t->me][position]);

        if ((strong >> rank & 1) && lies > 3 && lies < 9)
          return t->moves[i];
      }
  return t->moves[t->n_moves - 1];
}

/* Returns the height of @lay for the level easy, which lays low cards first:
 * the rank of plain cards; more for an ace; the most for jokers and all other
 * special cards. */
static guint
height (const ShedTable *t, const ShedLay *lay)
{
  if (lay->jokers > 0)
    return CG_KING + 2;
  if (lay->rank == CG_ACE)
    return CG_KING + 1;
  return shed_is_special (t, lay->rank) ? CG_KING + 2 : lay->rank;
}

/* If a move lays my last cards, returns it. Otherwise returns the move that
 * lays the lowest card that fits; with a probability of one half, all cards
 * equal to it are laid too. With a probability of one in eight, special cards
 * count as the lowest cards, so that one is laid for no good reason. */
static CgMove
lay_lowest (const ShedTable *t, const ShedGame *game, CgRandom *random)
{
  gboolean together = cg_random_one_in (random, 2);
  gboolean careless = cg_random_one_in (random, 8);
  ShedLay best = { 0 };
  guint lowest = G_MAXUINT;

  for (guint i = 0; i < t->n_moves; i++)
    {
      ShedLay lay = shed_view_move (t, game, t->moves[i]);
      guint high;
      gboolean special;

      if (lay.picks_up)
        continue;
      if (lay.left == 0)
        return lay.move;
      special = shed_is_special (t, lay.rank) || lay.jokers > 0;
      high = careless && special ? 0 : height (t, &lay);
      if (high < lowest ||
          (high == lowest && together && lay.rank == best.rank &&
           lay.count > best.count && lay.jokers <= best.jokers))
        {
          lowest = high;
          best = lay;
        }
    }

  return best.move;
}

/* --- phase by phase ------------------------------------------------------- */

/* Returns the only legal move, and sets the reason for it. */
static CgMove
only_move (const ShedTable *t, const ShedGame *game, CgReason *reason)
{
  ShedLay lay = shed_view_move (t, game, t->moves[0]);

  cg_reason_set (reason,
                 lay.picks_up ? SHEDDING_REASON_MUST_PICK_UP
                              : CG_REASON_ONLY_MOVE,
                 lay.rank);
  return lay.move;
}

CgMove
shed_flip_any (const ShedTable *t, CgRandom *random)
{
  guint n = 0;

  while (n < t->n_moves && shed_move_kind (t->moves[n]) == SHEDDING_MOVE_FLIP)
    n++;
  return t->moves[cg_random_below (random, n)];
}

/* Removes from the moves of @t those that ShedGame.prune removes. The remaining
 * moves are written to @list, to which @t then points. */
static void
prune (ShedTable *t, const ShedGame *game, CgMove list[CG_MAX_MOVES])
{
  memcpy (list, t->moves, t->n_moves * sizeof *list);
  t->n_moves = game->prune (t->state, list, t->n_moves);
  t->moves = list;
}

CgMove
shed_medium (const CgKnowledge *self, const CgState *redacted,
             const CgMove *moves, guint n_moves, CgRandom *random,
             CgReason *reason)
{
  const ShedGame *game = self->own;
  CgMove list[CG_MAX_MOVES];
  ShedTable t;

  shed_view_table (&t, game, redacted, moves, n_moves);
  if (n_moves == 1)
    return only_move (&t, game, reason);
  switch (shed_state (redacted)->phase)
    {
    case SHEDDING_EXCHANGE:
      return exchange (&t, reason);
    case SHEDDING_PLAY:
    case SHEDDING_ANSWER:
      if (shed_move_kind (moves[0]) == SHEDDING_MOVE_FLIP)
        {
          cg_reason_set (reason, SHEDDING_REASON_FLIP_ANY, 0);
          return shed_flip_any (&t, random);
        }
      if (game->prunes_always)
        prune (&t, game, list);
      return choose_lay (&t, game, random, reason);
    case SHEDDING_NAME:
      return name_target (&t, reason);
    default:
      return game->choose (&t, random, reason);
    }
}

gboolean
shed_praise (const CgKnowledge *self, const CgState *redacted,
             const CgMove *moves, guint n_moves, CgMove move, CgReason *reason)
{
  CgMove ready = moves[n_moves - 1];
  CgMove two[] = { move, ready };

  if (shed_state (redacted)->phase != SHEDDING_EXCHANGE)
    return FALSE;
  /* An exchange is praised if it is better than no exchange, even if another
   * exchange seems even better. */
  if (move != ready)
    return shed_medium (self, redacted, two, G_N_ELEMENTS (two), NULL,
                        reason) == move;
  cg_reason_set (reason, SHEDDING_REASON_NO_EXCHANGE, 0);
  return TRUE;
}

CgMove
shed_easy (const CgKnowledge *self, const CgState *redacted,
           const CgMove *moves, guint n_moves, CgRandom *random)
{
  const ShedGame *game = self->own;
  CgMove list[CG_MAX_MOVES];
  ShedTable all, t;

  if (n_moves == 1)
    return moves[0];
  shed_view_table (&all, game, redacted, moves, n_moves);
  t = all;
  prune (&t, game, list);
  if (t.n_moves > 1 && gets_bored (&t, random))
    return list[cg_random_below (random, t.n_moves)];
  switch (shed_state (redacted)->phase)
    {
    case SHEDDING_EXCHANGE:
      return exchange_little (&t, game->strong, random);
    case SHEDDING_PLAY:
    case SHEDDING_ANSWER:
      if (shed_move_kind (moves[0]) == SHEDDING_MOVE_FLIP)
        return shed_flip_any (&all, random);
      return shed_move_kind (list[0]) == SHEDDING_MOVE_PICK_UP
               ? list[0]
               : lay_lowest (&t, game, random);
    case SHEDDING_NAME:
      return SHED_MOVE (SHEDDING_MOVE_NAME, t.next);
    default:
      return game->choose_easily (&t, random);
    }
}

/* --- what a temper sees --------------------------------------------------- */

/* Fills in what a temper sees of @lay. */
static void
view_manner (const ShedTable *t, const ShedLay *lay, CgWeighed *weighed)
{
  weighed->attack = lay->attacks || lay->jokers > 0 ? 100 : lay->skips > 0 ? 60
                    : 0;
  weighed->spend = lay->kind != SHEDDING_MOVE_LAY ? 0
                   : (int) (100 * MIN (height (t, lay), CG_KING + 1)) /
                       (CG_KING + 1);
}

gboolean
shed_weigh (const CgKnowledge *self, const CgState *redacted,
            const CgMove *moves, guint n_moves, gboolean easy,
            CgRandom *random, CgWeighed *weighed)
{
  const ShedGame *game = self->own;
  CgMove list[CG_MAX_MOVES];
  guint phase = shed_state (redacted)->phase;
  ShedTable t;
  guint next = 0;

  if (phase != SHEDDING_PLAY && phase != SHEDDING_ANSWER)
    return FALSE;
  shed_view_table (&t, game, redacted, moves, n_moves);
  if (easy || game->prunes_always)
    prune (&t, game, list);
  for (guint i = 0; i < n_moves; i++)
    {
      ShedLay lay = shed_view_move (&t, game, moves[i]);
      gboolean kept = next < t.n_moves && t.moves[next] == moves[i];

      next += kept;
      view_manner (&t, &lay, &weighed[i]);
      weighed[i].worth = !kept ? CG_WORTHLESS
                         : !easy ? worth (&t, game, &lay)
                         : lay.picks_up || lay.left == 0 || lay.jokers > 0
                           ? CG_WORTHLESS
                           : (int) (1000 * lay.count) - (int) height (&t, &lay);
    }
  return TRUE;
}
