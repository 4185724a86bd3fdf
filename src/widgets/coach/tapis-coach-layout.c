/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the coach, and allocates its two children: the table and the bubble.
 */

#include "tapis-coach-private.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-free-place.h"

/* If the coach is at least WIDE pixels wide, the bubble is beside the table. If
 * the coach is wider than high, BROAD pixels are enough. COLUMN is the width in
 * pixels of the bubble with its margins beside the table. */
#define WIDE 860
#define BROAD 690
#define COLUMN 330

/* If the coach is at least this many pixels wide, the bubble is on the table,
 * near the object at which the coach points, if there is room. */
#define ROOMY 1000
#define MARGIN 8
#define CHOICES_SPACING 8 /* the gap above the options of a question, as in the
                           * template, in pixels */

/* The smallest number of lines of words that are visible if the bubble is below
 * the table, however little room the table leaves. */
#define WORDS 3

void
coach_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
               int *minimum, int *natural, int *minimum_baseline,
               int *natural_baseline)
{
  TapisCoach *self = TAPIS_COACH (widget);
  /* a window requests the minimum height without a width (-1) */
  gboolean wide = for_size < 0 ? self->wide : for_size >= BROAD;
  int table, table_natural, bubble, bubble_natural;

  gtk_widget_measure (self->table, orientation, -1, &table, &table_natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->bubble, orientation, -1, &bubble, NULL, NULL,
                          NULL);
      *minimum = MAX (table, bubble + 2 * MARGIN);
      *natural = table_natural + COLUMN;
      return;
    }
  gtk_widget_measure (self->bubble, orientation,
                      wide            ? COLUMN - 2 * MARGIN
                      : for_size >= 0 ? for_size - 2 * MARGIN
                                      : -1,
                      &bubble, &bubble_natural, NULL, NULL);
  *minimum = wide ? MAX (table, bubble + 2 * MARGIN)
                  : table + bubble + MARGIN;
  *natural = MAX (table_natural, *minimum);
}

static int
text_height (PangoLayout *layout, const char *text)
{
  int height;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* Returns by how many pixels the highest of @texts is higher than the present
 * text of @label, if each is laid out in @width pixels. Returns 0 if no text is
 * higher or @texts is NULL. */
static int
still_to_come (GtkLabel *label, char **texts, int width)
{
  g_autoptr (PangoLayout) layout = NULL;
  int now, most;

  if (texts == NULL)
    return 0;
  layout = pango_layout_copy (gtk_label_get_layout (label));
  pango_layout_set_width (layout, width * PANGO_SCALE);
  now = most = text_height (layout, gtk_label_get_text (label));
  for (guint i = 0; texts[i] != NULL; i++)
    most = MAX (most, text_height (layout, texts[i]));
  return most - now;
}

/* Returns the width of the words in a bubble that is @width pixels wide, in
 * pixels. */
static int
inner_width (TapisCoach *self, int width)
{
  GtkBorder padding;

  gtk_style_context_get_padding (gtk_widget_get_style_context (self->bubble),
                                 &padding);
  return width - padding.left - padding.right;
}

/* Sets @least to the minimum height of a bubble that is @width pixels wide, and
 * @wished to the height at which nothing in it must be scrolled. A scrolled
 * window does not report that its content is higher if it is narrower, so the
 * content itself is measured. */
static void
measure_bubble (TapisCoach *self, int width, int *least, int *wished)
{
  int inside = inner_width (self, width);
  int shown, words;

  gtk_widget_measure (self->bubble, GTK_ORIENTATION_VERTICAL, width, least,
                      wished, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->scrolled), GTK_ORIENTATION_VERTICAL,
                      inside, NULL, &shown, NULL, NULL);
  gtk_widget_measure (gtk_scrolled_window_get_child (self->scrolled),
                      GTK_ORIENTATION_VERTICAL, inside, NULL, &words, NULL,
                      NULL);
  *wished = MAX (*least, *wished + words - shown);
}

/* Returns the height of the options of a question together with the gap above
 * them, in pixels, if the options are @width pixels wide. Returns 0 if there
 * are no options. The options disappear when the question is answered. */
static int
choices_height (TapisCoach *self, int width)
{
  return gtk_widget_get_visible (self->choices)
           ? tapis_widget_natural_height (self->choices, width) +
               CHOICES_SPACING
           : 0;
}

/* Returns the height that a bubble of @width pixels keeps from the beginning of
 * a step to its end. Sets *@least to the minimum height of the bubble. */
static int
keep_height (TapisCoach *self, int width, int *least)
{
  int inside = inner_width (self, width);
  int wished;

  measure_bubble (self, width, least, &wished);
  /* if the texts of the step are not known, the bubble grows with its words */
  if (!self->keeps || self->texts == NULL)
    {
      int more = still_to_come (self->text, self->texts, inside);

      if (gtk_widget_get_visible (GTK_WIDGET (self->also)))
        more += still_to_come (self->also, self->also_texts, inside);
      self->kept = wished + MAX (0, more - choices_height (self, inside));
    }
  self->keeps = TRUE;
  return MAX (self->kept, *least);
}

/* Finds a free area on the table, near @near (nullable), for a bubble that is
 * @height pixels high and, with its margins, as wide as @place. Sets @place to
 * that area, including the margins. If possible, the lower edge of the bubble,
 * where its buttons are, stays where it was. Returns FALSE if there is no free
 * area. */
static gboolean
find_room (TapisCoach *self, int height, const graphene_rect_t *near,
           graphene_rect_t *place)
{
  place->origin.x = self->floor.origin.x;
  place->size.height = (float) height + 2 * MARGIN;
  place->origin.y = MAX (0, self->floor.origin.y + self->floor.size.height -
                              place->size.height);
  return tapis_free_place_make_room (self->table, near, place);
}

/* Finds an area for the bubble on a table of @width × @height pixels, near the
 * object at which the coach points, and sets @bubble to that area. The width of
 * @bubble is given. Returns FALSE if there is no free area. */
static gboolean
float_bubble (TapisCoach *self, int width, int height, GtkAllocation *bubble)
{
  graphene_rect_t near, place;
  gboolean points;
  int kept, least, wished;

  if (self->floor.size.width == 0)
    self->floor = GRAPHENE_RECT_INIT ((float) width / 2, (float) height / 2,
                                      1, 1);
  gtk_widget_size_allocate (self->table,
                            &(GtkAllocation) { 0, 0, width, height }, -1);
  points = tapis_table_locate (TAPIS_TABLE (self->table), self->what,
                               self->sign, self->table, &near);
  place = GRAPHENE_RECT_INIT (0, 0, (float) bubble->width + 2 * MARGIN, 0);
  kept = MIN (keep_height (self, bubble->width, &least),
              height - 2 * MARGIN);
  if (!find_room (self, kept, points ? &near : NULL, &place))
    {
      /* there is no room for the longest text of the step, but there may be
       * room for the present text */
      measure_bubble (self, bubble->width, &least, &wished);
      kept = self->kept = MIN (wished, height - 2 * MARGIN);
      if (!find_room (self, kept, points ? &near : NULL, &place))
        return FALSE;
    }
  self->floor = place;
  *bubble = (GtkAllocation) { (int) place.origin.x + MARGIN,
                              (int) place.origin.y + MARGIN, bubble->width,
                              kept };
  return TRUE;
}

/* Returns the largest height of a bubble below a table that is @width pixels
 * wide, if both together are @height pixels high. The table gets the height
 * that it needs, but the bubble gets at least room for WORDS lines of words.
 * @least is the minimum height of the bubble. */
static int
room_below (TapisCoach *self, int width, int height, int least)
{
  g_autoptr (PangoLayout) line =
    pango_layout_copy (gtk_label_get_layout (self->text));
  int table, room, some;

  gtk_widget_measure (self->table, GTK_ORIENTATION_VERTICAL, -1, &table, NULL,
                      NULL, NULL);
  room = height - table - MARGIN;
  some = least + (WORDS - 1) * text_height (line, "");
  if (some < room)
    room = CLAMP (height - MARGIN - tapis_table_needs_height (
                                      TAPIS_TABLE (self->table), width),
                  some, room);
  return MAX (least, room);
}

/* Sets the text size of the buttons in the bubble to that of the table. A very
 * large text is made smaller on buttons, so that there is room for the words.
 */
static void
fit_buttons (TapisCoach *self)
{
  int share = tapis_table_get_text_share (TAPIS_TABLE (self->table));
  g_autofree char *was = g_strdup_printf ("text-%d", self->text_share);
  g_autofree char *is = g_strdup_printf ("text-%d", share);

  if (share == self->text_share)
    return;
  gtk_widget_remove_css_class (self->bubble, was);
  gtk_widget_add_css_class (self->bubble, is);
  self->text_share = share;
  self->keeps = FALSE;
}

void
coach_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TapisCoach *self = TAPIS_COACH (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation table = { 0, 0, width, height };
  GtkAllocation bubble = { MARGIN, 0, width - 2 * MARGIN, 0 };
  gboolean wide = width >= WIDE || (width >= BROAD && width > height);
  int least, kept;

  self->turned = self->turned || wide != self->wide;
  self->wide = wide;
  if (width != self->for_width)
    {
      self->for_width = width;
      self->keeps = FALSE;
      self->kept = 0;
      self->floor.size.width = 0;
      self->floats = width >= ROOMY;
    }
  if (self->wide)
    bubble.width = COLUMN - 2 * MARGIN;
  if (self->floats && float_bubble (self, width, height, &bubble))
    {
      gtk_widget_size_allocate (self->bubble, &bubble, -1);
      fit_buttons (self);
      tapis_table_cover (TAPIS_TABLE (self->table), &self->floor);
      if (gtk_widget_get_last_child (widget) != self->bubble)
        coach_look_again (self);
      return;
    }
  if (self->floats)
    self->floats = FALSE; /* until the width of the coach changes, the bubble is
                           * beside or below the table */
  kept = keep_height (self, bubble.width, &least);
  if (self->wide)
    {
      table.width = width - COLUMN;
      table.x = rtl ? COLUMN : 0;
      bubble.x = (rtl ? 0 : table.width) + MARGIN;
      bubble.height = CLAMP (kept, least, MAX (height - 2 * MARGIN, least));
      bubble.y = (height - bubble.height) / 2;
    }
  else
    {
      bubble.height = MIN (kept, room_below (self, width, height, least));
      bubble.y = height - MARGIN - bubble.height;
      table.height = bubble.y;
    }
  gtk_widget_size_allocate (self->table, &table, -1);
  gtk_widget_size_allocate (self->bubble, &bubble, -1);
  fit_buttons (self);
  tapis_table_cover (TAPIS_TABLE (self->table), NULL);
  coach_look_again (self);
}
