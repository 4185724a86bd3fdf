/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Information set Monte Carlo tree search (Cowling, Powley and Whitehouse).
 *
 * Each simulation deals the hidden cards again, so that a move may be legal in
 * one simulation and not in the next. The upper confidence bound of a move
 * therefore counts in how many simulations the move was legal (its
 * availability), and not how often its parent was visited. If moves can be
 * hidden, each seat has its own tree. In that tree, a move of another seat is
 * replaced by what the seat sees of it. If seats choose at the same time,
 * regret matching chooses their moves; it converges to a mixed strategy that no
 * other seat can exploit. */

#include "cg-search.h"

#include "cg-search-tree.h"

#include <math.h>
#include <string.h>

/* The highest number of decisions of one simulation within the trees. */
#define MAX_DEPTH 256

/* The size of the trees is limited to what this number of simulations needs. */
#define MAX_GROWTH (1u << 18)

/* The share of the simultaneous choices that are made at random, to explore. */
#define MIXING 0.1f

/* One of this many simulations begins with the move that is asked about. */
#define ASKED 4

/* How many simulations must have tried a move before its value is reliable. */
#define ENOUGH 60

/* At least this share of the tries of the best move is nearly as many. */
#define NEARLY 0.8f

/* A mixed strategy leaves out a move if its probability is less than this share
 * of that of the most probable move: it was chosen only to explore. */
#define RARE 0.05f

/* A decision that the current simulation has made within the trees. */
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
  int                      seat;     /* the seat that asks */
  CgMove                   asked;    /* CgSearchQuestion.asked */
  gboolean                 asking;   /* @asked is to be tried at the first
                                      * decision of @seat */
  guint                    n_asked;  /* simulations begun with @asked */
  guint                    n_trees;
  CgTree                   tree;     /* one tree, or one for each seat */
  CgRandom                 random;
  guint32                  now;      /* current simulation, counted from 1 */
  guint                    n_steps;
  Step                     steps[MAX_DEPTH];
  CgMove                   moves[CG_MAX_MOVES];
  guint32                  known[CG_MAX_MOVES]; /* the nodes of @moves, or 0 */
} Search;

/* Sets Search.known for the @n legal moves. Returns how many have no node
 * yet. */
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

/* Adds a node for the move Search.moves[@i]. */
static CgNode *
add_move (Search *search, guint32 parent, guint i)
{
  CgNode *node;

  search->known[i] = cg_tree_add (&search->tree, parent, search->moves[i]);
  node = &search->tree.nodes[search->known[i]];
  node->seen = search->now;
  return node;
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
                    c * sqrtf (cg_node_log (node->available) / visits);

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

/* Returns the index of a move that was not tried yet: that of @preferred or, if
 * @preferred was tried or is CG_NO_MOVE, that of a random move. */
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

/* Returns the index of a move drawn by regret matching or at random. */
static guint
match_regrets (Search *search, guint n, float *probability)
{
  float sum = 0;
  float weight = 0;
  float drawn = cg_random_unit (&search->random);
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
      float p = cg_node_probability (node, sum, n);

      node->chosen += p * weight;
      p = p * (1 - MIXING) + MIXING / (float) n;
      /* the last move is also taken if rounding makes the sum less than 1 */
      if (choice == n && (drawn < p || i == n - 1))
        {
          *probability = p;
          choice = i;
        }
      drawn -= p;
    }
  return choice;
}

/* Adds the move that the question asks about to the list of *@n moves, in
 * ascending order, unless the list has it already. Returns its index. */
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

/* Makes a decision for @seat: sets *@move, and moves *@at in the tree of @seat
 * on to that move. Returns whether the move is new, which ends the way in the
 * tree. */
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

/* Moves *@at in the tree of a seat on to its child for @label, which that seat
 * has seen; adds it if needed. Returns how many simulations have been there
 * before. */
static guint32
see (Search *search, guint32 *at, guint32 label)
{
  guint32 child = cg_tree_find (&search->tree, *at, label);

  *at = child != 0 ? child : cg_tree_add (&search->tree, *at, label);
  return search->tree.nodes[*at].available++;
}

/* Makes moves from the roots on until the simulation leaves a tree. */
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

          /* between two reveals the decisions of all seats belong together */
          new = FALSE;
          for (guint t = 0; seen != 0 && t < search->n_trees; t++)
            if (see (search, &at[t], seen) < knowledge->patience)
              new = TRUE;
        }
    }
}

/* Plays on by the game's playout, and then evaluates the position in @value. */
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

/* Updates the regrets of the moves that were legal at a simultaneous choice.
 * The result that each of these moves would have had is estimated by its mean
 * result. For the chosen move, the difference between its result @gain and its
 * mean is added, divided by the probability with which it was chosen. */
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
  surprise = (gain - cg_node_mean (chosen, mean)) / step->probability;
  expected = cg_node_probability (chosen, sum, n) * surprise;
  for (guint32 c = first; c != 0; c = nodes[c].next)
    if (nodes[c].seen == search->now)
      expected += cg_node_probability (&nodes[c], sum, n) *
                  cg_node_mean (&nodes[c], mean);
  for (guint32 c = first; c != 0; c = nodes[c].next)
    if (nodes[c].seen == search->now)
      nodes[c].regret += cg_node_mean (&nodes[c], mean) - expected +
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

/* Returns how often the move of @node, a child of the root, was tried, without
 * the tries that were made only because the question asks about it. */
static guint32
tried (const Search *search, guint32 node)
{
  const CgNode *at = &search->tree.nodes[node];

  return at->visits - (at->label == search->asked ? search->n_asked : 0);
}

/* Returns the child of @root that was tried most or, for a mixed strategy, a
 * random one with the probabilities of that strategy. */
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
  sum *= cg_random_unit (&search->random);
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

/* Sets @result->others to the moves that were tried most, except @best. */
static void
list_others (const Search *search, guint32 root, guint32 best, gboolean mixed,
             CgSearchResult *result)
{
  float enough = NEARLY * (float) tried (search, best);
  guint n = 0;

  for (guint32 c = search->tree.nodes[root].first; c != 0;
       c = search->tree.nodes[c].next)
    if (c != best)
      n = cg_worth_insert (result->others, n,
                           (CgWorth) { c, (float) tried (search, c) });
  for (guint i = 0; i < n; i++)
    {
      const CgNode *node = &search->tree.nodes[result->others[i].move];

      result->n_near += !mixed && result->others[i].value >= enough;
      result->others[i] = (CgWorth) {
        node->label,
        node->visits >= ENOUGH ? cg_node_mean (node, 0) : -1,
      };
    }
  result->n_others = n;
}

/* Returns the expected result of the seat, from 0 to 1, if it plays as the
 * search advises. For a mixed strategy this is the mean of its moves, weighted
 * by their probabilities. */
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

        sum += node->chosen * cg_node_mean (node, 0);
        weight += node->chosen;
      }
  return weight > 0 ? sum / weight
                    : cg_node_mean (&search->tree.nodes[best], 0.5f);
}

/* Returns the node at which the seat that asks makes its first decision in this
 * simulation. It is the same in all simulations: between it and the root is
 * only what the seat sees of the choices that CgSearchKnowledge.rewind took
 * back. */
static guint32
first_decision (const Search *search)
{
  for (guint i = 0; i < search->n_steps; i++)
    if (search->steps[i].seat == search->seat)
      return search->steps[i].parent;
  g_return_val_if_reached (0);
}

/* Makes the simulations for @question, and sets *@root to the node at which the
 * seat that asks decides. Returns how many simulations were made: fewer than
 * @simulations if the search was cancelled. */
static guint
simulate (Search *search, const CgState *redacted,
          const CgSearchQuestion *question, guint simulations, guint32 *root)
{
  const CgSearchKnowledge *knowledge = search->knowledge;
  gsize size = cg_state_size (search->rules, redacted);
  guint64 start[CG_MAX_STATE / sizeof (guint64)];
  guint64 copy[CG_MAX_STATE / sizeof (guint64)];
  CgState *state = (CgState *) copy;
  guint done;

  memcpy (start, redacted, size);
  if (knowledge->rewind != NULL && !question->open)
    knowledge->rewind ((CgState *) start, search->seat);
  for (done = 0; done < simulations; done++)
    {
      float value[CG_MAX_SEATS];

      if (question->cancel != NULL && done % 16 == 0 &&
          g_atomic_int_get (question->cancel) != 0)
        break;
      search->now = done + 1;
      search->asking = search->asked != CG_NO_MOVE;
      memcpy (state, start, size);
      if (!question->open)
        cg_search_imagine (search->rules, knowledge, state, search->seat,
                           &search->random);
      descend (search, state);
      if (done == 0)
        *root = first_decision (search);
      play_out (search, state, value);
      learn (search, value);
    }
  return done;
}

void
cg_search (const CgRules *rules, const CgSearchKnowledge *knowledge,
           const CgState *redacted, const CgSearchQuestion *question,
           CgSearchResult *result)
{
  g_autofree Search *search = g_new (Search, 1);
  guint simulations = question->simulations != 0 ? question->simulations
                                                 : knowledge->simulations;
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

  n = rules->moves (redacted, search->moves);
  if (n > 1 && knowledge->prune != NULL && search->asked == CG_NO_MOVE)
    n = knowledge->prune (redacted, search->moves, n);
  if (n > 1)
    done = simulate (search, redacted, question, simulations, &root);
  best = choose_result (search, root, mixed);
  asked = cg_tree_find (&search->tree, root, search->asked);
  *result = (CgSearchResult) {
    .move = best != 0 ? search->tree.nodes[best].label : search->moves[0],
    .value = expect (search, root, best, mixed),
    .asked = cg_node_mean (&search->tree.nodes[asked], 0.5f),
    .simulations = done,
  };
  list_others (search, root, best, mixed, result);
  cg_tree_clear (&search->tree);
}
