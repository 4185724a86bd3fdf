/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What games of hand, rows and one pile say alike of what happens and of what
 * is refused. Decides no rule; knows no game. */

#include "config.h"

#include "shedding-words-sayings.h"

#include "shedding-rules.h"

#include <glib/gi18n.h>

/* --- what happened --- */

static char *
say_exchanged (const TapisWho *who)
{
  const char *to_table = tapis_words_the_card (who->event->cards[0]);
  const char *to_hand = tapis_words_the_card (who->event->cards[1]);

  return who->name == NULL
           /* Translators: the first card goes to the table, the second one
            * into the hand. */
           ? g_strdup_printf (_("You exchange %s for %s."), to_table, to_hand)
           : g_strdup_printf (_("%s exchanges %s for %s."), who->name,
                              to_table, to_hand);
}

static gboolean
by_another (const CgEvent *event)
{
  return event->other != CG_NO_SEAT && event->other != event->seat;
}

static const TapisEventWords events[] = {
  { SHEDDING_EVENT_EXCHANGED, .say = say_exchanged,
    .weight = TAPIS_IS_ROUTINE },
  { SHEDDING_EVENT_READY, .cry = NC_("cry", "Ready!"),
    .you = N_("You are ready."), .somebody = N_("%s is ready."),
    .weight = TAPIS_IS_ROUTINE },
  { SHEDDING_EVENT_BURNT, .cry = NC_("cry", "Burns!"),
    .you = NN_("You burn the pile: %u card leaves the game.",
               "You burn the pile: %u cards leave the game."),
    .somebody = NN_("%s burns the pile: %u card leaves the game.",
                    "%s burns the pile: %u cards leave the game."),
    .tells = TAPIS_TELLS_COUNT },
  { SHEDDING_EVENT_PICKED_UP, .when = by_another,
    /* Translators: %s is a player's name. */
    .you = NN_("%s makes you pick up the pile: %u card.",
               "%s makes you pick up the pile: %u cards."),
    .somebody = NN_("You make %s pick up the pile: %u card.",
                    "You make %s pick up the pile: %u cards."),
    .between = NN_("%1$s makes %2$s pick up the pile: %3$u card.",
                   "%1$s makes %2$s pick up the pile: %3$u cards."),
    .by_other = TRUE, .tells = TAPIS_TELLS_COUNT },
  { SHEDDING_EVENT_PICKED_UP, .cry = NC_("cry", "Picks up!"),
    .you = NN_("You pick up the pile: %u card.",
               "You pick up the pile: %u cards."),
    .somebody = NN_("%s picks up the pile: %u card.",
                    "%s picks up the pile: %u cards."),
    .tells = TAPIS_TELLS_COUNT },
  { SHEDDING_EVENT_TOOK_UP,
    .you = NN_("You take %u face-up card into your hand.",
               "You take %u face-up cards into your hand."),
    .somebody = NN_("%s takes %u face-up card into the hand.",
                    "%s takes %u face-up cards into the hand."),
    .tells = TAPIS_TELLS_COUNT },
  { SHEDDING_EVENT_FLIPPED,
    .you = N_("You turn over %s."), .somebody = N_("%s turns over %s."),
    .says = TAPIS_SAYS_CARD },
  { SHEDDING_EVENT_DEMANDS_LOW, .weight = TAPIS_IS_ROUTINE },
  { SHEDDING_EVENT_SKIPPED, .when = by_another,
    .you = N_("%s makes you lose your turn."),
    .somebody = N_("You make %s lose the turn."),
    .between = N_("%1$s makes %2$s lose the turn."), .by_other = TRUE },
  { SHEDDING_EVENT_SKIPPED, .cry = NC_("cry", "Skipped!"),
    .you = N_("You lose your turn."),
    /* Translators: %s is a player's name. */
    .somebody = N_("%s loses the turn.") },
  { SHEDDING_EVENT_ATTACKED, .cry = NC_("cry", "Attack!"),
    .you = N_("You attack %s."), .somebody = N_("%s attacks you!"),
    .between = N_("%1$s attacks %2$s.") },
  { SHEDDING_EVENT_ANSWERED, .cry = NC_("cry", "Answered!"),
    .you = N_("You answer the attack of %s."),
    .somebody = N_("%s answers your attack."),
    .between = N_("%1$s answers the attack of %2$s.") },
  { .kind = CG_EVENT_NONE },
};

/* --- why not --- */

static const TapisRefusalWords refusals[] = {
  { SHEDDING_REFUSE_NOT_FACE_UP,
    .sentence = N_("That is not one of your face-up cards.") },
  { SHEDDING_REFUSE_SAME_CARD,
    .sentence = N_("These two cards are the same: there is nothing to "
                   "exchange.") },
  { SHEDDING_REFUSE_TOO_LOW, .sentence = N_("That card is too low.") },
  { SHEDDING_REFUSE_TOO_HIGH, .sentence = N_("That card is too high.") },
  { SHEDDING_REFUSE_DIFFERENT_RANKS,
    .sentence = N_("Cards laid together must be equal: all sevens, for "
                   "example.") },
  { SHEDDING_REFUSE_MUST_LAY,
    .sentence = N_("You can still lay a card, so you may not pick up the "
                   "pile.") },
  { SHEDDING_REFUSE_NOTHING_TO_PICK_UP,
    .sentence = N_("The pile is empty: there is nothing to pick up.") },
  { SHEDDING_REFUSE_HAND_FIRST,
    .sentence = N_("Your face-down cards come last: first play your "
                   "hand.") },
  { SHEDDING_REFUSE_NO_SUCH_CARD,
    .sentence = N_("There is no face-down card there any more.") },
  { SHEDDING_REFUSE_ONESELF,
    .sentence = N_("Choose another player, not yourself.") },
  { SHEDDING_REFUSE_SEAT_IS_OUT,
    .sentence = N_("That player has already left the game.") },
  { .kind = CG_LEGAL },
};

const TapisSayings tapis_shedding_sayings = {
  .events = events,
  .refusals = refusals,
};
