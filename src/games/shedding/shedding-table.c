/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The widget for the middle of the table in shedding games. It shows the stock,
 * the pile and the cards that have left the game, with a sign for the direction
 * of play. */

#include "shedding-table.h"

#include <glib/gi18n.h>

#include "widgets/kit/tapis-names.h"
#include "widgets/table/tapis-middle-piles.h"

G_DECLARE_FINAL_TYPE (SheddingMiddle, shedding_middle, SHEDDING, MIDDLE,
                      TapisMiddlePiles)

struct _SheddingMiddle
{
  TapisMiddlePiles parent_instance;

  GtkWidget *direction; /* a child widget: the arrow that shows the direction of
                         * play */
};

G_DEFINE_FINAL_TYPE (SheddingMiddle, shedding_middle, TAPIS_TYPE_MIDDLE_PILES)

static void
update_direction (SheddingMiddle *self)
{
  TapisGame *game = tapis_middle_get_game (TAPIS_MIDDLE (self));
  gboolean left = tapis_game_now (game)->reversed !=
                  tapis_game_get_to_the_right (game);
  const char *text = left ? _("Play goes counterclockwise")
                          : _("Play goes clockwise");

  gtk_image_set_from_icon_name (GTK_IMAGE (self->direction),
                                left ? "object-rotate-left-symbolic"
                                     : "object-rotate-right-symbolic");
  tapis_names_set_tip (self->direction, text);
}

static void
shedding_middle_game_changed (TapisMiddle *middle, TapisGame *game)
{
  if (game != NULL)
    update_direction (SHEDDING_MIDDLE (middle));
}

static void
shedding_middle_class_init (SheddingMiddleClass *klass)
{
  TAPIS_MIDDLE_CLASS (klass)->game_changed = shedding_middle_game_changed;
}

static void
shedding_middle_init (SheddingMiddle *self)
{
  self->direction = gtk_image_new ();
  gtk_widget_add_css_class (self->direction, "direction");
  gtk_image_set_pixel_size (GTK_IMAGE (self->direction), 20);
  tapis_middle_add_sign (TAPIS_MIDDLE (self), "direction", self->direction);
  tapis_middle_piles_set_sign (TAPIS_MIDDLE_PILES (self), self->direction);
  tapis_middle_follow (TAPIS_MIDDLE (self), "notify::reversed",
                       G_CALLBACK (update_direction));
}
