/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first page: a card for each game, and one card for the deals of the day.
 */

#include "config.h"

#include "tapis-chooser.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "tapis-day-card.h"
#include "tapis-game-card.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

/* If the cards are in several columns: the least width of a card in pixels, the
 * largest number of columns, and the gap between two cards in pixels. */
#define COLUMN 380
#define COLUMNS 3
#define BETWEEN 10

struct _TapisChooser
{
  TapisPage parent_instance;

  /* owned */
  TapisStore *store;
  TapisProgress *progress; /* NULL until tapis_chooser_tell() is called */
  GPtrArray *games; /* of TapisGameCard, lent: one for each game */

  /* template */
  GtkWidget *due;
  GtkLabel *due_text;
  GtkWidget *cards; /* the cards of the games, and after them the card of the
                     * day */
  GtkWidget *day;

  /* state */
  guint untold;      /* the number of the next card that will show its running
                      * game */
  guint untold_course; /* the number of the next card that will show its course
                        */
  guint tell_idle;
  guint course_idle;
};

G_DEFINE_FINAL_TYPE (TapisChooser, tapis_chooser, TAPIS_TYPE_PAGE)

/* --- layout --------------------------------------------------------------- */

static GtkSizeRequestMode
height_for_width (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static guint
count_columns (int width)
{
  return (guint) CLAMP ((width + BETWEEN) / (COLUMN + BETWEEN), 1, COLUMNS);
}

/* Computes the height of a row of at most @columns cards, each @width pixels
 * wide, that begins with @card. Returns: the first card of the next row, or
 * NULL. */
static GtkWidget *
measure_row (GtkWidget *card, guint columns, int width, int *height)
{
  *height = 0;
  for (guint i = 0; i < columns && card != NULL; i++)
    {
      *height = MAX (*height, tapis_widget_natural_height (card, width));
      card = gtk_widget_get_next_sibling (card);
    }
  return card;
}

static int
column_width (int width, guint columns)
{
  return (width - BETWEEN * ((int) columns - 1)) / (int) columns;
}

static void
measure_cards (GtkWidget *cards, GtkOrientation orientation, int for_size,
               int *minimum, int *natural, int *minimum_baseline,
               int *natural_baseline)
{
  GtkWidget *card = gtk_widget_get_first_child (cards);
  guint columns;
  int height;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      for (; card != NULL; card = gtk_widget_get_next_sibling (card))
        *minimum = MAX (*minimum, tapis_widget_least_width (card));
      *natural = COLUMNS * (COLUMN + BETWEEN) - BETWEEN;
      return;
    }
  if (for_size < 0)
    for_size = COLUMNS * (COLUMN + BETWEEN) - BETWEEN;
  columns = count_columns (for_size);
  while (card != NULL)
    {
      card = measure_row (card, columns, column_width (for_size, columns),
                          &height);
      *natural += height + (*natural > 0 ? BETWEEN : 0);
    }
  *minimum = *natural;
}

static void
allocate_cards (GtkWidget *cards, int width, int height, int baseline)
{
  gboolean rtl = gtk_widget_get_direction (cards) == GTK_TEXT_DIR_RTL;
  GtkWidget *card = gtk_widget_get_first_child (cards);
  guint columns = count_columns (width);
  int wide = column_width (width, columns);
  int y = 0;

  while (card != NULL)
    {
      int row;
      GtkWidget *end = measure_row (card, columns, wide, &row);

      for (int x = 0; card != end; x += wide + BETWEEN)
        {
          gtk_widget_size_allocate (
            card, &(GtkAllocation) { rtl ? width - x - wide : x, y, wide,
                                     row }, -1);
          card = gtk_widget_get_next_sibling (card);
        }
      y += row + BETWEEN;
    }
}

/* --- the widget ----------------------------------------------------------- */

/* Shows on the next card the running game that the button “Resume” leads to.
 * The files of the games are read one at a time, when the program is idle, so
 * that the first frame need not wait for them. */
static gboolean
tell_cb (gpointer user_data)
{
  TapisChooser *self = user_data;
  TapisGameCard *card = g_ptr_array_index (self->games, self->untold);
  const CgRules *rules = tapis_game_card_get_rules (card);
  g_autoptr (TapisGame) running =
    tapis_store_peek_running (self->store, rules->id);

  tapis_game_card_tell (card, running);
  tapis_day_card_tell (TAPIS_DAY_CARD (self->day), rules, running);
  if (++self->untold < self->games->len)
    return G_SOURCE_CONTINUE;
  self->tell_idle = 0;
  tapis_day_card_update (TAPIS_DAY_CARD (self->day), self->store);
  g_signal_emit_by_name (self, "asks");
  return G_SOURCE_REMOVE;
}

/* Shows on the next card how far the learner has come. One call updates only
 * one card, because the lessons of some courses must be read from their files.
 */
static gboolean
tell_course_cb (gpointer user_data)
{
  TapisChooser *self = user_data;

  tapis_game_card_tell_course (
    g_ptr_array_index (self->games, self->untold_course), self->progress);
  if (++self->untold_course < self->games->len)
    return G_SOURCE_CONTINUE;
  self->course_idle = 0;
  return G_SOURCE_REMOVE;
}

/* Finds out again which games can be resumed, and makes the suggested button of
 * the first card the widget that has the focus when the page is opened. */
static void
update_cards (TapisChooser *self)
{
  GtkWidget *focus = NULL;

  for (guint i = self->games->len; i > 0; i--)
    focus = tapis_game_card_update (g_ptr_array_index (self->games, i - 1),
                                    self->store);
  g_object_set (self, "focus-widget", focus, NULL);
  self->untold = 0;
  if (self->tell_idle == 0)
    self->tell_idle = g_idle_add_full (G_PRIORITY_LOW, tell_cb, self, NULL);
}

static void
tapis_chooser_enter (TapisPage *page)
{
  update_cards (TAPIS_CHOOSER (page));
}

static void
tapis_chooser_dispose (GObject *object)
{
  TapisChooser *self = TAPIS_CHOOSER (object);

  g_clear_handle_id (&self->tell_idle, g_source_remove);
  g_clear_handle_id (&self->course_idle, g_source_remove);
  g_clear_object (&self->store);
  g_clear_object (&self->progress);
  g_clear_pointer (&self->games, g_ptr_array_unref);

  G_OBJECT_CLASS (tapis_chooser_parent_class)->dispose (object);
}

static void
tapis_chooser_class_init (TapisChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_chooser_dispose;
  TAPIS_PAGE_CLASS (klass)->enter = tapis_chooser_enter;
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "chooser");
  tapis_bind_children (widget_class, TapisChooser, due, due_text, cards);
  tapis_class_add_signal (klass, "asks", 0);
}

static void
tapis_chooser_init (TapisChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->games = g_ptr_array_new ();
  gtk_widget_set_layout_manager (
    self->cards, gtk_custom_layout_new (height_for_width, measure_cards,
                                        allocate_cards));
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      GtkWidget *card = tapis_game_card_new (cg_games[i]);

      g_ptr_array_add (self->games, card);
      gtk_box_append (GTK_BOX (self->cards), card);
    }
  self->day = tapis_day_card_new ();
  gtk_box_append (GTK_BOX (self->cards), self->day);
  /* Translators: read aloud: the name of the first page, which lists the
   * games. */
  tapis_names_mend (GTK_WIDGET (self), C_("page", "All games"));
}

void
tapis_chooser_set_store (TapisChooser *self, TapisStore *store)
{
  g_return_if_fail (TAPIS_IS_CHOOSER (self));
  g_return_if_fail (self->store == NULL);

  self->store = g_object_ref (store);
  update_cards (self);
}

void
tapis_chooser_tell (TapisChooser *self, TapisProgress *progress, guint n_due)
{
  g_autofree char *text = g_strdup_printf (
    /* Translators: of what a learner got wrong, and is to repeat. */
    ngettext ("%u exercise is due today.", "%u exercises are due today.",
              n_due), n_due);

  g_return_if_fail (TAPIS_IS_CHOOSER (self));

  g_set_object (&self->progress, progress);
  self->untold_course = 0;
  if (self->course_idle == 0)
    self->course_idle =
      g_idle_add_full (G_PRIORITY_LOW, tell_course_cb, self, NULL);
  gtk_label_set_text (self->due_text, text);
  gtk_widget_set_visible (self->due, n_due > 0);
}
