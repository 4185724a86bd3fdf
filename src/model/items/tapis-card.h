/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One card on the table. The object stays the same from the deal to the end of
 * the round, whichever pile the card is in. It shows only what the viewer of
 * the game may know. Only the game changes it. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"

typedef struct _TapisPile TapisPile;

/** How a person touches a card. The comment of tapis_game_touch_card() tells
 * what each touch does. */
typedef enum
{
  TAPIS_TOUCH_TOGGLE, /* Space is pressed */
  TAPIS_TOUCH_ADD,    /* Space is pressed or the card is clicked, together with
                       * Ctrl or Shift */
  TAPIS_TOUCH_TAP,    /* the card is clicked with a pointer */
  TAPIS_TOUCH_FINGER, /* a finger taps the card on the screen */
  TAPIS_TOUCH_AGAIN,  /* the second click of a double click, or the second tap
                       * of a double tap */
  TAPIS_TOUCH_ENTER,
  TAPIS_TOUCH_ONCE,   /* a click, a tap or Enter, if the person has chosen that
                       * one touch plays a card */
  TAPIS_TOUCH_LAY,    /* the card is dragged into the middle of the table, or
                       * its action "card.lay" is activated, for example by a
                       * screen reader */
} TapisTouch;

/** The mark of a card, if the game marks which cards can be played. */
typedef enum
{
  TAPIS_FIT_UNTOLD, /* the card has no mark */
  TAPIS_FIT_GOOD,   /* a mark: this card can be played, but other cards of its
                     * pile cannot */
  TAPIS_FIT_BAD,    /* a mark: this card cannot be played */
} TapisFit;

#define TAPIS_TYPE_CARD (tapis_card_get_type ())
G_DECLARE_FINAL_TYPE (TapisCard, tapis_card, TAPIS, CARD, GObject)

/** What the viewer may know about a card now. The card owns the string
 * @laid_by. */
typedef struct
{
  CgCard      face;        /* the card that the viewer sees, or %CG_CARD_HIDDEN
                            */
  gboolean    playable;    /* the card can be selected, laid, flipped or
                            * exchanged now, together with the cards that are
                            * already selected */
  const char *refused_for; /* the id of the engine's refusal to play the card, a
                            * static string; %NULL if the engine does not refuse
                            * it */
  TapisFit    fit;         /* the mark of the card */
  gboolean    selected;    /* the card is selected for the next move */
  gboolean    hinted;      /* the move of the last hint uses the card */
  const char *laid_by;     /* the avatar of the player who laid the card; %NULL
                            * if the card is not in the middle of the table or
                            * this is not known */
  gboolean    laid_last;   /* the card belongs to the last cards that this
                            * player laid on this pile */
  guint       words;       /* a hash of everything on which the refusal and the
                            * description depend */
} TapisCardState;

/** Returns the current state of the card. The signal "changed" () is emitted
 * when the state changes. */
const TapisCardState *tapis_card_get_state (TapisCard *self);

/** Returns why the card is not playable, as one sentence. Returns %NULL if it
 * is playable, or if there is no reason to tell. The string is valid until
 * "changed" is emitted. */
const char *tapis_card_get_refusal (TapisCard *self);

/** Returns the position of the card in its pile and whether the card can be
 * used now, in whole sentences: "2 of 5. You can lay it." The string is valid
 * until "changed" is emitted. */
const char *tapis_card_get_description (TapisCard *self);

/** Returns the name of the face that the viewer sees: "queen of hearts",
 * "face-down card". */
const char *tapis_card_get_name (TapisCard *self);

/** Returns the pack of the card, which decides how its face and its back look.
 */
CgPack tapis_card_get_pack (TapisCard *self);

/** Returns the pile in which the card is, borrowed, or %NULL if it is in no
 * pile. */
TapisPile *tapis_card_get_pile (TapisCard *self);

/** Returns the position of the card in its pile, 0-based. */
guint tapis_card_get_position (TapisCard *self);
