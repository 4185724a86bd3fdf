/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What is said of a count in Noddy and of the lines of the score sheet. Decides
 * no rule. */

#include "config.h"

#include "noddy-model-private.h"

#include "model/words/tapis-words.h"

#include <glib/gi18n.h>

/* --- lines of the sheet --- */

char *
tapis_noddy_heading (NoddyKind kind, guint n_cards)
{
  switch (kind)
    {
    case NODDY_KIND_NODDY:
      return g_strdup (C_("score", "Noddy"));
    case NODDY_KIND_FIFTEEN:
      return g_strdup (C_("score", "Fifteen"));
    case NODDY_KIND_TWENTY_FIVE:
      return g_strdup (C_("score", "Twenty-five"));
    case NODDY_KIND_THIRTY_ONE:
      return g_strdup (C_("score", "Hitter"));
    case NODDY_KIND_PAIR:
      return g_strdup (C_("score", "Pair"));
    case NODDY_KIND_PAIR_ROYAL:
      return g_strdup (C_("score", "Pair royal"));
    case NODDY_KIND_DOUBLE_PAIR_ROYAL:
      return g_strdup (C_("score", "Double pair royal"));
    case NODDY_KIND_RUN:
      /* Translators: a heading in a score sheet; 3 to 6 cards. */
      return g_strdup_printf (C_("score", "Run of %u"), n_cards);
    case NODDY_KIND_FLUSH:
      break;
    }
  /* Translators: a heading in a score sheet; 3 to 6 cards. */
  return g_strdup_printf (C_("score", "Flush of %u"), n_cards);
}

char *
tapis_noddy_say_score (const TapisNoddyScore *score, const char *heading)
{
  g_autofree char *cards = NULL;

  if (score->n_cards == 0)
    return g_strdup_printf (
      /* Translators: a line of a score sheet: "Fifteen: 2 points, total 8." */
      ngettext ("%s: %u point, total %u.", "%s: %u points, total %u.",
                score->points),
      heading, score->points, score->total);
  cards = tapis_words_the_cards (score->cards, score->n_cards);
  return g_strdup_printf (
    /* Translators: the same: "Fifteen with the 7 of hearts and the 8 of spades:
     * 2 points, total 8." */
    ngettext ("%s with %s: %u point, total %u.",
              "%s with %s: %u points, total %u.", score->points),
    heading, cards, score->points, score->total);
}

/* --- the learner's count --- */

/* What such a combination is. */
static const char *
explain (TapisNoddyName name)
{
  switch (name)
    {
    case TAPIS_NODDY_NODDY:
      return _("Noddy is the jack of trumps, in your hand.");
    case TAPIS_NODDY_PAIR:
      return _("No: a pair is two, three or four equal cards.");
    case TAPIS_NODDY_RUN:
      return _("No: a run is three or four cards that follow each other, such "
               "as ace, 2 and 3.");
    default:
      return _("No: a flush is three or four cards of one suit.");
    }
}

static guint
sum (const CgCard *cards, guint n)
{
  guint total = 0;

  for (guint i = 0; i < n; i++)
    total += noddy_value (cards[i]);
  return total;
}

char *
tapis_noddy_say_verdict (TapisNoddyName    name,
                         TapisNoddyVerdict verdict,
                         const CgCard     *cards,
                         guint             n)
{
  if (verdict == TAPIS_NODDY_FOUND_BEFORE)
    return g_strdup (_("You have counted that already."));
  if (name == TAPIS_NODDY_FIFTEEN)
    /* Translators: %u is what the chosen cards count. */
    return g_strdup_printf (_("No: those cards count %u, not 15."),
                            sum (cards, n));
  if (name == TAPIS_NODDY_TWENTY_FIVE)
    return g_strdup_printf (_("No: those cards count %u, not 25."),
                            sum (cards, n));
  if (name == TAPIS_NODDY_HITTER)
    return g_strdup_printf (_("No: those cards count %u, not 31."),
                            sum (cards, n));
  if (verdict == TAPIS_NODDY_MORE_CARDS)
    return g_strdup (_("Nearly: more of the four cards belong to it."));
  if (verdict == TAPIS_NODDY_LESS_CARDS)
    return g_strdup (_("Nearly: not all of those cards belong to it."));
  return g_strdup (explain (name));
}

const char *
tapis_noddy_name_label (TapisNoddyName name)
{
  switch (name)
    {
    case TAPIS_NODDY_NODDY:
      return C_("score", "Noddy");
    case TAPIS_NODDY_FIFTEEN:
      return "15";
    case TAPIS_NODDY_TWENTY_FIVE:
      return "25";
    case TAPIS_NODDY_HITTER:
      return "31";
    case TAPIS_NODDY_PAIR:
      return C_("score", "Pair");
    case TAPIS_NODDY_RUN:
      /* Translators: cards that follow each other: a button */
      return C_("score", "Run");
    default:
      /* Translators: cards of one suit: a button */
      return C_("score", "Flush");
    }
}

const char *
tapis_noddy_name_help (TapisNoddyName name)
{
  switch (name)
    {
    case TAPIS_NODDY_NODDY:
      return _("The jack of trumps in your hand: 1 point.");
    case TAPIS_NODDY_FIFTEEN:
      return _("The chosen cards count 15 together: 2 points.");
    case TAPIS_NODDY_TWENTY_FIVE:
      return _("The chosen cards, three or four, count 25: a point each.");
    case TAPIS_NODDY_HITTER:
      return _("All four cards count 31: a point each.");
    case TAPIS_NODDY_PAIR:
      return _("The chosen cards are equal: 2, 6 or 12 points.");
    case TAPIS_NODDY_RUN:
      return _("The chosen cards follow each other: 2 points for three, 4 for "
               "four.");
    default:
      return _("The chosen cards, three or four, are of one suit: a point "
               "each.");
    }
}
