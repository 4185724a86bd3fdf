/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds the texts in a window: in the properties of its widgets, and in the
 * names and descriptions that the widgets give to screen readers. */

#include "tapis-texts.h"

#include <string.h>

#include "model/words/tapis-marks.h"
#include "widgets/cards/tapis-card-theme.h"
#include "widgets/cards/tapis-card-view.h"

void
tapis_texts_free (TapisTexts *texts)
{
  g_array_unref (texts->numbers);
  g_ptr_array_unref (texts->unmarked);
  g_free (texts->shown);
  g_free (texts);
}

static TapisTexts *
new_texts (void)
{
  TapisTexts *texts = g_new0 (TapisTexts, 1);

  texts->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  texts->unmarked = g_ptr_array_new_with_free_func (g_free);
  return texts;
}

static gboolean
any_texts (const TapisTexts *texts)
{
  return texts->numbers->len > 0 || texts->unmarked->len > 0;
}

/* --- one widget ----------------------------------------------------------- */

static gboolean
has_letter (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_isalpha (g_utf8_get_char (p)))
      return TRUE;
  return FALSE;
}

/* Adds @text to @texts. A text without marks is added only if it is visible on
 * the screen (@shown). */
static void
add_text (TapisTexts *texts, const char *text, gboolean shown)
{
  gboolean marked;

  if (text == NULL || !has_letter (text) || !g_utf8_validate (text, -1, NULL))
    return;
  marked = tapis_marks_read (text, texts->numbers);
  if (!marked && !shown)
    return;
  if (!marked && !g_ptr_array_find_with_equal_func (texts->unmarked, text,
                                                    g_str_equal, NULL))
    g_ptr_array_add (texts->unmarked, g_strdup (text));
  if (texts->shown == NULL)
    texts->shown = tapis_marks_strip (text);
}

static gboolean
is_shown (GtkWidget *widget, const char *property)
{
  return (GTK_IS_LABEL (widget) && g_str_equal (property, "label")) ||
         g_str_equal (property, "tooltip-text") ||
         g_str_equal (property, "placeholder-text");
}

static void
add_properties (TapisTexts *texts, GtkWidget *widget)
{
  guint n;
  g_autofree GParamSpec **list =
    g_object_class_list_properties (G_OBJECT_GET_CLASS (widget), &n);

  for (guint i = 0; i < n; i++)
    if (G_IS_PARAM_SPEC_STRING (list[i]) &&
        (list[i]->flags & G_PARAM_READABLE) &&
        !(list[i]->flags & G_PARAM_DEPRECATED))
      {
        g_autofree char *text = NULL;

        g_object_get (widget, list[i]->name, &text, NULL);
        add_text (texts, text, is_shown (widget, list[i]->name));
      }
}

/* Adds the accessible names and descriptions of @widget. Only functions that
 * GTK provides for tests can read them: gtk_test_accessible_check_property()
 * returns the value of a property if the value differs from the given text. */
static void
add_told (TapisTexts *texts, GtkWidget *widget)
{
  static const GtkAccessibleProperty told[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION
  };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), told[i]))
      {
        g_autofree char *text = gtk_test_accessible_check_property (
          GTK_ACCESSIBLE (widget), told[i], "\001");

        add_text (texts, text, FALSE);
      }
}

/* Adds the index (the number or letter in the corner) of the card of @view. */
static void
add_index (TapisTexts *texts, TapisCardView *view)
{
  TapisCard *card = tapis_card_view_get_card (view);
  CgCard face = tapis_card_get_state (card)->face;
  TapisCardStyle style =
    tapis_card_theme_get_style (tapis_card_get_pack (card), 1);

  if (face != CG_CARD_HIDDEN)
    add_text (texts, tapis_card_art_index (face, &style), TRUE);
}

static void
add_widget (TapisTexts *texts, GtkWidget *widget)
{
  add_properties (texts, widget);
  add_told (texts, widget);
  if (TAPIS_IS_CARD_VIEW (widget))
    add_index (texts, TAPIS_CARD_VIEW (widget));
}

TapisTexts *
tapis_texts_of (GtkWidget *widget)
{
  TapisTexts *texts = new_texts ();

  add_widget (texts, widget);
  return texts;
}

/* --- at a point ----------------------------------------------------------- */

/* Returns the innermost open popover among @widget and its descendants, or
 * NULL. */
static GtkWidget *
find_popover (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *deeper = find_popover (child);

      if (deeper != NULL)
        found = deeper;
    }
  return found != NULL || !GTK_IS_POPOVER (widget) ? found : widget;
}

/* A widget with a height below this, in pixels, is treated as one thing when
 * the person chooses a text. */
#define ONE_HEIGHT 200

/* Returns whether @widget is small enough to be treated as one thing, for
 * example a button together with its label. */
static gboolean
is_one (GtkWidget *widget)
{
  return !GTK_IS_NATIVE (widget) &&
         gtk_widget_get_height (widget) < ONE_HEIGHT;
}

/* Returns the topmost widget that has texts at the point (@x, @y) of @window,
 * among @widget and its descendants. Returns NULL if there is none. Widgets
 * without texts are skipped, for example a layer above the table. */
static GtkWidget *
pick (GtkWidget *window, GtkWidget *widget, double x, double y)
{
  g_autoptr (TapisTexts) own = NULL;
  double here_x, here_y;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL;
       child = gtk_widget_get_prev_sibling (child))
    {
      GtkWidget *found =
        GTK_IS_NATIVE (child) ? NULL : pick (window, child, x, y);

      if (found != NULL)
        return found;
    }
  if (!gtk_widget_translate_coordinates (window, widget, x, y, &here_x,
                                         &here_y) ||
      !gtk_widget_contains (widget, here_x, here_y))
    return NULL;
  own = tapis_texts_of (widget);
  return any_texts (own) ? widget : NULL;
}

/* Returns the button, row or card that contains @widget. Returns @widget if
 * there is none, or if it is higher than ONE_HEIGHT. */
static GtkWidget *
find_whole (GtkWidget *widget)
{
  GtkWidget *whole = widget;

  while (whole != NULL && !GTK_IS_NATIVE (whole) &&
         !gtk_widget_get_focusable (whole))
    whole = gtk_widget_get_parent (whole);
  return whole != NULL && is_one (whole) ? whole : widget;
}

TapisTexts *
tapis_texts_at (GtkWidget *window, double x, double y, GtkWidget **at)
{
  GtkWidget *popover = find_popover (window);
  GtkWidget *widget =
    pick (window, popover != NULL ? popover : window, x, y);
  TapisTexts *texts;

  if (widget == NULL)
    return NULL;
  texts = new_texts ();
  *at = find_whole (widget);
  add_widget (texts, widget);
  for (; widget != *at; widget = gtk_widget_get_parent (widget))
    add_widget (texts, gtk_widget_get_parent (widget));
  return texts;
}

/* --- all of them ---------------------------------------------------------- */

/* Returns whether @outer contains all texts of @inner. */
static gboolean
covers (const TapisTexts *outer, const TapisTexts *inner)
{
  for (guint i = 0; i < inner->numbers->len; i++)
    {
      guint j = 0;

      while (j < outer->numbers->len &&
             g_array_index (outer->numbers, guint, j) !=
               g_array_index (inner->numbers, guint, i))
        j++;
      if (j == outer->numbers->len)
        return FALSE;
    }
  for (guint i = 0; i < inner->unmarked->len; i++)
    if (!g_ptr_array_find_with_equal_func (
          outer->unmarked, g_ptr_array_index (inner->unmarked, i), g_str_equal,
          NULL))
      return FALSE;
  return TRUE;
}

/* Adds to @list all widgets among @widget and its descendants that have texts
 * of their own. @above contains the texts of the button, row or card around
 * @widget, or is NULL. */
static void
list_below (GtkWidget *widget, const TapisTexts *above, GPtrArray *list)
{
  g_autoptr (TapisTexts) own = NULL;

  if (!gtk_widget_get_mapped (widget))
    return;
  own = tapis_texts_of (widget);
  /* inside a button, row or card, a text without marks is not listed: it is a
   * number, or it comes from GTK */
  if (any_texts (own) && !GTK_IS_NATIVE (widget) &&
      (above == NULL || (own->numbers->len > 0 && !covers (above, own))))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      list_below (child,
                  any_texts (own) && is_one (widget) ? own : above,
                  list);
}

GPtrArray *
tapis_texts_list (GtkWidget *window)
{
  GPtrArray *list = g_ptr_array_new ();
  GtkWidget *popover = find_popover (window);

  list_below (popover != NULL ? popover : window, NULL, list);
  return list;
}
