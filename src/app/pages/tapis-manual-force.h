/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The house rules that are in force, told in the rows of the manual. Knows no
 * game. */

#pragma once

#include <gtk/gtk.h>

#include "model/learn/tapis-manual.h"

G_BEGIN_DECLS

/** Where the house rules are in force that it is told. */
typedef enum
{
  TAPIS_MANUAL_NEXT,   /* in the next game, as it was chosen last */
  TAPIS_MANUAL_CHOSEN, /* in the game that is set up */
  TAPIS_MANUAL_TABLE,  /* in the game on the table */
} TapisManualWhere;

/** Tells in the rows of @list, the rules and the house rules of @rules, those
 * of @setup, which are in force @where that says; with %NULL those that were
 * chosen last. A part of the rules tells a house rule only where that changes
 * it. */
void tapis_manual_force_tell (GtkWidget *list, const CgRules *rules,
                              const CgSetup *setup, TapisManualWhere where);

G_END_DECLS
