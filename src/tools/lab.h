/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of tapis-lab share: the arguments, reading a position, and
 * the subcommands. */

#pragma once

#include "players/cg-player.h"
#include "engine/cg-session.h"
#include "games/cg-games.h"

G_BEGIN_DECLS

/* What tapis-lab exits with. */
enum
{
  LAB_OK = 0,
  LAB_BAD_DATA = 1,  /* "file:line: what is wrong" was printed */
  LAB_BAD_USAGE = 2, /* how to use it was printed */
};

/** The command line after the subcommand. What is borrowed points into
 * argv. */
typedef struct
{
  const char **words;   /* owned; what is no option; ended by NULL */
  guint        n_words;
  const char **set;     /* owned; OPTION=VALUE …; ended by NULL */
  guint        n_set;
  int          seats;   /* 0: not given */
  int          dealer;
  int          seat;    /* CG_NO_SEAT: not given */
  guint64      seed;
  const char  *file;    /* or NULL */
  gboolean     events;
  gboolean     save;
  const char  *players; /* or NULL */
  int          simulations; /* of a player who looks ahead; 0: its own */
  int          games;
  gboolean     csv;
  double       seconds;
  gboolean     draw;
  gboolean     figures;
  gboolean     judge;
} LabArgs;

/** A subcommand: its name, how to use it, which names its options, how many
 * other words it takes, and which of them (0-based) is a FILE or may be one;
 * -1: --file, or none. */
typedef struct
{
  const char *name;
  const char *usage;
  guint       min_words;
  guint       max_words;
  int         file;
  /* one of the two: about the session of that file, or without one */
  int       (*run_on) (const LabArgs *args, CgSession *session);
  int       (*run) (const LabArgs *args);
} LabCommand;

/* lab-input.c */

/** Prints "tapis-lab: …" on standard error and returns %LAB_BAD_USAGE. */
int lab_usage_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/** Reads the command line; returns %FALSE after printing what is wrong. */
gboolean lab_read_args (const LabCommand *command, int argc, char **argv,
                        LabArgs *args);
void     lab_clear_args (LabArgs *args);

/** The game called @id with the setup that the options ask for; %NULL after
 * printing what is wrong. */
const CgRules *lab_read_setup (const LabArgs *args, const char *id,
                               CgSetup *setup);

/** Loads FILE, or standard input for %NULL or "-", as the application would
 * load a save; %NULL after printing "file:line: what is wrong". */
CgSession *lab_load (const char *file);

/* the subcommands */

int lab_games    (const LabArgs *args);
int lab_deal     (const LabArgs *args);
int lab_selfplay (const LabArgs *args);
int lab_bench    (const LabArgs *args);
int lab_lesson   (const LabArgs *args);
int lab_show     (const LabArgs *args, CgSession *session);
int lab_moves    (const LabArgs *args, CgSession *session);
int lab_why      (const LabArgs *args, CgSession *session);
int lab_play     (const LabArgs *args, CgSession *session);
int lab_view     (const LabArgs *args, CgSession *session);
int lab_advise   (const LabArgs *args, CgSession *session);
int lab_replay   (const LabArgs *args, CgSession *session);

G_END_DECLS
