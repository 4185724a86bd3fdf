/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a search needs to know of Bataille scientifique. */

#pragma once

#include "cg-search.h"

G_BEGIN_DECLS

extern const CgSearchKnowledge scientific_war_search;

G_END_DECLS
