/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One line of Noddy's score sheet: who scores how much, and why. Never
 * changes. */

#pragma once

#include <gio/gio.h>

#include "engine/cg-card.h"

G_BEGIN_DECLS

/** The parts of a deal in which points are scored. */
typedef enum
{
  TAPIS_NODDY_BEFORE,    /* carried into a position, or a turned jack */
  TAPIS_NODDY_ANNOUNCED,
  TAPIS_NODDY_PLAYED,
} TapisNoddyPart;

#define TAPIS_NODDY_LINE_CARDS 6

/** What a line says. The @cards of an announcement are shown only to the
 * player who made it. */
typedef struct
{
  guint          deal;   /* of the match, from 1 */
  TapisNoddyPart part;
  int            seat;
  guint          nth;    /* the card of the play that scores, from 1, or 0 */
  guint          points;
  guint          total;  /* the seat's score with it */
  guint          n_cards;
  CgCard         cards[TAPIS_NODDY_LINE_CARDS];
} TapisNoddyScore;

#define TAPIS_TYPE_NODDY_LINE (tapis_noddy_line_get_type ())
G_DECLARE_FINAL_TYPE (TapisNoddyLine, tapis_noddy_line, TAPIS, NODDY_LINE,
                      GObject)

/** @reason: "Fifteen"; @description: a sentence that tells the whole line. */
TapisNoddyLine *tapis_noddy_line_new (const TapisNoddyScore *score,
                                      const char            *reason,
                                      const char            *description);

const TapisNoddyScore *tapis_noddy_line_get_score (TapisNoddyLine *self);

/** What for: "Fifteen", "Run of 3", "Last card". */
const char *tapis_noddy_line_get_reason (TapisNoddyLine *self);

/** The whole line: "Fifteen with the 7 of hearts and the 8 of spades: 2 points,
 * total 2." */
const char *tapis_noddy_line_get_description (TapisNoddyLine *self);

/** Whether both say the same. */
gboolean tapis_noddy_line_equals (TapisNoddyLine *self,
                                  TapisNoddyLine *other);

G_END_DECLS
