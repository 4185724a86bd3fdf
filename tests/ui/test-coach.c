/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The coach beside the table, with every step of every lesson, at every size,
 * in the language of the environment: the bubble covers nothing that it points
 * at, nor anything else of the table; all its words can be read without being
 * scrolled; what it points at is seen. */

#include "config.h"

#include <glib/gi18n.h>

#include "desktop.h"
#include "frames.h"
#include "tests/each-game.h"
#include "model/game/tapis-games.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-tutor.h"
#include "model/words/tapis-translations.h"
#include "parts.h"
#include "widgets/cards/tapis-card-art.h"
#include "widgets/cards/tapis-card-view.h"
#include "widgets/coach/tapis-coach.h"

/* without the header bar */
static const struct
{
  int width;
  int height;
} sizes[] = { { 360, 594 }, { 800, 554 }, { 1600, 854 } };

/* Whether text is larger than usual: then it may have to be scrolled where the
 * window is small. */
static gboolean large;

/* Whether the language is one that is longer than all others: then some lessons
 * have to be scrolled on a telephone. */
static gboolean lengthy;

/* Whether the two larger sizes take turns from step to step, except in a
 * soak. */
static gboolean sampled;

static GtkWidget *
find_child (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_child (child, type);
  return found;
}

/* The index of every card that the next one covers is seen: its place beside
 * the picture, or, on a card too small for one, enough to be read. And cards
 * do not lie on each other where there is room beside them. */
static void
check_cards (GtkWidget *widget, const char *id, guint step, int size)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  graphene_rect_t here, next;

  if (!gtk_widget_get_mapped (widget))
    return;
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *other = gtk_widget_get_next_sibling (child);
      TapisCardStyle style = { .scale = 1 };
      int width = gtk_widget_get_width (child);
      double strip, least;

      check_cards (child, id, step, size);
      if (!TAPIS_IS_CARD_VIEW (child) || !TAPIS_IS_CARD_VIEW (other) ||
          tapis_card_get_state (tapis_card_view_get_card (
            TAPIS_CARD_VIEW (child)))->face == CG_CARD_HIDDEN)
        continue;
      g_assert_true (gtk_widget_compute_bounds (child, widget, &here));
      g_assert_true (gtk_widget_compute_bounds (other, widget, &next));
      strip = next.origin.x + next.size.width / 2 - here.origin.x -
              here.size.width / 2;
      /* in a heap, or in another row */
      if (strip < 4)
        continue;
      style.pack = tapis_card_get_pack (
        tapis_card_view_get_card (TAPIS_CARD_VIEW (child)));
      least = width < 42 ? 18 : tapis_card_art_strip (width, &style) * width;
      if (strip < least - 1)
        g_error ("%s, step %u: %g of a card of %d are seen at %d, not %g", id,
                 step, strip, width, size, least);
      if (width < 60 && strip < width * 0.9)
        {
          graphene_rect_t last;

          g_assert_true (gtk_widget_compute_bounds (
            gtk_widget_get_last_child (widget), widget, &last));
          g_assert_true (gtk_widget_compute_bounds (
            gtk_widget_get_first_child (widget), widget, &here));
          if (last.origin.x + last.size.width - here.origin.x <
              gtk_widget_get_width (widget) - 2 * width)
            g_error ("%s, step %u: cards of %d lie on each other at %d, and "
                     "there is room beside them", id, step, width, size);
        }
    }
}

static void
lay_out (TapisCoach *coach, guint size)
{
  GtkAllocation all = { 0, 0, sizes[size].width, sizes[size].height };
  TapisTable *table =
    TAPIS_TABLE (find_child (GTK_WIDGET (coach), TAPIS_TYPE_TABLE));
  int share;

  /* again where text of another size was chosen, as the next frame does */
  do
    {
      share = tapis_table_get_text_share (table);
      gtk_widget_queue_resize (GTK_WIDGET (coach));
      gtk_widget_measure (GTK_WIDGET (coach), GTK_ORIENTATION_HORIZONTAL, -1,
                          NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (coach), &all, -1);
    }
  while (tapis_table_get_text_share (table) != share);
}

/* @part is where it was before, now that @text is said. */
static void
check_place (TapisCoach *coach, GtkWidget *part, const graphene_rect_t *before,
             guint size, const char *text)
{
  graphene_rect_t after;

  g_assert_true (gtk_widget_compute_bounds (part, GTK_WIDGET (coach), &after));
  if (!graphene_rect_equal (before, &after))
    g_error ("%s changes from %g, %g×%g to %g, %g×%g at %d when “%s” is said",
             G_OBJECT_TYPE_NAME (part), before->origin.y, before->size.width,
             before->size.height, after.origin.y, after.size.width,
             after.size.height, sizes[size].width, text);
}

/* Whatever is said in a step, however long, and when a hint is offered, which
 * is whole, the bubble and the table stay as they are. */
static void
check_steady (TapisCoach *coach, GtkWidget *bubble, TapisTable *table,
              const char *text, guint size)
{
  GtkWidget *count = find_child (bubble, GTK_TYPE_LABEL);
  g_autofree char *answer = g_strdup_printf ("%s %s %s", text, text, text);
  graphene_rect_t before, cloth;

  g_assert_true (gtk_widget_has_css_class (count, "count"));
  g_assert_true (gtk_widget_compute_bounds (bubble, GTK_WIDGET (coach),
                                            &before));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (table),
                                            GTK_WIDGET (coach), &cloth));
  tapis_coach_offer_hint (coach, TRUE);
  tapis_coach_say (coach, answer);
  lay_out (coach, size);
  check_place (coach, bubble, &before, size, answer);
  check_place (coach, GTK_WIDGET (table), &cloth, size, answer);
  if (!large && pango_layout_is_ellipsized (
                  gtk_label_get_layout (GTK_LABEL (count))))
    g_error ("“%s” is cut off at %d", gtk_label_get_text (GTK_LABEL (count)),
             sizes[size].width);
  tapis_coach_offer_hint (coach, FALSE);
  tapis_coach_say (coach, text);
}

/* Whatever is said of an answer to the question, when the choices have gone,
 * the bubble and the table stay as they are. */
static void
check_answers (TapisCoach *coach, GtkWidget *bubble, TapisTable *table,
               TapisTutor *tutor, guint size)
{
  const TapisQuestion *question = tapis_tutor_get_question (tutor);
  graphene_rect_t before, cloth;

  if (question == NULL)
    return;
  g_assert_true (gtk_widget_compute_bounds (bubble, GTK_WIDGET (coach),
                                            &before));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (table),
                                            GTK_WIDGET (coach), &cloth));
  tapis_coach_ask (coach, NULL);
  tapis_coach_set_buttons (coach, TAPIS_COACH_CONTINUE);
  for (guint chosen = 0; chosen <= question->n_options; chosen++)
    {
      /* none, and one more each time */
      g_autofree char *mark =
        tapis_question_mark (question, (1u << chosen) - 1, NULL);

      tapis_coach_say (coach, mark);
      lay_out (coach, size);
      check_place (coach, bubble, &before, size, mark);
      check_place (coach, GTK_WIDGET (table), &cloth, size, mark);
    }
  tapis_coach_ask (coach, question);
  tapis_coach_set_buttons (coach, TAPIS_COACH_CHECK);
  tapis_coach_say (coach, tapis_tutor_get_text (tutor));
  lay_out (coach, size);
}

/* The bubble, seen by @above at @words, covers no card, no button and no words
 * of @widget. */
static void
check_free (GtkWidget *widget, GtkWidget *above, const graphene_rect_t *words,
            const char *id, guint step)
{
  graphene_rect_t place;

  if (!gtk_widget_get_mapped (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_free (child, above, words, id, step);
  if ((!TAPIS_IS_CARD_VIEW (widget) && !GTK_IS_BUTTON (widget) &&
       !GTK_IS_LABEL (widget)) ||
      !gtk_widget_compute_bounds (widget, above, &place))
    return;
  if (GTK_IS_LABEL (widget))
    {
      PangoRectangle ink;
      graphene_point_t origin;
      int x, y;

      gtk_label_get_layout_offsets (GTK_LABEL (widget), &x, &y);
      pango_layout_get_pixel_extents (
        gtk_label_get_layout (GTK_LABEL (widget)), &ink, NULL);
      /* from within its padding */
      g_assert_true (gtk_widget_compute_point (
        widget, above,
        &GRAPHENE_POINT_INIT ((float) (x + ink.x), (float) (y + ink.y)),
        &origin));
      place.origin = origin;
      graphene_size_init (&place.size, (float) ink.width, (float) ink.height);
    }
  if (graphene_rect_intersection (words, &place, NULL) &&
      place.size.width > 0)
    g_error ("%s, step %u: the bubble (%g, %g, %g×%g) covers a %s “%s” (%g, "
             "%g, %g×%g)", id, step, words->origin.x, words->origin.y,
             words->size.width, words->size.height,
             G_OBJECT_TYPE_NAME (widget),
             GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget))
                                   : "",
             place.origin.x, place.origin.y, place.size.width,
             place.size.height);
}

/* Whoever cries, they do it beside the bubble at @words. */
static void
check_cries (TapisCoach *coach, TapisTable *table,
             const graphene_rect_t *words, const char *id, guint step)
{
  GtkWidget *cry;

  for (guint i = 0; (cry = part_cry (table, i)) != NULL; i++)
    {
      graphene_rect_t place;

      g_assert_true (
        gtk_widget_compute_bounds (cry, GTK_WIDGET (coach), &place));
      if (graphene_rect_intersection (&place, words, NULL))
        g_error ("%s, step %u: “%s” is cried under the bubble", id, step,
                 gtk_label_get_text (GTK_LABEL (cry)));
    }
}

/* Why a card is refused is not said under one's own cards. */
static void
check_refusal (TapisCoach *coach, TapisTable *table, const char *id,
               guint step, guint size)
{
  static const char *const zones[] = { "down", "up", "hand" };
  graphene_rect_t said, card;

  g_signal_emit_by_name (tapis_table_get_game (table), "refused",
                         "After a 5 you need a 5 or higher.", "too-low");
  lay_out (coach, size);
  g_assert_true (
    gtk_widget_compute_bounds (part_prompt (table), GTK_WIDGET (coach), &said));
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    for (GtkWidget *pile = part_of_zone (table, zones[i]),
                   *child = pile != NULL && gtk_widget_get_mapped (pile)
                              ? gtk_widget_get_first_child (pile)
                              : NULL;
         child != NULL; child = gtk_widget_get_next_sibling (child))
      {
        if (!TAPIS_IS_CARD_VIEW (child))
          continue;
        g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (coach),
                                                  &card));
        if (graphene_rect_intersection (&said, &card, NULL))
          g_error ("%s, step %u: a refusal lies under one's own cards at %d: "
                   "to %g, from %g", id, step, sizes[size].width,
                   said.origin.y + said.size.height, card.origin.y);
      }
  gtk_widget_activate_action (GTK_WIDGET (table), "table.clear", NULL);
}

static void
check (TapisCoach *coach, TapisTable *table, TapisTutor *tutor, guint size)
{
  GtkWidget *scrolled = find_child (GTK_WIDGET (coach),
                                    GTK_TYPE_SCROLLED_WINDOW);
  GtkWidget *bubble = gtk_widget_get_parent (scrolled);
  GtkAdjustment *up_and_down = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (scrolled));
  const TapisAt *at = tapis_tutor_get_at (tutor);
  const char *id = tapis_lesson_get_id (tapis_tutor_get_lesson (tutor));
  guint step = tapis_tutor_get_step (tutor);
  int width = sizes[size].width, height = sizes[size].height;
  graphene_rect_t words, cloth, place;
  int least;

  lay_out (coach, size);
  gtk_widget_measure (GTK_WIDGET (coach), GTK_ORIENTATION_VERTICAL, width,
                      &least, NULL, NULL, NULL);
  if (!large && least > height)
    g_error ("%s, step %u: %d×%d is too low by %d", id, step, width, height,
             least - height);
  g_assert_true (gtk_widget_compute_bounds (bubble, GTK_WIDGET (coach),
                                            &words));
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (table),
                                            GTK_WIDGET (coach), &cloth));
  if (words.origin.x < 0 || words.origin.y < 0 ||
      words.origin.x + words.size.width > (float) width ||
      words.origin.y + words.size.height > (float) height)
    g_error ("%s, step %u: the bubble at %g, %g, %g×%g is outside of %d×%d", id,
             step, words.origin.x, words.origin.y, words.size.width,
             words.size.height, width, height);
  if (!large)
    check_cards (GTK_WIDGET (table), id, step, width);
  check_free (GTK_WIDGET (table), GTK_WIDGET (coach), &words, id, step);
  /* where there is room the board keeps all of it */
  if (!large && width == 1600 && cloth.size.width < (float) width)
    g_error ("%s, step %u: the bubble takes room from the table", id, step);
  if ((!large || width > 1000) &&
      ((!lengthy && tapis_tutor_get_question (tutor) == NULL) ||
       width > 400) &&
      gtk_adjustment_get_upper (up_and_down) >
        gtk_adjustment_get_page_size (up_and_down) + 0.5)
    g_error ("%s, step %u: “%s” is cut off at %d×%d: %g of %g", id, step,
             tapis_tutor_get_text (tutor), width, height,
             gtk_adjustment_get_page_size (up_and_down),
             gtk_adjustment_get_upper (up_and_down));
  check_answers (coach, bubble, table, tutor, size);
  /* at one of the sizes in each step */
  if (!large &&
      (step % G_N_ELEMENTS (sizes) == size || g_getenv ("TAPIS_SOAK") != NULL))
    check_steady (coach, bubble, table, tapis_tutor_get_text (tutor), size);
  check_cries (coach, table, &words, id, step);
  if (!large)
    check_refusal (coach, table, id, step, size);
  if (at->kind == TAPIS_AT_NOTHING ||
      (at->kind == TAPIS_AT_SIGN && g_str_equal (at->id, "log")))
    return;
  if (!tapis_table_locate (table, tapis_tutor_find (tutor, at),
                           at->kind == TAPIS_AT_SIGN ? at->id : NULL,
                           GTK_WIDGET (coach), &place))
    g_error ("%s, step %u: what is pointed at is not seen at %d×%d", id, step,
             width, height);
  if (graphene_rect_intersection (&words, &place, NULL))
    g_error ("%s, step %u: the bubble covers what it points at", id, step);
}

/* The buttons of the step, as the page of lessons shows them. */
static TapisCoachButtons
buttons_for (TapisTutorState state)
{
  return state == TAPIS_TUTOR_PLAY  ? TAPIS_COACH_HINT | TAPIS_COACH_SHOW
         : state == TAPIS_TUTOR_ASK ? TAPIS_COACH_CHECK
                                    : TAPIS_COACH_CONTINUE;
}

static void
begin (TapisCoach *coach, TapisTutor *tutor)
{
  g_auto (GStrv) words = tapis_tutor_list_texts (tutor, NULL);

  tapis_coach_begin (coach, (const char *const *) words, NULL);
}

/* What the coach says now. */
static void
show (TapisCoach *coach, TapisTable *table, TapisTutor *tutor)
{
  TapisLesson *lesson = tapis_tutor_get_lesson (tutor);
  guint step = tapis_tutor_get_step (tutor);
  const TapisAt *at = tapis_tutor_get_at (tutor);
  TapisGame *game = tapis_tutor_get_game (tutor);

  tapis_table_show_buttons (
    table, tapis_lesson_get_step (lesson, step)->kind != TAPIS_STEP_QUIZ);
  tapis_coach_set_game (coach, game);
  tapis_coach_set_step (coach, step + 1, tapis_lesson_get_n_steps (lesson));
  begin (coach, tutor);
  tapis_coach_ask (coach, tapis_tutor_get_question (tutor));
  tapis_coach_set_buttons (coach,
                           buttons_for (tapis_tutor_get_state (tutor)));
  tapis_coach_say (coach, tapis_tutor_get_text (tutor));
  tapis_coach_point (coach, tapis_tutor_find (tutor, at),
                     at->kind == TAPIS_AT_SIGN ? at->id : NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      if (sampled && i > 0 && step % 2 != i % 2 &&
          g_getenv ("TAPIS_SOAK") == NULL)
        continue;
      /* where the bubble stands on the table */
      for (guint k = 0; i == 2 && k < tapis_game_get_n_seats (game); k++)
        desktop_cry (game, (int) k, "Ouch!");
      check (coach, table, tutor, i);
    }
}

static void
test_lesson (TapisCoach *coach, TapisTable *table, TapisLesson *lesson)
{
  guint n = tapis_lesson_get_n_steps (lesson);
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);

  for (guint step = 0; step < n; step++)
    {
      tapis_tutor_go_to (tutor, step);
      if (tapis_tutor_get_step (tutor) != step ||
          tapis_tutor_get_state (tutor) == TAPIS_TUTOR_GAME)
        continue;
      show (coach, table, tutor);
      /* a quiz says something before its first question */
      if (tapis_lesson_get_step (lesson, step)->kind != TAPIS_STEP_QUIZ)
        continue;
      tapis_tutor_go_on (tutor);
      g_assert_nonnull (tapis_tutor_get_question (tutor));
      show (coach, table, tutor);
    }
  tapis_coach_set_game (coach, NULL);
}

static void
test_course (gconstpointer data)
{
  g_autoptr (GListModel) course = tapis_lessons_load (data);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = tapis_table_new ();
  GtkWidget *coach = tapis_coach_new (TAPIS_TABLE (table));

  g_object_set (table, "log-visible", FALSE, "speed", TAPIS_SPEED_NONE, NULL);
  tapis_table_set_guided (TAPIS_TABLE (table), TRUE);
  gtk_window_set_child (GTK_WINDOW (window), coach);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (table))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < g_list_model_get_n_items (course); i++)
    {
      g_autoptr (TapisLesson) lesson = g_list_model_get_item (course, i);

      test_lesson (TAPIS_COACH (coach), TAPIS_TABLE (table), lesson);
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The ring goes with its card, when it is raised and when it drops back. */
static void
test_ring (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = tapis_table_new ();
  GtkWidget *coach = tapis_coach_new (TAPIS_TABLE (table));
  g_autoptr (TapisGame) game = NULL;
  TapisCard *card;
  float last = 0;
  CgSetup setup;

  cg_setup_init (&setup, cg_games[0]);
  setup.dealer = setup.seats - 1; /* the person begins */
  game = tapis_game_new (cg_games[0], &setup, 5, NULL);
  card = tapis_pile_get_card (tapis_game_get_pile (game, "hand", 0), 0);
  g_object_set (table, "speed", TAPIS_SPEED_NONE, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 800, 560);
  gtk_window_set_child (GTK_WINDOW (window), coach);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (table))
    g_main_context_iteration (NULL, TRUE);
  tapis_coach_set_game (TAPIS_COACH (coach), game);
  tapis_coach_say (TAPIS_COACH (coach), "…");
  tapis_coach_point (TAPIS_COACH (coach), card, NULL);
  frames_wait (coach);
  frames_wait (coach);
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GskRenderNode) node = NULL;
      g_autoptr (GArray) drawings = NULL;
      const graphene_rect_t *ring;
      graphene_rect_t place;

      if (i == 1)
        tapis_game_activate_card (game, card);
      else
        tapis_game_clear_selection (game);
      frames_wait (coach);
      g_assert_true (tapis_table_locate (TAPIS_TABLE (table), card, NULL,
                                         coach, &place));
      g_assert_true (i == 0 || place.origin.y != last);
      last = place.origin.y;
      node = frames_dup_node (coach);
      drawings = frames_list_drawings (node);
      /* the corner of the bubble comes after it */
      g_assert_cmpuint (drawings->len, >=, 2);
      ring = &g_array_index (drawings, graphene_rect_t, drawings->len - 2);
      g_assert_cmpfloat (ABS (ring->origin.x + ring->size.width / 2 -
                              place.origin.x - place.size.width / 2), <, 2);
      g_assert_cmpfloat (ABS (ring->origin.y + ring->size.height / 2 -
                              place.origin.y - place.size.height / 2), <, 2);
    }
  tapis_coach_set_game (TAPIS_COACH (coach), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  desktop_set_up (&argc, &argv);
  large = g_getenv ("TAPIS_TEXT") != NULL;
  lengthy = g_strcmp0 (g_getenv ("LANGUAGE"), "en_XA") == 0;
  sampled = g_getenv ("TAPIS_SAMPLED") != NULL;

  test_each_game (cg_games, "/coach", test_course);
  g_test_add_func ("/coach/ring", test_ring);
  return g_test_run ();
}
