/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads .mo files. Such a file begins with numbers of 32 bits, in either byte
 * order. Then there are a sorted table of the messages and a table of the
 * translations. Each entry of a table is the length of a text and the offset of
 * the text in the file, in bytes. A message may begin with its context and the
 * character EOT. */

#include "tapis-catalogue.h"

#include <string.h>

#define MAGIC 0x950412deu

/* The offsets in bytes of the numbers at the beginning of the file; HEAD is
 * their total size. */
enum
{
  AT_MAGIC = 0,
  AT_COUNT = 8,
  AT_MESSAGES = 12,
  AT_TRANSLATIONS = 16,
  HEAD = 20,
};

struct _TapisCatalogue
{
  char    *bytes; /* owned: the content of the file */
  gsize    size;
  gboolean swapped;
  guint32  count;
  guint32  messages;
  guint32  translations;
};

static guint32
number_at (TapisCatalogue *self, gsize at)
{
  guint32 number;

  memcpy (&number, self->bytes + at, sizeof number);
  return self->swapped ? GUINT32_SWAP_LE_BE (number) : number;
}

/* Returns the text number @i of @table, an offset in the file, or NULL if the
 * file is damaged. */
static const char *
text_at (TapisCatalogue *self, guint32 table, guint32 i)
{
  gsize entry = (gsize) table + 8 * (gsize) i;
  gsize length = number_at (self, entry);
  gsize at = number_at (self, entry + 4);

  return at + length < self->size && self->bytes[at + length] == '\0'
           ? self->bytes + at
           : NULL;
}

/* Returns whether the whole table at the offset @table is within the file. */
static gboolean
has_table (TapisCatalogue *self, guint32 table)
{
  return (gsize) table + 8 * (gsize) self->count <= self->size;
}

TapisCatalogue *
tapis_catalogue_open (const char *path)
{
  g_autoptr (TapisCatalogue) self = g_new0 (TapisCatalogue, 1);

  if (!g_file_get_contents (path, &self->bytes, &self->size, NULL) ||
      self->size < HEAD)
    return NULL;
  self->swapped = number_at (self, AT_MAGIC) != MAGIC;
  if (number_at (self, AT_MAGIC) != MAGIC)
    return NULL;
  self->count = number_at (self, AT_COUNT);
  self->messages = number_at (self, AT_MESSAGES);
  self->translations = number_at (self, AT_TRANSLATIONS);
  return has_table (self, self->messages) &&
             has_table (self, self->translations)
           ? g_steal_pointer (&self)
           : NULL;
}

void
tapis_catalogue_free (TapisCatalogue *self)
{
  g_free (self->bytes);
  g_free (self);
}

const char *
tapis_catalogue_find (TapisCatalogue *self, const char *context,
                      const char *text)
{
  g_autofree char *wanted =
    context != NULL ? g_strconcat (context, "\004", text, NULL)
                    : g_strdup (text);
  guint32 from = 0, to = self->count;

  /* The empty message is the first one, and its translation is the header of
   * the file. */
  if (*wanted == '\0')
    return NULL;
  while (from < to)
    {
      guint32 middle = from + (to - from) / 2;
      const char *message = text_at (self, self->messages, middle);
      int order = message != NULL ? strcmp (wanted, message) : 0;

      if (order == 0)
        {
          const char *found =
            message != NULL ? text_at (self, self->translations, middle)
                            : NULL;

          return found != NULL && *found != '\0' ? found : NULL;
        }
      if (order < 0)
        to = middle;
      else
        from = middle + 1;
    }
  return NULL;
}

guint
tapis_catalogue_count (TapisCatalogue *self)
{
  const char *first =
    self->count > 0 ? text_at (self, self->messages, 0) : NULL;

  return self->count - (first != NULL && *first == '\0' ? 1 : 0);
}
