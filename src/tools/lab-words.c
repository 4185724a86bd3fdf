/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one place of tapis-lab where sentences come from: the model's words, in
 * their source language. Players are called by their seats. */

#include "lab.h"

#include "model/words/tapis-words.h"

char *
lab_refusal_sentence (const CgRules *rules, const CgState *state,
                      CgRefusal refusal)
{
  return tapis_words_refusal (rules, state, refusal);
}

char *
lab_reason_sentence (const CgRules *rules, const CgReason *reason)
{
  static const char *const names[] = {
    "seat 0", "seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6",
    "seat 7", "seat 8", "seat 9", "seat 10",
  };

  G_STATIC_ASSERT (G_N_ELEMENTS (names) == CG_MAX_SEATS);
  return tapis_words_reason (rules, reason, names);
}
