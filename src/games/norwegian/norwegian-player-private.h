/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the computer players of Bataille norvégienne think: what
 * shedding-player.h says of such games, filled in from a redacted state, and
 * what only this game teaches. Reads states and changes nothing; what is legal is the rules' to
 * say. */

#pragma once

#include "norwegian-rules.h"
#include "norwegian-player.h"

G_BEGIN_DECLS

extern const ShedWeights norwegian_weights;

void norwegian_view_table (ShedTable     *t,
                           const CgState *redacted,
                           const CgMove  *moves,
                           guint          n_moves);

void norwegian_view_move (const ShedTable *t,
                          CgMove           move,
                          ShedLay         *lay);

/** The rules of thumb for a move in turn. */
extern const ShedGame norwegian_game;

/** CgSearchKnowledge.prune, for the learner too: of lays of as many cards of a
 * rank one stands for all. What no player of sense does is not there: not to
 * win at once, to lose by a last ten where anything else goes, a strong card
 * taken from the row for a weaker one. */
guint norwegian_prune (const CgState *state,
                       CgMove        *moves,
                       guint          n_moves);

/** Whether threes copy, rather than pass the hands on. */
gboolean norwegian_threes_copy (const NorwegianState *s);

/** The seat in play @steps further in that direction. */
int norwegian_seat_after (const NorwegianState *s,
                          int                   seat,
                          guint                 steps,
                          gboolean              reversed);

/** The cards (bits of a #CgSet) that go on an effective @top with the demand
 * @suits, and those that answer an ace (BN-26). */
guint64 norwegian_followers (const NorwegianState *s,
                             guint                 top,
                             guint                 suits);
guint64 norwegian_answers   (const NorwegianState *s);

G_END_DECLS
