/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game that is wished for: which, by which rules, and who plays. The
 * settings remember the last one of each kind. Knows a game only by its rules'
 * table. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-rules.h"
#include "model/game/tapis-game.h"
#include "model/words/tapis-name.h"

G_BEGIN_DECLS

/** The room for the longest name of a player, in bytes. */
#define TAPIS_WISH_NAME (TAPIS_NAME_LENGTH * 4 + 1)

/** Who sits somewhere. */
typedef struct
{
  gboolean person;
  const char *level;          /* of a computer player; NULL: the wish's */
  char name[TAPIS_WISH_NAME]; /* of a person; "": not given */
} TapisWishSeat;

/** What a person has settled. */
typedef struct
{
  const CgRules *rules;
  CgSetup setup;
  TapisWishSeat seats[CG_MAX_SEATS]; /* the first setup.seats of them */
  guint64 deal;                      /* 0: any */
  const char *level;                 /* the computer players' */
  gboolean practice;
} TapisWish;

/** The wish that the settings remember for @rules. */
void tapis_wish_init (TapisWish     *wish,
                      const CgRules *rules,
                      GSettings     *settings);

/** Has the settings remember @wish, all but the deal. */
void tapis_wish_remember (const TapisWish *wish,
                          GSettings       *settings);

/** Gives a person a name, cleaned by tapis_name_clean(). */
void tapis_wish_set_name (TapisWishSeat *seat,
                          const char    *name);

/** Reads the number of a deal as somebody has written it. What is wrong with
 * it, or %NULL: @wish has it. */
char *tapis_wish_read_deal (TapisWish  *wish,
                            const char *text);

/** How many of those who play are persons. */
guint tapis_wish_count_persons (const TapisWish *wish);

/** The game as it is wished for, dealt from @deal. */
TapisGame *tapis_wish_deal (const TapisWish *wish,
                            guint64          deal);

G_END_DECLS
