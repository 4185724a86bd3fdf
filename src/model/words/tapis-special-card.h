/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a special card does, in words: see tapis_words_special_cards() and
 * tapis_game_list_special_cards(). */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/** One special card. */
typedef struct
{
  CgCard      card;  /* a card to show, its suit any: or CG_JOKER */
  const char *title; /* "2: on anything" */
  const char *text;  /* sentences; they may speak to the player who lays it */
  const char *told;  /* P_(): the same of a player by name (TAPIS_ROLE_DOER),
                      * if @text speaks to a player; or NULL */
  gboolean    one_suit; /* only this card is special, not its whole rank */
} TapisSpecialCard;

G_END_DECLS
