/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A link to a deal is a line of text from which another machine can deal the
 * same cards by the same rules. This file also defines the deal of the day.
 *
 *   tapis:GAME/613080?players=4&level=hard&lowest=yes
 *
 * The link names a game and the number of the deal. After the question mark the
 * following parts may come, in any order and each at most once: the number of
 * players, the seat of the dealer (1 is the first seat; default: the last
 * seat), the level of the computer players, and the house rules that differ
 * from the usual game. */

#pragma once

#include <glib.h>

#include "engine/cg-rules.h"

/** The beginning of every link. */
#define TAPIS_DEAL_LINK_SCHEME "tapis:"

typedef struct
{
  const CgRules *rules;
  CgSetup        setup;
  guint64        deal;  /* the number of the deal, at least 1 */
  const char    *level; /* the id of the level of the computer players; %NULL:
                         * the link names no level */
} TapisDealLink;

/** Returns @link as text; free with g_free(). */
char *tapis_deal_link_to_text (const TapisDealLink *link);

/** Reads the link @text into @link. @text need not be trusted. Returns %NULL if
 * it is a link to a deal; otherwise returns a sentence that tells what is wrong
 * with it, and leaves @link unchanged. Free the sentence with g_free(). */
char *tapis_deal_link_read (TapisDealLink *link, const char *text);

/** Returns the number of the deal of the day for the day @when. It is the same
 * for all games and machines, such as 20261122 on 22 November 2026. */
guint64 tapis_deal_of_day (GDateTime *when);

/** Sets @link to the deal of the day for the day @when: the game with @rules
 * without house rules, with its default number of players. */
void tapis_deal_link_init_day (TapisDealLink *link, const CgRules *rules,
                               GDateTime *when);

/** Returns whether a game with @rules and @setup, dealt from the number @deal,
 * is the deal of the day for the day @when. */
gboolean tapis_deal_is_of_day (const CgRules *rules, const CgSetup *setup,
                               guint64 deal, GDateTime *when);
