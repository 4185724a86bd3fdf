/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of a position: what one player, the viewer, may do in it. It is a
 * plain value without objects, and is made once for each position, viewer and
 * selection. Choosing and laying cards, the reasons why not, dragging, forced
 * moves, warnings and buttons all read it.
 *
 *   tapis-position-view.c   making and reading the view
 *   tapis-position-ahead.c  what a move would do, found out when somebody asks
 */

#pragma once

#include "tapis-game-kind.h"

G_BEGIN_DECLS

/** The legal moves of a position, and the cards that each of them uses. */
typedef struct
{
  const TapisGameKind *kind;
  guint   n_moves;
  CgMove  moves[CG_MAX_MOVES]; /* ascending */
  GArray *uses;                /* owned: of TapisUse, those of all moves one
                                * after the other; empty until it is needed */
  guint   ends[CG_MAX_MOVES];  /* by move: where its uses end in @uses */
} TapisLegal;

/** Who moves a game on. */
typedef enum
{
  MODE_PLAY,   /* its players */
  MODE_LESSON, /* a lesson: computer players wait until they are told */
  MODE_REPLAY, /* somebody who looks at a recorded game: nobody plays */
} TapisMode;

/** What the table waits for. */
typedef enum
{
  PHASE_OTHER,      /* a move of a seat that is not the viewer's */
  PHASE_WATCHING,   /* the same, and every person is out: this can be skipped */
  PHASE_HURRYING,   /* the same, and this is skipped: nobody waits */
  PHASE_ASKED,      /* the viewer's move */
  PHASE_CHOOSING,   /* the viewer's choice among the moves that the selection
                     * makes */
  PHASE_HELD,       /* the viewer's move, but the viewer must wait */
  PHASE_ROUND_OVER, /* the next deal of a match */
  PHASE_OVER,       /* nothing: the game, or the match, is over */
  PHASE_REPLAYED,   /* nothing: a position of a replay */
} TapisPhase;

/** What a view is made from. All of it is borrowed, and the state must not
 * change as long as the view is read. */
typedef struct
{
  const TapisGameKind *kind;
  const CgState  *state;
  TapisMode       mode;
  int             viewer;
  gboolean        held;     /* the viewer must wait although it is their turn */
  guint           persons;  /* bit n: a person plays at seat n */
  const TapisUse *chosen;   /* the selected cards, in the order of choice … */
  guint           n_chosen; /* … at most TAPIS_MAX_USES - 1 */
} TapisPosition;

/** What some cards make when they are laid together. */
typedef struct
{
  CgMove      move;      /* the move, or CG_NO_MOVE where they make none, or
                          * several */
  gboolean    legal;     /* @move is legal, or @n_choices is not 0 */
  guint       n_choices; /* among how many legal moves the person has to choose;
                          * 0: there is nothing to choose */
  CgMove      choice;    /* one of these, or CG_NO_MOVE */
  CgRefusal   refusal;   /* why @move is not legal */
  const char *sentence;  /* N_(): why they make no move; NULL: no reason */
} TapisMade;

/** What the viewer may do with one card. */
typedef struct
{
  TapisUse  use;      /* which card it is */
  gboolean  playable; /* it can be chosen, or laid, beside what is chosen */
  gboolean  instead;  /* it can only after what is chosen was let go */
  TapisMade made;     /* what it makes together with what is chosen */
} TapisCardView;

/** The view. What it says of cards, moves and choices is valid only in the
 * phase PHASE_ASKED: in every other phase the viewer can do nothing. */
typedef struct
{
  /* what it was made from */
  TapisPosition     position; /* its field @chosen is NULL: see below */
  const TapisLegal *legal;    /* borrowed */
  TapisUse          chosen[TAPIS_MAX_USES];

  /* what it says */
  int           to_move;  /* a seat, or CG_NO_SEAT */
  TapisPhase    phase;    /* never PHASE_CHOOSING or PHASE_HURRYING, which a
                           * person begins */
  guint32       reach;    /* bit n: the viewer may try the cards of zone n, of
                           * their own or in the middle */
  gboolean      one_only; /* choosing a card lets go the others of its zone */
  gboolean      naming;   /* every move names a player */
  TapisForced   forced;   /* what the only legal move is, legal->moves[0];
                           * TAPIS_FORCED_NOT where there are several */
  TapisMade     made;     /* what the selection makes */
  guint         n_cards;
  TapisCardView cards[CG_MAX_ZONE]; /* those in reach, equal ones once */
} TapisPositionView;

/** Fills @legal, which is all zeroes at first, with the moves of @state; and
 * frees what @legal owns. */
void tapis_legal_fill  (TapisLegal *legal, const TapisGameKind *kind,
                        const CgState *state);
void tapis_legal_clear (TapisLegal *legal);

/** The index of @move among the legal ones, or -1. */
int tapis_legal_find (const TapisLegal *legal, CgMove move);

/** What the only legal move in @state is; see TapisPositionView.forced. */
TapisForced tapis_legal_forced (const TapisLegal *legal, const CgState *state);

/** Makes the view of @position. @legal has the moves of its state, and must not
 * change as long as @view is read. */
void tapis_position_view_make (TapisPositionView   *view,
                               const TapisPosition *position,
                               TapisLegal          *legal);

/** What the viewer may do with the card @use; NULL where it is out of reach or
 * the viewer may do nothing. */
const TapisCardView *tapis_position_view_find (const TapisPositionView *view,
                                               const TapisUse *use);

/** Writes to @out the cards that are chosen if the card @extra is chosen, too
 * (NULL: the cards that are chosen now), and returns how many they are. */
guint tapis_position_view_list (const TapisPositionView *view,
                                const TapisUse *extra,
                                TapisUse out[TAPIS_MAX_USES]);

/** What the @n cards @uses make. */
TapisMade tapis_position_view_try (const TapisPositionView *view,
                                   const TapisUse *uses, guint n);

/** How many cards the smallest legal move uses that uses the card @use; 0:
 * there is no such move. */
guint tapis_position_view_count (const TapisPositionView *view,
                                 const TapisUse *use);

/** Whether the card @use can be what a move means by @by. */
gboolean tapis_use_matches (const TapisUse *use, const TapisUse *by);

/** How many legal moves use the card @use. */
guint tapis_position_view_count_moves (const TapisPositionView *view,
                                       const TapisUse *use);

/** Whether @zone is a hand. The cards of a hand are told apart by which cards
 * they are, those of every other zone by where they lie. */
gboolean tapis_zone_is_hand (const CgRules *rules, guint zone);

/** @card, or the plain joker if @card is a joker that stands for a number. */
CgCard tapis_card_without_number (CgCard card);

/* --- what a move would do ------------------------------------------------- */

/** Whether the card @use leaves nothing to be chosen: it makes exactly one
 * legal move, makes it alone, and no player is named after it. @move receives
 * that move. */
gboolean tapis_position_view_is_plain (const TapisPositionView *view,
                                       const TapisUse *use, CgMove *move);

/** Whether the legal @move hits the player of @seat. @name receives the move
 * that names that player afterwards, or CG_NO_MOVE where @move hits them by
 * itself. And whether @move hits anybody. */
gboolean tapis_position_view_aims (const TapisPositionView *view, CgMove move,
                                   int seat, CgMove *name);
gboolean tapis_position_view_hits (const TapisPositionView *view, CgMove move);

/** Why the person should be asked again before the legal @move, because it
 * loses or gives something up: N_(), or NULL. */
const char *tapis_position_view_risk (const TapisPositionView *view,
                                      CgMove move);

G_END_DECLS
