/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player at the table, a person or the computer, as the viewer of the game
 * sees them. Only the game changes a player. */

#pragma once

#include "tapis-pile.h"
#include "tapis-tokens.h"

G_BEGIN_DECLS

/** Who will sit at a seat, as it was chosen before the game. The strings are
 * borrowed. */
typedef struct
{
  gboolean    person; /* FALSE: the computer plays */
  const char *level;  /* the id of the computer player; %NULL: "easy" */
  const char *name;   /* the player's name; %NULL: the name of the avatar */
  const char *avatar; /* the id of the avatar: "fox" …; %NULL: one that no other
                       * player has */
  const char *gender; /* of a person, as TapisPerson.gender; or %NULL */
} TapisSeat;

/** The ids of the avatars, the animals that stand for players; ended by
 * %NULL. */
extern const char *const tapis_avatars[];

#define TAPIS_TYPE_PLAYER (tapis_player_get_type ())
G_DECLARE_FINAL_TYPE (TapisPlayer, tapis_player, TAPIS, PLAYER, GObject)

/** What the table shows of a player now. The player owns the strings and the
 * piles. */
typedef struct
{
  /* The fields up to @won never change during a game. */
  int         seat;
  const char *name;   /* the animal's name, such as "Fox", or the person's
                       * name */
  const char *avatar; /* the id of the avatar: one of tapis_avatars, or
                       * "person" */
  gboolean    person; /* FALSE: the computer plays */
  const char *level;  /* the id of the computer player; %NULL: a person */
  const char *gender; /* of a person: the gender they have chosen, or %NULL */

  /* The player's piles. %NULL: the game has no such pile. @won: the captured
   * cards; %NULL also if the rules keep secret how many they are. */
  TapisPile *hand;
  TapisPile *up;
  TapisPile *down;
  TapisPile *won;

  const char *partner;        /* the avatar of this player's partner; %NULL: the
                               * player has none */
  gboolean    is_viewer;      /* the table is shown as this player sees it */
  guint       n_cards;        /* how many cards the player has yet to play:
                               * cg_cards_held() */
  gboolean    to_move;
  gboolean    in_play;        /* the player still plays: is not out */
  guint       place;          /* the player's place in the result, 1-based; 0
                               * during the game */
  gboolean    targetable;     /* the viewer's move can name this player now */
  const char *target_refusal; /* why the viewer's move cannot name this player,
                               * a sentence; or %NULL */
  gboolean    attacked;       /* the player must answer an attack now */
  gboolean    hinted;         /* the last hint says to name this player */
  int         score;          /* the player's score; 0 if the game keeps no
                               * score */
  const char *score_text;     /* the score in words: "118 points"; %NULL if the
                               * game keeps no score */
  gboolean    has_tokens;     /* the score lies before the player as tokens
                               * (coins) */
  TapisTokens tokens;         /* if @has_tokens: the tokens */
  const char *cry;            /* the words that the player calls out, shown in a
                               * bubble beside them; or %NULL */
  gboolean    cry_is_great;   /* the player calls it out at a great moment */
  const char *description;    /* everything above in whole sentences */
} TapisPlayerState;

/* Signals:
 *
 *   changed ()  the state has changed
 *   cried ()    the words in the bubble were set, perhaps to the same as before
 */
const TapisPlayerState *tapis_player_get_state (TapisPlayer *self);

G_END_DECLS
