/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The question of the quiz about Noddy: how many points a hand announces. */

#include "noddy-model-private.h"

#include "model/words/tapis-sentences.h"

#include <glib/gi18n.h>

#define OPTIONS 4

/* The quiz asks only about hands with at most this many combinations, because
 * the explanation of more would be too long. */
#define MAX_COMBINATIONS 4

/* Of NOTHING hands without any combination, the quiz asks on average about
 * one. */
#define NOTHING 4

static const TapisTopic topics[] = {
  /* Translators: a topic of questions: the points of a hand. */
  { "points", NC_ ("topic", "How many points is the hand worth?") },
  { 0 },
};

/* Returns a sentence for each of the @n combinations of @list, with the points
 * so far, or one sentence if there is no combination. */
static char *
explain (const NoddyCombination *list, guint n)
{
  GString *text = g_string_new (
    n == 0 ? _("Your cards score nothing with the turn-up.") : NULL);
  guint total = 0;

  for (guint i = 0; i < n; i++)
    tapis_add (text, tapis_noddy_say_combination (&list[i],
                                                  total += list[i].points));
  return g_string_free (text, FALSE);
}

/* Translators, all of these: why an answer to "How many points?" is wrong, a
 * sentence. */
static char *
why_wrong (guint points, guint right)
{
  return g_strdup_printf (
    points < right
      ? ngettext ("%u point is too few.", "%u points is too few.", points)
      : ngettext ("%u point is too many.", "%u points is too many.", points),
    points);
}

/* Asks how many points the hand of seat 0 announces. The answers are OPTIONS
 * consecutive numbers, with the right one at a random position. Returns FALSE
 * if the position is not suitable for a question. */
static gboolean
ask (const char *topic, TapisQuestion *question, CgRandom *random)
{
  const CgState *s = tapis_game_get_state (question->game);
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard hand[CG_MAX_ZONE];
  guint n, points, first;

  if (s->phase != NODDY_ANNOUNCE)
    return FALSE;
  cg_zone_cards (&cg_rules_noddy, s, NODDY_HAND, 0, hand);
  n = noddy_list_hand (hand, s->turn_up, list);
  if (n > MAX_COMBINATIONS ||
      (n == 0 && cg_random_below (random, NOTHING) != 0))
    return FALSE;
  points = noddy_hand_points (hand[0], hand[1], hand[2], s->turn_up);
  first = points - cg_random_below (random, MIN (points, OPTIONS - 1) + 1);
  for (guint i = first; i < first + OPTIONS; i++)
    tapis_question_add (question, tapis_words_number ((int) i), i == points,
                        i == points ? explain (list, n)
                                    : why_wrong (i, points));
  question->text = g_strdup (_("How many points do you announce with this "
                               "hand?"));
  return TRUE;
}

const TapisQuiz tapis_quiz_noddy = {
  .topics = topics,
  .ask = ask,
};
