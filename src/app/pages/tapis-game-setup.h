/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person has chosen for a new game: which one, by which rules, and who
 * plays. The settings remember the last one of each game. Knows a game only by
 * its rules' table. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"
#include "model/past/tapis-deal-link.h"
#include "model/words/tapis-name.h"

G_BEGIN_DECLS

/** The room for the longest name of a player, in bytes. */
#define TAPIS_SETUP_NAME (TAPIS_NAME_LENGTH * 4 + 1)

/** Who sits somewhere. */
typedef struct
{
  gboolean person;
  const char *level;           /* of a computer player; NULL: that of all */
  char name[TAPIS_SETUP_NAME]; /* of a person; "": not given */
  const char *gender;          /* as in TapisSeat */
} TapisSetupSeat;

typedef struct
{
  const CgRules *rules;
  CgSetup engine;                     /* number of seats, options */
  TapisSetupSeat seats[CG_MAX_SEATS]; /* the first engine.seats of them */
  guint64 deal;                       /* 0: any */
  const char *level;                  /* the computer players' */
  gboolean practice;
} TapisGameSetup;

/** Makes @setup what the settings remember for @rules. */
void tapis_game_setup_init (TapisGameSetup *setup, const CgRules *rules);

/** The same, but the cards, the rules and the number of players are those of
 * @link, and so is the level, where it is said. One person plays. */
void tapis_game_setup_init_link (TapisGameSetup      *setup,
                                 const TapisDealLink *link);

/** Saves @setup in the settings, except for the number of the deal. */
void tapis_game_setup_remember (const TapisGameSetup *setup);

/** @setup as a value that means the same in every language, floating; and
 * @setup from such a value. */
GVariant *tapis_game_setup_to_value   (const TapisGameSetup *setup);
void      tapis_game_setup_from_value (TapisGameSetup *setup, GVariant *value);

/** Gives a person a name, cleaned by tapis_name_clean(). */
void tapis_game_setup_set_name (TapisSetupSeat *seat, const char *name);

/** Reads the number of a deal from @text into @setup. Returns: %NULL, or a
 * sentence that says what is wrong with it, to be freed; then the deal is 0. */
char *tapis_game_setup_read_deal (TapisGameSetup *setup, const char *text);

/** Returns: how many of the players are persons. */
guint tapis_game_setup_count_persons (const TapisGameSetup *setup);

/** Returns: a new game, dealt from the number @deal (1 or more). */
TapisGame *tapis_game_setup_deal (const TapisGameSetup *setup, guint64 deal);

G_END_DECLS
