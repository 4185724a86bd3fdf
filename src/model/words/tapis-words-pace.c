/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How long one looks at what a move did. Knows no game by name, and no clock.
 */

#include "config.h"

#include "tapis-words.h"

/* For what means nothing but that it is there, milliseconds … */
#define HIDDEN 200

/* … and for each thing more than the one that takes longest, up to … */
#define EACH_MORE 100
#define LONGEST 2400

/* What is heard of an event is what there is to see of it. Milliseconds. */
static const guint times[TAPIS_N_SOUNDS] = {
  [TAPIS_SOUND_CARD] = 700,    [TAPIS_SOUND_CARDS] = 900,
  [TAPIS_SOUND_SHUFFLE] = 1400,

  [TAPIS_SOUND_SKIP] = 800,    [TAPIS_SOUND_TOKEN] = 1100,
  [TAPIS_SOUND_PICK_UP] = 1200, [TAPIS_SOUND_TWIST] = 1100,
  [TAPIS_SOUND_BOX] = 1400,    [TAPIS_SOUND_ATTACK] = 1400,
  [TAPIS_SOUND_BURN] = 1400,   [TAPIS_SOUND_WAR] = 1800,
  [TAPIS_SOUND_OUT] = 1800,
};

guint
tapis_words_time (const CgRules *rules, const CgEvents *events)
{
  guint longest = 0, n = 0;

  if (events->n == 0)
    return TAPIS_USUAL_TIME;
  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];
      guint here = times[tapis_words_sound (rules, event)];

      if (here == 0 || tapis_words_weight (rules, event) == TAPIS_IS_HIDDEN)
        continue;
      longest = MAX (longest, here);
      n++;
    }
  return n == 0 ? HIDDEN : MIN (longest + (n - 1) * EACH_MORE, LONGEST);
}
