/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Describes in words what a special card of a game does. See
 * tapis_words_special_cards() and tapis_game_list_special_cards(). */

#pragma once

#include <glib.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/** One special card. */
typedef struct
{
  CgCard      card;  /* the card that is shown: CG_JOKER, or a card whose suit
                      * matters only if @one_suit is TRUE */
  const char *title; /* such as "2: on anything" */
  const char *text;  /* sentences, which may speak to the player who lays the
                      * card */
  const char *told;  /* what @text says, but about a player by name
                      * (TAPIS_ROLE_DOER), marked with P_(); NULL: @text speaks
                      * to nobody */
  gboolean    one_suit; /* only this card is special, not all cards of its rank
                         */
} TapisSpecialCard;

G_END_DECLS
