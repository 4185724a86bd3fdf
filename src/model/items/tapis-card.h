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

/** What the viewer may know of a card now; strings are the card's. */
typedef struct
{
  CgCard      face;        /* as it is seen, or %CG_CARD_HIDDEN */
  gboolean    playable;    /* may be chosen, laid, flipped or exchanged now,
                            * together with what is chosen already */
  const char *refusal;     /* why not, one sentence, or %NULL where it is
                            * playable or none that a player would choose */
  const char *refused_for; /* the engine's name for that, static, or %NULL
                            * where it is not the engine that refuses */
  gboolean    selected;    /* chosen for the next move */
  gboolean    hinted;      /* part of the move of the last hint */
  const char *description; /* where it lies and whether it can be used now, in
                            * whole sentences: "2 of 5. You can lay it." */
} TapisCardState;

/** The signal "changed" () says that it is another. */
const TapisCardState *tapis_card_get_state (TapisCard *self);

/** What its face is called: "queen of hearts", "face-down card". */
const char *tapis_card_get_name (TapisCard *self);

/** Of which pack it is, seen or not. */
CgPack tapis_card_get_pack (TapisCard *self);

/** The pile it lies in, or %NULL; borrowed. */
TapisPile *tapis_card_get_pile (TapisCard *self);

/** Its place in that pile, from 0. */
guint tapis_card_get_position (TapisCard *self);

G_END_DECLS
