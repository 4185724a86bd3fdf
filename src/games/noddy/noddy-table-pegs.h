/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A track of holes in which the pegs of two players move forward as the players
 * score. Must not know a game. */

#pragma once

#include <gtk/gtk.h>

#define TAPIS_TYPE_PEG_TRACK (tapis_peg_track_get_type ())
G_DECLARE_FINAL_TYPE (TapisPegTrack, tapis_peg_track, TAPIS, PEG_TRACK,
                      GtkWidget)

#define TAPIS_PEG_LANES 2

/** What the track shows for one player. */
typedef struct
{
  const char *name;
  const char *avatar; /* the id of the player's emblem */
  guint       points; /* the player's score; the first peg is in the hole with
                       * this number */
  guint       before; /* the score before the player last scored; the second peg
                       * is in the hole with this number */
} TapisPegLane;

/** Shows the scores of two players, the first player in the upper lane.
 * @target: the points that win, which is also the number of the last hole; or 0
 * if there is no target. Without a target the track has at least 31 holes, and
 * more if a score is higher. When a player has scored, the player's rear peg
 * moves past the front peg in @duration milliseconds. */
void tapis_peg_track_set (TapisPegTrack *self, guint target,
                          const TapisPegLane lanes[TAPIS_PEG_LANES],
                          guint duration);

/** Returns the height of the track in pixels, even while the track is not
 * visible. */
int tapis_peg_track_height (TapisPegTrack *self);
