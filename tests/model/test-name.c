/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What comes from outside: what is cleaned away of players' names, and quoted
 * of anything else; and that a game's text is the same after it has been
 * read. */

#include "config.h"

#include "helpers.h"

#include "games/cg-games.h"
#include "model/words/tapis-name.h"
#include "model/words/tapis-quote.h"

#include <string.h>

/* A name, and what is left of it; NULL: nothing. */
typedef struct
{
  const char *name;
  const char *clean;
} Case;

static void
test_clean (void)
{
  static const Case cases[] = {
    { NULL, NULL },
    { "", NULL },
    { " \t\n", NULL },
    { "Ann", "Ann" },
    { "  Ann  Bea ", "Ann Bea" },
    { "Zoë Đặng", "Zoë Đặng" },
    { "Ann\nBob\033[31m", "Ann Bob [31m" },
    { "Ann\302\205Bob\302\240Eve", "Ann Bob Eve" },     /* NEL, no break */
    { "Ann\342\200\250Bob\342\200\251Eve", "Ann Bob Eve" }, /* LS, PS */
    { "\342\200\256nnA", "nnA" },                       /* override */
    { "A\342\200\252n\342\200\254n", "Ann" },           /* embedding */
    { "\342\201\246Ann\342\201\251", "Ann" },           /* isolate */
    { "\342\200\217A\342\200\213n\342\201\240n\357\273\277", "Ann" },
    { "A\302\255nn", "Ann" },                           /* soft hyphen */
    { "A\363\240\201\201nn", "Ann" },                   /* a tag */
    { "\342\200\213 \343\205\244", NULL },              /* nothing is seen */
    { "A\314\201\314\202\314\203\314\204\314\205nn",
      "A\314\201\314\202\314\203nn" },                  /* a pile of accents */
    { "\314\201A \314\202B", "A B" },                  /* upon nothing */
    { "Việt Vie\314\202\314\243t", "Việt Vie\314\202\314\243t" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *clean = tapis_name_clean (cases[i].name);

      g_assert_cmpstr (clean, ==, cases[i].clean);
    }
}

/* What others have written, and what a message says of it. */
static void
test_quote (void)
{
  static const struct
  {
    const char *text;
    guint most;
    const char *quoted;
  } cases[] = {
    { "", 5, "" },
    { "Zoë’s\302\240", 9, "Zoë’s\302\240" },
    { "12345", 5, "12345" },
    { "123456", 5, "1234…" },
    { "ééééé", 4, "ééé…" },
    { "a\nb\r\tc", 9, "a�b��c" },
    { "\033]0;x\a", 9, "�]0;x�" },
    { "a\177\302\233b", 9, "a��b" },               /* DEL, CSI */
    { "a\342\200\250\342\200\251b", 9, "a��b" }, /* LS, PS */
    { "a\342\200\256b\342\201\246c", 9, "a�b�c" }, /* override, isolate */
    { "a\377b", 9, "a�b" },
    { "नमस्ते", 9, "नमस्ते" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *quoted = tapis_quote (cases[i].text, cases[i].most);

      g_assert_cmpstr (quoted, ==, cases[i].quoted);
    }
}

/* What is no UTF-8 becomes such. */
static void
test_invalid (void)
{
  g_autofree char *clean = tapis_name_clean ("A\377n\303");

  g_assert_true (g_utf8_validate (clean, -1, NULL));
  g_assert_cmpint (g_utf8_strlen (clean, -1), ==, 4);
}

/* A name that is cut ends in a letter. */
static void
test_long (void)
{
  for (guint blank = TAPIS_NAME_LENGTH - 3; blank < TAPIS_NAME_LENGTH + 3;
       blank++)
    {
      g_autofree char *name = g_strnfill (200, 'a');
      g_autofree char *clean = NULL;

      name[blank] = ' ';
      clean = tapis_name_clean (name);
      g_assert_cmpuint (strlen (clean), ==,
                        blank == TAPIS_NAME_LENGTH - 1 ? blank
                                                       : TAPIS_NAME_LENGTH);
      g_assert_false (g_str_has_suffix (clean, " "));
    }
}

/* Characters of all kinds, those that are cleaned away more often. */
static gunichar
random_character (CgRandom *random)
{
  static const gunichar odd[] = {
    ' ', ' ', '\t', '\n', '\r', 0x1B, '=', ';', '\\', '#', '[', '"', 0x85,
    0xA0, 0xAD, 0x301, 0x34F, 0x200B, 0x200D, 0x200E, 0x2028, 0x202E, 0x2066,
    0x3000, 0xFEFF, 0xE0041,
  };

  switch (cg_random_below (random, 4))
    {
    case 0:
      return odd[cg_random_below (random, G_N_ELEMENTS (odd))];
    case 1:
      return 1 + cg_random_below (random, 0xD7FF);
    default:
      return 'a' + cg_random_below (random, 26);
    }
}

/* Text, game, text: the same, whatever somebody is called. */
static void
test_round_trip (void)
{
  CgRandom random;

  cg_random_seed (&random, 1);
  for (guint round = 0; round < 400; round++)
    {
      const CgRules *rules = cg_games[0];
      TapisSeat seats[CG_MAX_SEATS] = { { 0 } };
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (TapisGame) game = NULL;
      g_autoptr (TapisGame) again = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;
      CgSetup setup;

      cg_setup_init (&setup, rules);
      for (guint i = 0; i < setup.seats; i++)
        {
          guint n = cg_random_below (&random, 90);
          g_autoptr (GString) name = g_string_new (NULL);
          char *once, *twice;

          while (name->len < n)
            g_string_append_unichar (name, random_character (&random));
          once = tapis_name_clean (name->str);
          twice = tapis_name_clean (once);
          g_assert_cmpstr (twice, ==, once);
          g_assert_true (once == NULL || *once != '\0');
          g_free (once);
          g_free (twice);
          seats[i].person = i < 2;
          seats[i].name = name->str;
          g_ptr_array_add (names,
                           g_string_free (g_steal_pointer (&name), FALSE));
        }
      game = tapis_game_new (rules, &setup, round, seats);
      before = tapis_game_to_text (game);
      again = tapis_game_new_from_text (before, -1, &error);
      g_assert_no_error (error);
      after = tapis_game_to_text (again);
      g_assert_cmpstr (after, ==, before);
    }
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/name/clean", test_clean);
  g_test_add_func ("/name/quote", test_quote);
  g_test_add_func ("/name/invalid", test_invalid);
  g_test_add_func ("/name/long", test_long);
  g_test_add_func ("/name/round-trip", test_round_trip);
  return g_test_run ();
}
