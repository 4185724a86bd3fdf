/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of the log. It shows one entry of the log, and must not know any
 * game. */

#include "tapis-log-row.h"

#include "widgets/cards/tapis-emblem.h"
#include "widgets/cards/tapis-small-cards.h"
#include "widgets/kit/tapis-widget.h"

#define EMBLEM 20 /* the size of an emblem, in pixels */

struct _TapisLogRow
{
  GtkBox parent_instance;

  /* children */
  GtkWidget *emblem;
  GtkWidget *label;
  GtkWidget *cards;
};

G_DEFINE_FINAL_TYPE (TapisLogRow, tapis_log_row, GTK_TYPE_BOX)

static void
tapis_log_row_class_init (TapisLogRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "logrow");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tapis_log_row_init (TapisLogRow *self)
{
  GtkBox *box = GTK_BOX (self);

  gtk_box_set_spacing (box, 8);
  self->emblem = tapis_emblem_new (NULL, EMBLEM);
  gtk_widget_set_valign (self->emblem, GTK_ALIGN_START);
  gtk_box_append (box, self->emblem);
  self->label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode",
                              PANGO_WRAP_WORD_CHAR, "xalign", 0.0,
                              "width-chars", 10, "hexpand", TRUE, NULL);
  gtk_box_append (box, self->label);
  self->cards = g_object_new (TAPIS_TYPE_SMALL_CARDS, NULL);
  gtk_widget_set_valign (self->cards, GTK_ALIGN_START);
  gtk_box_append (box, self->cards);
}

void
tapis_log_row_set_entry (TapisLogRow *self, TapisLogEntry *entry)
{
  const TapisLogLook *look;

  g_return_if_fail (TAPIS_IS_LOG_ROW (self));

  look = tapis_log_entry_get_look (entry);
  gtk_label_set_text (GTK_LABEL (self->label),
                      tapis_log_entry_get_text (entry));
  /* an emblem that is not shown keeps its room, so that the texts of all rows
   * are aligned */
  gtk_widget_set_opacity (self->emblem,
                          look->first && look->avatar != NULL ? 1 : 0);
  tapis_emblem_set_id (TAPIS_EMBLEM (self->emblem), look->avatar);
  tapis_small_cards_set (TAPIS_SMALL_CARDS (self->cards), look->pack,
                         look->cards, look->n_cards);
  tapis_widget_toggle_class (GTK_WIDGET (self), "first", look->first);
  tapis_widget_toggle_class (GTK_WIDGET (self), "round", look->round);
  tapis_widget_toggle_class (self->label, "dim-label", look->small);
}
