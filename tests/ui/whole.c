/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether all that a window says can be read. */

#include "config.h"

#include "whole.h"

#include <math.h>
#include <string.h>

#include "frames.h"
#include "widgets/cards/tapis-card-view.h"
#include "widgets/results/tapis-result-view.h"
#include "widgets/table/tapis-guide-view.h"
#include "widgets/table/tapis-log-view.h"
#include "widgets/table/tapis-tokens-view.h"

/* What lies less than this over the edge of something else covers nothing, in
 * pixels: rounding, and the sides of letters. */
#define SLACK 1.5f

static guint n_complaints;
static guint n_texts;

guint
whole_complaints (void)
{
  return n_complaints;
}

guint
whole_texts (void)
{
  return n_texts;
}

/* --- complaints ----------------------------------------------------------- */

static const char *
text_of (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_text (GTK_LABEL (widget));
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)))
    return gtk_button_get_label (GTK_BUTTON (widget));
  return "";
}

static char *
describe (GtkWidget *widget)
{
  g_autoptr (GString) path = g_string_new (G_OBJECT_TYPE_NAME (widget));
  guint n = 0;

  for (GtkWidget *above = gtk_widget_get_parent (widget);
       above != NULL && n < 4; above = gtk_widget_get_parent (above), n++)
    g_string_prepend (g_string_prepend (path, "/"),
                      G_OBJECT_TYPE_NAME (above));
  return g_strdup_printf ("%s “%s”", path->str, text_of (widget));
}

static void G_GNUC_PRINTF (3, 4)
complain (GtkWindow *window, const char *where, const char *form, ...)
{
  static GHashTable *told;
  g_autofree char *what = NULL;
  va_list arguments;

  va_start (arguments, form);
  what = g_strdup_vprintf (form, arguments);
  va_end (arguments);
  n_complaints++;
  if (told == NULL)
    told = g_hash_table_new (g_str_hash, g_str_equal);
  if (g_hash_table_contains (told, what))
    return;
  g_test_message ("%s, %d×%d: %s", where, gtk_widget_get_width (
                    GTK_WIDGET (window)),
                  gtk_widget_get_height (GTK_WIDGET (window)), what);
  g_hash_table_add (told, g_steal_pointer (&what));
}

/* --- what is seen --------------------------------------------------------- */

/* Something that is seen: a text, or what would cover one. */
typedef struct
{
  GtkWidget *widget;
  graphene_rect_t place; /* of the letters, as the window sees it */
  graphene_rect_t clip;  /* outside of which it is not seen */
  gboolean text;
} Thing;

typedef struct
{
  GtkWindow *window;
  const char *where;
  GArray *things; /* in the order in which they are painted */
} Walk;

static float
right_of (const graphene_rect_t *r)
{
  return r->origin.x + r->size.width;
}

static float
end_of (const graphene_rect_t *r)
{
  return r->origin.y + r->size.height;
}

/* Where the letters of @label are, as @above sees them. */
static void
find_letters (GtkLabel *label, GtkWidget *above, graphene_rect_t *place)
{
  PangoRectangle ink, logical;
  int x, y;

  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (label), &ink,
                                  &logical);
  graphene_rect_init (place, 0, 0, (float) logical.width, (float) ink.height);
  /* from within its padding */
  g_assert_true (gtk_widget_compute_point (
    GTK_WIDGET (label), above,
    &GRAPHENE_POINT_INIT ((float) (x + logical.x), (float) (y + ink.y)),
    &place->origin));
}

/* The title of a window cannot have a second line; and a player's name, which
 * people choose, stands before the player in whole. */
static gboolean
may_be_shortened (GtkWidget *label)
{
  return gtk_widget_has_css_class (label, "spot-name") ||
         gtk_widget_get_ancestor (label, GTK_TYPE_HEADER_BAR) != NULL ||
         gtk_widget_get_ancestor (label, ADW_TYPE_HEADER_BAR) != NULL;
}

static void
check_label (const Walk *walk, GtkLabel *label, const graphene_rect_t *clip,
             graphene_rect_t *letters)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  g_autofree char *what = describe (GTK_WIDGET (label));

  n_texts++;
  find_letters (label, GTK_WIDGET (walk->window), letters);
  if (pango_layout_is_ellipsized (layout) &&
      !may_be_shortened (GTK_WIDGET (label)))
    complain (walk->window, walk->where, "%s is shortened", what);
  if (letters->size.width >
        (float) gtk_widget_get_width (GTK_WIDGET (label)) + SLACK ||
      letters->size.height >
        (float) gtk_widget_get_height (GTK_WIDGET (label)) + SLACK)
    complain (walk->window, walk->where, "%s is cut off", what);
  if (letters->origin.x < clip->origin.x - SLACK ||
      right_of (letters) > right_of (clip) + SLACK)
    complain (walk->window, walk->where, "%s is outside, from %g to %g of %g "
              "to %g", what, letters->origin.x, right_of (letters),
              clip->origin.x, right_of (clip));
}

/* Whether @widget can be scrolled up and down, so that what is below is only
 * not seen yet. */
static gboolean
scrolls (GtkWidget *widget)
{
  GtkPolicyType sideways, down;

  if (!GTK_IS_SCROLLED_WINDOW (widget))
    return FALSE;
  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &sideways,
                                  &down);
  return down != GTK_POLICY_NEVER;
}

/* What is drawn without labels: texts that leave the widget, or lie on each
 * other. */
static void
list_texts (GskRenderNode *node, float x, float y, GArray *list)
{
  if (node == NULL)
    return;
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        list_texts (gsk_container_node_get_child (node, i), x, y, list);
      break;
    case GSK_TRANSFORM_NODE:
      {
        graphene_point_t origin;

        gsk_transform_transform_point (
          gsk_transform_node_get_transform (node),
          &GRAPHENE_POINT_INIT (0, 0), &origin);
        list_texts (gsk_transform_node_get_child (node), x + origin.x,
                    y + origin.y, list);
        break;
      }
    case GSK_OPACITY_NODE:
      list_texts (gsk_opacity_node_get_child (node), x, y, list);
      break;
    case GSK_CLIP_NODE:
      list_texts (gsk_clip_node_get_child (node), x, y, list);
      break;
    case GSK_TEXT_NODE:
      {
        graphene_rect_t bounds;

        gsk_render_node_get_bounds (node, &bounds);
        graphene_rect_offset (&bounds, x, y);
        g_array_append_val (list, bounds);
        break;
      }
    default:
      break;
    }
}

static void
check_drawing (const Walk *walk, GtkWidget *widget)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GArray) texts =
    g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  g_autofree char *what = describe (widget);
  graphene_rect_t all;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  list_texts (node, 0, 0, texts);
  n_texts += texts->len;
  graphene_rect_init (&all, -SLACK, -SLACK,
                      (float) gtk_widget_get_width (widget) + 2 * SLACK,
                      (float) gtk_widget_get_height (widget) + 2 * SLACK);
  for (guint i = 0; i < texts->len; i++)
    {
      const graphene_rect_t *one = &g_array_index (texts, graphene_rect_t, i);
      graphene_rect_t both;

      if (!graphene_rect_contains_rect (&all, one))
        complain (walk->window, walk->where, "a text drawn by %s leaves it at "
                  "%g, %g, %g×%g", what, one->origin.x, one->origin.y,
                  one->size.width, one->size.height);
      for (guint k = 0; k < i; k++)
        if (graphene_rect_intersection (
              one, &g_array_index (texts, graphene_rect_t, k), &both) &&
            both.size.width > 3 && both.size.height > 3)
          complain (walk->window, walk->where, "texts drawn by %s lie on each "
                    "other", what);
    }
}

static void
walk_down (const Walk *walk, GtkWidget *widget, graphene_rect_t clip,
           gboolean scrolled)
{
  graphene_rect_t bounds;
  Thing thing = { widget, .clip = clip };

  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_width (widget) == 0 ||
      (GTK_IS_LABEL (widget) && gtk_widget_get_opacity (widget) == 0) ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (walk->window),
                                  &bounds))
    return;
  thing.place = bounds;
  if (GTK_IS_LABEL (widget))
    {
      if (*gtk_label_get_text (GTK_LABEL (widget)) == '\0')
        return;
      check_label (walk, GTK_LABEL (widget), &clip, &thing.place);
      thing.text = TRUE;
    }
  if (GTK_IS_LABEL (widget) || GTK_IS_BUTTON (widget) ||
      GTK_IS_IMAGE (widget) || GTK_IS_PICTURE (widget) ||
      GTK_IS_SWITCH (widget) || GTK_IS_TEXT (widget) ||
      TAPIS_IS_CARD_VIEW (widget) || TAPIS_IS_TOKENS_VIEW (widget))
    g_array_append_val (walk->things, thing);
  else if (gtk_widget_get_first_child (widget) == NULL &&
           !g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Gtk") &&
           !g_str_has_prefix (G_OBJECT_TYPE_NAME (widget), "Adw"))
    check_drawing (walk, widget);
  if ((GTK_IS_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
       GTK_IS_TEXT (widget) || (thing.text && !scrolled)) &&
      (bounds.origin.x < clip.origin.x - SLACK ||
       right_of (&bounds) > right_of (&clip) + SLACK ||
       (!scrolled && (thing.place.origin.y < clip.origin.y - SLACK ||
                      end_of (&thing.place) > end_of (&clip) + SLACK))))
    {
      g_autofree char *what = describe (widget);

      complain (walk->window, walk->where, "%s cannot be reached: %g, %g, "
                "%g×%g", what, bounds.origin.x, bounds.origin.y,
                bounds.size.width, bounds.size.height);
    }
  if (GTK_IS_SCROLLED_WINDOW (widget) &&
      !graphene_rect_intersection (&clip, &bounds, &clip))
    return;
  scrolled = scrolled || scrolls (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    /* windows of their own are looked at by themselves */
    if (!GTK_IS_NATIVE (child))
      walk_down (walk, child, clip, scrolled);
}

/* --- what is covered ------------------------------------------------------ */

/* Whether @widget is part of what is laid over the table on purpose, with its
 * own ground, for as long as one reads it. */
static gboolean
is_on_sheet (GtkWidget *widget)
{
  return gtk_widget_get_ancestor (widget, TAPIS_TYPE_GUIDE_VIEW) != NULL ||
         gtk_widget_get_ancestor (widget, TAPIS_TYPE_LOG_VIEW) != NULL ||
         gtk_widget_get_ancestor (widget, TAPIS_TYPE_RESULT_VIEW) != NULL;
}

static gboolean
cut (const Thing *thing, graphene_rect_t *seen)
{
  return graphene_rect_intersection (&thing->place, &thing->clip, seen) &&
         seen->size.width > 2 * SLACK && seen->size.height > 2 * SLACK;
}

static void
check_covered (const Walk *walk)
{
  for (guint i = 0; i < walk->things->len; i++)
    {
      const Thing *below = &g_array_index (walk->things, Thing, i);
      graphene_rect_t here;

      if (!below->text || !cut (below, &here))
        continue;
      graphene_rect_inset (&here, SLACK, SLACK);
      for (guint k = i + 1; k < walk->things->len; k++)
        {
          const Thing *above = &g_array_index (walk->things, Thing, k);
          graphene_rect_t there, both;

          if (!cut (above, &there) ||
              !graphene_rect_intersection (&here, &there, &both) ||
              both.size.width < SLACK || both.size.height < SLACK ||
              gtk_widget_is_ancestor (above->widget, below->widget) ||
              (is_on_sheet (above->widget) && !is_on_sheet (below->widget)))
            continue;
          {
            g_autofree char *what = describe (below->widget);
            g_autofree char *by = describe (above->widget);

            complain (walk->window, walk->where, "%s is covered by %s", what,
                      by);
          }
        }
    }
}

void
whole_check (GtkWindow *window, const char *where)
{
  Walk walk = { window, where,
                g_array_new (FALSE, FALSE, sizeof (Thing)) };
  graphene_rect_t all;

  graphene_rect_init (&all, 0, 0,
                      (float) gtk_widget_get_width (GTK_WIDGET (window)),
                      (float) gtk_widget_get_height (GTK_WIDGET (window)));
  walk_down (&walk, GTK_WIDGET (window), all, FALSE);
  check_covered (&walk);
  g_array_unref (walk.things);
}

/* --- the window's size ---------------------------------------------------- */

void
whole_settle (GtkWindow *window)
{
  for (guint i = 0; i < 2; i++)
    {
      while (g_main_context_iteration (NULL, FALSE))
        ;
      frames_wait (GTK_WIDGET (window));
    }
}

/* The innermost part of @widget that must be wider than @width. */
static GtkWidget *
find_widest (GtkWidget *widget, int width)
{
  GtkWidget *widest = NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int least;

      if (!gtk_widget_should_layout (child) ||
          !gtk_widget_get_child_visible (child))
        continue;
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                          NULL, NULL);
      if (least <= width)
        continue;
      width = least;
      widest = child;
    }
  return widest != NULL ? find_widest (widest, width * 9 / 10) : widget;
}

void
whole_resize (GtkWindow *window, int width, int height, const char *where)
{
  GtkWidget *widget = GTK_WIDGET (window);
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  /* what is drawn around a window belongs to its size */
  int across = gdk_surface_get_width (surface) -
               gtk_widget_get_width (widget);
  int down = gdk_surface_get_height (surface) -
             gtk_widget_get_height (widget);
  int least;

  gtk_window_set_default_size (window, width + across, height + down);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                      NULL, NULL);
  if (least > width + across)
    {
      g_autofree char *what =
        describe (find_widest (widget, width * 9 / 10));

      complain (window, where, "needs a width of %d instead of %d for %s",
                least - across, width, what);
    }
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width + across, &least,
                      NULL, NULL, NULL);
  if (least > height + down)
    complain (window, where, "needs a height of %d instead of %d at %d",
              least - down, height, width);
  whole_settle (window);
  for (guint i = 0; i < 20 && gtk_widget_get_width (widget) < width; i++)
    whole_settle (window);
}

GtkWidget *
whole_find_child (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = whole_find_child (child, type);
  return found;
}

char *
whole_data_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "tapis", name, NULL);
}

void
whole_write_data (const char *name, const char *text)
{
  g_autofree char *path = whole_data_path (name);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}
