/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why a computer player chose a move: rules of thumb that a person can learn,
 * each in a sentence. Decides nothing: the player gives the reason. */

#include "config.h"

#include "tapis-words-private.h"

#include <glib/gi18n.h>

/* Translators: these sentences say why a move is good. */
const TapisReasonWords tapis_common_reasons[] = {
  { CG_REASON_ONLY_MOVE, .sentence = N_("It is the only thing you can do.") },
  { CG_REASON_LOOKED_AHEAD,
    .sentence = N_("In many trial runs from here, it wins more often than "
                   "anything else.") },
  { CG_REASON_KEEP_RANK,
    /* Translators: %s is "a 2", "an ace" … */
    .sentence = N_("You win more often if you keep %s for later."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_OBJECT },
  { .kind = CG_REASON_NONE },
};

const char *
tapis_words_hinted (void)
{
  /* Translators: said of a card, a button or a player. */
  return _("This is the hint.");
}

/* How @rules tell that reason, or NULL. */
static const TapisReasonWords *
find_words (const CgRules *rules, guint kind)
{
  for (const TapisSayings *says = tapis_sayings_of (rules); says != NULL;
       says = tapis_sayings_next (says))
    for (const TapisReasonWords *words = says->reasons;
         words != NULL && words->kind != CG_REASON_NONE; words++)
      if (words->kind == kind)
        return words;
  return NULL;
}

char *
tapis_words_reason (const CgRules *rules, const CgReason *reason,
                    const TapisPerson *people)
{
  const TapisReasonWords *words = find_words (rules, reason->kind);
  const TapisPerson *who = NULL;
  g_autofree char *word = NULL;

  if (words == NULL)
    return NULL;
  if (words->says == TAPIS_SAYS_NOTHING)
    return g_strdup (_(words->sentence));
  if (words->says != TAPIS_SAYS_NAME)
    word = tapis_say_what (rules, words->says, words->as, reason->rank, 0, NULL,
                           0);
  else if (reason->seat != CG_NO_SEAT)
    {
      who = &people[reason->seat];
      word = tapis_name_in (words->as, who);
    }
  return word != NULL
           ? tapis_say_with_word (tapis_told (who, words->sentence), word)
           : NULL;
}
