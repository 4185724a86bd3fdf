/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person has chosen for a new game: the game, its house rules, and who
 * plays. The settings remember the last choices for each game. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"
#include "model/past/tapis-deal-link.h"
#include "model/words/tapis-name.h"

/** The size of the longest name of a player in bytes, with the final \0. */
#define TAPIS_SETUP_NAME (TAPIS_NAME_LENGTH * 4 + 1)

/** The player at a seat, a person or a computer player. */
typedef struct
{
  gboolean person;
  const char *level;           /* the id of the level of the computer player;
                                * NULL: the usual level (see TapisGameSetup) */
  char name[TAPIS_SETUP_NAME]; /* the name of the person; "" if no name was
                                * given */
  const char *gender;          /* the id of a gender, as in TapisSeat */
} TapisSetupSeat;

typedef struct
{
  const CgRules *rules;
  CgSetup engine;                     /* the number of seats, the dealer, and
                                       * the house rules */
  TapisSetupSeat seats[CG_MAX_SEATS]; /* only the first engine.seats elements
                                       * are used */
  guint64 deal;                       /* the number of the deal; 0: a random
                                       * deal */
  const char *level; /* the id of the usual level of the computer players */
  gboolean practice;
} TapisGameSetup;

/** Fills @setup with the choices that the settings remember for the game
 * @rules. */
void tapis_game_setup_init (TapisGameSetup *setup, const CgRules *rules);

/** Fills @setup with the choices that the settings remember, except for those
 * that @link determines: the cards, the house rules, the number of players, the
 * dealer and, if @link contains one, the level. The person plays at the first
 * seat, against computer players only. The game is not a practice game. */
void tapis_game_setup_init_link (TapisGameSetup      *setup,
                                 const TapisDealLink *link);

/** Saves @setup in the settings, except for the number of the deal. */
void tapis_game_setup_remember (const TapisGameSetup *setup);

/** tapis_game_setup_to_value() returns @setup as a floating value that does not
 * depend on the language. tapis_game_setup_from_value() fills @setup from such
 * a value. */
GVariant *tapis_game_setup_to_value   (const TapisGameSetup *setup);
void      tapis_game_setup_from_value (TapisGameSetup *setup, GVariant *value);

/** Sets the name of the person at @seat to @name, cleaned by
 * tapis_name_clean(). */
void tapis_game_setup_set_name (TapisSetupSeat *seat, const char *name);

/** Reads the number of a deal from @text into @setup. Returns %NULL if @text is
 * such a number. Otherwise sets the number in @setup to 0 and returns a
 * sentence that says what is wrong with @text. Free the sentence with g_free().
 */
char *tapis_game_setup_read_deal (TapisGameSetup *setup, const char *text);

/** Returns how many of the players in @setup are persons. */
guint tapis_game_setup_count_persons (const TapisGameSetup *setup);

/** Returns for each seat of @setup a sentence about the temper of its computer
 * player (tapis_words_temper()), or in brief the player's name and temper. A
 * person has no temper, and the lowest level none that matters: there the
 * sentence is "". Free with g_strfreev(). */
char **tapis_game_setup_tell_players (const TapisGameSetup *setup,
                                      gboolean              brief);

/** Deals and returns a new game as @setup describes it. @deal is the number of
 * the deal, 1 or more. It is used instead of the number in @setup. */
TapisGame *tapis_game_setup_deal (const TapisGameSetup *setup, guint64 deal);
