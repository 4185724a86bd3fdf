/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One card on the table: the same object from the deal to the end of the round,
 * wherever it lies. It shows only what the viewer of its game may know. Only
 * the game changes it. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

typedef struct _TapisPile TapisPile;

/** How a person touches a card; tapis_game_touch_card() says what each does. */
typedef enum
{
  TAPIS_TOUCH_TOGGLE, /* Space */
  TAPIS_TOUCH_ADD,    /* Space or a click, with Ctrl or Shift */
  TAPIS_TOUCH_TAP,    /* a click */
  TAPIS_TOUCH_FINGER, /* a finger on the screen */
  TAPIS_TOUCH_AGAIN,  /* the second of a double click, or double tap */
  TAPIS_TOUCH_ENTER,
  TAPIS_TOUCH_ONCE,   /* any of these, where one touch plays a card */
  TAPIS_TOUCH_LAY,    /* it is dragged into the middle, or called by its name */
} TapisTouch;

/** How a card is drawn while its game marks what can be played. */
typedef enum
{
  TAPIS_FIT_UNTOLD, /* without a mark */
  TAPIS_FIT_GOOD,   /* it can be played, and other cards of its pile cannot */
  TAPIS_FIT_BAD,    /* it cannot be played */
} TapisFit;

#define TAPIS_TYPE_CARD (tapis_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisCard, tapis_card, TAPIS, CARD, GObject)

/** What the viewer may know of a card now. The strings are the card's. */
typedef struct
{
  CgCard      face;        /* what is seen, or %CG_CARD_HIDDEN */
  gboolean    playable;    /* can be chosen, laid, flipped or exchanged now,
                            * together with the cards chosen already */
  const char *refused_for; /* the engine's id of the reason why it is not
                            * playable, static; %NULL: the engine has none */
  TapisFit    fit;         /* the mark */
  gboolean    selected;    /* chosen for the next move */
  gboolean    hinted;      /* part of the move of the last hint */
  const char *laid_by;     /* the avatar of the player who laid it, while it
                            * lies in the middle; or %NULL */
  gboolean    laid_last;   /* it belongs to that player's last lay there */
  guint       words;       /* a hash of what the refusal and the description
                            * depend on */
} TapisCardState;

/** The current state. The signal "changed" () is emitted when it changes. */
const TapisCardState *tapis_card_get_state (TapisCard *self);

/** Why the card is not playable, one sentence; %NULL where it is playable, or
 * where nobody would try it. Valid until "changed" is emitted. */
const char *tapis_card_get_refusal (TapisCard *self);

/** Where the card lies and whether it can be used now, in whole sentences: "2
 * of 5. You can lay it." Valid until "changed" is emitted. */
const char *tapis_card_get_description (TapisCard *self);

/** The name of what is seen: "queen of hearts", "face-down card". */
const char *tapis_card_get_name (TapisCard *self);

/** The pack that the card belongs to, face up or down. */
CgPack tapis_card_get_pack (TapisCard *self);

/** The pile in which the card lies, or %NULL; borrowed. */
TapisPile *tapis_card_get_pile (TapisCard *self);

/** The position of the card in its pile, 0-based. */
guint tapis_card_get_position (TapisCard *self);

G_END_DECLS
