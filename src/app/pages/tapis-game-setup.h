/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person has settled for a new game: which, by which rules, and who
 * plays. The settings remember the last one of each game. Knows a game only by its rules'
 * table. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"
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
void tapis_game_setup_init (TapisGameSetup *setup,
                            const CgRules  *rules,
                            GSettings      *settings);

/** Has the settings remember @setup, all but the deal. */
void tapis_game_setup_remember (const TapisGameSetup *setup,
                                GSettings            *settings);

/** Gives a person a name, cleaned by tapis_name_clean(). */
void tapis_game_setup_set_name (TapisSetupSeat *seat,
                                const char     *name);

/** Reads the number of a deal as somebody has written it. What is wrong with
 * it, or %NULL: @setup has it. */
char *tapis_game_setup_read_deal (TapisGameSetup *setup,
                                  const char     *text);

/** How many of those who play are persons. */
guint tapis_game_setup_count_persons (const TapisGameSetup *setup);

/** The game, dealt from @deal. */
TapisGame *tapis_game_setup_deal (const TapisGameSetup *setup,
                                  guint64               deal);

G_END_DECLS
