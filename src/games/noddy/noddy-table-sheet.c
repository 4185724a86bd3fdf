/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet of Noddy on paper. Knows no rule. */

#include "config.h"

#include "noddy-table-sheet.h"

#include <glib/gi18n.h>

#include "widgets/cards/tapis-card-theme.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"

#define N_COLUMNS 2
#define COLUMN 34 /* pixels */
#define EMBLEM 22

struct _TapisNoddySheetView
{
  GtkWidget parent_instance;

  /* owned */
  TapisNoddy *game;

  /* children */
  GtkWidget *heads[N_COLUMNS]; /* the players' emblems */
  GtkWidget *totals[N_COLUMNS];
  GtkWidget *scrolled;
  GtkWidget *list;

  /* state */
  guint idle;
};

G_DEFINE_FINAL_TYPE (TapisNoddySheetView, tapis_noddy_sheet_view,
                     GTK_TYPE_WIDGET)

/* Whose column that is: the viewer's comes first. */
static int
seat_of (TapisNoddySheetView *self,
         int                  column)
{
  int viewer = tapis_game_get_viewer (TAPIS_GAME (self->game));

  return column == 0 ? viewer : 1 - viewer;
}

/* --- lines ---------------------------------------------------------------- */

#define DEAL "tapis-deal"

static GtkWidget *
new_number (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_size_request (label, COLUMN, -1);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "points");
  return label;
}

static GtkWidget *
new_blank (void)
{
  GtkWidget *blank = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_size_request (blank, COLUMN, -1);
  return blank;
}

/* "7♥ 8♠", each in its colour. */
static char *
cards_markup (TapisNoddySheetView   *self,
              const TapisNoddyScore *score)
{
  static const char *const marks[] = {
    [CG_SPADES] = "♠", [CG_HEARTS] = "♥", [CG_DIAMONDS] = "♦",
    [CG_CLUBS] = "♣",
  };
  TapisCardStyle style = tapis_card_theme_get_style (
    tapis_card_theme_get_default (),
    gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < score->n_cards; i++)
    {
      CgCard card = score->cards[i];
      GdkRGBA colour;

      tapis_card_art_colour (card, &style, &colour);
      g_string_append_printf (
        text, "%s<span foreground='#%02x%02x%02x'>%s%s</span>",
        i > 0 ? " " : "", (guint) (colour.red * 255 + 0.5f),
        (guint) (colour.green * 255 + 0.5f),
        (guint) (colour.blue * 255 + 0.5f),
        tapis_card_art_index (card, &style), marks[cg_card_suit (card)]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
new_row (gpointer item,
         gpointer user_data)
{
  TapisNoddySheetView *self = user_data;
  TapisNoddyLine *line = item;
  const TapisNoddyScore *score = tapis_noddy_line_get_score (line);
  TapisPlayer *player =
    tapis_game_get_player (TAPIS_GAME (self->game), score->seat);
  g_autofree char *points = g_strdup_printf ("%u", score->points);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *reason = gtk_label_new (tapis_noddy_line_get_reason (line));

  gtk_label_set_xalign (GTK_LABEL (reason), 0);
  gtk_label_set_wrap (GTK_LABEL (reason), TRUE);
  gtk_box_append (GTK_BOX (texts), reason);
  if (score->n_cards > 0)
    {
      g_autofree char *markup = cards_markup (self, score);
      GtkWidget *cards = gtk_label_new (NULL);

      gtk_label_set_markup (GTK_LABEL (cards), markup);
      gtk_label_set_xalign (GTK_LABEL (cards), 0);
      gtk_label_set_wrap (GTK_LABEL (cards), TRUE);
      gtk_widget_add_css_class (cards, "cards");
      gtk_box_append (GTK_BOX (texts), cards);
    }
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), texts);
  for (int i = 0; i < N_COLUMNS; i++)
    gtk_box_append (GTK_BOX (box), seat_of (self, i) == score->seat
                                     ? new_number (points)
                                     : new_blank ());
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  g_object_set_data (G_OBJECT (row), DEAL, GUINT_TO_POINTER (score->deal));
  gtk_accessible_update_property (
    GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
    tapis_player_get_state (player)->name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    tapis_noddy_line_get_description (line), -1);
  return row;
}

/* In a match the deals are told apart. */
static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       user_data)
{
  TapisNoddySheetView *self = user_data;
  guint deal = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), DEAL));
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (self->game == NULL || tapis_noddy_get_target (self->game) == 0 ||
      (before != NULL &&
       GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (before), DEAL)) == deal))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  if (gtk_list_box_row_get_header (row) != NULL)
    return;
  /* Translators: a heading in a score sheet: which round of a match */
  text = g_strdup_printf (_("Round %u"), deal);
  label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_list_box_row_set_header (row, label);
}

/* --- following the game --------------------------------------------------- */

static gboolean
scroll_cb (gpointer user_data)
{
  TapisNoddySheetView *self = user_data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (self->scrolled));

  self->idle = 0;
  gtk_adjustment_set_value (adjustment,
                            gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

/* The last line stays in view: once all have got their places. */
static void
adjustment_changed_cb (TapisNoddySheetView *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add (scroll_cb, self);
}

static void
update_totals (TapisNoddySheetView *self)
{
  if (self->game == NULL)
    return;
  for (int i = 0; i < N_COLUMNS; i++)
    {
      TapisPlayer *player =
        tapis_game_get_player (TAPIS_GAME (self->game), seat_of (self, i));
      g_autofree char *total =
        g_strdup_printf ("%d", tapis_player_get_state (player)->score);

      tapis_emblem_set_id (TAPIS_EMBLEM (self->heads[i]),
                           tapis_player_get_state (player)->avatar);
      gtk_widget_set_tooltip_text (self->heads[i],
                                   tapis_player_get_state (player)->name);
      gtk_label_set_text (GTK_LABEL (self->totals[i]), total);
    }
}

static void
fill (TapisNoddySheetView *self)
{
  gtk_list_box_bind_model (GTK_LIST_BOX (self->list),
                           self->game != NULL
                             ? tapis_noddy_get_sheet (self->game)
                             : NULL,
                           self->game != NULL ? new_row : NULL, self, NULL);
  update_totals (self);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_noddy_sheet_view_dispose (GObject *object)
{
  TapisNoddySheetView *self = TAPIS_NODDY_SHEET_VIEW (object);
  GtkWidget *child;

  if (self->list != NULL)
    tapis_noddy_sheet_view_set_game (self, NULL);
  g_clear_handle_id (&self->idle, g_source_remove);
  self->list = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (tapis_noddy_sheet_view_parent_class)->dispose (object);
}

static void
tapis_noddy_sheet_view_class_init (TapisNoddySheetViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_noddy_sheet_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class,
                                            GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
  gtk_widget_class_set_accessible_role (widget_class,
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A line of the paper: a heading, then the two columns. */
static void
add_line (TapisNoddySheetView *self,
          const char          *text,
          const char          *css_class,
          GtkWidget           *columns[N_COLUMNS])
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  for (int i = 0; i < N_COLUMNS; i++)
    gtk_box_append (GTK_BOX (box), columns[i]);
  gtk_widget_add_css_class (box, css_class);
  gtk_widget_set_parent (box, GTK_WIDGET (self));
}

static void
tapis_noddy_sheet_view_init (TapisNoddySheetView *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_orientable_set_orientation (
    GTK_ORIENTABLE (gtk_widget_get_layout_manager (widget)),
    GTK_ORIENTATION_VERTICAL);
  for (int i = 0; i < N_COLUMNS; i++)
    {
      self->heads[i] = tapis_emblem_new (NULL, EMBLEM);
      gtk_widget_set_size_request (self->heads[i], COLUMN, -1);
      self->totals[i] = new_number (NULL);
    }
  /* Translators: the heading of a score sheet */
  add_line (self, _("Points"), "head", self->heads);

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list),
                                   GTK_SELECTION_NONE);
  gtk_list_box_set_header_func (GTK_LIST_BOX (self->list), header_cb, self,
                                NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Score sheet"), -1);
  self->scrolled = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scrolled),
                                  GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scrolled),
                                 self->list);
  gtk_widget_set_vexpand (self->scrolled, TRUE);
  g_signal_connect_object (
    gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (self->scrolled)),
    "changed", G_CALLBACK (adjustment_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->scrolled, widget);
  /* Translators: the last line of a score sheet */
  add_line (self, _("Total"), "total", self->totals);
  tapis_names_mend (self->scrolled, _("Score sheet"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Score sheet"), -1);
}

GtkWidget *
tapis_noddy_sheet_view_new (void)
{
  return g_object_new (TAPIS_TYPE_NODDY_SHEET_VIEW, NULL);
}

void
tapis_noddy_sheet_view_set_game (TapisNoddySheetView *self,
                                 TapisNoddy          *game)
{
  g_return_if_fail (TAPIS_IS_NODDY_SHEET_VIEW (self));
  g_return_if_fail (game == NULL || TAPIS_IS_NODDY (game));

  if (self->game == game)
    return;
  if (self->game != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->game, self);
      g_signal_handlers_disconnect_by_data (
        tapis_noddy_get_sheet (self->game), self);
    }
  g_set_object (&self->game, game);
  fill (self);
  if (game == NULL)
    return;
  g_signal_connect_swapped (tapis_noddy_get_sheet (game), "items-changed",
                            G_CALLBACK (update_totals), self);
  g_signal_connect_swapped (game, "notify::viewer", G_CALLBACK (fill), self);
}

GtkWidget *
tapis_noddy_sheet_view_get_list (TapisNoddySheetView *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_SHEET_VIEW (self), NULL);

  return self->list;
}
