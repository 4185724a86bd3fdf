/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of tapis-lab share: the arguments, reading a save, and the
 * subcommands. */

#pragma once

#include "players/cg-player.h"
#include "engine/cg-session.h"
#include "games/cg-games.h"
#include "model/game/tapis-games.h"

/* The exit codes of tapis-lab. */
enum
{
  LAB_OK = 0,
  LAB_BAD_DATA = 1,  /* the data are wrong; "file:line: what is wrong" was
                      * printed */
  LAB_BAD_USAGE = 2, /* the arguments are wrong; a message was printed */
};

/** The arguments of the command line after the name of the subcommand. argv
 * owns the strings. */
typedef struct
{
  const char **words;   /* owned: the arguments that are not options, ended by
                         * NULL */
  guint        n_words;
  const char **set;     /* owned: the values of --set, ended by NULL */
  guint        n_set;
  int          seats;   /* the value of --seats, or 0 */
  int          dealer;
  int          seat;    /* the value of --seat, or CG_NO_SEAT */
  guint64      seed;
  const char  *file;    /* the value of --file, or NULL */
  gboolean     events;
  gboolean     save;
  const char  *players; /* the value of --players, or NULL */
  int          simulations; /* the value of --simulations, the number of
                             * simulations for each move; 0: the default of the
                             * player */
  int          games;
  gboolean     csv;
  double       seconds;
  gboolean     draw;
  gboolean     figures;
  gboolean     judge;
  int          tasks;
  int          level;
  gboolean     prove;
  gboolean     stock;
  int          per_kind;
  gboolean     key;
  gboolean     in_words;
  const char  *mark;    /* the value of --mark, or NULL */
} LabArgs;

/** A subcommand of tapis-lab. */
typedef struct
{
  const char *name;
  const char *usage;     /* the usage as a text; the subcommand allows the
                          * options that are in this text */
  guint       min_words; /* the minimum number of arguments that are not options
                          */
  guint       max_words;
  int         file;      /* the index in LabArgs.words of the name of the file
                          * with the save; -1: the name is LabArgs.file, or no
                          * file is needed */
  /* exactly one of the two functions is not NULL; run_on() gets the session
   * that was read from the file */
  int       (*run_on) (const LabArgs *args, CgSession *session);
  int       (*run) (const LabArgs *args);
} LabCommand;

/* Functions of lab-input.c. */

/** Prints "tapis-lab: …" on standard error. Returns %LAB_BAD_USAGE. */
int lab_usage_error (const char *format, ...) G_GNUC_PRINTF (1, 2);

/** lab_read_args() reads the command line of @command into @args. If something
 * is wrong with it, prints a message and returns %FALSE. In both cases call
 * lab_clear_args() afterwards. */
gboolean lab_read_args (const LabCommand *command, int argc, char **argv,
                        LabArgs *args);
void     lab_clear_args (LabArgs *args);

/** Returns the game with the id @id, and fills @setup according to the options
 * in @args. If something is wrong, prints a message and returns %NULL. */
const CgRules *lab_read_setup (const LabArgs *args, const char *id,
                               CgSetup *setup);

/** Loads the save in @file in the same way as the application. If @file is
 * %NULL or "-", reads standard input. If the save cannot be loaded, prints
 * "file:line: what is wrong" and returns %NULL. */
CgSession *lab_load (const char *file);

/** Returns the texts of the legal moves of the seat to move in @state. Free
 * with g_strfreev(). */
char **lab_list_moves (const CgRules *rules, const CgState *state);

/* Functions of lab-words.c. */

/** Returns what @seat knows of @state, with a random choice of everything else.
 * Free with g_free(). */
CgState *lab_draw_sample (const CgRules *rules, const CgState *state, int seat,
                          CgRandom *random);

/** Returns a table with a sample of @state, at which @seat is the viewer, and
 * computer players are at all other seats. Free with g_object_unref(). */
TapisGame *lab_open_table (const CgRules *rules, const CgState *state,
                           int seat);

/** Returns the name of the player at @seat of @table, or "nobody" for
 * CG_NO_SEAT; borrowed. */
const char *lab_name_of (TapisGame *table, int seat);

/** Returns in words what @seat knows of @state, in whole lines. What the table
 * tells about the rules, such as which cards fit, is left out. Free with
 * g_free(). */
char *lab_describe (const CgRules *rules, const CgState *state, int seat);

/* The functions of the subcommands. Each returns an exit code of tapis-lab. */

int lab_games    (const LabArgs *args);
int lab_deal     (const LabArgs *args);
int lab_selfplay (const LabArgs *args);
int lab_bench    (const LabArgs *args);
int lab_lesson   (const LabArgs *args);
int lab_train    (const LabArgs *args);
int lab_ask      (const LabArgs *args);
int lab_show     (const LabArgs *args, CgSession *session);
int lab_moves    (const LabArgs *args, CgSession *session);
int lab_why      (const LabArgs *args, CgSession *session);
int lab_play     (const LabArgs *args, CgSession *session);
int lab_view     (const LabArgs *args, CgSession *session);
int lab_advise   (const LabArgs *args, CgSession *session);
int lab_replay   (const LabArgs *args, CgSession *session);
