/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of a position: what the viewer may do in it. A view is a plain value
 * without objects; it is made once for each position, viewer and selection. The
 * view decides everything that a person can do: selecting and laying cards, the
 * reasons why a card cannot be used, dragging, forced moves, warnings and
 * buttons.
 *
 *   tapis-position-view.c   making and reading the view
 *   tapis-position-ahead.c  what a move would do, computed only when needed */

#pragma once

#include "tapis-game-kind.h"

/** The legal moves of a position, and the cards that each of them uses. */
typedef struct
{
  const TapisGameKind *kind;
  guint   n_moves;
  CgMove  moves[CG_MAX_MOVES]; /* in ascending order */
  GArray *uses;                /* owned: of TapisUse, the cards that the first
                                * move uses, then those of the second move, and
                                * so on; empty until they are needed */
  guint   ends[CG_MAX_MOVES];  /* by move: the index in @uses after its last
                                * card */
} TapisLegal;

/** Who makes the moves of a game. */
typedef enum
{
  MODE_PLAY,   /* the players make the moves */
  MODE_LESSON, /* computer players wait until a lesson plays their moves */
  MODE_REPLAY, /* a recorded game is shown, and nobody makes moves */
} TapisMode;

/** The phase of a game: what the table waits for. */
typedef enum
{
  PHASE_OTHER,      /* a move of a seat other than the viewer's */
  PHASE_WATCHING,   /* a computer player, after every person is out: the rest of
                     * the game can be skipped */
  PHASE_HURRYING,   /* nothing: computer players play without pauses, because
                     * the rest of the game is being skipped */
  PHASE_ASKED,      /* the viewer's move */
  PHASE_CHOOSING,   /* the viewer, who must choose one of several moves that the
                     * selected cards make */
  PHASE_HELD,       /* a lesson, which makes the viewer wait although it is
                     * their turn */
  PHASE_ROUND_OVER, /* the next deal of a match, after a round is over */
  PHASE_OVER,       /* nothing: the game or the whole match is over */
  PHASE_REPLAYED,   /* nothing: a replay shows a position in which a seat is to
                     * move */
} TapisPhase;

/** What a view is made from. Everything is borrowed. @state must not change as
 * long as the view is used. */
typedef struct
{
  const TapisGameKind *kind;
  const CgState  *state;
  TapisMode       mode;
  int             viewer;
  gboolean        held;     /* the viewer must wait although it is their turn */
  guint           persons;  /* bit n is set if a person plays at seat n */
  const TapisUse *chosen;   /* the selected cards, in the order in which they
                             * were selected */
  guint           n_chosen; /* the number of cards in @chosen, at most
                             * TAPIS_MAX_USES - 1 */
} TapisPosition;

/** What move, if any, a group of cards makes when they are laid together. */
typedef struct
{
  CgMove      move;      /* the move; CG_NO_MOVE if the cards make no move or
                          * several moves */
  gboolean    legal;     /* TRUE if @move is legal or @n_choices is not 0 */
  guint       n_choices; /* how many legal moves there are of which the person
                          * must choose one, such as the number of a joker; 0 if
                          * there is nothing to choose */
  CgMove      choice;    /* one of these moves, or CG_NO_MOVE */
  CgRefusal   refusal;   /* why @move is not legal; CG_LEGAL otherwise */
  const char *sentence;  /* why the cards make no move, a sentence marked with
                          * N_(); NULL if there is no reason to tell */
} TapisMade;

/** What the viewer may do with one card. */
typedef struct
{
  TapisUse  use;      /* the card */
  gboolean  playable; /* the card can be selected or laid in addition to the
                       * selected cards */
  gboolean  instead;  /* the card can be selected or laid only after the
                       * selected cards are unselected */
  TapisMade made;     /* what the card makes together with the selected cards */
} TapisViewedCard;

/** The view of a position. Its fields about cards, moves and choices are valid
 * only in the phase PHASE_ASKED: in every other phase the viewer can do
 * nothing. */
typedef struct
{
  /* The next three fields hold what the view was made from. */
  TapisPosition     position; /* its field @chosen is NULL, because the view has
                               * its own copy of the selected cards */
  const TapisLegal *legal;    /* the legal moves, borrowed */
  TapisUse          chosen[TAPIS_MAX_USES];

  /* The fields from here on are the result. */
  int           to_move;  /* the seat to move, or CG_NO_SEAT */
  TapisPhase    phase;    /* the phase that follows from the position; never
                           * PHASE_CHOOSING or PHASE_HURRYING, because a person
                           * begins these */
  guint32       reach;    /* bit n is set if the viewer may try to play those
                           * cards of zone n that are in the middle of the table
                           * or belong to the viewer */
  gboolean      one_only; /* selecting a card unselects the other cards of its
                           * zone */
  gboolean      naming;   /* the legal moves name a player */
  TapisMade     made;     /* what the selected cards make */
  guint         n_cards;
  TapisViewedCard cards[CG_MAX_ZONE]; /* the cards of the zones in @reach; equal
                                       * cards of a hand are listed once */
} TapisPositionView;

/** tapis_legal_fill() fills in @legal with the legal moves of @state; before
 * the first call all bytes of @legal must be zero. tapis_legal_clear() frees
 * what @legal owns. */
void tapis_legal_fill  (TapisLegal *legal, const TapisGameKind *kind,
                        const CgState *state);
void tapis_legal_clear (TapisLegal *legal);

/** Returns the index of @move in @legal, or -1 if it is not there. */
int tapis_legal_find (const TapisLegal *legal, CgMove move);

/** Returns what the game does with the only legal move in @state, or
 * TAPIS_FORCED_NOT if there are several moves or none. */
TapisForced tapis_legal_forced (const TapisLegal *legal, const CgState *state);

/** Fills in @view with the view of @position. @legal has the legal moves of the
 * position's state; it must not change as long as @view is used. */
void tapis_position_view_make (TapisPositionView   *view,
                               const TapisPosition *position,
                               TapisLegal          *legal);

/** Returns what the viewer may do with the card @use. Returns NULL if the
 * viewer may not try to play the card, or may do nothing. */
const TapisViewedCard *tapis_position_view_find (const TapisPositionView *view,
                                               const TapisUse *use);

/** Fills in @out with the cards that are selected after the card @extra is
 * selected as well; if @extra is NULL, with the cards that are selected now.
 * Returns how many there are. */
guint tapis_position_view_list (const TapisPositionView *view,
                                const TapisUse *extra,
                                TapisUse out[TAPIS_MAX_USES]);

/** Returns what the cards @uses make; @n is their number. */
TapisMade tapis_position_view_try (const TapisPositionView *view,
                                   const TapisUse *uses, guint n);

/** Returns the number of cards in the smallest legal move with the card @use,
 * or 0 if no legal move uses the card. */
guint tapis_position_view_count (const TapisPositionView *view,
                                 const TapisUse *use);

/** Returns whether the card @use can be the card that a move names as @by. A
 * position of -1 and a hidden card match any. */
gboolean tapis_use_matches (const TapisUse *use, const TapisUse *by);

/** Returns how many legal moves use the card @use. */
guint tapis_position_view_count_moves (const TapisPositionView *view,
                                       const TapisUse *use);

/** Returns whether @zone is a hand. A card in a hand is identified by its
 * CgCard, a card in any other zone by its position. */
gboolean tapis_zone_is_hand (const CgRules *rules, guint zone);

/** Returns @card, or CG_JOKER if @card is a joker with a declared number. */
CgCard tapis_card_without_number (CgCard card);

/* --- what a move would do ------------------------------------------------- */

/** Returns whether the card @use leaves nothing to choose: only one legal move
 * uses the card, that move needs no other card, and no player must be named
 * after it. Sets *@move to that move. */
gboolean tapis_position_view_is_plain (const TapisPositionView *view,
                                       const TapisUse *use, CgMove *move);

/** tapis_position_view_aims() returns whether the legal move @move hits the
 * player at @seat. It sets *@name to the move that must then name that player,
 * or to CG_NO_MOVE if @move hits them by itself. tapis_position_view_hits()
 * returns whether @move hits any player. */
gboolean tapis_position_view_aims (const TapisPositionView *view, CgMove move,
                                   int seat, CgMove *name);
gboolean tapis_position_view_hits (const TapisPositionView *view, CgMove move);

/** Returns a warning, marked with N_(), if the legal move @move loses the game
 * or gives something up, so that the person should be asked to confirm it.
 * Otherwise returns NULL. */
const char *tapis_position_view_risk (const TapisPositionView *view,
                                      CgMove move);
