/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What TapisNorwegian says about the position: the prompt, the demand on the
 * next card, the buttons, players and piles. Decides no rule. */

#include "config.h"

#include "tapis-norwegian-words.h"

#include "ai/norwegian-thinking.h"
#include "games/norwegian.h"
#include "tapis-words.h"

#include <glib/gi18n.h>

/* --- the prompt --- */

/* What is asked of whoever is to move. */
typedef enum
{
  ASK_EXCHANGE,
  ASK_LAY,
  ASK_LEAD,
  ASK_FLIP,
  ASK_PICK_UP,
  ASK_ANSWER,
  ASK_ANSWER_FLIP,
  ASK_ANSWER_PICK_UP,
  ASK_NAME,
  ASK_NAME_JOKER,
  ASK_FOUR,
  ASK_CHAIN,
  ASK_NOTHING,
} Ask;

static Ask
what_is_asked (const CgState *state)
{
  const NorwegianState *s = norwegian_state (state);
  gboolean answer = s->phase == NORWEGIAN_ANSWER;
  CgMove moves[CG_MAX_MOVES];
  guint n;

  switch (s->phase)
    {
    case NORWEGIAN_EXCHANGE:
      return ASK_EXCHANGE;
    case NORWEGIAN_NAME:
      return ASK_NAME;
    case NORWEGIAN_NAME_JOKER:
      return ASK_NAME_JOKER;
    case NORWEGIAN_FOURS:
      return ASK_FOUR;
    case NORWEGIAN_CHAIN:
      return ASK_CHAIN;
    case NORWEGIAN_OVER:
      return ASK_NOTHING;
    default:
      break;
    }
  n = cg_rules_norwegian.moves (state, moves);
  if (n == 1 && norwegian_move_kind (moves[0]) == NORWEGIAN_MOVE_PICK_UP)
    return answer ? ASK_ANSWER_PICK_UP : ASK_PICK_UP;
  if (norwegian_move_kind (moves[0]) == NORWEGIAN_MOVE_FLIP)
    return answer ? ASK_ANSWER_FLIP : ASK_FLIP;
  if (answer)
    return ASK_ANSWER;
  return s->top == 0 ? ASK_LEAD : ASK_LAY;
}

char *
tapis_norwegian_prompt (const CgState *state, const char *name)
{
  static const struct
  {
    const char *you;
    const char *other; /* of several persons at one device */
  } prompts[] = {
    [ASK_EXCHANGE] = {
      N_("You may exchange hand cards for your face-up cards. Then press "
         "“Ready”."),
      /* Translators: in these prompts %s is a player's name. */
      N_("%s: exchange hand cards for your face-up cards if you like. Then "
         "press “Ready”."),
    },
    [ASK_LAY] = { N_("Your turn: lay a card."), N_("%s: lay a card.") },
    [ASK_LEAD] = { N_("You lead: lay any card."), N_("%s: lead any card.") },
    [ASK_FLIP] = {
      N_("Your turn: turn over one of your face-down cards."),
      N_("%s: turn over one of your face-down cards."),
    },
    [ASK_PICK_UP] = {
      N_("None of your cards fits: pick up the pile."),
      N_("%s: none of your cards fits. Pick up the pile."),
    },
    [ASK_ANSWER] = {
      N_("You are attacked: answer the ace."),
      N_("%s: you are attacked. Answer the ace."),
    },
    [ASK_ANSWER_FLIP] = {
      N_("You are attacked: turn over one of your face-down cards."),
      N_("%s: you are attacked. Turn over one of your face-down cards."),
    },
    [ASK_ANSWER_PICK_UP] = {
      N_("You are attacked and have no answer: pick up the pile."),
      N_("%s: you are attacked and have no answer. Pick up the pile."),
    },
    [ASK_NAME] = {
      N_("Whom does your ace hit? Choose a player."),
      N_("%s: whom does your ace hit? Choose a player."),
    },
    [ASK_NAME_JOKER] = {
      N_("Who takes the pile? Choose a player."),
      N_("%s: who takes the pile? Choose a player."),
    },
    [ASK_FOUR] = {
      N_("The pile is empty: lay a 4 out of turn, or pass."),
      N_("%s: the pile is empty. Lay a 4 out of turn, or pass."),
    },
    [ASK_CHAIN] = {
      N_("That card fitted: turn over another one, or pass."),
      N_("%s: that card fitted. Turn over another one, or pass."),
    },
    [ASK_NOTHING] = { N_("The game is over."), N_("The game is over.") },
  };
  Ask ask = what_is_asked (state);
  g_autoptr (GString) text = g_string_new (NULL);

  if (name == NULL || ask == ASK_NOTHING)
    return g_strdup (_(prompts[ask].you));
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_string_printf (text, _(prompts[ask].other), name);
#pragma GCC diagnostic pop
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- the demand on the next card --- */

#define ALL_SUITS 15u

/* The court cards on which the house rule forbids the ace. */
static gboolean
forbids_ace (const NorwegianState *s)
{
  return s->option[NORWEGIAN_ACE_NOT_ON_JK] &&
         (s->top == CG_JACK || s->top == CG_KING);
}

static gboolean
three_copies (const NorwegianState *s)
{
  return s->option[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
}

char *
tapis_norwegian_demand (const CgState *state)
{
  const NorwegianState *s = norwegian_state (state);

  switch (s->phase)
    {
    case NORWEGIAN_EXCHANGE:
      return g_strdup (C_("demand", "exchange cards"));
    case NORWEGIAN_ANSWER:
      return g_strdup (C_("demand", "answer the ace"));
    case NORWEGIAN_NAME:
    case NORWEGIAN_NAME_JOKER:
      return g_strdup (C_("demand", "choose a player"));
    case NORWEGIAN_FOURS:
      return g_strdup (C_("demand", "a 4"));
    case NORWEGIAN_OVER:
      return g_strdup ("");
    default:
      break;
    }
  if (s->top == 7)
    return g_strdup (C_("demand", "7 or lower"));
  if (s->suits != 0 && s->suits != ALL_SUITS)
    return tapis_words_suits (s->suits);
  if (s->top == 0 || s->top == 2)
    return g_strdup (C_("demand", "any card"));
  if (s->top == CG_ACE)
    return g_strdup (C_("demand", "an ace"));
  if (s->top == CG_KING)
    return g_strdup (forbids_ace (s) ? C_("demand", "a king")
                                     : C_("demand", "king or ace"));
  /* Translators: what is asked of the next card, on a small label: "9 or
   * higher", "queen or higher". */
  return g_strdup_printf (C_("demand", "%s or higher"),
                          tapis_words_rank (s->top));
}

char *
tapis_norwegian_demand_description (const CgState *state)
{
  const NorwegianState *s = norwegian_state (state);
  g_autofree char *text = NULL;

  switch (s->phase)
    {
    case NORWEGIAN_EXCHANGE:
      return g_strdup (_("Before the first card is laid, everyone may exchange "
                         "hand cards for their own face-up cards."));
    case NORWEGIAN_ANSWER:
      return g_strdup (three_copies (s)
                         ? _("The ace must be answered with an ace, a 10, a 2 "
                             "or a 3.")
                         : _("The ace must be answered with an ace, a 10 or "
                             "a 2."));
    case NORWEGIAN_NAME:
      return g_strdup (_("Whoever laid the ace chooses whom it hits."));
    case NORWEGIAN_NAME_JOKER:
      return g_strdup (_("Whoever laid the joker chooses who takes the "
                         "pile."));
    case NORWEGIAN_FOURS:
      return g_strdup (_("The pile is empty: anyone may lay fours out of "
                         "turn."));
    case NORWEGIAN_OVER:
      return g_strdup (_("The game is over."));
    default:
      break;
    }
  if (s->top == 0)
    return g_strdup (_("The pile is empty: any card may be laid."));
  if (s->top == 2)
    return g_strdup (_("After a 2 any card fits."));
  if (s->top == 7)
    return g_strdup (_("The next card must be a 7 or lower. An ace fits "
                       "too."));
  if (s->suits != 0 && s->suits != ALL_SUITS)
    {
      g_autofree char *suits = tapis_words_suits (s->suits);

      return g_strdup_printf (
        three_copies (s)
          /* Translators: %s is "hearts", "hearts or spades", "red" … */
          ? _("After the 6 the suit counts (%s), and the card must be a 6 or "
              "higher. A 2 or a 3 always fits.")
          : _("After the 6 the suit counts (%s), and the card must be a 6 or "
              "higher. A 2 always fits."),
        suits);
    }
  if (s->top == CG_ACE)
    return g_strdup (three_copies (s)
                       ? _("Only an ace, a 2 or a 3 fits on an ace.")
                       : _("Only an ace or a 2 fits on an ace."));
  text = s->top != CG_KING
           ? g_strdup_printf (forbids_ace (s)
                                /* Translators: %s is "a 9", "a queen" … */
                                ? _("The next card must be %s or higher, but "
                                    "not an ace.")
                                : _("The next card must be %s or higher."),
                              tapis_words_a_rank (s->top))
         : forbids_ace (s) ? g_strdup (_("The next card must be another king."))
                           : g_strdup (_("The next card must be a king or an "
                                         "ace."));
  return g_strconcat (text, " ",
                      three_copies (s) ? _("A 2 or a 3 always fits.")
                                       : _("A 2 always fits."),
                      NULL);
}

/* --- piles and players --- */

char *
tapis_norwegian_place_name (TapisPlace place, const char *owner, guint n)
{
  switch (place.zone)
    {
    case NORWEGIAN_HAND:
      return owner == NULL
               ? g_strdup_printf (ngettext ("Your hand, %u card",
                                            "Your hand, %u cards", n),
                                  n)
               /* Translators: %s is a player's name. */
               : g_strdup_printf (ngettext ("%s: hand, %u card",
                                            "%s: hand, %u cards", n),
                                  owner, n);
    case NORWEGIAN_UP:
      return owner == NULL
               ? g_strdup_printf (ngettext ("Your face-up row, %u card",
                                            "Your face-up row, %u cards", n),
                                  n)
               : g_strdup_printf (ngettext ("%s: face-up row, %u card",
                                            "%s: face-up row, %u cards", n),
                                  owner, n);
    case NORWEGIAN_DOWN:
      return owner == NULL
               ? g_strdup_printf (ngettext ("Your face-down row, %u card",
                                            "Your face-down row, %u cards",
                                            n),
                                  n)
               : g_strdup_printf (ngettext ("%s: face-down row, %u card",
                                            "%s: face-down row, %u cards", n),
                                  owner, n);
    case NORWEGIAN_STOCK:
      return g_strdup_printf (
        ngettext ("Stock, %u card", "Stock, %u cards", n), n);
    case NORWEGIAN_PILE:
      return g_strdup_printf (ngettext ("Pile, %u card", "Pile, %u cards", n),
                              n);
    default:
      return g_strdup_printf (
        ngettext ("Burnt cards, %u card", "Burnt cards, %u cards", n), n);
    }
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
tapis_norwegian_place_description (TapisGame *game, TapisPlace place)
{
  switch (place.zone)
    {
    case NORWEGIAN_PILE:
      return top_sentence (game);
    case NORWEGIAN_STOCK:
      return g_strdup (_("Cards are drawn from here until a hand has three."));
    case NORWEGIAN_BURNT:
      return g_strdup (_("These cards have left the game."));
    default:
      return NULL;
    }
}

/* "%s has 1 card in hand." and so on: adds one sentence. */
static void
add_sentence (GString *text, char *sentence)
{
  if (text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

char *
tapis_norwegian_player_description (const CgState *state,
                                    int            seat,
                                    const char    *name)
{
  const NorwegianState *s = norwegian_state (state);
  guint n_hand = norwegian_hand_size (s, seat);
  guint n_up = s->seat[seat].up[0] == CG_CARD_NONE ? 0 : 3;
  guint n_down = s->seat[seat].n_down;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < s->n_lost; i++)
    if (s->lost[i] == seat)
      return name == NULL
               ? g_strdup (_("You are out: your last card was a 10."))
               : g_strdup_printf (_("%s is out: the last card was a 10."),
                                  name);
  for (guint i = 0; i < s->n_out; i++)
    if (s->out[i] == seat)
      return name == NULL
               ? g_strdup (_("You have no cards left."))
               : g_strdup_printf (_("%s has no cards left."), name);
  add_sentence (text,
                name == NULL
                  ? g_strdup_printf (ngettext ("You have %u card in hand.",
                                               "You have %u cards in hand.",
                                               n_hand),
                                     n_hand)
                  : g_strdup_printf (ngettext ("%s has %u card in hand.",
                                               "%s has %u cards in hand.",
                                               n_hand),
                                     name, n_hand));
  if (n_up > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u card lies face up.",
                                                   "%u cards lie face up.",
                                                   n_up),
                                         n_up));
  if (n_down > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u card lies face down.",
                                                   "%u cards lie face down.",
                                                   n_down),
                                         n_down));
  if (s->phase == NORWEGIAN_ANSWER && s->to_move == seat)
    add_sentence (text,
                  name == NULL
                    ? g_strdup (_("You must answer the ace."))
                    : g_strdup_printf (_("%s must answer the ace."), name));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
tapis_norwegian_tell_top (TapisGame *game)
{
  const NorwegianState *s = norwegian_state (tapis_game_get_state (game));
  guint n = cg_set_size (s->pile_cards);
  g_autoptr (GString) text = g_string_new (NULL);

  if (n > 0)
    {
      add_sentence (text, top_sentence (game));
      add_sentence (text,
                    g_strdup_printf (ngettext ("The pile has %u card.",
                                               "The pile has %u cards.", n),
                                     n));
    }
  add_sentence (text, g_strdup (tapis_game_get_demand_description (game)));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- buttons --- */

static const char *
keep (GPtrArray *strings, char *string)
{
  g_ptr_array_add (strings, string);
  return string;
}

static TapisActionNow
lay_action (const TapisUse *chosen, guint n, GPtrArray *strings)
{
  TapisActionNow action = {
    "lay", CG_NO_MOVE, C_("button", "Lay"),
    _("Lays the cards you have chosen on the pile."), TRUE,
  };
  gboolean equal = n > 0;

  for (guint i = 1; i < n; i++)
    equal = equal && cg_card_rank (chosen[i].card) ==
                       cg_card_rank (chosen[0].card);
  if (n == 1)
    /* Translators: a button; %s is a card: "the queen of hearts". */
    action.label = keep (strings,
                         g_strdup_printf (C_("button", "Lay %s"),
                                          tapis_words_the_card (
                                            chosen[0].card)));
  else if (equal && cg_card_rank (chosen[0].card) != 0)
    {
      g_autofree char *ranks =
        tapis_words_n_rank (n, cg_card_rank (chosen[0].card));

      /* Translators: a button; %s is "2 sevens", "3 queens" … */
      action.label = keep (strings, g_strdup_printf (
                                      C_("several equal cards", "Lay %s"),
                                      ranks));
    }
  return action;
}

guint
tapis_norwegian_actions (const CgState  *state,
                         const TapisUse *chosen,
                         guint           n_chosen,
                         CgMove          move,
                         GPtrArray      *strings,
                         TapisActionNow *out)
{
  const NorwegianState *s = norwegian_state (state);
  guint n_pile = cg_set_size (s->pile_cards);
  guint n = 0;

  switch (s->phase)
    {
    case NORWEGIAN_EXCHANGE:
      out[n++] = (TapisActionNow) {
        "ready", NORWEGIAN_MOVE (NORWEGIAN_MOVE_READY, 0),
        C_("button", "Ready"),
        _("You keep your cards as they are; the game can begin."), TRUE,
      };
      break;
    case NORWEGIAN_PLAY:
    case NORWEGIAN_ANSWER:
      out[n++] = lay_action (chosen, n_chosen, strings);
      out[n++] = (TapisActionNow) {
        "pick-up", NORWEGIAN_MOVE (NORWEGIAN_MOVE_PICK_UP, 0),
        C_("button", "Pick up the pile"),
        keep (strings,
              g_strdup_printf (
                ngettext ("You take the %u card of the pile into your hand.",
                          "You take the %u cards of the pile into your hand.",
                          n_pile),
                n_pile)),
        !s->option[NORWEGIAN_VOLUNTARY_PICKUP],
      };
      break;
    case NORWEGIAN_FOURS:
      out[n++] = lay_action (chosen, n_chosen, strings);
      out[n++] = (TapisActionNow) {
        "pass", NORWEGIAN_MOVE (NORWEGIAN_MOVE_PASS, 0), C_("button", "Pass"),
        _("You lay no four now."), FALSE,
      };
      break;
    case NORWEGIAN_CHAIN:
      out[n++] = (TapisActionNow) {
        "pass", NORWEGIAN_MOVE (NORWEGIAN_MOVE_PASS, 0), C_("button", "Pass"),
        _("You turn over no other card now."), FALSE,
      };
      break;
    default:
      break;
    }
  return n;
}

/* --- moves --- */

char *
tapis_norwegian_advise (const CgState     *state,
                        CgMove             move,
                        const char *const *names)
{
  const NorwegianState *s = norwegian_state (state);
  CgCard cards[CG_MAX_ZONE];
  g_autofree char *list = NULL;
  guint n;

  switch (norwegian_move_kind (move))
    {
    case NORWEGIAN_MOVE_LAY:
      n = cg_set_list (norwegian_lay_cards (move), CG_PACK_FRENCH, cards);
      list = tapis_words_the_cards (cards, n);
      /* Translators: advice; %s is "the 7 of hearts and the 7 of spades". */
      return g_strdup_printf (C_("advice", "Lay %s."), list);
    case NORWEGIAN_MOVE_JOKER:
      return g_strdup_printf (C_("advice", "Lay %s."),
                              tapis_words_the_card (CG_JOKER));
    case NORWEGIAN_MOVE_FLIP:
      return g_strdup (C_("advice", "Turn over a face-down card."));
    case NORWEGIAN_MOVE_PICK_UP:
      return g_strdup (C_("advice", "Pick up the pile."));
    case NORWEGIAN_MOVE_NAME:
      return s->phase == NORWEGIAN_NAME
               /* Translators: advice; %s is a player's name. */
               ? g_strdup_printf (C_("advice", "Attack %s."),
                                  names[move & 15])
               : g_strdup_printf (C_("advice", "Give the pile to %s."),
                                  names[move & 15]);
    case NORWEGIAN_MOVE_PASS:
      return g_strdup (C_("advice", "Pass."));
    case NORWEGIAN_MOVE_SWAP:
      /* Translators: advice; the first card is in the hand, the second one
       * face up: "Exchange the king of spades for the 4 of hearts." */
      return g_strdup_printf (
        C_("advice", "Exchange %s for %s."),
        tapis_words_the_card (norwegian_swap_card (move)),
        tapis_words_the_card (
          s->seat[s->to_move].up[rows_swap_position (move)]));
    default:
      return g_strdup (C_("advice", "Keep your cards as they are and press "
                                    "“Ready”."));
    }
}

char *
tapis_norwegian_name_move (const CgState     *state,
                           CgMove             move,
                           const char *const *names)
{
  const NorwegianState *s = norwegian_state (state);
  CgCard cards[CG_MAX_ZONE];
  guint n;

  switch (norwegian_move_kind (move))
    {
    case NORWEGIAN_MOVE_LAY:
      n = cg_set_list (norwegian_lay_cards (move), CG_PACK_FRENCH, cards);
      return tapis_words_the_cards (cards, n);
    case NORWEGIAN_MOVE_JOKER:
      return g_strdup (tapis_words_the_card (CG_JOKER));
    case NORWEGIAN_MOVE_FLIP:
      return g_strdup (C_("move", "turn over a face-down card"));
    case NORWEGIAN_MOVE_PICK_UP:
      return g_strdup (C_("move", "pick up the pile"));
    case NORWEGIAN_MOVE_NAME:
      return s->phase == NORWEGIAN_NAME
               /* Translators: %s is a player's name. */
               ? g_strdup_printf (C_("move", "attack %s"), names[move & 15])
               : g_strdup_printf (C_("move", "give the pile to %s"),
                                  names[move & 15]);
    case NORWEGIAN_MOVE_PASS:
      return g_strdup (C_("move", "pass"));
    case NORWEGIAN_MOVE_SWAP:
      return g_strdup_printf (
        C_("move", "exchange %s for %s"),
        tapis_words_the_card (norwegian_swap_card (move)),
        tapis_words_the_card (
          s->seat[s->to_move].up[rows_swap_position (move)]));
    default:
      return g_strdup (C_("move", "ready"));
    }
}

/* How many cards of @cards answer an ace. */
static guint
count_answers (const NorwegianState *s, CgSet cards)
{
  guint64 answers = norwegian_answers (s);

  return cg_set_size ((CgSet) { cards.lo & answers, cards.hi & answers });
}

char *
tapis_norwegian_regret (const CgState *before, CgMove move, CgMove better)
{
  const NorwegianState *s = norwegian_state (before);
  guint n = count_answers (s, s->seat[s->to_move].hand);

  if (s->phase != NORWEGIAN_PLAY || n == 0 ||
      norwegian_move_kind (move) != NORWEGIAN_MOVE_LAY ||
      count_answers (s, norwegian_lay_cards (move)) < n ||
      (norwegian_move_kind (better) == NORWEGIAN_MOVE_LAY &&
       count_answers (s, norwegian_lay_cards (better)) == n))
    return NULL;
  /* Translators: what the coach says after a move; %s is "2", "ace" … */
  return g_strdup_printf (_("Your %s was your only answer to an ace."),
                          tapis_words_rank (norwegian_lay_rank (move)));
}
