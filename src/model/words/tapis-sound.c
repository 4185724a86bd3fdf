/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The names of the sounds. */

#include "tapis-sound.h"

const char *
tapis_sound_get_name (TapisSound sound)
{
  static const char *const names[TAPIS_N_SOUNDS] = {
    [TAPIS_SOUND_CARD] = "card",       [TAPIS_SOUND_CARDS] = "cards",
    [TAPIS_SOUND_SHUFFLE] = "shuffle", [TAPIS_SOUND_SKIP] = "skip",
    [TAPIS_SOUND_TOKEN] = "token",     [TAPIS_SOUND_PICK_UP] = "pick-up",
    [TAPIS_SOUND_TWIST] = "twist",     [TAPIS_SOUND_BOX] = "box",
    [TAPIS_SOUND_ATTACK] = "attack",   [TAPIS_SOUND_BURN] = "burn",
    [TAPIS_SOUND_WAR] = "war",         [TAPIS_SOUND_OUT] = "out",
    [TAPIS_SOUND_TURN] = "turn",       [TAPIS_SOUND_LOST] = "lost",
    [TAPIS_SOUND_WIN] = "win",         [TAPIS_SOUND_REFUSED] = "refused",
  };

  g_return_val_if_fail (sound < TAPIS_N_SOUNDS, NULL);

  return names[sound];
}
