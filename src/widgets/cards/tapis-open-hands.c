/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows the hands of all players except the viewer. */

#include "tapis-open-hands.h"

#include <glib/gi18n.h>

#include "tapis-emblem.h"
#include "widgets/kit/tapis-names.h"
#include "widgets/kit/tapis-widget.h"
#include "tapis-pile-view.h"

#define CARD 27 /* pixels */
#define EMBLEM 28

struct _TapisOpenHands
{
  AdwBin parent_instance;

  /* owned */
  TapisGame *game;

  /* template */
  GtkWidget *rows;
};

G_DEFINE_FINAL_TYPE (TapisOpenHands, tapis_open_hands, ADW_TYPE_BIN)

/* Returns a widget with the emblem and the name of @player, and their hand
 * below. */
static GtkWidget *
new_hand (TapisPlayer *player)
{
  TapisPile *hand = tapis_player_get_state (player)->hand;
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *name = gtk_label_new (tapis_player_get_state (player)->name);
  GtkWidget *view = tapis_pile_view_new (TAPIS_PILE_GRID, FALSE, FALSE);

  gtk_box_append (GTK_BOX (head),
                  tapis_emblem_new (tapis_player_get_state (player)->avatar,
                                    EMBLEM));
  gtk_widget_add_css_class (name, "seat-name");
  gtk_box_append (GTK_BOX (head), name);
  gtk_box_append (GTK_BOX (row), head);
  tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (view), CARD);
  tapis_pile_view_set_pile (TAPIS_PILE_VIEW (view), hand);
  gtk_box_append (GTK_BOX (row), view);
  return row;
}

/* Returns whether the cards of @hand are face up for the viewer. If the rules
 * keep hands secret, the cards are face down. An empty hand counts as face
 * down. */
static gboolean
is_seen (TapisPile *hand)
{
  return tapis_pile_get_n_cards (hand) > 0 &&
         tapis_card_get_state (tapis_pile_get_card (hand, 0))->face !=
           CG_CARD_HIDDEN;
}

void
tapis_open_hands_append (GtkBox *box, TapisGame *game, gboolean seen)
{
  int n = (int) tapis_game_get_n_seats (game);
  int viewer = tapis_game_now (game)->viewer;

  for (int i = 1; i < n; i++)
    {
      TapisPlayer *player = tapis_game_get_player (game, (viewer + i) % n);
      TapisPile *hand = tapis_player_get_state (player)->hand;

      if (hand == NULL || (seen && !is_seen (hand)))
        continue;
      gtk_box_append (box, new_hand (player));
    }
}

static void
tapis_open_hands_dispose (GObject *object)
{
  g_clear_object (&TAPIS_OPEN_HANDS (object)->game);

  G_OBJECT_CLASS (tapis_open_hands_parent_class)->dispose (object);
}

static void
tapis_open_hands_class_init (TapisOpenHandsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tapis_open_hands_dispose;
  tapis_widget_class_set_template (widget_class,
                                   "widgets/cards/tapis-open-hands.ui");
  gtk_widget_class_bind_template_child (widget_class, TapisOpenHands, rows);
  gtk_widget_class_set_css_name (widget_class, "openhands");
}

static void
tapis_open_hands_init (TapisOpenHands *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tapis_names_mend (GTK_WIDGET (self), _("The others’ hands"));
}

void
tapis_open_hands_set_game (TapisOpenHands *self, TapisGame *game)
{
  g_return_if_fail (TAPIS_IS_OPEN_HANDS (self));

  if (!g_set_object (&self->game, game))
    return;
  tapis_widget_clear (self->rows);
  if (game != NULL)
    tapis_open_hands_append (GTK_BOX (self->rows), game, FALSE);
}
