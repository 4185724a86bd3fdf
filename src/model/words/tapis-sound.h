/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What can be heard of a game: a few sounds that differ enough to follow the
 * game by ear. Which event has which sound is in TapisEventWords.sound; how a
 * sound is computed is in data/sounds. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** The sounds; of each group the later ones matter more. */
typedef enum
{
  TAPIS_SOUND_UNTOLD,  /* in a table of words: see the tables that follow */
  TAPIS_SOUND_SILENCE, /* nothing is heard */

  /* cards that come to lie somewhere */
  TAPIS_SOUND_CARD,
  TAPIS_SOUND_CARDS,
  TAPIS_SOUND_SHUFFLE,

  /* what it means */
  TAPIS_SOUND_SKIP,    /* somebody does not play */
  TAPIS_SOUND_TOKEN,   /* tokens or points change hands */
  TAPIS_SOUND_PICK_UP, /* somebody takes what lies there */
  TAPIS_SOUND_TWIST,   /* what holds from now on is another */
  TAPIS_SOUND_BOX,     /* somebody takes a whole box */
  TAPIS_SOUND_ATTACK,
  TAPIS_SOUND_BURN,
  TAPIS_SOUND_WAR,
  TAPIS_SOUND_OUT,     /* somebody has finished, or a round has */

  /* what it means to those at this device */
  TAPIS_SOUND_TURN,
  TAPIS_SOUND_LOST,
  TAPIS_SOUND_WIN,

  /* of no event: what a person tried cannot be done */
  TAPIS_SOUND_REFUSED,

  TAPIS_N_SOUNDS,
} TapisSound;

#define TAPIS_MAX_SOUNDS 4

/** What is heard of one change, in that order: at most one sound of cards, two
 * of what they mean, and one of what it means to those at this device. */
typedef struct
{
  guint      n;
  TapisSound list[TAPIS_MAX_SOUNDS];
} TapisSounds;

/** What the sound is called in data/sounds: "pick-up"; %NULL for silence. */
const char *tapis_sound_get_name (TapisSound sound);

G_END_DECLS
