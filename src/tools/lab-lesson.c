/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommand that proves lessons. */

#include "lab.h"

#include "model/learn/tapis-tutor.h"

#include <stdio.h>

static gboolean
prove (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TapisLesson) lesson = tapis_lesson_new_from_file (file, &error);

  if (lesson == NULL || !tapis_lesson_prove (lesson, &error))
    {
      fprintf (stderr, "%s\n", error->message);
      return FALSE;
    }
  printf ("%s: proved, %u steps\n", path, tapis_lesson_get_n_steps (lesson));
  return TRUE;
}

int
lab_lesson (const LabArgs *args)
{
  gboolean all = TRUE;

  for (guint i = 0; i < args->n_words; i++)
    all = prove (args->words[i]) && all;
  return all ? LAB_OK : LAB_BAD_DATA;
}
