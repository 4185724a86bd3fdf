/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is to be heard of a change: of all that a move did, a few sounds that
 * one can tell apart. Knows no game by name, and plays nothing. */

#include "config.h"

#include "tapis-game-private.h"

#define BIT(sound) (1u << (sound))

/* At most so many of what cards mean: more would be noise. */
#define MOST_MEANINGS 2

/* Whether a person at this device is still to finish. */
static gboolean
plays_on (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);

  for (int seat = 0; seat < (int) priv->n_seats; seat++)
    if (tapis_game_get_player_state (self, seat)->person &&
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
  priv->now.sounds.n = 0;
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

      /* two cards are cards */
      if (sound == TAPIS_SOUND_CARD && heard->sounds & BIT (sound))
        sound = TAPIS_SOUND_CARDS;
      heard->sounds |= BIT (sound);
      if (event->kind == CG_EVENT_OUT_WON && event->rank <= 1 &&
          tapis_game_get_player_state (self, event->seat)->person)
        heard->sounds |= BIT (TAPIS_SOUND_WIN);
      if (event->kind == CG_EVENT_OUT_LOST &&
          tapis_game_get_player_state (self, event->seat)->person)
        heard->sounds |= BIT (TAPIS_SOUND_LOST);
    }
}

static void
add (TapisGame *self, TapisSound sound)
{
  TapisSounds *sounds = &tapis_game_get_private (self)->now.sounds;

  sounds->list[sounds->n++] = sound;
}

/* What the game's end is to those at this device: once, when they finish. */
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
      if (result.place[seat] == 1 &&
          tapis_game_get_player_state (self, seat)->person)
        return TAPIS_SOUND_WIN;
    }
  return anybody ? TAPIS_SOUND_LOST : TAPIS_SOUND_SILENCE;
}

void
tapis_game_finish_sounds (TapisGame *self)
{
  TapisGamePrivate *priv = tapis_game_get_private (self);
  const TapisHeard *heard = &priv->heard;
  guint last = TAPIS_SOUND_OUT, n = 0;

  priv->now.sounds.n = 0;
  if (heard->n_moves == 0)
    return;
  /* of a leap over several moves one hears where it leads to */
  if (heard->n_moves == 1 && !heard->was_skipped)
    {
      guint first = TAPIS_SOUND_SHUFFLE;

      while (first >= TAPIS_SOUND_CARD && !(heard->sounds & BIT (first)))
        first--;
      if (first >= TAPIS_SOUND_CARD)
        add (self, (TapisSound) first);
      while (last >= TAPIS_SOUND_SKIP && n < MOST_MEANINGS)
        n += heard->sounds >> last-- & 1;
      while (++last <= TAPIS_SOUND_OUT)
        if (heard->sounds & BIT (last))
          add (self, (TapisSound) last);
    }
  if (priv->mode == MODE_REPLAY)
    return;
  if (find_end (self) != TAPIS_SOUND_SILENCE)
    add (self, find_end (self));
  else if (tapis_game_awaits_viewer (self) && !heard->was_awaited)
    add (self, TAPIS_SOUND_TURN);
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
