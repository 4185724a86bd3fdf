/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of Bataille scientifique: its events (war, revolution, the seer,
 * the swap), refusals, reasons, places, options and special cards. Decides no
 * rule. */

#include "model/words/tapis-words-private.h"

#include "scientific-war-player.h"
#include "scientific-war-rules.h"

#include <glib/gi18n.h>

/* --- what happened --- */

/* Returns whether the trick ends a war. */
static gboolean
ends_war (const CgEvent *event)
{
  return event->what != 0;
}

static const TapisEventWords events[] = {
  { CG_EVENT_PASSED, .cry = NC_("cry", "I keep mine!"),
    .you = P_("You keep your hand and your pile."),
    .somebody = P_("%s keeps hand and pile.") },
  { SCIENTIFIC_WAR_EVENT_SWAPPED, .cry = NC_("cry", "Swapped!"),
    .you = P_("You swap your hand and your pile."),
    .somebody = P_("%s swaps hand and pile."), .sound = TAPIS_SOUND_PICK_UP,
    .time = 1200 },
  { SCIENTIFIC_WAR_EVENT_CHOSE,
    .you = P_("You have chosen a card."),
    .somebody = P_("%s has chosen a card."), .weight = TAPIS_IS_HIDDEN,
    .sound = TAPIS_SOUND_CARD },
  { SCIENTIFIC_WAR_EVENT_REVEALED,
    .you = P_("You reveal %s."), .somebody = P_("%s reveals %s."),
    .says = TAPIS_SAYS_CARD, .as = TAPIS_ROLE_OBJECT,
    .sound = TAPIS_SOUND_CARD, .time = 700 },
  { SCIENTIFIC_WAR_EVENT_REVOLUTION, .least_count = 1,
    .you = N_("Revolution! The low cards are the strong ones now.") },
  { SCIENTIFIC_WAR_EVENT_REVOLUTION, .cry = NC_("cry", "Revolution!"),
    .you = N_("Revolution! The high cards are the strong ones again."),
    .sound = TAPIS_SOUND_TWIST, .time = 1100, .stage = 600 },
  { SCIENTIFIC_WAR_EVENT_JACKS_CANCEL,
    .you = NN_("%u jack: no revolution.",
               "%u jacks cancel each other: no revolution."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_SILENCE },
  { SCIENTIFIC_WAR_EVENT_WAR, .least_rank = 1, .cry = NC_("cry", "War!"),
    /* Translators: "kings", "sevens" …, then how many cards. */
    .you = NN_("War between %s! Now there is %u card in the pot.",
               "War between %s! Now there are %u cards in the pot."),
    .says = TAPIS_SAYS_RANKS, .as = TAPIS_ROLE_OF, .tells = TAPIS_TELLS_COUNT },
  { SCIENTIFIC_WAR_EVENT_WAR,
    .you = NN_("War! Now there is %u card in the pot.",
               "War! Now there are %u cards in the pot."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_WAR, .time = 1800,
    .stage = 800 },
  { CG_EVENT_TOOK_TRICK, .when = ends_war,
    /* Translators: cried by the player who takes the cards of a war. */
    .cry = NC_("cry", "War won!"), .time = 1800, .stage = 800 },
  { SCIENTIFIC_WAR_EVENT_JOKER_TAKES, .cry = NC_("cry", "Joker!"),
    .you = P_("The strongest cards tie: your joker prevents the war."),
    /* Translators: %s is a player's name. */
    .somebody = P_("The strongest cards tie: %s’s joker prevents the "
                   "war."), .who_as = TAPIS_ROLE_OF,
    .sound = TAPIS_SOUND_TWIST, .time = 1100 },
  { SCIENTIFIC_WAR_EVENT_JOKER_WAR, .cry = NC_("cry", "War!"),
    .you = P_("One card is the strongest: your joker turns that into a war."),
    .somebody = P_("One card is the strongest: %s’s joker turns that into a "
                   "war."), .who_as = TAPIS_ROLE_OF,
    .sound = TAPIS_SOUND_WAR, .time = 1800, .stage = 800 },
  { SCIENTIFIC_WAR_EVENT_JOKERS_CANCEL,
    .you = NN_("%u joker has no effect.",
               "%u jokers cancel each other and have no effect."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_SILENCE },
  { SCIENTIFIC_WAR_EVENT_SEER, .least_count = 2, .cry = NC_("cry", "I see!"),
    .you = P_("You are a seer: next time, before you choose, you see the "
              "cards of those who laid no queen."),
    .somebody = P_("%s is a seer and, before choosing, will see the cards "
                   "of those who laid no queen."),
    .who_as = TAPIS_ROLE_SUBJECT },
  { SCIENTIFIC_WAR_EVENT_SEER, .cry = NC_("cry", "I see!"),
    .you = P_("You are the seer: next time you see the cards of the others "
              "before you choose."),
    .somebody = P_("%s is the seer and will see the cards of the others "
                   "before choosing."), .who_as = TAPIS_ROLE_SUBJECT,
    .sound = TAPIS_SOUND_TWIST, .time = 1100 },
  { SCIENTIFIC_WAR_EVENT_SEERS_CANCEL,
    .you = NN_("%u queen: there is no seer.",
               "%u queens cancel each other: there is no seer."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_SILENCE },
  { SCIENTIFIC_WAR_EVENT_SEERS_ONLY,
    .you = N_("Everybody has laid a queen: there is nothing to see."),
    .sound = TAPIS_SOUND_SILENCE },
  { SCIENTIFIC_WAR_EVENT_SEES_COUNTS,
    .you = P_("Your 3 shows you how many cards everybody has in hand."),
    .somebody = P_("The 3 shows %s how many cards everybody has in hand."),
    .sound = TAPIS_SOUND_SILENCE },
  { SCIENTIFIC_WAR_EVENT_MAY_SWAP,
    .you = P_("Your 8 lets you swap your hand and your pile."),
    .somebody = P_("The 8 lets %s swap hand and pile."),
    .sound = TAPIS_SOUND_SILENCE },
  { SCIENTIFIC_WAR_EVENT_TOOK_PILE,
    .you = PP_("Your hand is empty: you take your pile of %u card.",
               "Your hand is empty: you take your pile of %u cards."),
    .somebody = PP_("%s has an empty hand and takes the pile of %u card.",
                    "%s has an empty hand and takes the pile of %u cards."),
    .tells = TAPIS_TELLS_COUNT, .who_as = TAPIS_ROLE_OWNER,
    .sound = TAPIS_SOUND_PICK_UP, .time = 1200 },
  { SCIENTIFIC_WAR_EVENT_ELIMINATED, .least_rank = 2,
    .cry = NC_("cry", "Out!"),
    /* Translators: %s is "2nd place", "3rd place" … */
    .you = P_("You have no cards left: you are out, in %s."),
    /* Translators: the player's name, and the same. */
    .somebody = P_("%s has no cards left and is out, in %s."),
    .says = TAPIS_SAYS_PLACE, .who_as = TAPIS_ROLE_OWNER },
  { SCIENTIFIC_WAR_EVENT_ELIMINATED, .cry = NC_("cry", "Out!"),
    .you = P_("You have no cards left."),
    .somebody = P_("%s has no cards left."), .who_as = TAPIS_ROLE_OWNER,
    .sound = TAPIS_SOUND_OUT, .time = 1800, .stage = 800 },
  { SCIENTIFIC_WAR_EVENT_LIMIT, .least_count = 1,
    .you = N_("That was trick %u, the last one."),
    .tells = TAPIS_TELLS_COUNT },
  { SCIENTIFIC_WAR_EVENT_LIMIT,
    .you = N_("Nobody is getting anywhere: the game ends here."),
    .sound = TAPIS_SOUND_SILENCE },
  { .kind = CG_EVENT_NONE },
};

/* --- why not --- */

static char *
refuse_not_now (const CgState *state, CgRefusal refusal)
{
  if (state == NULL)
    return NULL;
  return state->phase == SCIENTIFIC_WAR_SWAP
           ? g_strdup (_("First say whether you swap your hand and your "
                         "pile."))
           : g_strdup (_("It is too late to swap: now you choose a card."));
}

static const TapisRefusalWords refusals[] = {
  { CG_REFUSE_NOT_NOW, .say = refuse_not_now },
  { SCIENTIFIC_WAR_REFUSE_NO_EIGHT,
    .sentence = N_("You may swap your hand and your pile only after you have "
                   "laid an 8.") },
  { SCIENTIFIC_WAR_REFUSE_NO_PILE,
    .sentence = N_("You have no pile to swap with your hand.") },
  { .kind = CG_LEGAL },
};

/* Translators: these sentences say why a move is good. */
static const TapisReasonWords reasons[] = {
  { SCIENTIFIC_WAR_REASON_TAKE_POT,
    .sentence = N_("There are cards in the pot, so a strong card is worth "
                   "laying.") },
  { SCIENTIFIC_WAR_REASON_SURE_TRICK,
    .sentence = N_("Nobody owns a card that could beat it.") },
  { SCIENTIFIC_WAR_REASON_STRONG_CARD,
    .sentence = N_("It beats most cards that the others own.") },
  { SCIENTIFIC_WAR_REASON_RISK_LITTLE,
    .sentence = N_("You can never be sure of a trick, and this card is no "
                   "great loss.") },
  { SCIENTIFIC_WAR_REASON_JACK_BEATS_HIGH,
    .sentence = N_("The jack reverses the order at once, and beats what was "
                   "strong before.") },
  { SCIENTIFIC_WAR_REASON_JACK_TURNS,
    .sentence = N_("When the jack has reversed the order, your cards are the "
                   "better ones.") },
  { SCIENTIFIC_WAR_REASON_QUEEN_TO_SEE,
    .sentence = N_("With the queen you see what the others choose in the "
                   "next trick.") },
  { SCIENTIFIC_WAR_REASON_EIGHT_TO_SWAP,
    .sentence = N_("After the 8 you may swap your hand for your pile, "
                   "which is better.") },
  { SCIENTIFIC_WAR_REASON_JOKER_SPOILS,
    .sentence = N_("The joker makes a war where another card would take "
                   "the trick.") },
  { SCIENTIFIC_WAR_REASON_JOKER_TAKES,
    .sentence = N_("The others tie, and your joker takes everything.") },
  { SCIENTIFIC_WAR_REASON_CHEAPEST_WINNER,
    /* Translators: %s is "a 9", "an ace" … */
    .sentence = N_("You see what the others chose, and %s is enough to "
                   "win."), .says = TAPIS_SAYS_A_RANK,
    .as = TAPIS_ROLE_SUBJECT },
  { SCIENTIFIC_WAR_REASON_LOSE_CHEAPLY,
    .sentence = N_("You cannot win this trick, and you will miss %s the "
                   "least."), .says = TAPIS_SAYS_A_RANK,
    .as = TAPIS_ROLE_OBJECT },
  { SCIENTIFIC_WAR_REASON_RATHER_WAR,
    .sentence = N_("A war is better than losing the trick, or winning it "
                   "with a card that is too good.") },
  { SCIENTIFIC_WAR_REASON_SEER_WATCHES,
    /* Translators: %s is a player's name. */
    .sentence = P_("%s will see what you choose, so do not choose a good "
                   "card."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_DOER },
  { SCIENTIFIC_WAR_REASON_SWAP_PILE,
    .sentence = N_("The cards of your pile are better than those of your "
                   "hand.") },
  { SCIENTIFIC_WAR_REASON_KEEP_HAND,
    .sentence = N_("Your hand is at least as good as your pile.") },
  { SCIENTIFIC_WAR_REASON_TRICK_MORE,
    .sentence = N_("You are more likely to take the trick.") },
  { SCIENTIFIC_WAR_REASON_OTHERS_TRICK_LESS,
    .sentence = N_("Somebody else is less likely to take the trick.") },
  { SCIENTIFIC_WAR_REASON_MORE_CARDS,
    .sentence = N_("You own more cards after the trick.") },
  { .kind = CG_REASON_NONE },
};

/* --- places --- */

static const TapisPlaceWords places[] = {
  { "pile", NN_("Your pile, %u card", "Your pile, %u cards"),
    /* Translators: %s is a player's name. */
    NN_("%s: pile, %u card", "%s: pile, %u cards"),
    .about = N_("Cards that have been won are face down. They become the hand "
                "when it is empty.") },
  /* the viewer has no cards in this place, so the first pair of words is never
   * shown */
  { "owned", NN_("Your pile, %u card", "Your pile, %u cards"),
    NN_("%s: %u card in hand and pile", "%s: %u cards in hand and pile"),
    .caption = NULL },
  { "pot", NN_("Pot, %u card", "Pot, %u cards"),
    /* Translators: under the cards that the next trick brings too: how many */
    .caption = N_("Pot: %u"),
    .about = N_("The player who takes the next trick takes these cards too.") },
  { .zone = NULL },
};

/* --- house rules and special cards --- */

static const TapisOptionWords options[] = {
  { "joker",
    N_("Everybody has a joker, which makes a war or prevents one. Without "
       "this rule there are only the 13 cards of each suit."),
    { N_("There are no jokers."), N_("Everybody has a joker.") } },
  { "trick_limit",
    N_("The game ends after this many tricks: the player who then has the most "
       "cards wins. Without a limit it goes on until only one player has "
       "cards."),
    { N_("The game goes on until only one player has cards."),
      NN_("The game ends after %d trick: the most cards win.",
          "The game ends after %d tricks: the most cards win.") } },
  { "queens",
    N_("Several queens in one trick cancel each other. Or, in the next trick, "
       "everybody who laid one sees the cards of those who laid none."),
    { N_("Several queens in one trick cancel each other."),
      N_("When a trick has several queens, everybody who laid one sees the "
         "cards of those who laid none.") } },
  { .id = NULL },
};

/* Translators, all of these: what a special card does; %s is the name of
 * another player who lays it. */
static void
special_cards (const CgSetup *setup, GArray *list)
{
  gboolean all_see =
    setup->options[SCIENTIFIC_WAR_QUEENS] == SCIENTIFIC_WAR_ALL_SEE;

  tapis_add_special_told (
    list, CG_FRENCH (3, CG_HEARTS), C_("special card", "3: count"),
    _("Before the next trick you see how many cards everybody has in hand."),
    P_("Before the next trick %s sees how many cards everybody has in hand."));
  tapis_add_special_told (
    list, CG_FRENCH (8, CG_HEARTS), C_("special card", "8: swap"),
    _("Before the next trick you may swap your hand and your pile."),
    P_("Before the next trick %s may swap hand and pile."));
  tapis_add_special (list, CG_FRENCH (CG_JACK, CG_SPADES),
                     C_("special card", "Jack: revolution"),
                     _("The order is reversed at once: low cards become the "
                       "strong ones, or high cards again. Two jacks cancel "
                       "each other."));
  tapis_add_special_told (
    list, CG_FRENCH (CG_QUEEN, CG_SPADES),
    C_("special card", "Queen: the seer"),
    all_see ? _("In the next trick you see the cards of those who laid no "
                "queen, before you choose.")
            : _("In the next trick you see the cards of the others before you "
                "choose. Two queens cancel each other."),
    all_see ? P_("In the next trick %s chooses last, and sees the cards of "
                 "those who laid no queen.")
            : P_("In the next trick %s sees the cards of the others before "
                 "choosing. Two queens cancel each other."));
  if (setup->options[SCIENTIFIC_WAR_JOKER])
    tapis_add_special (list, CG_JOKER,
                     C_("special card", "Joker: war or peace"),
                       _("It has no rank. A joker that is alone in a trick "
                         "takes everything when there would be a war, and "
                         "makes a war when there would be none."));
}

const TapisGameWords tapis_words_scientific_war = {
  .blurb = N_("A war in which nothing is dealt by chance: everybody has the "
              "same cards and chooses in secret. Jacks reverse the order, and "
              "with a queen you see the other cards first."),
  .length = N_("15 to 30 minutes"),
  .options = options,
  .says = { .events = events, .refusals = refusals, .reasons = reasons },
  .places = places,
  .special_cards = special_cards,
};
