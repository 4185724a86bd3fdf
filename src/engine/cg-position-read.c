/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the text of a position by the game's table of fields. Every error names
 * the key that is wrong. */

#include "cg-position-private.h"

#include <string.h>

G_DEFINE_QUARK (cg-save-error-quark, cg_save_error)

char *
cg_position_reason (const char *format, va_list args)
{
  g_autofree char *reason = g_strdup_vprintf (format, args);

  return g_utf8_make_valid (reason, -1);
}

/* --- values --------------------------------------------------------------- */

gboolean
cg_read_error (const CgReading *reading, const char *format, ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = cg_position_reason (format, args);
  va_end (args);
  g_set_error (reading->error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION, "%s: %s",
               reading->key, reason);
  return FALSE;
}

gboolean
cg_read_has (const CgReading *reading)
{
  return cg_position_has (reading->keys, reading->key);
}

/* Returns the value of the key without white space at its ends, or NULL after
 * it has set an error if the text does not have the key. */
static char *
get_value (const CgReading *reading)
{
  char *value = g_key_file_get_value (reading->keys, CG_GROUP_POSITION,
                                      reading->key, NULL);

  if (value == NULL)
    cg_read_error (reading, "missing from [%s]", CG_GROUP_POSITION);
  return value != NULL ? g_strstrip (value) : NULL;
}

gboolean
cg_read_number (const CgReading *reading, int min, int max, int *value)
{
  g_autofree char *text = get_value (reading);
  gint64 number;

  if (text == NULL)
    return FALSE;
  if (!cg_number_from_text (text, min, max, &number))
    return cg_read_error (reading, "“%.20s” is not a number from %d to %d",
                          text, min, max);
  *value = (int) number;
  return TRUE;
}

static gboolean
read_word (const CgReading *reading, const char *const *words, int *index)
{
  g_autofree char *text = get_value (reading);
  g_autofree char *list = NULL;

  if (text == NULL)
    return FALSE;
  for (*index = 0; words[*index] != NULL; ++*index)
    if (strcmp (words[*index], text) == 0)
      return TRUE;
  list = g_strjoinv (", ", (char **) words);
  return cg_read_error (reading, "“%.20s” is none of %s", text, list);
}

/* Reads the word at *@p, which is not the end of the text, as a card of the
 * game's pack or a joker, and moves *@p to the next word. */
static gboolean
read_card (const CgReading *reading, const char **p, CgCard *card)
{
  gsize length = strcspn (*p, " ");
  gsize shown = MIN (length, 20);

  if (!cg_card_from_text (*p, (gssize) length, card) || *card == CG_CARD_NONE)
    {
      g_autofree char *word = g_strndup (*p, shown);

      return cg_read_error (reading, "“%s” is no card", word);
    }
  if (*card == CG_CARD_HIDDEN)
    return cg_read_error (reading, "a card is hidden");
  if (*card != CG_JOKER && !cg_card_is_of_pack (*card, reading->rules->pack))
    return cg_read_error (reading, "%.*s is not of this pack", (int) shown, *p);
  *p += length;
  *p += strspn (*p, " ");
  return TRUE;
}

static gboolean
read_cards (const CgReading *reading, guint max, CgCard *cards, guint *n_cards)
{
  g_autofree char *text = get_value (reading);
  const char *p = text;

  if (text == NULL)
    return FALSE;
  *n_cards = 0;
  while (*p != '\0')
    {
      CgCard card;

      if (!read_card (reading, &p, &card))
        return FALSE;
      if (*n_cards == max)
        return cg_read_error (reading, "more than %u cards", max);
      cards[(*n_cards)++] = card;
    }
  return TRUE;
}

gboolean
cg_read_set (const CgReading *reading, CgSet *set)
{
  g_autofree char *text = get_value (reading);
  const char *p = text;

  if (text == NULL)
    return FALSE;
  *set = (CgSet) { 0, 0 };
  while (*p != '\0')
    {
      CgCard card;
      char name[CG_CARD_TEXT_SIZE];

      if (!read_card (reading, &p, &card))
        return FALSE;
      if (cg_set_count (*set, card) == (card == CG_JOKER ? CG_MAX_JOKERS : 2))
        return cg_read_error (reading, "%s is there too often",
                              cg_card_to_text (card, name));
      *set = cg_set_add (*set, card);
    }
  return TRUE;
}

gboolean
cg_read_once (const CgReading *reading, guint64 *cards)
{
  CgSet all = cg_all_cards (reading->rules, reading->state);
  CgSet set;

  if (!cg_read_set (reading, &set))
    return FALSE;
  if (set.hi != 0 || (cg_set_jokers (set) > 0 && cg_set_jokers (all) == 0))
    return cg_read_error (reading, "a card is not of one pack");
  *cards = cg_set_once (set);
  return TRUE;
}

/* Reads a field of the kind CG_FIELD_REST: the text must name exactly the cards
 * that lie in no other zone. */
static gboolean
read_rest (const CgReading *reading)
{
  CgSet set;

  if (!cg_read_set (reading, &set))
    return FALSE;
  return cg_set_equal (set, cg_unplaced_cards (reading->rules,
                                               reading->state)) ||
         cg_read_error (reading, "not the cards that are left");
}

gboolean
cg_read_lays (const CgReading *reading, const CgField *field)
{
  int max = field->max;
  g_autofree char *text = get_value (reading);
  g_auto (GStrv) words = NULL;

  if (text == NULL)
    return FALSE;
  words = g_strsplit (text, " ", max + 1);
  for (int i = 0; words[i] != NULL; i++)
    {
      const char *at = strchr (words[i], '@');
      CgCard cards[CG_EVENT_CARDS];
      gint64 seat;
      guint n = 0;

      if (i == max)
        return cg_read_error (reading, "more than %d were laid", max);
      if (at != NULL)
        n = cg_cards_from_text (words[i], at - words[i], '+', cards,
                                G_N_ELEMENTS (cards));
      if (n == 0 ||
          !cg_number_from_text (at + 1, 0, reading->n_seats - 1, &seat))
        return cg_read_error (reading, "“%.20s” is not what was laid and who "
                              "laid it", words[i]);
      if (!field->add (reading, field, cards, n, (int) seat, words[i]))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_order (const CgReading *reading, guint8 *seats, guint8 *n)
{
  g_autofree char *text = get_value (reading);
  g_auto (GStrv) words = g_strsplit (text, " ", reading->n_seats + 1);
  guint seen = 0;

  *n = 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint64 seat;

      if (!cg_number_from_text (words[i], 0, reading->n_seats - 1, &seat) ||
          (seen >> seat & 1))
        return cg_read_error (reading, "“%.20s” is no seat that can stand here",
                              words[i]);
      seen |= 1u << seat;
      seats[(*n)++] = (guint8) seat;
    }
  return TRUE;
}

static gboolean
read_bits (const CgReading *reading, int min, int max, int *bits)
{
  g_autofree char *text = get_value (reading);
  g_auto (GStrv) words = g_strsplit (text, " ", max - min + 2);

  *bits = 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      gint64 number;

      if (!cg_number_from_text (words[i], min, max, &number))
        return cg_read_error (reading, "“%.20s” is not a number from %d to %d",
                              words[i], min, max);
      if (*bits >> number != 0)
        return cg_read_error (reading, "not in ascending order");
      *bits |= 1 << number;
    }
  return *bits != 0 || cg_read_error (reading, "empty");
}

/* --- positions ----------------------------------------------------------- */

static gboolean
read_row (const CgReading *reading, const CgField *field, CgCard *row)
{
  CgCard cards[CG_MAX_ZONE];
  guint n;

  if (!read_cards (reading, (guint) field->size, cards, &n))
    return FALSE;
  memset (row, CG_CARD_NONE, field->size);
  memcpy (row, cards, n);
  return n > 0 || field->kind == CG_FIELD_ROW ||
         cg_read_error (reading, "there is one card");
}

static void
set_number (const CgField *field, CgState *state, int seat, int number)
{
  if (field->size == 1)
    *(guint8 *) cg_field_place (field, state, seat) = (guint8) number;
  else
    *(guint16 *) cg_field_place (field, state, seat) = (guint16) number;
}

static gboolean
read_value (const CgReading *reading, const CgField *field)
{
  gpointer place = cg_field_place (field, reading->state, reading->seat);
  gboolean of_seats = field->kind == CG_FIELD_SEAT ||
                      field->kind == CG_FIELD_SEATS;
  int max = of_seats                ? reading->n_seats - 1
            : field->max_of != NULL ? field->max_of (reading->state)
                                    : field->max;
  gboolean fine;
  int number;
  guint n;

  switch (field->kind)
    {
    case CG_FIELD_ORDER:
      return read_order (reading, place,
                         cg_field_count (field, reading->state));
    case CG_FIELD_CARD:
    case CG_FIELD_ROW:
      return read_row (reading, field, place);
    case CG_FIELD_CARDS:
      fine = read_cards (reading, (guint) max, place, &n);
      *cg_field_count (field, reading->state) = (guint8) n;
      return fine;
    case CG_FIELD_SET:
      return cg_read_set (reading, place);
    case CG_FIELD_ONCE:
      return cg_read_once (reading, place);
    case CG_FIELD_REST:
      return read_rest (reading);
    case CG_FIELD_LAYS:
      return cg_read_lays (reading, field);
    case CG_FIELD_BITS:
    case CG_FIELD_SEATS:
      fine = read_bits (reading, field->min, max, &number);
      break;
    case CG_FIELD_WORD:
      fine = read_word (reading, field->words, &number);
      break;
    default:
      fine = cg_read_number (reading, field->min, max, &number);
    }
  if (fine)
    set_number (field, reading->state, reading->seat, number);
  return fine;
}

static gboolean
may_miss (const CgField *field)
{
  return field->need != CG_FIELD_ALWAYS || field->kind == CG_FIELD_BITS ||
         field->kind == CG_FIELD_SEATS || field->kind == CG_FIELD_ORDER;
}

static gboolean
read_field (const CgReading *reading, const CgField *field)
{
  const char *wrong = NULL;

  if (field->absent != NULL &&
      field->absent (reading->state, reading->seat) != NULL)
    return TRUE;
  if (may_miss (field) && !cg_read_has (reading))
    return TRUE;
  if (field->read != NULL)
    return field->read (reading);
  if (!read_value (reading, field))
    return FALSE;
  if (field->held > 0)
    *cg_field_number (field, field->held, reading->state, reading->seat) =
      (guint8) cg_set_size (cg_field_set (field, reading->state,
                                          reading->seat));
  if (field->settle != NULL)
    wrong = field->settle (reading->state, reading->seat);
  return wrong == NULL || cg_read_error (reading, "%s", wrong);
}

/* Returns TRUE if positions of the game have the key @reading->key; otherwise
 * sets an error and returns FALSE. */
static gboolean
check_key (const CgReading *reading)
{
  g_auto (GStrv) parts = g_strsplit (reading->key, ".", -1);
  guint n = g_strv_length (parts) - 1;
  gint64 seat = CG_NO_SEAT;
  gboolean seats = TRUE;

  for (guint i = n; i > 0 && seats; i--)
    seats = cg_number_from_text (parts[i], 0, reading->n_seats - 1, &seat);
  for (const CgField *field = reading->rules->fields; field->key != NULL;
       field++)
    if (field->per_seat == 0
          ? strcmp (field->key, reading->key) == 0
          : seats && field->per_seat == n && strcmp (field->key, *parts) == 0)
      {
        const char *wrong = field->absent != NULL
                              ? field->absent (reading->state, (int) seat)
                              : NULL;

        return wrong == NULL || cg_read_error (reading, "%s", wrong);
      }
  return cg_read_error (reading, "no key of this game");
}

/* Puts all the cards that the text does not name into one zone: the last of
 * those zones with CG_FIELD_MAY_MISS whose key is missing from the text. */
static void
fill_missing (const CgReading *reading)
{
  const CgRules *rules = reading->rules;
  CgSet left = cg_unplaced_cards (rules, reading->state);
  const CgField *last = NULL;

  for (const CgField *field = rules->fields; field->key != NULL; field++)
    if (field->role != CG_NO_ZONE && field->need == CG_FIELD_MAY_MISS &&
        field->kind != CG_FIELD_REST &&
        !cg_position_has (reading->keys, field->key))
      last = field;
  if (last != NULL && last->kind == CG_FIELD_CARDS)
    *cg_field_count (last, reading->state) = (guint8) cg_set_list (
      left, rules->pack, cg_field_place (last, reading->state, 0));
  else if (last != NULL)
    cg_field_put_set (last, reading->state, 0, left);
}

gboolean
cg_position_read (const CgRules *rules, const CgSetup *setup, GKeyFile *keys,
                  CgState *out, GError **error)
{
  g_auto (GStrv) names = g_key_file_get_keys (keys, CG_GROUP_POSITION, NULL,
                                              NULL);
  CgReading reading = { .rules = rules, .state = out, .n_seats = setup->seats,
                        .keys = keys, .error = error };
  const CgField *field = NULL;

  cg_clear (rules, setup, out);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      reading.key = names[i];
      if (!check_key (&reading))
        return FALSE;
    }
  while ((field = cg_field_next (rules, field, setup->seats,
                                 &reading.seat)) != NULL)
    {
      char key[CG_KEY_SIZE];

      reading.key = field->per_seat > 0
                      ? cg_position_key (key, field->key, reading.seat)
                      : field->key;
      if (!read_field (&reading, field))
        return FALSE;
    }
  fill_missing (&reading);
  if (rules->complete != NULL)
    rules->complete (out, keys);
  return TRUE;
}
