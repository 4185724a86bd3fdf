/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A search over information sets, for any game: what a seat cannot know is
 * dealt anew for each simulation, and the seats' decisions are learnt in trees
 * of what each of them sees. Knows no game; what a game knows about itself is
 * its CgSearchKnowledge. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** What a seat sees of a move that it does not see. */
#define CG_UNSEEN (CG_NO_MOVE - 1)

/** What a game tells the search. The functions get full states; they must not
 * allocate, and playout and evaluate are called for every simulation. */
typedef struct
{
  /* How many simulations do, unless more or fewer are asked for. */
  guint simulations;

  /* How many moves a playout goes on before the position is judged. */
  guint plies;

  /* How readily other moves than the best so far are tried: values are from 0
   * to 1. */
  float exploration;

  /* How much the move that playout chooses is tried before the others; it
   * fades with the visits. */
  float bias;

  /* Leaves of moves that come to the same (cards that differ only in their
   * suits …) only the first, and at least one; keeps the order. Gets redacted
   * states as well as full ones. May be NULL. */
  guint (*prune) (const CgState *state,
                  CgMove        *moves,
                  guint          n_moves);

  /* A sensible legal move, well below a microsecond; not always the same where
   * several are sensible. NULL: any move. */
  CgMove (*playout) (const CgState *state,
                     CgRandom      *random);

  /* Deals what a redacted state hides anew, as CgRules.resample does but as
   * @seat would guess rather than as it may be: what others have done tells of
   * their cards too. It may put aside what the search need not know, and is
   * not called for open ones. NULL: resample. */
  void (*imagine) (CgState  *redacted,
                   int       seat,
                   CgRandom *random);

  /* What each seat may expect of the game, or of the round in a match of
   * rounds: 0 (nothing) to 1. Also when the round or the game is over. */
  void (*evaluate) (const CgState *state,
                    float          value[CG_MAX_SEATS]);

  /* Whether the game goes on for so long that the thoughtful player's move is
   * good enough: where it loses patience too the game comes to its end, and
   * two that look ahead do not pass the same cards to and fro for ever. NULL:
   * never. */
  gboolean (*tires) (const CgState *redacted,
                     CgRandom      *random);

  /* For games in which a move may be hidden from others. What @seat, another
   * than the one that moved, sees of @move before it is played: @move, or
   * CG_UNSEEN. NULL: everybody sees every move. */
  CgMove (*observe) (const CgState *before,
                     CgMove         move,
                     int            seat);

  /* What came to light by the move before, for all seats, as a number that
   * differs where it differs; 0: nothing. NULL with observe. */
  guint32 (*reveal) (const CgState *before,
                     const CgState *after);

  /* With reveal: what has come to light less often than this is not searched
   * beyond, but played out and judged. Simulations then end nowhere else
   * within the tree. */
  guint patience;

  /* Whether the others choose at the same time as the seat to move: then the
   * best is to mix. NULL: never. */
  gboolean (*is_simultaneous) (const CgState *state);

  /* Where seats that choose at the same time do so one after the other: takes
   * back, in a state redacted for @seat, the choices of the others that it has
   * not seen. They are then searched too, and not taken for chance. NULL: there
   * are none. */
  void (*rewind) (CgState *redacted,
                  int      seat);
} CgSearchKnowledge;

/** What is asked of a search. */
typedef struct
{
  guint64     seed;
  guint       simulations; /* 0: as many as do for the game */
  const gint *cancel;      /* atomic; other than 0: end at once; or %NULL */
  CgMove      asked;       /* a legal move that is to be judged whether or not
                            * it is tried often, or %CG_NO_MOVE */
  gboolean    open;        /* for measuring only: the state is a full one, and
                            * everybody's cards are seen */
} CgSearchQuestion;

/** What a search has found. */
typedef struct
{
  CgMove move;
  float  value;       /* what the seat may expect with it, 0 … 1 */
  float  asked;       /* ... and with the move that was asked about */
  guint  simulations; /* that were made */
} CgSearchResult;

/** Searches for the seat to move of @redacted, a state redacted for it. The
 * same arguments give the same result, unless it was cancelled. */
void cg_search (const CgRules           *rules,
                const CgSearchKnowledge *knowledge,
                const CgState           *redacted,
                const CgSearchQuestion  *question,
                CgSearchResult          *result);

G_END_DECLS
