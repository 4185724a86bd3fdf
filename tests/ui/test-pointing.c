/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whatever the coach of a lesson points at is seen on the table: in every step
 * of every lesson, after every answer, on a narrow table and on a wide one.
 * And every sign that the model knows is one. */

#include "config.h"

#include <adwaita.h>
#include <locale.h>

#include "tests/each-game.h"
#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-tutor.h"
#include "widgets/table/tapis-table.h"

typedef struct
{
  TapisTutor *tutor;
  TapisTable *table;
} Walk;

/* Of the table; the window has the last one. */
static const struct
{
  int width;
  int height;
} sizes[] = { { 360, 420 }, { 1000, 700 } };

static void
lay_out (Walk *walk, guint size)
{
  GtkWidget *table = GTK_WIDGET (walk->table);

  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL,
                      NULL);
  gtk_widget_size_allocate (
    table, &(GtkAllocation) { 0, 0, sizes[size].width, sizes[size].height },
    -1);
}

static void
show_game (Walk *walk, TapisGame *game)
{
  if (tapis_table_get_game (walk->table) != game)
    tapis_table_set_game (walk->table, game, FALSE);
  tapis_table_finish (walk->table);
  while (g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

static void
expect_seen_at (Walk *walk, guint size, gpointer what, const char *sign,
                const char *where, guint line)
{
  graphene_rect_t place;

  lay_out (walk, size);
  if (!tapis_table_locate (walk->table, what, sign, GTK_WIDGET (walk->table),
                           &place))
    g_error ("%s:%u: the coach points at what is not seen on a table of %d×%d "
             "(%s)", where, line, sizes[size].width, sizes[size].height,
             what != NULL ? G_OBJECT_TYPE_NAME (what) : sign);
  g_test_message ("%s:%u", where, line);
  g_assert_cmpfloat (place.size.width, >, 8);
  g_assert_cmpfloat (place.size.height, >, 8);
  g_assert_cmpfloat (place.origin.x, >, -1);
  g_assert_cmpfloat (place.origin.y, >, -1);
  g_assert_cmpfloat (place.origin.x + place.size.width, <,
                     (float) sizes[size].width + 1);
  g_assert_cmpfloat (place.origin.y + place.size.height, <,
                     (float) sizes[size].height + 1);
}

static void
expect_seen (Walk *walk, gpointer what, const char *sign, const char *where,
             guint line)
{
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    expect_seen_at (walk, size, what, sign, where, line);
}

static void
look (Walk *walk)
{
  TapisLesson *lesson = tapis_tutor_get_lesson (walk->tutor);
  guint step = tapis_tutor_get_step (walk->tutor);
  const TapisAt *at = tapis_tutor_get_at (walk->tutor);

  show_game (walk, tapis_tutor_get_game (walk->tutor));
  if (at->kind != TAPIS_AT_NOTHING)
    expect_seen (walk, tapis_tutor_find (walk->tutor, at),
                 at->kind == TAPIS_AT_SIGN ? at->id : NULL,
                 tapis_lesson_get_id (lesson),
                 tapis_lesson_get_step (lesson, step)->line);
}

/* Makes each move to which the lesson has an answer. */
static void
look_at_answers (Walk *walk)
{
  const TapisStep *step =
    tapis_lesson_get_step (tapis_tutor_get_lesson (walk->tutor),
                           tapis_tutor_get_step (walk->tutor));

  for (guint i = 0; i < step->answers->len; i++)
    {
      const TapisAnswer *answer = g_ptr_array_index (step->answers, i);

      for (guint j = 0; answer->to[j] != NULL; j++)
        {
          g_assert_true (tapis_game_play_text (
            tapis_tutor_get_game (walk->tutor), answer->to[j]));
          /* what the others answer first */
          while (tapis_tutor_get_state (walk->tutor) == TAPIS_TUTOR_WATCH)
            tapis_tutor_step (walk->tutor);
          look (walk);
          tapis_tutor_go_on (walk->tutor);
        }
    }
}

static void
walk_lesson (Walk *walk, TapisLesson *lesson)
{
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);

  walk->tutor = tutor;
  while (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    {
      look (walk);
      if (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_PLAY)
        look_at_answers (walk);
      /* beside what is asked for "skip" does it */
      tapis_tutor_skip (tutor);
    }
  tapis_table_set_game (walk->table, NULL, FALSE);
}

static Walk
begin (GtkWidget **window)
{
  const guint last = G_N_ELEMENTS (sizes) - 1;
  Walk walk = { NULL, NULL };

  walk.table = TAPIS_TABLE (tapis_table_new ());
  g_object_set (walk.table, "log-visible", FALSE, "speed", 0, NULL);
  tapis_table_set_guided (walk.table, TRUE);
  *window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (*window), sizes[last].width,
                               sizes[last].height);
  gtk_window_set_child (GTK_WINDOW (*window), GTK_WIDGET (walk.table));
  gtk_window_present (GTK_WINDOW (*window));
  while (!gtk_widget_get_mapped (GTK_WIDGET (walk.table)))
    g_main_context_iteration (NULL, TRUE);
  return walk;
}

static void
test_course (gconstpointer data)
{
  g_autoptr (GListModel) course = tapis_lessons_load (data);
  GtkWidget *window;
  Walk walk = begin (&window);

  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);

      walk_lesson (&walk, lesson);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What the model says is there, the table shows. */
static void
test_signs (void)
{
  GtkWidget *window;
  Walk walk = begin (&window);

  for (guint i = 0; cg_games_all[i] != NULL; i++)
    {
      const char *const *signs = tapis_game_kind_for (cg_games_all[i])->signs;
      g_autoptr (TapisGame) game = NULL;
      CgSetup setup;

      cg_setup_init (&setup, cg_games_all[i]);
      game = tapis_game_new (cg_games_all[i], &setup, 3, NULL);
      show_game (&walk, game);
      if (tapis_game_has_sign (game, TAPIS_SIGN_DEMAND))
        expect_seen (&walk, NULL, TAPIS_SIGN_DEMAND, cg_games_all[i]->id, 0);
      for (guint j = 0; signs != NULL && signs[j] != NULL; j++)
        expect_seen (&walk, NULL, signs[j], cg_games_all[i]->id, 0);
      g_assert_false (tapis_game_has_sign (game, "moon"));
      tapis_table_set_game (walk.table, NULL, FALSE);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  setlocale (LC_ALL, "");
  adw_init ();

  g_test_add_func ("/pointing/signs", test_signs);
  test_each_game (cg_games_all, "/pointing", test_course);
  return g_test_run ();
}
