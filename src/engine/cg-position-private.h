/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files that read a table of fields share: the members of the state,
 * the cards of a field, and the way through the table. */

#pragma once

#include "cg-position.h"

G_BEGIN_DECLS

/* Where the value of @seat is in the state. */
static inline gpointer
cg_field_place (const CgField *field, const CgState *state, int seat)
{
  return (guint8 *) state + field->at + (gsize) MAX (seat, 0) * field->each;
}

/* How many of a list are there. */
static inline guint8 *
cg_field_count (const CgField *field, const CgState *state)
{
  return (guint8 *) state + field->count;
}

/* How many places a field has that is a card or a list of cards; in those that
 * are free is CG_CARD_NONE. 0 for anything else. */
static inline guint
cg_field_slots (const CgField *field, const CgState *state)
{
  switch (field->kind)
    {
    case CG_FIELD_CARD:
    case CG_FIELD_ROW:
      return (guint) field->size;
    case CG_FIELD_CARDS:
      return *cg_field_count (field, state);
    default:
      return 0;
    }
}

/* The number at @at, which is CgField.hidden or .held; %NULL: the state does
 * not hold it. */
static inline guint8 *
cg_field_number (const CgField *field, gsize at, const CgState *state, int seat)
{
  return at == 0 ? NULL
                 : (guint8 *) state + at +
                     (gsize) MAX (seat, 0) * field->each_hidden;
}

/* The cards of a field that is a set; its member is a #CgSet, or a number as of
 * CG_FIELD_ONCE. */
static inline CgSet
cg_field_set (const CgField *field, const CgState *state, int seat)
{
  gconstpointer place = cg_field_place (field, state, seat);
  guint64 once;

  if (field->size == sizeof (CgSet))
    return *(const CgSet *) place;
  once = *(const guint64 *) place;
  return (CgSet) { (once & CG_CARD_BITS) |
                     cg_joker_bits ((guint) (once >> CG_JOKER)), 0 };
}

static inline guint64
cg_set_once (CgSet set)
{
  return (set.lo & CG_CARD_BITS) | (guint64) cg_set_jokers (set) << CG_JOKER;
}

static inline void
cg_field_put_set (const CgField *field, CgState *state, int seat, CgSet set)
{
  gpointer place = cg_field_place (field, state, seat);

  if (field->size == sizeof (CgSet))
    *(CgSet *) place = set;
  else
    *(guint64 *) place = cg_set_once (set);
}

/* Lists the cards of a field as they lie; returns how many. */
guint cg_field_list (const CgRules *rules, const CgField *field,
                     const CgState *state, int seat, CgCard out[CG_MAX_ZONE]);

/* How many seats play. */
guint cg_n_seats (const CgRules *rules, const CgState *state);

/* The next key in the order of a text, and whose it is; NULL begins and ends.
 * Of fields that stand together and that each seat has, all of one seat stand
 * one after the other. */
const CgField *cg_field_next (const CgRules *rules, const CgField *field,
                              int n_seats, int *seat);

G_END_DECLS
