/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the sources from which this program was built, if it is not installed.
 */

#include "tapis-sources.h"

char *
tapis_sources_find (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder =
    program != NULL ? g_path_get_dirname (program) : NULL;
  g_autofree char *sign =
    folder != NULL ? g_build_filename (folder, "not-installed", NULL) : NULL;
  g_autoptr (GKeyFile) file = g_key_file_new ();
  const char *given = g_getenv ("TAPIS_SOURCES");

  if (sign == NULL ||
      !g_key_file_load_from_file (file, sign, G_KEY_FILE_NONE, NULL))
    return NULL;
  if (given != NULL)
    return g_strdup (given);
  return g_key_file_get_string (file, "build", "sources", NULL);
}
