/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of thumb that Norwegian War and Balcó share, and the probability
 * that other players hold certain cards, which many of the rules use. "I" is
 * the player to move. */

#include "shedding-player.h"

#include <string.h>

/* --- the others ----------------------------------------------------------- */

int
shed_closeness (const ShedTable *t, int seat)
{
  return MAX (0, SHED_CLOSE + 1 - (int) t->seat_left[seat]);
}

/* Returns how many cards of @set are among @cards, which are bits of a #CgSet.
 */
static guint
count_among (CgSet set, guint64 cards)
{
  return cg_set_size ((CgSet) { set.lo & cards, set.hi & cards });
}

int
shed_chance_of_none (const ShedTable *t, int seat, guint64 cards)
{
  guint hidden = t->hidden[seat];
  guint of = cg_set_size (t->unseen);
  guint good = count_among (t->unseen, cards);
  int chance = SHED_CERTAIN * SHED_CERTAIN;

  if (((t->known[seat].lo | t->known[seat].hi) & cards) != 0)
    return 0;
  /* An empty hand counts as one hidden card, because the seat will turn over
   * one of its face-down cards. */
  if (hidden == 0 && cg_set_is_empty (t->known[seat]))
    hidden = 1;
  for (; hidden > 0 && of > good; hidden--, of--)
    chance = chance * (int) (of - good) / (int) of;
  return hidden > 0 && good > 0 ? 0 : chance / SHED_CERTAIN;
}

/* Returns @points if I lead after @seat has taken the pile, otherwise 0. */
static int
lead_points (const ShedTable *t, int seat, int points)
{
  return t->leads >> seat & 1 ? points : 0;
}

/* Returns the points for attacking @seat now: what the attack gains if @seat
 * has no answer, multiplied by the probability that @seat has none. */
static int
attack_points (const ShedTable *t, int seat)
{
  const ShedWeights *w = t->weights;

  return shed_chance_of_none (t, seat, t->answers) *
         (w->attack_card * (int) t->pile / 10 +
          lead_points (t, seat, w->attack_lead) +
          w->attack_close * shed_closeness (t, seat)) /
         SHED_CERTAIN;
}

/* Sets the members `danger`, `target` and `others` of @t. @order lists the @n
 * other seats that are in play, in the order in which they play. */
static void
look_round (ShedTable *t, const guint8 *order, guint n)
{
  guint least = G_MAXUINT;
  int best = G_MININT;

  t->others = n;
  t->danger = CG_NO_SEAT;
  t->target = CG_NO_SEAT;
  for (guint i = 0; i < n; i++)
    {
      int points = attack_points (t, order[i]);

      if (t->seat_left[order[i]] < least)
        {
          least = t->seat_left[order[i]];
          t->danger = order[i];
        }
      if (points > best)
        {
          best = points;
          t->target = order[i];
        }
    }
}

/* --- the table ------------------------------------------------------------ */

void
shed_view_table (ShedTable *t, const ShedGame *game, const CgState *redacted,
                 const CgMove *moves, guint n_moves)
{
  const ShedState *s = shed_state (redacted);
  guint8 order[SHED_MAX_SEATS];
  guint n = 0;

  *t = (ShedTable) {
    .state = redacted,
    .s = s,
    .weights = game->weights,
    .moves = moves,
    .n_moves = n_moves,
    .me = s->to_move,
    .answering = s->phase == SHEDDING_ANSWER,
    .hand_only = !shed_has_rows (s, s->to_move),
    .next = shed_next (s, s->to_move),
    .left = shed_cards_left (s, s->to_move),
    .pile = s->n_pile_cards,
  };
  memcpy (t->keep, game->weights->keep, sizeof t->keep);
  memcpy (t->up, game->weights->up, sizeof t->up);
  game->view_table (t);
  /* The other seats are listed in the order of play, so that of two equally
   * good ones the seat that plays sooner is chosen. The loop checks for each
   * seat whether it is in play and does not use shed_next(): I may have laid my
   * last cards and left the game, and still have to name the seat that I
   * attack. */
  for (int i = 1; i < s->seats; i++)
    {
      int seat = (t->me + (s->reversed ? s->seats - i : i)) % s->seats;

      if (!(s->active >> seat & 1))
        continue;
      game->view_seat (t, seat);
      t->hidden[seat] =
        (guint8) (s->n_hand[seat] - cg_set_size (t->known[seat]));
      t->seat_left[seat] = (guint8) shed_cards_left (s, seat);
      order[n++] = (guint8) seat;
    }
  look_round (t, order, n);
}

ShedLay
shed_view_move (const ShedTable *t, const ShedGame *game, CgMove move)
{
  ShedLay lay = {
    .move = move,
    .kind = shed_move_kind (move),
    .left = t->left,
    .next = t->next,
    .picks_up = shed_move_kind (move) == SHEDDING_MOVE_PICK_UP,
  };

  game->view_move (t, &lay);
  return lay;
}

/* --- rules of thumb ------------------------------------------------------- */

/* Returns how many cards of @rank are left in my hand after @lay; the rank 0
 * stands for jokers. */
static guint
rank_left (const ShedTable *t, const ShedLay *lay, guint rank)
{
  return t->rank[rank] - (rank == 0           ? lay->jokers
                          : rank == lay->rank ? lay->count - lay->jokers
                                              : 0);
}

/* Returns whether I have cards left after @lay and could lay all of them
 * together, because they are all in my hand and of one rank. Sets *@rank to
 * this rank, or to 0 if only jokers are left. If jokers may be laid with other
 * cards, they count as cards of any rank. */
static gboolean
leaves_one_rank (const ShedTable *t, const ShedLay *lay, guint *rank)
{
  guint found = 0;

  if (!t->hand_only || t->s->n_stock > 0 || lay->left == 0)
    return FALSE;
  *rank = 0;
  for (guint r = t->jokers_join; r <= CG_KING; r++)
    if (rank_left (t, lay, r) > 0)
      {
        found++;
        *rank = r;
      }
  return found == 1 || (found == 0 && t->jokers_join);
}

int
shed_win_now (const ShedTable *t, const ShedLay *lay)
{
  return lay->left == 0 && !lay->loses ? 10000 : 0;
}

int
shed_then_win (const ShedTable *t, const ShedLay *lay)
{
  guint rank;

  return lay->next == t->me && !lay->attacks && lay->rank != 0 &&
             leaves_one_rank (t, lay, &rank) &&
             !(t->never_last >> rank & 1) &&
             (rank == 0 || (lay->followers & SHED_RANK (rank)) != 0)
           ? 5000
           : 0;
}

/* Most of the functions below are the ShedRule.points of a rule of thumb in the
 * table rules[]. Such a function has the name of the reason of its rule:
 * dump_low() belongs to the rule with the reason SHEDDING_REASON_DUMP_LOW. */

static int
dump_low (const ShedTable *t, const ShedLay *lay)
{
  return lay->rank == 0 || shed_is_special (t, lay->rank)
           ? 0
           : -(int) (lay->count - lay->jokers) * t->keep[lay->rank];
}

static int
lay_all_equal (const ShedTable *t, const ShedLay *lay)
{
  int extra = t->s->n_stock > 0 ? t->weights->extra_stock
                                : t->weights->extra_end;

  return lay->count > 1 ? (int) (lay->count - 1) * extra : 0;
}

/* Returns the points, 0 or less, for laying special cards of @rank. Jokers that
 * are laid with them are not counted. */
static int
keep_rank (const ShedTable *t, const ShedLay *lay, guint rank)
{
  return lay->rank == rank && shed_is_special (t, rank)
           ? -(int) (lay->count - lay->jokers) * t->keep[rank]
           : 0;
}

/* keep_answer() judges a lay that uses up the last answer to an attack. The
 * rules about twos, aces and jokers below give no points for such a lay. */

static int
keep_twos (const ShedTable *t, const ShedLay *lay)
{
  return lay->last_answer ? 0 : keep_rank (t, lay, 2);
}

static int
keep_threes (const ShedTable *t, const ShedLay *lay)
{
  return keep_rank (t, lay, 3);
}

static int
keep_tens (const ShedTable *t, const ShedLay *lay)
{
  return keep_rank (t, lay, SHED_TEN);
}

static int
keep_aces (const ShedTable *t, const ShedLay *lay)
{
  return lay->last_answer ? 0 : keep_rank (t, lay, CG_ACE);
}

static int
keep_jokers (const ShedTable *t, const ShedLay *lay)
{
  return t->jokers_join && !lay->last_answer ? -(int) lay->jokers * t->keep[0]
                                             : 0;
}

/* In a game in which a joker must be laid alone, takes points from a lay of a
 * joker. The reason of this rule is SHEDDING_REASON_DUMP_LOW. */
static int
keep_lone_joker (const ShedTable *t, const ShedLay *lay)
{
  return t->jokers_join ? 0 : -(int) lay->jokers * t->keep[0];
}

static int
keep_answer (const ShedTable *t, const ShedLay *lay)
{
  return lay->last_answer
           ? keep_rank (t, lay, CG_ACE) + keep_rank (t, lay, 2) -
               (int) lay->jokers * t->keep[0] - t->weights->last_answer
           : 0;
}

/* If a ten must not be the last card, takes points from a lay that leaves only
 * tens, and gives points for laying a ten while few cards are left. */
static int
not_end_on_ten (const ShedTable *t, const ShedLay *lay)
{
  guint rank;

  if (!(t->never_last >> SHED_TEN & 1))
    return 0;
  if (lay->loses)
    return -5000;
  if (leaves_one_rank (t, lay, &rank) && rank == SHED_TEN)
    return -3000;
  return lay->rank == SHED_TEN && t->hand_only && t->s->n_stock == 0 &&
             t->left <= SHED_CLOSE
           ? t->weights->early_ten
           : 0;
}

static int
burn_big_pile (const ShedTable *t, const ShedLay *lay)
{
  return lay->rank == SHED_TEN ? t->weights->burn_card * (int) t->pile : 0;
}

static int
burn_to_lead (const ShedTable *t, const ShedLay *lay)
{
  int low = 0;

  if (lay->rank != SHED_TEN || lay->next != t->me)
    return 0;
  for (guint rank = 3; rank < SHED_TEN; rank++)
    if ((t->low >> rank & 1) && t->rank[rank] > 0)
      low++;
  return t->weights->burn_lead + low * t->weights->burn_low;
}

static int
burn_four (const ShedTable *t, const ShedLay *lay)
{
  return lay->burns && lay->rank != SHED_TEN ? t->weights->burn_four : 0;
}

/* Returns whether I have hand cards left after @lay and none of them fits on
 * the cards of @lay. Returns FALSE while there is a stock, because I shall draw
 * unknown cards, and if I have a joker left. */
static gboolean
leaves_me_stuck (const ShedTable *t, const ShedLay *lay)
{
  guint left = 0;

  if (t->s->n_stock > 0 || rank_left (t, lay, 0) > 0)
    return FALSE;
  for (guint rank = 1; rank <= CG_KING; rank++)
    if (rank_left (t, lay, rank) > 0)
      {
        if ((lay->followers & SHED_RANK (rank)) != 0)
          return FALSE;
        left++;
      }
  return left > 0;
}

/* Gives points to a lay that skips all other players, so that I have another
 * turn. If none of my cards fits in that turn, so that I must take the pile,
 * takes points from the lay instead. */
static int
play_again (const ShedTable *t, const ShedLay *lay)
{
  const ShedWeights *w = t->weights;

  if (lay->skips == 0 || lay->next != t->me)
    return 0;
  return leaves_me_stuck (t, lay)
           ? -w->stuck_card * (int) (t->pile + lay->count) / 10
           : w->again;
}

static int
skip_danger (const ShedTable *t, const ShedLay *lay)
{
  return lay->skips > 0 && lay->next != t->next
           ? t->weights->skip * shed_closeness (t, t->next)
           : 0;
}

/* Returns the points that @lay gains if no card of the next player fits on it,
 * multiplied by the probability that no card fits, and divided by the number of
 * other players. */
static int
stuck_points (const ShedTable *t, const ShedLay *lay)
{
  const ShedWeights *w = t->weights;
  int points;

  if (lay->rank == 0 || lay->burns || lay->attacks || lay->next == t->me ||
      lay->left == 0)
    return 0;
  points = w->stuck_card * (int) (t->pile + lay->count) / 10 +
           lead_points (t, lay->next, w->stuck_lead) +
           w->stuck_close * shed_closeness (t, lay->next);
  return shed_chance_of_none (t, lay->next, lay->followers) * points /
         SHED_CERTAIN / (int) t->others;
}

/* Returns whether I know all cards in the hand of @seat. */
static gboolean
knows_hand (const ShedTable *t, int seat)
{
  return t->hidden[seat] == 0 && !cg_set_is_empty (t->known[seat]);
}

static int
next_cannot_follow (const ShedTable *t, const ShedLay *lay)
{
  return knows_hand (t, lay->next) ? stuck_points (t, lay) : 0;
}

static int
make_it_hard (const ShedTable *t, const ShedLay *lay)
{
  return knows_hand (t, lay->next) ? 0 : stuck_points (t, lay);
}

/* Returns the points that the attack of @lay may gain, minus those that it may
 * cost: the attacked player may attack me in return when I have no answer left.
 */
static int
attack_now (const ShedTable *t, const ShedLay *lay)
{
  guint left = 0;
  int comes_back;

  if (!lay->attacks || t->answering)
    return 0;
  if ((t->answers & CG_JOKER_BITS) != 0)
    left = rank_left (t, lay, 0);
  for (guint rank = 1; rank <= SHED_TEN; rank++)
    if ((t->answers & SHED_RANK (rank)) != 0)
      left += rank_left (t, lay, rank);
  comes_back = left > 0 ? 0
                        : SHED_CERTAIN -
                            shed_chance_of_none (t, t->target, t->answers);
  return attack_points (t, t->target) -
         comes_back * t->weights->attack_card * (int) t->pile / 20 /
           SHED_CERTAIN / (int) t->others;
}

static int
answer_back (const ShedTable *t, const ShedLay *lay)
{
  return lay->attacks && t->answering ? attack_points (t, t->target) : 0;
}

/* --- all of them ---------------------------------------------------------- */

static const ShedRule rules[] = {
  { SHEDDING_REASON_WIN_NOW, SHED_NOBODY, SHED_ITSELF, shed_win_now },
  { SHEDDING_REASON_THEN_WIN, SHED_NOBODY, SHED_ITSELF, shed_then_win },
  { SHEDDING_REASON_NOT_END_ON_TEN, SHED_NOBODY, SHED_EITHER, not_end_on_ten },
  { SHEDDING_REASON_NEXT_CANNOT_FOLLOW, SHED_WHO_IS_NEXT, SHED_ITSELF,
    next_cannot_follow },
  { SHEDDING_REASON_ATTACK_NOW, SHED_TARGET, SHED_ITSELF, attack_now },
  { SHEDDING_REASON_ANSWER_BACK, SHED_NOBODY, SHED_ITSELF, answer_back },
  { SHEDDING_REASON_SKIP_DANGER, SHED_NEIGHBOUR, SHED_ITSELF, skip_danger },
  { SHEDDING_REASON_PLAY_AGAIN, SHED_NOBODY, SHED_ITSELF, play_again },
  { SHEDDING_REASON_BURN_FOUR, SHED_NOBODY, SHED_ITSELF, burn_four },
  { SHEDDING_REASON_BURN_BIG_PILE, SHED_NOBODY, SHED_ITSELF, burn_big_pile },
  { SHEDDING_REASON_BURN_TO_LEAD, SHED_NOBODY, SHED_ITSELF, burn_to_lead },
  { SHEDDING_REASON_KEEP_JOKERS, SHED_NOBODY, SHED_THE_OTHER, keep_jokers },
  { SHEDDING_REASON_KEEP_TWOS, SHED_NOBODY, SHED_THE_OTHER, keep_twos },
  { SHEDDING_REASON_KEEP_THREES, SHED_NOBODY, SHED_THE_OTHER, keep_threes },
  { SHEDDING_REASON_KEEP_TENS, SHED_NOBODY, SHED_THE_OTHER, keep_tens },
  { SHEDDING_REASON_KEEP_ACES, SHED_NOBODY, SHED_THE_OTHER, keep_aces },
  { SHEDDING_REASON_KEEP_ANSWER, SHED_NOBODY, SHED_THE_OTHER, keep_answer },
  { SHEDDING_REASON_DUMP_LOW, SHED_NOBODY, SHED_THE_OTHER, keep_lone_joker },
  { SHEDDING_REASON_DUMP_LOW, SHED_NOBODY, SHED_THE_OTHER, dump_low },
  { SHEDDING_REASON_LAY_ALL_EQUAL, SHED_NOBODY, SHED_ITSELF, lay_all_equal },
  { SHEDDING_REASON_MAKE_IT_HARD, SHED_WHO_IS_NEXT, SHED_ITSELF,
    make_it_hard },
};

const ShedRule *
shed_rule (const ShedGame *game, guint index)
{
  const guint n = G_N_ELEMENTS (rules);

  if (index < n)
    return &rules[index];
  return index - n < game->n_rules ? &game->rules[index - n] : NULL;
}

/* --- what is counted in games played on ----------------------------------- */

const CgFact shed_facts[] = {
  { .reason = SHEDDING_REASON_NEXT_MAY_PICK_UP,
    .mostly = SHEDDING_REASON_NEXT_PICKS_UP, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_NEXT, .event = SHEDDING_EVENT_PICKED_UP, .least = 0.1f },
  { .reason = SHEDDING_REASON_SPARE_PILE, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OWN, .span = CG_FACT_THE_TURN, .bad = TRUE,
    .event = SHEDDING_EVENT_PICKED_UP, .least = 0.1f },
  { .reason = SHEDDING_REASON_OTHERS_PICK_UP, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OTHERS, .event = SHEDDING_EVENT_PICKED_UP, .least = 0.12f },
  { .reason = SHEDDING_REASON_ATTACKED_LESS, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_AT_ME, .bad = TRUE, .event = SHEDDING_EVENT_ATTACKED,
    .least = 0.12f },
  { .reason = SHEDDING_REASON_SKIPPED_LESS, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OWN, .bad = TRUE, .event = SHEDDING_EVENT_SKIPPED,
    .least = 0.12f },
  { .reason = SHEDDING_REASON_OTHERS_STAY, .unit = CG_UNIT_TENTHS,
    .who = CG_FACT_OTHERS, .bad = TRUE, .event = CG_EVENT_OUT_WON,
    .least = 0.1f },
  { .reason = SHEDDING_REASON_FEWER_CARDS, .unit = CG_UNIT_CARDS,
    .who = CG_FACT_OWN, .span = CG_FACT_THE_TURN, .bad = TRUE,
    .measure = cg_fact_cards, .least = 1 },
  { .reason = CG_REASON_NONE },
};
