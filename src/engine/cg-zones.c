/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the engine does with the zones of a game, that is, with the rows of
 * CgRules.fields that have a role: it lists their cards, checks that together
 * they are all the cards of the game, empties them, hides the cards that a seat
 * does not see, and fills in hidden cards by chance. */

#include "cg-position-private.h"

#include <string.h>

/* --- which zones there are ------------------------------------------------ */

const CgField *
cg_zone (const CgRules *rules, guint zone)
{
  for (const CgField *field = rules->fields; field->key != NULL; field++)
    if (field->role != CG_NO_ZONE && zone-- == 0)
      return field;
  return NULL;
}

int
cg_zone_of_role (const CgRules *rules, CgZoneRole role)
{
  int zone = 0;

  for (const CgField *field = rules->fields; field->key != NULL; field++)
    {
      if (field->role == role)
        return zone;
      zone += field->role != CG_NO_ZONE;
    }
  return -1;
}

guint
cg_n_seats (const CgRules *rules, const CgState *state)
{
  return ((const guint8 *) state)[rules->state.seats];
}

/* --- the cards of a zone -------------------------------------------------- */

static guint
list_lays (const CgField *field, const CgState *state, CgCard *out)
{
  guint n = 0;
  guint added;
  int seat;

  /* A position that has not been checked may have too many cards. */
  for (guint i = 0; n + CG_EVENT_CARDS <= CG_MAX_ZONE &&
                    (added = field->lay (field, state, i, out + n, &seat)) > 0;
       i++)
    n += added;
  return n;
}

static guint
list_set (const CgRules *rules, const CgField *field, const CgState *state,
          int seat, CgCard *out)
{
  const guint8 *hidden = cg_field_number (field, field->hidden, state, seat);
  const guint8 *held = cg_field_number (field, field->held, state, seat);
  guint n = cg_set_list (cg_field_set (field, state, seat), rules->pack, out);
  guint all = held != NULL     ? MAX (*held, n)
              : hidden != NULL ? n + *hidden
                               : n;

  memset (out + n, CG_CARD_HIDDEN, all - n);
  return all;
}

/* Lists the cards of a field of the kind CG_FIELD_REST. If the state hides
 * cards of a hand, as many cards as these are left out, and all other cards are
 * listed as hidden. */
static guint
list_rest (const CgRules *rules, const CgField *field, const CgState *state,
           CgCard *out)
{
  const guint8 *flag = cg_field_number (field, field->hidden, state, 0);
  guint n = cg_set_list (cg_unplaced_cards (rules, state), rules->pack, out);
  guint hidden = 0;

  for (const CgField *f = rules->fields; f->key != NULL; f++)
    for (guint seat = 0; f->per_seat > 0 && f->hidden > 0 &&
                         seat < cg_n_seats (rules, state); seat++)
      hidden += *cg_field_number (f, f->hidden, state, (int) seat);
  if (hidden == 0 && (flag == NULL || *flag == 0))
    return n;
  n -= MIN (hidden, n);
  memset (out, CG_CARD_HIDDEN, n);
  return n;
}

guint
cg_field_list (const CgRules *rules, const CgField *field, const CgState *state,
               int seat, CgCard out[CG_MAX_ZONE])
{
  const CgCard *cards = cg_field_place (field, state, seat);
  guint n = cg_field_slots (field, state);

  if (field->kind == CG_FIELD_LAYS)
    return list_lays (field, state, out);
  if (field->kind == CG_FIELD_REST)
    return list_rest (rules, field, state, out);
  if (field->kind == CG_FIELD_SET || field->kind == CG_FIELD_ONCE)
    return list_set (rules, field, state, seat, out);
  while (n > 0 && cards[n - 1] == CG_CARD_NONE)
    n--;
  /* Hidden cards of mixed zones are listed in CG_ZONE_UNDIVIDED instead. */
  return field->mixed && n > 0 && cards[0] == CG_CARD_HIDDEN
           ? 0
           : cg_cards_copy (cards, n, out);
}

guint
cg_zone_cards (const CgRules *rules, const CgState *state, guint zone, int seat,
               CgCard out[CG_MAX_ZONE])
{
  return cg_field_list (rules, cg_zone (rules, zone), state, seat, out);
}

gboolean
cg_zone_is_set (const CgRules *rules, guint zone)
{
  const CgField *field = cg_zone (rules, zone);

  return field->kind == CG_FIELD_SET || field->kind == CG_FIELD_ONCE;
}

guint
cg_cards_held (const CgRules *rules, const CgState *state, int seat)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = 0;

  for (const CgField *field = rules->fields; field->key != NULL; field++)
    if (field->role == CG_ZONE_HAND || field->role == CG_ZONE_ROW_UP ||
        field->role == CG_ZONE_ROW_DOWN || field->mixed)
      n += cg_field_list (rules, field, state, seat, cards);
  return n;
}

guint
cg_zone_laid (const CgRules *rules, const CgState *state, guint zone,
              CgLaid out[CG_MAX_ZONE])
{
  const CgField *field = cg_zone (rules, zone);
  CgCard cards[CG_EVENT_CARDS];
  guint n = 0, added;
  int seat;

  if (field->kind != CG_FIELD_LAYS)
    return 0;
  for (guint i = 0; n + CG_EVENT_CARDS <= CG_MAX_ZONE &&
                    (added = field->lay (field, state, i, cards, &seat)) > 0;
       i++)
    for (; added > 0; added--)
      out[n++] = (CgLaid) { (gint8) seat, (guint8) i };
  return n;
}

/* --- all the cards -------------------------------------------------------- */

CgSet
cg_all_cards (const CgRules *rules, const CgState *state)
{
  CgSet pack;

  if (rules->cards != NULL)
    return rules->cards (state);
  pack = cg_set_full (rules->pack, 1, 0);
  return rules->ranks == 0 ? pack : cg_set_of_ranks (pack, rules->ranks);
}

guint
cg_shuffle_all (const CgRules *rules, const CgState *state, CgRandom *random,
                CgCard out[CG_MAX_ZONE])
{
  guint n = cg_set_list (cg_all_cards (rules, state), rules->pack, out);

  cg_random_shuffle (random, out, n);
  return n;
}

static inline CgSet
add_list (CgSet set, const CgCard *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    if (cards[i] < CG_DECLARED_FIRST && cards[i] != CG_JOKER)
      {
        guint64 bit = G_GUINT64_CONSTANT (1) << (cards[i] & 63);

        set.hi |= set.lo & bit;
        set.lo |= bit;
      }
    else if (cards[i] < CG_CARD_NONE)
      set = cg_set_add (set, CG_JOKER);
  return set;
}

/* Returns @set with the cards of the zone @field that are not hidden. If each
 * seat has such a zone, the cards of all seats are added. */
static inline CgSet
add_seen (const CgField *field, const CgState *state, guint n_seats, CgSet set)
{
  guint n_slots = cg_field_slots (field, state);
  guint n = field->per_seat > 0 ? n_seats : 1;
  CgCard list[CG_MAX_ZONE];

  if (n_slots > 0)
    for (guint seat = 0; seat < n; seat++)
      set = add_list (set, cg_field_place (field, state, (int) seat), n_slots);
  else if (field->kind == CG_FIELD_LAYS && field->size == 0)
    set = add_list (set, list, list_lays (field, state, list));
  else if (field->kind == CG_FIELD_SET || field->kind == CG_FIELD_ONCE ||
           field->kind == CG_FIELD_LAYS)
    for (guint seat = 0; seat < n; seat++)
      set = cg_set_union (set, cg_field_set (field, state, (int) seat));
  return set;
}

CgSet
cg_unplaced_cards (const CgRules *rules, const CgState *state)
{
  guint n_seats = cg_n_seats (rules, state);
  CgSet seen = { 0, 0 };

  for (const CgField *field = rules->fields; field->key != NULL; field++)
    if (field->role != CG_NO_ZONE)
      seen = add_seen (field, state, n_seats, seen);
  return cg_set_minus (cg_all_cards (rules, state), seen);
}

static const char *
check_cards (const CgRules *rules, const CgState *state)
{
  gint8 left[64] = { 0 }; /* all jokers are counted in item CG_JOKER */
  guint n_seats = cg_n_seats (rules, state);
  gboolean missing = FALSE;
  CgCard cards[CG_MAX_ZONE];
  guint n = cg_set_list (cg_all_cards (rules, state), rules->pack, cards);

  for (guint i = 0; i < n; i++)
    left[cards[i] & 63]++;
  for (const CgField *field = rules->fields; field->key != NULL; field++)
    for (guint seat = 0; seat < (field->per_seat > 0 ? n_seats : 1) &&
                         field->role != CG_NO_ZONE; seat++)
      {
        n = cg_field_list (rules, field, state, (int) seat, cards);
        for (guint i = 0; i < n; i++)
          left[cg_card_is_joker (cards[i]) ? CG_JOKER : cards[i] & 63]--;
      }
  for (guint card = 0; card < G_N_ELEMENTS (left); card++)
    {
      if (left[card] < 0)
        return "a card is there too often";
      missing |= left[card] > 0;
    }
  return missing ? "a card is missing" : NULL;
}

const char *
cg_validate (const CgRules *rules, const CgState *state)
{
  const char *wrong = check_cards (rules, state);

  return wrong == NULL && rules->validate != NULL ? rules->validate (state)
                                                  : wrong;
}

/* --- the setup, and a state without cards --------------------------------- */

void
cg_get_setup (const CgRules *rules, const CgState *state, CgSetup *setup)
{
  const CgStateLayout *layout = &rules->state;
  const guint8 *bytes = (const guint8 *) state;

  *setup = (CgSetup) { .seats = bytes[layout->seats],
                       .dealer = bytes[layout->dealer] };
  for (guint i = 0; rules->options[i].id != NULL; i++)
    setup->options[i] = layout->option_size == 1
                          ? bytes[layout->options + i]
                          : ((const gint16 *) (bytes + layout->options))[i];
}

gsize
cg_setup_state_size (const CgRules *rules, const CgSetup *setup)
{
  return rules->state_size != NULL ? rules->state_size (setup)
                                   : rules->state.size;
}

/* If the value that means "nothing" is not zero, writes it to the member of
 * @field in @out. All bytes of @out are zero before. */
static inline void
clear_field (const CgField *field, guint n_seats, CgState *out)
{
  guint n = field->per_seat > 0 ? n_seats : 1;
  int none;

  if (field->kind == CG_FIELD_CARD || field->kind == CG_FIELD_ROW)
    none = CG_CARD_NONE;
  else if (field->kind == CG_FIELD_SEAT && (field->min | field->none) < 0)
    none = CG_NO_SEAT;
  else
    return;
  if (field->each == field->size) /* the values of the seats are adjacent bytes
                                   */
    memset (cg_field_place (field, out, 0), none, n * field->size);
  else
    for (guint seat = 0; seat < n; seat++)
      memset (cg_field_place (field, out, (int) seat), none, field->size);
}

void
cg_clear_zones (const CgRules *rules, const CgSetup *setup, CgState *out)
{
  const CgStateLayout *layout = &rules->state;
  guint8 *bytes = (guint8 *) out;

  memset (out, 0, cg_setup_state_size (rules, setup));
  bytes[layout->seats] = setup->seats;
  bytes[layout->dealer] = setup->dealer;
  for (guint i = 0; rules->options[i].id != NULL; i++)
    if (layout->option_size == 1)
      bytes[layout->options + i] = (guint8) setup->options[i];
    else
      ((gint16 *) (bytes + layout->options))[i] = setup->options[i];
  for (const CgField *field = rules->fields; field->key != NULL; field++)
    clear_field (field, setup->seats, out);
}

void
cg_clear (const CgRules *rules, const CgSetup *setup, CgState *out)
{
  if (rules->clear != NULL)
    rules->clear (setup, out);
  else
    cg_clear_zones (rules, setup, out);
}

/* --- hiding --------------------------------------------------------------- */

static void
hide_zone (const CgRules *rules, const CgField *field, guint zone,
           CgState *state, int viewer, int seat)
{
  guint8 *hidden = cg_field_number (field, field->hidden, state, seat);
  CgCard *cards = cg_field_place (field, state, seat);
  CgSet known = { 0, 0 };

  for (guint i = cg_field_slots (field, state); i > 0; i--)
    if (cards[i - 1] != CG_CARD_NONE)
      cards[i - 1] = CG_CARD_HIDDEN;
  if (field->kind == CG_FIELD_REST && hidden != NULL)
    *hidden = 1;
  if (field->kind != CG_FIELD_SET && field->kind != CG_FIELD_ONCE)
    return;
  if (rules->knows != NULL)
    known = rules->knows (state, viewer, zone, seat);
  if (hidden != NULL)
    *hidden += (guint8) (cg_set_size (cg_field_set (field, state, seat)) -
                         cg_set_size (known));
  cg_field_put_set (field, state, seat, known);
}

void
cg_redact_zones (const CgRules *rules, CgState *state, int viewer)
{
  int n_seats = (int) cg_n_seats (rules, state);
  guint zone = 0;

  for (const CgField *field = rules->fields; field->key != NULL; field++)
    {
      if (field->role == CG_NO_ZONE)
        continue;
      if (field->per_seat == 0 && field->seen != CG_SEEN_BY_ALL)
        hide_zone (rules, field, zone, state, viewer, CG_NO_SEAT);
      else if (field->seen != CG_SEEN_BY_ALL)
        for (int seat = 0; seat < n_seats; seat++)
          if (seat != viewer || field->seen == CG_SEEN_BY_NOBODY)
            hide_zone (rules, field, zone, state, viewer, seat);
      zone++;
    }
}

void
cg_redact (const CgRules *rules, CgState *state, int seat)
{
  if (rules->redact != NULL)
    rules->redact (state, seat);
  else
    cg_redact_zones (rules, state, seat);
}

/* --- filling in the hidden cards ----------------------------------------- */

/* The highest number of a game's zones that not all seats see; it applies to
 * the zones that each seat has and to those in the middle separately. */
#define CG_MAX_HIDDEN 8

/* Puts the last of the @n cards into the zone of @field in place of its hidden
 * cards. Returns how many of the @n cards are left. A search calls this many
 * thousand times a second. */
static inline guint
fill_zone (const CgField *field, CgState *state, int seat, const CgCard *cards,
           guint n)
{
  guint n_slots = cg_field_slots (field, state);
  CgCard *slots = cg_field_place (field, state, seat);
  CgSet *set = (CgSet *) slots;
  guint64 *once = (guint64 *) slots;
  guint8 *hidden = cg_field_number (field, field->hidden, state, seat);
  guint missing = hidden != NULL ? *hidden : 0;

  for (guint i = 0; i < n_slots; i++)
    if (slots[i] == CG_CARD_HIDDEN)
      slots[i] = cards[--n];
  if (hidden != NULL)
    *hidden = 0;
  if (field->held > 0)
    missing = *cg_field_number (field, field->held, state, seat) -
              cg_set_size (cg_field_set (field, state, seat));
  if (field->kind == CG_FIELD_SET)
    for (; missing > 0; missing--)
      *set = cg_set_add (*set, cards[--n]);
  else if (field->kind == CG_FIELD_ONCE)
    for (; missing > 0; missing--)
      *once += G_GUINT64_CONSTANT (1) << (cards[--n] & 63);
  return n;
}

void
cg_resample_zones (const CgRules *rules, CgState *redacted, CgRandom *random)
{
  guint n_seats = cg_n_seats (rules, redacted);
  const CgField *own[CG_MAX_HIDDEN], *middle[CG_MAX_HIDDEN];
  guint n_own = 0, n_middle = 0;
  CgCard cards[CG_MAX_ZONE];
  CgSet seen = { 0, 0 };
  guint n;

  for (const CgField *field = rules->fields; field->key != NULL; field++)
    {
      if (field->role == CG_NO_ZONE)
        continue;
      seen = add_seen (field, redacted, n_seats, seen);
      if (field->seen != CG_SEEN_BY_ALL)
        *(field->per_seat > 0 ? &own[n_own++] : &middle[n_middle++]) = field;
    }
  n = cg_set_list (cg_set_minus (cg_all_cards (rules, redacted), seen),
                   rules->pack, cards);
  cg_random_shuffle (random, cards, n);
  for (guint seat = 0; seat < n_seats; seat++)
    for (guint i = 0; i < n_own; i++)
      n = fill_zone (own[i], redacted, (int) seat, cards, n);
  for (guint i = 0; i < n_middle; i++)
    n = fill_zone (middle[i], redacted, 0, cards, n);
}

void
cg_resample (const CgRules *rules, CgState *redacted, int seat,
             CgRandom *random)
{
  if (rules->resample != NULL)
    rules->resample (redacted, seat, random);
  else
    cg_resample_zones (rules, redacted, random);
}
