/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a position that several games have: lays and who laid them,
 * seats in an order, and sets of numbers. */

#include "engine/cg-position.h"

#include <string.h>

#define SEATS 3
#define MAX_LAYS 2

static GKeyFile *
with_value (const char *value)
{
  GKeyFile *keys = g_key_file_new ();

  if (value != NULL)
    g_key_file_set_value (keys, CG_GROUP_POSITION, "key", value);
  return keys;
}

static void
check_error (GError *error, const char *expected)
{
  g_assert_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION);
  g_assert_true (g_str_has_prefix (error->message, "key: "));
  if (strstr (error->message, expected) == NULL)
    g_error ("“%s” does not say “%s”", error->message, expected);
}

/* --- lays ----------------------------------------------------------------- */

/* Writes what was read again, and refuses an ace. */
static gboolean
write_again (CgState      *state,
             const CgCard *cards,
             guint         n,
             int           seat,
             const char   *word,
             GError      **error)
{
  if (cg_card_rank (cards[0]) == CG_ACE)
    return cg_position_error (error, "key", "%s is an ace", word);
  cg_position_append_lay ((GString *) state, cards, n, seat);
  return TRUE;
}

static void
test_lays (void)
{
  static const char *const sound[] = {
    "", "8S@0", "8S+8H@2", "8S@0 8S@0", "*=3+3o@1 5S+6S+7S+8S+9S+10S+JS+QS@2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sound); i++)
    {
      g_autoptr (GKeyFile) keys = with_value (sound[i]);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GError) error = NULL;

      cg_position_get_lays (keys, "key", SEATS, MAX_LAYS, write_again,
                            (CgState *) text, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (text->str, ==, sound[i]);
    }
}

static void
test_bad_lays (void)
{
  static const struct
  {
    const char *value;
    const char *error;
  } bad[] = {
    { NULL, "missing" },
    { "8S", "“8S” is not what was laid" },
    { "@1", "not what was laid" },
    { "8S@", "not what was laid" },
    { "8S@3", "not what was laid" },
    { "8S@01", "not what was laid" },
    { "8S@1@1", "not what was laid" },
    { "8S+@1", "not what was laid" },
    { "8S  9S@1", "not what was laid" },
    { "2S+3S+4S+5S+6S+7S+8S+9S+10S@0", "not what was laid" },
    { "8S@0 9S@0 10S@0", "more than 2" },
    { "8S@0 AS@1", "AS@1 is an ace" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GKeyFile) keys = with_value (bad[i].value);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autoptr (GError) error = NULL;

      g_assert_false (cg_position_get_lays (keys, "key", SEATS, MAX_LAYS,
                                            write_again, (CgState *) text,
                                            &error));
      check_error (error, bad[i].error);
    }
}

/* --- seats and bits ------------------------------------------------------- */

static void
test_seats (void)
{
  static const char *const sound[] = { NULL, "0", "2 0", "1 0 2" };
  static const char *const bad[] = { "3", "0 0", "-1", "0  1", "0 1 2 0" };
  guint8 seats[SEATS];
  guint8 n;

  for (guint i = 0; i < G_N_ELEMENTS (sound); i++)
    {
      g_autoptr (GKeyFile) keys = with_value (sound[i]);
      g_autoptr (GKeyFile) written = g_key_file_new ();
      g_autofree char *text = NULL;

      g_assert_true (cg_position_get_seats (keys, "key", SEATS, seats, &n,
                                            NULL));
      cg_position_set_seats (written, "key", seats, n);
      text = g_key_file_get_value (written, CG_GROUP_POSITION, "key", NULL);
      g_assert_cmpstr (text, ==, sound[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GKeyFile) keys = with_value (bad[i]);
      g_autoptr (GError) error = NULL;

      g_assert_false (cg_position_get_seats (keys, "key", SEATS, seats, &n,
                                             &error));
      check_error (error, "is no seat");
    }
}

static void
test_bits (void)
{
  static const struct
  {
    const char *value;
    guint       bits;
    const char *error;
  } rows[] = {
    { NULL, 0, NULL },
    { "1", 1 << 1, NULL },
    { "2 10 13", 1 << 2 | 1 << 10 | 1 << 13, NULL },
    { "1 2 3 4 5 6 7 8 9 10 11 12 13", 0x3ffe, NULL },
    { "", 0, "empty" },
    { "0", 0, "“0” is not a number from 1 to 13" },
    { "14", 0, "“14” is not a number" },
    { "1  2", 0, "“” is not a number" },
    { "1,2", 0, "“1,2” is not a number" },
    { "1 1", 0, "ascending" },
    { "3 2", 0, "ascending" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GKeyFile) keys = with_value (rows[i].value);
      g_autoptr (GKeyFile) written = g_key_file_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      guint bits;

      if (!cg_position_get_bits (keys, "key", 1, 13, &bits, &error))
        {
          check_error (error, rows[i].error);
          continue;
        }
      g_assert_null (rows[i].error);
      g_assert_cmpuint (bits, ==, rows[i].bits);
      cg_position_set_bits (written, "key", bits);
      text = g_key_file_get_value (written, CG_GROUP_POSITION, "key", NULL);
      g_assert_cmpstr (text, ==, rows[i].value);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/position/lays", test_lays);
  g_test_add_func ("/position/bad-lays", test_bad_lays);
  g_test_add_func ("/position/seats", test_seats);
  g_test_add_func ("/position/bits", test_bits);
  return g_test_run ();
}
