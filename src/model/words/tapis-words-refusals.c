/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a move is refused, in one sentence that teaches the rule, where all games
 * say the same. Decides no rule: the engine gives the reason. */

#include "config.h"

#include "tapis-words-private.h"

#include <glib/gi18n.h>

static char *
refuse_not_your_card (CgCard card)
{
  if (card == CG_CARD_NONE)
    return g_strdup (_("That card is not in your hand."));
  /* Translators: %s is a card with its article: "the queen of hearts". */
  return g_strdup_printf (_("You do not have %s in your hand."),
                          tapis_words_the_card (card));
}

/* What all games say. */
static char *
refuse (CgRefusal refusal)
{
  switch ((CgRefusalKind) refusal.kind)
    {
    case CG_LEGAL:
      return g_strdup (_("You can do that."));
    case CG_REFUSE_GAME_OVER:
      return g_strdup (_("The game is over."));
    case CG_REFUSE_NOT_A_MOVE:
      return g_strdup (_("There is no such move in this game."));
    case CG_REFUSE_NOT_YOUR_CARD:
      return refuse_not_your_card (refusal.card);
    case CG_REFUSE_NOT_FACE_UP:
      return g_strdup (_("That is not one of your face-up cards."));
    case CG_REFUSE_SAME_CARD:
      return g_strdup (_("These two cards are the same: there is nothing to "
                         "exchange."));
    case CG_REFUSE_TOO_LOW:
      return g_strdup (_("That card is too low."));
    case CG_REFUSE_TOO_HIGH:
      return g_strdup (_("That card is too high."));
    case CG_REFUSE_SUIT:
      return g_strdup (_("That card has the wrong suit."));
    case CG_REFUSE_DIFFERENT_RANKS:
      return g_strdup (_("Cards laid together must be equal: all sevens, for "
                         "example."));
    case CG_REFUSE_MUST_LAY:
      return g_strdup (_("You can still lay a card, so you may not pick up the "
                         "pile."));
    case CG_REFUSE_NOTHING_TO_PICK_UP:
      return g_strdup (_("The pile is empty: there is nothing to pick up."));
    case CG_REFUSE_HAND_FIRST:
      return g_strdup (_("Your face-down cards come last: first play your "
                         "hand."));
    case CG_REFUSE_NO_SUCH_CARD:
      return g_strdup (_("There is no face-down card there any more."));
    case CG_REFUSE_ONESELF:
      return g_strdup (_("Choose another player, not yourself."));
    case CG_REFUSE_SEAT_IS_OUT:
      return g_strdup (_("That player has already left the game."));
    case CG_REFUSE_NOTHING_TO_PASS:
      return g_strdup (_("You cannot pass now."));
    case CG_REFUSE_ROUND_OVER:
      return g_strdup (_("The round is over: first the next one is dealt."));

    /* said by the games themselves, each in its own terms */
    case CG_REFUSE_BELOW_SIX:
    case CG_REFUSE_ANSWER_ATTACK:
    case CG_REFUSE_ACE_ON_COURT:
    case CG_REFUSE_NOT_BELOW:
    case CG_REFUSE_JOKER_ALONE:
    case CG_REFUSE_ONLY_FOURS:
    case CG_REFUSE_DECLARE:
    case CG_REFUSE_NOT_STUCK:
    case CG_REFUSE_NO_CLEANING:
    case CG_REFUSE_NOT_NEXT_RANK:
    case CG_REFUSE_MUST_BEGIN:
    case CG_REFUSE_MUST_GO_ON:
    case CG_REFUSE_NOTHING_TO_ANNOUNCE:
    case CG_REFUSE_NO_EIGHT:
    case CG_REFUSE_NO_PILE:
    case CG_REFUSE_ANNOUNCE_FIRST:
    case CG_REFUSE_OVER_31:
    case CG_REFUSE_CARD_FITS:
    case CG_REFUSE_NOT_NOW:
    case CG_N_REFUSALS:
      break;
    }
  return g_strdup (_("That is not possible at this moment."));
}

char *
tapis_words_refusal (const CgRules *rules,
                     const CgState *state,
                     CgRefusal      refusal)
{
  const TapisGameWords *words = tapis_words_of (rules);
  char *sentence = words != NULL ? words->refusal (state, refusal) : NULL;

  return sentence != NULL ? sentence : refuse (refusal);
}
