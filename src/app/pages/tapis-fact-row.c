/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row of a list that shows a title and a value. */

#include "tapis-fact-row.h"

#include "model/words/tapis-words-language.h"
#include "tapis-plain.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

struct _TapisFactRow
{
  AdwActionRow parent_instance;

  /* template */
  GtkWidget *value;
};

G_DEFINE_FINAL_TYPE (TapisFactRow, tapis_fact_row, ADW_TYPE_ACTION_ROW)

static void
tapis_fact_row_class_init (TapisFactRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  tapis_widget_class_set_template (widget_class, "app/tapis-fact-row.ui");
  tapis_bind_children (widget_class, TapisFactRow, value);
}

static void
tapis_fact_row_init (TapisFactRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tapis_plain_init (self);
}

GtkWidget *
tapis_fact_row_new (const char *title, const char *subtitle, const char *value)
{
  TapisFactRow *self = g_object_new (TAPIS_TYPE_FACT_ROW, "title", title,
                                     NULL);
  g_autofree char *spoken =
    value != NULL ? tapis_words_named (title, value) : NULL;

  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  if (value == NULL)
    adw_action_row_remove (ADW_ACTION_ROW (self), self->value);
  else
    gtk_label_set_text (GTK_LABEL (self->value), value);
  tapis_names_set (GTK_WIDGET (self), spoken != NULL ? spoken : title, NULL);
  tapis_names_mend (GTK_WIDGET (self), NULL);
  return GTK_WIDGET (self);
}

void
tapis_fact_row_tell (TapisFactRow *self, const char *spoken,
                     const char *description)
{
  const char *const large[] = { "title-3", NULL };

  g_return_if_fail (TAPIS_IS_FACT_ROW (self));

  tapis_names_set (GTK_WIDGET (self), spoken, description);
  gtk_widget_set_css_classes (self->value, (const char **) large);
  gtk_label_set_selectable (GTK_LABEL (self->value), FALSE);
}
