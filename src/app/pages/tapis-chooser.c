/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The first page, with a card for each game and one card for the deals of the
 * day. */

#include "tapis-chooser.h"

#include <glib/gi18n.h>

#include "games/cg-games.h"
#include "model/learn/tapis-manual.h"
#include "tapis-day-card.h"
#include "tapis-game-card.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-template.h"
#include "widgets/kit/tapis-widget.h"

/* The largest number of games for which the page needs no search entry. With so
 * few games the search entry is hidden until the person types, and the card of
 * the day may be beside the card of a game. */
#define FEW 5

/* The least width of a column of cards, the gap between columns, and the width
 * of three columns of cards that are no posters. */
#define COLUMN 380
#define GAP 10
#define WIDEST 1440

struct _TapisChooser
{
  TapisPage parent_instance;

  /* owned */
  TapisStore *store;
  TapisProgress *progress; /* NULL until tapis_chooser_tell() is called */
  GPtrArray *games; /* elements: TapisGameCard, not owned; one card for each
                     * game, in the order of cg_games */

  /* template */
  GtkWidget *due;
  GtkLabel *due_text;
  GtkWidget *search;
  GtkLabel *found;
  GtkWidget *scrolled;
  GtkWidget *clamp;
  GtkWidget *cards; /* the cards of the games, in the order in which the games
                     * were last played, the latest first; then the card of the
                     * day */
  GtkWidget *day;

  /* state */
  guint untold;      /* the index in `games` of the next card that will show its
                      * running game */
  guint untold_course; /* the index in `games` of the next card that will show
                        * its course */
  guint tell_idle;
  guint course_idle;
  guint fit_idle;
  gboolean posters; /* the cards are posters, because there is room for that */
  gboolean crowded; /* there are more than FEW games, and their cards do not fit
                     * into the page without scrolling */
};

G_DEFINE_FINAL_TYPE (TapisChooser, tapis_chooser, TAPIS_TYPE_PAGE)

/* --- searching ------------------------------------------------------------ */

static const char *
get_query (TapisChooser *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

static gboolean
is_searching (TapisChooser *self)
{
  return tapis_manual_has_words (get_query (self));
}

static void
tell_found (TapisChooser *self, guint n)
{
  g_autofree char *text =
    n == 0 ? g_strdup (_("No results found."))
           : g_strdup_printf (
               /* Translators: on the first page: how many of the games that one
                * can play have a name with the letters that are looked for. */
               ngettext ("%u game found.", "%u games found.", n), n);

  tapis_page_tell_found (TAPIS_PAGE (self), self->found,
                         is_searching (self) ? text : NULL);
}

/* Returns whether the page has room for at least two rows of posters in three
 * columns, and for all rows without scrolling. */
static gboolean
has_room_for_posters (TapisChooser *self, int width, int height)
{
  int row = 0, n = 0, all;

  for (GtkWidget *card = gtk_widget_get_first_child (self->cards);
       card != NULL; card = gtk_widget_get_next_sibling (card))
    n += gtk_widget_get_visible (card) ? 1 : 0;
  if (n <= 3 || width < 3 * COLUMN + 4 * GAP)
    return FALSE;
  for (guint i = 0; i < self->games->len; i++)
    row = MAX (row, tapis_game_card_get_poster_height (
                      g_ptr_array_index (self->games, i), width / 3 - GAP));
  all = (n + 2) / 3 * (row + GAP) + GAP;
  /* the texts of posters are larger */
  return (self->posters ? all : all * 9 / 8) <= height;
}

/* Makes the cards posters if there is room for that. */
static void
choose_form (TapisChooser *self)
{
  int width = gtk_widget_get_width (self->scrolled);

  self->posters = has_room_for_posters (
    self, width, gtk_widget_get_height (self->scrolled));
  for (guint i = 0; i < self->games->len; i++)
    tapis_game_card_set_poster (g_ptr_array_index (self->games, i),
                                self->posters);
  tapis_day_card_set_emblems (TAPIS_DAY_CARD (self->day),
                              self->posters && width >= 1500 ? 84 : 48);
  tapis_widget_toggle_class (self->cards, "posters", self->posters);
  gtk_widget_set_valign (self->cards, self->posters ? GTK_ALIGN_FILL
                                                    : GTK_ALIGN_START);
  g_object_set (self->clamp, "maximum-size", self->posters ? width : WIDEST,
                "tightening-threshold", self->posters ? width : WIDEST, NULL);
}

/* Shows the search entry if there are more than FEW games and their cards do
 * not fit into the page without scrolling, or if the entry has the focus.
 * Otherwise hides the entry. Changes nothing while there is text in the entry.
 */
static void
fit_cb (TapisChooser *self)
{
  GtkWidget *last = gtk_widget_get_prev_sibling (self->day);
  graphene_rect_t place;

  choose_form (self);
  if (*get_query (self) != '\0' ||
      !gtk_widget_compute_bounds (last, self->cards, &place))
    return;
  self->crowded = self->games->len > FEW &&
                  place.origin.y + place.size.height >
                    gtk_widget_get_height (self->scrolled);
  gtk_widget_set_visible (
    self->search,
    self->crowded || tapis_widget_holds (
                       self->search, tapis_widget_find_focus (self->search)));
}

/* Called during the layout of the page. No widget may be shown or hidden during
 * a layout, so this is done in an idle. */
static void
scroll_changed_cb (TapisChooser *self)
{
  tapis_later (&self->fit_idle, 0, G_CALLBACK (fit_cb), self);
}

/* Shows the cards of the games whose titles contain all words in the search
 * entry. Shows all cards if there is no word in it. */
static void
search_changed_cb (TapisChooser *self)
{
  guint n = 0;

  for (guint i = 0; i < self->games->len; i++)
    {
      TapisGameCard *card = g_ptr_array_index (self->games, i);
      const CgRules *rules = tapis_game_card_get_rules (card);
      gboolean found =
        tapis_manual_text_matches (_(rules->title), get_query (self));

      gtk_widget_set_visible (GTK_WIDGET (card), found);
      n += found ? 1 : 0;
    }
  gtk_widget_set_visible (self->day, !is_searching (self));
  tell_found (self, n);
  scroll_changed_cb (self);
}

static void
search_started_cb (TapisChooser *self)
{
  gtk_widget_set_visible (self->search, TRUE);
  gtk_widget_grab_focus (self->search);
  /* do not select the text in the entry: the next typed letter would replace
   * the selection */
  gtk_editable_set_position (GTK_EDITABLE (self->search), -1);
}

/* Moves the focus to the first card that is visible. */
static void
go_to_games_cb (TapisChooser *self)
{
  gtk_widget_child_focus (self->cards, GTK_DIR_TAB_FORWARD);
}

/* Sets the text of the search entry to @query and updates the cards at once.
 * The "search-changed" signal of the entry comes only after a delay. */
static void
set_query (TapisChooser *self, const char *query)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), query);
  search_changed_cb (self);
}

static void
show_entry (TapisChooser *self)
{
  gtk_widget_set_visible (self->search, self->crowded || is_searching (self));
}

static void
stop_search_cb (TapisChooser *self)
{
  set_query (self, "");
  tapis_page_focus (TAPIS_PAGE (self));
  show_entry (self);
}

/* Handles the Escape key: ends the search. Works wherever the focus is on the
 * page. */
static gboolean
escape_cb (GtkWidget *page, GVariant *args, gpointer user_data)
{
  TapisChooser *self = TAPIS_CHOOSER (page);
  gboolean searching = *get_query (self) != '\0';

  if (searching)
    stop_search_cb (self);
  return searching;
}

/* --- the widget ----------------------------------------------------------- */

/* Idle function: shows on the next card the running game that its button
 * “Resume” opens, and on the card of the day the deal of that game. Each call
 * reads the files of one game only, so that the first frame of the window does
 * not wait for the files. */
static gboolean
tell_cb (gpointer user_data)
{
  TapisChooser *self = user_data;
  TapisGameCard *card = g_ptr_array_index (self->games, self->untold);
  const CgRules *rules = tapis_game_card_get_rules (card);
  g_autofree char *name = tapis_store_find_day (self->store, rules);
  g_autoptr (TapisGame) running =
    tapis_store_peek_running (self->store, rules->id);
  g_autoptr (TapisGame) day =
    name != NULL ? tapis_store_peek_running (self->store, name) : NULL;

  tapis_game_card_tell (card, running);
  tapis_day_card_tell (TAPIS_DAY_CARD (self->day), rules, day);
  if (++self->untold < self->games->len)
    return G_SOURCE_CONTINUE;
  self->tell_idle = 0;
  tapis_day_card_update (TAPIS_DAY_CARD (self->day), self->store);
  g_signal_emit_by_name (self, "asks");
  return G_SOURCE_REMOVE;
}

/* Idle function: shows on the next card how far the learner has come in the
 * course of the game. Each call updates one card only, because the lessons of
 * some courses must be read from their files. */
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

/* Compares two cards for sorting: the game that was played last comes first.
 * @played is the table that tapis_store_list_played() returns. */
static int
compare_cards (gconstpointer a, gconstpointer b, gpointer played)
{
  TapisGameCard *const *one = a;
  TapisGameCard *const *other = b;

  return g_strcmp0 (
    g_hash_table_lookup (played, tapis_game_card_get_rules (*other)->id),
    g_hash_table_lookup (played, tapis_game_card_get_rules (*one)->id));
}

/* Finds out which games can be resumed and when each game was played last, and
 * sorts the cards. The suggested button of the first card becomes the widget
 * that gets the focus when the page is opened. */
static void
update_cards (TapisChooser *self)
{
  g_autoptr (GHashTable) played = tapis_store_list_played (self->store);
  g_autoptr (GPtrArray) sorted = g_ptr_array_copy (self->games, NULL, NULL);
  GtkWidget *before = NULL;

  g_ptr_array_sort_with_data (sorted, compare_cards, played);
  for (guint i = 0; i < sorted->len; i++)
    {
      TapisGameCard *card = g_ptr_array_index (sorted, i);
      const char *id = tapis_game_card_get_rules (card)->id;
      GtkWidget *suggested = tapis_game_card_update (
        card, tapis_store_has_running (self->store, id),
        g_hash_table_contains (played, id));

      if (i == 0)
        g_object_set (self, "focus-widget", suggested, NULL);
      gtk_box_reorder_child_after (GTK_BOX (self->cards), GTK_WIDGET (card),
                                   before);
      before = GTK_WIDGET (card);
    }
  self->untold = 0;
  if (self->tell_idle == 0)
    self->tell_idle = g_idle_add_full (G_PRIORITY_LOW, tell_cb, self, NULL);
}

static void
tapis_chooser_enter (TapisPage *page)
{
  update_cards (TAPIS_CHOOSER (page));
}

/* Clears the search entry, so that the page shows all games when the person
 * comes back. */
static void
tapis_chooser_leave (TapisPage *page)
{
  set_query (TAPIS_CHOOSER (page), "");
  show_entry (TAPIS_CHOOSER (page));
}

static GVariant *
tapis_chooser_keep (TapisPage *page)
{
  return g_variant_new_string (get_query (TAPIS_CHOOSER (page)));
}

static void
tapis_chooser_open (TapisPage *page, GVariant *kept)
{
  set_query (TAPIS_CHOOSER (page), g_variant_get_string (kept, NULL));
  show_entry (TAPIS_CHOOSER (page));
}

static void
tapis_chooser_dispose (GObject *object)
{
  TapisChooser *self = TAPIS_CHOOSER (object);

  g_clear_handle_id (&self->tell_idle, g_source_remove);
  g_clear_handle_id (&self->course_idle, g_source_remove);
  g_clear_handle_id (&self->fit_idle, g_source_remove);
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
  TAPIS_PAGE_CLASS (klass)->leave = tapis_chooser_leave;
  TAPIS_PAGE_CLASS (klass)->keep = tapis_chooser_keep;
  TAPIS_PAGE_CLASS (klass)->open = tapis_chooser_open;
  tapis_page_class_set_template (TAPIS_PAGE_CLASS (klass), "chooser");
  tapis_bind_children (widget_class, TapisChooser, due, due_text, search,
                       found, scrolled, clamp, cards);
  tapis_bind_callbacks (widget_class, search_changed_cb, search_started_cb,
                        go_to_games_cb, stop_search_cb, scroll_changed_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape,
                                (GdkModifierType) 0, escape_cb, NULL);
  tapis_class_add_signal (klass, "asks", 0);
}

static void
tapis_chooser_init (TapisChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->games = g_ptr_array_new ();
  for (guint i = 0; cg_games[i] != NULL; i++)
    {
      GtkWidget *card = tapis_game_card_new (cg_games[i]);

      g_ptr_array_add (self->games, card);
      gtk_box_append (GTK_BOX (self->cards), card);
    }
  self->day = g_object_new (TAPIS_TYPE_DAY_CARD, NULL);
  /* with many games the card of the day is too high to be beside another card
   */
  gtk_widget_set_hexpand (self->day, self->games->len > FEW);
  gtk_box_append (GTK_BOX (self->cards), self->day);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search),
                                           GTK_WIDGET (self));
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
