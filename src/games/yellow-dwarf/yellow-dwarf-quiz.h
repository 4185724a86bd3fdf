/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Nain jaune can ask: see TapisGameKind. */

#pragma once

#include "model/learn/tapis-question.h"

G_BEGIN_DECLS

/* "payment": what a player pays who is left with cards. */
extern const char *const tapis_yellow_dwarf_topics[];

gboolean tapis_yellow_dwarf_ask (const char    *topic,
                                 TapisQuestion *question,
                                 CgRandom      *random);

G_END_DECLS
