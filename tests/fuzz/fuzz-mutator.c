/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lets libFuzzer change texts word by word, every other time. */

#include "fuzz.h"

size_t LLVMFuzzerMutate (uint8_t *data, size_t size, size_t max_size);

size_t LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size,
                                unsigned int seed);

size_t
LLVMFuzzerCustomMutator (uint8_t *data, size_t size, size_t max_size,
                         unsigned int seed)
{
  CgRandom random;

  cg_random_seed (&random, seed);
  if (size == 0 || cg_random_below (&random, 2) == 0)
    return LLVMFuzzerMutate (data, size, max_size);
  return fuzz_change_text (data, size, max_size, &random);
}
