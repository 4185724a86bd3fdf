/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Somebody who sits at the table, a person or the computer, as the viewer of
 * the game sees them. Only the game changes it. */

#pragma once

#include "tapis-pile.h"
#include "tapis-tokens.h"

G_BEGIN_DECLS

/** What is settled about a seat before the game. Strings are borrowed. */
typedef struct
{
  gboolean    person; /* or the computer */
  const char *level;  /* the computer player's id ("easy"); %NULL: the first */
  const char *name;   /* %NULL: the name of its avatar */
  const char *avatar; /* "fox" …; %NULL: one that nobody else has */
} TapisSeat;

/** The ids of the avatars, ended by %NULL. */
extern const char *const tapis_avatars[];

#define TAPIS_TYPE_PLAYER (tapis_player_get_type ())
G_DECLARE_FINAL_TYPE (TapisPlayer, tapis_player, TAPIS, PLAYER, GObject)

/** What is to be seen of a player now; strings and piles are the player's. */
typedef struct
{
  /* settled */
  int         seat;
  const char *name;   /* "Fox", or the person's name */
  const char *avatar; /* one of tapis_avatars */
  gboolean    person; /* or the computer … */
  const char *level;  /* … and then its player's id */

  /* %NULL where the game has no such place; @won: a heap of their own, of cards
   * taken, where all may see how large it is */
  TapisPile *hand;
  TapisPile *up;
  TapisPile *down;
  TapisPile *won;

  gboolean    is_viewer;      /* the table is seen with these eyes */
  guint       n_cards;        /* all the cards still to get rid of */
  gboolean    to_move;
  gboolean    in_play;        /* has not left the game */
  guint       place;          /* in the result, or 0 while it is open */
  gboolean    targetable;     /* may be named now */
  const char *target_refusal; /* why not, or %NULL */
  gboolean    attacked;       /* must answer an attack now */
  gboolean    hinted;         /* the hint is to name this player */
  int         score;          /* 0 where the game keeps none */
  const char *score_text;     /* "118 points", or %NULL where there is none */
  gboolean    has_tokens;     /* the score lies before the player … */
  TapisTokens tokens;         /* … like this */
  const char *cry;            /* the last thing they did, or %NULL */
  const char *description;    /* all of this in whole sentences */
} TapisPlayerState;

/* Signals:
 *
 *   changed ()  the state is another
 *   cried ()    the player cries something, maybe the same once more
 */
const TapisPlayerState *tapis_player_get_state (TapisPlayer *self);

G_END_DECLS
