/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of a game with tricks. It shows a spot for each player's card,
 * with the player's name under it. A card remains there until the next trick
 * begins, and a ring marks the card that has taken the trick. Beside the spots
 * are the piles of the middle; the stock partly covers the turned-up card.
 * Above the spots are a sign that shows the demand (what the next card must
 * be), and a caption that tells how the last trick has ended. It must not know
 * the rules. */

#pragma once

#include "tapis-middle.h"

#define TAPIS_TYPE_MIDDLE_TRICK (tapis_middle_trick_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisMiddleTrick, tapis_middle_trick, TAPIS,
                          MIDDLE_TRICK, TapisMiddle)

struct _TapisMiddleTrickClass
{
  TapisMiddleClass parent_class;

  /* Returns the note of a few words that is shown under the name of @seat, or
   * NULL if there is none. If @game is NULL and @seat is -1, returns the widest
   * note that can occur. Free it with g_free(). The function may be NULL
   * (default): then there are no notes and no room for them. */
  char *(*dup_note) (TapisGame *game, int seat);

  /* Sets @caption to a few words about how the last trick has ended, and
   * @reason to sentences that tell why. Both may be "", and are freed with
   * g_free(). The function may be NULL (default): then the caption is the log's
   * sentence about the trick, and there is no reason. */
  void (*tell) (TapisGame *game, char **caption, char **reason);
};

/** Adds the widget @sign as a child, which replaces the label with the demand
 * and takes the whole width above the spots. Lessons refer to it by the name
 * "demand". To be called in the init function of a subclass. */
void tapis_middle_trick_set_sign (TapisMiddleTrick *self, GtkWidget *sign);
