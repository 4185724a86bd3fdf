/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a move is refused, in one sentence that teaches the rule. Decides no
 * rule: the engine gives the reason. */

#include "config.h"

#include "tapis-words.h"

#include "games/norwegian.h"

#include <glib/gi18n.h>

/* The state of Bataille norvégienne, or NULL. */
static const NorwegianState *
norwegian (const CgRules *rules, const CgState *state)
{
  return rules == &cg_rules_norwegian && state != NULL
           ? norwegian_state (state)
           : NULL;
}

static gboolean
three_answers (const NorwegianState *s)
{
  return s == NULL || s->option[NORWEGIAN_THREE] == NORWEGIAN_THREE_COPY;
}

static char *
refuse_too_low (const NorwegianState *s, guint rank)
{
  switch (rank)
    {
    case 0:
      return g_strdup (_("That card is too low."));
    case CG_ACE:
      return g_strdup (three_answers (s)
                         ? _("Only another ace, a 2 or a 3 fits on an ace.")
                         : _("Only another ace or a 2 fits on an ace."));
    case CG_KING:
      return g_strdup (s != NULL && s->option[NORWEGIAN_ACE_NOT_ON_JK]
                         ? _("After a king you need another king.")
                         : _("After a king you need a king or an ace."));
    default:
      /* Translators: %1$s and %2$s are both "a 9", "a queen" …: "After a 9 you
       * need a 9 or higher." */
      return g_strdup_printf (_("After %1$s you need %2$s or higher."),
                              tapis_words_a_rank (rank),
                              tapis_words_a_rank (rank));
    }
}

static char *
refuse_too_high (guint rank)
{
  if (rank == 0)
    return g_strdup (_("That card is too high."));
  /* Translators: as above: "After a 7 you need a 7 or lower." */
  return g_strdup_printf (_("After %1$s you need %2$s or lower."),
                          tapis_words_a_rank (rank),
                          tapis_words_a_rank (rank));
}

static char *
refuse_suit (guint suits)
{
  g_autofree char *wanted = tapis_words_suits (suits);

  switch (suits)
    {
    case 0:
      return g_strdup (_("That card has the wrong suit."));
    case 1u << CG_SPADES:
      return g_strdup (_("After the 6 of spades you need a spade."));
    case 1u << CG_HEARTS:
      return g_strdup (_("After the 6 of hearts you need a heart."));
    case 1u << CG_DIAMONDS:
      return g_strdup (_("After the 6 of diamonds you need a diamond."));
    case 1u << CG_CLUBS:
      return g_strdup (_("After the 6 of clubs you need a club."));
    case 1u << CG_HEARTS | 1u << CG_DIAMONDS:
      return g_strdup (_("After the 6 you need a red card."));
    case 1u << CG_SPADES | 1u << CG_CLUBS:
      return g_strdup (_("After the 6 you need a black card."));
    default:
      /* Translators: %s is "hearts or clubs", "hearts, clubs or spades" … */
      return g_strdup_printf (_("After the sixes you need one of these suits: "
                                "%s."),
                              wanted);
    }
}

static char *
refuse_ace_on_court (guint rank)
{
  return g_strdup (rank == CG_JACK
                     ? _("At this table an ace may not be laid on a jack.")
                   : rank == CG_KING
                     ? _("At this table an ace may not be laid on a king.")
                     : _("At this table an ace may not be laid on that "
                         "card."));
}

static char *
refuse_not_now (const NorwegianState *s)
{
  switch (s != NULL ? s->phase : NORWEGIAN_PLAY)
    {
    case NORWEGIAN_EXCHANGE:
      return g_strdup (_("The game has not begun: you can only exchange cards "
                         "now."));
    case NORWEGIAN_NAME:
      return g_strdup (_("First choose the player whom the ace hits."));
    case NORWEGIAN_NAME_JOKER:
      return g_strdup (_("First choose the player who takes the pile."));
    case NORWEGIAN_FOURS:
      return g_strdup (_("Now you can only lay a 4 or pass."));
    case NORWEGIAN_CHAIN:
      return g_strdup (_("Now you can only turn over another card or pass."));
    default:
      return g_strdup (_("That is not possible at this moment."));
    }
}

static char *
refuse_not_your_card (CgCard card)
{
  if (card == CG_CARD_NONE)
    return g_strdup (_("That card is not in your hand."));
  /* Translators: %s is a card with its article: "the queen of hearts". */
  return g_strdup_printf (_("You do not have %s in your hand."),
                          tapis_words_the_card (card));
}

char *
tapis_words_refusal (const CgRules *rules,
                     const CgState *state,
                     CgRefusal      refusal)
{
  const NorwegianState *s = norwegian (rules, state);

  switch ((CgRefusalKind) refusal.kind)
    {
    case CG_LEGAL:
      return g_strdup (_("You can do that."));
    case CG_REFUSE_GAME_OVER:
      return g_strdup (_("The game is over."));
    case CG_REFUSE_NOT_A_MOVE:
      return g_strdup (_("There is no such move in this game."));
    case CG_REFUSE_NOT_NOW:
      return refuse_not_now (s);
    case CG_REFUSE_NOT_YOUR_CARD:
      return refuse_not_your_card (refusal.card);
    case CG_REFUSE_NOT_FACE_UP:
      return g_strdup (_("That is not one of your face-up cards."));
    case CG_REFUSE_SAME_CARD:
      return g_strdup (_("These two cards are the same: there is nothing to "
                         "exchange."));
    case CG_REFUSE_TOO_LOW:
      return refuse_too_low (s, refusal.rank);
    case CG_REFUSE_TOO_HIGH:
      return refuse_too_high (refusal.rank);
    case CG_REFUSE_SUIT:
      return refuse_suit (refusal.suits);
    case CG_REFUSE_BELOW_SIX:
      return g_strdup (_("After a 6 you need a 6 or higher, in the right "
                         "suit."));
    case CG_REFUSE_ANSWER_ATTACK:
      return g_strdup (three_answers (s)
                         ? _("You are attacked: answer with an ace, a 10, a 2 "
                             "or a 3.")
                         : _("You are attacked: answer with an ace, a 10 or a "
                             "2."));
    case CG_REFUSE_ACE_ON_COURT:
      return refuse_ace_on_court (refusal.rank);
    case CG_REFUSE_DIFFERENT_RANKS:
      return g_strdup (_("Cards laid together must be equal: all sevens, for "
                         "example."));
    case CG_REFUSE_JOKER_ALONE:
      return g_strdup (_("A joker is laid alone."));
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
    case CG_REFUSE_ONLY_FOURS:
      return g_strdup (_("It is not your turn to lead: you can only lay fours "
                         "now."));
    case CG_REFUSE_NOTHING_TO_PASS:
      return g_strdup (_("You cannot pass now."));
    case CG_N_REFUSALS:
      break;
    }
  return g_strdup (_("That is not possible at this moment."));
}
