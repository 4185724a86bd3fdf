/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the best lay is found by the rules of thumb of games in which each gets
 * rid of cards onto one pile, and explained; the exchange before such a game;
 * and how a learner does both. */

#include "shedding-player.h"

#include <string.h>

/* Moves of each player until chance begins to count. */
#define PATIENCE 60

/* How many points chance then may add to a judgement, at the most. */
#define MAX_RESTLESS 200

void
shed_say (CgReason *reason, guint kind, guint rank, int seat)
{
  *reason = (CgReason) {
    .kind = (guint8) kind,
    .rank = (guint8) rank,
    .seat = (gint8) seat,
  };
}

/* Players who always judge alike could pass the same cards to and fro for
 * ever. */
static guint
restlessness (guint plies, guint seats)
{
  guint patience = PATIENCE * seats;

  return plies > patience ? MIN (MAX_RESTLESS, (plies - patience) / seats / 4)
                          : 0;
}

gboolean
shed_tires (const CgState *redacted, CgRandom *random)
{
  const ShedState *s = shed_state (redacted);

  return cg_random_below (random, MAX_RESTLESS) <
         restlessness (s->plies, s->seats);
}

/* --- the best ------------------------------------------------------------- */

static int
worth (const ShedTable *t, const ShedGame *game, const ShedLay *lay)
{
  const ShedRule *rule;
  int points = 0;

  for (guint i = 0; (rule = shed_rule (game, i)) != NULL; i++)
    points += rule->points (t, lay);
  return points;
}

/* Whether a plain card is spared by laying a special one: no rule says that. */
static gboolean
spends_special (const ShedTable *t, const ShedLay *lay, const ShedLay *second)
{
  return (shed_is_special (t, lay->rank) || lay->jokers > 0) &&
         !shed_is_special (t, second->rank) && second->jokers == 0;
}

/* The rule that most sets @lay apart from @second; NULL where none does. */
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

/* The reason for @lay where no rule sets it apart from @second, if any. */
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

static gboolean
spares_a_card (guint kind)
{
  switch (kind)
    {
    case SHEDDING_REASON_KEEP_TWOS:
    case SHEDDING_REASON_KEEP_THREES:
    case SHEDDING_REASON_KEEP_TENS:
    case SHEDDING_REASON_KEEP_ACES:
    case SHEDDING_REASON_KEEP_JOKERS:
    case SHEDDING_REASON_KEEP_ANSWER:
    case SHEDDING_REASON_DUMP_LOW:
      return TRUE;
    default:
      return FALSE;
    }
}

/* A rule that spares a card speaks of what is laid instead; where that is a
 * special card too, or an answer, or several, another sentence fits. */
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

/* Says why the pile is taken by choice rather than @second laid. */
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
    shed_say (reason, SHEDDING_REASON_NOT_END_ON_TEN, 0, CG_NO_SEAT);
  else if (worth (t, game, pick_up) - good < worth (t, game, second))
    shed_say (reason, SHEDDING_REASON_PICK_UP_GOOD, 0, CG_NO_SEAT);
  else
    shed_say (reason, SHEDDING_REASON_PICK_UP_SMALL, second->rank, CG_NO_SEAT);
}

/* Says why @lay was chosen before @second, the best of the other cards; NULL
 * where there are none. */
static void
explain (const ShedTable *t, const ShedGame *game, const ShedLay *lay,
         const ShedLay *second, CgReason *reason)
{
  const ShedRule *rule = second != NULL ? most_telling (t, game, lay, second)
                                        : NULL;
  guint kind = rule != NULL ? rule->reason
                                   : plain_reason (t, lay, second);
  int seat = CG_NO_SEAT;

  if (rule != NULL)
    seat = rule->about == SHED_WHO_IS_NEXT ? lay->next
           : rule->about == SHED_NEIGHBOUR ? t->next
           : rule->about == SHED_TARGET    ? t->target
                                           : CG_NO_SEAT;
  shed_say (reason, fit_to_lay (t, lay, second, kind), lay->rank, seat);
}

static gboolean
lay_the_same (const ShedLay *a, const ShedLay *b)
{
  return a->kind == b->kind && a->rank == b->rank && a->jokers == b->jokers;
}

/* The best move in turn by the rules of thumb, and the rule that spoke for it
 * most. With cards in hand. */
static CgMove
choose_lay (const ShedTable *t, const ShedGame *game, CgRandom *random,
            CgReason *reason)
{
  guint restless = restlessness (t->plies, t->seats);
  CgRandom chance;
  ShedLay best = { 0 };
  ShedLay second = { 0 };
  int most = G_MININT;
  int next_most = G_MININT;

  /* The same seed may be given at each turn. */
  cg_random_seed (&chance, cg_random_next (random) + t->plies);

  /* The best move, and the best that lays something else: what it is compared
   * with when it is explained. A pick-up explains no lay. */
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

/* What it is worth to start with that row and that hand. */
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

static guint
swapped_rank (CgMove move)
{
  guint bit = move >> 2 & 63;

  return bit == CG_JOKER ? 0 : bit / 4 + 1;
}

/* The exchange that makes row and hand best, or the last of the moves, which is
 * to be ready. */
static CgMove
exchange (const ShedTable *t, CgReason *reason)
{
  guint row[ROW_SIZE] = { cg_card_rank (t->row[0]), cg_card_rank (t->row[1]),
                          cg_card_rank (t->row[2]) };
  int most = worth_start (t, row, t->rank);
  int pairs = count_pairs (row);
  CgMove best = t->moves[t->n_moves - 1];
  guint to_table = 0;
  guint to_hand = 0;
  gboolean pairs_up = FALSE;

  for (guint i = 0; i + 1 < t->n_moves; i++)
    {
      guint from = swapped_rank (t->moves[i]);
      guint position = t->moves[i] & 3;
      guint new_row[ROW_SIZE] = { row[0], row[1], row[2] };
      guint rank[14];
      int points;

      if (position >= ROW_SIZE)
        continue;
      for (guint r = 0; r <= CG_KING; r++)
        rank[r] = t->rank[r];
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
    shed_say (reason, SHEDDING_REASON_ROW_READY, 0, CG_NO_SEAT);
  else if (shed_is_special (t, to_table) || to_table >= CG_QUEEN)
    shed_say (reason, SHEDDING_REASON_FACE_UP_STRONG, to_table, CG_NO_SEAT);
  else if (pairs_up)
    shed_say (reason, SHEDDING_REASON_FACE_UP_PAIR, to_table, CG_NO_SEAT);
  else
    shed_say (reason, SHEDDING_REASON_KEEP_PLAYABLE_START, to_hand, CG_NO_SEAT);
  return best;
}

/* --- whom to attack ------------------------------------------------------- */

/* The attack on the target of the table. */
static CgMove
name_target (const ShedTable *t, CgReason *reason)
{
  int none = shed_chance_of_none (t, t->target, t->answers);
  gboolean closest = shed_closeness (t, t->target) > 0;
  gboolean weakest = FALSE;
  gboolean leads = t->leads != G_MAXUINT && (t->leads >> t->target & 1);

  for (guint seat = 0; seat < t->seats; seat++)
    if ((int) seat != t->me && (int) seat != t->target &&
        t->seat_left[seat] > 0)
      {
        if (t->seat_left[seat] <= t->seat_left[t->target])
          closest = FALSE;
        if (shed_chance_of_none (t, (int) seat, t->answers) < none)
          weakest = TRUE;
      }
  shed_say (reason,
            closest                 ? SHEDDING_REASON_ATTACK_LEADER
            : weakest               ? SHEDDING_REASON_ATTACK_DEFENCELESS
            : leads                 ? SHEDDING_REASON_ATTACK_TO_LEAD
            : t->target != t->next ? SHEDDING_REASON_ATTACK_DEFENCELESS
                                    : SHEDDING_REASON_ATTACK_NEXT,
            0, t->target);
  return ROWS_MOVE (SHEDDING_MOVE_NAME, t->target);
}

/* --- the learner ---------------------------------------------------------- */

static gboolean
one_in (CgRandom *random, guint n)
{
  return cg_random_below (random, n) == 0;
}

/* Whether the learner makes any move at all, for a change: the longer a game
 * lasts, the more often. */
static gboolean
gets_bored (const ShedTable *t, CgRandom *random)
{
  return cg_random_below (random, 4 * MAX_RESTLESS) <
         restlessness (t->plies, t->seats);
}

/* A strong rank goes face up where a low card lies, when it comes to mind. */
static CgMove
exchange_little (const ShedTable *t, guint strong, CgRandom *random,
                 CgReason *reason)
{
  if (!one_in (random, 2))
    for (guint i = 0; i + 1 < t->n_moves; i++)
      {
        guint rank = swapped_rank (t->moves[i]);
        guint lies = cg_card_rank (t->row[rows_swap_position (t->moves[i])]);

        if ((strong >> rank & 1) && lies > 3 && lies < 9)
          {
            shed_say (reason, SHEDDING_REASON_FACE_UP_STRONG, rank, CG_NO_SEAT);
            return t->moves[i];
          }
      }
  shed_say (reason, SHEDDING_REASON_ROW_READY, 0, CG_NO_SEAT);
  return t->moves[t->n_moves - 1];
}

/* How high a learner thinks that a lay is: plain cards by rank, then the ace,
 * jokers, then what the rules call special. */
static guint
height (const ShedTable *t, const ShedLay *lay)
{
  if (lay->jokers > 0)
    return CG_KING + 2;
  if (lay->rank == CG_ACE)
    return CG_KING + 1;
  return shed_is_special (t, lay->rank) ? CG_KING + 2 : lay->rank;
}

/* The lowest card that goes, alone or with its equals, and now and then a
 * special card for no good reason. */
static CgMove
lay_lowest (const ShedTable *t, const ShedGame *game, CgRandom *random,
            CgReason *reason)
{
  gboolean together = one_in (random, 2);
  gboolean careless = one_in (random, 8);
  ShedLay best = { 0 };
  guint lowest = G_MAXUINT;
  guint kind = SHEDDING_REASON_DUMP_LOW;

  for (guint i = 0; i < t->n_moves; i++)
    {
      ShedLay lay = shed_view_move (t, game, t->moves[i]);
      guint high;
      gboolean special;

      if (lay.picks_up)
        continue;
      if (lay.left == 0)
        {
          shed_say (reason, SHEDDING_REASON_WIN_NOW, lay.rank, CG_NO_SEAT);
          return lay.move;
        }
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

  if (shed_is_special (t, best.rank) || best.jokers > 0)
    kind = CG_REASON_ANY_MOVE;
  else if (best.count > 1)
    kind = SHEDDING_REASON_LAY_ALL_EQUAL;
  shed_say (reason, kind, kind == CG_REASON_ANY_MOVE ? 0 : best.rank,
            CG_NO_SEAT);
  return best.move;
}

CgMove
shed_name_next (const ShedTable *t, CgReason *reason)
{
  shed_say (reason, SHEDDING_REASON_ATTACK_NEXT, 0, t->next);
  return ROWS_MOVE (SHEDDING_MOVE_NAME, t->next);
}

/* --- phase by phase ------------------------------------------------------- */

/* A list with one move needs no thought. */
static CgMove
only_move (const ShedTable *t, const ShedGame *game, CgReason *reason)
{
  ShedLay lay = shed_view_move (t, game, t->moves[0]);

  shed_say (reason,
            lay.picks_up ? SHEDDING_REASON_MUST_PICK_UP : CG_REASON_ONLY_MOVE,
            lay.rank, CG_NO_SEAT);
  return lay.move;
}

CgMove
shed_flip_any (const ShedTable *t, CgRandom *random, CgReason *reason)
{
  guint n = 0;

  while (n < t->n_moves && shed_move_kind (t->moves[n]) == SHEDDING_MOVE_FLIP)
    n++;
  shed_say (reason, SHEDDING_REASON_FLIP_ANY, 0, CG_NO_SEAT);
  return t->moves[cg_random_below (random, n)];
}

/* Leaves the moves that are worth a thought in @list. */
static void
prune (ShedTable *t, const ShedGame *game, CgMove list[CG_MAX_MOVES])
{
  memcpy (list, t->moves, t->n_moves * sizeof *list);
  t->n_moves = game->prune (t->state, list, t->n_moves);
  t->moves = list;
}

CgMove
shed_medium (const ShedGame *game, const CgState *redacted, const CgMove *moves,
             guint n_moves, CgRandom *random, CgReason *reason)
{
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
        return shed_flip_any (&t, random, reason);
      if (game->prunes_always)
        prune (&t, game, list);
      return choose_lay (&t, game, random, reason);
    case SHEDDING_NAME:
      return name_target (&t, reason);
    default:
      return game->choose (&t, FALSE, random, reason);
    }
}

gboolean
shed_praise (const ShedGame *game, const CgState *redacted, const CgMove *moves,
             guint n_moves, CgMove move, CgReason *reason)
{
  CgMove ready = moves[n_moves - 1];
  CgMove two[] = { move, ready };

  if (shed_state (redacted)->phase != SHEDDING_EXCHANGE)
    return FALSE;
  /* an exchange that is good, though another one seems better */
  if (move != ready)
    return shed_medium (game, redacted, two, G_N_ELEMENTS (two), NULL,
                        reason) == move;
  shed_say (reason, SHEDDING_REASON_NO_EXCHANGE, 0, CG_NO_SEAT);
  return TRUE;
}

CgMove
shed_easy (const ShedGame *game, const CgState *redacted, const CgMove *moves,
           guint n_moves, CgRandom *random, CgReason *reason)
{
  CgMove list[CG_MAX_MOVES];
  ShedTable all, t;

  shed_view_table (&all, game, redacted, moves, n_moves);
  if (n_moves == 1)
    return only_move (&all, game, reason);
  t = all;
  prune (&t, game, list);
  if (t.n_moves > 1 && gets_bored (&t, random))
    {
      shed_say (reason, CG_REASON_ANY_MOVE, 0, CG_NO_SEAT);
      return list[cg_random_below (random, t.n_moves)];
    }
  switch (shed_state (redacted)->phase)
    {
    case SHEDDING_EXCHANGE:
      return exchange_little (&t, game->strong, random, reason);
    case SHEDDING_PLAY:
    case SHEDDING_ANSWER:
      if (shed_move_kind (moves[0]) == SHEDDING_MOVE_FLIP)
        return shed_flip_any (&all, random, reason);
      if (shed_move_kind (list[0]) == SHEDDING_MOVE_PICK_UP)
        {
          shed_say (reason, SHEDDING_REASON_NOT_END_ON_TEN, 0, CG_NO_SEAT);
          return list[0];
        }
      return lay_lowest (&t, game, random, reason);
    case SHEDDING_NAME:
      return shed_name_next (&t, reason);
    default:
      return game->choose (&t, TRUE, random, reason);
    }
}
