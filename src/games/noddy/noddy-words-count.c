/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences of Noddy's score sheet and of the learner's count. Decides no
 * rule. */

#include "noddy-model-private.h"

#include "model/words/tapis-words-language.h"
#include "model/words/tapis-words.h"

#include <glib/gi18n.h>
#include <string.h>

/* --- lines of the sheet --- */

/* Returns what tapis_noddy_say_score() says of the points of @score. */
static char *
say_points (const TapisNoddyScore *score)
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

const char *
tapis_noddy_mark_name (TapisNoddyMark mark)
{
  if (mark == TAPIS_NODDY_FOUND_IT)
    /* Translators: in a score sheet: who counts their cards has found it. */
    return C_("score", "Found");
  /* Translators: in a score sheet: who counts their cards has overlooked
   * it. */
  return C_("score", "Missed");
}

char *
tapis_noddy_say_score (const TapisNoddyScore *score)
{
  char *text = say_points (score);

  if (score->mark != TAPIS_NODDY_UNMARKED)
    {
      g_autofree char *mark =
        tapis_words_as_sentence (tapis_noddy_mark_name (score->mark));

      tapis_add_sentence (&text, mark);
    }
  return text;
}

char *
tapis_noddy_say_combination (const NoddyCombination *c, guint total)
{
  g_autofree char *reason =
    tapis_noddy_heading ((NoddyKind) c->kind, c->n_cards);
  TapisNoddyScore score = {
    .points = c->points, .total = total, .n_cards = c->n_cards,
    .reason = reason,
  };

  memcpy (score.cards, c->cards, c->n_cards);
  return tapis_noddy_say_score (&score);
}

char *
tapis_noddy_say_account (guint found, guint there)
{
  return g_strdup_printf (
    /* Translators: below a score sheet: the points that somebody who counts
     * their own cards has found so far, and those that there were. */
    ngettext ("Your count so far: %u of %u point found.",
              "Your count so far: %u of %u points found.", there),
    found, there);
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
    N_("The chosen cards have the same rank: 2, 6 or 12 points."),
    N_("No: a pair is two, three or four cards of the same rank."),
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
    return g_strdup (_("Nearly: more of the four cards belong to this "
                       "combination."));
  if (verdict == TAPIS_NODDY_LESS_CARDS && !total)
    return g_strdup (_("Nearly: not all of those cards belong to this "
                       "combination."));
  return tapis_say_with_number (_(tapis_noddy_names[name].wrong), sum);
}

/* Returns the combinations of @count that were not found: "a fifteen with the 5
 * of spades and the queen of hearts; a pair with …". If they are more than
 * @most, returns their number. */
static char *
name_missed (const TapisNoddyCount *count, guint most)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < count->n; i++)
    {
      const NoddyCombination *c = &count->list[i];
      g_autofree char *cards =
        tapis_words_the_cards (c->cards, c->n_cards, TAPIS_ROLE_OF);

      if (!(count->found >> i & 1))
        g_ptr_array_add (names, g_strdup_printf (
          /* Translators: a combination with its article, and its cards: "a
           * fifteen with the 7 of hearts and the 8 of spades". */
          C_("combination", "%s with %s"),
          tapis_noddy_object ((NoddyKind) c->kind, c->n_cards), cards));
    }
  if (names->len > most)
    return g_strdup_printf (
      /* Translators: what somebody has missed, two or more. */
      CN_("combination", "%u combination", "%u combinations", names->len),
      names->len);
  return tapis_words_list_of_lists ((const char *const *) names->pdata,
                                    names->len);
}

/* Translators, all of these: what somebody is told who has counted their own
 * cards: the points that they found, and those that there were. */
char *
tapis_noddy_say_count (const TapisNoddyCount *count, guint most)
{
  TapisNoddyCount all = *count;
  guint found = tapis_noddy_count_points (count), there;
  g_autofree char *missed = NULL;

  all.found = (1u << all.n) - 1;
  there = tapis_noddy_count_points (&all);
  if (there == 0)
    return g_strdup (_("Well spotted: there was nothing to find."));
  if (found == there)
    return g_strdup_printf (
      ngettext ("Well counted: you found the %u point that there was.",
                "Well counted: you found all %u points.", there), there);
  missed = name_missed (count, most);
  return g_strdup_printf (
    /* Translators: the first number is of what was found, and the second one of
     * all; %s is "a fifteen with the 7 of hearts and the 8 of spades", or a
     * list of such things. */
    ngettext ("You found %u of %u point and missed %s.",
              "You found %u of %u points and missed %s.", there),
    found, there, missed);
}
