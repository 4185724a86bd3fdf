/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sentences.h"

#include "model/words/tapis-words.h"

#include <string.h>

const char *const names[CG_MAX_SEATS + 1] = {
  "Ada", "Ben", "Eva", "Max", "Ida", "Tom", "Uma", "Leo", "Zoe", "Kim", "Yan",
};

const TestGame games[N_GAMES] = {
  { "norwegian", CG_EVENT_COPIED, CG_EVENT_DEMANDS_LOW },
  { "balco", CG_EVENT_SHOWED, CG_EVENT_STRAW },
  { "yellow-dwarf", CG_EVENT_STAKED, CG_EVENT_RUINED },
  { "scientific-war", CG_EVENT_SWAPPED, CG_EVENT_LIMIT },
  { "noddy", CG_EVENT_COMBINATION, CG_EVENT_TARGET },
};

void
assert_sentence (const char *sentence)
{
  gunichar first, last;

  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpstr (sentence, !=, "");
  first = g_utf8_get_char (sentence);
  last = g_utf8_get_char (g_utf8_prev_char (sentence + strlen (sentence)));
  if (!g_unichar_isupper (first) && !g_unichar_isdigit (first))
    g_error ("no beginning of a sentence: %s", sentence);
  if (last != '.' && last != '!' && last != '?' && last != 0x2026)
    g_error ("no end of a sentence: %s", sentence);
  if (strchr (sentence, '%') != NULL || strstr (sentence, "(null)") != NULL)
    g_error ("a placeholder is left: %s", sentence);
}

/* What is said of the whole table. */
static gboolean
names_nobody (guint kind)
{
  return kind == CG_EVENT_COPIED || kind == CG_EVENT_GAME_OVER ||
         kind == CG_EVENT_ROUND_OVER || kind == CG_EVENT_BOX_CLOSED ||
         kind == CG_EVENT_REVOLUTION ||
         kind == CG_EVENT_JACKS_CANCEL || kind == CG_EVENT_WAR ||
         kind == CG_EVENT_JOKERS_CANCEL || kind == CG_EVENT_SEERS_CANCEL ||
         kind == CG_EVENT_SEERS_ONLY || kind == CG_EVENT_LIMIT;
}

/* What one player does to another. */
static gboolean
names_two (guint kind)
{
  return kind == CG_EVENT_PICKED_UP || kind == CG_EVENT_SKIPPED ||
         kind == CG_EVENT_ATTACKED || kind == CG_EVENT_ANSWERED ||
         kind == CG_EVENT_PAID || kind == CG_EVENT_SHORT;
}

void
check_event (const CgRules *rules, const CgEvent *event, int you)
{
  g_autofree char *sentence = tapis_words_event (rules, event, names, you);
  const char *cry = tapis_words_cry (rules, event);

  assert_sentence (sentence);
  g_assert_cmpstr (cry, !=, "");
  if (!names_nobody (event->kind))
    g_assert_cmpint (strstr (sentence, names[event->seat]) != NULL, ==,
                     you != event->seat);
  if (names_two (event->kind) && event->other != CG_NO_SEAT &&
      event->other != event->seat)
    g_assert_cmpint (strstr (sentence, names[event->other]) != NULL, ==,
                     you != event->other);
}

gboolean
in_language (const char *language)
{
  if (g_test_subprocess ())
    return TRUE;
  g_setenv ("LANGUAGE", language, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_setenv ("LANGUAGE", "en", TRUE);
  g_test_trap_assert_passed ();
  return FALSE;
}
