/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What games of hand, rows and one pile say alike: prompts, places, players,
 * buttons and advice. Decides no rule; knows no game. */

#include "config.h"

#include "shedding-model.h"

#include "shedding-rules-rows.h"
#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

static guint
kind_of (CgMove move)
{
  return move >> 16;
}

/* --- the prompt --- */

TapisAsk
tapis_shedding_ask (const TapisSheddingKind *kind, const CgState *state)
{
  guint phase = kind->phase (state);
  gboolean answer = phase == TAPIS_SHED_ANSWER;
  CgMove moves[CG_MAX_MOVES];
  guint n;

  if (kind->rules->to_move (state) == CG_NO_SEAT)
    return TAPIS_ASK_NOTHING;
  if (phase == TAPIS_SHED_EXCHANGE)
    return TAPIS_ASK_EXCHANGE;
  if (phase == TAPIS_SHED_NAME)
    return TAPIS_ASK_NAME;
  n = kind->rules->moves (state, moves);
  if (n == 1 && kind_of (moves[0]) == kind->pick_up)
    return answer ? TAPIS_ASK_ANSWER_PICK_UP : TAPIS_ASK_PICK_UP;
  if (kind_of (moves[0]) == kind->flip)
    return answer ? TAPIS_ASK_ANSWER_FLIP : TAPIS_ASK_FLIP;
  if (answer)
    return TAPIS_ASK_ANSWER;
  return tapis_shedding_count (kind, state, TAPIS_SHED_PILE, CG_NO_SEAT) == 0
           ? TAPIS_ASK_LEAD
           : TAPIS_ASK_LAY;
}

char *
tapis_shedding_prompt (const TapisPrompt *prompts,
                       guint              ask,
                       const char        *name)
{
  static const TapisPrompt common[TAPIS_N_ASKS] = {
    [TAPIS_ASK_EXCHANGE] = {
      N_("You may exchange hand cards for your face-up cards. Then press "
         "“Ready”."),
      /* Translators: in these prompts %s is a player's name. */
      N_("%s: exchange hand cards for your face-up cards if you like. Then "
         "press “Ready”."),
    },
    [TAPIS_ASK_LAY] = { N_("Your turn: lay a card."), N_("%s: lay a card.") },
    [TAPIS_ASK_LEAD] = { N_("You lead: lay any card."),
                         N_("%s: lead any card.") },
    [TAPIS_ASK_FLIP] = {
      N_("Your turn: turn over one of your face-down cards."),
      N_("%s: turn over one of your face-down cards."),
    },
    [TAPIS_ASK_PICK_UP] = {
      N_("None of your cards fits: pick up the pile."),
      N_("%s: none of your cards fits. Pick up the pile."),
    },
  };
  const TapisPrompt *prompt = &prompts[ask];

  if (ask == TAPIS_ASK_NOTHING)
    return g_strdup (_("The game is over."));
  if (prompt->you == NULL)
    prompt = &common[ask];
  return name == NULL ? g_strdup (_(prompt->you))
                      : with_name (_(prompt->other), name);
}

/* --- piles and players --- */

char *
tapis_shedding_place_name (TapisPlace place, const char *owner, guint n)
{
  switch (place.zone)
    {
    case TAPIS_SHED_HAND:
      return owner == NULL
               ? g_strdup_printf (ngettext ("Your hand, %u card",
                                            "Your hand, %u cards", n),
                                  n)
               /* Translators: %s is a player's name. */
               : g_strdup_printf (ngettext ("%s: hand, %u card",
                                            "%s: hand, %u cards", n),
                                  owner, n);
    case TAPIS_SHED_UP:
      return owner == NULL
               ? g_strdup_printf (ngettext ("Your face-up row, %u card",
                                            "Your face-up row, %u cards", n),
                                  n)
               : g_strdup_printf (ngettext ("%s: face-up row, %u card",
                                            "%s: face-up row, %u cards", n),
                                  owner, n);
    case TAPIS_SHED_DOWN:
      return owner == NULL
               ? g_strdup_printf (ngettext ("Your face-down row, %u card",
                                            "Your face-down row, %u cards",
                                            n),
                                  n)
               : g_strdup_printf (ngettext ("%s: face-down row, %u card",
                                            "%s: face-down row, %u cards", n),
                                  owner, n);
    case TAPIS_SHED_STOCK:
      return g_strdup_printf (
        ngettext ("Stock, %u card", "Stock, %u cards", n), n);
    default:
      return g_strdup_printf (ngettext ("Pile, %u card", "Pile, %u cards", n),
                              n);
    }
}

char *
tapis_shedding_place_caption (TapisPlace place, guint n)
{
  return place.zone == TAPIS_SHED_STOCK
           /* Translators: under the cards that are drawn from: how many */
           ? g_strdup_printf (_("Stock: %u"), n)
           /* Translators: under the cards that have been laid: how many */
           : g_strdup_printf (_("Pile: %u"), n);
}

static char *
top_sentence (TapisGame *game)
{
  TapisCard *top = tapis_pile_get_top (tapis_game_get_pile (game, "pile", -1));

  if (top == NULL)
    return g_strdup (_("The pile is empty."));
  /* Translators: %s is a card: "the queen of hearts". */
  return g_strdup_printf (_("On top of the pile lies %s."),
                          tapis_words_the_card (tapis_card_get_face (top)));
}

char *
tapis_shedding_place_description (TapisGame *game, TapisPlace place)
{
  switch (place.zone)
    {
    case TAPIS_SHED_PILE:
      return top_sentence (game);
    case TAPIS_SHED_STOCK:
      return g_strdup (_("Cards are drawn from here until a hand has three."));
    case TAPIS_SHED_BURNT:
      return g_strdup (_("These cards have left the game."));
    default:
      return NULL;
    }
}

char *
tapis_shedding_player_description (const TapisSheddingKind *kind,
                                   const CgState           *state,
                                   int                      seat,
                                   const char              *name)
{
  guint n_hand = tapis_shedding_count (kind, state, TAPIS_SHED_HAND, seat);
  guint n_up = tapis_shedding_count (kind, state, TAPIS_SHED_UP, seat);
  guint n_down = tapis_shedding_count (kind, state, TAPIS_SHED_DOWN, seat);
  g_autoptr (GString) text = g_string_new (NULL);

  if (n_hand + n_up + n_down == 0)
    return name == NULL
             ? g_strdup (_("You have no cards left."))
             : g_strdup_printf (_("%s has no cards left."), name);
  add (text, name == NULL
               ? g_strdup_printf (ngettext ("You have %u card in hand.",
                                            "You have %u cards in hand.",
                                            n_hand),
                                  n_hand)
               : g_strdup_printf (ngettext ("%s has %u card in hand.",
                                            "%s has %u cards in hand.",
                                            n_hand),
                                  name, n_hand));
  if (n_up > 0)
    add (text, g_strdup_printf (ngettext ("%u card lies face up.",
                                          "%u cards lie face up.", n_up),
                                n_up));
  if (n_down > 0)
    add (text, g_strdup_printf (ngettext ("%u card lies face down.",
                                          "%u cards lie face down.", n_down),
                                n_down));
  if (kind->phase (state) == TAPIS_SHED_ANSWER &&
      kind->rules->to_move (state) == seat)
    add (text, name == NULL ? g_strdup (_(kind->must_answer))
                            : with_name (_(kind->must_answer_other), name));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
tapis_shedding_tell_top (TapisGame *game)
{
  guint n = tapis_pile_get_n_cards (tapis_game_get_pile (game, "pile", -1));
  g_autoptr (GString) text = g_string_new (NULL);

  if (n > 0)
    {
      add (text, top_sentence (game));
      add (text, g_strdup_printf (ngettext ("The pile has %u card.",
                                            "The pile has %u cards.", n),
                                  n));
    }
  add (text, g_strdup (tapis_game_get_demand_description (game)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- buttons --- */

TapisActionNow
tapis_shedding_lay_action (const TapisSheddingKind *kind,
                           const TapisUse          *chosen,
                           guint                    n,
                           GPtrArray               *strings)
{
  TapisActionNow action = {
    "lay", CG_NO_MOVE, C_("button", "Lay"),
    _("Lays the cards you have chosen on the pile."), TRUE,
  };
  guint rank = n > 0 ? cg_card_rank (chosen[0].card) : 0;

  if (n > 0 && chosen[0].zone == TAPIS_SHED_DOWN)
    return (TapisActionNow) {
      "lay", CG_NO_MOVE,
      /* Translators: a button: turns over the face-down card that is chosen. */
      C_("button", "Turn over"),
      _("Turns over the face-down card you have chosen."), TRUE,
    };
  for (guint i = 1; i < n; i++)
    if (cg_card_rank (chosen[i].card) != rank)
      rank = 0;
  if (n == 1)
    /* Translators: a button; %s is a card: "the queen of hearts". */
    action.label = keep (strings,
                         g_strdup_printf (C_("button", "Lay %s"),
                                          tapis_words_the_card (
                                            chosen[0].card)));
  else if (rank != 0)
    {
      g_autofree char *cards = kind->name_equal (n, rank);

      /* Translators: a button; %s is "2 sevens", "3 queens" … */
      action.label = keep (strings, g_strdup_printf (
                                      C_("several equal cards", "Lay %s"),
                                      cards));
    }
  return action;
}

guint
tapis_shedding_actions (const TapisSheddingKind *kind,
                        const CgState           *state,
                        const TapisUse          *chosen,
                        guint                    n_chosen,
                        GPtrArray               *strings,
                        TapisActionNow          *out)
{
  guint n_pile =
    tapis_shedding_count (kind, state, TAPIS_SHED_PILE, CG_NO_SEAT);

  switch (kind->phase (state))
    {
    case TAPIS_SHED_EXCHANGE:
      out[0] = (TapisActionNow) {
        "ready", ROWS_MOVE (kind->ready, 0), C_("button", "Ready"),
        _("You keep your cards as they are; the game can begin."), TRUE,
      };
      return 1;
    case TAPIS_SHED_PLAY:
    case TAPIS_SHED_ANSWER:
      out[0] = tapis_shedding_lay_action (kind, chosen, n_chosen, strings);
      out[1] = (TapisActionNow) {
        "pick-up", ROWS_MOVE (kind->pick_up, 0),
        C_("button", "Pick up the pile"),
        keep (strings,
              g_strdup_printf (
                ngettext ("You take the %u card of the pile into your hand.",
                          "You take the %u cards of the pile into your hand.",
                          n_pile),
                n_pile)),
        TRUE,
      };
      return 2;
    default:
      return 0;
    }
}

/* --- moves --- */

/* The two cards of an exchange. */
static void
swapped (const TapisSheddingKind *kind,
         const CgState           *state,
         CgMove                   move,
         const char              *cards[2])
{
  TapisUse uses[TAPIS_MAX_USES];

  tapis_shedding_uses (kind, state, move, uses);
  cards[0] = tapis_words_the_card (uses[0].card);
  cards[1] = tapis_words_the_card (uses[1].card);
}

char *
tapis_shedding_advise (const TapisSheddingKind *kind,
                       const CgState           *state,
                       CgMove                   move)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = kind->list_lay (move, cards);
  const char *words[2];

  if (n > 0)
    {
      g_autofree char *list = tapis_words_the_cards (cards, n);

      /* Translators: advice; %s is "the 7 of hearts and the 7 of spades". */
      return g_strdup_printf (C_("advice", "Lay %s."), list);
    }
  if (kind_of (move) == kind->flip)
    return g_strdup (C_("advice", "Turn over a face-down card."));
  if (kind_of (move) == kind->pick_up)
    return g_strdup (C_("advice", "Pick up the pile."));
  if (kind_of (move) == kind->ready)
    return g_strdup (C_("advice", "Keep your cards as they are and choose "
                                  "“Ready”."));
  if (kind_of (move) != kind->swap)
    return NULL;
  swapped (kind, state, move, words);
  /* Translators: advice; the first card is in the hand, the second one face
   * up: "Exchange the king of spades for the 4 of hearts." */
  return g_strdup_printf (C_("advice", "Exchange %s for %s."), words[0],
                          words[1]);
}

char *
tapis_shedding_name_move (const TapisSheddingKind *kind,
                          const CgState           *state,
                          CgMove                   move)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = kind->list_lay (move, cards);
  const char *words[2];

  if (n > 0)
    return tapis_words_the_cards (cards, n);
  if (kind_of (move) == kind->flip)
    return g_strdup (C_("move", "turn over a face-down card"));
  if (kind_of (move) == kind->pick_up)
    return g_strdup (C_("move", "pick up the pile"));
  if (kind_of (move) == kind->ready)
    return g_strdup (C_("move", "ready"));
  if (kind_of (move) != kind->swap)
    return NULL;
  swapped (kind, state, move, words);
  return g_strdup_printf (C_("move", "exchange %s for %s"), words[0],
                          words[1]);
}
