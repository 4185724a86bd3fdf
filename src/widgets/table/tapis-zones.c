/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Moves the focus on the table from zone to zone and within a zone. */

#include "tapis-zones.h"

#include "tapis-ground.h"
#include "tapis-log-view.h"
#include "tapis-own-place.h"
#include "tapis-side.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/results/tapis-result-view.h"

#define MAX_WIDGETS MAX (TAPIS_TABLE_MAX_OPPONENTS + 1, TAPIS_MIDDLE_MAX_STOPS)

/* The zones, in the order in which Tab visits them. Three names need a word:
 * ROW is the viewer's seat and the cards above the hand, LEARN is the buttons
 * that open a lesson, and TOLD is the line about what happened last. */
typedef enum
{
  ZONE_RESULT,
  ZONE_SEATS,
  ZONE_MIDDLE,
  ZONE_ROW,
  ZONE_HAND,
  ZONE_LEARN,
  ZONE_ACTIONS,
  ZONE_TOLD,
  ZONE_SIDE,
  N_ZONES,
} ZoneId;

/* The widgets in a zone at this moment. */
typedef struct
{
  GtkWidget *widgets[MAX_WIDGETS]; /* the arrow keys move the focus between
                                    * these */
  guint n;
  guint first; /* the index of the widget to which Tab moves the focus */
} Zone;

/* --- what is in a zone ---------------------------------------------------- */

static void
add (Zone *zone, GtkWidget *widget)
{
  if (widget != NULL)
    zone->widgets[zone->n++] = widget;
}

/* Adds the opponents' seats to @zone. Tab moves the focus to the first player
 * who may be named in a move, if there is one. */
static void
add_seats (const TapisTableParts *parts, Zone *zone)
{
  GPtrArray *seats = tapis_ground_get_seats (parts->ground);

  for (guint i = 0; i < seats->len; i++)
    add (zone, g_ptr_array_index (seats, i));
  for (guint i = seats->len; i-- > 0;)
    if (tapis_seat_view_get_state (g_ptr_array_index (seats, i))->targetable)
      zone->first = i;
}

/* Returns the view that is open beside the table, or NULL. An empty log does
 * not count, because nothing in it can take the focus. */
static GtkWidget *
find_side (const TapisTableParts *parts)
{
  TapisGame *game = parts->game;
  GtkWidget *side = tapis_side_find (parts->side);

  return TAPIS_IS_LOG_VIEW (side) &&
             g_list_model_get_n_items (tapis_game_now (game)->log) == 0
           ? NULL
           : side;
}

static GtkWidget *
find_told (const TapisTableParts *parts)
{
  GtkWidget *line = GTK_WIDGET (parts->line);

  return gtk_widget_get_visible (line) && gtk_widget_get_child_visible (line)
           ? line
           : NULL;
}

static Zone
list_zone (const TapisTableParts *parts, ZoneId id)
{
  GtkWidget *middle = tapis_ground_get_middle (parts->ground);
  Zone zone = { .n = 0 };

  if (parts->game == NULL)
    return zone; /* without a game there is nothing to go to */
  switch (id)
    {
    case ZONE_RESULT:
      add (&zone, tapis_side_get_result (parts->side));
      break;
    case ZONE_SEATS:
      add_seats (parts, &zone);
      break;
    case ZONE_MIDDLE:
      zone.n = tapis_middle_stops (TAPIS_MIDDLE (middle), zone.widgets,
                                   &zone.first);
      break;
    case ZONE_ROW:
      zone.n = tapis_own_place_list_row (parts->own, zone.widgets);
      zone.first = zone.n - 1;
      break;
    case ZONE_HAND:
      add (&zone, tapis_own_place_get_hand (parts->own));
      break;
    case ZONE_LEARN:
      zone.n = tapis_lesson_offer_list (parts->offer, zone.widgets);
      break;
    case ZONE_ACTIONS:
      add (&zone, GTK_WIDGET (parts->bar));
      break;
    case ZONE_TOLD:
      add (&zone, find_told (parts));
      break;
    case ZONE_SIDE:
      add (&zone, find_side (parts));
      break;
    default:
      break;
    }
  return zone;
}

/* Returns the id of the zone that has the focus, or -1. Sets @zone to the
 * widgets in that zone, and @position to the index of the widget that has or
 * contains the focus. */
static int
find_zone (const TapisTableParts *parts, Zone *zone, guint *position)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (parts->table));

  for (int id = 0; id < N_ZONES; id++)
    {
      *zone = list_zone (parts, (ZoneId) id);
      for (*position = 0; *position < zone->n; (*position)++)
        if (tapis_widget_holds (zone->widgets[*position], focus))
          return id;
    }
  return -1;
}

/* --- into a zone ---------------------------------------------------------- */

/* Moves the focus into @widget in @direction. @from is the widget above or
 * below @widget that the focus comes from, or NULL if it comes from elsewhere.
 * If @widget is a pile, the card nearest to @from takes the focus. Returns
 * FALSE if @widget cannot take it. */
static gboolean
enter (GtkWidget *widget, GtkDirectionType direction, GtkWidget *from)
{
  graphene_rect_t place;

  if (from != NULL && TAPIS_IS_PILE_VIEW (widget) &&
      gtk_widget_compute_bounds (from, widget, &place))
    return tapis_pile_view_focus_near (TAPIS_PILE_VIEW (widget),
                                       place.origin.x + place.size.width / 2);
  if (TAPIS_IS_PILE_VIEW (widget) || gtk_widget_get_focusable (widget))
    return gtk_widget_grab_focus (widget);
  return gtk_widget_child_focus (widget, direction);
}

/* Moves the focus into the zone @id. In the zone of the result, the button for
 * the next round or game takes the focus. If @with_tab is TRUE, however, the
 * first button takes it, so that Tab reaches all of them. Returns FALSE if
 * nothing in the zone takes the focus. */
static gboolean
enter_zone (const TapisTableParts *parts, int id, GtkDirectionType direction,
            gboolean with_tab, GtkWidget *from)
{
  Zone zone = list_zone (parts, (ZoneId) id);

  if (zone.n > 0 && id == ZONE_RESULT && !with_tab)
    {
      tapis_result_view_focus (TAPIS_RESULT_VIEW (zone.widgets[0]));
      return TRUE;
    }
  for (guint i = 0; i < zone.n; i++)
    if (enter (zone.widgets[(zone.first + i) % zone.n], direction, from))
      return TRUE;
  return FALSE;
}

static gboolean
enter_next_zone (const TapisTableParts *parts, gboolean forward,
                 gboolean with_tab)
{
  GtkDirectionType direction =
    forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD;
  int step = forward ? 1 : -1;
  guint position;
  Zone zone;
  int id = find_zone (parts, &zone, &position);

  if (id < 0 && !forward)
    id = N_ZONES;
  for (id += step; id >= 0 && id < N_ZONES; id += step)
    if (enter_zone (parts, id, direction, with_tab, NULL))
      return TRUE;
  return FALSE;
}

gboolean
tapis_zones_focus_next (const TapisTableParts *parts, gboolean forward)
{
  return enter_next_zone (parts, forward, FALSE);
}

/* Moves the focus out of the zone @id with the key Up (@step is -1) or Down
 * (1), to the nearest zone in that direction that can take it. */
static void
leave_zone (const TapisTableParts *parts, int id, int step)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (parts->table));

  if (id < ZONE_SEATS || id > ZONE_ACTIONS)
    return;
  for (int next = id + step; next >= ZONE_SEATS && next <= ZONE_ACTIONS;
       next += step)
    if (enter_zone (parts, next, GTK_DIR_TAB_FORWARD, FALSE, focus))
      return;
  gtk_widget_error_bell (GTK_WIDGET (parts->table));
}

/* --- in a zone ------------------------------------------------------------ */

/* Handles Tab and Shift+Tab. */
static gboolean
focus_tab (const TapisTableParts *parts, int id, const Zone *zone,
           GtkDirectionType direction)
{
  /* in the result, the log and the guide, Tab moves between their widgets
   * first */
  if ((id == ZONE_RESULT || id == ZONE_SIDE) &&
      gtk_widget_child_focus (zone->widgets[0], direction))
    return TRUE;
  return enter_next_zone (parts, direction == GTK_DIR_TAB_FORWARD, TRUE);
}

/* Handles Up (@step is -1) and Down (1) within a zone that has several rows:
 * moves the focus to the nearest widget in that direction. Returns FALSE if
 * there is none. */
static gboolean
focus_nearest (const TapisTableParts *parts, const Zone *zone, guint position,
               int step)
{
  GtkWidget *table = GTK_WIDGET (parts->table);
  GtkWidget *best = NULL;
  double distance = G_MAXDOUBLE;
  graphene_rect_t here, there;

  if (!gtk_widget_compute_bounds (zone->widgets[position], table, &here))
    return FALSE;
  for (guint i = 0; i < zone->n; i++)
    if (gtk_widget_compute_bounds (zone->widgets[i], table, &there))
      {
        double dx = there.origin.x - here.origin.x;
        double dy = (there.origin.y - here.origin.y) * step;

        if (dy > here.size.height / 2 && dx * dx + dy * dy < distance)
          {
            distance = dx * dx + dy * dy;
            best = zone->widgets[i];
          }
      }
  if (best != NULL)
    gtk_widget_grab_focus (best);
  return best != NULL;
}

/* Handles an arrow key while the focus is in the zone @id. */
static void
focus_arrow (const TapisTableParts *parts, int id, const Zone *zone,
             guint position, GtkDirectionType direction)
{
  GtkWidget *at = zone->widgets[position];
  int step = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP ? -1 : 1;

  if (gtk_widget_get_focus_child (at) != NULL &&
      gtk_widget_child_focus (at, direction))
    return;
  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    {
      if ((id != ZONE_SEATS && id != ZONE_MIDDLE) ||
          !focus_nearest (parts, zone, position, step))
        leave_zone (parts, id, step);
      return;
    }
  if (id == ZONE_SEATS &&
      tapis_game_get_to_the_right (parts->game))
    step = -step; /* the first player sits to the right */
  for (int i = (int) position + step; i >= 0 && i < (int) zone->n; i += step)
    if (enter (zone->widgets[i], direction, NULL))
      return;
  gtk_widget_error_bell (GTK_WIDGET (parts->table));
}

gboolean
tapis_zones_focus (const TapisTableParts *parts, GtkDirectionType direction)
{
  GtkWidget *focus = tapis_widget_find_focus (GTK_WIDGET (parts->table));
  Zone zone;
  guint position;
  int id = find_zone (parts, &zone, &position);

  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return focus_tab (parts, id, &zone, direction);
  if (id >= 0)
    focus_arrow (parts, id, &zone, position, direction);
  else if (focus != NULL &&
           gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    /* the focus remains in a popover over the table until Escape closes it */
    gtk_widget_error_bell (GTK_WIDGET (parts->table));
  else
    return tapis_zones_focus_next (parts, TRUE);
  return TRUE;
}

void
tapis_zones_focus_end (const TapisTableParts *parts, gboolean last)
{
  Zone zone;
  guint position;
  int id = find_zone (parts, &zone, &position);
  GtkWidget *at = id >= 0 ? zone.widgets[position] : NULL;

  if (id == ZONE_ACTIONS)
    tapis_action_bar_focus_end (parts->bar, last);
  else if (TAPIS_IS_PILE_VIEW (at) && gtk_widget_get_focus_child (at) != NULL)
    tapis_pile_view_focus_end (TAPIS_PILE_VIEW (at), last);
  else if (id == ZONE_SEATS || id == ZONE_MIDDLE)
    {
      /* if play goes to the right, the first player sits to the right */
      if (id == ZONE_SEATS &&
          tapis_game_get_to_the_right (parts->game))
        last = !last;
      gtk_widget_grab_focus (zone.widgets[last ? zone.n - 1 : 0]);
    }
}

gboolean
tapis_zones_is_space_free (const TapisTableParts *parts)
{
  Zone zone;
  guint position;
  int id = find_zone (parts, &zone, &position);

  if (id == ZONE_ACTIONS)
    return tapis_action_bar_is_refused (
      parts->bar, tapis_widget_find_focus (GTK_WIDGET (parts->table)));
  return id != ZONE_RESULT && id != ZONE_LEARN && id != ZONE_SIDE;
}
