/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the two files with the rules of Bataille scientifique share. */

#pragma once

#include "scientific-war-rules.h"

#include "engine/cg-move.h"
#include "engine/cg-position.h"

#include <string.h>

/* Defined in scientific-war-rules-text.c: */

extern const CgField scientific_war_fields[];
extern const CgMoveWord scientific_war_words[];

/* Implement `cards`, `complete` and `validate` of CgRules. The cards of a game
 * are those with which its seats start (rule BS-43). */
CgSet       scientific_war_cards    (const CgState *state);
void        scientific_war_complete (CgState *state, GKeyFile *keys);
const char *scientific_war_validate (const CgState *state);
