/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model of Norwegian War: prompts, the demand on the next card,
 * descriptions of players, and buttons. The rules are in
 * norwegian-rules.c. */

#include "norwegian-model-private.h"

#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* --- cards --- */

/* Implements TapisGameKind.order: a hand is sorted by rank, with the ace as the
 * highest card; within a rank black and red suits alternate; jokers come
 * last. */
static guint
order (const TapisGameKind *kind, const CgState *state, CgCard card)
{
  static const guint8 of_suit[] = { 0, 1, 3, 2 };
  guint rank = cg_card_rank (card);

  if (cg_card_is_joker (card))
    return 60;
  return (rank == CG_ACE ? CG_KING + 1 : rank) * 4 +
         of_suit[cg_card_suit (card)];
}

static gboolean
answers (const CgState *state, CgCard card)
{
  return (cg_set_of (card).lo & norwegian_answers (state)) != 0;
}

/* The index in prompts[] of the prompt for a phase that only this game has. */
#define ASK(phase) (TAPIS_N_ASKS + (phase) - SHEDDING_PHASE_GAME)

static const TapisPrompt prompts[] = {
  [TAPIS_ASK_ANSWER] = {
    P_("You are attacked: answer the ace."),
    P_("%s: you are attacked. Answer the ace."),
  },
  [TAPIS_ASK_ANSWER_FLIP] = {
    P_("You are attacked: turn over one of your face-down cards."),
    P_("%s: you are attacked. Turn over one of your face-down cards."),
  },
  [TAPIS_ASK_ANSWER_PICK_UP] = {
    P_("You are attacked and have no answer: pick up the pile."),
    P_("%s: you are attacked and have no answer. Pick up the pile."),
  },
  [TAPIS_ASK_NAME] = {
    P_("Who do you attack? Choose a player."),
    P_("%s: who do you attack? Choose a player."),
  },
  [ASK (NORWEGIAN_NAME_JOKER)] = {
    P_("Who takes the pile? Choose a player."),
    P_("%s: who takes the pile? Choose a player."),
  },
  [ASK (NORWEGIAN_FOURS)] = {
    P_("The pile is empty: lay a 4 out of turn, or pass."),
    P_("%s: the pile is empty. Lay a 4 out of turn, or pass."),
  },
  [ASK (NORWEGIAN_CHAIN)] = {
    P_("That card fits: turn over another one, or pass."),
    P_("%s: that card fits. Turn over another one, or pass."),
  },
};

/* --- the demand on the next card --- */

#define ALL_SUITS 15u

/* Returns the lowest rank that may be laid on the pile, when a certain rank or
 * a higher one is asked for. */
static guint
lowest_rank (const CgState *s)
{
  return s->top == 8 && s->option[NORWEGIAN_EIGHT] == NORWEGIAN_EIGHT_BELOW
           ? 9
           : s->top;
}

static char *
demand (const CgState *s, const TapisPerson *who)
{
  if (s->phase == NORWEGIAN_NAME_JOKER)
    return tapis_shedding_ask_name (who);
  if (s->phase == NORWEGIAN_FOURS)
    return g_strdup (C_("demand", "a 4"));
  if (s->top == 7)
    return g_strdup (C_("demand", "7 or lower"));
  if (s->suits != 0 && s->suits != ALL_SUITS)
    return tapis_words_suits (CG_PACK_FRENCH, s->suits, TAPIS_ROLE_LISTED);
  if (s->top == 0)
    return NULL;
  if (s->top == 2)
    return g_strdup (C_("demand", "any card"));
  if (s->top == CG_ACE)
    return g_strdup (C_("demand", "an ace"));
  if (s->top == CG_KING)
    return g_strdup (norwegian_forbids_ace (s, s->top)
                       ? C_("demand", "a king")
                       : C_("demand", "king or ace"));
  /* Translators: what is asked of the next card, on a small label: "9 or
   * higher", "queen or higher". */
  return g_strdup_printf (C_("demand", "%s or higher"),
                          tapis_words_rank (lowest_rank (s),
                                            TAPIS_ROLE_LISTED));
}

/* Translators, all of these: read aloud, about the pile: what may be laid on
 * it. */
static char *
describe_phase (const CgState *s)
{
  switch (s->phase)
    {
    case SHEDDING_ANSWER:
      return g_strdup (norwegian_threes_copy (s)
                         ? _("The ace must be answered with an ace, a 10, a 2 "
                             "or a 3.")
                         : _("The ace must be answered with an ace, a 10 or "
                             "a 2."));
    case NORWEGIAN_NAME_JOKER:
      return g_strdup (_("The player who laid the joker chooses who takes the "
                         "pile."));
    case NORWEGIAN_FOURS:
      return g_strdup (_("The pile is empty: anyone may lay fours out of "
                         "turn."));
    default:
      return NULL;
    }
}

/* Translators, all of these: read aloud, about the pile: what may be laid on
 * it. */
static char *
demand_description (const CgState *s)
{
  g_autofree char *text = describe_phase (s);

  if (text != NULL || s->top == 0)
    return g_steal_pointer (&text);
  if (s->top == 2)
    return g_strdup (_("After a 2 any card fits."));
  if (s->top == 7)
    return g_strdup (_("The next card must be a 7 or lower. An ace fits "
                       "too."));
  if (s->suits != 0 && s->suits != ALL_SUITS)
    {
      text = tapis_words_suits (CG_PACK_FRENCH, s->suits, TAPIS_ROLE_LISTED);
      return g_strdup_printf (
        norwegian_threes_copy (s)
          /* Translators: %s is "hearts", "hearts or spades", "red" … */
          ? _("After the 6 the suit counts (%s), and the card must be a 6 or "
              "higher. A 2 or a 3 always fits.")
          : _("After the 6 the suit counts (%s), and the card must be a 6 or "
              "higher. A 2 always fits."),
        text);
    }
  if (s->top == CG_ACE)
    return g_strdup (norwegian_threes_copy (s)
                       ? _("Only an ace, a 2 or a 3 fits on an ace.")
                       : _("Only an ace or a 2 fits on an ace."));
  text = s->top != CG_KING
           ? g_strdup_printf (norwegian_forbids_ace (s, s->top)
                                /* Translators: %s is "a 9", "a queen" … */
                                ? _("The next card must be %s or higher, but "
                                    "not an ace.")
                                : _("The next card must be %s or higher."),
                              tapis_words_a_rank (lowest_rank (s),
                                                  TAPIS_ROLE_AS))
         : norwegian_forbids_ace (s, s->top)
           ? g_strdup (_("The next card must be another king."))
           : g_strdup (_("The next card must be a king or an ace."));
  return tapis_words_sentences (text,
                                norwegian_threes_copy (s)
                                  ? _("A 2 or a 3 always fits.")
                                  : _("A 2 always fits."),
                                NULL);
}

/* --- players --- */

/* Translators, all of these: read aloud, about one's own seat or another
 * player's; %s is the name. */
static char *
player_description (const TapisGameKind *kind, const CgState *s, int seat,
                    const TapisPerson *who)
{
  for (guint i = 0; i < s->n_lost; i++)
    if (s->lost[i] == seat)
      return tapis_say_to (who, TAPIS_ROLE_SUBJECT,
                           P_("You are out: your last card was a 10."),
                           P_("%s is out: the last card was a 10."));
  return tapis_shedding_says.player_description (kind, s, seat, who);
}

/* --- buttons --- */

static guint
actions (const TapisGameKind *kind, const CgState *s, const TapisUse *chosen,
         guint n_chosen, CgMove move, GPtrArray *strings, TapisActionNow *out)
{
  guint n = 0;

  switch (s->phase)
    {
    case NORWEGIAN_FOURS:
      out[n++] = tapis_shedding_lay_action (kind, chosen, n_chosen, strings);
      out[n++] = (TapisActionNow) {
        "pass", SHED_MOVE (SHEDDING_MOVE_PASS, 0), C_("button", "Pass"),
        _("You do not lay a four now."), .suggested = FALSE,
      };
      return n;
    case NORWEGIAN_CHAIN:
      out[n++] = (TapisActionNow) {
        "pass", SHED_MOVE (SHEDDING_MOVE_PASS, 0), C_("button", "Pass"),
        _("You do not turn over another card now."), .place = 2,
      };
      return n;
    default:
      n = tapis_shedding_says.actions (kind, s, chosen, n_chosen, move,
                                       strings, out);
      /* the second button picks up the pile; if the player may do this by
       * choice, the button is not drawn as the main one */
      if (n == 2)
        out[1].suggested = !s->option[NORWEGIAN_VOLUNTARY_PICKUP];
      return n;
    }
}

static const TapisPositionWords says = {
  .player_description = player_description,
  .actions = actions,
};

/* --- the game --- */

static const TapisSheddingKind family = {
  .list_lay = shed_lay_list,
  .lay_of = shed_lay_of,
  .must_answer = P_("You must answer the ace."),
  .must_answer_other = P_("%s must answer the ace."),
  .prompts = prompts,
  .demand = demand,
  .demand_description = demand_description,
  .demand_answer = NC_("demand", "answer the ace"),
  .answers = answers,
  /* Translators: advice; %s is a player's name. */
  .attack_advice = NC_("advice", "Attack %s."),
  /* Translators: %s is a player's name. */
  .attack_name = NC_("move", "attack %s"),
  /* Translators: of the pile that a joker gives away; %s is a player's name. */
  .other_advice = NC_("advice", "Give the pile to %s."),
  .other_name = NC_("move", "give the pile to %s"),
  /* Translators: what the coach says after a move; %s is "2", "ace" … */
  .only_answer = N_("Your %s was your only answer to an ace."),
  .why_next = norwegian_why_next,
};

/* Implements TapisGameKind.forced. If a player without fours is asked for
 * fours, the only move is a pass. It is made for the player, and nothing is
 * said about it. */
static TapisForced
forced (const TapisGameKind *kind, const CgState *state, CgMove move)
{
  if (shed_move_kind (move) != SHEDDING_MOVE_PASS)
    return TAPIS_FORCED_MOVE;
  return state->phase == NORWEGIAN_FOURS ? TAPIS_FORCED_SILENT
                                                      : TAPIS_FORCED_PASS;
}

/* Implements TapisGameKind.distance. When a 3 makes all players pass their
 * hands on, nearly every hand card moves to another hand; it is unlikely that a
 * card stays in its hand. */
static guint
distance (const CgEvents *events, TapisPlace from, TapisPlace to)
{
  for (guint i = 0; events != NULL && i < events->n; i++)
    if (events->list[i].kind == NORWEGIAN_EVENT_ROTATED &&
        from.zone == SHEDDING_HAND && to.zone == SHEDDING_HAND)
      return from.seat == to.seat ? 20 : 1;
  return tapis_shedding_kind.distance (events, from, to);
}

const TapisGameKind tapis_kind_norwegian = {
  .rules = &cg_rules_norwegian,
  .words = &tapis_words_norwegian,
  .says = &says,
  .quiz = &tapis_quiz_norwegian,
  .base = &tapis_shedding_kind,
  .family = &family,
  .order = order,
  .forced = forced,
  .distance = distance,
};
