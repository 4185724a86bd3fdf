/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The buttons with which a learner names the combination that the selected
 * cards make. Decides no rule: the buttons run actions of the game. */

#include "noddy-table-names.h"

#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-tooltip.h"
#include "widgets/kit/tapis-widget.h"

#define SPACING 4

/* The greatest height of a button (HIGHEST), and how much wider than its
 * natural width a button may be (MORE), in pixels. */
#define HIGHEST 38
#define MORE 12

/* The smallest width for the text of a button, in pixels. Without it a button
 * with a short text would be hard to hit. */
#define NARROWEST 22

/* The padding above and below the text of a button, in pixels, as in
 * noddy-table.css. */
#define PADDING 3

struct _TapisNoddyNames
{
  GtkWidget parent_instance;

  /* references that this widget owns */
  TapisNoddy *game;
  GListModel *actions;
};

G_DEFINE_FINAL_TYPE (TapisNoddyNames, tapis_noddy_names, GTK_TYPE_WIDGET)

/* --- following the game ------------------------------------------------- */

static void
update_button (TapisAction *action, GtkWidget *button)
{
  const TapisActionState *now = tapis_action_get_state (action);

  gtk_button_set_label (GTK_BUTTON (button), now->label);
  tapis_tooltip_set (button, now->description);
  tapis_widget_toggle_class (button, "refused", now->refusal != NULL);
  tapis_names_set (button, now->label, now->description);
}

static void
clicked_cb (TapisNoddyNames *self, GtkWidget *button)
{
  TapisAction *action = g_object_get_data (G_OBJECT (button), "action");

  tapis_game_run_action (TAPIS_GAME (self->game),
                         tapis_action_get_state (action)->id);
}

/* Removes all buttons and makes one for each action of self->actions. */
static void
make_buttons (TapisNoddyNames *self)
{
  tapis_widget_clear (GTK_WIDGET (self));
  for (guint i = 0; i < g_list_model_get_n_items (self->actions); i++)
    {
      TapisAction *action = g_list_model_get_item (self->actions, i);
      GtkWidget *button = gtk_button_new ();

      g_object_set_data_full (G_OBJECT (button), "action", action,
                              g_object_unref);
      g_signal_connect_object (action, "changed", G_CALLBACK (update_button),
                               button, 0);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb),
                                self);
      update_button (action, button);
      gtk_widget_set_parent (button, GTK_WIDGET (self));
    }
}

static gboolean
is_in_middle (gpointer action, gpointer data)
{
  return tapis_action_get_state (action)->place == TAPIS_ACTION_IN_MIDDLE;
}

/* --- the widget --------------------------------------------------------- */

static void
tapis_noddy_names_measure (GtkWidget *widget, GtkOrientation orientation,
                           int for_size, int *minimum, int *natural,
                           int *minimum_baseline, int *natural_baseline)
{
  *minimum = 0;
  *natural = HIGHEST;
}

/* Returns the natural width of the text of @button, but at least NARROWEST, and
 * sets @around to the width of the button's padding and border. */
static int
measure_words (GtkWidget *button, int *around)
{
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));

  *around = tapis_widget_natural_width (button) -
            tapis_widget_natural_width (label);
  return MAX (tapis_fit_natural_width (GTK_LABEL (label)), NARROWEST);
}

/* Allocates the buttons in one row. If there is not enough room, their texts
 * become smaller. */
static void
tapis_noddy_names_size_allocate (GtkWidget *widget, int width, int height,
                                 int baseline)
{
  gboolean mirrored =
    gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int high = MIN (height, HIGHEST);
  int room = width + SPACING, words = 0, n = 0, more = 0, around, x;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      words += measure_words (child, &around);
      room -= around + SPACING;
      n++;
    }
  if (n == 0)
    return;
  if (room > words)
    more = MIN ((room - words) / n, MORE);
  x = MAX (room - words - n * more, 0) / 2;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int w = measure_words (child, &around);

      if (words > room)
        w = w * room / words;
      tapis_fit_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (child))),
                       w, high - 2 * PADDING);
      w += around + more;
      tapis_widget_allocate (
        child, &(GdkRectangle) { mirrored ? width - x - w : x,
                                 (height - high) / 2, w, high });
      x += w + SPACING;
    }
}

static void
tapis_noddy_names_dispose (GObject *object)
{
  tapis_noddy_names_show (TAPIS_NODDY_NAMES (object), NULL);

  G_OBJECT_CLASS (tapis_noddy_names_parent_class)->dispose (object);
}

static void
tapis_noddy_names_class_init (TapisNoddyNamesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_noddy_names_dispose;
  widget_class->measure = tapis_noddy_names_measure;
  widget_class->size_allocate = tapis_noddy_names_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "noddynames");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tapis_noddy_names_init (TapisNoddyNames *self)
{
}

void
tapis_noddy_names_show (TapisNoddyNames *self, TapisNoddy *game)
{
  g_return_if_fail (TAPIS_IS_NODDY_NAMES (self));
  g_return_if_fail (game == NULL || TAPIS_IS_NODDY (game));

  if (!g_set_object (&self->game, game))
    return;
  g_clear_object (&self->actions);
  if (game == NULL)
    {
      tapis_widget_clear (GTK_WIDGET (self));
      return;
    }
  self->actions = G_LIST_MODEL (gtk_filter_list_model_new (
    g_object_ref (tapis_game_now (TAPIS_GAME (game))->actions),
    GTK_FILTER (gtk_custom_filter_new (is_in_middle, NULL, NULL))));
  g_signal_connect_object (self->actions, "items-changed",
                           G_CALLBACK (make_buttons), self,
                           G_CONNECT_SWAPPED);
  make_buttons (self);
}

