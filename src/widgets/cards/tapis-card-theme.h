/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How this person wants their cards, for every card on screen. Knows the
 * settings' values, not where they are kept. */

#pragma once

#include <glib-object.h>

#include "tapis-card-art.h"

G_BEGIN_DECLS

#define TAPIS_TYPE_CARD_THEME (tapis_card_theme_get_type ())
G_DECLARE_FINAL_TYPE (TapisCardTheme, tapis_card_theme, TAPIS, CARD_THEME,
                      GObject)

/** The one theme. Returns: (transfer none) */
TapisCardTheme *tapis_card_theme_get_default (void);

/** How a person wants cards of @pack, for a screen with @scale device pixels a
 * pixel. */
TapisCardStyle tapis_card_theme_get_style (CgPack pack,
                                           int    scale);

G_END_DECLS
