/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó as the table sees it: what its moves are made of, and which numbers a
 * joker can stand for. Decides no rule: it asks the engine. */

#include "config.h"

#include "balco-model-private.h"

#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* --- what moves are made of --- */

/* In the order of the numbers (BA-10), then what has no place in it. */
static guint
order (CgCard card)
{
  static const guint8 place[13] = { 13, 10, 11, 1, 2, 3, 4, 5, 6, 7, 12, 8,
                                    9 };

  return place[cg_card_rank (card)] * 4u + cg_card_suit (card);
}

/* Jokers take the number of the card beside them. */
static gboolean
lay (const CgState *state, const CgCard *cards, guint n, CgMove *move)
{
  guint number = 0, jokers = 0, suits = 0;

  *move = ROWS_MOVE (SHEDDING_MOVE_MIXED, 0);
  for (guint i = 0; i < n; i++)
    if (cg_card_is_joker (cards[i]))
      jokers++;
    else if (number != 0 && cg_card_rank (cards[i]) != number)
      return TRUE;
    else
      {
        number = cg_card_rank (cards[i]);
        suits |= 1u << cg_card_suit (cards[i]);
      }
  *move = number != 0 ? BALCO_LAY (number, jokers, suits)
                      : ROWS_MOVE (SHEDDING_MOVE_MIXED, 1);
  return TRUE;
}

static const char *
why_not_up (const CgState *state)
{
  return balco_state (state)->option[BALCO_TOPS_ONLY_WHEN_HAND_EMPTY]
           ? _("Your face-up cards come into your hand when your hand and the "
               "stock are empty.")
           : _("Your face-up cards come into your hand when the stock is empty "
               "and you have fewer than three cards in hand.");
}

/* "3 knights". */
static char *
name_equal (guint n, guint number)
{
  if (number == 11)
    return g_strdup_printf (ngettext ("%u knight", "%u knights", n), n);
  return tapis_words_n_rank (n, number == 12 ? CG_KING : number);
}

/* What a joker would do as that number, short: "8: leave a gap". */
static char *
about_number (const CgState *state, guint number)
{
  g_autofree TapisSpecialCard *special = NULL;
  CgSetup setup;
  guint n;

  cg_rules_balco.get_setup (state, &setup);
  special = tapis_words_special_cards (&cg_rules_balco, &setup, &n);
  for (guint i = 0; i < n; i++)
    if (cg_card_rank (special[i].card) == number)
      return g_strdup (special[i].title);
  return g_strdup (tapis_words_a_number (number));
}

/* BA-24 */
static gboolean
answers (const CgState *state, CgCard card)
{
  return cg_card_is_joker (card) || cg_card_rank (card) <= 2;
}

static const TapisSheddingKind family = {
  .list_lay = balco_list_lay,
  .lay = lay,
  .why_not_up = why_not_up,
  .must_answer = N_("You must answer the shot."),
  .must_answer_other = N_("%s must answer the shot."),
  .prompts = balco_prompts,
  .demand = balco_demand,
  .demand_answer = NC_("demand", "answer the shot"),
  .answers = answers,
  /* Translators: advice; %s is a player's name. */
  .attack_advice = NC_("advice", "Shoot at %s."),
  /* Translators: %s is a player's name. */
  .attack_name = NC_("move", "shoot at %s"),
  /* Translators: what the coach says after a move; %s is "2", "ace" or
   * "joker". */
  .only_answer = N_("Your %s was your only answer to a shot."),
  .name_equal = name_equal,
};

/* Jokers alone may stand for any number (BA-25). */
static guint
choices (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n, GPtrArray *strings,
         TapisActionNow out[TAPIS_MAX_ACTIONS])
{
  static const char *const ids[] = { "1", "2", "3", "4",  "5",  "6",
                                     "7", "8", "9", "10", "11", "12" };

  if (!shed_has_turn (shed_state (state)))
    return 0;
  for (guint i = 0; i < n; i++)
    if (chosen[i].zone != SHEDDING_HAND || !cg_card_is_joker (chosen[i].card))
      return 0;
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      char *about = about_number (state, i + 1);

      g_ptr_array_add (strings, about);
      out[i] = (TapisActionNow) { ids[i], BALCO_LAY (i + 1, n, 0), ids[i],
                                  about, FALSE };
    }
  return G_N_ELEMENTS (ids);
}

const TapisGameKind tapis_kind_balco = {
  .rules = &cg_rules_balco,
  .words = &tapis_words_balco,
  .says = &tapis_position_words_balco,
  .quiz = &tapis_quiz_balco,
  .family = &family,
  TAPIS_SHEDDING_KIND,
  .order = order,
  .distance = tapis_shedding_distance,
  .to_the_right = TRUE, /* BA-5 */
  .choices = choices,
  .question = N_("Which number does the joker stand for? Choose one."),
};
