/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decides whether a sound is played, and how loud. It must know no game and no
 * sound system. */

#include "tapis-sounds.h"

static TapisSoundPlayer sound_player;
static double sound_volume = 1;

void
tapis_sounds_set_player (TapisSoundPlayer player)
{
  sound_player = player;
}

gboolean
tapis_sounds_have_player (void)
{
  return sound_player != NULL;
}

void
tapis_sounds_set_volume (double volume)
{
  sound_volume = CLAMP (volume, 0, 1);
}

void
tapis_sounds_play (GtkWidget *widget, TapisSound sound)
{
  gboolean wanted = TRUE;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (sound_player == NULL || sound_volume <= 0 ||
      tapis_sound_get_name (sound) == NULL)
    return;
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-event-sounds",
                &wanted, NULL);
  if (wanted)
    sound_player (sound, sound_volume);
}
