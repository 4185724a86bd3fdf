/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Measures the parts of the table, has their layout calculated
 * (tapis-table-geometry.h) and allocates them. */

#include "tapis-table-layout.h"

#include "tapis-cries.h"
#include "tapis-ground.h"
#include "tapis-own-place.h"
#include "tapis-side.h"
#include "tapis-voice.h"
#include "widgets/kit/tapis-bar-layout.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-sizes.h"
#include "widgets/kit/tapis-widget.h"

/* A table is low if its height is less than LOW pixels, broad if its width is
 * at least BROAD pixels, and wide if its width is at least WIDE pixels. */
#define LOW 560
#define BROAD 600
#define WIDE 900

/* Text whose lines are at most this high, in pixels, is never made smaller,
 * however small the table is. */
#define PLAIN_LINE 18

/* How far the prompt may extend below its rectangle, in pixels. */
#define REACH_DOWN 10

/* A prompt that is too long for its room is made smaller, but at most down to
 * this share of its size. */
#define LEAST_PROMPT 0.8

/* If there are more than CROWD opponents, the text on their badges may be made
 * smaller. BADGE_GAP is then the gap between two badges, in pixels. */
#define CROWD 7
#define BADGE_GAP 10

struct _TapisTableLayout
{
  const TapisTableParts *parts;
  TapisTablePlan plan;
  int text_share; /* the text size in percent of the size that the person wants;
                   * 0: not known yet */
  guint again;    /* the idle source that makes GTK lay out the table once more,
                   * or 0 */
};

TapisTableLayout *
tapis_table_layout_new (const TapisTableParts *parts)
{
  TapisTableLayout *self = g_new0 (TapisTableLayout, 1);

  self->parts = parts;
  return self;
}

void
tapis_table_layout_free (TapisTableLayout *self)
{
  g_clear_handle_id (&self->again, g_source_remove);
  g_free (self);
}

/* Makes GTK lay out the table once more, because the style of a text has
 * changed. GTK knows the new size of the text only after the present layout. */
static void
lay_out_again (TapisTableLayout *self)
{
  tapis_later (&self->again, 0, G_CALLBACK (gtk_widget_queue_resize),
               self->parts->table);
}

/* --- text ----------------------------------------------------------------- */

/* Returns the size that the text on a table of @width by @height pixels can
 * have, in percent of the size that the person wants: a multiple of ten from 50
 * to 150. The height must have room for a certain number of lines, and the
 * width for a certain multiple of a line's height. Both numbers grow with the
 * number of seats, and were found by experiment with all games. The text is
 * larger than the person wants only if there is room for twice as much, because
 * the cards are large then too. */
static int
find_text_share (TapisTableLayout *self, int width, int height)
{
  GtkWidget *table = GTK_WIDGET (self->parts->table);
  g_autoptr (PangoLayout) line =
    gtk_widget_create_pango_layout (table, "Tapis");
  g_autofree char *name = NULL;
  PangoFontDescription *font;
  int seats = (int) tapis_ground_get_seats (self->parts->ground)->len;
  int most = MAX (PLAIN_LINE,
                  MIN (width / (15 + seats * 5 / 2), height / (20 + seats)));
  int wanted;

  g_object_get (gtk_widget_get_settings (table), "gtk-font-name", &name, NULL);
  font = pango_font_description_from_string (name);
  pango_layout_set_font_description (line, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (line, NULL, &wanted);
  if (wanted <= most)
    return CLAMP (most * 50 / wanted / 10 * 10, 100, 150);
  return MAX (50, most * 100 / wanted / 10 * 10);
}

int
tapis_table_layout_get_text_share (TapisTableLayout *self)
{
  return self->text_share > 0 ? self->text_share : 100;
}

/* Chooses the text size for a table of @width by @height pixels, which are
 * known only during an allocation. The style class may be changed here: GTK
 * reads it before the next layout, and queues a resize then, not during this
 * layout. */
static void
fit_text (TapisTableLayout *self, int width, int height)
{
  int share = find_text_share (self, width, height);
  g_autofree char *was = g_strdup_printf ("text-%d", self->text_share);
  g_autofree char *is = g_strdup_printf ("text-%d", share);

  if (share == self->text_share)
    return;
  gtk_widget_remove_css_class (GTK_WIDGET (self->parts->table), was);
  gtk_widget_add_css_class (GTK_WIDGET (self->parts->table), is);
  self->text_share = share;
}

/* --- what is needed ------------------------------------------------------- */

/* Returns the number of lines above the prompt that tell what happened last.
 * Usually there are two; one on a wide table, where several moves fit into a
 * line, and on a low table, where this line takes room from the prompt. There
 * is none beside the log (if @log is TRUE), which tells everything; none on a
 * low and narrow table, in a lesson, in a replay, without a game, or if the
 * text had to be made smaller. */
static int
count_told_lines (TapisTableLayout *self, int width, int height, gboolean log)
{
  TapisGame *game = self->parts->game;
  gboolean low = height < LOW;

  if (game == NULL || self->parts->guided || log ||
      (low && width < BROAD) || self->text_share < 100 ||
      tapis_game_get_replaying (game))
    return 0;
  return low || width >= WIDE ? 1 : 2;
}

/* Returns the height in pixels of @lines lines about what happened last on a
 * table of @width pixels. */
static int
told_height (TapisTableLayout *self, int lines, int width)
{
  return tapis_told_line_needs_height (self->parts->line, lines,
                                       width >= BROAD);
}

/* Returns the height in pixels of the room for the prompt. It does not depend
 * on the text, so that nothing moves when the text changes. The room is two
 * lines high, because many languages need them. It is one line high on a broad
 * table with room for what happened last (@told pixels), because a prompt of
 * two lines may take that room too. In a lesson the coach gives the
 * instructions, so there is no room for the prompt. A prompt that is too long
 * is made smaller, and may then cover a part of the middle. */
static int
prompt_height (TapisTableLayout *self, int width, int told)
{
  return self->parts->guided
           ? 0
           : tapis_widget_line_height (self->parts->prompt, 1) *
                 (width < BROAD || told == 0 ? 2 : 1) + 8;
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
measure_seats (TapisTableLayout *self, TapisTableNeeds *needs)
{
  GPtrArray *seats = tapis_ground_get_seats (self->parts->ground);

  needs->opponents = (int) MAX (seats->len, 1);
  for (guint i = 0; i < seats->len; i++)
    {
      TapisSeatView *seat = g_ptr_array_index (seats, i);

      needs->known[i] = (int) tapis_seat_view_get_state (seat)->n_known;
      needs->badge_width =
        MAX (needs->badge_width, tapis_seat_view_get_text_width (seat, TRUE));
      needs->name_width =
        MAX (needs->name_width, tapis_seat_view_get_text_width (seat, FALSE));
    }
  /* if there are many opponents, at least four badges must fit side by side,
   * with smaller text if necessary */
  if (seats->len > CROWD)
    needs->badge_width =
      MIN (needs->badge_width, needs->width / 4 - BADGE_GAP);
}

/* Sets @needs for a table of @width by @height pixels. Returns the number of
 * lines about what happened last. */
static int
gather_needs (TapisTableLayout *self, int width, int height,
              TapisTableNeeds *needs)
{
  GtkWidget *table = GTK_WIDGET (self->parts->table);
  TapisGame *game = self->parts->game;
  int lines, told;

  *needs = (TapisTableNeeds) {
    .width = width,
    .height = height,
    .pack = game != NULL ? tapis_game_get_pack (game) : CG_PACK_FRENCH,
    .to_the_right = game != NULL && tapis_game_get_to_the_right (game),
    .log_left = gtk_widget_get_direction (table) == GTK_TEXT_DIR_RTL,
    .seat = tapis_ground_get_form (self->parts->ground),
    .line = tapis_widget_line_height (table, TAPIS_TEXT_SMALL),
    .emblem = TAPIS_SEAT_EMBLEM *
              MAX (tapis_table_layout_get_text_share (self), 100) / 100,
    .request_middle = request_middle,
    .middle_data = tapis_ground_get_middle (self->parts->ground),
  };
  lines = count_told_lines (self, width, height,
                            tapis_side_measure (self->parts->side, needs));
  told = told_height (self, lines, width);
  needs->prompt_height = prompt_height (self, width, told) + told;
  if (gtk_widget_get_visible (GTK_WIDGET (self->parts->bar)))
    needs->actions_height = tapis_bar_layout_height (
      GTK_WIDGET (self->parts->bar),
      tapis_table_text_width (width, needs->log, needs->log_least));
  measure_seats (self, needs);
  tapis_own_place_measure (self->parts->own, needs);
  return lines;
}

int
tapis_table_layout_needs_height (TapisTableLayout *self, int width)
{
  TapisTableNeeds needs;

  gather_needs (self, width, TAPIS_TABLE_MIN_HEIGHT, &needs);
  return tapis_table_least_height (&needs);
}

void
tapis_table_layout_measure (TapisTableLayout *self, GtkOrientation orientation,
                            int *minimum, int *natural)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = TAPIS_TABLE_MIN_WIDTH;
      *natural = MAX (*minimum, 1000);
      return;
    }
  *minimum = TAPIS_TABLE_MIN_HEIGHT;
  if (!gtk_widget_get_visible (GTK_WIDGET (self->parts->bar)))
    *minimum -= TAPIS_TABLE_BUTTONS;
  if (self->parts->guided)
    *minimum -= TAPIS_TABLE_GUIDED;
  *natural = MAX (*minimum, 660);
}

/* --- the prompt ----------------------------------------------------------- */

/* Makes the text of the prompt smaller if it is too long for its room. */
static void
fit_prompt (TapisTableLayout *self)
{
  const TapisTablePlan *plan = &self->plan;
  GtkLabel *prompt = GTK_LABEL (self->parts->prompt);
  int below = tapis_lesson_offer_get_height (
    self->parts->offer, plan, tapis_fit_natural_width (prompt));
  GtkBorder padding;

  if (self->parts->guided)
    return;
  gtk_style_context_get_padding (
    gtk_widget_get_style_context (self->parts->prompt), &padding);
  tapis_fit_down_to (prompt,
                     plan->prompt.width - padding.left - padding.right,
                     plan->prompt.height + REACH_DOWN - below - padding.top -
                       padding.bottom,
                     LEAST_PROMPT);
}

/* Allocates the prompt and, above it, the line about what happened last, which
 * is @told pixels high and has room for @lines lines of text, which is @large
 * or small. A long prompt
 * first takes the room of that line, then extends a little downwards, and then
 * upwards. In a lesson the prompt has no room of its own: it extends upwards
 * from the viewer's cards, which it must not cover. */
static void
allocate_prompt (TapisTableLayout *self, int told, int lines,
                 gboolean large)
{
  GtkWidget *prompt = self->parts->prompt;
  GtkAllocation a = self->plan.prompt;
  GtkAllocation above = a;
  int natural, height;

  fit_prompt (self);
  natural = MIN (tapis_widget_natural_width (prompt), a.width);
  height = tapis_widget_natural_height (prompt, natural);
  above.height = MIN (told, a.height);
  if (height <= a.height - above.height)
    {
      a.y += above.height;
      a.height -= above.height;
    }
  a.x += (a.width - natural) / 2;
  a.width = natural;
  if (height <= a.height)
    a.y += (a.height - height) / 2;
  else if (self->parts->guided)
    a.y = MAX (0, a.y + a.height - height);
  else
    a.y = MAX (0, a.y - MAX (0, height - a.height - REACH_DOWN));
  a.height = height;
  tapis_lesson_offer_allocate (self->parts->offer, &self->plan, &a);
  gtk_widget_size_allocate (prompt, &a, -1);
  tapis_voice_allocate_teller (self->parts->voice, &a);
  tapis_told_line_allocate (self->parts->line, &above, lines, large,
                            lines > 0 && a.y >= above.y + above.height);
}

/* --- words under the prompt ----------------------------------------------- */

/* Returns whether the middle has as much room as it needs. If there are many
 * players and the result is beside the table, it may have less; then it extends
 * down over the line about what happened last. */
static gboolean
middle_fits (TapisTableLayout *self)
{
  int width, height;

  request_middle (tapis_ground_get_middle (self->parts->ground),
                  self->plan.card, self->plan.table_width, &width, &height);
  return height <= self->plan.middle.height;
}

/* Hides the labels in @widget that intersect @said or @below, two rectangles in
 * the coordinates of @table, and shows the other labels. A label that is partly
 * covered is of no use. */
static void
hide_under (GtkWidget *widget, GtkWidget *table, const graphene_rect_t *said,
            const graphene_rect_t *below)
{
  graphene_rect_t place;
  double opacity;

  if (!GTK_IS_LABEL (widget))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget);
           child != NULL; child = gtk_widget_get_next_sibling (child))
        hide_under (child, table, said, below);
      return;
    }
  /* a label without text is invisible anyway */
  if (*gtk_label_get_text (GTK_LABEL (widget)) == '\0' ||
      !gtk_widget_compute_bounds (widget, table, &place))
    return;
  graphene_rect_inset (&place, 1, 1);
  opacity = graphene_rect_intersection (&place, said, NULL) ||
                graphene_rect_intersection (&place, below, NULL)
              ? 0
              : 1;
  if (gtk_widget_get_opacity (widget) != opacity)
    gtk_widget_set_opacity (widget, opacity);
}

/* Returns the rectangle around the visible ones of these widgets, in the
 * coordinates of @table: the prompt, the offer of a lesson, and the line about
 * what happened last. */
static graphene_rect_t
find_said (TapisTableLayout *self, GtkWidget *table)
{
  GtkWidget *const said[] = {
    self->parts->prompt,
    GTK_WIDGET (self->parts->offer),
    GTK_WIDGET (self->parts->line),
  };
  graphene_rect_t all = GRAPHENE_RECT_INIT (-1, -1, 0, 0);
  graphene_rect_t place;

  /* a prompt without text is not visible */
  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      if (!gtk_widget_get_visible (said[i]) ||
          !gtk_widget_get_child_visible (said[i]) ||
          !gtk_widget_compute_bounds (said[i], table, &place))
        continue;
      if (all.size.width == 0)
        all = place;
      else
        graphene_rect_union (&all, &place, &all);
    }
  return all;
}

/* Hides the labels of the middle and the seats that the prompt covers, because
 * it may be larger than its room. If the middle has too little room (@fits is
 * FALSE), also hides labels that extend down to the viewer's cards. */
static void
clear_ground (TapisTableLayout *self, gboolean fits)
{
  GtkWidget *table = GTK_WIDGET (self->parts->table);
  const TapisTablePlan *plan = &self->plan;
  GtkWidget *middle = tapis_ground_get_middle (self->parts->ground);
  GPtrArray *seats = tapis_ground_get_seats (self->parts->ground);
  graphene_rect_t said = find_said (self, table);
  graphene_rect_t below = GRAPHENE_RECT_INIT (-1, -1, 0, 0);

  if (!fits)
    below = GRAPHENE_RECT_INIT (
      0, (float) MIN (plan->own_seat.y, plan->hand.y),
      (float) plan->table_width, (float) gtk_widget_get_height (table));
  if (middle != NULL)
    hide_under (middle, table, &said, &below);
  for (guint i = 0; i < seats->len; i++)
    hide_under (g_ptr_array_index (seats, i), table, &said, &below);
}

/* --- all of it ------------------------------------------------------------ */

static void
allocate_seats (TapisTableLayout *self, const TapisTableNeeds *needs)
{
  GPtrArray *seats = tapis_ground_get_seats (self->parts->ground);

  for (guint i = 0; i < seats->len; i++)
    {
      TapisSeatView *seat = g_ptr_array_index (seats, i);

      tapis_seat_view_show_tokens (seat, needs->seat == TAPIS_SEAT_TOKENS);
      if (tapis_seat_view_set_form (seat,
                                    self->plan.compact ? TAPIS_BADGE_EMBLEM
                                                       : needs->emblem,
                                    self->plan.seat_card,
                                    self->plan.known_card))
        lay_out_again (self);
      tapis_seat_view_allocate (seat, &self->plan.seats[i]);
    }
}

static void
allocate_middle (TapisTableLayout *self)
{
  GtkWidget *middle = tapis_ground_get_middle (self->parts->ground);

  if (middle == NULL)
    return;
  tapis_middle_set_card (TAPIS_MIDDLE (middle), self->plan.card,
                         self->plan.table_width);
  tapis_widget_allocate (middle, &self->plan.middle);
}

/* Allocates the buttons. While a person chooses one of several moves, the
 * buttons may need more height; then they extend upwards over the lower part of
 * the hand, which does not move. */
static void
allocate_actions (TapisTableLayout *self)
{
  GtkWidget *bar = GTK_WIDGET (self->parts->bar);
  GtkAllocation a = self->plan.actions;
  int wished = tapis_widget_natural_height (bar, a.width);

  if (wished > a.height)
    {
      a.y -= wished - a.height;
      a.height = wished;
    }
  tapis_widget_allocate (bar, &a);
}

void
tapis_table_layout_allocate (TapisTableLayout *self, int width, int height)
{
  TapisTablePlan *plan = &self->plan;
  TapisTableNeeds needs;
  gboolean fits;
  int lines;

  fit_text (self, width, height);
  lines = gather_needs (self, width, height, &needs);
  tapis_table_plan (&needs, plan);
  /* if large text leaves too little room, the tokens are hidden; the seats show
   * the points as text */
  if (needs.seat == TAPIS_SEAT_TOKENS && plan->card <= TAPIS_TABLE_MIN_CARD)
    {
      needs.seat = TAPIS_SEAT_BARE;
      tapis_table_plan (&needs, plan);
    }
  fits = middle_fits (self);
  allocate_seats (self, &needs);
  allocate_middle (self);
  tapis_own_place_allocate (self->parts->own, &needs, plan);
  allocate_prompt (self, told_height (self, lines, width), fits ? lines : 0,
                   width >= BROAD);
  allocate_actions (self);
  clear_ground (self, fits);
  if (tapis_side_allocate (self->parts->side, plan, width, height))
    lay_out_again (self);
  tapis_cries_allocate (self->parts->cries);
}

const GdkRectangle *
tapis_table_layout_get_middle (TapisTableLayout *self)
{
  return &self->plan.middle;
}
