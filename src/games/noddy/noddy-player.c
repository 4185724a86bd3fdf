/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Noddy teaches its players: the rules of thumb of the thoughtful player
 * and of the learner, and what the search needs. A player only ever chooses
 * which card to lay, and only for the first two cards of the hand. */

#include "players/cg-player.h"

#include "noddy-player.h"
#include "noddy-rules-private.h"

#include <math.h>

#define RANK_CARDS(rank) (G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4)

/* Stands for the other's cards. */
#define SOME_CARDS (G_GUINT64_CONSTANT (3) << 60)

/* What things are worth, in hundredths of a point: tuned by playing many
 * thousand matches against each other. */
static const struct
{
  int risk;      /* what the other makes on average with any card, in percent */
  int keep_low;  /* each pip less on the lowest card that is kept */
  int led_five;  /* a five led, ever a gift to a court card */
} weights = {
  .risk = 160,
  .keep_low = 4,
  .led_five = 1000,
};

/* What a move would do. */
typedef struct
{
  CgMove    move;
  CgCard    card;
  int       points; /* now */
  NoddyKind kind;   /* what brings most of them, or 0 */
  int       risk;   /* what the other may make of it, in hundredths */
  int       fear;   /* the same if nothing had been announced */
  int       low;    /* the value of the lowest card that is kept */
  gboolean  five;   /* leads a five */
} View;

/* The points that the seat to move makes with @card, which fits. */
static int
points_of (const NoddyState *s, CgCard card, NoddyState *after)
{
  int me = s->to_move;

  *after = *s;
  after->goal = G_MAXUINT8;
  if (s->hidden[me] > 0)
    after->hand[me] |= SOME_CARDS;
  if (s->hidden[1 - me] > 0)
    after->hand[1 - me] |= SOME_CARDS;
  cg_rules_noddy.play ((CgState *) after, card, NULL);
  return after->score[me] - s->score[me];
}

/* --- what the other may have -------------------------------------------- */

static guint
times_heard (NoddyHeard heard, NoddyKind kind)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint n = noddy_list_heard (heard, list);
  guint times = 0;

  for (guint i = 0; i < n; i++)
    times += list[i].kind == kind;
  return times;
}

/* The cards that the other cannot have, by what it did not announce: none of
 * the turn-up's rank without a pair, none that makes 15 with it without a
 * fifteen, no Noddy without Noddy. */
static guint64
not_announced (const NoddyState *s, int other)
{
  NoddyHeard heard = s->heard[other];
  guint rank = cg_card_rank (s->turn_up);
  guint rest = 15 - noddy_value (s->turn_up);
  guint64 none = 0;

  if (times_heard (heard, NODDY_KIND_PAIR) +
      times_heard (heard, NODDY_KIND_PAIR_ROYAL) +
      times_heard (heard, NODDY_KIND_DOUBLE_PAIR_ROYAL) == 0)
    none |= RANK_CARDS (rank);
  if (times_heard (heard, NODDY_KIND_FIFTEEN) == 0)
    for (guint card = 0; card < 52; card++)
      if (noddy_value ((CgCard) card) == rest)
        none |= CARD_BIT (card);
  if (times_heard (heard, NODDY_KIND_NODDY) == 0)
    none |= CARD_BIT (CG_FRENCH (CG_JACK, cg_card_suit (s->turn_up)));
  return none;
}

static guint64
unseen_cards (const NoddyState *s, int me)
{
  guint64 seen = s->hand[me] | CARD_BIT (s->turn_up);

  for (guint i = 0; i < s->n_row; i++)
    seen |= CARD_BIT (noddy_row_card (s, i));
  return ALL_BITS & ~seen;
}

/* What the seat to move makes with a card among @cards on the average, in
 * hundredths of a point. */
static int
average (const NoddyState *s, guint64 cards)
{
  NoddyState after;
  int n = __builtin_popcountll (cards);
  int sum = 0;

  for (cards &= noddy_fitting (31 - noddy_total (s)); cards != 0;
       cards &= cards - 1)
    sum += points_of (s, (CgCard) __builtin_ctzll (cards), &after);
  return n > 0 ? 100 * sum / n : 0;
}

/* --- a move ------------------------------------------------------------- */

static NoddyKind
main_kind (const NoddyState *after)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard row[NODDY_ROW_CARDS];
  NoddyKind kind = 0;
  guint most = 0;
  guint n;

  for (guint i = 0; i < after->n_row; i++)
    row[i] = noddy_row_card (after, i);
  n = noddy_list_play (row, after->n_row,
                       after->option[NODDY_PLAY_TOTALS] ==
                         NODDY_TOTALS_RUNNING,
                       list);
  if (noddy_total (after) == 31)
    return NODDY_KIND_THIRTY_ONE;
  for (guint i = 0; i < n; i++)
    if (list[i].points > most)
      {
        most = list[i].points;
        kind = (NoddyKind) list[i].kind;
      }
  return kind;
}

static void
view_move (const NoddyState *s, CgMove move, View *v)
{
  int me = s->to_move;
  NoddyState after;
  guint64 unseen = unseen_cards (s, me);
  guint64 kept = s->hand[me] & ~CARD_BIT (move);

  *v = (View) { .move = move, .card = (CgCard) move };
  v->points = points_of (s, v->card, &after);
  v->kind = main_kind (&after);
  v->low = kept != 0 ? (int) noddy_value ((CgCard) __builtin_ctzll (kept)) : 0;
  v->five = s->n_row == 0 && cg_card_rank (v->card) == 5;
  if (after.to_move == 1 - me)
    {
      v->fear = average (&after, unseen);
      v->risk = average (&after, unseen & ~not_announced (s, 1 - me));
    }
}

static int
judge (const View *v)
{
  return 100 * v->points - weights.risk * v->risk / 100 -
         weights.keep_low * v->low - (v->five ? weights.led_five : 0);
}

/* The same for who forgets what was announced, or where the game ends. */
static int
judge_forgetfully (const View *v)
{
  return judge (v) + weights.risk * (v->risk - v->fear) / 100;
}

static int
judge_for_now (const View *v)
{
  return judge (v) + weights.keep_low * v->low;
}

static const View *
best_of (const View *views, guint n, int (*opinion) (const View *v))
{
  const View *best = &views[0];

  for (guint i = 1; i < n; i++)
    if (opinion (&views[i]) > opinion (best))
      best = &views[i];
  return best;
}

static guint8
reason_of_kind (NoddyKind kind)
{
  switch (kind)
    {
    case NODDY_KIND_FIFTEEN:
      return NODDY_REASON_MAKE_FIFTEEN;
    case NODDY_KIND_TWENTY_FIVE:
      return NODDY_REASON_MAKE_TWENTY_FIVE;
    case NODDY_KIND_THIRTY_ONE:
      return NODDY_REASON_MAKE_THIRTY_ONE;
    case NODDY_KIND_RUN:
      return NODDY_REASON_MAKE_RUN;
    case NODDY_KIND_FLUSH:
      return NODDY_REASON_MAKE_FLUSH;
    default:
      return NODDY_REASON_MAKE_PAIR;
    }
}

/* Why @move, one of several, is a good one. */
static void
explain (const CgState *redacted, const CgMove *moves, guint n_moves,
         CgMove move, CgReason *reason)
{
  const NoddyState *s = noddy_state (redacted);
  View views[NODDY_HAND_CARDS] = { { 0 } };
  const View *chosen = &views[0];
  gboolean has_five = FALSE;
  guint kind = NODDY_REASON_LEAVE_LITTLE;

  for (guint i = 0; i < n_moves; i++)
    {
      view_move (s, moves[i], &views[i]);
      has_five |= views[i].five;
      if (moves[i] == move)
        chosen = &views[i];
    }
  if (chosen->kind != 0)
    kind = reason_of_kind (chosen->kind);
  else if (has_five && !chosen->five)
    kind = NODDY_REASON_NO_FIVE_LEAD;
  else if (chosen->risk < chosen->fear &&
           best_of (views, n_moves, judge_forgetfully) != chosen)
    kind = NODDY_REASON_NOT_ANNOUNCED;
  else if (best_of (views, n_moves, judge_for_now) != chosen)
    kind = NODDY_REASON_KEEP_FOR_LAST;
  cg_reason_set (reason, kind, cg_card_rank (chosen->card));
}

static CgMove
medium (const CgState *redacted, const CgMove *moves, guint n_moves,
        CgRandom *random, CgReason *reason)
{
  const NoddyState *s = noddy_state (redacted);
  View views[NODDY_HAND_CARDS] = { { 0 } };
  CgMove move;

  if (n_moves == 1)
    return CG_NO_MOVE;
  for (guint i = 0; i < n_moves; i++)
    view_move (s, moves[i], &views[i]);
  move = best_of (views, n_moves, judge)->move;
  explain (redacted, moves, n_moves, move, reason);
  return move;
}

/* --- the learner -------------------------------------------------------- */

/* A learner sees fifteens, thirty-ones and pairs; the rest now and then. */
static int
points_seen (const NoddyState *s, CgCard card, CgRandom *random)
{
  NoddyState after;
  int points = points_of (s, card, &after);
  NoddyKind kind = main_kind (&after);
  gboolean plain = kind == NODDY_KIND_FIFTEEN ||
                   kind == NODDY_KIND_THIRTY_ONE || kind == NODDY_KIND_PAIR ||
                   kind == NODDY_KIND_PAIR_ROYAL;

  return plain || cg_random_below (random, 3) == 0 ? points : 0;
}

static CgMove
easy (const CgState *redacted, const CgMove *moves, guint n_moves,
      CgRandom *random, CgReason *reason)
{
  const NoddyState *s = noddy_state (redacted);
  CgMove best = CG_NO_MOVE;
  int most = 0;

  if (n_moves == 1)
    return CG_NO_MOVE;
  for (guint i = 0; i < n_moves; i++)
    {
      int points = points_seen (s, (CgCard) moves[i], random);

      if (points > most)
        {
          most = points;
          best = moves[i];
        }
    }
  if (best != CG_NO_MOVE)
    {
      NoddyState after;
      NoddyKind kind;

      points_of (s, (CgCard) best, &after);
      kind = main_kind (&after);
      cg_reason_set (reason, kind != 0 ? reason_of_kind (kind)
                                       : CG_REASON_ANY_MOVE,
                     kind != 0 ? cg_card_rank ((CgCard) best) : 0);
    }
  return best;
}

/* --- what the search needs ----------------------------------------------- */

/* The card that makes the most points at once. Of several such cards mostly the
 * highest (moves come in the order of ranks), because low cards still fit when
 * the count is near 31. One choice in three goes to a lower card, so that the
 * games that are played on differ. */
static CgMove
playout (const CgState *state, CgRandom *random)
{
  const NoddyState *s = noddy_state (state);
  CgMove moves[NODDY_HAND_CARDS];
  guint n = cg_rules_noddy.moves (state, moves);
  CgMove best = moves[0];
  int most = -1;

  for (guint i = 0; i < n && n > 1; i++)
    {
      NoddyState after;
      int points = points_of (s, (CgCard) moves[i], &after);

      if (points > most ||
          (points == most && cg_random_below (random, 3) > 0))
        {
          most = points;
          best = moves[i];
        }
    }
  return best;
}

/* How likely the player who leads the next deal is to win the match, from 0 to
 * 1. That player lacks @own points, the other one @other. The logistic curve
 * was fitted to 30,000 matches of the thoughtful player against itself, which
 * began with 1 to 31 points to go. */
static float
chance_to_win (int own, int other)
{
  float root = sqrtf ((float) (own + other));

  return 1 / (1 + expf ((0.965f * (float) (own - other) + 0.237f) / root));
}

/* Values are chances of winning. The winner of a single deal gets a little more
 * for each point, so that a deal is still played well when it is decided. */
static void
evaluate (const CgState *state, float value[CG_MAX_SEATS])
{
  const NoddyState *s = noddy_state (state);
  int leader = noddy_dealer (s); /* of the next deal */
  int ahead = s->score[leader] - s->score[1 - leader];

  if (s->option[NODDY_GAME] == NODDY_SINGLE_DEAL)
    value[leader] = CLAMP (0.5f + 0.48f * (float) ((ahead > 0) - (ahead < 0)) +
                             0.002f * (float) ahead, 0, 1);
  else if (s->score[0] >= s->goal || s->score[1] >= s->goal)
    value[leader] = ahead > 0;
  else
    value[leader] = chance_to_win (s->goal - s->score[leader],
                                   s->goal - s->score[1 - leader]);
  value[1 - leader] = 1 - value[leader];
}

static const CgSearchKnowledge search = {
  .simulations = 3000,
  .plies = 2 * (NODDY_HAND_CARDS + 1), /* to the end of the deal */
  .exploration = 0.1f, /* a point is worth only about 0.03 */
  .bias = 0.1f,
  .playout = playout,
  .evaluate = evaluate,
};

/* --- what is counted in games played on --------------------------------- */

static float
own_points (const CgRules *rules, const CgState *before, const CgState *after,
            int seat)
{
  return (float) (noddy_state (after)->score[seat] -
                  noddy_state (before)->score[seat]);
}

static float
other_points (const CgRules *rules, const CgState *before,
              const CgState *after, int seat)
{
  return own_points (rules, before, after, 1 - seat);
}

static const CgFact facts[] = {
  { .reason = NODDY_REASON_OTHER_SCORES_LESS, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OTHERS, .bad = TRUE, .event = NODDY_EVENT_COMBINATION,
    .least = 0.1f },
  { .reason = NODDY_REASON_SCORE_NEXT, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OWN, .span = CG_FACT_THE_TURN,
    .event = NODDY_EVENT_COMBINATION, .least = 0.1f },
  { .reason = NODDY_REASON_LAST_MORE, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OWN, .span = CG_FACT_THE_ROUND,
    .event = NODDY_EVENT_LAST_CARD, .least = 0.1f },
  { .reason = NODDY_REASON_OWN_POINTS, .unit = CG_UNIT_POINTS,
    .who = CG_FACT_OWN, .span = CG_FACT_THE_ROUND, .measure = own_points,
    .least = 0.6f },
  { .reason = NODDY_REASON_OTHER_POINTS, .unit = CG_UNIT_POINTS,
    .who = CG_FACT_OTHERS, .span = CG_FACT_THE_ROUND, .bad = TRUE,
    .measure = other_points, .least = 0.6f },
  { .reason = CG_REASON_NONE },
};

const CgKnowledge cg_knowledge_noddy = {
  .rules = &cg_rules_noddy,
  .reasons = (const char *const[]) {
    NODDY_REASONS (CG_REASON_ID)
    NULL,
  },
  .easy = easy,
  .medium = medium,
  .facts = facts,
  .search = &search,
};
