/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every lesson that comes with the program is true: it is played. */

#include "helpers.h"

#include "engine/cg-session.h"
#include "games/cg-games.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-tutor.h"
#include "model/words/tapis-words.h"

static void
test_lesson (gconstpointer data)
{
  g_autoptr (TapisLesson) lesson = tapis_lessons_find (data);
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (lesson);
  g_assert_cmpstr (tapis_lesson_get_id (lesson), ==, data);
  tapis_lesson_prove (lesson, &error);
  g_assert_no_error (error);
}

/* A lesson is of the game that its name begins with, and teaches something. */
static void
test_course (gconstpointer data)
{
  const CgRules *rules = data;
  g_autoptr (GListModel) course = tapis_lessons_load (rules);

  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);

      g_assert_true (tapis_lesson_get_rules (lesson) == rules);
      g_assert_nonnull (tapis_lesson_get_taught (lesson)[0]);
      g_assert_cmpuint (tapis_lesson_get_n_steps (lesson), >, 2);
    }
}

/* --- from a table to a lesson --- */

/* Calls @visit with the usual house rules and with each of them changed. */
static void
for_every_house_rule (const CgRules *rules,
                      void (*visit) (const CgRules *rules,
                                     const CgSetup *setup))
{
  CgSetup usual;

  cg_setup_init (&usual, rules);
  visit (rules, &usual);
  for (guint i = 0; rules->options[i].id != NULL; i++)
    for (guint j = 0; j < cg_option_n_values (&rules->options[i]); j++)
      {
        CgSetup setup = usual;

        setup.options[i] = cg_option_value_at (&rules->options[i], j);
        if (setup.options[i] != usual.options[i] &&
            cg_setup_validate (&setup, rules) == NULL)
          visit (rules, &setup);
      }
}

/* The link leads to a lesson of that game, and says so. */
static void
check_link (const CgRules *rules, const TapisLessonLink *link)
{
  g_autoptr (TapisLesson) lesson = tapis_lessons_find (link->lesson);

  g_assert_nonnull (lesson);
  g_assert_true (tapis_lesson_get_rules (lesson) == rules);
  g_assert_true (g_str_has_prefix (link->label, "Lesson: "));
}

static void
visit_cards (const CgRules *rules, const CgSetup *setup)
{
  guint n;
  g_autofree TapisSpecialCard *cards =
    tapis_words_special_cards (rules, setup, &n);

  for (guint i = 0; i < n; i++)
    {
      char text[CG_CARD_TEXT_SIZE];
      const TapisLessonLink *link = tapis_lessons_find_link (
        rules, setup, TAPIS_LINK_CARDS, cg_card_to_text (cards[i].card, text));

      if (link == NULL)
        g_error ("%s: no lesson for “%s”", rules->id, cards[i].title);
      check_link (rules, link);
    }
}

/* Every special card that is told of at a table has its lesson. */
static void
test_special_cards (gconstpointer data)
{
  for_every_house_rule (data, visit_cards);
}

/* What no lesson is about: it is no rule of the game that one would learn, but
 * that this is not the moment, or not one's card. */
static const guint8 unexplained[] = {
  CG_REFUSE_GAME_OVER,     CG_REFUSE_ROUND_OVER,    CG_REFUSE_NOT_A_MOVE,
  CG_REFUSE_NOT_NOW,       CG_REFUSE_NOT_YOUR_CARD,
};

static gboolean
is_explained (guint kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (unexplained); i++)
    if (unexplained[i] == kind)
      return FALSE;
  return kind != CG_LEGAL;
}

/* Tries @text: what is refused for a reason has a lesson. */
static void
try_move (const CgRules *rules, const CgSetup *setup, const CgState *state,
          const char *text)
{
  const TapisLessonLink *link;
  guint kind;
  CgMove move;

  if (!cg_read_move (rules, state, text, &move))
    return;
  kind = rules->why_not (state, move).kind;
  if (!is_explained (kind))
    return;
  link = tapis_lessons_find_link (rules, setup, TAPIS_LINK_REFUSALS,
                                  cg_refusal_id (rules, kind));
  if (link == NULL)
    g_error ("%s: no lesson for %s", rules->id, cg_refusal_id (rules, kind));
  check_link (rules, link);
}

/* Whatever was a move once in a game is tried in every position of it. */
static void
visit_refusals (const CgRules *rules, const CgSetup *setup)
{
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree CgMove *moves = g_new (CgMove, CG_MAX_MOVES);
  g_autofree CgState *state = cg_state_new (rules, setup);
  CgRandom random;

  cg_random_seed (&random, 6);
  cg_deal (rules, setup, 6, state);
  for (guint ply = 0; ply < 120; ply++)
    {
      guint n = rules->moves (state, moves);
      GHashTableIter iter;
      gpointer text;

      if (n == 0)
        break;
      for (guint i = 0; i < MIN (n, 40); i++)
        g_hash_table_add (seen, cg_move_to_text (rules, state, moves[i]));
      g_hash_table_iter_init (&iter, seen);
      while (g_hash_table_iter_next (&iter, &text, NULL))
        try_move (rules, setup, state, text);
      rules->play (state, moves[cg_random_below (&random, n)], NULL);
    }
}

static void
test_refusals (gconstpointer data)
{
  for_every_house_rule (data, visit_refusals);
}

/* Whether the course of a game has lessons about house rules. */
static gboolean
teaches_house_rules (const CgRules *rules)
{
  g_autoptr (GListModel) course = tapis_lessons_load (rules);

  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);

      if (tapis_lesson_get_section (lesson) == TAPIS_SECTION_HOUSE_RULES)
        return TRUE;
    }
  return FALSE;
}

/* In a course that has lessons about house rules every house rule has one that
 * is played by it. How long a match lasts is nothing to be learnt. */
static void
test_options (gconstpointer data)
{
  const CgRules *rules = data;

  if (!teaches_house_rules (rules))
    return;
  for (guint i = 0; rules->options[i].id != NULL; i++)
    for (guint j = 0; j < cg_option_n_values (&rules->options[i]); j++)
      {
        TapisLesson *lesson = tapis_lessons_for_option (
          rules, i, cg_option_value_at (&rules->options[i], j));
        gboolean taught = FALSE;

        if (lesson == NULL)
          {
            g_assert_cmpstr (rules->options[i].id, ==, "target");
            continue;
          }
        g_assert_true (tapis_lesson_get_rules (lesson) == rules);
        for (guint k = 0; k < tapis_lesson_get_n_steps (lesson); k++)
          taught = taught ||
                   tapis_lesson_get_step (lesson, k)->setup.options[i] !=
                     rules->options[i].default_value;
        g_assert_true (taught);
      }
}

/* The value that is chosen goes before another one. */
static void
test_values (void)
{
  const CgRules *rules = &cg_rules_norwegian;
  guint six = 0;
  CgSetup setup;
  g_autofree char *wrong = NULL;
  const char *values[] = { "six=reverse", "six=colour" };
  const char *ids[2];

  while (!g_str_equal (rules->options[six].id, "six"))
    six++;
  for (guint i = 0; i < 2; i++)
    {
      TapisLesson *lesson;
      gboolean taught = FALSE;

      cg_setup_init (&setup, rules);
      g_assert_true (cg_setup_read_options (&setup, rules, values[i], &wrong));
      lesson = tapis_lessons_for_option (rules, six, setup.options[six]);
      ids[i] = tapis_lesson_get_id (lesson);
      for (guint k = 0; k < tapis_lesson_get_n_steps (lesson); k++)
        taught = taught || tapis_lesson_get_step (lesson, k)
                               ->setup.options[six] == setup.options[six];
      g_assert_true (taught);
    }
  g_assert_cmpstr (ids[0], !=, ids[1]);
}

int
main (int argc, char **argv)
{
  test_start (&argc, &argv);
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      g_autoptr (GListModel) course = tapis_lessons_load (cg_games[i]);
      g_autofree char *path = g_strdup_printf ("/lessons/%s", cg_games[i]->id);

      g_test_add_data_func (path, cg_games[i], test_course);
      if (g_list_model_get_n_items (course) > 0)
        {
          g_autofree char *cards = g_strconcat (path, "/special-cards", NULL);
          g_autofree char *refusals = g_strconcat (path, "/refusals", NULL);
          g_autofree char *options = g_strconcat (path, "/options", NULL);

          g_test_add_data_func (cards, cg_games[i], test_special_cards);
          g_test_add_data_func (refusals, cg_games[i], test_refusals);
          g_test_add_data_func (options, cg_games[i], test_options);
        }
      for (guint j = 0; j < g_list_model_get_n_items (course); j++)
        {
          g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, j);
          const char *id = tapis_lesson_get_id (lesson);
          g_autofree char *name = g_strdup_printf ("/lessons/%s/%s",
                                                   cg_games[i]->id, id);

          g_test_add_data_func_full (name, g_strdup (id), test_lesson, g_free);
        }
    }
  g_test_add_func ("/lessons/values", test_values);
  return g_test_run ();
}
