/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows on a page of the manual which house rules are in force. */

#include "tapis-manual-force.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words.h"
#include "model/words/tapis-words-language.h"
#include "tapis-game-setup.h"
#include "tapis-manual-row.h"

static const char *
name_where (TapisManualWhere where)
{
  return where == TAPIS_MANUAL_TABLE
           /* Translators: in the rules, above the house rule that is in force
            * in the game that is played. */
           ? C_("rules", "At this table")
         : where == TAPIS_MANUAL_CHOSEN
           /* Translators: in the rules, above the house rule that is in force
            * in the game that is being set up. */
           ? C_("rules", "As you have set it up")
           /* Translators: in the rules, above the house rule that was chosen
            * last and is in force in the next game. */
           : C_("rules", "In your next game");
}

static void
tell_option (TapisManualRow *row, const CgRules *rules, const CgOption *option,
             const CgSetup *setup, const char *where)
{
  int value = setup->options[option - rules->options];
  g_autofree char *sentence = tapis_words_option_rule (rules, option, value);
  g_autofree char *text = tapis_words_facts (
    where,
    /* Translators: in the rules, behind "At this table": a house rule that is
     * different from the usual game. */
    value != option->default_value ? C_("rules", "changed") : NULL, NULL);

  tapis_manual_row_tell (row, text, sentence);
}

static gboolean
share_rules (const TapisManualPart *one, const TapisManualPart *other)
{
  for (char **rule = one->rules; *rule != NULL; rule++)
    if (g_strv_contains ((const char *const *) other->rules, *rule))
      return TRUE;
  return FALSE;
}

/* @row shows a part of the rules. Adds to it the house rules of @setup that
 * change this part. @house is the page with the house rules. @where names the
 * game in which they are in force. */
static void
tell_change (TapisManualRow *row, const TapisManualPage *house,
             const CgSetup *setup, const char *where)
{
  TapisManualPart *part = tapis_manual_row_get_part (row);

  for (guint i = 0; i < house->parts->len; i++)
    {
      TapisManualPart *own = g_ptr_array_index (house->parts, i);
      const CgOption *option = tapis_manual_part_get_option (own);

      if (option != NULL && share_rules (part, own) &&
          setup->options[option - house->rules->options] !=
            option->default_value)
        tell_option (row, house->rules, option, setup, where);
    }
}

void
tapis_manual_force_tell (GtkWidget *list, const CgRules *rules,
                         const CgSetup *setup, TapisManualWhere where)
{
  g_autofree char *id = g_strconcat (rules->id, "-house-rules", NULL);
  TapisManualPage *house = tapis_manual_find_page (tapis_manual_get (), id);
  TapisGameSetup remembered;
  const char *name;

  if (house == NULL)
    return;
  tapis_game_setup_init (&remembered, rules);
  name = name_where (setup != NULL ? where : TAPIS_MANUAL_NEXT);
  if (setup == NULL)
    setup = &remembered.engine;
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    {
      TapisManualPart *part =
        tapis_manual_row_get_part (TAPIS_MANUAL_ROW (row));
      const CgOption *option = tapis_manual_part_get_option (part);

      tapis_manual_row_tell (TAPIS_MANUAL_ROW (row), NULL, NULL);
      if (option != NULL)
        tell_option (TAPIS_MANUAL_ROW (row), rules, option, setup, name);
      else if (!part->page->house)
        tell_change (TAPIS_MANUAL_ROW (row), house, setup, name);
    }
}
