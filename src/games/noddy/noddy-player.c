/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The computer players of Noddy: the rules of thumb of the thoughtful player
 * (medium) and of the learner (easy), and what the search of the strong player
 * needs to know. In Noddy the only choice of a player is which card to lay, and
 * only for the first two cards of the hand. */

#include "players/cg-player.h"

#include "noddy-player.h"
#include "noddy-rules-private.h"

#include <math.h>

/* How many points of lead are between the values 0 and 1 in a single deal. */
#define POINTS 40

#define RANK_CARDS(rank) (G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4)

/* Two bits of a hand that are not the bits of cards. They are set in a hand
 * with hidden cards, so that the rules do not treat the hand as empty. */
#define SOME_CARDS (G_GUINT64_CONSTANT (3) << 60)

/* How much each disadvantage of a move is subtracted from its worth, in
 * hundredths of a point unless a comment names another unit. The numbers were
 * found in many thousands of matches between players with different numbers. */
static const struct
{
  /* the share of the points that the other player makes on average with the
   * next card, in percent */
  int risk;
  /* for each point of the value of the lowest card that stays in the hand */
  int keep_low;
  /* for leading a five, because every ten and court card makes 15 with it */
  int led_five;
} weights = {
  .risk = 160,
  .keep_low = 4,
  .led_five = 1000,
};

/* What the player to move foresees of a move. */
typedef struct
{
  CgMove    move;
  int       points; /* the points that the move scores at once */
  NoddyKind kind;   /* the kind of the combination that scores most of these
                     * points, or 0 if there is none */
  int       risk;   /* the points that the other player scores on average with
                     * the next card, in hundredths of a point, if this may be
                     * any card that agrees with their announcement */
  int       fear;   /* like `risk`, but if the next card may be any card that
                     * the player to move does not see */
  int       low;    /* the value of the lowest card that stays in the hand, or 0
                     * if no card does */
  gboolean  five;   /* whether the move leads a five */
} View;

/* Returns the points that the seat to move makes with @card, which must fit.
 * Sets @after to the position after the move. */
static int
points_of (const CgState *s, CgCard card, CgState *after)
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

#define PAIRS                                                     \
  (1u << NODDY_KIND_PAIR | 1u << NODDY_KIND_PAIR_ROYAL |          \
   1u << NODDY_KIND_DOUBLE_PAIR_ROYAL)

/* Returns as bits the cards that the seat @other certainly does not have,
 * because it would have announced a combination with them. If it has announced
 * no pair, it has no card of the turn-up's rank; if no fifteen, no card that
 * makes 15 with the turn-up; if no Noddy, not the jack of trumps. */
static guint64
not_announced (const CgState *s, int other)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint n = noddy_list_heard (s->heard[other], list);
  guint rest = 15 - noddy_value (s->turn_up);
  guint heard = 0; /* bit n is set when a combination of kind n was heard */
  guint64 none = 0;

  for (guint i = 0; i < n; i++)
    heard |= 1u << list[i].kind;
  if ((heard & PAIRS) == 0)
    none |= RANK_CARDS (cg_card_rank (s->turn_up));
  if (!(heard >> NODDY_KIND_FIFTEEN & 1))
    for (guint card = 0; card < 52; card++)
      if (noddy_value ((CgCard) card) == rest)
        none |= CARD_BIT (card);
  if (!(heard >> NODDY_KIND_NODDY & 1))
    none |= CARD_BIT (CG_FRENCH (CG_JACK, cg_card_suit (s->turn_up)));
  return none;
}

static guint64
unseen_cards (const CgState *s, int me)
{
  guint64 seen = s->hand[me] | CARD_BIT (s->turn_up);

  for (guint i = 0; i < s->n_row; i++)
    seen |= CARD_BIT (noddy_row_card (s, i));
  return ALL_BITS & ~seen;
}

/* Returns the points that the seat to move makes on average with one of @cards
 * (a set of bits), in hundredths of a point. A card that does not fit counts as
 * 0 points. */
static int
average (const CgState *s, guint64 cards)
{
  CgState after;
  int n = __builtin_popcountll (cards);
  int sum = 0;

  for (cards &= noddy_fitting (31 - noddy_total (s)); cards != 0;
       cards &= cards - 1)
    sum += points_of (s, (CgCard) __builtin_ctzll (cards), &after);
  return n > 0 ? 100 * sum / n : 0;
}

/* --- a move ------------------------------------------------------------- */

/* Returns the kind of the combination with most points that the last card of
 * the row has made, or 0 if it has made none. */
static NoddyKind
main_kind (const CgState *after)
{
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  guint n = noddy_list_last (after, list);
  NoddyKind kind = 0;
  guint most = 0;

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
view_move (const CgState *s, CgMove move, View *v)
{
  int me = s->to_move;
  CgState after;
  guint64 unseen = unseen_cards (s, me);
  guint64 kept = s->hand[me] & ~CARD_BIT (move);

  *v = (View) { .move = move };
  v->points = points_of (s, (CgCard) move, &after);
  v->kind = main_kind (&after);
  v->low = kept != 0 ? (int) noddy_value ((CgCard) __builtin_ctzll (kept)) : 0;
  v->five = s->n_row == 0 && cg_card_rank ((CgCard) move) == 5;
  if (after.to_move == 1 - me)
    {
      v->fear = average (&after, unseen);
      v->risk = average (&after, unseen & ~not_announced (s, 1 - me));
    }
}

/* Returns how good a move is, in hundredths of a point; a higher number is
 * better. */
static int
judge (const View *v)
{
  return 100 * v->points - weights.risk * v->risk / 100 -
         weights.keep_low * v->low - (v->five ? weights.led_five : 0);
}

/* Judges a move like judge(), but as a player who does not remember what the
 * other player has announced. */
static int
judge_forgetfully (const View *v)
{
  return judge (v) + weights.risk * (v->risk - v->fear) / 100;
}

/* Judges a move like judge(), but as a player who does not keep a low card for
 * the end. */
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

static const guint8 reason_of_kind[] = {
  [NODDY_KIND_FIFTEEN] = NODDY_REASON_MAKE_FIFTEEN,
  [NODDY_KIND_TWENTY_FIVE] = NODDY_REASON_MAKE_TWENTY_FIVE,
  [NODDY_KIND_THIRTY_ONE] = NODDY_REASON_MAKE_THIRTY_ONE,
  [NODDY_KIND_PAIR] = NODDY_REASON_MAKE_PAIR,
  [NODDY_KIND_PAIR_ROYAL] = NODDY_REASON_MAKE_PAIR,
  [NODDY_KIND_DOUBLE_PAIR_ROYAL] = NODDY_REASON_MAKE_PAIR,
  [NODDY_KIND_RUN] = NODDY_REASON_MAKE_RUN,
  [NODDY_KIND_FLUSH] = NODDY_REASON_MAKE_FLUSH,
};

/* Sets @reason to why @chosen is the best of the @n_moves moves in @views. */
static void
explain (const View *views, guint n_moves, const View *chosen,
         CgReason *reason)
{
  gboolean has_five = FALSE;
  guint kind = NODDY_REASON_LEAVE_LITTLE;

  for (guint i = 0; i < n_moves; i++)
    has_five |= views[i].five;
  if (chosen->kind != 0)
    kind = reason_of_kind[chosen->kind];
  else if (has_five && !chosen->five)
    kind = NODDY_REASON_NO_FIVE_LEAD;
  else if (chosen->risk < chosen->fear &&
           best_of (views, n_moves, judge_forgetfully) != chosen)
    kind = NODDY_REASON_NOT_ANNOUNCED;
  else if (best_of (views, n_moves, judge_for_now) != chosen)
    kind = NODDY_REASON_KEEP_FOR_LAST;
  cg_reason_set (reason, kind, cg_card_rank ((CgCard) chosen->move));
}

static CgMove
medium (const CgKnowledge *self, const CgState *redacted, const CgMove *moves,
        guint n_moves, CgRandom *random, CgReason *reason)
{
  View views[NODDY_HAND_CARDS] = { { 0 } };
  const View *best;

  if (n_moves == 1)
    return CG_NO_MOVE;
  /* every player announces everything, which is the first of @moves; leaving
   * something out (rule NO-17) is for people */
  cg_reason_set (reason, NODDY_REASON_COUNT_ALL, 0);
  if (redacted->phase == NODDY_ANNOUNCE)
    return moves[0];
  for (guint i = 0; i < n_moves; i++)
    view_move (redacted, moves[i], &views[i]);
  best = best_of (views, n_moves, judge);
  explain (views, n_moves, best, reason);
  return best->move;
}

/* --- the learner -------------------------------------------------------- */

/* Plays as the learner: lays the card that makes the most points. A learner
 * always sees fifteens, thirty-ones and pairs, but sees other combinations only
 * in one of three cases. */
static CgMove
easy (const CgKnowledge *self, const CgState *redacted, const CgMove *moves,
      guint n_moves, CgRandom *random)
{
  const guint plain = 1u << NODDY_KIND_FIFTEEN | 1u << NODDY_KIND_THIRTY_ONE |
                      1u << NODDY_KIND_PAIR | 1u << NODDY_KIND_PAIR_ROYAL;
  CgMove best = CG_NO_MOVE;
  int most = 0;

  if (n_moves == 1 || redacted->phase == NODDY_ANNOUNCE)
    return n_moves == 1 ? CG_NO_MOVE : moves[0];
  for (guint i = 0; i < n_moves; i++)
    {
      CgState after;
      int points = points_of (redacted, (CgCard) moves[i],
                              &after);
      NoddyKind kind = main_kind (&after);
      gboolean seen = (plain >> kind & 1) || cg_random_below (random, 3) == 0;

      if (!seen || points <= most)
        continue;
      most = points;
      best = moves[i];
    }
  return best;
}

/* --- what a temper sees ------------------------------------------------- */

static gboolean
weigh (const CgKnowledge *self, const CgState *redacted, const CgMove *moves,
       guint n_moves, gboolean easy, CgRandom *random, CgWeighed *weighed)
{
  if (redacted->phase == NODDY_ANNOUNCE)
    return FALSE;
  for (guint i = 0; i < n_moves; i++)
    {
      View view;

      view_move (redacted, moves[i], &view);
      weighed[i].attack /= 6;
      weighed[i].spend /= 6;
      weighed[i].worth = easy ? view.points * 100 : judge (&view);
    }
  return TRUE;
}

/* --- what the search needs ----------------------------------------------- */

/* Chooses a move for the simulated games of the search: the card that makes the
 * most points at once. If several cards make equally many points, it usually
 * chooses the highest (moves are listed in the order of ranks), because low
 * cards still fit when the total is near 31. In about one of three cases it
 * chooses a lower card, so that the simulated games differ. */
static CgMove
playout (const CgState *s, CgRandom *random)
{
  CgMove moves[NODDY_HAND_CARDS];
  CgMove best = NODDY_MOVE_ANNOUNCE;
  int most = -1;
  guint n;

  if (s->phase == NODDY_ANNOUNCE)
    return best;
  n = cg_rules_noddy.moves (s, moves);
  best = moves[0];
  for (guint i = 0; i < n && n > 1; i++)
    {
      CgState after;
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

/* Implements CgSearchKnowledge.prune: leaves only the announcement of
 * everything, because nothing is won by an announcement of a part. */
static guint
prune (const CgState *state, CgMove *moves, guint n_moves)
{
  return moves[0] == NODDY_MOVE_ANNOUNCE ? 1 : n_moves;
}

/* Returns the chance, from 0 to 1, that the player who leads in the next deal
 * wins the match, if this player still needs @own points and the other player
 * @other points. The logistic curve was fitted to 30,000 matches of the
 * thoughtful player against itself, in which each player needed 1 to 31
 * points. */
static float
chance_to_win (int own, int other)
{
  float root = sqrtf ((float) (own + other));

  return 1 / (1 + expf ((0.965f * (float) (own - other) + 0.237f) / root));
}

static gboolean
is_single (const CgState *s)
{
  return s->option[NODDY_GAME] == NODDY_SINGLE_DEAL;
}

/* Sets the value of each seat: in a match its chance of winning, in a single
 * deal its lead in points. */
static void
evaluate (const CgState *s, float value[CG_MAX_SEATS])
{
  int leader = noddy_dealer (s); /* the seat that leads in the next deal */
  int ahead = s->score[leader] - s->score[1 - leader];

  if (is_single (s))
    value[leader] = CLAMP (0.5f + (float) ahead / POINTS, 0, 1);
  else if (s->score[0] >= s->goal || s->score[1] >= s->goal)
    value[leader] = ahead > 0;
  else
    value[leader] = chance_to_win (s->goal - s->score[leader],
                                   s->goal - s->score[1 - leader]);
  value[1 - leader] = 1 - value[leader];
}

static float
points (const CgState *s, int seat, float *lead)
{
  if (!is_single (s))
    return 0;
  *lead = (float) (s->score[seat] - s->score[1 - seat]);
  return POINTS;
}

/* Implements CgSearchKnowledge.imagine: deals the hidden cards again. In a
 * single deal both scores become 0, so that the value of the position measures
 * what is won from now on. */
static void
imagine (CgState *s, int seat, CgRandom *random)
{
  cg_resample (&cg_rules_noddy, s, seat, random);
  if (is_single (s))
    s->score[0] = s->score[1] = 0;
}

static const CgSearchKnowledge search = {
  .simulations = 3000,
  .plies = 2 * (NODDY_HAND_CARDS + 1), /* enough to reach the end of a deal */
  .exploration = 0.1f, /* low, because a point changes a value by only 0.03 */
  .bias = 0.1f,
  .prune = prune,
  .playout = playout,
  .evaluate = evaluate,
  .points = points,
  /* a move that costs 1.2 points is a mistake; medium makes as many of them as
   * mistakes in matches */
  .points_per_win = 0.4f,
  .imagine = imagine,
};

/* --- what is counted in the simulated games ----------------------------- */

static float
own_points (const CgRules *rules, const CgState *before, const CgState *after,
            int seat)
{
  return (float) (after->score[seat] - before->score[seat]);
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
  .weigh = weigh,
  .near_medium = 8,
  .facts = facts,
  .search = &search,
};
