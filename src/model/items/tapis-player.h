/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A player at the table, either a person or the computer. The state is what the
 * viewer of the game sees. Only the game changes a player. */

#pragma once

#include "tapis-pile.h"
#include "tapis-tokens.h"

/** Who plays at a seat, as it was chosen before the game. The strings are
 * borrowed. */
typedef struct
{
  gboolean    person; /* FALSE if the computer plays */
  const char *level;  /* the id of the level of the computer player; %NULL for
                       * "easy" */
  const char *name;   /* the player's name; %NULL for the name of the avatar */
  const char *avatar; /* the id of the avatar: "fox" …; %NULL for an avatar that
                       * no other player has, if there is one */
  const char *gender; /* the gender of a person, see TapisPerson.gender; or
                       * %NULL */
} TapisSeat;

/** The ids of the avatars, which are animals; ended by %NULL. */
extern const char *const tapis_avatars[];

#define TAPIS_TYPE_PLAYER (tapis_player_get_type ())
G_DECLARE_FINAL_TYPE (TapisPlayer, tapis_player, TAPIS, PLAYER, GObject)

/** The greatest number of cards in a hand that the viewer can know. */
#define TAPIS_MOST_KNOWN 128

/** What the table shows of a player now. The player owns the strings and the
 * piles. */
typedef struct
{
  /* The fields from here to @won never change during a game. */
  int         seat;
  const char *name;   /* the person's name, or that of the avatar, such as "Fox"
                       */
  const char *avatar; /* the id of the avatar: one of tapis_avatars, or
                       * "person" */
  gboolean    person; /* FALSE if the computer plays */
  const char *level;  /* the id of the level of the computer player; %NULL for a
                       * person */
  const char *gender; /* the gender that a person has chosen, or %NULL */

  /* The player's piles; %NULL if the game has no such pile. @won has the
   * captured cards; it is also %NULL if the rules keep secret how many they
   * are. */
  TapisPile *hand;
  TapisPile *up;
  TapisPile *down;
  TapisPile *won;

  const char *partner;        /* the avatar of this player's partner; %NULL if
                               * there is none */
  gboolean    is_viewer;      /* the table is shown from this player's point of
                               * view */
  guint       n_cards;        /* how many cards the player has yet to play, see
                               * cg_cards_held() */
  guint       n_known;        /* the number of cards in @known */
  CgCard      known[TAPIS_MOST_KNOWN]; /* the cards in this player's hand that
                                        * the viewer knows, in the order of a
                                        * hand; none unless
                                        * tapis_game_show_known() was called */
  gboolean    to_move;
  gboolean    in_play;        /* the player still plays and is not out */
  guint       place;          /* the player's place in the result, 1-based; 0
                               * until the game or match is over */
  gboolean    targetable;     /* the viewer can name this player with a move now
                               */
  const char *target_refusal; /* why the viewer cannot name this player now, as
                               * a sentence; or %NULL */
  gboolean    attacked;       /* the player must answer an attack now */
  gboolean    hinted;         /* the last hint advises naming this player */
  int         score;          /* the player's score; 0 if the game keeps no
                               * score */
  const char *score_text;     /* the score in words: "118 points"; %NULL if the
                               * game keeps no score */
  gboolean    has_tokens;     /* the score is shown as tokens (coins) in front
                               * of the player */
  TapisTokens tokens;         /* the tokens, if @has_tokens is TRUE */
  const char *cry;            /* the words that the player calls out, shown in a
                               * bubble beside the player; or %NULL */
  gboolean    cry_is_great;   /* the bubble belongs to a great moment */
  const char *description;    /* sentences about the player for a screen reader
                               */
} TapisPlayerState;

/* Signals:
 *
 *   changed ()  the state has changed
 *   cried ()    @cry was set, perhaps to the same words as before */
const TapisPlayerState *tapis_player_get_state (TapisPlayer *self);
