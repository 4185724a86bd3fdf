/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Lays buttons out side by side, each in a place of its own. */

#include "config.h"

#include "tapis-bar-layout.h"

#include "tapis-fit.h"
#include "tapis-sizes.h"
#include "tapis-widget.h"

#define SPACING 8

/* Three widths, as multiples of the height of a line: a bar from which on one
 * line is enough for every label, the broadest button, and the narrowest one.
 */
#define ONE_LINE 40
#define BROADEST 17
#define NARROWEST 3

/* If there are two places for words, the shares of the first and of the second
 * in the room for both. */
#define FIRST 3
#define OTHER 2

/* The width of a tool, which is a picture with some room around it, in pixels.
 */
#define TOOL (16 + 2 * TAPIS_TOOL_SIDE)

struct _TapisBarLayout
{
  GtkLayoutManager parent_instance;

  int words; /* how many places for buttons with words */
  int tools;
};

G_DEFINE_FINAL_TYPE (TapisBarLayout, tapis_bar_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The names of the data that is kept with a button: the number of its place
 * (above 0 for words, below 0 for tools), its text, and the brief text for a
 * place with too little room. */
#define PLACE "tapis-bar-place"
#define TEXT  "tapis-bar-text"
#define BRIEF "tapis-bar-brief"

/* The brief text is shown only if the other one would have to be smaller than
 * this share of its size. */
#define EASY 0.8

/* A text without a brief one stands in one line if it then need not be smaller
 * than this share of its size. */
#define IN_LINE 0.85

static int
get_place (GtkWidget *child)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), PLACE));
}

static GtkSizeRequestMode
get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkLayoutManager *manager, GtkWidget *widget,
         GtkOrientation orientation, int for_size, int *minimum, int *natural,
         int *minimum_baseline, int *natural_baseline)
{
  TapisBarLayout *self = TAPIS_BAR_LAYOUT (manager);
  int line = tapis_widget_line_height (widget, 1);
  int spaces = (self->words + self->tools - 1) * SPACING;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = tapis_bar_layout_height (widget, for_size);
      return;
    }
  *minimum = self->words * NARROWEST * line + self->tools * TOOL + spaces;
  *natural = self->words * BROADEST * line + self->tools * TOOL + spaces;
}

/* Sets @x to where the places begin, and @w to how wide they are, in a bar of
 * @width pixels: first the places for words, then those for tools. */
static void
find_places (TapisBarLayout *self, GtkWidget *widget, int width, int *x, int *w)
{
  int n = self->words + self->tools;
  int line = tapis_widget_line_height (widget, 1);
  int room = width - self->tools * TOOL - (n - 1) * SPACING;
  int left = room;

  for (int i = 0; i < n; i++)
    {
      int share = self->words != 2 ? room / MAX (self->words, 1)
                                   : room * (i == 0 ? FIRST : OTHER) /
                                       (FIRST + OTHER);

      w[i] = i < self->words ? MAX (MIN (share, BROADEST * line), 1) : TOOL;
      if (i < self->words)
        left -= w[i];
    }
  x[0] = MAX (left, 0) / 2;
  for (int i = 1; i < n; i++)
    x[i] = x[i - 1] + w[i - 1] + SPACING;
}

/* Chooses the words on the button @child and their size, so that they fit into
 * @width by @height pixels: the place does not depend on the words. */
static void
fit_words (GtkWidget *child, int width, int height)
{
  GtkWidget *label =
    GTK_IS_BUTTON (child) ? gtk_button_get_child (GTK_BUTTON (child)) : NULL;
  const char *text = g_object_get_data (G_OBJECT (child), TEXT);
  const char *brief = g_object_get_data (G_OBJECT (child), BRIEF);
  int around, line;

  if (!GTK_IS_LABEL (label))
    return;
  around = tapis_widget_natural_width (child) -
           tapis_widget_natural_width (label);
  width -= around;
  height -= 2 * TAPIS_BUTTON_PADDING;
  if (brief != NULL &&
      !tapis_fit_would (GTK_LABEL (label), text, EASY, width, height))
    text = brief;
  if (text != NULL && !g_str_equal (gtk_label_get_text (GTK_LABEL (label)),
                                    text))
    gtk_label_set_text (GTK_LABEL (label), text);
  line = tapis_widget_line_height (label, 1);
  if (brief == NULL && text != NULL &&
      tapis_fit_would (GTK_LABEL (label), text, IN_LINE, width, line))
    height = MIN (height, line);
  tapis_fit_label (GTK_LABEL (label), width, height);
}

static void
allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
          int baseline)
{
  TapisBarLayout *self = TAPIS_BAR_LAYOUT (manager);
  gboolean mirrored =
    gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int n = self->words + self->tools;
  g_autofree int *x = g_new0 (int, MAX (n, 1));
  g_autofree int *w = g_new0 (int, MAX (n, 1));

  find_places (self, widget, width, x, w);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int place = get_place (child);
      int i = place > 0 ? place - 1 : self->words - place - 1;
      gboolean has_place = place != 0 && i < (place > 0 ? self->words : n);

      gtk_widget_set_child_visible (child, has_place);
      if (!has_place || !gtk_widget_should_layout (child))
        continue;
      fit_words (child, w[i], height);
      gtk_widget_size_allocate (
        child,
        &(GtkAllocation) { mirrored ? width - x[i] - w[i] : x[i], 0, w[i],
                           height },
        -1);
    }
}

static void
tapis_bar_layout_class_init (TapisBarLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = get_request_mode;
  manager_class->measure = measure;
  manager_class->allocate = allocate;
}

static void
tapis_bar_layout_init (TapisBarLayout *self)
{
}

GtkLayoutManager *
tapis_bar_layout_new (guint words, guint tools)
{
  TapisBarLayout *self = g_object_new (TAPIS_TYPE_BAR_LAYOUT, NULL);

  self->words = (int) words;
  self->tools = (int) tools;
  return GTK_LAYOUT_MANAGER (self);
}

void
tapis_bar_layout_put (GtkWidget *button, gboolean tool, guint place)
{
  g_return_if_fail (GTK_IS_WIDGET (button));

  g_object_set_data (G_OBJECT (button), PLACE,
                     GINT_TO_POINTER (tool ? -(int) place : (int) place));
  gtk_widget_queue_resize (button);
}

int
tapis_bar_layout_height (GtkWidget *widget, int width)
{
  int line = tapis_widget_line_height (widget, 1);
  int lines = width < 0 || width >= ONE_LINE * line ? 1 : 2;

  return MAX (TAPIS_BUTTON_LEAST, lines * line) + 2 * TAPIS_BUTTON_PADDING;
}

void
tapis_bar_layout_prepare (GtkButton *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (button));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_lines (label, 2);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

void
tapis_bar_layout_set_text (GtkButton *button, const char *text,
                           const char *brief)
{
  g_return_if_fail (GTK_IS_BUTTON (button));

  g_object_set_data_full (G_OBJECT (button), TEXT, g_strdup (text), g_free);
  g_object_set_data_full (G_OBJECT (button), BRIEF, g_strdup (brief), g_free);
  gtk_button_set_label (button, text);
}
