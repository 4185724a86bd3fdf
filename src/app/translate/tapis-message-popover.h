/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to know of the messages of a text, and a field for the
 * translation of each. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-texts.h"
#include "tapis-workshop.h"

G_BEGIN_DECLS

/* Signal: written (), when a translation has been written into its file. */
#define TAPIS_TYPE_MESSAGE_POPOVER (tapis_message_popover_get_type ())
G_DECLARE_FINAL_TYPE (TapisMessagePopover, tapis_message_popover, TAPIS,
                      MESSAGE_POPOVER, GtkPopover)

/** Asks @workshop. */
GtkWidget *tapis_message_popover_new (TapisWorkshop *workshop);

/** Shows the messages that @texts are made of, in their order; then opens. */
void tapis_message_popover_look (TapisMessagePopover *self,
                                 const TapisTexts    *texts);

G_END_DECLS
