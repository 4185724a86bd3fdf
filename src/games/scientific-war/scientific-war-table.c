/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of the table in Bataille scientifique: the sign of the order,
 * which shows the strong cards; how the last trick has ended and why; a place
 * for the card of each player; and the pot. Decides no rule. */

#include "config.h"

#include "scientific-war-model.h"
#include "widgets/cards/tapis-motion.h"
#include "scientific-war-table-order.h"
#include "scientific-war-table-spot.h"
#include "scientific-war-table-geometry.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-tooltip.h"
#include "widgets/kit/tapis-widget.h"
#include "widgets/table/tapis-middle.h"

#include <glib/gi18n.h>

#define TAPIS_TYPE_MIDDLE_WAR (tapis_middle_war_get_type ())
G_DECLARE_FINAL_TYPE (TapisMiddleWar, tapis_middle_war, TAPIS, MIDDLE_WAR,
                      TapisMiddle)

struct _TapisMiddleWar
{
  TapisMiddle parent_instance;

  /* child widgets */
  GtkWidget *sign;
  GtkWidget *caption;
  GtkWidget *note;
  GtkWidget *spots[TAPIS_WAR_MAX_SPOTS]; /* by seat: the players' places */
  /* by seat: the piles "chosen", which lie on the places */
  GtkWidget *chosen[TAPIS_WAR_MAX_SPOTS];
  GtkWidget *pot;
  GtkWidget *pot_caption;

  /* state */
  TapisWarPlan plan;
  int viewer; /* the viewer for whom the places are ordered, or -1 */
  /* the seats that have a place, from the left */
  int seats[TAPIS_WAR_MAX_SPOTS];
  guint n_seats;
};

G_DEFINE_FINAL_TYPE (TapisMiddleWar, tapis_middle_war, TAPIS_TYPE_MIDDLE)

/* --- what is shown -------------------------------------------------------- */

static void
update_sign (TapisMiddleWar *self, TapisGame *game)
{
  tapis_order_sign_set (
    TAPIS_ORDER_SIGN (self->sign),
    tapis_scientific_war_now (TAPIS_SCIENTIFIC_WAR (game))->low_strong,
    tapis_game_now (game)->demand, tapis_game_now (game)->demand_description,
    tapis_middle_get_still (TAPIS_MIDDLE (self)) ? 0 : TAPIS_MOTION_TURN);
}

/* Returns what a screen reader calls the place of @seat: the player and the
 * card that lies there, as far as it is seen, or that there is none. */
static char *
full_name (TapisGame *game, int seat)
{
  const char *name = tapis_game_get_player_state (game, seat)->name;
  TapisPile *chosen = tapis_game_get_pile (game, "chosen", seat);
  TapisCard *card =
    tapis_scientific_war_now (TAPIS_SCIENTIFIC_WAR (game))->shown[seat];

  if (card == NULL)
    card = tapis_pile_get_top (chosen);
  if (card == NULL)
    return g_strdup (tapis_pile_get_words (chosen)->name);
  /* Translators: a player's name and the card that lies before them. */
  return g_strdup_printf (C_("place in a trick", "%s: %s"), name,
                          tapis_card_get_name (card));
}

static void
update_spot (TapisMiddleWar *self, TapisGame *game, int seat)
{
  TapisScientificWar *war = TAPIS_SCIENTIFIC_WAR (game);
  const TapisScientificWarNow *now = tapis_scientific_war_now (war);
  TapisTrickSpot *spot = TAPIS_TRICK_SPOT (self->spots[seat]);
  const TapisPlayerState *player = tapis_game_get_player_state (game, seat);
  g_autofree char *note = tapis_scientific_war_dup_note (war, seat);
  g_autofree char *full = full_name (game, seat);

  tapis_trick_spot_set_card (spot, now->shown[seat], now->taker == seat);
  tapis_trick_spot_set_words (spot, player->name, note, full,
                              player->description);
}

/* Finds the seats that have a place: all that are still in the game or were in
 * the last trick. The viewer's opponents come first, in the order in which they
 * sit, and the viewer last. Returns these seats as bits. */
static guint
find_seats (TapisMiddleWar *self, TapisGame *game)
{
  int n = (int) tapis_game_get_n_seats (game);
  int viewer = tapis_game_now (game)->viewer;
  gboolean reorder = viewer != self->viewer;
  guint here = 0;

  self->viewer = viewer;
  self->n_seats = 0;
  for (int i = 1; i <= n; i++)
    {
      int seat = (viewer + i) % n;

      /* a screen reader reads the places in the order of the widgets, which
       * must therefore be the order in which they are seen */
      if (reorder)
        gtk_widget_insert_before (self->spots[seat], GTK_WIDGET (self),
                                  self->chosen[0]);
      if (tapis_game_get_player_state (game, seat)->in_play ||
          tapis_scientific_war_now (TAPIS_SCIENTIFIC_WAR (game))
              ->shown[seat] != NULL)
        {
          self->seats[self->n_seats++] = seat;
          here |= 1u << seat;
        }
    }
  return here;
}

/* Sets the text of @label, and hides the label if the text is empty, because a
 * screen reader would read it as a label without text. */
static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, *text != '\0');
}

/* Returns whether @card, a card of the pot, is still shown before the player
 * who laid it, because the next trick has not begun. */
static gboolean
lies_on_a_spot (TapisCard *card, gpointer game)
{
  return tapis_scientific_war_find_shown (TAPIS_SCIENTIFIC_WAR (game),
                                          card) >= 0;
}

static void
update (TapisMiddleWar *self)
{
  TapisGame *game = tapis_middle_get_game (TAPIS_MIDDLE (self));
  const TapisScientificWarNow *now =
    tapis_scientific_war_now (TAPIS_SCIENTIFIC_WAR (game));
  guint here = find_seats (self, game);

  for (int seat = 0; seat < TAPIS_WAR_MAX_SPOTS; seat++)
    {
      gtk_widget_set_visible (self->spots[seat], here >> seat & 1);
      gtk_widget_set_visible (self->chosen[seat], here >> seat & 1);
      if (here >> seat & 1)
        update_spot (self, game, seat);
    }
  update_sign (self, game);
  set_text (self->caption, now->caption);
  set_text (self->note, now->reason);
  tapis_tooltip_set_above (self->caption, now->reason);
  tapis_pile_view_set_elsewhere (TAPIS_PILE_VIEW (self->pot), lies_on_a_spot,
                                 game);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
tapis_middle_war_game_changed (TapisMiddle *middle, TapisGame *game)
{
  TapisMiddleWar *self = TAPIS_MIDDLE_WAR (middle);

  if (game != NULL)
    {
      update (self);
      return;
    }
  self->viewer = -1;
  tapis_pile_view_set_elsewhere (TAPIS_PILE_VIEW (self->pot), NULL, NULL);
}

/* --- layout --------------------------------------------------------------- */

/* Returns the width of the widest name, or of a note with room for two digits
 * if that is wider. The note counts even while no note is shown, so that
 * nothing moves when one appears. */
static int
widest_text (TapisMiddleWar *self)
{
  /* Translators: under a player's name, as short as can be: how many cards are
   * in hand. */
  g_autofree char *sample = g_strdup_printf (C_("seat", "hand %d"), 88);
  int width = tapis_trick_spot_measure_text (
    TAPIS_TRICK_SPOT (self->spots[0]), sample);

  for (guint i = 0; i < self->n_seats; i++)
    width = MAX (width, tapis_trick_spot_measure_text (
                          TAPIS_TRICK_SPOT (self->spots[self->seats[i]]),
                          NULL));
  return width;
}

static TapisWarNeeds
gather_needs (TapisMiddleWar *self, int card, int width)
{
  return (TapisWarNeeds) {
    .spots = (int) MAX (self->n_seats, 1),
    .text = widest_text (self),
    .line = tapis_widget_line_height (self->pot_caption, 1) + 1,
    .sign = tapis_widget_natural_height (
      self->sign, MIN (width, TAPIS_WAR_SIGN_WIDTH)),
    .caption = tapis_widget_line_height (self->caption, 1) + 2,
    .note = tapis_widget_line_height (self->note, 1) + 1,
    .card = MAX (32, card),
  };
}

/* Requests room for cards that are smaller than those of the hand, so that the
 * hand gets the room that it needs. */
static void
tapis_middle_war_request (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                          int *width, int *height)
{
  TapisWarNeeds all = gather_needs (TAPIS_MIDDLE_WAR (middle),
                                    needs->card * 3 / 4, needs->table);

  tapis_war_request (&all, needs->table, width, height);
}

/* Places @label, or hides it if @place has no room for all of its text. The
 * same text is in the log. */
static void
allocate_text (GtkWidget *label, const GdkRectangle *place)
{
  gboolean fits = gtk_widget_get_visible (label) &&
                  tapis_widget_natural_height (label, place->width) <=
                    place->height;

  gtk_widget_set_child_visible (label, fits);
  if (fits)
    tapis_widget_allocate (label, place);
}

static void
allocate_spot (TapisMiddleWar *self, int seat, const GdkRectangle *place)
{
  TapisTrickSpot *spot = TAPIS_TRICK_SPOT (self->spots[seat]);
  GdkRectangle card;

  tapis_trick_spot_set_card_width (spot, self->plan.card);
  gtk_widget_size_allocate (GTK_WIDGET (spot), place, -1);
  card = tapis_trick_spot_find_card (spot, place->width);
  card.x += place->x;
  card.y += place->y;
  tapis_middle_place_pile (self->chosen[seat], card.width, &card);
}

static void
tapis_middle_war_place (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                        int width, int height)
{
  TapisMiddleWar *self = TAPIS_MIDDLE_WAR (middle);
  TapisWarPlan *plan = &self->plan;
  TapisWarNeeds all = gather_needs (self, needs->card, width);
  GdkRectangle pot, caption;

  tapis_war_plan (&all, width, height, plan);
  tapis_widget_allocate (self->sign, &plan->sign);
  allocate_text (self->caption, &plan->caption);
  allocate_text (self->note, &plan->note);
  for (guint i = 0; i < self->n_seats; i++)
    allocate_spot (self, self->seats[i], &plan->spots[i]);
  caption = pot = plan->pot;
  pot.height = tapis_pile_card_height (CG_PACK_FRENCH, plan->card);
  caption.y += pot.height + TAPIS_TRICK_SPOT_GAP;
  caption.height = all.line;
  tapis_middle_place_pile (self->pot, plan->card, &pot);
  tapis_fit_label (GTK_LABEL (self->pot_caption), caption.width,
                   caption.height);
  tapis_widget_allocate (self->pot_caption, &caption);
}

/* Finds where @card is seen. Until the next trick begins, the cards of the last
 * trick are seen before the players who laid them; but a card that has come
 * into a hand is seen in that hand. */
static gboolean
tapis_middle_war_see (TapisMiddle *middle, TapisPile *pile, TapisCard *card,
                      GtkWidget *above, TapisSight *sight, TapisCardView **view)
{
  TapisMiddleWar *self = TAPIS_MIDDLE_WAR (middle);
  TapisScientificWar *war =
    TAPIS_SCIENTIFIC_WAR (tapis_middle_get_game (middle));
  int seat = tapis_scientific_war_find_shown (war, card);
  TapisTrickSpot *spot;
  GdkRectangle place;

  if (seat < 0 || tapis_pile_get_role (pile) == CG_ZONE_HAND)
    return TAPIS_MIDDLE_CLASS (tapis_middle_war_parent_class)
      ->see (middle, pile, card, above, sight, view);
  spot = TAPIS_TRICK_SPOT (self->spots[seat]);
  place = tapis_trick_spot_find_card (
    spot, gtk_widget_get_width (GTK_WIDGET (spot)));
  *view = tapis_trick_spot_get_view (spot);
  *sight = (TapisSight) {
    .width = place.width,
    .pack = CG_PACK_FRENCH,
    .face = tapis_card_get_state (
      tapis_scientific_war_now (war)->shown[seat])->face,
  };
  tapis_sight_take_place (sight, GTK_WIDGET (spot),
                          place.x + place.width / 2.0,
                          place.y + place.height / 2.0, above);
  return TRUE;
}

/* Lists the widgets that can have the focus. The arrow keys move it between the
 * sign, the places from the left, and the pot. The Tab key moves it to the
 * first place. */
static guint
tapis_middle_war_stops (TapisMiddle *middle,
                        GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS], guint *first)
{
  TapisMiddleWar *self = TAPIS_MIDDLE_WAR (middle);
  guint n = 0;

  out[n++] = self->sign;
  for (guint i = 0; i < self->n_seats; i++)
    out[n++] = self->spots[self->seats[i]];
  out[n++] = self->pot;
  *first = 1;
  return n;
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_middle_war_class_init (TapisMiddleWarClass *klass)
{
  TapisMiddleClass *middle_class = TAPIS_MIDDLE_CLASS (klass);

  middle_class->game_changed = tapis_middle_war_game_changed;
  middle_class->request = tapis_middle_war_request;
  middle_class->place = tapis_middle_war_place;
  middle_class->see = tapis_middle_war_see;
  middle_class->stops = tapis_middle_war_stops;
}

static GtkWidget *
add_label (TapisMiddleWar *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
tapis_middle_war_init (TapisMiddleWar *self)
{
  TapisMiddle *middle = TAPIS_MIDDLE (self);

  self->viewer = -1;
  self->sign = g_object_new (TAPIS_TYPE_ORDER_SIGN, NULL);
  gtk_widget_set_parent (self->sign, GTK_WIDGET (self));
  tapis_middle_add_sign (middle, "demand", self->sign);
  self->caption = add_label (self, "trick-caption");
  gtk_label_set_ellipsize (GTK_LABEL (self->caption), PANGO_ELLIPSIZE_END);
  self->note = add_label (self, "trick-note");
  gtk_label_set_wrap (GTK_LABEL (self->note), TRUE);
  gtk_label_set_yalign (GTK_LABEL (self->note), 0);
  for (guint seat = 0; seat < TAPIS_WAR_MAX_SPOTS; seat++)
    {
      self->spots[seat] = g_object_new (TAPIS_TYPE_TRICK_SPOT, NULL);
      gtk_widget_set_parent (self->spots[seat], GTK_WIDGET (self));
    }
  for (int seat = 0; seat < TAPIS_WAR_MAX_SPOTS; seat++)
    self->chosen[seat] = tapis_middle_add_pile (middle, "chosen", seat,
                                                TAPIS_PILE_ROW, FALSE, FALSE);
  self->pot = tapis_middle_add_pile (middle, "pot", -1, TAPIS_PILE_DECK,
                                     FALSE, TRUE);
  self->pot_caption = tapis_middle_add_caption (middle, self->pot);
  gtk_label_set_justify (GTK_LABEL (self->pot_caption), GTK_JUSTIFY_CENTER);
}

const TapisTableKind tapis_table_scientific_war = {
  .game = "scientific-war",
  .get_middle_type = tapis_middle_war_get_type,
};
