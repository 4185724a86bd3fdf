/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Proves a lesson by playing it: in every way that it allows the learner to go,
 * with every move that it does not ask for, and every card that is refused. */

#include "config.h"

#include "tapis-tutor.h"

#include "tapis-seekable.h"
#include "model/game/tapis-game-kind.h"

#include <string.h>

/* Ways through a lesson, where several moves are right, that are tried. */
#define MAX_WAYS 500

/* How often a lesson is proved that deals by chance. */
#define DEALS 20

typedef struct
{
  TapisLesson *lesson;
  TapisTutor  *tutor;
  GPtrArray   *way;   /* the learner's moves that led here, as text */
  guint        n_ways;
} Proof;

static gboolean prove_from (Proof *proof, GError **error);

static const CgRules *
rules_of (Proof *proof)
{
  return tapis_lesson_get_rules (proof->lesson);
}

static const CgState *
state_of (Proof *proof)
{
  return tapis_game_get_state (tapis_tutor_get_game (proof->tutor));
}

static char *
text_of (Proof *proof, CgMove move)
{
  return cg_move_to_text (rules_of (proof), state_of (proof), move);
}

static gboolean
prove_move (Proof *proof, guint line, const char *text, CgMove *move,
            GError **error)
{
  CgRefusal refusal;

  if (!cg_read_move (rules_of (proof), state_of (proof), text, move))
    return tapis_lesson_fail (proof->lesson, line, error,
                              "“%s” is no move", text);
  refusal = rules_of (proof)->why_not (state_of (proof), *move);
  if (refusal.kind != CG_LEGAL)
    return tapis_lesson_fail (proof->lesson, line, error,
                              "“%s” is not legal here: %s", text,
                              cg_refusal_id (rules_of (proof), refusal.kind));
  return TRUE;
}

/* What the coach points at is on the table. */
static gboolean
prove_at (Proof *proof, const TapisStep *step, GError **error)
{
  const TapisAt *at = tapis_tutor_get_at (proof->tutor);

  if (at->kind == TAPIS_AT_NOTHING || tapis_tutor_sees (proof->tutor, at))
    return TRUE;
  return tapis_lesson_fail (proof->lesson, step->line, error,
                            "what the coach points at is not there");
}

/* Every card of the learner can be used, or is told why not. */
static gboolean
prove_cards (Proof *proof, const TapisStep *step, GError **error)
{
  TapisPile *hand = tapis_game_find_pile (tapis_tutor_get_game (proof->tutor),
                                          CG_ZONE_HAND, 0);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (hand)); i++)
    {
      g_autoptr (TapisCard) card =
        g_list_model_get_item (G_LIST_MODEL (hand), i);

      if (!tapis_card_get_state (card)->playable &&
          tapis_card_get_refusal (card) == NULL)
        return tapis_lesson_fail (proof->lesson, step->line, error,
                                  "it is not said why the %s cannot be used",
                                  tapis_card_get_name (card));
    }
  return TRUE;
}

/* What the others play when the learner's move is not the one asked for is
 * theirs to play, and legal. */
static gboolean
prove_replies (Proof *proof, const TapisStep *step, GError **error)
{
  const TapisAnswer *answer = tapis_tutor_get_answer (proof->tutor);

  for (guint i = 0;
       tapis_tutor_get_state (proof->tutor) == TAPIS_TUTOR_WATCH; i++)
    {
      CgMove move;

      if (rules_of (proof)->to_move (state_of (proof)) <= 0)
        return tapis_lesson_fail (proof->lesson, answer->line, error,
                                  "then: no other player is to move");
      if (!prove_move (proof, answer->line, answer->then[i], &move, error))
        return FALSE;
      tapis_tutor_step (proof->tutor);
    }
  return TRUE;
}

/* Makes @move, which is not asked for: it is answered and taken back. */
static gboolean
prove_answer (Proof *proof, const TapisStep *step, CgMove move, GError **error)
{
  TapisTutor *tutor = proof->tutor;
  gsize size = cg_state_size (rules_of (proof), state_of (proof));
  g_autofree char *text = text_of (proof, move);
  g_autofree CgState *before =
    cg_state_copy (rules_of (proof), state_of (proof));

  tapis_game_play_text (tapis_tutor_get_game (tutor), text);
  if (!prove_replies (proof, step, error))
    return FALSE;
  if (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_ANSWER ||
      tapis_tutor_get_text (tutor) == NULL)
    return tapis_lesson_fail (proof->lesson, step->line, error,
                              "“%s” is not answered", text);
  if (!prove_at (proof, step, error))
    return FALSE;
  tapis_tutor_go_on (tutor);
  if (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_PLAY ||
      memcmp (before, state_of (proof), size) != 0)
    return tapis_lesson_fail (proof->lesson, step->line, error,
                              "“%s” cannot be taken back", text);
  return TRUE;
}

/* Each answer is to a legal move that is not asked for. */
static gboolean
prove_answers (Proof *proof, const TapisStep *step, GError **error)
{
  for (guint i = 0; i < step->answers->len; i++)
    {
      const TapisAnswer *answer = g_ptr_array_index (step->answers, i);
      g_auto (GStrv) moves =
        g_strsplit (answer->to != NULL ? answer->to : "", " | ", -1);

      for (guint j = 0; moves[j] != NULL; j++)
        {
          CgMove move;

          if (!prove_move (proof, answer->line, moves[j], &move, error))
            return FALSE;
          if (tapis_step_asks (step, rules_of (proof), state_of (proof), move))
            return tapis_lesson_fail (proof->lesson, answer->line, error,
                                      "“%s” is what is asked for", moves[j]);
        }
    }
  return TRUE;
}

/* Each move that is asked for is legal. */
static gboolean
prove_asked (Proof *proof, const TapisStep *step, GError **error)
{
  for (guint i = 0; step->moves[i] != NULL; i++)
    {
      CgMove move;

      if (!prove_move (proof, step->line, step->moves[i], &move, error))
        return FALSE;
    }
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

/* Goes on by itself as far as the learner need not move. */
static void
go_on (TapisTutor *tutor)
{
  while (!is_to_move (tutor) &&
         tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    tapis_tutor_skip (tutor);
}

/* Back to where so many of the moves have led. */
static void
go_back (Proof *proof, guint n_moves)
{
  g_ptr_array_set_size (proof->way, (int) n_moves);
  tapis_tutor_restart (proof->tutor);
  go_on (proof->tutor);
  for (guint i = 0; i < n_moves; i++)
    {
      tapis_game_play_text (tapis_tutor_get_game (proof->tutor),
                            g_ptr_array_index (proof->way, i));
      go_on (proof->tutor);
    }
}

/* What a test asks can be done wrong, and is in a section that has a test. */
static gboolean
prove_test (Proof *proof, const TapisStep *step, gboolean can_err,
            GError **error)
{
  TapisSection section = tapis_lesson_get_section (proof->lesson);

  if (!step->test)
    return TRUE;
  if (section == TAPIS_SECTION_HOUSE_RULES || section == TAPIS_SECTION_TEST)
    return tapis_lesson_fail (proof->lesson, step->line, error,
                              "no test is made of this section");
  return can_err || tapis_lesson_fail (proof->lesson, step->line, error,
                                       "a test asks nothing where every move "
                                       "is right");
}

/* Makes each of the @n @moves that is not asked for, and notes the others in
 * @asked, as text. */
static gboolean
prove_moves (Proof *proof, const TapisStep *step, const CgMove *moves, guint n,
             GPtrArray *asked, GError **error)
{
  for (guint i = 0; i < n; i++)
    if (tapis_step_asks (step, rules_of (proof), state_of (proof), moves[i]))
      g_ptr_array_add (asked, text_of (proof, moves[i]));
    else if (!prove_answer (proof, step, moves[i], error))
      return FALSE;
  return TRUE;
}

/* The learner is to move: every way from here. */
static gboolean
prove_play (Proof *proof, const TapisStep *step, GError **error)
{
  g_autoptr (GPtrArray) asked = g_ptr_array_new_with_free_func (g_free);
  CgMove moves[CG_MAX_MOVES];
  guint n_moves = proof->way->len;
  guint n;

  if (rules_of (proof)->to_move (state_of (proof)) != 0)
    return tapis_lesson_fail (proof->lesson, step->line, error,
                              "it is not the learner’s turn");
  n = rules_of (proof)->moves (state_of (proof), moves);
  if (!prove_cards (proof, step, error) || !prove_asked (proof, step, error) ||
      !prove_answers (proof, step, error) ||
      !prove_moves (proof, step, moves, n, asked, error) ||
      !prove_test (proof, step, asked->len < n, error))
    return FALSE;

  for (guint i = 0; i < asked->len; i++)
    {
      const char *text = g_ptr_array_index (asked, i);

      g_ptr_array_add (proof->way, g_strdup (text));
      tapis_game_play_text (tapis_tutor_get_game (proof->tutor), text);
      if (!prove_from (proof, error))
        return FALSE;
      if (i + 1 == asked->len || ++proof->n_ways > MAX_WAYS)
        break;
      go_back (proof, n_moves);
    }
  return TRUE;
}

/* There is something to find; no move is a dead end meanwhile; and whoever is
 * shown it comes to the end. */
static gboolean
prove_find (Proof *proof, const TapisStep *step, GError **error)
{
  TapisSeekable *game = TAPIS_SEEKABLE (tapis_tutor_get_game (proof->tutor));
  CgMove moves[CG_MAX_MOVES];
  guint n;

  if (tapis_seekable_count (game) == 0)
    return tapis_lesson_fail (proof->lesson, step->line, error,
                              "there is nothing to find");
  if (!prove_cards (proof, step, error) ||
      !prove_test (proof, step, TRUE, error))
    return FALSE;
  n = rules_of (proof)->moves (state_of (proof), moves);
  for (guint i = 0; i < n; i++)
    if (!prove_answer (proof, step, moves[i], error))
      return FALSE;
  for (n = tapis_seekable_count (game); n > 0; n--)
    {
      if (tapis_seekable_count (game) != n)
        return tapis_lesson_fail (proof->lesson, step->line, error,
                                  "what was found is lost");
      tapis_tutor_show (proof->tutor);
    }
  return TRUE;
}

static gboolean
prove_other (Proof *proof, const TapisStep *step, GError **error)
{
  CgMove move;

  if (rules_of (proof)->to_move (state_of (proof)) <= 0)
    return tapis_lesson_fail (proof->lesson, step->line, error,
                              "no other player is to move");
  return prove_move (proof, step->line, step->moves[0], &move, error);
}

/* A question has something right, and the right answer is marked so. */
static gboolean
prove_question (Proof *proof, const TapisStep *step, GError **error)
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
    return tapis_lesson_fail (proof->lesson, step->line, error,
                              "a question has no right answer: %s", q->text);
  tapis_tutor_reply (proof->tutor, right);
  return TRUE;
}

/* What comes after questions does not hang on the last one's position. */
static gboolean
prove_after_quiz (Proof *proof, guint i, GError **error)
{
  const TapisStep *next;

  if (i + 1 == tapis_lesson_get_n_steps (proof->lesson))
    return TRUE;
  next = tapis_lesson_get_step (proof->lesson, i + 1);
  return next->kind == TAPIS_STEP_POSITION || next->kind == TAPIS_STEP_SAY ||
         next->kind == TAPIS_STEP_QUIZ ||
         tapis_lesson_fail (proof->lesson, next->line, error,
                            "after a quiz comes a <position>");
}

/* What comes after a deal by chance holds for whatever is dealt. */
static gboolean
prove_deals (Proof *proof, gboolean *dealt, GError **error)
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
        return tapis_lesson_fail (proof->lesson, step->line, error,
                                  "this needs a <position> that holds cards");
    }
  return TRUE;
}

/* From where the tutor is to the end. */
static gboolean
prove_from (Proof *proof, GError **error)
{
  TapisTutor *tutor = proof->tutor;

  while (tapis_tutor_get_state (tutor) != TAPIS_TUTOR_DONE)
    {
      guint i = tapis_tutor_get_step (tutor);
      const TapisStep *step = tapis_lesson_get_step (proof->lesson, i);

      if (!prove_at (proof, step, error))
        return FALSE;
      if (step->kind == TAPIS_STEP_QUIZ && !prove_after_quiz (proof, i, error))
        return FALSE;
      switch (tapis_tutor_get_state (tutor))
        {
        case TAPIS_TUTOR_READ:
          tapis_tutor_go_on (tutor);
          break;
        case TAPIS_TUTOR_PLAY:
          if (step->kind == TAPIS_STEP_FIND)
            {
              if (!prove_find (proof, step, error))
                return FALSE;
              break;
            }
          return prove_play (proof, step, error);
        case TAPIS_TUTOR_WATCH:
          if (!prove_other (proof, step, error))
            return FALSE;
          tapis_tutor_step (tutor);
          break;
        case TAPIS_TUTOR_ASK:
          if (!prove_question (proof, step, error))
            return FALSE;
          break;
        case TAPIS_TUTOR_GAME:
          if (tapis_game_now (tapis_tutor_get_game (tutor))->over)
            return tapis_lesson_fail (proof->lesson, step->line, error,
                                      "the game is over already");
          tapis_tutor_skip (tutor);
          break;
        case TAPIS_TUTOR_ANSWER:
        case TAPIS_TUTOR_THINK:
        case TAPIS_TUTOR_DONE:
          g_assert_not_reached ();
        }
    }
  return TRUE;
}

gboolean
tapis_lesson_prove (TapisLesson *lesson, GError **error)
{
  g_autoptr (GPtrArray) way = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TapisTutor) tutor = NULL;
  Proof proof = { .lesson = lesson };
  gboolean dealt;

  g_return_val_if_fail (TAPIS_IS_LESSON (lesson), FALSE);
  tutor = tapis_tutor_new (lesson);
  proof.tutor = tutor;
  proof.way = way;
  if (!prove_deals (&proof, &dealt, error))
    return FALSE;
  for (guint i = dealt ? DEALS : 1; i > 0; i--)
    {
      if (!prove_from (&proof, error))
        return FALSE;
      g_ptr_array_set_size (way, 0);
      tapis_tutor_restart (tutor);
    }
  return TRUE;
}
