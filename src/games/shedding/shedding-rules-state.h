/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the states of games of hand, rows and one pile begin with, and the rules
 * that look at nothing else: whose turn it is, who has left the game, what it
 * was set up with. Knows no rule that only one of these games has. */

#pragma once

#include "shedding-rules.h"

G_BEGIN_DECLS

#define SHED_MAX_SEATS 11
#define SHED_MAX_OPTIONS 13

/** All four cards of a rank, as bits of a #CgSet. */
#define SHED_RANK(rank) (G_GUINT64_CONSTANT (15) << ((rank) - 1) * 4)

/** The zones of all these games, in the order of CgRules.zones. */
enum
{
  SHEDDING_HAND,
  SHEDDING_UP,
  SHEDDING_DOWN,
  SHEDDING_STOCK,
  SHEDDING_PILE,
  SHEDDING_BURNT,
};

extern const CgZone shedding_zones[];

/** The phases that all have; a game's own begin at %SHEDDING_PHASE_GAME. */
enum
{
  SHEDDING_EXCHANGE, /* hand and face-up cards may change places */
  SHEDDING_PLAY,
  SHEDDING_ANSWER,   /* an attack by the seat that laid last */
  SHEDDING_NAME,     /* an attack has been laid: which seat does it hit? */
  SHEDDING_OVER,
  SHEDDING_PHASE_GAME,
};

/** The words for them in a position's text, in that order. */
#define SHEDDING_PHASE_WORDS "exchange", "play", "answer", "name", "over"

/* The members: see #ShedState. */
#define SHED_STATE_MEMBERS                                                    \
  /* the setup */                                                             \
  guint8 seats;                                                               \
  guint8 dealer;                                                              \
  guint8 option[SHED_MAX_OPTIONS]; /* in the order of CgRules.options */      \
                                                                              \
  /* whose turn */                                                            \
  guint8  phase;                                                              \
  gint8   to_move;  /* CG_NO_SEAT when over */                                \
  guint8  reversed; /* the direction has turned */                            \
  guint8  n_out;    /* who have got rid of their cards, ... */                \
  guint8  out[SHED_MAX_SEATS]; /* ... in that order */                        \
  guint16 active;   /* bit n: seat n is in play */                            \
  guint16 plies;    /* moves made; the game ends at CgRules.max_plies */      \
                                                                              \
  /* the middle */                                                            \
  guint8 top;       /* the rank that lies on top, 0 on an empty pile */       \
  guint8 run;       /* how many cards of one rank lie there in a row */       \
  guint8 n_stock;                                                             \
  guint8 n_pile;    /* lays */

typedef struct
{
  SHED_STATE_MEMBERS
} ShedState;

/** The first member of every struct CgState of these games: the members of
 * #ShedState by their names, and all of them as `shed`. */
#define SHED_STATE                                                            \
  union                                                                       \
  {                                                                           \
    ShedState shed;                                                           \
    struct { SHED_STATE_MEMBERS };                                            \
  }

static inline const ShedState *
shed_state (const CgState *state)
{
  return (const ShedState *) state;
}

/** Whether the seat to move has its turn, or an attack to answer. */
static inline gboolean
shed_has_turn (const ShedState *s)
{
  return s->phase == SHEDDING_PLAY || s->phase == SHEDDING_ANSWER;
}

/** CgRules.get_setup, CgRules.to_move, and CgRules.result where all who have
 * not got rid of their cards share the last place. */
void shed_get_setup (const CgState *state, CgSetup *setup);
int  shed_to_move   (const CgState *state);
void shed_result    (const CgState *state, CgResult *out);

/** The part of CgRules.clear that fills in these members, of a state that is
 * all zero. */
void shed_clear (const CgSetup *setup, ShedState *s);

/** CgField.settle of the field "out". */
const char *shed_settle_out (CgState *state, int seat);

/** %NULL, or why the seat to move cannot have to decide now; @fits: whether
 * the phase fits the rest of the position. */
const char *shed_check_turn (const ShedState *s, gboolean fits);

/** %NULL, or why the game should be over, or should not. @play_on: whether it
 * goes on when a seat has got rid of its cards. */
const char *shed_check_end (const CgRules *rules, const ShedState *s,
                            gboolean play_on);

/** Whether at most one seat is in play. */
static inline gboolean
shed_is_decided (const ShedState *s)
{
  return (s->active & (s->active - 1)) == 0;
}

/** The seat in play that is @steps seats in play, one or more, after @seat in
 * the direction of play. */
static inline int
shed_seat_after (const ShedState *s, int seat, guint steps, gboolean reversed)
{
  while (steps > 0)
    {
      if (reversed)
        seat = (seat == 0 ? s->seats : seat) - 1;
      else
        seat = seat + 1 == s->seats ? 0 : seat + 1;
      steps -= s->active >> seat & 1;
    }
  return seat;
}

/* --- what a move does: only to these members and to @events --------------- */

/** The attack of @layer hits @target. */
static inline void
shed_attack (ShedState *s, int layer, int target, CgEvents *events)
{
  s->phase = SHEDDING_ANSWER;
  s->to_move = (gint8) target;
  cg_events_add_other (events, SHEDDING_EVENT_ATTACKED, layer, target);
}

void shed_end_game (ShedState *s, CgEvents *events);

/** @seat takes the place @place, 1 or more. */
void shed_note_place (CgEvents *events, int seat, guint place);

/** @seat has got rid of all its cards. */
void shed_go_out (ShedState *s, int seat, CgEvents *events);

/* --- lays ----------------------------------------------------------------- */

/** The cards of one lay and who laid them: the move, and the seat in the low
 * four bits. */
typedef guint16 ShedLaid;

#define SHED_LAID(move, seat) ((ShedLaid) ((move) << 4 | (guint) (seat)))

static inline CgMove
shed_laid_move (ShedLaid laid)
{
  return laid >> 4;
}

static inline int
shed_laid_seat (ShedLaid laid)
{
  return laid & 15;
}

G_END_DECLS
