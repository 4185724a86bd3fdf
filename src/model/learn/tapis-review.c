/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The object TapisReview, the review of a finished game. */

#include "tapis-review-private.h"

#include "games/cg-games.h"
#include "players/cg-reasons.h"
#include "tapis-lesson-private.h"
#include "model/words/tapis-words.h"

/* The shortest time in milliseconds between two signals "changed" that report
 * how many decisions have been judged. */
#define TELL 100

/* If there are at most this many decisions, each is judged with as many
 * simulations as the level hard makes for a move. If there are more, each gets
 * fewer, so that nobody has to wait long for the review of a long match. */
#define MANY 100

static guint changed; /* the id of the signal "changed" */

G_DEFINE_FINAL_TYPE (TapisReview, tapis_review, G_TYPE_OBJECT)

/* --- the decisions -------------------------------------------------------- */

/* Lists the decisions of the seat now.seat, and the position of each, in the
 * game whose text is @text. */
static void
list_decisions (TapisReview *self, const char *text)
{
  g_autoptr (CgSession) session =
    cg_session_from_text (cg_games, text, -1, NULL, NULL);
  guint n = cg_session_n_played (session);

  cg_session_undo_to (session, 0);
  for (guint ply = 0; ply < n; ply++)
    {
      const CgState *state = cg_session_state (session);
      TapisDecision decision = { .ply = ply };
      int seat;

      decision.move = cg_session_move (session, ply, &seat);
      if (seat == self->now.seat && cg_has_choice (self->rules, state))
        {
          g_array_append_val (self->decisions, decision);
          g_ptr_array_add (self->states, cg_state_copy (self->rules, state));
        }
      cg_session_redo (session, NULL);
    }
  self->now.n_decisions = self->decisions->len;
}

/* --- results of the verdicts ---------------------------------------------- */

/* Returns the result that the seat now.seat can expect in @state if its chance
 * is @chance (0 to 1), as in TapisDecision. */
static double
expect (TapisReview *self, const CgState *state, float chance)
{
  float lead;
  float points = cg_player_points (self->rules, state, self->now.seat, &lead);

  return points > 0
           ? (double) (lead + (chance - 0.5f) * points) / self->points_per_win
           : 100 * (double) chance;
}

static double
outcome (TapisReview *self)
{
  const CgState *end = tapis_game_get_state (self->game);

  return expect (self, end,
                 tapis_review_has_points (self)
                   ? 0.5f
                   : cg_player_outcome (self->rules, end, self->now.seat));
}

/* Adds the decision number @i to the puzzles if it is one of the costliest. */
static void
rank_puzzle (TapisReview *self, guint i)
{
  TapisReviewNow *now = &self->now;
  guint at = now->n_puzzles;

  while (at > 0 && review_decision (self, now->puzzles[at - 1])->cost <
                     review_decision (self, i)->cost)
    at--;
  if (at == TAPIS_REVIEW_PUZZLES)
    return;
  if (now->n_puzzles < TAPIS_REVIEW_PUZZLES)
    now->n_puzzles++;
  for (guint j = now->n_puzzles - 1; j > at; j--)
    now->puzzles[j] = now->puzzles[j - 1];
  now->puzzles[at] = i;
}

/* Computes the expected results, the mistakes, the puzzles and the luck from
 * the verdicts. */
static void
sum_up (TapisReview *self)
{
  TapisReviewNow *now = &self->now;
  double worst = -TAPIS_REVIEW_LUCK;

  for (guint i = 0; i < now->n_decisions; i++)
    {
      TapisDecision *decision = review_decision (self, i);

      decision->stands = expect (self, review_state (self, i),
                                 decision->chance);
      if (decision->cost >= TAPIS_REVIEW_MISTAKE)
        {
          now->n_mistakes++;
          rank_puzzle (self, i);
        }
    }
  for (guint i = 0; i < now->n_decisions; i++)
    {
      TapisDecision *decision = review_decision (self, i);
      double then = i + 1 < now->n_decisions
                      ? review_decision (self, i + 1)->stands
                      : outcome (self);

      decision->luck = then - (decision->stands - decision->cost);
      if (decision->luck <= worst)
        {
          worst = decision->luck;
          now->unluckiest = (int) i;
        }
    }
  now->working = FALSE;
  now->n_judged = now->n_decisions;
  now->decisions = (const TapisDecision *) self->decisions->data;
}

/* Rounds @value to the number of decimals that the file has, so that a review
 * that is read from the file is the same as before. */
static double
rounded (float value)
{
  return (double) (int) (value * 10000 + 0.5f) / 10000;
}

static void
take_cb (gpointer owner, const CgVerdict *verdicts)
{
  TapisReview *self = owner;

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->job, tapis_job_stop);
  for (guint i = self->decisions->len; i > 0; i--)
    {
      TapisDecision *decision = review_decision (self, i - 1);
      const CgVerdict *verdict = &verdicts[i - 1];

      decision->best = verdict->best;
      decision->reason = verdict->reason;
      decision->chance = (float) rounded (verdict->chance);
      decision->cost = rounded (verdict->cost) * self->unit;
      if (verdict->best != CG_NO_MOVE)
        continue;
      /* there is no verdict on this decision, so it is left out */
      g_array_remove_index (self->decisions, i - 1);
      g_ptr_array_remove_index (self->states, i - 1);
      self->now.n_decisions--;
    }
  sum_up (self);
  self->now.fresh = TRUE;
  review_write (self);
  g_signal_emit (self, changed, 0);
}

static gboolean
tell_cb (gpointer data)
{
  TapisReview *self = data;
  guint n = review_job_count (self->job);

  if (n != self->now.n_judged)
    {
      self->now.n_judged = n;
      g_signal_emit (self, changed, 0);
    }
  return G_SOURCE_CONTINUE;
}

static void
judge (TapisReview *self)
{
  guint n = self->decisions->len;
  g_autofree CgMove *moves = g_new (CgMove, n);
  guint simulations = 0;

  for (guint i = 0; i < n; i++)
    moves[i] = review_decision (self, i)->move;
  if (n > MANY)
    simulations = cg_player_simulations (self->rules) * MANY / n;
  self->now.working = TRUE;
  self->job = review_job_start (
    self, take_cb, self->rules, (CgState *const *) self->states->pdata, moves,
    n, tapis_game_get_deal (self->game), simulations);
  self->timer = g_timeout_add (TELL, tell_cb, self);
}

/* --- the object ----------------------------------------------------------- */

static void
tapis_review_dispose (GObject *object)
{
  TapisReview *self = TAPIS_REVIEW (object);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->job, tapis_job_stop);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tapis_review_parent_class)->dispose (object);
}

static void
tapis_review_finalize (GObject *object)
{
  TapisReview *self = TAPIS_REVIEW (object);

  g_free (self->path);
  g_free (self->sum);
  g_array_unref (self->decisions);
  g_ptr_array_unref (self->states);

  G_OBJECT_CLASS (tapis_review_parent_class)->finalize (object);
}

static void
tapis_review_class_init (TapisReviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tapis_review_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_review_finalize;
  changed = g_signal_new ("changed", TAPIS_TYPE_REVIEW, G_SIGNAL_RUN_LAST, 0,
                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
clear_now (TapisReview *self, int seat)
{
  g_array_set_size (self->decisions, 0);
  g_ptr_array_set_size (self->states, 0);
  self->now = (TapisReviewNow) { .seat = seat, .unluckiest = -1 };
}

static void
tapis_review_init (TapisReview *self)
{
  self->decisions = g_array_new (FALSE, FALSE, sizeof (TapisDecision));
  self->states = g_ptr_array_new_with_free_func (g_free);
  clear_now (self, CG_NO_SEAT);
}

TapisReview *
tapis_review_new (const char *text, gssize length, const char *path,
                  GError **error)
{
  g_autoptr (TapisGame) game =
    tapis_game_new_from_text (text, length, error);
  g_autofree char *played = NULL;
  TapisReview *self;

  if (game == NULL)
    return NULL;
  if (!tapis_game_now (game)->over)
    {
      g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_MOVE,
                   "1: the game is not over");
      return NULL;
    }
  self = g_object_new (TAPIS_TYPE_REVIEW, NULL);
  self->game = g_steal_pointer (&game);
  self->rules = tapis_game_get_rules (self->game);
  self->unit = (double) cg_player_unit (
    self->rules, tapis_game_get_state (self->game));
  self->points_per_win = (double) cg_player_points_per_win (
    self->rules, tapis_game_get_state (self->game));
  self->path = g_strdup (path);
  played = cg_session_to_text (tapis_game_get_session (self->game), NULL);
  self->sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, played, -1);
  return self;
}

const TapisReviewNow *
tapis_review_now (TapisReview *self)
{
  g_return_val_if_fail (TAPIS_IS_REVIEW (self), NULL);
  return &self->now;
}

TapisGame *
tapis_review_get_game (TapisReview *self)
{
  g_return_val_if_fail (TAPIS_IS_REVIEW (self), NULL);
  return self->game;
}

const char *
tapis_review_get_path (TapisReview *self)
{
  g_return_val_if_fail (TAPIS_IS_REVIEW (self), NULL);
  return self->path;
}

void
tapis_review_start (TapisReview *self, int seat)
{
  g_autofree char *played = NULL;

  g_return_if_fail (TAPIS_IS_REVIEW (self));
  g_return_if_fail (seat >= 0 &&
                    seat < (int) tapis_game_get_n_seats (self->game));
  if (seat == self->now.seat &&
      (self->now.working || self->now.decisions != NULL))
    return;
  tapis_review_cancel (self);
  clear_now (self, seat);
  played = cg_session_to_text (tapis_game_get_session (self->game), NULL);
  list_decisions (self, played);
  if (self->decisions->len == 0 || review_read (self))
    sum_up (self);
  else
    judge (self);
  g_signal_emit (self, changed, 0);
}

void
tapis_review_cancel (TapisReview *self)
{
  g_return_if_fail (TAPIS_IS_REVIEW (self));
  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_pointer (&self->job, tapis_job_stop);
  self->now.working = FALSE;
}

/* --- mistakes ------------------------------------------------------------- */

/* Returns the position of the decision number @i as the text of a saved game
 * that is viewed from the seat now.seat; free with g_free(). */
static char *
save_position (TapisReview *self, guint i)
{
  g_autofree char *whole = tapis_game_to_text (self->game);
  g_autofree char *position =
    cg_position_to_text (self->rules, review_state (self, i));
  g_autoptr (GKeyFile) all = g_key_file_new ();
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_auto (GStrv) names = NULL;

  g_key_file_load_from_data (all, whole, (gsize) -1, G_KEY_FILE_NONE, NULL);
  g_key_file_load_from_data (keys, position, (gsize) -1, G_KEY_FILE_NONE,
                             NULL);
  names = g_key_file_get_keys (all, "table", NULL, NULL);
  for (guint n = 0; names != NULL && names[n] != NULL; n++)
    {
      g_autofree char *value =
        g_key_file_get_value (all, "table", names[n], NULL);

      g_key_file_set_value (keys, "table", names[n], value);
    }
  g_key_file_set_integer (keys, "table", "viewer", self->now.seat);
  return g_key_file_to_data (keys, NULL, NULL);
}

char *
review_explain (TapisGame *game, const CgState *state, CgMove move,
                CgMove best, CgReason reason)
{
  CgVerdict verdict = { .best = best, .reason = reason };
  char *why = tapis_game_explain (game, state, move, &verdict);

  if (why != NULL)
    return why;
  cg_reason_set (&verdict.reason, CG_REASON_LOOKED_AHEAD, 0);
  return tapis_words_reason (tapis_game_get_rules (game), &verdict.reason,
                             NULL);
}

TapisMistake *
tapis_review_dup_mistake (TapisReview *self, guint i)
{
  const TapisDecision *decision;
  const CgState *state;
  TapisMistake *mistake;

  g_return_val_if_fail (TAPIS_IS_REVIEW (self), NULL);
  g_return_val_if_fail (self->now.decisions != NULL, NULL);
  g_return_val_if_fail (i < self->now.n_decisions, NULL);
  decision = review_decision (self, i);
  state = review_state (self, i);
  mistake = g_new (TapisMistake, 1);
  *mistake = (TapisMistake) {
    .save = save_position (self, i),
    .move = cg_move_to_text (self->rules, state, decision->move),
    .best = cg_move_to_text (self->rules, state, decision->best),
    .why = review_explain (self->game, state, decision->move, decision->best,
                           decision->reason),
    .reason = decision->reason,
    .cost = decision->cost,
    .link = review_find_link (self->game, state, &decision->reason,
                              decision->best, decision->move),
  };
  return mistake;
}

GPtrArray *
tapis_review_list_mistakes (TapisReview *self)
{
  GPtrArray *list =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tapis_mistake_free);

  g_return_val_if_fail (TAPIS_IS_REVIEW (self), list);
  for (guint i = 0; self->now.decisions != NULL && i < self->now.n_decisions;
       i++)
    if (review_decision (self, i)->cost >= TAPIS_REVIEW_COSTLY)
      g_ptr_array_add (list, tapis_review_dup_mistake (self, i));
  return list;
}

TapisLesson *
tapis_review_new_puzzles (TapisReview *self)
{
  TapisLesson *lesson;

  g_return_val_if_fail (TAPIS_IS_REVIEW (self), NULL);
  if (self->now.n_puzzles == 0)
    return NULL;
  lesson = lesson_made_new (self->rules, TAPIS_LESSON_PUZZLES);
  for (guint i = 0; i < self->now.n_puzzles; i++)
    lesson_made_add_mistake (
      lesson, tapis_review_dup_mistake (self, self->now.puzzles[i]));
  return lesson;
}
