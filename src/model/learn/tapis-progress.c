/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The progress of the learner, and its file FOLDER/lessons.progress. Each group
 * of the file is a lesson:
 *
 *   [GAME-06-seven]
 *   step=3
 *   helped=1
 *   slips=2
 *   done=true
 *   alone=true
 *   first-try=true
 *   known=true
 *
 * The first three keys belong to a run through the lesson that has not come to
 * the end. A key whose value is 0 or false is left out. Older files have only
 * `step` and `done`. */

#include "tapis-progress.h"

#include <glib/gi18n.h>
#include <string.h>

/* The keys of a lesson in the file, except for the stars. */
#define STEP "step"
#define HELPED "helped"
#define SLIPS "slips"
#define KNOWN "known"

/* The keys of the stars in the file, in the order of TapisStars. */
static const char *const star_keys[TAPIS_N_STARS] = { "done", "alone",
                                                      "first-try" };

static const TapisStateFileWords words = {
  /* Translators: %s is a reason such as "the disk reports an error". */
  .unread = N_("Your progress in the lessons cannot be read now: %s."),
  /* Translators: %s is a file's name. */
  .kept = N_("Your progress in the lessons cannot be read. The file is kept as "
             "“%s”."),
  .broken = N_("Your progress in the lessons cannot be read."),
  /* Translators: %s is a reason such as "the disk is full". */
  .unsaved = N_("Your progress in the lessons cannot be saved: %s."),
};

struct _TapisProgress
{
  TapisStateFile parent_instance;
};

G_DEFINE_FINAL_TYPE (TapisProgress, tapis_progress, TAPIS_TYPE_STATE_FILE)

static void
tapis_progress_class_init (TapisProgressClass *klass)
{
  TapisStateFileClass *file_class = TAPIS_STATE_FILE_CLASS (klass);

  file_class->name = "lessons.progress";
  file_class->words = &words;
}

static void
tapis_progress_init (TapisProgress *self)
{
}

TapisProgress *
tapis_progress_new (const char *folder)
{
  return tapis_state_file_new (TAPIS_TYPE_PROGRESS, folder);
}

static GKeyFile *
keys_of (TapisProgress *self)
{
  return tapis_state_file_get_keys (TAPIS_STATE_FILE (self));
}

/* Returns the part of the lesson id @id after the number, such as "seven" in
 * "GAME-07-seven", or the whole @id if it has no number. */
static const char *
name_in (const char *id)
{
  for (const char *c = id; *c != '\0'; c++)
    if (c[0] == '-' && g_ascii_isdigit (c[1]) && g_ascii_isdigit (c[2]) &&
        c[3] == '-')
      return c + 4;
  return id;
}

/* Returns the name of the group of the lesson @id in the file; free with
 * g_free(). The number in the name of the group may differ from that in @id,
 * because lessons may have been added since the group was written. */
static char *
group_of (TapisProgress *self, const char *id)
{
  const char *name = name_in (id);
  gsize before = (gsize) (name - id) - (name > id ? strlen ("07-") : 0);
  g_auto (GStrv) groups = NULL;

  if (g_key_file_has_group (keys_of (self), id))
    return g_strdup (id);
  groups = g_key_file_get_groups (keys_of (self), NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      const char *other = name_in (groups[i]);

      if (other - groups[i] == name - id && g_str_equal (other, name) &&
          strncmp (groups[i], id, before) == 0)
        return g_strdup (groups[i]);
    }
  return g_strdup (id);
}

/* Returns the value of the key @key in @group as a number, or 0 if there is
 * none. */
static guint
get_number (TapisProgress *self, const char *group, const char *key)
{
  return (guint) CLAMP (
    g_key_file_get_integer (keys_of (self), group, key, NULL), 0, G_MAXINT16);
}

static gboolean
get_flag (TapisProgress *self, const char *id, const char *key)
{
  g_autofree char *group = group_of (self, id);

  return g_key_file_get_boolean (keys_of (self), group, key, NULL);
}

TapisRun
tapis_progress_get_run (TapisProgress *self, const char *id)
{
  g_autofree char *group = NULL;
  TapisRun run = { 0 };

  g_return_val_if_fail (TAPIS_IS_PROGRESS (self), run);
  group = group_of (self, id);
  /* if the lesson now has fewer steps than this number, the tutor begins with
   * its last step */
  run.step = get_number (self, group, STEP);
  run.n_helped = get_number (self, group, HELPED);
  run.n_slips = get_number (self, group, SLIPS);
  return run;
}

gboolean
tapis_progress_get_done (TapisProgress *self, const char *id)
{
  g_return_val_if_fail (TAPIS_IS_PROGRESS (self), FALSE);

  return get_flag (self, id, "done");
}

TapisStars
tapis_progress_get_stars (TapisProgress *self, const char *id)
{
  guint stars = 0;

  g_return_val_if_fail (TAPIS_IS_PROGRESS (self), (TapisStars) 0);

  for (guint i = 0; i < TAPIS_N_STARS; i++)
    if (get_flag (self, id, star_keys[i]))
      stars |= 1u << i;
  /* a learner who has not come to the end cannot have earned any other star */
  return (TapisStars) (stars & TAPIS_STAR_FINISHED ? stars : 0);
}

gboolean
tapis_progress_get_known (TapisProgress *self, const char *id)
{
  g_return_val_if_fail (TAPIS_IS_PROGRESS (self), FALSE);

  return tapis_progress_get_done (self, id) || get_flag (self, id, KNOWN);
}

/* This function and set_flag() return whether they have changed the file's
 * keys. */
static gboolean
set_run (TapisProgress *self, const char *id, const TapisRun *run)
{
  g_autofree char *group = group_of (self, id);
  const struct
  {
    const char *key;
    guint       number;
  } rows[] = {
    { STEP, run->step }, { HELPED, run->n_helped }, { SLIPS, run->n_slips },
  };
  gboolean changed = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      if (rows[i].number == get_number (self, group, rows[i].key))
        continue;
      changed = TRUE;
      if (rows[i].number > 0)
        g_key_file_set_integer (keys_of (self), group, rows[i].key,
                                (int) rows[i].number);
      else
        g_key_file_remove_key (keys_of (self), group, rows[i].key, NULL);
    }
  return changed;
}

static gboolean
set_flag (TapisProgress *self, const char *id, const char *key)
{
  g_autofree char *group = group_of (self, id);

  if (get_flag (self, id, key))
    return FALSE;
  g_key_file_set_boolean (keys_of (self), group, key, TRUE);
  return TRUE;
}

void
tapis_progress_reach (TapisProgress *self, const char *id, const TapisRun *run)
{
  g_return_if_fail (TAPIS_IS_PROGRESS (self));

  if (set_run (self, id, run))
    tapis_state_file_save (TAPIS_STATE_FILE (self));
}

void
tapis_progress_finish (TapisProgress *self, const char *id, TapisStars stars)
{
  const TapisRun none = { 0 };
  gboolean changed;

  g_return_if_fail (TAPIS_IS_PROGRESS (self));
  g_return_if_fail (stars & TAPIS_STAR_FINISHED);

  changed = set_run (self, id, &none);
  for (guint i = 0; i < TAPIS_N_STARS; i++)
    if (stars & 1u << i)
      changed |= set_flag (self, id, star_keys[i]);
  if (changed)
    tapis_state_file_save (TAPIS_STATE_FILE (self));
}

void
tapis_progress_pass (TapisProgress *self, const char *const *ids)
{
  gboolean changed = FALSE;

  g_return_if_fail (TAPIS_IS_PROGRESS (self));

  for (; *ids != NULL; ids++)
    changed |= set_flag (self, *ids, KNOWN);
  if (changed)
    tapis_state_file_save (TAPIS_STATE_FILE (self));
}
