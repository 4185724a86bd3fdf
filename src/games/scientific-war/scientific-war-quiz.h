/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a lesson's quiz asks in Bataille scientifique. For TapisScientificWar. */

#pragma once

#include "model/learn/tapis-question.h"

G_BEGIN_DECLS

/* The slots of TapisGameKind of these names. */
extern const char *const tapis_scientific_war_topics[];
gboolean tapis_scientific_war_ask (const char    *topic,
                                   TapisQuestion *q,
                                   CgRandom      *random);

G_END_DECLS
