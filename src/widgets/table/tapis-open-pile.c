/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A popover with the open cards of one pile. The game decides which cards are
 * open (see tapis_game_lies_open()). */

#include "tapis-open-pile.h"

#include "widgets/cards/tapis-pile-view.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"

/* CARD is the width of a card in the popover, in pixels; COLUMNS is the
 * greatest number of cards side by side. */
#define CARD 50
#define COLUMNS 10

/* AROUND is the width of the borders at both sides of the cards, in pixels;
 * MOST_HEIGHT is the greatest height of the cards, as a share of the table's
 * height. */
#define AROUND 48
#define MOST_HEIGHT 0.55

struct _TapisOpenPile
{
  GtkPopover parent_instance;

  /* owned */
  TapisGame *game;

  /* children */
  GtkWidget *title;
  GtkWidget *cards;
  GtkScrolledWindow *scrolled;

  /* state: the greatest size of the grid of cards: its columns, and its height
   * in pixels */
  int columns;
  int height;
};

G_DEFINE_FINAL_TYPE (TapisOpenPile, tapis_open_pile, GTK_TYPE_POPOVER)

static gboolean
is_hidden (TapisCard *card, gpointer game)
{
  return !tapis_game_lies_open (game, card);
}

static void
update (TapisOpenPile *self)
{
  TapisPile *pile = tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->cards));
  const char *name = tapis_pile_get_words (pile)->name;
  int n = (int) tapis_game_count_open (self->game, pile);
  int columns = CLAMP (n, 1, self->columns);

  tapis_pile_view_set_elsewhere (TAPIS_PILE_VIEW (self->cards), is_hidden,
                                 self->game);
  gtk_label_set_text (GTK_LABEL (self->title), name);
  tapis_names_set (GTK_WIDGET (self), name, NULL);
  tapis_names_mend (GTK_WIDGET (self), name);
  gtk_widget_set_size_request (self->cards, tapis_grid_width (columns, CARD),
                               -1);
  gtk_scrolled_window_set_min_content_height (
    self->scrolled,
    MIN (self->height, tapis_grid_height (tapis_pile_get_pack (pile),
                                          (n + columns - 1) / columns, CARD)));
  if (n == 0)
    gtk_popover_popdown (GTK_POPOVER (self));
}

static void
tapis_open_pile_dispose (GObject *object)
{
  TapisOpenPile *self = TAPIS_OPEN_PILE (object);

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  /* removes the popovers that tell about single cards */
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)), *next;
       child != NULL; child = next)
    {
      next = gtk_widget_get_next_sibling (child);
      if (GTK_IS_POPOVER (child))
        gtk_widget_unparent (child);
    }

  G_OBJECT_CLASS (tapis_open_pile_parent_class)->dispose (object);
}

static void
tapis_open_pile_class_init (TapisOpenPileClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tapis_open_pile_dispose;
}

static void
tapis_open_pile_init (TapisOpenPile *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->title = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->title), TRUE);
  gtk_widget_add_css_class (self->title, "heading");
  gtk_box_append (GTK_BOX (box), self->title);

  self->cards = tapis_pile_view_new (TAPIS_PILE_GRID, FALSE, TRUE);
  tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (self->cards), CARD);
  gtk_widget_set_halign (self->cards, GTK_ALIGN_CENTER);
  self->scrolled = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scrolled, GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (self->scrolled, self->cards);
  /* the last cards are the most important ones */
  tapis_widget_keep_end (self->scrolled);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->scrolled));

  gtk_popover_set_child (GTK_POPOVER (self), box);
  gtk_widget_add_css_class (GTK_WIDGET (self), "pile-fan");
  tapis_widget_unparent_closed (GTK_POPOVER (self));
}

GtkWidget *
tapis_open_pile_new (TapisGame *game, TapisPile *pile, int width, int height)
{
  TapisOpenPile *self;

  g_return_val_if_fail (TAPIS_IS_GAME (game), NULL);
  g_return_val_if_fail (TAPIS_IS_PILE (pile), NULL);

  /* on GTK 4.18 a popover has an accessible name only if its role is GROUP */
  self = g_object_new (TAPIS_TYPE_OPEN_PILE, "accessible-role",
                       GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  self->game = g_object_ref (game);
  self->columns = MIN (COLUMNS, tapis_grid_columns (width - AROUND, CARD));
  self->height = (int) (height * MOST_HEIGHT);
  tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->cards), pile);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (update), self);
  g_signal_connect_swapped (game, "notify::viewer", G_CALLBACK (update),
                            self);
  update (self);
  return GTK_WIDGET (self);
}

void
tapis_open_pile_focus (TapisOpenPile *self)
{
  g_return_if_fail (TAPIS_IS_OPEN_PILE (self));

  gtk_widget_grab_focus (self->cards);
}
