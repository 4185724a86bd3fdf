/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hears what the coach says to somebody who learns a game:
 *
 *   where-learner GAME
 *
 * goes through every lesson, test and practice of the kind GAME a few times, by
 * hints, right moves and wrong ones as chance will have it, through a few
 * finished games, and through the puzzles that are made of their mistakes; in
 * marked catalogues (po/workshop/marks.py). A line is printed for each text, as
 * where-positions.c does: how it is told, and the text. */

#include "config.h"

#include "../model/helpers.h"

#include "games/cg-games.h"
#include "model/learn/tapis-test.h"
#include "model/learn/tapis-lessons.h"
#include "model/learn/tapis-practice.h"
#include "model/learn/tapis-seekable.h"
#include "model/learn/tapis-tutor.h"
#include "players/cg-player.h"

#include <stdlib.h>

#define RUNS 4      /* through a lesson or a test */
#define DEEDS 250   /* in a run, then it is skipped through */
#define EXERCISES 40 /* in a session of practice */
#define GAMES 6     /* that are reviewed */

static void
tell (const char *how, const char *text)
{
  g_autofree char *line = g_strdup (text);

  if (text != NULL && *text != '\0')
    g_print ("\t%s\t%s\n", how, g_strdelimit (line, "\n", ' '));
}

static void
take (const char *how, char *text)
{
  tell (how, text);
  g_free (text);
}

/* --- lessons -------------------------------------------------------------- */

static void
changed_cb (TapisTutor *tutor)
{
  TapisGame *game = tapis_tutor_get_game (tutor);
  const TapisQuestion *question = tapis_tutor_get_question (tutor);

  tell ("lesson", tapis_tutor_get_text (tutor));
  if (game != NULL)
    tell ("lesson", tapis_game_now (game)->prompt);
  if (question == NULL)
    return;
  tell ("lesson", question->text);
  for (guint i = 0; i < question->n_options; i++)
    {
      tell ("lesson", question->options[i].label);
      tell ("lesson", question->options[i].why);
    }
}

static void
play_any (TapisTutor *tutor, CgRandom *random)
{
  TapisGame *game = tapis_tutor_get_game (tutor);
  g_autofree char *move = NULL;

  if (tapis_game_now (game)->round_over)
    {
      tapis_game_next_round (game);
      return;
    }
  move = test_random_move (game, random);
  tapis_game_play_text (game, move);
}

/* Does what is asked of the learner now; FALSE: only the coach can. */
static gboolean
do_it (TapisTutor *tutor)
{
  TapisGame *game = tapis_tutor_get_game (tutor);
  const TapisStep *step = tapis_lesson_get_step (
    tapis_tutor_get_lesson (tutor), tapis_tutor_get_step (tutor));

  if (step->kind == TAPIS_STEP_FIND)
    {
      tapis_seekable_find_next (TAPIS_SEEKABLE (game));
      g_signal_emit_by_name (game, "aided");
      return TRUE;
    }
  return step->kind == TAPIS_STEP_PLAY && step->moves != NULL &&
         step->moves[0] != NULL &&
         tapis_game_play_text (game, step->moves[0]);
}

/* The same, or asks for help, or does anything. */
static void
do_something (TapisTutor *tutor, gboolean good, CgRandom *random)
{
  TapisGame *game = tapis_tutor_get_game (tutor);

  if (good && do_it (tutor))
    return;
  switch (good ? 2 : cg_random_below (random, 3))
    {
    case 0:
      tapis_tutor_hint (tutor);
      break;
    case 1:
      if (tapis_game_now (game)->viewer_to_move)
        play_any (tutor, random);
      break;
    default:
      tapis_tutor_show (tutor);
    }
}

static guint
answer (const TapisQuestion *question, gboolean good, CgRandom *random)
{
  guint chosen = 0;

  if (!good)
    return (guint) cg_random_below (random, 1u << question->n_options);
  for (guint i = 0; i < question->n_options; i++)
    if (question->options[i].right)
      chosen |= 1u << i;
  return chosen;
}

/* Does the next thing in the lesson; whether it is over. */
static gboolean
go_on (TapisTutor *tutor, gboolean good, CgRandom *random)
{
  TapisGame *game = tapis_tutor_get_game (tutor);

  switch (tapis_tutor_get_state (tutor))
    {
    case TAPIS_TUTOR_READ:
    case TAPIS_TUTOR_ANSWER:
      tapis_tutor_go_on (tutor);
      break;
    case TAPIS_TUTOR_PLAY:
      do_something (tutor, good, random);
      break;
    case TAPIS_TUTOR_WATCH:
      tapis_tutor_step (tutor);
      break;
    case TAPIS_TUTOR_ASK:
      tapis_tutor_reply (tutor, answer (tapis_tutor_get_question (tutor), good,
                                        random));
      break;
    case TAPIS_TUTOR_GAME:
      if (tapis_game_can_step (game))
        tapis_game_step (game);
      else if (tapis_game_now (game)->viewer_to_move ||
               tapis_game_now (game)->round_over)
        play_any (tutor, random);
      break;
    case TAPIS_TUTOR_THINK:
      break; /* until it is judged */
    case TAPIS_TUTOR_DONE:
      return FALSE;
    }
  if (tapis_tutor_get_game (tutor) != NULL)
    test_wait (tapis_tutor_get_game (tutor));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return TRUE;
}

/* Every other run is one of somebody who knows it. */
static void
learn (TapisLesson *lesson, guint run)
{
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  CgRandom random;

  cg_random_seed (&random, run);
  tell ("lesson", tapis_lesson_get_title (lesson));
  tell ("lesson", tapis_lesson_get_about (lesson));
  g_signal_connect (tutor, "changed", G_CALLBACK (changed_cb), NULL);
  changed_cb (tutor);
  for (guint i = 0; i < DEEDS && go_on (tutor, run % 2 == 0, &random); i++)
    ;
  while (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    tapis_tutor_skip (tutor);
}

/* What is practised: every refusal, and a mistake of a real game. */
static void
practise (const CgRules *rules, guint run)
{
  g_autofree char *folder = g_dir_make_tmp ("tapis-where-XXXXXX", NULL);
  g_autoptr (TapisPractice) practice = tapis_practice_new (folder);
  CgSetup setup;
  g_autoptr (CgSession) session = NULL;
  g_autofree char *position = NULL;
  g_autofree char *save = NULL;
  g_autofree char *played = NULL;
  g_autofree char *best = NULL;
  g_autoptr (TapisLesson) lesson = NULL;
  CgRandom random;
  GDate later;
  guint n;
  CgMove moves[CG_MAX_MOVES];

  for (guint kind = 1; cg_refusal_id (rules, kind) != NULL; kind++)
    tapis_practice_miss_rule (practice, rules, cg_refusal_id (rules, kind));
  cg_setup_init (&setup, rules);
  setup.seats = rules->min_seats;
  session = cg_session_new (rules, &setup, 1 + run);
  cg_random_seed (&random, run);
  while ((n = rules->moves (cg_session_state (session), moves)) < 2 ||
         rules->to_move (cg_session_state (session)) != 0)
    {
      g_assert_cmpuint (n, >, 0);
      cg_session_play (session, moves[cg_random_below (&random, n)], NULL);
    }
  position = cg_session_to_text (session, NULL);
  save = g_strconcat (position, "\n[table]\nplayer.0=person\n", NULL);
  played = cg_move_to_text (rules, cg_session_state (session), moves[0]);
  best = cg_move_to_text (rules, cg_session_state (session), moves[1]);
  tapis_practice_miss_move (practice, save, played, best, NULL);
  /* all of it is due by then */
  g_date_set_time_t (&later, time (NULL));
  g_date_add_days (&later, 30);
  tapis_practice_set_today (practice, &later);
  lesson = tapis_practice_new_session (practice, rules, EXERCISES);
  if (lesson != NULL)
    learn (lesson, run);
  test_remove_folder (folder);
}

static void
tell_stars (void)
{
  const TapisStars most = (TapisStars) ((1u << TAPIS_N_STARS) - 1);

  for (guint earned = TAPIS_STAR_FINISHED; earned <= most; earned += 2)
    {
      tell ("lesson", tapis_stars_tell ((TapisStars) earned));
      take ("lesson", tapis_stars_tell_end ((TapisStars) earned,
                                            (TapisStars) 0));
      take ("lesson", tapis_stars_tell_end ((TapisStars) earned, most));
    }
}

/* --- reviews and puzzles -------------------------------------------------- */

/* A game of a person who plays like @level, in a short form of the kind, as a
 * save. */
static char *
finished_game (const CgRules *rules, guint64 deal, const char *level)
{
  static const struct
  {
    const char *id, *value;
  } shorter[] = { { "rounds", "1" }, { "trick_limit", "20" } };
  g_autoptr (CgSession) session = NULL;
  g_autofree char *saved = NULL;
  CgSetup setup;

  cg_setup_init (&setup, rules);
  setup.seats = rules->min_seats;
  for (guint i = 0; i < G_N_ELEMENTS (shorter); i++)
    {
      int option = cg_option_index (rules, shorter[i].id);

      if (option >= 0)
        cg_option_value_from_text (&rules->options[option], shorter[i].value,
                                   &setup.options[option]);
    }
  session = cg_session_new (rules, &setup, deal);
  while (!cg_session_is_over (session))
    {
      const CgState *state = cg_session_state (session);
      guint64 seed = deal * 1000 + cg_session_n_played (session);

      if (cg_session_round_is_over (session))
        cg_session_next_round (session, NULL);
      else
        cg_session_play (session,
                         cg_player_advise (
                           cg_player_find (rules->to_move (state) == 0
                                             ? level : "medium"),
                           rules, state, seed, NULL, NULL),
                         NULL);
    }
  saved = cg_session_to_text (session, NULL);
  return g_strconcat (saved, "\n[table]\nplayer.0=person\n", NULL);
}

static void
review (const CgRules *rules, guint64 deal, const char *level)
{
  g_autofree char *text = finished_game (rules, deal, level);
  g_autoptr (GError) error = NULL;
  g_autoptr (TapisReview) review = tapis_review_new (text, -1, NULL, &error);
  const TapisReviewNow *now = tapis_review_now (review);
  g_autoptr (TapisLesson) puzzles = NULL;

  g_assert_no_error (error);
  tapis_review_start (review, 0);
  while (now->working)
    g_main_context_iteration (NULL, TRUE);
  take ("review", tapis_review_say_summary (review));
  take ("review", tapis_review_say_luck (review));
  for (guint i = 0; i < now->n_decisions; i++)
    {
      take ("review", tapis_review_say_decision (review, i));
      take ("review", tapis_review_say_stands (review,
                                               now->decisions[i].stands));
    }
  puzzles = tapis_review_new_puzzles (review);
  for (guint run = 0; puzzles != NULL && run < RUNS; run++)
    learn (puzzles, run);
}

int
main (int argc, char **argv)
{
  static const char *const levels[] = { "random", "easy", "medium" };
  g_autoptr (GListModel) lessons = NULL;
  const CgRules *rules;
  const TapisCourse *course;

  test_start (&argc, &argv);
  rules = argc == 2 ? cg_game_find (argv[1]) : NULL;
  if (rules == NULL)
    {
      g_printerr ("usage: where-learner GAME\n");
      return EXIT_FAILURE;
    }
  g_print ("%s-0\n", rules->id);
  tell_stars ();
  lessons = tapis_lessons_load (rules);
  for (guint i = 0; i < g_list_model_get_n_items (lessons); i++)
    for (guint run = 0; run < RUNS; run++)
      {
        g_autoptr (TapisLesson) lesson = g_list_model_get_item (lessons, i);

        learn (lesson, run);
      }
  for (guint run = 0; run < RUNS; run++)
    practise (rules, run);
  course = tapis_course_get (rules);
  for (guint section = 0; section < TAPIS_N_SECTIONS; section++)
    for (guint run = 0; run < RUNS; run++)
      if (tapis_test_is_there (course, (TapisSection) section))
        {
          g_autoptr (TapisLesson) test =
            tapis_test_new (rules, (TapisSection) section, run);

          learn (test, run);
        }
  for (guint i = 0; i < GAMES; i++)
    review (rules, i, levels[i % G_N_ELEMENTS (levels)]);
  return EXIT_SUCCESS;
}
