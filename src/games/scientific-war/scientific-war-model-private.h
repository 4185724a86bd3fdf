/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisScientificWar share. */

#pragma once

#include "scientific-war-rules.h"
#include "model/game/tapis-game-kind.h"
#include "scientific-war-model.h"

G_BEGIN_DECLS

struct _TapisScientificWar
{
  TapisGame parent_instance;

  /* owned */
  char *trick_caption;
  char *trick_reason;
  TapisCard *shown[SCIENTIFIC_WAR_MAX_SEATS]; /* pictures, or NULL */
  TapisCard *laid[SCIENTIFIC_WAR_MAX_SEATS];  /* the cards, or NULL */

  /* state */
  int taker;
  gboolean low_strong;
};

/** Reads from the log what the last trick was and what became of it, when it is
 * @open: the next one has not begun. @caption and @reason are what the
 * properties of these names are now; free with g_free(). */
void tapis_scientific_war_read_trick (TapisScientificWar *self,
                                      gboolean            open,
                                      char              **caption,
                                      char              **reason);

G_END_DECLS
