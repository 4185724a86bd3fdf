/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table of Nain jaune: the board, with the box of the yellow
 * dwarf and the four boxes around it, the sequence on the table, the cards that
 * were not dealt, and the chip, a label with the demand on the next card. No
 * rule is decided here. */

#include "yellow-dwarf-model.h"
#include "yellow-dwarf-table-geometry.h"
#include "yellow-dwarf-table-box.h"
#include "model/words/tapis-words-language.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-middle.h"

#define TAPIS_TYPE_MIDDLE_DWARF (tapis_middle_dwarf_get_type ())
G_DECLARE_FINAL_TYPE (TapisMiddleDwarf, tapis_middle_dwarf, TAPIS,
                      MIDDLE_DWARF, TapisMiddle)

struct _TapisMiddleDwarf
{
  TapisMiddle parent_instance;

  /* children */
  GtkWidget *board; /* the background of the boxes; they are not its children */
  GtkWidget *boxes[TAPIS_BOARD_BOXES];
  GtkWidget *stub;
  GtkWidget *caption;
  GtkWidget *pile;
  GtkWidget *chip;

  /* state */
  int chip_most; /* the greatest width of the chip so far, in pixels */
};

G_DEFINE_FINAL_TYPE (TapisMiddleDwarf, tapis_middle_dwarf, TAPIS_TYPE_MIDDLE)

static const char *const signs[TAPIS_BOARD_BOXES] = {
  "box-10D", "box-JC", "box-QS", "box-KH", "box-7D",
};

/* The order in which a screen reader reads the boxes: the two at the left, the
 * dwarf, the two at the right. */
static const guint8 reading_order[TAPIS_BOARD_BOXES] = { 0, 2, 4, 1, 3 };

/* --- following the game --------------------------------------------------- */

static void
update (TapisMiddleDwarf *self)
{
  TapisGame *game = tapis_middle_get_game (TAPIS_MIDDLE (self));

  for (guint i = 0; i < TAPIS_BOARD_BOXES; i++)
    {
      TapisBox box = tapis_yellow_dwarf_get_box (game, i);
      g_autofree char *name = tapis_yellow_dwarf_dup_box_name (game, i);
      g_autofree char *description =
        tapis_yellow_dwarf_dup_box_description (game, i);

      tapis_box_view_set_box (TAPIS_BOX_VIEW (self->boxes[i]), &box, name,
                              description);
    }
  tapis_pile_view_set_most (TAPIS_PILE_VIEW (self->pile),
                            tapis_yellow_dwarf_get_run (game));
}

static void
tapis_middle_dwarf_game_changed (TapisMiddle *middle, TapisGame *game)
{
  TapisMiddleDwarf *self = TAPIS_MIDDLE_DWARF (middle);

  if (game != NULL)
    update (self);
  else
    for (guint i = 0; i < TAPIS_BOARD_BOXES; i++)
      tapis_box_view_set_box (TAPIS_BOX_VIEW (self->boxes[i]), NULL, NULL,
                              NULL);
}

/* Called when the box @view is chosen: takes the points of the box if the
 * viewer may announce its card now; otherwise lays the selected cards if there
 * are any; otherwise shows the description of the box. */
static void
chosen_cb (TapisMiddleDwarf *self, GtkWidget *view)
{
  TapisMiddle *middle = TAPIS_MIDDLE (self);
  TapisGame *game = tapis_middle_get_game (middle);
  g_autofree char *name = NULL;
  g_autofree char *description = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *text = NULL;
  guint i = 0;

  while (self->boxes[i] != view)
    i++;
  if (tapis_yellow_dwarf_get_box (game, i).claimed)
    {
      tapis_game_run_action (game, "announce");
      return;
    }
  if (tapis_game_get_selection_count (game) > 0)
    {
      tapis_game_lay_selection (game);
      return;
    }
  name = tapis_yellow_dwarf_dup_box_name (game, i);
  description = tapis_yellow_dwarf_dup_box_description (game, i);
  sentence = tapis_words_as_sentence (name);
  text = tapis_words_sentences (sentence, description, NULL);
  g_signal_emit_by_name (middle, "tell", text);
}

/* --- layout --------------------------------------------------------------- */

static TapisBoardNeeds
gather_needs (TapisMiddleDwarf *self, const TapisMiddleNeeds *needs)
{
  int caption = tapis_widget_natural_width (self->caption);
  int chip = MAX (caption, tapis_fit_natural_width (GTK_LABEL (self->chip)));

  self->chip_most = MAX (self->chip_most, chip);
  return (TapisBoardNeeds) {
    .middle = *needs,
    .chip_width = chip,
    .chip_most = self->chip_most,
    .caption_width = caption,
  };
}

static void
tapis_middle_dwarf_request (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                            int *width, int *height)
{
  TapisBoardNeeds all = gather_needs (TAPIS_MIDDLE_DWARF (middle), needs);

  tapis_board_request (&all, width, height);
}

static void
tapis_middle_dwarf_place (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                          int width, int height)
{
  TapisMiddleDwarf *self = TAPIS_MIDDLE_DWARF (middle);
  TapisBoardNeeds all = gather_needs (self, needs);
  TapisBoardPlan plan;

  tapis_board_plan (&all, width, height, &plan);
  tapis_widget_allocate (self->board, &plan.board);
  for (guint i = 0; i < TAPIS_BOARD_BOXES; i++)
    {
      tapis_box_view_set_sizes (TAPIS_BOX_VIEW (self->boxes[i]),
                                plan.box_card, needs->line);
      tapis_widget_allocate (self->boxes[i], &plan.boxes[i]);
    }
  tapis_middle_place_pile (self->pile, plan.card, &plan.pile);
  tapis_middle_place_pile (self->stub, plan.card, &plan.stub);
  tapis_widget_allocate (self->caption, &plan.caption);
  tapis_fit_label (GTK_LABEL (self->chip), plan.chip.width, plan.chip.height);
  tapis_widget_allocate (self->chip, &plan.chip);
}

/* Implements TapisMiddleClass.stops: lists in @out the widgets between which
 * the arrow keys move the focus, which are the boxes and the piles, and returns
 * how many there are. Sets @first to the index of the sequence, because the Tab
 * key moves the focus to it. */
static guint
tapis_middle_dwarf_stops (TapisMiddle *middle,
                          GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS], guint *first)
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
  TapisGame *game = tapis_middle_get_game (middle);

  for (guint i = 0; i < TAPIS_BOARD_BOXES && game != NULL; i++)
    if (tapis_yellow_dwarf_get_box (game, i).claimed)
      return TAPIS_MIDDLE_DWARF (middle)->boxes[i];
  return NULL;
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_middle_dwarf_class_init (TapisMiddleDwarfClass *klass)
{
  TapisMiddleClass *middle_class = TAPIS_MIDDLE_CLASS (klass);

  middle_class->game_changed = tapis_middle_dwarf_game_changed;
  middle_class->request = tapis_middle_dwarf_request;
  middle_class->place = tapis_middle_dwarf_place;
  middle_class->stops = tapis_middle_dwarf_stops;
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
  tapis_middle_add_sign (middle, "board", self->board);
  for (guint n = 0; n < TAPIS_BOARD_BOXES; n++)
    {
      guint i = reading_order[n];

      self->boxes[i] = tapis_box_view_new (i == TAPIS_BOARD_BOXES - 1);
      g_signal_connect_swapped (self->boxes[i], "chosen",
                                G_CALLBACK (chosen_cb), self);
      gtk_widget_set_parent (self->boxes[i], GTK_WIDGET (self));
      tapis_middle_add_sign (middle, signs[i], self->boxes[i]);
    }
  self->stub = tapis_middle_add_pile (middle, "stub", -1, TAPIS_PILE_DECK,
                                      FALSE, TRUE);
  self->pile = tapis_middle_add_pile (middle, "pile", -1, TAPIS_PILE_LINE,
                                      FALSE, TRUE);
  self->caption = tapis_middle_add_caption (middle, self->stub);
  self->chip = tapis_middle_add_demand (middle);
  gtk_label_set_ellipsize (GTK_LABEL (self->chip), PANGO_ELLIPSIZE_END);
  tapis_middle_follow (middle, "notify::viewer-to-move", G_CALLBACK (update));
}

const TapisTableKind tapis_table_yellow_dwarf = {
  .game = "yellow-dwarf",
  .get_middle_type = tapis_middle_dwarf_get_type,
};
