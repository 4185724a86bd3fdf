/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the fuzzers share. A target is one function, LLVMFuzzerTestOneInput(),
 * which libFuzzer calls in a clang build and fuzz-driver.c in any other. */

#pragma once

#include "engine/cg-session.h"
#include "games/cg-games.h"

#include <stddef.h>
#include <stdint.h>

G_BEGIN_DECLS

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

/** Plays on from the position of @session at random, over the ends of rounds
 * too, and aborts where a position that validated leads to one that does not,
 * or where seeing, imagining, asking or writing it goes wrong. */
void fuzz_explore (CgSession *session, guint64 seed);

/** Counts an input of that game, and whether it was a sound position or save.
 * With FUZZ_COUNT set the numbers are printed at the end. */
void fuzz_count (const CgRules *rules, gboolean sound);

/** Whether each game had inputs, and of them at least @percent were sound;
 * prints the numbers where not. */
gboolean fuzz_counts_suffice (guint percent);

/** Changes the text of @size bytes in a block of @max as a person would: words
 * and lines change places, come twice, go, or become others. Returns the new
 * size. */
size_t fuzz_change_text (uint8_t *data, size_t size, size_t max,
                         CgRandom *random);

#define FUZZ_CHECK(condition, ...)    \
  G_STMT_START {                      \
    if (G_UNLIKELY (!(condition)))    \
      fuzz_fail (__VA_ARGS__);        \
  } G_STMT_END

void fuzz_fail (const char *format, ...) G_GNUC_PRINTF (1, 2) G_GNUC_NORETURN;

G_END_DECLS
