/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What games of hand, rows and one pile say alike of their events and refusals,
 * and what they advise. */

#pragma once

#include "model/words/tapis-words-private.h"

G_BEGIN_DECLS

/** The base of their TapisGameWords.says. */
extern const TapisSayings tapis_shedding_sayings;

G_END_DECLS
