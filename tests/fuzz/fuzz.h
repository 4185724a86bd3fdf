/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the fuzzers share. A target is one function, LLVMFuzzerTestOneInput(),
 * which libFuzzer calls in a clang build and fuzz-driver.c in any other. */

#pragma once

#include "engine/cg-session.h"
#include "games/cg-games.h"

#include <stddef.h>
#include <stdint.h>

G_BEGIN_DECLS

int LLVMFuzzerTestOneInput (const uint8_t *data,
                            size_t         size);

/** Plays on from the position of @session at random, and aborts where a
 * position that validated leads to one that does not, or where seeing,
 * imagining or writing it goes wrong. */
void fuzz_explore (CgSession *session,
                   guint64    seed);

/** Aborts unless the session's text reads back as the same text. */
void fuzz_round_trip (CgSession *session);

#define FUZZ_CHECK(condition, ...)    \
  G_STMT_START {                      \
    if (G_UNLIKELY (!(condition)))    \
      fuzz_fail (__VA_ARGS__);        \
  } G_STMT_END

void fuzz_fail (const char *format,
                ...) G_GNUC_PRINTF (1, 2) G_GNUC_NORETURN;

G_END_DECLS
