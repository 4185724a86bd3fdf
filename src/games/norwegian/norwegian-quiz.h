/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Bataille norvégienne can ask: see TapisGameKind. */

#pragma once

#include "model/learn/tapis-question.h"

G_BEGIN_DECLS

/* "next": whose turn it is after a move. */
extern const char *const tapis_norwegian_topics[];

gboolean tapis_norwegian_ask (const char    *topic,
                              TapisQuestion *question,
                              CgRandom      *random);

G_END_DECLS
