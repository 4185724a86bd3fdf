/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The trees of a search. All nodes are in one array. The children of a node are
 * a linked list, and a hash table finds the child with a given label. The
 * functions are inline, because a search spends most of its time in them. */

#pragma once

#include <glib.h>
#include <string.h>

/** A node of a tree: it stands for everything that a seat has seen since the
 * root, in order. Nodes are named by their index in the array; the index 0
 * means "no node". */
typedef struct
{
  guint32 label;     /* the move, or what a seat that did not make it has seen
                      * of it */
  guint32 parent;
  guint32 first;     /* the first child, or 0 */
  guint32 next;      /* the next sibling, or 0 */
  guint32 visits;
  guint32 available; /* in how many simulations the move was legal at this
                      * point */
  guint32 seen;      /* the number of the last of these simulations, from 1 */
  float   value;     /* the sum of the results, each from 0 to 1, of the seat
                      * that moved */
  float   regret;    /* the regret of regret matching, used if seats choose at
                      * the same time */
  float   chosen;    /* the sum of the probabilities with which the move was
                      * chosen; later simulations have more weight */
} CgNode;

/** Returns the natural logarithm of @n, exactly enough for an upper confidence
 * bound. */
static inline float
cg_node_log (guint32 n)
{
  union { float f; guint32 i; } x = { .f = (float) n };

  return (float) (x.i - 0x3f800000) * 8.2629582881927490e-8f;
}

/** Returns the mean result of the move of @node. If the move was never tried,
 * returns @of_all, the mean result of all moves. */
static inline float
cg_node_mean (const CgNode *node, float of_all)
{
  return node->visits > 0 ? node->value / (float) node->visits : of_all;
}

/** Returns the probability with which regret matching chooses the move of
 * @node. @sum is the sum of the positive regrets of all moves, and @n is the
 * number of these moves. */
static inline float
cg_node_probability (const CgNode *node, float sum, guint n)
{
  return sum > 0 ? MAX (node->regret, 0) / sum : 1.0f / (float) n;
}

/** Several trees. The nodes 1, 2, … are their roots. */
typedef struct
{
  CgNode  *nodes; /* owned */
  guint32  n;
  guint32  max;
  guint32 *table; /* owned: the hash table, with indexes of nodes */
  guint32  mask;  /* the size of the hash table minus 1; the size is a power of
                   * 2 */
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

/** Returns the slot of the hash table that has the child of @parent with
 * @label, or the empty slot for that child if there is none. */
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

/** Returns the child of @parent with @label, or 0 if there is none. */
static inline guint32
cg_tree_find (const CgTree *tree, guint32 parent, guint32 label)
{
  return *cg_tree_place (tree, parent, label);
}

/** Adds a child with @label to @parent and returns it. @parent must not have a
 * child with this label yet, and the array must have room. */
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
