/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table in Noddy. It shows the turn-up on the stock; the row
 * of laid cards, each with the points that it has scored; the peg track; and
 * the score sheet, which is beside all this or opens from a button. While the
 * person counts before an announcement, the count is shown instead of the row;
 * if they name the combinations themselves, the buttons with the names are
 * shown instead of the peg track. Each part keeps its position from the first
 * deal to the last point. Decides no rule. */

#include <glib/gi18n.h>

#include "noddy-model.h"
#include "model/words/tapis-words-language.h"
#include "widgets/cards/tapis-motion.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "noddy-table-geometry.h"
#include "noddy-table-names.h"
#include "noddy-table-sheet.h"
#include "noddy-table-pegs.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-middle.h"

#define TAG_EMBLEM 18

/* The measures of the count. COUNT_SPACING is the number of pixels between its
 * parts, as in the template. MESSAGE_LINES is the number of lines of text for
 * which the message has room; the text of a longer message becomes smaller,
 * down to the share LEAST_MESSAGE of its size. SMALL is the size of the text
 * that lists what was found, as a share of the font size, as in
 * noddy-table.css. */
#define COUNT_SPACING 4
#define MESSAGE_LINES 3
#define LEAST_MESSAGE 0.7
#define SMALL 0.86

#define TAPIS_TYPE_MIDDLE_NODDY (tapis_middle_noddy_get_type ())
G_DECLARE_FINAL_TYPE (TapisMiddleNoddy, tapis_middle_noddy, TAPIS,
                      MIDDLE_NODDY, TapisMiddle)

struct _TapisMiddleNoddy
{
  TapisMiddle parent_instance;

  /* child widgets that are not in the template */
  GtkWidget *stock;
  GtkWidget *turn_up;
  GtkWidget *caption;
  GtkWidget *row;
  /* one below each card of the row: the emblem of the player who laid the card,
   * and the points that it has scored */
  GtkWidget *tags[TAPIS_NODDY_ROW];
  GtkWidget *chip;

  /* child widgets from the template */
  GtkWidget *count;
  GtkToggleButton *for_me, *yourself;
  GtkWidget *ways; /* a box with the two toggle buttons for the two ways to
                    * count */
  GtkLabel *message, *found;
  TapisPegTrack *track;
  TapisNoddyNames *names;
  TapisNoddySheetView *sheet;
  GtkWidget *button;
  TapisNoddySheetView *popped; /* the score sheet that the button opens */

  /* state */
  TapisNoddyPlan plan;
};

G_DEFINE_FINAL_TYPE (TapisMiddleNoddy, tapis_middle_noddy, TAPIS_TYPE_MIDDLE)

static TapisNoddy *
game_of (TapisMiddleNoddy *self)
{
  TapisGame *game = tapis_middle_get_game (TAPIS_MIDDLE (self));

  return game != NULL ? TAPIS_NODDY (game) : NULL;
}

static TapisPile *
row_pile (TapisMiddleNoddy *self)
{
  return tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->row));
}

/* Returns how many cards are in the row. */
static guint
n_laid (TapisMiddleNoddy *self)
{
  TapisPile *pile = row_pile (self);

  return pile != NULL ? tapis_pile_get_n_cards (pile) : 0;
}

/* Returns the position at which the card number @i of the row, from 0, is
 * drawn. */
static TapisSight
see_laid (TapisMiddleNoddy *self, guint i)
{
  TapisSight sight;

  tapis_pile_view_see (TAPIS_PILE_VIEW (self->row),
                       tapis_pile_get_card (row_pile (self), i),
                       GTK_WIDGET (self), &sight);
  return sight;
}

/* --- following the game ------------------------------------------------- */

static void
update_tags (TapisMiddleNoddy *self)
{
  TapisNoddy *game = game_of (self);
  guint n = n_laid (self);

  for (guint i = 0; i < TAPIS_NODDY_ROW; i++)
    {
      const TapisNoddyLaid *laid = &tapis_noddy_now (game)->row[i];
      GtkWidget *emblem = gtk_widget_get_first_child (self->tags[i]);
      GtkWidget *label = gtk_widget_get_last_child (self->tags[i]);
      g_autofree char *text = tapis_words_gain ((int) laid->points);

      gtk_widget_set_visible (self->tags[i], i < n);
      if (i >= n)
        continue;
      tapis_emblem_set_id (
        TAPIS_EMBLEM (emblem),
        tapis_game_get_player_state (TAPIS_GAME (game), laid->seat)->avatar);
      /* the label is hidden when it is empty, because a screen reader would
       * read the name of its widget type */
      gtk_label_set_text (GTK_LABEL (label), laid->points > 0 ? text : "");
      gtk_widget_set_visible (label, laid->points > 0);
    }
}

/* Shows which way of counting is active, the last message, and the combinations
 * that have been found. */
static void
update_count (TapisMiddleNoddy *self)
{
  const TapisNoddyNow *now = tapis_noddy_now (game_of (self));
  const char *message = now->message;
  gboolean names = now->counting && now->yourself;

  gtk_widget_set_visible (GTK_WIDGET (self->names), names);
  gtk_widget_set_visible (GTK_WIDGET (self->track), !names);

  gtk_label_set_text (self->found, now->found);
  gtk_widget_set_visible (GTK_WIDGET (self->found), *now->found != '\0');
  gtk_widget_set_visible (self->ways, !now->alone);
  if (*message == '\0')
    message = now->yourself
                ? _("Choose the cards, including the turn-up if it is one "
                    "of them. Then press what they make.")
                : _("Choose “Count” to see one combination after the other.");
  gtk_label_set_text (self->message, message);
  gtk_toggle_button_set_active (now->yourself ? self->yourself : self->for_me,
                                TRUE);
}

static void
yourself_toggled_cb (TapisMiddleNoddy *self)
{
  if (game_of (self) != NULL)
    tapis_noddy_set_count_yourself (
      game_of (self), gtk_toggle_button_get_active (self->yourself));
}

/* Shows the points of both players on the peg track. The lower lane is the
 * viewer's. */
static void
update_track (TapisMiddleNoddy *self)
{
  TapisNoddy *game = game_of (self);
  const TapisNoddyNow *now = tapis_noddy_now (game);
  TapisPegLane lanes[TAPIS_PEG_LANES];

  for (int lane = 0; lane < TAPIS_PEG_LANES; lane++)
    {
      int viewer = tapis_game_now (TAPIS_GAME (game))->viewer;
      int seat = lane == 1 ? viewer : 1 - viewer;
      const TapisPlayerState *player =
        tapis_game_get_player_state (TAPIS_GAME (game), seat);

      lanes[lane] = (TapisPegLane) { player->name, player->avatar,
                                     (guint) player->score,
                                     now->before[seat] };
    }
  tapis_peg_track_set (
    self->track, now->target, lanes,
    tapis_middle_get_still (TAPIS_MIDDLE (self)) ? 0 : TAPIS_MOTION_PEG);
}

static void
tapis_middle_noddy_game_changed (TapisMiddle *middle, TapisGame *game)
{
  TapisMiddleNoddy *self = TAPIS_MIDDLE_NODDY (middle);
  TapisNoddy *noddy = game_of (self);

  tapis_noddy_sheet_view_show (self->sheet, noddy);
  tapis_noddy_sheet_view_show (self->popped, noddy);
  tapis_noddy_names_show (self->names, noddy);
  if (noddy == NULL)
    return;
  gtk_widget_set_visible (self->count, tapis_noddy_now (noddy)->counting);
  gtk_widget_set_visible (self->row, !tapis_noddy_now (noddy)->counting);
  update_tags (self);
  update_count (self);
  update_track (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
counted_cb (TapisMiddleNoddy *self)
{
  if (game_of (self) == NULL)
    return;
  update_count (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
tapis_middle_noddy_prepare (TapisMiddle *middle, TapisGame *game)
{
  g_signal_connect_object (game, "counted", G_CALLBACK (counted_cb), middle,
                           G_CONNECT_SWAPPED);
}

/* --- layout ------------------------------------------------------------- */

static TapisNoddyNeeds
gather_needs (TapisMiddleNoddy *self, const TapisMiddleNeeds *needs)
{
  int chip = tapis_fit_natural_width (GTK_LABEL (self->chip));
  int button = tapis_widget_natural_width (self->button);
  int ways;
  TapisNoddyNeeds all = {
    .table = needs->table,
    .card = needs->card,
    .line = MAX (needs->line, TAG_EMBLEM),
    .chip = MAX (needs->chip,
                 tapis_widget_natural_height (self->button, -1)),
    .track = tapis_peg_track_height (self->track),
    .button = button,
  };

  ways = tapis_widget_least_width (self->ways);
  /* the chip and the button are side by side: the chip has three fifths of the
   * width, and the button two fifths */
  all.least = MAX (ways, 8 + MAX (chip * 5 / 3, button * 5 / 2));
  /* room is kept for the count even while nothing is counted, so that nothing
   * moves when a count begins or ends */
  all.count =
    tapis_widget_natural_height (self->ways, tapis_noddy_count_width (&all)) +
    tapis_widget_line_height (GTK_WIDGET (self), 1) * MESSAGE_LINES +
    tapis_widget_line_height (GTK_WIDGET (self), SMALL) + 2 * COUNT_SPACING;
  return all;
}

static void
tapis_middle_noddy_request (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                            int *width, int *height)
{
  TapisNoddyNeeds all = gather_needs (TAPIS_MIDDLE_NODDY (middle), needs);

  tapis_noddy_request (&all, width, height);
}

/* Allocates the cards of the row and their tags. The row is filled from the
 * left, so that the cards that are already in it do not move. */
static void
allocate_row (TapisMiddleNoddy *self)
{
  guint n = n_laid (self);
  GdkRectangle row = self->plan.row;

  if (n > 0)
    row.width = row.width - (TAPIS_NODDY_ROW - (int) n) *
                              ((row.width - 4 - self->plan.card) /
                               (TAPIS_NODDY_ROW - 1));
  tapis_middle_place_pile (self->row, self->plan.card, &row);
  for (guint i = 0; i < n && i < TAPIS_NODDY_ROW; i++)
    {
      GdkRectangle tag = self->plan.tags;

      tag.x = (int) (see_laid (self, i).x - self->plan.card / 2.0);
      tag.width = self->plan.card;
      tapis_widget_allocate_centred (self->tags[i], &tag);
    }
}

/* Allocates the count with the height @height, or less if the plan has no room
 * for it. The list of what was found gets one line, and the message gets the
 * height that is left. */
static void
allocate_count (TapisMiddleNoddy *self, int height)
{
  GdkRectangle place = self->plan.count;
  int line = tapis_widget_line_height (GTK_WIDGET (self), SMALL);
  int room;

  height = MIN (height, place.height);
  place.y += (place.height - height) / 2;
  place.height = height;
  room = height - COUNT_SPACING -
         tapis_widget_natural_height (self->ways, place.width);
  if (gtk_widget_get_visible (GTK_WIDGET (self->found)))
    {
      tapis_fit_label (self->found, place.width, line);
      room -= COUNT_SPACING + line;
    }
  tapis_fit_down_to (self->message, place.width, room, LEAST_MESSAGE);
  tapis_widget_allocate (self->count, &place);
}

/* Allocates the caption of the turn-up, or hides it on a small table that has
 * no room for it. */
static void
allocate_caption (TapisMiddleNoddy *self)
{
  const GdkRectangle *place = &self->plan.caption;
  gboolean fits;

  tapis_fit_label (GTK_LABEL (self->caption), place->width, place->height);
  fits = tapis_widget_natural_width (self->caption) <= place->width;
  gtk_widget_set_child_visible (self->caption, fits);
  if (fits)
    tapis_widget_allocate (self->caption, place);
}

static void
tapis_middle_noddy_place (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                          int width, int height)
{
  TapisMiddleNoddy *self = TAPIS_MIDDLE_NODDY (middle);
  const TapisNoddyPlan *plan = &self->plan;
  TapisNoddyNeeds all = gather_needs (self, needs);

  tapis_noddy_plan (&all, width, height, &self->plan);
  tapis_middle_place_pile (self->stock, plan->card, &plan->stock);
  tapis_middle_place_pile (self->turn_up, plan->card, &plan->turn_up);
  allocate_caption (self);
  allocate_row (self);
  tapis_fit_label (GTK_LABEL (self->chip), plan->chip.width,
                   plan->chip.height);
  tapis_widget_allocate_centred (self->chip, &plan->chip);
  if (gtk_widget_get_visible (self->count))
    allocate_count (self, all.count);
  if (gtk_widget_get_visible (GTK_WIDGET (self->names)))
    tapis_widget_allocate (GTK_WIDGET (self->names), &plan->track);
  else
    tapis_widget_allocate (GTK_WIDGET (self->track), &plan->track);

  tapis_names_show_child (GTK_WIDGET (self->sheet), plan->with_sheet);
  tapis_names_show_child (self->button, !plan->with_sheet);
  if (plan->with_sheet)
    tapis_widget_allocate (GTK_WIDGET (self->sheet), &plan->sheet);
  else
    tapis_widget_allocate (self->button, &plan->button);
}

/* Implements TapisMiddleClass.stops: lists the widgets that can have the focus.
 * Sets @first to the index of the widget to which the Tab key moves the focus:
 * the turn-up during the count, otherwise the row. */
static guint
tapis_middle_noddy_stops (TapisMiddle *middle,
                          GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS], guint *first)
{
  TapisMiddleNoddy *self = TAPIS_MIDDLE_NODDY (middle);
  guint n = 0;

  *first = 0;
  out[n++] = self->turn_up;
  if (!gtk_widget_get_visible (self->count))
    {
      *first = n;
      out[n++] = self->row;
    }
  else if (gtk_widget_get_visible (self->ways))
    {
      out[n++] = GTK_WIDGET (self->for_me);
      out[n++] = GTK_WIDGET (self->yourself);
    }
  if (gtk_widget_get_visible (GTK_WIDGET (self->names)))
    for (GtkWidget *button =
           gtk_widget_get_first_child (GTK_WIDGET (self->names));
         button != NULL; button = gtk_widget_get_next_sibling (button))
      out[n++] = button;
  else
    out[n++] = GTK_WIDGET (self->track);
  out[n++] = self->plan.with_sheet
               ? tapis_noddy_sheet_view_get_list (self->sheet)
               : self->button;
  return n;
}

/* --- drawing ------------------------------------------------------------ */

/* Draws an outline for each card that can still be laid in the row. */
static void
draw_places (TapisMiddleNoddy *self, GtkSnapshot *snapshot)
{
  const TapisNoddyPlan *plan = &self->plan;
  float step = (plan->row.width - 4.0f - plan->card) / (TAPIS_NODDY_ROW - 1);
  GdkRGBA colour = { 1, 1, 1, 0.13f };

  if (!gtk_widget_get_visible (self->row))
    return;
  for (guint i = n_laid (self); i < TAPIS_NODDY_ROW; i++)
    {
      GskRoundedRect place;

      gsk_rounded_rect_init_from_rect (
        &place,
        &GRAPHENE_RECT_INIT (plan->row.x + 2 + i * step,
                             (float) plan->row.y, (float) plan->card,
                             (float) plan->row.height),
        plan->card * 0.06f);
      tapis_widget_snapshot_line (snapshot, &place, 1, &colour);
    }
}

/* Draws a bracket above the cards that make a combination with the last
 * card. */
static void
draw_bracket (TapisMiddleNoddy *self, GtkSnapshot *snapshot)
{
  float left = 0, right = 0, y = (float) self->plan.row.y - 5;
  GdkRGBA colour;

  if (!gtk_widget_get_visible (self->row))
    return;
  for (guint i = 0; i < n_laid (self); i++)
    if (tapis_noddy_now (game_of (self))->row[i].scores_now)
      {
        double x = see_laid (self, i).x;

        if (right <= left)
          left = (float) (x - self->plan.card / 2.0);
        right = (float) (x + self->plan.card / 2.0);
      }
  if (right <= left)
    return;
  gtk_style_context_get_color (
    gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (left, y, right - left, 2));
  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (left, y, 2, 5));
  gtk_snapshot_append_color (snapshot, &colour,
                             &GRAPHENE_RECT_INIT (right - 2, y, 2, 5));
}

static void
tapis_middle_noddy_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  draw_places (TAPIS_MIDDLE_NODDY (widget), snapshot);
  GTK_WIDGET_CLASS (tapis_middle_noddy_parent_class)
    ->snapshot (widget, snapshot);
  draw_bracket (TAPIS_MIDDLE_NODDY (widget), snapshot);
}

/* --- the widget --------------------------------------------------------- */

static void
tapis_middle_noddy_class_init (TapisMiddleNoddyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TapisMiddleClass *middle_class = TAPIS_MIDDLE_CLASS (klass);

  widget_class->snapshot = tapis_middle_noddy_snapshot;
  middle_class->prepare = tapis_middle_noddy_prepare;
  middle_class->game_changed = tapis_middle_noddy_game_changed;
  middle_class->request = tapis_middle_noddy_request;
  middle_class->place = tapis_middle_noddy_place;
  middle_class->stops = tapis_middle_noddy_stops;
  gtk_widget_class_set_css_name (widget_class, "noddymiddle");
  g_type_ensure (TAPIS_TYPE_NODDY_NAMES);
  g_type_ensure (TAPIS_TYPE_PEG_TRACK);
  g_type_ensure (TAPIS_TYPE_NODDY_SHEET_VIEW);
  tapis_widget_class_set_template (widget_class, "games/noddy/noddy-table.ui");
  tapis_bind_children (widget_class, TapisMiddleNoddy, count, ways, for_me,
                       yourself, message, found, track, names, sheet, button,
                       popped);
  gtk_widget_class_bind_template_callback (widget_class, yourself_toggled_cb);
}

static GtkWidget *
new_tag (TapisMiddleNoddy *self)
{
  GtkWidget *tag = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *points = gtk_label_new (NULL);

  /* the plus sign is on the left of its number even in languages that are
   * written from right to left */
  gtk_widget_set_direction (points, GTK_TEXT_DIR_LTR);
  gtk_box_append (GTK_BOX (tag), tapis_emblem_new (NULL, TAG_EMBLEM));
  gtk_box_append (GTK_BOX (tag), points);
  gtk_widget_add_css_class (tag, "tag");
  gtk_widget_set_parent (tag, GTK_WIDGET (self));
  return tag;
}

static void
tapis_middle_noddy_init (TapisMiddleNoddy *self)
{
  TapisMiddle *middle = TAPIS_MIDDLE (self);
  GtkWidget *widget = GTK_WIDGET (self);

  self->stock = tapis_middle_add_pile (middle, "stock", -1, TAPIS_PILE_DECK,
                                       FALSE, FALSE);
  self->turn_up = tapis_middle_add_pile (middle, "turn-up", -1,
                                         TAPIS_PILE_ROW, TRUE, FALSE);
  self->row = tapis_middle_add_pile (middle, "row", -1, TAPIS_PILE_ROW, FALSE,
                                     TRUE);
  self->caption = tapis_middle_add_caption (middle, self->turn_up);
  for (int i = 0; i < TAPIS_NODDY_ROW; i++)
    self->tags[i] = new_tag (self);
  self->chip = tapis_middle_add_demand (middle);
  gtk_widget_init_template (widget);
  tapis_middle_add_sign (middle, "scores", GTK_WIDGET (self->track));
  tapis_names_mend (widget, NULL);
  /* the menu button contains a toggle button that gets the focus; both buttons
   * need the name for screen readers */
  for (GtkWidget *part = self->button; part != NULL;
       part = part == self->button ? gtk_widget_get_first_child (part) : NULL)
    /* Translators: read aloud: the list of everything that has scored. */
    tapis_names_set (part, C_("heading", "Score sheet"), "");
}

const TapisTableKind tapis_table_noddy = {
  .game = "noddy",
  .get_middle_type = tapis_middle_noddy_get_type,
};
