/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Bataille norvégienne teaches its players, phase by phase: the
 * thoughtful player and the learner. The rules of thumb for a move in turn are
 * in norwegian-laying.c. */

#include "cg-players.h"

#include "norwegian-thinking.h"

void
norwegian_say (CgReason *reason, CgReasonKind kind, guint rank, int seat)
{
  *reason = (CgReason) {
    .id = cg_reason_ids[kind],
    .rank = (guint8) rank,
    .seat = (gint8) seat,
  };
}

static CgMove
name (int seat)
{
  return NORWEGIAN_MOVE (NORWEGIAN_MOVE_NAME, seat);
}

/* A list with one move needs no thought. */
static CgMove
only_move (const NorwegianTable *t, CgReason *reason)
{
  CgMove move = t->moves[0];
  NorwegianMoveKind kind = norwegian_move_kind (move);

  norwegian_say (reason,
                 kind == NORWEGIAN_MOVE_PICK_UP ? CG_REASON_MUST_PICK_UP
                                                : CG_REASON_ONLY_MOVE,
                 kind == NORWEGIAN_MOVE_LAY ? norwegian_lay_rank (move) : 0,
                 CG_NO_SEAT);
  return move;
}

/* One of the first @n moves: nothing is known of a face-down card. */
static CgMove
flip_any (const NorwegianTable *t, CgRandom *random, CgReason *reason)
{
  guint n = t->s->seat[t->me].n_down;

  norwegian_say (reason, CG_REASON_FLIP_ANY, 0, CG_NO_SEAT);
  return t->moves[cg_random_below (random, n)];
}

static gboolean
hand_is_empty (const NorwegianTable *t)
{
  return norwegian_hand_size (t->s, t->me) == 0;
}

/* --- the exchange -------------------------------------------------------- */

static int
worth_face_up (const NorwegianState *s, guint rank)
{
  return rank == 3 && !norwegian_threes_copy (s)
           ? norwegian_weights.plain_three
           : norwegian_weights.up[rank];
}

static int
count_pairs (const CgCard row[3])
{
  guint a = cg_card_rank (row[0]);
  guint b = cg_card_rank (row[1]);
  guint c = cg_card_rank (row[2]);

  return (a == b) + (b == c) + (a == c);
}

/* What it is worth to start with that row and that hand. */
static int
worth_start (const NorwegianState *s, const CgCard row[3], const guint rank[14])
{
  int points = norwegian_weights.up_pair * count_pairs (row);
  gboolean playable = FALSE;

  for (guint i = 0; i < 3; i++)
    points += worth_face_up (s, cg_card_rank (row[i]));
  for (guint r = 0; r <= CG_KING; r++)
    if (rank[r] > 0 && (r >= 9 || norwegian_is_special (s, r)))
      playable = TRUE;
  return points + (playable ? norwegian_weights.start : 0);
}

static CgMove
exchange (const NorwegianTable *t, CgReason *reason)
{
  const NorwegianState *s = t->s;
  const CgCard *up = s->seat[t->me].up;
  int most = worth_start (s, up, t->rank);
  CgMove best = NORWEGIAN_MOVE (NORWEGIAN_MOVE_READY, 0);
  guint to_table = 0;
  guint to_hand = 0;
  gboolean pairs = FALSE;

  for (guint i = 0; i < t->n_moves; i++)
    {
      CgMove move = t->moves[i];
      CgCard row[3] = { up[0], up[1], up[2] };
      guint rank[14];
      guint from, to;
      int points;

      if (norwegian_move_kind (move) != NORWEGIAN_MOVE_SWAP)
        continue;
      from = cg_card_rank (norwegian_swap_card (move));
      to = cg_card_rank (row[norwegian_swap_position (move)]);
      for (guint r = 0; r <= CG_KING; r++)
        rank[r] = t->rank[r];
      rank[from]--;
      rank[to]++;
      row[norwegian_swap_position (move)] = norwegian_swap_card (move);
      points = worth_start (s, row, rank);
      if (points > most)
        {
          most = points;
          best = move;
          to_table = from;
          to_hand = to;
          pairs = count_pairs (row) > count_pairs (up);
        }
    }

  if (norwegian_move_kind (best) == NORWEGIAN_MOVE_READY)
    norwegian_say (reason, CG_REASON_ROW_READY, 0, CG_NO_SEAT);
  else if (norwegian_is_special (s, to_table) || to_table >= CG_QUEEN)
    norwegian_say (reason, CG_REASON_FACE_UP_STRONG, to_table, CG_NO_SEAT);
  else if (pairs)
    norwegian_say (reason, CG_REASON_FACE_UP_PAIR, to_table, CG_NO_SEAT);
  else
    norwegian_say (reason, CG_REASON_KEEP_PLAYABLE_START, to_hand, CG_NO_SEAT);
  return best;
}

/* --- naming, fours, face-down cards -------------------------------------- */

static CgMove
name_target (const NorwegianTable *t, CgReason *reason)
{
  const NorwegianState *s = t->s;
  guint64 answers = norwegian_answers (s);
  guint left = norwegian_cards_left (s, t->target);
  int none = norwegian_chance_of_none (t, t->target, answers);
  gboolean closest = norwegian_closeness (s, t->target) > 0;
  gboolean weakest = t->target != t->next;

  for (int seat = 0; seat < s->seats; seat++)
    if (seat != t->me && seat != t->target && (s->active >> seat & 1))
      {
        if (norwegian_cards_left (s, seat) <= left)
          closest = FALSE;
        if (norwegian_chance_of_none (t, seat, answers) < none)
          weakest = TRUE;
      }
  norwegian_say (reason,
                 closest   ? CG_REASON_ATTACK_LEADER
                 : weakest ? CG_REASON_ATTACK_DEFENCELESS
                           : CG_REASON_ATTACK_NEXT,
                 0, t->target);
  return name (t->target);
}

static CgMove
lay_fours (const NorwegianTable *t, CgReason *reason)
{
  CgMove pass = t->moves[t->n_moves - 1];
  CgMove best = t->moves[0];
  guint most = 0;

  for (guint i = 0; i < t->n_moves - 1; i++)
    {
      guint count = cg_set_size (norwegian_lay_cards (t->moves[i]));

      if (count > most)
        {
          most = count;
          best = t->moves[i];
        }
    }
  if (t->hand_only && t->s->n_stock == 0 &&
      t->rank[NORWEGIAN_TEN] > 0 &&
      t->left == most + t->rank[NORWEGIAN_TEN])
    {
      norwegian_say (reason, CG_REASON_NOT_END_ON_TEN, 0, CG_NO_SEAT);
      return pass;
    }
  norwegian_say (reason, CG_REASON_FOUR_NOW, 4, CG_NO_SEAT);
  return best;
}

/* House rule: another face-down card in the same turn, when it is likely to
 * fit. */
static CgMove
chain (const NorwegianTable *t, CgRandom *random, CgReason *reason)
{
  guint64 go = norwegian_followers (t->s, t->s->top, t->s->suits);
  guint all = cg_set_size (t->unseen);
  guint good = cg_set_size ((CgSet) { t->unseen.lo & go, t->unseen.hi & go });
  CgMove move = flip_any (t, random, reason);

  if (good * 3 >= all * 2)
    {
      norwegian_say (reason, CG_REASON_FLIP_AGAIN, 0, CG_NO_SEAT);
      return move;
    }
  norwegian_say (reason, CG_REASON_STOP_FLIPPING, 0, CG_NO_SEAT);
  return NORWEGIAN_MOVE (NORWEGIAN_MOVE_PASS, 0);
}

static CgMove
medium (const CgState *redacted,
        const CgMove  *moves,
        guint          n_moves,
        CgRandom      *random,
        CgReason      *reason)
{
  NorwegianTable t;

  norwegian_view_table (&t, redacted, moves, n_moves);
  if (n_moves == 1)
    return only_move (&t, reason);
  switch (t.s->phase)
    {
    case NORWEGIAN_EXCHANGE:
      return exchange (&t, reason);
    case NORWEGIAN_PLAY:
    case NORWEGIAN_ANSWER:
      return hand_is_empty (&t) ? flip_any (&t, random, reason)
                                : norwegian_choose_lay (&t, random, reason);
    case NORWEGIAN_NAME:
      return name_target (&t, reason);
    case NORWEGIAN_NAME_JOKER:
      norwegian_say (reason, CG_REASON_JOKER_LEADER, 0, t.danger);
      return name (t.danger);
    case NORWEGIAN_FOURS:
      return lay_fours (&t, reason);
    case NORWEGIAN_CHAIN:
      return chain (&t, random, reason);
    default:
      return CG_NO_MOVE;
    }
}

/* --- the learner --------------------------------------------------------- */

static gboolean
one_in (CgRandom *random, guint n)
{
  return cg_random_below (random, n) == 0;
}

/* A two or an ace goes face up where a low card lies, when it comes to mind. */
static CgMove
exchange_little (const NorwegianTable *t, CgRandom *random, CgReason *reason)
{
  if (!one_in (random, 2))
    for (guint i = 0; i < t->n_moves - 1; i++)
      {
        CgMove move = t->moves[i];
        guint rank = cg_card_rank (norwegian_swap_card (move));
        guint up = cg_card_rank (
          t->s->seat[t->me].up[norwegian_swap_position (move)]);

        if ((rank == 2 || rank == CG_ACE) && up > 3 && up < 9)
          {
            norwegian_say (reason, CG_REASON_FACE_UP_STRONG, rank, CG_NO_SEAT);
            return move;
          }
      }
  norwegian_say (reason, CG_REASON_ROW_READY, 0, CG_NO_SEAT);
  return NORWEGIAN_MOVE (NORWEGIAN_MOVE_READY, 0);
}

/* How high a learner thinks that a card is: plain cards by rank, then the
 * ace, then what the rules call special. */
static guint
height (const NorwegianState *s, guint rank)
{
  if (rank == 0 || rank == CG_ACE)
    return CG_KING + 1 + (rank == 0);
  return norwegian_is_special (s, rank) ? CG_KING + 2 : rank;
}

/* The lowest card that goes, alone or with its equals, and now and then a
 * special card for no good reason. */
static CgMove
lay_lowest (const NorwegianTable *t, CgRandom *random, CgReason *reason)
{
  gboolean together = one_in (random, 2);
  gboolean careless = one_in (random, 8);
  NorwegianView best = { 0 };
  guint lowest = G_MAXUINT;
  CgReasonKind kind = CG_REASON_DUMP_LOW;

  for (guint i = 0; i < t->n_moves; i++)
    {
      NorwegianView lay;
      guint high;

      norwegian_view_move (t, t->moves[i], &lay);
      if (lay.kind == NORWEGIAN_MOVE_PICK_UP)
        continue;
      if (lay.left == 0)
        {
          norwegian_say (reason, CG_REASON_WIN_NOW, lay.rank, CG_NO_SEAT);
          return lay.move;
        }
      high = height (t->s, lay.rank);
      if (careless && norwegian_is_special (t->s, lay.rank))
        high = 0;
      if (high < lowest ||
          (high == lowest && together && lay.rank == best.rank &&
           lay.count > best.count))
        {
          lowest = high;
          best = lay;
        }
    }

  if (norwegian_is_special (t->s, best.rank))
    kind = CG_REASON_ANY_MOVE;
  else if (best.count > 1)
    kind = CG_REASON_LAY_ALL_EQUAL;
  norwegian_say (reason, kind,
                 kind == CG_REASON_ANY_MOVE ? 0 : best.rank, CG_NO_SEAT);
  return best.move;
}

static CgMove
easy (const CgState *redacted,
      const CgMove  *moves,
      guint          n_moves,
      CgRandom      *random,
      CgReason      *reason)
{
  NorwegianTable t;

  norwegian_view_table (&t, redacted, moves, n_moves);
  if (n_moves == 1)
    return only_move (&t, reason);
  if (cg_random_below (random, 4 * NORWEGIAN_MAX_RESTLESS) <
      norwegian_restlessness (t.s))
    return CG_NO_MOVE; /* a long game: any move for a change */
  switch (t.s->phase)
    {
    case NORWEGIAN_EXCHANGE:
      return exchange_little (&t, random, reason);
    case NORWEGIAN_PLAY:
    case NORWEGIAN_ANSWER:
      return hand_is_empty (&t) ? flip_any (&t, random, reason)
                                : lay_lowest (&t, random, reason);
    case NORWEGIAN_NAME:
    case NORWEGIAN_NAME_JOKER:
      norwegian_say (reason, CG_REASON_ATTACK_NEXT, 0, t.next);
      return name (t.next);
    case NORWEGIAN_FOURS:
      if (one_in (random, 3))
        {
          norwegian_say (reason, CG_REASON_NO_FOUR, 0, CG_NO_SEAT);
          return moves[n_moves - 1];
        }
      norwegian_say (reason, CG_REASON_FOUR_NOW, 4, CG_NO_SEAT);
      return moves[0];
    default: /* another face-down card, or enough of them: no opinion */
      return CG_NO_MOVE;
    }
}

const CgKnowledge cg_knowledge_norwegian = {
  .rules = &cg_rules_norwegian,
  .easy = easy,
  .medium = medium,
};
