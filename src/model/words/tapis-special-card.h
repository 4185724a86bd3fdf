/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The description of a special card of a game in words. See
 * tapis_words_special_cards() and tapis_game_list_special_cards(). */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

/** A special card and the texts about it. */
typedef struct
{
  CgCard      card;  /* the card that is shown: CG_JOKER or another card; its
                      * suit matters only if @one_suit is TRUE */
  const char *title; /* a title such as "2: on anything" */
  const char *text;  /* sentences that may call the player who lays the card
                      * "you" */
  const char *told;  /* the same as @text, but about a player by name
                      * (TAPIS_ROLE_DOER), marked with P_(); NULL if @text does
                      * not speak to the player */
  gboolean    one_suit; /* TRUE if only this card is special, and not all cards
                         * of its rank */
} TapisSpecialCard;
