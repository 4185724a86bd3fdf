/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board of Nain jaune and what lies before it. Knows no rule. */

#include "config.h"

#include "yellow-dwarf-table.h"

#include "yellow-dwarf-model.h"
#include "yellow-dwarf-table-geometry.h"
#include "yellow-dwarf-table-box.h"
#include "widgets/kit/tapis-widget.h"

#include <string.h>

struct _TapisMiddleDwarf
{
  TapisMiddle parent_instance;

  /* children */
  GtkWidget *board; /* only drawn: the boxes lie on it */
  GtkWidget *boxes[TAPIS_BOARD_BOXES];
  GtkWidget *stub;
  GtkWidget *caption;
  GtkWidget *pile;
  GtkWidget *chip;

  /* state */
  TapisBoardPlan plan;
};

G_DEFINE_FINAL_TYPE (TapisMiddleDwarf, tapis_middle_dwarf, TAPIS_TYPE_MIDDLE)

/* The left ones, the dwarf, the right ones. */
static const guint8 reading_order[TAPIS_BOARD_BOXES] = { 0, 2, 4, 1, 3 };

/* --- following the game --------------------------------------------------- */

static void
update_run (TapisMiddleDwarf *self)
{
  TapisGame *game = tapis_middle_get_game (TAPIS_MIDDLE (self));

  tapis_pile_view_set_most (
    TAPIS_PILE_VIEW (self->pile),
    tapis_yellow_dwarf_get_run (TAPIS_YELLOW_DWARF (game)));
}

static void
update_caption (TapisMiddleDwarf *self)
{
  TapisPile *stub = tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->stub));

  gtk_label_set_text (GTK_LABEL (self->caption), tapis_pile_get_caption (stub));
}

static void
tapis_middle_dwarf_set_game (TapisMiddle *middle,
                             TapisGame   *game)
{
  TapisMiddleDwarf *self = TAPIS_MIDDLE_DWARF (middle);
  TapisGame *old = tapis_middle_get_game (middle);
  GListModel *boxes = NULL;
  TapisPile *pile = NULL, *stub = NULL;

  if (old != NULL)
    {
      g_signal_handlers_disconnect_by_func (old, update_run, self);
      g_signal_handlers_disconnect_by_func (
        tapis_game_get_pile (old, "stub", -1), update_caption, self);
    }
  TAPIS_MIDDLE_CLASS (tapis_middle_dwarf_parent_class)
    ->set_game (middle, game);
  if (game != NULL)
    {
      boxes = tapis_yellow_dwarf_get_boxes (TAPIS_YELLOW_DWARF (game));
      pile = tapis_game_get_pile (game, "pile", -1);
      stub = tapis_game_get_pile (game, "stub", -1);
    }
  for (guint i = 0; i < TAPIS_BOARD_BOXES; i++)
    {
      g_autoptr (TapisBox) box =
        boxes != NULL ? g_list_model_get_item (boxes, i) : NULL;

      tapis_box_view_set_box (TAPIS_BOX_VIEW (self->boxes[i]), box);
    }
  tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->pile), pile);
  tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->stub), stub);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "notify::run", G_CALLBACK (update_run), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stub, "notify::caption",
                           G_CALLBACK (update_caption), self,
                           G_CONNECT_SWAPPED);
  update_run (self);
  update_caption (self);
}

/* A box that can be taken is taken; of any other it is told. */
static void
chosen_cb (TapisMiddleDwarf *self,
           TapisBoxView     *view)
{
  TapisMiddle *middle = TAPIS_MIDDLE (self);
  TapisBox *box = tapis_box_view_get_box (view);
  g_autofree char *text = NULL;

  if (tapis_box_get_claimed (box))
    {
      tapis_game_run_action (tapis_middle_get_game (middle), "announce");
      return;
    }
  if (tapis_game_get_selection_count (tapis_middle_get_game (middle)) > 0)
    {
      tapis_game_lay_selection (tapis_middle_get_game (middle));
      return;
    }
  text = g_strdup_printf ("%s. %s", tapis_box_get_name (box),
                          tapis_box_get_description (box));
  tapis_middle_tell (middle, text);
}

/* --- where ---------------------------------------------------------------- */

static void
gather_needs (TapisMiddleDwarf *self,
              int               card,
              int               table_width,
              TapisBoardNeeds  *needs)
{
  int caption = tapis_widget_natural_width (self->caption);

  *needs = (TapisBoardNeeds) {
    .line = tapis_widget_natural_height (self->caption, -1),
    .chip = tapis_widget_natural_height (self->chip, -1),
    .chip_width = MAX (caption,
                       tapis_widget_natural_width (self->chip)),
    .caption_width = caption,
    .card = card,
    .table = table_width,
  };
}

static void
tapis_middle_dwarf_request (TapisMiddle *middle,
                            int          card,
                            int          table_width,
                            int         *width,
                            int         *height)
{
  TapisBoardNeeds needs;

  gather_needs (TAPIS_MIDDLE_DWARF (middle), card, table_width, &needs);
  tapis_board_request (&needs, width, height);
}

static void
tapis_middle_dwarf_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  TapisMiddleDwarf *self = TAPIS_MIDDLE_DWARF (widget);
  TapisMiddle *middle = TAPIS_MIDDLE (widget);
  TapisBoardPlan *plan = &self->plan;
  TapisBoardNeeds needs;

  gather_needs (self, tapis_middle_get_card (middle),
                tapis_middle_get_table_width (middle), &needs);
  tapis_board_plan (&needs, width, height, plan);
  tapis_widget_allocate (self->board, &plan->board);
  for (guint i = 0; i < TAPIS_BOARD_BOXES; i++)
    {
      tapis_box_view_set_sizes (TAPIS_BOX_VIEW (self->boxes[i]),
                                plan->box_card, needs.line);
      tapis_widget_allocate (self->boxes[i], &plan->boxes[i]);
    }
  tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (self->pile), plan->card);
  tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (self->stub), plan->card);
  tapis_widget_allocate (self->pile, &plan->pile);
  tapis_widget_allocate (self->stub, &plan->stub);
  tapis_widget_allocate (self->caption, &plan->caption);
  tapis_widget_allocate (self->chip, &plan->chip);
}

/* Tab comes to the sequence; the boxes lie above it. */
static guint
tapis_middle_dwarf_stops (TapisMiddle *middle,
                          GtkWidget   *out[TAPIS_MIDDLE_MAX_STOPS],
                          guint       *first)
{
  TapisMiddleDwarf *self = TAPIS_MIDDLE_DWARF (middle);
  guint n = 0;

  for (guint i = 0; i < TAPIS_BOARD_BOXES; i++)
    out[n++] = self->boxes[reading_order[i]];
  out[n++] = self->stub;
  *first = n;
  out[n++] = self->pile;
  return n;
}

static GtkWidget *
tapis_middle_dwarf_find_move (TapisMiddle *middle)
{
  TapisMiddleDwarf *self = TAPIS_MIDDLE_DWARF (middle);

  for (guint i = 0; i < TAPIS_BOARD_BOXES; i++)
    {
      TapisBox *box = tapis_box_view_get_box (TAPIS_BOX_VIEW (self->boxes[i]));

      if (box != NULL && tapis_box_get_claimed (box))
        return self->boxes[i];
    }
  return NULL;
}

static GtkWidget *
tapis_middle_dwarf_find (TapisMiddle *middle,
                         TapisPile   *what,
                         const char  *sign)
{
  TapisMiddleDwarf *self = TAPIS_MIDDLE_DWARF (middle);
  CgCard card;

  if (what == NULL && g_strcmp0 (sign, "board") == 0)
    return self->board;
  if (what == NULL && g_str_has_prefix (sign, "box-") &&
      cg_card_from_text (sign + strlen ("box-"), -1, &card))
    for (guint i = 0; i < TAPIS_BOARD_BOXES; i++)
      {
        TapisBox *box =
          tapis_box_view_get_box (TAPIS_BOX_VIEW (self->boxes[i]));

        if (box != NULL && tapis_box_get_card (box) == card)
          return self->boxes[i];
      }
  return TAPIS_MIDDLE_CLASS (tapis_middle_dwarf_parent_class)
    ->find (middle, what, sign);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_middle_dwarf_class_init (TapisMiddleDwarfClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TapisMiddleClass *middle_class = TAPIS_MIDDLE_CLASS (klass);

  widget_class->size_allocate = tapis_middle_dwarf_size_allocate;
  middle_class->set_game = tapis_middle_dwarf_set_game;
  middle_class->request = tapis_middle_dwarf_request;
  middle_class->stops = tapis_middle_dwarf_stops;
  middle_class->find = tapis_middle_dwarf_find;
  middle_class->find_move = tapis_middle_dwarf_find_move;
}

static void
tapis_middle_dwarf_init (TapisMiddleDwarf *self)
{
  TapisMiddle *middle = TAPIS_MIDDLE (self);

  self->board = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->board, "board");
  gtk_widget_set_can_target (self->board, FALSE);
  gtk_widget_set_parent (self->board, GTK_WIDGET (self));
  for (guint n = 0; n < TAPIS_BOARD_BOXES; n++)
    {
      guint i = reading_order[n];

      self->boxes[i] = tapis_box_view_new (i == TAPIS_BOARD_BOXES - 1);
      g_signal_connect_swapped (self->boxes[i], "chosen",
                                G_CALLBACK (chosen_cb), self);
      gtk_widget_set_parent (self->boxes[i], GTK_WIDGET (self));
    }
  self->stub = tapis_middle_add_pile (middle, TAPIS_PILE_DECK, FALSE, TRUE);
  tapis_middle_set_deck (middle, self->stub);
  self->pile = tapis_middle_add_pile (middle, TAPIS_PILE_LINE, FALSE, TRUE);
  self->caption = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->caption, "pile-caption");
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  self->chip = tapis_middle_add_demand (middle);
  gtk_label_set_ellipsize (GTK_LABEL (self->chip), PANGO_ELLIPSIZE_END);
}
