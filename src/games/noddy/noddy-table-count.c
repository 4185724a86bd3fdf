/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The count before an announcement. Knows no rule. */

#include "config.h"

#include "noddy-table-count.h"

#include <glib/gi18n.h>

struct _TapisNoddyCountView
{
  GtkWidget parent_instance;

  /* owned */
  TapisNoddy *game;

  /* children */
  GtkWidget *modes[2]; /* the computer counts, or you */
  GtkWidget *message;
  GtkWidget *found;
};

G_DEFINE_FINAL_TYPE (TapisNoddyCountView, tapis_noddy_count_view,
                     GTK_TYPE_WIDGET)

/* --- following the game --------------------------------------------------- */

/* "Fifteen 2 · Pair 2 · Run of 3 2" */
static void
update_found (TapisNoddyCountView *self)
{
  GListModel *found = tapis_noddy_get_found (self->game);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (found); i++)
    {
      g_autoptr (TapisNoddyLine) line = g_list_model_get_item (found, i);

      if (i > 0)
        g_string_append (text, " · ");
      /* Translators: a combination and its points: "Fifteen (2)" */
      g_string_append_printf (text, _("%s (%u)"),
                              tapis_noddy_line_get_reason (line),
                              tapis_noddy_line_get_score (line)->points);
    }
  gtk_label_set_text (GTK_LABEL (self->found), text->str);
  gtk_widget_set_visible (self->found, text->len > 0);
}

static void
update_message (TapisNoddyCountView *self)
{
  const char *message = tapis_noddy_get_count_message (self->game);

  if (*message == '\0')
    message = tapis_noddy_get_count_yourself (self->game)
                ? _("Choose cards, and the turn-up if it belongs to them, then "
                    "press what they make.")
                : _("Choose “Count” to see one combination after the other.");
  gtk_label_set_text (GTK_LABEL (self->message), message);
}

static void
update_mode (TapisNoddyCountView *self)
{
  gboolean yourself = tapis_noddy_get_count_yourself (self->game);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->modes[yourself]),
                                TRUE);
  update_message (self);
}

static void
toggled_cb (TapisNoddyCountView *self,
            GtkToggleButton     *button)
{
  if (self->game != NULL && gtk_toggle_button_get_active (button))
    tapis_noddy_set_count_yourself (self->game,
                                    GTK_WIDGET (button) == self->modes[1]);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_noddy_count_view_dispose (GObject *object)
{
  TapisNoddyCountView *self = TAPIS_NODDY_COUNT_VIEW (object);
  GtkWidget *child;

  tapis_noddy_count_view_set_game (self, NULL);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tapis_noddy_count_view_parent_class)->dispose (object);
}

static void
tapis_noddy_count_view_class_init (TapisNoddyCountViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_noddy_count_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "noddycount");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add_label (TapisNoddyCountView *self,
           const char          *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
tapis_noddy_count_view_init (TapisNoddyCountView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkBoxLayout *layout =
    GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (widget));
  GtkWidget *switcher = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  const char *const labels[] = {
    /* Translators: one of two buttons: the program counts what the cards make
     */
    _("Count for me"),
    /* Translators: the other button: the player counts */
    _("Count yourself"),
  };
  const char *const descriptions[] = {
    _("The combinations are counted one by one, and their cards lifted."),
    _("You choose the cards of a combination and say what they make."),
  };

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 4);
  gtk_widget_add_css_class (switcher, "linked");
  gtk_widget_set_halign (switcher, GTK_ALIGN_CENTER);
  for (int i = 0; i < 2; i++)
    {
      self->modes[i] = gtk_toggle_button_new_with_label (labels[i]);
      gtk_widget_set_tooltip_text (self->modes[i], descriptions[i]);
      gtk_accessible_update_property (
        GTK_ACCESSIBLE (self->modes[i]), GTK_ACCESSIBLE_PROPERTY_LABEL,
        labels[i], GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, descriptions[i], -1);
      g_signal_connect_swapped (self->modes[i], "toggled",
                                G_CALLBACK (toggled_cb), self);
      gtk_box_append (GTK_BOX (switcher), self->modes[i]);
    }
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->modes[1]),
                               GTK_TOGGLE_BUTTON (self->modes[0]));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->modes[0]), TRUE);
  gtk_widget_set_parent (switcher, widget);
  self->message = add_label (self, "message");
  self->found = add_label (self, "found");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  /* Translators: where one counts cards */
                                  _("Your count"), -1);
}

GtkWidget *
tapis_noddy_count_view_new (void)
{
  return g_object_new (TAPIS_TYPE_NODDY_COUNT_VIEW, NULL);
}

void
tapis_noddy_count_view_set_game (TapisNoddyCountView *self,
                                 TapisNoddy          *game)
{
  g_return_if_fail (TAPIS_IS_NODDY_COUNT_VIEW (self));
  g_return_if_fail (game == NULL || TAPIS_IS_NODDY (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      g_signal_handlers_disconnect_by_data (
        tapis_noddy_get_found (self->game), self);
    }
  g_set_object (&self->game, game);
  if (game == NULL)
    return;
  g_signal_connect_swapped (tapis_noddy_get_found (game), "items-changed",
                            G_CALLBACK (update_found), self);
  g_signal_connect_swapped (game, "notify::count-message",
                            G_CALLBACK (update_message), self);
  g_signal_connect_swapped (game, "notify::count-yourself",
                            G_CALLBACK (update_mode), self);
  update_found (self);
  update_mode (self);
}

GtkWidget *
tapis_noddy_count_view_get_button (TapisNoddyCountView *self,
                                   gboolean             yourself)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_COUNT_VIEW (self), NULL);

  return self->modes[!!yourself];
}
