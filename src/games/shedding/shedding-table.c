/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Stock, pile and what has left the game. Knows no rule. */

#include "config.h"

#include "shedding-table.h"

#include <glib/gi18n.h>

#include "shedding-table-geometry.h"
#include "widgets/kit/tapis-widget.h"

enum
{
  STOCK,
  PILE,
  BURNT,
  N_PILES,
};

struct _TapisMiddleShedding
{
  TapisMiddle parent_instance;

  /* children */
  GtkWidget *piles[N_PILES];
  GtkWidget *captions[N_PILES];
  GtkWidget *chip;
  GtkWidget *direction;

  /* state */
  TapisSheddingPlan plan;
};

G_DEFINE_FINAL_TYPE (TapisMiddleShedding, tapis_middle_shedding,
                     TAPIS_TYPE_MIDDLE)

static const char *const pile_ids[N_PILES] = { "stock", "pile", "burnt" };

/* --- following the game --------------------------------------------------- */

static void
update_captions (TapisMiddleShedding *self)
{
  for (int i = 0; i < N_PILES; i++)
    {
      TapisPile *pile =
        tapis_pile_view_get_pile (TAPIS_PILE_VIEW (self->piles[i]));

      gtk_label_set_text (GTK_LABEL (self->captions[i]),
                          pile != NULL ? tapis_pile_get_caption (pile) : "");
    }
}

static void
update_direction (TapisMiddleShedding *self)
{
  TapisGame *game = tapis_middle_get_game (TAPIS_MIDDLE (self));
  gboolean left = tapis_game_get_reversed (game) !=
                  tapis_game_get_to_the_right (game);
  const char *text = left ? _("Play goes counterclockwise")
                          : _("Play goes clockwise");

  gtk_image_set_from_icon_name (GTK_IMAGE (self->direction),
                                left ? "object-rotate-left-symbolic"
                                     : "object-rotate-right-symbolic");
  gtk_widget_set_tooltip_text (self->direction, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->direction),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
tapis_middle_shedding_set_game (TapisMiddle *middle,
                                TapisGame   *game)
{
  TapisMiddleShedding *self = TAPIS_MIDDLE_SHEDDING (middle);
  TapisGame *old = tapis_middle_get_game (middle);

  if (old != NULL)
    g_signal_handlers_disconnect_by_func (old, update_direction, self);
  TAPIS_MIDDLE_CLASS (tapis_middle_shedding_parent_class)
    ->set_game (middle, game);
  for (int i = 0; i < N_PILES; i++)
    {
      TapisPile *pile = tapis_pile_view_get_pile (
        TAPIS_PILE_VIEW (self->piles[i]));

      if (pile != NULL)
        g_signal_handlers_disconnect_by_func (pile, update_captions, self);
      pile = game != NULL ? tapis_game_get_pile (game, pile_ids[i], -1)
                          : NULL;
      tapis_pile_view_set_pile (TAPIS_PILE_VIEW (self->piles[i]), pile);
      if (pile != NULL)
        g_signal_connect_object (pile, "notify::caption",
                                 G_CALLBACK (update_captions), self,
                                 G_CONNECT_SWAPPED);
    }
  update_captions (self);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "notify::reversed",
                           G_CALLBACK (update_direction), self,
                           G_CONNECT_SWAPPED);
  update_direction (self);
}

/* --- where ---------------------------------------------------------------- */

static void
gather_needs (TapisMiddleShedding *self,
              int                  card,
              int                  table_width,
              TapisSheddingNeeds  *needs)
{
  TapisGame *game = tapis_middle_get_game (TAPIS_MIDDLE (self));

  *needs = (TapisSheddingNeeds) {
    .pack = game != NULL ? tapis_game_get_pack (game) : CG_PACK_FRENCH,
    .line = tapis_widget_natural_height (self->captions[0], -1),
    .chip = tapis_widget_natural_height (self->chip, -1),
    .card = card,
    .table = table_width,
  };
}

static void
tapis_middle_shedding_request (TapisMiddle *middle,
                               int          card,
                               int          table_width,
                               int         *width,
                               int         *height)
{
  TapisSheddingNeeds needs;

  gather_needs (TAPIS_MIDDLE_SHEDDING (middle), card, table_width, &needs);
  tapis_shedding_request (&needs, width, height);
}

/* Above the pile, and only as far aside as a long demand needs. */
static void
allocate_chip (TapisMiddleShedding *self)
{
  const TapisSheddingPlan *plan = &self->plan;
  GtkAllocation a = plan->chip;
  int least, natural;

  gtk_widget_measure (self->chip, GTK_ORIENTATION_HORIZONTAL, -1, &least,
                      &natural, NULL, NULL);
  a.width = MAX (least, MIN (natural, plan->chip.width));
  a.x = plan->pile.x + (plan->pile.width - a.width) / 2;
  a.x = MAX (plan->chip.x,
             MIN (a.x, plan->chip.x + plan->chip.width - a.width));
  tapis_widget_allocate (self->chip, &a);
}

static void
allocate_direction (TapisMiddleShedding *self)
{
  GtkAllocation a = self->plan.direction;
  int width, height;

  gtk_widget_measure (self->direction, GTK_ORIENTATION_HORIZONTAL, -1, NULL,
                      &width, NULL, NULL);
  gtk_widget_measure (self->direction, GTK_ORIENTATION_VERTICAL, -1, NULL,
                      &height, NULL, NULL);
  width = MIN (width, a.width);
  height = MIN (height, a.height);
  a.x += (a.width - width) / 2;
  a.y += (a.height - height) / 2;
  a.width = width;
  a.height = height;
  tapis_widget_allocate (self->direction, &a);
}

static void
tapis_middle_shedding_size_allocate (GtkWidget *widget,
                                     int        width,
                                     int        height,
                                     int        baseline)
{
  TapisMiddleShedding *self = TAPIS_MIDDLE_SHEDDING (widget);
  TapisMiddle *middle = TAPIS_MIDDLE (widget);
  const TapisSheddingPlan *plan = &self->plan;
  TapisSheddingNeeds needs;

  gather_needs (self, tapis_middle_get_card (middle),
                tapis_middle_get_table_width (middle), &needs);
  tapis_shedding_plan (&needs, width, height, &self->plan);
  for (int i = 0; i < N_PILES; i++)
    tapis_pile_view_set_card_width (TAPIS_PILE_VIEW (self->piles[i]),
                                    plan->card);
  tapis_widget_allocate (self->piles[STOCK], &plan->stock);
  tapis_widget_allocate (self->piles[PILE], &plan->pile);
  tapis_widget_allocate (self->piles[BURNT], &plan->burnt);
  tapis_widget_allocate (self->captions[STOCK], &plan->stock_caption);
  tapis_widget_allocate (self->captions[PILE], &plan->pile_caption);
  tapis_widget_allocate (self->captions[BURNT], &plan->burnt_caption);
  allocate_chip (self);
  allocate_direction (self);
}

/* Tab comes to the pile. */
static guint
tapis_middle_shedding_stops (TapisMiddle *middle,
                             GtkWidget   *out[TAPIS_MIDDLE_MAX_STOPS],
                             guint       *first)
{
  TapisMiddleShedding *self = TAPIS_MIDDLE_SHEDDING (middle);

  for (int i = 0; i < N_PILES; i++)
    out[i] = self->piles[i];
  *first = PILE;
  return N_PILES;
}

static gboolean
tapis_middle_shedding_accepts (TapisMiddle *middle,
                               double       x,
                               double       y)
{
  const GdkRectangle *pile = &TAPIS_MIDDLE_SHEDDING (middle)->plan.pile;

  /* a wide aim: everything above the sentence and between the heaps */
  return x >= pile->x - 40 && x <= pile->x + pile->width + 40 &&
         y >= pile->y - 60 && y <= pile->y + pile->height + 60;
}

static GtkWidget *
tapis_middle_shedding_find (TapisMiddle *middle,
                            TapisPile   *what,
                            const char  *sign)
{
  TapisMiddleShedding *self = TAPIS_MIDDLE_SHEDDING (middle);

  if (what == NULL && g_strcmp0 (sign, "direction") == 0)
    return self->direction;
  return TAPIS_MIDDLE_CLASS (tapis_middle_shedding_parent_class)
    ->find (middle, what, sign);
}

/* --- the widget ----------------------------------------------------------- */

static void
tapis_middle_shedding_class_init (TapisMiddleSheddingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  TapisMiddleClass *middle_class = TAPIS_MIDDLE_CLASS (klass);

  widget_class->size_allocate = tapis_middle_shedding_size_allocate;
  middle_class->set_game = tapis_middle_shedding_set_game;
  middle_class->request = tapis_middle_shedding_request;
  middle_class->stops = tapis_middle_shedding_stops;
  middle_class->find = tapis_middle_shedding_find;
  middle_class->accepts = tapis_middle_shedding_accepts;
}

static void
tapis_middle_shedding_init (TapisMiddleShedding *self)
{
  TapisMiddle *middle = TAPIS_MIDDLE (self);

  self->piles[STOCK] = tapis_middle_add_pile (middle, TAPIS_PILE_DECK, FALSE,
                                              TRUE);
  tapis_middle_set_deck (middle, self->piles[STOCK]);
  self->piles[PILE] = tapis_middle_add_pile (middle, TAPIS_PILE_SPREAD,
                                             FALSE, TRUE);
  self->piles[BURNT] = tapis_middle_add_pile (middle, TAPIS_PILE_DECK, FALSE,
                                              TRUE);
  for (int i = 0; i < N_PILES; i++)
    {
      self->captions[i] = gtk_label_new (NULL);
      gtk_widget_add_css_class (self->captions[i], "pile-caption");
      gtk_widget_set_parent (self->captions[i], GTK_WIDGET (self));
    }
  self->chip = tapis_middle_add_demand (middle);
  self->direction = gtk_image_new ();
  gtk_widget_add_css_class (self->direction, "direction");
  gtk_image_set_pixel_size (GTK_IMAGE (self->direction), 20);
  gtk_widget_set_parent (self->direction, GTK_WIDGET (self));
}
