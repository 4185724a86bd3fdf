/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One physical card on the table: the same object from the deal to the end,
 * wherever it lies. Says only what the viewer of its game may know; only the
 * game changes it. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

typedef struct _TapisPile TapisPile;

/** How a person touches a card; what comes of it is tapis_game_touch_card(). */
typedef enum
{
  TAPIS_TOUCH_TOGGLE, /* Space */
  TAPIS_TOUCH_TAP,    /* a click, or a finger */
  TAPIS_TOUCH_ENTER,
  TAPIS_TOUCH_LAY,    /* dragged to where it is laid, or asked for by name */
} TapisTouch;

#define TAPIS_TYPE_CARD (tapis_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisCard, tapis_card, TAPIS, CARD, GObject)

/** Of which pack it is, seen or not; not a property. */
CgPack tapis_card_get_pack (TapisCard *self);

/** "face": the card as the viewer sees it, or %CG_CARD_HIDDEN. */
CgCard tapis_card_get_face (TapisCard *self);

/** "name": "queen of hearts", "face-down card". */
const char *tapis_card_get_name (TapisCard *self);

/** "description": where it lies and whether it can be used now, in whole
 * sentences: "2 of 5. You can lay it." */
const char *tapis_card_get_description (TapisCard *self);

/** "playable": the viewer may choose, lay, flip or exchange it now, together
 * with what is chosen already. */
gboolean tapis_card_get_playable (TapisCard *self);

/** "refusal": why it is not playable, one sentence, or %NULL where the card is
 * playable or is none that a player would choose (stock, pile). */
const char *tapis_card_get_refusal (TapisCard *self);

/** "selected": chosen by the viewer for the next move. */
gboolean tapis_card_get_selected (TapisCard *self);

/** "hinted": part of the move of the last hint. */
gboolean tapis_card_get_hinted (TapisCard *self);

/** "known-to-all": in a hand, but every player has seen which card it is. */
gboolean tapis_card_get_known_to_all (TapisCard *self);

/** The pile it lies in, or %NULL; not a property. Borrowed. */
TapisPile *tapis_card_get_pile (TapisCard *self);

/** Its place in that pile, from 0. */
guint tapis_card_get_position (TapisCard *self);

G_END_DECLS
