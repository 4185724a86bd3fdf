/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Speaking of somebody: to "you", or with a name. The only place where a
 * sentence that comes as a variable is filled in; the sentences themselves are
 * elsewhere. */

#include "config.h"

#include "tapis-words-private.h"

#include "tapis-sentences.h"

#include <glib/gi18n.h>

#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
tapis_say_words (const char *name, const char *you, const char *somebody,
                 const char *first, const char *second)
{
  /* a word too many is passed over */
  return name == NULL
           ? g_strdup_printf (_(you), first, second)
           : g_strdup_printf (_(somebody), name, first, second);
}

char *
tapis_say_to (const char *name, const char *you, const char *somebody)
{
  return tapis_say_words (name, you, somebody, NULL, NULL);
}

char *
tapis_say_count (const char *name, guint n, const char *you,
                 const char *you_many, const char *somebody,
                 const char *somebody_many)
{
  return name == NULL
           ? g_strdup_printf (ngettext (you, you_many, n), n)
           : g_strdup_printf (ngettext (somebody, somebody_many, n), name, n);
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

/* --- by table --- */

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
tapis_say_what (const CgRules *rules, TapisSays says, guint rank, guint suits,
                const CgCard *cards, guint n_cards)
{
  gboolean spanish = rules->pack == CG_PACK_SPANISH;

  switch (says)
    {
    case TAPIS_SAYS_CARD:
      return g_strdup (tapis_words_the_card (cards[0]));
    case TAPIS_SAYS_CARDS:
      return tapis_words_the_cards (cards, n_cards);
    case TAPIS_SAYS_A_RANK:
      return rank == 0 ? NULL
                       : g_strdup (spanish ? tapis_words_a_number (rank)
                                           : tapis_words_a_rank (rank));
    case TAPIS_SAYS_RANKS:
      return rank == 0 ? NULL
                       : g_strdup (spanish ? tapis_words_numbers (rank)
                                           : tapis_words_ranks (rank));
    case TAPIS_SAYS_SUITS:
      return tapis_words_suits (suits);
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
  int n = number_of (words->tells, event);
  g_autofree char *word =
    tapis_say_what (who->rules, words->says, event->rank, event->suits,
                    event->cards, MIN (event->count, CG_EVENT_CARDS));
  const char *one = words->you, *many = words->you_many;
  const char *strings[3];
  guint k = 0;

  if (words->say != NULL)
    return words->say (who);
  if (words->somebody != NULL && who->name != NULL)
    {
      gboolean both = words->between != NULL && who->other != NULL;

      one = both ? words->between : words->somebody;
      many = both ? words->between_many : words->somebody_many;
      if (both && words->by_other)
        strings[k++] = who->other;
      strings[k++] = who->name;
      if (both && !words->by_other)
        strings[k++] = who->other;
    }
  else if (words->between != NULL)
    strings[k++] = who->other;
  if (many != NULL)
    one = ngettext (one, many, (gulong) MAX (n, 0));
  else
    one = _(one);
  if (word != NULL)
    strings[k++] = word;
  /* a number too many is passed over */
  switch (k)
    {
    case 0:
      return g_strdup_printf (one, n);
    case 1:
      return g_strdup_printf (one, strings[0], n);
    case 2:
      return g_strdup_printf (one, strings[0], strings[1], n);
    default:
      return g_strdup_printf (one, strings[0], strings[1], strings[2], n);
    }
}
