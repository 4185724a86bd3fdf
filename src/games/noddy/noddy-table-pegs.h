/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A track of holes in which two players' pegs move ahead as they score, up to
 * a target. Knows no game. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_PEG_TRACK (tapis_peg_track_get_type ())
G_DECLARE_FINAL_TYPE (TapisPegTrack, tapis_peg_track, TAPIS, PEG_TRACK,
                      GtkWidget)

/** @target: the points that win, at the last hole; 0 (default): none, and the
 * track is as long as the scores need, at least 31 holes. */
void tapis_peg_track_set_target (TapisPegTrack *self, guint target);

/** Shows a player in @lane, 0 (above) or 1 (below), by @name and the emblem
 * @avatar. @points: the hole of the peg; @before: the hole of a second peg, the
 * score before the last points. */
void tapis_peg_track_set_lane (TapisPegTrack *self, guint lane,
                               const char *name, const char *avatar,
                               guint points, guint before);

G_END_DECLS
