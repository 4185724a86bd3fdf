/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The count before an announcement. Knows no rule. */

#include "config.h"

#include "noddy-table-count.h"

#include <glib/gi18n.h>

#include "widgets/kit/tapis-widget.h"

struct _TapisNoddyCountView
{
  GtkBox parent_instance;

  /* owned */
  TapisNoddy *game;
  GBindingGroup *mode; /* of the game: the button that is pressed */

  /* template */
  GtkWidget *for_me;
  GtkWidget *yourself;
  GtkLabel *message;
  GtkLabel *found;
};

G_DEFINE_FINAL_TYPE (TapisNoddyCountView, tapis_noddy_count_view,
                     GTK_TYPE_BOX)

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
  gtk_label_set_text (self->found, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->found), text->len > 0);
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
  gtk_label_set_text (self->message, message);
}

static void
tapis_noddy_count_view_dispose (GObject *object)
{
  TapisNoddyCountView *self = TAPIS_NODDY_COUNT_VIEW (object);

  if (self->mode != NULL)
    tapis_noddy_count_view_set_game (self, NULL);
  g_clear_object (&self->mode);

  G_OBJECT_CLASS (tapis_noddy_count_view_parent_class)->dispose (object);
}

static void
tapis_noddy_count_view_class_init (TapisNoddyCountViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_noddy_count_view_dispose;
  tapis_widget_class_set_template (widget_class,
                                   "games/noddy/noddy-table-count.ui");
  gtk_widget_class_bind_template_child (widget_class, TapisNoddyCountView,
                                        for_me);
  gtk_widget_class_bind_template_child (widget_class, TapisNoddyCountView,
                                        yourself);
  gtk_widget_class_bind_template_child (widget_class, TapisNoddyCountView,
                                        message);
  gtk_widget_class_bind_template_child (widget_class, TapisNoddyCountView,
                                        found);
  gtk_widget_class_set_css_name (widget_class, "noddycount");
}

static void
tapis_noddy_count_view_init (TapisNoddyCountView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->mode = g_binding_group_new ();
  g_binding_group_bind (self->mode, "count-yourself", self->yourself, "active",
                        G_BINDING_SYNC_CREATE);
  /* one of the two is pressed: what is pressed by hand is known from either */
  g_binding_group_bind (self->mode, "count-yourself", self->for_me, "active",
                        G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL |
                          G_BINDING_INVERT_BOOLEAN);
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
  g_binding_group_set_source (self->mode, game);
  if (game == NULL)
    return;
  g_signal_connect_swapped (tapis_noddy_get_found (game), "items-changed",
                            G_CALLBACK (update_found), self);
  g_signal_connect_swapped (game, "notify::count-message",
                            G_CALLBACK (update_message), self);
  g_signal_connect_swapped (game, "notify::count-yourself",
                            G_CALLBACK (update_message), self);
  update_found (self);
  update_message (self);
}

GtkWidget *
tapis_noddy_count_view_get_button (TapisNoddyCountView *self,
                                   gboolean             yourself)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_COUNT_VIEW (self), NULL);

  return yourself ? self->yourself : self->for_me;
}
