/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a computer player of Bataille scientifique foresees of a trick: what the
 * others may lay, and what each of the player's own cards would bring. Chooses
 * no move. */

#include "scientific-war-player-private.h"

#include <string.h>

/* What each card in the pot is worth to the player who takes the pot, in
 * points. */
#define POT_CARD 22

/* What being the seer in the next trick is worth to a player, in points. */
#define SEE 14

/* How many random tricks are tried when there are several other players. */
#define SAMPLES 48

/* The columns are for the joker, the ace, and the 2 to the king. */
const int scientific_war_worth[2][14] = {
  { 24, 52, 18, 14, 14, 12, 12, 14, 34, 16, 20, 42, 38, 33 },
  { 24, 30, 42, 24, 18, 14, 14, 12, 34, 14, 14, 52, 26, 18 },
};

/* Returns what would happen to a card of @rank in a trick with @n other cards,
 * whose ranks are @ranks (rules BS-13 to BS-17 and BS-30 to BS-34). @reversed:
 * whether the order is reversed before the trick; set to whether it is reversed
 * after the trick. */
static ScientificWarOutcome
try_rank (guint rank, const guint *ranks, guint n, guint *reversed)
{
  guint jacks = rank == CG_JACK;
  guint jokers = rank == 0;
  guint best = 0;
  guint times = 0;
  guint mine;

  for (guint i = 0; i < n; i++)
    {
      jacks += ranks[i] == CG_JACK;
      jokers += ranks[i] == 0;
    }
  *reversed ^= jacks & 1;
  mine = scientific_war_rank_strength (rank, *reversed);
  for (guint i = 0; i <= n; i++)
    {
      guint its = i == n ? mine
                         : scientific_war_rank_strength (ranks[i], *reversed);

      if (its == 0 || its < best)
        continue;
      times = its == best ? times + 1 : 1;
      best = its;
    }

  /* rule BS-31: a single joker wins the trick if the strongest cards are
   * equal */
  if (jokers == 1 && times > 1)
    return rank == 0 ? SCIENTIFIC_WAR_WINS : SCIENTIFIC_WAR_LOSES;
  /* rule BS-32: otherwise a single joker makes a war; rule BS-16: equal cards
   * make a war too */
  if (jokers == 1 || times != 1)
    return SCIENTIFIC_WAR_TIES;
  return mine == best ? SCIENTIFIC_WAR_WINS : SCIENTIFIC_WAR_LOSES;
}

static int
worth_of_set (CgSet set, guint reversed)
{
  int points = 0;

  for (guint half = 0; half < 2; half++)
    for (guint64 left = half ? set.hi : set.lo; left != 0; left &= left - 1)
      points += scientific_war_worth[reversed]
                                    [cg_card_rank (__builtin_ctzll (left))];
  return points;
}

void
scientific_war_view_table (ScientificWarTable *t, const CgState *s)
{
  const ScientificWarSeat *mine = &s->seat[s->to_move];
  int others = __builtin_popcount (s->active) - 1;

  t->s = s;
  t->me = s->to_move;
  t->pot = cg_set_size (s->pot);
  t->seer = s->seer == 0 || (s->seer >> t->me & 1)
              ? CG_NO_SEAT : __builtin_ctz (s->seer);
  t->sees = scientific_war_is_only_seer (s, t->me) &&
            s->phase == SCIENTIFIC_WAR_PICK;

  t->turn = 0;
  for (guint left = s->active; left != 0; left &= left - 1)
    {
      int seat = __builtin_ctz (left);
      CgSet cards = scientific_war_cards_of (s, seat);
      int gain = worth_of_set (cards, !s->reversed) -
                 worth_of_set (cards, s->reversed);

      t->turn += seat == t->me ? gain : -gain / others;
    }

  t->better_pile = 0;
  if (!cg_set_is_empty (mine->pile) && !cg_set_is_empty (mine->hand))
    t->better_pile = worth_of_set (mine->pile, s->reversed) /
                       (int) cg_set_size (mine->pile) -
                     worth_of_set (mine->hand, s->reversed) /
                       (int) cg_set_size (mine->hand);
}

/* Returns the points that laying a card of @rank brings when the @n other
 * players lay cards with the ranks @ranks. Sets @outcome to what happens to the
 * card. */
static int
gain (const ScientificWarTable *t, guint rank, const guint *ranks, guint n,
      ScientificWarOutcome *outcome)
{
  guint order = t->s->reversed;
  int theirs = 0;
  int points = 0;
  int mine;

  *outcome = try_rank (rank, ranks, n, &order);
  mine = scientific_war_worth[order][rank];
  for (guint i = 0; i < n; i++)
    theirs += scientific_war_worth[order][ranks[i]];
  if (order != t->s->reversed)
    points += t->turn;
  if (rank == CG_QUEEN)
    points += SEE;
  if (rank == 8)
    points += MAX (t->better_pile * 2, 0);
  switch (*outcome)
    {
    case SCIENTIFIC_WAR_WINS:
      return points + theirs + (int) t->pot * POT_CARD;
    case SCIENTIFIC_WAR_LOSES:
      return points - mine - (int) t->pot * POT_CARD / (int) n;
    case SCIENTIFIC_WAR_TIES:
    default:
      return points + (theirs / (int) n - mine) / 2;
    }
}

/* Writes to @ranks the ranks of the cards that @seat may lay, and returns how
 * many there are. */
static guint
list_ranks (const CgState *s, int seat, guint *ranks)
{
  CgSet cards = scientific_war_cards_of (s, seat);
  guint n = 0;

  /* the player to move sees the card that @seat has chosen */
  if (s->pick[seat] < CG_CARD_NONE)
    {
      ranks[0] = cg_card_rank (s->pick[seat]);
      return 1;
    }
  for (guint half = 0; half < 2; half++)
    for (guint64 left = half ? cards.hi : cards.lo; left != 0;
         left &= left - 1)
      ranks[n++] = cg_card_rank ((CgCard) __builtin_ctzll (left));
  return n;
}

void
scientific_war_view_cards (const ScientificWarTable *t, const CgMove *moves,
                           guint n_moves, CgRandom *random,
                           ScientificWarView *views)
{
  const CgState *s = t->s;
  guint ranks[SCIENTIFIC_WAR_MAX_SEATS][CG_MAX_ZONE];
  guint n_ranks[SCIENTIFIC_WAR_MAX_SEATS];
  guint others = 0;
  guint tricks;

  for (int seat = 0; seat < s->seats; seat++)
    if (seat != t->me && (s->active >> seat & 1))
      {
        n_ranks[others] = list_ranks (s, seat, ranks[others]);
        others++;
      }
  tricks = t->sees ? 1 : others == 1 ? n_ranks[0] : SAMPLES;
  for (guint i = 0; i < n_moves; i++)
    {
      guint rank = cg_card_rank ((CgCard) moves[i]);

      views[i] = (ScientificWarView) {
        .card = (CgCard) moves[i],
        .rank = rank,
        .worth = scientific_war_worth[s->reversed][rank],
      };
    }

  for (guint trick = 0; trick < tricks; trick++)
    {
      guint theirs[SCIENTIFIC_WAR_MAX_SEATS];

      for (guint i = 0; i < others; i++)
        theirs[i] = ranks[i][others == 1 ? trick
                                         : cg_random_below (random,
                                                            n_ranks[i])];
      for (guint i = 0; i < n_moves; i++)
        {
          ScientificWarOutcome outcome;

          views[i].points += gain (t, views[i].rank, theirs, others, &outcome);
          views[i].wins += outcome == SCIENTIFIC_WAR_WINS;
          views[i].ties += outcome == SCIENTIFIC_WAR_TIES;
        }
    }
  for (guint i = 0; i < n_moves; i++)
    {
      views[i].points /= (int) tricks;
      views[i].wins = views[i].wins * 100 / tricks;
      views[i].ties = views[i].ties * 100 / tricks;
    }
}

/* Returns whether the card views[@i] is wasted, because another card has the
 * same effect and is worth less. Jacks are never compared, because they turn
 * the order. */
static gboolean
is_wasted (const ScientificWarView *views, guint n, guint i)
{
  if (views[i].rank == CG_JACK)
    return FALSE;
  for (guint k = 0; k < n; k++)
    if (views[k].rank != CG_JACK && views[k].wins == views[i].wins &&
        views[k].ties == views[i].ties && views[k].worth < views[i].worth &&
        views[k].points >= views[i].points)
      return TRUE;
  return FALSE;
}

guint
scientific_war_drop_forbidden (const CgState *s, CgMove *moves, guint n_moves)
{
  ScientificWarTable t;
  ScientificWarView views[CG_MAX_ZONE];
  CgRandom random;
  guint n = 0;

  if (s->phase == SCIENTIFIC_WAR_PICK &&
      !scientific_war_is_only_seer (s, s->to_move))
    return n_moves;
  scientific_war_view_table (&t, s);
  if (s->phase == SCIENTIFIC_WAR_SWAP)
    {
      for (guint i = 0; i < n_moves; i++)
        if (moves[i] != SCIENTIFIC_WAR_MOVE_SWAP || t.better_pile > 0)
          moves[n++] = moves[i];
      return n;
    }
  /* no random number is used, because the seer knows the whole trick */
  cg_random_seed (&random, 0);
  scientific_war_view_cards (&t, moves, n_moves, &random, views);
  for (guint i = 0; i < n_moves; i++)
    if (!is_wasted (views, n_moves, i))
      moves[n++] = moves[i];
  return n;
}
