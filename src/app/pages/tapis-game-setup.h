/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The choices of a person for a new game: which game, by which house rules, and
 * who plays. The settings remember the last choices for each game. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"
#include "model/past/tapis-deal-link.h"
#include "model/words/tapis-name.h"

G_BEGIN_DECLS

/** The number of bytes for the longest name of a player, with the final \0. */
#define TAPIS_SETUP_NAME (TAPIS_NAME_LENGTH * 4 + 1)

/** Who sits at a seat. */
typedef struct
{
  gboolean person;
  const char *level;           /* the id of a level; NULL: the usual level of
                                * the computer players */
  char name[TAPIS_SETUP_NAME]; /* the name of the person at this seat; "": no
                                * name is given */
  const char *gender;          /* the gender, as in TapisSeat */
} TapisSetupSeat;

typedef struct
{
  const CgRules *rules;
  CgSetup engine;                     /* the number of seats, and the options */
  TapisSetupSeat seats[CG_MAX_SEATS]; /* only the first engine.seats of these
                                       * are used */
  guint64 deal;                       /* the number of the deal; 0: any deal */
  const char *level; /* the id of the usual level of the computer players */
  gboolean practice;
} TapisGameSetup;

/** Fills @setup with the choices that the settings remember for the game
 * @rules. */
void tapis_game_setup_init (TapisGameSetup *setup, const CgRules *rules);

/** Fills @setup with the choices that the settings remember, and then with the
 * deal that @link describes: its cards, its house rules, its number of players
 * and, if @link holds one, its level. One person plays. */
void tapis_game_setup_init_link (TapisGameSetup      *setup,
                                 const TapisDealLink *link);

/** Saves @setup in the settings, except for the number of the deal. */
void tapis_game_setup_remember (const TapisGameSetup *setup);

/** tapis_game_setup_to_value() turns @setup into a value that means the same in
 * every language (the value is floating); tapis_game_setup_from_value() fills
 * @setup from such a value. */
GVariant *tapis_game_setup_to_value   (const TapisGameSetup *setup);
void      tapis_game_setup_from_value (TapisGameSetup *setup, GVariant *value);

/** Gives the person at @seat the name @name, cleaned by tapis_name_clean(). */
void tapis_game_setup_set_name (TapisSetupSeat *seat, const char *name);

/** Reads the number of a deal from @text into @setup. Returns: %NULL, or a
 * sentence that says what is wrong with @text; then the number in @setup is 0.
 * Free the sentence with g_free(). */
char *tapis_game_setup_read_deal (TapisGameSetup *setup, const char *text);

/** Returns how many players of @setup are persons. */
guint tapis_game_setup_count_persons (const TapisGameSetup *setup);

/** Returns a new game as @setup describes it. @deal is the number from which
 * the cards are dealt, 1 or more; the number in @setup is not used. */
TapisGame *tapis_game_setup_deal (const TapisGameSetup *setup, guint64 deal);

G_END_DECLS
