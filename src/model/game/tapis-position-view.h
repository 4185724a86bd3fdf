/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The view of a position: what one player, the viewer, may do in it. A view is
 * a plain value without objects, and is made once for each position, viewer and
 * selection. Everything that a person can do is decided by reading it: choosing
 * and laying cards, the reasons why not, dragging, forced moves, warnings and
 * buttons.
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
  CgMove  moves[CG_MAX_MOVES]; /* in ascending order */
  GArray *uses;                /* owned: of TapisUse, the cards that the first
                                * move uses, then those of the second, and so
                                * on; empty until they are needed */
  guint   ends[CG_MAX_MOVES];  /* by move: the index in @uses after its last
                                * card */
} TapisLegal;

/** Who makes the moves of a game. */
typedef enum
{
  MODE_PLAY,   /* the players make the moves */
  MODE_LESSON, /* a lesson: computer players wait until the lesson plays their
                * moves */
  MODE_REPLAY, /* a recorded game is shown: nobody makes moves */
} TapisMode;

/** The phase of a game: what the table waits for. */
typedef enum
{
  PHASE_OTHER,      /* the table waits for a move of a seat that is not the
                     * viewer's */
  PHASE_WATCHING,   /* the table waits for a computer player, and every person
                     * is out: the rest of the game can be skipped */
  PHASE_HURRYING,   /* computer players play while the rest of the game is
                     * skipped: there are no pauses */
  PHASE_ASKED,      /* the table waits for the viewer's move */
  PHASE_CHOOSING,   /* the table waits for the viewer to choose one of the
                     * several moves that the selected cards make */
  PHASE_HELD,       /* it is the viewer's turn, but a lesson makes the viewer
                     * wait */
  PHASE_ROUND_OVER, /* a round is over: the table waits for the next deal of the
                     * match */
  PHASE_OVER,       /* the game, or the whole match, is over */
  PHASE_REPLAYED,   /* a position of a replay is shown: nobody plays */
} TapisPhase;

/** What a view is made from. Everything is borrowed, and @state must not change
 * as long as the view is read. */
typedef struct
{
  const TapisGameKind *kind;
  const CgState  *state;
  TapisMode       mode;
  int             viewer;
  gboolean        held;     /* the viewer must wait although it is their turn */
  guint           persons;  /* bit n: a person plays at seat n */
  const TapisUse *chosen;   /* the selected cards, in the order in which they
                             * were selected */
  guint           n_chosen; /* how many cards are in @chosen, at most
                             * TAPIS_MAX_USES - 1 */
} TapisPosition;

/** What some cards make when they are laid together. */
typedef struct
{
  CgMove      move;      /* the move; CG_NO_MOVE: the cards make no move, or
                          * several */
  gboolean    legal;     /* TRUE if @move is legal, or if there is a choice
                          * among legal moves */
  guint       n_choices; /* how many legal moves the cards make if the person
                          * has to choose one of them, such as the number of a
                          * joker; 0: there is nothing to choose */
  CgMove      choice;    /* one of the moves to choose from, or CG_NO_MOVE */
  CgRefusal   refusal;   /* why @move is not legal */
  const char *sentence;  /* a sentence marked with N_() that says why the cards
                          * make no move; NULL: there is no reason to tell */
} TapisMade;

/** What the viewer may do with one card. */
typedef struct
{
  TapisUse  use;      /* the card */
  gboolean  playable; /* the card can be chosen or laid in addition to the
                       * selected cards */
  gboolean  instead;  /* the card can be chosen or laid only if the selected
                       * cards are unselected first */
  TapisMade made;     /* what the card makes together with the selected cards */
} TapisViewedCard;

/** The view of a position. What it says about cards, moves and choices is valid
 * only in the phase PHASE_ASKED: in every other phase the viewer can do
 * nothing. */
typedef struct
{
  /* The next three fields are what the view was made from. */
  TapisPosition     position; /* its field @chosen is NULL: the view has a copy
                               * of the selected cards */
  const TapisLegal *legal;    /* the legal moves, borrowed */
  TapisUse          chosen[TAPIS_MAX_USES];

  /* The fields from here on are what the view says about the position. */
  int           to_move;  /* the seat to move, or CG_NO_SEAT */
  TapisPhase    phase;    /* the phase that follows from the position: never
                           * PHASE_CHOOSING or PHASE_HURRYING, because only a
                           * person begins those */
  guint32       reach;    /* bit n: the viewer may try to play the cards of zone
                           * n that lie in the middle of the table or belong to
                           * the viewer */
  gboolean      one_only; /* choosing a card unselects the other cards of its
                           * zone */
  gboolean      naming;   /* every move names a player */
  TapisForced   forced;   /* what the game does with the only legal move,
                           * legal->moves[0]; TAPIS_FORCED_NOT if there are
                           * several */
  TapisMade     made;     /* what the selected cards make */
  guint         n_cards;
  TapisViewedCard cards[CG_MAX_ZONE]; /* the cards of the zones in @reach; of
                                     * equal cards of a hand only one */
} TapisPositionView;

/** tapis_legal_fill() fills @legal with the legal moves of @state; before the
 * first call all bytes of @legal must be zero. tapis_legal_clear() frees what
 * @legal owns. */
void tapis_legal_fill  (TapisLegal *legal, const TapisGameKind *kind,
                        const CgState *state);
void tapis_legal_clear (TapisLegal *legal);

/** Returns the index of @move among the legal moves, or -1. */
int tapis_legal_find (const TapisLegal *legal, CgMove move);

/** Returns what the game does with the only legal move in @state;
 * TAPIS_FORCED_NOT if there are several moves, or none. */
TapisForced tapis_legal_forced (const TapisLegal *legal, const CgState *state);

/** Writes the view of @position to @view. @legal: the legal moves of the
 * position's state; it must not change as long as @view is read. */
void tapis_position_view_make (TapisPositionView   *view,
                               const TapisPosition *position,
                               TapisLegal          *legal);

/** Returns what the viewer may do with the card @use; NULL if the card is not
 * in reach, or if the viewer may do nothing. */
const TapisViewedCard *tapis_position_view_find (const TapisPositionView *view,
                                               const TapisUse *use);

/** Writes to @out the cards that would be selected after the card @extra is
 * selected, too (NULL: those that are selected now), and returns how many there
 * are. */
guint tapis_position_view_list (const TapisPositionView *view,
                                const TapisUse *extra,
                                TapisUse out[TAPIS_MAX_USES]);

/** Returns what the @n cards @uses make. */
TapisMade tapis_position_view_try (const TapisPositionView *view,
                                   const TapisUse *uses, guint n);

/** Returns how many cards the smallest of the legal moves with the card @use
 * needs; 0: no legal move uses the card. */
guint tapis_position_view_count (const TapisPositionView *view,
                                 const TapisUse *use);

/** Returns whether the card @use can be the one that a move names as @by:
 * unknown places and hidden cards match any. */
gboolean tapis_use_matches (const TapisUse *use, const TapisUse *by);

/** Returns how many legal moves use the card @use. */
guint tapis_position_view_count_moves (const TapisPositionView *view,
                                       const TapisUse *use);

/** Returns whether @zone is a hand. A card in a hand is identified by which
 * card it is, a card in any other zone by its place. */
gboolean tapis_zone_is_hand (const CgRules *rules, guint zone);

/** Returns @card; if @card is a joker that stands for a number, returns the
 * plain joker. */
CgCard tapis_card_without_number (CgCard card);

/* --- what a move would do ------------------------------------------------- */

/** Returns whether the card @use leaves nothing to be chosen: only one legal
 * move uses the card, that move needs no other card, and no player is to be
 * named after it. Sets @move to that move. */
gboolean tapis_position_view_is_plain (const TapisPositionView *view,
                                       const TapisUse *use, CgMove *move);

/** tapis_position_view_aims() returns whether @move, which must be legal, hits
 * the player of @seat. Sets @name to the move that names that player
 * afterwards, or to CG_NO_MOVE if @move hits them by itself.
 * tapis_position_view_hits() returns whether @move hits anybody. */
gboolean tapis_position_view_aims (const TapisPositionView *view, CgMove move,
                                   int seat, CgMove *name);
gboolean tapis_position_view_hits (const TapisPositionView *view, CgMove move);

/** Returns a warning, marked with N_(), if the legal @move loses or gives
 * something up, so that the person should be asked once more; NULL if it does
 * not. */
const char *tapis_position_view_risk (const TapisPositionView *view,
                                      CgMove move);

G_END_DECLS
