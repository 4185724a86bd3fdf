/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fills in sentences that speak to "you" or about a player by name. The
 * sentences themselves are in other files. */

#include "tapis-words-private.h"

#include "tapis-sentences.h"

#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
tapis_say_words (const TapisPerson *who, TapisRole role, const char *you,
                 const char *somebody, const char *first, const char *second)
{
  g_autofree char *name = NULL;

  /* printf ignores surplus arguments, for which the format has no %s. */
  if (tapis_is_you (who))
    return g_strdup_printf (tapis_told (who, you), first, second);
  name = tapis_name_in (role, who);
  return g_strdup_printf (tapis_told (who, somebody), name, first, second);
}

char *
tapis_say_to (const TapisPerson *who, TapisRole role, const char *you,
              const char *somebody)
{
  return tapis_say_words (who, role, you, somebody, NULL, NULL);
}

char *
tapis_say_of (const TapisPerson *who, TapisRole role, const char *sentence)
{
  g_autofree char *name = tapis_name_in (role, who);

  return g_strdup_printf (tapis_told (who, sentence), name);
}

char *
tapis_say_asked (const TapisPerson *who, const char *you, const char *somebody)
{
  return tapis_is_you (who) ? g_strdup (g_dpgettext2 (NULL, "demand", you))
                            : tapis_say_of (who, TAPIS_ROLE_DOER, somebody);
}

char *
tapis_say_count (const TapisPerson *who, TapisRole role, guint n,
                 const char *you, const char *you_many, const char *somebody,
                 const char *somebody_many)
{
  g_autofree char *name = NULL;

  if (tapis_is_you (who))
    return g_strdup_printf (tapis_told_n (who, you, you_many, n), n);
  name = tapis_name_in (role, who);
  return g_strdup_printf (tapis_told_n (who, somebody, somebody_many, n), name,
                          n);
}

char *
tapis_say_with_word (const char *sentence, const char *word)
{
  return g_strdup_printf (sentence, word);
}

char *
tapis_say_with_number (const char *sentence, int n)
{
  return g_strdup_printf (sentence, n);
}

/* --- from the tables --- */

const TapisSayings *
tapis_sayings_of (const CgRules *rules)
{
  const TapisGameWords *words = tapis_words_of (rules);

  return words != NULL ? &words->says : tapis_sayings_next (NULL);
}

const TapisSayings *
tapis_sayings_next (const TapisSayings *sayings)
{
  static const TapisSayings common = {
    .events = tapis_common_events,
    .refusals = tapis_common_refusals,
    .reasons = tapis_common_reasons,
  };

  if (sayings == &common)
    return NULL;
  return sayings != NULL && sayings->base != NULL ? sayings->base : &common;
}

char *
tapis_say_what (const CgRules *rules, TapisSays says, TapisRole role,
                guint rank, guint suits, const CgCard *cards, guint n_cards)
{
  gboolean spanish = rules->pack == CG_PACK_SPANISH;

  switch (says)
    {
    case TAPIS_SAYS_CARD:
      return g_strdup (tapis_words_the_card (cards[0], role));
    case TAPIS_SAYS_CARDS:
      return tapis_words_the_cards (cards, n_cards, role);
    case TAPIS_SAYS_A_RANK:
      return rank == 0 ? NULL
                       : g_strdup (spanish ? tapis_words_a_number (rank, role)
                                           : tapis_words_a_rank (rank, role));
    case TAPIS_SAYS_RANKS:
      return rank == 0 ? NULL
                       : g_strdup (spanish ? tapis_words_numbers (rank, role)
                                           : tapis_words_ranks (rank, role));
    case TAPIS_SAYS_SUITS:
      return tapis_words_suits (rules->pack, suits, role);
    case TAPIS_SAYS_PLACE:
      return g_strdup (tapis_words_nth_place (rank));
    case TAPIS_SAYS_NOTHING:
    case TAPIS_SAYS_NAME:
      break;
    }
  return NULL;
}

static int
number_of (TapisTells tells, const CgEvent *event)
{
  switch (tells)
    {
    case TAPIS_TELLS_COUNT:
      return event->count;
    case TAPIS_TELLS_POINTS:
      return event->points;
    case TAPIS_TELLS_TOTAL:
      return event->total;
    case TAPIS_TELLS_NOTHING:
      break;
    }
  return 0;
}

char *
tapis_say_event (const TapisEventWords *words, const TapisWho *who)
{
  const CgEvent *event = who->event;
  gboolean by_name = words->somebody != NULL && who->who != NULL &&
                     !who->who->you;
  gboolean both = by_name && words->between != NULL && who->other != NULL &&
                  !who->other->you;
  const TapisPerson *teller = both && words->by_other ? who->other : who->who;
  int n = number_of (words->tells, event);
  g_autofree char *word =
    words->word_of != NULL
      ? g_strdup (words->word_of (event))
      : tapis_say_what (who->rules, words->says, words->as, event->rank,
                        event->suits, event->cards,
                        MIN (event->count, CG_EVENT_CARDS));
  g_autofree char *name =
    by_name ? tapis_name_in (words->who_as, who->who) : NULL;
  g_autofree char *other = both || (!by_name && words->between != NULL)
                             ? tapis_name_in (words->other_as, who->other)
                             : NULL;
  const char *one = both      ? words->between
                    : by_name ? words->somebody
                              : words->you;
  const char *many = both      ? words->between_many
                     : by_name ? words->somebody_many
                               : words->you_many;
  const char *strings[3];
  guint k = 0;

  if (words->say != NULL)
    return words->say (who);
  if (both && words->by_other)
    strings[k++] = other;
  if (by_name)
    strings[k++] = name;
  if (other != NULL && !(both && words->by_other))
    strings[k++] = other;
  if (word != NULL)
    strings[k++] = word;
  one = many != NULL
          ? tapis_told_n (teller, one, many, (gulong) MAX (n, 0))
          : tapis_told (teller, one);
  /* printf ignores the numbers if the format has no place for them. */
  switch (k)
    {
    case 0:
      return g_strdup_printf (one, n, event->total);
    case 1:
      return g_strdup_printf (one, strings[0], n, event->total);
    case 2:
      return g_strdup_printf (one, strings[0], strings[1], n,
                              event->total);
    default:
      return g_strdup_printf (one, strings[0], strings[1], strings[2], n,
                              event->total);
    }
}
