/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Writes the text of a position by the game's table of fields. */

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

/* Returns the number in the member of @field. The member is signed only if the
 * range of @field has negative numbers. */
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

/* Appends the lays of @field, each as its cards and the seat that laid them:
 * "8S+8H@2 9S@0". */
static void
append_lays (const CgField *field, const CgState *state, GString *text)
{
  CgCard cards[CG_EVENT_CARDS];
  int seat = CG_NO_SEAT;
  guint n;

  for (guint i = 0; (n = field->lay (field, state, i, cards, &seat)) > 0; i++)
    {
      if (i > 0)
        g_string_append_c (text, ' ');
      cg_cards_append (cards, n, '+', text);
      g_string_append_printf (text, "@%d", seat);
    }
}

/* Appends the numbers of the bits of @bits that are set, in ascending order,
 * with one space between two. */
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

/* Appends the value of @field to @text; if each seat has such a field, the
 * value of @seat. Returns FALSE if the key is left out of the text. */
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
      return text->len > 0 || field->need != CG_FIELD_IF_ANY;
    case CG_FIELD_CARDS:
    case CG_FIELD_ROW:
    case CG_FIELD_SET:
    case CG_FIELD_ONCE:
    case CG_FIELD_REST:
      cg_cards_append (cards, cg_field_list (rules, field, state, seat, cards),
                       ' ', text);
      return text->len > 0 || field->need != CG_FIELD_IF_ANY;
    case CG_FIELD_CARD:
      cg_cards_append (cg_field_place (field, state, seat), 1, ' ', text);
      return strcmp (text->str, "-") != 0;
    default:
      number = get_number (field, state, seat);
    }
  if (field->kind == CG_FIELD_WORD)
    g_string_append (text, field->words[number]);
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
  int n_seats = (int) cg_n_seats (rules, state);
  int seat;

  while ((field = cg_field_next (rules, field, n_seats, &seat)) != NULL)
    write_field (rules, field, state, seat, keys);
}
