/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the manual from the program's resources. The build has checked the
 * manual, so that an error in it is a bug in the program. */

#include "tapis-manual.h"

#include <gio/gio.h>
#include <libintl.h>
#include <string.h>

#include "games/cg-games.h"
#include "tapis-lesson.h"
#include "tapis-manual-resources.h"

#define FOLDER "/io/github/tapisgames/Tapis/manual/"
#define MANY 1000 /* more than the number of rules of any part */

struct _TapisManual
{
  GPtrArray  *pages;
  GHashTable *lessons; /* maps the id of a lesson to its title in English */
};

/* --- reading -------------------------------------------------------------- */

typedef struct
{
  TapisManual *manual;
  GArray      *blocks; /* the blocks of the part that is being read */
  GString     *text;   /* the text of the block that is being read, or NULL
                        * outside a block */
} Reader;

static const char *const kinds[] = { "p", "item", "step", "note" };

static const char *
attribute (const char **names, const char **values, const char *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];
  return "";
}

static char **
split (const char *text)
{
  return *text != '\0' ? g_strsplit (text, " ", -1) : g_new0 (char *, 1);
}

static void
begin_page (TapisManual *self, const char **names, const char **values)
{
  TapisManualPage *page = g_new0 (TapisManualPage, 1);
  g_autofree char *game = NULL;

  page->id = g_strdup (attribute (names, values, "id"));
  page->guide = g_strdup (attribute (names, values, "guide"));
  page->title = g_strdup (attribute (names, values, "title"));
  page->about = g_strdup (attribute (names, values, "about"));
  page->house = g_str_has_suffix (page->id, "-house-rules");
  game = g_strndup (page->id, strlen (page->id) -
                                (page->house ? strlen ("-house-rules") : 0));
  page->rules = cg_game_find (game);
  page->parts = g_ptr_array_new ();
  g_ptr_array_add (self->pages, page);
}

static void
begin_part (TapisManual *self, const char **names, const char **values)
{
  TapisManualPage *page =
    g_ptr_array_index (self->pages, self->pages->len - 1);
  TapisManualPart *part = g_new0 (TapisManualPart, 1);
  const char *option = attribute (names, values, "option");

  part->page = page;
  part->section = g_strdup (attribute (names, values, "section"));
  part->level =
    (guint) g_ascii_strtoull (attribute (names, values, "level"), NULL, 10);
  part->title = g_strdup (attribute (names, values, "title"));
  part->rules = split (attribute (names, values, "rules"));
  part->lessons = split (attribute (names, values, "lessons"));
  part->refusals = split (attribute (names, values, "refusals"));
  part->option = *option != '\0' ? g_strdup (option) : NULL;
  g_ptr_array_add (page->parts, part);
}

static void
start_cb (GMarkupParseContext *context, const char *name, const char **names,
          const char **values, gpointer data, GError **error)
{
  Reader *reader = data;

  if (g_str_equal (name, "page"))
    begin_page (reader->manual, names, values);
  else if (g_str_equal (name, "part"))
    begin_part (reader->manual, names, values);
  else if (g_str_equal (name, "lesson"))
    g_hash_table_insert (reader->manual->lessons,
                         g_strdup (attribute (names, values, "id")),
                         g_strdup (attribute (names, values, "title")));
  else if (!g_str_equal (name, "manual"))
    reader->text = g_string_new (NULL);
}

static void
end_part (Reader *reader)
{
  TapisManualPage *page = g_ptr_array_index (reader->manual->pages,
                                             reader->manual->pages->len - 1);
  TapisManualPart *part =
    g_ptr_array_index (page->parts, page->parts->len - 1);

  part->n_blocks = reader->blocks->len;
  part->blocks = (TapisManualBlock *) g_array_free (reader->blocks, FALSE);
  reader->blocks = g_array_new (FALSE, FALSE, sizeof (TapisManualBlock));
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer data,
        GError **error)
{
  Reader *reader = data;
  TapisManualBlock block = { TAPIS_MANUAL_TEXT, NULL };

  if (g_str_equal (name, "part"))
    end_part (reader);
  if (reader->text == NULL)
    return;
  while (!g_str_equal (name, kinds[block.kind]))
    block.kind++;
  block.markup = g_string_free (g_steal_pointer (&reader->text), FALSE);
  g_array_append_val (reader->blocks, block);
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length,
         gpointer data, GError **error)
{
  Reader *reader = data;

  if (reader->text != NULL)
    g_string_append_len (reader->text, text, (gssize) length);
}

/* Reads the manual in the language with the code @code. Returns NULL if there
 * is none. */
static TapisManual *
read_manual (const char *code)
{
  static const GMarkupParser parser = { .start_element = start_cb,
                                        .end_element = end_cb,
                                        .text = text_cb };
  g_autofree char *path = g_strconcat (FOLDER, code, ".xml", NULL);
  g_autoptr (GBytes) bytes =
    g_resource_lookup_data (tapis_manual_get_resource (), path,
                            G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  Reader reader = { 0 };

  if (bytes == NULL)
    return NULL;
  reader.manual = g_new0 (TapisManual, 1);
  reader.manual->pages = g_ptr_array_new ();
  reader.manual->lessons = g_hash_table_new (g_str_hash, g_str_equal);
  reader.blocks = g_array_new (FALSE, FALSE, sizeof (TapisManualBlock));
  context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  if (!g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                     (gssize) g_bytes_get_size (bytes),
                                     &error))
    g_error ("%s: %s", path, error->message);
  g_array_unref (reader.blocks);
  return reader.manual;
}

/* Returns the code of the language of the translation that the program uses,
 * from the header of the message catalogue, or "en". Free with g_free(). */
static char *
dup_language (void)
{
  static const char head[] = "";
  const char *found = strstr (gettext (head), "\nLanguage: ");
  const char *code = found != NULL ? found + strlen ("\nLanguage: ") : "";

  return *code != '\0' && *code != '\n' ? g_strndup (code, strcspn (code, "\n"))
                                        : g_strdup ("en");
}

/* Returns the manual in the language with the code @code, or NULL if there is
 * none. Each manual is read only once. */
static TapisManual *
find_manual (const char *code)
{
  static GHashTable *manuals; /* maps the code of a language to its TapisManual,
                               * or to NULL if there is none */
  gpointer manual;

  if (manuals == NULL)
    manuals = g_hash_table_new (g_str_hash, g_str_equal);
  if (!g_hash_table_lookup_extended (manuals, code, NULL, &manual))
    {
      manual = read_manual (code);
      g_hash_table_insert (manuals, g_strdup (code), manual);
    }
  return manual;
}

const TapisManual *
tapis_manual_get (void)
{
  g_autofree char *code = dup_language ();
  TapisManual *manual = find_manual (code);

  return manual != NULL ? manual : find_manual ("en");
}

/* --- finding -------------------------------------------------------------- */

GPtrArray *
tapis_manual_list_pages (const TapisManual *self)
{
  return self->pages;
}

TapisManualPage *
tapis_manual_find_page (const TapisManual *self, const char *id)
{
  for (guint i = 0; id != NULL && i < self->pages->len; i++)
    {
      TapisManualPage *page = g_ptr_array_index (self->pages, i);

      if (g_str_equal (page->id, id))
        return page;
    }
  return NULL;
}

TapisManualPart *
tapis_manual_find_rule (const TapisManual *self, const char *number)
{
  TapisManualPart *found = NULL;
  guint fewest = G_MAXUINT;

  for (guint i = 0; i < self->pages->len; i++)
    {
      TapisManualPage *page = g_ptr_array_index (self->pages, i);

      for (guint j = 0; j < page->parts->len; j++)
        {
          TapisManualPart *part = g_ptr_array_index (page->parts, j);
          /* of several parts that explain the rule, take the one that explains
           * the fewest rules, and a part of a page about house rules only if
           * there is no other */
          guint n = g_strv_length (part->rules) + (page->house ? MANY : 0);

          if (n < fewest &&
              g_strv_contains ((const char *const *) part->rules, number))
            {
              fewest = n;
              found = part;
            }
        }
    }
  return found;
}

TapisManualPart *
tapis_manual_find_refusal (const TapisManual *self, const CgRules *rules,
                           const char *refusal)
{
  for (guint i = 0; refusal != NULL && i < self->pages->len; i++)
    {
      TapisManualPage *page = g_ptr_array_index (self->pages, i);

      for (guint j = 0; page->rules == rules && j < page->parts->len; j++)
        {
          TapisManualPart *part = g_ptr_array_index (page->parts, j);

          if (g_strv_contains ((const char *const *) part->refusals, refusal))
            return part;
        }
    }
  return NULL;
}

const CgOption *
tapis_manual_part_get_option (const TapisManualPart *part)
{
  int option = part->option != NULL && part->page->rules != NULL
                 ? cg_option_index (part->page->rules, part->option)
                 : -1;

  return option >= 0 ? &part->page->rules->options[option] : NULL;
}

char *
tapis_manual_name_lesson (const TapisManual *self, const char *lesson)
{
  const char *title = g_hash_table_lookup (self->lessons, lesson);

  return title != NULL ? tapis_lesson_name_button_to (title) : NULL;
}

static void
add_text_cb (GMarkupParseContext *context, const char *text, gsize length,
             gpointer data, GError **error)
{
  g_string_append_len (data, text, (gssize) length);
}

char *
tapis_manual_block_text (const TapisManualBlock *block)
{
  static const GMarkupParser parser = { .text = add_text_cb };
  g_autofree char *whole = g_strdup_printf ("<p>%s</p>", block->markup);
  GString *text = g_string_new (NULL);
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, 0, text, NULL);

  g_markup_parse_context_parse (context, whole, -1, NULL);
  return g_string_free (text, FALSE);
}
