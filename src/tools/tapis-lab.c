/* SPDX-License-Identifier: GPL-3.0-or-later */

/* tapis-lab: the engine on the command line, for developers, tests and bug
 * reports. The program is not installed. Its exit code is 0 if everything is
 * right. It is 1 if the data are wrong; "file:line: what is wrong" has then
 * been printed. It is 2 if the arguments are wrong. This file contains the list
 * of the subcommands. */

#include "lab.h"

#include <stdio.h>
#include <string.h>

static const LabCommand commands[] = {
  { "games", "games", 0, 0, -1, NULL, lab_games },
  { "deal", "deal GAME [--seats N] [--dealer N] [--seed S]"
    " [--set OPTION=VALUE]…", 1, 1, -1, NULL, lab_deal },
  { "show", "show [FILE] [--seat N]", 0, 1, 0, lab_show, NULL },
  { "moves", "moves [FILE]", 0, 1, 0, lab_moves, NULL },
  { "why", "why MOVE [FILE]", 1, 2, 1, lab_why, NULL },
  { "play", "play MOVE… [--file FILE] [--events | --save]",
    1, G_MAXUINT, -1, lab_play, NULL },
  { "view", "view SEAT [FILE] [--words]", 1, 2, 1, lab_view, NULL },
  { "advise", "advise LEVEL [FILE] [--seed S] [--simulations N] [--save]",
    1, 2, 1, lab_advise, NULL },
  { "selfplay", "selfplay GAME --players LEVEL[:TEMPER],… [--games K]"
    " [--seed S] [--set OPTION=VALUE]… [--simulations N] [--csv]",
    1, 1, -1, NULL, lab_selfplay },
  { "bench", "bench GAME [--seats N] [--seconds T] [--seed S]"
    " [--set OPTION=VALUE]… [--draw]", 1, 1, -1, NULL, lab_bench },
  { "replay", "replay FILE", 1, 1, 0, lab_replay, NULL },
  { "lesson", "lesson FILE… [--figures] [--judge] [--seed S]"
    " [--simulations N]", 1, G_MAXUINT, -1, NULL, lab_lesson },
  { "train", "train GAME [THEME] [--tasks N] [--level N] [--seed S] [--prove]"
    " [--save] [--stock]", 1, 2, -1, NULL, lab_train },
  { "ask", "ask GAME [--seed S] [--per-kind N] [--set OPTION=VALUE]…"
    " [--save | --key | --mark FILE]", 1, 1, -1, NULL, lab_ask },
};

static void
print_usage (FILE *to)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (to, "%s tapis-lab %s\n", i == 0 ? "usage:" : "      ",
             commands[i].usage);
}

static int
run (const LabCommand *command, const LabArgs *args)
{
  g_autoptr (CgSession) session = NULL;

  if (command->run != NULL)
    return command->run (args);
  session = lab_load (command->file >= 0 ? args->words[command->file]
                                         : args->file);
  return session != NULL ? command->run_on (args, session) : LAB_BAD_DATA;
}

int
main (int argc, char **argv)
{
  LabArgs args;
  int code;

  if (argc == 2 && (strcmp (argv[1], "--help") == 0 ||
                    strcmp (argv[1], "help") == 0))
    {
      print_usage (stdout);
      return LAB_OK;
    }
  for (guint i = 0; argc > 1 && i < G_N_ELEMENTS (commands); i++)
    if (strcmp (argv[1], commands[i].name) == 0)
      {
        code = LAB_BAD_USAGE;
        if (lab_read_args (&commands[i], argc - 2, argv + 2, &args))
          code = run (&commands[i], &args);
        lab_clear_args (&args);
        return code;
      }
  print_usage (stderr);
  return LAB_BAD_USAGE;
}
