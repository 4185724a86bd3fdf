/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of thumb for a move in turn of Bataille norvégienne: each a small
 * function that values a lay in points, about ten to a card, and that a hint
 * can speak of. Sees only what the seat knows; what is legal is the rules' to
 * say. */

#include "norwegian-thinking.h"

/* What a card of which nothing is known is worth in a hand. */
#define AVERAGE_CARD 20

static const NorwegianWeights *const weights = &norwegian_weights;

/* Whether what is left after @lay is all in the hand, at least one card, and
 * of one rank; says which. */
static gboolean
leaves_one_rank (const NorwegianTable *t, const NorwegianView *lay, guint *rank)
{
  guint found = 0;

  if (!t->hand_only || t->s->n_stock > 0 || lay->left == 0)
    return FALSE;
  for (guint r = 0; r <= CG_KING; r++)
    if (t->rank[r] > (r == lay->rank ? lay->count : 0))
      {
        found++;
        *rank = r;
      }
  return found == 1;
}

/* The last cards win, unless they are tens (BN-30, BN-31). */
static int
win_now (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->left == 0 && lay->rank != NORWEGIAN_TEN ? 10000 : 0;
}

/* Another turn, in which the rest goes together. */
static int
then_win (const NorwegianTable *t, const NorwegianView *lay)
{
  guint64 go = norwegian_followers (t->s, lay->effective, lay->suits);
  guint rank;

  return lay->next == t->me && !lay->attacks && lay->rank != 0 &&
             leaves_one_rank (t, lay, &rank) && rank != NORWEGIAN_TEN &&
             rank != 0 && (go >> 4 * (rank - 1) & 15) != 0
           ? 5000
           : 0;
}

/* BN-31 */
static int
not_end_on_ten (const NorwegianTable *t, const NorwegianView *lay)
{
  guint rank;

  if (lay->left == 0 && lay->rank == NORWEGIAN_TEN)
    return -5000;
  if (leaves_one_rank (t, lay, &rank) && rank == NORWEGIAN_TEN)
    return -3000;
  if (lay->rank == NORWEGIAN_TEN && t->hand_only && t->s->n_stock == 0 &&
      t->left <= NORWEGIAN_CLOSE)
    return weights->early_ten;
  return 0;
}

static int
dump_low (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->rank == 0 || norwegian_is_special (t->s, lay->rank)
           ? 0
           : -(int) lay->count * norwegian_keep (t->s, lay->rank);
}

static int
lay_all_equal (const NorwegianTable *t, const NorwegianView *lay)
{
  int extra = t->s->n_stock > 0 ? weights->extra_stock : weights->extra_end;

  return lay->count > 1 ? (int) (lay->count - 1) * extra : 0;
}

static int
keep_rank (const NorwegianTable *t, const NorwegianView *lay, guint rank)
{
  return lay->kind == NORWEGIAN_MOVE_LAY && lay->rank == rank &&
             norwegian_is_special (t->s, rank)
           ? -(int) lay->count * norwegian_keep (t->s, rank)
           : 0;
}

static int
keep_twos (const NorwegianTable *t, const NorwegianView *lay)
{
  return keep_rank (t, lay, 2);
}

static int
keep_threes (const NorwegianTable *t, const NorwegianView *lay)
{
  return keep_rank (t, lay, 3);
}

static int
keep_tens (const NorwegianTable *t, const NorwegianView *lay)
{
  return keep_rank (t, lay, NORWEGIAN_TEN);
}

static int
keep_aces (const NorwegianTable *t, const NorwegianView *lay)
{
  return keep_rank (t, lay, CG_ACE);
}

static int
burn_big_pile (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->rank == NORWEGIAN_TEN ? weights->burn_card * (int) t->pile : 0;
}

static int
burn_to_lead (const NorwegianTable *t, const NorwegianView *lay)
{
  guint top = t->s->top == CG_ACE ? CG_KING + 1 : t->s->top;
  int low = 0;

  if (lay->rank != NORWEGIAN_TEN || lay->next != t->me)
    return 0;
  for (guint rank = 3; rank < MIN (top, NORWEGIAN_TEN); rank++)
    if (t->rank[rank] > 0 && !norwegian_is_special (t->s, rank))
      low++;
  return weights->burn_lead + low * weights->burn_low;
}

static int
burn_four (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->burns && lay->rank != NORWEGIAN_TEN ? weights->quads : 0;
}

/* Whether the hand left after @lay, if any, surely has nothing to go on it. */
static gboolean
leaves_me_stuck (const NorwegianTable *t, const NorwegianView *lay)
{
  guint64 go = norwegian_followers (t->s, lay->effective, lay->suits);
  CgSet rest = cg_set_minus (t->s->seat[t->me].hand,
                             norwegian_lay_cards (lay->move));

  return t->s->n_stock == 0 && !cg_set_is_empty (rest) &&
         cg_set_jokers (rest) == 0 && (rest.lo & go) == 0;
}

/* Another turn is worth having, unless there is nothing to lay in it. */
static int
play_again (const NorwegianTable *t, const NorwegianView *lay)
{
  if (lay->effective != 8 || lay->next != t->me)
    return 0;
  return leaves_me_stuck (t, lay)
           ? -weights->stuck_card * (int) (t->pile + lay->count) / 10
           : weights->again;
}

static int
skip_danger (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->effective == 8 && lay->next != t->next
           ? weights->skip * norwegian_closeness (t->s, t->next)
           : 0;
}

static int
reverse_danger (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->reverses ? weights->skip *
                           (norwegian_closeness (t->s, t->next) -
                            norwegian_closeness (t->s, lay->next))
                       : 0;
}

/* What it gains, on average, that the next player may be stuck. */
static int
stuck_points (const NorwegianTable *t, const NorwegianView *lay)
{
  guint64 go = norwegian_followers (t->s, lay->effective, lay->suits);
  int points = weights->stuck_card * (int) (t->pile + lay->count) / 10 +
               weights->stuck_lead +
               weights->stuck_close * norwegian_closeness (t->s, lay->next);

  if (lay->rank == 0 || lay->burns || lay->attacks || lay->next == t->me ||
      lay->left == 0)
    return 0;
  return norwegian_chance_of_none (t, lay->next, go) * points /
         NORWEGIAN_CERTAIN / (int) t->others;
}

static gboolean
knows_hand (const NorwegianTable *t, int seat)
{
  return t->s->seat[seat].hidden == 0 &&
         !cg_set_is_empty (t->s->seat[seat].hand);
}

static int
next_cannot_follow (const NorwegianTable *t, const NorwegianView *lay)
{
  return knows_hand (t, lay->next) ? stuck_points (t, lay) : 0;
}

static int
make_it_hard (const NorwegianTable *t, const NorwegianView *lay)
{
  return knows_hand (t, lay->next) ? 0 : stuck_points (t, lay);
}

/* Laying an ace: what the attack may gain, less what it may cost when it
 * comes back and no answer to it is left. */
static int
attack_now (const NorwegianTable *t, const NorwegianView *lay)
{
  guint64 answers = norwegian_answers (t->s);
  guint left = 0;
  int comes_back;

  if (!lay->attacks || t->s->phase == NORWEGIAN_ANSWER)
    return 0;
  for (guint rank = 1; rank <= NORWEGIAN_TEN; rank++)
    if (answers >> 4 * (rank - 1) & 1)
      left += t->rank[rank] - (rank == lay->rank ? lay->count : 0);
  comes_back = left > 0 ? 0
                        : NORWEGIAN_CERTAIN -
                            norwegian_chance_of_none (t, t->target, answers);
  return norwegian_attack_points (t, t->target) -
         comes_back * weights->attack_card * (int) t->pile / 20 /
           NORWEGIAN_CERTAIN / (int) t->others;
}

/* Answering with an ace or a three attacks in turn. */
static int
answer_back (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->attacks && t->s->phase == NORWEGIAN_ANSWER
           ? norwegian_attack_points (t, t->target)
           : 0;
}

static int
keep_jokers (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->kind == NORWEGIAN_MOVE_JOKER ? -norwegian_keep (t->s, 0) : 0;
}

static int
joker_big_pile (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->kind == NORWEGIAN_MOVE_JOKER
           ? weights->joker_card * (int) t->pile / 10
           : 0;
}

/* Taking the pile by choice costs the turn, and each card is a burden ... */
static int
pick_up_small (const NorwegianTable *t, const NorwegianView *lay)
{
  return lay->kind == NORWEGIAN_MOVE_PICK_UP
           ? -weights->take_turn - weights->take_card * (int) t->pile / 10
           : 0;
}

/* ... but some are welcome. */
static int
pick_up_good (const NorwegianTable *t, const NorwegianView *lay)
{
  int points = 0;

  if (lay->kind != NORWEGIAN_MOVE_PICK_UP)
    return 0;
  for (guint rank = 1; rank <= NORWEGIAN_TEN; rank++)
    if (norwegian_is_special (t->s, rank))
      {
        guint64 four = G_GUINT64_CONSTANT (15) << 4 * (rank - 1);

        points += norwegian_keep (t->s, rank) *
                  (int) cg_set_size ((CgSet) { t->s->pile_cards.lo & four,
                                               t->s->pile_cards.hi & four });
      }
  return points * weights->take_share / 100;
}

/* House rule: threes pass the hands on. What goes of the hand, against what
 * comes for it from the other side. */
static int
pass_hand_points (const NorwegianTable *t, const NorwegianView *lay)
{
  const NorwegianState *s = t->s;
  int mine = 0;
  int from, gives, gets;

  if (lay->rank != 3 || norwegian_threes_copy (s) || lay->burns)
    return 0;
  from = norwegian_seat_after (s, t->me, lay->count, !s->reversed);
  if (from == t->me)
    return 0;
  gives = (int) (cg_set_size (s->seat[t->me].hand) - lay->count);
  if (s->n_stock > 0)
    gives = MAX (gives, 3);
  gets = (int) norwegian_hand_size (s, from);
  for (guint rank = 0; rank <= CG_KING; rank++)
    if (rank != 3)
      mine += norwegian_keep (s, rank) * (int) t->rank[rank];
  return weights->pass_card * (gives - gets) / 10 +
         weights->pass_worth *
           (AVERAGE_CARD * MIN (gives, gets) - MIN (mine, AVERAGE_CARD * 6)) /
           100;
}

static int
pass_bad_hand (const NorwegianTable *t, const NorwegianView *lay)
{
  return MAX (0, pass_hand_points (t, lay));
}

static int
keep_good_hand (const NorwegianTable *t, const NorwegianView *lay)
{
  return MIN (0, pass_hand_points (t, lay));
}

/* Whom the reason speaks of. */
typedef enum { NOBODY, WHO_IS_NEXT, NEIGHBOUR, TARGET } About;

/* What is said must be true of what is laid: that another card would be worse
 * tells something only where that card is spared. */
typedef enum
{
  ITSELF,    /* what the lay gains */
  THE_OTHER, /* or what the other would cost, unless that is a plain card
              * and a special one is laid */
  EITHER,    /* or what the other would cost */
} Tells;

typedef struct
{
  CgReasonKind reason;
  About        about;
  Tells        tells;
  int        (*points) (const NorwegianTable *t, const NorwegianView *lay);
} Rule;

/* Of two that count alike the earlier is spoken of. */
static const Rule rules[] = {
  { CG_REASON_WIN_NOW, NOBODY, ITSELF, win_now },
  { CG_REASON_THEN_WIN, NOBODY, ITSELF, then_win },
  { CG_REASON_NOT_END_ON_TEN, NOBODY, EITHER, not_end_on_ten },
  { CG_REASON_NEXT_CANNOT_FOLLOW, WHO_IS_NEXT, ITSELF, next_cannot_follow },
  { CG_REASON_ATTACK_NOW, TARGET, ITSELF, attack_now },
  { CG_REASON_ANSWER_BACK, NOBODY, ITSELF, answer_back },
  { CG_REASON_SKIP_DANGER, NEIGHBOUR, ITSELF, skip_danger },
  { CG_REASON_REVERSE_DANGER, NEIGHBOUR, ITSELF, reverse_danger },
  { CG_REASON_PLAY_AGAIN, NOBODY, ITSELF, play_again },
  { CG_REASON_BURN_FOUR, NOBODY, ITSELF, burn_four },
  { CG_REASON_BURN_BIG_PILE, NOBODY, ITSELF, burn_big_pile },
  { CG_REASON_BURN_TO_LEAD, NOBODY, ITSELF, burn_to_lead },
  { CG_REASON_JOKER_BIG_PILE, NOBODY, ITSELF, joker_big_pile },
  { CG_REASON_PASS_BAD_HAND, NOBODY, ITSELF, pass_bad_hand },
  { CG_REASON_KEEP_GOOD_HAND, NOBODY, THE_OTHER, keep_good_hand },
  { CG_REASON_KEEP_TWOS, NOBODY, THE_OTHER, keep_twos },
  { CG_REASON_KEEP_THREES, NOBODY, THE_OTHER, keep_threes },
  { CG_REASON_KEEP_TENS, NOBODY, THE_OTHER, keep_tens },
  { CG_REASON_KEEP_ACES, NOBODY, THE_OTHER, keep_aces },
  { CG_REASON_DUMP_LOW, NOBODY, THE_OTHER, keep_jokers },
  { CG_REASON_DUMP_LOW, NOBODY, THE_OTHER, dump_low },
  { CG_REASON_LAY_ALL_EQUAL, NOBODY, ITSELF, lay_all_equal },
  { CG_REASON_MAKE_IT_HARD, WHO_IS_NEXT, ITSELF, make_it_hard },
  { CG_REASON_PICK_UP_GOOD, NOBODY, ITSELF, pick_up_good },
  { CG_REASON_PICK_UP_SMALL, NOBODY, ITSELF, pick_up_small },
};

static int
worth (const NorwegianTable *t, const NorwegianView *lay)
{
  int points = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    points += rules[i].points (t, lay);
  return points;
}

/* Whether a plain card is spared by laying a special one: no rule says that. */
static gboolean
spends_special (const NorwegianTable *t,
                const NorwegianView  *lay,
                const NorwegianView  *second)
{
  return norwegian_is_special (t->s, lay->rank) &&
         !norwegian_is_special (t->s, second->rank);
}

/* The rule that most sets @lay apart from @second; NULL where none does. */
static const Rule *
most_telling (const NorwegianTable *t,
              const NorwegianView  *lay,
              const NorwegianView  *second)
{
  gboolean spares = !spends_special (t, lay, second);
  const Rule *telling = NULL;
  int most = 0;

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      int mine = rules[i].points (t, lay);
      int points = mine - rules[i].points (t, second);

      if (points > most &&
          (mine > 0 || rules[i].tells == EITHER ||
           (rules[i].tells == THE_OTHER && spares)))
        {
          most = points;
          telling = &rules[i];
        }
    }
  return telling;
}

/* The reason for @lay where no rule sets it apart from @second, if any. */
static CgReasonKind
plain_reason (const NorwegianTable *t,
              const NorwegianView  *lay,
              const NorwegianView  *second)
{
  if (win_now (t, lay) > 0)
    return CG_REASON_WIN_NOW;
  if (then_win (t, lay) > 0)
    return CG_REASON_THEN_WIN;
  return second != NULL && spends_special (t, lay, second)
           ? CG_REASON_ANY_MOVE
           : CG_REASON_DUMP_LOW;
}

/* A rule that spares a card speaks of what is laid instead; where that is a
 * special card too, or an answer, or several, another sentence fits. */
static CgReasonKind
fit_to_lay (const NorwegianTable *t,
            const NorwegianView  *lay,
            const NorwegianView  *second,
            CgReasonKind          kind)
{
  const NorwegianState *s = t->s;
  gboolean answer = s->phase == NORWEGIAN_ANSWER;
  gboolean spares = kind == CG_REASON_KEEP_TWOS ||
                    kind == CG_REASON_KEEP_THREES ||
                    kind == CG_REASON_KEEP_TENS ||
                    kind == CG_REASON_KEEP_ACES || kind == CG_REASON_DUMP_LOW;
  gboolean dearer = second != NULL && norwegian_keep (s, lay->rank) >
                                        norwegian_keep (s, second->rank);

  if (answer && lay->rank == NORWEGIAN_TEN && lay->next == t->me &&
      (dearer || kind == CG_REASON_BURN_TO_LEAD))
    return CG_REASON_ANSWER_BURN;
  if (spares && norwegian_is_special (s, lay->rank))
    return answer ? CG_REASON_ANSWER_CHEAPLY : CG_REASON_CHEAPEST_SPECIAL;
  if (kind == CG_REASON_DUMP_LOW && lay->count > 1)
    return CG_REASON_LAY_ALL_EQUAL;
  return kind;
}

/* Says why the pile is taken by choice rather than @second laid. */
static void
explain_pick_up (const NorwegianTable *t,
                 const NorwegianView  *pick_up,
                 const NorwegianView  *second,
                 CgReason             *reason)
{
  const Rule *rule = most_telling (t, pick_up, second);

  if (rule != NULL && rule->reason == CG_REASON_NOT_END_ON_TEN)
    norwegian_say (reason, CG_REASON_NOT_END_ON_TEN, 0, CG_NO_SEAT);
  else if (worth (t, pick_up) - pick_up_good (t, pick_up) < worth (t, second))
    norwegian_say (reason, CG_REASON_PICK_UP_GOOD, 0, CG_NO_SEAT);
  else
    norwegian_say (reason, CG_REASON_PICK_UP_SMALL, second->rank, CG_NO_SEAT);
}

/* Says why @lay was chosen before @second, the best of the other cards; NULL
 * where there are none. */
static void
explain (const NorwegianTable *t,
         const NorwegianView  *lay,
         const NorwegianView  *second,
         CgReason             *reason)
{
  const Rule *rule = second != NULL ? most_telling (t, lay, second) : NULL;
  CgReasonKind kind = rule != NULL ? rule->reason
                                   : plain_reason (t, lay, second);
  int seat = CG_NO_SEAT;

  if (rule != NULL)
    seat = rule->about == WHO_IS_NEXT ? lay->next
           : rule->about == NEIGHBOUR ? t->next
           : rule->about == TARGET    ? t->target
                                      : CG_NO_SEAT;
  norwegian_say (reason, fit_to_lay (t, lay, second, kind), lay->rank, seat);
}

CgMove
norwegian_choose_lay (const NorwegianTable *t,
                      CgRandom             *random,
                      CgReason             *reason)
{
  guint restless = norwegian_restlessness (t->s);
  CgRandom chance;
  NorwegianView best = { 0 };
  NorwegianView second = { 0 };
  int most = G_MININT;
  int next_most = G_MININT;

  /* The same seed may be given at each turn. */
  cg_random_seed (&chance, cg_random_next (random) + t->s->plies);

  /* The best move, and the best that lays something else: what it is compared
   * with when it is explained. A pick-up explains no lay. */
  for (guint i = 0; i < t->n_moves; i++)
    {
      NorwegianView lay;
      int points;

      norwegian_view_move (t, t->moves[i], &lay);
      points = worth (t, &lay);
      if (restless > 0)
        points += (int) cg_random_below (&chance, restless);
      if (points > most)
        {
          if (most > G_MININT &&
              (best.kind != lay.kind || best.rank != lay.rank) &&
              best.kind != NORWEGIAN_MOVE_PICK_UP)
            {
              second = best;
              next_most = most;
            }
          best = lay;
          most = points;
        }
      else if (points > next_most && lay.kind != NORWEGIAN_MOVE_PICK_UP &&
               (best.kind != lay.kind || best.rank != lay.rank))
        {
          second = lay;
          next_most = points;
        }
    }

  if (best.kind == NORWEGIAN_MOVE_PICK_UP && next_most > G_MININT)
    explain_pick_up (t, &best, &second, reason);
  else
    explain (t, &best, next_most > G_MININT ? &second : NULL, reason);
  return best.move;
}
