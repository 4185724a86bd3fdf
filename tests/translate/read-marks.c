/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads lines of text and prints for each the numbers of the messages that it
 * is made of, and what is left without its marks: "17 23|The pile is empty." */

#include "config.h"

#include <stdio.h>
#include <string.h>

#include "model/words/tapis-marks.h"

int
main (void)
{
  char line[4096];

  while (fgets (line, sizeof line, stdin) != NULL)
    {
      g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
      g_autofree char *plain = NULL;

      line[strcspn (line, "\n")] = '\0';
      plain = tapis_marks_strip (line);
      g_assert (tapis_marks_read (line, numbers) == (numbers->len > 0));
      for (guint i = 0; i < numbers->len; i++)
        printf ("%s%u", i > 0 ? " " : "", g_array_index (numbers, guint, i));
      printf ("|%s\n", plain);
    }
  return 0;
}
