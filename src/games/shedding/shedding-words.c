/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts about positions and moves that shedding games share: prompts, names
 * and descriptions of places and players, buttons, and advice. */

#include "shedding-model.h"

#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* --- the prompt --- */

/* Returns what the player to move is asked to do: a TapisAsk, or a number from
 * TAPIS_N_ASKS on for a phase that only this game has. The result is the index
 * of the prompt. */
static guint
ask (const TapisGameKind *kind, const CgState *state)
{
  guint phase = shed_state (state)->phase;
  gboolean answer = phase == SHEDDING_ANSWER;
  CgMove moves[CG_MAX_MOVES];
  guint n;

  if (shed_state (state)->to_move == CG_NO_SEAT)
    return TAPIS_ASK_NOTHING;
  if (phase >= SHEDDING_PHASE_GAME)
    return TAPIS_N_ASKS + phase - SHEDDING_PHASE_GAME;
  if (phase == SHEDDING_EXCHANGE)
    return TAPIS_ASK_EXCHANGE;
  if (phase == SHEDDING_NAME)
    return TAPIS_ASK_NAME;
  n = kind->rules->moves (state, moves);
  if (n == 1 && shed_move_kind (moves[0]) == SHEDDING_MOVE_PICK_UP)
    return answer ? TAPIS_ASK_ANSWER_PICK_UP : TAPIS_ASK_PICK_UP;
  if (shed_move_kind (moves[0]) == SHEDDING_MOVE_FLIP)
    return answer ? TAPIS_ASK_ANSWER_FLIP : TAPIS_ASK_FLIP;
  if (answer)
    return TAPIS_ASK_ANSWER;
  return tapis_shedding_count (kind, state, SHEDDING_PILE, CG_NO_SEAT) == 0
           ? TAPIS_ASK_LEAD
           : TAPIS_ASK_LAY;
}

/* Translators, all of these: beside the table: what is asked of the player who
 * plays next; %s is the player's name. */
static char *
prompt (const TapisGameKind *kind, const CgState *state, const TapisPerson *who)
{
  static const TapisPrompt common[TAPIS_N_ASKS] = {
    [TAPIS_ASK_EXCHANGE] = {
      P_("You may exchange hand cards for your face-up cards. Then press "
         "“Ready”."),
      /* Translators: in these prompts %s is a player's name. */
      P_("%s: exchange hand cards for your face-up cards if you like. Then "
         "press “Ready”."),
    },
    [TAPIS_ASK_LAY] = { P_("Your turn: lay a card."), P_("%s: lay a card.") },
    [TAPIS_ASK_LEAD] = { P_("You lead: lay any card."),
                         P_("%s: lead any card.") },
    [TAPIS_ASK_FLIP] = {
      P_("Your turn: turn over one of your face-down cards."),
      P_("%s: turn over one of your face-down cards."),
    },
    [TAPIS_ASK_PICK_UP] = {
      P_("None of your cards fits: pick up the pile."),
      P_("%s: none of your cards fits. Pick up the pile."),
    },
  };
  const TapisSheddingKind *family = kind->family;
  guint asked = ask (kind, state);
  const TapisPrompt *prompt =
    family->prompts != NULL ? &family->prompts[asked] : NULL;

  if (asked == TAPIS_ASK_NOTHING)
    return g_strdup (_("The game is over."));
  if (prompt == NULL || prompt->you == NULL)
    prompt = &common[asked];
  return tapis_say_to (who, TAPIS_ROLE_CALLED, prompt->you, prompt->other);
}

/* --- the demand on the next card --- */

char *
tapis_shedding_ask_name (const TapisPerson *who)
{
  return tapis_say_asked (who, NC_("demand", "choose a player"),
                          /* Translators: on a small label above the pile; %s
                           * is a player's name. */
                          P_("%s chooses"));
}

/* Translators, all of these: on a small label above the pile, as short as can
 * be: what somebody is to do; %s is the name. */
static char *
demand (const TapisGameKind *kind, const CgState *state, const TapisPerson *who)
{
  const TapisSheddingKind *family = kind->family;
  char *text;

  switch (shed_state (state)->phase)
    {
    case SHEDDING_EXCHANGE:
      return tapis_say_asked (who, NC_("demand", "exchange cards"),
                              P_("%s exchanges"));
    case SHEDDING_ANSWER:
      return tapis_say_asked (who, family->demand_answer,
                              P_("%s must answer"));
    case SHEDDING_NAME:
      return tapis_shedding_ask_name (who);
    case SHEDDING_OVER:
      return g_strdup ("");
    default:
      text = family->demand != NULL ? family->demand (state, who) : NULL;
      if (text != NULL)
        return text;
      return g_strdup (shed_state (state)->top == 0 ? C_("demand", "any card")
                                                    : "");
    }
}

/* Translators, all of these: read aloud, about the pile: what may be laid on
 * it. */

static char *
demand_description (const TapisGameKind *kind, const CgState *state)
{
  const TapisSheddingKind *family = kind->family;
  char *text;

  switch (shed_state (state)->phase)
    {
    case SHEDDING_NAME:
      return g_strdup (_("The player who laid the ace chooses another "
                         "player."));
    case SHEDDING_OVER:
      return g_strdup (_("The game is over."));
    default:
      text = family->demand_description != NULL
               ? family->demand_description (state)
               : NULL;
      if (text != NULL)
        return text;
      if (shed_state (state)->phase == SHEDDING_EXCHANGE)
        return g_strdup (_("Before the first card is laid, everybody may "
                           "exchange hand cards for their own face-up cards."));
      return g_strdup (shed_state (state)->top == 0
                         ? _("The pile is empty: any card may be laid.")
                         : "");
    }
}

/* --- piles and players --- */

/* Translators, all of these: a place for cards, read aloud; %s is the name of
 * whose they are. */
static char *
place_name (const TapisGameKind *kind, TapisPlace place,
            const TapisPerson *owner, guint n)
{
  switch (place.zone)
    {
    case SHEDDING_UP:
      return tapis_say_count (owner, TAPIS_ROLE_LISTED, n,
                              NN_("Your face-up row, %u card",
                                  "Your face-up row, %u cards"),
                              NN_("%s: face-up row, %u card",
                                  "%s: face-up row, %u cards"));
    case SHEDDING_DOWN:
      return tapis_say_count (owner, TAPIS_ROLE_LISTED, n,
                              NN_("Your face-down row, %u card",
                                  "Your face-down row, %u cards"),
                              NN_("%s: face-down row, %u card",
                                  "%s: face-down row, %u cards"));
    default:
      return tapis_default_place_name (kind, place, owner, n);
    }
}

/* Translators, all of these: read aloud, when one asks what is in the middle;
 * %s is a card. */
static char *
top_sentence (TapisGame *game)
{
  TapisCard *top = tapis_pile_get_top (
    tapis_game_find_pile (game, CG_ZONE_PILE, -1));

  if (top == NULL)
    return g_strdup (_("The pile is empty."));
  /* Translators: %s is a card: "the queen of hearts". */
  return g_strdup_printf (
    _("The top card is %s."),
    tapis_words_the_card (tapis_card_get_state (top)->face,
                          TAPIS_ROLE_SUBJECT));
}

static char *
place_description (TapisGame *game, TapisPlace place)
{
  switch (place.zone)
    {
    case SHEDDING_PILE:
      return top_sentence (game);
    case SHEDDING_STOCK:
      return g_strdup (_("Cards are drawn from here until a hand has three."));
    case SHEDDING_BURNT:
      return g_strdup (_("These cards have left the game."));
    default:
      return NULL;
    }
}

/* Translators, all of these: read aloud, about one's own seat or another
 * player's; %s is the name. */
static char *
player_description (const TapisGameKind *kind, const CgState *state, int seat,
                    const TapisPerson *who)
{
  const TapisSheddingKind *family = kind->family;
  guint n_hand = tapis_shedding_count (kind, state, SHEDDING_HAND, seat);
  guint n_up = tapis_shedding_count (kind, state, SHEDDING_UP, seat);
  guint n_down = tapis_shedding_count (kind, state, SHEDDING_DOWN, seat);
  g_autoptr (GString) text = g_string_new (NULL);

  if (n_hand + n_up + n_down == 0)
    return tapis_say_to (who, TAPIS_ROLE_OWNER, P_("You have no cards left."),
                         P_("%s has no cards left."));
  tapis_add (text, tapis_default_player_description (kind, state, seat, who));
  if (n_up > 0)
    tapis_add (text, g_strdup_printf (ngettext ("%u card is face up.",
                                                "%u cards are face up.", n_up),
                                      n_up));
  if (n_down > 0)
    tapis_add (text, g_strdup_printf (ngettext ("%u card is face down.",
                                                "%u cards are face down.",
                                                n_down),
                                      n_down));
  if (shed_state (state)->phase == SHEDDING_ANSWER &&
      shed_state (state)->to_move == seat)
    tapis_add (text, tapis_say_to (who, TAPIS_ROLE_DOER, family->must_answer,
                                   family->must_answer_other));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Translators, all of these: read aloud, when one asks what is in the
 * middle. */
static char *
tell_top (TapisGame *game)
{
  guint n = tapis_pile_get_n_cards (
    tapis_game_find_pile (game, CG_ZONE_PILE, -1));
  g_autoptr (GString) text = g_string_new (NULL);

  if (n > 0)
    {
      tapis_add (text, top_sentence (game));
      tapis_add (text, g_strdup_printf (ngettext ("The pile has %u card.",
                                                  "The pile has %u cards.", n),
                                        n));
    }
  if (*tapis_game_now (game)->demand_description != '\0')
    tapis_add (text, g_strdup (tapis_game_now (game)->demand_description));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- buttons --- */

/* Translators, all of these: a button; %s is several cards of the same rank: "2
 * sevens". */
TapisActionNow
tapis_shedding_lay_action (const TapisGameKind *kind, const TapisUse *chosen,
                           guint n, GPtrArray *strings)
{
  const TapisSheddingKind *family = kind->family;
  TapisActionNow action = tapis_lay_action (
    chosen, n, _("Lays the cards you have chosen on the pile."), strings);
  guint rank = n > 0 ? cg_card_rank (chosen[0].card) : 0;
  g_autofree char *cards = NULL;

  if (n > 0 && chosen[0].zone == SHEDDING_DOWN)
    return (TapisActionNow) {
      "lay", CG_NO_MOVE,
      /* Translators: a button: turns over the face-down card that is chosen. */
      C_("button", "Turn Over"),
      _("Turns over the face-down card you have chosen."), .suggested = TRUE,
    };
  for (guint i = 1; i < n; i++)
    if (cg_card_rank (chosen[i].card) != rank)
      rank = 0;
  if (n < 2 || rank == 0)
    return action;
  cards = (family->name_equal != NULL ? family->name_equal
                                      : tapis_words_n_rank) (n, rank,
                                                             TAPIS_ROLE_OBJECT);
  /* Translators: a button; %s is "2 sevens", "3 queens" … */
  action.label = tapis_keep (
    strings, g_strdup_printf (C_("several equal cards", "Lay %s"), cards));
  return action;
}

/* Translators, all of these: what a button does, read aloud and shown as a
 * tooltip. */
static guint
actions (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n_chosen, CgMove move,
         GPtrArray *strings, TapisActionNow *out)
{
  guint n_pile =
    tapis_shedding_count (kind, state, SHEDDING_PILE, CG_NO_SEAT);

  switch (shed_state (state)->phase)
    {
    case SHEDDING_EXCHANGE:
      out[0] = (TapisActionNow) {
        "ready", SHED_MOVE (SHEDDING_MOVE_READY, 0), C_("button", "Ready"),
        _("You keep your cards as they are; the game can begin."),
        .suggested = TRUE,
      };
      return 1;
    case SHEDDING_OVER:
      return 0;
    default:
      out[0] = tapis_shedding_lay_action (kind, chosen, n_chosen, strings);
      out[1] = (TapisActionNow) {
        "pick-up", SHED_MOVE (SHEDDING_MOVE_PICK_UP, 0),
        C_("button", "Pick Up the Pile"),
        tapis_keep (
          strings,
          g_strdup_printf (
            ngettext ("You take the %u card of the pile into your hand.",
                      "You take the %u cards of the pile into your hand.",
                      n_pile),
            n_pile)),
        .suggested = TRUE,
      };
      return 2;
    }
}

/* --- moves --- */

/* The moves for which the words do not depend on cards or players. */
static const struct
{
  SheddingMoveKind kind;
  const char      *advice;
  const char      *name;
} plain_moves[] = {
  { SHEDDING_MOVE_FLIP, NC_("advice", "Turn over a face-down card."),
    NC_("move", "turn over a face-down card") },
  { SHEDDING_MOVE_PICK_UP, NC_("advice", "Pick up the pile."),
    NC_("move", "pick up the pile") },
  { SHEDDING_MOVE_READY,
    NC_("advice", "Keep your cards as they are and choose “Ready”."),
    NC_("move", "ready") },
  { SHEDDING_MOVE_PASS, NC_("advice", "Pass."), NC_("move", "pass") },
};

/* Returns @move, which lays no hand card, in words: if @advice is TRUE, as a
 * sentence that gives advice, otherwise as a part of a sentence. */
static char *
say_move (const TapisGameKind *kind, const CgState *state, CgMove move,
          const TapisPerson *people, gboolean advice)
{
  const TapisSheddingKind *family = kind->family;
  const char *context = advice ? "advice" : "move";
  gboolean attack = shed_state (state)->phase == SHEDDING_NAME;
  const char *named = advice ? attack ? family->attack_advice
                                      : family->other_advice
                      : attack ? family->attack_name
                               : family->other_name;
  TapisUse uses[TAPIS_MAX_USES];

  for (guint i = 0; i < G_N_ELEMENTS (plain_moves); i++)
    if (plain_moves[i].kind == shed_move_kind (move))
      return g_strdup (g_dpgettext2 (NULL, context,
                                     advice ? plain_moves[i].advice
                                            : plain_moves[i].name));
  if (shed_move_kind (move) == SHEDDING_MOVE_NAME)
    {
      g_autofree char *name =
        tapis_name_in (attack ? TAPIS_ROLE_OBJECT : TAPIS_ROLE_TO,
                       &people[move & 15]);

      return tapis_say_with_word (g_dpgettext2 (NULL, context, named), name);
    }
  kind->uses (kind, state, move, uses);
  /* Translators: advice; the first card is in the hand, the second one face
   * up: "Exchange the king of spades for the 4 of hearts." */
  return g_strdup_printf (advice ? C_("advice", "Exchange %s for %s.")
                                 : C_("move", "exchange %s for %s"),
                          tapis_words_the_card (uses[0].card,
                                                TAPIS_ROLE_OBJECT),
                          tapis_words_the_card (uses[1].card,
                                                TAPIS_ROLE_FOR));
}

static char *
advise (const TapisGameKind *kind, const CgState *state, CgMove move,
        const TapisPerson *people)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = tapis_shedding_list_lay (kind, move, cards);
  g_autofree char *list = NULL;

  if (n == 0)
    return say_move (kind, state, move, people, TRUE);
  list = tapis_words_the_cards (cards, n, TAPIS_ROLE_OBJECT);
  /* Translators: advice; %s is "the 7 of hearts and the 7 of spades". */
  return g_strdup_printf (C_("advice", "Lay %s."), list);
}

static char *
name_move (const TapisGameKind *kind, const CgState *state, CgMove move,
           const TapisPerson *people)
{
  CgCard cards[CG_MAX_ZONE];
  guint n = tapis_shedding_list_lay (kind, move, cards);

  return n > 0 ? tapis_words_the_cards (cards, n, TAPIS_ROLE_LISTED)
               : say_move (kind, state, move, people, FALSE);
}

/* Returns how many of the @n cards of @cards answer an attack. */
static guint
count_answers (const TapisSheddingKind *family, const CgState *state,
               const CgCard *cards, guint n)
{
  guint answers = 0;

  for (guint i = 0; i < n && family->answers != NULL; i++)
    answers += family->answers (state, cards[i]) != FALSE;
  return answers;
}

static char *
regret (const TapisGameKind *kind, const CgState *before, CgMove move,
        CgMove better)
{
  const TapisSheddingKind *family = kind->family;
  const ShedState *s = shed_state (before);
  CgCard cards[CG_MAX_ZONE];
  guint n_hand = cg_zone_cards (kind->rules, before, SHEDDING_HAND, s->to_move,
                                cards);
  guint n = count_answers (family, before, cards, n_hand);
  guint size;

  if (s->phase != SHEDDING_PLAY || n == 0 ||
      shed_move_kind (move) != SHEDDING_MOVE_LAY)
    return NULL;
  if (shed_move_kind (better) == SHEDDING_MOVE_LAY)
    {
      size = family->list_lay (better, cards);
      if (count_answers (family, before, cards, size) == n)
        return NULL;
    }
  size = family->list_lay (move, cards);
  if (count_answers (family, before, cards, size) < n)
    return NULL;
  return tapis_say_with_word (
    _(family->only_answer),
    cg_card_is_joker (cards[size - 1])
      ? tapis_words_card (CG_JOKER)
      : tapis_words_rank (cg_card_rank (cards[size - 1]), TAPIS_ROLE_SUBJECT));
}

const TapisPositionWords tapis_shedding_says = {
  .prompt = prompt,
  .demand = demand,
  .demand_description = demand_description,
  .place_name = place_name,
  .place_description = place_description,
  .player_description = player_description,
  .actions = actions,
  .advise = advise,
  .name_move = name_move,
  .regret = regret,
  .tell_top = tell_top,
};
