/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A strip above the page with a text and, if wanted, a button. */

#include "tapis-notice.h"

#include "widgets/kit/tapis-beside-layout.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

/* For how long a notice is shown if it is not lasting, in milliseconds. */
#define STAYS 10000

struct _TapisNotice
{
  GtkWidget parent_instance;

  /* template */
  GtkLabel *text;
  GtkWidget *button;
  GtkWidget *close;

  /* state */
  gboolean lasting;
  guint timer;
  guint fresh; /* an idle source that runs when the notice has been drawn; or 0
                */
};

G_DEFINE_FINAL_TYPE (TapisNotice, tapis_notice, GTK_TYPE_WIDGET)

void
tapis_notice_clear (TapisNotice *self)
{
  g_return_if_fail (TAPIS_IS_NOTICE (self));

  g_clear_handle_id (&self->timer, g_source_remove);
  g_clear_handle_id (&self->fresh, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_emit_by_name (self, "gone");
}

/* Called when all handlers of the event that caused the notice have run; only
 * `fresh` matters, which is 0 now. */
static void
seen_cb (TapisNotice *self)
{
}

static void
chosen_cb (TapisNotice *self)
{
  guint timer = self->timer;

  g_signal_emit_by_name (self, "chosen");
  /* a handler of the signal may have shown another notice, which must stay
   * visible */
  if (!self->lasting && self->timer == timer)
    tapis_notice_clear (self);
}

static void
tapis_notice_dispose (GObject *object)
{
  tapis_notice_clear (TAPIS_NOTICE (object));
  tapis_widget_clear (GTK_WIDGET (object));

  G_OBJECT_CLASS (tapis_notice_parent_class)->dispose (object);
}

static void
tapis_notice_class_init (TapisNoticeClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_notice_dispose;
  tapis_class_add_signal (klass, "chosen", 0);
  tapis_class_add_signal (klass, "gone", 0);

  g_type_ensure (TAPIS_TYPE_BESIDE_LAYOUT);
  tapis_widget_class_set_template (widget_class, "app/tapis-notice.ui");
  tapis_bind_children (widget_class, TapisNotice, text, button, close);
  tapis_bind_callbacks (widget_class, chosen_cb, tapis_notice_clear);
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

void
tapis_notice_offer (TapisNotice *self, const char *label)
{
  GtkWidget *words;

  g_return_if_fail (TAPIS_IS_NOTICE (self));

  gtk_widget_set_visible (self->button, label != NULL);
  gtk_button_set_label (GTK_BUTTON (self->button), label != NULL ? label : "");
  tapis_names_mend (GTK_WIDGET (self), NULL);
  /* set the accessible name again: for a new label, a screen reader would read
   * the underscore of the mnemonic */
  words = gtk_button_get_child (GTK_BUTTON (self->button));
  tapis_names_set (self->button, gtk_label_get_text (GTK_LABEL (words)), NULL);
}

void
tapis_notice_show (TapisNotice *self, const char *text, const char *label,
                   gboolean lasting)
{
  g_return_if_fail (TAPIS_IS_NOTICE (self));

  tapis_notice_clear (self);
  self->lasting = lasting;
  gtk_label_set_text (self->text, text);
  tapis_notice_offer (self, label);
  tapis_names_set (GTK_WIDGET (self), text, NULL);
  gtk_widget_set_visible (self->close, !lasting);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (lasting)
    return;
  tapis_later (&self->timer, STAYS, G_CALLBACK (tapis_notice_clear), self);
  tapis_later (&self->fresh, 0, G_CALLBACK (seen_cb), self);
}

void
tapis_notice_leave (TapisNotice *self)
{
  g_return_if_fail (TAPIS_IS_NOTICE (self));

  if (self->fresh == 0)
    tapis_notice_clear (self);
}
