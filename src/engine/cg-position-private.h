/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cg-position.c, cg-position-read.c and cg-zones.c share: the addresses of
 * values in a state, the cards of a field, and the order of the keys. */

#pragma once

#include "cg-position.h"

/* Returns the address in @state of the value of @field. If each seat has a
 * value, returns the address of the value of @seat. */
static inline gpointer
cg_field_place (const CgField *field, const CgState *state, int seat)
{
  return (guint8 *) state + field->at + (gsize) MAX (seat, 0) * field->each;
}

/* Returns the address in @state of the length of the list @field. */
static inline guint8 *
cg_field_count (const CgField *field, const CgState *state)
{
  return (guint8 *) state + field->count;
}

/* Returns how many cards there is room for in @field, if it is a card or an
 * array of cards. An item without a card holds CG_CARD_NONE. Returns 0 for any
 * other kind. */
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

/* Returns the address in @state of the number of hidden cards of @seat. @at is
 * CgField.hidden or CgField.held. Returns NULL if the state does not hold that
 * number. */
static inline guint8 *
cg_field_number (const CgField *field, gsize at, const CgState *state, int seat)
{
  return at == 0 ? NULL
                 : (guint8 *) state + at +
                     (gsize) MAX (seat, 0) * field->each_hidden;
}

/* Returns the cards of a field whose kind is CG_FIELD_SET or CG_FIELD_ONCE. */
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

/* Fills in @out with the cards of @field in their order; if each seat has such
 * a field, with the cards of @seat. Returns how many cards there are. */
guint cg_field_list (const CgRules *rules, const CgField *field,
                     const CgState *state, int seat, CgCard out[CG_MAX_ZONE]);

/* Returns how many seats play in @state. */
guint cg_n_seats (const CgRules *rules, const CgState *state);

/* Returns the field of the next key in the order of a text, and sets *@seat to
 * the seat in this key. If @field is NULL, returns the field of the first key.
 * Returns NULL after the last key. If several rows that follow each other have
 * a key for each seat, the text has all these keys of seat 0, then those of
 * seat 1, and so on. */
const CgField *cg_field_next (const CgRules *rules, const CgField *field,
                              int n_seats, int *seat);
