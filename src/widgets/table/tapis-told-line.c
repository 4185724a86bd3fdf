/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chooses how many of the last moves the line tells, draws small cards in it,
 * and shows a list of all of the moves. */

#include "tapis-told-line.h"

#include <glib/gi18n.h>
#include <string.h>

#include "tapis-log-row.h"
#include "tapis-table-popover.h"
#include "model/words/tapis-words.h"
#include "widgets/cards/tapis-card-snapshot.h"
#include "widgets/cards/tapis-card-theme.h"
#include "widgets/cards/tapis-pile-geometry.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-sizes.h"
#include "widgets/kit/tapis-widget.h"

/* The greatest width of the list, and the width of the table that is left free
 * beside it, both in pixels; and the greatest height of the list, as a share of
 * the table's height. */
#define LIST_WIDTH 420
#define LIST_AROUND 48
#define LIST_HEIGHT 0.6

/* The opacity of the text of moves before the last one. */
#define DIM 0.8

/* The width of a small card, as a multiple of the height of a line of text; the
 * free space on each side of it, in pixels; and how far its lower edge is below
 * the base line, as a share of its height. */
#define CARD 1.15
#define CARD_SIDE 1
#define CARD_DOWN 0.28

/* The prefix of a text that does not tell everything. */
#define MORE "… "

struct _TapisToldLine
{
  GtkButton parent_instance;

  /* children */
  GtkWidget *label;

  /* state */
  TapisTable *table;
  GtkWidget *list; /* weak: the popover with the list while it is open, or
                    * NULL */
  int width;       /* the width for which the text was chosen, in pixels */
  int lines;       /* the greatest number of lines of the text */
  gsize last;      /* the byte of the text at which the last move begins */
  gboolean large;  /* the text has its usual size, and small cards; otherwise
                    * the text is small and has the names of cards */
  guint idle;      /* the idle source that chooses the text again, or 0 */
};

G_DEFINE_FINAL_TYPE (TapisToldLine, tapis_told_line, GTK_TYPE_BUTTON)

/* --- the words ------------------------------------------------------------ */

static int
card_width (TapisToldLine *self)
{
  return (int) (CARD * tapis_widget_line_height (GTK_WIDGET (self), 1));
}

static int
card_height (TapisToldLine *self)
{
  TapisGame *game = tapis_table_get_game (self->table);

  return game != NULL ? tapis_pile_card_height (tapis_game_get_pack (game),
                                                card_width (self))
                      : 0;
}

int
tapis_told_line_needs_height (TapisToldLine *self, int lines, gboolean large)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (lines == 0)
    return 0;
  return lines * (large ? MAX (card_height (self),
                               tapis_widget_line_height (widget, 1))
                        : tapis_widget_line_height (widget,
                                                    TAPIS_TEXT_SMALL)) + 4;
}

/* Adds @attribute to @attributes for the bytes of the text from @begin to @end.
 */
static void
add_attribute (PangoAttrList *attributes, PangoAttribute *attribute,
               gsize begin, gsize end)
{
  attribute->start_index = (guint) begin;
  attribute->end_index = (guint) end;
  pango_attr_list_insert (attributes, attribute);
}

/* Returns the attributes of @text: they dim the text up to the byte @last, and
 * leave room for small cards. */
static PangoAttrList *
make_attributes (TapisToldLine *self, const char *text, gsize last)
{
  PangoAttrList *attributes = pango_attr_list_new ();
  int height = card_height (self) * PANGO_SCALE;
  PangoRectangle room = {
    0, (int) (height * (CARD_DOWN - 1)),
    (card_width (self) + 2 * CARD_SIDE) * PANGO_SCALE, height,
  };

  if (!self->large)
    add_attribute (attributes, pango_attr_scale_new (TAPIS_TEXT_SMALL), 0,
                   strlen (text));
  add_attribute (attributes,
                 pango_attr_foreground_alpha_new ((guint16) (65535 * DIM)), 0,
                 last);
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    if (tapis_words_drawn_card (g_utf8_get_char (c)) != CG_CARD_NONE)
      add_attribute (attributes, pango_attr_shape_new (&room, &room),
                     (gsize) (c - text),
                     (gsize) (g_utf8_next_char (c) - text));
  return attributes;
}

/* Returns whether @text fits into the lines of the label. */
static gboolean
fits (TapisToldLine *self, const char *text)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (self->label, text);
  PangoAttrList *attributes = make_attributes (self, text, 0);

  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_width (layout, self->width * PANGO_SCALE);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  return pango_layout_get_line_count (layout) <= self->lines;
}

/* Returns the text of tapis_game_tell_since(), with the prefix MORE if it does
 * not tell everything. Sets @last to the byte at which the last move begins.
 * Free the text with g_free(). */
static char *
tell_some (TapisToldLine *self, guint moves, guint sentences, gboolean drawn,
           gsize *last)
{
  gboolean all;
  char *text = tapis_game_tell_since (tapis_table_get_game (self->table),
                                      moves, sentences, drawn, last, &all);
  char *marked;

  if (all)
    return text;
  marked = g_strconcat (MORE, text, NULL);
  g_free (text);
  *last += strlen (MORE);
  return marked;
}

/* Sets @moves and @sentences to how much the line tells: the last move, and
 * before it as many earlier moves as fit; or, if the whole last move does not
 * fit, only its last sentences. */
static void
choose_moves (TapisToldLine *self, guint *moves, guint *sentences)
{
  gsize last;
  g_autofree char *text = tell_some (self, 1, G_MAXUINT, self->large, &last);
  gboolean whole = self->width <= 0 || fits (self, text);

  *moves = 1;
  *sentences = whole ? G_MAXUINT : 1;
  for (guint n = 2; self->width > 0; n++)
    {
      g_autofree char *more = tell_some (self, whole ? n : 1,
                                         whole ? G_MAXUINT : n, self->large,
                                         &last);

      if (g_str_equal (more, text) || !fits (self, more))
        break;
      *(whole ? moves : sentences) = n;
      g_free (text);
      text = g_steal_pointer (&more);
    }
}

void
tapis_told_line_update (TapisToldLine *self)
{
  g_autofree char *text = NULL, *words = NULL;
  PangoAttrList *attributes;
  guint moves, sentences;
  gsize last;

  if (tapis_table_get_game (self->table) != NULL)
    {
      choose_moves (self, &moves, &sentences);
      words = tell_some (self, moves, sentences, FALSE, &last);
      text = tell_some (self, moves, sentences, self->large, &self->last);
      attributes = make_attributes (self, text, self->last);
      gtk_label_set_attributes (GTK_LABEL (self->label), attributes);
      pango_attr_list_unref (attributes);
    }
  gtk_label_set_text (GTK_LABEL (self->label), text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self), text != NULL && *text != '\0');
  if (words != NULL)
    tapis_names_set (GTK_WIDGET (self),
                     g_str_has_prefix (words, MORE) ? words + strlen (MORE)
                                                    : words,
                     /* Translators: read aloud of the line that tells the last
                      * moves: what choosing it does. */
                     _("Shows everything that has happened since your last "
                       "turn."));
}

void
tapis_told_line_allocate (TapisToldLine *self, const GdkRectangle *place,
                          int lines, gboolean large, gboolean shown)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int natural = MIN (place->width, tapis_widget_natural_width (widget));
  GtkAllocation a = { place->x + (place->width - natural) / 2, place->y,
                      natural, place->height };

  /* if there is no room for a whole sentence, the line is hidden, and the
   * sentence is found only in the list */
  shown = shown && natural > 0 &&
          tapis_widget_natural_height (widget, natural) <= place->height;
  tapis_names_show_child (widget, shown);
  gtk_widget_set_child_visible (self->label, shown);
  if (shown)
    gtk_widget_size_allocate (widget, &a, -1);
  /* the text is chosen later, because a label must not change during an
   * allocation */
  if (self->width != place->width || self->lines != lines ||
      self->large != large)
    tapis_later (&self->idle, 0, G_CALLBACK (tapis_told_line_update), self);
  self->width = place->width;
  self->lines = lines;
  self->large = large;
}

/* --- the list of all of it ------------------------------------------------ */

static GtkWidget *
make_row (gpointer item, gpointer data)
{
  GtkWidget *content = g_object_new (TAPIS_TYPE_LOG_ROW, NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  tapis_log_row_set_entry (TAPIS_LOG_ROW (content), item);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), content);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  tapis_names_set (row, tapis_log_entry_get_text (item), NULL);
  return row;
}

/* Makes the list of what happened since the viewer's last turn. A screen reader
 * uses @name as its name. */
static GtkWidget *
make_list (TapisToldLine *self, const char *name)
{
  GtkWidget *table = GTK_WIDGET (self->table);
  GtkWidget *list = gtk_list_box_new ();
  int height = (int) (gtk_widget_get_height (table) * LIST_HEIGHT);
  GtkWidget *scrolled = g_object_new (
    GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
    "propagate-natural-height", TRUE, "max-content-height", height,
    "width-request",
    MIN (LIST_WIDTH, gtk_widget_get_width (table) - LIST_AROUND), "child", list,
    NULL);

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_list_box_bind_model (
    GTK_LIST_BOX (list),
    tapis_game_now (tapis_table_get_game (self->table))->since, make_row, NULL,
    NULL);
  gtk_widget_add_css_class (list, "logrows");
  tapis_names_set (list, name, NULL);
  return scrolled;
}

static void
tapis_told_line_clicked (GtkButton *button)
{
  TapisToldLine *self = TAPIS_TOLD_LINE (button);
  /* Translators: over the list of what the others did. */
  const char *name = C_("heading", "Since Your Last Turn");
  GtkWidget *table = GTK_WIDGET (self->table);
  GtkWidget *box, *title, *popover;
  graphene_rect_t bounds;

  if (tapis_table_get_game (self->table) == NULL ||
      !gtk_widget_compute_bounds (GTK_WIDGET (self), table, &bounds))
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  title = gtk_label_new (name);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), make_list (self, name));
  popover = tapis_table_popover_new (box, name, NULL);
  gtk_widget_add_css_class (popover, "since");
  tapis_table_popover_place (popover, table, &bounds);
  tapis_told_line_close (self);
  g_set_weak_pointer (&self->list, popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

void
tapis_told_line_close (TapisToldLine *self)
{
  if (self->list != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->list));
  g_clear_weak_pointer (&self->list);
}

/* --- the widget ----------------------------------------------------------- */

/* Draws the label, and the small cards where the label has left room. */
static void
tapis_told_line_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TapisToldLine *self = TAPIS_TOLD_LINE (widget);
  TapisGame *game = tapis_table_get_game (self->table);
  GtkLabel *label = GTK_LABEL (self->label);
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);
  double left, top;
  int x, y;

  GTK_WIDGET_CLASS (tapis_told_line_parent_class)->snapshot (widget, snapshot);
  if (game == NULL || !gtk_widget_get_child_visible (self->label))
    return;
  gtk_label_get_layout_offsets (label, &x, &y);
  gtk_widget_translate_coordinates (self->label, widget, x, y, &left, &top);
  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      CgCard card = tapis_words_drawn_card (g_utf8_get_char (c));
      PangoRectangle place;

      if (card == CG_CARD_NONE)
        continue;
      pango_layout_index_to_pos (layout, (int) (c - text), &place);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (
        snapshot,
        &GRAPHENE_POINT_INIT (
          (float) (left + PANGO_PIXELS (place.x) + CARD_SIDE),
          (float) (top + PANGO_PIXELS (place.y) +
                   (PANGO_PIXELS (place.height) - card_height (self)) / 2)));
      gtk_snapshot_push_opacity (snapshot,
                                 (gsize) (c - text) < self->last ? DIM : 1);
      tapis_card_snapshot_face (snapshot, widget, tapis_game_get_pack (game),
                                card, card_width (self), card_width (self));
      gtk_snapshot_pop (snapshot);
      gtk_snapshot_restore (snapshot);
    }
}

static void
tapis_told_line_dispose (GObject *object)
{
  TapisToldLine *self = TAPIS_TOLD_LINE (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_clear_weak_pointer (&self->list);

  G_OBJECT_CLASS (tapis_told_line_parent_class)->dispose (object);
}

static void
tapis_told_line_class_init (TapisToldLineClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tapis_told_line_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = tapis_told_line_snapshot;
  GTK_BUTTON_CLASS (klass)->clicked = tapis_told_line_clicked;
}

static void
tapis_told_line_init (TapisToldLine *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "told-line");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  /* the words are the name of the button; the label also has characters for
   * pictures, which must not be read aloud */
  self->label = g_object_new (
    GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "justify",
    GTK_JUSTIFY_CENTER, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
    NULL);
  gtk_widget_add_css_class (self->label, "happened");
  gtk_button_set_child (GTK_BUTTON (self), self->label);
  g_signal_connect_object (tapis_card_theme_get_default (), "changed",
                           G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

TapisToldLine *
tapis_told_line_new (TapisTable *table)
{
  TapisToldLine *self = g_object_new (TAPIS_TYPE_TOLD_LINE, NULL);

  self->table = table;
  gtk_widget_set_parent (GTK_WIDGET (self), GTK_WIDGET (table));
  return self;
}
