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
  const char *text;  /* sentences; they may speak to whoever lays it … */
  const char *told;  /* … then P_(), the same of somebody by name (DOER); NULL:
                      * @text speaks to nobody */
  gboolean    one_suit; /* it is that card alone, not every one of its rank */
} TapisSpecialCard;

G_END_DECLS
