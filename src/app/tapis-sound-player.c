/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays sounds with GSound in a separate thread, because connecting to the
 * sound server takes time, and there may be no sound server. */

#include "config.h"

#include "tapis-sound-player.h"

#ifdef HAVE_GSOUND

#include <gsound.h>
#include <math.h>

#include "widgets/kit/tapis-sounds.h"

/* A sound is not played if it has waited for longer than this, in microseconds.
 */
#define LATE (300 * G_TIME_SPAN_MILLISECOND)

/* After an error no sound is played for this time, in microseconds. */
#define AGAIN (20 * G_TIME_SPAN_SECOND)

typedef struct
{
  TapisSound sound;
  double     volume;
  gint64     asked; /* when the sound was requested, in monotonic time */
} Wish;

static char *sounds_folder; /* never freed */

/* Runs in the thread for sounds: plays the sound of @data, a Wish. An error is
 * not reported to the person, because the game goes on without sounds. */
static void
play_cb (gpointer data, gpointer user_data)
{
  static GSoundContext *context; /* never freed */
  static gint64 next;            /* sounds requested before this time are not
                                  * played */
  g_autofree Wish *wish = data;
  g_autofree char *file = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  char decibels[G_ASCII_DTOSTR_BUF_SIZE];

  if (g_get_monotonic_time () - wish->asked > LATE || wish->asked < next)
    return;
  file = g_strconcat (tapis_sound_get_name (wish->sound), ".wav", NULL);
  path = g_build_filename (sounds_folder, file, NULL);
  if (context == NULL)
    context = gsound_context_new (NULL, &error);
  if (context != NULL)
    {
      g_ascii_formatd (decibels, sizeof decibels, "%.1f",
                       20 * log10 (wish->volume));
      gsound_context_play_simple (context, NULL, &error,
                                  GSOUND_ATTR_MEDIA_FILENAME, path,
                                  GSOUND_ATTR_MEDIA_ROLE, "event",
                                  GSOUND_ATTR_CANBERRA_VOLUME, decibels, NULL);
    }
  if (error == NULL)
    return;
  next = g_get_monotonic_time () + AGAIN;
  g_debug ("%s: %s", path, error->message);
}

static void
play (TapisSound sound, double volume)
{
  static GThreadPool *pool; /* never freed */
  Wish *wish = g_new (Wish, 1);

  if (pool == NULL)
    pool = g_thread_pool_new (play_cb, NULL, 1, FALSE, NULL);
  *wish = (Wish) { sound, volume, g_get_monotonic_time () };
  g_thread_pool_push (pool, wish, NULL);
}

void
tapis_sound_player_start (const char *folder)
{
  g_return_if_fail (sounds_folder == NULL);

  sounds_folder = folder != NULL
                    ? g_strdup (folder)
                    : g_build_filename (PKGDATADIR, "sounds", NULL);
  tapis_sounds_set_player (play);
}

#else

void
tapis_sound_player_start (const char *folder)
{
}

#endif
