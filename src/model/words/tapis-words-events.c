/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences about the events that all games share, and about how a game or
 * a round has ended. The events come from the engine. */

#include "tapis-sentences.h"
#include "tapis-words-language.h"
#include "tapis-words-private.h"

#include <glib/gi18n.h>

/* All in milliseconds. PLAIN_TIME is how long a person looks at a move if none
 * of its events has a time. Otherwise the longest time of its events counts,
 * and each other event that has a time adds MORE_TIME. MOST_TIME is the highest
 * time of a move. */
#define PLAIN_TIME 200
#define MORE_TIME 100
#define MOST_TIME 2400

/* Translators, all of these: what happened, a sentence in the log and read
 * aloud: the first of a round; %s is the dealer's name. */
static char *
say_dealt (const TapisWho *who)
{
  guint round = who->event->count;
  CgCard turned = who->event->cards[0];
  const char *card = tapis_words_the_card (turned, TAPIS_ROLE_SUBJECT);
  g_autofree char *name = NULL;

  if (tapis_is_you (who->who) && turned == CG_CARD_NONE)
    return g_strdup_printf (tapis_told (who->who, P_("Round %u: you deal.")),
                            round);
  if (tapis_is_you (who->who))
    return g_strdup_printf (tapis_told (who->who,
                                        /* Translators: the number, then the
                                         * turned card. */
                                        P_("Round %u: you deal. The turn-up is "
                                           "%s.")), round, card);
  name = tapis_name_in (TAPIS_ROLE_SUBJECT, who->who);
  if (turned == CG_CARD_NONE)
    return g_strdup_printf (tapis_told (who->who, P_("Round %u: %s deals.")),
                            round, name);
  return g_strdup_printf (tapis_told (who->who,
                                      /* Translators: the number, the player's
                                       * name, the turned card. */
                                      P_("Round %u: %s deals. The turn-up is "
                                         "%s.")), round, name, card);
}

/* The words for the events that all games share. */
const TapisEventWords tapis_common_events[] = {
  { CG_EVENT_LAID, .least_count = 2, .sound = TAPIS_SOUND_CARDS,
    .time = 750 },
  { CG_EVENT_LAID,
    /* Translators: %s is "the 7 of hearts and the 7 of spades". */
    .you = P_("You lay %s."),
    /* Translators: the player's name, then the cards with articles. */
    .somebody = P_("%s lays %s."),
    .says = TAPIS_SAYS_CARDS, .as = TAPIS_ROLE_OBJECT,
    .weight = TAPIS_IS_ROUTINE, .sound = TAPIS_SOUND_CARD, .time = 540 },
  { CG_EVENT_DREW,
    .you = PP_("You draw %u card.", "You draw %u cards."),
    .somebody = PP_("%s draws %u card.", "%s draws %u cards."),
    .tells = TAPIS_TELLS_COUNT, .weight = TAPIS_IS_SMALL,
    .sound = TAPIS_SOUND_SILENCE },
  /* Translators: cries are short: they are shown in a bubble beside a
   * player. */
  { CG_EVENT_PASSED, .cry = NC_("cry", "Pass"),
    .you = P_("You pass."), .somebody = P_("%s passes."),
    .weight = TAPIS_IS_ROUTINE,
    .who_as = TAPIS_ROLE_SUBJECT, .sound = TAPIS_SOUND_SKIP, .time = 800 },
  { CG_EVENT_LEADS, .you = P_("You lead."), .somebody = P_("%s leads."),
    .who_as = TAPIS_ROLE_SUBJECT, .sound = TAPIS_SOUND_SILENCE },
  { CG_EVENT_TOOK_TRICK,
    .you = PP_("You take the trick: %u card.",
               "You take the trick: %u cards."),
    .somebody = PP_("%s takes the trick: %u card.",
                    "%s takes the trick: %u cards."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_PICK_UP, .time = 1200 },
  { CG_EVENT_SCORED,
    .you = PP_("You score %u point.", "You score %u points."),
    .somebody = PP_("%s scores %u point.", "%s scores %u points."),
    .tells = TAPIS_TELLS_COUNT, .sound = TAPIS_SOUND_TOKEN, .time = 1100 },
  { CG_EVENT_OUT_LOST, .cry = NC_("cry", "Out!"),
    .you = P_("You are out and have lost."),
    .somebody = P_("%s is out and has lost."),
    .who_as = TAPIS_ROLE_SUBJECT, .sound = TAPIS_SOUND_OUT, .time = 1800,
    .stage = 800 },
  { CG_EVENT_OUT_WON, .most_rank = 1, .cry = NC_("cry", "Won!"),
    .you = P_("You win."), .somebody = P_("%s wins."),
    .who_as = TAPIS_ROLE_SUBJECT },
  { CG_EVENT_OUT_WON, .cry = NC_("cry", "Done!"),
    .you = P_("You finish in %s."), .somebody = P_("%s finishes in %s."),
    .says = TAPIS_SAYS_PLACE,
    .who_as = TAPIS_ROLE_SUBJECT, .sound = TAPIS_SOUND_OUT, .time = 1800,
    .stage = 800 },
  { CG_EVENT_DEALT, .say = say_dealt, .sound = TAPIS_SOUND_SHUFFLE,
    .time = 1400 },
  { CG_EVENT_ROUND_OVER, .you = N_("The round is over."),
    .sound = TAPIS_SOUND_OUT, .time = 1800 },
  { CG_EVENT_GAME_OVER, .you = N_("The game is over."),
    .sound = TAPIS_SOUND_SILENCE },
  { .kind = CG_EVENT_NONE },
};

/* The parts of a row of TapisEventWords that find_words() can look for. */
typedef enum { SENTENCE, CRY, WEIGHT, SOUND, TIME, STAGE } Part;

static gboolean
has (const TapisEventWords *words, Part part)
{
  switch (part)
    {
    case SENTENCE:
      return words->you != NULL || words->say != NULL;
    case CRY:
      return words->cry != NULL || words->cry_of != NULL;
    case WEIGHT:
      return words->weight != TAPIS_WEIGHS_MUCH;
    case SOUND:
      return words->sound != TAPIS_SOUND_UNTOLD;
    case TIME:
      return words->time != 0;
    case STAGE:
      return words->stage != 0;
    default:
      g_return_val_if_reached (FALSE);
    }
}

static gboolean
fits (const TapisEventWords *words, const CgEvent *event, Part part)
{
  return event->count >= words->least_count &&
         event->rank >= words->least_rank &&
         (words->most_rank == 0 || event->rank <= words->most_rank) &&
         (part != SENTENCE || words->between == NULL ||
          (event->other != CG_NO_SEAT && event->other != event->seat)) &&
         (words->when == NULL || words->when (event));
}

/* Returns the first row of words that fits @event and has the part @part, or
 * NULL if there is none. */
static const TapisEventWords *
find_words (const CgRules *rules, const CgEvent *event, Part part)
{
  for (const TapisSayings *says = tapis_sayings_of (rules); says != NULL;
       says = tapis_sayings_next (says))
    for (const TapisEventWords *words = says->events;
         words != NULL && words->kind != CG_EVENT_NONE; words++)
      if (words->kind == event->kind && has (words, part) &&
          fits (words, event, part))
        return words;
  return NULL;
}

const char *
tapis_words_cry (const CgRules *rules, const CgEvent *event)
{
  const TapisEventWords *words = find_words (rules, event, CRY);

  if (words == NULL)
    return NULL;
  return words->cry_of != NULL ? words->cry_of (event)
                               : g_dpgettext2 (NULL, "cry", words->cry);
}

TapisWeight
tapis_words_weight (const CgRules *rules, const CgEvent *event)
{
  const TapisEventWords *words = find_words (rules, event, WEIGHT);

  return words != NULL ? words->weight : TAPIS_WEIGHS_MUCH;
}

TapisSound
tapis_words_sound (const CgRules *rules, const CgEvent *event)
{
  const TapisEventWords *words = find_words (rules, event, SOUND);

  return words != NULL ? (TapisSound) words->sound : TAPIS_SOUND_UNTOLD;
}

guint
tapis_words_time (const CgRules *rules, const CgEvents *events)
{
  guint longest = 0, n = 0;

  if (events->n == 0)
    return TAPIS_USUAL_TIME;
  for (guint i = 0; i < events->n; i++)
    {
      const TapisEventWords *words =
        find_words (rules, &events->list[i], TIME);

      if (words == NULL)
        continue;
      longest = MAX (longest, words->time);
      n++;
    }
  return n == 0 ? PLAIN_TIME
                : MIN (longest + (n - 1) * MORE_TIME, MOST_TIME);
}

guint
tapis_words_stage (const CgRules *rules, const CgEvent *event)
{
  const TapisEventWords *words = find_words (rules, event, STAGE);

  return words != NULL ? words->stage : 0;
}

char *
tapis_words_event (const CgRules *rules, const CgEvent *event,
                   const TapisPerson *people)
{
  const TapisEventWords *words = find_words (rules, event, SENTENCE);
  const TapisWho who = {
    rules, event,
    event->seat != CG_NO_SEAT ? &people[event->seat] : NULL,
    event->other != CG_NO_SEAT ? &people[event->other] : NULL,
  };
  g_autofree char *sentence = NULL;
  const char *cry;

  if (words == NULL)
    return g_strdup ("");
  sentence = tapis_say_event (words, &who);
  cry = words->cried ? tapis_words_cry (rules, event) : NULL;
  return tapis_words_sentences (cry != NULL ? cry : "", sentence, NULL);
}

/* --- results --- */

/* Returns a sentence that names the winners, or NULL if nobody has won. A seat
 * has won if @won is TRUE for it. @teams has the number of each seat's team.
 * @sentences has six sentences for these winners: (0) "you" alone, (1) "you"
 * and others, (2) one other player, (3) several other players; and if all
 * winners are of one team, (4) "you" and others, (5) several other players. All
 * but the first have a %s for the names. Those about "you" or one player are
 * marked with P_(). */
static char *
say_winners (const gboolean *won, guint n_seats, const TapisPerson *people,
             const int *teams, const char *const sentences[6])
{
  gboolean together = TRUE;
  int team = CG_NO_SEAT;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const TapisPerson *you = NULL;
  const TapisPerson *last = NULL;
  g_autofree char *list = NULL;

  for (guint seat = 0; seat < n_seats; seat++)
    if (won[seat] && people[seat].you)
      you = &people[seat];
  for (guint seat = 0; together && seat < n_seats; seat++)
    if (won[seat])
      {
        together = team == CG_NO_SEAT || team == teams[seat];
        team = teams[seat];
      }
  for (guint seat = 0; seat < n_seats; seat++)
    if (won[seat] && !people[seat].you)
      {
        last = &people[seat];
        g_ptr_array_add (names, tapis_name_in (you != NULL
                                                 ? TAPIS_ROLE_WITH
                                                 : TAPIS_ROLE_SUBJECT, last));
      }
  if (last == NULL)
    return you != NULL ? g_strdup (tapis_told (you, sentences[0])) : NULL;
  list = tapis_words_list ((const char *const *) names->pdata, names->len);
  if (you != NULL)
    return tapis_say_with_word (
      tapis_told (you, sentences[together ? 4 : 1]), list);
  return tapis_say_with_word (
    names->len == 1 ? tapis_told (last, sentences[2])
                    : _(sentences[together ? 5 : 3]),
    list);
}

/* Translators, all of these: how a game or a match stands or has ended, a
 * sentence; %s is a name, or several with "and". */
char *
tapis_words_result (const CgRules *rules, const CgState *state,
                    const TapisPerson *people)
{
  /* Translators: %s is one name, or a list of names. The last two are said of
   * partners, who win together. */
  static const char *const wins[] = {
    P_("You win!"), P_("You share first place with %s."),
    P_("%s wins!"), N_("%s share first place."),
    P_("You and %s win!"), N_("%s win!"),
  };
  /* Translators: %s is one name, or a list of names. The last two are said of
   * partners, who lead together. */
  static const char *const leads[] = {
    P_("You are in the lead."), P_("You share the lead with %s."),
    P_("%s is in the lead."), N_("%s share the lead."),
    P_("You and %s are in the lead."), N_("%s are in the lead."),
  };
  gboolean won[CG_MAX_SEATS];
  int teams[CG_MAX_SEATS];
  CgResult result;
  CgSetup setup;
  char *sentence;

  cg_get_setup (rules, state, &setup);
  rules->result (state, &result);
  for (int seat = 0; seat < setup.seats; seat++)
    {
      won[seat] = result.place[seat] == 1;
      teams[seat] = cg_team (rules, state, seat);
    }
  sentence = say_winners (won, setup.seats, people, teams,
                          result.goes_on ? leads : wins);
  return sentence != NULL ? sentence : g_strdup (_("Nobody wins."));
}

/* Translators, all of these: who has won a round, a sentence; %s is a name, or
 * several with "and". */
char *
tapis_words_round (const gboolean *won, guint n_seats,
                   const TapisPerson *people, const int *teams)
{
  /* Translators: %s is one name, or a list of names. The last two are said of
   * partners, who win together. */
  static const char *const wins[] = {
    P_("You win the round."), P_("You share the round with %s."),
    P_("%s wins the round."), N_("%s share the round."),
    P_("You and %s win the round."), N_("%s win the round."),
  };
  char *sentence = say_winners (won, n_seats, people, teams, wins);

  return sentence != NULL ? sentence : g_strdup (_("The round is over."));
}

const char *
tapis_words_nth_place (guint place)
{
  /* Translators: they stand after "in": "You finish in 2nd place." */
  static const char *const places[CG_MAX_SEATS] = {
    NULL, NC_("place", "2nd place"),
    NC_("place", "3rd place"), NC_("place", "4th place"),
    NC_("place", "5th place"), NC_("place", "6th place"),
    NC_("place", "7th place"), NC_("place", "8th place"),
    NC_("place", "9th place"), NC_("place", "10th place"),
    NC_("place", "11th place"),
  };

  g_assert (place >= 2 && place <= CG_MAX_SEATS);
  return g_dpgettext2 (NULL, "place", places[place - 1]);
}

/* Translators, all of these: they are used in "You came second.", "Fox is
 * third.", which you may translate as "You have come in %s." with "second
 * place" here. */
static const char *
nth (guint place)
{
  static const char *const words[CG_MAX_SEATS] = {
    NULL,
    NC_("place of a player", "second"),
    NC_("place of a player", "third"),
    NC_("place of a player", "fourth"),
    NC_("place of a player", "fifth"),
    NC_("place of a player", "sixth"),
    NC_("place of a player", "seventh"),
    NC_("place of a player", "eighth"),
    NC_("place of a player", "ninth"),
    NC_("place of a player", "tenth"),
    NC_("place of a player", "eleventh"),
  };

  g_assert (place >= 2 && place <= CG_MAX_SEATS);
  return g_dpgettext2 (NULL, "place of a player", words[place - 1]);
}

/* Translators, all of these: how a match stands for somebody, a sentence; %s is
 * a player's name. */
static char *
say_standing (const TapisPerson *who, guint place, gboolean shared)
{
  if (place > 1)
    /* Translators: %s is "second", "third" … */
    return tapis_say_words (who, TAPIS_ROLE_SUBJECT, P_("You are %s."),
                            /* Translators: the player's name, and "second"
                             * … */
                            P_("%s is %s."), nth (place), NULL);
  if (shared)
    return tapis_say_to (who, TAPIS_ROLE_SUBJECT, P_("You share the lead."),
                         P_("%s shares the lead."));
  return tapis_say_to (who, TAPIS_ROLE_SUBJECT, P_("You are in the lead."),
                       P_("%s is in the lead."));
}

static guint
count_place (const CgResult *result, guint n_seats, guint place)
{
  guint n = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    n += result->place[seat] == place;
  return n;
}

gboolean
tapis_words_is_lost (const CgResult *result, guint n_seats, int seat)
{
  return !result->goes_on && result->place[seat] == 2 &&
         count_place (result, n_seats, 1) + count_place (result, n_seats, 2) ==
           n_seats;
}

/* Translators, all of these: how a game has ended for somebody, a sentence; %s
 * is a player's name. */
char *
tapis_words_place (const CgResult *result, guint n_seats, int seat,
                   const TapisPerson *who)
{
  guint place = result->place[seat];
  /* If two teams share the first place, the next place is the third one. */
  gboolean shared = count_place (result, n_seats, 1) > 1 &&
                    count_place (result, n_seats, 2) == 0;

  if (place == 0) /* nobody has a place if the game was broken off */
    return tapis_say_to (who, TAPIS_ROLE_SUBJECT, P_("You have not finished."),
                         P_("%s has not finished."));
  if (result->goes_on)
    return say_standing (who, place, shared);
  if (place == 1 && shared)
    return tapis_say_to (who, TAPIS_ROLE_SUBJECT, P_("You share first place."),
                         P_("%s shares first place."));
  if (place == 1)
    return tapis_say_to (who, TAPIS_ROLE_SUBJECT, P_("You won."),
                         P_("%s won."));
  if (tapis_words_is_lost (result, n_seats, seat))
    return tapis_say_to (who, TAPIS_ROLE_SUBJECT, P_("You lost."),
                         P_("%s lost."));
  /* Translators: %s is "second", "third" … */
  return tapis_say_words (who, TAPIS_ROLE_SUBJECT, P_("You came %s."),
                          /* Translators: the player's name, and "second" … */
                          P_("%s came %s."), nth (place), NULL);
}

char *
tapis_words_lost_with (guint n_cards, const TapisPerson *who)
{
  return tapis_say_count (who, TAPIS_ROLE_SUBJECT, n_cards,
                          /* Translators: somebody else won, and so many cards
                           * were still to be laid. */
                          PP_("You lost, with %u card left.",
                              "You lost, with %u cards left."),
                          /* Translators: the same of another player; %s is
                           * the name. */
                          PP_("%s lost, with %u card left.",
                              "%s lost, with %u cards left."));
}
