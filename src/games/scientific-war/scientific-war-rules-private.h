/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the two files of Bataille scientifique's rules share. */

#pragma once

#include "scientific-war-rules.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

G_BEGIN_DECLS

/* scientific-war-rules-text.c */

extern const CgField scientific_war_fields[];
extern const CgMoveWord scientific_war_words[];

/* The functions of CgRules with these names. The cards of a game are those that
 * were dealt (BS-43). */
CgSet       scientific_war_cards    (const CgState *state);
void        scientific_war_complete (CgState *state, GKeyFile *keys);
const char *scientific_war_validate (const CgState *state);

G_END_DECLS
