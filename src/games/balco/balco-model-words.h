/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What TapisBalco says: see TapisGameKind for each. */

#pragma once

#include "games/shedding/shedding-model.h"

G_BEGIN_DECLS

/* balco-words.c */
extern const TapisGameWords tapis_words_balco;

extern const TapisSheddingKind tapis_balco_shedding;

char *tapis_balco_prompt             (const CgState *state,
                                      const char    *name);
char *tapis_balco_demand             (const CgState *state);
char *tapis_balco_demand_description (const CgState *state);
char *tapis_balco_place_name         (TapisPlace  place,
                                      const char *owner,
                                      guint       n);
char *tapis_balco_place_caption      (TapisPlace place,
                                      guint      n);
char *tapis_balco_advise             (const CgState     *state,
                                      CgMove             move,
                                      const char *const *names);
char *tapis_balco_name_move          (const CgState     *state,
                                      CgMove             move,
                                      const char *const *names);

char *tapis_balco_regret             (const CgState *before,
                                      CgMove         move,
                                      CgMove         better);

/* "3 knights". */
char *tapis_balco_name_equal         (guint n,
                                      guint number);

/* What a joker would do as that number, short: "8: leave a gap". */
char *tapis_balco_about_number       (const CgState *state,
                                      guint          number);

G_END_DECLS
