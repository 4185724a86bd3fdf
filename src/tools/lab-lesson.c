/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommand that proves lessons, counts how much they ask and how much
 * they tell, and has the strongest player judge what they call better. Reads
 * their English. */

#include "lab-lesson.h"
#include "lab.h"

#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-tutor.h"

#include <stdio.h>
#include <string.h>

/* The most that one lesson may have. */
#define MAX_WORDS 150
#define MAX_TABLES 2
#define MAX_SAYS_FIRST 2

/* How much better another move must be, in the chance of winning, to refute
 * the one that is asked for. */
#define DOUBT 0.03f

/* Judgements of one move, by other chances each. */
#define LOOKS 2

/* What the learner reads and does on the way through a lesson, without help
 * and without a wrong move. */
typedef struct
{
  guint lessons;
  guint says;
  guint tasks;      /* play and find */
  guint decisions;  /* of them: two legal moves at least and an answer that is
                     * not named, or something to find */
  guint named;      /* plays whose ask names its answer */
  guint forced;     /* plays with one legal move */
  guint quizzes;
  guint words;
  guint tables;
  guint says_first; /* before the first task */
  guint undecided;  /* lessons without a decision or a quiz, but those that say
                     * why */
} Figures;

/* All of them are of one type. */
G_STATIC_ASSERT (sizeof (Figures) % sizeof (guint) == 0);

static void
add (Figures *sum, const Figures *one)
{
  const guint *from = (const guint *) one;
  guint *to = (guint *) sum;

  for (guint i = 0; i < sizeof *sum / sizeof (guint); i++)
    to[i] += from[i];
}

/* --- whether an ask names its answer -------------------------------------- */

/* Whether the words of @ask name a card that @move uses or, where it uses none,
 * what it is: "pick", "stop". */
static gboolean
names_move (const TapisGame *game, const CgState *state, char **ask,
            CgMove move)
{
  const TapisGameKind *kind = tapis_game_get_kind ((TapisGame *) game);
  TapisUse uses[TAPIS_MAX_USES];
  guint n = kind->uses (kind, state, move, uses);
  g_autofree char *text = cg_move_to_text (kind->rules, state, move);
  g_auto (GStrv) verb = g_strsplit_set (text, " -", 2);

  for (guint i = 0; ask[i] != NULL; i++)
    {
      if (n == 0 && lab_is_word (ask[i], verb[0]))
        return TRUE;
      for (guint j = 0; j < n; j++)
        if (uses[j].card != CG_CARD_HIDDEN &&
            lab_names_card (ask[i], uses[j].card))
          return TRUE;
    }
  return FALSE;
}

static gboolean
names_answer (TapisGame *game, const TapisStep *step)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const CgState *state = tapis_game_get_state (game);
  g_auto (GStrv) ask = lab_split_words (step->text);

  for (guint i = 0; step->moves[i] != NULL; i++)
    {
      CgMove move;

      if (cg_read_move (rules, state, step->moves[i], &move) &&
          names_move (game, state, ask, move))
        return TRUE;
    }
  return FALSE;
}

/* --- counting ------------------------------------------------------------- */

static guint
count_words (const char *text)
{
  guint n = 0;

  for (; text != NULL && *text != '\0'; text++)
    if (!g_ascii_isspace (*text) &&
        (text[1] == '\0' || g_ascii_isspace (text[1])))
      n++;
  return n;
}

static void
count_task (TapisTutor *tutor, const TapisStep *step, Figures *figures)
{
  TapisGame *game = tapis_tutor_get_game (tutor);
  CgMove moves[CG_MAX_MOVES];
  gboolean forced, named;

  figures->tasks++;
  if (step->kind == TAPIS_STEP_FIND)
    {
      figures->decisions++;
      return;
    }
  forced = tapis_game_get_rules (game)->moves (tapis_game_get_state (game),
                                               moves) == 1;
  named = names_answer (game, step);
  figures->forced += forced;
  figures->named += named;
  figures->decisions += !forced && !named;
}

static void
count_step (TapisTutor *tutor, const TapisStep *step, Figures *figures)
{
  figures->words += count_words (step->text) + count_words (step->done);
  figures->tables += step->kind == TAPIS_STEP_POSITION;
  figures->quizzes += step->kind == TAPIS_STEP_QUIZ;
  if (step->kind == TAPIS_STEP_SAY)
    {
      figures->says++;
      figures->says_first += figures->tasks == 0;
    }
  else if (step->kind == TAPIS_STEP_PLAY || step->kind == TAPIS_STEP_FIND)
    count_task (tutor, step, figures);
}

/* --- judging -------------------------------------------------------------- */

/* The simulations of one judgement: four times as many as the strongest player
 * of the game takes by itself, or what was asked for; 0: it does not count in
 * simulations. */
static guint
count_simulations (const CgRules *rules, const LabArgs *args)
{
  return args->simulations > 0 ? (guint) args->simulations
                               : 4 * cg_player_simulations (rules);
}

/* How much less often @move wins than the best one, as the mean of several
 * judgements: a single one misses now and then what is only seen in some of
 * the deals that it imagines. *@best: the best move, where one of them has
 * found a better one. FALSE where the game cannot be judged. */
static gboolean
judge_move (const CgRules *rules, const CgState *state, CgMove move,
            const LabArgs *args, float *cost, CgMove *best)
{
  CgBudget budget = { .simulations = count_simulations (rules, args) };

  *cost = 0;
  *best = move;
  for (guint i = 0; i < LOOKS; i++)
    {
      CgVerdict verdict;

      if (!cg_player_judge (rules, state, move, args->seed + i, &budget,
                            &verdict))
        return FALSE;
      *cost += verdict.cost / LOOKS;
      if (verdict.best != move)
        *best = verdict.best;
    }
  return TRUE;
}

/* Whether the strongest player finds another move better than those that the
 * step accepts; tells of it. */
static gboolean
judge (TapisTutor *tutor, const TapisStep *step, const char *path,
       const LabArgs *args)
{
  TapisGame *game = tapis_tutor_get_game (tutor);
  const TapisGameKind *kind = tapis_game_get_kind (game);
  const CgRules *rules = kind->rules;
  const CgState *state = tapis_game_get_state (game);
  float least = G_MAXFLOAT;
  CgMove best = CG_NO_MOVE;
  CgMove moves[CG_MAX_MOVES];
  g_autofree char *better = NULL;

  if (step->kind != TAPIS_STEP_PLAY || step->because != NULL ||
      step->moves[0] == NULL || rules->moves (state, moves) < 2)
    return TRUE;
  for (guint i = 0; step->moves[i] != NULL; i++)
    {
      float cost;
      CgMove move, found;

      if (!cg_read_move (rules, state, step->moves[i], &move) ||
          !judge_move (rules, state, move, args, &cost, &found))
        return TRUE;
      if (cost < least)
        best = found;
      least = MIN (least, cost);
    }
  if (least <= DOUBT)
    return TRUE;
  better = cg_move_to_text (rules, state, best);
  printf ("%s:%u: “%s” is asked for, “%s” wins %.0f %% more often\n", path,
          step->line, step->moves[0], better, 100.0 * (double) least);
  return FALSE;
}

/* --- lessons -------------------------------------------------------------- */

/* Goes through the lesson once. FALSE where something that it calls better is
 * not so. */
static gboolean
walk (TapisLesson *lesson, const char *path, const LabArgs *args,
      Figures *figures)
{
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  guint n = tapis_lesson_get_n_steps (lesson);
  gboolean holds = TRUE;

  *figures = (Figures) { .lessons = 1 };
  for (guint i = 0; i < n; i++)
    {
      const TapisStep *step = tapis_lesson_get_step (lesson, i);

      tapis_tutor_go_to (tutor, i);
      count_step (tutor, step, figures);
      if (args->judge)
        holds = judge (tutor, step, path, args) && holds;
    }
  figures->undecided = figures->decisions == 0 && figures->quizzes == 0 &&
                       tapis_lesson_get_told (lesson) == NULL;
  if (figures->tasks == 0)
    figures->says_first = 0;
  return holds;
}

/* What a good lesson is not; FALSE where it is. */
static gboolean
check_shape (const char *path, const Figures *figures)
{
  const struct
  {
    gboolean    wrong;
    const char *what;
  } faults[] = {
    { figures->undecided > 0,
      "the learner decides nothing, and “told” does not say why" },
    { figures->words > MAX_WORDS, "more than 150 words" },
    { figures->tables > MAX_TABLES, "more than two tables" },
    { figures->says_first > MAX_SAYS_FIRST,
      "more than two <say> before the first move" },
  };
  gboolean good = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (faults[i].wrong)
      {
        fprintf (stderr, "%s:1: %s\n", path, faults[i].what);
        good = FALSE;
      }
  return good;
}

static void
print_figures (const char *name, const Figures *f)
{
  printf ("%-16s %7u %5u %5u %9u %3.0f%% %6u %3.0f%% %6u %9u %6u\n", name,
          f->lessons, f->says, f->tasks, f->decisions,
          100.0 * f->decisions / MAX (f->tasks, 1), f->named,
          100.0 * f->named / MAX (f->tasks, 1), f->forced, f->undecided,
          f->words);
}

/* Figures of one course, in the order in which they were first met. */
typedef struct
{
  const char *game;
  Figures     sum;
} Course;

static Figures *
find_course (GArray *courses, const char *game)
{
  Course course = { .game = game };

  for (guint i = 0; i < courses->len; i++)
    if (g_array_index (courses, Course, i).game == game)
      return &g_array_index (courses, Course, i).sum;
  g_array_append_val (courses, course);
  return &g_array_index (courses, Course, courses->len - 1).sum;
}

static gboolean
prove (const char *path, const LabArgs *args, GArray *courses)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TapisLesson) lesson = tapis_lesson_new_from_file (file, &error);
  Figures figures;
  gboolean good;

  if (lesson == NULL || !tapis_lesson_prove (lesson, &error))
    {
      fprintf (stderr, "%s\n", error->message);
      return FALSE;
    }
  good = walk (lesson, path, args, &figures);
  good = check_shape (path, &figures) && good;
  good = lab_check_claims (lesson, path) && good;
  add (find_course (courses, tapis_lesson_get_rules (lesson)->id), &figures);
  if (!args->figures)
    printf ("%s: proved, %u steps\n", path, tapis_lesson_get_n_steps (lesson));
  return good;
}

int
lab_lesson (const LabArgs *args)
{
  g_autoptr (GArray) courses = g_array_new (FALSE, FALSE, sizeof (Course));
  Figures all = { 0 };
  gboolean good = TRUE;

  for (guint i = 0; i < args->n_words; i++)
    good = prove (args->words[i], args, courses) && good;
  if (args->figures)
    {
      printf ("course           lessons   say tasks decisions      named      "
              "forced undecided  words\n");
      for (guint i = 0; i < courses->len; i++)
        {
          const Course *course = &g_array_index (courses, Course, i);

          print_figures (course->game, &course->sum);
          add (&all, &course->sum);
        }
      print_figures ("all", &all);
    }
  return good ? LAB_OK : LAB_BAD_DATA;
}
