/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What players cry, in a bubble by each of them: several may cry at once. */

#include "config.h"

#include "tapis-table-private.h"

#include "widgets/cards/tapis-motion.h"
#include "widgets/kit/tapis-widget.h"

static void
hide (TapisTable *self, int seat)
{
  g_clear_handle_id (&self->bubble_timers[seat], g_source_remove);
  if (self->bubbles[seat] != NULL)
    gtk_widget_set_visible (self->bubbles[seat], FALSE);
}

static gboolean
over_cb (gpointer user_data)
{
  GtkWidget *bubble = user_data;
  TapisTable *self = TAPIS_TABLE (gtk_widget_get_parent (bubble));

  for (int seat = 0; seat <= TAPIS_TABLE_MAX_OPPONENTS; seat++)
    if (self->bubbles[seat] == bubble)
      {
        self->bubble_timers[seat] = 0;
        gtk_widget_set_visible (bubble, FALSE);
      }
  return G_SOURCE_REMOVE;
}

static void
cry_cb (TapisTable *self, TapisPlayer *player)
{
  const char *cry = tapis_player_get_state (player)->cry;
  int seat = tapis_player_get_state (player)->seat;

  /* the last one stays to be read while others play on */
  if (cry == NULL || *cry == '\0')
    return;
  hide (self, seat);
  if (self->bubbles[seat] == NULL)
    {
      self->bubbles[seat] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->bubbles[seat], "cry");
      gtk_widget_set_can_target (self->bubbles[seat], FALSE);
      gtk_widget_insert_before (self->bubbles[seat], GTK_WIDGET (self),
                                self->flights);
    }
  gtk_label_set_text (GTK_LABEL (self->bubbles[seat]), cry);
  gtk_widget_set_visible (self->bubbles[seat], TRUE);
  self->bubble_timers[seat] =
    g_timeout_add (TAPIS_MOTION_CRY, over_cb, self->bubbles[seat]);
}

void
table_hear_cries (TapisTable *self)
{
  GListModel *players = tapis_game_now (self->game)->players;

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (TapisPlayer) player = g_list_model_get_item (players, i);

      g_signal_connect_swapped (player, "cried", G_CALLBACK (cry_cb), self);
    }
}

void
table_stop_cries (TapisTable *self)
{
  GListModel *players = tapis_game_now (self->game)->players;

  for (guint i = 0; i < g_list_model_get_n_items (players); i++)
    {
      g_autoptr (TapisPlayer) player = g_list_model_get_item (players, i);

      g_signal_handlers_disconnect_by_data (player, self);
    }
  for (int seat = 0; seat <= TAPIS_TABLE_MAX_OPPONENTS; seat++)
    hide (self, seat);
}

void
table_drop_old_cries (TapisTable *self)
{
  for (int seat = 0; seat < (int) tapis_game_get_n_seats (self->game); seat++)
    {
      const char *cry = tapis_game_get_player_state (self->game, seat)->cry;

      if (cry == NULL || *cry == '\0')
        hide (self, seat);
    }
}

/* --- free places ---------------------------------------------------------- */

/* A cry further away than so many of its heights would be somebody else's. */
#define REACH 6

/* The places that are tried for a cry, and for what is larger, lie so far
 * apart, in pixels. */
#define STEP 6
#define LARGE_STEP 12

/* What has room where it is moves only to be so much nearer, in pixels. */
#define STAY 120

/* The words of a label, without what is empty around them. */
static gboolean
find_words (GtkLabel *label, GtkWidget *above, graphene_rect_t *place)
{
  PangoRectangle words;
  graphene_point_t origin;
  int x, y;

  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (label), NULL, &words);
  if (!gtk_widget_compute_point (
        GTK_WIDGET (label), above,
        &GRAPHENE_POINT_INIT ((float) (x + words.x), (float) (y + words.y)),
        &origin))
    return FALSE;
  graphene_rect_init (place, origin.x, origin.y, (float) words.width,
                      (float) words.height);
  return words.width > 0;
}

/* Everything that is there to be read or touched below @widget: what has no
 * parts, for the rest is cloth between them. */
static void
list_taken (GtkWidget *widget, GtkWidget *above, GArray *taken)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  graphene_rect_t place;

  if (!gtk_widget_get_visible (widget) ||
      !gtk_widget_get_child_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      if (find_words (GTK_LABEL (widget), above, &place))
        g_array_append_val (taken, place);
      return;
    }
  if (child == NULL || GTK_IS_BUTTON (widget))
    {
      /* an empty place is free */
      if (!TAPIS_IS_PILE_VIEW (widget) &&
          gtk_widget_compute_bounds (widget, above, &place) &&
          place.size.width > 0)
        g_array_append_val (taken, place);
      return;
    }
  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    list_taken (child, above, taken);
}

static gboolean
is_free (const graphene_rect_t *place, const GArray *taken)
{
  for (guint i = 0; i < taken->len; i++)
    if (graphene_rect_intersection (
          place, &g_array_index (taken, graphene_rect_t, i), NULL))
      return FALSE;
  return TRUE;
}

/* How far a stretch of @length at @from is from another one, from end to end,
 * and a little from middle to middle. */
static double
stretch_distance (double from, double length, double other, double other_length)
{
  double between = ABS (from + length / 2 - other - other_length / 2);

  return MAX (0, between - (length + other_length) / 2) + between / 16;
}

static double
distance_across (const graphene_rect_t *place, const graphene_rect_t *other)
{
  return stretch_distance (place->origin.x, place->size.width,
                           other->origin.x, other->size.width);
}

static double
distance_down (const graphene_rect_t *place, const graphene_rect_t *other)
{
  return stretch_distance (place->origin.y, place->size.height,
                           other->origin.y, other->size.height);
}

static double
distance (const graphene_rect_t *place, const graphene_rect_t *other)
{
  return distance_across (place, other) + distance_down (place, other);
}

/* Moves @place to the free one of @width × @height that is next to @other, no
 * further than @best; FALSE: there is none. Those that are tried lie @step
 * apart. */
static gboolean
find_free (graphene_rect_t *place, const graphene_rect_t *other,
           const GArray *taken, int width, int height, int step, double best)
{
  graphene_rect_t one = *place;
  gboolean found = FALSE;

  for (one.origin.y = 0; one.origin.y + one.size.height <= (float) height;
       one.origin.y += (float) step)
    {
      double down = distance_down (&one, other);

      if (down >= best)
        continue;
      for (one.origin.x = 0; one.origin.x + one.size.width <= (float) width;
           one.origin.x += (float) step)
        {
          double here = down + distance_across (&one, other);

          if (here >= best || !is_free (&one, taken))
            continue;
          best = here;
          *place = one;
          found = TRUE;
        }
    }
  return found;
}

/* Everything that is read or touched on the table. */
static GArray *
list_all_taken (TapisTable *self)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  for (; child != NULL; child = gtk_widget_get_next_sibling (child))
    if (child != self->flights && !gtk_widget_has_css_class (child, "cry"))
      list_taken (child, GTK_WIDGET (self), taken);
  return taken;
}

gboolean
tapis_table_find_room (TapisTable *self, const graphene_rect_t *near,
                       graphene_rect_t *place)
{
  graphene_rect_t nearest = *place;
  graphene_rect_t other = near != NULL ? *near : *place;
  g_autoptr (GArray) taken = NULL;
  gboolean found;

  g_return_val_if_fail (TAPIS_IS_TABLE (self), FALSE);
  taken = list_all_taken (self);
  if (near != NULL)
    g_array_append_val (taken, other);
  found = find_free (&nearest, &other, taken,
                     gtk_widget_get_width (GTK_WIDGET (self)),
                     gtk_widget_get_height (GTK_WIDGET (self)), LARGE_STEP,
                     G_MAXDOUBLE);
  if (found && (!is_free (place, taken) ||
                distance (place, &other) > distance (&nearest, &other) + STAY))
    *place = nearest;
  return found;
}

void
tapis_table_cover (TapisTable *self, const graphene_rect_t *place)
{
  graphene_rect_t covered =
    place != NULL ? *place : GRAPHENE_RECT_INIT (0, 0, 0, 0);

  g_return_if_fail (TAPIS_IS_TABLE (self));

  if (graphene_rect_equal (&covered, &self->covered))
    return;
  self->covered = covered;
  table_allocate_cries (self, gtk_widget_get_width (GTK_WIDGET (self)),
                        gtk_widget_get_height (GTK_WIDGET (self)));
}

void
table_allocate_cries (TapisTable *self, int width, int height)
{
  g_autoptr (GArray) taken = NULL;

  for (int seat = 0; seat <= TAPIS_TABLE_MAX_OPPONENTS; seat++)
    {
      GtkWidget *bubble = self->bubbles[seat];
      TapisSeatView *view;
      graphene_rect_t bounds, place = GRAPHENE_RECT_INIT (0, 0, 0, 0);
      int w, h;

      if (bubble == NULL || !gtk_widget_get_visible (bubble))
        continue;
      view = table_find_seat (self, seat);
      if (view == NULL ||
          !gtk_widget_compute_bounds (GTK_WIDGET (view), GTK_WIDGET (self),
                                      &bounds))
        continue;
      if (taken == NULL)
        {
          taken = list_all_taken (self);
          g_array_append_val (taken, self->covered);
        }
      w = MIN (tapis_widget_natural_width (bubble), width);
      h = tapis_widget_natural_height (bubble, w);
      graphene_rect_init (&place, 0, 0, (float) w, (float) h);
      /* where there is no room it is not seen: the log tells it too */
      gtk_widget_set_child_visible (
        bubble, find_free (&place, &bounds, taken, width, height, STEP,
                           REACH * place.size.height));
      if (!gtk_widget_get_child_visible (bubble))
        continue;
      g_array_append_val (taken, place);
      gtk_widget_size_allocate (
        bubble,
        &(GtkAllocation) { (int) place.origin.x, (int) place.origin.y, w, h },
        -1);
    }
}
