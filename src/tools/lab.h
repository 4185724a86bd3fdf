/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of tapis-lab share: the arguments, how a position is read, and
 * the subcommands. */

#pragma once

#include "players/cg-player.h"
#include "engine/cg-session.h"
#include "games/cg-games.h"

G_BEGIN_DECLS

/* The exit codes of tapis-lab. */
enum
{
  LAB_OK = 0,
  LAB_BAD_DATA = 1,  /* bad data; "file:line: what is wrong" has been printed */
  LAB_BAD_USAGE = 2, /* bad arguments; a message that says so has been
                      * printed */
};

/** The arguments of the command line after the name of the subcommand. The
 * texts are borrowed from argv. */
typedef struct
{
  const char **words;   /* owned; the arguments that are not options; the list
                         * ends with NULL */
  guint        n_words;
  const char **set;     /* owned; the values of --set; the list ends with
                         * NULL */
  guint        n_set;
  int          seats;   /* the value of --seats; 0: not given */
  int          dealer;
  int          seat;    /* the value of --seat; CG_NO_SEAT: not given */
  guint64      seed;
  const char  *file;    /* the value of --file, or NULL */
  gboolean     events;
  gboolean     save;
  const char  *players; /* the value of --players, or NULL */
  int          simulations; /* how many simulations a player that searches makes
                             * for a move; 0: as many as it makes by default */
  int          games;
  gboolean     csv;
  double       seconds;
  gboolean     draw;
  gboolean     figures;
  gboolean     judge;
} LabArgs;

/** A subcommand of tapis-lab. */
typedef struct
{
  const char *name;
  const char *usage;     /* the usage as a text; the options that stand in it
                          * are allowed */
  guint       min_words; /* the least number of arguments that are not
                          * options */
  guint       max_words;
  int         file;      /* which of the arguments (from 0) names the file with
                          * the position; -1: the file is that of --file, or
                          * there is none */
  /* one of these two is set; run_on() gets the session that was read from the
   * file */
  int       (*run_on) (const LabArgs *args, CgSession *session);
  int       (*run) (const LabArgs *args);
} LabCommand;

/* The functions of lab-input.c. */

/** Prints "tapis-lab: …" on standard error and returns %LAB_BAD_USAGE. */
int lab_usage_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/** Reads the command line of the subcommand @command into @args. Returns %FALSE
 * after printing what is wrong. In any case, clear @args with lab_clear_args().
 */
gboolean lab_read_args (const LabCommand *command, int argc, char **argv,
                        LabArgs *args);
void     lab_clear_args (LabArgs *args);

/** Returns the game with the id @id, and sets @setup as the options in @args
 * ask for. Returns %NULL after printing what is wrong. */
const CgRules *lab_read_setup (const LabArgs *args, const char *id,
                               CgSetup *setup);

/** Loads @file, or standard input if @file is %NULL or "-", as the application
 * loads a save. Returns %NULL after printing "file:line: what is wrong". */
CgSession *lab_load (const char *file);

/* The functions of the subcommands. Each returns an exit code of tapis-lab. */

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
