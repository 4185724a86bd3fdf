/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What several widgets have in common: they are made from templates, lay out
 * children, draw lines, look for the focus, have style classes, and are chosen
 * like buttons. */

#pragma once

#include <gtk/gtk.h>

#include "model/kit/tapis-object.h"

G_BEGIN_DECLS

/* --- children ------------------------------------------------------------- */

/** In class_init: has widgets of @klass made from the template @path, a file
 * below src ("widgets/table/tapis-log-view.ui"). */
void tapis_widget_class_set_template (GtkWidgetClass *klass, const char *path);

/** Unparents all children of @widget, which is a box or is being disposed of.
 */
void tapis_widget_clear (GtkWidget *widget);

/** Has @popover unparented after it is closed, as soon as what was clicked in
 * it has been done: until then it is still needed. The focus goes back to the
 * widget that had it before @popover was opened. */
void tapis_widget_unparent_closed (GtkPopover *popover);

/** Returns the widget that gets the focus when @popover, which was given to
 * tapis_widget_unparent_closed(), is closed, or %NULL.
 * tapis_widget_set_return() sets another widget, for when the one that had the
 * focus was made anew. */
GtkWidget *tapis_widget_get_return (GtkWidget *popover);
void       tapis_widget_set_return (GtkWidget *popover, GtkWidget *widget);

/* --- the focus ------------------------------------------------------------ */

/** Returns the widget that has the focus in the window of @widget, or %NULL. */
GtkWidget *tapis_widget_find_focus (GtkWidget *widget);

/** Returns whether @part is @widget or lies in it; %FALSE if either is %NULL.
 */
gboolean tapis_widget_holds (GtkWidget *widget, GtkWidget *part);

/* --- scrolling ------------------------------------------------------------ */

/** Returns how far @scrolled has been scrolled down, in pixels.
 * tapis_widget_set_scroll() scrolls it to @value, and stops a scrolling that
 * still goes on after a wheel or a finger. Content that has not been laid out
 * yet is scrolled as soon as it has been. */
double tapis_widget_get_scroll (GtkScrolledWindow *scrolled);
void   tapis_widget_set_scroll (GtkScrolledWindow *scrolled, double value);

/* --- drawing -------------------------------------------------------------- */

/** Draws a line that is @width pixels wide and has the colour @colour along the
 * inner side of @outline. */
void tapis_widget_snapshot_line (GtkSnapshot *snapshot,
                                 const GskRoundedRect *outline, float width,
                                 const GdkRGBA *colour);

/* --- layout --------------------------------------------------------------- */

/** Returns a layout of @text in the font of @widget, @scale times as large.
 * Returns: (transfer full) */
PangoLayout *tapis_widget_lay_out (GtkWidget *widget, const char *text,
                                   double scale, PangoWeight weight);

/** Returns the width that @text has in such a layout, in pixels. */
int tapis_widget_text_width (GtkWidget *widget, const char *text, double scale,
                             PangoWeight weight);

/** Draws @layout with its upper left corner at @x, @y. */
void tapis_widget_snapshot_layout (GtkSnapshot *snapshot, PangoLayout *layout,
                                   double x, double y, const GdkRGBA *colour);

/** Writes @text on a dark chip in the middle of @widget. @scale: the size of
 * the text as a share of the usual size. */
void tapis_widget_snapshot_chip (GtkWidget *widget, GtkSnapshot *snapshot,
                                 const char *text, double scale);

/** Returns the height of a line of text at @scale times the text size of
 * @widget, in pixels. */
int tapis_widget_line_height (GtkWidget *widget, double scale);

/** Returns the least width of @child in pixels. */
int tapis_widget_least_width (GtkWidget *child);

/** Returns the natural width of @child in pixels. tapis_widget_natural_height()
 * returns the natural height of @child in a width of @width pixels (-1: in any
 * width). A @width below the least width of @child counts as the least width,
 * for newer GTK does not measure for less. */
int tapis_widget_natural_width  (GtkWidget *child);
int tapis_widget_natural_height (GtkWidget *child, int width);

/** Gives @child the place @place. If @place is smaller than what @child needs,
 * @child reaches out of it to the right and below. */
void tapis_widget_allocate (GtkWidget *child, const GdkRectangle *place);

/** Puts @child into the middle of @place, no larger than the natural size of
 * @child. */
void tapis_widget_allocate_centred (GtkWidget          *child,
                                    const GdkRectangle *place);

/** Lets the labels of all buttons in @widget wrap if a button is too narrow. */
void tapis_widget_wrap_buttons (GtkWidget *widget);

/** Gives @widget the style class @name if @on is %TRUE, or else takes it away.
 */
void tapis_widget_toggle_class (GtkWidget *widget, const char *name,
                                gboolean on);

/* --- actions -------------------------------------------------------------- */

/** An action that widgets of a class have, and a key for it; or, if @activate
 * is %NULL, one more key for an action that the class has already. */
typedef struct
{
  const char *name;      /* such as "win.help" */
  const char *parameter; /* the parameter's type as a string, or NULL */
  GtkWidgetActionActivateFunc activate;
  guint key; /* 0: the action has no key */
  GdkModifierType modifiers;
} TapisWidgetAction;

/** In class_init: installs the first @n of @actions and binds their keys. */
void tapis_widget_class_install_actions (GtkWidgetClass          *klass,
                                         const TapisWidgetAction *actions,
                                         guint                    n);

/* --- choosing ------------------------------------------------------------- */

/** In class_init: binds Space to the action @space, and Enter to the action
 * @enter (%NULL: to none). The class must have installed both actions. */
void tapis_widget_class_bind_choice (GtkWidgetClass *klass, const char *space,
                                     const char *enter);

/** In class_init: makes widgets of @klass buttons with the signal "chosen",
 * which has no arguments. Keys and screen readers activate @action, a name such
 * as "seat.choose". */
void tapis_widget_class_make_choosable (GtkWidgetClass *klass,
                                        const char     *action);

/** In the init function of a class with tapis_widget_class_make_choosable():
 * lets @widget take the focus, and be chosen by a click. */
void tapis_widget_make_choosable (GtkWidget *widget);

/* --- touches -------------------------------------------------------------- */

/** Has the gestures of @widget itself forget a finger that has been lifted. If
 * something in @widget, such as a button, handles the lifting, GTK does not
 * tell these gestures of it: they would notice a long press later, and miss the
 * next touch. */
void tapis_widget_end_touches (GtkWidget *widget);

/** Returns whether the event that @controller handles now belongs to the
 * surface of its widget, and not to that of a small window over it. */
gboolean tapis_widget_is_own_event (GtkEventController *controller);

/* --- rows of text --------------------------------------------------------- */

/** Shows each of @texts in a row of @list. Each row is as high as its words
 * need: the page scrolls, not the list. A row can have the focus, and is named
 * by its text. */
void tapis_widget_list_texts (GtkListBox *list, GtkStringList *texts);

G_END_DECLS
