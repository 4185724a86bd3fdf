/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Noddy can ask: see TapisGameKind. */

#pragma once

#include "model/learn/tapis-question.h"

G_BEGIN_DECLS

/* "points": how many points the hand announces. */
extern const char *const tapis_noddy_topics[];

gboolean tapis_noddy_ask (const char    *topic,
                          TapisQuestion *question,
                          CgRandom      *random);

G_END_DECLS
