/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Checks a lesson by playing it; this is called a proof. It goes through the
 * lesson in every way that the lesson allows, and tries every move that a step
 * does not ask for and every card that is refused. */

#include "tapis-lesson-private.h"
#include "tapis-tutor.h"

#include "model/game/tapis-game-kind.h"

#include <string.h>

/* If several moves of a step are right, there are several ways through the
 * lesson. At most about this many of them are tried. */
#define MAX_WAYS 500

/* How many times a lesson with randomly dealt cards is played. */
#define DEALS 20

typedef struct
{
  TapisLesson     *lesson;
  TapisTutor      *tutor;
  const CgRules   *rules;
  const TapisStep *step;  /* the step that is being checked */
  GPtrArray       *way;   /* of char *: the learner's moves that led to this
                           * step */
  guint            n_ways;
  GError         **error;
} Proof;

static gboolean prove_from (Proof *proof);

/* Sets the error to "file:@line: what is wrong". Returns FALSE. */
static gboolean G_GNUC_PRINTF (3, 4)
fail (Proof *proof, guint line, const char *format, ...)
{
  g_autofree char *reason = NULL;
  va_list args;

  va_start (args, format);
  reason = g_strdup_vprintf (format, args);
  va_end (args);
  tapis_lesson_set_error (proof->lesson, line, TAPIS_LESSON_ERROR_WRONG,
                          reason, proof->error);
  return FALSE;
}

static TapisGame *
game_of (Proof *proof)
{
  return tapis_tutor_get_game (proof->tutor);
}

static const CgState *
state_of (Proof *proof)
{
  return tapis_game_get_state (game_of (proof));
}

static gboolean
is_asked (Proof *proof, CgMove move)
{
  return tapis_step_asks (proof->step, proof->rules, state_of (proof), move);
}

/* Checks that @text, from the line @line of the file, is a legal move now. Sets
 * *@move to that move. */
static gboolean
prove_move (Proof *proof, guint line, const char *text, CgMove *move)
{
  guint refusal;

  if (!cg_read_move (proof->rules, state_of (proof), text, move))
    return fail (proof, line, "“%s” is no move", text);
  refusal = proof->rules->why_not (state_of (proof), *move).kind;
  return refusal == CG_LEGAL ||
         fail (proof, line, "“%s” is not legal here: %s", text,
               cg_refusal_id (proof->rules, refusal));
}

/* Checks that it is another player's turn, and that @text, from the line @line
 * of the file, is a legal move now. After a wrong move of the learner it may
 * also be the learner's turn, if they have only one legal move. */
static gboolean
prove_reply (Proof *proof, guint line, const char *text)
{
  int seat = proof->rules->to_move (state_of (proof));
  CgMove moves[CG_MAX_MOVES];
  CgMove move;

  if (seat == CG_NO_SEAT ||
      (seat == 0 && (proof->step->kind != TAPIS_STEP_PLAY ||
                     proof->rules->moves (state_of (proof), moves) > 1)))
    return fail (proof, line, "no other player is to move");
  return prove_move (proof, line, text, &move);
}

/* Checks that the thing that the coach points at is on the table. */
static gboolean
prove_at (Proof *proof)
{
  const TapisAt *at = tapis_tutor_get_at (proof->tutor);

  return at->kind == TAPIS_AT_NOTHING || tapis_tutor_sees (proof->tutor, at) ||
         fail (proof, proof->step->line,
               "what the coach points at is not there");
}

/* Checks that every card in the learner's hand can be used, or that the table
 * tells why it cannot be used. */
static gboolean
prove_cards (Proof *proof)
{
  TapisPile *hand = tapis_game_find_pile (game_of (proof), CG_ZONE_HAND, 0);

  for (guint i = 0; i < tapis_pile_get_n_cards (hand); i++)
    {
      TapisCard *card = tapis_pile_get_card (hand, i);

      if (!tapis_card_get_state (card)->playable &&
          tapis_card_get_refusal (card) == NULL)
        return fail (proof, proof->step->line,
                     "it is not said why the %s cannot be used",
                     tapis_card_get_name (card));
    }
  return TRUE;
}

/* Makes @move, which the step does not ask for. Checks that the coach answers
 * it, and that the move is then taken back. */
static gboolean
prove_answer (Proof *proof, CgMove move)
{
  TapisTutor *tutor = proof->tutor;
  gsize size = cg_state_size (proof->rules, state_of (proof));
  g_autofree char *text =
    cg_move_to_text (proof->rules, state_of (proof), move);
  g_autofree CgState *before = cg_state_copy (proof->rules, state_of (proof));

  tapis_game_play_text (game_of (proof), text);
  for (guint i = 0; tapis_tutor_get_state (tutor) == TAPIS_TUTOR_WATCH; i++)
    {
      const TapisAnswer *answer = tapis_tutor_get_answer (tutor);

      if (!prove_reply (proof, answer->line, answer->then[i]))
        return FALSE;
      tapis_tutor_step (tutor);
    }
  if (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_ANSWER ||
      tapis_tutor_get_text (tutor) == NULL)
    return fail (proof, proof->step->line, "“%s” is not answered", text);
  if (!prove_at (proof))
    return FALSE;
  tapis_tutor_go_on (tutor);
  return (tapis_tutor_get_state (tutor) == TAPIS_TUTOR_PLAY &&
          memcmp (before, state_of (proof), size) == 0) ||
         fail (proof, proof->step->line, "“%s” cannot be taken back", text);
}

/* Checks that all moves to which the step has answers are legal, and that the
 * step does not ask for any of them. */
static gboolean
prove_answers (Proof *proof)
{
  for (guint i = 0; i < proof->step->answers->len; i++)
    {
      const TapisAnswer *answer = g_ptr_array_index (proof->step->answers, i);

      for (guint j = 0; answer->to[j] != NULL; j++)
        {
          CgMove move;

          if (!prove_move (proof, answer->line, answer->to[j], &move))
            return FALSE;
          if (is_asked (proof, move))
            return fail (proof, answer->line, "“%s” is what is asked for",
                         answer->to[j]);
        }
    }
  return TRUE;
}

/* Checks that each move that the step asks for is legal. */
static gboolean
prove_asked (Proof *proof)
{
  CgMove move;

  for (guint i = 0; proof->step->moves[i] != NULL; i++)
    if (!prove_move (proof, proof->step->line, proof->step->moves[i], &move))
      return FALSE;
  return TRUE;
}

static gboolean
is_to_move (TapisTutor *tutor)
{
  return tapis_tutor_get_state (tutor) == TAPIS_TUTOR_PLAY &&
         tapis_lesson_get_step (tapis_tutor_get_lesson (tutor),
                                tapis_tutor_get_step (tutor))
             ->kind == TAPIS_STEP_PLAY;
}

/* Skips steps until the learner has to move, or to the end of the lesson. */
static void
go_on (TapisTutor *tutor)
{
  while (!is_to_move (tutor) &&
         tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    tapis_tutor_skip (tutor);
}

/* Begins the lesson again, and makes the first @n_moves moves of proof->way
 * again. */
static void
go_back (Proof *proof, guint n_moves)
{
  g_ptr_array_set_size (proof->way, (int) n_moves);
  tapis_tutor_restart (proof->tutor);
  go_on (proof->tutor);
  for (guint i = 0; i < n_moves; i++)
    {
      tapis_game_play_text (game_of (proof),
                            g_ptr_array_index (proof->way, i));
      go_on (proof->tutor);
    }
}

/* If a test may ask the step, checks that a test is made of its section, and
 * that the learner can make a mistake in it (@can_err). */
static gboolean
prove_test (Proof *proof, gboolean can_err)
{
  TapisSection section = tapis_lesson_get_section (proof->lesson);

  if (!proof->step->test)
    return TRUE;
  if (section == TAPIS_SECTION_HOUSE_RULES || section == TAPIS_SECTION_TEST)
    return fail (proof, proof->step->line,
                 "no test is made of this section");
  return can_err || fail (proof, proof->step->line,
                          "a test asks nothing where every move is right");
}

/* Checks a step in which the learner moves, and then, for each move that is
 * right, the rest of the lesson after it. */
static gboolean
prove_play (Proof *proof)
{
  g_autoptr (GPtrArray) asked = g_ptr_array_new_with_free_func (g_free);
  CgMove moves[CG_MAX_MOVES];
  guint n_moves = proof->way->len;
  guint n;

  if (proof->rules->to_move (state_of (proof)) != 0)
    return fail (proof, proof->step->line, "it is not the learner’s turn");
  n = proof->rules->moves (state_of (proof), moves);
  if (!prove_cards (proof) || !prove_asked (proof) || !prove_answers (proof))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (is_asked (proof, moves[i]))
      g_ptr_array_add (asked, cg_move_to_text (proof->rules, state_of (proof),
                                               moves[i]));
    else if (!prove_answer (proof, moves[i]))
      return FALSE;
  if (!prove_test (proof, asked->len < n))
    return FALSE;

  for (guint i = 0; i < asked->len; i++)
    {
      const char *text = g_ptr_array_index (asked, i);

      g_ptr_array_add (proof->way, g_strdup (text));
      tapis_game_play_text (game_of (proof), text);
      if (!prove_from (proof))
        return FALSE;
      if (i + 1 == asked->len || ++proof->n_ways > MAX_WAYS)
        break;
      go_back (proof, n_moves);
    }
  return TRUE;
}

/* Checks a step in which the learner finds combinations: that there are some,
 * that the coach answers a move that is made instead, and that the step ends
 * when the learner lets the coach show all of them. */
static gboolean
prove_find (Proof *proof)
{
  TapisGame *game = game_of (proof);
  const TapisSeeking *seeking = tapis_game_get_kind (game)->seeking;
  guint line = proof->step->line;
  CgMove moves[CG_MAX_MOVES];
  guint n;

  if (seeking->count (game) == 0)
    return fail (proof, line, "there is nothing to find");
  if (!prove_cards (proof) || !prove_test (proof, TRUE))
    return FALSE;
  n = proof->rules->moves (state_of (proof), moves);
  for (guint i = 0; i < n; i++)
    if (!prove_answer (proof, moves[i]))
      return FALSE;
  for (n = seeking->count (game); n > 0; n--)
    {
      if (seeking->count (game) != n)
        return fail (proof, line, "what was found is lost");
      tapis_tutor_show (proof->tutor);
    }
  return TRUE;
}

/* Checks that the current question has a right answer, and that this answer is
 * marked as right. */
static gboolean
prove_question (Proof *proof)
{
  const TapisQuestion *q = tapis_tutor_get_question (proof->tutor);
  g_autofree char *text = NULL;
  guint right = 0;
  guint n_right = 0;
  gboolean marked;

  for (guint i = 0; i < q->n_options; i++)
    if (q->options[i].right)
      {
        right |= 1u << i;
        n_right++;
      }
  text = tapis_question_mark (q, right, &marked);
  if (!marked || q->n_options < 2 || n_right == 0 ||
      (!q->several && n_right > 1))
    return fail (proof, proof->step->line,
                 "a question has no right answer: %s", q->text);
  tapis_tutor_reply (proof->tutor, right);
  return TRUE;
}

/* Checks that the step after the quiz does not need the cards of the last
 * question. @i is the number of the quiz among the steps. */
static gboolean
prove_after_quiz (Proof *proof, guint i)
{
  const TapisStep *next;

  if (i + 1 == tapis_lesson_get_n_steps (proof->lesson))
    return TRUE;
  next = tapis_lesson_get_step (proof->lesson, i + 1);
  return next->kind == TAPIS_STEP_POSITION || next->kind == TAPIS_STEP_SAY ||
         next->kind == TAPIS_STEP_QUIZ ||
         fail (proof, next->line, "after a quiz comes a <position>");
}

/* Checks that each step after a position with randomly dealt cards is of a kind
 * that is possible with any cards. Sets *@dealt to whether the lesson has such
 * a position. */
static gboolean
prove_deals (Proof *proof, gboolean *dealt)
{
  gboolean by_chance = FALSE;

  *dealt = FALSE;
  for (guint i = 0; i < tapis_lesson_get_n_steps (proof->lesson); i++)
    {
      const TapisStep *step = tapis_lesson_get_step (proof->lesson, i);

      if (step->kind == TAPIS_STEP_POSITION)
        by_chance = step->save == NULL;
      *dealt |= by_chance;
      if (by_chance && step->kind != TAPIS_STEP_POSITION &&
          step->kind != TAPIS_STEP_SAY && step->kind != TAPIS_STEP_GAME &&
          step->kind != TAPIS_STEP_QUIZ)
        return fail (proof, step->line,
                     "this needs a <position> that holds cards");
    }
  return TRUE;
}

/* Checks what the tutor does now, and goes on. It must not be a step in which
 * the learner moves. */
static gboolean
prove_now (Proof *proof)
{
  TapisTutor *tutor = proof->tutor;

  switch (tapis_tutor_get_state (tutor))
    {
    case TAPIS_TUTOR_READ:
      tapis_tutor_go_on (tutor);
      return TRUE;
    case TAPIS_TUTOR_PLAY:
      return prove_find (proof);
    case TAPIS_TUTOR_WATCH:
      if (!prove_reply (proof, proof->step->line, proof->step->moves[0]))
        return FALSE;
      tapis_tutor_step (tutor);
      return TRUE;
    case TAPIS_TUTOR_ASK:
      return prove_question (proof);
    case TAPIS_TUTOR_GAME:
      if (tapis_game_now (game_of (proof))->over)
        return fail (proof, proof->step->line, "the game is over already");
      tapis_tutor_skip (tutor);
      return TRUE;
    case TAPIS_TUTOR_ANSWER:
    case TAPIS_TUTOR_THINK:
    case TAPIS_TUTOR_DONE:
      break;
    }
  g_assert_not_reached ();
}

/* Checks the lesson from the current step of the tutor to the end. */
static gboolean
prove_from (Proof *proof)
{
  while (tapis_tutor_get_state (proof->tutor) != TAPIS_TUTOR_DONE)
    {
      guint i = tapis_tutor_get_step (proof->tutor);

      proof->step = tapis_lesson_get_step (proof->lesson, i);
      if (!prove_at (proof) ||
          (proof->step->kind == TAPIS_STEP_QUIZ &&
           !prove_after_quiz (proof, i)))
        return FALSE;
      if (is_to_move (proof->tutor))
        return prove_play (proof); /* prove_play() checks the rest of the
                                    * lesson */
      if (!prove_now (proof))
        return FALSE;
    }
  return TRUE;
}

gboolean
tapis_lesson_prove (TapisLesson *lesson, GError **error)
{
  g_autoptr (GPtrArray) way = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TapisTutor) tutor = NULL;
  Proof proof = { .lesson = lesson, .way = way, .error = error };
  gboolean dealt;

  g_return_val_if_fail (TAPIS_IS_LESSON (lesson), FALSE);
  tutor = tapis_tutor_new (lesson);
  proof.tutor = tutor;
  proof.rules = tapis_lesson_get_rules (lesson);
  if (!prove_deals (&proof, &dealt))
    return FALSE;
  for (guint i = dealt ? DEALS : 1; i > 0; i--)
    {
      if (!prove_from (&proof))
        return FALSE;
      g_ptr_array_set_size (way, 0);
      tapis_tutor_restart (tutor);
    }
  return TRUE;
}
