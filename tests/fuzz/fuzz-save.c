/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any text as a save: it is refused with one line, or it is a sound game. */

#include "fuzz.h"

#include <string.h>

/* Counts for the game that the text names, if any. */
static void
count_refused (const char *text, size_t size)
{
  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      g_autofree char *id =
        g_strdup_printf ("\nid=%s\n", cg_games_all[i]->id);

      if (g_strstr_len (text, (gssize) size, id) != NULL)
        fuzz_count (cg_games_all[i], FALSE);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GKeyFile) extra = NULL;
  g_autoptr (CgSession) session =
    cg_session_from_text (cg_games_all, (const char *) data, (gssize) size,
                          &extra, &error);
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autoptr (GKeyFile) kept = NULL;
  g_autoptr (CgSession) loaded = NULL;

  if (session == NULL)
    {
      FUZZ_CHECK (error != NULL && error->domain == CG_SAVE_ERROR &&
                  g_ascii_isdigit (*error->message) &&
                  g_utf8_validate (error->message, -1, NULL) &&
                  strchr (error->message, '\n') == NULL,
                  "no good reason: %s", error ? error->message : "none");
      count_refused ((const char *) data, size);
      return 0;
    }
  fuzz_count (cg_session_rules (session), TRUE);
  /* what goes along is kept, and kept again */
  text = cg_session_to_text (session, extra);
  loaded = cg_session_from_text (cg_games_all, text, -1, &kept, &error);
  FUZZ_CHECK (loaded != NULL, "%s\n%s", error->message, text);
  again = cg_session_to_text (loaded, kept);
  FUZZ_CHECK (strcmp (text, again) == 0, "%s\nis not\n%s", text, again);

  fuzz_explore (session, size);
  return 0;
}
