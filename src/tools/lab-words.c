/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The one place of tapis-lab where sentences come from. */

#include "lab.h"

char *
lab_refusal_sentence (const CgRules *rules,
                      const CgState *state,
                      CgRefusal      refusal)
{
  return NULL;
}

char *
lab_reason_sentence (const CgReason *reason, guint seats)
{
  return NULL;
}
