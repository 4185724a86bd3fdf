/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences that shedding games share: they tell what happens, why a move
 * is not legal, and why a move is good. */

#include "shedding-model.h"
#include "shedding-player.h"

#include "model/words/tapis-sentences.h"

#include <glib/gi18n.h>

/* --- what happened --- */

static char *
say_exchanged (const TapisWho *who)
{
  return tapis_say_words (
    who->who, TAPIS_ROLE_DOER,
    /* Translators: the first card goes to the table, the second one into the
     * hand. */
    P_("You exchange %s for %s."),
    /* Translators: the player's name, then the same. */
    P_("%s exchanges %s for %s."),
    tapis_words_the_card (who->event->cards[0], TAPIS_ROLE_OBJECT),
    tapis_words_the_card (who->event->cards[1], TAPIS_ROLE_FOR));
}

static const TapisEventWords events[] = {
  { SHEDDING_EVENT_BURNT, .cry = NC_("cry", "Burns!"),
    .you = PP_("You burn the pile: %u card leaves the game.",
               "You burn the pile: %u cards leave the game."),
    .somebody = PP_("%s burns the pile: %u card leaves the game.",
                    "%s burns the pile: %u cards leave the game."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_BURN, .time = 900,
    .stage = 700 },
  { SHEDDING_EVENT_PICKED_UP,
    /* Translators: %s is a player's name. */
    .you = PP_("%s makes you pick up the pile: %u card.",
               "%s makes you pick up the pile: %u cards."),
    .somebody = PP_("You make %s pick up the pile: %u card.",
                    "You make %s pick up the pile: %u cards."),
    .between = PP_("%1$s makes %2$s pick up the pile: %3$u card.",
                   "%1$s makes %2$s pick up the pile: %3$u cards."),
    .by_other = TRUE, .tells = TAPIS_TELLS_COUNT, .who_as = TAPIS_ROLE_OBJECT },
  { SHEDDING_EVENT_PICKED_UP, .cry = NC_("cry", "Picks up!"),
    .you = PP_("You pick up the pile: %u card.",
               "You pick up the pile: %u cards."),
    .somebody = PP_("%s picks up the pile: %u card.",
                    "%s picks up the pile: %u cards."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_PICK_UP, .time = 1200 },
  { SHEDDING_EVENT_TOOK_UP,
    .you = PP_("You take %u face-up card into your hand.",
               "You take %u face-up cards into your hand."),
    .somebody = PP_("%s takes %u face-up card into their hand.",
                    "%s takes %u face-up cards into their hand."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_CARDS, .time = 900 },
  { SHEDDING_EVENT_FLIPPED,
    .you = P_("You turn over %s."), .somebody = P_("%s turns over %s."),
    .says = TAPIS_SAYS_CARD, .as = TAPIS_ROLE_OBJECT,
    .sound = TAPIS_SOUND_CARD, .time = 600, .stage = 700 },
  { .kind = CG_EVENT_NONE },
};

static const TapisEventWords attack_events[] = {
  { SHEDDING_EVENT_EXCHANGED, .say = say_exchanged,
    .weight = TAPIS_IS_ROUTINE, .sound = TAPIS_SOUND_CARDS, .time = 900 },
  { SHEDDING_EVENT_READY, .cry = NC_("cry", "Ready!"),
    .you = P_("You are ready."), .somebody = P_("%s is ready."),
    .weight = TAPIS_IS_ROUTINE, .who_as = TAPIS_ROLE_SUBJECT,
    .sound = TAPIS_SOUND_SILENCE },
  { SHEDDING_EVENT_DEMANDS_LOW, .weight = TAPIS_IS_ROUTINE,
    .sound = TAPIS_SOUND_TWIST, .time = 1100 },
  { SHEDDING_EVENT_SKIPPED,
    .you = P_("%s makes you lose your turn."),
    .somebody = P_("You make %s lose a turn."),
    .between = P_("%1$s makes %2$s lose a turn."), .by_other = TRUE,
    .who_as = TAPIS_ROLE_OBJECT },
  { SHEDDING_EVENT_SKIPPED, .cry = NC_("cry", "Skipped!"),
    .you = P_("You lose your turn."),
    /* Translators: %s is a player's name. */
    .somebody = P_("%s loses a turn."), .sound = TAPIS_SOUND_SKIP,
    .time = 800 },
  { SHEDDING_EVENT_ATTACKED, .cry = NC_("cry", "Attack!"),
    .you = P_("You attack %s."), .somebody = P_("%s attacks you!"),
    .between = P_("%1$s attacks %2$s."), .other_as = TAPIS_ROLE_OBJECT,
    .sound = TAPIS_SOUND_ATTACK, .time = 1400, .stage = 600 },
  { SHEDDING_EVENT_ANSWERED, .cry = NC_("cry", "Answered!"),
    .you = P_("You answer %s’s attack."),
    .somebody = P_("%s answers your attack."),
    .between = P_("%1$s answers %2$s’s attack."),
    .other_as = TAPIS_ROLE_OF, .sound = TAPIS_SOUND_ATTACK, .time = 1400,
    .stage = 600 },
  { .kind = CG_EVENT_NONE },
};

/* --- why not --- */

static const TapisRefusalWords refusals[] = {
  { SHEDDING_REFUSE_TOO_LOW, .sentence = N_("That card is too low.") },
  { SHEDDING_REFUSE_DIFFERENT_RANKS,
    .sentence = N_("Cards laid together must have the same rank: all sevens, "
                   "for example.") },
  { SHEDDING_REFUSE_MUST_LAY,
    .sentence = N_("You can still lay a card, so you may not pick up the "
                   "pile.") },
  { SHEDDING_REFUSE_NOTHING_TO_PICK_UP,
    .sentence = N_("The pile is empty: there is nothing to pick up.") },
  { SHEDDING_REFUSE_HAND_FIRST,
    .sentence = N_("Your face-down cards come last: first play your "
                   "hand.") },
  { SHEDDING_REFUSE_NO_SUCH_CARD,
    .sentence = N_("There is no longer a face-down card there.") },
  { .kind = CG_LEGAL },
};

static const TapisRefusalWords attack_refusals[] = {
  { SHEDDING_REFUSE_NOT_FACE_UP,
    .sentence = N_("That is not one of your face-up cards.") },
  { SHEDDING_REFUSE_SAME_CARD,
    .sentence = N_("These two cards are the same: there is nothing to "
                   "exchange.") },
  { SHEDDING_REFUSE_TOO_HIGH, .sentence = N_("That card is too high.") },
  { SHEDDING_REFUSE_ONESELF,
    .sentence = N_("Choose another player, not yourself.") },
  { SHEDDING_REFUSE_SEAT_IS_OUT,
    .sentence = N_("That player is no longer in the game.") },
  { .kind = CG_LEGAL },
};

/* Translators: these sentences say why a move is good. */
static const TapisReasonWords reasons[] = {
  { SHEDDING_REASON_NEXT_PICKS_UP,
    /* Translators: %s is a player's name. */
    .sentence = P_("%s will probably have to pick up the pile."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_SUBJECT },
  { SHEDDING_REASON_SPARE_PILE,
    .sentence = N_("It leaves you with cards that fit: you are less likely "
                   "to pick up the pile.") },
  { SHEDDING_REASON_WIN_NOW,
    .sentence = N_("These are your last cards: you win!") },
  { SHEDDING_REASON_FACE_UP_STRONG,
    /* Translators: %s is "a 2", "an ace" … */
    .sentence = N_("It is good to have %s waiting face up for the end of "
                   "the game."), .says = TAPIS_SAYS_A_RANK,
    .as = TAPIS_ROLE_OBJECT },
  { SHEDDING_REASON_FACE_UP_PAIR,
    /* Translators: %s is "sevens", "queens" … */
    .sentence = N_("Keep your %s together face up: later you can lay them all "
                   "at once."), .says = TAPIS_SAYS_RANKS,
    .as = TAPIS_ROLE_OBJECT },
  { SHEDDING_REASON_KEEP_PLAYABLE_START,
    .sentence = N_("In the first turns %s is easy to lay from your hand."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_SUBJECT },
  { SHEDDING_REASON_ROW_READY,
    .sentence = N_("Your face-up row is as good as it can be.") },
  { SHEDDING_REASON_MUST_PICK_UP, .sentence = N_("None of your cards fits.") },
  { SHEDDING_REASON_DUMP_LOW,
    .sentence = N_("Lay your lowest card that fits: the high ones are "
                   "easier to lay later.") },
  { SHEDDING_REASON_LAY_ALL_EQUAL,
    /* Translators: %s is "sevens", "queens" … */
    .sentence = N_("Lay all your %s together: then you have fewer cards "
                   "left."), .says = TAPIS_SAYS_RANKS,
    .as = TAPIS_ROLE_OBJECT },
  { SHEDDING_REASON_KEEP_TWOS,
    .sentence = N_("A 2 goes on anything, so keep it for when nothing "
                   "else fits.") },
  { SHEDDING_REASON_KEEP_THREES,
    .sentence = N_("A 3 copies the card under it, so keep it for when you need "
                   "it.") },
  { SHEDDING_REASON_KEEP_TENS,
    .sentence = N_("A 10 burns the pile, so keep it for a big one.") },
  { SHEDDING_REASON_KEEP_ACES,
    .sentence = N_("An ace attacks and answers attacks, so keep it for "
                   "later.") },
  { SHEDDING_REASON_CHEAPEST_SPECIAL,
    /* Translators: %s is "a 2", "an ace" … */
    .sentence = N_("Only special cards fit, and you will miss %s the "
                   "least."), .says = TAPIS_SAYS_A_RANK,
    .as = TAPIS_ROLE_OBJECT },
  { SHEDDING_REASON_BURN_BIG_PILE,
    .sentence = N_("The 10 burns the big pile before somebody has to pick "
                   "it up.") },
  { SHEDDING_REASON_BURN_TO_LEAD,
    .sentence = N_("The 10 gives you another turn, for a low card.") },
  { SHEDDING_REASON_BURN_FOUR,
    /* Translators: %s is "sevens", "queens" … */
    .sentence = N_("The row of %s is complete and burns the pile."),
    .says = TAPIS_SAYS_RANKS, .as = TAPIS_ROLE_OF },
  { SHEDDING_REASON_NOT_END_ON_TEN,
    .sentence = N_("If you end on a 10, you lose, so a 10 must not be your "
                   "last card.") },
  { SHEDDING_REASON_THEN_WIN,
    .sentence = N_("You keep the turn, and you win by laying the rest of your "
                   "cards at once.") },
  { SHEDDING_REASON_SKIP_DANGER,
    /* Translators: %s is a player's name. */
    .sentence = P_("%s is close to winning and loses a turn."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_SUBJECT },
  { SHEDDING_REASON_PLAY_AGAIN,
    .sentence = N_("All the others are skipped, and it is your turn again.") },
  { SHEDDING_REASON_NEXT_CANNOT_FOLLOW,
    .sentence = P_("%s probably has nothing that fits on it."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_OWNER },
  { SHEDDING_REASON_MAKE_IT_HARD,
    .sentence = P_("It will be harder for %s to follow."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_TO },
  { SHEDDING_REASON_ATTACK_NOW,
    .sentence = P_("Now is a good moment to attack %s."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_OBJECT },
  { SHEDDING_REASON_ATTACK_LEADER,
    .sentence = P_("%s is the closest to winning."), .says = TAPIS_SAYS_NAME,
    .as = TAPIS_ROLE_SUBJECT },
  { SHEDDING_REASON_ATTACK_DEFENCELESS,
    .sentence = P_("%s is the least likely to have an answer."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_SUBJECT },
  { SHEDDING_REASON_ATTACK_NEXT,
    .sentence = P_("%s plays next."), .says = TAPIS_SAYS_NAME,
    .as = TAPIS_ROLE_SUBJECT },
  { SHEDDING_REASON_ANSWER_CHEAPLY,
    /* Translators: %s is "a 2", "an ace" … */
    .sentence = N_("Any answer will do, and you will miss %s the least."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_OBJECT },
  { SHEDDING_REASON_ANSWER_BACK,
    .sentence = N_("It answers the attack and passes it on.") },
  { SHEDDING_REASON_ANSWER_BURN,
    .sentence = N_("The 10 answers, burns the pile and gives you the lead.") },
  { SHEDDING_REASON_FLIP_ANY,
    .sentence = N_("Nobody knows these cards: one is as good as another.") },
  { SHEDDING_REASON_PICK_UP_SMALL,
    /* Translators: %s is "a 10", "a queen" … */
    .sentence = N_("The pile is small, and %s is too good to spend on it."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_SUBJECT },
  { SHEDDING_REASON_PICK_UP_GOOD,
    .sentence = N_("There are good cards in the pile.") },
  { SHEDDING_REASON_KEEP_JOKERS,
    .sentence = N_("A joker stands for any card, so keep it for when you "
                   "need it.") },
  { SHEDDING_REASON_KEEP_ANSWER,
    .sentence = N_("If you cannot answer an attack, you pick up the pile, so "
                   "keep your last answer.") },
  { SHEDDING_REASON_JOKER_AS,
    /* Translators: %s is "a 2", "an ace" … */
    .sentence = N_("The joker helps you most as %s."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_AS },
  { SHEDDING_REASON_NEXT_MAY_PICK_UP,
    /* Translators: %s is a player's name. */
    .sentence = P_("%s is more likely to have to pick up the pile."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_SUBJECT },
  { SHEDDING_REASON_OTHERS_PICK_UP,
    .sentence = N_("Somebody is more likely to have to pick up the pile before "
                   "it is your turn again.") },
  { SHEDDING_REASON_ATTACKED_LESS,
    .sentence = N_("You are less likely to be attacked before your next "
                   "turn.") },
  { SHEDDING_REASON_SKIPPED_LESS,
    .sentence = N_("You are less likely to lose your next turn.") },
  { SHEDDING_REASON_OTHERS_STAY,
    .sentence = N_("It is less likely that somebody else finishes before your "
                   "next turn.") },
  { SHEDDING_REASON_FEWER_CARDS,
    .sentence = N_("You have fewer cards left after your next turn.") },
  { SHEDDING_REASON_NO_EXCHANGE,
    .sentence = N_("No exchange makes your cards clearly better.") },
  { SHEDDING_REASON_ATTACK_TO_LEAD,
    .sentence = P_("If %s has to take the pile, you lead."),
    .says = TAPIS_SAYS_NAME, .as = TAPIS_ROLE_DOER },
  { .kind = CG_REASON_NONE },
};

const TapisSayings tapis_shedding_sayings = {
  .events = events,
  .refusals = refusals,
  .reasons = reasons,
};

const TapisSayings tapis_attack_sayings = {
  .base = &tapis_shedding_sayings,
  .events = attack_events,
  .refusals = attack_refusals,
};
