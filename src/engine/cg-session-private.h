/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cg-session.c and cg-save.c share, and nobody else includes. */

#pragma once

#include "cg-session.h"

G_BEGIN_DECLS

typedef struct
{
  CgMove   move;
  gint8    seat;    /* who made it */
  gboolean reveals; /* it showed a card to that seat */
} CgPly;

struct _CgSession
{
  const CgRules *rules;
  CgSetup        setup;
  gsize          size;  /* of a state */
  CgState       *start;
  CgState       *state;

  GArray        *plies; /* of CgPly, those that can be redone included */
  guint          n_played;
  guint          serial;

  gboolean       dealt; /* `start` is the deal of that number */
  guint64        deal;

  gboolean       practice;
  guint          n_finished;          /* before this game */
  guint          wins[CG_MAX_SEATS];  /* before this game */
};

/* Goes back to the position after the first @n_played moves; those after it
 * can be redone. */
void cg_session_rewind (CgSession *session,
                        guint      n_played);

G_END_DECLS
