/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A popover that shows the messages (entries of the translation files) of which
 * a text is made. It shows what is known about each message, and has fields for
 * its translation. */

#pragma once

#include <gtk/gtk.h>

#include "tapis-texts.h"
#include "tapis-workshop.h"

/* Signal: written (): a translation was written into its file. */
#define TAPIS_TYPE_MESSAGE_POPOVER (tapis_message_popover_get_type ())
G_DECLARE_FINAL_TYPE (TapisMessagePopover, tapis_message_popover, TAPIS,
                      MESSAGE_POPOVER, GtkPopover)

/** Makes a popover that reads and writes messages through @workshop. */
GtkWidget *tapis_message_popover_new (TapisWorkshop *workshop);

/** Asks the workshop for the messages of which @texts are made, and opens the
 * popover when the reply comes. The messages have the order of @texts. */
void tapis_message_popover_look (TapisMessagePopover *self,
                                 const TapisTexts    *texts);
