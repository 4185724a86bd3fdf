/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What TapisNorwegian says: see TapisGameKind for each. */

#pragma once

#include "games/shedding/shedding-model.h"

G_BEGIN_DECLS

/* norwegian-words.c */
extern const TapisGameWords tapis_words_norwegian;

extern const TapisSheddingKind tapis_norwegian_shedding;

char *tapis_norwegian_prompt             (const CgState *state,
                                          const char    *name);
char *tapis_norwegian_demand             (const CgState *state);
char *tapis_norwegian_demand_description (const CgState *state);
char *tapis_norwegian_place_name         (TapisPlace  place,
                                          const char *owner,
                                          guint       n);
char *tapis_norwegian_place_caption      (TapisPlace place,
                                          guint      n);
char *tapis_norwegian_player_description (const CgState *state,
                                          int            seat,
                                          const char    *name);
guint tapis_norwegian_actions            (const CgState  *state,
                                          const TapisUse *chosen,
                                          guint           n_chosen,
                                          CgMove          move,
                                          GPtrArray      *strings,
                                          TapisActionNow *out);
char *tapis_norwegian_advise             (const CgState     *state,
                                          CgMove             move,
                                          const char *const *names);
char *tapis_norwegian_name_move          (const CgState     *state,
                                          CgMove             move,
                                          const char *const *names);
char *tapis_norwegian_regret             (const CgState *before,
                                          CgMove         move,
                                          CgMove         better);

G_END_DECLS
