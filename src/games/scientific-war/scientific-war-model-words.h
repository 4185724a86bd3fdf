/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What TapisScientificWar says about the position. For its own files. */

#pragma once

#include "model/game/tapis-game-kind.h"

G_BEGIN_DECLS

/* scientific-war-words.c */
extern const TapisGameWords tapis_words_scientific_war;

/* The slots of TapisGameKind of these names. */
char *tapis_scientific_war_prompt             (const CgState *state,
                                               const char    *name);
char *tapis_scientific_war_demand             (const CgState *state);
char *tapis_scientific_war_demand_description (const CgState *state);
char *tapis_scientific_war_place_name         (TapisPlace     place,
                                               const char    *owner,
                                               guint          n);
char *tapis_scientific_war_place_description  (TapisGame     *game,
                                               TapisPlace     place);
char *tapis_scientific_war_place_caption      (TapisPlace     place,
                                               guint          n);
char *tapis_scientific_war_player_description (const CgState *redacted,
                                               int            seat,
                                               const char    *name);
char *tapis_scientific_war_advise             (const CgState     *state,
                                               CgMove             move,
                                               const char *const *names);
char *tapis_scientific_war_name_move          (const CgState     *state,
                                               CgMove             move,
                                               const char *const *names);
char *tapis_scientific_war_regret             (const CgState *before,
                                               CgMove         move,
                                               CgMove         better);
char *tapis_scientific_war_tell_top           (TapisGame *game);

/** What became of a trick, of which @event tells, short: "Fox takes 4 cards".
 * @name is the player's of the event, or %NULL: you; @joker: it came so by a
 * joker. %NULL for an event that tells no outcome. */
char *tapis_scientific_war_outcome (const CgEvent *event,
                                    const char    *name,
                                    gboolean       joker);

G_END_DECLS
