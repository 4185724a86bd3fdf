/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Speaking of somebody: to "you", or with a name. The only place where a
 * sentence that comes as a variable is filled in; the sentences themselves are
 * elsewhere. */

#include "config.h"

#include "tapis-words-private.h"

#pragma GCC diagnostic ignored "-Wformat-nonliteral"

char *
tapis_say (const TapisWho *who, const char *you, const char *somebody)
{
  return who->name == NULL ? g_strdup (you)
                           : g_strdup_printf (somebody, who->name);
}

char *
tapis_say_word (const TapisWho *who,
                const char     *you,
                const char     *somebody,
                const char     *word)
{
  return who->name == NULL ? g_strdup_printf (you, word)
                           : g_strdup_printf (somebody, who->name, word);
}

char *
tapis_say_card (const TapisWho *who, const char *you, const char *somebody)
{
  return tapis_say_word (who, you, somebody,
                         tapis_words_the_card (who->event->cards[0]));
}

char *
tapis_say_number (const TapisWho *who,
                  const char     *you,
                  const char     *somebody,
                  int             n)
{
  return who->name == NULL ? g_strdup_printf (you, n)
                           : g_strdup_printf (somebody, who->name, n);
}

char *
tapis_say_between (const TapisWho *who,
                   const char     *from_you,
                   const char     *to_you,
                   const char     *others)
{
  if (who->name == NULL)
    return g_strdup_printf (from_you, who->other);
  if (who->other == NULL)
    return g_strdup_printf (to_you, who->name);
  return g_strdup_printf (others, who->name, who->other);
}

char *
tapis_say_with_number (const char *sentence, int n)
{
  return g_strdup_printf (sentence, n);
}

char *
tapis_say_with_cry (const char *cry, char *sentence)
{
  char *both = g_strconcat (cry, " ", sentence, NULL);

  g_free (sentence);
  return both;
}
