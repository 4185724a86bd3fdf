/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sounds of a game. They differ so much that a person can follow a game by
 * ear. TapisEventWords.sound gives the sound of an event; data/sounds computes
 * the sounds. */

#pragma once

#include <glib.h>

/** The sounds. In each of the three groups (cards, meanings, persons at this
 * device), a later sound is more important than an earlier one. */
typedef enum
{
  TAPIS_SOUND_UNTOLD,  /* in a row of TapisEventWords: this row gives no sound,
                        * so the next rows and tables are searched */
  TAPIS_SOUND_SILENCE, /* the event has no sound */

  /* The sounds of cards. */
  TAPIS_SOUND_CARD,
  TAPIS_SOUND_CARDS,
  TAPIS_SOUND_SHUFFLE,

  /* The sounds that tell what an event means. */
  TAPIS_SOUND_SKIP,    /* a player is skipped */
  TAPIS_SOUND_TOKEN,   /* tokens or points change hands */
  TAPIS_SOUND_PICK_UP, /* a player takes cards from the table */
  TAPIS_SOUND_TWIST,   /* a rule changes for the next moves, such as the
                        * direction of play */
  TAPIS_SOUND_BOX,     /* a player takes everything that is in a box */
  TAPIS_SOUND_ATTACK,
  TAPIS_SOUND_BURN,
  TAPIS_SOUND_WAR,
  TAPIS_SOUND_OUT,     /* a player has finished, or a round has ended */

  /* The sounds that tell what an event means for the persons at this device. */
  TAPIS_SOUND_TURN,
  TAPIS_SOUND_LOST,
  TAPIS_SOUND_WIN,

  /* The sound that belongs to no event: what a person tried is not allowed. */
  TAPIS_SOUND_REFUSED,

  TAPIS_N_SOUNDS,
} TapisSound;

#define TAPIS_MAX_SOUNDS 4

/** The sounds of one change of a game, in the order in which they are played:
 * at most one sound of cards, then at most two that tell what the change means,
 * then at most one that tells what it means for the persons at this device. */
typedef struct
{
  guint      n;
  TapisSound list[TAPIS_MAX_SOUNDS];
} TapisSounds;

/** Returns the name of @sound in data/sounds, such as "pick-up", or %NULL if it
 * has no sound. */
const char *tapis_sound_get_name (TapisSound sound);
