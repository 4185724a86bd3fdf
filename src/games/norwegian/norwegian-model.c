/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille norvégienne as the table sees it: what its moves are made of.
 * Decides no rule: it asks the engine. */

#include "config.h"

#include "norwegian-model-private.h"

#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* --- what moves are made of --- */

static guint
order (CgCard card)
{
  static const guint8 of_suit[] = { 0, 1, 3, 2 }; /* black, red, black, red */
  guint rank = cg_card_rank (card);

  if (cg_card_is_joker (card))
    return 60;
  return (rank == CG_ACE ? CG_KING + 1 : rank) * 4 +
         of_suit[cg_card_suit (card)];
}

static gboolean
lay (const CgState *state, const CgCard *cards, guint n, CgMove *move)
{
  g_autoptr (GString) text = g_string_new ("lay");
  char card[CG_CARD_TEXT_SIZE];

  for (guint i = 0; i < n; i++)
    {
      g_string_append_c (text, ' ');
      g_string_append (text, cg_card_to_text (cards[i], card));
    }
  return cg_read_move (&cg_rules_norwegian, state, text->str, move);
}

static const char *
why_not_up (const CgState *state)
{
  return _("Your face-up cards come into your hand when your hand and the "
           "stock are empty.");
}

static gboolean
answers (const CgState *state, CgCard card)
{
  return (cg_set_of (card).lo & norwegian_answers (norwegian_state (state))) !=
         0;
}

static const TapisSheddingKind family = {
  .list_lay = norwegian_list_lay,
  .lay = lay,
  .why_not_up = why_not_up,
  .must_answer = N_("You must answer the ace."),
  .must_answer_other = N_("%s must answer the ace."),
  .prompts = norwegian_prompts,
  .demand = norwegian_demand,
  .demand_answer = NC_("demand", "answer the ace"),
  .answers = answers,
  /* Translators: advice; %s is a player's name. */
  .attack_advice = NC_("advice", "Attack %s."),
  /* Translators: %s is a player's name. */
  .attack_name = NC_("move", "attack %s"),
  /* Translators: what the coach says after a move; %s is "2", "ace" … */
  .only_answer = N_("Your %s was your only answer to an ace."),
  .name_equal = tapis_words_n_rank,
};

static gboolean
forced (const TapisGameKind *kind, const CgState *state, CgMove move)
{
  return shed_move_kind (move) == SHEDDING_MOVE_PASS &&
         shed_state (state)->phase == NORWEGIAN_FOURS;
}

/* A 3 may pass whole hands on, so that nearly every card has moved. */
static guint
distance (const CgEvents *events, TapisPlace from, TapisPlace to)
{
  for (guint i = 0; events != NULL && i < events->n; i++)
    if (events->list[i].kind == NORWEGIAN_EVENT_ROTATED &&
        from.zone == SHEDDING_HAND && to.zone == SHEDDING_HAND)
      return from.seat == to.seat ? 20 : 1;
  return tapis_shedding_distance (events, from, to);
}

const TapisGameKind tapis_kind_norwegian = {
  .rules = &cg_rules_norwegian,
  .words = &tapis_words_norwegian,
  .says = &tapis_position_words_norwegian,
  .quiz = &tapis_quiz_norwegian,
  .family = &family,
  TAPIS_SHEDDING_KIND,
  .order = order,
  .forced = forced,
  .distance = distance,
};
