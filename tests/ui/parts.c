/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of a table. */

#include "config.h"

#include "parts.h"

GtkWidget *
part_of_type (TapisTable *table, GType type)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (table));

  while (child != NULL && !G_TYPE_CHECK_INSTANCE_TYPE (child, type))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

GtkWidget *
part_of_class (GtkWidget *widget, const char *css_class)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, css_class) ? widget
                                                                  : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = part_of_class (child, css_class);
  return found;
}

GtkWidget *
part_of_zone (TapisTable *table, const char *zone_id)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (table));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      TapisPile *pile = TAPIS_IS_PILE_VIEW (child)
                          ? tapis_pile_view_get_pile (TAPIS_PILE_VIEW (child))
                          : NULL;

      if (pile != NULL && g_str_equal (tapis_pile_get_zone_id (pile), zone_id))
        return child;
    }
  return NULL;
}

GtkWidget *
part_action (TapisTable *table, const char *id)
{
  GListModel *actions = tapis_game_now (tapis_table_get_game (table))->actions;

  for (guint i = 0; i < g_list_model_get_n_items (actions); i++)
    {
      g_autoptr (TapisAction) action = g_list_model_get_item (actions, i);

      if (g_str_equal (tapis_action_get_state (action)->id, id))
        return tapis_action_bar_find (TAPIS_ACTION_BAR (part_actions (table)),
                                      action);
    }
  return NULL;
}

GtkWidget *
part_seat (TapisTable *table, int seat)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (table));

  while (child != NULL &&
         !(TAPIS_IS_SEAT_VIEW (child) &&
           tapis_seat_view_get_state (TAPIS_SEAT_VIEW (child))->seat == seat))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static TapisCardView *
find_card (GtkWidget *widget, TapisCard *card)
{
  TapisCardView *found =
    TAPIS_IS_CARD_VIEW (widget) &&
        tapis_card_view_get_card (TAPIS_CARD_VIEW (widget)) == card
      ? TAPIS_CARD_VIEW (widget)
      : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_card (child, card);
  return found;
}

TapisCardView *
part_card (TapisTable *table, TapisCard *card)
{
  return find_card (GTK_WIDGET (table), card);
}

GtkWidget *
part_cry (TapisTable *table, guint n)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (table));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "cry") &&
        gtk_widget_get_visible (child) &&
        gtk_widget_get_child_visible (child) && n-- == 0)
      return child;
  return NULL;
}

GtkEventController *
part_controller (GtkWidget *widget, GType type, guint button)
{
  g_autoptr (GListModel) list = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (GtkEventController) one = g_list_model_get_item (list, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (one, type) &&
          (button == 0 ||
           gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (one)) == button))
        return one; /* the widget keeps it */
    }
  return NULL;
}

gboolean
part_is_flying (TapisTable *table)
{
  return tapis_flights_is_busy (TAPIS_FLIGHTS (part_flights (table)));
}

void
part_wait (TapisTable *table)
{
  while (!tapis_table_is_laid_out (table) || part_is_flying (table))
    g_main_context_iteration (NULL, TRUE);
}

gboolean
part_has_result (TapisTable *table)
{
  GtkWidget *result = part_result (table);

  return result != NULL && gtk_widget_get_visible (result);
}

graphene_rect_t
part_bounds (TapisTable *table, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (
    gtk_widget_compute_bounds (widget, GTK_WIDGET (table), &bounds));
  return bounds;
}
