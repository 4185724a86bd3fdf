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
  LAB_BAD_DATA = 1,  /* after printing "file:line: what is wrong" */
  LAB_BAD_USAGE = 2, /* after printing what is wrong with the arguments */
};

/** The command line after the subcommand. Texts are borrowed from argv. */
typedef struct
{
  const char **words;   /* owned; the arguments that are no options; they end
                         * with NULL */
  guint        n_words;
  const char **set;     /* owned; the values of --set; they end with NULL */
  guint        n_set;
  int          seats;   /* 0 where it is not given */
  int          dealer;
  int          seat;    /* CG_NO_SEAT where it is not given */
  guint64      seed;
  const char  *file;    /* or NULL */
  gboolean     events;
  gboolean     save;
  const char  *players; /* or NULL */
  int          simulations; /* of a player who searches; 0: as many as it takes
                             * by itself */
  int          games;
  gboolean     csv;
  double       seconds;
  gboolean     draw;
  gboolean     figures;
  gboolean     judge;
} LabArgs;

/** A subcommand. */
typedef struct
{
  const char *name;
  const char *usage;     /* how to use it; the options in it are allowed */
  guint       min_words; /* how many arguments it takes that are no options */
  guint       max_words;
  int         file;      /* which of these (from 0) is the file that it reads;
                          * -1: it reads the one of --file, or none */
  /* one of these is set: the first gets the session of that file */
  int       (*run_on) (const LabArgs *args, CgSession *session);
  int       (*run) (const LabArgs *args);
} LabCommand;

/* lab-input.c */

/** Prints "tapis-lab: …" on standard error and returns %LAB_BAD_USAGE. */
int lab_usage_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/** Reads the command line into @args. Returns %FALSE after printing what is
 * wrong. Clear @args with lab_clear_args() in any case. */
gboolean lab_read_args (const LabCommand *command, int argc, char **argv,
                        LabArgs *args);
void     lab_clear_args (LabArgs *args);

/** Finds the game @id, and fills in @setup as the options in @args ask for.
 * Returns %NULL after printing what is wrong. */
const CgRules *lab_read_setup (const LabArgs *args, const char *id,
                               CgSetup *setup);

/** Loads @file, or standard input where @file is %NULL or "-", as the
 * application loads a save. Returns %NULL after printing "file:line: what is
 * wrong". */
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
