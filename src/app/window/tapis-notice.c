/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was done, above the page on which it was done. Knows no page. */

#include "config.h"

#include "tapis-notice.h"

#include "widgets/kit/tapis-names.h"

/* How long it stays, in seconds. */
#define STAYS 10

struct _TapisNotice
{
  GtkWidget parent_instance;

  /* owned, while something is shown */
  GFunc undo;
  gpointer data;
  GDestroyNotify gone;

  /* template */
  GtkWidget *strip;
  GtkLabel *text;
  GtkWidget *button;
  GtkWidget *close;

  /* state */
  gboolean lasting;
  guint timer;
  guint fresh; /* an idle: it has not been seen yet */
};

G_DEFINE_FINAL_TYPE (TapisNotice, tapis_notice, GTK_TYPE_WIDGET)

static void
close_notice (TapisNotice *self)
{
  GDestroyNotify gone = g_steal_pointer (&self->gone);
  gpointer data = g_steal_pointer (&self->data);

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->fresh, g_source_remove);
  self->undo = NULL;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (gone != NULL)
    gone (data);
}

static gboolean
over_cb (gpointer user_data)
{
  TapisNotice *self = user_data;

  self->timer = 0;
  close_notice (self);
  return G_SOURCE_REMOVE;
}

static gboolean
seen_cb (gpointer user_data)
{
  TAPIS_NOTICE (user_data)->fresh = 0;
  return G_SOURCE_REMOVE;
}

static void
undo_cb (TapisNotice *self)
{
  if (self->undo != NULL)
    self->undo (self->data, self);
  if (!self->lasting)
    close_notice (self);
}

static void
tapis_notice_dispose (GObject *object)
{
  TapisNotice *self = TAPIS_NOTICE (object);

  close_notice (self);
  g_clear_pointer (&self->strip, gtk_widget_unparent);

  G_OBJECT_CLASS (tapis_notice_parent_class)->dispose (object);
}

static void
tapis_notice_class_init (TapisNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_notice_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/tapisgames/Tapis/app/tapis-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, TapisNotice, strip);
  gtk_widget_class_bind_template_child (widget_class, TapisNotice, text);
  gtk_widget_class_bind_template_child (widget_class, TapisNotice, button);
  gtk_widget_class_bind_template_child (widget_class, TapisNotice, close);
  gtk_widget_class_bind_template_callback (widget_class, undo_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_notice);
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "notice");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_notice_init (TapisNotice *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* A label that is set anew names the button with its underscore. */
static void
name_button (TapisNotice *self)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (self->button));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (label)), -1);
}

/* Shows it for now. */
static void
show (TapisNotice    *self,
      const char     *text,
      const char     *label,
      GFunc           undo,
      gpointer        data,
      GDestroyNotify  gone)
{
  close_notice (self);
  self->undo = undo;
  self->data = data;
  self->gone = gone;
  gtk_label_set_text (self->text, text);
  gtk_widget_set_visible (self->button, label != NULL);
  if (label != NULL)
    gtk_button_set_label (GTK_BUTTON (self->button), label);
  tapis_names_mend (GTK_WIDGET (self), NULL);
  if (label != NULL)
    name_button (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_visible (self->close, !self->lasting);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}

void
tapis_notice_show (TapisNotice    *self,
                   const char     *text,
                   const char     *label,
                   GFunc           undo,
                   gpointer        data,
                   GDestroyNotify  gone)
{
  g_return_if_fail (TAPIS_IS_NOTICE (self));

  self->lasting = FALSE;
  show (self, text, label, undo, data, gone);
  self->timer = g_timeout_add_seconds (STAYS, over_cb, self);
  self->fresh = g_idle_add (seen_cb, self);
}

void
tapis_notice_keep (TapisNotice *self,
                   const char  *text,
                   const char  *label,
                   GFunc        act,
                   gpointer     data)
{
  g_return_if_fail (TAPIS_IS_NOTICE (self));

  self->lasting = TRUE;
  show (self, text, label, act, data, NULL);
}

void
tapis_notice_clear (TapisNotice *self)
{
  g_return_if_fail (TAPIS_IS_NOTICE (self));

  close_notice (self);
}

void
tapis_notice_leave (TapisNotice *self)
{
  g_return_if_fail (TAPIS_IS_NOTICE (self));

  if (self->fresh == 0)
    close_notice (self);
}
