/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests of the model share. */

#pragma once

#include "engine/cg-session.h"
#include "games/cg-games.h"
#include "model/game/tapis-games.h"
#include "model/learn/tapis-question.h"
#include "tests/each-game.h"

G_BEGIN_DECLS

/* Start-up: locale, translations from the build, g_test_init(). */
void test_start (int *argc, char ***argv);

/* Plays the random game of @deal for @most moves, goes back and forth in it,
 * loads it from its save and jumps about in its replay: @tell, whose text is
 * freed, says the same after so many moves, whatever has led there. @begin is
 * called with the game before its first move, or is NULL. */
void test_check_ways (const CgRules *rules, guint64 deal, guint most,
                      char *(*tell) (TapisGame *game),
                      void (*begin) (TapisGame *game));

/* Removes a folder and all that is in it. */
void test_remove_folder (const char *path);

/* The lines of tests/games/GAME/@name that are not empty and do not begin with
 * “#”; none where there is no such file. Free with g_strfreev(). */
char **test_read_lines (const CgRules *rules, const char *name);

/* Sets an option by its name. */
void test_set_option (CgSetup *setup, const char *id, const char *value);

/* A game with @seats seats; seat 0 is a person. */
TapisGame *test_game (guint seats, guint64 deal);

/* A practice game from a position's lines ("phase=play", …), group and header
 * left out; @options as saved, or "". Seat 0 is a person. */
TapisGame *test_game_from (guint seats, const char *options,
                           const char *position);

/* The same of another game. */
TapisGame *test_game_of (const CgRules *rules, guint seats, const char *options,
                         const char *position);

/* Every answer of @question has its reason; one is right, or several may be. */
void test_check_question (const TapisQuestion *question);

/* A random legal move of the seat to move, as text. */
char *test_random_move (TapisGame *game, CgRandom *random);

/* Plays everybody's moves by the computer until it is @seat's turn, or @game is
 * over; where @seat is -1 until a round is over. Runs the main context. */
void test_run_until (TapisGame *game, int seat);

/* Lets the main context run until @game is no longer busy. */
void test_wait (TapisGame *game);

/* The card of @zone_id and @seat that is really @text ("7H"). */
TapisCard *test_card (TapisGame *game, const char *zone_id, int seat,
                      const char *text);

/* The action of that id, or NULL; borrowed. */
TapisAction *test_action (TapisGame *game, const char *id);

/* Counts how often @object emits a signal, or a property of it is notified. */
typedef struct
{
  GObject *object;
  gulong   handler;
  guint    n;
} TestCounter;

void test_count_signal (TestCounter *counter, gpointer object,
                        const char *signal);
void test_count_notify (TestCounter *counter, gpointer object,
                        const char *property);
void test_count_end    (TestCounter *counter);

/* Tells all that an item, a game or an object with properties says of itself,
 * but objects and lists: what it is called there, and the text or number. */
typedef void (*TestTold) (const char *name, const char *text, gpointer data);

void test_tell_all (gpointer object, TestTold told, gpointer data);

/* Remembers the last string of a signal ("refused"); free with g_free(). */
typedef struct
{
  char *last;
  guint n;
} TestEar;

void test_listen (TestEar *ear, gpointer object, const char *signal);

G_END_DECLS
