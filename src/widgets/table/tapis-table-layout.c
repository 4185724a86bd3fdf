/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures what is on the table, asks for the plan and puts everything in its
 * place. */

#include "config.h"

#include "tapis-table-private.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-widget.h"

/* A table that is less high is low, and one that is as wide is broad, in
 * pixels. */
#define LOW 560
#define BROAD 600

/* A table has room for lines of this height, in pixels, however small it is. */
#define PLAIN_LINE 18

/* How far down what is said may reach into the gap that the plan leaves. */
#define REACH_DOWN 10

/* Beside and above its words, as in style.css; and down to which share of its
 * size it becomes smaller where it is long. */
#define PROMPT_SIDE 14
#define PROMPT_TOP 4
#define LEAST_PROMPT 0.8

/* More opponents than that are a crowd; between two badges is so much room. */
#define CROWD 7
#define BADGE_GAP 10

/* How broad the result is beside the table, at least; and what is left free at
 * both of its sides. */
#define RESULT_WIDTH 300
#define RESULT_MARGIN 8

/* So many players have so many columns of points. */
static int
result_width (TapisTable *self)
{
  int least;

  if (self->phase != PHASE_RESULT)
    return 0;
  gtk_widget_measure (self->result, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      NULL, NULL, NULL);
  return MAX (RESULT_WIDTH, least + 2 * RESULT_MARGIN);
}

/* Text of another size is known only after the style has been looked up, and
 * what is shown otherwise only after this. */
static gboolean
layout_again_cb (gpointer user_data)
{
  TapisTable *self = user_data;

  self->layout_idle = 0;
  gtk_widget_queue_resize (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* Beside the table, or at the bottom of a narrow one, where the middle and the
 * other players are still seen. */
static void
allocate_result (TapisTable *self, int width, int height)
{
  GdkRectangle place = self->plan.log;
  int natural;

  if (tapis_result_view_set_sheet (TAPIS_RESULT_VIEW (self->result),
                                   !self->plan.pane) &&
      self->layout_idle == 0)
    self->layout_idle = g_idle_add (layout_again_cb, self);
  if (!self->plan.pane)
    place = (GdkRectangle) { 0, height * 2 / 5, width, height * 3 / 5 };
  place.x += RESULT_MARGIN;
  place.width -= 2 * RESULT_MARGIN;
  place.y += RESULT_MARGIN;
  place.height -= 2 * RESULT_MARGIN;
  natural = tapis_result_view_natural_height (
    TAPIS_RESULT_VIEW (self->result), place.width);
  if (natural < place.height && self->plan.pane)
    place.y += (place.height - natural) / 2;
  else if (natural < place.height)
    place.y += place.height - natural;
  place.height = MIN (natural, place.height);
  tapis_widget_allocate (self->result, &place);
}

/* The room kept for the prompt, whatever it says, so that nothing jumps: two
 * lines, which it needs in many languages; on a wide table one where there is
 * room for what happened last, @status pixels, which two lines of prompt take
 * instead. What is longer becomes smaller, and then lies over the middle. In a
 * lesson the coach asks, and no room is kept. */
static int
prompt_height (TapisTable *self, int width, int status)
{
  return self->guided
           ? 0
           : tapis_widget_line_height (self->prompt, 1) *
                 (width < BROAD || status == 0 ? 2 : 1) + 8;
}

/* The lines for what happened last, above the prompt: one beside the log, which
 * tells it all, or on a low table, which takes it from the prompt's two, and
 * has none where it is narrow; nor has one with text that is too large for
 * it. */
static int
status_lines (TapisTable *self, int width, int height)
{
  gboolean low = height < LOW;

  if (self->game == NULL || self->guided || (low && width < BROAD) ||
      self->text_share < 100 || tapis_game_get_replaying (self->game))
    return 0;
  return low || (table_wants_log (self, width) &&
                 width >= TAPIS_TABLE_PANE_WIDTH)
           ? 1
           : 2;
}

static int
status_height (TapisTable *self, int width, int height)
{
  int lines = status_lines (self, width, height);

  return lines == 0 ? 0
                    : tapis_widget_line_height (GTK_WIDGET (self),
                                                TAPIS_TEXT_SMALL) * lines + 4;
}

static void
request_middle (gconstpointer data, int card, int table_width, int *width,
                int *height)
{
  *width = *height = 0;
  if (data != NULL)
    tapis_middle_request (TAPIS_MIDDLE ((gpointer) data), card, table_width,
                          width, height);
}

static void
gather_needs (TapisTable *self, int width, int height, TapisTableNeeds *needs)
{
  gboolean log = table_wants_pane (self, width);
  int least = result_width (self);
  int text_width = tapis_table_text_width (width, log, least);
  int status = status_height (self, width, height);
  TapisPile *hand = tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->hand));

  *needs = (TapisTableNeeds) {
    .width = width,
    .height = height,
    .pack = self->game != NULL ? tapis_game_get_pack (self->game)
                               : CG_PACK_FRENCH,
    .to_the_right = self->game != NULL &&
                    tapis_game_get_to_the_right (self->game),
    .opponents = (int) MAX (self->seats->len, 1),
    .hand = hand != NULL ? (int) tapis_pile_get_n_cards (hand) : 0,
    .log = log,
    .log_least = least,
    .log_left =
      gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL,
    .seat = table_seat_form (self),
    .own_heap = gtk_widget_get_visible (self->own_won) &&
                table_seat_form (self) == TAPIS_SEAT_BARE,
    .lines = self->own_seat != NULL
               ? tapis_seat_view_get_lines (TAPIS_SEAT_VIEW (self->own_seat))
               : 2,
    .line = tapis_widget_line_height (GTK_WIDGET (self), TAPIS_TEXT_SMALL),
    .request_middle = request_middle,
    .middle_data = self->middle,
    .actions_height =
      gtk_widget_get_visible (self->actions)
        ? tapis_action_bar_get_height (TAPIS_ACTION_BAR (self->actions),
                                       text_width)
        : 0,
    .prompt_height = prompt_height (self, width, status) + status,
  };
  for (guint i = 0; i < self->seats->len; i++)
    {
      TapisSeatView *seat = g_ptr_array_index (self->seats, i);

      needs->badge_width =
        MAX (needs->badge_width, tapis_seat_view_get_text_width (seat, TRUE));
      needs->name_width =
        MAX (needs->name_width, tapis_seat_view_get_text_width (seat, FALSE));
    }
  /* of a crowd at a narrow table so many sit side by side; the words of a badge
   * become smaller then */
  if (self->seats->len > CROWD)
    needs->badge_width = MIN (needs->badge_width, width / 4 - BADGE_GAP);
  if (self->own_seat != NULL)
    needs->own_width = tapis_seat_view_get_text_width (
      TAPIS_SEAT_VIEW (self->own_seat), FALSE);
}

/* In its place. Where it asks which of several moves is meant it may reach up
 * over the foot of the hand, which keeps its place. */
static void
allocate_actions (TapisTable *self)
{
  GtkAllocation a = self->plan.actions;
  int wished = tapis_widget_natural_height (self->actions, a.width);

  if (wished > a.height)
    {
      a.y -= wished - a.height;
      a.height = wished;
    }
  tapis_widget_allocate (self->actions, &a);
}

/* Has what is said become smaller where it is too long for its place. */
static void
fit_prompt (TapisTable *self)
{
  const GdkRectangle *place = &self->plan.prompt;
  int room = place->height + REACH_DOWN - table_learn_height (self);

  if (!self->guided)
    tapis_fit_down_to (GTK_LABEL (self->prompt),
                       place->width - 2 * PROMPT_SIDE,
                       room - 2 * PROMPT_TOP, LEAST_PROMPT);
}

/* Whether the middle has the room that it needs, and does not reach down to
 * where it is told what happened: not with a crowd beside the result. */
static gboolean
middle_fits (TapisTable *self)
{
  const TapisTablePlan *plan = &self->plan;
  int width, height = 0;

  if (self->middle != NULL)
    tapis_middle_request (TAPIS_MIDDLE (self->middle), plan->card,
                          plan->table_width, &width, &height);
  return height <= plan->middle.height;
}

/* In its place; a longer one first takes the place of what happened last, in
 * @lines lines, and then reaches a little down and else up from there. In a
 * lesson it has no place, and below it are one's own cards: it reaches up. */
static void
allocate_prompt (TapisTable *self, int status, int lines)
{
  GtkAllocation a = self->plan.prompt;
  GtkAllocation above = a;
  int natural, height;

  fit_prompt (self);
  natural = MIN (tapis_widget_natural_width (self->prompt), a.width);
  height = tapis_widget_natural_height (self->prompt, natural);
  above.height = MIN (status, a.height);
  if (height <= a.height - above.height)
    {
      a.y += above.height;
      a.height -= above.height;
    }
  a.x += (a.width - natural) / 2;
  a.width = natural;
  if (height <= a.height)
    a.y += (a.height - height) / 2;
  else
    a.y = MAX (0, a.y + a.height - height +
                    (self->guided ? 0 : MIN (height - a.height, REACH_DOWN)));
  a.height = height;
  table_allocate_learn (self, &a);
  gtk_widget_size_allocate (self->prompt, &a, -1);
  table_allocate_told (self, &above, lines,
                       lines > 0 && a.y >= above.y + above.height);
}

/* Half a word tells nothing: the words of @widget that lie under @said or
 * @below, in the coordinates of the table, are not there as long as those are.
 */
static void
hide_under (GtkWidget *widget, TapisTable *self, const graphene_rect_t *said,
            const graphene_rect_t *below)
{
  graphene_rect_t place;
  double opacity;

  if (!GTK_IS_LABEL (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget);
           child != NULL; child = gtk_widget_get_next_sibling (child))
        hide_under (child, self, said, below);
      return;
    }
  /* a chip that asks for nothing is not seen anyway */
  if (*gtk_label_get_text (GTK_LABEL (widget)) == '\0' ||
      !gtk_widget_compute_bounds (widget, GTK_WIDGET (self), &place))
    return;
  graphene_rect_inset (&place, 1, 1);
  opacity = graphene_rect_intersection (&place, said, NULL) ||
                graphene_rect_intersection (&place, below, NULL)
              ? 0
              : 1;
  if (gtk_widget_get_opacity (widget) != opacity)
    gtk_widget_set_opacity (widget, opacity);
}

/* What is said may be longer than its place. */
static void
clear_ground (TapisTable *self)
{
  GtkWidget *const said[] = { self->prompt, self->learn, self->line };
  graphene_rect_t all = GRAPHENE_RECT_INIT (-1, -1, 0, 0);
  graphene_rect_t below = all;

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      graphene_rect_t place;

      if (!gtk_widget_get_visible (said[i]) ||
          !gtk_widget_get_child_visible (said[i]) ||
          (GTK_IS_LABEL (said[i]) &&
           *gtk_label_get_text (GTK_LABEL (said[i])) == '\0') ||
          !gtk_widget_compute_bounds (said[i], GTK_WIDGET (self), &place))
        continue;
      if (all.size.width == 0)
        all = place;
      else
        graphene_rect_union (&all, &place, &all);
    }
  /* and a middle that has not enough room lies under one's own cards */
  if (!middle_fits (self))
    below = GRAPHENE_RECT_INIT (
      0, (float) MIN (self->plan.own_seat.y, self->plan.hand.y),
      (float) self->plan.table_width,
      (float) gtk_widget_get_height (GTK_WIDGET (self)));
  if (self->middle != NULL)
    hide_under (self->middle, self, &all, &below);
  for (guint i = 0; i < self->seats->len; i++)
    hide_under (g_ptr_array_index (self->seats, i), self, &all, &below);
}

/* Text as large as the person wants it while the table has room for it: the
 * share of it in percent, in steps of ten. How many lines must go over the
 * table's height, and how many times their height over its width, was tried
 * out with all games: every seat wants its own. */
static int
text_share (TapisTable *self, int width, int height)
{
  g_autoptr (PangoLayout) line =
    gtk_widget_create_pango_layout (GTK_WIDGET (self), "Tapis");
  g_autofree char *name = NULL;
  PangoFontDescription *font;
  int seats = (int) self->seats->len;
  int most = MAX (PLAIN_LINE,
                  MIN (width / (15 + seats * 5 / 2), height / (20 + seats)));
  int wanted;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-font-name",
                &name, NULL);
  font = pango_font_description_from_string (name);
  pango_layout_set_font_description (line, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (line, NULL, &wanted);
  return wanted <= most ? 100 : MAX (50, most * 100 / wanted / 10 * 10);
}

int
tapis_table_get_text_share (TapisTable *self)
{
  g_return_val_if_fail (TAPIS_IS_TABLE (self), 100);

  return self->text_share > 0 ? self->text_share : 100;
}

static void
fit_text (TapisTable *self, int width, int height)
{
  int share = text_share (self, width, height);
  g_autofree char *was = g_strdup_printf ("text-%d", self->text_share);
  g_autofree char *is = g_strdup_printf ("text-%d", share);

  if (share == self->text_share)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self), was);
  gtk_widget_add_css_class (GTK_WIDGET (self), is);
  self->text_share = share;
}

int
tapis_table_needs_height (TapisTable *self, int width)
{
  TapisTableNeeds needs;

  g_return_val_if_fail (TAPIS_IS_TABLE (self), 0);

  gather_needs (self, width, TAPIS_TABLE_MIN_HEIGHT, &needs);
  return tapis_table_least_height (&needs);
}

void
table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
               int *minimum, int *natural, int *minimum_baseline,
               int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = TAPIS_TABLE_MIN_WIDTH;
      *natural = MAX (*minimum, 1000);
    }
  else
    {
      *minimum = TAPIS_TABLE_MIN_HEIGHT;
      if (!gtk_widget_get_visible (TAPIS_TABLE (widget)->actions))
        *minimum -= TAPIS_TABLE_BUTTONS;
      if (TAPIS_TABLE (widget)->guided)
        *minimum -= TAPIS_TABLE_GUIDED;
      *natural = MAX (*minimum, 660);
    }
}

void
table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TapisTable *self = TAPIS_TABLE (widget);
  GtkWidget *const before[] = { self->own_down, self->own_up, self->own_won };
  TapisTablePlan *plan = &self->plan;
  TapisTableNeeds needs;
  int peek;

  fit_text (self, width, height);
  gather_needs (self, width, height, &needs);
  tapis_table_plan (&needs, plan);
  /* where text is too large for all, the points are told without tokens */
  if (needs.seat == TAPIS_SEAT_TOKENS && plan->card <= TAPIS_TABLE_MIN_CARD)
    {
      needs.seat = TAPIS_SEAT_BARE;
      tapis_table_plan (&needs, plan);
    }

  for (guint i = 0; i < self->seats->len; i++)
    {
      TapisSeatView *seat = g_ptr_array_index (self->seats, i);

      tapis_seat_view_show_tokens (seat, needs.seat == TAPIS_SEAT_TOKENS);
      if (tapis_seat_view_set_form (seat, plan->compact, plan->seat_card) &&
          self->layout_idle == 0)
        self->layout_idle = g_idle_add (layout_again_cb, self);
      tapis_widget_allocate (GTK_WIDGET (seat), &plan->seats[i]);
    }
  if (self->own_seat != NULL)
    {
      tapis_seat_view_show_tokens (TAPIS_SEAT_VIEW (self->own_seat),
                                   needs.seat == TAPIS_SEAT_TOKENS);
      tapis_seat_view_set_form (TAPIS_SEAT_VIEW (self->own_seat), FALSE,
                                plan->row_card);
      /* the tokens lie with the name */
      if (needs.seat == TAPIS_SEAT_TOKENS)
        gdk_rectangle_union (&plan->own_seat, &plan->own_row,
                             &plan->own_seat);
      tapis_widget_allocate (self->own_seat, &plan->own_seat);
    }

  if (self->middle != NULL)
    {
      tapis_middle_set_card (TAPIS_MIDDLE (self->middle), plan->card,
                             plan->table_width);
      tapis_widget_allocate (self->middle, &plan->middle);
    }
  allocate_prompt (self, status_height (self, width, height),
                   middle_fits (self) ? status_lines (self, width, height)
                                      : 0);

  peek = tapis_seat_cards_height (needs.seat, needs.pack, plan->row_card) -
         tapis_pile_card_height (needs.pack, plan->row_card);
  tapis_pile_view_set_shift (TAPIS_PILE_VIEW (self->own_down), -peek / 2);
  tapis_pile_view_set_shift (TAPIS_PILE_VIEW (self->own_up),
                             peek - peek / 2);
  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (before[i]),
                                      plan->row_card);
      if (gtk_widget_get_visible (before[i]))
        tapis_widget_allocate (before[i], &plan->own_row);
    }
  tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (self->hand), plan->card);
  tapis_widget_allocate (self->hand, &plan->hand);
  allocate_actions (self);

  clear_ground (self);
  table_allocate_side (self, width, height);
  if (self->phase == PHASE_RESULT)
    allocate_result (self, width, height);
  table_allocate_cries (self, width, height);
  gtk_widget_size_allocate (self->flights,
                            &(GtkAllocation) { 0, 0, width, height }, -1);
  table_layout_done (self);
  g_signal_emit_by_name (self, "laid");
}
