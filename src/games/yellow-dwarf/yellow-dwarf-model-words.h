/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What TapisYellowDwarf says: see TapisGameKind for each. Only for
 * yellow-dwarf-model.c. */

#pragma once

#include "yellow-dwarf-rules.h"
#include "model/game/tapis-game-kind.h"

G_BEGIN_DECLS

/* yellow-dwarf-words.c */
extern const TapisGameWords tapis_words_yellow_dwarf;

char *tapis_yellow_dwarf_score_text         (int            score);
char *tapis_yellow_dwarf_prompt             (const CgState *state,
                                             const char    *name);
char *tapis_yellow_dwarf_demand             (const CgState *state);
char *tapis_yellow_dwarf_demand_description (const CgState *state);
char *tapis_yellow_dwarf_place_name         (TapisPlace     place,
                                             const char    *owner,
                                             guint          n);
char *tapis_yellow_dwarf_place_caption      (TapisPlace     place,
                                             guint          n);
char *tapis_yellow_dwarf_place_description  (TapisGame     *game,
                                             TapisPlace     place);
char *tapis_yellow_dwarf_player_description (const CgState *redacted,
                                             int            seat,
                                             const char    *name);
guint tapis_yellow_dwarf_actions (const CgState  *state,
                                  const TapisUse *chosen,
                                  guint           n_chosen,
                                  CgMove          move,
                                  GPtrArray      *strings,
                                  TapisActionNow *out);
char *tapis_yellow_dwarf_advise    (const CgState     *state,
                                    CgMove             move,
                                    const char *const *names);
char *tapis_yellow_dwarf_name_move (const CgState     *state,
                                    CgMove             move,
                                    const char *const *names);
char *tapis_yellow_dwarf_regret    (const CgState     *before,
                                    CgMove             move,
                                    CgMove             better);
char *tapis_yellow_dwarf_tell_top  (TapisGame *game);

/** How many cards follow each other at the end of the pile. */
guint tapis_yellow_dwarf_count_run (const YellowDwarfState *s);

/** The name of the box number @box, and how it is taken; @laid: its card has
 * been laid in this round. */
char *tapis_yellow_dwarf_box_name        (const YellowDwarfState *s,
                                          guint                   box);
char *tapis_yellow_dwarf_box_description (const YellowDwarfState *s,
                                          guint                   box,
                                          gboolean                laid);

G_END_DECLS
