/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the parts of a table, together with what all parts need to know.
 * A part finds the other parts in this list and calls their public functions;
 * it does not see their fields. Only TapisTable writes the list, makes the
 * parts and frees them. */

#pragma once

#include "tapis-action-bar.h"
#include "tapis-lesson-offer.h"
#include "tapis-table.h"
#include "tapis-told-line.h"

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
 * @guided: whether a lesson guides the person; see tapis_table_set_guided()
 * @coached: whether a coach beside the table tells the prompt
 * @offers_lessons: whether buttons that open lessons are shown; see
 *   tapis_table_offer_lessons()
 * @computer_pause: the usual pause before a move of a computer player, in
 *   milliseconds; see tapis_game_get_pause()
 * @line: the line about what happened last, a child of the table like the
 *   widgets below
 * @prompt: the label of the sentence above the hand; only #TapisVoice sets its
 *   text
 * @offer: the buttons that open a lesson
 * @layer: the layer in which things fly, a #TapisFlights; the last child of the
 *   table
 *
 * Each part of the table is declared in a header that is named after its type.
 */
typedef struct
{
  TapisGame *game;
  gboolean guided;
  gboolean coached;
  gboolean offers_lessons;
  guint computer_pause;
  TapisAnnouncements announcements;
  TapisOneTap one_tap;

  TapisTable *table;
  TapisToldLine *line;
  GtkWidget *prompt;
  TapisLessonOffer *offer;
  TapisActionBar *bar;
  GtkWidget *layer;

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
