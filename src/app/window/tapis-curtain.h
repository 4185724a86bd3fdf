/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The curtain: what is shown while a device goes from one person to the next,
 * and nobody's cards with it. Knows only who is to have it. */

#pragma once

#include "app/pages/tapis-page.h"
#include "model/game/tapis-games.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CURTAIN (tapis_curtain_get_type ())
G_DECLARE_FINAL_TYPE (TapisCurtain, tapis_curtain, TAPIS, CURTAIN, TapisPage)

/** Asks for the device to be passed to the player of @game at @seat, who has it
 * with the action `win.lift-curtain`, a button. Returns: the sentence, which is
 * the page's title too. */
const char *tapis_curtain_set_player (TapisCurtain *self, TapisGame *game,
                                      int seat);

G_END_DECLS
