/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The manual: every page and every section of the help has arrived in it, in
 * every language; every house rule of every game is told; what it leads to is
 * there; and what is looked for is found. */

#include "config.h"

#include "helpers.h"

#include <string.h>

#include "tests/each-game.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-manual.h"
#include "model/words/tapis-translations.h"

static const char *const languages[] = { "en", "fr", "ca", "es" };

/* --- what the help has ---------------------------------------------------- */

/* What Mallard says, read without build-aux/manual.py. */
typedef struct
{
  char       *page;
  GHashTable *sections; /* ids */
  GPtrArray  *texts;    /* of the titles and paragraphs, in their order */
  GString    *text;     /* of the one that is read, or NULL */
  gboolean    info;
  gboolean    first; /* the head of a table's first column, which is not said:
                      * a row is called by what stands there */
} Source;

static void
start_cb (GMarkupParseContext *context, const char *name, const char **names,
          const char **values, gpointer data, GError **error)
{
  Source *source = data;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "id"))
      {
        if (g_str_equal (name, "page"))
          source->page = g_strdup (values[i]);
        else
          g_hash_table_add (source->sections, g_strdup (values[i]));
      }
  if (g_str_equal (name, "info"))
    source->info = TRUE;
  if (g_str_equal (name, "thead"))
    source->first = TRUE;
  if (!source->info &&
      (g_str_equal (name, "p") || g_str_equal (name, "title")))
    source->text = g_string_new (NULL);
}

static void
end_cb (GMarkupParseContext *context, const char *name, gpointer data,
        GError **error)
{
  Source *source = data;

  if (g_str_equal (name, "info"))
    source->info = FALSE;
  /* the keys of a combination are joined by a sign */
  if (source->text != NULL && g_str_equal (name, "key"))
    g_string_append_c (source->text, '+');
  if (source->text == NULL ||
      !(g_str_equal (name, "p") || g_str_equal (name, "title")))
    return;
  if (source->first)
    g_string_free (g_steal_pointer (&source->text), TRUE);
  else
    g_ptr_array_add (source->texts,
                     g_string_free (g_steal_pointer (&source->text), FALSE));
  source->first = FALSE;
}

static void
text_cb (GMarkupParseContext *context, const char *text, gsize length,
         gpointer data, GError **error)
{
  Source *source = data;

  if (source->text != NULL)
    g_string_append_len (source->text, text, (gssize) length);
}

/* Without blanks and the signs between keys. */
static char *
squeeze (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *p = text; *p != '\0'; p++)
    if (!g_ascii_isspace (*p) && *p != '+')
      g_string_append_c (out, *p);
  return g_string_free (out, FALSE);
}

static void
read_source (const char *path, Source *source)
{
  static const GMarkupParser parser = { .start_element = start_cb,
                                        .end_element = end_cb,
                                        .text = text_cb };
  g_autoptr (GMarkupParseContext) context =
    g_markup_parse_context_new (&parser, 0, source, NULL);
  g_autofree char *xml = NULL;
  gsize length;

  source->sections = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                            NULL);
  source->texts = g_ptr_array_new_with_free_func (g_free);
  g_assert_true (g_file_get_contents (path, &xml, &length, NULL));
  g_assert_true (
    g_markup_parse_context_parse (context, xml, (gssize) length, NULL));
}

/* --- the pages ------------------------------------------------------------ */

/* All that a page says, one text after the other. */
static char *
join_page (TapisManualPage *page)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < page->parts->len; i++)
    {
      TapisManualPart *part = g_ptr_array_index (page->parts, i);

      g_string_append (all, part->title);
      for (guint j = 0; j < part->n_blocks; j++)
        {
          g_autofree char *text = tapis_manual_block_text (&part->blocks[j]);

          g_string_append (all, text);
        }
    }
  return g_string_free (all, FALSE);
}

static guint
count_sections (TapisManualPage *page, GHashTable *wanted)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < page->parts->len; i++)
    {
      TapisManualPart *part = g_ptr_array_index (page->parts, i);

      if (*part->section == '\0')
        continue;
      g_assert_true (g_hash_table_contains (wanted, part->section));
      g_hash_table_add (seen, part->section);
    }
  return g_hash_table_size (seen);
}

static void
check_page (const TapisManual *manual, const char *path, gboolean english)
{
  Source source = { 0 };
  TapisManualPage *page;
  g_autofree char *joined = NULL;
  g_autofree char *all = NULL;
  const char *at;

  read_source (path, &source);
  page = tapis_manual_find_page (manual, source.page);
  g_assert_nonnull (page);
  g_assert_cmpuint (count_sections (page, source.sections), ==,
                    strstr (path, "index") != NULL
                      ? count_sections (page, source.sections)
                      : g_hash_table_size (source.sections));
  joined = join_page (page);
  all = squeeze (joined);
  at = all;
  /* the heads of tables are said again in each row: all else in its order */
  for (guint i = 0; english && i < source.texts->len; i++)
    {
      g_autofree char *text = squeeze (g_ptr_array_index (source.texts, i));
      const char *found = strstr (at, text);

      if (found == NULL)
        found = strstr (all, text);
      if (found == NULL)
        g_error ("%s: “%s” has not arrived", path, text);
      at = found;
    }
  g_free (source.page);
  g_hash_table_unref (source.sections);
  g_ptr_array_unref (source.texts);
}

static void
test_complete (void)
{
  const TapisManual *english = tapis_manual_get ();

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *folder =
        g_test_build_filename (G_TEST_DIST, "..", "..", "help", "C", NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const TapisManual *manual;
      const char *name;
      guint n = 0;

      g_assert_true (tapis_translations_set_language (languages[i]));
      manual = tapis_manual_get ();
      g_assert_true ((manual == english) == (i == 0));
      while ((name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);

          if (!g_str_has_suffix (name, ".page"))
            continue;
          check_page (manual, path, i == 0);
          n++;
        }
      g_assert_cmpuint (n, ==, tapis_manual_list_pages (manual)->len);
    }
  tapis_translations_set_language (NULL);
}

/* A language without pages of its own has the English ones. */
static void
test_other_language (void)
{
  const TapisManual *english = tapis_manual_get ();

  g_assert_true (tapis_translations_set_language ("pl"));
  g_assert_true (tapis_manual_get () == english);
  g_assert_true (tapis_translations_set_language ("fr"));
  g_assert_true (tapis_manual_get () != english);
  g_assert_cmpstr (
    tapis_manual_find_page (tapis_manual_get (), "norwegian")->title, ==,
    "Bataille norvégienne");
  tapis_translations_set_language (NULL);
}

/* --- what it leads to ----------------------------------------------------- */

static void
check_links (const TapisManual *manual, const char *markup)
{
  static const char begin[] = "<a href=\"";

  for (const char *at = strstr (markup, begin); at != NULL;
       at = strstr (at + 1, begin))
    {
      const char *to = at + strlen (begin);
      g_autofree char *page = g_strndup (to, strcspn (to, "\"#"));

      g_assert_nonnull (tapis_manual_find_page (manual, page));
    }
}

static void
check_part (const TapisManual *manual, TapisManualPart *part)
{
  for (guint i = 0; i < part->n_blocks; i++)
    check_links (manual, part->blocks[i].markup);
  for (guint i = 0; part->lessons[i] != NULL; i++)
    {
      g_autoptr (TapisLesson) lesson = tapis_lessons_find (part->lessons[i]);
      g_autofree char *label =
        tapis_manual_name_lesson (manual, part->lessons[i]);
      g_autofree char *own = NULL;

      g_assert_nonnull (lesson);
      g_assert_true (tapis_lesson_get_rules (lesson) == part->page->rules);
      own = tapis_lesson_name_button (lesson);
      g_assert_cmpstr (label, ==, own);
    }
}

static void
test_leads (void)
{
  const TapisManual *manual = tapis_manual_get ();
  GPtrArray *pages = tapis_manual_list_pages (manual);

  for (guint i = 0; i < pages->len; i++)
    {
      TapisManualPage *page = g_ptr_array_index (pages, i);

      for (guint j = 0; j < page->parts->len; j++)
        check_part (manual, g_ptr_array_index (page->parts, j));
    }
  g_assert_null (tapis_manual_name_lesson (manual, "no-lesson"));
}

/* The part that explains @option; there is exactly one. */
static TapisManualPart *
find_option (TapisManualPage *page, const CgOption *option)
{
  TapisManualPart *found = NULL;

  for (guint i = 0; i < page->parts->len; i++)
    {
      TapisManualPart *part = g_ptr_array_index (page->parts, i);

      if (tapis_manual_part_get_option (part) != option)
        continue;
      g_assert_null (found);
      found = part;
    }
  return found;
}

static void
test_house_rules (gconstpointer data)
{
  const CgRules *rules = data;
  g_autofree char *id = g_strconcat (rules->id, "-house-rules", NULL);
  TapisManualPage *page = tapis_manual_find_page (tapis_manual_get (), id);
  guint n = 0;

  g_assert_nonnull (page);
  g_assert_true (page->house);
  g_assert_true (page->rules == rules);
  for (; rules->options[n].id != NULL; n++)
    {
      TapisManualPart *part = find_option (page, &rules->options[n]);
      TapisLesson *lesson = tapis_lessons_for_option (rules, n, -1);

      if (part == NULL)
        g_error ("%s: no part of the manual tells it", rules->options[n].id);
      g_assert_cmpuint (part->n_blocks, >, 0);
      /* it leads to a lesson as soon as there is one */
      if (lesson != NULL &&
          !g_strv_contains ((const char *const *) part->lessons,
                            tapis_lesson_get_id (lesson)))
        g_error ("%s: does not lead to %s", rules->options[n].id,
                 tapis_lesson_get_id (lesson));
    }
  /* and nothing that is no house rule */
  for (guint i = 0; i < page->parts->len; i++)
    {
      TapisManualPart *part = g_ptr_array_index (page->parts, i);

      g_assert_true ((part->option == NULL) ==
                     (tapis_manual_part_get_option (part) == NULL));
    }
}

/* Every rule that a lesson teaches is told in a part that leads to a lesson. */
static void
test_rules (gconstpointer data)
{
  const CgRules *rules = data;
  g_autoptr (GListModel) lessons = tapis_lessons_load (rules);

  for (guint i = 0; i < g_list_model_get_n_items (lessons); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (lessons, i);
      const char *const *taught = tapis_lesson_get_taught (lesson);

      for (; *taught != NULL; taught++)
        {
          TapisManualPart *part =
            tapis_manual_find_rule (tapis_manual_get (), *taught);

          if (part == NULL)
            g_error ("%s: no part of the manual tells it", *taught);
          g_assert_true (part->page->rules == rules);
          g_assert_cmpuint (g_strv_length (part->lessons), >, 0);
        }
    }
}

/* What is refused with a lesson has its rule in the manual, and nothing stands
 * there that no game refuses. */
static void
test_refusals (gconstpointer data)
{
  const CgRules *rules = data;
  const TapisManual *manual = tapis_manual_get ();
  GPtrArray *pages = tapis_manual_list_pages (manual);
  g_autoptr (GHashTable) known = g_hash_table_new (g_str_hash, g_str_equal);
  const char *id;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  for (guint kind = CG_LEGAL + 1; (id = cg_refusal_id (rules, kind)) != NULL;
       kind++)
    {
      TapisManualPart *part = tapis_manual_find_refusal (manual, rules, id);

      g_hash_table_add (known, (gpointer) id);
      if (tapis_lessons_find_link (rules, &setup, TAPIS_LINK_REFUSALS, id) !=
            NULL &&
          part == NULL)
        g_error ("%s: no part of the manual tells why", id);
      if (part != NULL)
        g_assert_true (part->page->rules == rules);
    }
  for (guint i = 0; i < pages->len; i++)
    {
      TapisManualPage *page = g_ptr_array_index (pages, i);

      for (guint j = 0; page->rules == rules && j < page->parts->len; j++)
        {
          TapisManualPart *part = g_ptr_array_index (page->parts, j);

          for (guint k = 0; part->refusals[k] != NULL; k++)
            g_assert_true (g_hash_table_contains (known, part->refusals[k]));
        }
    }
  g_assert_null (tapis_manual_find_refusal (manual, rules, "no-refusal"));
  g_assert_null (tapis_manual_find_refusal (manual, rules, NULL));
}

static void
test_find (void)
{
  const TapisManual *manual = tapis_manual_get ();

  g_assert_null (tapis_manual_find_rule (manual, "XX-1"));
  g_assert_cmpstr (tapis_manual_find_rule (manual, "BN-24")->title, ==,
                   "Eight");
  g_assert_cmpstr (
    tapis_manual_find_refusal (manual, cg_game_find ("norwegian"),
                               "below-six")->title,
    ==, "Six");
}

/* --- searching ------------------------------------------------------------ */

static void
check_hits (const char *text, const char *query, gboolean all,
            const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);
  gboolean matches;
  g_autoptr (GArray) hits = tapis_manual_search_text (text, query, &matches);

  g_assert_true (matches == all);
  for (guint i = 0; i < hits->len; i++)
    {
      const TapisManualHit *hit = &g_array_index (hits, TapisManualHit, i);

      g_string_append_printf (found, "[%.*s]", (int) (hit->end - hit->start),
                              text + hit->start);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_search (void)
{
  const TapisManual *manual = tapis_manual_get ();
  TapisManualPart *eight = tapis_manual_find_rule (manual, "BN-24");

  check_hits ("Jeu cassé, CASSÉ", "casse", TRUE, "[cassé][CASSÉ]");
  check_hits ("Balcó i balco", "BALCÓ", TRUE, "[Balcó][balco]");
  check_hits ("L’as attaque", "l'as", TRUE, "[L’as]");
  check_hits ("aaa", "a", TRUE, "[a][a][a]");
  check_hits ("one two", "two  one", TRUE, "[one][two]");
  check_hits ("one two", "one three", FALSE, "[one]");
  check_hits ("Straße 5", "strasse", TRUE, "[Straße]");
  check_hits ("nothing", " ", TRUE, "");
  g_assert_true (tapis_manual_part_matches (eight, "EIGHT skip"));
  g_assert_true (tapis_manual_part_matches (eight, "bn-24"));
  g_assert_false (tapis_manual_part_matches (eight, "eight small"));
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  g_test_add_func ("/manual/complete", test_complete);
  g_test_add_func ("/manual/other-language", test_other_language);
  g_test_add_func ("/manual/leads", test_leads);
  g_test_add_func ("/manual/find", test_find);
  g_test_add_func ("/manual/search", test_search);
  test_each_game (cg_games, "/manual/house-rules", test_house_rules);
  test_each_game (cg_games, "/manual/rules", test_rules);
  test_each_game (cg_games, "/manual/refusals", test_refusals);
  return g_test_run ();
}
