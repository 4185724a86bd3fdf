/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A track of holes in which two players' pegs move ahead as they score, up to
 * a target. Knows no game. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_PEG_TRACK (tapis_peg_track_get_type ())
G_DECLARE_FINAL_TYPE (TapisPegTrack, tapis_peg_track, TAPIS, PEG_TRACK,
                      GtkWidget)

#define TAPIS_PEG_LANES 2

/** A player on the track. */
typedef struct
{
  const char *name;
  const char *avatar; /* the emblem */
  guint       points; /* the hole of the peg */
  guint       before; /* of a second peg: the score before the last points */
} TapisPegLane;

/** Shows two players, the first one above the other. @target: the points that
 * win, at the last hole; 0: none, and the track is as long as the scores need,
 * at least 31 holes. The second peg goes to new points, past the first one, in
 * @duration milliseconds. */
void tapis_peg_track_set (TapisPegTrack *self, guint target,
                          const TapisPegLane lanes[TAPIS_PEG_LANES],
                          guint duration);

/** How high it is, in pixels, even where it is not visible. */
int tapis_peg_track_height (TapisPegTrack *self);

G_END_DECLS
