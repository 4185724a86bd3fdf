/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A link to a deal is a line of text with which another machine deals the same
 * cards by the same rules. This file also says what the deal of the day is.
 *
 *   tapis:GAME/613080?players=4&level=hard&lowest=yes
 *
 * The link names a game and the number of the deal. Then follow, in any order
 * and each at most once: the number of players, the seat of the dealer (if it
 * is not the last seat), the level of the computer players, and the house rules
 * that differ from the usual game. */

#pragma once

#include <glib.h>

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** The beginning of every link. */
#define TAPIS_DEAL_LINK_SCHEME "tapis:"

typedef struct
{
  const CgRules *rules;
  CgSetup        setup;
  guint64        deal;  /* the number of the deal, 1 or more */
  const char    *level; /* the id of the computer player; %NULL: the link does
                         * not say a level */
} TapisDealLink;

/** Returns the text of @link; free with g_free(). */
char *tapis_deal_link_to_text (const TapisDealLink *link);

/** Reads @text, which may come from anybody, into @link. Returns %NULL, or a
 * sentence that says what is wrong with @text; then @link is unchanged. Free
 * the sentence with g_free(). */
char *tapis_deal_link_read (TapisDealLink *link, const char *text);

/** Returns the number from which the deal of the day @when is dealt. It is the
 * same everywhere: 20261122 on 22 November 2026. */
guint64 tapis_deal_of_day (GDateTime *when);

/** Sets @link to the deal of the day @when: the usual game of @rules with its
 * usual number of players. */
void tapis_deal_link_init_day (TapisDealLink *link, const CgRules *rules,
                               GDateTime *when);

/** Returns whether a game of @rules with @setup, dealt from the number @deal,
 * is the deal of the day @when. */
gboolean tapis_deal_is_of_day (const CgRules *rules, const CgSetup *setup,
                               guint64 deal, GDateTime *when);

G_END_DECLS
