/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as a lesson: it is refused with the line, or it is given and proved,
 * or refused with the line there. */

#include "fuzz.h"

#include "model/learn/tapis-tutor.h"

#include <string.h>

static void
check_error (const GError *error)
{
  FUZZ_CHECK (error != NULL && error->domain == TAPIS_LESSON_ERROR &&
              g_str_has_prefix (error->message, "fuzz.xml:") &&
              g_ascii_isdigit (error->message[strlen ("fuzz.xml:")]) &&
              g_utf8_validate (error->message, -1, NULL),
              "no good reason: %s", error ? error->message : "none");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TapisLesson) lesson = tapis_lesson_new_from_text (
    "fuzz.xml", (const char *) data, (gssize) size, &error);

  if (lesson == NULL)
    {
      check_error (error);
      return 0;
    }
  fuzz_count (tapis_lesson_get_rules (lesson), TRUE);
  if (!tapis_lesson_prove (lesson, &error))
    check_error (error);
  return 0;
}
