/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of a game with tricks: a place for the card of each player, with
 * the player's name under it. A card stays there until the next trick begins,
 * and a ring marks the one that has taken the trick. Beside these places lie
 * the piles of the middle: the turned-up card is partly covered by the stock.
 * Above them stand a sign, which tells what is asked of the next card, and how
 * the last trick has ended. It must not know the rules. */

#pragma once

#include "tapis-middle.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_MIDDLE_TRICK (tapis_middle_trick_get_type ())
G_DECLARE_DERIVABLE_TYPE (TapisMiddleTrick, tapis_middle_trick, TAPIS,
                          MIDDLE_TRICK, TapisMiddle)

struct _TapisMiddleTrickClass
{
  TapisMiddleClass parent_class;

  /* Returns a note under the name of @seat, in a few words, or NULL for none;
   * with CG_NO_SEAT (-1) the widest note that is to be expected. Free it with
   * g_free(). NULL (default): there are no notes, and no room for them. */
  char *(*dup_note) (TapisGame *game, int seat);

  /* Sets @caption to how the last trick has ended, in a few words, and @reason
   * to sentences that say why; both may be "". NULL (default): the sentence of
   * the log, and no reasons. */
  void (*tell) (TapisGame *game, const char **caption, const char **reason);
};

/** Adds the widget @sign as a child that takes the whole width above the
 * places, instead of the label that tells what is asked of the next card.
 * Lessons refer to it as the sign "demand". To be called in the init function
 * of a subclass. */
void tapis_middle_trick_set_sign (TapisMiddleTrick *self, GtkWidget *sign);

G_END_DECLS
