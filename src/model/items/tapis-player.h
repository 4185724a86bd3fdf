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

/* Properties, all read-only from outside:
 *
 *   seat        int
 *   name        string: "Fox", or the person's name
 *   avatar      string: fox owl hare badger heron otter lynx hedgehog swift
 *               toad
 *   person      boolean
 *   level       string: the computer player's id, or NULL
 *   is-viewer   boolean: the table is seen with these eyes
 *   n-cards     uint: all the cards still to get rid of
 *   to-move     boolean
 *   in-play     boolean: has not left the game
 *   place       uint: the place in the result, 0 while it is open
 *   targetable  boolean: may be named now
 *   target-refusal  string: why not, or NULL
 *   attacked    boolean: must answer an attack now
 *   hinted      boolean: the hint is to name this player
 *   wins        uint: games won in this sitting
 *   score       int: points so far, 0 where the game keeps none
 *   score-text  string: the same in words, "118 points"; NULL where the game
 *               keeps none
 *   cry         string: the last thing they did, short ("picks up!"), or NULL
 *   description string: all of this in whole sentences
 *   hand, up, down, won  TapisPile: NULL where the game has no such place;
 *               won: a heap of their own, of cards taken, where all may see
 *               how large it is
 */
int         tapis_player_get_seat           (TapisPlayer *self);
const char *tapis_player_get_name           (TapisPlayer *self);
const char *tapis_player_get_avatar         (TapisPlayer *self);
gboolean    tapis_player_get_person         (TapisPlayer *self);
const char *tapis_player_get_level          (TapisPlayer *self);
gboolean    tapis_player_get_is_viewer      (TapisPlayer *self);
guint       tapis_player_get_n_cards        (TapisPlayer *self);
gboolean    tapis_player_get_to_move        (TapisPlayer *self);
gboolean    tapis_player_get_in_play        (TapisPlayer *self);
guint       tapis_player_get_place          (TapisPlayer *self);
gboolean    tapis_player_get_targetable     (TapisPlayer *self);
const char *tapis_player_get_target_refusal (TapisPlayer *self);
gboolean    tapis_player_get_attacked       (TapisPlayer *self);
gboolean    tapis_player_get_hinted         (TapisPlayer *self);
guint       tapis_player_get_wins           (TapisPlayer *self);
int         tapis_player_get_score          (TapisPlayer *self);
const char *tapis_player_get_score_text     (TapisPlayer *self);

/** The score as tokens that lie before the player; %FALSE in a game without.
 * Not a property: it changes with the score. */
gboolean tapis_player_get_tokens (TapisPlayer *self,
                                  TapisTokens *tokens);

const char *tapis_player_get_cry            (TapisPlayer *self);
const char *tapis_player_get_description    (TapisPlayer *self);
TapisPile * tapis_player_get_hand           (TapisPlayer *self);
TapisPile * tapis_player_get_up             (TapisPlayer *self);
TapisPile * tapis_player_get_down           (TapisPlayer *self);
TapisPile * tapis_player_get_won            (TapisPlayer *self);

G_END_DECLS
