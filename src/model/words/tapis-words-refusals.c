/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences that tell why a move is not allowed; each is one sentence that
 * teaches the rule. The engine gives the reason, which is called a refusal. */

#include "tapis-words-private.h"

#include <glib/gi18n.h>

/* The words for the refusals that all games share. */
const TapisRefusalWords tapis_common_refusals[] = {
  { CG_REFUSE_GAME_OVER, .sentence = N_("The game is over.") },
  { CG_REFUSE_ROUND_OVER,
    .sentence = N_("The round is over: deal the next one first.") },
  { CG_REFUSE_NOT_A_MOVE,
    .sentence = N_("There is no such move in this game.") },
  { CG_REFUSE_NOT_NOW,
    .sentence = N_("That is not possible right now.") },
  { CG_REFUSE_NOT_YOUR_CARD,
    .sentence = N_("That card is not in your hand."),
    /* Translators: %s is a card with its article: "the queen of hearts". */
    .with = N_("You do not have %s in your hand."),
    .says = TAPIS_SAYS_CARD, .as = TAPIS_ROLE_MISSING },
  { CG_REFUSE_FOLLOW_SUIT, .sentence = N_("You must follow suit.") },
  { .kind = CG_LEGAL },
};

/* Returns the sentence that the row @words makes for @refusal, or NULL if it
 * makes none. */
static char *
say_refusal (const TapisRefusalWords *words, const CgRules *rules,
             const CgState *state, CgRefusal refusal)
{
  char *sentence = words->say != NULL ? words->say (state, refusal) : NULL;
  g_autofree char *word = NULL;

  if (sentence != NULL)
    return sentence;
  if (words->says != TAPIS_SAYS_CARD || refusal.card != CG_CARD_NONE)
    word = tapis_say_what (rules, words->says, words->as, refusal.rank,
                           refusal.suits, &refusal.card, 1);
  if (word != NULL)
    return tapis_say_with_word (_(words->with), word);
  return words->sentence != NULL ? g_strdup (_(words->sentence)) : NULL;
}

char *
tapis_words_refusal (const CgRules *rules, const CgState *state,
                     CgRefusal refusal)
{
  if (refusal.kind == CG_LEGAL)
    return g_strdup (_("You can do that."));
  for (const TapisSayings *says = tapis_sayings_of (rules); says != NULL;
       says = tapis_sayings_next (says))
    for (const TapisRefusalWords *words = says->refusals;
         words != NULL && words->kind != CG_LEGAL; words++)
      if (words->kind == refusal.kind)
        {
          char *sentence = say_refusal (words, rules, state, refusal);

          if (sentence != NULL)
            return sentence;
        }
  return g_strdup (_("That is not possible right now."));
}
