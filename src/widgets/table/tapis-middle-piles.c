/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The middle of a game that has neither tricks nor a middle class of its own.
 * It must not know the rules. */

#include "tapis-middle-piles.h"

#include "tapis-piles-geometry.h"
#include "widgets/kit/tapis-widget.h"

typedef struct
{
  /* children */
  GtkWidget *piles[TAPIS_MIDDLE_MAX_PILES];
  GtkWidget *captions[TAPIS_MIDDLE_MAX_PILES];
  GtkWidget *chip;
  GtkWidget *sign; /* a widget beside the demand, or NULL */

  /* state */
  int n;
  int wide;
  TapisPilesPlan plan;
} TapisMiddlePilesPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (TapisMiddlePiles, tapis_middle_piles,
                            TAPIS_TYPE_MIDDLE)

static TapisMiddlePilesPrivate *
private_of (gpointer middle)
{
  return tapis_middle_piles_get_instance_private (TAPIS_MIDDLE_PILES (middle));
}

/* --- which piles ---------------------------------------------------------- */

/* Adds the piles and captions for @game, unless those of the same kind of game
 * exist already. */
static void
tapis_middle_piles_prepare (TapisMiddle *middle, TapisGame *game)
{
  TapisMiddlePilesPrivate *priv = private_of (middle);
  TapisPile *piles[TAPIS_MIDDLE_MAX_PILES];
  gboolean stock;

  if (!tapis_middle_renew_piles (middle, game))
    return;
  priv->n = tapis_middle_list_piles (game, piles);
  stock = priv->n > 0 && tapis_pile_get_role (piles[0]) == CG_ZONE_STOCK;
  priv->wide = stock && priv->n > 1 ? 1 : 0;
  for (int i = 0; i < priv->n; i++)
    {
      priv->piles[i] = tapis_middle_add_pile (
        middle, tapis_pile_get_zone_id (piles[i]), -1,
        i == priv->wide ? TAPIS_PILE_SPREAD : TAPIS_PILE_DECK, FALSE, TRUE);
      gtk_widget_insert_before (priv->piles[i], GTK_WIDGET (middle),
                                priv->chip);
    }
  for (int i = 0; i < priv->n; i++)
    {
      priv->captions[i] = tapis_middle_add_caption (middle, priv->piles[i]);
      gtk_widget_insert_before (priv->captions[i], GTK_WIDGET (middle),
                                priv->chip);
    }
}

/* --- where ---------------------------------------------------------------- */

static TapisPilesNeeds
gather_needs (TapisMiddlePilesPrivate *priv, const TapisMiddleNeeds *needs)
{
  return (TapisPilesNeeds) { *needs, priv->n, priv->wide,
                             priv->sign != NULL };
}

static void
tapis_middle_piles_request (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                            int *width, int *height)
{
  TapisPilesNeeds all = gather_needs (private_of (middle), needs);

  tapis_piles_request (&all, width, height);
}

/* Allocates the label with the demand above the pile on which cards are played.
 * If the label is so wide that it would leave its room, moves it sideways as
 * little as possible. */
static void
place_chip (TapisMiddlePilesPrivate *priv)
{
  const GdkRectangle *chip = &priv->plan.chip;
  const GdkRectangle *pile = &priv->plan.piles[priv->wide];
  GtkAllocation a = *chip;
  int least, natural;

  gtk_widget_measure (priv->chip, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &natural, NULL, NULL);
  a.width = MAX (least, MIN (natural, chip->width));
  a.x = pile->x + (pile->width - a.width) / 2;
  a.x = MAX (chip->x, MIN (a.x, chip->x + chip->width - a.width));
  tapis_widget_allocate (priv->chip, &a);
}

static void
tapis_middle_piles_place (TapisMiddle *middle, const TapisMiddleNeeds *needs,
                          int width, int height)
{
  TapisMiddlePilesPrivate *priv = private_of (middle);
  TapisPilesPlan *plan = &priv->plan;
  TapisPilesNeeds all = gather_needs (priv, needs);

  tapis_piles_plan (&all, width, height, plan);
  for (int i = 0; i < priv->n; i++)
    {
      tapis_middle_place_pile (priv->piles[i], plan->card, &plan->piles[i]);
      tapis_widget_allocate (priv->captions[i], &plan->captions[i]);
    }
  place_chip (priv);
  if (priv->sign != NULL)
    tapis_widget_allocate_centred (priv->sign, &plan->sign);
}

/* Lists all piles, as the parent class does, but makes Tab go to the pile on
 * which cards are played. */
static guint
tapis_middle_piles_stops (TapisMiddle *middle,
                          GtkWidget *out[TAPIS_MIDDLE_MAX_STOPS], guint *first)
{
  guint n = TAPIS_MIDDLE_CLASS (tapis_middle_piles_parent_class)
              ->stops (middle, out, first);

  *first = (guint) private_of (middle)->wide;
  return n;
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_middle_piles_class_init (TapisMiddlePilesClass *klass)
{
  TapisMiddleClass *middle_class = TAPIS_MIDDLE_CLASS (klass);

  middle_class->prepare = tapis_middle_piles_prepare;
  middle_class->request = tapis_middle_piles_request;
  middle_class->place = tapis_middle_piles_place;
  middle_class->stops = tapis_middle_piles_stops;
}

static void
tapis_middle_piles_init (TapisMiddlePiles *self)
{
  private_of (self)->chip = tapis_middle_add_demand (TAPIS_MIDDLE (self));
}

void
tapis_middle_piles_set_sign (TapisMiddlePiles *self, GtkWidget *sign)
{
  g_return_if_fail (TAPIS_IS_MIDDLE_PILES (self));

  gtk_widget_set_parent (sign, GTK_WIDGET (self));
  private_of (self)->sign = sign;
}
