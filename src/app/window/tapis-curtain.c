/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The curtain. Knows no game. */

#include "config.h"

#include "tapis-curtain.h"

#include <glib/gi18n.h>

#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"

#define EMBLEM_SIZE 112

struct _TapisCurtain
{
  GtkWidget parent_instance;

  /* children */
  GtkWidget *emblem;
  GtkLabel *sentence;
  GtkWidget *lift;
};

enum
{
  LIFTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TapisCurtain, tapis_curtain, GTK_TYPE_WIDGET)

static void
lift_cb (TapisCurtain *self)
{
  g_signal_emit (self, signals[LIFTED], 0);
}

static GtkWidget *
add_label (GtkBox     *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
  return label;
}

static void
tapis_curtain_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tapis_curtain_parent_class)->dispose (object);
}

static void
tapis_curtain_class_init (TapisCurtainClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_curtain_dispose;

  signals[LIFTED] = g_signal_new ("lifted", G_TYPE_FROM_CLASS (klass),
                                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "curtain");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_curtain_init (TapisCurtain *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_start (box, 24);
  gtk_widget_set_margin_end (box, 24);
  self->emblem = tapis_emblem_new ("person", EMBLEM_SIZE);
  gtk_widget_set_halign (self->emblem, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), self->emblem);
  self->sentence = GTK_LABEL (add_label (GTK_BOX (box), "", "title-1"));
  add_label (GTK_BOX (box),
             _("All cards are covered until the next player has the device."),
             "explanation");
  self->lift = gtk_button_new_with_mnemonic (_("_Show My Cards"));
  gtk_widget_set_halign (self->lift, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->lift, "pill");
  gtk_widget_add_css_class (self->lift, "suggested-action");
  g_signal_connect_swapped (self->lift, "clicked", G_CALLBACK (lift_cb),
                            self);
  gtk_box_append (GTK_BOX (box), self->lift);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  tapis_names_mend (GTK_WIDGET (self), NULL);
}

GtkWidget *
tapis_curtain_new (void)
{
  return g_object_new (TAPIS_TYPE_CURTAIN, NULL);
}

const char *
tapis_curtain_set_player (TapisCurtain *self,
                          TapisPlayer  *player)
{
  g_autofree char *sentence = NULL;

  g_return_val_if_fail (TAPIS_IS_CURTAIN (self), NULL);
  g_return_val_if_fail (TAPIS_IS_PLAYER (player), NULL);

  /* Translators: several people play at one device: %s is the name of who is
   * to have it now */
  sentence = g_strdup_printf (_("Pass the device to %s"),
                              tapis_player_get_state (player)->name);
  gtk_label_set_text (self->sentence, sentence);
  tapis_emblem_set_id (TAPIS_EMBLEM (self->emblem),
                       tapis_player_get_state (player)->avatar);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  return gtk_label_get_text (self->sentence);
}

void
tapis_curtain_focus (TapisCurtain *self)
{
  g_return_if_fail (TAPIS_IS_CURTAIN (self));

  gtk_widget_grab_focus (self->lift);
}
