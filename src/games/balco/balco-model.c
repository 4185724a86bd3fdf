/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The model of Balcó: prompts, the demand on the next card, and the choice of
 * the number for which a joker stands. The rules are in balco-rules.c. */

#include "balco-model-private.h"

#include "model/words/tapis-sentences.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* --- cards --- */

/* Implements TapisGameKind.order: a hand is sorted by the order of the numbers
 * (rule BA-10). The cards that are not in that order come last: first the 2,
 * then the 10, then the jokers. */
static guint
order (const TapisGameKind *kind, const CgState *state, CgCard card)
{
  static const guint8 place[13] = { 13, 10, 11, 1, 2, 3, 4, 5, 6, 7, 12, 8,
                                    9 };

  return place[cg_card_rank (card)] * 4u + cg_card_suit (card);
}

/* Implements TapisSheddingKind.lay_of: returns the move that lays @cards.
 * Jokers stand for the number of the other cards among them. */
static CgMove
lay_of (const CgCard *cards, guint n)
{
  CgCard declared[CG_MAX_ZONE];
  guint number = 0;

  for (guint i = 0; i < n; i++)
    number = MAX (number, cg_card_rank (cards[i]));
  for (guint i = 0; i < n; i++)
    declared[i] = cg_card_is_joker (cards[i]) && number > 0
                    ? (CgCard) (CG_DECLARED_FIRST + number)
                    : cards[i];
  return balco_lay_of (declared, n);
}

static const char *
why_not_up (const CgState *state)
{
  return state->option[BALCO_TOPS_ONLY_WHEN_HAND_EMPTY]
           ? N_("You take your face-up cards into your hand when your hand and "
                "the stock are empty.")
           : N_("You take your face-up cards into your hand when the stock is "
                "empty and you have fewer than three cards in hand.");
}

/* Translators, all of these: several cards of the same rank, in the middle of a
 * sentence: "2 knights". */
static char *
name_equal (guint n, guint number, TapisRole role)
{
  if (number == 11)
    return g_strdup_printf (tapis_form_n (role,
                                          COUNTED_("%u knight", "%u knights"),
                                          n),
                            n);
  return tapis_words_n_rank (n, number == 12 ? CG_KING : number, role);
}

/* Returns in a few words what a joker that stands for @number does, such as "8:
 * leave a gap". Free with g_free(). */
static char *
about_number (const CgState *state, guint number)
{
  g_autofree TapisSpecialCard *special = NULL;
  CgSetup setup;
  guint n;

  cg_get_setup (&cg_rules_balco, state, &setup);
  special = tapis_words_special_cards (&cg_rules_balco, &setup, &n);
  for (guint i = 0; i < n; i++)
    if (cg_card_rank (special[i].card) == number)
      return g_strdup (special[i].title);
  return g_strdup (tapis_words_a_number (number, TAPIS_ROLE_LISTED));
}

/* Translators, all of these: below the rank that a joker may stand for: what a
 * card of that rank does. A verb or a noun; at most eight letters. */
static const char *const does[13] = {
  [1] = NC_("below a number", "shoots"),
  [2] = NC_("below a number", "zero"),
  [7] = NC_("below a number", "breaks"),
  [8] = NC_("below a number", "gap"),
  [10] = NC_("below a number", "cleans"),
};

/* Returns in a word what @n jokers that stand for @number do, or NULL if they
 * do nothing special. */
static const char *
caption (const CgState *state, guint number, guint n)
{
  const char *word = balco_cleans (state, number, n) ? does[10] : does[number];

  return word != NULL ? g_dpgettext2 (NULL, "below a number", word) : NULL;
}

/* Implements TapisSheddingKind.answers: a 1, a 2 or a joker answers a 1 (rule
 * BA-24). */
static gboolean
answers (const CgState *state, CgCard card)
{
  return cg_card_is_joker (card) || cg_card_rank (card) <= 2;
}

static const TapisPrompt prompts[TAPIS_N_ASKS] = {
  [TAPIS_ASK_ANSWER] = {
    P_("You are shot at: answer the ace."),
    /* Translators: in these prompts %s is a player's name. */
    P_("%s: you are shot at. Answer the ace."),
  },
  [TAPIS_ASK_ANSWER_FLIP] = {
    P_("You are shot at: turn over one of your face-down cards."),
    P_("%s: you are shot at. Turn over one of your face-down cards."),
  },
  [TAPIS_ASK_ANSWER_PICK_UP] = {
    P_("You are shot at and have no answer: pick up the pile."),
    P_("%s: you are shot at and have no answer. Pick up the pile."),
  },
  [TAPIS_ASK_NAME] = {
    P_("Who do you shoot at? Choose a player."),
    P_("%s: who do you shoot at? Choose a player."),
  },
};

/* --- the demand on the next card --- */

static gboolean
has_jokers (const CgState *s)
{
  return s->option[BALCO_JOKERS];
}

/* Returns whether the next card must not be lower than the card on top. A lower
 * card is allowed in three cases: after a 7, for the first player who must lay
 * a 7 or lower (rule BA-21); after a 2 (rule BA-23); and after a 10, which is
 * on top only if the game was started with it (rule BA-10). */
static gboolean
has_lower_bound (const CgState *s)
{
  return s->top != 0 && s->top != 2 && s->top != 10 &&
         (s->ceiling == 0 || s->top != 7);
}

/* Returns in a few words what the next card must be, if the player must lay a 7
 * or lower. */
static char *
demand_low (const CgState *s)
{
  if (has_lower_bound (s))
    return s->top == 6
             ? g_strdup (C_("demand", "6 or 7"))
             /* Translators: what is asked of the next card, on a small label:
              * "5 to 7". */
             : g_strdup_printf (C_("demand", "%u to 7"), s->top);
  return s->ceiling == 1
           ? g_strdup (C_("demand", "7 or lower"))
           /* Translators: the same; %u is 2 or more. */
           : g_strdup_printf (ngettext ("7 or lower, %u player",
                                        "7 or lower, %u players",
                                        s->ceiling),
                              s->ceiling);
}

static char *
demand (const CgState *s, const TapisPerson *who)
{
  g_autofree char *number = NULL;

  if (s->ceiling > 0)
    return demand_low (s);
  if (!has_lower_bound (s))
    return g_strdup (C_("demand", "any card"));
  if (s->top == 1)
    return g_strdup (C_("demand", "a 1"));
  if (s->top == 12)
    return g_strdup (C_("demand", "12 or 1"));
  number = tapis_words_number (s->top);
  return g_strdup_printf (C_("demand", "%s or higher"), number);
}

/* Returns a sentence that says what the next card must be. It does not mention
 * the cards of always_fits(). */
static char *
describe_demand (const CgState *s)
{
  if (s->ceiling > 0 && has_lower_bound (s))
    /* Translators: %s is "a 5". */
    return g_strdup_printf (_("The game is still broken: the next card must "
                              "be %s or higher, but not above 7."),
                            tapis_words_a_number (s->top, TAPIS_ROLE_AS));
  if (s->ceiling > 0)
    return g_strdup_printf (
      ngettext ("The game is broken: the next player must lay a 7 or lower.",
                "The game is broken: the next %u players must lay a 7 or "
                "lower.", s->ceiling),
      s->ceiling);
  if (s->top == 2)
    return g_strdup (_("After a 2 any card fits."));
  if (s->top == 10)
    return g_strdup (_("The game was started with a 10: any card fits on it."));
  if (s->top == 1)
    return g_strdup (_("The next card must be an ace (1)."));
  if (s->top == 12)
    return g_strdup (_("The next card must be a king (12) or an ace (1)."));
  /* Translators: %s is "a 9", "a knight (11)" … The 10 and the 2 are not in
   * the order. */
  return g_strdup_printf (_("The next card must be %s or higher in the order "
                            "3 4 5 6 7 8 9 11 12 1."),
                          tapis_words_a_number (s->top, TAPIS_ROLE_AS));
}

/* Returns a sentence that says which cards fit besides those that
 * describe_demand() names, or NULL if any card fits. */
static const char *
always_fits (const CgState *s)
{
  if (s->top == 10 || (s->top == 2 && s->ceiling == 0))
    return NULL;
  if (s->ceiling > 0 || s->top == 1 || s->top == 7)
    return has_jokers (s) ? _("A 2 or a joker always fits.")
                          : _("A 2 always fits.");
  return has_jokers (s)
           ? _("A 10 cleans the pile, and a 2 or a joker always fits.")
           : _("A 10 cleans the pile, and a 2 always fits.");
}

static char *
demand_description (const CgState *s)
{
  g_autoptr (GString) text = g_string_new (NULL);

  switch (s->phase)
    {
    case SHEDDING_EXCHANGE:
      return g_strdup (
        s->option[BALCO_STARTER] == BALCO_STARTER_LAYS
          ? _("Before the first card is laid, everybody may exchange hand "
              "cards for their own face-up cards. Then everybody lays their "
              "lowest hand card, the lowest of all last, and the player who "
              "laid that one plays on.")
          : _("Before the first card is laid, everybody may exchange hand "
              "cards for their own face-up cards. Then everybody shows their "
              "lowest hand card, and the player with the lowest starts."));
    case SHEDDING_ANSWER:
      g_string_append (
        text, has_jokers (s)
                ? _("The shot must be answered with an ace (1), a 2 or a "
                    "joker.")
                : _("The shot must be answered with an ace (1) or a 2."));
      break;
    default:
      if (s->top == 0)
        return NULL;
      tapis_add (text, describe_demand (s));
      if (always_fits (s) != NULL)
        tapis_words_add_sentence (text, always_fits (s));
      break;
    }
  /* rule BA-17: four equal numbers clean the pile */
  if (s->run == 3 && balco_cleans (s, s->top, 1))
    tapis_words_add_sentence (text, _("The top three cards have the same rank: "
                                      "a fourth one cleans the pile."));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- the game --- */

static const TapisSheddingKind family = {
  .list_lay = balco_list_lay,
  .lay_of = lay_of,
  .why_not_up = why_not_up,
  .must_answer = P_("You must answer the shot."),
  .must_answer_other = P_("%s must answer the shot."),
  .prompts = prompts,
  .demand = demand,
  .demand_description = demand_description,
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
  .why_next = balco_why_next,
};

/* Implements TapisGameKind.choices: if only jokers are selected, there is a
 * button for each of the twelve numbers for which they can stand (rule
 * BA-25). */
static guint
choices (const TapisGameKind *kind, const CgState *state,
         const TapisUse *chosen, guint n, GPtrArray *strings,
         TapisActionNow out[TAPIS_MAX_ACTIONS])
{
  static const char *const ids[] = { "1", "2", "3", "4",  "5",  "6",
                                     "7", "8", "9", "10", "11", "12" };

  if (!shed_has_turn (&state->shed))
    return 0;
  for (guint i = 0; i < n; i++)
    if (chosen[i].zone != SHEDDING_HAND || !cg_card_is_joker (chosen[i].card))
      return 0;
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      char *about = strings != NULL ? about_number (state, i + 1) : NULL;

      if (about != NULL)
        g_ptr_array_add (strings, about);
      out[i] = (TapisActionNow) {
        .id = ids[i],
        .move = BALCO_LAY (i + 1, n, 0),
        .label = ids[i],
        .caption = caption (state, i + 1, n),
        .description = about,
      };
    }
  return G_N_ELEMENTS (ids);
}

const TapisGameKind tapis_kind_balco = {
  .rules = &cg_rules_balco,
  .words = &tapis_words_balco,
  .quiz = &tapis_quiz_balco,
  .base = &tapis_shedding_kind,
  .family = &family,
  .order = order,
  .to_the_right = TRUE, /* rule BA-5: play goes to the right */
  .choices = choices,
  .question = N_("Which rank does the joker stand for? Choose one."),
};
