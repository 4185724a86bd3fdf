/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One card on the table. The object stays the same from the deal to the end of
 * the round, wherever the card lies. It shows only what the viewer of the game
 * may know. Only the game changes it. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

typedef struct _TapisPile TapisPile;

/** How a person touches a card; tapis_game_touch_card() says what each touch
 * does. */
typedef enum
{
  TAPIS_TOUCH_TOGGLE, /* Space is pressed */
  TAPIS_TOUCH_ADD,    /* Space is pressed, or the card is clicked, with Ctrl or
                       * Shift */
  TAPIS_TOUCH_TAP,    /* the card is clicked */
  TAPIS_TOUCH_FINGER, /* the card is touched with a finger on the screen */
  TAPIS_TOUCH_AGAIN,  /* the second click of a double click, or the second tap
                       * of a double tap */
  TAPIS_TOUCH_ENTER,
  TAPIS_TOUCH_ONCE,   /* a click, a finger or Enter, if the person has chosen
                       * that one touch plays a card */
  TAPIS_TOUCH_LAY,    /* the card is dragged into the middle of the table, or
                       * its action "card.lay" is called, as a screen reader can
                       * do */
} TapisTouch;

/** How a card is drawn while its game marks what can be played. */
typedef enum
{
  TAPIS_FIT_UNTOLD, /* the card has no mark */
  TAPIS_FIT_GOOD,   /* the card is marked as one that can be played, while other
                     * cards of its pile cannot */
  TAPIS_FIT_BAD,    /* the card is marked as one that cannot be played */
} TapisFit;

#define TAPIS_TYPE_CARD (tapis_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisCard, tapis_card, TAPIS, CARD, GObject)

/** What the viewer may know about a card now. The card owns the strings. */
typedef struct
{
  CgCard      face;        /* which card the viewer sees, or %CG_CARD_HIDDEN */
  gboolean    playable;    /* the card can be chosen, laid, flipped or exchanged
                            * now, together with the cards that are chosen
                            * already */
  const char *refused_for; /* the engine's id of the reason why the card is not
                            * playable, a static string; %NULL: the engine gives
                            * no reason */
  TapisFit    fit;         /* how the card is marked */
  gboolean    selected;    /* the card is chosen for the next move */
  gboolean    hinted;      /* the move of the last hint uses the card */
  const char *laid_by;     /* the avatar of the player who laid the card, while
                            * it lies in the middle of the table; or %NULL */
  gboolean    laid_last;   /* the card is part of what that player laid last on
                            * this pile */
  guint       words;       /* a hash of everything that the refusal and the
                            * description depend on */
} TapisCardState;

/** Returns the current state of the card. The signal "changed" () is emitted
 * when it changes. */
const TapisCardState *tapis_card_get_state (TapisCard *self);

/** Returns why the card is not playable, one sentence; %NULL if it is playable,
 * or if nobody would try to play it. The string is valid until "changed" is
 * emitted. */
const char *tapis_card_get_refusal (TapisCard *self);

/** Returns where the card lies and whether it can be used now, in whole
 * sentences: "2 of 5. You can lay it." The string is valid until "changed" is
 * emitted. */
const char *tapis_card_get_description (TapisCard *self);

/** Returns the name of what the viewer sees: "queen of hearts", "face-down
 * card". */
const char *tapis_card_get_name (TapisCard *self);

/** Returns the pack of cards that the card belongs to, which decides how its
 * face and its back look. */
CgPack tapis_card_get_pack (TapisCard *self);

/** Returns the pile in which the card lies, or %NULL; borrowed. */
TapisPile *tapis_card_get_pile (TapisCard *self);

/** Returns the position of the card in its pile, 0-based. */
guint tapis_card_get_position (TapisCard *self);

G_END_DECLS
