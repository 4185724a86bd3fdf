/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of a review. They say "you" to the person whose decisions are
 * judged, even if several persons have played. */

#include "tapis-review-private.h"

#include "model/game/tapis-game-kind.h"
#include "model/words/tapis-words-language.h"
#include "players/cg-reasons.h"
#include "tapis-lessons.h"

#include <glib/gi18n.h>

/* Returns @value, an expected result or a difference between two, as a whole
 * number of wins of 100 games or of points. @points_per_win is what
 * cg_player_points_per_win() returns. */
static int
whole (double points_per_win, double value)
{
  if (points_per_win > 0)
    value *= points_per_win;
  return (int) (value < 0 ? value - 0.5 : value + 0.5);
}

gboolean
tapis_review_has_points (TapisReview *self)
{
  g_return_val_if_fail (TAPIS_IS_REVIEW (self), FALSE);
  return self->points_per_win > 0;
}

char *
tapis_review_say_stands (TapisReview *self, double stands)
{
  g_autofree char *number = NULL;
  int n;

  g_return_val_if_fail (TAPIS_IS_REVIEW (self), NULL);
  n = whole (self->points_per_win, stands);
  if (!tapis_review_has_points (self))
    return tapis_words_percent ((guint) CLAMP (n, 0, 100));
  number = tapis_words_gain (n);
  return g_strdup_printf (
    /* Translators: points above the average of the table: %s is a number with
     * its sign, "+12", and decides the form. Stands alone, in a list and in a
     * plot, or behind a colon. */
    CN_("expected", "%s point", "%s points", (gulong) ABS (n)), number);
}

char *
review_say_cost (double points_per_win, double cost)
{
  guint n = (guint) whole (points_per_win, cost);

  if (points_per_win > 0)
    return g_strdup_printf (
      /* Translators: what a move costs, in a review of a game. */
      ngettext ("This move costs about %u point.",
                "This move costs about %u points.", n), n);
  return g_strdup_printf (
    /* Translators: what a move costs, in a review of a game: so many fewer
     * games would be won, of 100. */
    ngettext ("This move costs about %u win in 100 games.",
              "This move costs about %u wins in 100 games.", n), n);
}

/* Returns whether the game was already lost or won before each decision, so
 * that no decision could cost anything. This is never so in a game that is
 * played for points. */
static gboolean
was_decided (TapisReview *self)
{
  if (tapis_review_has_points (self))
    return FALSE;
  for (guint i = 0; i < self->now.n_decisions; i++)
    if (whole (0, self->now.decisions[i].stands) > 0 &&
        whole (0, self->now.decisions[i].stands) < 100)
      return FALSE;
  return TRUE;
}

char *
tapis_review_say_summary (TapisReview *self)
{
  g_autofree char *all = NULL;
  g_autofree char *rest = NULL;
  guint n, mistakes;

  g_return_val_if_fail (TAPIS_IS_REVIEW (self), NULL);
  n = self->now.n_decisions;
  mistakes = self->now.n_mistakes;
  if (n == 0)
    return g_strdup (_("There was nothing to decide in this game."));
  all = g_strdup_printf (
    /* Translators: in a game that is over: how often there was a choice. */
    ngettext ("You had %u decision to make.", "You had %u decisions to make.",
              n),
    n);
  if (mistakes > 0)
    rest = g_strdup_printf (
      /* Translators: of those decisions. */
      ngettext ("In %u of them another move was clearly better.",
                "In %u of them another move was clearly better.", mistakes),
      mistakes);
  else if (was_decided (self))
    /* Translators: behind "You had 2 decisions to make." */
    rest = g_strdup (
      _("By then the game was decided, whatever you did."));
  else
    rest = g_strdup (
      _("No other move would have been clearly better: well played!"));
  return tapis_words_sentences (all, rest, NULL);
}

char *
tapis_review_say_luck (TapisReview *self)
{
  const TapisDecision *decision;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_return_val_if_fail (TAPIS_IS_REVIEW (self), NULL);
  if (self->now.unluckiest < 0)
    return NULL;
  decision = review_decision (self, (guint) self->now.unluckiest);
  before = tapis_review_say_stands (self, decision->stands - decision->cost);
  after = tapis_review_say_stands (self, decision->stands - decision->cost +
                                           decision->luck);
  return g_strdup_printf (
    /* Translators: in a review of a game: the number of a decision, what could
     * be expected after it, and what was left when it was one's turn again:
     * "62 %" or "+12 points" each. */
    _("Your worst luck came after decision %u (before: %s, after: %s). That "
      "was the cards and the other players, not you."),
    (guint) self->now.unluckiest + 1, before, after);
}

/* Returns a sentence about the luck after @decision, or NULL if there was not
 * much. */
static char *
say_luck_after (TapisReview *self, const TapisDecision *decision)
{
  gboolean points = tapis_review_has_points (self);
  guint n = (guint) ABS (whole (self->points_per_win, decision->luck));
  const char *sentence;

  if (ABS (decision->luck) < TAPIS_REVIEW_LUCK)
    return NULL;
  if (points && decision->luck < 0)
    /* Translators: in a review of a game: what happened after a decision. */
    sentence = ngettext ("Then bad luck: about %u point lost.",
                         "Then bad luck: about %u points lost.", n);
  else if (points)
    /* Translators: in a review of a game: what happened after a decision. */
    sentence = ngettext ("Then good luck: about %u point gained.",
                         "Then good luck: about %u points gained.", n);
  else if (decision->luck < 0)
    /* Translators: in a review of a game: what happened after a decision. */
    sentence = ngettext ("Then bad luck: about %u fewer win in 100 games.",
                         "Then bad luck: about %u fewer wins in 100 games.", n);
  else
    /* Translators: in a review of a game: what happened after a decision. */
    sentence = ngettext ("Then good luck: about %u more win in 100 games.",
                         "Then good luck: about %u more wins in 100 games.",
                         n);
  return tapis_say_with_number (sentence, (int) n);
}

/* Returns a sentence that tells what could be expected before @decision. */
static char *
say_chances (TapisReview *self, const TapisDecision *decision)
{
  g_autofree char *number = NULL;
  int wins = whole (0, decision->stands);
  /* whatever the move was, the game stayed won or lost */
  gboolean decided = !tapis_review_has_points (self) &&
                     decision->cost < TAPIS_REVIEW_MISTAKE;

  if (decided && wins <= 0)
    /* Translators: in a review of a game, after a move: the game could not be
     * won any more. */
    return g_strdup (C_("review", "The game was already lost."));
  if (decided && wins >= 100)
    /* Translators: in a review of a game, after a move: the game could not be
     * lost any more. */
    return g_strdup (C_("review", "The game was already won."));
  number = tapis_review_say_stands (self, decision->stands);
  return g_strdup_printf (tapis_review_has_points (self)
                            /* Translators: in a review of a game, after a
                             * move: %s is "+12 points", above the average of
                             * the table. */
                            ? C_("review", "Expected: %s.")
                            /* Translators: in a review of a game, after a
                             * move: of winning; %s is "62 %". */
                            : C_("review", "Chances: %s."),
                          number);
}

char *
tapis_review_say_decision (TapisReview *self, guint i)
{
  const TapisDecision *decision;
  g_autofree char *move = NULL;
  g_autofree char *what = NULL;
  g_autofree char *stands = NULL;
  g_autofree char *cost = NULL;
  g_autofree char *luck = NULL;

  g_return_val_if_fail (TAPIS_IS_REVIEW (self), NULL);
  g_return_val_if_fail (i < self->now.n_decisions, NULL);
  decision = review_decision (self, i);
  move = tapis_game_name_move (self->game, review_state (self, i),
                               decision->move);
  /* Translators: in a review of a game: the number of a decision, and what was
   * done: "the 8 of hearts", "pick up the pile" … */
  what = g_strdup_printf (C_("review", "%u: %s."), i + 1, move);
  stands = say_chances (self, decision);
  if (decision->cost >= TAPIS_REVIEW_MISTAKE)
    cost = review_say_cost (self->points_per_win, decision->cost);
  luck = say_luck_after (self, decision);
  return tapis_words_sentences (what, stands, cost != NULL ? cost : "", luck,
                                NULL);
}

/* --- lessons -------------------------------------------------------------- */

/* Returns the link to the lesson about a special card that @move uses, or NULL
 * if there is none. */
static const TapisLessonLink *
link_for_move (TapisGame *game, const CgState *state, CgMove move)
{
  const TapisGameKind *kind = tapis_game_get_kind (game);
  TapisUse uses[TAPIS_MAX_USES];
  guint n = kind->uses (kind, state, move, uses);
  const TapisLessonLink *link = NULL;
  TapisSpecialCard special;

  for (guint i = 0; link == NULL && i < n; i++)
    {
      CgCard card =
        cg_card_is_joker (uses[i].card) ? CG_JOKER : uses[i].card;

      if (card != CG_CARD_HIDDEN &&
          tapis_game_find_special_card (game, card, &special))
        link = tapis_lesson_link_for_card (game, card);
    }
  return link;
}

const TapisLessonLink *
review_find_link (TapisGame *game, const CgState *state,
                  const CgReason *reason, CgMove best, CgMove move)
{
  const CgRules *rules = tapis_game_get_rules (game);
  const TapisLessonLink *link = tapis_lessons_find_link (
    rules, tapis_game_get_setup (game), TAPIS_LINK_REASONS,
    cg_reason_id (rules, reason->kind));

  if (link == NULL)
    link = link_for_move (game, state, best);
  return link != NULL ? link : link_for_move (game, state, move);
}
