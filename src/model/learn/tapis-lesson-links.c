/* SPDX-License-Identifier: GPL-3.0-or-later */

/* For which special cards and refusals a lesson is offered: what <learn> says,
 * and whether it is so at a table. */

#include "config.h"

#include "tapis-lesson-private.h"

#include "players/cg-reasons.h"

#include <string.h>

static char **
split (const char *text)
{
  return text != NULL ? g_strsplit (text, " ", -1) : g_new0 (char *, 1);
}

/* "7" is any 7, "7D" that of diamonds. */
static gboolean
names_card (const char *name, CgCard card)
{
  char text[CG_CARD_TEXT_SIZE];
  gsize length = strlen (name);

  cg_card_to_text (card, text);
  return strncmp (name, text, length) == 0 &&
         (text[length] == '\0' || text[length + 1] == '\0');
}

static gboolean
is_card (const CgRules *rules, const char *name)
{
  for (guint card = 0; *name != '\0' && card < 256; card++)
    if ((card == CG_JOKER || cg_card_is_of_pack ((CgCard) card, rules->pack)) &&
        names_card (name, (CgCard) card))
      return TRUE;
  return FALSE;
}

void
tapis_lesson_link_free (gpointer data)
{
  TapisLessonLink *link = data;

  g_free (link->label);
  g_strfreev (link->cards);
  g_strfreev (link->refusals);
  g_strfreev (link->events);
  g_strfreev (link->reasons);
  g_free (link->options);
  g_free (link);
}

/* What is wrong with @link, free with g_free(), or NULL. */
static char *
check_link (const TapisLessonLink *link, const CgRules *rules)
{
  const struct
  {
    char       **names;
    const char *(*id) (const CgRules *rules, guint kind);
    const char  *what;
  } lists[] = {
    { link->refusals, cg_refusal_id, "refusal" },
    { link->events, cg_event_id, "event" },
    { link->reasons, cg_reason_id, "reason" },
  };
  g_autofree char *wrong = NULL;
  guint n = g_strv_length (link->cards);
  CgSetup setup;

  for (char **name = link->cards; *name != NULL; name++)
    if (!is_card (rules, *name))
      return g_strdup_printf ("cards: “%s” is no card", *name);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (char **name = lists[i].names; *name != NULL; name++, n++)
      if (cg_find_kind (rules, lists[i].id, *name) == 0)
        return g_strdup_printf ("%ss: “%s” is no %s", lists[i].what, *name,
                                lists[i].what);
  if (n == 0)
    return g_strdup ("<learn> needs cards, refusals, events or reasons");
  cg_setup_init (&setup, rules);
  return link->options == NULL ||
             cg_setup_read_options (&setup, rules, link->options, &wrong)
           ? NULL
           : g_strdup_printf ("options: %s", wrong);
}

TapisLessonLink *
tapis_lesson_add_link (TapisLesson *self, const char *cards,
                       const char *refusals, const char *events,
                       const char *reasons, const char *options, char **reason)
{
  TapisLessonLink *link = g_new0 (TapisLessonLink, 1);

  link->lesson = self->id;
  link->cards = split (cards);
  link->refusals = split (refusals);
  link->events = split (events);
  link->reasons = split (reasons);
  link->options = g_strdup (options);
  g_ptr_array_add (self->links, link);
  *reason = check_link (link, self->rules);
  return *reason == NULL ? link : NULL;
}

gboolean
tapis_lesson_link_fits (const TapisLessonLink *link, const CgRules *rules,
                        const CgSetup *setup)
{
  g_autofree char *wrong = NULL;
  CgSetup wished = *setup;

  if (link->options != NULL &&
      !cg_setup_read_options (&wished, rules, link->options, &wrong))
    return FALSE;
  for (guint i = 0; rules->options[i].id != NULL; i++)
    if (wished.options[i] != setup->options[i])
      return FALSE;
  return TRUE;
}

gboolean
tapis_lesson_link_has_card (const TapisLessonLink *link, CgCard card)
{
  for (char **name = link->cards; *name != NULL; name++)
    if (names_card (*name, card))
      return TRUE;
  return FALSE;
}
