/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The questions that a quiz about Balcó can ask. The engine gives the answers.
 */

#include "balco-model-private.h"

#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* In the common case it is simply the next player's turn. Of COMMON such moves
 * the quiz asks on average about one. */
#define COMMON 5

/* --- whose turn is next --- */

/* Translators, all of these: why an answer to "Who plays next?" is right, a
 * sentence. */
char *
balco_why_next (CgMove move, const CgState *after, CgRandom *random)
{
  SheddingMoveKind kind = shed_move_kind (move);
  guint n;

  if ((kind != SHEDDING_MOVE_LAY && kind != SHEDDING_MOVE_PICK_UP) ||
      after->phase != SHEDDING_PLAY ||
      (after->top != 0 && after->top != 8 &&
       cg_random_below (random, COMMON) != 0))
    return NULL;
  if (kind == SHEDDING_MOVE_PICK_UP) /* rule BA-13: after a pick-up */
    return g_strdup (_("After you pick up the pile, the player to your right "
                       "leads."));
  if (after->top == 0) /* rules BA-17 and BA-22: the pile was cleaned */
    return g_strdup (_("The player who cleans the pile lays again."));
  if (after->top != 8) /* rule BA-5: the direction of play */
    return g_strdup (_("Play goes to the right."));
  n = balco_lay_size (move); /* rule BA-20: each 8 skips one player */
  return g_strdup_printf (ngettext ("%u eight: the next player loses a turn.",
                                    "%u eights: that many turns are lost, to "
                                    "the right.", n),
                          n);
}

/* --- what a joker may stand for --- */

/* Fills in @q with the question for which of several numbers the joker in hand
 * may stand. Returns FALSE if there is no joker in hand, or if all or none of
 * the numbers are right. */
static gboolean
ask_joker (TapisQuestion *q, CgRandom *random)
{
  const CgState *state = tapis_game_get_state (q->game);
  guint8 numbers[12];
  guint n_right = 0;

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      guint j = cg_random_below (random, i + 1);

      numbers[i] = numbers[j];
      numbers[j] = (guint8) (i + 1);
    }
  for (guint i = 0; i < TAPIS_QUESTION_MAX_OPTIONS; i++)
    {
      const char *number = tapis_words_a_number (numbers[i], TAPIS_ROLE_AS);
      CgRefusal refusal =
        cg_rules_balco.why_not (state, BALCO_LAY (numbers[i], 1, 0));
      gboolean right = refusal.kind == CG_LEGAL;

      if (!right && refusal.kind == CG_REFUSE_NOT_YOUR_CARD)
        return FALSE;
      n_right += right;
      tapis_question_add (
        q, g_strdup (number), right,
        /* Translators: %s is "an 8", "a knight (11)" … */
        right ? g_strdup_printf (_("The joker may be %s."), number)
              : tapis_words_refusal (&cg_rules_balco, state, refusal));
    }
  q->several = TRUE;
  q->text = g_strdup (_("Which of these may your joker be? Choose all of "
                        "them."));
  return n_right > 0 && n_right < q->n_options;
}

static gboolean
ask (const char *topic, TapisQuestion *question, CgRandom *random)
{
  return g_str_equal (topic, "joker")
           ? ask_joker (question, random)
           : tapis_shedding_ask_next (topic, question, random);
}

static const TapisTopic topics[] = {
  TAPIS_SHEDDING_NEXT,
  /* Translators: a topic of questions: which cards a joker may stand for. */
  { "joker", NC_ ("topic", "What may the joker be?") },
  { 0 },
};

const TapisQuiz tapis_quiz_balco = {
  .topics = topics,
  .ask = ask,
};
