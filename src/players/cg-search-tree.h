/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The trees of a search, in one growing array: of each node the children are a
 * list, and a table finds the child of a label. Inline, for a search does
 * little else. Knows no game. */

#pragma once

#include <glib.h>
#include <string.h>

/** A sequence of what a seat has seen. Index 0 of the nodes is none. */
typedef struct
{
  guint32 label;     /* the move or what was seen */
  guint32 parent;
  guint32 first;     /* child, or 0 */
  guint32 next;      /* sibling, or 0 */
  guint32 visits;
  guint32 available; /* in how many simulations it was there to choose */
  guint32 seen;      /* the last one of them */
  float   value;     /* sum, for the seat that moved */
  float   regret;    /* where seats choose at the same time */
  float   chosen;    /* sum of the probabilities with which it was chosen, the
                      * later the heavier */
} CgNode;

/** Several trees: the nodes 1 … @n_trees are their roots. */
typedef struct
{
  CgNode  *nodes; /* owned */
  guint32  n;
  guint32  max;
  guint32 *table; /* owned: indexes of nodes, by parent and label */
  guint32  mask;  /* the table's size less 1, which is all ones */
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

/** The place in the table of a child, or where it would be. */
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

/** The child of @parent with that @label, or 0. */
static inline guint32
cg_tree_find (const CgTree *tree, guint32 parent, guint32 label)
{
  return *cg_tree_place (tree, parent, label);
}

/** Adds a child that @parent has not yet; there must be room. */
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
