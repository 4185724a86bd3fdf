/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What games of hand, rows and one pile tell and refuse alike: events and
 * reasons for a refusal, in the lists from which the rules' tables are made. */

#pragma once

#include "engine/cg-rules.h"

G_BEGIN_DECLS

/** What these games tell, after all games' events: see CgRules.events. Theirs
 * begin at %SHEDDING_EVENT_GAME. */
#define SHEDDING_EVENTS(X)                                                    \
  /* seat: cards[0] to the table, cards[1] to the hand */                     \
  X (EXCHANGED, "exchanged", .cards = 2)                                      \
  /* seat */                                                                  \
  X (READY, "ready")                                                          \
  /* seat, count cards; rank: why, the rank laid */                           \
  X (BURNT, "burnt")                                                          \
  /* seat, count; other: who made it do so, or CG_NO_SEAT */                  \
  X (PICKED_UP, "picked-up", .of_two = TRUE, .or_one = TRUE)                  \
  /* seat, count face-up cards into the hand */                               \
  X (TOOK_UP, "took-up")                                                      \
  /* seat, cards[0] from the face-down row */                                 \
  X (FLIPPED, "flipped", .cards = 1, .reveals = TRUE)                         \
  /* seat; rank or lower next */                                              \
  X (DEMANDS_LOW, "demands-low")                                              \
  /* seat: who loses the turn; other: who made it so */                       \
  X (SKIPPED, "skipped", .of_two = TRUE, .or_one = TRUE)                      \
  /* seat attacks other */                                                    \
  X (ATTACKED, "attacked", .of_two = TRUE)                                    \
  /* seat has answered the attack of other */                                 \
  X (ANSWERED, "answered", .of_two = TRUE)

enum
{
  SHEDDING_EVENT_FIRST = CG_EVENT_GAME - 1,
#define SHEDDING_EVENT(NAME, ...) SHEDDING_EVENT_##NAME,
  SHEDDING_EVENTS (SHEDDING_EVENT)
#undef SHEDDING_EVENT
  SHEDDING_EVENT_GAME,
};

/** And why they refuse a move; see CgRules.refusals. */
#define SHEDDING_REFUSALS(X)                                                  \
  /* `card` is not among the face-up cards */                                 \
  X (NOT_FACE_UP, "not-face-up")                                              \
  /* an exchange of two equal cards */                                        \
  X (SAME_CARD, "same-card")                                                  \
  /* `rank` or higher is asked for */                                         \
  X (TOO_LOW, "too-low")                                                      \
  /* `rank` or lower is asked for */                                          \
  X (TOO_HIGH, "too-high")                                                    \
  /* only an answer to the attack is legal */                                 \
  X (ANSWER_ATTACK, "answer-attack")                                          \
  /* cards laid together must be equal */                                     \
  X (DIFFERENT_RANKS, "different-ranks")                                      \
  /* a joker is laid alone */                                                 \
  X (JOKER_ALONE, "joker-alone")                                              \
  /* no pick-up while a card can be laid */                                   \
  X (MUST_LAY, "must-lay")                                                    \
  /* the pile is empty */                                                     \
  X (NOTHING_TO_PICK_UP, "nothing-to-pick-up")                                \
  /* face-down cards only with an empty hand */                               \
  X (HAND_FIRST, "hand-first")                                                \
  /* no face-down card there any more */                                      \
  X (NO_SUCH_CARD, "no-such-card")                                            \
  /* another player must be named */                                          \
  X (ONESELF, "oneself")                                                      \
  /* that player has left the game */                                         \
  X (SEAT_IS_OUT, "seat-is-out")

enum
{
  SHEDDING_REFUSE_FIRST = CG_REFUSE_GAME - 1,
#define SHEDDING_REFUSE(NAME, ...) SHEDDING_REFUSE_##NAME,
  SHEDDING_REFUSALS (SHEDDING_REFUSE)
#undef SHEDDING_REFUSE
  SHEDDING_REFUSE_GAME,
};

G_END_DECLS
