/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reads the attributes of <learn>: the cards, refusals, events and reasons for
 * which a lesson is offered, and the house rules that the game must have. */

#include "tapis-lesson-private.h"

#include "players/cg-reasons.h"

#include <string.h>

/* The attributes of <learn>, by TapisLinkKind. Each lists names; @id is the
 * function that returns the valid names of that kind (NULL: the names of
 * cards). */
static const struct
{
  const char *attribute;
  const char *one; /* the word for one name, used in error messages */
  const char *(*id) (const CgRules *rules, guint kind);
} kinds[TAPIS_N_LINKS] = {
  [TAPIS_LINK_CARDS] = { "cards", "card", NULL },
  [TAPIS_LINK_REFUSALS] = { "refusals", "refusal", cg_refusal_id },
  [TAPIS_LINK_EVENTS] = { "events", "event", cg_event_id },
  [TAPIS_LINK_REASONS] = { "reasons", "reason", cg_reason_id },
};

/* Returns whether @name means @card, a card as text: "7" means any 7, "7D" only
 * the 7 of diamonds. */
static gboolean
names_card (const char *name, const char *card)
{
  gsize length = strlen (name);

  return length > 0 && strncmp (name, card, length) == 0 &&
         (card[length] == '\0' || card[length + 1] == '\0');
}

static gboolean
is_card (const CgRules *rules, const char *name)
{
  char text[CG_CARD_TEXT_SIZE];

  for (guint card = 0; card < 256; card++)
    if ((card == CG_JOKER || cg_card_is_of_pack ((CgCard) card, rules->pack)) &&
        names_card (name, cg_card_to_text ((CgCard) card, text)))
      return TRUE;
  return FALSE;
}

void
tapis_lesson_link_free (gpointer data)
{
  TapisLessonLink *link = data;

  g_free (link->label);
  for (guint i = 0; i < TAPIS_N_LINKS; i++)
    g_strfreev (link->names[i]);
  g_free (link->options);
  g_free (link);
}

/* Returns a text that tells what is wrong with @link, to be freed with
 * g_free(), or NULL if nothing is wrong. */
static char *
check_link (const TapisLessonLink *link, const CgRules *rules)
{
  g_autofree char *wrong = NULL;
  guint n = 0;
  CgSetup setup;

  for (guint i = 0; i < TAPIS_N_LINKS; i++)
    for (char **name = link->names[i]; *name != NULL; name++, n++)
      if (i == TAPIS_LINK_CARDS
            ? !is_card (rules, *name)
            : cg_find_kind (rules, kinds[i].id, *name) == 0)
        return g_strdup_printf ("%s: “%s” is no %s", kinds[i].attribute, *name,
                                kinds[i].one);
  if (n == 0)
    return g_strdup ("<learn> needs cards, refusals, events or reasons");
  cg_setup_init (&setup, rules);
  return link->options == NULL ||
             cg_setup_read_options (&setup, rules, link->options, &wrong)
           ? NULL
           : g_strdup_printf ("options: %s", wrong);
}

TapisLessonLink *
tapis_lesson_add_link (TapisLesson *self, const TapisAttributes *attributes,
                       char **reason)
{
  TapisLessonLink *link = g_new0 (TapisLessonLink, 1);

  link->lesson = self->id;
  for (guint i = 0; i < TAPIS_N_LINKS; i++)
    {
      const char *text = lesson_attribute (attributes, kinds[i].attribute);

      link->names[i] = g_strsplit (text != NULL ? text : "", " ", -1);
    }
  link->options = g_strdup (lesson_attribute (attributes, "options"));
  link->train = link->options == NULL &&
                g_strcmp0 (lesson_attribute (attributes, "train"), "no") != 0;
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
tapis_lesson_link_names (const TapisLessonLink *link, TapisLinkKind kind,
                         const char *name)
{
  if (kind != TAPIS_LINK_CARDS)
    return g_strv_contains ((const char *const *) link->names[kind], name);
  for (char **card = link->names[kind]; *card != NULL; card++)
    if (names_card (*card, name))
      return TRUE;
  return FALSE;
}
