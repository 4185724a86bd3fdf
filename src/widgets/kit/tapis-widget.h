/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What several widgets do alike: they are made of templates, lay out children,
 * draw lines, look for the focus, have style classes, and are chosen like
 * buttons. */

#pragma once

#include <gtk/gtk.h>

#include "model/kit/tapis-object.h"

G_BEGIN_DECLS

/* --- children ------------------------------------------------------------- */

/** In class_init: widgets of @klass are made of the template @path, a file
 * below src ("widgets/table/tapis-log-view.ui"). */
void tapis_widget_class_set_template (GtkWidgetClass *klass, const char *path);

/** Unparents all children of @widget, which is a box, or being disposed of. */
void tapis_widget_clear (GtkWidget *widget);

/** Unparents @popover once it is closed, after what was clicked in it is done:
 * until then it is still at work. What had the focus before has it again. */
void tapis_widget_unparent_closed (GtkPopover *popover);

/** What such a popover gives the focus to when it is closed, or %NULL; and
 * another thing, for what had it was made anew. */
GtkWidget *tapis_widget_get_return (GtkWidget *popover);
void       tapis_widget_set_return (GtkWidget *popover, GtkWidget *widget);

/* --- the focus ------------------------------------------------------------ */

/** Returns the widget that has the focus in the window of @widget, or %NULL. */
GtkWidget *tapis_widget_find_focus (GtkWidget *widget);

/** Whether @part is @widget or lies in it; %FALSE where either is %NULL. */
gboolean tapis_widget_holds (GtkWidget *widget, GtkWidget *part);

/* --- scrolling ------------------------------------------------------------ */

/** How far @scrolled has been scrolled down, in pixels; and scrolls it there,
 * which ends a scrolling that goes on after a wheel or a finger. Content that
 * has not been laid out yet is scrolled as soon as it is. */
double tapis_widget_get_scroll (GtkScrolledWindow *scrolled);
void   tapis_widget_set_scroll (GtkScrolledWindow *scrolled, double value);

/* --- drawing -------------------------------------------------------------- */

/** Draws a line of @width pixels and one @colour along @outline, inside. */
void tapis_widget_snapshot_line (GtkSnapshot *snapshot,
                                 const GskRoundedRect *outline, float width,
                                 const GdkRGBA *colour);

/* --- layout --------------------------------------------------------------- */

/** The height of a line of text of @scale times the size that @widget has, in
 * pixels. */
int tapis_widget_line_height (GtkWidget *widget, double scale);

/** Returns the least width of @child in pixels. */
int tapis_widget_least_width (GtkWidget *child);

/** The natural width of @child, and its natural height if it is @width wide
 * (but at least as wide as it must be, for newer GTK does not measure for less;
 * -1: for any width). All are in pixels. */
int tapis_widget_natural_width  (GtkWidget *child);
int tapis_widget_natural_height (GtkWidget *child, int width);

/** Gives @child the place @place; if that is smaller than what @child needs,
 * @child reaches out of it to the right and below. */
void tapis_widget_allocate (GtkWidget *child, const GdkRectangle *place);

/** Puts @child into the middle of @place, no larger than its natural size. */
void tapis_widget_allocate_centred (GtkWidget          *child,
                                    const GdkRectangle *place);

/** Lets the labels of all buttons in @widget wrap where a button is too
 * narrow. */
void tapis_widget_wrap_buttons (GtkWidget *widget);

/** Gives @widget the style class @name, or takes it away. */
void tapis_widget_toggle_class (GtkWidget *widget, const char *name,
                                gboolean on);

/* --- actions -------------------------------------------------------------- */

/** An action that widgets of a class have, or with no @activate another key of
 * one. */
typedef struct
{
  const char *name;      /* "win.help" */
  const char *parameter; /* its type as a string, or NULL */
  GtkWidgetActionActivateFunc activate;
  guint key; /* 0: none */
  GdkModifierType modifiers;
} TapisWidgetAction;

/** In class_init: installs the first @n of @actions and binds their keys. */
void tapis_widget_class_install_actions (GtkWidgetClass          *klass,
                                         const TapisWidgetAction *actions,
                                         guint                    n);

/* --- choosing ------------------------------------------------------------- */

/** In class_init: Space does the action @space, Enter the action @enter (unless
 * that is %NULL), which the class has installed. */
void tapis_widget_class_bind_choice (GtkWidgetClass *klass, const char *space,
                                     const char *enter);

/** In class_init: makes widgets of @klass buttons with the signal "chosen",
 * without arguments. @action, "something.choose", is what keys and a screen
 * reader do. */
void tapis_widget_class_make_choosable (GtkWidgetClass *klass,
                                        const char     *action);

/** In init of such a widget: it takes the focus, and is chosen by a click. */
void tapis_widget_make_choosable (GtkWidget *widget);

/* --- touches -------------------------------------------------------------- */

/** Has the gestures of @widget itself forget a finger that has been lifted.
 * Where what is in it, such as a button, answers as the finger is lifted, they
 * are not told: a long press would be noticed later, and the next touch not at
 * all. */
void tapis_widget_end_touches (GtkWidget *widget);

/** Whether the event that @controller handles now is on the surface of its
 * widget, and not on that of a small window over it. */
gboolean tapis_widget_is_own_event (GtkEventController *controller);

/* --- rows of text --------------------------------------------------------- */

/** Shows each of @texts in a row of @list, as long as its words need: the page
 * scrolls, not the list. A row can have the focus and is named by its text. */
void tapis_widget_list_texts (GtkListBox *list, GtkStringList *texts);

G_END_DECLS
