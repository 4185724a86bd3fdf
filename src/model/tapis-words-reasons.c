/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a computer player chose a move: rules of thumb that a person can learn,
 * each in a sentence. Decides nothing: the player gives the reason. */

#include "config.h"

#include "tapis-words.h"

#include "ai/cg-reasons.h"

#include <glib/gi18n.h>
#include <string.h>

/* What stands for the placeholder of a sentence. */
typedef enum
{
  SAYS_NOTHING,
  SAYS_A_RANK, /* "a 9" */
  SAYS_RANKS,  /* "nines" */
  SAYS_NAME,
} Says;

/* A sentence without a placeholder. */
#define PLAIN(sentence) { sentence, SAYS_NOTHING }

/* Translators: these sentences say why a move is good. */
static const struct
{
  const char *sentence; /* NULL: nothing to learn */
  Says        says;
} reasons[CG_N_REASONS] = {
  [CG_REASON_ONLY_MOVE] = PLAIN (N_("It is the only thing you can do.")),
  [CG_REASON_ANY_MOVE] = PLAIN (NULL),
  [CG_REASON_WIN_NOW] = PLAIN (N_("These are your last cards: you win!")),

  [CG_REASON_FACE_UP_STRONG] = {
    /* Translators: %s is "a 2", "an ace" … */
    N_("It is good to have %s waiting face up for the end of the game."),
    SAYS_A_RANK },
  [CG_REASON_FACE_UP_PAIR] = {
    /* Translators: %s is "sevens", "queens" … */
    N_("Keep your %s together face up: later they are laid in one go."),
    SAYS_RANKS },
  [CG_REASON_KEEP_PLAYABLE_START] = {
    N_("In the first turns %s is easy to lay from the hand."), SAYS_A_RANK },
  [CG_REASON_ROW_READY] = PLAIN (
    N_("Your face-up row is as good as it gets.")),

  [CG_REASON_MUST_PICK_UP] = PLAIN (N_("None of your cards fits.")),
  [CG_REASON_DUMP_LOW] = PLAIN (
    N_("Lay your lowest card that fits: the high ones are easier to lay "
       "later.")),
  [CG_REASON_LAY_ALL_EQUAL] = {
    /* Translators: %s is "sevens", "queens" … */
    N_("Lay all your %s together: then you have fewer cards left."),
    SAYS_RANKS },
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
    SAYS_A_RANK },
  [CG_REASON_BURN_BIG_PILE] = PLAIN (
    N_("The 10 burns the big pile before somebody has to pick it up.")),
  [CG_REASON_BURN_TO_LEAD] = PLAIN (
    N_("The 10 gives you another turn, for a low card.")),
  [CG_REASON_BURN_FOUR] = {
    /* Translators: %s is "sevens", "queens" … */
    N_("The row of %s is complete and burns the pile."), SAYS_RANKS },
  [CG_REASON_NOT_END_ON_TEN] = PLAIN (
    N_("Whoever ends on a 10 loses, so a 10 must not be your last card.")),
  [CG_REASON_THEN_WIN] = PLAIN (
    N_("You keep the turn, and what is then left wins in one go.")),
  [CG_REASON_SKIP_DANGER] = {
    /* Translators: %s is a player's name. */
    N_("%s is close to winning and loses the turn."), SAYS_NAME },
  [CG_REASON_PLAY_AGAIN] = PLAIN (
    N_("All the others are skipped, and it is your turn again.")),
  [CG_REASON_NEXT_CANNOT_FOLLOW] = {
    N_("%s probably has nothing that fits on it."), SAYS_NAME },
  [CG_REASON_MAKE_IT_HARD] = {
    N_("It will be harder for %s to follow."), SAYS_NAME },
  [CG_REASON_REVERSE_DANGER] = {
    N_("%s is close to winning, and the turn goes the other way round."),
    SAYS_NAME },

  [CG_REASON_ATTACK_NOW] = {
    N_("Now is a good moment to attack %s."), SAYS_NAME },
  [CG_REASON_ATTACK_LEADER] = {
    N_("%s is the closest to winning."), SAYS_NAME },
  [CG_REASON_ATTACK_DEFENCELESS] = {
    N_("%s is the least likely to have an answer."), SAYS_NAME },
  [CG_REASON_ATTACK_NEXT] = { N_("%s plays next."), SAYS_NAME },
  [CG_REASON_ANSWER_CHEAPLY] = {
    /* Translators: %s is "a 2", "an ace" … */
    N_("Any answer will do, and you will miss %s the least."), SAYS_A_RANK },
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
    N_("%s is the closest to winning and gets the pile."), SAYS_NAME },
  [CG_REASON_PICK_UP_SMALL] = {
    /* Translators: %s is "a 10", "a queen" … */
    N_("The pile is small, and %s is too good to spend on it."),
    SAYS_A_RANK },
  [CG_REASON_PICK_UP_GOOD] = PLAIN (N_("There are good cards in the pile.")),
  [CG_REASON_FOUR_NOW] = PLAIN (
    N_("A 4 is hard to lay later, and here it costs no turn.")),
  [CG_REASON_NO_FOUR] = PLAIN (N_("Your fours can wait.")),
  [CG_REASON_PASS_BAD_HAND] = PLAIN (
    N_("The 3 hands your bad cards on to the next player.")),
  [CG_REASON_KEEP_GOOD_HAND] = PLAIN (
    N_("A 3 would give your good hand away.")),
};

char *
tapis_words_reason (const CgReason *reason, const char *const *names)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const char *word = NULL;
  guint i = 0;

  while (i < CG_N_REASONS &&
         (reason->id == NULL || strcmp (cg_reason_ids[i], reason->id) != 0))
    i++;
  if (i == CG_N_REASONS || reasons[i].sentence == NULL)
    return NULL;
  switch (reasons[i].says)
    {
    case SAYS_NOTHING:
      return g_strdup (_(reasons[i].sentence));
    case SAYS_A_RANK:
      word = reason->rank != 0 ? tapis_words_a_rank (reason->rank) : NULL;
      break;
    case SAYS_RANKS:
      word = reason->rank != 0 ? tapis_words_ranks (reason->rank) : NULL;
      break;
    case SAYS_NAME:
      word = reason->seat != CG_NO_SEAT ? names[reason->seat] : NULL;
      break;
    }
  if (word == NULL)
    return NULL;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_string_printf (text, _(reasons[i].sentence), word);
#pragma GCC diagnostic pop
  return g_string_free (g_steal_pointer (&text), FALSE);
}
