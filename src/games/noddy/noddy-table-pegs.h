/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A track of holes in which two players' pegs go on with their points, up to a
 * target. Knows no game. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TAPIS_TYPE_PEG_TRACK (tapis_peg_track_get_type ())
G_DECLARE_FINAL_TYPE (TapisPegTrack, tapis_peg_track, TAPIS, PEG_TRACK,
                      GtkWidget)

GtkWidget *tapis_peg_track_new (void);

/** The points that win, the last hole; 0: none, the track is as long as it
 * needs to be. */
void tapis_peg_track_set_target (TapisPegTrack *self,
                                 guint          target);

/** @lane: 0 above, 1 below. @name and the emblem @avatar say whose it is;
 * @points: where the peg stands; @before: where it stood before the last
 * points, which a second peg shows. */
void tapis_peg_track_set_lane (TapisPegTrack *self,
                               guint          lane,
                               const char    *name,
                               const char    *avatar,
                               guint          points,
                               guint          before);

G_END_DECLS
