/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the translations come from. */

#include "config.h"

#include "tapis-translations.h"

#include <glib/gi18n.h>

void
tapis_translations_bind (const char *directory)
{
  static const struct
  {
    const char *domain;
    const char *folder; /* in a build */
  } domains[] = {
    { GETTEXT_PACKAGE, "" },
    { TAPIS_LESSONS_DOMAIN, "lessons" },
    { TAPIS_FORMS_DOMAIN, "forms" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (domains); i++)
    {
      if (directory != NULL)
        {
          g_autofree char *own =
            g_build_filename (directory, domains[i].folder, NULL);

          bindtextdomain (domains[i].domain,
                          g_file_test (own, G_FILE_TEST_IS_DIR) ? own
                                                                : directory);
        }
      bind_textdomain_codeset (domains[i].domain, "UTF-8");
    }
  textdomain (GETTEXT_PACKAGE);
}

const char *
tapis_lesson_text (const char *text)
{
  return g_dgettext (TAPIS_LESSONS_DOMAIN, text);
}
