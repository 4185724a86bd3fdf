/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What TapisNoddy says: see TapisGameKind for what is not told here. */

#pragma once

#include "model/game/tapis-game-kind.h"
#include "noddy-model-count.h"
#include "noddy-model-line.h"

G_BEGIN_DECLS

/* noddy-words.c */
extern const TapisGameWords tapis_words_noddy;

char *tapis_noddy_prompt             (const CgState *state,
                                      const char    *name);
char *tapis_noddy_demand             (const CgState *state);
char *tapis_noddy_demand_description (const CgState *state);
char *tapis_noddy_place_name         (TapisPlace  place,
                                      const char *owner,
                                      guint       n);
char *tapis_noddy_place_caption      (TapisPlace place,
                                      guint      n);
char *tapis_noddy_place_description  (TapisGame *game,
                                      TapisPlace place);
char *tapis_noddy_player_description (const CgState *state,
                                      int            seat,
                                      const char    *name);
guint tapis_noddy_actions            (const CgState  *state,
                                      const TapisUse *chosen,
                                      guint           n_chosen,
                                      CgMove          move,
                                      GPtrArray      *strings,
                                      TapisActionNow *out);
char *tapis_noddy_advise             (const CgState     *state,
                                      CgMove             move,
                                      const char *const *names);
char *tapis_noddy_name_move          (const CgState     *state,
                                      CgMove             move,
                                      const char *const *names);
char *tapis_noddy_regret             (const CgState *before,
                                      CgMove         move,
                                      CgMove         better);
char *tapis_noddy_tell_top           (TapisGame *game);
char *tapis_noddy_score_text         (int score);

/** "Fifteen", "Run of 3": a heading in a score sheet. */
char *tapis_noddy_heading (NoddyKind kind,
                           guint     n_cards);

/** A line of the sheet in a sentence. */
char *tapis_noddy_say_score (const TapisNoddyScore *score,
                             const char            *heading);

/** What is said of @cards that somebody calls @name and that are not found. */
char *tapis_noddy_say_verdict (TapisNoddyName    name,
                               TapisNoddyVerdict verdict,
                               const CgCard     *cards,
                               guint             n);

/** The label of the button that says @name, and what it is for. */
const char *tapis_noddy_name_label (TapisNoddyName name);
const char *tapis_noddy_name_help  (TapisNoddyName name);

G_END_DECLS
