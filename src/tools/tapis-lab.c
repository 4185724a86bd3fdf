/* SPDX-License-Identifier: GPL-3.0-or-later */

/* tapis-lab: the engine on the command line, for developers, tests and bug
 * reports. Exits 0; or 1 with "file:line: what is wrong" for bad data; or 2
 * for bad usage. Here: which subcommands there are. Not installed. */

#include "lab.h"

#include <stdio.h>
#include <string.h>

static const LabCommand commands[] = {
  { "games", "games", 0, 0, 0, lab_games },
  { "deal", "deal GAME [--seats N] [--dealer N] [--seed S]"
    " [--set OPTION=VALUE]…",
    LAB_SEATS | LAB_DEALER | LAB_SEED | LAB_SET, 1, 1, lab_deal },
  { "show", "show [FILE] [--seat N]", LAB_SEAT, 0, 1, lab_show },
  { "moves", "moves [FILE]", 0, 0, 1, lab_moves },
  { "why", "why MOVE [FILE]", 0, 1, 2, lab_why },
  { "play", "play MOVE… [--file FILE] [--events | --save]",
    LAB_FILE | LAB_EVENTS | LAB_SAVE, 1, G_MAXUINT, lab_play },
  { "view", "view SEAT [FILE]", 0, 1, 2, lab_view },
  { "advise", "advise LEVEL [FILE] [--seed S] [--simulations N]",
    LAB_SEED | LAB_SIMULATIONS, 1, 2, lab_advise },
  { "selfplay", "selfplay GAME --players P,P,… [--games K] [--seed S]"
    " [--set OPTION=VALUE]… [--simulations N] [--csv]",
    LAB_PLAYERS | LAB_GAMES | LAB_SEED | LAB_SET | LAB_SIMULATIONS | LAB_CSV,
    1, 1, lab_selfplay },
  { "bench", "bench GAME [--seats N] [--seconds T] [--seed S]"
    " [--set OPTION=VALUE]… [--draw]",
    LAB_SEATS | LAB_SECONDS | LAB_SEED | LAB_SET | LAB_DRAW, 1, 1,
    lab_bench },
  { "replay", "replay FILE", 0, 1, 1, lab_replay },
  { "lesson", "lesson FILE… [--figures] [--judge] [--seed S]"
    " [--simulations N]",
    LAB_FIGURES | LAB_JUDGE | LAB_SEED | LAB_SIMULATIONS, 1, G_MAXUINT,
    lab_lesson },
};

static void
print_usage (FILE *to)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    fprintf (to, "%s tapis-lab %s\n", i == 0 ? "usage:" : "      ",
             commands[i].usage);
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
          code = commands[i].run (&args);
        lab_clear_args (&args);
        return code;
      }
  print_usage (stderr);
  return LAB_BAD_USAGE;
}
