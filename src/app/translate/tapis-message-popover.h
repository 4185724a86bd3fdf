/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A popover with the messages that a text is made of, what there is to know
 * about each, and a field for its translation. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-texts.h"
#include "tapis-workshop.h"

G_BEGIN_DECLS

/* Signal: written (): a translation has been written into its file. */
#define TAPIS_TYPE_MESSAGE_POPOVER (tapis_message_popover_get_type ())
G_DECLARE_FINAL_TYPE (TapisMessagePopover, tapis_message_popover, TAPIS,
                      MESSAGE_POPOVER, GtkPopover)

/** Makes a popover that reads and writes messages by @workshop. */
GtkWidget *tapis_message_popover_new (TapisWorkshop *workshop);

/** Reads the messages that @texts are made of, in their order, and then opens
 * the popover. */
void tapis_message_popover_look (TapisMessagePopover *self,
                                 const TapisTexts    *texts);

G_END_DECLS
