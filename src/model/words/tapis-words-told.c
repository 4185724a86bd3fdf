/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Tells several events in a row: joins the sentences about the same player to
 * one sentence, and replaces the names of cards by characters that stand for
 * their pictures. The sentence about a single event is in
 * tapis-words-events.c. */

#include "tapis-sentences.h"
#include "tapis-words-language.h"
#include "tapis-words-private.h"

#include <glib/gi18n.h>
#include <string.h>

/* A joined sentence has at most this many parts. */
#define PARTS 4

/* The first of the characters that stand for pictures of cards. They are in a
 * private area of Unicode, so that no text has them. */
#define PICTURES 0xf0000

/* --- joined sentences ----------------------------------------------------- */

/* Returns the text in @sentence after the name of @who and a blank, or NULL if
 * the sentence does not begin with this name. */
static const char *
skip_name (const char *sentence, const TapisPerson *who)
{
  for (TapisRole role = 0; role < TAPIS_N_ROLES; role++)
    {
      g_autofree char *name = tapis_name_in (role, who);
      g_autofree char *start = g_strconcat (name, " ", NULL);

      if (g_str_has_prefix (sentence, start))
        return sentence + strlen (start);
    }
  return NULL;
}

/* Returns the part of @sentence, which tells of @event, that can follow "and"
 * in a sentence about @who: the sentence without its subject. Returns NULL if
 * the sentence has another subject, or if the language does not join sentences
 * in this way. Free the part with g_free(). */
static char *
get_part (const char *sentence, const CgEvent *event, const TapisPerson *people,
          const TapisPerson *who)
{
  /* Translators: not shown: the word with which sentences about the reader
   * begin. Two sentences are joined by leaving it out: “You lay a card and
   * attack Fox.”, as a name is: “Fox lays a card and attacks Owl.” Write - if
   * such sentences begin with the verb, and ! if your language does not join
   * sentences in this way. */
  const char *you = C_("subject of sentences", "You");
  const char *rest;
  char first[8] = "";

  if (g_str_equal (you, "!"))
    return NULL;
  if (!who->you)
    return g_strdup (skip_name (sentence, who));
  if (!g_str_equal (you, "-"))
    return g_str_has_prefix (sentence, you) && sentence[strlen (you)] == ' '
             ? g_strdup (sentence + strlen (you) + 1)
             : NULL;
  if (event->seat == CG_NO_SEAT || &people[event->seat] != who ||
      (event->other != CG_NO_SEAT &&
       skip_name (sentence, &people[event->other]) != NULL) ||
      strcspn (sentence, "!") + 1 < strlen (sentence)) /* begins with a cry */
    return NULL;
  rest = g_utf8_next_char (sentence);
  g_unichar_to_utf8 (g_unichar_tolower (g_utf8_get_char (sentence)), first);
  return g_strconcat (first, rest, NULL);
}

/* Returns whether "and" can follow @sentence: it is one sentence that ends with
 * a full stop and has no list or second part. */
static gboolean
can_go_on (const char *sentence)
{
  return g_str_has_suffix (sentence, ".") &&
         strpbrk (sentence, ",:;!?(") == NULL;
}

/* Returns @n, or the number of events from @i on that one sentence of
 * CG_EVENT_LAID tells: the same player lays cards several times in succession.
 * Sets @out to such an event. */
static guint
merge_laid (const CgEvent *const *events, guint n, guint i, CgEvent *out)
{
  guint k = 1;

  *out = *events[i];
  for (; out->kind == CG_EVENT_LAID && i + k < n &&
         events[i + k]->kind == CG_EVENT_LAID &&
         events[i + k]->seat == out->seat &&
         out->count + events[i + k]->count <= CG_EVENT_CARDS;
       k++)
    for (guint c = 0; c < events[i + k]->count; c++)
      out->cards[out->count++] = events[i + k]->cards[c];
  return k;
}

char *
tapis_words_tell (const CgRules *rules, const CgEvent *const *events, guint n,
                  const TapisPerson *people, guint from, gsize *last)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char *parts[PARTS + 1] = { NULL };
  guint n_parts = 0;
  const TapisPerson *who = NULL; /* the subject of the sentence in @parts, or
                                  * NULL if it is no player */

  *last = 0;
  for (guint i = 0, k; i < n; i += k)
    {
      CgEvent event;
      g_autofree char *sentence = NULL;
      char *part = NULL;

      k = merge_laid (events, n, i, &event);
      sentence = tapis_words_event (rules, &event, people);
      if (n_parts > 0 && n_parts < PARTS && who != NULL &&
          can_go_on (parts[n_parts - 1]))
        part = get_part (sentence, &event, people, who);
      if (part != NULL)
        parts[n_parts - 1][strlen (parts[n_parts - 1]) - 1] = '\0';
      else
        {
          tapis_add (text, tapis_words_list ((const char *const *) parts,
                                             n_parts));
          while (n_parts > 0)
            g_clear_pointer (&parts[--n_parts], g_free);
          who = event.seat != CG_NO_SEAT ? &people[event.seat] : NULL;
          if (who != NULL)
            part = get_part (sentence, &event, people, who);
          if (part == NULL)
            who = NULL;
          g_free (part);
          part = g_steal_pointer (&sentence);
        }
      if (i <= from)
        *last = text->len;
      parts[n_parts++] = part;
    }
  tapis_add (text, tapis_words_list ((const char *const *) parts, n_parts));
  while (n_parts > 0)
    g_free (parts[--n_parts]);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- pictures of cards ---------------------------------------------------- */

char *
tapis_words_draw_cards (const char *text, const CgCard *cards, guint n)
{
  g_autoptr (GString) drawn = g_string_new (text);

  for (guint i = 0; i < n; i++)
    for (TapisRole role = 0; role < TAPIS_N_ROLES; role++)
      {
        char picture[8] = "";

        g_unichar_to_utf8 (PICTURES + cards[i], picture);
        g_string_replace (drawn, tapis_words_the_card (cards[i], role),
                          picture, 0);
      }
  return g_string_free (g_steal_pointer (&drawn), FALSE);
}

CgCard
tapis_words_drawn_card (gunichar c)
{
  return c >= PICTURES && c < PICTURES + CG_CARD_NONE ? (CgCard) (c - PICTURES)
                                                      : CG_CARD_NONE;
}
