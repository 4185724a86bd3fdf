/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened, in whole sentences: to you, or to somebody with a name, where
 * all games say the same. Decides no rule: the engine's events say what
 * happened. */

#include "config.h"

#include "tapis-words-private.h"

#include <glib/gi18n.h>

/* --- cards on a pile --- */

static char *
say_cards (const TapisWho *who, const char *you, const char *somebody)
{
  g_autofree char *cards =
    tapis_words_the_cards (who->event->cards,
                           MIN (who->event->count, CG_EVENT_CARDS));

  return tapis_say_word (who, you, somebody, cards);
}

static char *
say_exchanged (const TapisWho *who)
{
  const char *to_table = tapis_words_the_card (who->event->cards[0]);
  const char *to_hand = tapis_words_the_card (who->event->cards[1]);

  return who->name == NULL
           /* Translators: the first card goes to the table, the second one
            * into the hand. */
           ? g_strdup_printf (_("You exchange %s for %s."), to_table, to_hand)
           : g_strdup_printf (_("%s exchanges %s for %s."), who->name,
                              to_table, to_hand);
}

static char *
say_picked_up (const TapisWho *who)
{
  guint n = who->event->count;

  if (!who->has_other)
    return tapis_say_number (
      who,
      ngettext ("You pick up the pile: %u card.",
                "You pick up the pile: %u cards.", n),
      ngettext ("%s picks up the pile: %u card.",
                "%s picks up the pile: %u cards.", n),
      (int) n);
  if (who->name == NULL)
    return g_strdup_printf (
      /* Translators: %s is a player's name. */
      ngettext ("%s makes you pick up the pile: %u card.",
                "%s makes you pick up the pile: %u cards.", n),
      who->other, n);
  if (who->other == NULL)
    return g_strdup_printf (
      ngettext ("You make %s pick up the pile: %u card.",
                "You make %s pick up the pile: %u cards.", n),
      who->name, n);
  return g_strdup_printf (
    ngettext ("%1$s makes %2$s pick up the pile: %3$u card.",
              "%1$s makes %2$s pick up the pile: %3$u cards.", n),
    who->other, who->name, n);
}

static char *
say_demands_suit (const TapisWho *who)
{
  g_autofree char *suits = tapis_words_suits (who->event->suits);

  /* Translators: %s is "hearts", "hearts or spades", "red" … */
  return tapis_say_word (who, _("You ask for %s."), _("%s asks for %s."),
                         suits);
}

static char *
say_skipped (const TapisWho *who)
{
  gboolean by_oneself = who->has_other && who->event->seat ==
                                            who->event->other;

  if (!who->has_other || by_oneself)
    return tapis_say (who, _("You lose your turn."),
                      /* Translators: %s is a player's name. */
                      _("%s loses the turn."));
  if (who->name == NULL)
    return g_strdup_printf (_("%s makes you lose your turn."), who->other);
  if (who->other == NULL)
    return g_strdup_printf (_("You make %s lose the turn."), who->name);
  return g_strdup_printf (_("%1$s makes %2$s lose the turn."), who->other,
                          who->name);
}

/* --- the end of a round or a game --- */

static char *
say_dealt (const TapisWho *who)
{
  guint round = who->event->count;
  const char *card = tapis_words_the_card (who->event->cards[0]);

  if (who->event->cards[0] == CG_CARD_NONE)
    return who->name == NULL
             ? g_strdup_printf (_("Round %u: you deal."), round)
             : g_strdup_printf (_("Round %u: %s deals."), round, who->name);
  return who->name == NULL
           /* Translators: the number, then the turned card. */
           ? g_strdup_printf (_("Round %u: you deal. The turn-up is %s."),
                              round, card)
           /* Translators: the number, the player's name, the turned card. */
           : g_strdup_printf (_("Round %u: %s deals. The turn-up is %s."),
                              round, who->name, card);
}

static char *
say_out_won (const TapisWho *who)
{
  guint place = who->event->rank;

  if (place <= 1)
    return tapis_say (who, _("You win."), _("%s wins."));
  return tapis_say_word (who, _("You finish in %s."), _("%s finishes in %s."),
                         tapis_words_nth_place (place));
}

/* What all games say. */
static char *
say_event (const TapisWho *who)
{
  guint n = who->event->count;

  switch ((CgEventKind) who->event->kind)
    {
    case CG_EVENT_EXCHANGED:
      return say_exchanged (who);
    case CG_EVENT_READY:
      return tapis_say (who, _("You are ready."), _("%s is ready."));
    case CG_EVENT_LAID:
      return say_cards (who,
                        /* Translators: %s is "the 7 of hearts and the 7 of
                         * spades". */
                        _("You lay %s."),
                        /* Translators: the player's name, then the cards with
                         * articles. */
                        _("%s lays %s."));
    case CG_EVENT_DREW:
      return tapis_say_number (
        who, ngettext ("You draw %u card.", "You draw %u cards.", n),
        ngettext ("%s draws %u card.", "%s draws %u cards.", n), (int) n);
    case CG_EVENT_BURNT:
      return tapis_say_number (
        who,
        ngettext ("You burn the pile: %u card leaves the game.",
                  "You burn the pile: %u cards leave the game.", n),
        ngettext ("%s burns the pile: %u card leaves the game.",
                  "%s burns the pile: %u cards leave the game.", n),
        (int) n);
    case CG_EVENT_PICKED_UP:
      return say_picked_up (who);
    case CG_EVENT_TOOK_UP:
      return tapis_say_number (
        who,
        ngettext ("You take %u face-up card into your hand.",
                  "You take %u face-up cards into your hand.", n),
        ngettext ("%s takes %u face-up card into the hand.",
                  "%s takes %u face-up cards into the hand.", n),
        (int) n);
    case CG_EVENT_FLIPPED:
      return tapis_say_card (who, _("You turn over %s."),
                             _("%s turns over %s."));
    case CG_EVENT_DEMANDS_SUIT:
      return say_demands_suit (who);
    case CG_EVENT_SKIPPED:
      return say_skipped (who);
    case CG_EVENT_ATTACKED:
      return tapis_say_between (who, _("You attack %s."),
                                _("%s attacks you!"),
                                _("%1$s attacks %2$s."));
    case CG_EVENT_ANSWERED:
      return tapis_say_between (who, _("You answer the attack of %s."),
                                _("%s answers your attack."),
                                _("%1$s answers the attack of %2$s."));
    case CG_EVENT_REVERSED:
      return tapis_say (who, _("You turn the direction of play round."),
                        _("%s turns the direction of play round."));
    case CG_EVENT_ROTATED:
      return tapis_say_number (
        who,
        ngettext ("You make all hands move on by %u place.",
                  "You make all hands move on by %u places.", n),
        ngettext ("%s makes all hands move on by %u place.",
                  "%s makes all hands move on by %u places.", n),
        (int) n);
    case CG_EVENT_DISCARDED:
      return tapis_say_card (who, _("You put %s out of the game."),
                             _("%s puts %s out of the game."));
    case CG_EVENT_PASSED:
      return tapis_say (who, _("You pass."), _("%s passes."));
    case CG_EVENT_OUT_LOST:
      return tapis_say (who, _("You are out and have lost."),
                        _("%s is out and has lost."));
    case CG_EVENT_OUT_WON:
      return say_out_won (who);
    case CG_EVENT_LEADS:
      return tapis_say (who, _("You lead."), _("%s leads."));
    case CG_EVENT_SCORED:
      return tapis_say_number (
        who, ngettext ("You score %u point.", "You score %u points.", n),
        ngettext ("%s scores %u point.", "%s scores %u points.", n), (int) n);
    case CG_EVENT_GAME_OVER:
      return g_strdup (_("The game is over."));
    case CG_EVENT_DEALT:
      return say_dealt (who);
    case CG_EVENT_ROUND_OVER:
      return g_strdup (_("The round is over."));

    /* said by the games themselves, each in its own terms */
    case CG_EVENT_COPIED:
    case CG_EVENT_DEMANDS_LOW:
    case CG_EVENT_SHOWED:
    case CG_EVENT_DECLARED:
    case CG_EVENT_ZEROED:
    case CG_EVENT_STRAW:
    case CG_EVENT_STAKED:
    case CG_EVENT_WITHOUT:
    case CG_EVENT_TOOK_BOX:
    case CG_EVENT_FORGOT:
    case CG_EVENT_BOX_CLOSED:
    case CG_EVENT_STARTS_AGAIN:
    case CG_EVENT_NEW_SEQUENCE:
    case CG_EVENT_STOPPED:
    case CG_EVENT_PAID:
    case CG_EVENT_SHORT:
    case CG_EVENT_GRAND_OPERA:
    case CG_EVENT_KEPT:
    case CG_EVENT_RUINED:
    case CG_EVENT_SWAPPED:
    case CG_EVENT_CHOSE:
    case CG_EVENT_REVEALED:
    case CG_EVENT_REVOLUTION:
    case CG_EVENT_JACKS_CANCEL:
    case CG_EVENT_WAR:
    case CG_EVENT_TOOK_TRICK:
    case CG_EVENT_JOKER_TAKES:
    case CG_EVENT_JOKER_WAR:
    case CG_EVENT_JOKERS_CANCEL:
    case CG_EVENT_SEER:
    case CG_EVENT_SEERS_CANCEL:
    case CG_EVENT_SEERS_ONLY:
    case CG_EVENT_SEES_COUNTS:
    case CG_EVENT_MAY_SWAP:
    case CG_EVENT_TOOK_PILE:
    case CG_EVENT_ELIMINATED:
    case CG_EVENT_LIMIT:
    case CG_EVENT_COMBINATION:
    case CG_EVENT_NOTHING:
    case CG_EVENT_TOTAL:
    case CG_EVENT_GO:
    case CG_EVENT_LAST_CARD:
    case CG_EVENT_TARGET:
    case CG_N_EVENTS:
      break;
    }
  return g_strdup ("");
}

char *
tapis_words_event (const CgRules     *rules,
                   const CgEvent     *event,
                   const char *const *names,
                   int                you)
{
  const TapisGameWords *words = tapis_words_of (rules);
  TapisWho who = { event, NULL, NULL, event->other != CG_NO_SEAT };
  char *sentence;

  if (event->seat != CG_NO_SEAT && event->seat != you)
    who.name = names[event->seat];
  if (event->other != CG_NO_SEAT && event->other != you)
    who.other = names[event->other];
  sentence = words != NULL ? words->event (&who) : NULL;
  return sentence != NULL ? sentence : say_event (&who);
}

/* --- cries --- */

const char *
tapis_words_cry (const CgRules *rules, const CgEvent *event)
{
  const TapisGameWords *words = tapis_words_of (rules);
  const char *cry = words != NULL ? words->cry (event) : NULL;

  if (cry != NULL)
    return cry;
  /* Translators: cries are short: they stand in a bubble beside a player. */
  switch ((CgEventKind) event->kind)
    {
    case CG_EVENT_READY:
      return C_("cry", "Ready!");
    case CG_EVENT_BURNT:
      return C_("cry", "Burns!");
    case CG_EVENT_PICKED_UP:
      return C_("cry", "Picks up!");
    case CG_EVENT_SKIPPED:
      return C_("cry", "Skipped!");
    case CG_EVENT_ATTACKED:
      return C_("cry", "Attack!");
    case CG_EVENT_ANSWERED:
      return C_("cry", "Answered!");
    case CG_EVENT_REVERSED:
      return C_("cry", "Turn round!");
    case CG_EVENT_ROTATED:
      return C_("cry", "Hands move on!");
    case CG_EVENT_PASSED:
      return C_("cry", "Pass");
    case CG_EVENT_OUT_LOST:
      return C_("cry", "Out!");
    case CG_EVENT_OUT_WON:
      return event->rank > 1 ? C_("cry", "Done!") : C_("cry", "Won!");
    default:
      return NULL;
    }
}

/* --- results --- */

/* How a match stands: @list are the names of those who lead, @n of them, and
 * maybe you too. */
static char *
say_lead (const char *list, guint n, gboolean you_too)
{
  if (n == 0)
    return g_strdup (_("You are in the lead."));
  if (you_too)
    /* Translators: %s is a list of names. */
    return g_strdup_printf (_("You share the lead with %s."), list);
  return n == 1 ? g_strdup_printf (_("%s is in the lead."), list)
                : g_strdup_printf (_("%s share the lead."), list);
}

char *
tapis_words_result (const CgRules     *rules,
                    const CgState     *state,
                    const char *const *names,
                    int                you)
{
  const char *winners[CG_MAX_SEATS + 1] = { NULL };
  g_autofree char *list = NULL;
  gboolean you_too = FALSE;
  CgResult result;
  CgSetup setup;
  guint n = 0;

  rules->get_setup (state, &setup);
  rules->result (state, &result);
  for (int seat = 0; seat < setup.seats; seat++)
    if (result.place[seat] == 1 && seat == you)
      you_too = TRUE;
    else if (result.place[seat] == 1)
      winners[n++] = names[seat];
  if (result.goes_on)
    {
      list = tapis_words_list (winners);
      return say_lead (list, n, you_too);
    }
  if (n == 0)
    return g_strdup (you_too ? _("You win!") : _("Nobody wins."));
  list = tapis_words_list (winners);
  if (you_too)
    /* Translators: %s is a list of names. */
    return g_strdup_printf (_("You share the first place with %s."), list);
  return n == 1 ? g_strdup_printf (_("%s wins!"), list)
                : g_strdup_printf (_("%s share the first place."), list);
}

char *
tapis_words_round (const gboolean    *won,
                   guint              n_seats,
                   const char *const *names,
                   int                you)
{
  const char *winners[CG_MAX_SEATS + 1] = { NULL };
  g_autofree char *list = NULL;
  gboolean you_too = FALSE;
  guint n = 0;

  for (int seat = 0; seat < (int) n_seats; seat++)
    if (won[seat] && seat == you)
      you_too = TRUE;
    else if (won[seat])
      winners[n++] = names[seat];
  if (n == 0)
    return g_strdup (you_too ? _("You win the round.")
                             : _("The round is over."));
  list = tapis_words_list (winners);
  if (you_too)
    /* Translators: %s is a list of names. */
    return g_strdup_printf (_("You share the round with %s."), list);
  return n == 1 ? g_strdup_printf (_("%s wins the round."), list)
                : g_strdup_printf (_("%s share the round."), list);
}

const char *
tapis_words_nth_place (guint place)
{
  /* Translators: they stand after "in": "You finish in 2nd place." */
  static const char *const places[CG_MAX_SEATS] = {
    NC_("place", "1st place"), NC_("place", "2nd place"),
    NC_("place", "3rd place"), NC_("place", "4th place"),
    NC_("place", "5th place"), NC_("place", "6th place"),
    NC_("place", "7th place"), NC_("place", "8th place"),
    NC_("place", "9th place"), NC_("place", "10th place"),
    NC_("place", "11th place"),
  };

  g_assert (place >= 1 && place <= CG_MAX_SEATS);
  return g_dpgettext2 (NULL, "place", places[place - 1]);
}

char *
tapis_words_place (const CgResult *result,
                   guint           n_seats,
                   int             seat,
                   const char     *name,
                   gboolean        you)
{
  guint place = result->place[seat];
  const char *nth;
  guint n_first = 0;

  if (place == 0) /* nobody wins */
    return you ? g_strdup (_("You have not finished."))
               : g_strdup_printf (_("%s has not finished."), name);
  nth = tapis_words_nth_place (place);
  if (result->goes_on)
    /* Translators: %s is "1st place", "2nd place" … */
    return you ? g_strdup_printf (_("You are in %s."), nth)
               /* Translators: the player's name, and "1st place" … */
               : g_strdup_printf (_("%s is in %s."), name, nth);
  for (guint i = 0; i < n_seats; i++)
    n_first += result->place[i] == 1;
  if (place == 1 && n_first == 1)
    return you ? g_strdup (_("You win."))
               : g_strdup_printf (_("%s wins."), name);
  if (n_seats == 2 && n_first == 1)
    return you ? g_strdup (_("You lose."))
               : g_strdup_printf (_("%s loses."), name);
  /* Translators: %s is "2nd place", "3rd place" … */
  return you ? g_strdup_printf (_("You finish in %s."), nth)
             /* Translators: the player's name, and "2nd place" … */
             : g_strdup_printf (_("%s finishes in %s."), name, nth);
}
