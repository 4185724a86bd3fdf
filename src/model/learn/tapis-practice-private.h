/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of TapisPractice share: tapis-practice.c (the box) and
 * tapis-practice-words.c (what a session says of its own). */

#pragma once

#include "engine/cg-session.h"
#include "tapis-practice.h"

G_BEGIN_DECLS

/* The game of a position as a save holds it, or NULL. */
CgSession *practice_read_save (const char *save);

/* The move of that text, if it is legal. */
gboolean practice_read_legal (CgSession *game, const char *text, CgMove *move);

/* Writes what @session is about, and the questions that it asks. */
void practice_tell (TapisLesson *session);

G_END_DECLS
