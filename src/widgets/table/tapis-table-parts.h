/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the parts of a table, with what all of them need to know. A part
 * finds the other parts in this list and uses their public functions: it does
 * not see their fields. Only TapisTable writes the list, makes the parts and
 * frees them. */

#pragma once

#include "tapis-action-bar.h"
#include "tapis-table.h"

G_BEGIN_DECLS

typedef struct _TapisVoice TapisVoice;
typedef struct _TapisOwnPlace TapisOwnPlace;
typedef struct _TapisGround TapisGround;
typedef struct _TapisTableMotion TapisTableMotion;
typedef struct _TapisCries TapisCries;
typedef struct _TapisSide TapisSide;
typedef struct _TapisTurnFocus TapisTurnFocus;
typedef struct _TapisClock TapisClock;
typedef struct _TapisAsking TapisAsking;
typedef struct _TapisHandling TapisHandling;
typedef struct _TapisTableLayout TapisTableLayout;

/**
 * TapisTableParts:
 * @game: the game that the table shows, or %NULL
 * @guided: see tapis_table_set_guided()
 * @offers_lessons: see tapis_table_offer_lessons()
 * @computer_pause: how long a person can look at the move of a computer player
 *   before the next one, in milliseconds, unless the events of the move ask for
 *   another time
 *
 * Each part of the table is declared in a header that is named after its type.
 */
typedef struct
{
  TapisGame *game;
  gboolean guided;
  gboolean offers_lessons;
  guint computer_pause;
  TapisAnnouncements announcements;
  TapisOneTap one_tap;

  TapisTable *table;
  TapisActionBar *bar;
  TapisVoice *voice;
  TapisOwnPlace *own;
  TapisGround *ground;
  TapisTableMotion *motion;
  TapisCries *cries;
  TapisSide *side;
  TapisTurnFocus *focus;
  TapisClock *clock;
  TapisAsking *asking;
  TapisHandling *handling;
  TapisTableLayout *layout;
} TapisTableParts;

G_END_DECLS
