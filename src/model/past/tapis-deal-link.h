/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A link to a deal: a line that opens the same cards, by the same rules, on
 * another machine; and the deal of a day. Knows no rule.
 *
 *   tapis:GAME/613080?players=4&level=hard&lowest=yes
 *
 * is a game, the number of the deal and, in any order, each at most once: the
 * number of players, the seat of the dealer (where it is not the last one), the
 * level of the computer players, and the house rules that are not as usual. */

#pragma once

#include <glib.h>

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** What a link begins with. */
#define TAPIS_DEAL_LINK_SCHEME "tapis:"

typedef struct
{
  const CgRules *rules;
  CgSetup        setup;
  guint64        deal;  /* 1 or more */
  const char    *level; /* a computer player's id; %NULL: not said */
} TapisDealLink;

/** The link; free with g_free(). */
char *tapis_deal_link_to_text (const TapisDealLink *link);

/** Reads @text, which may come from anybody, into @link. Returns: %NULL, or a
 * sentence that names what is wrong, to be freed; then @link is as before. */
char *tapis_deal_link_read (TapisDealLink *link, const char *text);

/** The number of the deal of the day @when, the same everywhere: 22 November
 * 2026 is 20261122. */
guint64 tapis_deal_of_day (GDateTime *when);

/** The deal of that day: the usual game with its usual number of players. */
void tapis_deal_link_init_day (TapisDealLink *link, const CgRules *rules,
                               GDateTime *when);

/** Whether a game of @rules with @setup, dealt from @deal, is that. */
gboolean tapis_deal_is_of_day (const CgRules *rules, const CgSetup *setup,
                               guint64 deal, GDateTime *when);

G_END_DECLS
