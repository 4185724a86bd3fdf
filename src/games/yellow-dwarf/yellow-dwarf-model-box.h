/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A box of a board: the card that takes what is in it, and what is in it. Only
 * its game changes it. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"
#include "model/items/tapis-tokens.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_BOX (tapis_box_get_type ())
G_DECLARE_FINAL_TYPE (TapisBox, tapis_box, TAPIS, BOX, GObject)

typedef struct
{
  CgCard      card;        /* settled */
  guint       points;      /* what is in it … */
  TapisTokens tokens;      /* … as tokens */
  gboolean    laid;        /* its card has been laid in this round */
  gboolean    claimed;     /* the viewer may announce it now */
  gboolean    closed;      /* nobody can take what is in it any more */
  const char *name;        /* "Box of the king of hearts, 12 points" */
  const char *description; /* how it is taken, in whole sentences */
} TapisBoxState;

/** What it is now; its strings are the box's. The signal "changed" () says that
 * it is another. */
const TapisBoxState *tapis_box_get_state (TapisBox *self);

/* --- for its game --- */

TapisBox *tapis_box_new (CgCard card);

/** Begin with a copy of what it is now. */
void tapis_box_set_state (TapisBox            *self,
                          const TapisBoxState *state);

G_END_DECLS
