/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The line that tells each move as it is made, in a place of fixed height above
 * the prompt: as many of the moves since one's last turn as there is room for,
 * the last one brightest. It is a button, which opens all of them. */

#include "config.h"

#include "tapis-table-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tapis-log-row.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

/* How wide the list is at most, and its share of the table's height, in pixels
 * and as a share. */
#define LIST_WIDTH 420
#define LIST_AROUND 48
#define LIST_HEIGHT 0.6

/* Moves before the last one are dimmed to this share. */
#define DIM 0.8

/* Before what is not all of it: there is more to be read. */
#define MORE "… "

/* --- the line ------------------------------------------------------------- */

/* Dims what comes before the byte @last. */
static void
dim (GtkLabel *label, gsize last)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  PangoAttribute *alpha =
    pango_attr_foreground_alpha_new ((guint16) (65535 * DIM));

  alpha->start_index = 0;
  alpha->end_index = (guint) last;
  pango_attr_list_insert (attributes, alpha);
  gtk_label_set_attributes (label, attributes);
  pango_attr_list_unref (attributes);
}

/* Whether @text takes no more than @lines lines of @width. */
static gboolean
fits (TapisTable *self, const char *text, int width, int lines)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (self->status, text);

  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  return pango_layout_get_line_count (layout) <= lines;
}

/* The same as tapis_game_tell_since(), and before it a mark if it is not all
 * of it. */
static char *
tell_some (TapisTable *self, guint moves, guint sentences, gsize *last)
{
  gboolean all;
  char *text = tapis_game_tell_since (self->game, moves, sentences, last,
                                      &all);
  char *marked;

  if (all)
    return text;
  marked = g_strconcat (MORE, text, NULL);
  g_free (text);
  *last += strlen (MORE);
  return marked;
}

/* What the line tells: the last move, or of one that is too long its end; and
 * the moves before it as long as there is room for one more. *@last: the byte
 * at which the last move begins. */
static char *
choose_text (TapisTable *self, int width, gsize *last)
{
  gsize begins;
  g_autofree char *text = tell_some (self, 1, G_MAXUINT, last);
  gboolean whole = width <= 0 || fits (self, text, width, self->told_lines);

  for (guint n = 1; width > 0; n++)
    {
      g_autofree char *more = tell_some (self, whole ? n : 1,
                                         whole ? G_MAXUINT : n, &begins);

      if (n > 1 && (g_str_equal (more, text) ||
                    !fits (self, more, width, self->told_lines)))
        break;
      g_free (text);
      text = g_steal_pointer (&more);
      *last = begins;
    }
  return g_steal_pointer (&text);
}

void
table_update_told (TapisTable *self)
{
  int width = self->plan.prompt.width;
  g_autofree char *text = NULL;
  gsize last = 0;

  self->told_width = width;
  if (self->game != NULL)
    text = choose_text (self, width, &last);
  gtk_label_set_text (GTK_LABEL (self->status), text != NULL ? text : "");
  dim (GTK_LABEL (self->status), last);
  gtk_widget_set_visible (self->line, text != NULL && *text != '\0');
  if (text != NULL)
    tapis_names_set (self->line,
                     g_str_has_prefix (text, MORE) ? text + strlen (MORE)
                                                   : text,
                     /* Translators: read aloud of the line that tells the last
                      * moves: what choosing it does. */
                     _("Opens all that happened since your last turn."));
}

static gboolean
told_idle_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->told_idle = 0;
  table_update_told (self);
  return G_SOURCE_REMOVE;
}

void
table_allocate_told (TapisTable *self, const GdkRectangle *place, int lines,
                     gboolean shown)
{
  int natural = MIN (place->width, tapis_widget_natural_width (self->line));
  GtkAllocation a = { place->x + (place->width - natural) / 2, place->y,
                      natural, place->height };

  /* half a sentence tells nothing: a very long one is in the list alone */
  shown = shown && natural > 0 &&
          tapis_widget_natural_height (self->line, natural) <= place->height;
  tapis_names_show_child (self->line, shown);
  gtk_widget_set_child_visible (self->status, shown);
  if (shown)
    gtk_widget_size_allocate (self->line, &a, -1);
  /* not while places are given */
  if ((self->told_width != place->width || self->told_lines != lines) &&
      self->told_idle == 0)
    self->told_idle = g_idle_add (told_idle_cb, self);
  self->told_lines = lines;
}

/* --- all of it ------------------------------------------------------------ */

static GtkWidget *
make_row (gpointer item, gpointer data)
{
  GtkWidget *content = tapis_log_row_new ();
  GtkWidget *row = gtk_list_box_row_new ();

  tapis_log_row_set_entry (TAPIS_LOG_ROW (content), item);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  tapis_names_set (row, tapis_log_entry_get_text (item), NULL);
  return row;
}

/* The list of what happened since the viewer's last turn. */
static GtkWidget *
make_list (TapisTable *self, const char *name)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *list = gtk_list_box_new ();
  int height = gtk_widget_get_height (GTK_WIDGET (self));

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_list_box_bind_model (GTK_LIST_BOX (list),
                           tapis_game_now (self->game)->since, make_row, NULL,
                           NULL);
  gtk_widget_add_css_class (list, "logrows");
  tapis_names_set (list, name, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (
    GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled),
                                              (int) (height * LIST_HEIGHT));
  gtk_widget_set_size_request (
    scrolled,
    MIN (LIST_WIDTH, gtk_widget_get_width (GTK_WIDGET (self)) - LIST_AROUND),
    -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  return scrolled;
}

static void
open_cb (TapisTable *self)
{
  /* Translators: over the list of what the others did. */
  const char *name = C_("heading", "Since Your Last Turn");
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new (name);
  GtkWidget *popover;
  graphene_rect_t bounds;
  GdkRectangle place;

  if (self->game == NULL ||
      !gtk_widget_compute_bounds (self->line, GTK_WIDGET (self), &bounds))
    return;
  /* as a group it has a name on GTK 4.18 too */
  popover = g_object_new (GTK_TYPE_POPOVER, "accessible-role",
                          GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), make_list (self, name));
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  place = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                           (int) bounds.size.width,
                           (int) bounds.size.height };
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &place);
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_TOP);
  tapis_names_set (popover, name, NULL);
  tapis_names_mend (popover, name);
  gtk_widget_add_css_class (popover, "since");
  tapis_widget_unparent_closed (GTK_POPOVER (popover));
  gtk_widget_set_parent (popover, GTK_WIDGET (self));
  table_close_popover (self);
  g_set_weak_pointer (&self->popover, popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
table_make_told (TapisTable *self)
{
  self->line = gtk_button_new ();
  gtk_widget_add_css_class (self->line, "told-line");
  gtk_widget_set_visible (self->line, FALSE);
  self->status = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode",
                               PANGO_WRAP_WORD_CHAR, "justify",
                               GTK_JUSTIFY_CENTER, NULL);
  gtk_widget_add_css_class (self->status, "happened");
  gtk_button_set_child (GTK_BUTTON (self->line), self->status);
  g_signal_connect_swapped (self->line, "clicked", G_CALLBACK (open_cb), self);
  gtk_widget_set_parent (self->line, GTK_WIDGET (self));
}
