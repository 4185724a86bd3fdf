/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is heard at the table, and when: a card when it lands, what it means
 * after it, and whose turn it is last. What that is the game says. */

#include "config.h"

#include "tapis-table-private.h"

#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-sounds.h"

static gboolean next_cb (gpointer user_data);

/* Plays the first that waits; the others follow. */
static void
play_next (TapisTable *self)
{
  TapisSounds *waiting = &self->sounds;
  TapisSound sound;

  g_clear_handle_id (&self->sounds_timer, g_source_remove);
  if (waiting->n == 0)
    return;
  sound = waiting->list[0];
  waiting->n--;
  for (guint i = 0; i < waiting->n; i++)
    waiting->list[i] = waiting->list[i + 1];
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    tapis_sounds_play (GTK_WIDGET (self), sound);
  if (waiting->n > 0)
    self->sounds_timer = g_timeout_add (TAPIS_MOTION_SOUND, next_cb, self);
}

static gboolean
next_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->sounds_timer = 0;
  play_next (self);
  return G_SOURCE_REMOVE;
}

void
table_drop_sounds (TapisTable *self)
{
  g_clear_handle_id (&self->sounds_timer, g_source_remove);
  self->sounds.n = 0;
}

/* Leaves of what waits what is meant for those at this device. */
static void
keep_own (TapisSounds *sounds)
{
  TapisSound last =
    sounds->n > 0 ? sounds->list[sounds->n - 1] : TAPIS_SOUND_UNTOLD;

  sounds->n = last >= TAPIS_SOUND_TURN;
  sounds->list[0] = last;
}

void
table_take_sounds (TapisTable *self)
{
  gint64 now = g_get_monotonic_time ();

  table_drop_sounds (self);
  self->sounds = tapis_game_now (self->game)->sounds;
  self->won = self->sounds.n > 0 &&
              self->sounds.list[self->sounds.n - 1] == TAPIS_SOUND_WIN;
  /* where moves chase each other most of them are not heard */
  if (now < self->sounds_next)
    keep_own (&self->sounds);
  else if (self->sounds.n > 0)
    self->sounds_next = now + TAPIS_MOTION_HEARD * G_TIME_SPAN_MILLISECOND;
}

void
table_hear_start (TapisTable *self)
{
  /* cards that are dealt are heard all the way */
  if (self->sounds.n > 0 && self->sounds.list[0] == TAPIS_SOUND_SHUFFLE)
    {
      play_next (self);
      g_clear_handle_id (&self->sounds_timer, g_source_remove);
    }
}

void
table_hear_landing (TapisTable *self)
{
  if (self->sounds_timer == 0)
    play_next (self);
}
