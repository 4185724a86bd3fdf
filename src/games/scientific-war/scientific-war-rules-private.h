/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of Bataille scientifique's rules share. */

#pragma once

#include "scientific-war-rules.h"

#include <string.h>

G_BEGIN_DECLS

/* scientific-war-rules.c */

/* Clears @s for @setup: all seats are in the game, no card is anywhere yet. */
void scientific_war_begin (ScientificWarState *s,
                           const CgSetup      *setup);

/* The cards that @seat starts with (BS-2, BS-3). */
CgSet scientific_war_first_hand (const ScientificWarState *s,
                                 int                       seat);

/* scientific-war-rules-text.c */

extern const CgZone scientific_war_zones[];

const char *scientific_war_validate       (const CgState *state);
guint       scientific_war_cards          (const CgState *state,
                                           guint          zone,
                                           int            seat,
                                           CgCard        *out);
void        scientific_war_write_position (const CgState *state,
                                           GKeyFile      *keys);
gboolean    scientific_war_read_position  (const CgSetup *setup,
                                           GKeyFile      *keys,
                                           CgState       *out,
                                           GError       **error);
void        scientific_war_write_move     (const CgState *state,
                                           CgMove         move,
                                           GString       *text);
gboolean    scientific_war_read_move      (const CgState *state,
                                           const char    *text,
                                           CgMove        *move);

G_END_DECLS
