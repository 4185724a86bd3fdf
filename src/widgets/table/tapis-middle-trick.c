/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of a game with tricks. A "spot" is the place where the card of one
 * player in the trick is shown. It must not know the rules. */

#include "tapis-middle-trick.h"

#include <glib/gi18n.h>

#include "model/words/tapis-words-language.h"
#include "tapis-trick-geometry.h"
#include "tapis-trick-spot.h"
#include "widgets/kit/tapis-fit.h"
#include "widgets/kit/tapis-sizes.h"
#include "widgets/kit/tapis-tooltip.h"
#include "widgets/kit/tapis-widget.h"

G_STATIC_ASSERT (TAPIS_TRICK_MAX_SPOTS == TAPIS_MAX_SEATS);

typedef struct
{
  /* child widgets */
  GtkWidget *sign;
  GtkWidget *caption;
  GtkWidget *note;
  GtkWidget *spots[TAPIS_MAX_SEATS]; /* the spot of each seat */
  GtkWidget *lying[TAPIS_MAX_SEATS]; /* by seat: the view of the seat's pile for
                                      * the trick; NULL if the seats of the game
                                      * have no such piles */
  GtkWidget *turn_up; /* the turned-up card, drawn under the first pile, which
                       * is the stock; or NULL */
  GtkWidget *piles[TAPIS_MIDDLE_MAX_PILES];
  GtkWidget *captions[TAPIS_MIDDLE_MAX_PILES];
  int n_piles;

  /* state */
  TapisTrickPlan plan;
  int viewer; /* the viewer for whom the spots are ordered, or -1 */
  /* the seats whose spots are shown, from left to right */
  int seats[TAPIS_MAX_SEATS];
  int n_seats;
} TapisMiddleTrickPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (TapisMiddleTrick, tapis_middle_trick,
                            TAPIS_TYPE_MIDDLE)

static TapisMiddleTrickPrivate *
private_of (gpointer middle)
{
  return tapis_middle_trick_get_instance_private (TAPIS_MIDDLE_TRICK (middle));
}

/* --- which piles ---------------------------------------------------------- */

/* Adds a view of @pile with a caption. */
static void
add_pile (TapisMiddle *middle, TapisPile *pile)
{
  TapisMiddleTrickPrivate *priv = private_of (middle);
  int i = priv->n_piles++;

  priv->piles[i] = tapis_middle_add_pile (middle, tapis_pile_get_zone_id (pile),
                                          -1, TAPIS_PILE_DECK, FALSE, TRUE);
  priv->captions[i] = tapis_middle_add_caption (middle, priv->piles[i]);
  gtk_label_set_yalign (GTK_LABEL (priv->captions[i]), 0);
}

/* Adds the piles in the middle of @game except for the trick. The stock comes
 * first, with the turned-up card under it. */
static void
add_piles (TapisMiddle *middle, TapisGame *game)
{
  TapisMiddleTrickPrivate *priv = private_of (middle);
  TapisPile *piles[TAPIS_MIDDLE_MAX_PILES];
  int n = tapis_middle_list_piles (game, piles);
  gboolean stock = n > 0 && tapis_pile_get_role (piles[0]) == CG_ZONE_STOCK;
  TapisPile *turn_up =
    stock ? tapis_game_find_pile (game, CG_ZONE_TURN_UP, -1) : NULL;

  priv->n_piles = 0;
  priv->turn_up =
    turn_up != NULL ? tapis_middle_add_pile (
                        middle, tapis_pile_get_zone_id (turn_up), -1,
                        TAPIS_PILE_DECK, FALSE, TRUE)
                    : NULL;
  for (int i = 0; i < n && priv->n_piles < TAPIS_MIDDLE_MAX_PILES; i++)
    if (piles[i] != turn_up &&
        tapis_pile_get_role (piles[i]) != CG_ZONE_TRICK)
      add_pile (middle, piles[i]);
}

static void
tapis_middle_trick_prepare (TapisMiddle *middle, TapisGame *game)
{
  TapisMiddleTrickPrivate *priv = private_of (middle);
  TapisPile *own = tapis_game_find_pile (game, CG_ZONE_TRICK, 0);

  if (!tapis_middle_renew_piles (middle, game))
    return;
  for (int seat = 0; seat < TAPIS_MAX_SEATS; seat++)
    priv->lying[seat] =
      own != NULL ? tapis_middle_add_pile (middle, tapis_pile_get_zone_id (own),
                                           seat, TAPIS_PILE_ROW, FALSE, FALSE)
                  : NULL;
  add_piles (middle, game);
}

/* --- what is shown -------------------------------------------------------- */

/* Returns the accessible name of the spot of @seat: the player's name and, if a
 * card is there, the name of that card as far as the viewer may know it. */
static char *
full_name (TapisGame *game, int seat)
{
  const char *name = tapis_game_get_player_state (game, seat)->name;
  TapisPile *pile = tapis_game_find_pile (game, CG_ZONE_TRICK, seat);
  TapisCard *card = tapis_game_get_trick (game)->cards[seat];

  if (card == NULL && pile != NULL)
    card = tapis_pile_get_top (pile);
  if (card == NULL)
    return g_strdup (pile != NULL ? tapis_pile_get_words (pile)->name : name);
  /* Translators: a player's name and the card before them. */
  return g_strdup_printf (C_("place in a trick", "%s: %s"), name,
                          tapis_card_get_name (card));
}

static void
update_spot (TapisMiddleTrick *self, TapisGame *game, int seat)
{
  TapisMiddleTrickClass *klass = TAPIS_MIDDLE_TRICK_GET_CLASS (self);
  TapisTrickSpot *spot = TAPIS_TRICK_SPOT (private_of (self)->spots[seat]);
  const TapisTrick *trick = tapis_game_get_trick (game);
  const TapisPlayerState *player = tapis_game_get_player_state (game, seat);
  gboolean wins = trick->taker == seat;
  g_autofree char *note = klass->dup_note != NULL ? klass->dup_note (game, seat)
                                                  : NULL;
  g_autofree char *full = full_name (game, seat);
  g_autofree char *description = tapis_words_sentences (
    player->description, wins ? trick->outcome : NULL, NULL);

  tapis_trick_spot_set_card (spot, trick->cards[seat], wins);
  tapis_trick_spot_set_words (spot, player->name, note, full, description);
}

/* Finds the seats whose spots are shown: all players who are still in the game
 * or have a card in the trick. Writes them into "seats": first the viewer's
 * opponents, from left to right as they sit, then the viewer. Returns them as a
 * set of bits, bit 0 for seat 0. */
static guint
find_seats (TapisMiddleTrick *self, TapisGame *game)
{
  TapisMiddleTrickPrivate *priv = private_of (self);
  int n = (int) tapis_game_get_n_seats (game);
  int viewer = tapis_game_now (game)->viewer;
  gboolean to_the_right = tapis_game_get_to_the_right (game);
  gboolean reorder = viewer != priv->viewer;
  GtkWidget *previous = priv->note;
  guint here = 0;

  priv->viewer = viewer;
  priv->n_seats = 0;
  for (int i = 1; i <= n; i++)
    {
      int seat = (viewer + (to_the_right ? n - i : i)) % n;

      /* A screen reader reads the spots in the order of the child widgets,
       * which must therefore be their order on the screen. */
      if (reorder)
        gtk_widget_insert_after (priv->spots[seat], GTK_WIDGET (self),
                                 previous);
      previous = priv->spots[seat];
      if (tapis_game_get_player_state (game, seat)->in_play ||
          tapis_game_get_trick (game)->cards[seat] != NULL)
        {
          priv->seats[priv->n_seats++] = seat;
          here |= 1u << seat;
        }
    }
  return here;
}

/* Sets the text of @label. Hides the label if @text is empty, because a screen
 * reader would announce an empty label. */
static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_widget_set_visible (label, *text != '\0');
}

/* Returns whether @card, which may have moved to another pile, is still shown
 * in the spot of its player. This is so until the next trick begins. */
static gboolean
tapis_middle_trick_shows (TapisMiddle *middle, TapisCard *card)
{
  TapisGame *game = tapis_middle_get_game (middle);

  return game != NULL && tapis_game_find_shown (game, card) >= 0;
}

static void
update (TapisMiddleTrick *self, TapisGame *game)
{
  TapisMiddleTrickClass *klass = TAPIS_MIDDLE_TRICK_GET_CLASS (self);
  TapisMiddleTrickPrivate *priv = private_of (self);
  g_autofree char *caption = NULL;
  g_autofree char *reason = NULL;
  guint here = find_seats (self, game);

  for (int seat = 0; seat < TAPIS_MAX_SEATS; seat++)
    {
      gtk_widget_set_visible (priv->spots[seat], here >> seat & 1);
      if (priv->lying[seat] != NULL)
        gtk_widget_set_visible (priv->lying[seat], here >> seat & 1);
      if (here >> seat & 1)
        update_spot (self, game, seat);
    }
  if (priv->turn_up != NULL)
    gtk_widget_set_visible (
      priv->turn_up, tapis_pile_get_n_cards (tapis_pile_view_get_pile (
                       TAPIS_PILE_VIEW (priv->turn_up))) > 0);
  if (klass->tell != NULL)
    klass->tell (game, &caption, &reason);
  set_text (priv->caption, caption != NULL
                             ? caption
                             : tapis_game_get_trick (game)->outcome);
  set_text (priv->note, reason != NULL ? reason : "");
  tapis_tooltip_set_above (priv->caption, reason);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Removes everything that belongs to the last game. */
static void
clear (TapisMiddleTrickPrivate *priv)
{
  priv->viewer = -1;
  priv->n_seats = 0;
  set_text (priv->caption, "");
  set_text (priv->note, "");
  for (int seat = 0; seat < TAPIS_MAX_SEATS; seat++)
    {
      TapisTrickSpot *spot = TAPIS_TRICK_SPOT (priv->spots[seat]);

      tapis_trick_spot_set_card (spot, NULL, FALSE);
      tapis_trick_spot_set_words (spot, "", NULL, "", "");
      gtk_widget_set_visible (priv->spots[seat], FALSE);
    }
}

static void
tapis_middle_trick_game_changed (TapisMiddle *middle, TapisGame *game)
{
  TapisMiddleTrickPrivate *priv = private_of (middle);

  for (int i = 0; i < priv->n_piles; i++)
    tapis_pile_view_set_elsewhere (TAPIS_PILE_VIEW (priv->piles[i]),
                                   tapis_middle_shows, middle);
  if (game != NULL)
    update (TAPIS_MIDDLE_TRICK (middle), game);
  else
    clear (priv);
}

/* --- where ---------------------------------------------------------------- */

/* Returns the width in pixels of the widest name or note. The widest possible
 * note counts even while no note is shown, so that nothing moves when one
 * appears. */
static int
widest_text (TapisMiddleTrick *self)
{
  TapisMiddleTrickClass *klass = TAPIS_MIDDLE_TRICK_GET_CLASS (self);
  TapisMiddleTrickPrivate *priv = private_of (self);
  g_autofree char *note = klass->dup_note != NULL ? klass->dup_note (NULL, -1)
                                                  : NULL;
  int width = note != NULL ? tapis_trick_spot_measure_text (
                               TAPIS_TRICK_SPOT (priv->spots[0]), note)
                           : 0;

  for (int i = 0; i < priv->n_seats; i++)
    width = MAX (width, tapis_trick_spot_measure_text (
                          TAPIS_TRICK_SPOT (priv->spots[priv->seats[i]]),
                          NULL));
  return width;
}

/* Returns the numbers from which the layout of a middle of @width pixels is
 * calculated. @card is the greatest width of a card, in pixels. */
static TapisTrickNeeds
gather_needs (TapisMiddleTrick *self, const TapisMiddleNeeds *needs, int card,
              int width)
{
  TapisMiddleTrickPrivate *priv = private_of (self);
  gboolean notes = TAPIS_MIDDLE_TRICK_GET_CLASS (self)->dup_note != NULL;
  gboolean reasons = TAPIS_MIDDLE_TRICK_GET_CLASS (self)->tell != NULL;

  return (TapisTrickNeeds) {
    .pack = needs->pack,
    .spots = MAX (priv->n_seats, 1),
    .piles = priv->n_piles,
    .text = widest_text (self),
    .line = tapis_widget_line_height (GTK_WIDGET (self), TAPIS_TEXT_SMALL) + 1,
    .lines = notes ? 2 : 1,
    .sign = tapis_widget_natural_height (priv->sign,
                                         MIN (width, TAPIS_TRICK_SIGN_WIDTH)),
    .caption = tapis_widget_line_height (priv->caption, 1) + 2,
    .note = reasons ? tapis_widget_line_height (priv->note, 1) + 1 : 0,
    .card = MAX (32, card),
  };
}

/* Requests room for cards of three quarters of the width of the hand's cards,
 * so that enough room remains for the hand. */
static void
tapis_middle_trick_request (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                            int *width, int *height)
{
  TapisTrickNeeds all = gather_needs (TAPIS_MIDDLE_TRICK (middle), needs,
                                      needs->card * 3 / 4, needs->table);

  tapis_trick_request (&all, needs->table, width, height);
}

/* Allocates @label at @place, or hides it if @place is too small for the whole
 * text. The log has the same text. */
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
allocate_spot (TapisMiddleTrickPrivate *priv, CgPack pack, int seat,
               const GdkRectangle *place)
{
  TapisTrickSpot *spot = TAPIS_TRICK_SPOT (priv->spots[seat]);
  GdkRectangle card;

  tapis_trick_spot_set_card_width (spot, pack, priv->plan.card);
  gtk_widget_size_allocate (GTK_WIDGET (spot), place, -1);
  if (priv->lying[seat] == NULL)
    return;
  card = tapis_trick_spot_find_card (spot, place->width);
  card.x += place->x;
  card.y += place->y;
  tapis_middle_place_pile (priv->lying[seat], card.width, &card);
}

/* Allocates pile number @i, counted from 0, and its caption, which is @line
 * pixels high. */
static void
allocate_pile (TapisMiddleTrickPrivate *priv, CgPack pack, int i, int line)
{
  GdkRectangle pile = priv->plan.piles[i];
  GdkRectangle caption = pile;
  int card = priv->plan.card;

  pile.height = tapis_pile_card_height (pack, card);
  caption.y += pile.height + TAPIS_TRICK_SPOT_GAP;
  caption.height = line;
  tapis_fit_label (GTK_LABEL (priv->captions[i]), caption.width,
                   caption.height);
  tapis_widget_allocate (priv->captions[i], &caption);
  if (i == 0 && priv->turn_up != NULL &&
      gtk_widget_get_visible (priv->turn_up))
    {
      /* The left three quarters of the turned-up card are seen, enough to read
       * a number of two digits. */
      GdkRectangle under = pile;
      int step;

      card = MIN (card, pile.width * 4 / 7);
      step = card * 3 / 4;
      under.width = card;
      under.x += (pile.width - card - step) / 2;
      pile = under;
      pile.x += step;
      tapis_middle_place_pile (priv->turn_up, card, &under);
    }
  tapis_middle_place_pile (priv->piles[i], card, &pile);
}

static void
tapis_middle_trick_place (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                          int width, int height)
{
  TapisMiddleTrickPrivate *priv = private_of (middle);
  TapisTrickPlan *plan = &priv->plan;
  TapisTrickNeeds all = gather_needs (TAPIS_MIDDLE_TRICK (middle), needs,
                                      needs->card, width);

  tapis_trick_plan (&all, width, height, plan);
  tapis_widget_allocate (priv->sign, &plan->sign);
  allocate_text (priv->caption, &plan->caption);
  allocate_text (priv->note, &plan->note);
  for (int i = 0; i < priv->n_seats; i++)
    allocate_spot (priv, needs->pack, priv->seats[i], &plan->spots[i]);
  for (int i = 0; i < priv->n_piles; i++)
    allocate_pile (priv, needs->pack, i, all.line);
}

/* Finds where @card is drawn. Until the next trick begins, the cards of the
 * last trick are drawn in the spots of their players. A card that has gone into
 * a hand, however, is drawn in that hand. */
static gboolean
tapis_middle_trick_see (TapisMiddle *middle, TapisPile *pile, TapisCard *card,
                        GtkWidget *above, TapisSight *sight,
                        TapisCardView **view)
{
  TapisGame *game = tapis_middle_get_game (middle);
  int seat = tapis_game_find_shown (game, card);
  TapisTrickSpot *spot;
  GdkRectangle place;

  if (seat < 0 || tapis_pile_get_role (pile) == CG_ZONE_HAND)
    return TAPIS_MIDDLE_CLASS (tapis_middle_trick_parent_class)
      ->see (middle, pile, card, above, sight, view);
  spot = TAPIS_TRICK_SPOT (private_of (middle)->spots[seat]);
  place = tapis_trick_spot_find_card (
    spot, gtk_widget_get_width (GTK_WIDGET (spot)));
  *view = tapis_trick_spot_get_view (spot);
  *sight = (TapisSight) {
    .width = place.width,
    .pack = tapis_game_get_pack (game),
    .face = tapis_card_get_state (
      tapis_game_get_trick (game)->cards[seat])->face,
  };
  tapis_sight_take_place (sight, GTK_WIDGET (spot),
                          place.x + place.width / 2.0,
                          place.y + place.height / 2.0, above);
  return TRUE;
}

/* Lists the widgets that can take the focus. The arrow keys move it between the
 * sign, the spots from left to right, and the piles. The Tab key moves it to
 * the first spot. */
static guint
tapis_middle_trick_stops (TapisMiddle *middle,
                          GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS], guint *first)
{
  TapisMiddleTrickPrivate *priv = private_of (middle);
  guint n = 0;

  if (gtk_widget_get_focusable (priv->sign))
    out[n++] = priv->sign;
  *first = n;
  for (int i = 0; i < priv->n_seats; i++)
    out[n++] = priv->spots[priv->seats[i]];
  if (priv->turn_up != NULL && gtk_widget_get_visible (priv->turn_up))
    out[n++] = priv->turn_up;
  for (int i = 0; i < priv->n_piles && n < TAPIS_MIDDLE_MAX_STOPS; i++)
    out[n++] = priv->piles[i];
  return n;
}

/* --- the widget ----------------------------------------------------------- */

/* Makes a label for the demand (what the next card must be) as the sign, unless
 * a subclass has set another sign. */
static void
tapis_middle_trick_constructed (GObject *object)
{
  GtkWidget *demand;

  G_OBJECT_CLASS (tapis_middle_trick_parent_class)->constructed (object);
  if (private_of (object)->sign != NULL)
    return;
  demand = tapis_middle_add_demand (TAPIS_MIDDLE (object));
  gtk_widget_set_halign (demand, GTK_ALIGN_CENTER);
  tapis_middle_trick_set_sign (TAPIS_MIDDLE_TRICK (object), demand);
}

static void
tapis_middle_trick_class_init (TapisMiddleTrickClass *klass)
{
  TapisMiddleClass *middle_class = TAPIS_MIDDLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = tapis_middle_trick_constructed;
  middle_class->prepare = tapis_middle_trick_prepare;
  middle_class->game_changed = tapis_middle_trick_game_changed;
  middle_class->request = tapis_middle_trick_request;
  middle_class->place = tapis_middle_trick_place;
  middle_class->see = tapis_middle_trick_see;
  middle_class->shows = tapis_middle_trick_shows;
  middle_class->stops = tapis_middle_trick_stops;
}

static GtkWidget *
add_label (TapisMiddleTrick *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
tapis_middle_trick_init (TapisMiddleTrick *self)
{
  TapisMiddleTrickPrivate *priv = private_of (self);

  priv->viewer = -1;
  priv->caption = add_label (self, "trick-caption");
  gtk_label_set_ellipsize (GTK_LABEL (priv->caption), PANGO_ELLIPSIZE_END);
  priv->note = add_label (self, "trick-note");
  gtk_label_set_wrap (GTK_LABEL (priv->note), TRUE);
  gtk_label_set_yalign (GTK_LABEL (priv->note), 0);
  for (guint seat = 0; seat < TAPIS_MAX_SEATS; seat++)
    {
      priv->spots[seat] = g_object_new (TAPIS_TYPE_TRICK_SPOT, NULL);
      gtk_widget_set_parent (priv->spots[seat], GTK_WIDGET (self));
    }
}

void
tapis_middle_trick_set_sign (TapisMiddleTrick *self, GtkWidget *sign)
{
  g_return_if_fail (TAPIS_IS_MIDDLE_TRICK (self));

  private_of (self)->sign = sign;
  gtk_widget_insert_after (sign, GTK_WIDGET (self), NULL);
  tapis_middle_add_sign (TAPIS_MIDDLE (self), "demand", sign);
}
