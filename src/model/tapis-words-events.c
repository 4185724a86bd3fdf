/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What happened, in whole sentences: to you, or to somebody with a name.
 * Decides no rule: the engine's events say what happened. */

#include "config.h"

#include "tapis-words.h"

#include "games/norwegian.h"

#include <glib/gi18n.h>

/* Who is spoken of. */
typedef struct
{
  const CgEvent *event;
  const char    *name;  /* of the event's seat, or NULL: you */
  const char    *other; /* of its other seat, or NULL: you */
  gboolean       has_other;
} Who;

static char *
say (const Who *who, const char *you, const char *somebody)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (who->name == NULL)
    return g_strdup (you);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_string_printf (text, somebody, who->name);
#pragma GCC diagnostic pop
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
say_cards (const Who *who)
{
  g_autofree char *cards =
    tapis_words_the_cards (who->event->cards,
                           MIN (who->event->count, CG_EVENT_CARDS));

  return who->name == NULL
           /* Translators: %s is "the 7 of hearts and the 7 of spades". */
           ? g_strdup_printf (_("You lay %s."), cards)
           /* Translators: the player's name, then the cards with articles. */
           : g_strdup_printf (_("%s lays %s."), who->name, cards);
}

static char *
say_exchanged (const Who *who)
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
say_picked_up (const Who *who)
{
  guint n = who->event->count;

  if (!who->has_other)
    return who->name == NULL
             ? g_strdup_printf (ngettext ("You pick up the pile: %u card.",
                                          "You pick up the pile: %u cards.",
                                          n),
                                n)
             : g_strdup_printf (ngettext ("%s picks up the pile: %u card.",
                                          "%s picks up the pile: %u cards.",
                                          n),
                                who->name, n);
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
say_burnt (const Who *who)
{
  guint n = who->event->count;

  return who->name == NULL
           ? g_strdup_printf (
               ngettext ("You burn the pile: %u card leaves the game.",
                         "You burn the pile: %u cards leave the game.", n),
               n)
           : g_strdup_printf (
               ngettext ("%s burns the pile: %u card leaves the game.",
                         "%s burns the pile: %u cards leave the game.", n),
               who->name, n);
}

static char *
say_drew (const Who *who)
{
  guint n = who->event->count;

  return who->name == NULL
           ? g_strdup_printf (ngettext ("You draw %u card.",
                                        "You draw %u cards.", n),
                              n)
           : g_strdup_printf (ngettext ("%s draws %u card.",
                                        "%s draws %u cards.", n),
                              who->name, n);
}

static char *
say_took_up (const Who *who)
{
  guint n = who->event->count;

  return who->name == NULL
           ? g_strdup_printf (
               ngettext ("You take %u face-up card into your hand.",
                         "You take %u face-up cards into your hand.", n),
               n)
           : g_strdup_printf (
               ngettext ("%s takes %u face-up card into the hand.",
                         "%s takes %u face-up cards into the hand.", n),
               who->name, n);
}

static char *
say_card (const Who *who, const char *you, const char *somebody)
{
  const char *card = tapis_words_the_card (who->event->cards[0]);
  g_autoptr (GString) text = g_string_new (NULL);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (who->name == NULL)
    g_string_printf (text, you, card);
  else
    g_string_printf (text, somebody, who->name, card);
#pragma GCC diagnostic pop
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
say_demands_suit (const Who *who)
{
  g_autofree char *suits = tapis_words_suits (who->event->suits);

  return who->name == NULL
           /* Translators: %s is "hearts", "hearts or spades", "red" … */
           ? g_strdup_printf (_("You ask for %s."), suits)
           : g_strdup_printf (_("%s asks for %s."), who->name, suits);
}

static char *
say_skipped (const Who *who)
{
  gboolean by_oneself = who->has_other && who->event->seat ==
                                            who->event->other;

  if (!who->has_other || by_oneself)
    return say (who, _("You lose your turn."),
                /* Translators: %s is a player's name. */
                _("%s loses the turn."));
  if (who->name == NULL)
    return g_strdup_printf (_("%s makes you lose your turn."), who->other);
  if (who->other == NULL)
    return g_strdup_printf (_("You make %s lose the turn."), who->name);
  return g_strdup_printf (_("%1$s makes %2$s lose the turn."), who->other,
                          who->name);
}

static char *
say_attacked (const Who *who)
{
  if (who->name == NULL)
    return g_strdup_printf (_("You attack %s."), who->other);
  if (who->other == NULL)
    return g_strdup_printf (_("%s attacks you!"), who->name);
  return g_strdup_printf (_("%1$s attacks %2$s."), who->name, who->other);
}

static char *
say_answered (const Who *who)
{
  if (who->name == NULL)
    return g_strdup_printf (_("You answer the attack of %s."), who->other);
  if (who->other == NULL)
    return g_strdup_printf (_("%s answers your attack."), who->name);
  return g_strdup_printf (_("%1$s answers the attack of %2$s."), who->name,
                          who->other);
}

static char *
say_rotated (const Who *who)
{
  guint n = who->event->count;

  return who->name == NULL
           ? g_strdup_printf (
               ngettext ("You make all hands move on by %u place.",
                         "You make all hands move on by %u places.", n),
               n)
           : g_strdup_printf (
               ngettext ("%s makes all hands move on by %u place.",
                         "%s makes all hands move on by %u places.", n),
               who->name, n);
}

static char *
say_out_won (const CgRules *rules, const Who *who)
{
  guint place = who->event->rank;

  if (place > 1)
    /* Translators: %u is 2 or more. */
    return who->name == NULL
             ? g_strdup_printf (_("You finish in place %u."), place)
             : g_strdup_printf (_("%s finishes in place %u."), who->name,
                                place);
  if (rules == &cg_rules_norwegian)
    /* Translators: "Norwegian!" is what the winner cries. */
    return say (who, _("Norwegian! You win."), _("Norwegian! %s wins."));
  return say (who, _("You win."), _("%s wins."));
}

static char *
say_scored (const Who *who)
{
  guint n = who->event->count;

  return who->name == NULL
           ? g_strdup_printf (ngettext ("You score %u point.",
                                        "You score %u points.", n),
                              n)
           : g_strdup_printf (ngettext ("%s scores %u point.",
                                        "%s scores %u points.", n),
                              who->name, n);
}

char *
tapis_words_event (const CgRules     *rules,
                   const CgEvent     *event,
                   const char *const *names,
                   int                you)
{
  Who who = { event, NULL, NULL, event->other != CG_NO_SEAT };

  if (event->seat != CG_NO_SEAT && event->seat != you)
    who.name = names[event->seat];
  if (event->other != CG_NO_SEAT && event->other != you)
    who.other = names[event->other];

  switch ((CgEventKind) event->kind)
    {
    case CG_EVENT_EXCHANGED:
      return say_exchanged (&who);
    case CG_EVENT_READY:
      return say (&who, _("You are ready."), _("%s is ready."));
    case CG_EVENT_LAID:
      return say_cards (&who);
    case CG_EVENT_COPIED:
      /* Translators: %s is "a 7", "a queen" … */
      return g_strdup_printf (_("The 3 counts as %s."),
                              tapis_words_a_rank (event->rank));
    case CG_EVENT_DREW:
      return say_drew (&who);
    case CG_EVENT_BURNT:
      return say_burnt (&who);
    case CG_EVENT_PICKED_UP:
      return say_picked_up (&who);
    case CG_EVENT_TOOK_UP:
      return say_took_up (&who);
    case CG_EVENT_FLIPPED:
      return say_card (&who, _("You turn over %s."), _("%s turns over %s."));
    case CG_EVENT_DEMANDS_SUIT:
      return say_demands_suit (&who);
    case CG_EVENT_DEMANDS_LOW:
      return say (&who, _("You ask for a 7 or lower."),
                  _("%s asks for a 7 or lower."));
    case CG_EVENT_SKIPPED:
      return say_skipped (&who);
    case CG_EVENT_ATTACKED:
      return say_attacked (&who);
    case CG_EVENT_ANSWERED:
      return say_answered (&who);
    case CG_EVENT_REVERSED:
      return say (&who, _("You turn the direction of play round."),
                  _("%s turns the direction of play round."));
    case CG_EVENT_ROTATED:
      return say_rotated (&who);
    case CG_EVENT_DISCARDED:
      return say_card (&who, _("You put %s out of the game."),
                       _("%s puts %s out of the game."));
    case CG_EVENT_PASSED:
      return say (&who, _("You pass."), _("%s passes."));
    case CG_EVENT_OUT_LOST:
      return say (&who, _("Your last card was a 10: you are out and have "
                          "lost."),
                  _("%s ended on a 10: out and lost."));
    case CG_EVENT_OUT_WON:
      return say_out_won (rules, &who);
    case CG_EVENT_LEADS:
      return say (&who, _("You lead."), _("%s leads."));
    case CG_EVENT_SCORED:
      return say_scored (&who);
    case CG_EVENT_GAME_OVER:
      return g_strdup (_("The game is over."));
    case CG_N_EVENTS:
      break;
    }
  return g_strdup ("");
}

const char *
tapis_words_cry (const CgRules *rules, const CgEvent *event)
{
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
      if (event->rank > 1)
        return C_("cry", "Done!");
      return rules == &cg_rules_norwegian ? C_("cry", "Norwegian!")
                                          : C_("cry", "Won!");
    default:
      return NULL;
    }
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
tapis_words_place (const char *name, gboolean you, guint place)
{
  if (place == 1)
    return you ? g_strdup (_("You are first."))
               : g_strdup_printf (_("%s is first."), name);
  /* Translators: %u is 2 or more. */
  return you ? g_strdup_printf (_("You are in place %u."), place)
             : g_strdup_printf (_("%s is in place %u."), name, place);
}
