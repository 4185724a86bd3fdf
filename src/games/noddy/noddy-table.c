/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of Noddy. Knows no rule. */

#include "config.h"

#include "noddy-table.h"

#include <glib/gi18n.h>

#include "noddy-model.h"
#include "widgets/cards/tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "noddy-table-count.h"
#include "noddy-table-geometry.h"
#include "noddy-table-sheet.h"
#include "noddy-table-pegs.h"
#include "widgets/kit/tapis-widget.h"

#define TAG_EMBLEM 18

/* A score sheet over the table. */
#define POPOVER_WIDTH 250
#define POPOVER_HEIGHT 340

struct _TapisMiddleNoddy
{
  TapisMiddle parent_instance;

  /* children */
  GtkWidget *stock;
  GtkWidget *turn_up;
  GtkWidget *caption;
  GtkWidget *row;
  GtkWidget *tags[TAPIS_NODDY_ROW]; /* who laid a card, and its points */
  GtkWidget *chip;
  GtkWidget *count;
  GtkWidget *track;
  GtkWidget *sheet;
  GtkWidget *button;
  GtkWidget *popped; /* the sheet behind the button; made when first opened */

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

/* --- following the game --------------------------------------------------- */

static void
update_tags (TapisMiddleNoddy *self)
{
  TapisNoddy *game = game_of (self);
  guint n = tapis_pile_get_n_cards (row_pile (self));

  for (guint i = 0; i < TAPIS_NODDY_ROW; i++)
    {
      GtkWidget *emblem = gtk_widget_get_first_child (self->tags[i]);
      GtkWidget *label = gtk_widget_get_last_child (self->tags[i]);
      g_autofree char *text = NULL;
      TapisPlayer *player;
      guint points;

      gtk_widget_set_visible (self->tags[i], i < n);
      if (i >= n)
        continue;
      player = tapis_game_get_player (TAPIS_GAME (game),
                                      tapis_noddy_get_row_seat (game, i));
      points = tapis_noddy_get_row_points (game, i);
      tapis_emblem_set_id (TAPIS_EMBLEM (emblem),
                           tapis_player_get_state (player)->avatar);
      text = points > 0
               /* Translators: points that a card has scored, below it */
               ? g_strdup_printf (_("+%u"), points)
               : g_strdup ("");
      gtk_label_set_text (GTK_LABEL (label), text);
      /* without text it would be read as the name of its type */
      gtk_widget_set_visible (label, points > 0);
    }
}

static void
update_track (TapisMiddleNoddy *self)
{
  TapisNoddy *game = game_of (self);
  int viewer = tapis_game_get_viewer (TAPIS_GAME (game));

  tapis_peg_track_set_target (TAPIS_PEG_TRACK (self->track),
                              tapis_noddy_get_target (game));
  for (int lane = 0; lane < 2; lane++)
    {
      int seat = lane == 1 ? viewer : 1 - viewer;
      TapisPlayer *player = tapis_game_get_player (TAPIS_GAME (game), seat);

      tapis_peg_track_set_lane (TAPIS_PEG_TRACK (self->track), (guint) lane,
                                tapis_player_get_state (player)->name,
                                tapis_player_get_state (player)->avatar,
                                (guint) tapis_player_get_state (player)->score,
                                tapis_noddy_get_score_before (game, seat));
    }
}

static void
update (TapisMiddleNoddy *self)
{
  gboolean counting;

  if (game_of (self) == NULL)
    return;
  counting = tapis_noddy_get_counting (game_of (self));
  gtk_widget_set_visible (self->count, counting);
  gtk_widget_set_visible (self->row, !counting);
  update_tags (self);
  update_track (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What the count says may need more room than it has. */
static void
count_changed_cb (TapisMiddleNoddy *self)
{
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
tapis_middle_noddy_set_game (TapisMiddle *middle,
                             TapisGame   *game)
{
  TapisMiddleNoddy *self = TAPIS_MIDDLE_NODDY (middle);
  TapisGame *old = tapis_middle_get_game (middle);
  TapisNoddy *noddy = game != NULL ? TAPIS_NODDY (game) : NULL;
  const struct
  {
    GtkWidget *view;
    const char *id;
  } piles[] = {
    { self->stock, "stock" },
    { self->turn_up, "turn-up" },
    { self->row, "row" },
  };

  if (old != NULL)
    {
      g_signal_handlers_disconnect_by_func (old, update, self);
      g_signal_handlers_disconnect_by_func (old, count_changed_cb, self);
    }
  TAPIS_MIDDLE_CLASS (tapis_middle_noddy_parent_class)
    ->set_game (middle, game);
  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    tapis_pile_view_set_pile (
      TAPIS_PILE_VIEW (piles[i].view),
      game != NULL ? tapis_game_get_pile (game, piles[i].id, -1) : NULL);
  tapis_noddy_count_view_set_game (TAPIS_NODDY_COUNT_VIEW (self->count),
                                   noddy);
  tapis_noddy_sheet_view_set_game (TAPIS_NODDY_SHEET_VIEW (self->sheet),
                                   noddy);
  if (self->popped != NULL)
    tapis_noddy_sheet_view_set_game (TAPIS_NODDY_SHEET_VIEW (self->popped),
                                     noddy);
  if (game == NULL)
    return;
  gtk_label_set_text (GTK_LABEL (self->caption),
                      tapis_pile_get_caption (
                        tapis_game_get_pile (game, "turn-up", -1)));
  g_signal_connect_swapped (game, "moved", G_CALLBACK (update), self);
  g_signal_connect_swapped (game, "notify::viewer", G_CALLBACK (update),
                            self);
  g_signal_connect_swapped (game, "notify::count-message",
                            G_CALLBACK (count_changed_cb), self);
  update (self);
}

/* --- the score sheet behind a button -------------------------------------- */

static void
create_popover_cb (GtkMenuButton *button,
                   gpointer       user_data)
{
  TapisMiddleNoddy *self = user_data;
  GtkWidget *popover;

  if (self->popped != NULL)
    return;
  popover = gtk_popover_new ();
  gtk_widget_add_css_class (popover, "scoresheet");
  gtk_widget_set_halign (popover, GTK_ALIGN_END);
  self->popped = tapis_noddy_sheet_view_new ();
  gtk_widget_set_size_request (self->popped, POPOVER_WIDTH, POPOVER_HEIGHT);
  tapis_noddy_sheet_view_set_game (TAPIS_NODDY_SHEET_VIEW (self->popped),
                                   game_of (self));
  gtk_popover_set_child (GTK_POPOVER (popover), self->popped);
  gtk_menu_button_set_popover (button, popover);
}

/* --- where ---------------------------------------------------------------- */

static void
gather_needs (TapisMiddleNoddy *self,
              int               card,
              int               table_width,
              TapisNoddyNeeds  *needs)
{
  int chip, button;
  int count = 0;

  gtk_widget_measure (self->chip, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &chip,
                      NULL, NULL);
  gtk_widget_measure (self->button, GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                      &button, NULL, NULL);
  if (gtk_widget_get_visible (self->count))
    gtk_widget_measure (self->count, GTK_ORIENTATION_HORIZONTAL, -1, &count,
                        NULL, NULL, NULL);
  *needs = (TapisNoddyNeeds) {
    .table = table_width,
    .card = card,
    .line = MAX (tapis_widget_natural_height (self->caption, -1), TAG_EMBLEM),
    .chip = MAX (tapis_widget_natural_height (self->chip, -1),
                 tapis_widget_natural_height (self->button, -1)),
    .track = tapis_widget_natural_height (self->track, -1),
    /* chip and button share their room as three to two */
    .least = MAX (count, 8 + MAX (chip * 5 / 3, button * 5 / 2)),
  };
  if (gtk_widget_get_visible (self->count))
    needs->count = tapis_widget_natural_height (
      self->count, tapis_noddy_count_width (needs));
}

static void
tapis_middle_noddy_request (TapisMiddle *middle,
                            int          card,
                            int          table_width,
                            int         *width,
                            int         *height)
{
  TapisNoddyNeeds needs;

  gather_needs (TAPIS_MIDDLE_NODDY (middle), card, table_width, &needs);
  tapis_noddy_request (&needs, width, height);
}

/* In the middle of a place. */
static void
allocate_centred (GtkWidget          *child,
                  const GdkRectangle *place)
{
  GtkAllocation a = *place;
  int least, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural,
                      NULL, NULL);
  a.width = MAX (least, MIN (natural, place->width));
  a.x += (place->width - a.width) / 2;
  a.height = MIN (tapis_widget_natural_height (child, a.width), place->height);
  a.y += (place->height - a.height) / 2;
  tapis_widget_allocate (child, &a);
}

/* From the left, so that cards that are there stay where they are. */
static void
allocate_row (TapisMiddleNoddy *self)
{
  TapisPile *pile = row_pile (self);
  guint n = pile != NULL ? tapis_pile_get_n_cards (pile) : 0;
  GdkRectangle row = self->plan.row;

  if (n > 0)
    row.width = row.width - (TAPIS_NODDY_ROW - (int) n) *
                              ((row.width - 4 - self->plan.card) /
                               (TAPIS_NODDY_ROW - 1));
  tapis_widget_allocate (self->row, &row);
  for (guint i = 0; i < n && i < TAPIS_NODDY_ROW; i++)
    {
      TapisSight sight;
      GdkRectangle tag = self->plan.tags;

      tapis_pile_view_see (TAPIS_PILE_VIEW (self->row),
                           tapis_pile_get_card (pile, i), GTK_WIDGET (self),
                           &sight);
      tag.x = (int) (sight.x - self->plan.card / 2.0);
      tag.width = self->plan.card;
      allocate_centred (self->tags[i], &tag);
    }
}

/* On a small table there is no room for it. */
static void
allocate_caption (TapisMiddleNoddy *self)
{
  const GdkRectangle *place = &self->plan.caption;
  int natural;

  gtk_widget_measure (self->caption, GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                      &natural, NULL, NULL);
  gtk_widget_set_child_visible (self->caption, natural <= place->width);
  if (natural <= place->width)
    tapis_widget_allocate (self->caption, place);
}

static void
tapis_middle_noddy_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  TapisMiddleNoddy *self = TAPIS_MIDDLE_NODDY (widget);
  TapisMiddle *middle = TAPIS_MIDDLE (widget);
  const TapisNoddyPlan *plan = &self->plan;
  TapisNoddyNeeds needs;

  gather_needs (self, tapis_middle_get_card (middle),
                tapis_middle_get_table_width (middle), &needs);
  tapis_noddy_plan (&needs, width, height, &self->plan);
  tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (self->stock), plan->card);
  tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (self->turn_up),
                                  plan->card);
  tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (self->row), plan->card);
  tapis_widget_allocate (self->stock, &plan->stock);
  tapis_widget_allocate (self->turn_up, &plan->turn_up);
  allocate_caption (self);
  allocate_row (self);
  allocate_centred (self->chip, &plan->chip);
  if (gtk_widget_get_visible (self->count))
    allocate_centred (self->count, &plan->count);
  tapis_widget_allocate (self->track, &plan->track);

  gtk_widget_set_child_visible (self->sheet, plan->with_sheet);
  gtk_widget_set_child_visible (self->button, !plan->with_sheet);
  if (plan->with_sheet)
    tapis_widget_allocate (self->sheet, &plan->sheet);
  else
    tapis_widget_allocate (self->button, &plan->button);
}

/* Tab comes to what matters: to the turn-up that is counted, or to the row. */
static guint
tapis_middle_noddy_stops (TapisMiddle *middle,
                          GtkWidget   *out[TAPIS_MIDDLE_MAX_STOPS],
                          guint       *first)
{
  TapisMiddleNoddy *self = TAPIS_MIDDLE_NODDY (middle);
  guint n = 0;

  *first = 0;
  out[n++] = self->turn_up;
  if (gtk_widget_get_visible (self->count))
    for (int yourself = 0; yourself < 2; yourself++)
      out[n++] = tapis_noddy_count_view_get_button (
        TAPIS_NODDY_COUNT_VIEW (self->count), yourself);
  else
    {
      *first = n;
      out[n++] = self->row;
    }
  out[n++] = self->track;
  if (self->plan.with_sheet)
    out[n++] = tapis_noddy_sheet_view_get_list (
      TAPIS_NODDY_SHEET_VIEW (self->sheet));
  else
    out[n++] = self->button;
  return n;
}

/* --- drawing -------------------------------------------------------------- */

/* The places of the cards that are still to be laid. */
static void
draw_places (TapisMiddleNoddy *self,
             GtkSnapshot      *snapshot)
{
  const TapisNoddyPlan *plan = &self->plan;
  TapisPile *pile = row_pile (self);
  guint n = pile != NULL ? tapis_pile_get_n_cards (pile) : 0;
  float step = (plan->row.width - 4.0f - plan->card) / (TAPIS_NODDY_ROW - 1);
  GdkRGBA colour = { 1, 1, 1, 0.13f };

  if (!gtk_widget_get_visible (self->row))
    return;
  for (guint i = n; i < TAPIS_NODDY_ROW; i++)
    {
      GskRoundedRect place;

      gsk_rounded_rect_init_from_rect (
        &place,
        &GRAPHENE_RECT_INIT (plan->row.x + 2 + i * step,
                             (float) plan->row.y, (float) plan->card,
                             (float) plan->row.height),
        plan->card * 0.06f);
      gtk_snapshot_append_border (
        snapshot, &place, (float[4]) { 1, 1, 1, 1 },
        (GdkRGBA[4]) { colour, colour, colour, colour });
    }
}

/* A brass bracket over the cards that score together with the last one. */
static void
draw_bracket (TapisMiddleNoddy *self,
              GtkSnapshot      *snapshot)
{
  TapisNoddy *game = game_of (self);
  TapisPile *pile = row_pile (self);
  guint n = pile != NULL ? tapis_pile_get_n_cards (pile) : 0;
  float left = 0, right = 0, y = (float) self->plan.row.y - 5;
  GdkRGBA colour;

  if (game == NULL || !gtk_widget_get_visible (self->row))
    return;
  for (guint i = 0; i < n; i++)
    {
      TapisSight sight;

      if (!tapis_noddy_row_scores_now (game, i))
        continue;
      tapis_pile_view_see (TAPIS_PILE_VIEW (self->row),
                           tapis_pile_get_card (pile, i), GTK_WIDGET (self),
                           &sight);
      if (right <= left)
        left = (float) (sight.x - self->plan.card / 2.0);
      right = (float) (sight.x + self->plan.card / 2.0);
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
tapis_middle_noddy_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  draw_places (TAPIS_MIDDLE_NODDY (widget), snapshot);
  GTK_WIDGET_CLASS (tapis_middle_noddy_parent_class)
    ->snapshot (widget, snapshot);
  draw_bracket (TAPIS_MIDDLE_NODDY (widget), snapshot);
}

static GtkWidget *
tapis_middle_noddy_find (TapisMiddle *middle,
                         TapisPile   *what,
                         const char  *sign)
{
  TapisMiddleNoddy *self = TAPIS_MIDDLE_NODDY (middle);

  if (what == NULL && g_strcmp0 (sign, "scores") == 0)
    return self->track;
  return TAPIS_MIDDLE_CLASS (tapis_middle_noddy_parent_class)
    ->find (middle, what, sign);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_middle_noddy_class_init (TapisMiddleNoddyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TapisMiddleClass *middle_class = TAPIS_MIDDLE_CLASS (klass);

  widget_class->size_allocate = tapis_middle_noddy_size_allocate;
  widget_class->snapshot = tapis_middle_noddy_snapshot;
  middle_class->set_game = tapis_middle_noddy_set_game;
  middle_class->request = tapis_middle_noddy_request;
  middle_class->stops = tapis_middle_noddy_stops;
  middle_class->find = tapis_middle_noddy_find;
  gtk_widget_class_set_css_name (widget_class, "noddymiddle");
}

static GtkWidget *
new_tag (TapisMiddleNoddy *self)
{
  GtkWidget *tag = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *points = gtk_label_new (NULL);

  /* the sign stands before the number in every direction of writing */
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

  self->stock = tapis_middle_add_pile (middle, TAPIS_PILE_DECK, FALSE, FALSE);
  tapis_middle_set_deck (middle, self->stock);
  self->turn_up = tapis_middle_add_pile (middle, TAPIS_PILE_ROW, TRUE, FALSE);
  self->row = tapis_middle_add_pile (middle, TAPIS_PILE_ROW, FALSE, TRUE);
  self->caption = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->caption, "pile-caption");
  gtk_widget_set_parent (self->caption, widget);
  for (int i = 0; i < TAPIS_NODDY_ROW; i++)
    self->tags[i] = new_tag (self);
  self->chip = tapis_middle_add_demand (middle);
  self->count = tapis_noddy_count_view_new ();
  gtk_widget_set_parent (self->count, widget);
  self->track = tapis_peg_track_new ();
  gtk_widget_set_parent (self->track, widget);
  self->sheet = tapis_noddy_sheet_view_new ();
  gtk_widget_set_parent (self->sheet, widget);
  self->button = gtk_menu_button_new ();
  /* Translators: a button that opens the score sheet */
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button), _("Points"));
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button),
                                         create_popover_cb, self, NULL);
  gtk_widget_set_tooltip_text (self->button, _("Score sheet"));
  gtk_widget_set_parent (self->button, widget);
  tapis_names_mend (widget, NULL);
  /* the focus is on what is in it */
  for (GtkWidget *part = self->button; part != NULL;
       part = part == self->button ? gtk_widget_get_first_child (part) : NULL)
    {
      gtk_accessible_reset_relation (GTK_ACCESSIBLE (part),
                                     GTK_ACCESSIBLE_RELATION_LABELLED_BY);
      gtk_accessible_update_property (GTK_ACCESSIBLE (part),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _("Score sheet"), -1);
    }
}
