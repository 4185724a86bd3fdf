/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How much the strong player of Noddy gives away to the best possible answer,
 * by one who knows exactly how it plays every hand, beyond what it makes
 * against itself. In points, in a deal in which only points count. */

#pragma once

#include "games/noddy/noddy-player-private.h"

/** Deals, up to the play. */
void noddy_loss_deal (guint64 number, NoddyState *s);

/** To a leader who has that hand: the mean over all the hands that the dealer
 * can have. */
double noddy_loss_to_leader (const NoddyState *s);

/** To a dealer who has that hand, over all the leader's. Each lead takes long:
 * only so many of the leads, by chance, stand for all. */
double noddy_loss_to_dealer (const NoddyState *s, guint n_leads,
                             CgRandom *random);
