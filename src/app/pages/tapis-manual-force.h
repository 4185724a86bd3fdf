/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows in the rows of the manual which house rules are in force. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-manual.h"

G_BEGIN_DECLS

/** The game in which the house rules are in force. */
typedef enum
{
  TAPIS_MANUAL_NEXT,   /* the next game, with the rules that were chosen last */
  TAPIS_MANUAL_CHOSEN, /* the game that is being set up */
  TAPIS_MANUAL_TABLE,  /* the game on the table */
} TapisManualWhere;

/** Shows the house rules of @setup in the rows of @list, which are the rules
 * and the house rules of the game @rules. @where says in which game they are in
 * force. With @setup %NULL, the house rules are those that were chosen last. A
 * part of the rules shows a house rule only if that rule changes what the part
 * says. */
void tapis_manual_force_tell (GtkWidget *list, const CgRules *rules,
                              const CgSetup *setup, TapisManualWhere where);

G_END_DECLS
