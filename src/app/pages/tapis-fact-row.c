/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A row that tells something. */

#include "config.h"

#include "tapis-fact-row.h"

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

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/tapisgames/Tapis/app/tapis-fact-row.ui");
  gtk_widget_class_bind_template_child (widget_class, TapisFactRow, value);
}

static void
tapis_fact_row_init (TapisFactRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* The toolkit's own relations would have the title read once more, and
 * nothing of the description. */
static void
set_name (TapisFactRow *self,
          const char   *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self),
                                 GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

GtkWidget *
tapis_fact_row_new (const char *title,
                    const char *subtitle,
                    const char *value)
{
  TapisFactRow *self = g_object_new (TAPIS_TYPE_FACT_ROW, "title", title,
                                     NULL);
  g_autofree char *spoken =
    value != NULL ? g_strdup_printf ("%s: %s", title, value) : NULL;

  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self), subtitle);
  if (value == NULL)
    adw_action_row_remove (ADW_ACTION_ROW (self), self->value);
  else
    gtk_label_set_text (GTK_LABEL (self->value), value);
  set_name (self, spoken != NULL ? spoken : title);
  return GTK_WIDGET (self);
}

void
tapis_fact_row_tell (TapisFactRow *self,
                     const char   *spoken,
                     const char   *description)
{
  const char *const large[] = { "title-3", NULL };

  g_return_if_fail (TAPIS_IS_FACT_ROW (self));

  set_name (self, spoken);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (self),
                                 GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
  gtk_widget_set_css_classes (self->value, (const char **) large);
  gtk_label_set_selectable (GTK_LABEL (self->value), FALSE);
}
