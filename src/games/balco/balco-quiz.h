/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Balcó can ask: see TapisGameKind. */

#pragma once

#include "model/learn/tapis-question.h"

G_BEGIN_DECLS

/* "next": whose turn it is after a move; "joker": which numbers a joker may
 * stand for. */
extern const char *const tapis_balco_topics[];

gboolean tapis_balco_ask (const char    *topic,
                          TapisQuestion *question,
                          CgRandom      *random);

G_END_DECLS
