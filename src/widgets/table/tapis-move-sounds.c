/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays the sounds of a move one after the other. */

#include "tapis-move-sounds.h"

#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-sounds.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisMoveSounds
{
  GtkWidget *table;
  TapisSounds waiting; /* the sounds of the last move that have not been played
                        * yet */
  gboolean won;        /* somebody at this device has won with the last move */
  gint64 next;         /* monotonic time in microseconds; a move before this
                        * time follows the last one too quickly for all its
                        * sounds */
  guint timer;
};

TapisMoveSounds *
tapis_move_sounds_new (GtkWidget *table)
{
  TapisMoveSounds *self = g_new0 (TapisMoveSounds, 1);

  self->table = table;
  return self;
}

void
tapis_move_sounds_free (TapisMoveSounds *self)
{
  tapis_move_sounds_drop (self);
  g_free (self);
}

/* Plays the first waiting sound, and sets a timer for the next one. */
static void
play_next (TapisMoveSounds *self)
{
  TapisSounds *waiting = &self->waiting;
  TapisSound sound;

  g_clear_handle_id (&self->timer, g_source_remove);
  if (waiting->n == 0)
    return;
  sound = waiting->list[0];
  waiting->n--;
  for (guint i = 0; i < waiting->n; i++)
    waiting->list[i] = waiting->list[i + 1];
  if (gtk_widget_get_mapped (self->table))
    tapis_sounds_play (self->table, sound);
  if (waiting->n > 0)
    tapis_later (&self->timer, TAPIS_MOTION_SOUND, G_CALLBACK (play_next),
                 self);
}

void
tapis_move_sounds_drop (TapisMoveSounds *self)
{
  g_clear_handle_id (&self->timer, g_source_remove);
  self->waiting.n = 0;
}

/* Removes all sounds from @sounds except for the one that concerns the people
 * at this device, if there is one. */
static void
keep_own (TapisSounds *sounds)
{
  TapisSound last =
    sounds->n > 0 ? sounds->list[sounds->n - 1] : TAPIS_SOUND_UNTOLD;

  sounds->n = last >= TAPIS_SOUND_TURN;
  sounds->list[0] = last;
}

void
tapis_move_sounds_take (TapisMoveSounds *self, const TapisSounds *sounds)
{
  gint64 now = g_get_monotonic_time ();

  tapis_move_sounds_drop (self);
  self->waiting = *sounds;
  self->won =
    sounds->n > 0 && sounds->list[sounds->n - 1] == TAPIS_SOUND_WIN;
  /* if moves follow each other quickly, most sounds are skipped */
  if (now < self->next)
    keep_own (&self->waiting);
  else if (self->waiting.n > 0)
    self->next = now + TAPIS_MOTION_HEARD * G_TIME_SPAN_MILLISECOND;
}

void
tapis_move_sounds_rest (TapisMoveSounds *self)
{
  play_next (self);
  g_clear_handle_id (&self->timer, g_source_remove);
}

void
tapis_move_sounds_start (TapisMoveSounds *self)
{
  /* the sound of dealing begins when the cards begin to fly */
  if (self->waiting.n > 0 && self->waiting.list[0] == TAPIS_SOUND_SHUFFLE)
    tapis_move_sounds_rest (self);
}

void
tapis_move_sounds_land (TapisMoveSounds *self)
{
  if (self->timer == 0)
    play_next (self);
}

gboolean
tapis_move_sounds_take_win (TapisMoveSounds *self)
{
  gboolean won = self->won;

  self->won = FALSE;
  return won;
}
