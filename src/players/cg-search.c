/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Information set Monte Carlo tree search. In each simulation the hidden cards
 * are dealt anew; only the moves that are legal with them are there to choose
 * from, so that a move's bound counts how often it was there (availability)
 * and not how often its parent was. Where moves are hidden every seat has a
 * tree of its own, in which the others' moves are what it sees of them. Where
 * seats choose at the same time they match their regrets, which comes to a
 * mixture that nobody can profit from. */

#include "cg-search.h"

#include "cg-search-tree.h"

#include <math.h>
#include <string.h>

/* Deeper than any simulation goes within a tree. */
#define MAX_DEPTH 256

/* However many simulations there are, the trees grow no further than with so
 * many. */
#define MAX_GROWTH (1u << 18)

/* Of the choices at the same time, how many are by chance. */
#define MIXING 0.1f

/* With a move that is asked about, one simulation in so many begins with it. */
#define ASKED 4

/* What a move is worth is known when it was tried so often. */
#define ENOUGH 60

/* Choices of a mixture that are rarer than the most frequent one by more than
 * this are left out: they are what is left of trying them. */
#define RARE 0.05f

/* A decision on the way of a simulation. */
typedef struct
{
  guint32 parent;
  guint32 node;
  gint8   seat;
  guint8  mixed;
  float   probability;
} Step;

typedef struct
{
  const CgRules           *rules;
  const CgSearchKnowledge *knowledge;
  int                      seat;     /* that asks */
  CgMove                   asked;
  gboolean                 asking;   /* in this simulation, until it decides */
  guint                    n_asked;
  guint                    n_trees;
  CgTree                   tree;     /* a tree, or one of each seat */
  CgRandom                 random;
  guint32                  now;      /* the number of this simulation, from 1 */
  guint                    n_steps;
  Step                     steps[MAX_DEPTH];
  CgMove                   moves[CG_MAX_MOVES];
  guint32                  known[CG_MAX_MOVES]; /* each move's node, or 0 */
} Search;

/* Finds the nodes of the moves; returns how many have none. */
static guint
look_up (Search *search, guint32 parent, guint n)
{
  guint untried = n;

  memset (search->known, 0, n * sizeof search->known[0]);
  for (guint32 c = search->tree.nodes[parent].first; c != 0;
       c = search->tree.nodes[c].next)
    {
      guint32 label = search->tree.nodes[c].label;
      guint low = 0;
      guint high = n;

      while (low < high)
        {
          guint middle = (low + high) / 2;

          if (search->moves[middle] < label)
            low = middle + 1;
          else
            high = middle;
        }
      if (low == n || search->moves[low] != label)
        continue;
      search->known[low] = c;
      search->tree.nodes[c].available++;
      search->tree.nodes[c].seen = search->now;
      untried--;
    }
  return untried;
}

/* Adds a node for the move number @i. */
static CgNode *
add_move (Search *search, guint32 parent, guint i)
{
  CgNode *node;

  search->known[i] = cg_tree_add (&search->tree, parent, search->moves[i]);
  node = &search->tree.nodes[search->known[i]];
  node->seen = search->now;
  return node;
}

/* The natural logarithm, as well as a bound needs it. */
static inline float
quick_log (guint32 n)
{
  union { float f; guint32 i; } x = { .f = (float) n };

  return (float) (x.i - 0x3f800000) * 8.2629582881927490e-8f;
}

static guint
best_bound (Search *search, guint n, CgMove preferred)
{
  float c = search->knowledge->exploration;
  float most = -1;
  guint best = 0;

  for (guint i = 0; i < n; i++)
    {
      const CgNode *node = &search->tree.nodes[search->known[i]];
      float visits = (float) node->visits + 1e-6f;
      float bound = node->value / visits +
                    c * sqrtf (quick_log (node->available) / visits);

      if (search->moves[i] == preferred)
        bound += search->knowledge->bias / (visits + 1);
      if (bound > most)
        {
          most = bound;
          best = i;
        }
    }
  return best;
}

/* An untried move: the preferred one first, then by chance. */
static guint
choose_untried (Search *search, guint n, guint untried, CgMove preferred)
{
  guint skip;

  for (guint i = 0; i < n; i++)
    if (search->moves[i] == preferred && search->known[i] == 0)
      return i;
  skip = cg_random_below (&search->random, untried);
  for (guint i = 0;; i++)
    if (search->known[i] == 0 && skip-- == 0)
      return i;
}

static gboolean
is_mixed (const CgSearchKnowledge *knowledge, const CgState *state)
{
  return knowledge->is_simultaneous != NULL &&
         knowledge->is_simultaneous (state);
}

static float
unit (CgRandom *random)
{
  return (float) (cg_random_next (random) >> 40) * 0x1p-24f;
}

/* How likely a node is by its regret, if those above 0 sum up to @sum and @n
 * are there to choose from. */
static inline float
matched (const CgNode *node, float sum, guint n)
{
  return sum > 0 ? MAX (node->regret, 0) / sum : 1.0f / (float) n;
}

/* Draws in proportion to the regrets, and some by chance. */
static guint
match_regrets (Search *search, guint n, float *probability)
{
  float sum = 0;
  float weight = 0;
  float drawn = unit (&search->random);
  guint choice = n;

  for (guint i = 0; i < n; i++)
    {
      const CgNode *node = &search->tree.nodes[search->known[i]];

      sum += MAX (node->regret, 0);
      weight += (float) node->visits;
    }
  for (guint i = 0; i < n; i++)
    {
      CgNode *node = &search->tree.nodes[search->known[i]];
      float p = matched (node, sum, n);

      node->chosen += p * weight;
      p = p * (1 - MIXING) + MIXING / (float) n;
      /* the last one also where the sum falls short by rounding */
      if (choice == n && (drawn < p || i == n - 1))
        {
          *probability = p;
          choice = i;
        }
      drawn -= p;
    }
  return choice;
}

/* Puts the move that is asked about among the @n others, in its order; returns
 * where it is. */
static guint
insert_asked (Search *search, guint *n)
{
  guint at = 0;

  while (at < *n && search->moves[at] < search->asked)
    at++;
  if (at == *n || search->moves[at] != search->asked)
    {
      memmove (&search->moves[at + 1], &search->moves[at],
               (*n - at) * sizeof search->moves[0]);
      search->moves[at] = search->asked;
      ++*n;
    }
  return at;
}

/* One decision of @seat, whose tree is at @at; returns whether it was a new
 * one, where the tree ends. */
static gboolean
decide (Search *search, CgState *state, guint32 *at, int seat, CgMove *move)
{
  const CgSearchKnowledge *knowledge = search->knowledge;
  gboolean mixed = is_mixed (knowledge, state);
  Step *step = &search->steps[search->n_steps++];
  CgMove preferred = CG_NO_MOVE;
  guint n = search->rules->moves (state, search->moves);
  guint untried;
  guint choice = 0;
  gboolean forced = FALSE;
  gboolean new = FALSE;

  if (n > 1 && knowledge->prune != NULL)
    n = knowledge->prune (state, search->moves, n);
  if (search->asking && seat == search->seat)
    {
      search->asking = FALSE;
      choice = insert_asked (search, &n);
      forced = search->now % ASKED == 0;
    }
  untried = look_up (search, *at, n);
  if (n > 1 && knowledge->bias > 0 && !mixed)
    preferred = knowledge->playout (state, &search->random);
  *step = (Step) { .parent = *at, .seat = (gint8) seat, .probability = 1 };
  if (mixed)
    {
      for (guint i = 0; i < n; i++)
        if (search->known[i] == 0)
          add_move (search, *at, i);
      step->mixed = !forced;
      if (!forced)
        choice = match_regrets (search, n, &step->probability);
      new = untried > 0 && n > 1;
    }
  else if (forced ? search->known[choice] == 0 : untried > 0)
    {
      if (!forced)
        choice = choose_untried (search, n, untried, preferred);
      add_move (search, *at, choice)->available = 1;
      new = n > 1;
    }
  else if (n > 1 && !forced)
    {
      choice = best_bound (search, n, preferred);
    }
  search->n_asked += forced;
  step->node = search->known[choice];
  *move = search->moves[choice];
  *at = step->node;
  return new;
}

/* Goes on in a tree by what its seat sees; returns how often it has been
 * there. */
static guint32
see (Search *search, guint32 *at, guint32 label)
{
  guint32 child = cg_tree_find (&search->tree, *at, label);

  *at = child != 0 ? child : cg_tree_add (&search->tree, *at, label);
  return search->tree.nodes[*at].available++;
}

/* From the roots to where a tree ends. */
static void
descend (Search *search, CgState *state)
{
  const CgRules *rules = search->rules;
  const CgSearchKnowledge *knowledge = search->knowledge;
  guint64 before[CG_MAX_STATE / sizeof (guint64)];
  guint32 at[CG_MAX_SEATS];
  gboolean new = FALSE;

  for (guint tree = 0; tree < search->n_trees; tree++)
    at[tree] = tree + 1;
  search->n_steps = 0;
  while (!new && search->n_steps < MAX_DEPTH)
    {
      int seat = rules->to_move (state);
      guint tree = search->n_trees == 1 ? 0 : (guint) seat;
      CgMove move;

      if (seat == CG_NO_SEAT ||
          search->tree.n + CG_MAX_MOVES + CG_MAX_SEATS * 2 >
            search->tree.max)
        return;
      new = decide (search, state, &at[tree], seat, &move);
      if (search->n_trees == 1)
        {
          rules->play (state, move, NULL);
          continue;
        }
      for (guint other = 0; other < search->n_trees; other++)
        if (other != tree)
          see (search, &at[other], knowledge->observe (state, move,
                                                       (int) other));
      memcpy (before, state, cg_state_size (rules, state));
      rules->play (state, move, NULL);
      if (knowledge->reveal != NULL)
        {
          guint32 seen = knowledge->reveal ((CgState *) before, state);

          /* between two reveals the seats' decisions belong together */
          new = FALSE;
          for (guint t = 0; seen != 0 && t < search->n_trees; t++)
            if (see (search, &at[t], seen) < knowledge->patience)
              new = TRUE;
        }
    }
}

/* The rest of the game by rules of thumb, and then a judgement. */
static void
play_out (Search *search, CgState *state, float value[CG_MAX_SEATS])
{
  const CgRules *rules = search->rules;
  const CgSearchKnowledge *knowledge = search->knowledge;

  for (guint i = 0; i < knowledge->plies; i++)
    {
      if (rules->to_move (state) == CG_NO_SEAT)
        break;
      rules->play (state,
                   knowledge->playout != NULL
                     ? knowledge->playout (state, &search->random)
                     : cg_random_move (rules, state, &search->random),
                   NULL);
    }
  knowledge->evaluate (state, value);
}

/* What a choice has brought in the mean. Those that were never chosen are as
 * good as all. */
static inline float
mean_gain (const CgNode *node, float of_all)
{
  return node->visits > 0 ? node->value / (float) node->visits : of_all;
}

/* What each choice would have brought is estimated for all of them: as in the
 * mean, and for the chosen one the difference from it, in the place of all the
 * times that it was not chosen. Only those count that were there. */
static void
learn_regrets (Search *search, const Step *step, float gain)
{
  CgNode *nodes = search->tree.nodes;
  const CgNode *chosen = &nodes[step->node];
  guint32 first = nodes[step->parent].first;
  float sum = 0;
  float value = 0;
  float visits = 0;
  float expected = 0;
  guint n = 0;
  float mean, surprise;

  for (guint32 c = first; c != 0; c = nodes[c].next)
    if (nodes[c].seen == search->now)
      {
        sum += MAX (nodes[c].regret, 0);
        value += nodes[c].value;
        visits += (float) nodes[c].visits;
        n++;
      }
  mean = visits > 0 ? value / visits : 0.5f;
  surprise = (gain - mean_gain (chosen, mean)) / step->probability;
  expected = matched (chosen, sum, n) * surprise;
  for (guint32 c = first; c != 0; c = nodes[c].next)
    if (nodes[c].seen == search->now)
      expected += matched (&nodes[c], sum, n) * mean_gain (&nodes[c], mean);
  for (guint32 c = first; c != 0; c = nodes[c].next)
    if (nodes[c].seen == search->now)
      nodes[c].regret += mean_gain (&nodes[c], mean) - expected +
                         (&nodes[c] == chosen ? surprise : 0);
}

static void
learn (Search *search, const float value[CG_MAX_SEATS])
{
  for (guint i = 0; i < search->n_steps; i++)
    {
      const Step *step = &search->steps[i];
      CgNode *node = &search->tree.nodes[step->node];
      float gain = value[step->seat];

      if (step->mixed)
        learn_regrets (search, step, gain);
      node->visits++;
      node->value += gain;
    }
}

/* How often a choice at the root was tried for its own sake. */
static guint32
tried (const Search *search, guint32 node)
{
  const CgNode *at = &search->tree.nodes[node];

  return at->visits - (at->label == search->asked ? search->n_asked : 0);
}

/* The child of the root that was tried most; of a mixture one by chance. */
static guint32
choose_result (Search *search, guint32 root, gboolean mixed)
{
  guint32 best = 0;
  float most = 0;
  float sum = 0;

  for (guint32 c = search->tree.nodes[root].first; c != 0;
       c = search->tree.nodes[c].next)
    {
      most = MAX (most, search->tree.nodes[c].chosen);
      if (best == 0 || tried (search, c) > tried (search, best))
        best = c;
    }
  if (!mixed || most <= 0)
    return best;
  for (guint32 c = search->tree.nodes[root].first; c != 0;
       c = search->tree.nodes[c].next)
    if (search->tree.nodes[c].chosen >= most * RARE)
      {
        sum += search->tree.nodes[c].chosen;
        best = c;
      }
  sum *= unit (&search->random);
  for (guint32 c = search->tree.nodes[root].first; c != 0;
       c = search->tree.nodes[c].next)
    if (search->tree.nodes[c].chosen >= most * RARE)
      {
        sum -= search->tree.nodes[c].chosen;
        if (sum < 0)
          return c;
      }
  return best;
}

/* Lists the moves that were tried most but for @best. */
static void
list_others (const Search *search, guint32 root, guint32 best,
             CgSearchResult *result)
{
  guint n = 0;

  for (guint32 c = search->tree.nodes[root].first; c != 0;
       c = search->tree.nodes[c].next)
    if (c != best)
      n = cg_worth_insert (result->others, n,
                           (CgWorth) { c, (float) tried (search, c) });
  for (guint i = 0; i < n; i++)
    {
      const CgNode *node = &search->tree.nodes[result->others[i].move];

      result->others[i] = (CgWorth) {
        node->label,
        node->visits >= ENOUGH ? mean_gain (node, 0) : -1,
      };
    }
  result->n_others = n;
}

/* What the seat may expect if it plays as the search advises: of a mixture
 * that is any of its choices, as often as it is in it. */
static float
expect (const Search *search, guint32 root, guint32 best, gboolean mixed)
{
  float sum = 0;
  float weight = 0;

  if (best == 0)
    return 0.5f;
  if (mixed)
    for (guint32 c = search->tree.nodes[root].first; c != 0;
         c = search->tree.nodes[c].next)
      {
        const CgNode *node = &search->tree.nodes[c];

        sum += node->chosen * mean_gain (node, 0);
        weight += node->chosen;
      }
  return weight > 0 ? sum / weight
                    : mean_gain (&search->tree.nodes[best], 0.5f);
}

/* The node from which the seat decides first in this simulation: always the
 * same, after what it sees of the choices that were taken back. */
static guint32
first_decision (const Search *search)
{
  for (guint i = 0; i < search->n_steps; i++)
    if (search->steps[i].seat == search->seat)
      return search->steps[i].parent;
  g_return_val_if_reached (0);
}

void
cg_search (const CgRules *rules, const CgSearchKnowledge *knowledge,
           const CgState *redacted, const CgSearchQuestion *question,
           CgSearchResult *result)
{
  guint64 start[CG_MAX_STATE / sizeof (guint64)];
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *state = (CgState *) copy;
  g_autofree Search *search = g_new (Search, 1);
  gsize size = cg_state_size (rules, redacted);
  guint simulations = question->simulations != 0 ? question->simulations
                                                 : knowledge->simulations;
  const gint *cancel = question->cancel;
  gboolean mixed = is_mixed (knowledge, redacted);
  guint32 root = 0;
  guint32 best, asked;
  CgSetup setup;
  guint done = 0;
  guint n;

  cg_get_setup (rules, redacted, &setup);
  search->rules = rules;
  search->knowledge = knowledge;
  search->seat = rules->to_move (redacted);
  search->asked = question->asked;
  search->n_asked = 0;
  search->n_trees = knowledge->observe != NULL ? setup.seats : 1;
  cg_tree_init (&search->tree, search->n_trees,
                MIN (simulations, MAX_GROWTH) * 4 + 4 * CG_MAX_MOVES);
  cg_random_seed (&search->random, question->seed);
  memcpy (start, redacted, size);
  if (knowledge->rewind != NULL && !question->open)
    knowledge->rewind ((CgState *) start, search->seat);

  n = rules->moves (redacted, search->moves);
  if (n > 1 && knowledge->prune != NULL && search->asked == CG_NO_MOVE)
    n = knowledge->prune (redacted, search->moves, n);
  if (n > 1)
    for (; done < simulations; done++)
      {
        float value[CG_MAX_SEATS];

        if (cancel != NULL && done % 16 == 0 && g_atomic_int_get (cancel) != 0)
          break;
        search->now = done + 1;
        search->asking = search->asked != CG_NO_MOVE;
        memcpy (state, start, size);
        if (!question->open)
          cg_search_imagine (rules, knowledge, state, search->seat,
                             &search->random);
        descend (search, state);
        if (done == 0)
          root = first_decision (search);
        play_out (search, state, value);
        learn (search, value);
      }
  best = choose_result (search, root, mixed);
  asked = cg_tree_find (&search->tree, root, search->asked);
  *result = (CgSearchResult) {
    .move = best != 0 ? search->tree.nodes[best].label : search->moves[0],
    .value = expect (search, root, best, mixed),
    .asked = mean_gain (&search->tree.nodes[asked], 0.5f),
    .simulations = done,
  };
  list_others (search, root, best, result);
  cg_tree_clear (&search->tree);
}
