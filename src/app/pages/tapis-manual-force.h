/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows on a page of the manual which house rules are in force. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-manual.h"

/** The game whose house rules the manual shows. */
typedef enum
{
  TAPIS_MANUAL_NEXT,   /* the next game, with the house rules that the person
                        * chose last */
  TAPIS_MANUAL_CHOSEN, /* the game that is being set up */
  TAPIS_MANUAL_TABLE,  /* the game on the table */
} TapisManualWhere;

/** Shows the house rules of @setup in @list, the rows (TapisManualRow) with the
 * rules and the house rules of the game @rules. @where is the game in which
 * @setup is in force. If @setup is %NULL, shows the house rules that the person
 * chose last. A row about a house rule shows its value. A row about a usual
 * rule shows the house rules that change this rule. */
void tapis_manual_force_tell (GtkWidget *list, const CgRules *rules,
                              const CgSetup *setup, TapisManualWhere where);
