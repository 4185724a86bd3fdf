/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A puzzle made of a mistake. */

#include "config.h"

#include "tapis-puzzle.h"

#include "games/cg-games.h"
#include "model/game/tapis-game-kind.h"
#include "model/words/tapis-translations.h"
#include "model/words/tapis-words-numbers.h"
#include "players/cg-reasons.h"
#include "tapis-review-private.h"

#include <glib/gi18n.h>

struct _TapisPuzzle
{
  GObject parent_instance;

  /* owned */
  TapisGame *game;
  CgState   *state;     /* the position that is asked about */
  char      *text;
  char      *why;       /* why the best move is the best, a sentence, or NULL */
  char    *(*telling) (TapisPuzzle *self); /* what `text` tells */
  ReviewJob *job;       /* that judges a move, or NULL */

  /* state */
  const CgRules *rules;
  CgMove         move;  /* that was made then */
  CgMove         best;
  guint64        seed;
  double         cost;  /* of that move … */
  double         tried; /* … and of the one that was tried last */
  CgReason       reason; /* for the best move */
  guint          n_hints;
  TapisPuzzleNow now;
};

static guint changed; /* the signal */

G_DEFINE_FINAL_TYPE (TapisPuzzle, tapis_puzzle, G_TYPE_OBJECT)

/* --- what is said --------------------------------------------------------- */

/* Says what @telling tells, and will say it in other languages. */
static void
say (TapisPuzzle *self, TapisPuzzleState state,
     char *(*telling) (TapisPuzzle *self))
{
  g_free (self->text);
  self->telling = telling;
  self->text = telling (self);
  self->now.text = self->text;
  self->now.state = state;
  tapis_game_set_hold (self->game,
                       state == TAPIS_PUZZLE_THINK
                         ? _("Your move is being looked at.")
                       : state == TAPIS_PUZZLE_WRONG ||
                           state == TAPIS_PUZZLE_RIGHT
                         ? _("The coach speaks: choose “Continue” first.")
                         : NULL);
  g_signal_emit (self, changed, 0);
}

static char *
name_move (TapisPuzzle *self, CgMove move)
{
  const TapisGameKind *kind = tapis_game_get_kind (self->game);

  return kind->says->name_move (kind, self->state, move,
                                tapis_game_get_people (self->game));
}

static char *
tell_task (TapisPuzzle *self)
{
  g_autofree char *name = name_move (self, self->move);

  /* Translators: a question about a move in a game that is over; %s is
   * "the 8 of hearts", "pick up the pile" … */
  return g_strdup_printf (_("You chose: %s. What is better here, and why?"),
                          name);
}

/* @how and what is best and why. */
static char *
tell_right (TapisPuzzle *self, const char *how)
{
  g_autofree char *name = name_move (self, self->best);
  /* Translators: %s is "the 8 of hearts", "pick up the pile" … */
  g_autofree char *best = g_strdup_printf (_("Best here: %s."), name);

  return tapis_words_sentences (how, best, self->why, NULL);
}

static char *
tell_best (TapisPuzzle *self)
{
  /* Translators: the coach, to the move that the learner has found. */
  return tell_right (self, C_("coach", "Right!"));
}

static char *
tell_as_good (TapisPuzzle *self)
{
  return tell_right (self, _("That is about as good."));
}

/* @how and what it costs. */
static char *
tell_wrong (TapisPuzzle *self, const char *how)
{
  gboolean points = review_unit (self->rules, self->state) != 100;
  g_autofree char *costs = review_say_cost (points, self->tried);

  return tapis_words_sentences (how, costs, NULL);
}

static char *
tell_worse (TapisPuzzle *self)
{
  return tell_wrong (self, _("There is something better."));
}

static char *
tell_same (TapisPuzzle *self)
{
  return tell_wrong (self, _("That is what you chose then."));
}

static char *
tell_thinking (TapisPuzzle *self)
{
  return g_strdup (_("Let us see …"));
}

static char *
tell_rule (TapisPuzzle *self)
{
  /* Translators: %s is a sentence that says why a move is good. */
  return g_strdup_printf (_("Think of this: %s"), self->why);
}

static char *
tell_move (TapisPuzzle *self)
{
  const TapisGameKind *kind = tapis_game_get_kind (self->game);
  g_autofree char *advice = kind->says->advise (
    kind, self->state, self->best, tapis_game_get_people (self->game));

  return tapis_words_sentences (advice, self->why, NULL);
}

static void
ask (TapisPuzzle *self)
{
  say (self, TAPIS_PUZZLE_ASK, tell_task);
}

static void
say_wrong (TapisPuzzle *self, double cost,
           char *(*telling) (TapisPuzzle *self))
{
  self->tried = cost;
  self->now.n_wrong++;
  say (self, TAPIS_PUZZLE_WRONG, telling);
}

static void
explain (TapisPuzzle *self)
{
  g_free (self->why);
  self->why = review_explain (self->game, self->state, self->move, self->best,
                              self->reason);
}

static void
retell_cb (TapisPuzzle *self)
{
  explain (self);
  say (self, self->now.state, self->telling);
}

/* --- what the learner does ------------------------------------------------ */

static void
judged_cb (gpointer owner, const CgVerdict *verdict)
{
  TapisPuzzle *self = owner;
  double cost =
    (double) verdict->cost * review_unit (self->rules, self->state);

  g_clear_pointer (&self->job, review_job_stop);
  if (cost < TAPIS_REVIEW_MISTAKE)
    say (self, TAPIS_PUZZLE_RIGHT, tell_as_good);
  else
    say_wrong (self, cost, tell_worse);
}

static void
moved_cb (TapisPuzzle *self)
{
  CgState *const states[] = { self->state };
  CgMove move;

  if (self->now.state != TAPIS_PUZZLE_ASK ||
      tapis_game_get_n_plies (self->game) == 0)
    return;
  move = tapis_game_get_move (self->game, 0);
  if (move == self->best)
    {
      say (self, TAPIS_PUZZLE_RIGHT, tell_best);
      return;
    }
  if (move == self->move)
    {
      say_wrong (self, self->cost, tell_same);
      return;
    }
  self->job = review_job_start (self, judged_cb, self->rules, states, &move, 1,
                                self->seed, 0);
  say (self, TAPIS_PUZZLE_THINK, tell_thinking);
}

void
tapis_puzzle_hint (TapisPuzzle *self)
{
  g_return_if_fail (TAPIS_IS_PUZZLE (self));
  if (self->now.state != TAPIS_PUZZLE_ASK)
    return;
  if (self->n_hints++ == 0 && self->why != NULL)
    {
      say (self, TAPIS_PUZZLE_ASK, tell_rule);
      return;
    }
  self->now.helped = TRUE;
  say (self, TAPIS_PUZZLE_ASK, tell_move);
}

void
tapis_puzzle_show (TapisPuzzle *self)
{
  g_autofree char *move = NULL;

  g_return_if_fail (TAPIS_IS_PUZZLE (self));
  if (self->now.state == TAPIS_PUZZLE_WRONG)
    tapis_puzzle_go_on (self);
  if (self->now.state != TAPIS_PUZZLE_ASK)
    return;
  self->now.helped = TRUE;
  move = cg_move_to_text (self->rules, self->state, self->best);
  tapis_game_play_text (self->game, move);
}

void
tapis_puzzle_go_on (TapisPuzzle *self)
{
  g_return_if_fail (TAPIS_IS_PUZZLE (self));
  if (self->now.state != TAPIS_PUZZLE_WRONG)
    return;
  tapis_game_set_hold (self->game, NULL);
  while (tapis_game_get_n_plies (self->game) > 0 &&
         tapis_game_undo (self->game))
    continue;
  ask (self);
}

/* --- the object ----------------------------------------------------------- */

static void
tapis_puzzle_dispose (GObject *object)
{
  TapisPuzzle *self = TAPIS_PUZZLE (object);

  g_clear_pointer (&self->job, review_job_stop);
  g_clear_object (&self->game);
  self->now.game = NULL;

  G_OBJECT_CLASS (tapis_puzzle_parent_class)->dispose (object);
}

static void
tapis_puzzle_finalize (GObject *object)
{
  TapisPuzzle *self = TAPIS_PUZZLE (object);

  g_free (self->state);
  g_free (self->text);
  g_free (self->why);

  G_OBJECT_CLASS (tapis_puzzle_parent_class)->finalize (object);
}

static void
tapis_puzzle_class_init (TapisPuzzleClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tapis_puzzle_dispose;
  G_OBJECT_CLASS (klass)->finalize = tapis_puzzle_finalize;
  changed = g_signal_new ("changed", TAPIS_TYPE_PUZZLE, G_SIGNAL_RUN_LAST, 0,
                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tapis_puzzle_init (TapisPuzzle *self)
{
}

/* The reason of that name, compared with @move; an unknown one is none. */
static CgReason
find_reason (const CgRules *rules, const TapisMistake *mistake, CgMove move)
{
  CgReason reason = { .kind = (guint8) cg_find_kind (rules, cg_reason_id,
                                                     mistake->reason),
                      .rank = (guint8) mistake->rank,
                      .seat = (gint8) mistake->about,
                      .unit = (guint8) mistake->unit,
                      .much = (gint16) mistake->much,
                      .less = (gint16) mistake->less,
                      .other = move };

  return reason;
}

static gboolean
read_move (TapisPuzzle *self, const char *text, CgMove *move, GError **error)
{
  if (cg_read_move (self->rules, self->state, text, move) &&
      self->rules->why_not (self->state, *move).kind == CG_LEGAL)
    return TRUE;
  g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_MOVE,
               "1: “%s” is no move here", text);
  return FALSE;
}

TapisPuzzle *
tapis_puzzle_new (const TapisMistake *mistake, GError **error)
{
  g_autoptr (TapisPuzzle) self = NULL;
  g_autoptr (TapisGame) game =
    tapis_game_new_from_text (mistake->save, -1, error);

  if (game == NULL)
    return NULL;
  self = g_object_new (TAPIS_TYPE_PUZZLE, NULL);
  self->game = g_object_ref (game);
  self->rules = tapis_game_get_rules (game);
  self->state = cg_state_copy (self->rules, tapis_game_get_state (game));
  if (tapis_game_now (game)->to_move != tapis_game_now (game)->viewer)
    {
      g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION,
                   "1: nobody asks for a move here");
      return NULL;
    }
  if (!read_move (self, mistake->move, &self->move, error) ||
      !read_move (self, mistake->best, &self->best, error))
    return NULL;
  self->cost = mistake->cost;
  self->seed = g_str_hash (mistake->save);
  self->reason = find_reason (self->rules, mistake, self->move);
  explain (self);
  self->now.link = review_find_link (game, self->state, &self->reason,
                                     self->best, self->move);
  self->now.game = game;
  tapis_game_set_practice (game, TRUE);
  tapis_game_set_scripted (game, TRUE);
  g_signal_connect_object (game, "moved", G_CALLBACK (moved_cb), self,
                           G_CONNECT_SWAPPED);
  tapis_translations_follow (self, G_CALLBACK (retell_cb), FALSE);
  ask (self);
  return g_steal_pointer (&self);
}

const TapisPuzzleNow *
tapis_puzzle_now (TapisPuzzle *self)
{
  g_return_val_if_fail (TAPIS_IS_PUZZLE (self), NULL);
  return &self->now;
}
