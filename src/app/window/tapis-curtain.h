/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The curtain: the page that is shown while one person gives the device to the
 * next, so that nobody sees another person's cards. */

#pragma once

#include "app/pages/tapis-page.h"
#include "model/game/tapis-games.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CURTAIN (tapis_curtain_get_type ())
G_DECLARE_FINAL_TYPE (TapisCurtain, tapis_curtain, TAPIS, CURTAIN, TapisPage)

/** Shows a sentence that asks for the device to be given to the player of @game
 * at @seat. That player then presses the button of the page, which has the
 * action `win.lift-curtain`. Returns: the sentence, which is also the title of
 * the page; lent. */
const char *tapis_curtain_set_player (TapisCurtain *self, TapisGame *game,
                                      int seat);

G_END_DECLS
