/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "sentences.h"

#include "model/words/tapis-words.h"

#include <string.h>

const char *const names[CG_MAX_SEATS + 1] = {
  "Ada", "Ben", "Eva", "Max", "Ida", "Tom", "Uma", "Leo", "Zoe", "Kim", "Yan",
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

void
tell_missing (const CgRules *rules, const char *what, const char *id)
{
  g_error ("%s: nothing is said of the %s “%s”: write it in "
           "src/games/%s/%s-words.c (what all games have, in "
           "src/model/words)", rules->id, what, id, rules->id, rules->id);
}

void
check_event (const CgRules *rules, const CgEvent *event, int you)
{
  const CgEventInfo *info = cg_event_info (rules, event->kind);
  g_autofree char *sentence = tapis_words_event (rules, event, names, you);
  const char *cry = tapis_words_cry (rules, event);

  if (*sentence == '\0')
    tell_missing (rules, "event", info->id);
  assert_sentence (sentence);
  g_assert_cmpstr (cry, !=, "");
  /* who has laid it goes without saying */
  if (!info->of_all && !g_str_equal (info->id, "copied"))
    g_assert_cmpint (strstr (sentence, names[event->seat]) != NULL, ==,
                     you != event->seat);
  if (info->of_two && event->other != CG_NO_SEAT &&
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
