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

TapisLessonLink *
tapis_lesson_add_link (TapisLesson *self, const char *cards,
                       const char *refusals, const char *events,
                       const char *reasons, const char *options, char **reason)
{
  TapisLessonLink *link = g_new0 (TapisLessonLink, 1);
  CgSetup setup;

  link->lesson = self->id;
  link->cards = split (cards);
  link->refusals = split (refusals);
  link->events = split (events);
  link->reasons = split (reasons);
  link->options = g_strdup (options);
  g_ptr_array_add (self->links, link);
  *reason = NULL;
  if (cards == NULL && refusals == NULL && events == NULL && reasons == NULL)
    *reason =
      g_strdup ("<learn> needs cards, refusals, events or reasons");
  for (char **name = link->cards; *reason == NULL && *name != NULL; name++)
    if (!is_card (self->rules, *name))
      *reason = g_strdup_printf ("cards: “%s” is no card", *name);
  for (char **name = link->refusals; *reason == NULL && *name != NULL; name++)
    if (cg_find_kind (self->rules, cg_refusal_id, *name) == 0)
      *reason = g_strdup_printf ("refusals: “%s” is no refusal", *name);
  for (char **name = link->events; *reason == NULL && *name != NULL; name++)
    if (cg_find_kind (self->rules, cg_event_id, *name) == 0)
      *reason = g_strdup_printf ("events: “%s” is no event", *name);
  for (char **name = link->reasons; *reason == NULL && *name != NULL; name++)
    if (cg_find_kind (self->rules, cg_reason_id, *name) == 0)
      *reason = g_strdup_printf ("reasons: “%s” is no reason", *name);
  cg_setup_init (&setup, self->rules);
  if (*reason == NULL && options != NULL)
    {
      g_autofree char *wrong = NULL;

      if (!cg_setup_read_options (&setup, self->rules, options, &wrong))
        *reason = g_strdup_printf ("options: %s", wrong);
    }
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
