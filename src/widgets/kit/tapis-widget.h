/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Helper functions that several widgets use: for calls that come later,
 * templates, children, the focus, scrolling, drawing, layout, style classes,
 * actions, touches, and widgets that a person chooses like buttons. */

#pragma once

#include <gtk/gtk.h>

#include "model/kit/tapis-object.h"

/* --- later ---------------------------------------------------------------- */

/** Calls @function once with @data as its only argument, like a swapped signal
 * handler: after @delay milliseconds or, if @delay is 0, when the main loop is
 * idle. Does nothing if *@id is not 0, because then an earlier call is still to
 * come. Sets *@id to the id of a source, and to 0 before it calls @function.
 * g_clear_handle_id (@id, g_source_remove) cancels the call; this must be done
 * before the memory of *@id or @data is freed. */
void tapis_later (guint *id, guint delay, GCallback function, gpointer data);

/* --- children ------------------------------------------------------------- */

/** To be called in class_init. Sets the template of @klass to the file @path,
 * which is relative to src, such as "widgets/table/tapis-log-view.ui". */
void tapis_widget_class_set_template (GtkWidgetClass *klass, const char *path);

/** Unparents all children of @widget, which is a box or is in its dispose
 * function. */
void tapis_widget_clear (GtkWidget *widget);

/** Makes @popover unparent itself after it is closed, when the main loop is
 * idle: an action that was clicked in it still needs the popover. When it is
 * closed, the focus returns to the widget that had it before @popover was
 * opened. */
void tapis_widget_unparent_closed (GtkPopover *popover);

/** Returns the widget that gets the focus when @popover is closed, or %NULL.
 * tapis_widget_set_return() sets another widget, for the case that the one that
 * had the focus was replaced by a new one. tapis_widget_unparent_closed() must
 * have been called for @popover. */
GtkWidget *tapis_widget_get_return (GtkWidget *popover);
void       tapis_widget_set_return (GtkWidget *popover, GtkWidget *widget);

/* --- the focus ------------------------------------------------------------ */

/** Returns the widget that has the focus in the window of @widget, or %NULL. */
GtkWidget *tapis_widget_find_focus (GtkWidget *widget);

/** Returns whether @part is @widget or a descendant of it. Returns %FALSE if
 * one of them is %NULL. */
gboolean tapis_widget_holds (GtkWidget *widget, GtkWidget *part);

/* --- scrolling ------------------------------------------------------------ */

/** tapis_widget_get_scroll() returns how far @scrolled has been scrolled down,
 * in pixels. tapis_widget_set_scroll() scrolls it down to @value pixels and
 * stops a kinetic scrolling, which goes on after a finger or a wheel. If the
 * content has not been allocated yet, it is scrolled as soon as it is. */
double tapis_widget_get_scroll (GtkScrolledWindow *scrolled);
void   tapis_widget_set_scroll (GtkScrolledWindow *scrolled, double value);

/** Shows the end of the content of @scrolled whenever its size or that of the
 * content has changed. */
void tapis_widget_keep_end (GtkScrolledWindow *scrolled);

/* --- drawing -------------------------------------------------------------- */

/** Draws a line that is @width pixels wide and has the colour @colour along the
 * inner side of @outline. */
void tapis_widget_snapshot_line (GtkSnapshot *snapshot,
                                 const GskRoundedRect *outline, float width,
                                 const GdkRGBA *colour);

/* --- layout --------------------------------------------------------------- */

/** Returns a Pango layout of @text in the font of @widget, at @scale times its
 * size and with the weight @weight. Returns: (transfer full) */
PangoLayout *tapis_widget_lay_out (GtkWidget *widget, const char *text,
                                   double scale, PangoWeight weight);

/** Returns the width of the layout that tapis_widget_lay_out() returns for the
 * same arguments, in pixels. */
int tapis_widget_text_width (GtkWidget *widget, const char *text, double scale,
                             PangoWeight weight);

/** Draws @layout in the colour @colour, with its upper left corner at @x, @y.
 */
void tapis_widget_snapshot_layout (GtkSnapshot *snapshot, PangoLayout *layout,
                                   double x, double y, const GdkRGBA *colour);

/** Draws @text in white on a dark rectangle with round ends, in the middle of
 * @widget. @scale: the size of the text as a share of the usual size */
void tapis_widget_snapshot_chip (GtkWidget *widget, GtkSnapshot *snapshot,
                                 const char *text, double scale);

/** Returns the height of a line of text at @scale times the text size of
 * @widget, in pixels. */
int tapis_widget_line_height (GtkWidget *widget, double scale);

/** Both functions return %GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH. The first one is a
 * virtual function of widgets, the second one of layout managers. */
GtkSizeRequestMode tapis_widget_height_for_width (GtkWidget *widget);
GtkSizeRequestMode tapis_layout_height_for_width (GtkLayoutManager *manager,
                                                  GtkWidget        *widget);

/** Returns the minimum width of @child in pixels. */
int tapis_widget_least_width (GtkWidget *child);

/** tapis_widget_natural_width() returns the natural width of @child in pixels.
 * tapis_widget_natural_height() returns the natural height of @child in pixels
 * if @child is @width pixels wide; if @width is -1, its width is not known. A
 * @width below the minimum width of @child counts as the minimum width, because
 * newer GTK versions do not measure for a smaller width. */
int tapis_widget_natural_width  (GtkWidget *child);
int tapis_widget_natural_height (GtkWidget *child, int width);

/** Allocates @place to @child. If @place is smaller than the minimum size of
 * @child, @child gets its minimum size and extends beyond @place to the right
 * and below. */
void tapis_widget_allocate (GtkWidget *child, const GdkRectangle *place);

/** Allocates the middle of @place to @child, at most the natural size of
 * @child. */
void tapis_widget_allocate_centred (GtkWidget          *child,
                                    const GdkRectangle *place);

/** Makes the labels of all buttons in @widget wrap if a button is too narrow.
 */
void tapis_widget_wrap_buttons (GtkWidget *widget);

/** Adds the style class @name to @widget if @on is %TRUE, otherwise removes it.
 */
void tapis_widget_toggle_class (GtkWidget *widget, const char *name,
                                gboolean on);

/* --- actions -------------------------------------------------------------- */

/** An action of a widget class, and a key for it. If @activate is %NULL, this
 * is only another key for an action that the class already has. */
typedef struct
{
  const char *name;      /* the action's name, such as "win.help" */
  const char *parameter; /* the parameter's type as a string, or NULL */
  GCallback activate;    /* is called with the widget, `name` and the value of
                          * the parameter */
  guint key; /* a GDK key value; 0: the action has no key */
  GdkModifierType modifiers;
} TapisWidgetAction;

/** To be called in class_init. Installs the first @n actions of @actions and
 * binds their keys. */
void tapis_widget_class_install_actions (GtkWidgetClass          *klass,
                                         const TapisWidgetAction *actions,
                                         guint                    n);

/* --- choosing ------------------------------------------------------------- */

/** The key values of Enter and of Space. */
extern const guint tapis_enter_keys[3];
extern const guint tapis_space_keys[2];

/** To be called in class_init. Gives @klass the accessible role of a button,
 * the signal "chosen", which has no arguments, and the action @action, such as
 * "seat.choose". Space, Enter and screen readers activate the action, which
 * emits "chosen". */
void tapis_widget_class_make_choosable (GtkWidgetClass *klass,
                                        const char     *action);

/** To be called in the init function of a class that has called
 * tapis_widget_class_make_choosable(). Makes @widget focusable, and makes it
 * emit "chosen" when it is clicked. */
void tapis_widget_make_choosable (GtkWidget *widget);

/* --- touches -------------------------------------------------------------- */

/** Resets the gestures of @widget itself when a finger is lifted. If a child of
 * @widget, such as a button, claims the touch sequence as the finger is lifted,
 * GTK does not tell these gestures that the touch has ended. They would then
 * recognize a long press later, and miss the next touch. */
void tapis_widget_end_touches (GtkWidget *widget);

/** Returns whether the event that @controller handles now belongs to the
 * surface of its widget, and not to that of a popover above it. Returns %TRUE
 * if @controller handles no event. */
gboolean tapis_widget_is_own_event (GtkEventController *controller);

/* --- rows of text --------------------------------------------------------- */

/** Shows each of @texts in a row of @list. Each row is as high as its text
 * requires; the list itself does not scroll. A row can take the focus, and its
 * accessible name is its text. */
void tapis_widget_list_texts (GtkListBox *list, GtkStringList *texts);
