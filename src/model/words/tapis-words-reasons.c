/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences that tell why a computer player chose a move: a rule of thumb
 * that a person can learn, or what was counted in trial games. The computer
 * player gives the reason. */

#include "tapis-sentences.h"
#include "tapis-words-private.h"

#include <glib/gi18n.h>

/* Translators: these sentences say why a move is good. */
const TapisReasonWords tapis_common_reasons[] = {
  { CG_REASON_ONLY_MOVE, .sentence = N_("It is the only thing you can do.") },
  { CG_REASON_LOOKED_AHEAD,
    .sentence = N_("In many trial games this move wins more often than any "
                   "other.") },
  { CG_REASON_KEEP_RANK,
    /* Translators: %s is "a 2", "an ace" … */
    .sentence = N_("You win more often if you keep %s for later."),
    .says = TAPIS_SAYS_A_RANK, .as = TAPIS_ROLE_OBJECT },
  { CG_REASON_MORE_POINTS,
    .sentence = N_("It probably brings you more points in this round.") },
  { CG_REASON_ABOUT_SAME,
    .sentence = N_("Another move would be about as good here.") },
  { CG_REASON_UNGUESSED,
    .sentence = N_("Several cards are about as good here, and nobody should "
                   "be able to guess which one you choose.") },
  { .kind = CG_REASON_NONE },
};

const char *
tapis_words_hinted (void)
{
  /* Translators: said of a card, a button or a player. */
  return _("This is the hint.");
}

/* Returns the words for the reason @kind in games with @rules, or NULL if there
 * are none. */
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

/* Returns the name of @rank for the sentence of @words, to be freed with
 * g_free(), or NULL if the sentence names no rank. Rank 0 is a joker: computer
 * players give it this rank. */
static char *
name_rank (const CgRules *rules, const TapisReasonWords *words, guint rank)
{
  if (rank == 0 && words->says == TAPIS_SAYS_A_RANK)
    return g_strdup (tapis_form (words->as, "rank", NC_("rank", "a joker")));
  if (rank == 0 && words->says == TAPIS_SAYS_RANKS)
    return g_strdup (tapis_form (words->as, "ranks", NC_("ranks", "jokers")));
  return tapis_say_what (rules, words->says, words->as, rank, 0, NULL, 0);
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
    word = name_rank (rules, words, reason->rank);
  else if (reason->seat != CG_NO_SEAT)
    {
      who = &people[reason->seat];
      word = tapis_name_in (words->as, who);
    }
  return word != NULL
           ? tapis_say_with_word (tapis_told (who, words->sentence), word)
           : NULL;
}

/* --- what was counted --- */

static const struct
{
  const char *one;
  const char *many;
} amounts[] = {
  /* Translators: follows a colon: "In trial games: about 3 times in 10." */
  [CG_UNIT_TENTHS] = { NN_("about %d time in 10", "about %d times in 10") },
  /* Translators: the same, where one of ten is not fine enough. */
  [CG_UNIT_HUNDREDTHS] = { NN_("about %d time in 100",
                               "about %d times in 100") },
  /* Translators: follows a colon: "In trial games: about 5 cards." */
  [CG_UNIT_CARDS] = { NN_("about %d card", "about %d cards") },
  /* Translators: follows a colon: "In trial games: about 4 points." */
  [CG_UNIT_POINTS] = { NN_("about %d point", "about %d points") },
  [CG_UNIT_MORE] = { NN_("about %d point", "about %d points") },
};

/* Returns a text such as "about 3 times in 10". Trial games do not prove
 * anything, so none or all of the games is called "almost never" or "almost
 * always". @unit must not be CG_UNIT_NONE. */
static char *
tell_amount (CgUnit unit, int n)
{
  int all = unit == CG_UNIT_TENTHS ? 10 : unit == CG_UNIT_HUNDREDTHS ? 100 : -1;

  if (all > 0 && n == 0)
    /* Translators: how often something happens in trial games: follows a colon,
     * "In trial games: almost never." */
    return g_strdup (C_("how often", "almost never"));
  if (all > 0 && n == all)
    /* Translators: how often something happens in trial games: follows a colon,
     * "In trial games: almost always." */
    return g_strdup (C_("how often", "almost always"));
  return tapis_say_with_number (
    ngettext (amounts[unit].one, amounts[unit].many, (gulong) n), n);
}

/* Returns a sentence about the chance to win of a move that is no better than
 * another one, or NULL if there is nothing to say about it. */
static const char *
tell_chance (const CgReason *reason)
{
  if (reason->unit != CG_UNIT_TENTHS)
    return NULL;
  if (reason->much <= 1)
    /* Translators: in a hint: of a position that is nearly lost. */
    return _("You rarely win from here.");
  if (reason->much >= 9)
    /* Translators: in a hint: of a position that is nearly won. */
    return _("You nearly always win from here.");
  return NULL;
}

gboolean
tapis_words_is_even (const CgReason *reason)
{
  return (reason->kind == CG_REASON_ABOUT_SAME ||
          reason->kind == CG_REASON_UNGUESSED) &&
         reason->other != CG_NO_MOVE;
}

char *
tapis_words_even (const CgReason *reason, const char *move, const char *other)
{
  g_autofree char *choice = g_strdup_printf (
    reason->kind == CG_REASON_UNGUESSED
      /* Translators: a hint: two moves are equally good, and nobody should be
       * able to guess which one it will be; "9 or jack", or "the 9 of hearts
       * or the 9 of spades". */
      ? _("%1$s or %2$s: let nobody guess which.")
      /* Translators: a hint: two moves are equally good; "queen or 6", "the 9
       * of hearts or pick up the pile" … */
      : _("%1$s or %2$s: it makes no difference."), move, other);
  g_autofree char *sentence = tapis_words_capitalise (choice);

  return tapis_words_sentences (sentence, tell_chance (reason), NULL);
}

char *
tapis_words_counted (const CgReason *reason, const char *other)
{
  g_autofree char *much = NULL;
  g_autofree char *less = NULL;

  if (reason->unit == CG_UNIT_NONE || tapis_words_is_even (reason))
    return NULL;
  much = tell_amount ((CgUnit) reason->unit, reason->much);
  if (reason->unit == CG_UNIT_MORE)
    {
      if (other == NULL)
        /* Translators: the coach, of a better move than the one that was made;
         * %s is "about 4 points". */
        return g_strdup_printf (_("In trial games: %s more."), much);
      /* Translators: of a hint; %1$s is "about 4 points", %2$s another move
       * that it is compared with: "the 8 of hearts", "pick up the pile" … */
      return g_strdup_printf (_("In trial games: %1$s more. Compared with: "
                                "%2$s."), much, other);
    }
  less = tell_amount ((CgUnit) reason->unit, reason->less);
  if (other == NULL)
    /* Translators: the coach, of a better move than the one that was made;
     * %1$s and %2$s are "about 6 times in 10", "about 5 cards" … */
    return g_strdup_printf (_("In trial games: %1$s. With the move that was "
                              "made: %2$s."), much, less);
  /* Translators: of a hint; %1$s and %3$s are "about 6 times in 10", "about 5
   * cards" …, %2$s is another move that it is compared with: "the 8 of hearts",
   * "pick up the pile" … */
  return g_strdup_printf (_("In trial games: %1$s. For comparison, %2$s: "
                            "%3$s."), much, other, less);
}
