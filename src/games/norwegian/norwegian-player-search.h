/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search needs to know of Bataille norvégienne. */

#pragma once

#include "players/cg-search.h"

G_BEGIN_DECLS

extern const CgSearchKnowledge norwegian_search;

G_END_DECLS
