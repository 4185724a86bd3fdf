/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The curtain: the page that is shown while one person passes the device to the
 * next, so that nobody sees the cards of another person. */

#pragma once

#include "app/pages/tapis-page.h"
#include "model/game/tapis-games.h"

#define TAPIS_TYPE_CURTAIN (tapis_curtain_get_type ())
G_DECLARE_FINAL_TYPE (TapisCurtain, tapis_curtain, TAPIS, CURTAIN, TapisPage)

/** Shows a sentence that asks to pass the device to the player at @seat of
 * @game. The button of the page, which this player then presses, has the action
 * `win.lift-curtain`. Returns the sentence, which is also the title of the
 * page; the page owns it. */
const char *tapis_curtain_set_player (TapisCurtain *self, TapisGame *game,
                                      int seat);
