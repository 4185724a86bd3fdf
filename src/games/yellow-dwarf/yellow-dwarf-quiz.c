/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The question that a quiz about Nain jaune asks: how many points the learner
 * has to pay if the round ends now. To find the answer, a copy of the game is
 * played to the end of the round. */

#include "yellow-dwarf-model-private.h"

#include "model/words/tapis-words-language.h"

#include "players/cg-player.h"

#include <glib/gi18n.h>

#define PAYMENT "payment"
#define LEARNER 0

/* The learner is asked only about hands with at most this many cards, because
 * more are tedious to count. */
#define MAX_CARDS 6

#define N_AMOUNTS 4

/* Of OFTEN hands for which the learner pays nothing into boxes, the quiz asks
 * on average about one. */
#define OFTEN 8

static const TapisTopic topics[] = {
  /* Translators: a topic of questions: the points that one pays at the end of a
   * round. */
  { PAYMENT, NC_ ("topic", "What does the hand cost?") },
  { 0 },
};

/* Plays on from @state to the end of the round. The learner lays no card, but
 * says "without" in every turn. Sets @last to the events of the last move.
 * Returns FALSE if the learner has to lay a card. */
static gboolean
play_on (CgState *state, CgRandom *random, CgEvents *last)
{
  const CgRules *rules = &cg_rules_yellow_dwarf;
  const CgPlayer *player = cg_player_find ("easy");
  int seat;

  last->n = 0;
  while ((seat = rules->to_move (state)) != CG_NO_SEAT)
    {
      CgMove move =
        seat == LEARNER ? YELLOW_DWARF_STOP
                        : cg_player_advise (player, rules, state,
                                            cg_random_next (random), NULL,
                                            NULL);

      if (rules->why_not (state, move).kind != CG_LEGAL)
        return FALSE;
      rules->play (state, move, last);
    }
  return TRUE;
}

/* Sets @cards to the points that the learner pays for cards by @events, and
 * @boxes to the points that the learner puts into boxes. Returns FALSE if the
 * learner pays nothing for cards, or if the payment also depends on a Grand
 * Opéra or on a bank that is too small to pay. */
static gboolean
add_up (const CgEvents *events, int *cards, int *boxes)
{
  *cards = 0;
  *boxes = 0;
  for (guint i = 0; i < events->n; i++)
    {
      const CgEvent *event = &events->list[i];

      if (event->kind == YELLOW_DWARF_EVENT_GRAND_OPERA ||
          event->kind == YELLOW_DWARF_EVENT_SHORT ||
          (event->kind == YELLOW_DWARF_EVENT_STOPPED && event->seat == LEARNER))
        return FALSE;
      if (event->kind == YELLOW_DWARF_EVENT_PAID && event->seat == LEARNER)
        *cards += event->points;
      if (event->kind == YELLOW_DWARF_EVENT_KEPT && event->seat == LEARNER)
        *boxes += event->points;
    }
  return *cards > 0;
}

static gboolean
is_offered (const int amounts[], guint n, int amount)
{
  for (guint i = 0; i < n; i++)
    if (amounts[i] == amount)
      return TRUE;
  return FALSE;
}

/* Translators, all of these: why an answer to "How many points?" is wrong or
 * right, a sentence. */
static void
add_amounts (TapisQuestion *question, int cards, int boxes)
{
  /* the first amount is right; the others are the results of likely mistakes */
  const int right = cards + boxes;
  const int likely[] = { right,     cards,      boxes,     cards * 2,
                         cards + 5, right + 15, right + 1, right + 2 };
  int amounts[N_AMOUNTS];
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (likely) && n < N_AMOUNTS; i++)
    {
      int amount = likely[i];

      if (amount == 0 || is_offered (amounts, n, amount))
        continue;
      tapis_question_add (
        question, tapis_words_number (amount), n == 0,
        n > 0
          ? g_strdup_printf (ngettext ("It is not %d point.",
                                       "It is not %d points.", amount),
                             amount)
        : boxes > 0
          /* Translators: what is paid in Nain jaune: points for the cards left
           * in the hand, and for the boxes of cards of the board. */
          ? g_strdup_printf (_("The cards cost %d, and doubling costs %d."),
                             cards, boxes)
          : g_strdup_printf (_("The cards cost %d, and there is nothing to "
                               "double."),
                             cards));
      amounts[n++] = amount;
    }
}

static gboolean
ask (const char *topic, TapisQuestion *question, CgRandom *random)
{
  const CgState *state = tapis_game_get_state (question->game);
  g_autofree CgState *copy = cg_state_copy (&cg_rules_yellow_dwarf, state);
  CgEvents last;
  int cards, boxes;

  if (yellow_dwarf_hand_size (state, LEARNER) > MAX_CARDS ||
      !play_on (copy, random, &last) || !add_up (&last, &cards, &boxes) ||
      (boxes == 0 && cg_random_below (random, OFTEN) > 0))
    return FALSE;
  add_amounts (question, cards, boxes);
  tapis_question_shuffle (question, random);
  question->text =
    g_strdup (_("Suppose that somebody else has just laid their last card. "
                "How many points do you pay in total, for your cards and "
                "to double boxes?"));
  return TRUE;
}

const TapisQuiz tapis_quiz_yellow_dwarf = {
  .topics = topics,
  .ask = ask,
};
