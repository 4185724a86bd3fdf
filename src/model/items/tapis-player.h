/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody who sits at the table, a person or the computer, as the viewer of
 * the game sees them. Only the game changes a player. */

#pragma once

#include "tapis-pile.h"
#include "tapis-tokens.h"

G_BEGIN_DECLS

/** Who is to sit at a seat, as chosen before the game. Strings are borrowed. */
typedef struct
{
  gboolean    person; /* FALSE: the computer */
  const char *level;  /* the computer player's id; %NULL: "easy" */
  const char *name;   /* %NULL: the name of its avatar */
  const char *avatar; /* "fox" …; %NULL: one that nobody else has */
  const char *gender; /* of a person, as TapisPerson.gender; or %NULL */
} TapisSeat;

/** The ids of the avatars, ended by %NULL. */
extern const char *const tapis_avatars[];

#define TAPIS_TYPE_PLAYER (tapis_player_get_type ())
G_DECLARE_FINAL_TYPE (TapisPlayer, tapis_player, TAPIS, PLAYER, GObject)

/** What the table shows of a player now. The player owns strings and piles. */
typedef struct
{
  /* the same during the whole game */
  int         seat;
  const char *name;   /* "Fox", or the person's name */
  const char *avatar; /* one of tapis_avatars */
  gboolean    person; /* FALSE: the computer */
  const char *level;  /* the id of the computer player; %NULL: a person */
  const char *gender; /* of a person: was chosen, or %NULL */

  /* also the same during the whole game; %NULL: the game has no such pile.
   * @won: the captured cards, if everybody may see how many they are */
  TapisPile *hand;
  TapisPile *up;
  TapisPile *down;
  TapisPile *won;

  gboolean    is_viewer;      /* the table is shown as this player sees it */
  guint       n_cards;        /* how many they have to play: cg_cards_held() */
  gboolean    to_move;
  gboolean    in_play;        /* still plays: is not out */
  guint       place;          /* in the result, 1-based; 0 during the game */
  gboolean    targetable;     /* can be named by the viewer's move now */
  const char *target_refusal; /* why not, a sentence, or %NULL */
  gboolean    attacked;       /* must answer an attack now */
  gboolean    hinted;         /* the hint is to name this player */
  int         score;          /* 0 where the game keeps no score */
  const char *score_text;     /* "118 points", or %NULL where there is none */
  gboolean    has_tokens;     /* the score lies before them as tokens … */
  TapisTokens tokens;         /* … namely these */
  const char *cry;            /* shown in a bubble by them, or %NULL */
  const char *description;    /* all of this in whole sentences */
} TapisPlayerState;

/* Signals:
 *
 *   changed ()  the state has changed
 *   cried ()    the cry was set, perhaps to the same text as before
 */
const TapisPlayerState *tapis_player_get_state (TapisPlayer *self);

G_END_DECLS
