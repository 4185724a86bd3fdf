/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The game on the window's table; see tapis-window-private.h. */

#pragma once

#include "tapis-window-private.h"

G_BEGIN_DECLS

/** Takes the game from the table, if there is one. */
void window_drop_game (TapisWindow *self);

/** Tries once more to save what the disk would not take; whether all is
 * saved now. */
gboolean window_save_all (TapisWindow *self);

/** Puts @game on the table; @dealt: it has just been dealt. */
void window_show_game (TapisWindow *self,
                       TapisGame   *game,
                       gboolean     dealt);

/** Begins @game, which has just been made; asks first when one of its
 * kind would be lost in which a person has made a move. */
void window_begin_game (TapisWindow *self,
                        TapisGame   *game);

/** Deals a game; asks first, as above. */
void window_start_game (TapisWindow          *self,
                        const TapisGameSetup *setup);

/** Goes on with the running game of @rules, if there is one. */
gboolean window_resume_game (TapisWindow   *self,
                             const CgRules *rules);

/** The person for whom the curtain is down has the device. */
void window_lift_curtain (TapisWindow *self);

/** Takes the game from the table for another page; window_return_to_table()
 * resumes it, if it is not over, and returns whether it did. */
void     window_leave_table     (TapisWindow *self);
gboolean window_return_to_table (TapisWindow *self);

G_END_DECLS
