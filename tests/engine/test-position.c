/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Positions by a table of fields, of a game that is nothing but its table: each
 * kind of value is written as it was read, and what is wrong is refused with
 * its key. */

#include "engine/cg-position.h"

#include <stdlib.h>
#include <string.h>

#define SEATS 3
#define MAX_LAYS 2

struct _CgState
{
  guint8   seats;
  gint8    first;
  guint8   word;
  guint16  number;
  guint16  bits;
  guint8   n_order;
  guint8   order[SEATS];
  guint8   n_list;
  CgCard   list[4];
  CgCard   one;
  CgCard   turned;
  CgCard   row[SEATS][2];
  guint64  once[SEATS];
  CgSet    set;
  GString *lays;
};

static void
clear (const CgSetup *setup, CgState *out)
{
  memset (out, 0, sizeof *out);
  out->seats = SEATS;
  out->first = CG_NO_SEAT;
  out->one = out->turned = CG_CARD_NONE;
  memset (out->row, CG_CARD_NONE, sizeof out->row);
}

/* Keeps the text of what was read, and refuses an ace. */
static gboolean
add_lay (const CgReading *reading, const CgField *field, const CgCard *cards,
         guint n, int seat, const char *word)
{
  GString *lays = reading->state->lays;

  if (cg_card_rank (cards[0]) == CG_ACE)
    return cg_read_error (reading, "%s is an ace", word);
  if (lays == NULL)
    lays = reading->state->lays = g_string_new (NULL);
  else
    g_string_append_c (lays, ' ');
  cg_cards_append (cards, n, '+', lays);
  g_string_append_printf (lays, "@%d", seat);
  return TRUE;
}

static guint
list_lay (const CgField *field, const CgState *state, guint i, CgCard *cards,
          int *seat)
{
  g_auto (GStrv) words = NULL;
  const char *at;

  if (state->lays == NULL)
    return 0;
  words = g_strsplit (state->lays->str, " ", -1);
  if (words[i] == NULL)
    return 0;
  at = strchr (words[i], '@');
  *seat = atoi (at + 1);
  return cg_cards_from_text (words[i], at - words[i], '+', cards,
                             CG_EVENT_CARDS);
}

static const char *
settle_number (CgState *state, int seat)
{
  return state->number == 13 ? "unlucky" : NULL;
}

static const char *
absent (const CgState *state, int seat)
{
  return "not in this game";
}

static const char *const words[] = { "one", "two", NULL };

static const CgField fields[] = {
  { "lays", CG_FIELD_LAYS, CG_FIELD_MAY_MISS, .max = MAX_LAYS, .lay = list_lay,
    .add = add_lay },
  { "order", CG_FIELD_ORDER, CG_FIELD_AT (CgState, order),
    CG_FIELD_COUNT (CgState, n_order) },
  { "bits", CG_FIELD_BITS, CG_FIELD_AT (CgState, bits), .min = 1, .max = 13 },
  { "number", CG_FIELD_NUMBER, CG_FIELD_IF_ANY, CG_FIELD_AT (CgState, number),
    .max = 300, .settle = settle_number },
  { "word", CG_FIELD_WORD, CG_FIELD_MAY_MISS, CG_FIELD_AT (CgState, word),
    .words = words },
  { "first", CG_FIELD_SEAT, CG_FIELD_IF_ANY, CG_FIELD_AT (CgState, first),
    .none = CG_NO_SEAT },
  { "list", CG_FIELD_CARDS, CG_FIELD_IF_ANY, CG_FIELD_AT (CgState, list),
    CG_FIELD_COUNT (CgState, n_list), .max = 4 },
  { "one", CG_FIELD_CARD, CG_FIELD_IF_ANY, CG_FIELD_AT (CgState, one) },
  { "turned", CG_FIELD_CARD, CG_FIELD_MAY_MISS, CG_FIELD_AT (CgState, turned) },
  { "row", CG_FIELD_ROW, CG_FIELD_IF_ANY, CG_FIELD_EACH (CgState, row) },
  { "once", CG_FIELD_ONCE, CG_FIELD_IF_ANY, CG_FIELD_EACH (CgState, once) },
  { "set", CG_FIELD_SET, CG_FIELD_IF_ANY, CG_FIELD_AT (CgState, set) },
  { "never", CG_FIELD_NUMBER, .absent = absent },
  { .key = NULL },
};

static const CgRules french = {
  .pack = CG_PACK_FRENCH,
  .fields = fields,
  .clear = clear,
  .state.seats = offsetof (CgState, seats),
};

static const CgRules spanish = {
  .pack = CG_PACK_SPANISH,
  .fields = fields,
  .clear = clear,
  .state.seats = offsetof (CgState, seats),
};

/* Reads @key with @value (NULL: without it), and writes it again: the text, or
 * the error. */
static char *
read_and_write (const CgRules *rules, const char *key, const char *value,
                GError **error)
{
  const CgSetup setup = { .seats = SEATS };
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GKeyFile) written = g_key_file_new ();
  CgState state;
  char *text = NULL;

  if (value != NULL)
    g_key_file_set_value (keys, CG_GROUP_POSITION, key, value);
  if (cg_position_read (rules, &setup, keys, &state, error))
    {
      cg_position_write (rules, &state, written);
      text = g_key_file_get_value (written, CG_GROUP_POSITION, key, NULL);
    }
  if (state.lays != NULL)
    g_string_free (state.lays, TRUE);
  return text;
}

static void
test_sound (void)
{
  static const char *const rows[][2] = {
    { "lays", "" },
    { "lays", "8S@0" },
    { "lays", "8S+8H@2" },
    { "lays", "8S@0 8S@0" },
    { "lays", "*=3+3o@1 5S+6S+7S+8S+9S+10S+JS+QS@2" },
    { "order", NULL },
    { "order", "0" },
    { "order", "2 0" },
    { "order", "1 0 2" },
    { "bits", NULL },
    { "bits", "1" },
    { "bits", "2 10 13" },
    { "bits", "1 2 3 4 5 6 7 8 9 10 11 12 13" },
    { "number", NULL },
    { "number", "300" },
    { "word", "one" },
    { "word", "two" },
    { "first", NULL },
    { "first", "0" },
    { "first", "2" },
    { "list", "8S 8S AH *" },
    { "row.0", "8S" },
    { "row.2", "8S 3D" },
    { "once.1", "AS 3D" },
    { "set", "AS AS 3D *" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = read_and_write (&french, rows[i][0], rows[i][1],
                                              &error);

      g_assert_no_error (error);
      g_assert_cmpstr (text, ==, rows[i][1]);
    }
}

/* A single card, or none, in both packs. */
static void
test_card (void)
{
  static const struct
  {
    const CgRules *rules;
    const char    *value;
    const char    *error;
  } rows[] = {
    { &french, NULL, NULL },
    { &french, "AS", NULL },
    { &french, "KC", NULL },
    { &french, "*", NULL },
    { &french, "1o", "not of this pack" },
    { &french, "-", "“-” is no card" },
    { &french, "", "there is one card" },
    { &spanish, NULL, NULL },
    { &spanish, "1o", NULL },
    { &spanish, "12b", NULL },
    { &spanish, "*", NULL },
    { &spanish, "AS", "not of this pack" },
    { &spanish, "-", "“-” is no card" },
    { &spanish, "1o 2o", "more than 1 cards" },
  };
  static const char *const keys[] = { "one", "turned" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (guint k = 0; k < G_N_ELEMENTS (keys); k++)
      {
        g_autoptr (GError) error = NULL;
        g_autofree char *text = read_and_write (rows[i].rules, keys[k],
                                                rows[i].value, &error);

        if (rows[i].error == NULL)
          {
            g_assert_no_error (error);
            g_assert_cmpstr (text, ==, rows[i].value);
            continue;
          }
        g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION);
        g_assert_nonnull (strstr (error->message, rows[i].error));
      }
}

static void
test_bad (void)
{
  static const struct
  {
    const char *key;
    const char *value;
    const char *error;
  } rows[] = {
    { "lays", "8S", "“8S” is not what was laid" },
    { "lays", "@1", "not what was laid" },
    { "lays", "8S@", "not what was laid" },
    { "lays", "8S@3", "not what was laid" },
    { "lays", "8S@01", "not what was laid" },
    { "lays", "8S@1@1", "not what was laid" },
    { "lays", "8S+@1", "not what was laid" },
    { "lays", "8S  9S@1", "not what was laid" },
    { "lays", "2S+3S+4S+5S+6S+7S+8S+9S+10S@0", "not what was laid" },
    { "lays", "8S@0 9S@0 10S@0", "more than 2" },
    { "lays", "8S@0 AS@1", "AS@1 is an ace" },
    { "order", "3", "is no seat" },
    { "order", "0 0", "is no seat" },
    { "order", "-1", "is no seat" },
    { "order", "0  1", "is no seat" },
    { "order", "0 1 2 0", "is no seat" },
    { "bits", "", "empty" },
    { "bits", "0", "“0” is not a number from 1 to 13" },
    { "bits", "14", "“14” is not a number" },
    { "bits", "1  2", "“” is not a number" },
    { "bits", "1,2", "“1,2” is not a number" },
    { "bits", "1 1", "ascending" },
    { "bits", "3 2", "ascending" },
    { "number", "301", "“301” is not a number from 0 to 300" },
    { "number", "-1", "not a number" },
    { "number", "13", "unlucky" },
    { "word", "three", "“three” is none of one, two" },
    { "first", "3", "not a number from 0 to 2" },
    { "first", "-1", "not a number" },
    { "list", "8S 8S 8S 8S 8S", "more than 4 cards" },
    { "list", "??", "a card is hidden" },
    { "list", "3o", "not of this pack" },
    { "list", "x", "“x” is no card" },
    { "one", "8S 8H", "more than 1 cards" },
    { "row.1", "8S 8H 8D", "more than 2 cards" },
    { "once.0", "8S 8S", "not of one pack" },
    { "once.0", "*", "not of one pack" },
    { "set", "8S 8S 8S", "8S is there too often" },
    { "never", "0", "not in this game" },
    { "row", "8S", "no key of this game" },
    { "row.3", "8S", "no key of this game" },
    { "row.00", "8S", "no key of this game" },
    { "row.0.1", "8S", "no key of this game" },
    { "word.0", "one", "no key of this game" },
    { "other", "0", "no key of this game" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = read_and_write (&french, rows[i].key,
                                              rows[i].value, &error);

      g_assert_null (text);
      g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION);
      g_assert_true (g_str_has_prefix (error->message, rows[i].key));
      if (strstr (error->message, rows[i].error) == NULL)
        g_error ("“%s” does not say “%s”", error->message, rows[i].error);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/position/sound", test_sound);
  g_test_add_func ("/position/card", test_card);
  g_test_add_func ("/position/bad", test_bad);
  return g_test_run ();
}
