/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Calls a fuzz target where there is no libFuzzer: with every seed as it is,
 * then with seeds changed at random; without seeds, for targets whose inputs
 * are scripts, with random bytes. The same numbers every time.
 *
 *   fuzz-NAME [--runs N] [--first N] [--sound PERCENT] [SEED-FILE…]
 *
 * With --sound it fails unless that share of the inputs of each game, and at
 * least one, were sound: a fuzzer that is always refused tests nothing. */

#include "fuzz.h"

#include <stdio.h>
#include <string.h>

#define MAX_BYTES 32768

/* Bytes that texts and scripts are made of. */
static guint8
any_byte (CgRandom *random)
{
  static const char common[] = "\n\n  ==[];.,-*?@0123456789AJQKSHDC#\r\t\xc3";

  return cg_random_below (random, 2) == 0
           ? (guint8) common[cg_random_below (random, sizeof common - 1)]
           : (guint8) cg_random_below (random, 256);
}

static void
mutate (GByteArray *bytes, GPtrArray *seeds, CgRandom *random)
{
  guint at = bytes->len > 0 ? cg_random_below (random, bytes->len) : 0;
  guint n = 1 + cg_random_below (random, 16);
  guint8 byte = any_byte (random);
  GBytes *seed;
  gsize size;
  const guint8 *data;

  switch (cg_random_below (random, 14))
    {
    case 0:
      if (bytes->len > 0)
        bytes->data[at] = byte;
      break;
    case 1:
      if (bytes->len > 0)
        bytes->data[at] ^= (guint8) (1u << cg_random_below (random, 8));
      break;
    case 2:
      g_byte_array_append (bytes, &byte, 1);
      if (bytes->len > 1)
        {
          memmove (bytes->data + at + 1, bytes->data + at,
                   bytes->len - at - 1);
          bytes->data[at] = byte;
        }
      break;
    case 3:
      if (bytes->len > 0)
        g_byte_array_remove_range (bytes, at, MIN (n, bytes->len - at));
      break;
    case 4:
      if (bytes->len > 0 && cg_random_below (random, 8) == 0)
        g_byte_array_set_size (bytes, at);
      break;
    case 5: /* a piece of itself again */
      if (bytes->len > 0)
        {
          guint8 piece[16];

          n = MIN (n, bytes->len - at);
          memcpy (piece, bytes->data + at, n);
          g_byte_array_append (bytes, piece, n);
        }
      break;
    case 6: /* a piece of another seed over it */
      seed = seeds->pdata[cg_random_below (random, seeds->len)];
      data = g_bytes_get_data (seed, &size);
      n = MIN (n * 4, bytes->len - at);
      if (size > n)
        memcpy (bytes->data + at,
                data + cg_random_below (random, (guint32) (size - n)), n);
      break;
    default: /* word by word */
      n = bytes->len;
      g_byte_array_set_size (bytes, MAX_BYTES);
      g_byte_array_set_size (bytes, (guint) fuzz_change_text (bytes->data, n,
                                                              MAX_BYTES,
                                                              random));
      break;
    }
  if (bytes->len > MAX_BYTES)
    g_byte_array_set_size (bytes, MAX_BYTES);
}

/* A copy on the heap of just that size, so that reading past it is noticed. */
static void
run_target (const guint8 *data, gsize size)
{
  g_autofree guint8 *copy = g_memdup2 (data, size);

  LLVMFuzzerTestOneInput (copy != NULL ? copy : (const guint8 *) "", size);
}

static void
run (guint64 number, GPtrArray *seeds)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  CgRandom random;

  cg_random_seed (&random, number);
  if (seeds->len == 0)
    {
      g_byte_array_set_size (bytes, cg_random_below (&random, 64));
      for (guint i = 0; i < bytes->len; i++)
        bytes->data[i] = (guint8) cg_random_next (&random);
    }
  else
    {
      gsize size;
      const guint8 *data =
        g_bytes_get_data (seeds->pdata[cg_random_below (&random, seeds->len)],
                          &size);

      g_byte_array_append (bytes, data, (guint) size);
      for (guint i = cg_random_below (&random, 6); i > 0; i--)
        mutate (bytes, seeds, &random);
    }
  run_target (bytes->data, bytes->len);
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) seeds =
    g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  guint64 runs = 2000;
  guint64 first = 1;
  guint sound = 0;

  for (int i = 1; i < argc; i++)
    {
      g_autoptr (GError) error = NULL;
      char *text;
      gsize size;

      if (strcmp (argv[i], "--runs") == 0 && i + 1 < argc)
        runs = g_ascii_strtoull (argv[++i], NULL, 10);
      else if (strcmp (argv[i], "--first") == 0 && i + 1 < argc)
        first = g_ascii_strtoull (argv[++i], NULL, 10);
      else if (strcmp (argv[i], "--sound") == 0 && i + 1 < argc)
        sound = (guint) g_ascii_strtoull (argv[++i], NULL, 10);
      else if (g_file_get_contents (argv[i], &text, &size, &error))
        g_ptr_array_add (seeds, g_bytes_new_take (text, size));
      else
        g_error ("%s", error->message);
    }
  for (guint i = 0; i < seeds->len; i++)
    {
      gsize size;
      const guint8 *data = g_bytes_get_data (seeds->pdata[i], &size);

      run_target (data, size);
    }
  for (guint64 i = first; i < first + runs; i++)
    {
      /* what to start again at after a crash */
      if (g_getenv ("FUZZ_VERBOSE") != NULL)
        fprintf (stderr, "--first %" G_GUINT64_FORMAT "\n", i);
      run (i, seeds);
    }
  printf ("%" G_GUINT64_FORMAT " runs\n", runs);
  return sound == 0 || fuzz_counts_suffice (sound) ? 0 : 1;
}
