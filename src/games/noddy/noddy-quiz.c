/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a quiz about Noddy can ask. The engine counts. */

#include "config.h"

#include "noddy-model-private.h"

#include <glib/gi18n.h>
#include <string.h>

#define OPTIONS 4

/* More are too long to be told. */
#define MAX_COMBINATIONS 4

/* Hands that make nothing are asked about one time in so many. */
#define NOTHING 4

static const char *const topics[] = { "points", NULL };

/* Every combination of @list in a sentence, the total going up. */
static char *
explain (const NoddyCombination *list, guint n)
{
  GString *text = g_string_new (
    n == 0 ? _("Your cards make nothing with the turn-up.") : NULL);
  guint total = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *heading =
        tapis_noddy_heading ((NoddyKind) list[i].kind, list[i].n_cards);
      g_autofree char *sentence = NULL;
      TapisNoddyScore score = {
        .points = list[i].points, .n_cards = list[i].n_cards,
      };

      total += list[i].points;
      score.total = total;
      memcpy (score.cards, list[i].cards, list[i].n_cards);
      sentence = tapis_noddy_say_score (&score, heading);
      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", sentence);
    }
  return g_string_free (text, FALSE);
}

static char *
why_wrong (guint points, guint right)
{
  return points < right
           ? g_strdup_printf (ngettext ("%u point is too few.",
                                        "%u points are too few.", points),
                              points)
           : g_strdup_printf (ngettext ("%u point is too many.",
                                        "%u points are too many.", points),
                              points);
}

/* Offers numbers that follow each other, the right one anywhere among them. */
static gboolean
ask (const char *topic, TapisQuestion *question, CgRandom *random)
{
  const CgState *state = tapis_game_get_state (question->game);
  const NoddyState *s = noddy_state (state);
  NoddyCombination list[NODDY_MAX_COMBINATIONS];
  CgCard hand[CG_MAX_ZONE];
  guint points = 0;
  guint n, first;

  if (s->phase != NODDY_ANNOUNCE)
    return FALSE;
  n = cg_zone_cards (&cg_rules_noddy, state, NODDY_HAND, 0, hand);
  n = noddy_list_hand (hand, n, s->turn_up, list);
  if (n > MAX_COMBINATIONS ||
      (n == 0 && cg_random_below (random, NOTHING) != 0))
    return FALSE;
  for (guint i = 0; i < n; i++)
    points += list[i].points;
  first = points - cg_random_below (random, MIN (points, OPTIONS - 1) + 1);
  for (guint i = first; i < first + OPTIONS; i++)
    tapis_question_add (question, g_strdup_printf ("%u", i), i == points,
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
