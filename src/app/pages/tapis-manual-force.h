/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows in the rows of the manual which house rules are in force. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-manual.h"

G_BEGIN_DECLS

/** The game for which the manual shows the house rules. */
typedef enum
{
  TAPIS_MANUAL_NEXT,   /* the next game, with the house rules that were chosen
                        * last */
  TAPIS_MANUAL_CHOSEN, /* the game that is being set up */
  TAPIS_MANUAL_TABLE,  /* the game on the table */
} TapisManualWhere;

/** Shows the house rules of @setup in the rows of @list. The rows hold the
 * rules and the house rules of the game @rules. @where says in which game the
 * house rules are in force. If @setup is %NULL, the house rules that were
 * chosen last are shown. A part of the rules shows a house rule only if the
 * house rule changes what that part says. */
void tapis_manual_force_tell (GtkWidget *list, const CgRules *rules,
                              const CgSetup *setup, TapisManualWhere where);

G_END_DECLS
