/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person has chosen for a new game: which game, by which house rules,
 * and who plays. The settings remember the last choice for each game. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"
#include "model/past/tapis-deal-link.h"
#include "model/words/tapis-name.h"

G_BEGIN_DECLS

/** The room for the longest name of a player, in bytes. */
#define TAPIS_SETUP_NAME (TAPIS_NAME_LENGTH * 4 + 1)

/** Who sits at a seat. */
typedef struct
{
  gboolean person;
  const char *level;           /* NULL: the computer's usual level */
  char name[TAPIS_SETUP_NAME]; /* of a person; "": not given */
  const char *gender;          /* as in TapisSeat */
} TapisSetupSeat;

typedef struct
{
  const CgRules *rules;
  CgSetup engine;                     /* number of seats, options */
  TapisSetupSeat seats[CG_MAX_SEATS]; /* the first engine.seats of them */
  guint64 deal;                       /* the number of the deal; 0: any */
  const char *level;                  /* of all computer players */
  gboolean practice;
} TapisGameSetup;

/** Fills @setup with what the settings remember for the game @rules. */
void tapis_game_setup_init (TapisGameSetup *setup, const CgRules *rules);

/** Fills @setup likewise for the deal that @link describes: its cards, its
 * house rules, its number of players and, if @link says one, its level. One
 * person plays. */
void tapis_game_setup_init_link (TapisGameSetup      *setup,
                                 const TapisDealLink *link);

/** Saves @setup in the settings, except for the number of the deal. */
void tapis_game_setup_remember (const TapisGameSetup *setup);

/** Turn @setup into a value that means the same in every language (floating),
 * and fill @setup from such a value. */
GVariant *tapis_game_setup_to_value   (const TapisGameSetup *setup);
void      tapis_game_setup_from_value (TapisGameSetup *setup, GVariant *value);

/** Gives the person at @seat the name @name, cleaned by tapis_name_clean(). */
void tapis_game_setup_set_name (TapisSetupSeat *seat, const char *name);

/** Reads the number of a deal from @text into @setup. Returns: %NULL, or a
 * sentence that says what is wrong with it, to be freed; then the deal is 0. */
char *tapis_game_setup_read_deal (TapisGameSetup *setup, const char *text);

/** Returns: how many of the players of @setup are persons. */
guint tapis_game_setup_count_persons (const TapisGameSetup *setup);

/** Returns: a new game as @setup describes it, dealt from the number @deal (1
 * or more). */
TapisGame *tapis_game_setup_deal (const TapisGameSetup *setup, guint64 deal);

G_END_DECLS
