/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of Noddy's score sheet and of the learner's count. Decides no
 * rule. */

#include "config.h"

#include "noddy-model-private.h"

#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* --- lines of the sheet --- */

char *
tapis_noddy_heading (NoddyKind kind, guint n_cards)
{
  static const char *const headings[] = {
    [NODDY_KIND_NODDY] = NC_("score", "Noddy"),
    [NODDY_KIND_FIFTEEN] = NC_("score", "Fifteen"),
    [NODDY_KIND_TWENTY_FIVE] = NC_("score", "Twenty-five"),
    [NODDY_KIND_THIRTY_ONE] = NC_("score", "Hitter"),
    [NODDY_KIND_PAIR] = NC_("score", "Pair"),
    [NODDY_KIND_PAIR_ROYAL] = NC_("score", "Pair royal"),
    [NODDY_KIND_DOUBLE_PAIR_ROYAL] = NC_("score", "Double pair royal"),
    /* Translators: a heading in a score sheet; 3 to 6 cards. */
    [NODDY_KIND_RUN] = NC_("score", "Run of %u"),
    /* Translators: a heading in a score sheet; 3 to 6 cards. */
    [NODDY_KIND_FLUSH] = NC_("score", "Flush of %u"),
  };

  return tapis_say_with_number (g_dpgettext2 (NULL, "score", headings[kind]),
                                (int) n_cards);
}

char *
tapis_noddy_say_score (const TapisNoddyScore *score)
{
  g_autofree char *cards = NULL;

  if (score->n_cards == 0)
    return g_strdup_printf (
      /* Translators: a line of a score sheet: "Fifteen: 2 points, total 8." */
      ngettext ("%s: %u point, total %u.", "%s: %u points, total %u.",
                score->points),
      score->reason, score->points, score->total);
  cards = tapis_words_the_cards (score->cards, score->n_cards,
                                 TAPIS_ROLE_OF);
  return g_strdup_printf (
    /* Translators: the same: "Fifteen with the 7 of hearts and the 8 of spades:
     * 2 points, total 8." */
    ngettext ("%s with %s: %u point, total %u.",
              "%s with %s: %u points, total %u.", score->points),
    score->reason, cards, score->points, score->total);
}

/* --- the learner's count --- */

/* Translators, all of these: what somebody who counts is told when the cards
 * that were chosen do not make that: %u is what they count. */
const TapisNoddyNameWords tapis_noddy_names[TAPIS_NODDY_N_NAMES] = {
  [TAPIS_NODDY_NODDY] = {
    "find-noddy", NC_("score", "Noddy"),
    N_("The jack of trumps in your hand: 1 point."),
    N_("Noddy is the jack of trumps, in your hand."),
  },
  [TAPIS_NODDY_FIFTEEN] = {
    "find-15", "15",
    N_("The chosen cards count 15 together: 2 points."),
    /* Translators: %u is what the chosen cards count. */
    N_("No: those cards count %u, not 15."),
  },
  [TAPIS_NODDY_TWENTY_FIVE] = {
    "find-25", "25",
    N_("The chosen cards, three or four, count 25: a point each."),
    N_("No: those cards count %u, not 25."),
  },
  [TAPIS_NODDY_HITTER] = {
    "find-31", "31",
    N_("All four cards count 31: a point each."),
    N_("No: those cards count %u, not 31."),
  },
  [TAPIS_NODDY_PAIR] = {
    "find-pair", NC_("score", "Pair"),
    N_("The chosen cards are equal: 2, 6 or 12 points."),
    N_("No: a pair is two, three or four equal cards."),
  },
  [TAPIS_NODDY_RUN] = {
    /* Translators: cards that follow each other: a button */
    "find-run", NC_("score", "Run"),
    N_("The chosen cards follow each other: 2 points for three, 4 for "
       "four."),
    N_("No: a run is three or four cards that follow each other, such "
       "as ace, 2 and 3."),
  },
  [TAPIS_NODDY_FLUSH] = {
    /* Translators: cards of one suit: a button */
    "find-flush", NC_("score", "Flush"),
    N_("The chosen cards, three or four, are of one suit: a point "
       "each."),
    N_("No: a flush is three or four cards of one suit."),
  },
};

char *
tapis_noddy_say_verdict (TapisNoddyName name, TapisNoddyVerdict verdict,
                         const CgCard *cards, guint n)
{
  gboolean total = name >= TAPIS_NODDY_FIFTEEN && name <= TAPIS_NODDY_HITTER;
  int sum = 0;

  for (guint i = 0; i < n; i++)
    sum += (int) noddy_value (cards[i]);
  if (verdict == TAPIS_NODDY_FOUND_BEFORE)
    return g_strdup (_("You have counted that already."));
  if (verdict == TAPIS_NODDY_MORE_CARDS && !total)
    return g_strdup (_("Nearly: more of the four cards belong to it."));
  if (verdict == TAPIS_NODDY_LESS_CARDS && !total)
    return g_strdup (_("Nearly: not all of those cards belong to it."));
  return tapis_say_with_number (_(tapis_noddy_names[name].wrong), sum);
}
