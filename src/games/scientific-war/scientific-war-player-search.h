/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search needs to know of Bataille scientifique, and how the strong
 * player chooses: where two choose blindly it solves the trick, otherwise it
 * searches. */

#pragma once

#include "players/cg-search.h"

G_BEGIN_DECLS

extern const CgSearchKnowledge scientific_war_search;

/** CgKnowledge.judge */
void scientific_war_judge (const CgState          *redacted,
                           const CgSearchQuestion *question,
                           CgSearchResult         *result);

G_END_DECLS
