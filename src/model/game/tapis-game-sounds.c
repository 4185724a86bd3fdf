/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses the sounds of a change: only a few sounds for everything that a move
 * did, so that a person can tell them apart. This file plays no sound. */

#include "tapis-game-private.h"

#define BIT(sound) (1u << (sound))

/* The highest number of sounds for one move that tell what its events mean. A
 * person could not tell more of them apart. */
#define MOST_MEANINGS 2

/* Returns whether at least one person has not finished yet. */
static gboolean
plays_on (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (int seat = 0; seat < (int) priv->n_seats; seat++)
    if (tapis_game_is_person (priv, seat) &&
        priv->kind->in_play (priv->kind, tapis_game_get_state (self), seat))
      return TRUE;
  return FALSE;
}

void
tapis_game_begin_sounds (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  priv->heard = (TapisHeard) {
    .was_awaited = tapis_game_awaits_viewer (self),
    .was_skipped = priv->phase == PHASE_HURRYING,
    .played_on = plays_on (self),
  };
}

void
tapis_game_hear (TapisGame *self, const CgEvents *events)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  TapisHeard *heard = &priv->heard;

  heard->n_moves++;
  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];
      TapisSound sound = tapis_words_sound (priv->rules, event);

      /* the second card changes the sound into that of several cards */
      if (sound == TAPIS_SOUND_CARD && heard->sounds & BIT (sound))
        sound = TAPIS_SOUND_CARDS;
      heard->sounds |= BIT (sound);
      if (!tapis_game_is_person (priv, event->seat))
        continue;
      if (event->kind == CG_EVENT_OUT_WON && event->rank <= 1)
        heard->sounds |= BIT (TAPIS_SOUND_WIN);
      if (event->kind == CG_EVENT_OUT_LOST)
        heard->sounds |= BIT (TAPIS_SOUND_LOST);
    }
}

static void
add (TapisSounds *sounds, TapisSound sound)
{
  sounds->list[sounds->n++] = sound;
}

/* Returns the sound of winning or losing if a person has just won or lost,
 * otherwise silence. When the game is over, the result for the persons is heard
 * only if the last of them has just finished. */
static TapisSound
find_end (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  CgResult result;
  gboolean anybody = FALSE;

  if (priv->heard.sounds & BIT (TAPIS_SOUND_WIN))
    return TAPIS_SOUND_WIN;
  if (priv->phase != PHASE_OVER || !priv->heard.played_on)
    return priv->heard.sounds & BIT (TAPIS_SOUND_LOST) ? TAPIS_SOUND_LOST
                                                       : TAPIS_SOUND_SILENCE;
  priv->rules->result (tapis_game_get_state (self), &result);
  for (int seat = 0; seat < (int) priv->n_seats; seat++)
    {
      anybody |= result.place[seat] == 1;
      if (result.place[seat] == 1 && tapis_game_is_person (priv, seat))
        return TAPIS_SOUND_WIN;
    }
  return anybody ? TAPIS_SOUND_LOST : TAPIS_SOUND_SILENCE;
}

TapisSounds
tapis_game_find_sounds (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisHeard *heard = &priv->heard;
  TapisSounds sounds = { 0 };
  guint last = TAPIS_SOUND_OUT, n = 0;

  if (heard->n_moves == 0)
    return sounds;
  /* If several moves were played as one change, the sounds of the single moves
   * are left out. */
  if (heard->n_moves == 1 && !heard->was_skipped)
    {
      guint first = TAPIS_SOUND_SHUFFLE;

      while (first >= TAPIS_SOUND_CARD && !(heard->sounds & BIT (first)))
        first--;
      if (first >= TAPIS_SOUND_CARD)
        add (&sounds, (TapisSound) first);
      while (last >= TAPIS_SOUND_SKIP && n < MOST_MEANINGS)
        n += heard->sounds >> last-- & 1;
      while (++last <= TAPIS_SOUND_OUT)
        if (heard->sounds & BIT (last))
          add (&sounds, (TapisSound) last);
    }
  if (priv->mode == MODE_REPLAY)
    return sounds;
  if (find_end (self) != TAPIS_SOUND_SILENCE)
    add (&sounds, find_end (self));
  else if (tapis_game_awaits_viewer (self) && !heard->was_awaited)
    add (&sounds, TAPIS_SOUND_TURN);
  return sounds;
}

void
tapis_game_hear_deal (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  priv->heard = (TapisHeard) {
    .sounds = BIT (TAPIS_SOUND_SHUFFLE),
    .n_moves = 1,
  };
}
