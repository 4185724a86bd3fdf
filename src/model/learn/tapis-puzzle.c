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
  char      *text;
  char      *why;       /* why the best move is the best, a sentence, or NULL */
  char    *(*telling) (TapisPuzzle *self); /* what `text` tells */
  TapisJob *job;       /* that judges a move, or NULL */

  /* state */
  ReviewMistake  mistake; /* owns its state, the position that is asked about */
  ReviewTried    judged;  /* the move that was tried last … */
  double         tried;   /* … and what it costs */
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

  return kind->says->name_move (kind, self->mistake.state, move,
                                tapis_game_get_people (self->game));
}

static char *
tell_task (TapisPuzzle *self)
{
  g_autofree char *name = name_move (self, self->mistake.move);

  /* Translators: a question about a move in a game that is over; %s is
   * "the 8 of hearts", "pick up the pile" … */
  return g_strdup_printf (_("You chose: %s. What is better here, and why?"),
                          name);
}

static char *
tell_tried (TapisPuzzle *self)
{
  return review_tell_tried (self->game, &self->mistake, self->judged,
                            self->tried, self->why);
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
    kind, self->mistake.state, self->mistake.best,
    tapis_game_get_people (self->game));

  return tapis_words_sentences (advice, self->why, NULL);
}

static void
ask (TapisPuzzle *self)
{
  say (self, TAPIS_PUZZLE_ASK, tell_task);
}

static void
explain (TapisPuzzle *self)
{
  g_free (self->why);
  self->why = review_explain (self->game, self->mistake.state,
                              self->mistake.move, self->mistake.best,
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
take (TapisPuzzle *self, ReviewTried tried)
{
  gboolean right = tried == REVIEW_BEST || tried == REVIEW_AS_GOOD;

  self->judged = tried;
  self->now.n_wrong += right ? 0 : 1;
  say (self, right ? TAPIS_PUZZLE_RIGHT : TAPIS_PUZZLE_WRONG, tell_tried);
}

static void
judged_cb (gpointer owner, const CgVerdict *verdict)
{
  TapisPuzzle *self = owner;

  g_clear_pointer (&self->job, tapis_job_stop);
  take (self, review_take_tried (&self->mistake, verdict, &self->tried));
}

static void
moved_cb (TapisPuzzle *self)
{
  ReviewTried tried;

  if (self->now.state != TAPIS_PUZZLE_ASK ||
      tapis_game_get_n_plies (self->game) == 0)
    return;
  self->job =
    review_try (self, &self->mistake, tapis_game_get_move (self->game, 0),
                judged_cb, &tried, &self->tried);
  if (self->job != NULL)
    say (self, TAPIS_PUZZLE_THINK, tell_thinking);
  else
    take (self, tried);
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
  move = cg_move_to_text (self->mistake.rules, self->mistake.state,
                          self->mistake.best);
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

  g_clear_pointer (&self->job, tapis_job_stop);
  g_clear_object (&self->game);
  self->now.game = NULL;

  G_OBJECT_CLASS (tapis_puzzle_parent_class)->dispose (object);
}

static void
tapis_puzzle_finalize (GObject *object)
{
  TapisPuzzle *self = TAPIS_PUZZLE (object);

  g_free (self->mistake.state);
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
  const CgRules *rules = self->mistake.rules;

  if (cg_read_move (rules, self->mistake.state, text, move) &&
      rules->why_not (self->mistake.state, *move).kind == CG_LEGAL)
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
  self->mistake.rules = tapis_game_get_rules (game);
  self->mistake.state = cg_state_copy (self->mistake.rules,
                                       tapis_game_get_state (game));
  if (tapis_game_now (game)->to_move != tapis_game_now (game)->viewer)
    {
      g_set_error (error, CG_SAVE_ERROR, CG_SAVE_ERROR_POSITION,
                   "1: nobody asks for a move here");
      return NULL;
    }
  if (!read_move (self, mistake->move, &self->mistake.move, error) ||
      !read_move (self, mistake->best, &self->mistake.best, error))
    return NULL;
  self->mistake.cost = mistake->cost;
  self->mistake.seed = g_str_hash (mistake->save);
  self->reason = find_reason (self->mistake.rules, mistake,
                              self->mistake.move);
  explain (self);
  self->now.link = review_find_link (game, self->mistake.state, &self->reason,
                                     self->mistake.best, self->mistake.move);
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
