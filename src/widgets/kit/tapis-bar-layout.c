/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A layout manager that allocates buttons side by side, in numbered places
 * whose position and width do not depend on the buttons. */

#include "tapis-bar-layout.h"

#include "tapis-fit.h"
#include "tapis-sizes.h"
#include "tapis-widget.h"

#define SPACING 8

/* Three widths, as multiples of the height of a line of text: ONE_LINE is the
 * smallest width of a bar whose labels have only one line, BROADEST the largest
 * width of a place for words, and NARROWEST its smallest width. */
#define ONE_LINE 40
#define BROADEST 17
#define NARROWEST 3

/* If there are two places for words, the first gets FIRST parts of the width of
 * the bar, the second one OTHER, and as many are left free at the other side of
 * the first. */
#define FIRST 3
#define OTHER 2

/* The least width of a place for words that is worth having the first place in
 * the middle, as a multiple of the height of a line of text. */
#define WORTH 6

/* The width of a place for a tool, in pixels: the picture and the room on both
 * sides of it. */
#define TOOL (16 + 2 * TAPIS_TOOL_SIDE)

struct _TapisBarLayout
{
  GtkLayoutManager parent_instance;

  int words; /* the number of places for buttons with words */
  int tools;
};

G_DEFINE_FINAL_TYPE (TapisBarLayout, tapis_bar_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The keys of the data that is attached to a button: the number of its place
 * (1, 2, … for words, -1, -2, … for tools), its text, and the brief text for a
 * place with too little room. */
#define PLACE "tapis-bar-place"
#define TEXT  "tapis-bar-text"
#define BRIEF "tapis-bar-brief"

/* The brief text is shown only if the text would have to be smaller than this
 * share of the label's usual text size to fit. */
#define EASY 0.8

/* If a button has no brief text, its text has only one line if it need not be
 * smaller than this share of the label's usual text size for that. */
#define IN_LINE 0.85

/* The size of a caption, as a multiple of the size of the text. */
#define CAPTION 0.78

static int
get_place (GtkWidget *child)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), PLACE));
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

/* Sets @first and @other to the widths in pixels of the first and of every
 * other place for words, in a bar that is @width pixels wide. @tools is the
 * room that the tools need. Returns the left edge of the leftmost place: the
 * first place is in the middle of the bar, unless the others would become too
 * narrow. */
static int
size_words (TapisBarLayout *self, GtkWidget *widget, int width, int tools,
            int *first, int *other)
{
  int line = tapis_widget_line_height (widget, 1);
  int right = MAX (self->words - 2, 0); /* places at the right of the first */
  int room = width - MIN (self->words - 1, 1) * 2 * SPACING;

  *first = MIN (BROADEST * line, room - 2 * tools);
  *other = 0;
  if (self->words == 2)
    {
      *first = MIN (*first, room * FIRST / (FIRST + 2 * OTHER));
      *other = MIN (BROADEST * line, (room - *first) / 2);
    }
  else if (self->words > 2)
    *first = *other =
      MIN (BROADEST * line,
           (room - 2 * (tools + right * SPACING)) / (1 + 2 * right));
  if (self->words < 3 || *first >= WORTH * line)
    return (width - *first) / 2 - (*other > 0 ? *other + SPACING : 0);
  *first = *other =
    (width - tools - (self->words - 1) * SPACING) / self->words;
  return 0;
}

/* Sets @x to the left edges of the places and @w to their widths, in pixels, in
 * a bar that is @width pixels wide: the places for words, then those for tools.
 * The second place is at the left of the first one, all others are at its
 * right. */
static void
find_places (TapisBarLayout *self, GtkWidget *widget, int width, int *x, int *w)
{
  int n = self->words + self->tools;
  int first, other;
  int left = size_words (self, widget, width, self->tools * (TOOL + SPACING),
                         &first, &other);

  for (int nth = 0; nth < n; nth++)
    {
      int i = self->words > 1 && nth < 2 ? 1 - nth : nth;

      w[i] = MAX (i == 0 ? first : i < self->words ? other : TOOL, 1);
      x[i] = left;
      left += w[i] + SPACING;
    }
}

/* Chooses the text of the button @child (its text or its brief text) and the
 * text size, so that the button fits into @width by @height pixels. */
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

  manager_class->get_request_mode = tapis_layout_height_for_width;
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

/* Adds @caption in small letters below the text of @label. */
static void
add_caption (GtkLabel *label, const char *caption)
{
  const char *above = gtk_label_get_text (label);
  g_autofree char *text = g_strconcat (above, "\n", caption, NULL);
  PangoAttrList *attributes = pango_attr_list_new ();
  PangoAttribute *small = pango_attr_scale_new (CAPTION);

  small->start_index = (guint) strlen (above);
  pango_attr_list_insert (attributes, small);
  gtk_label_set_text (label, text);
  gtk_label_set_attributes (label, attributes);
  pango_attr_list_unref (attributes);
}

void
tapis_bar_layout_set_text (GtkButton *button, const char *text,
                           const char *brief, const char *caption)
{
  g_return_if_fail (GTK_IS_BUTTON (button));

  g_object_set_data_full (G_OBJECT (button), TEXT, g_strdup (text), g_free);
  g_object_set_data_full (G_OBJECT (button), BRIEF, g_strdup (brief), g_free);
  gtk_button_set_label (button, text);
  if (caption != NULL)
    add_caption (GTK_LABEL (gtk_button_get_child (button)), caption);
}
