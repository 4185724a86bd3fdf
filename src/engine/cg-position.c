/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions by the games' tables of fields: listing cards, and writing. Knows
 * nothing of what a position means. */

#include "cg-position-private.h"

#include <string.h>

const char *
cg_position_key (char key[CG_KEY_SIZE], const char *id, int seat)
{
  g_snprintf (key, CG_KEY_SIZE, "%s.%d", id, seat);
  return key;
}

gboolean
cg_position_has (GKeyFile *keys, const char *key)
{
  return g_key_file_has_key (keys, CG_GROUP_POSITION, key, NULL);
}

/* --- the state's members -------------------------------------------------- */

gpointer
cg_field_place (const CgField *field, const CgState *state, int seat)
{
  return (guint8 *) state + field->at + (gsize) MAX (seat, 0) * field->each;
}

guint8 *
cg_field_count (const CgField *field, const CgState *state)
{
  return (guint8 *) state + field->count;
}

/* A member is signed where a negative number can stand in it. */
static int
get_number (const CgField *field, const CgState *state, int seat)
{
  gconstpointer place = cg_field_place (field, state, seat);
  gboolean is_signed = field->min < 0 || field->none < 0;

  if (field->size == 1)
    return is_signed ? *(const gint8 *) place : *(const guint8 *) place;
  g_assert (field->size == 2);
  return is_signed ? *(const gint16 *) place : *(const guint16 *) place;
}

static guint
list_lays (const CgField *field, const CgState *state, CgCard *out)
{
  guint n = 0;
  guint added;
  int seat;

  /* a position that is not checked yet may have more than any place holds */
  for (guint i = 0; n + CG_EVENT_CARDS <= CG_MAX_ZONE &&
                    (added = field->lay (state, i, out + n, &seat)) > 0;
       i++)
    n += added;
  return n;
}

static guint
list_set (const CgRules *rules, const CgField *field, const CgState *state,
          int seat, CgCard *out)
{
  gconstpointer place = cg_field_place (field, state, seat);
  CgSet set = { 0, 0 };
  guint hidden = 0;
  guint n;

  if (field->kind == CG_FIELD_SET)
    set = *(const CgSet *) place;
  else
    set.lo = *(const guint64 *) place;
  n = cg_set_list (set, rules->pack, out);
  if (field->hidden > 0)
    hidden = ((const guint8 *) state)[field->hidden +
                                      (gsize) seat * field->each_hidden];
  memset (out + n, CG_CARD_HIDDEN, hidden);
  return n + hidden;
}

/* The cards of a field, as they lie. */
static guint
list_cards (const CgRules *rules, const CgField *field, const CgState *state,
            int seat, CgCard *out)
{
  const CgCard *cards = cg_field_place (field, state, seat);
  guint n = 0;

  if (field->list != NULL)
    return field->list (state, seat, out);
  switch (field->kind)
    {
    case CG_FIELD_LAYS:
      return list_lays (field, state, out);
    case CG_FIELD_CARD:
      n = cards[0] != CG_CARD_NONE && cards[0] != CG_CARD_HIDDEN;
      break;
    case CG_FIELD_CARDS:
      n = *cg_field_count (field, state);
      break;
    case CG_FIELD_ROW:
      while (n < field->size && cards[n] != CG_CARD_NONE)
        n++;
      break;
    default:
      return list_set (rules, field, state, seat, out);
    }
  return cg_cards_copy (cards, n, out);
}

/* The field of that zone: every zone has one. */
static const CgField *
find_zone (const CgRules *rules, guint zone)
{
  const CgField *field = rules->fields;

  while (strcmp (field->key, rules->zones[zone].id) != 0)
    field++;
  return field;
}

guint
cg_zone_cards (const CgRules *rules, const CgState *state, guint zone, int seat,
               CgCard out[CG_MAX_ZONE])
{
  return list_cards (rules, find_zone (rules, zone), state, seat, out);
}

gboolean
cg_zone_is_set (const CgRules *rules, guint zone)
{
  return find_zone (rules, zone)->kind == CG_FIELD_SET;
}

guint
cg_zone_laid (const CgRules *rules, const CgState *state, guint zone,
              CgLaid out[CG_MAX_ZONE])
{
  const CgField *field = find_zone (rules, zone);
  CgCard cards[CG_EVENT_CARDS];
  guint n = 0, added;
  int seat;

  if (field->kind != CG_FIELD_LAYS || field->list != NULL)
    return 0;
  for (guint i = 0; n + CG_EVENT_CARDS <= CG_MAX_ZONE &&
                    (added = field->lay (state, i, cards, &seat)) > 0;
       i++)
    for (; added > 0; added--)
      out[n++] = (CgLaid) { (gint8) seat, (guint8) i };
  return n;
}

const char *
cg_position_check_cards (const CgRules *rules, const CgState *state, CgSet full)
{
  gint8 left[64] = { 0 }; /* of each card, jokers are all alike */
  gboolean missing = FALSE;
  CgCard cards[CG_MAX_ZONE];
  CgSetup setup;
  guint n = cg_set_list (full, rules->pack, cards);

  for (guint i = 0; i < n; i++)
    left[cards[i] & 63]++;
  rules->get_setup (state, &setup);
  for (guint zone = 0; rules->zones[zone].id != NULL; zone++)
    for (int seat = 0; seat < (rules->zones[zone].per_seat ? setup.seats : 1);
         seat++)
      {
        n = cg_zone_cards (rules, state, zone, seat, cards);
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

/* --- writing -------------------------------------------------------------- */

void
cg_position_set_number (GKeyFile *keys, const char *key, int value)
{
  g_key_file_set_integer (keys, CG_GROUP_POSITION, key, value);
}

void
cg_position_set_cards (GKeyFile *keys, const char *key, const CgCard *cards,
                       guint n_cards)
{
  g_autoptr (GString) text = g_string_new (NULL);

  cg_cards_append (cards, n_cards, ' ', text);
  g_key_file_set_value (keys, CG_GROUP_POSITION, key, text->str);
}

void
cg_position_set_set (GKeyFile *keys, const char *key, CgPack pack, CgSet set)
{
  CgCard cards[2 * 52 + CG_MAX_JOKERS];

  cg_position_set_cards (keys, key, cards, cg_set_list (set, pack, cards));
}

/* One lay after the other, cards and who laid them: "8S+8H@2 9S@0". */
static void
append_lays (const CgField *field, const CgState *state, GString *text)
{
  CgCard cards[CG_EVENT_CARDS];
  int seat = CG_NO_SEAT;
  guint n;

  for (guint i = 0; (n = field->lay (state, i, cards, &seat)) > 0; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      cg_cards_append (cards, n, '+', text);
      g_string_append_printf (text, "@%d", seat);
    }
}

/* The numbers of the bits that are set, ascending, one space between two. */
static void
append_bits (guint bits, GString *text)
{
  for (guint left = bits; left != 0; left &= left - 1)
    g_string_append_printf (text, "%s%d", text->len > 0 ? " " : "",
                            __builtin_ctz (left));
}

static void
append_order (const guint8 *seats, guint n, GString *text)
{
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", seats[i]);
}

/* Appends the value; %FALSE when there is none, and no key. */
static gboolean
append_value (const CgRules *rules, const CgField *field, const CgState *state,
              int seat, GString *text)
{
  CgCard cards[CG_MAX_ZONE];
  int number;

  switch (field->kind)
    {
    case CG_FIELD_BITS:
    case CG_FIELD_SEATS:
      append_bits ((guint) get_number (field, state, seat), text);
      return text->len > 0;
    case CG_FIELD_ORDER:
      append_order (cg_field_place (field, state, seat),
                    *cg_field_count (field, state), text);
      return text->len > 0;
    case CG_FIELD_LAYS:
      append_lays (field, state, text);
      return TRUE;
    case CG_FIELD_CARDS:
    case CG_FIELD_ROW:
    case CG_FIELD_SET:
    case CG_FIELD_ONCE:
      cg_cards_append (cards, list_cards (rules, field, state, seat, cards),
                       ' ', text);
      return text->len > 0 || field->need != CG_FIELD_IF_ANY;
    default:
      number = get_number (field, state, seat);
      cards[0] = (CgCard) number;
    }
  if (field->kind == CG_FIELD_WORD)
    g_string_append (text, field->words[number]);
  else if (field->kind == CG_FIELD_CARD)
    cg_cards_append (cards, 1, ' ', text);
  else
    g_string_append_printf (text, "%d", number);
  return number != field->none || field->need != CG_FIELD_IF_ANY;
}

static void
write_field (const CgRules *rules, const CgField *field, const CgState *state,
             int seat, GKeyFile *keys)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *key = field->key;
  char buffer[CG_KEY_SIZE];

  if (field->absent != NULL && field->absent (state, seat) != NULL)
    return;
  if (field->per_seat > 0)
    key = cg_position_key (buffer, key, seat);
  if (field->write != NULL)
    field->write (state, seat, key, keys);
  else if (append_value (rules, field, state, seat, text))
    g_key_file_set_value (keys, CG_GROUP_POSITION, key, text->str);
}

const CgField *
cg_field_next (const CgRules *rules, const CgField *field, int n_seats,
               int *seat)
{
  const CgField *first = field;

  if (field == NULL)
    field = rules->fields;
  else if (field[1].per_seat == field->per_seat && field[1].key != NULL)
    return field + 1;
  else if (field->per_seat > 0 && ++*seat < n_seats)
    {
      while (first > rules->fields && first[-1].per_seat == field->per_seat)
        first--;
      return first;
    }
  else
    field++;
  *seat = field->per_seat > 0 ? 0 : CG_NO_SEAT;
  return field->key != NULL ? field : NULL;
}

void
cg_position_write (const CgRules *rules, const CgState *state, GKeyFile *keys)
{
  const CgField *field = NULL;
  CgSetup setup;
  int seat;

  rules->get_setup (state, &setup);
  while ((field = cg_field_next (rules, field, setup.seats, &seat)) != NULL)
    write_field (rules, field, state, seat, keys);
}
