/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the coach's bubble and the table lie. */

#include "config.h"

#include "tapis-coach-private.h"

/* From this width on the bubble stands beside the table; where the window is
 * broader than high, from the lesser one. */
#define WIDE 860
#define BROAD 690
#define COLUMN 330

/* From this width on it stands on the table, beside what it speaks of, if there
 * is room. */
#define ROOMY 1000
#define MARGIN 8
#define PADDING 14 /* beside its words, as in style.css */

GtkSizeRequestMode
coach_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

void
coach_measure (GtkWidget *widget, GtkOrientation orientation,
                     int for_size, int *minimum, int *natural,
                     int *minimum_baseline, int *natural_baseline)
{
  TapisCoach *self = TAPIS_COACH (widget);
  /* a window asks how low it may be without saying how broad it is */
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

/* The heights of a bubble of @width. What is scrolled does not know that it
 * becomes higher where it is narrow: its words are asked. */
static void
measure_bubble (TapisCoach *self, int width, int *least, int *wished)
{
  int inside = width - 2 * PADDING;
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

/* The height from which on the words are scrolled. */
static int
bubble_height (TapisCoach *self, int width, int most)
{
  int least, wished;

  measure_bubble (self, width, &least, &wished);
  return CLAMP (wished, least, MAX (most, least));
}

/* Puts the bubble on the table of @width × @height, beside what it speaks of.
 * FALSE: there is no room. Its buttons stay where they are for as long as they
 * can. */
static gboolean
float_bubble (TapisCoach *self, int width, int height, GtkAllocation *bubble)
{
  int wished = bubble_height (self, bubble->width, height - 2 * MARGIN);
  graphene_rect_t near, place;
  gboolean points;

  if (self->floor.size.width == 0)
    self->floor = GRAPHENE_RECT_INIT ((float) width / 2, (float) height / 2,
                                      1, 1);
  gtk_widget_size_allocate (self->table,
                            &(GtkAllocation) { 0, 0, width, height }, -1);
  points = tapis_table_locate (TAPIS_TABLE (self->table), self->what,
                               self->sign, self->table, &near);
  place = GRAPHENE_RECT_INIT (
    self->floor.origin.x,
    MAX (0, self->floor.origin.y + self->floor.size.height - (float) wished -
              2 * MARGIN),
    (float) bubble->width + 2 * MARGIN, (float) wished + 2 * MARGIN);
  if (!tapis_table_find_room (TAPIS_TABLE (self->table), points ? &near : NULL,
                              &place))
    return FALSE;
  self->floor = place;
  *bubble = (GtkAllocation) { (int) place.origin.x + MARGIN,
                              (int) place.origin.y + MARGIN, bubble->width,
                              wished };
  return TRUE;
}

void
coach_size_allocate (GtkWidget *widget, int width, int height,
                           int baseline)
{
  TapisCoach *self = TAPIS_COACH (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GtkAllocation table = { 0, 0, width, height };
  GtkAllocation bubble = { MARGIN, 0, width - 2 * MARGIN, 0 };
  gboolean wide = width >= WIDE || (width >= BROAD && width > height);
  int least, wished, room;

  self->turned = self->turned || wide != self->wide;
  self->wide = wide;
  if (width != self->for_width)
    {
      self->for_width = width;
      self->tallest = 0;
      self->floor.size.width = 0;
      self->floats = width >= ROOMY;
    }
  if (self->wide)
    bubble.width = COLUMN - 2 * MARGIN;
  if (self->floats && float_bubble (self, width, height, &bubble))
    {
      gtk_widget_size_allocate (self->bubble, &bubble, -1);
      if (gtk_widget_get_last_child (widget) != self->bubble)
        coach_look_again (self);
      return;
    }
  if (self->floats)
    self->floats = FALSE; /* until the window is another */
  measure_bubble (self, bubble.width, &least, &wished);
  if (self->wide)
    {
      table.width = width - COLUMN;
      table.x = rtl ? COLUMN : 0;
      bubble.x = (rtl ? 0 : table.width) + MARGIN;
      bubble.height = CLAMP (wished, least, MAX (height - 2 * MARGIN, least));
      bubble.y = (height - bubble.height) / 2;
    }
  else
    {
      gtk_widget_measure (self->table, GTK_ORIENTATION_VERTICAL, -1, &room,
                          NULL, NULL, NULL);
      room = MAX (height - room - MARGIN, least);
      self->tallest = MAX (self->tallest, wished);
      bubble.height = MIN (self->tallest, room);
      bubble.y = height - MARGIN - bubble.height;
      table.height = bubble.y;
    }
  gtk_widget_size_allocate (self->table, &table, -1);
  gtk_widget_size_allocate (self->bubble, &bubble, -1);
  coach_look_again (self);
}
