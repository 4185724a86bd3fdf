/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a computer player chose a move: rules of thumb that a person can learn,
 * each in a sentence. Decides nothing: the player gives the reason. */

#include "config.h"

#include "tapis-words-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* A sentence without a placeholder. */
#define PLAIN(sentence) { sentence, TAPIS_SAYS_NOTHING }

/* Translators: these sentences say why a move is good. */
static const TapisReasonWords reasons[CG_N_REASONS] = {
  [CG_REASON_ONLY_MOVE] = PLAIN (N_("It is the only thing you can do.")),
  [CG_REASON_ANY_MOVE] = PLAIN (NULL),
  [CG_REASON_LOOKED_AHEAD] = PLAIN (
    N_("In many trial runs from here, it wins more often than anything "
       "else.")),
  [CG_REASON_NEXT_PICKS_UP] = {
    /* Translators: %s is a player's name. */
    N_("In many trial runs from here, %s mostly has to pick up the pile."),
    TAPIS_SAYS_NAME },
  [CG_REASON_SPARE_PILE] = PLAIN (
    N_("It leaves you with cards that fit: the pile comes to you less "
       "often.")),
  [CG_REASON_KEEP_RANK] = {
    /* Translators: %s is "a 2", "an ace" … */
    N_("You win more often if you keep %s for later."), TAPIS_SAYS_A_RANK },
  [CG_REASON_WIN_NOW] = PLAIN (N_("These are your last cards: you win!")),

  [CG_REASON_FACE_UP_STRONG] = {
    /* Translators: %s is "a 2", "an ace" … */
    N_("It is good to have %s waiting face up for the end of the game."),
    TAPIS_SAYS_A_RANK },
  [CG_REASON_FACE_UP_PAIR] = {
    /* Translators: %s is "sevens", "queens" … */
    N_("Keep your %s together face up: later they are laid in one go."),
    TAPIS_SAYS_RANKS },
  [CG_REASON_KEEP_PLAYABLE_START] = {
    N_("In the first turns %s is easy to lay from the hand."), TAPIS_SAYS_A_RANK },
  [CG_REASON_ROW_READY] = PLAIN (
    N_("Your face-up row is as good as it gets.")),

  [CG_REASON_MUST_PICK_UP] = PLAIN (N_("None of your cards fits.")),
  [CG_REASON_DUMP_LOW] = PLAIN (
    N_("Lay your lowest card that fits: the high ones are easier to lay "
       "later.")),
  [CG_REASON_LAY_ALL_EQUAL] = {
    /* Translators: %s is "sevens", "queens" … */
    N_("Lay all your %s together: then you have fewer cards left."),
    TAPIS_SAYS_RANKS },
  [CG_REASON_KEEP_TWOS] = PLAIN (
    N_("A 2 goes on anything, so keep it for when nothing else fits.")),
  [CG_REASON_KEEP_THREES] = PLAIN (
    N_("A 3 copies whatever lies there, so keep it for when you need it.")),
  [CG_REASON_KEEP_TENS] = PLAIN (
    N_("A 10 burns the pile, so keep it for a big one.")),
  [CG_REASON_KEEP_ACES] = PLAIN (
    N_("An ace attacks and answers attacks, so keep it for later.")),
  [CG_REASON_CHEAPEST_SPECIAL] = {
    /* Translators: %s is "a 2", "an ace" … */
    N_("Only special cards fit, and you will miss %s the least."),
    TAPIS_SAYS_A_RANK },
  [CG_REASON_BURN_BIG_PILE] = PLAIN (
    N_("The 10 burns the big pile before somebody has to pick it up.")),
  [CG_REASON_BURN_TO_LEAD] = PLAIN (
    N_("The 10 gives you another turn, for a low card.")),
  [CG_REASON_BURN_FOUR] = {
    /* Translators: %s is "sevens", "queens" … */
    N_("The row of %s is complete and burns the pile."), TAPIS_SAYS_RANKS },
  [CG_REASON_NOT_END_ON_TEN] = PLAIN (
    N_("Whoever ends on a 10 loses, so a 10 must not be your last card.")),
  [CG_REASON_THEN_WIN] = PLAIN (
    N_("You keep the turn, and what is then left wins in one go.")),
  [CG_REASON_SKIP_DANGER] = {
    /* Translators: %s is a player's name. */
    N_("%s is close to winning and loses the turn."), TAPIS_SAYS_NAME },
  [CG_REASON_PLAY_AGAIN] = PLAIN (
    N_("All the others are skipped, and it is your turn again.")),
  [CG_REASON_NEXT_CANNOT_FOLLOW] = {
    N_("%s probably has nothing that fits on it."), TAPIS_SAYS_NAME },
  [CG_REASON_MAKE_IT_HARD] = {
    N_("It will be harder for %s to follow."), TAPIS_SAYS_NAME },
  [CG_REASON_REVERSE_DANGER] = {
    N_("%s is close to winning, and the turn goes the other way round."),
    TAPIS_SAYS_NAME },

  [CG_REASON_ATTACK_NOW] = {
    N_("Now is a good moment to attack %s."), TAPIS_SAYS_NAME },
  [CG_REASON_ATTACK_LEADER] = {
    N_("%s is the closest to winning."), TAPIS_SAYS_NAME },
  [CG_REASON_ATTACK_DEFENCELESS] = {
    N_("%s is the least likely to have an answer."), TAPIS_SAYS_NAME },
  [CG_REASON_ATTACK_NEXT] = { N_("%s plays next."), TAPIS_SAYS_NAME },
  [CG_REASON_ANSWER_CHEAPLY] = {
    /* Translators: %s is "a 2", "an ace" … */
    N_("Any answer will do, and you will miss %s the least."), TAPIS_SAYS_A_RANK },
  [CG_REASON_ANSWER_BACK] = PLAIN (
    N_("It answers the attack and passes it on.")),
  [CG_REASON_ANSWER_BURN] = PLAIN (
    N_("The 10 answers, burns the pile and gives you the lead.")),

  [CG_REASON_FLIP_ANY] = PLAIN (
    N_("Nobody knows these cards: one is as good as another.")),
  [CG_REASON_FLIP_AGAIN] = PLAIN (
    N_("The card on top is low: another one will probably fit.")),
  [CG_REASON_STOP_FLIPPING] = PLAIN (
    N_("The card on top is high: another one would probably not fit.")),

  [CG_REASON_JOKER_BIG_PILE] = PLAIN (
    N_("The joker gives a big pile to somebody else.")),
  [CG_REASON_JOKER_LEADER] = {
    N_("%s is the closest to winning and gets the pile."), TAPIS_SAYS_NAME },
  [CG_REASON_PICK_UP_SMALL] = {
    /* Translators: %s is "a 10", "a queen" … */
    N_("The pile is small, and %s is too good to spend on it."),
    TAPIS_SAYS_A_RANK },
  [CG_REASON_PICK_UP_GOOD] = PLAIN (N_("There are good cards in the pile.")),
  [CG_REASON_FOUR_NOW] = PLAIN (
    N_("A 4 is hard to lay later, and here it costs no turn.")),
  [CG_REASON_NO_FOUR] = PLAIN (N_("Your fours can wait.")),
  [CG_REASON_PASS_BAD_HAND] = PLAIN (
    N_("The 3 hands your bad cards on to the next player.")),
  [CG_REASON_KEEP_GOOD_HAND] = PLAIN (
    N_("A 3 would give your good hand away.")),

  [CG_REASON_KEEP_JOKERS] = PLAIN (
    N_("A joker stands for any card, so keep it for when you need it.")),
  [CG_REASON_KEEP_ANSWER] = PLAIN (
    N_("Without an answer an attack costs you the pile, so keep your last "
       "one.")),
  [CG_REASON_JOKER_AS] = {
    /* Translators: %s is "a 2", "an ace" … */
    N_("The joker helps you most as %s."), TAPIS_SAYS_A_RANK },
  [CG_REASON_ATTACK_TO_LEAD] = {
    N_("If %s has to take the pile, you lead."), TAPIS_SAYS_NAME },
  [CG_REASON_ANNOUNCE_BOX] = PLAIN (
    N_("Only whoever announces the card takes what is in its box.")),
  [CG_REASON_LAST_CARDS] = PLAIN (
    N_("These are your last cards: the others pay you.")),
  [CG_REASON_GO_ON] = PLAIN (
    N_("Go on: you do not have to pay for a card that you have laid.")),
  [CG_REASON_STOP_HERE] = {
    /* Translators: %s is "a 7", "a queen" … */
    N_("Nobody else is likely to have %s: stop, and you begin again."),
    TAPIS_SAYS_A_RANK },
  [CG_REASON_TAKE_BOX] = PLAIN (
    N_("It takes what is in its box; left over, it would cost you as much.")),
  [CG_REASON_BOARD_CARD_FIRST] = PLAIN (
    N_("Of equal cards, lay the one that is on the board.")),
  [CG_REASON_RUN_TO_BOX] = {
    /* Translators: %s is "a 7", "a queen" … */
    N_("From here you go on up to %s that takes a box."), TAPIS_SAYS_A_RANK },
  [CG_REASON_BEGIN_LOW] = PLAIN (
    N_("Low cards are seldom asked for: begin with them.")),
  [CG_REASON_NOBODY_GOES_ON] = {
    /* Translators: %s is "a 7", "a queen" … */
    N_("Nobody else is likely to have %s, and then you begin again."),
    TAPIS_SAYS_A_RANK },
  [CG_REASON_KEEP_KING] = PLAIN (
    N_("Keep your king: laid later, it lets you begin again.")),
  [CG_REASON_LEAD_TO_END] = PLAIN (
    N_("You begin again each time until you have no card left.")),
  [CG_REASON_TAKE_POT] = PLAIN (
    N_("There are cards in the pot, so a strong card is worth laying.")),
  [CG_REASON_SURE_TRICK] = PLAIN (
    N_("Nobody owns a card that could beat it.")),
  [CG_REASON_STRONG_CARD] = PLAIN (
    N_("It is stronger than most cards that the others own.")),
  [CG_REASON_RISK_LITTLE] = PLAIN (
    N_("You can never be sure of a trick, and this card is no great loss.")),
  [CG_REASON_JACK_BEATS_HIGH] = PLAIN (
    N_("The jack turns the order at once, and beats what was strong "
       "before.")),
  [CG_REASON_JACK_TURNS] = PLAIN (
    N_("When the jack has turned the order, your cards are the better "
       "ones.")),
  [CG_REASON_QUEEN_TO_SEE] = PLAIN (
    N_("With the queen you see what the others choose in the next trick.")),
  [CG_REASON_EIGHT_TO_SWAP] = PLAIN (
    N_("After the 8 you may swap your hand for your pile, which is better.")),
  [CG_REASON_JOKER_SPOILS] = PLAIN (
    N_("The joker makes a war where another card would take the trick.")),
  [CG_REASON_JOKER_TAKES] = PLAIN (
    N_("The others tie, and your joker takes everything.")),
  [CG_REASON_CHEAPEST_WINNER] = {
    /* Translators: %s is "a 9", "an ace" … */
    N_("You see what the others chose, and %s is enough to win."),
    TAPIS_SAYS_A_RANK },
  [CG_REASON_LOSE_CHEAPLY] = {
    N_("You cannot win this trick, and you will miss %s the least."),
    TAPIS_SAYS_A_RANK },
  [CG_REASON_RATHER_WAR] = PLAIN (
    N_("A war is better than losing the trick, or winning it with a card that "
       "is too good.")),
  [CG_REASON_SEER_WATCHES] = {
    /* Translators: %s is a player's name. */
    N_("%s will see what you choose, so choose nothing good."), TAPIS_SAYS_NAME },
  [CG_REASON_SWAP_PILE] = PLAIN (
    N_("The cards of your pile are better than those of your hand.")),
  [CG_REASON_KEEP_HAND] = PLAIN (
    N_("Your hand is at least as good as your pile.")),
  [CG_REASON_MAKE_FIFTEEN] = PLAIN (N_("It makes fifteen.")),
  [CG_REASON_MAKE_TWENTY_FIVE] = PLAIN (
    N_("It makes twenty-five: a point for each card.")),
  [CG_REASON_MAKE_THIRTY_ONE] = PLAIN (
    N_("It makes thirty-one: a point for each card, and two more.")),
  [CG_REASON_MAKE_PAIR] = PLAIN (N_("It makes a pair, or more equal cards.")),
  [CG_REASON_MAKE_RUN] = PLAIN (N_("It completes a run.")),
  [CG_REASON_MAKE_FLUSH] = PLAIN (
    N_("It completes a flush: a point for each card.")),
  [CG_REASON_NO_FIVE_LEAD] = PLAIN (
    N_("Do not lead a 5: every 10 and court card makes fifteen with it.")),
  [CG_REASON_NOT_ANNOUNCED] = PLAIN (
    N_("The other would have announced a card that could punish this.")),
  [CG_REASON_KEEP_FOR_LAST] = PLAIN (
    N_("Keep your low card: the last card that fits makes a point.")),
  [CG_REASON_LEAVE_LITTLE] = PLAIN (
    N_("It leaves the other the fewest points to make.")),
};

const char *
tapis_words_hinted (void)
{
  /* Translators: said of a card, a button or a player. */
  return _("This is the hint.");
}

/* How @rules tell that reason. */
static const TapisReasonWords *
find_words (const CgRules *rules, CgReasonKind kind)
{
  const TapisGameWords *words = tapis_words_of (rules);

  if (words != NULL && words->reasons != NULL &&
      words->reasons[kind].sentence != NULL)
    return &words->reasons[kind];
  return &reasons[kind];
}

char *
tapis_words_reason (const CgRules     *rules,
                    const CgReason    *reason,
                    const char *const *names)
{
  g_autoptr (GString) text = g_string_new (NULL);
  gboolean spanish = rules->pack == CG_PACK_SPANISH;
  const TapisReasonWords *words;
  const char *word = NULL;
  guint i = 0;

  while (i < CG_N_REASONS &&
         (reason->id == NULL || strcmp (cg_reason_ids[i], reason->id) != 0))
    i++;
  if (i == CG_N_REASONS)
    return NULL;
  words = find_words (rules, (CgReasonKind) i);
  if (words->sentence == NULL)
    return NULL;
  switch (words->says)
    {
    case TAPIS_SAYS_NOTHING:
      return g_strdup (_(words->sentence));
    case TAPIS_SAYS_A_RANK:
      if (reason->rank != 0)
        word = spanish ? tapis_words_a_number (reason->rank)
                       : tapis_words_a_rank (reason->rank);
      break;
    case TAPIS_SAYS_RANKS:
      if (reason->rank != 0)
        word = spanish ? tapis_words_numbers (reason->rank)
                       : tapis_words_ranks (reason->rank);
      break;
    default:
      word = reason->seat != CG_NO_SEAT ? names[reason->seat] : NULL;
      break;
    }
  if (word == NULL)
    return NULL;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_string_printf (text, _(words->sentence), word);
#pragma GCC diagnostic pop
  return g_string_free (g_steal_pointer (&text), FALSE);
}
