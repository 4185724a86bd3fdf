/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The trees of a search, in one array that grows. The children of a node are a
 * linked list, and a hash table finds the child with a given label. The
 * functions are inline, because a search spends most of its time in them. */

#pragma once

#include <glib.h>
#include <string.h>

/** A node stands for what a seat has seen since the root, one thing after the
 * other. The index 0 means "no node". */
typedef struct
{
  guint32 label;     /* the move, or what the seat saw of it */
  guint32 parent;
  guint32 first;     /* child, or 0 */
  guint32 next;      /* sibling, or 0 */
  guint32 visits;
  guint32 available; /* in how many simulations the move was legal */
  guint32 seen;      /* the number of the last of these simulations */
  float   value;     /* the sum of results of the seat that moved */
  float   regret;    /* used if seats choose at the same time */
  float   chosen;    /* the sum of the probabilities with which the move was
                      * chosen; later simulations weigh more */
} CgNode;

/** Returns the natural logarithm of @n, exact enough for a bound. */
static inline float
cg_node_log (guint32 n)
{
  union { float f; guint32 i; } x = { .f = (float) n };

  return (float) (x.i - 0x3f800000) * 8.2629582881927490e-8f;
}

/** Returns the mean result of a move; for a move that was never tried, @of_all,
 * the mean of all moves. */
static inline float
cg_node_mean (const CgNode *node, float of_all)
{
  return node->visits > 0 ? node->value / (float) node->visits : of_all;
}

/** Returns the probability of a move by its regret. @sum is the sum of the
 * regrets above 0, and @n the number of moves to choose from. */
static inline float
cg_node_probability (const CgNode *node, float sum, guint n)
{
  return sum > 0 ? MAX (node->regret, 0) / sum : 1.0f / (float) n;
}

/** Several trees. The nodes 1 to @n_trees are their roots. */
typedef struct
{
  CgNode  *nodes; /* owned */
  guint32  n;
  guint32  max;
  guint32 *table; /* owned: the hash table, of indexes of nodes */
  guint32  mask;  /* the size of the hash table, a power of 2, less 1 */
} CgTree;

static inline void
cg_tree_init (CgTree *tree, guint n_trees, guint32 max)
{
  tree->max = max;
  tree->nodes = g_new (CgNode, max);
  tree->mask = (2u << g_bit_storage (max)) - 1;
  tree->table = g_new0 (guint32, tree->mask + 1);
  tree->n = 1 + n_trees;
  memset (tree->nodes, 0, tree->n * sizeof (CgNode));
}

static inline void
cg_tree_clear (CgTree *tree)
{
  g_free (tree->table);
  g_free (tree->nodes);
}

/** Returns the place of the child of @parent with @label in the hash table, or
 * the free place where it belongs. */
static inline guint32 *
cg_tree_place (const CgTree *tree, guint32 parent, guint32 label)
{
  guint32 place = (parent * 0x9e3779b1u ^ label) * 0x85ebca6bu;

  for (place ^= place >> 15;; place++)
    {
      guint32 index = tree->table[place & tree->mask];
      const CgNode *node = &tree->nodes[index];

      if (index == 0 || (node->parent == parent && node->label == label))
        return &tree->table[place & tree->mask];
    }
}

/** Returns the child of @parent with @label, or 0. */
static inline guint32
cg_tree_find (const CgTree *tree, guint32 parent, guint32 label)
{
  return *cg_tree_place (tree, parent, label);
}

/** Adds a child to @parent, which has none with @label yet. There must be room.
 */
static inline guint32
cg_tree_add (CgTree *tree, guint32 parent, guint32 label)
{
  guint32 index = tree->n++;

  tree->nodes[index] = (CgNode) {
    .label = label, .parent = parent, .next = tree->nodes[parent].first,
  };
  tree->nodes[parent].first = index;
  *cg_tree_place (tree, parent, label) = index;
  return index;
}
