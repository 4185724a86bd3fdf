/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Bataille scientifique in its own terms: war, revolution, the seer, the swap
 * of piles, and the joker that depends. Decides no rule. */

#include "config.h"

#include "model/words/tapis-words-private.h"

#include "scientific-war-rules.h"

#include <glib/gi18n.h>

/* --- what happened --- */

static char *
say_war (guint rank, guint pot)
{
  if (rank == 0)
    return g_strdup_printf (
      ngettext ("War! Now there is %u card in the pot.",
                "War! Now there are %u cards in the pot.", pot),
      pot);
  /* Translators: "kings", "sevens" …, then how many cards. */
  return g_strdup_printf (
    ngettext ("War between %s! Now there is %u card in the pot.",
              "War between %s! Now there are %u cards in the pot.", pot),
    tapis_words_ranks (rank), pot);
}

static char *
say_cancel (const CgEvent *event)
{
  guint n = event->count;

  switch ((CgEventKind) event->kind)
    {
    case CG_EVENT_JACKS_CANCEL:
      return g_strdup_printf (
        ngettext ("%u jack: no revolution.",
                  "%u jacks cancel each other: no revolution.", n),
        n);
    case CG_EVENT_SEERS_CANCEL:
      return g_strdup_printf (
        ngettext ("%u queen: there is no seer.",
                  "%u queens cancel each other: there is no seer.", n),
        n);
    default:
      return g_strdup_printf (
        ngettext ("%u joker has no effect.",
                  "%u jokers cancel each other and have no effect.", n),
        n);
    }
}

static char *
say_seer (const TapisWho *who)
{
  if (who->event->count > 1)
    return tapis_say (
      who,
      _("You are a seer: next time you see the cards of those who laid no "
        "queen before you choose."),
      _("%s is a seer and will see the cards of those who laid no queen "
        "before choosing."));
  return tapis_say (
    who,
    _("You are the seer: next time you see the cards of the others "
      "before you choose."),
    _("%s is the seer and will see the cards of the others before "
      "choosing."));
}

static char *
say_eliminated (const TapisWho *who)
{
  if (who->event->rank <= 1) /* everybody, in the same trick */
    return tapis_say (who, _("You have no cards left."),
                      _("%s has no cards left."));
  return tapis_say_word (who,
                         /* Translators: %s is "2nd place", "3rd place" … */
                         _("You have no cards left and are out in %s."),
                         /* Translators: the player's name, and the same. */
                         _("%s has no cards left and is out in %s."),
                         tapis_words_nth_place (who->event->rank));
}

static char *
event (const TapisWho *who)
{
  guint n = who->event->count;

  switch ((CgEventKind) who->event->kind)
    {
    case CG_EVENT_SWAPPED:
      return tapis_say (who, _("You swap your hand and your pile."),
                        _("%s swaps hand and pile."));
    case CG_EVENT_CHOSE:
      return tapis_say (who, _("You have chosen a card."),
                        _("%s has chosen a card."));
    case CG_EVENT_REVEALED:
      return tapis_say_card (who, _("You reveal %s."), _("%s reveals %s."));
    case CG_EVENT_REVOLUTION:
      return g_strdup (n > 0 ? _("Revolution! The low cards are the strong "
                                 "ones now.")
                             : _("Revolution! The high cards are the strong "
                                 "ones again."));
    case CG_EVENT_JACKS_CANCEL:
    case CG_EVENT_SEERS_CANCEL:
    case CG_EVENT_JOKERS_CANCEL:
      return say_cancel (who->event);
    case CG_EVENT_WAR:
      return say_war (who->event->rank, n);
    case CG_EVENT_TOOK_TRICK:
      return tapis_say_number (
        who,
        ngettext ("You take the trick: %u card.",
                  "You take the trick: %u cards.", n),
        ngettext ("%s takes the trick: %u card.",
                  "%s takes the trick: %u cards.", n),
        (int) n);
    case CG_EVENT_JOKER_TAKES:
      return tapis_say (
        who, _("The strongest cards tie: your joker prevents the war."),
        /* Translators: %s is a player's name. */
        _("The strongest cards tie: the joker of %s prevents the war."));
    case CG_EVENT_JOKER_WAR:
      return tapis_say (
        who, _("One card is the strongest: your joker turns that into a war."),
        _("One card is the strongest: the joker of %s turns that into a "
          "war."));
    case CG_EVENT_SEER:
      return say_seer (who);
    case CG_EVENT_SEERS_ONLY:
      return g_strdup (_("Everybody has laid a queen: there is nothing to "
                         "see."));
    case CG_EVENT_SEES_COUNTS:
      return tapis_say (
        who, _("For your 3 you see how many cards everybody has in hand."),
        _("For the 3, %s sees how many cards everybody has in hand."));
    case CG_EVENT_MAY_SWAP:
      return tapis_say (
        who, _("For your 8 you may swap your hand and your pile."),
        _("For the 8, %s may swap hand and pile."));
    case CG_EVENT_TOOK_PILE:
      return tapis_say_number (
        who,
        ngettext ("Your hand is empty: you take your pile of %u card.",
                  "Your hand is empty: you take your pile of %u cards.", n),
        ngettext ("%s has an empty hand and takes the pile of %u card.",
                  "%s has an empty hand and takes the pile of %u cards.", n),
        (int) n);
    case CG_EVENT_ELIMINATED:
      return say_eliminated (who);
    case CG_EVENT_PASSED:
      return tapis_say (who, _("You keep your hand and your pile."),
                        _("%s keeps hand and pile."));
    case CG_EVENT_LIMIT:
      return n == 0 ? g_strdup (_("Nobody gets any further: the game ends "
                                  "here."))
                    : g_strdup_printf (_("That was trick %u, the last one."),
                                       n);
    default:
      return NULL;
    }
}

static const char *
cry (const CgEvent *event)
{
  switch ((CgEventKind) event->kind)
    {
    case CG_EVENT_SWAPPED:
      return C_("cry", "Swapped!");
    case CG_EVENT_PASSED:
      return C_("cry", "I keep mine!");
    case CG_EVENT_JOKER_TAKES:
      return C_("cry", "Joker!");
    case CG_EVENT_JOKER_WAR:
      return C_("cry", "War!");
    case CG_EVENT_SEER:
      return C_("cry", "I see!");
    case CG_EVENT_ELIMINATED:
      return C_("cry", "Out!");
    default:
      return NULL;
    }
}

/* --- why not --- */

static char *
refusal (const CgState *state, CgRefusal refusal)
{
  switch ((CgRefusalKind) refusal.kind)
    {
    case CG_REFUSE_NOT_NOW:
      if (state == NULL)
        return NULL;
      return scientific_war_state (state)->phase == SCIENTIFIC_WAR_SWAP
               ? g_strdup (_("First say whether you swap your hand and your "
                             "pile."))
               : g_strdup (_("It is too late to swap: now you choose a "
                             "card."));
    case CG_REFUSE_NO_EIGHT:
      return g_strdup (_("You may swap your hand and your pile only after you "
                         "have laid an 8."));
    case CG_REFUSE_NO_PILE:
      return g_strdup (_("You have no pile to swap with your hand."));
    default:
      return NULL;
    }
}

/* --- house rules and special cards --- */

static const TapisOptionWords options[] = {
  { "joker",
    N_("Everybody has a joker, which makes a war or prevents one. Without "
       "this rule there are only the 13 cards of each suit."),
    { N_("There are no jokers."), N_("Everybody has a joker.") } },
  { "trick_limit",
    N_("After how many tricks the game ends: whoever then has most cards "
       "wins. Without a limit it goes on until only one player has cards."),
    { N_("The game goes on until only one player has cards."),
      N_("The game ends after %d tricks: most cards win.") } },
  { "queens",
    N_("What happens when several queens lie in one trick: they cancel each "
       "other, or all who laid one see, in the next trick, the cards of those "
       "who laid none."),
    { N_("Several queens in one trick cancel each other."),
      N_("Of several queens in one trick all see the cards of those who laid "
         "none.") } },
  { .id = NULL },
};

static void
special_cards (const CgSetup *setup, GArray *list)
{
  tapis_add_special (list, CG_FRENCH (3, CG_HEARTS), _("3: count"),
                     _("Before the next trick you see how many cards "
                       "everybody has in hand."));
  tapis_add_special (list, CG_FRENCH (8, CG_HEARTS), _("8: the swap"),
                     _("Before the next trick you may swap your hand and "
                       "your pile."));
  tapis_add_special (list, CG_FRENCH (CG_JACK, CG_SPADES),
                     _("Jack: revolution"),
                     _("The order turns round at once: low cards become the "
                       "strong ones, or high cards again. Two jacks cancel "
                       "each other."));
  tapis_add_special (list, CG_FRENCH (CG_QUEEN, CG_SPADES),
                     _("Queen: the seer"),
                     setup->options[SCIENTIFIC_WAR_QUEENS] ==
                         SCIENTIFIC_WAR_ALL_SEE
                       ? _("In the next trick you see the cards of those who "
                           "laid no queen, before you choose.")
                       : _("In the next trick you see the cards of the others "
                           "before you choose. Two queens cancel each "
                           "other."));
  if (setup->options[SCIENTIFIC_WAR_JOKER])
    tapis_add_special (list, CG_JOKER, _("Joker: war or peace"),
                       _("It has no rank. Alone in a trick, it takes all when "
                         "there would be a war, and makes a war when there "
                         "would be none."));
}

const TapisGameWords tapis_words_scientific_war = {
  .blurb = N_("A war in which nothing is dealt by chance: everybody has the "
              "same cards and chooses in secret. Jacks turn the order round, "
              "queens see what comes."),
  .length = N_("15 to 30 minutes"),
  .options = options,
  .event = event,
  .cry = cry,
  .refusal = refusal,
  .special_cards = special_cards,
};
