/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score sheet of Noddy: a row for each TapisNoddyLine of the game. Decides
 * no rule. */

#include "noddy-table-sheet.h"

#include <glib/gi18n.h>

#include "widgets/cards/tapis-card-theme.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-tooltip.h"
#include "widgets/kit/tapis-widget.h"

#define N_COLUMNS 2
#define COLUMN 34 /* the width of a column of points in pixels */
#define EMBLEM 22

struct _TapisNoddySheetView
{
  GtkBox parent_instance;

  /* references that this widget owns */
  TapisNoddy *game;

  /* child widgets from the template */
  GtkBox *head;
  GtkBox *total;
  GtkLabel *account;
  GtkScrolledWindow *scrolled;
  GtkListBox *list;

  /* child widgets that are not in the template */
  GtkWidget *heads[N_COLUMNS]; /* the players' emblems */
  GtkWidget *totals[N_COLUMNS];

  /* state */
  int viewer; /* the viewer for whom the rows were made, or -1 if there is no
               * game */
};

G_DEFINE_FINAL_TYPE (TapisNoddySheetView, tapis_noddy_sheet_view,
                     GTK_TYPE_BOX)

/* Returns the seat whose points are in @column. The first column is the
 * viewer's. */
static int
seat_of (TapisNoddySheetView *self, int column)
{
  return column == 0 ? self->viewer : 1 - self->viewer;
}

/* --- lines -------------------------------------------------------------- */

#define DEAL "tapis-deal"

static GtkWidget *
new_number (const char *points)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", points, "width-request", COLUMN,
                  "xalign", 1.0, NULL);

  gtk_widget_add_css_class (label, "points");
  return label;
}

/* Adds a label with @text at the end of the box @texts, and returns the
 * label. */
static GtkWidget *
add_text (GtkWidget *texts, const char *text)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0, "wrap", TRUE,
                  NULL);

  gtk_box_append (GTK_BOX (texts), label);
  return label;
}

/* Returns the cards of @score as Pango markup for a text such as "7♥ 8♠", with
 * each card in the colour of its suit. */
static char *
cards_markup (TapisNoddySheetView *self, const TapisNoddyScore *score)
{
  static const char *const marks[] = {
    [CG_SPADES] = "♠", [CG_HEARTS] = "♥", [CG_DIAMONDS] = "♦",
    [CG_CLUBS] = "♣",
  };
  TapisCardStyle style = tapis_card_theme_get_style (
    CG_PACK_FRENCH, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < score->n_cards; i++)
    {
      CgCard card = score->cards[i];
      g_autofree char *span = NULL;
      GdkRGBA colour;

      tapis_card_art_colour (card, &style, &colour);
      span = g_markup_printf_escaped (
        "%s<span foreground='#%02x%02x%02x'>%s%s</span>",
        i > 0 ? " " : "", (guint) (colour.red * 255 + 0.5f),
        (guint) (colour.green * 255 + 0.5f),
        (guint) (colour.blue * 255 + 0.5f),
        tapis_card_art_index (card, &style), marks[cg_card_suit (card)]);
      g_string_append (text, span);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static GtkWidget *
new_row (gpointer item, gpointer user_data)
{
  TapisNoddySheetView *self = user_data;
  const TapisNoddyScore *score = tapis_noddy_line_get_score (item);
  g_autofree char *points = g_strdup_printf ("%u", score->points);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *row = g_object_new (GTK_TYPE_LIST_BOX_ROW, "activatable", FALSE,
                                 "child", box, NULL);

  add_text (texts, score->reason);
  if (score->n_cards > 0)
    {
      g_autofree char *markup = cards_markup (self, score);
      GtkWidget *cards = add_text (texts, NULL);

      gtk_label_set_markup (GTK_LABEL (cards), markup);
      gtk_widget_add_css_class (cards, "cards");
    }
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), texts);
  if (score->mark != TAPIS_NODDY_UNMARKED)
    {
      gboolean found = score->mark == TAPIS_NODDY_FOUND_IT;
      GtkWidget *mark = gtk_image_new_from_icon_name (
        found ? "object-select-symbolic" : "window-close-symbolic");

      tapis_names_set_tip (mark, tapis_noddy_mark_name (score->mark));
      tapis_widget_toggle_class (row, "missed", !found);
      gtk_box_append (GTK_BOX (box), mark);
    }
  for (int i = 0; i < N_COLUMNS; i++)
    gtk_box_append (GTK_BOX (box),
                    seat_of (self, i) == score->seat
                      ? new_number (points)
                      : g_object_new (GTK_TYPE_BOX, "width-request", COLUMN,
                                      NULL));
  g_object_set_data (G_OBJECT (row), DEAL, GUINT_TO_POINTER (score->deal));
  tapis_names_set (
    row,
    tapis_game_get_player_state (TAPIS_GAME (self->game), score->seat)->name,
    score->description);
  return row;
}

/* Puts a heading above @row if it is the first row of a deal in a match. */
static void
header_cb (GtkListBoxRow *row, GtkListBoxRow *before, gpointer user_data)
{
  TapisNoddySheetView *self = user_data;
  guint deal = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), DEAL));
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (self->game == NULL || tapis_noddy_now (self->game)->target == 0 ||
      (before != NULL &&
       GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (before), DEAL)) == deal))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  if (gtk_list_box_row_get_header (row) != NULL)
    return;
  /* Translators: a heading: which round of a match. */
  text = g_strdup_printf (C_("score sheet", "Round %u"), deal);
  label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_list_box_row_set_header (row, label);
}

/* --- following the game ------------------------------------------------- */

/* --- the widget --------------------------------------------------------- */

static void
tapis_noddy_sheet_view_dispose (GObject *object)
{
  tapis_noddy_sheet_view_show (TAPIS_NODDY_SHEET_VIEW (object), NULL);

  G_OBJECT_CLASS (tapis_noddy_sheet_view_parent_class)->dispose (object);
}

static void
tapis_noddy_sheet_view_class_init (TapisNoddySheetViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_noddy_sheet_view_dispose;
  tapis_widget_class_set_template (widget_class,
                                   "games/noddy/noddy-table-sheet.ui");
  tapis_bind_children (widget_class, TapisNoddySheetView, head, total, account,
                       scrolled, list);
  gtk_widget_class_set_css_name (widget_class, "scoresheet");
}

static void
tapis_noddy_sheet_view_init (TapisNoddySheetView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < N_COLUMNS; i++)
    {
      self->heads[i] = tapis_emblem_new (NULL, EMBLEM);
      gtk_widget_set_size_request (self->heads[i], COLUMN, -1);
      gtk_box_append (self->head, self->heads[i]);
      self->totals[i] = new_number (NULL);
      gtk_box_append (self->total, self->totals[i]);
    }
  gtk_list_box_set_header_func (self->list, header_cb, self, NULL);
  tapis_widget_keep_end (self->scrolled);
  /* Translators: read aloud: the list of everything that has scored. */
  tapis_names_mend (GTK_WIDGET (self), C_("heading", "Score sheet"));
}

void
tapis_noddy_sheet_view_show (TapisNoddySheetView *self, TapisNoddy *game)
{
  int viewer = -1;

  g_return_if_fail (TAPIS_IS_NODDY_SHEET_VIEW (self));
  g_return_if_fail (game == NULL || TAPIS_IS_NODDY (game));

  if (game != NULL)
    viewer = tapis_game_now (TAPIS_GAME (game))->viewer;
  if (self->game != game || self->viewer != viewer)
    {
      g_set_object (&self->game, game);
      self->viewer = viewer;
      gtk_list_box_bind_model (
        self->list, game != NULL ? tapis_noddy_now (game)->sheet : NULL,
        game != NULL ? new_row : NULL, self, NULL);
    }
  for (int i = 0; i < N_COLUMNS && game != NULL; i++)
    {
      const TapisPlayerState *player =
        tapis_game_get_player_state (TAPIS_GAME (game), seat_of (self, i));
      g_autofree char *total = g_strdup_printf ("%d", player->score);

      tapis_emblem_set_id (TAPIS_EMBLEM (self->heads[i]), player->avatar);
      tapis_tooltip_set (self->heads[i], player->name);
      gtk_label_set_text (GTK_LABEL (self->totals[i]), total);
    }
  if (game != NULL)
    gtk_label_set_text (self->account, tapis_noddy_now (game)->account);
  gtk_widget_set_visible (GTK_WIDGET (self->account),
                          *gtk_label_get_text (self->account) != '\0');
}

GtkWidget *
tapis_noddy_sheet_view_get_list (TapisNoddySheetView *self)
{
  g_return_val_if_fail (TAPIS_IS_NODDY_SHEET_VIEW (self), NULL);

  return GTK_WIDGET (self->list);
}
