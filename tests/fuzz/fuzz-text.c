/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Changes to the text of a save, word by word and line by line: bytes changed
 * at random hardly ever leave a text that is more than refused. */

#include "fuzz.h"

#include <string.h>

/* A piece of the text. */
typedef struct
{
  size_t at;
  size_t length;
} Piece;

static gboolean
is_one_of (const char *ends, uint8_t byte)
{
  return byte != '\0' && strchr (ends, byte) != NULL;
}

/* One of the words, cut at any of @ends, or of the lines; without its end. */
static Piece
any_piece (const uint8_t *data, size_t size, const char *ends, CgRandom *random)
{
  size_t at = cg_random_below (random, (guint32) size);
  Piece piece;

  while (at > 0 && !is_one_of (ends, data[at - 1]))
    at--;
  piece = (Piece) { at, 0 };
  while (at + piece.length < size &&
         !is_one_of (ends, data[at + piece.length]))
    piece.length++;
  return piece;
}

/* Puts @text in place of @piece; nothing where it has no room. */
static size_t
put (uint8_t *data, size_t size, size_t max, Piece piece, const uint8_t *text,
     size_t length)
{
  if (size - piece.length + length > max)
    return size;
  memmove (data + piece.at + length, data + piece.at + piece.length,
           size - piece.at - piece.length);
  if (length > 0)
    memcpy (data + piece.at, text, length);
  return size - piece.length + length;
}

static size_t
change (uint8_t *data, size_t size, size_t max, CgRandom *random)
{
  static const char *const words[] = {
    "0", "1", "2", "3", "4", "5", "7", "11", "12", "-1", "40", "120", "255",
    "AS", "KH", "10S", "3D", "7D", "JC", "1o", "12b", "7c", "8e", "*", "*=7",
    "*=1", "-", "??", "on", "off", "play", "over", "deal", "lay 7H", "pass",
    "lay 10o", "hand", "to-move",
  };
  static const char blanks[] = " \n=;,+@.";
  Piece a;
  Piece b;
  g_autofree uint8_t *kept = NULL;
  const char *word;

  if (size == 0)
    return 0;
  if (cg_random_below (random, 4) == 0)
    {
      /* a line again, or gone, or the rest gone */
      a = any_piece (data, size, "\n", random);
      a.length = MIN (a.length + 1, size - a.at);
      if (cg_random_below (random, 3) > 0)
        return put (data, size, max, a, data, 0);
      kept = g_memdup2 (data + a.at, a.length);
      b = any_piece (data, size, "\n", random);
      b.length = 0;
      return put (data, size, max, b, kept, a.length);
    }
  a = any_piece (data, size, blanks, random);
  b = any_piece (data, size, blanks, random);
  switch (cg_random_below (random, 5))
    {
    case 0:
      word = words[cg_random_below (random, G_N_ELEMENTS (words))];
      return put (data, size, max, a, (const uint8_t *) word, strlen (word));
    case 1:
      kept = g_memdup2 (data + b.at, b.length);
      return put (data, size, max, a, kept, b.length);
    default:
      /* the second first, so that the first stays where it is */
      if (a.at > b.at)
        {
          Piece c = a;

          a = b;
          b = c;
        }
      if (a.at == b.at || size + a.length > max)
        return size;
      kept = g_memdup2 (data + b.at, b.length);
      size = put (data, size, max, b, data + a.at, a.length);
      return put (data, size, max, a, kept, b.length);
    }
}

size_t
fuzz_change_text (uint8_t *data, size_t size, size_t max, CgRandom *random)
{
  guint n = 1 + cg_random_below (random, 3);

  for (guint i = 0; i < n; i++)
    size = change (data, size, max, random);
  return size;
}
