/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The subcommand `tapis-lab lesson`. It checks lessons by playing them,
 * compares their English texts with their moves, and counts what they tell and
 * ask. On request the strongest computer player judges the moves that they ask
 * for. */

#include "lab-lesson.h"
#include "lab.h"

#include "model/game/tapis-game-kind.h"
#include "model/learn/tapis-tutor.h"

#include <stdio.h>

/* The maximum number of words in a lesson, of tables in a lesson, and of <say>
 * before its first task. */
#define MAX_WORDS 150
#define MAX_TABLES 2
#define MAX_SAYS_FIRST 2

/* Another move is better than the move that a lesson asks for if it raises the
 * chance of winning by more than this, as a fraction of 1. */
#define DOUBT 0.03f

/* How many times each move is judged. Each judgement uses a different seed. */
#define LOOKS 2

/* How much a learner reads and does in a lesson, or in several lessons, if they
 * use no help and make no wrong move. */
typedef struct
{
  guint lessons;
  guint says;
  guint tasks;      /* tasks (<play> and <find>) */
  guint decisions;  /* <find> tasks, and <play> tasks with two or more legal
                     * moves whose text does not name the answer */
  guint named;      /* <play> tasks whose text names the answer */
  guint forced;     /* <play> tasks with one legal move */
  guint quizzes;
  guint words;
  guint tables;
  guint says_first; /* the number of <say> before the first task */
  guint undecided;  /* lessons with neither a decision nor a quiz whose file
                     * does not give the reason (“told”) */
} Figures;

/* add() requires that all fields are of the type guint */
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

/* Returns whether one of the words @ask names a card that @move uses. If the
 * move uses no card, returns whether one of the words is the verb of the move,
 * such as "pick" or "stop". */
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

/* Returns how many simulations one judgement makes: the number in @args or, if
 * it is 0, four times as many as the strongest player of the game makes by
 * default. Returns 0 if that player does not use simulations. */
static guint
count_simulations (const CgRules *rules, const LabArgs *args)
{
  return args->simulations > 0 ? (guint) args->simulations
                               : 4 * cg_player_simulations (rules);
}

/* Sets *@best to the best move, and *@cost to how much lower the chance of
 * winning is with @move than with the best move. The cost is the mean of LOOKS
 * judgements: each judgement imagines other deals, and one alone may miss
 * something that happens in few deals. Returns FALSE if the game cannot be
 * judged. */
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

/* Returns whether one of the moves that @step accepts is about as good as the
 * best move that the strongest player finds. If not, prints the better move.
 * Returns TRUE for a step that cannot be judged. */
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

/* Plays through @lesson, counts its words and tasks in @figures, checks what it
 * says about points and, if args->judge is set, judges its moves. Returns FALSE
 * if anything is wrong. */
static gboolean
walk (TapisLesson *lesson, const char *path, const LabArgs *args,
      Figures *figures)
{
  g_autoptr (TapisTutor) tutor = tapis_tutor_new (lesson);
  guint n = tapis_lesson_get_n_steps (lesson);
  CgEvents past = { 0 };
  gboolean holds = TRUE;

  *figures = (Figures) { .lessons = 1 };
  for (guint i = 0; i < n; i++)
    {
      const TapisStep *step = tapis_lesson_get_step (lesson, i);

      if (step->kind == TAPIS_STEP_POSITION)
        past.n = 0;
      tapis_tutor_go_to (tutor, i);
      count_step (tutor, step, figures);
      holds = lab_check_claims (tutor, i, path, &past) && holds;
      if (args->judge)
        holds = judge (tutor, step, path, args) && holds;
    }
  figures->undecided = figures->decisions == 0 && figures->quizzes == 0 &&
                       tapis_lesson_get_told (lesson) == NULL;
  if (figures->tasks == 0)
    figures->says_first = 0;
  return holds;
}

/* Prints what is wrong if the lesson asks too little or is too long. Returns
 * FALSE in this case. */
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
  printf ("%-32s %7u %5u %5u %9u %3.0f%% %6u %3.0f%% %6u %9u %6u\n", name,
          f->lessons, f->says, f->tasks, f->decisions,
          100.0 * f->decisions / MAX (f->tasks, 1), f->named,
          100.0 * f->named / MAX (f->tasks, 1), f->forced, f->undecided,
          f->words);
}

/* Checks the lesson in the file @path and adds its figures to @all. Returns
 * FALSE if anything is wrong. */
static gboolean
prove (const char *path, const LabArgs *args, Figures *all)
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
  add (all, &figures);
  if (args->figures)
    print_figures (tapis_lesson_get_id (lesson), &figures);
  else
    printf ("%s: proved, %u steps\n", path, tapis_lesson_get_n_steps (lesson));
  return good;
}

int
lab_lesson (const LabArgs *args)
{
  Figures all = { 0 };
  gboolean good = TRUE;

  if (args->figures)
    printf ("%-32s lessons   say tasks decisions      named      forced "
            "undecided  words\n", "");
  for (guint i = 0; i < args->n_words; i++)
    good = prove (args->words[i], args, &all) && good;
  if (args->figures)
    print_figures ("all", &all);
  return good ? LAB_OK : LAB_BAD_DATA;
}
