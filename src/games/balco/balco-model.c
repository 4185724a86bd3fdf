/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Balcó as the table sees it: what its moves are made of, and which numbers a
 * joker can stand for. What it says is in balco-model-words.c. Decides no rule:
 * it asks the engine. */

#include "config.h"

#include "balco-model-words.h"

#include "balco-rules.h"
#include "balco-quiz.h"

#include <glib/gi18n.h>

TAPIS_SHEDDING_CHECK (BALCO);

/* --- what moves are made of --- */

/* In the order of the numbers (BA-10), then what has no place in it. */
static guint
order (CgCard card)
{
  static const guint8 place[13] = { 13, 10, 11, 1, 2, 3, 4, 5, 6, 7, 12, 8,
                                    9 };

  return place[cg_card_rank (card)] * 4u + cg_card_suit (card);
}

static guint
phase (const CgState *state)
{
  return balco_state (state)->phase;
}

/* Cards of one number, with some jokers as that number. */
static guint
list_lay (CgMove move, CgCard *out)
{
  guint n;

  if (balco_move_kind (move) != BALCO_MOVE_LAY)
    return 0;
  n = cg_set_list (balco_set (balco_lay_cards (move)), CG_PACK_SPANISH, out);
  for (guint i = n - balco_lay_jokers (move); i < n; i++)
    out[i] = (CgCard) (CG_DECLARED_FIRST + balco_lay_number (move));
  return n;
}

/* Jokers take the number of the card beside them. */
static gboolean
lay (const CgState *state, const CgCard *cards, guint n, CgMove *move)
{
  guint number = 0, jokers = 0, suits = 0;

  *move = BALCO_MOVE (BALCO_MOVE_MIXED, 0);
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
                      : BALCO_MOVE (BALCO_MOVE_MIXED, 1);
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

const TapisSheddingKind tapis_balco_shedding = {
  .rules = &cg_rules_balco,
  .flip = BALCO_MOVE_FLIP,
  .pick_up = BALCO_MOVE_PICK_UP,
  .name = BALCO_MOVE_NAME,
  .swap = BALCO_MOVE_SWAP,
  .ready = BALCO_MOVE_READY,
  .phase = phase,
  .list_lay = list_lay,
  .lay = lay,
  .why_not_up = why_not_up,
  .must_answer = N_("You must answer the shot."),
  .must_answer_other = N_("%s must answer the shot."),
  .name_equal = tapis_balco_name_equal,
};

TAPIS_SHEDDING_SLOTS (tapis_balco_shedding)

/* Jokers alone may stand for any number (BA-25). */
static guint
choices (const CgState  *state,
         const TapisUse *chosen,
         guint           n,
         GPtrArray      *strings,
         TapisActionNow  out[TAPIS_MAX_ACTIONS])
{
  static const char *const ids[] = { "1", "2", "3", "4",  "5",  "6",
                                     "7", "8", "9", "10", "11", "12" };

  if (phase (state) != BALCO_PLAY && phase (state) != BALCO_ANSWER)
    return 0;
  for (guint i = 0; i < n; i++)
    if (chosen[i].zone != BALCO_HAND || !cg_card_is_joker (chosen[i].card))
      return 0;
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      char *about = tapis_balco_about_number (state, i + 1);

      g_ptr_array_add (strings, about);
      out[i] = (TapisActionNow) { ids[i], BALCO_LAY (i + 1, n, 0), ids[i],
                                  about, FALSE };
    }
  return G_N_ELEMENTS (ids);
}

static gboolean
in_play (const CgState *state, int seat)
{
  return balco_state (state)->active >> seat & 1;
}

static guint
actions (const CgState  *state,
         const TapisUse *chosen,
         guint           n_chosen,
         CgMove          move,
         GPtrArray      *strings,
         TapisActionNow *out)
{
  return tapis_shedding_actions (&tapis_balco_shedding, state, chosen,
                                 n_chosen, strings, out);
}

static char *
player_description (const CgState *state, int seat, const char *name)
{
  return tapis_shedding_player_description (&tapis_balco_shedding, state,
                                            seat, name);
}

static const char *const signs[] = { "direction", NULL };

const TapisGameKind tapis_kind_balco = {
  .rules = &cg_rules_balco,
  .words = &tapis_words_balco,
  .order = order,
  .uses = shedding_uses,
  .compose = shedding_compose,
  .at_once = shedding_at_once,
  .one_only = shedding_one_only,
  .usable = shedding_usable,
  .named_seat = shedding_named_seat,
  .gives_up = shedding_gives_up,
  .name_seat = shedding_name_seat,
  .distance = tapis_shedding_distance,
  .in_play = in_play,
  .attacked = shedding_attacked,
  .to_the_right = TRUE, /* BA-5 */
  .choices = choices,
  .question = N_("Which number does the joker stand for? Choose one."),
  .prompt = tapis_balco_prompt,
  .demand = tapis_balco_demand,
  .demand_description = tapis_balco_demand_description,
  .signs = signs,
  .place_name = tapis_balco_place_name,
  .place_caption = tapis_balco_place_caption,
  .place_description = tapis_shedding_place_description,
  .player_description = player_description,
  .actions = actions,
  .advise = tapis_balco_advise,
  .name_move = tapis_balco_name_move,
  .regret = tapis_balco_regret,
  .tell_top = tapis_shedding_tell_top,
  .topics = tapis_balco_topics,
  .ask = tapis_balco_ask,
};
