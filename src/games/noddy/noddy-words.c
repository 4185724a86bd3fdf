/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Noddy in its own terms: the combinations and their points, the running total
 * up to 31, and "Go!". Decides no rule. */

#include "config.h"

#include "model/words/tapis-words-private.h"

#include "noddy-rules.h"

#include <glib/gi18n.h>

/* --- what happened --- */

static const char *
name_of_run (guint n)
{
  switch (n)
    {
    case 3:
      return _("a run of 3");
    case 4:
      return _("a run of 4");
    case 5:
      return _("a run of 5");
    default:
      return _("a run of 6");
    }
}

/* With its article, as the object of a sentence. */
static const char *
name_of (const CgEvent *event)
{
  switch ((NoddyKind) event->what)
    {
    case NODDY_KIND_NODDY:
      /* Translators: the jack of the turned suit. */
      return _("Noddy");
    case NODDY_KIND_FIFTEEN:
      return _("a fifteen");
    case NODDY_KIND_TWENTY_FIVE:
      return _("a twenty-five");
    case NODDY_KIND_THIRTY_ONE:
      /* Translators: 31 points with four cards or more. */
      return _("a Hitter");
    case NODDY_KIND_PAIR:
      return _("a pair");
    case NODDY_KIND_PAIR_ROYAL:
      return _("a pair royal");
    case NODDY_KIND_DOUBLE_PAIR_ROYAL:
      return _("a double pair royal");
    case NODDY_KIND_RUN:
      return name_of_run (event->count);
    case NODDY_KIND_FLUSH:
      break;
    }
  return _("a flush");
}

static char *
say_combination (const TapisWho *who)
{
  const char *what = name_of (who->event);
  int n = who->event->points, total = who->event->total;

  if (who->event->rank > 0) /* in the play: the total has been called */
    return who->name == NULL
             /* Translators: the combination with its article, its points. */
             ? g_strdup_printf (ngettext ("You have %s for %d point.",
                                          "You have %s for %d points.", n),
                                what, n)
             /* Translators: the player's name, then the same. */
             : g_strdup_printf (ngettext ("%s has %s for %d point.",
                                          "%s has %s for %d points.", n),
                                who->name, what, n);
  return who->name == NULL
           /* Translators: the combination with its article, its points, and
            * the total so far. */
           ? g_strdup_printf (
               ngettext ("You have %s for %d point, total %d.",
                         "You have %s for %d points, total %d.", n),
               what, n, total)
           /* Translators: the player's name, then the same. */
           : g_strdup_printf (
               ngettext ("%s has %s for %d point, total %d.",
                         "%s has %s for %d points, total %d.", n),
               who->name, what, n, total);
}

static char *
event (const TapisWho *who)
{
  int n = who->event->points;

  switch ((CgEventKind) who->event->kind)
    {
    case CG_EVENT_COMBINATION:
      return say_combination (who);
    case CG_EVENT_NOTHING:
      return tapis_say (who, _("You have nothing to announce."),
                        _("%s has nothing to announce."));
    case CG_EVENT_TOTAL:
      return tapis_say_number (who, _("You call %d."), _("%s calls %d."),
                               who->event->total);
    case CG_EVENT_GO:
      return tapis_say_with_cry (
        C_("cry", "Go!"),
        tapis_say (who, _("Every card you hold would go over 31."),
                   _("%s cannot lay a card without going over 31.")));
    case CG_EVENT_LAST_CARD:
      if (who->event->total == 31)
        return tapis_say_number (
          who,
          ngettext ("You reach exactly 31: %d point.",
                    "You reach exactly 31: %d points.", n),
          ngettext ("%s reaches exactly 31: %d point.",
                    "%s reaches exactly 31: %d points.", n),
          n);
      return tapis_say_number (
        who,
        ngettext ("You laid the last card: %d point.",
                  "You laid the last card: %d points.", n),
        ngettext ("%s laid the last card: %d point.",
                  "%s laid the last card: %d points.", n),
        n);
    case CG_EVENT_TARGET:
      return tapis_say_number (who,
                               _("You reach the target with %d points and "
                                 "win."),
                               _("%s reaches the target with %d points and "
                                 "wins."),
                               who->event->total);
    default:
      return NULL;
    }
}

/* --- cries --- */

static const char *
cry_combination (const CgEvent *event)
{
  switch ((NoddyKind) event->what)
    {
    case NODDY_KIND_NODDY:
      return C_("cry", "Noddy!");
    case NODDY_KIND_FIFTEEN:
      return C_("cry", "Fifteen!");
    case NODDY_KIND_TWENTY_FIVE:
      return C_("cry", "Twenty-five!");
    case NODDY_KIND_THIRTY_ONE:
      return C_("cry", "Hitter!");
    case NODDY_KIND_PAIR:
      return C_("cry", "Pair!");
    case NODDY_KIND_PAIR_ROYAL:
      return C_("cry", "Pair royal!");
    case NODDY_KIND_DOUBLE_PAIR_ROYAL:
      return C_("cry", "Double pair royal!");
    case NODDY_KIND_RUN:
      return C_("cry", "Run!");
    case NODDY_KIND_FLUSH:
      break;
    }
  return C_("cry", "Flush!");
}

/* The number that is called: it looks the same in every language. */
static const char *
cry_total (int total)
{
  static const char *const numbers[] = {
    "0",  "1",  "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10",
    "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21",
    "22", "23", "24", "25", "26", "27", "28", "29", "30", "31",
  };

  return total >= 0 && total < (int) G_N_ELEMENTS (numbers) ? numbers[total]
                                                            : NULL;
}

static const char *
cry (const CgEvent *event)
{
  switch ((CgEventKind) event->kind)
    {
    case CG_EVENT_COMBINATION:
      return cry_combination (event);
    case CG_EVENT_NOTHING:
      return C_("cry", "Nothing");
    case CG_EVENT_TOTAL:
      return cry_total (event->total);
    case CG_EVENT_GO:
      return C_("cry", "Go!");
    case CG_EVENT_TARGET:
      return C_("cry", "Won!");
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
      return g_strdup (_("The announcements are over: now the cards are "
                         "laid."));
    case CG_REFUSE_ANNOUNCE_FIRST:
      return g_strdup (_("First come the announcements, then the cards."));
    case CG_REFUSE_OVER_31:
      /* Translators: %s is a card with its article. */
      return refusal.card == CG_CARD_NONE
               ? g_strdup (_("That card takes the total over 31."))
               : g_strdup_printf (_("With %s the total goes over 31."),
                                  tapis_words_the_card (refusal.card));
    case CG_REFUSE_CARD_FITS:
      return refusal.card == CG_CARD_NONE
               ? g_strdup (_("No “Go!” yet: you can still lay a card."))
               : g_strdup_printf (_("No “Go!” yet: you can still lay %s."),
                                  tapis_words_the_card (refusal.card));
    default:
      return NULL;
    }
}

/* --- house rules and special cards --- */

static const TapisOptionWords options[] = {
  { "turned_noddy",
    N_("Who gets 2 points when the turn-up is a jack: the player who did not "
       "deal, or the dealer."),
    { N_("A turned jack gives 2 points to the player who did not deal."),
      N_("A turned jack gives 2 points to the dealer.") } },
  { "play_totals",
    N_("What makes 15, 25 or 31 in the play: the last cards laid, however "
       "many, or only all the cards laid so far."),
    { N_("In the play, any number of last cards may make 15, 25 or 31."),
      N_("In the play, only the total of all cards makes 15, 25 or 31.") } },
  { "game",
    N_("Play one deal, won by whoever has the most points, or a match of "
       "several deals up to a target."),
    { N_("One deal is played: the most points win."),
      N_("Deals follow each other until somebody reaches the target.") } },
  { "target",
    N_("How many points win a match. Whoever reaches them first wins at "
       "once."),
    { NULL, N_("A match goes to %d points.") } },
  { .id = NULL },
};

static void
special_cards (const CgSetup *setup, GArray *list)
{
  tapis_add_special (list, CG_FRENCH (CG_ACE, CG_SPADES),
                     _("Ace: the lowest"),
                     _("It counts 1, and a run begins with it: ace, 2, 3."));
  tapis_add_special (list, CG_FRENCH (CG_JACK, CG_HEARTS),
                     _("Jack of trumps: Noddy"),
                     setup->options[NODDY_TURNED_NODDY] == NODDY_PAYS_DEALER
                       ? _("In your hand it scores 1 point; turned up, it "
                           "gives 2 points to the dealer.")
                       : _("In your hand it scores 1 point; turned up, it "
                           "gives 2 points to the player who did not deal."));
  tapis_add_special (list, CG_FRENCH (CG_KING, CG_CLUBS),
                     _("Jack, queen, king: 10"),
                     _("A jack, a queen and a king count 10 each."));
}

const TapisGameWords tapis_words_noddy = {
  .blurb = N_("A small old English game for two: count fifteens, pairs and "
              "runs, then play up to 31."),
  .length = N_("5 to 15 minutes"),
  .options = options,
  .event = event,
  .cry = cry,
  .refusal = refusal,
  .special_cards = special_cards,
};
