/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of middles: which class shows which game. A game that is not named
 * here has a stock, a pile and what has left the game. */

#include "config.h"

#include "games/yellow-dwarf/yellow-dwarf-table.h"
#include "games/noddy/noddy-table.h"
#include "games/shedding/shedding-table.h"
#include "games/scientific-war/scientific-war-table.h"

static GType
type_for (TapisGame *game)
{
  static const struct
  {
    const char *id;
    GType (*get_type) (void);
  } middles[] = {
    { "norwegian", tapis_middle_shedding_get_type },
    { "balco", tapis_middle_shedding_get_type },
    { "yellow-dwarf", tapis_middle_dwarf_get_type },
    { "noddy", tapis_middle_noddy_get_type },
    { "scientific-war", tapis_middle_war_get_type },
  };
  const char *id = tapis_game_get_game_id (game);

  for (guint i = 0; i < G_N_ELEMENTS (middles); i++)
    if (g_str_equal (middles[i].id, id))
      return middles[i].get_type ();
  return TAPIS_TYPE_MIDDLE_SHEDDING;
}

GtkWidget *
tapis_middle_new_for (TapisGame *game)
{
  g_return_val_if_fail (TAPIS_IS_GAME (game), NULL);

  return g_object_new (type_for (game), NULL);
}

gboolean
tapis_middle_fits (TapisMiddle *self,
                   TapisGame   *game)
{
  g_return_val_if_fail (TAPIS_IS_MIDDLE (self), FALSE);
  g_return_val_if_fail (TAPIS_IS_GAME (game), FALSE);

  return G_OBJECT_TYPE (self) == type_for (game);
}
