/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The curtain: the page that is shown while one person gives the device to the
 * next, so that nobody sees the other's cards. */

#pragma once

#include "app/pages/tapis-page.h"
#include "model/game/tapis-games.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CURTAIN (tapis_curtain_get_type ())
G_DECLARE_FINAL_TYPE (TapisCurtain, tapis_curtain, TAPIS, CURTAIN, TapisPage)

/** Asks for the device to be given to the player of @game at @seat. That player
 * then uses the button of the page, which has the action `win.lift-curtain`.
 * Returns: the sentence on the page, which is also its title; lent. */
const char *tapis_curtain_set_player (TapisCurtain *self, TapisGame *game,
                                      int seat);

G_END_DECLS
